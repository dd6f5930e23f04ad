import { type World, who } from '../world.ts'

export const forestFriends: World = {
  themes: ['forest-friends'],
  setting: 'Enchanted Forest',
  here: 'the edge of the wood',
  home: [
    '{k} had come to stay in [Grandpa’s cabin|the little green cabin], [right at the edge of the wood|with the trees all around]<mt , and supper was still an hour off>.',
    'At the [back|end] of {k.s} garden was a gate~, and ~behind the gate was a [wood|real wood]<mt , where the day always [ended|got dark] a little sooner>.',
    '{k} had gone into the wood to look for [fir cones|blackberries]<mt , and had found [four, and eaten three|two, both too good to carry home]>.',
  ],
  bed: [
    'Then {k} {k.was} home, and [washed, more or less|picked clean of burrs], and in bed<mt , and the wood came up to the window and stood there, not to wake anyone>.',
    'Soon {k} [lay|was tucked up] in bed under the cabin roof<mt , where the twigs brushed the shingles, [hush, hush|to and fro]>.',
    'Then {k} went home [over the dark moss|through the gate] and [climbed|got] into bed<mt , with [one pine needle|a bit of leaf] still in {h.s} hair>.',
  ],
  day: [
    'The sun hung low and fat [between the trunks|in the beeches].',
    'Long stripes of light lay [across the moss|over the path].',
  ],
  dusk: [
    '[Between the trunks|Under the beeches] the light had gone [the color of tea|from gold to brown].',
    'Now the [blackbirds|thrushes] were [arguing about|choosing] beds, and it grew [dim|dusky].',
  ],
  night: [
    '[One by one|Slowly,] the trees put on their dark coats.',
    'Night came up out of the [moss|ferns], [knee-high at first|soft as a cat].',
    'Now it was dark~, and ~[the moon sat in a fork of the oak|bits of moon lay about on the moss].',
  ],
  beasts: [
    'a beetle with a green back',
    'a very round vole',
    'a wren',
    'a moth the size of a mitten',
    'a centipede in a hurry',
  ],
  sounds: [
    'the pines went hush',
    'an owl tried out one note',
    'the brook talked to its stones',
    'a nut fell, tock, and rolled',
  ],
  smells: ['wet moss', 'mushrooms and rain', 'crushed mint'],
  glows: ['a firefly', 'a glowworm', 'a spark of moonlight'],
  foods: ['blackberry pie', 'roast chestnuts', 'honey bread'],
  walk: [
    'The path to {place} went [left at the split birch|under the low hazels], and they {go} along it in single file.',
    'They {go} to {place} by the [moss|badger] road, where [a step makes no sound|nobody hears you coming].',
    'So they {go} through the bracken to {place}.',
    '{Place} was [three hollows away|a good way in], past the [woodpecker’s tree|nettles]. They {go} there together.',
  ],
  back: [
    'They {go} back the short way, [under the brambles|over the roots], to where {o} was waiting.',
    'Back they came through the ferns, and {o} [ran to meet them|looked up].',
    '{O} had not [moved|gone far]. They told {o.him} [all of it|what they had heard].',
  ],
  places: [
    {
      name: 'the fern hollow',
      see: [
        'The ferns there were taller than {h}~, and ~they [dripped down {h.his} neck|tickled].',
        'Every fern had a [small, curled fist|tight green curl] on the end, [as if it held a penny|like a fiddle].',
      ],
      host: who('the old deer', 'very old deer', 'f', 'deer'),
    },
    {
      name: 'the fallen oak',
      see: [
        'The oak had lain down [a hundred years ago|in a storm, long ago], and [never got up|liked it so well that it stayed].',
        'It was [soft and red|hollow] inside and smelled of [cake|old books].',
      ],
      host: who('the three hedgehogs’ uncle', 'hedgehog in a waistcoat', 'm', 'hedgehog'),
    },
    {
      name: 'the mushroom ring',
      see: [
        'The mushrooms stood in a ring, [some tall, some small|white as plates], like [people waiting for a speech|guests with no chairs].',
        '{h} [stepped|hopped] over them~. It seemed rude ~to [tread on anyone’s hat|squash a hat].',
      ],
      host: who('the tall rabbit', 'tall white rabbit', 'f', 'rabbit'),
    },
    {
      name: 'the brook with the crooked bridge',
      see: [
        'The water was as brown as [toast|tea]~, and ~it [giggled|chattered] over the stones.',
        'Under the bridge it was [cold|cool], and somebody had [scratched a heart|drawn a fish] on the wood.',
      ],
      host: who('the ferry frog', 'frog with a small boat', 'm', 'frog'),
    },
  ],
  guides: [
    {
      who: who('Mr. Quill', 'heron', 'm', 'duck'),
      hello: [
        '[In the reeds|By the path], on one leg, stood {g.np}. “<1 One child><2 Some children>, one {o.kind},” {g.he} said. “I count things. It [keeps me calm|settles me]. [I had better come along|I will come too, to keep count].”',
      ],
      fail: [
        '“[Add that to|Put that on] the list,” said {g}. “[The list of things that do not work|It is getting long].”',
        '“I make that [no use at all|six wet feet],” said {g}, who had counted<mt [ twice|, with one toe]>.',
      ],
      hope: [
        '“I make that one good idea,” said {g}. “[One is more than none|That is the first today].”',
        '“[Ah|Now]. That counts,” said {g}.',
      ],
      bye: [
        '“[Good night|Sleep well], one,” said {g}, “and [good night|sleep well], two,” and [so on up to the moon|did not stop till {g.he} got to the stars].',
      ],
    },
    {
      who: who('Dame Slow', 'snail', 'f', 'snail'),
      hello: [
        '“Wait for me!” called {g.np} from [a stalk|the gatepost]. “I know this wood. I have seen [it all|every inch], very close up.” {h} gave {g.him} a ride on one shoulder.',
      ],
      fail: [
        '“Too fast,” said {g}. “[It nearly always is|Most things are].”',
        '“In my day,” said {g}, “[which was last week|last Thursday], we would have [slept on it|oozed].”',
      ],
      hope: [
        '“[What speed|Goodness]!” said {g}. “I felt the wind in my [hair|horns].”',
        '“[That’s it|Good]. Do not rush it now,” said {g}.',
      ],
      bye: [
        '{G} began to wave goodbye<mt , and was [just getting to the top of the wave|about halfway through it] when they looked back>.',
      ],
    },
    {
      who: who('Fennimore', 'young fox', 'm', 'fox'),
      hello: [
        'Out of the ferns [slid|stepped] {g.np}. {G.he} looked both ways. “[Between ourselves|Don’t tell],” {g.he} whispered, “I heard all that. [I hear everything.|I was under a leaf.] I am coming with you.”',
      ],
      fail: [
        '“Between ourselves,” whispered {g}, “[that was not your best|I would not do that twice].”',
        '“You did not hear this from me,” said {g}, [looking at a cloud|behind one paw]. “But [that made it worse|it is still stuck].”',
      ],
      hope: [
        '“[Not a word to anyone|Keep it quiet],” whispered {g}, “but I [think that was clever|am having a lovely time].”',
        '“[Psst|Hush],” said {g}. “[It is working|Look at that].”',
      ],
      bye: [
        '“You never saw me,” said {g}, and winked~. Then there ~was only a fern, [nodding|still moving].',
      ],
    },
  ],
  tokens: [
    {
      name: 'blue button',
      kind: 'light',
      find: [
        'On the [path|step] lay a blue button~, and ~{h} put it in {h.his} pocket<mt [ in case somebody should come undone|, because it looked lonely]>.',
      ],
      use: [
        '{a} felt in {a.his} pocket. The blue button! {A.he} held it up, and it [caught the light|shone] like a tiny window.',
      ],
    },
    {
      name: 'acorn whistle',
      kind: 'sound',
      find: [
        '{h} had made a whistle from an acorn cup<mt , [which so far had only frightened a hen|and it knew one note]>.',
      ],
      use: [
        '{a} took the acorn whistle out of {a.his} pocket and blew. [Peep|Feep], it went, [peep, peep|feep-a-feep].',
      ],
    },
    {
      name: 'bit of red wool',
      kind: 'tie',
      find: [
        'A bit of red wool hung on [a thorn|the gate]. {h} [wound it around one finger|put it in {h.his} pocket]<mt , and wound, and there was more of it than {h.he} thought>.',
      ],
      use: [
        'The red wool! {a} [unwound it|pulled it from {a.his} pocket]. It was [longer than it looked|tougher than string].',
      ],
    },
    {
      name: 'stub of chalk',
      kind: 'make',
      find: [
        'In {h.s} pocket was a stub of chalk<mt , [no longer than a tooth|left over from the giant on the driveway]>.',
      ],
      use: [
        '{a} took the stub of chalk and drew a plan on a [stone|log]: [this bit, that bit|here, and here]. Then {a.he} began.',
      ],
    },
  ],
  gates: [
    {
      name: 'the turtle stones',
      at: [
        'The way went over a [brook|stream] on [five|seven] stones. The middle stone opened an eye. It was a turtle. “[Closed|Not tonight],” it said.',
      ],
      on: {
        sound:
          'The turtle [tapped a foot|nodded along]. “[Oh, go on, then|All right],” it said. “[But keep in step.|On the beat, please.]” So over they went, [one, two, one, two|on the beat].',
        still:
          'By and by the turtle sighed. “Most people [just stamp|never stop],” it said, and [rose up high and dry|made its back flat for them].',
        tell: 'The turtle laughed so much that it [bobbed|rocked]~, and ~they crossed it [like a boat|on the third bob].',
        notice:
          'A little way [up|down] the bank was another row of stones, [under the water|flat and green], with nobody asleep on them. They only got their ankles wet.',
      },
    },
    {
      name: 'the deep ditch',
      at: [
        'Then the path stopped. [A tree|The old bridge] had come down~, and ~there lay a ditch, [deep|wide] and full of dark.',
      ],
      on: {
        light:
          'Now they could see a root that went right across, [wide as a stair|like a rail]. They went over it sideways, like crabs.',
        move: 'In a blink {a} was over. {A.he} [bent a branch down|rolled a log across] for the rest~, and ~they came after.',
        make: 'It took [three logs|two branches] and a lot of ivy. It was not a [handsome|pretty] bridge, but it was a bridge.',
        tie: 'They tied it to a [bough|branch] and swung across, one by one. {G} said “Whee!” and then [pretended not to have|looked to see who had said it].',
      },
    },
  ],
  troubles: [
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
  ],
}
