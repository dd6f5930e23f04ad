import { type Trouble, who } from '../../world.ts'

export const troubles: Trouble[] = [
  {
    title: ['The Troll Who Told Jokes', '{K} and the Lonely Troll', 'The Toll at Mossy Bridge'],
    owners: [
      who('Grubble', 'troll', 'm', 'grown-up'),
      who('Mossy Maud', 'troll', 'f', 'grown-up'),
      who('Thud', 'young troll', 'm', 'grown-up'),
    ],
    vars: { x: ['goat', 'turnip', 'bishop'] },
    prop: 'a mossy stone bridge',
    sign: [
      'Under the bridge somebody was crying in a very deep voice. [The whole bridge shook with it.|Ducks went up and down.]',
    ],
    woe: [
      'It was {o.np}. “The toll is one joke,” said {o}. “But everyone’s told me theirs, and now they all go the long way around.”<mt  The last one had been about a {x}. {O} had laughed so hard that [the arch cracked|a duke fell in]. “That was [in spring|nine weeks ago],” {o} said. “I tell it to the water. [The water’s heard it|It just goes on].”>',
    ],
    tries: [
      'They told {o.him} to make up one of {o.his} own. It was about a stone. It took an hour. At the end of it [came another stone|they were still waiting].',
      '“Say BOO, and people will run over,” said {g}. {O} said “boo,” very politely. A {x} [looked around|said good evening].',
    ],
    on: {
      tell: '{O} did not laugh. {O} went quiet, and came out, moss and all, and sat down in the sun with {o.his} mouth open. It was new. “[There’s more than one,|Do they go on being made?]” {o.he} said.',
      sound:
        'Under a bridge, all sound comes back double. {O} put in the low part. You could hear it for miles. One by one, on the long way around, people stopped, and turned.',
      light:
        '{a} hung it under the arch. The river caught it and threw it all over the stones, up and down, gold on gold. “It’s a hall,” said {o}. “[I live in a hall|I never saw it]!”',
      move: '{a} ran up on the rail and danced there, heel and toe, with the water below. On the far bank a [baker|cart] stopped. Then a [lord|nun] did. You had to come closer to see. You had to come on the bridge.',
    },
    won: [
      'By moonrise there were people all along it, with their legs over the side. Nobody went home the long way. {O} told the one about the {x}. They held on to the rails.',
    ],
    gift: ['a mossy stone shaped like a smile', 'a ticket that says: One Free Crossing'],
    cause: 'There was one more person under there. In the dark, behind {o}, sat {th.np}.',
    free: 'So {thing} moved in under the bridge with {o}. There was always something to laugh at after that, and people came from miles off to hear it.',
  },
  {
    title: ['The Giant Who Could Not Sleep', '{K} and the Giant’s Pillow', '{O} Turns Over'],
    owners: [
      who('Humbert', 'giant', 'm', 'grown-up'),
      who('Big Bettina', 'giant', 'f', 'grown-up'),
      who('Lorimer', 'giant', 'm', 'grown-up'),
    ],
    vars: { x: ['the mill wheel', 'the market cross', 'the king’s bath'] },
    prop: 'a giant lying along a hill',
    sign: [
      'The ground went up on one side, and then on the other. [Cups slid along the shelf and back.|All the bells in the castle said “ding”.]',
    ],
    woe: [
      '“Sorry,” said {o.np}, lying along the hill. “I’m trying to sleep. I turn over, and it’s no better.”<mt  Each time {o} turned, {x} fell down. They had put it up nine times. “There’s something in my bed,” said {o}, “and it’s [knobbly|sharp]. But I am too big to find it. [My fingers are as thick as your house.|To me it is all just crumbs.]”>',
    ],
    tries: [
      'They sang the royal lullaby, with drums. {O} began to clap. It blew down [the flags|{x}].',
      'They brought every pillow in the kingdom. {O} [thanked them|was very nice about it], and laid one ear on them. It was like [confetti|a sneeze of feathers], and did as much good.',
    ],
    on: {
      notice:
        '“[Does it hurt when you lie like this? Like that|Show us where]?” said {a}, like a doctor. It was in the small of the back. They went and looked, and in among the thyme they found a castle. Just a little one. With the flag up.',
      make: 'It was a rake, as long as a ship’s mast. They drew it down the hill, and it brought out [a church bell, two carts|a cartwheel, an anvil], and a very small castle with the flag still up.',
      move: 'Up {a} went, over the ribs like a stair, along the belt, and down the dark side, where it was all creases. “It’s a castle!” {a.he} called, from far off. “A tiny one! You’re lying on the flagpole!”',
      tell: '{O} laughed, and up went the hill, and down. And out of the blankets, bouncing, rolled [an anvil, a plow|a cartload of bricks], and a very small castle, with its flag up.',
    },
    won: [
      'They set the castle down on the next hill, where it had a better view. {O} lay back. “Ohhh,” {o} said. In the whole kingdom nothing fell down, and all the clocks ticked softly.',
    ],
    gift: ['a flag no bigger than a stamp', 'a thread from a giant’s blanket, thick as rope'],
    cause: 'They turned back the giant’s blanket, inch by inch. There, in the warm, lay {th.np}.',
    free: 'Out of bed came {thing}, rather creased. {O} lay back, and nothing dug in anywhere.',
  },
  {
    title: ['The Moon’s Torn Nightgown', '{K} and the Moonlight Thread', 'Spin, {O}, Spin'],
    owners: [
      who('Old Sabine', 'spinner', 'f', 'grown-up'),
      who('Grandfather Spool', 'spinner', 'm', 'grown-up'),
      who('Wisp', 'young spinner', 'f', 'grown-up'),
    ],
    vars: { x: ['the hem', 'one elbow', 'the left sleeve'] },
    prop: 'a spinning wheel tangled in silver thread',
    sign: [
      'It ought to have been light by then. But the moon [was not up|had stayed behind the hill], and from the tower came a whirr, a twang, and [a rude word|a sob].',
    ],
    woe: [
      '“I spin the moon’s nightgown,” said {o.np}. “And now it’s in a knot~, and ~she can’t come out with nothing on!”<mt  There were silver loops on the wheel, the chair, and {o.s} left ear. It only wanted {x}. “Seven hundred years and never a tangle,” said {o}. “[I looked up just once, to see a bird|I only sneezed].”>',
    ],
    tries: [
      'They found an end, and pulled. It came, and came, and at last so did [the curtains|the cat]. It had been the wrong end.',
      'They cut it. It grew back, twice as long, and [tied {g} to the chair|took {g.s} hat].',
    ],
    on: {
      tie: 'To it they tied one bright end, and walked it through: out, around, under, back. The knot [watched them do it|thought it was a game]. Loop by loop, it followed.',
      make: 'It was a small wheel to turn against the big one. {a} spun it backward. The thread [ran off the first and on to the second|came away in rings], smooth as milk.',
      light:
        'In that light you could see it: not one thread, but two. One was silver, and one was gray. “Oh!” said {o}. “I’ve spun in the cat.”',
      still:
        'Nobody pulled. A knot lives on pulling. By and by it [went slack|got bored], and sighed, and loop after loop it fell open on the floor.',
    },
    won: [
      '{O} spun the last of it, and threw it out at the window, and it went up, and up. Then the moon put her head over the hill, and then her shoulders, all in silver.',
    ],
    gift: ['an inch of moonlight on a spool', 'a silver button, cool as milk'],
    cause:
      'They parted the threads in the middle of the tangle, where it was thickest. Looking out at them {th.was} {th.np}.',
    free: 'Out crept {thing}, and with nothing in it, the tangle just lay down. {O} put a foot to the wheel.',
  },
  {
    title: ['The Key Who Would Not Turn', '{K} and the Door at Dusk', '{O} and the Golden Key'],
    owners: [
      who('Prince Florian', 'prince', 'm', 'king'),
      who('Princess Odette', 'princess', 'f', 'queen'),
      who('Tib', 'page', 'm', 'child'),
    ],
    vars: { x: ['a room of stars', 'the library', 'the orchard'] },
    prop: 'a small gold key with a frown',
    sign: [
      'On the top step sat somebody in a crown, saying “Please” to [a keyhole|a key]. “No,” said [the key|a small gold voice].',
    ],
    woe: [
      '“The key will not turn,” said {o.np}. “This door goes to {x}, and it opens only at dusk.”<mt  “I’ve turned every day for [three hundred|two hundred] years,” said the key. “In. Around. Click. And has anyone ever asked how I am?” {O} went pink. “[I only want to show my mother, before she goes|I have never been in],” said {o}. “I was always too small.”>',
    ],
    tries: [
      'They begged. They oiled it. “[Olive|Duck fat]?” said the key. “[I am gold|I like almond].” And it lay on its side.',
      'They tried a hairpin. The lock [bit it|ate it]. They tried {g.s} [spoon|hat pin]. The lock [ate that too|spat it out].',
    ],
    on: {
      sound:
        'The key began to hum, the way a glass does. It couldn’t help it. It [turned over|rolled a bit]. “There’s a bit that goes around,” it said. “There. I’ll show you.” And it did: in, around, click.',
      light:
        'The key saw itself shine. It had been in a pocket for so long. “Is that me?” it said. “I’m gold!” It held itself up very straight, and went in like a king.',
      make: 'It was a bed for it: a box, no bigger than a [bun|matchbox], with a [petal|bit of velvet] in. “For me?” said the key. “Between turns?” It lay in it, and got up, and lay in it again. Then it [went and turned|rolled up its sleeves].',
      tie: 'They hung it by a loop around {o.s} neck, next to the heart, [where it’s warm|on the inside of the shirt]. It was quiet for a bit. “[So that’s what ticks|I can hear you],” said the key. “I’ll do it.”',
    },
    won: [
      'Click! The door swung out. There was {x}, blue with dusk, and {o} [took off the crown to see better|ran in, and came back, and took everyone by the hand].',
    ],
    gift: ['a gold hinge pin', 'a key to something, they did not say what'],
    cause:
      'They put an eye to the keyhole. It was dark in there, because it was full. In it {th.was} {th.np}.',
    free: 'With a pop, out of the keyhole came {thing}. “Well! No wonder,” said the key, and turned like butter.',
  },
]
