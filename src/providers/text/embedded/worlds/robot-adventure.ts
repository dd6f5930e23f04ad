import { type World, who } from '../world.ts'

export const robotAdventure: World = {
  themes: ['robot-adventure'],
  setting: 'City Center',
  here: 'the robot repair shop',
  home: [
    '{K} lived over the repair shop<mt , in a town where [the mailboxes say thank you|every bus has a name]>. Robots came to the back door all day with [their arms in bags|a cough].',
    '{k} had the night shift at the [Robot Repair Shop|Robot Hospital]<mt , which was from supper to bedtime, and came with a hat>.',
    'There was a robot for everything in {k.s} town<mt : [for lost gloves, for tall shelves|one to say good morning, one to open jars]>. {K} knew them all by their squeaks.',
  ],
  bed: [
    'Then {k} went to bed, and [the night-light said its one word|the blinds lowered themselves]<mt , and the town hummed on, in stand-by>.',
    'Then {k} went up the [iron stairs|ladder] to bed<mt , and all over town small green lights [went on, one to a plug|blinked slower and slower]>.',
    'Soon {k} lay in bed<mt and listened to the shop below, where somebody [hummed as it charged|counted itself to sleep in twos]>.',
  ],
  day: [
    'The street cleaners were out, [singing bass|polishing the pigeons].',
    'Sun flashed off [every|each] roof and elbow.',
  ],
  dusk: [
    'The street robots stood up straight and [turned their heads on|lit], one by one.',
    'Shop signs went [to low|soft], and the last bus yawned with both doors.',
  ],
  night: [
    'Now the town was on night mode, [blue and humming|with its brightness down].',
    'It was dark, but for the plug lights, [green, green, green|like a field of glowworms].',
    'The moon came up, [round as a bolt|like a night-light that someone had switched on].',
  ],
  beasts: [
    'a toaster out for a walk',
    'a very small drone',
    'a robot pigeon',
    'a vacuum cleaner with a stoop',
    'a clockwork mouse',
  ],
  sounds: ['a fan went whirr', 'a pipe ticked', 'the tram wires sang', 'something went beep, and was sorry'],
  smells: ['oil and warm dust', 'solder', 'hot pennies'],
  glows: ['a green light', 'a blinking plug', 'a spark from the tram'],
  foods: ['a toasted sandwich', 'a bag of warm nuts', 'noodles in a box'],
  walk: [
    'They took the [number four|last] tram to {place}, and it said thank you when they got off.',
    'They {go} to {place} by the side streets, where the [lamps bow|mailboxes hum].',
    'So they {go} through the humming town to {place}.',
  ],
  back: [
    'The tram took them back, and there was {o}, [blinking|waiting by the curb].',
    'So they {go} back to {o}, with that to think about.',
    '{O} [beeped|lit up a little] when they came around the corner.',
  ],
  places: [
    {
      name: 'Cog Street',
      see: [
        'All the shop doors in Cog Street [bowed|said “mind the step”], and one said [“I mind it very much.”|it twice, as it was new.]',
        'The pavement moved along by itself, [but sideways|to save your feet], with people on it like [cakes on a tray|chessmen].',
      ],
      host: who('the shop-door robot', 'robot as thin as a door', 'm', 'robot'),
    },
    {
      name: 'the scrap-yard garden',
      see: [
        'Somebody had planted [spoons|bulbs], and they had come up [as lamps|shining]. Springs went boing among the beans.',
        'Old cars lay in the long grass, [purring|with hens in]. One opened an eye.',
      ],
      host: who('the garden robot', 'robot with a watering-can arm', 'f', 'robot'),
    },
    {
      name: 'the top of the tall tower',
      see: [
        'From up there the town was all lights, [laid out like a circuit|winking], and you could see where the day had gone.',
        'A wind lived there. It [pressed all the buttons|played the railings like a harp].',
      ],
      host: who('the weather robot', 'robot with a rain hat', 'm', 'robot'),
    },
    {
      name: 'the old tram depot',
      see: [
        'Trams slept there in rows, [nose to tail|under sheets]. One of them said “Ding” in a dream.',
        'The floor was [slippery with moonlight|striped with rails], and every step came back from the far end a bit late.',
      ],
      host: who('the oldest tram driver', 'robot with a white mustache', 'm', 'robot'),
    },
  ],
  guides: [
    {
      who: who('Little Miss Dial', 'telephone', 'f', 'robot'),
      hello: [
        '“[Hello? Hello|Ring ring]!” said {g.np}, trotting up on her cord. “I’ve a call for you. It’s somebody [crying|in a fix]. [They wouldn’t say where.|It’s a bad line.] Shall I [put you through|come along and hold]?”',
      ],
      fail: [
        '“[Wrong number|Nobody there],” said {g}, and hung up on it.',
        '“[Please try again later|The idea you have tried is not connected],” said {g}.',
      ],
      hope: [
        '“It’s ringing!” said {g}. “[Pick up, pick up|Oh, answer it].”',
        '{G} went ping, [all down the scale|and then couldn’t stop].',
      ],
      bye: [
        '“[I’ll take messages|No calls till morning],” said {g}, and settled into her cradle with a click.',
      ],
    },
    {
      who: who('Sprocket', 'tin dog', 'it', 'dog'),
      hello: [
        'Up came {g.np}, wagging a [spring|wooden spoon]. “I am a good dog,” it said. “[It’s on my label|See underneath]. I fetch! [What shall I fetch?|I do not always fetch the right thing.]”',
      ],
      fail: [
        '{G} ran off and fetched [a boot|a stop sign]. “Is it this?” it said. “[I can fetch another|No? I am still a good dog].”',
        '“[Bad plan|Not a good plan],” said {g}, “but good dogs. [All of us.|That’s what counts.]”',
      ],
      hope: [
        '{G.s} tail went so fast that it [hummed|fell off]. “Good plan!” it said.',
        '“[Oh|Oh, oh],” said {g}, “I want to fetch that again and again.”',
      ],
      bye: [
        '{G} turned around three times, [tick, tick, tick|and one more, for luck], and lay down across the door. “Stay,” it told itself.',
      ],
    },
    {
      who: who('Professor Fuse', 'inventor', 'f', 'grown-up'),
      hello: [
        'There was a small bang, and out of the smoke came {g.np}. “[It is meant to do that|Nobody hurt? Good]!” {g.he} said. “I heard a problem. [I love a problem.|May I have it?] Lead on!”',
      ],
      fail: [
        '“Wonderful!” said {g}. “[It failed in a new way|I never saw that go wrong before]!” {G.he} wrote it on {g.his} [sleeve|hand].',
        '“[That’s nine|Number forty],” said {g} happily. “[There are only so many wrong ways|We must be running out of them].”',
      ],
      hope: [
        '“Don’t anyone [sneeze|touch it],” whispered {g}. “[It’s working|I have never got as far as this].”',
        '“[Eureka|Aha]!” said {g}. “[I have always wanted to say that.|Who’s got a clean sleeve?]”',
      ],
      bye: [
        '“Come back when something’s [broken|on fire],” said {g}. There was a small bang. “[It’s meant to|All well]!” called a voice.',
      ],
    },
  ],
  tokens: [
    {
      name: 'shiny bolt',
      kind: 'light',
      find: [
        'On the step lay a shiny bolt. {h} [rubbed it on {h.his} sleeve|put it in {h.his} pocket]<mt ; somebody, somewhere, was now a bit looser>.',
      ],
      use: [
        '{a} held up the shiny bolt. It [took every lamp in sight|caught the light] and threw it back as a star.',
      ],
    },
    {
      name: 'music-box comb',
      kind: 'sound',
      find: [
        '{h} had the comb from an old music box<mt , [with eleven teeth and one tune|and played it with a thumbnail]>.',
      ],
      use: [
        '{a} ran a thumbnail down the music-box comb: [plink, plink-a-plink|eleven notes, like a small silver stair].',
      ],
    },
    {
      name: 'loop of wire',
      kind: 'tie',
      find: ['A loop of wire hung from {h.s} belt<mt [, red and springy|; it had come with the belt]>.'],
      use: [
        '{a} unhooked the loop of wire and pulled. It [uncoiled|went on and on], [red|springy] and strong.',
      ],
    },
    {
      name: 'cotton reel',
      kind: 'make',
      find: [
        '{h} had kept a cotton reel, as it was nearly a [wheel|tower]<mt . Most things are nearly something>.',
      ],
      use: [
        '{a} set down the cotton reel. It made a [wheel|drum]. {A.he} took a pin, a lid, a [rubber band|spoon], and went to work.',
      ],
    },
  ],
  gates: [
    {
      name: 'the traffic light',
      at: [
        'At the corner was a traffic light who would not change. “[Red|Stop],” it said. “I like red. [It goes with me.|Green makes me look ill.]”',
      ],
      on: {
        sound:
          'The light [blinked|winked] in time. Red, amber, red, amber … “[Oops|Oh]!” it said. It had gone green at the chorus.',
        still:
          'They stood and admired it. It was a good red. “[That is all I wanted|Nobody ever stops to look],” it said. “[They only stop|Off you go].” And it went green.',
        tell: 'It laughed so much that it flashed all three, [and the walking man fell over|like a birthday]. In the middle of that they crossed.',
        notice:
          '“[The road is painted on|There’s no road here],” said {a}. {A.he} was right. They’d dug it up in spring. “Don’t tell the others,” said the light.',
      },
    },
    {
      name: 'the moving stairs',
      at: [
        'There were moving stairs, but they only went down, [quick as a waterfall|and grumbled], and they had to go up.',
      ],
      on: {
        light:
          'They were moth stairs, as it turned out: they came to the light. {a} held it high and walked, and the stairs turned around and followed.',
        move: '{a} ran. {A.he} ran up faster than they ran down, [knees like pistons|three at a time], and hit the big red button at the top.',
        make: 'It was a thing to go between the cogs, [soft|springy], so as not to hurt. The stairs stopped. “[Oh, thank you|A rest],” they said.',
        tie: 'They [hooked|looped] it on the handrail that came up the other side. It took hold, and up they went like [buckets|coats on a line].',
      },
    },
  ],
  troubles: [
    {
      title: ['The Robot Who Could Not Switch Off', '{K} and the Last Question', 'Good Night, {O}'],
      owners: [
        who('Domo', 'kitchen robot', 'm', 'robot'),
        who('Tilda-Ten', 'library robot', 'f', 'robot'),
        who('Wendel', 'mail robot', 'm', 'robot'),
      ],
      vars: { x: ['what wind is for', 'where the light goes', 'who says good night to the moon'] },
      prop: 'a robot with its eyes wide open',
      sign: [
        'Tap, tap, at the back door. There stood somebody [square|tall], with both eyes on full. [It was long past plug-in time.|Moths were going around them.]',
      ],
      woe: [
        '“I can’t switch off,” said {o.np}. “There’s a question still open~, and ~I may not shut down till it is shut.”<mt  They asked what the question was. {O} [looked at {o.his} feet|hummed]. “{X},” {o.he} said. “A child asked me at noon. I’ve looked in all [nine million|the] books. [I’ve been awake ever since.|They each say something else.]”>',
      ],
      tries: [
        'They turned {o.him} off and on again. {O} said, “[Good morning|Hello]!” Then {o} said, “{X}?” and [began to wring {o.his} hands|was sad].',
        'They pulled out the plug. It was [the plug of the fridge|{g.s}]. “[Oh dear|That’s dark],” said somebody. They put it back.',
      ],
      on: {
        sound:
          '{O} listened. {O.he} had looked in books, and it wasn’t in books. “[It is like that|It goes like that], isn’t it,” {o.he} said. “[A tune|You can’t say it, but you can hum it].” Click, went something, and shut.',
        still:
          'They sat at the window together, and looked out, and did not know, both of them, [side by side|for a good long time]. “It’s all right to leave it open a crack,” said {o} at last. “[Like a door|For the light].”',
        tell: 'It was not true, not a word. But it was so good that {o} saved it, [twice|in gold]. “That answers it,” {o.he} said. “[At least till morning|It’s better than the nine million].”',
        notice:
          '“[When you look it up, do you ever look up|Have you looked out]?” said {a}, and opened the window. {O} leaned out. Whatever {o} saw, it took a while. “Oh,” {o} said. “[It was out here|I see].”',
      },
      won: [
        '{O.s} eyes went from white to gold, to [rose|brown], to a thin line. “Good night,” {o.he} said, one letter at a time, and hummed, and was off.',
      ],
      gift: ['a warm yellow fuse', 'a library card made of tin'],
      cause:
        'They opened the small door in {o.s} back. In there, among the wires, holding the question open, {th.was} {th.np}.',
      free: '{Thing} stepped out of the small door, and it shut behind {th.them} with a click. So did the question.',
    },
    {
      title: ['The Elevator Who Was Afraid of Heights', '{K} and the Shy Elevator', '{O} Goes Up'],
      owners: [
        who('Otis Two', 'elevator', 'm', 'robot'),
        who('Ellie', 'elevator', 'f', 'robot'),
        who('Mr. Lift', 'elevator', 'm', 'robot'),
      ],
      vars: { x: ['two', 'three', 'one and a half'] },
      prop: 'a small brass elevator',
      sign: [
        'In the hall of the tall tower stood [a line of people|ten people with shopping], looking at a door. It said OUT OF ORDER. [The letters were shaky.|It had been written by the door.]',
      ],
      woe: [
        '“I’m not broken,” whispered {o.np}. “I am afraid! I looked down through the crack at floor {x}, and it was all air.”<mt  There were [forty|thirty] floors, and on the top one somebody’s [grandmother|great-aunt] was waiting for {o.his} bell. “She’s got a cake,” {o} said. “[She can’t do stairs|I used to bring her the paper].”>',
      ],
      tries: [
        'They pressed 40. {O} went up one inch, [said “eep”|shut all the lights], and came down again with a bump.',
        'They drew a picture of the ground and stuck it in the roof. {O} went up happily for [one|half a] floor. Then {o} [bumped into it|saw it was paper].',
      ],
      on: {
        light:
          'In that small light {o} could see the whole of the shaft. There was a wheel at the top with a kind face. There was a rope as thick as an arm, holding. “[It’s had me all the time|I never saw that],” said {o}.',
        still:
          '{a} sat down on the floor of the elevator. Nobody said a number. By and by there was a hum. “[We are at four|I’m doing it],” whispered {o}. “Don’t look at me.” {a} did not.',
        move: 'Up the stairs ran {a}, all of them, and at each floor put {a.his} nose to the crack: “I’m here! … I’m here! …” Where {a.s} nose had been, {o} was not afraid to go.',
        tell: 'At the best bit {a} stopped. “[That part happens on five|The rest is upstairs],” {a.he} said. There was a short wait. Then there was a hum. {O} had to know.',
      },
      won: [
        'Ding! Forty. The door slid open, and there was the sky, [pink to the edges|all of it], and an old lady with a plate. “I saved you a slice,” she told {o}.',
      ],
      gift: ['an old brass 40', 'a button marked UP'],
      cause:
        'They looked up through the hatch. There on the roof, stamping about in the dark, {th.was} {th.np}. No wonder {o} was scared.',
      free: '{Thing} came down and rode inside, with the rest. It was quiet up above. {O} hummed, and rose.',
    },
    {
      title: ['The Squeak', '{K} and the Lost Laugh', 'Where {o.s} Laugh Went'],
      owners: [
        who('Giggles', 'party robot', 'm', 'robot'),
        who('Dolly Volt', 'dancing robot', 'f', 'robot'),
        who('Uncle Rivet', 'old robot', 'm', 'robot'),
      ],
      vars: { x: ['a birthday', 'a wedding', 'a puppet show'] },
      prop: 'a robot with its chest open',
      sign: [
        'Squeak, rattle, squeak. Somebody was coming down the street, [shaking a leg|stopping to look under things].',
      ],
      woe: [
        'It was {o.np}. “My laugh’s fallen out,” said {o}. “Somewhere between the bridge and here! And I am due at {x}.”<mt  {O} opened the small door in {o.his} chest. There was a gap in there, [about as big as a plum|with a label: HA]. “I’ve tried to do it by hand,” said {o}. “Ha. Ha.” It was [terrible|like a gate].>',
      ],
      tries: [
        'They put a duck’s quack in. It fitted. But at each [joke|kind word], {o} quacked, and [ducks came|people looked around for bread].',
        'They put in a bicycle horn. It was [loud|rude]. A bus [stopped|moved over]. “[That’s not me|No],” said {o}.',
      ],
      on: {
        notice:
          '“Shh,” said {a}. “Squeak, rattle, squeak … ha.” There it was, very faint. It had not dropped out. It had dropped down. It was in {o.s} left foot.',
        make: 'It was a small hook on a long stem, and it went in at the knee and down. “[That tickles|Careful],” said {o}. “[That really|Ha] tickles.” And up came the laugh on the hook, like a fish.',
        tie: '{a} let one end down inside, past the ribs, [as you would for a coin down a drain|slowly]. A tug! Up came a spring, and a sock, and then, holding on with both hands, the laugh.',
        move: '{a} took {o} by both hands and whirled {o.him} around, faster, till {o.his} feet left the ground. Clunk! Something [shot|flew] from the bottom of {o.him} up to where it belonged.',
      },
      won: [
        '“Ha!” said {o}. “Oh, ha ha! [It’s been in my foot|I walked on it]! Ha ha!” And everyone within a street of there began to laugh and [could not think why|forgot their umbrellas].',
      ],
      gift: ['a small spring that giggles', 'a tin label that says HA'],
      cause: 'They shone a lamp in at the small door. The gap was not empty. In it sat {th.np}.',
      free: '{Thing} hopped out. The laugh was right behind, a bit squashed, and full of dust, and very glad.',
    },
    {
      title: ['The Great Robot Race', '{K} and the Robot in the Ditch', 'Second Place'],
      owners: [
        who('Zip-a-Lot', 'racing robot', 'm', 'robot'),
        who('Thunderella', 'racing robot', 'f', 'robot'),
        who('Number Nine', 'racing robot', 'm', 'robot'),
      ],
      vars: { x: ['golden oilcan', 'silver spanner', 'big brass cup'] },
      prop: 'a racing robot with a broken wheel',
      sign: [
        'Vroom! Past the shop went somebody [low and red|shiny], so fast that the [hats|signs] turned around. Then came a bang, and a hubcap, rolling by alone.',
      ],
      woe: [
        'It was {o.np}, in the ditch. “I was first!” said {o}. “By a mile! The {x} was mine, and now my wheel is off.”<mt  Behind, one after another, came the rest, small and far. “I have been second [six|nine] times,” {o.he} said, and a drop of oil ran down {o.his} nose. “[I told my mother to watch|They had begun to call me Nearly].”>',
      ],
      tries: [
        'They tied a hot cross bun on where the wheel had been. {O} went [round in a ring|three yards], and [birds came|it was eaten].',
        'They put {g} there in place of a wheel. {G} said it was [an honor|very low]. It was also [bumpy|no good], and they stopped.',
      ],
      on: {
        light:
          'The whole race saw it shine. One by one they slowed. They stopped. “[We thought it was the finish.|Who’s hurt?]” they said. They had [nine|eleven] spare wheels between them.',
        sound:
          '{O} began to roll to it on three wheels: hop, two, three, hop, two, three. It was a waltz. It was [slow|odd]. It was [the best thing the crowd had ever seen|going]!',
        make: 'It was a wheel, of sorts: a lid, [eight|six] spoons, and a belt around the edge. It sang as it went. It went!',
        tie: 'They wound it on, around and around, over and under, till the old wheel sat as tight as a drum. “[Go|Try it],” said {a}. It held!',
      },
      won: [
        '{O} came in last, with all the rest beside {o.him} in one long line, since nobody [wanted to go ahead|had liked to pass]. So the {x} went to all of them. They keep it a week each.',
      ],
      gift: ['a red wheel nut', 'a very small checkered flag'],
      cause: 'They looked in the ditch for the wheel. There it was. On it, as if on a stool, sat {th.np}.',
      free: '{Thing} got up and rolled the wheel over. On it went with a click.',
    },
  ],
}
