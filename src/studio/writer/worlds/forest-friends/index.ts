import { type World, who } from '../../world.ts'
import { troubles } from './troubles.ts'

export const forestFriends: World = {
  themes: ['forest-friends'],
  setting: 'Enchanted Forest',
  here: 'the edge of the wood',
  home: [
    '{k} had come to stay in [Grandpa’s cabin|the little green cabin], [right at the edge of the wood|with the trees all around]<mt , and supper was still an hour off>.',
    'At the [back|end] of {k.s} garden was a gate~, and ~behind the gate was a [wood|real wood]<mt , where the day always [ended|got dark] a little sooner>.',
    '{k} had [gone into the wood|come to the edge of the wood|gone in under the trees] to look for [fir cones|blackberries]<mt , and had found [four, and eaten three|two, both too good to carry home]>.',
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
        move: 'In a blink {a} was over<w , by the beaver’s ramp, at full tilt><f , in one jump>. {A.he} [bent a branch down|rolled a log across] for the rest~, and ~they came after.',
        make: 'It took [three logs|two branches] and a lot of ivy. It was not a [handsome|pretty] bridge, but it was a bridge.',
        tie: 'They tied it to a [bough|branch] and swung across, one by one. {G} said “Whee!” and then [pretended not to have|looked to see who had said it].',
      },
    },
  ],
  troubles,
}
