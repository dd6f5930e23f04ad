import type { ToneLines } from './tone-lines.ts'

export const wild: ToneLines = {
  go: ['loped', 'scrambled', 'ran'],
  air: [
    'The {time} was [rough and windy|all paws and claws].',
    'Something wild [was in|had got into] that {time}.',
  ],
  event: [
    '{h} howled, just to see. Far off, [something|someone] howled back.',
    'They went on all fours [through the low part|for a bit]. It was [muddier|quicker], and better.',
  ],
  low: [
    '{h} sniffed the air like [a fox|a wolf]. {Smell}. And [something else|what was that?].',
    'Small eyes [looked at them|shone] out of the dark, and [blinked|were not afraid].',
  ],
  end: [
    'Out there the wild things [curled up|turned around three times], nose to tail. {h} [did the same|did so too].',
    'One far howl. Then [none|the quiet].',
    '{h} made a nest of the bed, [as a fox would|turning twice], and was [gone|asleep].',
    'The dark had soft paws. It [stepped over|lay down next to] {h}.',
  ],
}

export const oceanic: ToneLines = {
  go: ['drifted', 'paddled', 'swung along'],
  air: ['You could [smell|taste] salt on the {time}.', 'The {time} came [in like a tide|in slow waves].'],
  event: [
    'Far off a big wave [broke|said hush], and [another|the next] was on its way.',
    '{h} found a shell and put it to {h.his} ear~. It ~[knew one word, and said it|was still talking about the sea].',
  ],
  low: [
    'In and out, in and out, like [the tide|a slow sea]: {h} [sat and breathed|waited].',
    'Thoughts came and went [like small waves|on the tide]. {h} waited for [a big one|the right one].',
  ],
  end: [
    'Sleep came in [like the tide|wave by wave], [first the toes|around the edges first].',
    'Hush, said the sea, [a long way off|far out]. Hush.',
    'The bed rocked, [or it seemed to|a very little], and {h} was [out past the last wave|far from land].',
    '{h} lay like a shell, and [heard the sea in it|kept a bit of the sea inside].',
  ],
}

export const earthy: ToneLines = {
  go: ['tramped', 'plodded', 'squelched'],
  air: ['The {time} smelled of [mud and roots|turned earth].', 'It was a good, muddy {time}.'],
  event: [
    '{h} dug [with a stick|in the dirt] and found [a root shaped like a duck|a pebble with a stripe]. It [went in a pocket|was kept].',
    '{Beast} [pushed up a crumb of earth|came up out of the ground], looked around, and went [down|back] again.',
  ],
  low: [
    '{h} put a hand flat on the ground. It was [still warm|cool and sure].',
    '“Roots [take their time|wait],” thought {h}. So {h.he} [waited|did that] too.',
  ],
  end: [
    'There was mud on {h.his} heels and [nobody minded|earth under {h.his} nails]. {H.he} slept like a [potato|root].',
    'Deep down the [worms|moles] went on [turning the day over|digging], softly.',
    '{h} lay as snug as a [bulb|beet] in its bed.',
    'It smelled of rain and roots, and {h} slept [deep down|like a stone].',
  ],
}
