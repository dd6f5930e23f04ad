import { type World, who } from '../../world.ts'
import { troubles } from './troubles.ts'

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
      name: 'small music box',
      kind: 'sound',
      find: [
        '{h} had a small music box<mt , [with eleven teeth and one tune|and wound it up at every corner]>.',
      ],
      use: [
        '{a} wound up the small music box: [plink, plink-a-plink|eleven notes, like a small silver stair].',
      ],
    },
    {
      name: 'loop of cord',
      kind: 'tie',
      find: ['A loop of cord hung from {h.s} belt<mt [, red and springy|; it had come with the belt]>.'],
      use: [
        '{a} unhooked the loop of cord and pulled. It [uncoiled|went on and on], [red|springy] and strong.',
      ],
    },
    {
      name: 'spool of thread',
      kind: 'make',
      find: [
        '{h} had kept a spool of thread, as it was nearly a [wheel|tower]<mt . Most things are nearly something>.',
      ],
      use: [
        '{a} set down the spool of thread. It made a [wheel|drum]. {A.he} took a pin, a lid, a [rubber band|spoon], and went to work.',
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
        move: '{a} <f ran. {A.he} ran up faster than they ran down, [knees like pistons|three at a time],><w took the ramp at the side, faster than they ran down,> and hit the big red button at the top.',
        make: 'It was a thing to go between the cogs, [soft|springy], so as not to hurt. The stairs stopped. “[Oh, thank you|A rest],” they said.',
        tie: 'They [hooked|looped] it on the handrail that came up the other side. It took hold, and up they went like [buckets|coats on a line].',
      },
    },
  ],
  troubles,
}
