import { type LegalPageProps, LegalSection, LegalText } from './legal-text.tsx'

export function Terms({ contact }: LegalPageProps) {
  return (
    <LegalText contact={contact} title="Terms" lead="Short, because you have a child to put to bed.">
      <LegalSection title="Who it is for">
        <p>
          Storylamp is for adults who make stories for children: parents, grandparents, teachers. Accounts
          belong to adults.
        </p>
      </LegalSection>
      <LegalSection title="Your stories">
        <p>
          What you make is yours to play, read and share within your family and your classroom. Please upload
          only photos that you may use.
        </p>
      </LegalSection>
      <LegalSection title="Made by machines">
        <p>
          Stories, pictures and voices are made by programs. They are checked by programs too, so please look
          at a story before you rely on it, and tell us with a thumbs-down when one is not right.
        </p>
      </LegalSection>
      <LegalSection title="Credits and plans">
        <p>
          A story takes credits when it is requested. When one fails, trying again is free, and deleting it
          gives the credits back. A plan renews each month until you cancel it, which you can do at any time;
          it then runs to the end of the period that is paid for.
        </p>
      </LegalSection>
      <LegalSection title="Fair use">
        <p>Don’t use Storylamp to make anything harmful or to trouble others. Accounts that do are closed.</p>
      </LegalSection>
    </LegalText>
  )
}
