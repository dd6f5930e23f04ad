import { type World, who } from '../../world.ts'
import { troubles } from './troubles.ts'

export const schoolAdventure: World = {
  themes: ['school-adventure'],
  setting: 'Elementary School',
  here: 'a school with a crooked bell',
  home: [
    'It was the last hour of the day at {k.s} school, and [the clock had stopped to rest|the clock was chewing its numbers]<mt , as it did most [Fridays|days]>.',
    '{k} had stayed after school to [water the beans|feed the class hamster]<mt , and the big building was [full of its own small noises|as quiet as a coat]>.',
    'On the wall of {k.s} classroom hung a [map|chart] with [one corner|a bit] nobody had ever [unrolled|looked at]<mt , and today the string had [come loose|broken]>.',
  ],
  bed: [
    'Soon {k} lay in bed, with {k.their} <1 schoolbag><2 schoolbags> by the door<mt , where <1 it><2 they> [leaned|slept standing up], like <1 a horse><2 horses>>.',
    'Then {k} went home [under the streetlamps|the long way], and to bed<mt , and far off the school bell said one small “ding”, [all to itself|to nobody]>.',
  ],
  day: [
    'Sun lay in [squares|stripes] on the floor, and chalk dust [turned over|danced] in it.',
    'From the yard came [the thump of a ball|somebody counting to a hundred by tens].',
  ],
  dusk: [
    'The windows went [gold|orange], one classroom after another.',
    'The janitor’s keys went [jingle, jangle|ching] down the hall, and the lamps [went out behind him|blinked].',
  ],
  night: [
    'Now the school was dark, [but for the fish tank|and the globe glowed a bit].',
    'It was so late that the [coat hooks|chairs] looked like [people thinking|a forest].',
    'The moon came in and sat down in the front row.',
  ],
  beasts: [
    'the class hamster',
    'a spider who lived in the bell',
    'a lost glove',
    'a stick insect',
    'a mouse with a pencil stub',
  ],
  sounds: [
    'the pipes knocked twice',
    'a piece of chalk rolled off',
    'the fish tank bubbled',
    'a door said eeee',
  ],
  smells: ['floor wax', 'paste and orange peel', 'wet raincoats'],
  glows: ['the green exit sign', 'the lamp in the fish tank', 'a bit of moon on a desk'],
  foods: ['half a peanut butter sandwich', 'a warm pretzel', 'an apple, in slices'],
  walk: [
    'They {go} down the long hall to {place}, past [forty|all the] coat hooks.',
    'You need a pass to go to {place}. {G} [drew one|wrote one on a leaf], and they {go}.',
    'So they {go} to {place}, [keeping to the blue tiles|not running, because of the rule].',
  ],
  back: [
    'They {go} back past the [coats|paper snowflakes] to {o}, on [quiet|squeaky] soles.',
    'The bell rang for [nothing at all|no reason] as they came back to {o}.',
    '{O} was where they had left {o.him}, [drawing circles|looking at the clock].',
  ],
  places: [
    {
      name: 'the library corner',
      see: [
        'The books [whispered|leaned together], and one of them [giggled|had a bookmark out, like a tongue].',
        'It was soft there, with [cushions|a rug like a map of a green country].',
      ],
      host: who('the bookworm', 'worm in half-moon glasses', 'f', 'snail'),
    },
    {
      name: 'the boiler room',
      see: [
        'It was as [warm|cozy] as a cow in there, and [the boiler|a big iron belly] [hummed|sang bass].',
        'Lost mittens hung on a line, [a hundred years of them|each with a name].',
      ],
      host: who('the janitor’s cat', 'cat with a bunch of keys', 'm', 'cat'),
    },
    {
      name: 'the art room sink',
      see: [
        'The sink was [all colors at once|every color there is], and from the tap came [pink|a drop of purple].',
        'Forty paper faces [dried|hung] on the wall and [watched them|smiled, some of them upside down].',
      ],
      host: who('the paper owl', 'owl made of egg boxes', 'f', 'owl'),
    },
    {
      name: 'the top of the climbing frame',
      see: [
        'From there you could see [all of the yard|the whole school], and [your own window|the hill], and a bit of tomorrow.',
        'A [kite|red balloon] had lived there since spring, [and liked it|and had grown wise].',
      ],
      host: who('the yard pigeon', 'pigeon who has heard every lesson', 'm', 'parrot'),
    },
  ],
  guides: [
    {
      who: who('Pockets', 'class hamster', 'm', 'mouse'),
      hello: [
        '“[Psst|Open the cage],” said {g.np}. “I have been in that class for [four years|six terms]. I know [everything up to fractions|all the capitals]. [I keep it in my cheeks.|Only do not ask me before lunch.]”',
      ],
      fail: [
        '{G} took a [crumb|note] out of one cheek and looked at it. “[No|This says the same],” {g.he} said.',
        '“[That is a three out of ten|See me after class],” said {g}.',
      ],
      hope: [
        '“Gold star,” said {g}, with {g.his} mouth full. “[Two|A big one].”',
        '{G} ran around in a circle. It is [how hamsters clap|a habit].',
      ],
      bye: [
        '{G} went back to {g.his} wheel. “[Homework|One more thing],” {g.he} said. “Sleep. [Hand it in tomorrow.|Show your working.]”',
      ],
    },
    {
      who: who('Miss Ruler', 'yardstick', 'f'),
      hello: [
        '“Stand up straight!” said {g.np}, who always did. “[Now, then|So]. How long is the trouble? How wide? [I can’t help with a thing until I know its size.|Speak up, and in inches.]”',
      ],
      fail: [
        '“Off by [an inch|half an inch],” said {g}. “[Everything is always off by that|It is the story of my life].”',
        '{G} measured what had gone wrong. It was [rather long|eleven inches].',
      ],
      hope: [
        '“Straight as a line,” said {g}, and [bent a little, with joy|nearly smiled].',
        '“[Getting warmer|Closer]: three inches, two, one,” said {g}.',
      ],
      bye: [
        '{G} lay down flat, for once, [along the edge of the desk|with a sigh]. “[Twelve|All twelve] inches of sleep,” {g.he} said.',
      ],
    },
    {
      who: who('Humphrey', 'lost umbrella', 'm'),
      hello: [
        'In the lost-and-found box [stirred|coughed] {g.np}. “[Are you mine|Have you come for me]?” {g.he} asked. “No? [Nobody has, since March.|No matter.] Take me along. I am good in [a shower|any kind of wet].”',
      ],
      fail: [
        '“[Oh dear|Well],” said {g}, “I have been left on buses with more hope than this.”',
        '{G} opened with a pop. “[Sorry|Nerves],” {g.he} said, and shut again.',
      ],
      hope: [
        '{G} turned [inside out|halfway around] with delight.',
        '“I feel found,” said {g}. “[Is it catching?|I feel it all up my handle.]”',
      ],
      bye: ['{G} hooked {g.himself} over the end of the bed. “[Not lost tonight|Home],” {g.he} said.'],
    },
  ],
  tokens: [
    {
      name: 'stub of red chalk',
      kind: 'make',
      find: [
        'Under a desk {h} found a stub of red chalk<mt , [no bigger than a tooth|from before the whiteboard]>.',
      ],
      use: [
        '{a} took the stub of red chalk and drew it on the floor, [bit by bit|with arrows]. Then {a.he} [looked about for parts|built what {a.he} had drawn].',
      ],
    },
    {
      name: 'gold star',
      kind: 'light',
      find: [
        'A gold star had come off somebody’s [spelling test|drawing], and {h} stuck it [on {h.his} thumb|inside {h.his} sleeve]<mt , [so as not to show off|where only {h.he} could see it]>.',
      ],
      use: [
        '{a} held up the gold star. It was [small|only paper], but it had been [earned|meant], and such stars [shine|give light].',
      ],
    },
    {
      name: 'jump rope',
      kind: 'tie',
      find: [
        '{h} had a jump rope [over one shoulder|in {h.his} bag]<mt , [with one blue handle and one lost|and a song that went with it]>.',
      ],
      use: [
        '{a} unrolled the jump rope. [There was more of it than you would think|It was good and strong].',
      ],
    },
    {
      name: 'recorder',
      kind: 'sound',
      find: [
        '{h} had {h.his} recorder with {h.him}<mt , [on which {h.he} could play one song and most of another|wrapped in a sock]>.',
      ],
      use: [
        '{a} took out the recorder and played the one song that {a.he} knew [for certain|all the way through].',
      ],
    },
  ],
  gates: [
    {
      name: 'the hall monitor',
      at: [
        'In the hall stood a coat rack with [a badge|a very straight back]. “[Nobody goes by without a pass|No one goes by after the bell],” it said. “[Rule nine|Rules are rules].”',
      ],
      on: {
        sound:
          '“That is the school song!” said the coat rack, and [stood to attention|put a sleeve to its heart]. By the second verse they had gone by.',
        still:
          'They stood in line, [very quiet|two by two]. “Now that is a line,” said the coat rack, and [had to turn away|blew its nose in a scarf]. “[Pass|Go on, quick].”',
        tell: '“[Knock, knock,|Why did the desk cross the hall?]” began {a}. The coat rack had waited [all its life|eleven years] to be asked. It [dropped nine hats|shook], and they were past.',
        notice:
          '“Rule nine is about [wet boots|gum],” said {a}, and pointed at the wall. The coat rack read it. “[So it is|I never got past eight],” it said.',
      },
    },
    {
      name: 'the slippery floor',
      at: [
        'The floor had just been waxed. It shone like [a lake|a plate], and at the other end was [the door|where they had to be]. [A sign said NOT YET.|A chair slid by, and waved.]',
      ],
      on: {
        light:
          'In the shine they saw a [dry|dull] stripe, [as wide as a book|along the wall], where the janitor had missed. They [went along that|took it one by one].',
        move: '{a} took a good [start|push] and <f slid><w rolled> the whole way, [arms out|like a skater], and threw the door open for the rest, who [came after on their seats|slid].',
        make: 'It was a sled, made of [a tray|the lid of a desk] and two [rulers|erasers]. They all [got on|sat on it]. It [went around twice|sang].',
        tie: 'They threw it over the [door handle|drinking fountain] and pulled themselves across, [hand over hand|like a boat on a line].',
      },
    },
    {
      name: 'the door with sums',
      at: [
        'On the door was a sum, and [the sum was locked|it had no answer]. “Two and two and [what you had for lunch|a Tuesday],” it said. “[Quick|Show your work].”',
      ],
      on: {
        notice:
          '“You are not a sum. You are a [riddle|door],” said {a}. “[Your hinges are on this side|The handle is behind the two].” And so it was.',
        make: 'It was a key, [bent from a paper clip|cut out of a lunch box]. “[Is that an answer?|Well,]” said the door, “it fits.”',
        tell: '“[Once there was a two who was lonely|A two met a two],” said {a}, “and they had [a soup|tea] on a Tuesday.” “[That makes sense at last|Oh],” said the door.',
        move: 'While the door was still [counting|adding], {a} <f went><w sped> [in by|around to] the window, and [opened it|turned the knob] from inside.',
      },
    },
  ],
  troubles,
}
