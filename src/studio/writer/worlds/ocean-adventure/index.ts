import { type World, who } from '../../world.ts'
import { troubles } from './troubles.ts'

export const oceanAdventure: World = {
  themes: ['ocean-adventure'],
  setting: 'Underwater World',
  floats: true,
  here: 'the bottom of a green bay',
  home: [
    '{k} had found a [shell|small green bottle] that [let you breathe under water|said “drink me slowly” in bubbles]<mt , and it [tasted of lemons|worked rather well]>. So down went {k}, to the bottom of the bay.',
    'On the sea floor, [past the pier|under the lighthouse], {k} had a [den|camp] made of [an old rowboat|three planks and a net]<mt , which you reached by holding a stone and stepping off the end>.',
    'Every evening, when the tide was [right|high], {k} went down [the ladder|the wet stairs] at the end of the pier<mt , and just kept going>.',
  ],
  bed: [
    'Then {k} lay in a bed of [moss and sand|the softest weed]<mt , and the whole sea lay down on top, as light as a sheet>.',
    'Then {k} rose up through the [dark green|warm water], [slow as a bubble|with the bubbles], and home, and into bed<mt , with salt [on the pillow|behind both ears]>.',
    'Soon {k} lay in bed with the window open<mt , and the sea, [far down below|just past the garden], breathed in and breathed out>.',
  ],
  day: [
    'The sun came down through the water in [ropes|long wobbly stripes].',
    'Up above, the [waves|top of the sea] went by like a bright ceiling.',
  ],
  dusk: [
    'The water had turned from [green to blue|blue to ink]~, and ~the [day fish|striped fish] were going home.',
    'Now the sun was only a [pink smear|red coin] on the ceiling of the sea.',
  ],
  night: [
    'It was night in the sea~, and ~small things began to [glow|light their lamps].',
    'The dark came down [like a slow curtain|fathom by fathom].',
    'The moon looked in through the water, [all wobbly|broken in bits].',
  ],
  beasts: [
    'a crab with one big claw',
    'a sea horse',
    'a very flat fish',
    'a shrimp with a limp',
    'a cuttlefish in stripes',
  ],
  sounds: [
    'a whale hummed',
    'the sand whispered',
    'bubbles went up, plip, plip',
    'the kelp creaked like a rope',
  ],
  smells: ['salt and wet rope', 'seaweed', 'old shells'],
  glows: ['a lantern fish', 'a speck of sea glow', 'a pale jellyfish'],
  foods: ['seaweed crisps', 'a hot kelp pie', 'salty pancakes'],
  walk: [
    'They caught the [slow current|green current] and {go} with it to {place}.',
    'Down they {go}, past the [last sunbeam|sponge beds], to {place}.',
    'So they {go} to {place}, with [a stripe of small fish behind them|bubbles going up from every word].',
  ],
  back: [
    'They rode the current back again, and there was {o}, [waiting|just as they had left {o.him}].',
    'Up and around and back they {go}, to {o}.',
    '{O} had [counted bubbles|kept very still] till they came.',
  ],
  places: [
    {
      name: 'the kelp forest',
      see: [
        'The kelp went up and up, [like the stairs of a tower|taller than a church], and [swayed|leaned], first all one way, then all the other.',
        'You had to [part it like curtains|swim sideways]. [Behind each curtain was one more.|It gave you a lick as you passed.]',
      ],
      host: who('the seahorse', 'sea horse with spectacles', 'm', 'fish'),
    },
    {
      name: 'the sunken ship',
      see: [
        'Fish went in and out at the [windows|portholes], [as if to a shop|like neighbors].',
        'The ship’s clock had stopped at [ten past four|teatime], and [a snail wound it every day, just in case|there it had been teatime ever since].',
      ],
      host: who('the ship’s eel', 'long gray eel', 'f', 'fish'),
    },
    {
      name: 'the coral steps',
      see: [
        'The coral was [pink and orange|red and yellow], and each branch had somebody [peeping|looking] out of it.',
        'It [clicked|ticked] all over, like [a room full of knitting|a hundred tiny clocks].',
      ],
      host: who('the oldest crab', 'very old crab', 'f', 'crab'),
    },
    {
      name: 'the cave of cold water',
      see: [
        'It was [so cold|as cold] in there that {k.s} breath came out in [square bubbles|very small bubbles].',
        'The walls were [smooth|green] as glass, and [every sound came back wearing a hat|whispers ran around them twice].',
      ],
      host: who('the cold-water whale', 'quiet white whale', 'm', 'whale'),
    },
  ],
  guides: [
    {
      who: who('Lady Pinch', 'lobster', 'f', 'crab'),
      hello: [
        'From under a [rock|teapot] stepped {g.np}, sideways. “We are the queen of this [bit of sand|puddle],” {g.he} said. “We could not help [hearing|listening]. We shall [come along|lead the way]. [You may carry our train.|Do not step on us.]”',
      ],
      fail: [
        '“We [are not pleased|did not order that],” said {g}.',
        '“We shall pretend [we did not see that|that was a dance],” said {g}, [fanning herself with a scallop|looking the other way].',
      ],
      hope: [
        '“We are [nearly pleased|clapping],” said {g}. “[That is our claws you hear.|It is rare.]”',
        '“[Do go on|More],” said {g}. “We [command it|forgot to be grand].”',
      ],
      bye: [
        '“We shall miss you,” said {g}. “That is to say: I shall.” And {g.he} went [home|off], sideways, rather fast.',
      ],
    },
    {
      who: who('Uncle Fathom', 'sea turtle', 'm', 'turtle'),
      hello: [
        '“[Hmm|Ah],” said a rock, and stood up. It was {g.np}. “I am three hundred,” {g.he} said. “I had the answer to this [once|in my first century]. I will [swim with you|come too] till I [remember|think of it].”',
      ],
      fail: [
        '“No,” said {g}. “[I remember now. That was what did not work.|That was in the wrong century.]”',
        '“I was [two hundred|eighty] before I stopped doing that,” said {g}.',
      ],
      hope: [
        '“It is coming back to me,” said {g}. “[It starts like this|It had a child in it].”',
        '“[Hmm|Ah],” said {g}, “[yes|good]. In three hundred years I [have not seen it done better|never thought of that].”',
      ],
      bye: [
        '“I have remembered,” {g} called after them. “[The answer was you.|It was just that!]” {H} waved.',
      ],
    },
    {
      who: who('Blip', 'puffer fish', 'f', 'fish'),
      hello: [
        '“Oh no, oh no, oh no!” said {g.np}, and puffed up [like a ball|with a pop]. “I [worry|get round]. Do not mind me. I will come too, [and worry from behind|so that I need not wonder].”',
      ],
      fail: [
        'Pop! {G} went round as a [melon|ball]. “[I knew it|Oh, spines]!” {g.he} said.',
        '“[Everything is ruined|Now we shall all be soup]!” said {g}, [upside down|rolling away a little].',
      ],
      hope: [
        '{G} let out a [little|long] breath, pffff, and got [smaller|flat]. “[That was not so bad|Oh! Good],” {g.he} said.',
        '“I am [only half round|hardly round at all],” whispered {g}. “[Look.|That is a good sign.]”',
      ],
      bye: ['{G} was so happy that {g.he} puffed up and [floated off|went up like a balloon], waving a fin.'],
    },
  ],
  tokens: [
    {
      name: 'sea-glass bead',
      kind: 'light',
      find: [
        '{h} had picked up a sea-glass bead, [green as a grape|blue and smooth]<mt , which [made the whole world look like soup|you could look through]>.',
      ],
      use: [
        '{a} held up the sea-glass bead. It drank in [what light there was|the glow] and [poured it out again|shone], [green and gold|twice as bright].',
      ],
    },
    {
      name: 'conch shell',
      kind: 'sound',
      find: [
        'There was a conch shell by the [steps|path], and {h} took it along<mt [ in case it knew something|, since it had asked, in a way]>.',
      ],
      use: ['{a} put the conch shell to {a.his} lips and blew, [oo-oom|a long, low note].'],
    },
    {
      name: 'fishing cord',
      kind: 'tie',
      find: [
        'A fishing cord had [washed in|got around {h.s} ankle]<mt , and {h} wound it up, for nobody should [trip on|swim into] that>.',
      ],
      use: [
        '{a} took out the fishing cord. It was thin~, but ~[you could have hung a boat on it|it did not break].',
      ],
    },
    {
      name: 'wooden spoon',
      kind: 'make',
      find: [
        'A wooden spoon came bobbing by. {h} [caught it|gave it a ride in {h.his} pocket]<mt . It kept trying to go up>.',
      ],
      use: [
        '{a} let the wooden spoon bob up on its own. {A.he} watched how it went. Then {a.he} [knew what to build|began to build].',
      ],
    },
  ],
  gates: [
    {
      name: 'the sleeping eel',
      at: [
        'Across the way lay an eel as long as a [street|train], fast asleep. [It had the whole road.|There was no going around it.]',
      ],
      on: {
        sound:
          'In its sleep the eel began to [wave|dance] to it, [up and down|in loops], and they [ducked under|skipped over] the loops, one by one.',
        still:
          'They waited till it breathed out and was thin. Then, [one, two, hop|on tiptoe], they went over. [It smiled in its sleep.|It never knew.]',
        tell: 'One end of the eel began to [laugh|shake]. A good while later the other end laughed too. By then they [were past the middle|had slipped under].',
        notice:
          'Its tail [curled|looped] up over a rock there, like a small gate. “[In here|This way],” whispered {a}, and in they went.',
      },
    },
    {
      name: 'the strong current',
      at: [
        'Then the current hit them. It [roared by like a bus|ran like a river], with [chairs|old hats] and [fish|seaweed] in it, all going the wrong way.',
      ],
      on: {
        light:
          'A [big old|huge] ray saw the shine and came to look. “[Lost|Going up]?” it said, and [took them all on its back|gave them a lift].',
        move: '{a} <f kicked><w pushed> off [hard|low], from rock to rock, and got across~. Then ~{a.he} [held out a long bit of kelp|made a chain with them], and in they came, hand to fin.',
        make: 'It was a sail that worked under water, made from [a sack|a sheet]. The current pulled it sideways, and them with it, right across.',
        tie: 'They tied it to a rock, and themselves to it like [socks on a line|beads], and crossed, [flapping|all in a row].',
      },
    },
  ],
  troubles,
}
