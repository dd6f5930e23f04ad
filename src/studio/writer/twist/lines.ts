import type { Kind } from '../world.ts'
import type { Want } from './seed.ts'

export const SAY: Record<Want, string[]> = {
  fear: [
    '“{Th.i} {th.am} afraid of {th.object},” said {thing}. “[So {th.i} hid|{Th.i} came in here to hide], [and now {th.i} {th.am} afraid to come out|where {th.i} thought {th.object} would not look].”',
    '“[Is it gone?|Have they gone?]” {thing} whispered. “{Th.i} mean {th.object}. {Th.i} [cannot bear|do not like] {th.object}. {Th.i} {th.am} [staying in here|not moving], thank you.”',
  ],
  want: [
    '“{Th.i} want {th.object},” said {thing}. “[All {th.i} needed was|{Th.i} needed] a place to practice, [with nobody looking|and this was free].”',
    '“[You will laugh|Do not laugh],” said {thing}. “But {th.i} want {th.object}. [There. That is all.|{Th.i} have never said it out loud before.]”',
  ],
  love: [
    '“{Th.i} love {th.object},” said {thing}. “{Th.i} love {th.object} so much that {th.i} [came all this way|lost track of the time].”',
    '“[Have you got any|Did you bring] {th.object}?” asked {thing}. “{Th.i} do love {th.object}. {Th.i} [was told|heard] there might be some here.”',
  ],
  power: [
    '“{Th.i} can {th.object},” said {thing}, very low. “[Nobody ever asks to see it.|But the last time, people ran.] So {th.i} [keep to {th.myself}|hid].”',
    '“[It is a secret|Keep it quiet],” said {thing}, “but {th.i} can {th.object}. {Th.i} needed [room|somewhere private] for it.”',
  ],
  lack: [
    '“{Th.i} can not {th.object},” said {thing}. “[Everyone else can.|{Th.i} have tried and tried.] So {th.i} hid.”',
  ],
  lost: [
    '“{Th.i} have lost {th.object},” said {thing}. “[{Th.i} looked in here. Then {th.i} could not get out.|{Th.i} have looked in every hole there is, and this was the last.]”',
  ],
  think: [
    '“{Th.i} {th.am} {th.object},” said {thing}. “[You may look at {th.me} and think not. Look longer.|People keep telling {th.me} that {th.i} {th.am} not.]”',
  ],
  does: [
    '“{Th.i} {th.object},” said {thing}. “[{Th.i} can not help it.|It is what {th.i} do.] [So {th.i} came where {th.i} would be in nobody’s way|{Th.i} did not know that anyone would mind].”',
  ],
  is: [
    '“{Th.i} {th.object},” said {thing}. “[There. Now you know.|{Th.i} have never told anyone.]”',
    '“[Shall {th.i} tell you something|Can you keep a secret]?” said {thing}. “{Th.i} {th.object}.”',
  ],
  plain: [
    '“[Oh|Ah],” said {thing}. “{Th.i} only wanted [somewhere snug|a dry place] to sit. Was it [taken|yours]?”',
    '“{Th.i} hope {th.i} {th.am} not in the way,” said {thing}<mt , which {th.it} most certainly {th.was}>. “{Th.i} {th.was} blown here. {Th.i} have been [quite lonely|counting the dark bits].”',
  ],
  note: [
    '[Somebody had folded it very small|It had been folded many times]. On it, in [round blue|wobbly] letters, stood these words: “{th.object}.”',
  ],
}
/** The same in a breath, for the shortest stories. */
export const SAY_SOON: Record<Want, string[]> = {
  fear: [
    '“{Th.i} {th.am} [hiding from|afraid of] {th.object},” said {thing}.',
    '“{Th.i} do not like {th.object},” said {thing}, [very low|and shook].',
  ],
  want: ['“{Th.i} want {th.object},” [said|whispered] {thing}.'],
  love: ['“{Th.i} love {th.object},” said {thing}.', '“{Th.i} came for {th.object},” said {thing}.'],
  power: ['“{Th.i} can {th.object},” said {thing}, [very low|but nobody had asked].'],
  lack: ['“{Th.i} can not {th.object},” said {thing}, “so {th.i} hid.”'],
  lost: [
    '“{Th.i} have lost {th.object},” said {thing}.',
    '“{Th.i} [lost|dropped] {th.object} in here,” said {thing}.',
  ],
  think: ['“{Th.i} {th.am} {th.object},” said {thing}.'],
  does: ['“{Th.i} {th.object},” said {thing}.'],
  is: ['“{Th.i} {th.object},” [said|whispered] {thing}.'],
  plain: [
    '“[Oh|Ah],” said {thing}. “Is it [taken|yours]?”',
    '“{Th.i} [only wanted a seat|{th.was} blown in here],” said {thing}.',
  ],
  note: ['It said: “{th.object}.”', 'On it stood: “{th.object}.”'],
}
/** What the child does about that. */
export const SOOTHE: Record<Want, string[]> = {
  fear: [
    '“[The next time there is a bit of it about|When it comes around again], come to [us|our house],” said {h}. “You can hold on to {k.us} till it is over.” {Thing} [thought about this|let out a long breath]. {Th.it} did not shake anymore.',
    '“{th.object}?” said {h}. “[Then we will be afraid of it together.|That is all right.] It is [half as big|much smaller] with two.” {Thing} [counted, and found that was true|looked a good deal less pale].',
  ],
  want: [
    '“Do it here,” said {h}. “[There is plenty of room|We will be the people watching].” So {thing} tried~. It was ~wobbly [at first|to begin with], [and then not so wobbly|and then not], and they clapped [as loud as they could|till their hands were hot].',
  ],
  love: [
    '“[I have a bit|We could share],” said {h}. “[There is enough {th.object} in the world|We all love something].” {Thing} [glowed|went pink with joy].',
  ],
  power: [
    '“Show {k.us},” said {h}. “[Please|I will not run].” So {thing} did. Nobody ran. [They asked for it twice more|They asked for it again].',
  ],
  lack: [
    '“[I could not either, once|Nor can I, very well],” said {h}. “[Shall we do it badly, together?|Let’s be bad at it together.]” They did~, and ~it was [a great success|fun].',
  ],
  lost: [
    '“Then [we will both look|I will help you look],” said {h}, “[and talk while we do it|starting under you].” {Thing} stood up to make room. There it was[: {th.it} had been sitting on it the whole time|, right underneath].',
  ],
  think: [
    '{h} looked [longer|for a long time]. “[So you are|Yes, I see it now],” said {h}. {Thing} [sat up very straight|had waited years to hear it].',
  ],
  does: [
    '“[Well, somebody has to|That is a fine thing to do],” said {h}. “[But could you do it over here?|Would you do it next to us, instead of in there?]” {Thing} [had never been asked|{th.was} glad to be asked].',
  ],
  is: [
    '“Come and [sit down|sit here],” said {h}, “and tell {k.us} [all of it|from the beginning].” {Thing} did, and {th.was} [the lighter for it|glad that somebody had asked].',
    '“[Thank you for telling {k.us}|Then it is as well that {k.we} came],” said {h}. {Thing} [had not thought of it like that|felt better at once].',
  ],
  plain: [
    '“Come and sit with [us|{k.us}],” said {h}. “[It is warmer|There is room].” {Thing} [did not need to be asked twice|came at once].',
  ],
  note: [
    '“I wrote that,” said {o}, [going pink|very low]. “[I dreamed it once|I had that dream], and I [never told|was afraid you would laugh].” “[That changes everything|Then we start from there],” said {h}.',
    '“[Read it out again|Say it once more],” said {o}, and [shut both eyes|held on tight]. “[I lost that dream long ago.|That is my dream. I thought it was gone.]” “[Now I know what to do|Then come],” said {h}.',
  ],
}
/** The same in a breath. */
export const SOOTHE_SOON: Record<Exclude<Want, 'note'>, string[]> = {
  fear: [
    '“[Hold on to|Come here to] {k.us},” said {h}. {Thing} did, and [shook no more|it was half as bad].',
    '“It is [half as big|not so big] with two,” said {h}.',
  ],
  want: ['“[Try it here|Do it here, then],” said {h}. “{K.we} will clap.” So {thing} did.'],
  love: ['“[I love it too|We can share],” said {h}, and {thing} [glowed|went pink with joy].'],
  power: ['“Show {k.us}!” said {h}. So {thing} did, and [nobody ran|they cheered].'],
  lack: ['“Nor can I,” said {h}. “[Let’s do it badly together.|Shall we do it badly, together?]”'],
  lost: ['“[Stand up|Get up for a moment],” said {h}. There it was, right underneath.'],
  think: ['“So you are,” said {h}. {Thing} [sat up very straight|had waited years to hear it].'],
  does: ['“Do it next to us, [then|instead],” said {h}. {Thing} {th.was} glad to be asked.'],
  is: ['“[Thank you for telling {k.us}|That is all right],” said {h}, and {thing} [smiled|felt better].'],
  plain: ['“Come and sit with {k.us},” said {h}. {Thing} [came at once|did].'],
}
/** The owner of the note, in a breath. */
export const NOTE_IS_MINE = [
  '“[That was my dream|I wrote that]!” said {o}. “[I thought it was gone.|I had forgotten.]”',
]
/** What the note does at the end of the day. */
export const NOTE_DREAM = [
  'In {h.s} dream it was all [true|just] as the note said.',
  'And when {h} dreamed, the note [came true|was the map of it].',
  'Under the pillow lay the note~, and ~by midnight {h} was dreaming it.',
]
/** How it answers each kind of help. */
export const MOVED: Record<Kind, string[]> = {
  sound: [
    '{Thing} [listened|leaned in]. [Note by note|Little by little] {th.it} [stopped shivering|uncurled].',
  ],
  light: ['{Thing} [blinked at|stared into] the glow, and forgot [for a moment to hide|to be shy].'],
  still: [
    '[Bit by bit|After a while] {thing} [shuffled|edged] closer. Then {th.it} [told everything|sighed].',
  ],
  move: ['No one had [ever|yet] come so far, just for {thing}. {Th.it} {th.was} [amazed|speechless].'],
  notice: [
    '[Now {a} saw it|There it was]: under {thing} it was [all damp|wet], and [the damp was|that was] tears.',
  ],
  make: [
    'It was a [small, soft seat|sort of nest]~, and ~it [fitted {thing} exactly|was just as big as {thing}].',
  ],
  tell: ['{Thing} [laughed|giggled]. Once {th.it} had begun, {th.it} could not stop.'],
  tie: [
    '{Thing} [took hold of|held on to] the other end. It is [easier|not so hard] to talk when you are holding on to something.',
  ],
}
