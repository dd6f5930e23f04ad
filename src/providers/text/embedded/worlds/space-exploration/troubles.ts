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
      move: 'Out {a} went, and up to the [very place|gap in the sky], and [waved|stood in it]. “It is [nice|not so high]!” {a.he} called. “You can see [the kitchen|my house]!” {O} came up after, [and forgot to be gray|glowing with the climb].',
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
      move: '{a} [ran along|went up] the tail itself, hand over hand, [warm as toast|sparks and all], and unhooked it from the far end.',
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
]
