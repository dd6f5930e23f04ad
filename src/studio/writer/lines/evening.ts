import type { Band } from '../template.ts'

type Openers = Record<Band, readonly string[]>

/** The same, by what only this child has. */
export const ASSIST_BY_TRAIT: Record<string, string> = {
  boots: '{a} held up one of {a.his} {trait}, [for luck|bright as a flag].',
  redhair:
    '[{a} leaned in, and {a.his} {trait} lit {o.s} face|Next to {o} sat {a}, with {a.his} {trait} like a small lamp].',
  darkboots: '{a} beat time with {a.his} {trait}, [tip, tap|tum, tum].',
  scarf: '{a} put one end of {a.his} {trait} around {o}.',
  braids: '{a} let {o} hold on to {a.his} {trait}.',
  hat: '{a} held {a.his} {trait} over {o}, just in case.',
  coat: '{a} put {a.his} {trait} around {o}, [who was cold|to keep {o.him} warm].',
  glasses: '“It is working,” said {a}, over {a.his} {trait}.',
  curls: '{a} felt a breath in {a.his} {trait}. “[It is working|Something moved],” {a.he} said.',
  gap: '{a} whistled [for luck|to cheer them on], through the gap.',
  toy: '{a} lent {o} {a.his} {trait} to hold.',
  love: '{a} told {o} [all about|about] {trait}, so {o.he} [had no time to be afraid|forgot to be afraid].',
  fear: '{a} knew what being scared is like, and held {o} [close|tight].',
  wheels: '{a} rolled up close, so that {o} had somebody on that side, too.',
  ears: '“Hush, I hear it,” said {a}, who had the best ears.',
  funny: '{a} made {o} laugh at the worst bit.',
  curious: '“It is working,” said {a}, who [missed nothing|had been counting].',
}

/** All is well, in a few words, for the shortest stories. */
export const SOON_WON = [
  '{O} [laughed out loud|beamed|hummed for joy|could have sung|turned around twice for joy].',
  'Oh, how [glad {o} was|{o} laughed]!',
  '“Oh,” said {o}, and then, “oh!” There was no more to say.',
  '“It is all right again,” said {o}. And it was.',
  '{O} let out a long, long breath.',
  '{O} looked, and looked again, and [began to smile|glowed].',
  'After that {o} needed [no help at all|nothing but a bed].',
  '{O} was happy [from top to toe|all over].',
  '“[You did it|You found the way],” said {o}, [very low|with wet eyes].',
  '“[Look at that|Well, look at me]!” said {o}.',
  'And {o}? {O.he} [could not stop smiling|had never been so glad].',
  '“Thank you, [thank you|oh, thank you],” said {o} to {k}.',
  'In all the world [nobody|no one] was as glad as {o}.',
  'It was just as it should be, and {o} [knew it|said so twice].',
  '{O} said thank you [three times|so often that {h} lost count].',
]

/** The trade, the gift by the bed. */
export const THANKS = [
  '“[This is for you|Here],” said {o}, and gave {h} {gift}. {h} [looked for something to give back|felt in {h.his} pocket]. There was the {token}~, so ~{h.he} gave {o.him} that.',
  '{O} [wanted|looked at] the {token}~, so ~{h} [said|told {o.him}] {o.he} could keep it. “[Swap|Fair is fair],” said {o}. {O.he} held out {gift}.',
  'They [made a trade|traded], as friends do. {O} got the {token}. {h} got {gift}.',
  '{h} [put|pressed] the {token} into {o.s} [care|keeping]. “[To remember {k.us} by|For next time],” {h.he} said. {O} [thought, and|went off and] came back with {gift}.',
  '“[What do I owe you?|I have nothing to pay with,]” said {o}. “[Nothing|Not a thing],” said {h}, and gave {o.him} the {token} [as well|into the bargain]. {O} would not hear of it. And that is how {h} came by {gift}.',
  '{O} had something [for {h}|ready, wrapped in a leaf]: {gift}. And {h} had the {token} for {o}. [Both said “oh.”|They gave them at the same time.]',
]

export const KEEPSAKE = [
  '“[For you|Here],” said {o}, and gave {h} {gift}.',
  '{O} gave {h} {gift}<mt , to keep>.',
  'And {h}? {H.he} got {gift}.',
  '{O} put {gift} into {h.s} hand.',
]

export const GIFT_BY_THE_BED = [
  'In {h.s} pocket, where the {token} had been, was {gift.short}.',
  'On the chair [by|beside] the bed lay {gift.short}<mt , [just to be looked at|where a hand could find it]>.',
  '{Gift.short} [lay under the pillow|sat by the pillow]<mt , [so it was no dream|and that proves it]>.',
  'One hand was shut. In it was {gift.short}<mt , [and it stayed shut all night|held not too tight]>.',
  '{h} had put {gift.short} [on the sill|by the bed]<mt , next to the place where the {token} [used to be|would have gone]>.',
]

export const NIGHT_NOISES = [
  'Somewhere {sound}.',
  '{Glow} [went by|shone a little way off]~, and ~then it was gone.',
]
export const AFTERWARDS = [
  '{Sound}<mt , as if [nothing had ever been wrong|it had been waiting for just that]>.',
]

/** The cumulative manner: all who have joined so far. */
export const CHAIN = [
  'On went {chain}.',
  'So along came {chain}.',
  'And who was there now? {chain}.',
  'There they stood: {chain}.',
  'Now it was {chain}.',
  'Count them: {chain}.',
  'All of them were there: {chain}.',
]

export const NOTE_FOUND =
  '[Tucked in there|Under it all, squashed flat|Right at the bottom], they found a folded note.'

/** What a step may begin with, so that it follows from the one before; older children get longer breaths. */
export const OPENERS: Record<'try1' | 'walk' | 'gate' | 'back' | 'try2' | 'turn' | 'thanks', Openers> = {
  try1: {
    y: ['First ', 'So '],
    m: ['First ', 'So ', 'To begin with, '],
    t: [
      'To begin with, ',
      'After a short consultation, ',
      'Since nobody had a better suggestion, ',
      'As it seemed the obvious thing to do, ',
      'With more enthusiasm than sense, ',
      'Because one has to begin somewhere, ',
      'In the absence of anything cleverer, ',
      'After a good deal of whispering, ',
      'Without stopping to think it over, ',
    ],
  },
  walk: {
    y: ['So ', 'And so '],
    m: ['So ', 'And so '],
    t: ['So ', 'Without another word ', 'There being nothing else for it, '],
  },
  gate: {
    y: ['But ', 'So ', 'Then '],
    m: ['But ', 'Then '],
    t: [
      'While the others considered turning back, ',
      'Before anybody could object, ',
      'Since somebody had to be first, ',
      'While everyone else was looking at everyone else, ',
      'Without waiting to be asked, ',
      'After one long look at it, ',
    ],
  },
  back: {
    y: ['So ', 'Then '],
    m: ['So ', 'Then ', 'With that in mind '],
    t: ['With that to think about, ', 'As soon as they had said thank you, ', 'Thinking it over, '],
  },
  try2: {
    y: ['Then ', 'Next ', 'So then '],
    m: ['Then ', 'After that ', 'Next '],
    t: [
      'When that had come to nothing, ',
      'Rather more cautiously this time, ',
      'By way of a second experiment, ',
      'Not yet discouraged, ',
      'Since things could hardly get any worse, ',
      'Although nobody quite believed in it, ',
      'After thinking it over very carefully, ',
      'With a little less confidence than before, ',
    ],
  },
  turn: {
    y: ['Then ', 'So ', 'But then '],
    m: ['Then ', 'But then ', 'And now '],
    t: [
      'While the others were still wondering what to do, ',
      'Before anybody could say another word, ',
      'Just when they had run out of suggestions, ',
      'In the silence that followed, ',
      'Perhaps because it was so late, and so quiet, ',
      'Without a word to anybody, ',
      'Now that everything sensible had been attempted, ',
      'Since nothing else had been of any use, ',
    ],
  },
  thanks: {
    y: ['Then '],
    m: ['Then ', 'Before they parted, '],
    t: [
      'Before they parted, ',
      'When it was all over, ',
      'As soon as everybody could speak again, ',
      'When there was nothing left to mend, ',
    ],
  },
}
