import { type World, who } from '../../world.ts'
import { troubles } from './troubles.ts'

export const safariAdventure: World = {
  themes: ['safari-adventure'],
  setting: 'Safari Park',
  here: 'a striped tent on the golden grass',
  home: [
    '{k} had been on safari for [three days|a week]<mt , in a [small|striped] tent with [a lion’s footprint by the door|its own anthill]>, and had stopped being surprised at giraffes.',
    'The jeep had broken down, so {k} had the whole [golden|long] afternoon on the grassland<mt , with [nothing to do but look|a hat, a flask, and forty zebras]>.',
    'It was {k.s} job to write down the animals<mt , in a book with [a pencil on a string|room for all of them]>, and so far {k} had [nine zebras, or one zebra nine times|a hundred legs and no heads].',
  ],
  bed: [
    'Soon {k} lay in the [striped|little] tent, [under the net|in the camp bed]<mt , and all around it the grass [breathed|went hush], and big soft feet went by>.',
    'Then {k} went to bed, and [far off a lion said good night|the whole plain lay down]<mt , one [knee|leg] at a time>.',
  ],
  day: [
    'The heat [wobbled|danced] on the grass, and the trees stood [on one leg|in puddles of shade].',
    'Far off a line of elephants [went by like a sentence|walked along the sky].',
  ],
  dusk: [
    'The sun got [big and red|as red as a melon] and sat down [on the grass|behind a thorn tree].',
    'The zebras came down to drink, and the water had [stripes|two of each].',
  ],
  night: [
    'Night comes fast there, [like a lid|as if somebody had sat on the lamp].',
    'The stars came down [as low as the giraffes|to drink].',
    'It was dark, and the dark was full of [eyes, all of them friendly|breathing].',
  ],
  beasts: [
    'a dung beetle with somewhere to be',
    'a very upright meerkat',
    'a bird on a rhino',
    'a zebra foal',
    'a lizard doing push-ups',
  ],
  sounds: [
    'a lion yawned, far away',
    'the grass went hush',
    'a frog began, and a thousand joined in',
    'something large chewed',
  ],
  smells: ['dust and warm grass', 'elephant', 'rain, a long way off'],
  glows: ['the campfire', 'a firefly in the acacia', 'two yellow eyes'],
  foods: ['mango on a stick', 'flat bread from the ashes', 'baobab juice'],
  walk: [
    'They {go} through the tall grass to {place}, in [single file|a line], as elephants do, [each holding on to the next|the smallest in the middle].',
    'An ostrich was going to {place}, so they {go} along with it, [to keep it company|at the end of its dust].',
    'So they {go} to {place}, and [the grass closed behind them|their shadows got there first].',
  ],
  back: [
    'They {go} back the way the [swallows|giraffes] were going, to {o}.',
    'Their own footprints led them back to {o}, [with a few bigger ones beside them|and someone had walked in them since].',
    '{O} was still [there|under the tree], [flicking {o.his} tail, or the place for it|in the last bit of shade].',
  ],
  places: [
    {
      name: 'the waterhole',
      see: [
        'Everyone was [polite|on good manners] there: [lions to the left, and lambs to the right|first the big ones, then the small, and no splashing].',
        'The water was as [brown|warm] as tea, and [two nostrils floated in it|a log in it winked].',
      ],
      host: who('the oldest hippo', 'hippo with a water lily on her head', 'f'),
    },
    {
      name: 'the baobab tree',
      see: [
        'It stood [upside down|with its roots in the air], and [bees|a whole town of bats] lived in the cracks.',
        'Ten people could not [hug|reach around] it. [They tried|There were four], and [it liked it|it sighed].',
      ],
      host: who('the baobab monkey', 'monkey with a gray beard', 'm', 'monkey'),
    },
    {
      name: 'the lions’ rock',
      see: [
        'The rock was [still hot|warm as bread], and lions lay on it [like rugs|in a heap], with their feet in the air.',
        'From the top you could see [rain, four days away|where the world bends].',
      ],
      host: who('the grandmother lion', 'very old lion', 'f', 'lion'),
    },
    {
      name: 'the giraffe grove',
      see: [
        'All you could see was [legs|forty legs], like a [wood|church], and [far up somebody chewed|leaves came down in crumbs].',
        'The giraffes [hummed|talked] together up there, too [low|high] for anyone to hear.',
      ],
      host: who('the tallest giraffe', 'giraffe with her head in a cloud', 'f', 'giraffe'),
    },
  ],
  guides: [
    {
      who: who('Sergeant Mongo', 'meerkat', 'm', 'squirrel'),
      hello: [
        '“Who goes there?” said {g.np}, [bolt upright|popping up]. “Friend? [Good|Well said]. I have been on guard since [dawn|Monday], and nothing has come. [I should like a change.|At ease. I am coming with you.]”',
      ],
      fail: [
        '“Danger,” said {g}, [when it was over|and popped down a hole]. “[I meant to say that before.|All clear!]”',
        '{G} looked left, and right, and [behind|up]. “[No one saw|Report: it did not work],” {g.he} said.',
      ],
      hope: [
        '{G} saluted with both [paws|arms]. “[Carry on|I see something good coming, from the east],” {g.he} said.',
        '“Hold your positions,” whispered {g}, [quivering|on the very tips of his toes].',
      ],
      bye: [
        '{G} took the first watch. By the second watch {g.he} was asleep, [standing up|bolt upright], with {g.his} eyes open.',
      ],
    },
    {
      who: who('Madame Ottoline', 'ostrich', 'f', 'duck'),
      hello: [
        '“I never saw a thing,” said {g.np}, [taking her head out of the sand|with sand in her lashes]. “Has it gone? No? [Then I had better come with you than stay here with it.|It’s this neck. It does it by itself.]”',
      ],
      fail: [
        '{G} put {g.his} head in the sand. “[Tell me when,|Is it over?]” {g.he} said, from below.',
        '“[I did not look|I had my eyes shut],” said {g}, “but it sounded [bad|like a cupboard].”',
      ],
      hope: [
        '{G} opened one eye. “[Oh|Why],” {g.he} said. “[It’s nice out here|I should have looked sooner].”',
        '“I’m looking,” said {g}. “[I’m really looking|Both eyes, see]!”',
      ],
      bye: [
        '{G} tucked {g.his} head, [not in the sand|for once], but under {g.his} own wing. “Softer,” {g.he} said.',
      ],
    },
    {
      who: who('Tumbo', 'young elephant', 'm', 'elephant'),
      hello: [
        'A trunk came out of the [bush|grass], felt {h.s} face all over, and [sneezed|took off {h.s} hat]. “I never forget,” said {g.np}. “[So you had better be nice.|I remember you from now on.] What was I going to say? [I’ll come along|Oh, yes: hello].”',
      ],
      fail: [
        '“I shall remember that,” said {g}. “[I wish I needn’t|For years].”',
        '{G} blew [dust|water] over everybody, [which is a kind of comfort|as elephants do when they’re sorry].',
      ],
      hope: [
        '{G.s} ears went out like [sails|doors]. “I will never forget this,” {g.he} said.',
        '{G} held on to {h.s} [sleeve|elbow] with {g.his} trunk, and [held his breath|squeezed].',
      ],
      bye: [
        '{G} said all their names, one after another, so as to have them [forever|by heart]. Then {g.he} curled up {g.his} trunk, and slept.',
      ],
    },
  ],
  tokens: [
    {
      name: 'porcupine quill',
      kind: 'make',
      find: [
        'In the grass lay a porcupine quill, [black and white|as long as a pencil]<mt , and {h} put it [behind one ear|in {h.his} hat]>.',
      ],
      use: [
        '{a} took the porcupine quill. It would do for a [needle|nail]. {A.he} looked about for [grass, bark, a gourd|the rest], and began.',
      ],
    },
    {
      name: 'polished ostrich shell',
      kind: 'light',
      find: [
        '{h} had found a bit of shell and [rubbed|polished] it on {h.his} sleeve all day<mt , [till it shone like a plate|until it was like a small moon]>. It was a polished ostrich shell now.',
      ],
      use: [
        '{a} tipped the polished ostrich shell till it caught the [light|sky]. A white spot [jumped|flew] over the grass.',
      ],
    },
    {
      name: 'dry gourd',
      kind: 'sound',
      find: [
        'A dry gourd had come down from its vine, and it rattled. {h} [stuck it in {h.his} belt|shook it, once for each step]<mt , and felt like a whole parade>. What a good drum it was!',
      ],
      use: ['{a} shook the dry gourd: [chack, chack, chacka-chack|soft, like rain on its way].'],
    },
    {
      name: 'plaited grass rope',
      kind: 'tie',
      find: [
        '{h} had a plaited grass rope, made [in the jeep|at noon, when it is too hot for anything else]<mt , [green at one end and gold at the other|as long as a giraffe’s neck]>.',
      ],
      use: [
        '{a} unrolled the plaited grass rope. Grass is [weak|nothing], one by one. [Plaited|Together], it would hold a buffalo.',
      ],
    },
  ],
  gates: [
    {
      name: 'the sleepy lion',
      at: [
        'On the path lay a lion, [all of him|right across it], with his [chin|nose] on his paws. One eye opened. “[I’m not moving|It’s too hot to move],” he said. “[Make me want to|I’m comfy].”',
      ],
      on: {
        sound:
          'It was a lullaby, more or less, and he had not heard one [since he was a cub|in years]. He rolled over with a [sigh|thump], and [there was the path|they went by on tiptoe].',
        still:
          'They sat with him. It is [dull|lonely] to be feared. By and by he [put his head in {a.s} lap|sighed], and when he rolled over, they went on.',
        tell: 'It was the one about the [mouse|zebra] in pajamas. He did not laugh. He only [shook|got up, to laugh behind the tree], and that was enough.',
        notice:
          'There was a thorn between two of his toes, [no bigger than a comma|very small]. {a} drew it out. “So that’s what it was,” he said, and [got up and danced|walked a little way, to try it].',
      },
    },
    {
      name: 'the crocodile crossing',
      at: [
        'There was a river, [wide and brown|slow], and in the river were logs, and [the logs had teeth|one of the logs smiled]. “[Cross over, do|Mind the step],” they said.',
      ],
      on: {
        light:
          'A crocodile [can’t look away from|loves] a shiny thing. All the heads went left, and the [dry stones|ford] on the right lay [empty|free].',
        move: '{a} was over [before the first jaw shut|like a bird],<w  wheels humming,> {a.his} shadow a long way behind. “[What was that|Was that lunch]?” said the crocodiles. From the far bank {a} pulled the ferry across.',
        make: 'It was a boat, of [reeds|a hollow gourd], with eyes painted on. “[Evening, cousin|A big one],” said the crocodiles, and [made room|swam off].',
        tie: 'They tied it tree to tree, high up, and went over [like washing|in a basket]. “[Jump, do|It’s lovely in],” said the crocodiles, [with sad eyes|and sighed].',
      },
    },
    {
      name: 'the zebra maze',
      at: [
        'A thousand zebras stood in the way, and where one stopped and the next began [nobody could say|not even the zebras knew]. [It made your eyes hum.|They went in, and came out where they had started.]',
      ],
      on: {
        notice:
          '“[Look at the feet|Look down],” said {a}. “[There are no stripes on the ground|Only the gaps have grass].” They went along with their eyes on the grass, and were through.',
        make: 'It was a sign, [on a stick|in red]: THIS WAY. Zebras [can’t resist a sign|like to be told]. They all went that way, and [there was a lane|the way was clear].',
        move: '{a} went <f at a [gallop|good pace],><w at top speed, wheels drumming,> and zebras will always [gallop along|follow]. Off they thundered, and left [a wide, dusty road|nothing but dust].',
        tie: 'They let it out behind them as they went, so as not to go around twice, and [at the third try|so] came out on the other side.',
      },
    },
  ],
  troubles,
}
