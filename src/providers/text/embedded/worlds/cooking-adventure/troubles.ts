import { type Trouble, who } from '../../world.ts'

export const troubles: Trouble[] = [
  {
    title: ['The Last Line of the Recipe', '{K} and the Smudge', 'What Goes in the Pudding?'],
    owners: [
      who('Pepita', 'mouse cook', 'f', 'mouse'),
      who('Signor Crumb', 'mouse cook', 'm', 'mouse'),
      who('Hattie', 'kitchen mouse', 'f', 'mouse'),
    ],
    vars: { x: ['a plum pudding', 'a moon cake', 'a honey pie'] },
    prop: 'an old recipe with a smudge on it',
    sign: [
      'In the bottom drawer someone was reading out loud. “[Two eggs. One cup of milk.|Flour, butter.] And a … and a …” [Then it sobbed.|There it stopped.]',
    ],
    woe: [
      'It was {o.np}. “Great-Grandma’s recipe for {x} has a smudge on the last line,” said {o}. “And tonight all [ninety|sixty] cousins come!”<mt  {O} held up the card. And a pinch of, it said, and then came a blot, shaped like a [boot|duck]. “[Without that it is just food|They’ll know],” {o.he} said.>',
    ],
    tries: [
      'They put in a pinch of pepper. The pudding [sneezed|jumped out of the bowl]. They put it back and said sorry to it.',
      'They put in a pinch of everything, [from allspice to zest|one after another]. It turned [green|plaid]. It began to [tick|growl].',
    ],
    on: {
      sound:
        '{O} [looked up|dropped the spoon]. “Great-Grandma used to hum that when she stirred!” said {o}. “[A pinch of song|That is it]!” And the spoon went around in time, and the whole bowl rose.',
      still:
        'Nobody stirred. It got so quiet that you could hear the bowl, and [pip, pip|tick, tick], it rose, all by itself. “A pinch of time,” said {o}. “[That’s it|She always sat down, just there].”',
      tell: '{O} [giggled|laughed] so much that some of the laugh fell in. The bowl gave a wobble and went up, gold and high. “[A pinch of that|That’s what she put in]!” cried {o}.',
      notice:
        'A smudge has a smell. {a} had it at the tip of {a.his} nose: [orange|nutmeg]! For that is the way with cooks. The last thing in is the thing on their thumb.',
    },
    won: [
      'They baked it, and all the cousins came. They took one bite. Then it went very quiet, and [the oldest cousin shut her eyes.|an old, old mouse said, “Nana.”]',
    ],
    gift: ['a crumb of pudding in gold paper', 'a mouse-sized wooden spoon'],
    cause:
      'They held the card up to the lamp. The smudge moved. It was not a smudge. It was {th.np}, very small, asleep on the last line.',
    free: '{Thing} stepped off the card. And there was the last line, clear as day: A pinch of whatever makes you hum.',
  },
  {
    title: ['The Soufflé Who Would Not Come Up', '{O} Rises', '{K} and the Shy Soufflé'],
    owners: [
      who('Poppet', 'soufflé', 'f'),
      who('Monsieur Puff', 'soufflé', 'm'),
      who('Lemonette', 'soufflé', 'f'),
    ],
    vars: { x: ['the mayor', 'a duchess', 'the fire brigade'] },
    prop: 'a tall white dish with a small soufflé in it',
    sign: [
      'In the oven something said, “No, thank you.” [They looked in through the glass.|They opened the door a crack.]',
    ],
    woe: [
      'It was {o.np}, down at the bottom of a tall dish. “If I rise they’ll all look at me,” said {o}. “And if there is a noise, I’ll fall. In front of {x}!”<mt  It was true that {x} had been asked. [There were nine forks on the table.|The good plates were out.] “I am mostly air,” said {o}. “[It makes one nervous|People do not know].”>',
    ],
    tries: [
      'They whispered, “Up! Up!” {O} came up an inch. Then {g} dropped [a pan|the lid]. Down went {o}, lower than before.',
      'They turned up the heat. “Now I’m shy and [hot|brown],” said {o}. “[It has not helped|This is worse].”',
    ],
    on: {
      light:
        '{O} looked at the small bright spot on the oven wall, and forgot about the big bright room. “[Pretty|Oh],” {o.he} said, and leaned up to see it, and up, and up.',
      still:
        'No one said up. No one looked. In that quiet, [with a sound like a sigh|soft as a breath], {o} rose, since there was nothing else to do.',
      move: '{a} <w spun around and ><f ran and >caught the next noise before it landed: a pan, a lid, [two spoons|a tray], one after the other, in {a.his} arms and under {a.his} chin. “[Go on|I’ve got them all],” {a.he} panted. So {o} went on.',
      tell: '{O} laughed. When a soufflé laughs, the air goes in. Ha, an inch. Ha ha, two. “[Stop|Oh dear],” said {o}, over the top of the dish.',
    },
    won: [
      'They carried {o.him} in on tiptoe, as tall as a hat. {X} said “Ooh.” And {o} did not fall. {O} took a bow, [a very small one|which is hard for air].',
    ],
    gift: ['a spoon too light to feel', 'a puff of sugar in an envelope'],
    cause:
      'There was a lump in the dish. They felt about with a spoon. Under {o}, holding {o.him} down, {th.was} {th.np}.',
    free: 'Up and out came {thing}, and after {th.them}, light as a cloud, came {o}.',
  },
  {
    title: ['The Dough That Would Not Stop', '{K} and the Growing Bread', 'Somebody Stop {O}'],
    owners: [
      who('Big Bun', 'bread dough', 'm'),
      who('Loaf', 'bread dough', 'm'),
      who('Auntie Knead', 'bread dough', 'f'),
    ],
    vars: { x: ['the chairs', 'the cat', 'the toaster'] },
    prop: 'a huge heap of bread dough',
    sign: [
      'The lid of the big bowl went up. It came down. It went up again, [and stayed up|and rolled off]. Something [white|soft] looked out.',
    ],
    woe: [
      '“I can’t stop,” said {o.np}. “They put in too much yeast! I have eaten {x}, and I was not even hungry.”<mt  {O} had filled the sink, and was going on to the shelves. “[By midnight I shall be in the street|I never wanted to be big],” {o.he} said. “I wanted to be [rolls|a plait].”>',
    ],
    tries: [
      'They pushed it back in the bowl. It came out the other side, [with the bowl on like a hat|and hugged them]. It took {g} a long time to get free.',
      'They put the lid on and sat on it, all of them, [in a row|as hard as they could]. Up they went. They [hit their heads on the lamp|had a good look at the ceiling].',
    ],
    on: {
      tie: 'They tied it around the middle, then around each half, then each half of that. Now there was not one {o}. There were [forty|sixty], all small, all giggling.',
      make: 'It was a cutter: a wheel with a handle, that went snip, snip, snip, [straight as a street|like a little train]. Behind it ran rolls, rolls, rolls.',
      move: '<f In jumped {a} with both feet, and [danced|punched and kneaded],><w Over it rolled {a}, back and forth,> left, right, left, right, till every bubble in it had gone pop. {O} sighed, and sat down, and was [just bread size|small].',
      notice:
        'There was one small bubble that was bigger than the rest. “[It is all coming from there|There’s your trouble],” said {a}, and put a finger on it. Pffff. It went on for quite a while. When it was done, {o} was the size of a loaf.',
    },
    won: [
      'So they baked the lot. The whole street came down in slippers to see what smelled like that, and [nobody went up again without a roll|brought butter].',
    ],
    gift: ['a roll shaped like a snail, still hot', 'a pinch of yeast that is very well behaved'],
    cause:
      'They dug into the dough, up to their elbows. In the middle, warm and happy and patting it to make it grow, {th.was} {th.np}.',
    free: 'Out came {thing} with a noise like a boot out of mud. The dough went pffff, and was just dough.',
  },
  {
    title: ['The Oven in a Huff', '{K} and the Cold Stove', 'A Song for the Old Stove'],
    owners: [
      who('Bertha', 'old stove', 'f', 'robot'),
      who('Ignatius', 'iron stove', 'm', 'robot'),
      who('Ember Jane', 'stove', 'f', 'robot'),
    ],
    vars: { x: ['the new microwave', 'a toaster', 'the hot plate'] },
    prop: 'an old black stove',
    sign: [
      'There was a smell of nothing. [The stove was cold|The stove had shut its door, and turned its face to the wall].',
    ],
    woe: [
      '“Use {x},” said {o.np}, in an iron voice. “You all like {x} better.”<mt  It was ten years since anyone had blacked {o.him}. Now there was [birthday|wedding] cake to bake, and a bowl of batter standing by, and {o} would not [give so much as a spark|light].> “I am not hot. I am not even warm,” {o} said.',
    ],
    tries: [
      'They fed {o.him} wood. {O} spat it out, [one stick at a time|all over {g}].',
      'They told {o.him} that {x} was no good. {X} heard, and went ping, and [cried|blew a fuse]. Now there were two of them.',
    ],
    on: {
      sound:
        'It went in at the oven door and up the pipe, and the pipe began to hum along. A stove’s a sort of organ. “[I know this one|Second verse],” said {o}, gruffly, and lit.',
      light:
        '{O} saw {o.his} own face in it, all small and gold. “[Is that me?|I was handsome once,]” {o.he} said. Deep down, a coal [looked up|turned over].',
      make: 'It was a crown for the top of the pipe, out of [six spoons and a whisk|forks and a jelly mold]. It suited {o.him}. {O} looked in the kettle to be sure, and went warm, then hot.',
      tie: 'They made a bow for the oven door. {O} had never had a bow. [Nobody gives a stove a bow.|{O.he} opened and shut it, to see it move.] A red glow came up, like a blush.',
    },
    won: [
      'In went the cake. {O} kept it like an egg. When it came out, it was the brown of [a new shoe|a violin], and {o} got the first slice, [through the ash door|thrown in hot].',
    ],
    gift: ['a warm black button off a stove', 'a slice of cake in a napkin'],
    cause: 'They opened the oven door, just a crack. It was not empty. On the top shelf sat {th.np}.',
    free: '{Thing} hopped down from the shelf. “[So that was the lump|That is better],” said {o}, and lit with a woof.',
  },
]
