import type { Trait } from './index.ts'

/** What a child of whom the parent told nothing turns out to have. */
export const UNTOLD: Trait[] = [
  {
    id: 'ears',
    kind: 'notice',
    name: 'good ears',
    plant: [
      '{a} had [good|sharp] ears<mt , [sharp enough to hear a biscuit tin from the garden|and used them on other people’s whispers]>.',
      'There was not much that {a} did not hear<mt : [a crumb that fell, a cat that thought|the drip before the drip]>.',
    ],
    lead: [
      '{a} put {a.his} head on one side and listened. Then {a.he} looked where {a.his} ears told {a.him} to.',
      '“Shh,” said {a}. There was a sound under the other sounds. {A.he} went after it, with {a.his} eyes.',
      '{a} listened with one ear, then with the other. “From there,” {a.he} said, and pointed.',
    ],
  },
  {
    id: 'pockets',
    kind: 'make',
    name: 'full pockets',
    plant: [
      '{A.s} pockets were full<mt : [string, a cork, half a pencil|a lid, two clips, a very good stick]>.',
      '{a} never threw a thing away<mt , [least of all string|and rattled when sitting down]>.',
    ],
    lead: [
      '{a} turned out both pockets. It all lay there, in a heap. “Yes,” said {a}, “that will do.”',
      '“It only wants a bit of this,” said {a}, and felt in one pocket, “and a bit of that,” and felt in the other.',
      'Out of {A.s} pockets came a cork, a clip, and a bit of wire. {A.he} sat down and began.',
    ],
  },
  {
    id: 'patience',
    kind: 'still',
    name: 'patience',
    plant: [
      '{a} could sit still<mt [ for longer than a cat| until the sparrows forgot about {a.him}]>.',
      '{a} was a good waiter<mt , [the sort that looks at clouds meanwhile|and had once waited out a whole snail]>.',
    ],
    lead: [
      '{a} picked a spot and sat down on it. {A.he} had all the time there was.',
      '“There is no hurry,” said {a}. {A.he} folded {a.his} hands, and let it be quiet.',
      '{a} made {a.him}self as small as could be, and stayed where {a.he} was.',
    ],
  },
  {
    id: 'tune',
    kind: 'sound',
    name: 'a tune',
    plant: [
      '{a} knew one tune and [liked it|never got tired of it]<mt , which was as well, for it had no end>.',
      'All that day a tune had followed {a}<mt [ like a small dog| from room to room]>.',
    ],
    lead: [
      '{a} had one tune, and now was the time for it. {A.he} hummed it low, and then not so low.',
      'It was quiet. {a} let the tune out, one note at a time, to see what it would do.',
      'There was nothing left to say, so {a} hummed instead.',
    ],
  },
  {
    id: 'tales',
    kind: 'tell',
    name: 'tales',
    plant: [
      '{a} could make up a tale about anything<mt , [a sock, a spoon, a puddle|and would, if you let {a.him}]>.',
      '{a} had a tale half made<mt , and only needed [an end|a goose] for it>.',
    ],
    lead: [
      '“Did you ever hear about the [spoon|puddle|sock] that went to sea?” said {a}. No one had. {A.he} had not either, yet.',
      '{a} began in the middle, which is the best place. “So there it hung,” {a.he} said, “over the soup.”',
      '“I’ll tell you something,” said {a}, “and it is nearly true.” They all leaned in.',
    ],
  },
  {
    id: 'ribbon',
    kind: 'tie',
    name: 'a ball of ribbon',
    plant: [
      '{a} had a ball of ribbon, [off all the presents there ever were|as big as a fist]<mt , and it got bigger every birthday>.',
      'Where {a} went, the ball of ribbon went too<mt . [It was every color|One never knows]>.',
    ],
    lead: [
      '{a} took out the ball of ribbon, and let it run: red, and gold, and red.',
      'Off came the end of {A.s} ribbon, yards of it, with the bows still in.',
      '“Hold this,” said {a}. It was ribbon, and there was a great deal more where that came from.',
    ],
  },
]
