import type { ToneLines } from './tone-lines.ts'

export const gentle: ToneLines = {
  go: ['walked softly', 'went hand in hand', 'stepped lightly'],
  air: ['The {time} was as soft as [a cat’s ear|flannel].', 'A kind sort of wind blew that {time}.'],
  event: [
    '{Beast} had [lost its way|fallen over]. {h} turned it [the right way around|the right way up]~, and ~it went home.',
    'They stepped around {beast}, which was [asleep|busy]<mt , and {g} [dropped to a whisper|tiptoed]>.',
  ],
  low: [
    '{G} [patted|leaned against] {h.s} arm. [It was nice.|That was all, and it was enough.]',
    '{h} [hugged {h.his} knees|sat close]. “[We can wait a bit|There’s no rush],” {h.he} said.',
  ],
  end: [
    'Someone tucked the blanket in, [all the way around|first one side, then the other].',
    '“Night-night,” said {h} to [the day, and the day said nothing, kindly|everyone {h.he} had met, one by one].',
    'A hand lay on {h.s} hair until [the breath came slow|it did not need to].',
    'The night came up to {h} on tiptoe, and [sat down by the bed|held its breath].',
  ],
}

export const cozy: ToneLines = {
  go: ['pottered', 'trotted', 'ambled'],
  air: [
    'It was a {time} for [thick socks|soup].',
    'A smell of {smell} hung about<mt , and [a kettle was on somewhere|all the windows were yellow]>.',
  ],
  event: [
    '{G} had brought {food}, wrapped in [a cloth|a sock]. They shared it~. It was ~[still warm|good].',
    'They found a spot [out of the wind|no bigger than a cupboard] and [warmed their hands|sat knee to knee].',
  ],
  low: [
    'They sat [close|shoulder to shoulder]~, and ~it was [warm where they touched|not so cold].',
    '{G} [tucked a corner of blanket around everyone|poured something hot]. “[First this|Sip],” {g.he} said. “Then thinking.”',
  ],
  end: [
    'The blanket was [heavy|thick]~, and ~the pillow had a [cool side and a warm side|dent just the right size].',
    'It was snug as [a nut in its shell|a bun in a basket].',
    '{h} made a small cave of the blanket, [with a hole for the nose|and lived in it].',
    'Only {h.s} nose was out, and it was [warm|the happiest nose for miles].',
  ],
}

export const loving: ToneLines = {
  go: ['went arm in arm', 'went hand in hand', 'went close together'],
  air: [
    'Somebody had kissed {k} on the top of the head that {time}, and it was still [warm|there].',
    'The {time} [held them|put its arms around things], [softly|the way you hold an egg].',
  ],
  event: [
    '“[Wait for me|I missed you],” said {g}, who had been gone [one minute|the time it takes to sneeze]. They all hugged.',
    '{Beast} sat down on {h.s} hand and [would not leave|went to sleep there]~. So ~{h} carried it the whole way.',
  ],
  low: [
    '{G} put {g.his} head against {h.s}. [“There,” {g.he} said.|That was all.]',
    '“You do not have to [fix it|be clever],” said {g}. “[You only have to be here.|I like you just as much stuck.]”',
  ],
  end: [
    'Somebody came in, [on soft feet|without a lamp], and stood there for a while, only to look.',
    'There was a kiss for {h}, and [one for each knee|one to keep under the pillow].',
    '“I am here,” said somebody, [and was|very near]. {h} had known that all along.',
    '{h} was the last one to be kissed that night, [so {h.he} got two|and the first to sleep].',
  ],
}

export const sweet: ToneLines = {
  go: ['skipped', 'trotted', 'went with their pockets full of crumbs'],
  air: ['The {time} tasted of [honey|plums].', 'You could have spread that {time} on [bread|a bun].'],
  event: [
    'They met {beast}, who had a sore [toe|wing]. {h} blew on it~. It was ~[better at once|cured].',
    'They had {food}, and gave the biggest bit to {g}~. {G} ~gave it back~, and ~[so it went around|in the end {beast} got it].',
  ],
  low: [
    '{G} found one [crumb of cake|last raisin] in {g.his} pocket and gave {h} [half|all of it].',
    '“[Never mind|There, there],” said {h}, and [patted it|kissed it better]. It was [worth a try|nice, anyway].',
  ],
  end: [
    'The dark came down as soft as [sugar|whipped cream].',
    'Sleep [dripped in|came], slow as honey [off a spoon|from the jar].',
    '{h} dreamed of [jam|plums], and licked {h.his} lips [once|in the dark].',
    'The night was as round as a bun, and {h} was [the raisin|in the warm middle of it].',
  ],
}
