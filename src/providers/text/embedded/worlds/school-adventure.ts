import { type World, who } from '../world.ts'

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
        move: '{a} took a good [start|push] and [slid|<f slid><w rolled>] the whole way, [arms out|like a skater], and threw the door open for the rest, who [came after on their seats|slid].',
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
        move: 'While the door was still [counting|adding], {a} went [in by|around to] the window, and [opened it|turned the knob] from inside.',
      },
    },
  ],
  troubles: [
    {
      title: ['The Bell That Lost Its Ding', '{K} and the Silent Bell', 'What the Bell Forgot'],
      owners: [
        who('Mr. Button', 'janitor', 'm', 'grown-up'),
        who('Mrs. Plumb', 'school cook', 'f', 'grown-up'),
        who('Old Tinker', 'janitor', 'm', 'grown-up'),
      ],
      prop: 'a crooked brass school bell',
      vars: { x: ['the night bus', 'the school fair', 'the lantern walk'] },
      sign: [
        'Somebody was pulling the bell rope. [The rope went up and down.|Up it went, and down.] The bell [said nothing at all|only swung].',
      ],
      woe: [
        '“It’s lost its ding,” said {o.np}. “It has rung us home for [ninety|a hundred] years. And if it does not ring, {x} won’t know when to [start|come]!”<mt  {O} [looked up into it|took off {o.his} cap]. “<t I rang it myself this morning, just as I have every day since I came here, and >[it was there at recess|it went ding at noon],” {o.he} said. “[And then it was clapper and no ding|And now it only goes swish].”>',
      ],
      tries: [
        'They hit it with a [ladle|mop]. It said “[Donk|Thup].” [The pigeons left|Somebody’s soup went over].',
        'They all shouted “Ding!” [out of the window|at once]. People looked up. They [waved|shouted “Dong!”] and [went on|went in].',
      ],
      on: {
        sound:
          'The bell [stirred|shivered]. That was [next door to|nearly] its own note, [one step off|just above]. It leaned over to [put them right|reach it], and there it was: ding!',
        notice:
          'Up inside was a nest, of [string|straw] and pencil shavings, just where the clapper strikes. “[Don’t move it|It is full],” said {a}. “Ring it from the other side.” They turned the bell around. Ding!',
        still:
          'They sat under it until [the dust came down|it forgot they were there]. Then, [very low|in its sleep], it said “ding”. It had only been [hoarse|shy since the new loudspeaker]. “[There|We heard],” said {o}. “It is a lovely ding.”',
        tie: 'They hung it a little [lower|straighter], with one end to the beam and one to the [rail|clapper]. It had been [crooked for years|leaning on its own ding]. Now it swung free. Ding!',
      },
      won: [
        'It rang [eleven|nine] times, [to make up|because it could not stop], and down in the yard everyone [cheered|came running with lanterns].',
      ],
      gift: ['the old knot of the bell rope', 'a brass button that goes ting'],
      cause:
        'They climbed up to look inside the bell. On the clapper, with {th.its} back to the brass, sat {th.np}.',
      free: '{Thing} got down. The bell swung once, to try. Ding! it went, and was as surprised as anyone.',
    },
    {
      title: ['The New One', '{O} on the First Day', '{K} and the Empty Chair'],
      owners: [
        who('Ada', 'new girl', 'f', 'child'),
        who('Tom', 'new boy', 'm', 'child'),
        who('Yuki', 'new girl', 'f', 'child'),
      ],
      prop: 'a coat cupboard with a small eye in it',
      vars: { x: ['a picnic on the roof', 'a play in the gym', 'the sleepover in the library'] },
      sign: ['There was a coat in the cupboard that [sniffed|breathed]. It had [two shoes|feet] under it.'],
      woe: [
        '“I’m not here,” said {o.np}, behind the coat. “I am new. I don’t know [where things go|anyone], so I am [staying in here|going to live in the coats].”<mt  It was the night of {x}. Everyone was [in it|to be there]. “<t At my old school I knew every single step of the stairs by its sound, and >[here even the stairs are strangers|here I said ‘hello’ to a mop],” said {o}. “[And they all laughed at once|So I went into the coats].”>',
      ],
      tries: [
        'They told {o} that everyone was nice. “[Everyone|How many is that]?” said {o}, [and went in deeper|and shut the cupboard].',
        'They pushed in a [cookie|sandwich]. The [cookie|sandwich] came back, with [one bite out|a note: No, thank you]. “[That is not it|It is not that sort of hungry],” said {g}.',
      ],
      on: {
        still:
          '{a} got in under the next coat, and [pulled it shut|said nothing]. They sat, [two coats|side by side in the dark]. “[It’s a good place|I used to come here too],” said {a} after a while. “[We could come back, if it’s no good out there.|Shall we look, and come back?]”',
        light:
          'A [spot|star] of light [ran|jumped] along the cupboard wall. {O} [caught at it|put a hand on it]. It ran out of the door. {O} ran after it, and [was out|there {o.he} was, in the middle of the room].',
        make: 'It was a door sign, of [card and string|a box lid]: “{O} LIVES HERE. [PLEASE KNOCK|OPEN SOMETIMES].” {O} came out to see if it was [straight|spelled right]. And then {o.he} was out.',
        tell: 'It was about {a.s} first day, when {a.he} had [sat in the wrong room till lunch|called the teacher “Mom”]. There was a snort in the coats. “[You didn’t|In front of everyone]?” said {o}, and a face came out.',
      },
      won: [
        'When they came in, somebody [moved over|said “there you are”], as if the chair had been [waiting for {o} all along|kept]. By nine {o} was [teaching them a game from the old school|laughing with {o.his} mouth full].',
      ],
      gift: ['a button from the brave coat', 'a paper crown that says FRIEND'],
      cause: 'They put back the last of the coats. It was crowded in there! Beside {o} sat {th.np}.',
      free: '“I’ll come if {thing} comes,” said {o}. And they came out together, [hand in hand, or nearly|blinking].',
    },
    {
      title: ['The Map with a Hole in It', '{K} and the Missing Country', 'Where Did the Island Go?'],
      owners: [
        who('Miss Larch', 'teacher', 'f', 'grown-up'),
        who('Mr. Okoro', 'teacher', 'm', 'grown-up'),
        who('Madam Globe', 'globe', 'f'),
      ],
      prop: 'a big wall map with a hole in it',
      vars: { x: ['Little Bumble', 'the Isle of Oops', 'Upper Lower'] },
      sign: [
        '“It was here this morning!” said someone in the map room, [opening and shutting drawers|with a lamp and a ladder].',
      ],
      woe: [
        '“{X} is gone from the map,” said {o.np}. “The whole island! [There’s only a hole.|Look, you can see the wall.]”<mt  “[If it is not on the map, the mail won’t find it|There is a boy there who writes to us],” said {o}. “<t He sends one letter a month, with sand in it, and >tomorrow is [his birthday|the day for letters]!”>',
      ],
      tries: [
        'They painted a new island in. [The sea ran|It was the wrong green], and [a painted crab walked off with the top of it|it looked like a potato].',
        'They asked the globe. It [went around and around|spun] to think, got [dizzy|seasick], and [pointed at the ceiling|had to lie down].',
      ],
      on: {
        notice:
          'There was a line of [sand|tiny footprints] from the map to the floor, and over the floor to [the heater|{h.s} desk]. And there, in the warm, lay {x}, [quite small|fast asleep]. It had only come for a nap.',
        sound:
          'They listened: far off, under the cupboard, a very small [band|brass band] was playing the same tune. Islands [cannot hear a song and not join in|love a song]. Out slid {x}, on [its tide|a wave as wide as a ribbon].',
        tie: 'They let one end down behind the [radiator|cupboard], as you [fish|do for a sock]. There was a tug. Up came {x}, [dusty|a bit creased], with one palm tree holding on.',
        move: 'There it went! {a} saw it [under the desks|by the door], and was off, [left, right, and around|down the rows], and headed it off at the [wastebasket|globe]. “[You can’t go there|Home],” said {a}, and it went.',
      },
      won: [
        'They smoothed it onto the map. “[It was dull up there|I wanted to see the sea from the other side],” said {x}. {O} drew it [a friend|a ferry line], in pencil.',
      ],
      gift: ['a stamp from a very small island', 'a pinch of blue sand in an envelope'],
      cause:
        'They looked through the hole, into the wall. In the wall, holding up the island to see it better, was {th.np}.',
      free: '{Thing} put the island back, a little to the left. “It has a better view there,” {th.it} said. {O} had to say that it did.',
    },
    {
      title: ['The Play with No Ending', '{K} and the Painted Moon', 'The Moon Has a Line to Say'],
      owners: [
        who('Percy', 'painted moon', 'm', 'moon'),
        who('Luna', 'cardboard moon', 'f', 'moon'),
        who('Beryl', 'moon made of paper', 'f', 'moon'),
      ],
      prop: 'a cardboard moon on a string',
      vars: { x: ['two', 'three', 'four'] },
      sign: [
        'In the gym the curtain was [up|half up], and on the stage [somebody round|a big paper moon] was turning to face the wall.',
      ],
      woe: [
        '“I can’t go on,” said {o.np}. “I have {x} [words|whole words] to say, at the very end, and I have [swallowed|lost] them.”<mt  In half an hour the parents would be there. “<t In the rehearsals nobody was looking, so of course it went beautifully, but >[now there will be faces|tonight they are all coming],” said {o}. “[Rows of faces.|And a baby.] And without my line the night [cannot end|has no end].”>',
      ],
      tries: [
        'They wrote the line on {g}. But {g} [turned around|sneezed], and {o} said, “[This side up|Made in Italy],” very loud.',
        'They told {o} to think of the people as [cabbages|turnips]. “[A whole room of cabbages|Cabbages, looking at me]!” said {o}. That was worse.',
      ],
      on: {
        light:
          'It fell on {o.s} face, from one side, warm and [round|yellow]. “Oh,” said {o}. “I can’t see them now.” Behind a light there is only [dark, and it is kind|you]. {O} opened {o.his} mouth, and there was the line.',
        make: 'It was a cloud, of [cotton wool|pillow stuffing] and wire. {a} hung it just in front. {O} could [look out over it|hide up to the eyes]. From behind a cloud a moon can say [anything|a lot].',
        tie: 'One end was for {o}, up there, and one for {a}, behind the curtain. “[I’ll give a tug when it’s time|If you stop, I’ll tug],” said {a}. But {o} never needed it. It was enough to [feel it|hold].',
        sound:
          'It was the tune from act one. {O} knew that. And at the end of the tune, hung up like a [hat|coat] on a peg, was the line.',
      },
      won: [
        '“Good night,” said {o}, and the whole room [sighed|held its breath]. Then they [clapped till the dust came down|stood on the chairs]. The baby [slept|did, too].',
      ],
      gift: ['a paper star from the curtain', 'a ticket with a bite out of it, from the moon'],
      cause:
        'They looked behind {o}, where the string goes up. There, in the place for the lines, sat {th.np}.',
      free: '{Thing} had read them all while {th.it} waited, and whispered them now, when they were needed. “Good night,” said {o}, loud and clear.',
    },
  ],
}
