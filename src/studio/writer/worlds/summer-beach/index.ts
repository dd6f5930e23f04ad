import { type World, who } from '../../world.ts'
import { troubles } from './troubles.ts'

export const summerBeach: World = {
  themes: ['summer-beach'],
  setting: 'Beach',
  here: 'a long beach in the last of the sun',
  home: [
    'Since breakfast {k} had been on the beach<mt , and had [sand in both ears|turned the color of toast]>, and [the sand was still hot|there was a lot of day left].',
    'The others went [for ice cream|up to pack], and {k} had the whole [beach|bay]<mt , [with one more hour|and nobody was on it but a dog, far off]>.',
    'On the last day of vacation {k} built [one more castle|a wall against the sea]<mt , for it was the sort of day that should be [longer than others, and is|kept in a jar]>.',
    'The sand was still warm, and {k} drew [a whale|a long road] in it<mt , and the sea came up to [look at it|see, and took the tail]>.',
    'With one flip-flop and a bucket, {k} [came|went] along the beach<mt , [looking for the other flip-flop|collecting things that had been at sea]>.',
  ],
  bed: [
    'Soon {k} lay in the [little|wooden] beach house, in bed<mt , with [sand between the sheets|shells along the sill], and the sea outside, going in and out like sleep>.',
    'The sea went in and out, and {k} lay [in bed|warm in bed]<mt , [with the window open, so as not to miss any|and by and by they breathed in time]>.',
    'Some sand came to bed with {k}<mt , [as it always does|between the toes], and nobody sent it back>, and [the moon shone|it was dark].',
    'Salty and warm, {k} {k.was} put to bed<mt , and the floor went up and down a bit, as it does after a day of waves>.',
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
        'Out of a hole came one eye on a stalk, and then another. It was {g.np}. “[Is that a trouble?|I heard a sigh, on my left,]” {g.he} said. “[Good. I’m best at those, from the side.|I’ll walk with you. You will have to turn around.]”',
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
      who: who('Auntie Parasol', 'big striped beach umbrella', 'f'),
      hello: [
        'Down the beach came {g.np}, rolling, with a boy after her. “[Caught me|Free at last]!” {g.he} cried. “The wind and I were having a [word|dance]. What’s that? Trouble? [I’ll put my shade over it.|It wants a cool head.]”',
        'There was a whump, and a shade fell over them. It was {g.np}. “[You look hot and bothered|What long faces],” {g.he} said. “[I’ve stood in one place since June|Nobody needs me after four]. Pull me out, and I’ll come.”',
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
        'What had been a rock opened one eye. It was {g.np}. “[I was just thinking|I’ve all week],” {g.he} said. “If there’s a trouble, [I’ll come, and we’ll go at it twice|it will still be there when I arrive]. Lead on, not too fast.”',
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
      name: 'sea-glass bead',
      kind: 'light',
      find: [
        'At the tide line {h} found a sea-glass bead<mt , [green as a wink|which the sea had sucked like a candy for a hundred years]>.',
      ],
      use: ['{a} held the sea-glass bead up. It [lit|glowed], green as [the inside of a wave|a cat’s eye].'],
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
        'The sea had made a driftwood spoon, [by accident|over the years]<mt , and it just fit {h.s} hand>.',
      ],
      use: ['{a} took the driftwood spoon, and dug, and [patted, and shaped|poured, and pressed].'],
    },
  ],
  gates: [
    {
      name: 'the seventh wave',
      at: [
        'A wave had come up the beach ahead of them, and stood, and [would not come down|held its breath]. “[I’m the one they wait for|They always turn around too soon],” it said. “[Is anybody looking?|I’ll go down when somebody says ‘Ooh’.]”',
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
        'Then there was no more sand to be seen, only towels, edge to edge, and uncles on them, [snoring|like seals]. [It was the time after lunch.|A hat went up and down on every face.]',
        'From the rocks to the sea lay towels, [a hundred of them|side by side], and on each lay [somebody asleep|a sleeping uncle]. There was [no way through|not a hand of sand] without waking one.',
      ],
      on: {
        light:
          'A bright spot went dancing along, and under hat after hat somebody [rolled over|turned to the wall], away from it. It made a path.',
        move: '{a} <f went on tiptoe, between this ear and that elbow,><w rolled along the one wet strip by the water, quick between two waves,> and pulled in [an awning|a boat] for the rest.',
        make: 'It was a bridge, of [beach chairs|two surfboards]. They went over the uncles, one by one, [and one uncle said “seagull” in his sleep|saying “shh” to each other].',
        tie: 'They tied it to the four corners of the middle towel and drew it, uncle and all, [a yard to the left|down to the shade]. He smiled.',
      },
    },
  ],
  troubles,
}
