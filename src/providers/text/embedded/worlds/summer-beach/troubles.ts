import { type Trouble, who } from '../../world.ts'

export const troubles: Trouble[] = [
  {
    title: ['The Sandcastle That Did Not Want to Go', '{K} and the Last Castle', 'The Tide Comes to Tea'],
    owners: [
      who('King Grit', 'sand king as tall as a spoon', 'm', 'king'),
      who('Queen Shell', 'queen of a sandcastle', 'f', 'queen'),
      who('Prince Pebble', 'small sand prince', 'm', 'king'),
    ],
    prop: 'a sandcastle with nine towers',
    vars: { x: ['one hour', 'half an hour', 'five waves'] },
    sign: [
      'From the top of a sandcastle came a [trumpet|very small trumpet], and a flag went [up and down, up and down|to half mast].',
    ],
    woe: [
      '“The sea is coming,” said {o.np}. “We have {x}! And we’ve only [just got the curtains up|finished the ballroom]!”<mt  “<t I have written to the tide in the strongest terms, and all it has replied is ‘shhh,’ and >[there is to be a ball tonight|the bakers have just lit the ovens],” said {o}. “[We’ve a piano.|I’ve nine hundred people, and they’re all made of sand.]”>',
    ],
    tries: [
      'They dug a [moat|ditch]. The sea [came along it like a guest|filled it at once], and said thank you for the [road|path].',
      'They built a wall. The first wave [looked over it|took off its hat]. The second [was through it|had it for supper].',
    ],
    on: {
      make: 'It was a raft, of [driftwood and corks|a surfboard], and {a} slid it under, [an inch at a time|towers and all]. The wave that was to end it [lifted it|picked it up instead]. The castle went out, with its lamps lit, like a liner.',
      tie: 'They laid it around the castle, all the way, and made it fast to the [big rock|jetty]. “[We’ll go up and down a bit|It’s called an anchor],” said {a}. The sea came, [and was surprised|and could only rock it].',
      still:
        '{a} sat down between the castle and the sea, and [did nothing to either|looked at the water]. The wave stopped at {a.s} shadow. “[I only wanted to see the ball|Nobody ever asks me in],” it said. “[They see me and they dig.|It’s always walls.]”',
      tell: 'It was to the sea that {a} told it, and it was a [very long|hundred-wave] story. At each wave it said “[Wait|Shh], I want to hear,” to the next. So the tide turned, [in the middle of chapter nine|before the end], and had never got so far as the gate.',
    },
    won: [
      'The ball went on till late, with [the sea at the windows|small fish at every pane], looking in, and humming the bass.',
    ],
    gift: ['a flag no bigger than a stamp', 'a royal invitation, written on a shell'],
    cause:
      'They looked down the deepest tower. At the bottom, keeping all the drains shut with {th.its} back, sat {th.np}.',
    free: '{Thing} stood up, and the drains were clear. The sea ran in at one side, and out at the other, and only washed the steps.',
  },
  {
    title: [
      'The Shell That Had Stopped Talking',
      '{K} and the Silent Shell',
      'What the Shell Was Waiting to Hear',
    ],
    owners: [
      who('Mother Conch', 'big pink shell', 'f', 'snail'),
      who('Old Whelk', 'whelk', 'm', 'snail'),
      who('Nautilus', 'striped shell', 'm', 'snail'),
    ],
    prop: 'a huge pink shell',
    vars: { x: ['a hundred', 'four hundred', 'a thousand'] },
    sign: [
      'A line of [gulls|children] stood by a big pink shell, each [with an ear to it|listening], and went away [again, shaking their heads|sad].',
    ],
    woe: [
      '“It’s quite gone,” whispered {o.np}. “I used to say the sea. [Anyone could come and hear it|I did waves, and weather]. Now there’s only [a kind of woolly noise|hush].”<mt  “<t I have held the sea in me for {x} years and never spilled a drop of it, but >[nobody ever told ME anything|they listen, and then they go],” said {o}. “[I think I ran out.|I’ve said it all.]”>',
    ],
    tries: [
      'They poured in water. “[Blub|Glug],” said {o}. “[That is the sea. That’s not its sound.|I’m wet. I’m not talking.]”',
      'They shouted “Sea!” into {o.him}. It came out a [week|good bit] later, as “tea.” {G} looked about for a cup.',
    ],
    on: {
      tell: '{a} put {a.his} mouth to the shell, and told {o.him} of [the bus, the stairs, the rain on a roof in town|a street, and who lives in it]. {O} had never heard that. “[And then|What is a bus]?” said {o}. And far in, something began to [roll|turn over], like a sea.',
      sound:
        'It went in, around, and around, to the [small|pink] end where a sound has to think. There was a wait. And then it came back, and the sea [had come with it|was humming it].',
      still:
        '{a} laid one ear to {o}, and did not ask for a thing. So for once it was {o} who listened. {O} heard {a.s} [blood|heart] go in and out, in and out. “[You’ve got one too|Oh, there it is],” said {o}.',
      notice:
        '“There’s somebody’s [wool|beard] in there,” said {a}, and drew it out: a [whole nest|long green mitten of weed]. “[No wonder|I thought it was the years],” said {o}, and [boomed|roared], so that the gulls went up.',
    },
    won: [
      'They all listened in turn. It was the sea, [and a bit of town|with something new in it], and the littlest one [fell asleep against it|would not give it back].',
    ],
    gift: ['a shell that says your name', 'a pink pearl with a hum in it'],
    cause:
      'They shone a light in, around the first bend, and the second. At the third, listening with both ears, sat {th.np}.',
    free: '“I only wanted to hear it from inside,” said {thing}, and came out. And after {th.them}, with a long roar, came the sea.',
  },
  {
    title: ['The Wave Who Wanted to Stay', '{K} and the Puddle', '{O} Finds Out'],
    owners: [
      who('Ripple', 'little wave', 'f', 'fish'),
      who('Lap', 'small warm wave', 'm', 'fish'),
      who('Froth', 'young wave', 'f', 'fish'),
    ],
    prop: 'a small wave in a hollow of sand',
    vars: { x: ['the parasols', 'the dogs', 'the ice cream'] },
    sign: [
      'In a hollow of the sand, far from the sea, was a [small wave|bit of sea], going up and down, [all by itself|with a sob in it].',
    ],
    woe: [
      '“I stayed behind,” said {o.np}. “They all went out, and I wanted to look at {x}. [Now I’m a puddle.|I’m getting smaller.]”<mt  The sea was a long way off, [and going|a thin white line]. “<t We are told from the very beginning that we may come up as far as we like, provided we go back, and >[I thought just this once|I never got to see past the first umbrella],” said {o}. “[I can feel myself soaking in.|I’m warm at the edges.]”>',
    ],
    tries: [
      'They carried {o} in a bucket. It [had a hole|leaked]. They had a [cup|spoonful] left when they turned around and ran back.',
      'They called to the sea to come here. “[Later|At six],” it said, [without looking up|from far away]. {O} did not have till six.',
    ],
    on: {
      make: 'It was a canal, and {a} dug it, [a hand wide|from one dip to the next], the whole way down. {O} [slid in|put in a toe, so to speak], and ran, singing, between the banks.',
      move: 'There was a [sail|towel], and {a} caught {o} up in it, all at once, and <f was><w rolled> off [down the beach|to the sea], so fast that no drop had [time to fall|the time to think of it].',
      light:
        'A wave goes where the [moon|light] goes. {a} held it up, and went backward, and {o} rose up on {o.his} edge, and [followed|came rolling after], over dry sand, as if on a string.',
      tie: '{a} wet it through, from end to end, and laid one end in {o}, and one in the sea. Water will go along a [wet string|thread] as an ant will. “[Is it far|I’m going]!” said {o}, drop by drop. “I’m going home!”',
    },
    won: [
      'Then there was only a wave, far out, [like the others|one of many], but it [jumped|came in a bit higher], and laid one small thing at {h.s} feet, and went.',
    ],
    gift: ['a pebble with a ring around it', 'a pinch of foam that never goes flat'],
    cause:
      'They looked into the hollow. At the bottom, under the water, lying on the plug as it were, {th.was} {th.np}.',
    free: '{Thing} got up. There was a hole there, and a long way, and a green light, and {o} was gone, home, with a whoop.',
  },
  {
    title: ['The Puddle That Missed the Sea', '{K} and the Homesick Puddle', 'A Puddle Left Behind'],
    owners: [
      who('Drop', 'rock pool', 'm'),
      who('Brine', 'small salt puddle', 'f'),
      who('Little Lagoon', 'puddle with one shrimp in it', 'it'),
    ],
    prop: 'a small pool, far up the sand',
    vars: { x: ['one shrimp', 'two limpets', 'a very young crab'] },
    sign: [
      'High up on the sand, where the sea never comes, lay a puddle. It [sniffed|trembled], and there was salt in it.',
    ],
    woe: [
      '“I was the edge of a [big|great] wave,” said {o.np}. “I ran up the farthest. I was so proud! Then I looked around, and [they’d gone back without me|the sea had left].”<mt  “<t I should not mind so much for myself, but I have {x} to think of, you see, and >[they don’t know about drying|they think this is the sea],” said {o}. “[I get smaller each time the sun looks.|I was up to that stone at lunch.]”>',
    ],
    tries: [
      'They carried it, in their hands. When they got to the sea they had [wet cuffs|nine drops]. “[That was my elbow|Put it back],” said {o}.',
      'They dug a ditch. The sand drank [the ditch|it all], and said “more”. {O} pulled in {o.his} edges.',
    ],
    on: {
      move: '{a} went down to the water and [splashed|called], and <f ran,><w raced off,> and the sea came after, to see who it was, [foot by foot|farther than it had ever been]. At the top it found its own edge. “[There you are|Hop in],” it said.',
      make: 'It was a boat the wrong way around: water inside, and dry out. They lined it with [a raincoat|weed], and in went {o} with {x}, and they [dragged|slid] it down, all the way, and did not spill a shrimp.',
      tie: 'They laid it wet along the sand, from the puddle to the sea, and the water ran down it as water does, [drop after drop|like beads]. Last of all came {x}, [waving|holding on].',
      notice:
        '“The sea is not so far,” said {a}. “It’s underneath.” {A.he} dug, there, beside {o}, [one hand deep|two hands down], and up came water, clear and salt, and said, “[There you are|We wondered].”',
    },
    won: [
      'And {o} was the sea again, all of it, right out to the [ships|sky]. You could not have found the place. But one small wave went [up and down|back and forth] on the spot, and that was {o}, saying thanks.',
    ],
    gift: ['a stone with a wave in it', 'a pinch of salt in a shell'],
    cause: 'They looked down into the pool. At the bottom, like a plug in a bath, sat {th.np}.',
    free: '{Thing} got up, and with a gurgle the pool ran down, under the sand, by the short way, home.',
  },
]
