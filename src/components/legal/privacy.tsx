import { type LegalPageProps, LegalSection, LegalText } from './legal-text.tsx'

/** An outside service that is active on this site, and what it receives. */
export interface OutsideService {
  name: string
  gets: string
}

interface PrivacyProps extends LegalPageProps {
  services: readonly OutsideService[]
  /** For how many days a backup is kept; undefined where none is made. */
  backupDays: number | undefined
}

// Long: a text that is read as one.
export function Privacy({ services, backupDays, contact }: PrivacyProps) {
  return (
    <LegalText contact={contact} title="Privacy" lead="What we keep, why, and how it goes away again.">
      <LegalSection title="What we keep">
        <p>
          Your e-mail, hashes of your password and your kid mode PIN that cannot be turned back, the
          characters and profiles you make, your stories with their pictures and sound, which of them are
          favorites and where you stopped, what you read aloud of them, and your labels and feedback. We need
          them to show you your stories, and for nothing else.
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
      <LegalSection title="Links that you send">
        <p>
          A story is yours alone until you make a link to it. Whoever has that link can see and hear this one
          story without an account, until you end the link, delete the story or delete the account: its words,
          pictures and sounds, with or without your child’s first name, as you choose. The narrator tells it;
          a voice of your family’s is heard only by a link for which you chose it when you made it, until you
          delete that voice. It shows no photo and nothing else of yours. It is closed to search engines and
          sets no cookie for those who follow it, and we do not note who they are.
        </p>
        <p>
          Of a link’s address we keep a hash alone, from which it cannot be made again. A link that is ended
          ends at once, but nobody can take back what somebody has seen or saved before. A book or an
          audiobook that you take home is made when you press it, and not kept here.
        </p>
      </LegalSection>
      <LegalSection title="Your voice">
        <p>
          When you read a page aloud, your recording is sent here once you press Keep. It is made as loud as
          the narrator and joined with the story on this server: no outside service gets it, and no copy of a
          voice is made with it. It is your family’s, in what you can download in Settings, and deleted when
          you delete it, when the words of its page change, with its story, and with the account.
        </p>
        <p>
          You can send somebody a link by which they read one story aloud without an account. It shows the
          words and pictures of that story, with your child’s name in it, and nothing else of yours; it is for
          one voice and one time, ends after seven days or when you end it, is closed to search engines and
          sets no cookie. Of its address too we keep a hash alone. What they record is your family’s.
        </p>
      </LegalSection>
      <LegalSection title="On your device">
        <p>
          Eight cookies at most: one keeps you signed in, for ninety days at most, one knows again that you
          signed in here, so that a stranger’s guesses do not hold you up, one remembers your mood colors, one
          says your time zone, so that “Today” is today, one says to pages that are open whether a child has
          the device, one tells the login page, for a minute, that you have been signed out, one lasts as long
          as you take to continue with Google, and where two machines serve, one says which of your changes
          you must see on either. The player remembers there how you like to read. What you are typing about a
          character stays in its tab until it is saved, you leave the page, or you sign out.
        </p>
        <p>
          A story that you have played, or that you keep by hand, is kept in the browser, so that it plays
          without a network. Signing out takes these copies away; after thirty days without a network they are
          hidden until you are online once.
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
