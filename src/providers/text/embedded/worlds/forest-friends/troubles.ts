import { type Trouble, who } from '../../world.ts'

export const troubles: Trouble[] = [
  {
    title: ['{K} and the End of the Lullaby', 'The Song with No End', '{O}’s Lost Lullaby'],
    owners: [
      who('Mother Pell', 'dormouse', 'f', 'mouse'),
      who('Oonagh', 'wood mouse', 'f', 'mouse'),
      who('Papa Dot', 'dormouse', 'm', 'mouse'),
    ],
    vars: { x: ['six babies', 'nine babies', 'seven little ones'] },
    prop: 'a row of wide-awake baby mice',
    sign: [
      '[Under a root|Behind the brambles] someone was singing. It was [the same bit of song|one small song], over and over, and it [always stopped short|stuck at the same place].',
    ],
    woe: [
      'It was {o.np}. “I have lost the end of [the|our] lullaby,” said {o}. “[And now|Without it] my {x} can’t sleep<t ; they lie there waiting to hear how it [comes out|ends]>.”<mt  And there they were, {x} in a row, with eyes as round as [currants|buttons].>',
    ],
    tries: [
      'They made up a new end: “[And then the bear fell in the soup|And the moon ate all the cheese].” The {x} [cheered|sat up]~. Now ~they were [more awake than ever|wide, wide awake].',
      'They asked [an owl|a bat], who knew a great many songs~. But ~all of them were about [dinner|eating mice]<mt , and the {x} [did not care for them|went under the blanket]>.',
    ],
    on: {
      sound:
        '{O} [joined in|sang too]~. One line ~pulled the next one after it, [like ducks|like beads on a string], and out came the end: four soft notes, going down like stairs.',
      still:
        'And in the hush they all heard it. The brook was humming four soft notes, [going down like stairs|each lower than the last]. <mt {O} had always sung beside the water~, and ~the water had learned it by heart.>',
      tell: 'In the middle, {a} had to sing a bit: “Down, down, down, and home.” {O} jumped. That was it! [That was the end of the song!|Those were the very words!]',
      notice:
        'There, on the root, were four small scratches, each lower than the last. “[My grandmother made those|I made those when I was small],” said {o}, [putting a paw on each|slowly]. “[Why, it is the tune!|They are the notes!]”',
    },
    won: [
      '{O} sang it to the end. [Halfway through|By the second time], the {x} were asleep [in a heap|with their tails tangled].',
    ],
    gift: ['an acorn cup, still warm', 'a hazelnut with a tiny hinge'],
    cause:
      'Then they looked down the hole [under the root|where the song got stuck]. There sat {th.np}<mt , right on top of the end of the lullaby>.',
    free: 'Out came {thing}. And [under {th.them}|where {th.it} had sat] lay the end of the song, [a bit flat|squashed but whole]. {O} picked it up and sang it.',
  },
  {
    title: ['{O} and the Soft Dark', '{K} and the Owl Who Looked Down', 'The First Flight of {O}'],
    owners: [
      who('Pip', 'small owl', 'm', 'owl'),
      who('Tansy', 'small owl', 'f', 'owl'),
      who('Wick', 'small bat', 'm', 'owl'),
    ],
    prop: 'a hole high up in an oak tree',
    sign: [
      'High in [a beech|an oak] there was a hole, and in the hole were two round eyes. [They were wet.|They blinked, and blinked again.]',
    ],
    woe: [
      '“I am {o.a}, and my name is {o},” said the eyes. “Tonight I have to fly [to the pine and back|for the first time]~, and ~I am scared of the dark.”<mt  {O} sniffed. “[Do not laugh|I know]. It is [a bad thing to be scared of|very awkward], in my family.”>',
    ],
    tries: [
      'They heaped up leaves to land on, as high as {h.s} chin. {O} looked down. “[That is|It looks like] a heap of dark,” {o.he} said, and [shut both eyes|went back in].',
      '“Fly with your eyes shut,” said {g}. {O} did, and flew straight into [a holly bush|the tree next door]. “[It was dark in there too|That was worse],” {o.he} said.',
    ],
    on: {
      light:
        'Down in the dark shone one bright thing~, and ~it [did not shake at all|stayed just where it was]. {O} looked at nothing else. {O.he} leaned out, and leaned, and came down to it in one long curve.',
      still:
        'By and by {o} came out a little way, to see what {a} was looking at. “[Just the dark|Nothing much],” said {a}. “It only sits there.” {O} looked. It was true. {O.he} [lay down on it|opened {o.his} wings]~, and ~the dark held {o.him} up.',
      move: 'Up and up {a} climbed, right to the hole. “[I have been through all of it now|That was all dark, the whole way],” {a.he} said, [out of breath|puffing], “and there is nothing in it but bark.” So {o} [stepped off|went to see].',
      tell: '{O} [listened so hard|laughed so hard] that {o.he} forgot to hold on. {O.he} fell. And as {o.he} fell {o.he} [opened {o.his} wings, to be more comfy|put out {o.his} wings], and flew.',
    },
    won: [
      '{O} flew [right around the wood|to the pine], and back, and [around again|past {h.s} nose]. “It is soft!” {o.he} called. “Nobody told me! The dark is soft!”',
    ],
    gift: ['one gray feather', 'a feather as light as flour'],
    cause:
      'Then something coughed. In the hole, [behind {o}|right at the back], sat {th.np}<mt . So that was what {o} had been hearing in the dark>.',
    free: 'So {thing} came out, and the hole was only a hole. {O} laughed, [stepped off the edge|let go], and flew.',
  },
  {
    title: ['The Door That Got Fat', '{K} and the Round Door', 'Supper at {o.s} House'],
    owners: [
      who('Mr. Brock', 'badger', 'm', 'hedgehog'),
      who('Aunt Dill', 'badger', 'f', 'hedgehog'),
      who('Gaffer Root', 'old mole', 'm', 'mouse'),
    ],
    vars: {
      x: ['a plum pie', 'nine jam tarts', 'a mushroom pie'],
      y: ['The rabbits', 'Four cousins', 'The whole choir'],
    },
    prop: 'a small round door under an oak',
    sign: [
      'Thump, thump. [Someone|Somebody] was [kicking|pushing] a small round door [under the oak|in the bank].',
    ],
    woe: [
      '“The rain has made my door fat~, and ~it is stuck,” said {o.np}. “In there I have {x}<mt , [browning|getting browner by the minute]>. {Y} will be here [by moonrise|soon]!”',
    ],
    tries: [
      'They all pulled. They pulled till [their ears went red|they saw spots]. Then the handle came off~, and ~they sat down [in the nettles|in a row].',
      'They buttered the door, [top and bottom|all the way around]. Now it was [shiny|nice to lick]. It was not open.',
    ],
    on: {
      tie: 'One end went through the keyhole. The other went around a young birch, bent right down. “Let go!” said {a}. Up sprang the birch, and pop! went the door.',
      make: 'It was a [seesaw|lever], made of a log and a good long branch. One end went under the door. {O} sat down hard on the other. Pop!',
      move: 'Up the bank {a} went, and down the chimney, where no {o.kind} would fit. There was a [cloud of soot|sneeze]. Then one kick from inside, and pop! went the door.',
      notice:
        '“{O},” said {a}, “which way does it open?” They all looked at the hinges. They had been pulling. “Oh,” said {o}, and pushed.',
    },
    won: [
      'Out came a smell so good that [the owls sat up|a rabbit fell over]. Supper was brown, not black, and there was [some for everybody|enough, with a bit over].',
    ],
    gift: ['the old brass handle, polished', 'a jam tart in a leaf'],
    cause:
      'Then they looked through the keyhole. On the other side, leaning on the door with all {th.its} weight, {th.was} {th.np}.',
    free: '{Thing} stepped aside~, and ~the door swung open, [as smooth as butter|with a small sigh].',
  },
  {
    title: ['The Flower That Overslept', '{K} and the Moonflower', '{o.s} Promise'],
    owners: [
      who('Old Bramble', 'toad', 'm', 'frog'),
      who('Nettie', 'hare', 'f', 'rabbit'),
      who('Sorrel', 'deer', 'f', 'deer'),
    ],
    vars: { x: ['hundred years', 'lifetime', 'blue moon'] },
    prop: 'a giant sleeping flower bud',
    sign: [
      'By the path stood a bud as tall as {h}, shut tight as a fist. [It was snoring.|From inside came a small snore.]',
    ],
    woe: [
      '“It blooms one night in a {x},” said {o.np}. “I promised to wake it~, and ~tonight is the night~, and ~it [won’t wake up|just snores]!”<mt  {O} knocked on the bud, [politely|very softly]. “[My mother promised, and hers before her.|When the moon goes down, it will be too late.]”>',
    ],
    tries: [
      'They shook it. It [pulled up a leaf like a blanket|said “Five more years”] and snored [on|louder].',
      'They poured cold water on it. The bud drank it, and snored in [bubbles|gurgles].',
    ],
    on: {
      sound:
        'The snoring stopped. The bud began to sway [to the tune|in time]. One petal [tapped|let go]. Then two.',
      light:
        'The bud took it for [the moon|the morning]. It stretched, [leaf by leaf|the way you do], and one petal let go.',
      make: 'It was a tickler: a long grass with a [feather|bit of fluff] on the end. {a} tickled the bud under the chin. It giggled, and one petal let go.',
      tie: 'One end went on the bud, the other on a hazel. Each time the wind rocked the hazel, it [rocked the bud|gave the bud a tug]. “[Is it morning|What? Now]?” said the bud, and one petal let go.',
    },
    won: [
      'Then all of them let go at once~, and ~[the wood was as bright as a room|the whole wood turned white]. It smelled of [milk and lemons|snow and honey].',
    ],
    gift: ['one white petal', 'a seed as big as a marble'],
    cause:
      'There was a bump in the bud. Between two petals, [holding on tight|snug and warm], they saw {th.np}.',
    free: 'Out slid {thing}. The bud sighed with relief. One petal let go, and then the rest.',
  },
]
