import { type World, who } from '../../world.ts'
import { troubles } from './troubles.ts'

export const lighthouseKeeper: World = {
  themes: ['lighthouse-keeper'],
  setting: 'Lighthouse',
  here: 'a lighthouse on a rock',
  home: [
    'Where the land [stops|gives up], in a lighthouse, lived {k}<mt , with [round rooms, round beds, and round bread|a hundred and one steps, and one of them sang]>.',
    'The keeper had [a cold|a sore knee], so {k} {k.was} keeper [for the night|till morning]<mt , with [the cap, the key, and the oilcan|a cap that came down over both ears]>.',
    'All day {k} had [polished|rubbed] the great lamp<mt , until [a gull flew up to kiss itself in it|there was one face for every pane]>. [Soon it had to be lit|Not a smear was left].',
    'From the top of the lighthouse {k} could see [nine|eleven] boats<mt , [and knew each by its cough|one of them with its washing out]>, and a [whale, perhaps|line of ducks].',
    'The soup was on, the lamp was clean, and {k} looked out to sea<mt , [as keepers do, with one eye on the spoon|to see who would be late tonight]>.',
  ],
  bed: [
    'Around went the light, and {k} lay in the round bed<mt , and it went over the ceiling, [and around, and came again|slow as breathing]>.',
    'Then it was bed for {k}, high up in the [tower|white tower]<mt , with the sea [at the foot of it|all around], turning its pages>.',
    'Far below, the sea said hush, and {k} lay [still|in bed]<mt , [while the lamp did the staying up, for everyone|and did as the sea said]>.',
    'Up the winding stair went {k}, [step by step, to bed|and so to bed]<mt , past the step that sings, which sang it low>.',
  ],
  day: [
    'Gulls stood on the rail [in order of size|like washing], and the sea was [blue|wrinkled and busy].',
    'Ships went by, small as [peas|matchboxes], and each one [tooted|waved a flag].',
  ],
  dusk: [
    'The sun slid down [the glass|into the sea], and the great lamp [took over|opened its eye].',
    'One by one the small lights of the harbor [answered|came on].',
  ],
  night: [
    'Then night came in, [with the tide|from all four sides], and the long beam [walked on the water|went around].',
    'It was dark but for the beam, [a long white arm|which swept the sea like a broom].',
    'The wind [leaned on the door|tried the handle], and the stars [held on|came out anyway].',
  ],
  beasts: [
    'a gull called nothing at all',
    'a limpet',
    'a moth as white as salt',
    'a seal with whiskers',
    'a starling on its way south',
  ],
  sounds: [
    'the sea said hush',
    'the big lens hummed as it turned',
    'a bell buoy went dong',
    'the wind played the railing',
  ],
  smells: ['lamp oil and salt', 'wet rope', 'seaweed and toast'],
  glows: ['the great beam', 'a ship’s green lamp', 'sea fire on a wave'],
  foods: ['hot chowder', 'ship’s biscuit with jam', 'a smoked herring, to share'],
  walk: [
    'They {go} [around the rock at low tide|over the wet sand] to {place}, before the sea could change its mind.',
    'They took the little [dinghy|gray boat] to {place}, with {g} [in the bow|giving orders].',
    'So they {go} to {place}, one sweep of the beam at a time: [go, wait, go, wait|light, dark, light].',
  ],
  back: [
    'They got back [with the tide|just ahead of a wave], and {o} was at the [door|rail].',
    'The beam showed them the way back to {o}.',
    '{O} had [kept the kettle warm|counted the flashes] till they came.',
  ],
  places: [
    {
      name: 'the fog station',
      see: [
        'There was a horn there as big as a [cow|bathtub], and it [had a cough|was asleep with its mouth open].',
        'Even in the sun the windows were [white|full of fog], for practice.',
      ],
      host: who('the foghorn keeper', 'man who speaks very low', 'm', 'grown-up'),
    },
    {
      name: 'the seal rocks',
      see: [
        'The seals lay about like [wet bolsters|fat commas], and [slid in with a sigh|sang, off key].',
        'The rocks were [green|slippery], and warm on top, and [somebody had scratched a map on one|one of them was a seal].',
      ],
      host: who('the seal grandmother', 'gray old seal', 'f'),
      setting: 'Beach',
    },
    {
      name: 'the harbor wall',
      see: [
        'Nets hung there to dry, with [one small star|a shoe] in them.',
        'Old boats [leaned together|lay on their sides], and told [stories|lies about storms].',
      ],
      host: who('the harbor cat', 'cat with one white sock', 'm', 'cat'),
      setting: 'Beach',
    },
    {
      name: 'the kelp cave',
      see: [
        'The sea went in, [and thought about it|said “oh”], and came out.',
        'All the floats and corks that were ever lost [had ended up there|bobbed in a row].',
      ],
      host: who('the bottle crab', 'crab who lives in a bottle', 'f', 'crab'),
      setting: 'Beach',
    },
  ],
  guides: [
    {
      who: who('Skerry', 'puffin', 'm', 'penguin'),
      hello: [
        '{G.np} landed [on his face|badly], as they do. “[Meant to|Dry land is so hard],” {g.he} said, through a mouthful of fish. “I bring news! [I forget what.|It is fish.] May I stay and help?”',
      ],
      fail: [
        '“[At sea that works|It’s easier with fish],” said {g}.',
        '{G} hid {g.his} nose under one wing, [stripes and all|which is not easy, with that nose].',
      ],
      hope: [
        '{G} dropped all {g.his} fish. “[Look|Oh]!” {g.he} said.',
        '“That’s as good as herring,” said {g}. “[I don’t say that lightly|Nearly].”',
      ],
      bye: [
        '{G} left one small fish on the step, [for breakfast|with a bow], and fell off the rock toward home.',
      ],
    },
    {
      who: who('Mrs. Halyard', 'telescope', 'f'),
      hello: [
        '“[I saw you before you saw me|There you are, and very large],” said {g.np}. “I look at things that are far away. [Near things give me a headache.|Nothing gets by me, beyond a mile.] Take me along, and point me.”',
      ],
      fail: [
        '“[From the far end it looked quite small|Turn me around],” said {g}. “[Look: a tiny mistake.|There, now it is miles off.]”',
        '“I saw that coming from [nine miles|the horizon],” said {g}.',
      ],
      hope: [
        '“[I see land|There is something on the horizon],” said {g}. “[It is the end of the trouble|And it’s smiling].”',
        '“Clear, clear, all clear!” said {g}, and her glass [misted|fogged over].',
      ],
      bye: [
        '{G} was folded up, [click, click, click|one length into the next], and in the smallest part of {g.him} was one last star.',
      ],
    },
    {
      who: who('Barnacle Ben', 'limpet', 'm', 'snail'),
      hello: [
        '“I never move,” said {g.np}, from the [step|wall]. “[Two hundred years on one stone|I hold on: that’s what I do]. But somebody is in trouble, and [it seems there’s a wave coming even to me|well]. Pick me up. [Twist, don’t pull.|Quick, before I think.]”',
      ],
      fail: [
        '“[Hold on|Hang on],” said {g}. “[It is all I know, but it’s good|The wave goes by].”',
        '{G} clamped {g.himself} to {h.s} thumb. “[Next one|Not that],” {g.he} said.',
      ],
      hope: [
        '“I feel the tide turn,” said {g}. “[In my foot|It tickles].”',
        '{G} let go, for [a whole second|one breath], to wave.',
      ],
      bye: [
        'They put {g} back on {g.his} stone, just in {g.his} own ring. “[There|Ah],” {g.he} said. “[I’ve traveled|It’s a big world, that side of the step].”',
      ],
    },
  ],
  tokens: [
    {
      name: 'brass key',
      kind: 'make',
      find: [
        '{h} wore the brass key on a string<mt , [the one that winds the lamp|and it was older than the stairs]>.',
      ],
      use: [
        '{a} took the brass key. It was a key, and also a [hook|lever, a screwdriver]. {A.he} looked for [cork, wire, and a spoon|parts], and set to.',
      ],
    },
    {
      name: 'chip of lens',
      kind: 'light',
      find: [
        'On the stairs lay a chip of lens<mt , and it threw a [small rainbow|stripe of red, yellow, and blue] on {h.s} hand>. {h} kept it.',
      ],
      use: [
        '{a} held up the chip of lens. It [bent|took] what light there was, and sent it out again, [thin and bright as a needle|in seven colors].',
      ],
    },
    {
      name: 'signal cord',
      kind: 'tie',
      find: [
        '{h} had a coil of signal cord<mt , [with three flags still on it: a red, a blue, and a dishcloth|left over from a party]>.',
      ],
      use: ['{a} shook out the signal cord. It was [tarred, and tough|longer than the tower is high].'],
    },
    {
      name: 'bosun’s pipe',
      kind: 'sound',
      find: [
        'A bosun’s pipe had washed up, full of sand. {h} [blew it clean|hung it around {h.his} neck]<mt , and [a gull saluted|two gulls came to see]>.',
      ],
      use: ['{a} blew the bosun’s pipe: [wheee-oo, wheee-oo|low, and up, and low again].'],
    },
  ],
  gates: [
    {
      name: 'the tide',
      at: [
        'Between them and {place} lay the tide, [in, and in no hurry to go out|as high as a door]. “[Six hours|I go when I go],” it said. “[Who’s asking|I wait for no one. So why should they wait for me]?”',
      ],
      on: {
        sound:
          'The sea [loves a round|knows that one]. It came in on the second line, and went out on the third, [and forgot to come back|right out], and there was the sand.',
        still:
          'They sat down to wait, all [six|the] hours if need be. “[Nobody waits for me|Really],” said the tide, [touched|going back a step], and it drew up its skirts and let them by.',
        tell: 'The tide [held its breath|leaned back] to laugh. When the sea leans back it leans a long way. They ran across, [and rolled|quick], before the end of the joke.',
        notice:
          'There was a line of [rings in the wall|white posts], each with a bit of weed, and where the weed was dry the sea [did not come|never went]. They went by those.',
        make: 'It was a raft, of [fish boxes|net floats] and a door. It went up and down, and [also, now and then, along|after a while, across].',
      },
    },
    {
      name: 'the dark stair',
      at: [
        'There was a stair in the rock, [wet|worn], and black as a [boot|well]. [Every step was a different height.|The wind blew up it, and said “whooo.”]',
      ],
      on: {
        light:
          'With that they could see it: every step had a [fish|name] cut in it, [and they said good evening to each|which told you how high].',
        move: '{a} went down <f it like a goat><w the old fish ramp at the side, brake on>, and found the [lamp|lantern] at the foot of it, and lit it for the rest.',
        tie: 'They made a rail of it, from ring to ring, and went along it, [hand over hand|one knot to a step]. {G} counted the knots.',
      },
    },
  ],
  troubles,
}
