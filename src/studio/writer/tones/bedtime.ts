import type { ToneLines } from './tone-lines.ts'

export const calm: ToneLines = {
  go: ['strolled', 'wandered', 'went softly'],
  air: [
    'It was a [slow|still], mild {time}.',
    'Nothing was in a hurry that {time}<mt , [not even the clock|and the air hardly moved]>.',
  ],
  event: [
    'They stopped to [listen|look]. {Sound}.',
    '{Beast} went by, taking its time<mt , and [nobody asked it to hurry|they waited until it had passed]>.',
  ],
  low: [
    '{h} breathed in, and out. [So did the dark.|It helped.]',
    '[For as long as a slow breath|For a while] no one said a thing.',
  ],
  end: [
    '[One by one|Slowly,] the small noises [lay down|went out].',
    'It was so quiet that you could hear the quiet.',
    'In, went {h.his} breath, and out, and in.',
    'The lamp went down, a little, and a little. {h} [let it|watched it go].',
    'There was nothing left to do, and {h} did it [well|slowly].',
  ],
}

export const dreamy: ToneLines = {
  go: ['drifted', 'floated', 'went as if in a dream'],
  air: [
    'The {time} was [soft at the edges|pale and soft]<mt , the way things are just after a nap>.',
    'It was the sort of {time} when [a cloud can look back at you|things may turn into other things].',
  ],
  event: [
    '{Glow} went past, and it seemed to [know {h} by name|nod].',
    'The shadows of two leaves [shook hands|danced a little]<mt , or so it looked>.',
  ],
  low: [
    '{h} [half shut|closed] {h.his} eyes~. It was ~[easier to see that way|softer in there].',
    'It felt [like the middle of a dream|like thinking under water]<mt , the good part, before anyone calls you>.',
  ],
  end: [
    '{h} was not sure where the {time} stopped and the dream began. [It did not matter.|There was no line.]',
    'Then the dream [came in|sat down] where the day had been.',
    '{h} had one foot in a dream already, [and then the other|up to the knee].',
    'The room [went soft|grew wide], and {h} went out on it [like a small boat|as on a cloud].',
  ],
}

export const sleepy: ToneLines = {
  go: ['padded', 'shuffled', 'went on slow feet'],
  air: [
    'It was a yawning sort of {time}.',
    'The {time} had [heavy eyes|run out of hurry]<mt [ already| and was looking for its slippers]>.',
  ],
  event: [
    '{Beast} yawned. Then {g} yawned~, and ~then they all did.',
    'Somewhere {sound}<mt , slower each time, like somebody [nodding off|counting sheep]>.',
  ],
  low: [
    '{h} yawned [so wide that a moth looked in|a big yawn].',
    '“[Five minutes|Just a minute],” said {h.his} eyelids<mt , [both at once|and they meant it]>.',
  ],
  end: [
    '{h} [meant to|was going to] think about it all once more, but [fell asleep first|sleep was quicker].',
    '{h.s} toes went to sleep first, then {h.his} knees, then {h}.',
    'A yawn went around, and {h} was [the last to get it|where it stayed].',
    'The pillow had been waiting for {h} all day. [It did not wait long.|It said nothing. It was soft.]',
  ],
}

export const serene: ToneLines = {
  go: ['glided', 'went without a sound', 'strolled'],
  air: [
    'The {time} lay [flat and clear|smooth], like water in a bowl.',
    'Not a leaf moved that {time}<mt , nor [a cloud|so much as a curtain]>.',
  ],
  event: [
    'They came to a pool as still as glass~, and ~[each of them looked in once|the sky was in it, the right way up].',
    '{Glow} hung in the air and did not [flicker|stir]<mt . They let it be>.',
  ],
  low: [
    '{h} let the quiet [come all the way in|settle]. [Then there was more of it.|It had room.]',
    'There was [no wind|no sound at all]. Even the question [lay down|held still].',
  ],
  end: [
    'The last ring spread on the water, [wide, and wider|out and out], and was gone.',
    'Everything had stopped. {h} stopped too, [gently|last of all].',
    'The night lay over {k} like a [clean|cool] sheet.',
    '{h} breathed, and the dark [breathed|was still], and that was all.',
  ],
}
