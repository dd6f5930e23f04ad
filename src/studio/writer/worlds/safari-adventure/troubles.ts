import { type Trouble, who } from '../../world.ts'

export const troubles: Trouble[] = [
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
      'They painted them on with wet mud. The mud ran out at the [middle|legs], and {o} looked like [a piano|a jail].',
      'They borrowed some from {g}, but {g} had none. So they wound {o} in [string|grass]. “[I’m a parcel|I feel like a roast],” said {o}.',
    ],
    on: {
      notice:
        '“[Look at the water|See the reeds],” said {a}. The sun was low, and the reeds lay on the water in stripes, and {a} said, “[Those two are not reeds|Some of those do not move].” There they were, floating! {O} waded in, and wore them home.',
      move: '{a} went straight into the [reeds|shallows], splash, and out at the far side came the stripes, [all in a bunch|squealing], with {a} after them,<w  wheels spraying,> [twice around the thorn tree|left and right], and right up onto {o}, to be safe.',
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
  {
    title: ['The Hippo Who Could Not Yawn', '{K} and the Last Yawn', 'Wide Open'],
    owners: [
      who('Bessie', 'hippo', 'f', 'elephant'),
      who('Mister Mud', 'large hippo', 'm', 'elephant'),
      who('Pudding', 'hippo calf', 'f', 'elephant'),
    ],
    vars: { x: ['the frogs', 'the whole river', 'nine storks'] },
    prop: 'a hippo with its mouth shut',
    sign: [
      'A hippo sat in the mud with [both cheeks full|its mouth shut tight]. “Mm-mm,” it said. It was long past bedtime.',
    ],
    woe: [
      '“I can’t yawn,” said {o.np}. “There’s a bird [asleep on my tooth|in bed on my tongue]! And when I don’t yawn, {x} can’t [sleep|nod off].”<mt  “<t Somebody has to start, you see, and it goes around the pool from mouth to mouth, and for as long as anybody can remember it has started with me. >[It’s stuck just here, behind my nose|I feel it come, and I have to swallow it],” said {o}.>',
    ],
    tries: [
      'They yawned at {o}, all of them, to get {o.him} going. {O} went [red|tight as a drum]. They nearly fell asleep.',
      'They put in a spoon, to lift the bird out. It [hugged the spoon|turned over], and said, “Five more minutes.”',
    ],
    on: {
      sound:
        'The bird sat up. It knew a better song than that<mt , all birds do,> and it flew out and up to the [thorn tree|moon] to sing it. Then {o} yawned. It was [as big as a barn|like a door opening].',
      still:
        'They did not say a word. It got so quiet that the bird woke up<mt  to see who had left>. It looked out between two teeth. “[Is it my turn to go?|Bedtime?]” it said, and flew home. And {o} yawned.',
      make: 'It was a nest on a long stick. {a} held it up to {o.s} lips. Out hopped the bird<mt , with its eyes still shut, like somebody moving from the sofa>, and in. “[At last|Ahh],” said {o}, and that was it: the yawn.',
      light:
        'A bit of it got in between the teeth. “Morning!” said the bird, and [washed its face|flew off to work]<mt , though it was not, by nine hours>. {O} opened up, and up, and up<mt , till you could see supper>.',
    },
    won: [
      'It went from {o} to [the next one|a stork], and around the pool. {X} had it, and the crocodiles had it, and at last even {g} [had to sit down|had it twice].',
    ],
    gift: ['a very small yawn in a nutshell', 'a white feather with a tooth mark'],
    cause: 'They asked {o} to open up, a crack. It was not a bird on that tooth. It was {th.np}.',
    free: '“It was the only soft bed here,” said {thing}. It climbed out, and yawned first, to show the way.',
  },
  {
    title: ['The Termites Who Built a Tower', '{K} and the Top Floor', 'Up Another Inch'],
    owners: [
      who('Mistress Brick', 'termite with a plan', 'f', 'bee'),
      who('Foreman Bit', 'termite', 'm', 'bee'),
      who('Tiny Nought', 'smallest of the termites', 'f', 'bee'),
    ],
    vars: { x: ['a giraffe', 'the moon', 'a passing eagle'] },
    prop: 'a tall red mound',
    sign: [
      'A red tower stood in the grass, and it leaned. [“Left a bit!” said a thin voice.|Crumb by crumb, it leaned some more.]',
    ],
    woe: [
      '“It’s going to fall,” said {o.np}. “We built it to [look {x} in the eye|say good night to {x}]! It’s too [thin|tall].”<mt  “<t Each of us carried one crumb, and there are two million of us, and we never thought of a plan because from where we stand you only see the one in front. >[We can’t stop; they’re still bringing crumbs|The queen’s in bed on the top floor],” said {o}.>',
    ],
    tries: [
      'They held it up with their hands. That was fine, till [{g} sneezed|an itch came]. Crumbs rained down.',
      'They told the termites to go home. “[This IS home|Yes, yes],” said two million voices, and up it went, an inch.',
    ],
    on: {
      tie: 'They tied it around the tower, and the ends to a [thorn tree|rock], left and right, like the ropes of a tent. The tower stood. “[Is that allowed?|It doesn’t lean!]” said {o}<mt . “Nobody ever thought of sideways”>.',
      make: 'It was a wall that leaned the other way. They set it against the tower, back to back. Each one [held up|wanted to fall on] the other<mt , so that neither could, like two friends who have stayed up late>.',
      notice:
        '“It’s all on one side,” said {a}. “[You all go in by the left|Where’s your other door]?” There was no other door. {a} drew one in the dust. A million went right<mt , a million stayed left>, and the tower stood up straight.',
      still:
        '{a} lay down in the grass with one ear to the mud. “Hush,” {a.he} said<mt , and two million feet stood still>. It had been the marching! With no feet going, the tower [settled|sat down on its heels], and was firm.',
    },
    won: [
      'That night {x} came by, and {o} was at the top window, eye to eye. “[Good night|You’ve grown],” said {x}. Two million small voices said it back.',
    ],
    gift: ['one crumb of a tower', 'a very small plan of a very tall house'],
    cause:
      'They went around to the back of the tower. It did not lean by itself. Leaning on it, fast asleep, {th.was} {th.np}.',
    free: '“Oh, I beg your pardon,” said {thing}, and stood up. So did the tower. It had only been polite.',
  },
  {
    title: ['The Flamingo Who Stood on the Wrong Leg', '{K} and the Gray Flamingo', 'Pink by Sunday'],
    owners: [
      who('Rosalind', 'gray flamingo', 'f', 'duck'),
      who('Mister Blush', 'pale flamingo', 'm', 'duck'),
      who('Fuchsia', 'flamingo in gray', 'f', 'duck'),
    ],
    vars: { x: ['the Pink Parade', 'the lake photograph', 'the sunset show'] },
    prop: 'a gray flamingo on one leg',
    sign: [
      'Far out on the lake stood a thousand flamingos, pink as [cake|a sunset]. Behind a bush stood one more, gray as a [sock|Monday]. It was painting its knee with [jam|a flower].',
    ],
    woe: [
      '“I’ve gone out,” said {o.np}, “like a lamp! I was [the pinkest of them all|pink in May]. They start {x} without me at sundown.”<mt  “<t One is what one eats, they say, and it’s true that I have been off shrimp since I got to know a few of them by name. >[I can’t go out there like a rain cloud|I’d look like a hole in it],” said {o}. “[They would all turn around to see.|A thousand heads, on a thousand necks.]”>',
    ],
    tries: [
      'They rolled {o} in red dust. For a moment {o} was [lovely|nearly orange]. Then a wind came, and {g} was [lovely|pink], and {o} was not.',
      '{O} ate [a whole bucket of|nine] beets. {O.s} beak went pink. The rest of {o.him} went [for a lie-down|gray-green].',
    ],
    on: {
      light:
        'It lay on the water, warm and low, and everything that stood in it went [rose|pink]: the reeds, a cow, {g}. {O} put out a wing, and looked. “[It doesn’t come out of me|It was never the shrimp],” said {o}. “It comes out of the EVENING.” And in {o.he} waded.',
      tell: 'At the funny part {o} went warm at the neck. At the part about the pants {o} hid {o.his} face, and it spread. “[You’re blushing|It’s working],” said {a}, and told the worst bit, [which was about {g}|with gestures]. By the end {o} was the color of a plum.',
      notice:
        '“Look at the chicks,” said {a}. There they were, in the middle of all that pink, [ninety|sixty] of them, and every one was gray as [ash|a mouse]. They had been told to stay in. They saw {o}. “[You’re BIG,|A grown-up one!]” they said, and lined up behind.',
      make: 'It was a cloak of [petals|flower heads], and it trailed. {O} put it on, and went out on the lake, and a thousand heads came around. “[Where did you get it?|Oh, in GRAY,]” they said, “with pink OVER it. It’s so much smarter.”',
    },
    won: [
      'So {x} began<mt , and whether {o} was the pinkest, or the only one who was not, is hard to say, since by then it was [dusk|late]>. A thousand birds tucked up one leg each, and stood on [their own reflections|the other].',
    ],
    gift: ['a feather, gray on one side, pink on the other', 'a pot of blush, unused'],
    cause:
      'They looked among the reeds. There sat somebody, pink from top to toe, and very ashamed: {th.np}.',
    free: '“I only meant to borrow a little,” said {thing}. And {thing} hugged {o}, hard. Where it hugged, the pink came off again, on {o}.',
  },
  {
    title: ['The Jeep That Was Part of the Herd', '{K} and the Thirteenth Rhino', 'Beep, Said the Rhino'],
    owners: [
      who('Rusty', 'gray jeep', 'm'),
      who('Bumper', 'old safari jeep', 'f'),
      who('Dusty Lou', 'jeep with one lamp', 'f'),
    ],
    vars: { x: ['Friday', 'the big rains', 'the day of the flat tire'] },
    prop: 'an old gray jeep',
    sign: [
      'Twelve rhinos lay under a tree, and a jeep. It was as gray as they were, and as [dusty|muddy]. A man in a hat called to it. The jeep [shut its lamps|pulled some grass over its hood].',
    ],
    woe: [
      '“Don’t tell him that you’ve seen me,” said {o.np}. “I’ve lived here since {x}! I broke down, and [they lay down around me|one of them licked my windshield]. [I’m a rhino now.|They think I’m the strong, silent sort.]”<mt  “<t All my life I’ve driven people out to look at somebody else’s family, and turned, and driven home, and nobody ever asked whether I’d rather stay. >[But he’s hunted for me for days|And he’s sad; I can see it in his hat],” said {o}. “[He used to talk to me on hills.|He can’t whistle without me to whistle to.]”>',
    ],
    tries: [
      'They hitched two rhinos to {o}, and pulled. The other ten [pulled the other way|sat down on the rope]. {O} got longer by [an inch|a squeak].',
      'They said to the man in the hat that a rhino is a fine thing, too. “[It is,|Yes,]” he said, “but where do you put the oil?” And he [blew his nose|went on looking].',
    ],
    on: {
      sound:
        'The twelve rhinos pricked up their ears. So did the man. He came [slowly nearer|around the tree], and sat in the grass in their middle, and beat time on {o.s} door. Nobody [charged|got up]. “There’s room,” said the biggest rhino, “for one in a hat.”',
      tie: 'They tied a small flag to {o.s} tail, and another to a tent, by the tree. “Weekdays there, [weekends here|and here on Sundays],” said {a}. “The flag shows where you are.” The rhinos read it, from the left and from the right, and [nodded|chewed it over].',
      notice:
        '{a} looked at the smallest rhino. It was all over [mud|dust], with a lamp in it. “[Since when does that one have a license plate|Since when do rhinos have a bicycle bell]?” {a.he} said. It was the man’s bicycle, and it had moved in as well. “I see,” said the man, and sat down.',
      move: '{a} went by at full speed, <f in and out between the bushes,><w wheels spinning,> with a shout, and it was more than {o} could stand. {O.s} engine [coughed|woke]. A chase! Off {o} went, and all twelve after, and the man [swung up|hopped in] as they came by.',
    },
    won: [
      'That evening they all went home<mt . It was a narrow road, and there was a traffic jam on it, the first in [those parts|a hundred miles]>: a man in a hat, [singing|whistling], and thirteen rhinos. One had its lamps on.',
    ],
    gift: ['a rhino-gray bolt', 'a small flag with a horn on it'],
    cause:
      'They lifted the hood to see why {o} would not start. There was the engine, and asleep on it, in the warm, {th.was} {th.np}.',
    free: '“I’ve had such a good night,” said {thing}, and got out. The engine purred, and twelve rhinos moved up.',
  },
]
