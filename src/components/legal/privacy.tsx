import { type LegalPageProps, LegalSection, LegalText } from './legal-text.tsx'

/** An outside service that is active on this site, and what it is given for its part. */
export interface OutsideService {
  name: string
  gets: string
}

interface PrivacyProps extends LegalPageProps {
  services: readonly OutsideService[]
  /** For how many days a backup is kept; undefined where none is made. */
  backupDays: number | undefined
}

export function Privacy({ services, backupDays, contact }: PrivacyProps) {
  return (
    <LegalText contact={contact} title="Privacy" lead="What we keep, why, and how it goes away again.">
      <LegalSection title="What we keep">
        <p>
          Your e-mail, a hash of your password that cannot be turned back, the characters and profiles you
          make, your stories with their pictures and sound, which of them are favorites and where you stopped,
          and your labels and feedback. We need them to show you your stories, and for nothing else.
        </p>
      </LegalSection>
      <LegalSection title="Photos">
        <p>
          A photo is optional: the avatar builder does as well. When you choose one, your own browser looks
          for a face in it and reads, by the colors, what it can of skin, hair color, hair length and glasses,
          for the avatar. It says what it could not see, and you can change all of it before you save. It does
          not recognize anybody, and the photo does not leave your device for this. Of what was read, only the
          look that you save is kept.
        </p>
        <p>
          The photo itself is sent here when you save the character, and kept only because you agreed; then it
          is made small, its place and camera data are removed, it is shown to you alone, and it is deleted
          when you take it away or delete the character.
        </p>
        <p>
          It goes to an outside picture service only if one is active here and you have allowed it for that
          photo. Without that, the service gets a drawing in its place.
        </p>
      </LegalSection>
      <LegalSection title="Who else gets something">
        {services.length === 0 ? (
          <p>
            Nobody. Words, pictures, voice and accounts are all made and kept on this server. There are no ads
            and no trackers.
          </p>
        ) : (
          <>
            <p>There are no ads and no trackers. These services are active on this site:</p>
            <ul className="grid gap-2">
              {services.map(({ name, gets }) => (
                <li key={name}>
                  <strong className="text-ink font-semibold">{name}</strong> {gets}
                </li>
              ))}
            </ul>
            <p>Each keeps what it gets by its own rules. Everything else stays on this server.</p>
          </>
        )}
      </LegalSection>
      <LegalSection title="On your device">
        <p>
          Four cookies: one keeps you signed in, for ninety days at most, one knows again that you signed in
          here, so that a stranger’s guesses do not hold you up, one remembers your mood colors, and one says
          your time zone, so that “Today” is today. The player remembers there how you like to read. What you
          are typing about a character stays in its tab until it is saved, you leave the page, or you sign
          out.
        </p>
        <p>
          A story that you have played is kept in the browser, so that it plays without a network. Signing out
          takes these copies away, and so do thirty days without a network.
        </p>
      </LegalSection>
      <LegalSection title="Taking it back">
        <p>
          You can delete any story and any character at any time. In Settings you can download everything that
          we keep of your family, and delete the account with all of it.
        </p>
        <p>
          Ten minutes after an account is deleted, its words are nowhere on this site any more, not in the
          search either. {backupDays !== undefined && backupSentence(backupDays)}
        </p>
        <p>
          One thing stays: a hash of your e-mail that cannot be turned back, by which we see that it had its
          free trial.
        </p>
      </LegalSection>
    </LegalText>
  )
}

const backupSentence = (days: number) =>
  `Backups, which only an accident would make us open, are kept for ${days === 1 ? 'one day' : `${days} days`}; then they are gone as well.`
