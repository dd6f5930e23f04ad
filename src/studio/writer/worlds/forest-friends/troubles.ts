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
      move: '<f Up and up {a} climbed, right to the hole.><w Up {a} went in the acorn lift, hand over hand, right to the hole.> “[I have been through all of it now|That was all dark, the whole way],” {a.he} said, [out of breath|puffing], “and there is nothing in it but bark.” So {o} [stepped off|went to see].',
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
      move: '<f Up the bank {a} went, and down the chimney,><w Up the bank {a} rolled, and in by the coal slide,> where no {o.kind} would fit. There was a [cloud of soot|sneeze]. Then one kick from inside, and pop! went the door.',
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
  {
    title: ['The Mole Who Wished to See the Moon', '{K} and a Moon for {O}', 'What Is It Like, Up There?'],
    owners: [
      who('Velvet', 'old mole', 'm', 'mouse'),
      who('Mrs. Delf', 'mole in a shawl', 'f', 'mouse'),
      who('Digby', 'young mole', 'm', 'mouse'),
    ],
    prop: 'a molehill with a pink nose in it',
    vars: { x: ['a cheese', 'a lamp', 'a wet stone'] },
    sign: ['Up came a hill of earth, and out of it a [pink|long pink] nose. It sniffed at the sky.'],
    woe: [
      '“Is the moon out?” asked {o.np}. “I can’t see so far, and I do wish I could!”<mt  “<t My grandmother went up once to look, and all that she would say, for the rest of her life, was ‘Well, now’. >[A frog told me {x}, but frogs say things|I have smelled for it, on clear nights],” said {o}. “[They all stop and look up, and I never know at what.]”>',
    ],
    tries: [
      'They pointed {o} at it. “[Is this it?|I’ve got it,]” said {o}. It was an owl.',
      'They told {o} that it was round. “[Like a worm|Round like a hole]?” {o} said. And then they were not so sure.',
    ],
    on: {
      make: 'It was a moon of clay, with all its dents. {O} held it in both paws, [a long time|and turned it over]. “[It has a chin|So it’s been bumped],” said {o}. “I’d have known it anywhere.”',
      still:
        '{O} kept still, too. Out from the leaves came the light, and crept over the moss, and on to {o.s} nose. “[That’s cool as milk|It came to ME],” {o} said. “So that’s how it feels.”',
      notice:
        '{a} saw a puddle by the hill, and the moon was in it. {O} put in one paw, [then an arm|to the elbow]. “[It’s wet|It ran around my hand],” said {o}. “It let me touch it!”',
      tell: 'There was a moon in it, too, who was always late. {O} laughed. “[I know her now|She sounds like my aunt],” said {o}. And {o} waved, in quite the right direction.',
    },
    won: [
      '“Well, now,” said {o}<mt , and went below, and told it to [nine children|the worms], who had to be told all of it again>.',
    ],
    gift: ['a clay moon, the size of a button', 'a pinch of the best dark earth'],
    cause: 'It was not the eyes at all. On the end of {o.s} nose, as it had been all evening, sat {th.np}.',
    free: '“I wanted a good seat,” said {thing}, and hopped off. And there it was, past the pines, quite blurry, and the only thing that {o} had ever seen so far away.',
  },
  {
    title: ['The Woodpecker at the Door', '{K} and the Knock, Knock, Knock', 'Come In, {O}'],
    owners: [
      who('Mr. Tapley', 'woodpecker', 'm', 'parrot'),
      who('Rappa', 'green woodpecker', 'f', 'parrot'),
      who('Nock', 'young woodpecker', 'm', 'parrot'),
    ],
    prop: 'a woodpecker on a tree trunk',
    vars: { x: ['the ash', 'the big elm', 'the larch'] },
    sign: ['Knock, knock, knock! A bird stood in front of a tree, with [a cake box|flowers], and waited.'],
    woe: [
      '“I knock, and I wait,” said {o.np}, “but nobody says ‘Come in’!”<mt  “<t I have knocked on every tree from here to the river since I was an egg, or very soon after, and wiped my feet each time, and there is not one of them who has so much as lifted a curtain. >[At {x} I was sure that I heard them hide|I thought it might be my hat],” said {o}. “[It would only be for ten minutes.|I’ve such a lot to say, by now.]”>',
    ],
    tries: [
      'They knocked for {o}, a good deal louder. An acorn fell on [each of them|their heads].',
      'They looked for a bell at {x}. There was none, so {o} [said “ding”|made the hole for one].',
    ],
    on: {
      sound:
        '{O} took it up on the trunk: knock-a-knock, knock. It was not a knock at all, now; it was a drum! All over the wood doors [opened|flew open]. “[Come in|In here], and bring your drum!”',
      make: 'It was a door, with a latch, and a step. They stood it against {x}. {O} knocked. Behind it sat {h}, who said it: “[Come in|Do come in]!”',
      move: '{a} <f went up the bark, hand over hand><w rolled around behind, quick>, to the old hole at the back, and put {a.his} mouth to it, and called right through the tree: “Come in!” {O} [dropped the box|blushed to the crest].',
      light:
        'It shone in at a knothole, and there were eyes inside, [a whole row|nine or ten]. “We thought that it was RAIN,” said the beetles. “[Was it somebody|Have you been out there long]?”',
    },
    won: [
      'So {o} went in, and sat on the [good chair|edge of a chair]<mt , and had got no farther than last June when it was time to go home>.',
    ],
    gift: ['a curl of bark with “At home” on it', 'one green feather, for knocking with'],
    cause: 'There was someone at home behind that bark. Flat on the floor, under a rug, {th.was} {th.np}.',
    free: '“Come in,” said {thing}, at last, and it was not so hard to say. There was tea. {O} stayed until they had run out of stars.',
  },
  {
    title: ['The Brook That Went in Circles', '{K} and the Dizzy Water', 'Which Way Is Down?'],
    owners: [
      who('Tansy Water', 'little brook', 'f'),
      who('Burble', 'forest brook', 'm'),
      who('Miss Rill', 'brook no wider than a step', 'f'),
    ],
    prop: 'a brook going around a tree',
    vars: { x: ['the third beech', 'a stump', 'the same fern'] },
    sign: [
      'A [paper boat|leaf] came by on the water, then came by again. “I am sure I’ve met you,” it said.',
    ],
    woe: [
      '“I went around {x} to look at it,” said {o.np}, “and now I can’t find the way out!”<mt  “<t Water goes downhill, they tell you, as though there were nothing to it, but when you have been around eleven times, and are rather giddy, every direction has a sort of down in it. >[I meet my own front end|The minnows have been sick twice],” said {o}. “[There’s a mill waiting. I’ve never seen the mill.|Somewhere there’s a river with a place kept for me.]”>',
    ],
    tries: [
      'They dug {o} a ditch. {O} ran in, had a look, and ran out [at the back|backward]. “[It’s muddy in there|I didn’t know anybody],” said {o}.',
      'They asked a trout, who should know. The trout said that it was all one to him, and [went around again|passed on the left].',
    ],
    on: {
      tie: 'They laid one end in the water, and the other down through the ferns. {O} felt along it, as one does by night on the stairs. “[Is this a rail|It tips],” said {o}. “Ooh. It goes on!”',
      notice:
        '{a} looked at the [daisies|moss]. On one side of {x} it all leaned a little, as if somebody had just gone by. “You went out here,” said {a}, “last year.” {O} put one cold toe over the edge. “[So I did|That’s MY pebble],” {o.he} said.',
      still:
        'Nobody stirred them up, for once, and the eddies [lay down|ran out of breath]. When you are quite calm you can feel which way is home. “There,” said {o}, low down, and began to [slide|go].',
      sound:
        '{O} listened. Then, from away below, over stones, came the same tune, only [wide|slow]. It was the river, and it had been singing the other half. “[Keep it up|I’m on my way]!” {o} cried, and went, all in a rush.',
    },
    won: [
      'And off went {o}, down through the [alders|ferns], and shouted back each thing {o.he} saw: “A bridge! [A cow! The mill!|A boot! The mill, the mill!]”',
    ],
    gift: ['a pebble worn quite round', 'a drop in an acorn cup, for starting a brook'],
    cause:
      'They followed it around once more, and this time they looked under the bank. In the way out, like a cork, sat {th.np}.',
    free: '“It was so nice being gone around,” said {thing}, and got up. And with one long gurgle, {o} ran out at the gap, and took {thing} along as far as the mill.',
  },
  {
    title: ['The Yawn in the Web', '{K} and the Wood That Could Not Yawn', 'What {O} Caught'],
    owners: [
      who('Madame Lacey', 'garden spider', 'f'),
      who('Eight-Legs Bill', 'elderly spider', 'm'),
      who('Threadneedle', 'spider with spectacles', 'm'),
    ],
    prop: 'a spider web with something in it',
    vars: { x: ['a bear', 'an owl', 'an old stag'] },
    sign: [
      'In a web between two birches hung something [round|large] that could not be seen. It went “Aaah”.',
    ],
    woe: [
      '“I’ve caught a yawn,” said {o.np}. “I only wanted a gnat! And now nobody else can have it.”<mt  “<t There is just one in this wood of an evening, as you may have noticed, since it is always the same one, and it goes from mouth to mouth until everybody is in bed. >[It came out of {x}, and I was just putting up the last thread|They all sit there with their eyes wide open],” said {o}. “[The owls have begun to talk about the government.|And I can’t help looking at it.]”>',
    ],
    tries: [
      'They said, “Shoo!” The yawn opened [wide|wider]. Not one of them could remember, for a bit, what they had come for.',
      'They blew at it. You cannot blow and yawn, so they did first the one, then the other, and got the [giggles|hiccups].',
    ],
    on: {
      sound:
        'It was a slow tune by now, as slow as a cradle. The yawn leaned toward it. It got [longer|thinner], and went out between two threads, like a [cat by a gate|letter by a slot]. Far off, {x} went “Aaaah”.',
      tell: 'And in the story it got late, and they all went up to bed, and one of them opened his mouth, and … The web was [empty|slack]. It was {a} who had it. {A.he} passed it to {o}, and {o} passed it [on|to the moths].',
      make: 'It was a mouth, of [bark and a hinge|two leaves], that opened as wide as a door. A yawn can’t see a thing like that and [stay out of it|not go in]. They carried it to the middle of the wood, and let it go.',
      still:
        'Nobody looked at it. A yawn that isn’t looked at gets [bored|sleepy] itself. It stretched, and put its arms up, and there, it was [too big for the hole|through].',
    },
    won: [
      'And it went from the [fox|hare] to the jay, from the jay to the deer, and one after another they [lay down|let their ears fall], and somebody has it still. You, perhaps.',
    ],
    gift: ['a spare thread, with one drop on it', 'a gnat’s thank-you letter, very small'],
    cause:
      'It was not a yawn, when they looked again. It was a mouth wide open, and around the mouth {th.was} {th.np}.',
    free: '“I was about to sing,” said {thing}, “but I got stuck on the first note.” {O} let go of one thread. What came out was a lullaby.',
  },
]
