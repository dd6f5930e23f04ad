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
      'They painted them on with [mud|soot]. They ran out at the [middle|legs], and {o} looked like [a piano|a jail].',
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
]
