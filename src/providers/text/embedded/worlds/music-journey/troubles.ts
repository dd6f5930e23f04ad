import { type Trouble, who } from '../../world.ts'

export const troubles: Trouble[] = [
  {
    title: ['The Piano Without a Middle', '{K} and the Missing Note', 'Where Did C Go?'],
    owners: [
      who('Madame Grand', 'piano', 'f'),
      who('Old Upright', 'piano', 'm'),
      who('Miss Spinet', 'piano', 'f'),
    ],
    vars: { x: ['a broom', 'a bus', 'a kettle'] },
    prop: 'a piano with a gap in its keys',
    sign: [
      'Somebody was playing a lullaby. Each time it got to the middle it went [thup|nothing], like a foot on a stair that isn’t there.',
    ],
    woe: [
      'It was {o.np}. “My middle C has gone,” said {o}. “It left at [noon|four]. I can’t play one song without it!”<mt  There was a gap in {o.his} smile, as wide as a finger. “It said it was tired of being in the middle,” said {o}. “[I’d said it was a bit plain|It wanted to see what’s at the end]. There’s a baby next door who won’t sleep without me.”>',
    ],
    tries: [
      'They put in {x} instead. It was [loud|odd]. {O} played on. Next door the baby began to [cry|shout].',
      'They went up the street calling, “C! C!” Forty people told them what they saw. “[A cat|A cloud],” they said. “[A bus|My aunt].”',
    ],
    on: {
      sound:
        'One note can’t hear a tune and stay out of it. From [a letter box|under a leaf] came a small, plain, round sound, just where it belonged. It was C, joining in.',
      still:
        'It was so still that they heard it: a plain little hum, in the next room, on its own, in the dark. It had been to the end. “There’s no one past the top,” said C. “[It’s cold|I couldn’t find anybody].”',
      tell: 'A giggle came from [the piano stool|behind the stove], right in the middle, not too high or low. “[That’s it|C]!” said {o}. Out it came, and was sorry, and still laughing.',
      notice:
        'The dust by the pedal had a track in it, round, round, round, like [a rolled coin|a small wheel]. {a} went along it on hands and knees. It ended at the baby’s door. C had gone on ahead, to get a start.',
    },
    won: [
      'In it went, click. {O} played the lullaby, right over the middle and down the other side, and next door [it was quiet|somebody small let go of a blanket].',
    ],
    gift: ['a chip of ivory like a tooth', 'a hum that fits in one ear'],
    cause:
      'They looked in at the gap with a candle. There, on the felt, where C should be, {th.was} {th.np}.',
    free: 'Up got {thing}, and behind {th.them} was C, who had only been sat on. It said its one plain word.',
  },
  {
    title: ['The Drum Who Was Afraid of Noise', '{O} Goes Boom', '{K} and the Quiet Drum'],
    owners: [who('Bombo', 'big drum', 'm'), who('Thumbelina', 'big drum', 'f'), who('Kettle', 'drum', 'm')],
    vars: {
      x: [
        'Not the snare drum. It tells.',
        'They had given {o} a cushion to sit on.',
        'They had only ever heard a pff.',
      ],
    },
    prop: 'a big round drum',
    sign: [
      'Under a pile of coats was something big and round. [“Is it over?” it said.|It had its fingers in its ears, or would have.]',
    ],
    woe: [
      '“I’m {o.a},” it said. “I’m {o}. There is one boom in the whole of tonight’s music, and it’s mine~, and ~I am afraid of noise!”<mt  Nobody in the band knew. {X} “It comes right near the end,” {o} whispered. “[All of them stop and look at me|It’s how the sun gets up, in the music].”>',
    ],
    tries: [
      'They put a pillow in {o.him}. {O} tried it. It went fup. “[The sun can’t get up on a fup|That’s a sun falling off a chair],” said {g}.',
      'They put wool in {o.his} ears, as far as they could find any. It’s hard with a drum. {O} is [all ear|nothing but].',
    ],
    on: {
      light:
        'They let the light dance on {o.s} skin, and at each touch there was a pom, no louder than a moth. {O} looked. It was [pretty|gold]. {O} let it be a bit louder, to see it jump.',
      still:
        '{a} laid one ear on {o} and waited. “You’ve got one in there now,” {a.he} said. “Boom. Boom. [It’s only your heart|It’s the same one].” {O} listened. It wasn’t noise at all. It was {o.him}.',
      move: '{a} <f jumped on, both feet, and off again,><w rolled on, both wheels, and off again,> so fast that the boom came after. It was {a} that flew! {O} began to laugh: boom. {a} went higher: BOOM!',
      tell: 'And at the end of it, as one does, {a} left a gap. {O} couldn’t stand that gap. It wanted filling. “BOOM!” said {o}, before {o} could think.',
    },
    won: [
      'That night all the band went quiet, and looked, and {o} took one breath. BOOM! And [the sun got up, in the music|every hat in the front row came off]. {O} would have liked to do it again.',
    ],
    gift: ['a drumstick worn smooth', 'a tiny cymbal, as soft as a wink'],
    cause: 'Then they heard it: a small thump from inside. They undid the rim and looked. There sat {th.np}.',
    free: 'Out came {thing}, and {o} was as round and empty as the sky. “Boom?” said {o}. It was a good one.',
  },
  {
    title: ['The Band That Played Four Tunes', '{K} and the Quarreling Band', 'All at Once, {O}'],
    owners: [
      who('Signor Brio', 'bandleader', 'm', 'grown-up'),
      who('Madam Presto', 'bandleader', 'f', 'grown-up'),
      who('Dingle', 'bandleader', 'm', 'grown-up'),
    ],
    vars: { x: ['a march', 'a polka', 'a sea song'] },
    prop: 'four musicians all playing at once',
    sign: [
      'Four tunes came down the street at once, [all in a fight|elbow to elbow]. A dog lay down and put its paws over its ears.',
    ],
    woe: [
      '“It’s my band!” said {o.np}. “There’s a cup for the best player. Now they will not play together.”<mt  One was playing {x}. The rest were not. {O} had broken [two sticks|a music stand]. “The dance is at eight,” said {o}. “[There’s a couple sixty years wed who’ve asked for one waltz|They’ll be dancing four dances at once, and someone will lose a leg].”>',
    ],
    tries: [
      'They gave each of them the cup to hold in turn. The tuba [would not let go|got its head in]. They lost some time.',
      'They shouted, “Stop!” The band stopped. They shouted, “Go!” It was the [same as before|four of them again], only [fresher|louder].',
    ],
    on: {
      make: 'It was one big instrument, with [a place for each to sit|four handles], and a spring in the middle: no one part of it would sound till all of them did.',
      move: '{a} began to dance, right there in the road. When they played four tunes {a} <f fell down><w went in circles>. When two of them matched, {a} <f got up><w went straight>. You can’t keep knocking a child down. In a minute they were one.',
      light:
        '{a} let the bright spot fall on one, then the next, then the next. Where it went, that one played, and the rest had to look. They’d never looked. “[You’re rather good|I like your middle bit],” said the flute to the drum.',
      notice:
        '“It’s all the same tune,” said {a}. “[He’s a line ahead|She’s got the second half first].” {O} wrote it down, one under another. It was so. It fitted like a zip.',
    },
    won: [
      'They played the waltz. Two old people danced under the lamps with their eyes shut. And the cup? They [put flowers in it|took turns to drink lemonade].',
    ],
    gift: ['half a baton', 'a flower out of a silver cup'],
    cause:
      'In among the chairs there was a fifth player whom nobody knew, and it was off the beat. It was {th.np}.',
    free: 'They gave {thing} the triangle, and a chair. Ting, it went, in the right place, and all the rest fell in around it.',
  },
  {
    title: ['The Music Box That Ran Too Fast', '{K} and the Dizzy Dancer', '{O} Slows Down'],
    owners: [
      who('Colette', 'music-box dancer', 'f', 'fairy'),
      who('Pierre', 'music-box dancer', 'm', 'fairy'),
      who('Swan', 'music-box dancer', 'f', 'fairy'),
    ],
    vars: { x: ['a hundred years', 'Christmas', 'the spring before last'] },
    prop: 'a music box with a tiny spinning dancer',
    sign: [
      'Whirr! On a shelf something went around so fast that it was only a [blur|pink smudge]. “Help,” it said, each time it came by. “Help. Help.”',
    ],
    woe: [
      'It was {o.np}. “I was wound,” said {o}, “too tight,” going by, “and I can’t,” going by, “stop!”<mt  {O} had not been wound since {x}, and then somebody had been kind, and gone on being kind, till the key would not turn. “I used to,” said {o}, “play people,” whirr, “to sleep,” whirr. “Now they get hiccups.”>',
    ],
    tries: [
      'They shut the lid. It got faster in there, and [hot|it hopped]. They opened it. {O} had [lost a shoe|{o.his} hair on end].',
      'They played it backward. {O} went around the other way, as fast as before. “Now I’m dizzy,” said {o}, “both ways.”',
    ],
    on: {
      sound:
        '{a} began at the speed of the box, then took it slower, a hair, and a hair. {O} heard that, and leaned back on it, as on an arm, slower, slower. And step, and turn.',
      light:
        '{a} held it still, close by. Dancers look at one bright spot as they turn, so as not to fall. {O} found it. At each turn {o} held on to it with {o.his} eyes a bit longer.',
      make: 'It was a very small brake, with a bit of [felt|velvet] on its foot. It came down on the wheel like a cat sitting. Shhh, it went.',
      tie: 'They ran it from the key to a [kettle|boot] on the shelf. As the box unwound, it had to lift the boot. That’s hard work. It puffed, and it slowed.',
    },
    won: [
      'Now it was the old tune, with room in it. {O} put one arm up, and turned, as you turn in warm water, and [looked at the moon each time around|smiled at them, and was gone, and smiled].',
    ],
    gift: ['a satin shoe as small as a bean', 'the little brass key'],
    cause:
      'They opened the small door under the dancer. In the works, right on the big wheel, {th.was} {th.np}.',
    free: '{Thing} stepped off the wheel. Whirr … whirr … tick. It was the old tune, and slow.',
  },
]
