import { type World, who } from '../world.ts'

export const summerBeach: World = {
  themes: ['summer-beach'],
  setting: 'Beach',
  here: 'a long beach in the last of the sun',
  home: [
    '{k} had been on the beach since breakfast<mt , and had [sand in both ears|turned the color of toast]>, and there was still [all the evening|a lot of day] left.',
    'The others had gone [for ice cream|to pack the bags], and {k} had the whole [beach|bay], [a bucket, and one more hour|and nobody on it but a dog, far off].',
    'It was the last day of the vacation<mt , the sort that should be [longer than other days, and is|kept in a jar]>, and {k} {k.was} building [one more castle|a wall against the sea].',
  ],
  bed: [
    'Soon {k} lay in the [little|wooden] beach house<mt , with [sand between the sheets|shells along the sill], and the sea outside, going in and out like sleep>.',
    'Then {k} {k.was} carried up the dunes, [salty|warm], and put to bed<mt , and the floor went up and down a bit, as it does after a day of waves>.',
  ],
  day: [
    'The waves came in, [one at a time, so as not to crowd|like people with news].',
    'It was [so hot that the gulls walked|hot, and there was a kite asleep in the sky].',
  ],
  dusk: [
    'The light got [long and yellow|thick as honey], and everybody’s shadow was [a giant|as tall as a mast].',
    'The sun sat on the water and [melted|was not allowed in any deeper].',
  ],
  night: [
    'Then the stars came out, and the wet sand [had them too|was full of them].',
    'It was dark and warm, and the waves were [white|the only thing that moved].',
    'The moon laid a [path|plank] over the sea, [right up to their toes|and nobody was on it yet].',
  ],
  beasts: [
    'a crab going sideways on purpose',
    'a sandpiper in a hurry',
    'a gull with somebody’s sandwich',
    'a jellyfish like a lost hat',
    'a hermit crab in a bottle cap',
  ],
  sounds: [
    'a wave said shhh',
    'the flags clapped',
    'a shell hummed',
    'far off a gull laughed at its own joke',
  ],
  smells: ['sunscreen and salt', 'hot sand', 'seaweed'],
  glows: ['a lantern on a boat', 'a bit of sea glass', 'the last stripe of sun'],
  foods: ['a melting ice cream', 'cold watermelon', 'sandwiches, in every sense'],
  walk: [
    'They {go} along the [edge|wet sand] to {place}, and a wave wiped out their tracks [behind them|as if to keep it secret].',
    'It was [a long way|nine sandcastles] to {place}, and they {go} there [by way of every puddle|the wet way].',
    'So they {go} to {place}, and the sand [squeaked|was still warm].',
  ],
  back: [
    'They {go} back along the tide line, [which had moved|and it was not where they had left it], to {o}.',
    'The sea had come up to see {o} meanwhile, and [gone again|only wet the edge]. They {go} back.',
    '{O} was still there, [a little damper|with a gull for company].',
  ],
  places: [
    {
      name: 'the rock pools',
      see: [
        'Every pool was a room, with [red curtains|a green carpet], and [somebody at home|the furniture waved].',
        'A shrimp [as clear as glass|you could see through] was [sweeping|dusting a stone].',
      ],
      host: who('the pool crab', 'crab with a broom', 'f', 'crab'),
    },
    {
      name: 'the old jetty',
      see: [
        'Between the boards the sea [looked up|blinked green], and the posts had [beards|skirts of mussels].',
        'At the end somebody had left a [rod|chair], and the sea was [sitting in it|fishing].',
      ],
      host: who('the jetty fish', 'fish who knows all the hooks', 'm', 'fish'),
    },
    {
      name: 'the dunes',
      see: [
        'The grass there [wrote in the sand|drew circles with its tips], and the wind [rubbed it out|read it].',
        'The sand [sang|ran downhill by itself], and kept [a warm place|the heat of the day] under it.',
      ],
      host: who('the dune hare', 'hare the color of sand', 'f', 'rabbit'),
    },
    {
      name: 'the ice-cream boat',
      see: [
        'It lay upside down on the sand, [with a window cut in it|painted in stripes], and had [forty|thirty] flavors, and one nobody dared.',
        'A bell hung over the hatch, [sticky with strawberry|and a wasp rang it].',
      ],
      host: who('the ice-cream captain', 'captain with a scoop', 'm', 'captain'),
    },
  ],
  guides: [
    {
      who: who('Sidney', 'crab', 'm', 'crab'),
      hello: [
        '“I was just going the other way,” said {g.np}, coming up sideways. “[I always am.|But so is everybody, from here.] If you’re in a fix, don’t go at it [straight|head on]. [I’ll show you.|Watch.]”',
      ],
      fail: [
        '“Too straight,” said {g}. “[Much too straight|I’d have gone around the end of it].”',
        '{G} went [off to the left|into a hole], and came back [from the right|in a better temper].',
      ],
      hope: [
        '“Now that is sideways,” said {g}. “[That’s lovely and sideways|I could not have gone at it more so].”',
        '{G} clapped, which in a crab is [click, click|rather sharp].',
      ],
      bye: [
        '{G} went home, and as he always went the other way, [they waved at the wrong end of him|he got there facing them], waving.',
      ],
    },
    {
      who: who('Auntie Parasol', 'big striped sunshade', 'f'),
      hello: [
        '{G.np} came [rolling|bowling] down the beach with a boy after her. “[Caught me|Free at last]!” {g.he} cried. “The wind and I were having a [word|dance]. What’s that? Trouble? [I’ll put my shade over it.|It wants a cool head.]”',
      ],
      fail: [
        '“[Come under here, all of you, till it’s over|Shade],” said {g}. “[Nothing is so bad in stripes|That is what is needed].”',
        '{G} turned inside out. “[I feel that, too|Now look],” {g.he} said.',
      ],
      hope: [
        '“[I’m opening|I can’t keep shut]!” said {g}, and [did, with a whump|up went all her stripes].',
        '“The wind’s gone around,” said {g}. “[It is behind us|You feel it in the ribs].”',
      ],
      bye: [
        '{G} was folded up for the night, and [held a bit of the day’s warm in her|somewhere in her stripes the sun was still out].',
      ],
    },
    {
      who: who('Old Twice', 'sea turtle', 'm', 'turtle'),
      hello: [
        '“I came up this beach once before,” said {g.np}, “[to be born|the other way around]. [It’s smaller.|I left in a hurry.] Is that somebody crying? I’ve [a hundred years|time]. [Let us see about it.|Show me.]”',
      ],
      fail: [
        '“[The tide comes twice a day|Everything has two goes],” said {g}. “[That was only the first|So should you].”',
        '{G} shut one eye, [slowly|and then the other], to be kind.',
      ],
      hope: [
        '“Now wait,” said {g}. “[Here comes the second wave|It’s the next one that carries you].”',
        '{G} smiled. It took [a while|from one wave to the next].',
      ],
      bye: [
        '{G} went down the beach, and left [two rows of commas|a track like a zipper], and at the edge looked back, twice.',
      ],
    },
  ],
  tokens: [
    {
      name: 'tin bucket',
      kind: 'sound',
      find: [
        '{h} had a tin bucket, [red once|dented on the drum side]<mt , [that had been a helmet, a drum, and a soup pot that day|with a pebble in it that went bong]>.',
      ],
      use: ['{a} turned the tin bucket over and drummed: [bong, bong, tippety-bong|soft as far-off waves].'],
    },
    {
      name: 'piece of sea glass',
      kind: 'light',
      find: [
        'At the tide line {h} found a piece of sea glass<mt , [green as a wink|which the sea had sucked like a candy for a hundred years]>.',
      ],
      use: [
        '{a} held the piece of sea glass up. It [lit|glowed], green as [the inside of a wave|a cat’s eye].',
      ],
    },
    {
      name: 'kite string',
      kind: 'tie',
      find: [
        '{h} had the kite string still, [though the kite had gone on alone|wound on a stick]<mt , [to wherever kites go|all eighty yards of it]>.',
      ],
      use: [
        '{a} let out the kite string. It was [thin, and it had held the sky|good for any amount of pull].',
      ],
    },
    {
      name: 'driftwood spoon',
      kind: 'make',
      find: [
        'The sea had made a driftwood spoon, [by accident|over the years]<mt , and it just fitted {h.s} hand>.',
      ],
      use: ['{a} took the driftwood spoon, and dug, and [patted, and shaped|poured, and pressed].'],
    },
  ],
  gates: [
    {
      name: 'the seventh wave',
      at: [
        'In the way was a wave that [would not break|had stopped halfway], as high as {h.s} hat. “[I’m the seventh|I’m the big one],” it said. “[I want somebody to look. They always look at the eighth.|I go down when I have been admired.]”',
      ],
      on: {
        sound:
          'It [curled|tipped its head]. “[Oh, for me|They’re playing my song],” it said, and bowed, lower and lower, and lay down on the sand in lace.',
        still:
          'They stood and looked, without [a word|one squeal], from its foot to its crown. “[Oh|Thank you],” it said. “Most people [scream|hold their noses].” It sank, contented.',
        tell: 'A wave must not laugh when it’s [that full|standing up]. It [shook|wobbled], it held its sides. Splosh! “[Worth it|Oh dear],” it said, going out.',
        notice:
          '“You’ve a [rainbow|seahorse] in you,” said {a}. “[There, high up on the left|It’s waving].” “Where?” said the wave, and turned around to see, and there was the way.',
      },
    },
    {
      name: 'the beach towels',
      at: [
        'From the rocks to the sea lay towels, [a hundred of them|side by side], and on each lay [somebody asleep|a sleeping uncle]. There was [no way through|not a hand of sand] without waking one.',
      ],
      on: {
        light:
          'A bright spot went dancing along, and under hat after hat somebody [rolled over|turned to the wall], away from it. It made a path.',
        move: '{a} <f went on tiptoe, between this ear and that elbow,><w rolled along the one wet strip by the water, quick between two waves,> and pulled in [an awning|a boat] for the rest.',
        make: 'It was a bridge, of [deck chairs|two surfboards]. They went over the uncles, one by one, [and one uncle said “seagull” in his sleep|saying “shh” to each other].',
        tie: 'They tied it to the four corners of the middle towel and drew it, uncle and all, [a yard to the left|down to the shade]. He smiled.',
      },
    },
  ],
  troubles: [
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
        move: 'There was a [sail|towel], and {a} caught {o} up in it, all at once, and was off [down the beach|to the sea], so fast that no drop had [time to fall|the time to think of it].',
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
        move: '{a} went down to the water and [splashed|called], and ran, and the sea came after, to see who it was, [foot by foot|farther than it had ever been]. At the top it found its own edge. “[There you are|Hop in],” it said.',
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
  ],
}
