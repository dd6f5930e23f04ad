import { type World, who } from '../world.ts'

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
      name: 'seed-pod rattle',
      kind: 'sound',
      find: [
        'A long black pod had come down from a flame tree, and it rattled. {h} [stuck it in {h.his} belt|shook it, once for each step]<mt , and felt like a whole parade>. What a good seed-pod rattle it was!',
      ],
      use: ['{a} shook the seed-pod rattle: [chack, chack, chacka-chack|soft, like rain on its way].'],
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
        move: '{a} was over [before the first jaw shut|like a bird], {a.his} shadow a long way behind. “[What was that|Was that lunch]?” said the crocodiles. From the far bank {a} pulled the ferry across.',
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
        move: '{a} went at a [gallop|good pace], and zebras will always [gallop along|follow]. Off they thundered, and left [a wide, dusty road|nothing but dust].',
        tie: 'They let it out behind them as they went, so as not to go around twice, and [at the third try|so] came out on the other side.',
      },
    },
  ],
  troubles: [
    {
      title: ['The Lion Who Lost His Roar', '{K} and the Smallest Roar', 'What Was in {o.s} Throat'],
      owners: [
        who('Rex', 'young lion', 'm', 'lion'),
        who('Queen Amara', 'lioness', 'f', 'lion'),
        who('Simba’s Uncle', 'old lion', 'm', 'lion'),
      ],
      prop: 'a lion on a rock with his mouth open',
      vars: { x: ['the hyenas', 'the zebras', 'the baboons'] },
      sign: [
        'On top of the rock somebody [opened an enormous mouth|put back a great head]. Out came [a squeak|“peep”]. [Far off, {x} fell over laughing.|It was not even a loud one.]',
      ],
      woe: [
        '“I’ve lost my roar,” said {o.np}. “Every night I roar at sundown, so that they all know [I’m here|it’s bedtime]. And {x} are [staying up|having a party]!”<mt  “<t My father could be heard in four countries, and my grandmother in five, and >[now listen to me|I tried it into a hole, and even the hole laughed],” said {o}. “[Peep.|Eep.] You see?”>',
      ],
      tries: [
        'They gave {o.him} honey. {O} licked up [a whole comb|nine spoons]. The next “peep” was [sweeter|very smooth].',
        '“[Breathe in|Fill up],” said {g}. {O} breathed in [a cloud of dust|two bees and a hat]. There was a sneeze, and it [put out the fire|was bigger than any roar, but a sneeze].',
      ],
      on: {
        sound:
          '{O} hummed along, down low. Lower. There was something [big|wide] down there, [asleep|curled up]. When the tune got to the bottom step, it [got up|stretched]: rrrrr. It had only been waiting to be [asked nicely|called by name].',
        still:
          '{O} lay down beside {a} and did not try. [Neither of them|Nobody] tried. When you do not look for a roar it [comes to see why|strolls back]. It began as a purr, [so low that the flask rattled|deep in], and then {o} opened {o.his} mouth.',
        tell: 'In the story was a mouse who met {o}, and was not afraid, because it had [never|not] heard of lions. “[Not heard of me,|Never HEARD of lions?]” said {o}. “Not HEARD? [Not|NOT] …” And there it was.',
        notice:
          '“Open wide,” said {a}, and looked right in. There, on the roar, sat a [small frog|fat cricket], fast asleep. {a} lifted it out with [two fingers|a leaf]. “[I thought it was a cave,|Is it morning?]” it said.',
      },
      won: [
        'The roar went out over the grass, [like a big, warm wind|wide and gold], and everyone knew where home was. {X} [went to bed|yawned], one after another.',
      ],
      gift: ['a curl of golden mane', 'a lion’s whisker'],
      cause: 'They looked far down {o.s} throat, with a lamp. On the roar, where it is warm, sat {th.np}.',
      free: '{Thing} came up the long way, on a big purr. And right behind {th.them}, after so long, came the roar.',
    },
    {
      title: ['The Giraffe Who Could Not Lie Down', '{K} and the Long Way Down', 'Where to Put a Neck'],
      owners: [
        who('Melman', 'young giraffe', 'm', 'giraffe'),
        who('Stella', 'tall giraffe', 'f', 'giraffe'),
        who('Twiga', 'giraffe calf', 'f', 'giraffe'),
      ],
      prop: 'a giraffe with a knot in her neck',
      vars: { x: ['six', 'three', 'nine'] },
      sign: [
        'Something tall was going [around a tree|in circles], bending one [end|knee], and then another. [It sighed, far up.|“Ouch,” it said, from above.]',
      ],
      woe: [
        '“I can’t get to sleep,” said {o.np}. “I don’t know [where to put it|what to do with it].” “What?” they asked. “My neck,” said {o}.<mt  {O} had been up for {x} nights. “<t If I put it in front, I think about it, and if I put it behind, I wonder what it is doing, and >[on a branch it goes to sleep before I do|over my back I can hear myself think],” {o.he} said. “[And everybody else just folds.|It was all right when it was short.]”>',
      ],
      tries: [
        'They tied {o.s} neck in a bow, to be [rid|out] of it. It looked [very pretty|like a present]. “Now I can’t [swallow|undo it],” said {o}.',
        'They propped it up with [nine|all the] poles. The [baboons|birds] came to [swing|live] on it. “[It is like being a bus stop|Good evening, good evening],” said {o}.',
      ],
      on: {
        make: 'It was a pillow, but what a pillow: a [mile of moss|tent] stuffed with grass, with a dip at one end and a [hook|curl] at the other. {O} laid {o.his} neck down along it, inch by inch. “[All of it|It all fits],” said {o}.',
        tie: 'It was a hammock, just for a neck. They hung it between two [acacias|fig trees]. And the wind [rocked it|pushed it a bit], and the far end, with {o} in it, was [gone|asleep] first.',
        still:
          '{a} lay down first, and {o} watched where {a} [put things|put {a.his} head]. On one arm. “[Oh|Just like that]?” said {o}. “On myself?” And {o} wound {o.his} neck around, and laid {o.his} head on {o.his} own [warm back|knees].',
        sound:
          'It was a tune that went down, and down. {O.s} head [came down with it|followed], from the leaves to the trunk, and from the trunk to the grass. At the last low note it [touched {h.s} shoulder|was as low as a cat].',
      },
      won: [
        'Far off, at the other end, one hoof [gave a small kick|ran in a dream]. Then {o} slept, [all sixteen feet of {o.him}|from end to end].',
      ],
      gift: ['a leaf from the very top of a tree', 'one long black eyelash'],
      cause:
        'They went all the way up, to see. On the top of {o.s} head, between the two small horns, sat {th.np}, wide awake and humming.',
      free: '{Thing} came down and lay beside {o}. It was quiet now at the top. It was not long before it was quiet at the bottom.',
    },
    {
      title: ['The Zebra Who Lost His Stripes', '{K} and the White Zebra', 'Where Do Stripes Go?'],
      owners: [
        who('Domino', 'zebra', 'm', 'zebra'),
        who('Pia', 'zebra foal', 'f', 'zebra'),
        who('Bar', 'zebra', 'm', 'zebra'),
      ],
      prop: 'a zebra with no stripes at all',
      vars: { x: ['a cloud', 'a horse', 'a wet sheet'] },
      sign: [
        'Behind a [bush|thorn tree] somebody white was hiding. [It thought it was well hidden.|All of it stuck out.]',
      ],
      woe: [
        '“Don’t look,” said {o.np}. “I went in for a swim, and I came out [like this|white]! My own [mother|aunt] took me for {x}.”<mt  “<t One gets so used to one’s stripes that one hardly thinks of them as coming off, but >[I’ve looked in the water, and they’re not there|I must have left them somewhere],” said {o}. “At sundown we all [lie down|stand] together, and [they go by the stripes.|how will they know I’m me?]”>',
      ],
      tries: [
        'They painted them on with [mud|soot]. They ran out at the [middle|legs], and {o} looked like [a piano|a jail].',
        'They borrowed some from {g}, but {g} had none. So they wound {o} in [string|grass]. “[I’m a parcel|I feel like a roast],” said {o}.',
      ],
      on: {
        notice:
          '“[Look at the water|See the reeds],” said {a}. The sun was low, and the reeds lay on the water in stripes, and {a} said, “[Those two are not reeds|Some of those do not move].” There they were, floating! {O} waded in, and wore them home.',
        move: '{a} went straight into the [reeds|shallows], splash, and out at the far side came the stripes, [all in a bunch|squealing], with {a} after them, [twice around the thorn tree|left and right], and right up onto {o}, to be safe.',
        light:
          'The light went through the tall grass and fell on {o}, [dark, light, dark, light|in long shadows]. And they [stuck|stayed]. “[So that’s how they are made|My mother did say I was born at sundown],” said {o}.',
        tie: '{a} laid it over {o.s} back, once, and around, and [asked|said], “How did they go?” “[Like that|Left a bit],” said {o}. “And then …” When they took it off, the stripe was [there|under it]. Stripes only want to be shown where.',
        tell: 'The stripes were up in a tree, as it turned out, and cross. “[You never once said thank you|He swam too long],” they said. But they can’t resist a tale. At the good part they [let go|slid down], and fell on {o} like rain.',
      },
      won: [
        '“There you are,” said {o.s} mother, [without looking up|chewing]. {O} lay down with the rest, and where {o} stopped and they began [nobody could say|you could not tell].',
      ],
      gift: ['one thin black stripe, rolled up', 'a tuft of striped mane'],
      cause:
        'Something moved in the shallows, all black and white. It was the stripes! And they had somebody in them. It was {th.np}.',
      free: '“They were so lovely and warm,” said {thing}, and took them off, one by one. {O} let {th.them} keep the smallest.',
    },
    {
      title: ['The Elephant Who Forgot', '{K} and the Knot in the Trunk', 'What Was It?'],
      owners: [
        who('Ndovu', 'old elephant', 'm', 'elephant'),
        who('Mama Ella', 'elephant', 'f', 'elephant'),
        who('Grand-Aunt Tusk', 'elephant', 'f', 'elephant'),
      ],
      prop: 'an elephant with a knot in its trunk',
      vars: { x: ['twenty', 'thirty', 'forty'] },
      sign: [
        'Somebody as big as a [house|barn] stood quite still in the grass, [looking at nothing|with one foot up], saying “[It began with a W|It was wet] … it was [round|far] … it was …”',
      ],
      woe: [
        '“I’ve forgotten something,” said {o.np}. “I! And it’s important. I tied a knot in my trunk so as to remember, and now I [can’t think what for|have only got a knot]!”<mt  Behind {o.him}, in a row, {x} elephants were waiting. “<t I lead them, you see, and I have always led them, and nobody has ever had to ask me where, but >[tonight I have to take them there|they are all thirsty],” {o} said, “and [I don’t know where there is|it’s gone].”>',
      ],
      tries: [
        'They undid the knot. “[Now I have forgotten that, too|Thank you],” said {o}. “[What did I have a knot for?|Who are you?]”',
        'They shouted out words, all the words with W. “[Wig|Wheel]!” “No.” “[Window|Walnut]!” “No. [But I would like one.|Though it’s close.]”',
      ],
      on: {
        sound:
          '{O} began to sway: left, right, left. An elephant’s memory is not in the head. It’s in the [feet|walk]. Off went {o}, in time, [over the hill|with eyes shut], and {x} behind, and they came to where it smelled of water.',
        notice:
          'There was dried mud on {o.s} knees, [red|yellow] mud, and they were all standing on gray. “Where is it [red|yellow]?” asked {a}. “[By the old well|At the warm springs],” said {o}, and stopped. “Water! It was WATER!”',
        still:
          '“Don’t look for it,” said {a}. “It is [like a cat|shy].” So they stood, and thought of [toast|nothing]. A small wind came up. {O.s} trunk lifted, all alone, and [pointed|smelled it]. “Ah,” {o} said. “[There you are|That was it].”',
        tell: '“Once there was an elephant,” said {a}, “who led them all to …” and stopped. “To the spring [under the fig|behind the blue rock],” said {o}. “[Everybody knows that|I dug it myself].” Then {o} heard what {o.he} had said.',
      },
      won: [
        'They all drank, [{x} trunks in a row|up to the ears], and there was enough to [squirt|bathe in]. “[I never forget|It was on the tip of my trunk],” said {o}.',
      ],
      gift: ['a smooth white pebble that {o} has always had', 'a hair from an elephant’s tail, for luck'],
      cause:
        'They undid the knot in the trunk, very gently. In it, folded up small so as not to be lost, {th.was} {th.np}.',
      free: '“Of course! I was to bring {thing} along!” cried {o}. “To the water. To the WATER!” And off they all went.',
    },
  ],
}
