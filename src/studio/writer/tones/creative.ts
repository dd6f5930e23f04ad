import type { ToneLines } from './tone-lines.ts'

export const creative: ToneLines = {
  go: ['zigzagged', 'strolled', 'went by a made-up way'],
  air: [
    'It was a {time} [like a clean sheet of paper|with nothing on it yet].',
    'The {time} looked [unfinished|half drawn]<mt , as if somebody had gone to look for a better [pencil|brush]>.',
  ],
  event: [
    'With [some twigs and a bit of string|odds and ends] {h} made {beast} [a chair|a hat]. It [fit|was delighted].',
    'They [drew a face|drew an arrow] in the dust~, so ~[the way would know them again|they could find it later].',
  ],
  low: [
    '{h} [drew the trouble|made a small picture of it] with one toe. [Drawn, it looked smaller.|There was a gap in the picture.]',
    '“What if,” said {h}, “[it went the other way up|it was made of something else]?”',
  ],
  end: [
    'In {h.s} head the day was [colored in|being drawn again], right up to the edges.',
    '{h} [planned|thought up] one more thing to make. [It could wait.|It had wings. It could wait.]',
    '{h} drew one more line in the air, in the dark, [for the moon|for a door], and it was a good one.',
    'The dark was a fresh sheet of paper. {h} [slept on it|would start at the top tomorrow].',
  ],
}

export const musical: ToneLines = {
  go: ['danced', 'stepped in time', 'swung along'],
  air: [
    'The {time} had a beat to it: [tum, ti-tum|tick, tick, tock].',
    'There was a tune [about|going around] that {time}<mt , [and no one knew who had started it|passed from mouth to mouth like a cold]>.',
  ],
  event: [
    '{Sound}. {h} [tapped along|found the beat]~, and ~soon they were all [stepping to it|in time].',
    'They sang a round~. {G} ~came in [late|early], and that was [the best part|funny].',
  ],
  low: [
    '{h} listened. Even the quiet had a [beat|tune] in it: [one, and, two, and|low, low, high].',
    'There was one note missing. {h} could [feel|hear] the hole where it should be.',
  ],
  end: [
    'The last tune of the day got [slower|softer] … and slower … and [stopped|slept].',
    '[Tum|Hum], went {h.s} heart, [ti-tum|ho-hum], a [lullaby|song] with one drum.',
    'Everything hummed one note, [very low|the same one], and {h} was [in it|the rest].',
    '{h} breathed in for three and out for three, [and the night kept time|like a slow waltz].',
  ],
}

export const colorful: ToneLines = {
  go: ['skipped', 'trotted', 'wandered'],
  air: [
    'The {time} was [pink along the bottom and blue on top|striped like a blanket].',
    'Somebody had used up all the [yellow|orange] on that {time}.',
  ],
  event: [
    'They counted colors as they went: [rust, plum, mustard|moss, milk, ink], and one that had no name. {h} called it [bim|nurple].',
    '{Beast} was [green on one side|all the blues there are], and {glow} turned it [gold|pink].',
  ],
  low: [
    'In the dark the colors [went gray, one after another|took off their coats]. {h} [said good night to the red|could still see white].',
    '{h} [thought it in blue|looked for the blue bit of the problem]. [It did help.|Blue is good for thinking.]',
  ],
  end: [
    'The colors went to bed in order: [red, then yellow, then green|the reds first], and blue last of all.',
    'Behind {h.s} eyes it was [plum-colored|dark blue], with [gold|silver] dots.',
    'Somebody had dipped the night in [ink|blue], and left it to dry. {h} [slept under it|did too].',
    '{h} picked a color to dream in. It was [green|the one with no name].',
  ],
}
