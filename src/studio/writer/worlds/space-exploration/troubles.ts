import { type Trouble, who } from '../../world.ts'

export const troubles: Trouble[] = [
  {
    title: ['The Echo That Ran Away', '{K} and the Runaway Echo', '{O} Gets No Answer'],
    owners: [
      who('Mim', 'moon mouse', 'f', 'mouse'),
      who('Old Pock', 'crater keeper', 'm', 'grown-up'),
      who('Tully', 'moon mouse', 'm', 'mouse'),
    ],
    vars: { x: ['hurt', 'cross', 'tired of it'] },
    prop: 'a wide gray crater',
    sign: [
      'On a [small gray moon|moon nearby] someone was shouting “Good night!” into a hole. [Each time they waited.|Nothing came back.]',
    ],
    woe: [
      '“My echo has run off,” said {o.np}. “[Every night|For years] I say good night, and it says good night, and then I sleep. [Now|Tonight] there is only [hole|quiet].”<mt  {O} looked at {o.his} toes. “I said it was [a copycat|dull]. I think it was {x}.”>',
    ],
    tries: [
      'They all shouted at once. Somebody else’s echo came, a [fat, rude|deep, old] one, said “[Keep it down,|Do you mind?]” and left.',
      'They put out [cheese|a bun] at the edge of the hole. [{G} ate it.|Echoes do not eat. But {g} does.]',
    ],
    on: {
      sound:
        'Far down, the same [notes|tune] came back, very small. {A.he} did it again~, and ~it came [nearer|closer], [one note late|like a duck on a string].',
      still:
        'It was quiet, and it stayed quiet, [as it must for a shy thing|for a good long while]. Then, close by, a small voice said, “… quiet?”',
      tell: 'At the end there was a [giggle|laugh]. Then there was another, just the same, out of the hole. [The echo|It] could not help it.',
      notice:
        'On the far rim the dust was [trembling|jumping], [just a hair|the way it does near a drum]. The echo was sitting there with its back to them.',
    },
    won: [
      '“[I am sorry|You are not dull at all],” {o} called. “[… not dull at all|… sorry],” said the echo, and it [came home to its hole|rolled in like a cat].',
    ],
    gift: ['a pebble that hums', 'a pinch of moon dust in a twist of paper'],
    cause: 'Down in the hole, [right where the echo slept|in the echo’s own bed], {th.was} {th.np}.',
    free: 'Up came {thing} out of the hole~, and ~with {th.them} came the echo. “Good night!” called {o}. “Good night!” it said.',
  },
  {
    title: ['The Star That Would Not Shine', '{O} Lights Up', '{K} and the Last Star'],
    owners: [
      who('Twill', 'new star', 'f', 'star'),
      who('Nub', 'new star', 'm', 'star'),
      who('Ibby', 'baby star', 'f', 'star'),
    ],
    vars: { x: ['the Ladle', 'the Left Shoe', 'the Great Duck'] },
    prop: 'a small unlit star',
    sign: [
      'Someone was behind [a tank|the stove], round and gray and [about as big as a football|not very warm]. [It was hiccuping.|It was trying to be a cushion.]',
    ],
    woe: [
      '“I am {o.a},” it said. “I am {o}. Tonight I have to go on for the first time~, and ~[everyone|the whole sky] will look at me!”<mt  Its place was in {x}, third from the left, and [without it {x} had a hole|there was a dark gap there, you could see it from the window].>',
    ],
    tries: [
      'They rubbed {o} with a [cloth|sock]. {O} [sneezed|went pink], and was still gray. [The sock was cleaner.|Now the sock shone.]',
      'They told {o.him} to think of [suns|fires]. {O} thought of [soup|a cold bath] instead, and [got wet|went out even more].',
    ],
    on: {
      light:
        '{O} peeped out. [Everyone was looking at that|Nobody was looking at {o} now], and {o} could [see how it was done|try it in the dark]. There was a [tick|ping]. A small glow began in {o.his} middle.',
      still:
        'They sat a while, [back to back|side by side]. Since no one was looking, {o} tried it: [a wink|just one ray], then a bit more. By and by {a.s} shadow lay long on the [floor|dust].',
      move: 'Out {a} <f went><w sailed>, and up to the [very place|gap in the sky], and [waved|stood in it]. “It is [nice|not so high]!” {a.he} called. “You can see [the kitchen|my house]!” {O} came up after, [and forgot to be gray|glowing with the climb].',
      tell: '{O} began to [grin|listen]. Stars can not grin in the dark: [it shows|light comes out]. Soon the whole [room|hull] was bright with it.',
    },
    won: [
      'Up {o.he} went, third from the left, and [shone|burned]. It was a small star, a bit [pink|crooked]. [Nobody minded|It was just what {x} had needed].',
    ],
    gift: ['one warm spark in a jar', 'a bit of stardust that never goes out'],
    cause: 'There was a smudge over {o.s} place in the sky. It was {th.np}, fast asleep in the gap.',
    free: '{Thing} moved over a little, and there was the gap, [swept and ready|just the right size]. {O} took one breath and lit up.',
  },
  {
    title: ['The Comet with Its Tail Caught', '{K} and the Comet’s Tail', '{O} Comes Unstuck'],
    owners: [
      who('Zipsy', 'comet', 'f', 'star'),
      who('Roarer', 'comet', 'm', 'star'),
      who('Swish', 'young comet', 'f', 'star'),
    ],
    vars: { x: ['a flagpole', 'an old gate', 'somebody’s antenna'] },
    prop: 'a comet with its tail caught',
    sign: [
      'The ship gave a [jerk|bump]. Past the window ran something bright, [around and around|in rings], like a [dog on a leash|cow on a rope].',
    ],
    woe: [
      '“Help!” said {o.np}, going by. “My tail is caught on {x}!”<mt  {O} came around again. “And I am due past the earth [at nine|tonight],” {o.he} panted. “[There are children up on purpose!|They only see me once in seventy years!]”>',
    ],
    tries: [
      'They pulled. The tail [stretched|got longer], and longer, then went back with a snap~, and ~they all flew off [like peas|in different directions].',
      'They tried soap. Now there were [bubbles|suds] for a thousand miles~, and ~{o} was [slippery, and stuck|the cleanest comet in space].',
    ],
    on: {
      tie: 'They tied a loop around the end of the tail, and [looped it twice|gave the other end to the ship]. When {o} came by, [heave|tug]! The knot fell out like a [lace|bow].',
      make: 'It was a comb with teeth as [long as arms|wide as oars]. {a} combed that tail from the top down, and the [tangles|sparks] fell out.',
      move: '{a} <f [ran along|went up]><w was pulled along> the tail itself, hand over hand, [warm as toast|sparks and all], and unhooked it from the far end.',
      notice:
        '“[Go around the other way|Stop! You are winding it],” said {a}. All this time {o} had been going left~, and ~each turn wound it tighter. {O} went right. Round, round, round, and off.',
    },
    won: [
      'Off shot {o} with a whoop~. The ~tail stood out behind, [a mile of gold|combed and shining]. “[I will be just in time|Look up at nine]!” {o.he} called.',
    ],
    gift: ['one gold hair from a comet’s tail', 'a curl of comet, cool at last'],
    cause:
      'Then they saw what had hold of the tail. At the end of it, hanging on [for dear life|tight], {th.was} {th.np}.',
    free: '{Thing} let go. [Ping|Whoosh]! The tail came free, every golden inch.',
  },
  {
    title: ['The Planet with Hiccups', '{K} and the Hiccuping Planet', 'A Drink of Cold Comet'],
    owners: [
      who('Grumbo', 'small planet', 'm', 'moon'),
      who('Aunt Orb', 'small planet', 'f', 'moon'),
      who('Plum', 'small purple planet', 'f', 'moon'),
    ],
    vars: { x: ['cows', 'teacups', 'grandmothers'] },
    prop: 'a round planet that hiccups',
    sign: [
      'Hup! [The stars jumped|Every cup on board jumped]. Then it was still. And hup, [it came again|there it was again]! [So it was not the soup.|That was not the engine.]',
    ],
    woe: [
      '“I can’t, hup, stop,” said {o.np}. “I drank [a comet|the Milky Way] too fast. Each time I hup, all my {x} fly up.”<mt  It was so: a ring of {x} hung in the sky over {o}, [looking patient|and they did not look pleased]. “[They have to be up at six|It is past their bedtime],” said {o}.>',
    ],
    tries: [
      'They all shouted “BOO!” {O} [shrieked|jumped], and then said, “[That was, hup, horrid|Hup. Thank you. Hup],” and it was worse.',
      '“Stand on your head,” said {g}. “[Which end is, hup, my head?|A planet has no, hup, head,]” said {o}. They [could not agree|looked and looked].',
    ],
    on: {
      sound:
        '{O} listened, and the hups began to fall in with the tune: hup, two, three, hup, two, three, hup … two … [It was a waltz, then a slow one|three]. Then only the music was left.',
      light:
        '{O} stared at it. It swung, [left, right|to and fro], and {o.s} big eyes swung after it, [left, right|to and fro], slower and slower, and [the next hup forgot to come|no hup came].',
      make: 'It was a straw, as long as a [street|train], bent in the middle. {O} took nine small sips of [ice ring|cold starlight] through it, [without a breath|holding {o.his} nose, more or less]. They waited.',
      tie: 'They tied it around {o.s} middle like a belt, and pulled it [snug|in one hole]. “[Breathe in|Hold it],” said {a}. “Hold it. Hold it …” [And out.|Now!]',
    },
    won: [
      'No hup came. [Down, soft as feathers|One by one], floated the {x}, [each to its own place|and the last one yawned]. “[Ahhh|Oh, the peace],” said {o}.',
    ],
    gift: ['a pebble from a quiet planet', 'a very small teacup that has been in orbit'],
    cause:
      'They looked down {o.s} [big round mouth|biggest crater] with a lamp. There, [jumping up and down|bobbing on every hup], {th.was} {th.np}. {O} had swallowed {th.them} by mistake.',
    free: 'Up popped {thing} with the last and biggest HUP of all~. Then ~there was peace.',
  },
  {
    title: ['The Very Small Black Hole', '{K} and the Hole with Good Manners', 'Where Did the Hat Go?'],
    owners: [
      who('Nox', 'small black hole', 'm'),
      who('Gulpina', 'small black hole', 'f'),
      who('Dot', 'black hole with good manners', 'f'),
    ],
    prop: 'a round dark hole among the stars',
    vars: { x: ['a hat', 'a teapot', 'a moon'] },
    sign: [
      '“Hello!” said something small and dark. A spoon flew [out of the galley|off the shelf], and in. “Oh, no. Not again!”',
    ],
    woe: [
      '“I only say hello,” said {o.np}, “and it goes in! No one will come near.”<mt  “<t I held out a hand to a comet once, as politely as you please, and there was a sort of slurp, and after that they put up buoys with a bell on. >[Yesterday it was {x}|I have nineteen umbrellas],” said {o}. “[I don’t even like spoons.|I would give it all back, if I knew how you turn around.]”>',
    ],
    tries: [
      'They put a lid on it. Slurp! “[I’m so sorry,|Was that a good lid?]” said {o}.',
      'They told {o} to hold {o.his} breath. {O} got as far as nine, and sneezed, and there went the [curtains|soup].',
    ],
    on: {
      light:
        'The light bent, and ran around {o} in a ring, [gold as a crown|all gold]. “Is that me?” said {o}. Ships came from [far off|all sides], just to look, and stayed at the edge, where it was safe.',
      tell: '{O} laughed. You can’t swallow while you laugh! Out shot {x}, [then|and] the spoon. “[Tell another|Stand back],” {o} gasped, “there’s a piano in here.”',
      tie: 'They tied it to the ship, and then to {h}. Now {h} could float right up, say hello, and [be pulled back|come home again]. “[You came BACK|Do it again],” said {o}.',
      still:
        '{a} sat where the pull is only a tickle, and stayed. Slowly {a} began to go around. So did {x}. {O} had a [friend|guest], who was never nearer, and never gone.',
    },
    won: [
      '“Hello,” said {o}. “Hello, hello!” they said, [as often as {o} liked|all around]<mt , and not so much as a button went in>.',
    ],
    gift: ['a spoon that has been somewhere very odd', 'a ring of light, for a small finger'],
    cause:
      'They leaned over as far as they dared. It was not empty. Deep down, holding up a match, {th.was} {th.np}.',
    free: '“It’s roomy in here,” called {thing}. “But you have to be asked to stay.” It threw out {x}, and a hundred spoons, and {o} had company, and no more appetite.',
  },
  {
    title: [
      'The Ring That Slipped',
      '{K} and the Planet with Its Ring Down',
      'Somebody’s Ring Is Falling Off',
    ],
    owners: [
      who('Big Umber', 'ringed planet', 'm', 'moon'),
      who('Lady Ochre', 'ringed planet', 'f', 'moon'),
      who('Thinny', 'planet on a diet', 'm', 'moon'),
    ],
    prop: 'a planet with its ring too low',
    vars: { x: ['the moons', 'the whole sky', 'a class of young comets'] },
    sign: ['There hung a planet that walked in small steps, with its ring around its [knees|ankles].'],
    woe: [
      '“It’s slipped,” said {o.np}, “and {x} will come past, and look!”<mt  “<t I gave up clouds in the spring, for my health, and nobody warned me that one gets thinner around the equator, where it shows. >[I’ve held it with one hand since Monday|Bits of it are rattling],” said {o}. “[When I bow, it falls off.|And I do not have a second hand.]”>',
    ],
    tries: [
      'They pushed it up. It stayed there, [till {o} breathed out|for a minute]. Then, clank.',
      'They gave {o} nine puddings, for padding. It was the [poles|nose] that got rounder.',
    ],
    on: {
      tie: 'They tied it over {o.s} top, front to back, like a pair of [suspenders|braces]. {O} hopped. It held! “[I may even dance|Let them look],” said {o}.',
      move: '{a} <f ran around it><w raced around it on two wheels>, faster, faster, and the ring began to spin. What spins stays up. “[I feel like a hoop|Whee],” said {o}, and [gave a twirl|swung along].',
      make: 'It was a buckle! They took the ring in by one [hole|mile]. Click. “[It’s never been so snug|How smart],” said {o}, and looked at {o.his} side in a passing moon.',
      sound:
        'The bits of ring began to ring, as rings should, each with a note. {O} took a deep breath to join in. {O} got [rounder|wider], and up it came, and [sat|stayed].',
    },
    won: [
      'So {x} came past, and did look, and [said “ooh”|forgot to go on]<mt , and {o} bowed twice, on purpose>.',
    ],
    gift: ['a crumb of ring, blue on one side', 'a planet’s spare buckle'],
    cause: 'On the far side, where one can’t see, someone was hanging from the ring by both hands: {th.np}.',
    free: '“I was using it for a swing,” said {thing}, and let go. The ring flew up with a clang, to where it had always been.',
  },
  {
    title: ['The Ray That Lost the Address', '{K} and the Light from Long Ago', 'A Window for {O}'],
    owners: [
      who('Glimmer', 'ray of starlight', 'f', 'star'),
      who('Old Twinkle', 'ray of starlight', 'm', 'star'),
      who('Ping', 'very fast ray of light', 'm', 'star'),
    ],
    prop: 'one thin ray of starlight',
    vars: { x: ['nine hundred', 'four thousand', 'two thousand and six'] },
    sign: [
      'Something thin and bright shot past the ship, stopped, and came back. “[Excuse me|Pardon me],” it said. “Is this a window?”',
    ],
    woe: [
      '“I set out {x} years ago,” said {o.np}. “I’m to shine in at one window. I forget which!”<mt  “<t When I left there were no windows yet, only a hill, and they told me that by the time I got there somebody would have built one, and would be lying awake behind it. >[I know that it’s blue, or has a cat in it|I learned it by heart, and then I passed something pretty],” said {o}. “[And it is for tonight.|They will be looking up.]”>',
    ],
    tries: [
      'They read {o} all the windows in the [star atlas|telephone book]. At the letter C {o} had [gone right through the page|come out at the back].',
      'They let {o} in at the ship’s own porthole, to see if it fitted. It woke the cook. “[Not him|Wrong dream],” {o} said.',
    ],
    on: {
      notice:
        'There was a speck of dust on {o}, from home, and {a} read it, [upside down|through a drop of water]. It said: third hill, top floor, the one who [counts|can’t sleep]. “I passed that!” said {o}. “Just now! [On the left|It had a kite in it]!”',
      light:
        'It went out, down all that dark, and a long way below, behind some glass, a tiny light [answered|went on, off, on]. Somebody had been [waiting with a torch|hoping for that] all along. “That’s the one,” said {o}. “It’s blue.”',
      tell: '{O} listened to the end. “But that’s what they’ll be doing behind it,” {o} said. “Telling one! I was to come in at [the good part|‘and then’].” And there was just one window from which a [voice|story] came up.',
      make: 'It was a wheel with colored [glass|paper] in. They spun it, and {o} ran through, and fell on the floor, red, then green, then blue. “[There|Stop]! That’s how it looked in the plan,” said {o}. “As blue as that.”',
    },
    won: [
      '{O} slid in under the blind, on to a pillow, and an [ear|eyelash]. “[There you are|I thought you’d never come],” said somebody, and was asleep.',
    ],
    gift: ['a speck of dust with an address on it', 'a sliver of blue glass'],
    cause:
      'They looked down the ray to where it began. It went on and on. And halfway along, like a bead on a wire, {th.was} {th.np}.',
    free: '“I was going the same way,” said {thing}, “and I thought you knew.” It had the address in its pocket. They went the last bit together, at the speed of light, holding hands.',
  },
  {
    title: ['The Rocket Who Could Not Say Zero', '{K} and Three, Two, One and a Half', 'Go On, {O}'],
    owners: [
      who('Countess', 'silver rocket', 'f'),
      who('Whoosh', 'nervous rocket', 'm'),
      who('Big Red', 'rocket with three fins', 'm'),
    ],
    prop: 'a rocket on its stand',
    vars: { x: ['the night mail', 'a piano for Neptune', 'forty schoolchildren'] },
    sign: [
      '“[Ten, nine|Five, four],” said a voice from the docking ring. “Three. Two. One. [Three quarters|One half]. A quarter …”',
    ],
    woe: [
      '“I can’t say the last one,” said {o.np}. “When I do, I have to go! So I use smaller ones.”<mt  “<t There turns out to be no end of numbers between one and the other thing, and I’ve been as far as a thousandth of a sixteenth, which is a very comfortable number, with a cushion on it. >[I’ve {x} on board, and they’re all saying it for me|They play cards in there],” said {o}. “[What if it isn’t loud enough?|What if nobody waves?]”>',
    ],
    tries: [
      'They all said it for {o}: “ZERO!” “[I’m not ready,|Who said that?]” said {o}, and went back to a hundred.',
      'They told {o} to count up. {O} liked that. By [supper|six] {o} was at nine thousand, and still on the ground.',
    ],
    on: {
      sound:
        '{O} hummed along. It was a tune with a big “OH!” at the end. [Up and up it went|It got nearer and nearer], and they all sang it: “OH!” And zero, when you sing it, is only that. [There was fire|Whoosh].',
      make: 'It was a great round O, of [wire and lamps|tin], like a hoop at a circus. They hung it up over {o.s} nose. “Is THAT it?” said {o}. “[It’s open|It’s just a door]!” And {o} jumped through.',
      move: '“Then I’ll go first,” said {a}. {A.he} counted, and <f jumped off the last step><w shot down the ramp>, and said it on the way, quite loud. Nothing [broke|hurt]. “[Is it as short as that|Again],” said {o}. “No! Me!”',
      still:
        '{a} leaned on one warm fin, and did not count. So {o} stopped counting as well. It was so quiet that you could hear the [stars|moon]. “[Oh, this is zero|It’s nice here],” {o} said, very softly, and was in the air.',
    },
    won: [
      'And up went {x}, and down below they [waved both arms|got small], and a voice came back over the radio: “[One! Two! Three|Ten! Eleven]!” It was counting stars.',
    ],
    gift: ['a zero, cut out of tin', 'a bolt marked “not too tight”'],
    cause: 'In the cockpit there was a seat, and on the seat, with its hand flat on the O, sat {th.np}.',
    free: '“I lost my place, and so did {o},” said {thing}. It lifted its hand. They looked at each other, said it both together, and were gone before the echo.',
  },
]
