/** Explains each file of a family's data to whoever opens it, today or in ten years. */
export const FAMILY_DATA_FORMAT = `STORYLAMP: EVERYTHING THAT WE KEEP OF YOUR FAMILY (format 1)

The files that end in .json are text in JSON (RFC 8259, UTF-8). Times are UTC, such as
2026-11-21T20:15:00.000Z, but for periodEnd and currentPeriodEnd, which are seconds since the
beginning of 1970, as the card provider has them. null means that there is nothing.

family.json
  account         you, as the app knows you: id, e-mail, role, trial, credits, number of stories, and
                  whether you have a PIN for kid mode (the PIN is kept as a hash alone, which is not
                  in this file)
  signIn          how you come in: "account" is kept where the app keeps accounts itself (your
                  password is kept as a hash alone, which is not in this file), "identities" are the
                  other ways, such as Google, "sessions" the devices that are signed in: since when,
                  until when, and whether a child holds the device just now (kidMode)
  characters      each child: name, how it is said, gender, description, how it looks (castSheet),
                  and what you agreed to for its photo
  stories         each story in short: title, theme (environment), tone, age group, length, status
  timelineLabels  your labels
  profiles        each child's own corner: its name, age, voice, favorites and last choices
  shelves         which stories stand in which child's corner
  series          worlds of which there is more than one story
  storiesOfSeries which story has which number in them
  placesInStories where you left off in a story
  links           the links to your stories that you made: to which story, what for (kind), when,
                  whether with the names in it, in which voice of yours the story is told or whose
                  voice is to be recorded (voice), and when they end, ended or were used; what
                  stands in their address is not kept
  feedback        what you said of stories
  credits         every change of your credits, in order; their sum is what you have
  subscription    your plan, as the card provider last told it; we never have your card
  paidPeriods     what was paid for in each period: price in minor units (cents), credits granted
  spending        what making your stories cost us at outside services, in millionths of a US
                  dollar (microDollars), by service (vendor), model and kind
  files           every photo, picture and sound: its SHA-256 (hash), kind, type, size in bytes, and
                  the model that made it

characters/ID-NAME/
  photo.*         the photo that you let us keep
  portrait.*      the drawing that stands for the child in pictures

stories/ID-TITLE/
  story.json      all of a story: what you asked for (storyRequest), its words (content), when each
                  word is spoken (audio), its ambience, its pictures with the point that matters
                  in each (focus, from 0 to 1), what they show (scenes), how hard it is to read
                  (readingGrade, the American school year), which engines made it (madeBy), what
                  later stories know of it (memory), the work that made it (work), what you changed
                  on its pages, in order, with what stood there before (changes), how it was first
                  told (firstTelling), the voice of each changed page (pageNarrations), and who of you has
                  read it aloud (voices): the story as it is told in that voice (audio), and each page
                  that was read (recordings), with its words and when each of them is said (timings)
  story.txt       its words to read
  picture-P-CUT-WIDTH.*   the picture of paragraph P: wide or tall, so many pixels wide
  narration-N.*, ambience-N.*   its voice and its background sound
  recording-ID-NAME-P.mp3       paragraph P as you read it aloud
  voice-ID-NAME.mp3             the whole story in that voice, with the narrator's other pages
`
