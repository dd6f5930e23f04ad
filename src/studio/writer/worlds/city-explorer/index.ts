import { type World, who } from '../../world.ts'
import { troubles } from './troubles.ts'

export const cityExplorer: World = {
  themes: ['city-explorer'],
  setting: 'City Center',
  here: 'a city of trolleys and rooftops',
  home: [
    '“Good all day,” said {k.s} trolley ticket<mt , and there was a whole city that had not been looked at yet>. And it was only [noon|three].',
    'From {k.s} window you could see [forty chimneys|nine streets], a river, and [a bit of sea|half a clock]<mt , and that day {k} {k.was} allowed as far as the [bridge|end of the line]>.',
    'In the city where {k} lived, the streets [move a bit at night|have names like Left Glove Lane]<mt , so that one never quite knows [what is around the corner|who will be next door]>.',
    'The elevator opened, and out into the city came {k}<mt , [who lived on the fifth floor, with the swallows|with a pretzel in a paper bag]>, [and looked both ways|and looked up].',
    'With a map in one pocket, {k} [set out|went out] to see the city<mt , and the map [was by an uncle, who had marked all the good smells|had worn through at two of the best streets]>.',
    'It had rained, and {k} could see the city twice<mt , [once the right way up, and once in the puddles|and the one in the puddles was the cleaner]>.',
  ],
  bed: [
    'Five floors up, {k} lay [in bed|under the quilt]<mt , and the last trolley [drew its one bright line|went by, and its light went over the ceiling and shut the door behind it]>.',
    'Past the lit windows {k} went home, and to bed<mt , and the city lay down, street by street, like a big dog>.',
    'One by one the windows went dark, {k.s} too<mt , [until only the bakers had theirs|and the river kept the last of them]>.',
    'Below, the city hummed, and {k} [lay still|lay warm]<mt , [and heard it go from a song to a breath|while it parked its last car and shut its eyes]>.',
    'A long way down went one last trolley, and {k} {k.was} in bed<mt , [which goes nowhere, and gets there first|with the curtain open, by a hand, for the lights]>.',
  ],
  day: [
    'The city [rattled|hummed], and smelled of [bread at this corner, and paint at that|hot rails].',
    'Pigeons walked about with their hands behind them, and a bus sneezed at the curb.',
  ],
  dusk: [
    'Windows were lit, [one here, one there|as when you shuffle cards], and each had a life in it.',
    'The lamplights came on [all down the avenue|like a row of moons].',
  ],
  night: [
    'The city at night was [another city|a box of lights], and the river [had a copy|kept the second half].',
    'Now the roofs belonged to the [cats|moon].',
    'It was dark between the lamps, and [each lamp had its own small yellow room|gold under them].',
  ],
  beasts: [
    'a pigeon with a briefcase',
    'a roof cat',
    'a rat with an umbrella',
    'a dog who took the trolley alone',
    'a sparrow in a letter O',
  ],
  sounds: [
    'a trolley went ding',
    'somebody practiced the trumpet',
    'a shutter came down, rrrrr',
    'the river said nothing, all night long',
  ],
  smells: ['rain on warm streets', 'bread', 'roasted nuts'],
  glows: ['a neon fish', 'a lit window', 'a trolley’s one lamp'],
  foods: ['a hot pretzel', 'noodles from a cart', 'nuts in a paper cone'],
  walk: [
    'They took the [number nine|last] trolley to {place}, and hung on at the corners.',
    'They {go} to {place} over the rooftops, [saying good evening to the cats|under the clotheslines, and the socks].',
    'So they {go} to {place}, by [side streets|two bridges and a passage] nobody had named yet.',
    '{Place} was [nine stops away|just across the river], and it was a fine night to be going there. They {go} with the crowd.',
  ],
  back: [
    'The trolley went back another way, but [it came out right|there {o} was].',
    'They {go} back [down all those stairs|by the river], to {o}.',
    '{O} had not gone far. [It’s not easy, for {o.a}.|There {o.he} was, under the lamp.]',
    'They {go} back, [two streets left and one right|with the lights all green], and there was {o}.',
    'So they {go} back across the square to {o}, and the [fountain|clock] had not stopped once.',
  ],
  places: [
    {
      name: 'the end of the line',
      see: [
        'The rails [stopped at a dandelion|went into the grass], and an old trolley slept there with [hens in it|ivy up to the bell].',
        'It was so quiet that you could hear the whole city, as in a shell.',
      ],
      host: who('the last conductor', 'conductor with a ticket punch', 'm', 'grown-up'),
    },
    {
      name: 'the rooftop garden',
      see: [
        'Beans grew up the [antennas|chimneys], and there was a [scarecrow in a suit|pond, with half the moon in it].',
        'You could [pick a tomato|have tea] up there, and look into [eleven|six] other people’s Sundays.',
      ],
      host: who('the roof gardener', 'lady in rubber boots', 'f', 'grown-up'),
    },
    {
      name: 'the market after hours',
      see: [
        'There were [cabbage leaves|oranges nobody wanted], and the [awnings|crates] whispered in the dark.',
        'A fish on ice [looked up|was telling another of the sea].',
      ],
      host: who('the market cat', 'cat who has had supper', 'f', 'cat'),
    },
    {
      name: 'the clock over the station',
      see: [
        'From behind, the time goes the other way, [and so does the light|which feels nice].',
        'Wheels as big as [carts|tables] went around, [click|slow], with a sandwich on one of them, going by every hour.',
      ],
      host: who('the clock pigeon', 'pigeon who is never late', 'm', 'parrot'),
    },
  ],
  guides: [
    {
      who: who('Dolly', 'trolley', 'f', 'robot'),
      hello: [
        '“Ding,” said {g.np}, and opened both doors. “[I’ve been around this loop forty years|Left, left, left]. I’d give my bell to turn right, once. [Where’s the trouble? Is it off the rails?|Hold tight, please.] Good. I’m coming.”',
        'Something stopped at the curb, where there was no stop, and rang. It was {g.np}. “[Room for one more trouble|Who is down]?” {g.he} said. “[Get in. No fare today|I have been hoping that somebody would need me]. Doors closing!”',
      ],
      fail: [
        '“[Last stop|Not in service],” said {g}, and put out {g.his} lamp.',
        '“[That’s the end of that line|Wrong stop],” said {g}. “[There’s always another one along.|Every nine minutes.]”',
      ],
      hope: [
        '“Ding, ding, DING,” said {g}. “[We’re off the map now|I’ve turned right]!”',
        '{G} hummed in all {g.his} wires. “[Next stop: I don’t know|Don’t pull the cord],” {g.he} said.',
      ],
      bye: [
        '{G} went off to the depot, [all lit up|empty and gold], with NOT IN SERVICE on {g.his} forehead, which means good night.',
      ],
    },
    {
      who: who('Monsieur Gris', 'pigeon', 'm', 'parrot'),
      hello: [
        '“[Pardon|You there, with the crumbs],” said {g.np}, who [had a tie, by nature|walked like a banker]. “I know the town [from above and from below|by its windowsills]. For a small consideration. [A crust|You have not, by chance, a bun]? We’re in business.”',
        'On the railing sat {g.np}, and looked at them with one eye. “[A sad case|Business is bad, I see],” {g.he} said. “[I have an hour between crumbs|I know everyone in this town, from above]. Allow me.”',
      ],
      fail: [
        '“[I regret|Tut],” said {g}. “[My shares in that plan are down.|I would have flown.]”',
        '{G} walked up and down with {g.his} hands behind {g.him}, or wings. “[No, no, no|It lacks crumbs],” {g.he} said.',
      ],
      hope: [
        '“[Coo|I’m moved],” said {g}. “[Excuse me. It’s not often.|It’s the tie.]”',
        '{G} took off, for joy, [flap, clap, clap|all the way to a ledge], and came back dignified.',
      ],
      bye: [
        '{G} bowed, and went up to {g.his} ledge on the [bank|opera], [one foot tucked in|where the letters are warm].',
      ],
    },
    {
      who: who('Fifi', 'roof cat', 'f', 'cat'),
      hello: [
        'A shadow came along the gutter, and had {g.np} at the end of it. “I live [here, and there, and there|in nine houses],” {g.he} said, “and each thinks I’m theirs. [So I know everything.|I’ve had six suppers.] I might [stroll along|lower myself]. If you don’t pet me. [You may pet me|Well, once].”',
        'Down the drainpipe came {g.np}, backward, and sat as if {g.he} had been there all along. “[I heard,|Well?]” {g.he} said. “[I am on my way nowhere, and it can wait.|Somebody should come who can see in the dark.]”',
      ],
      fail: [
        '{G} washed one paw, so as not to [have seen|laugh].',
        '“[One lands on one’s feet, as a rule|How very doglike],” said {g}.',
      ],
      hope: [
        '{G.s} tail went up like a [question|walking stick]. “[Mrrp|Go on],” {g.he} said.',
        '“[I am not purring. It is the pipes|That’s almost cat],” said {g}.',
      ],
      bye: [
        '{G} went home, to [all nine|one] of them, [over the roofs, with the moon on her back|and had milk].',
      ],
    },
  ],
  tokens: [
    {
      name: 'trolley ticket',
      kind: 'make',
      find: [
        '{h} had a trolley ticket with [seven|nine] holes in it<mt , [each a different shape|from a conductor with time on his hands]>.',
      ],
      use: [
        '{a} folded the trolley ticket: [in half, and half, and over|corner to corner], and it was [a wedge|a wing]. It only wanted [a pin and a cork|a few more parts].',
      ],
    },
    {
      name: 'bicycle lamp',
      kind: 'light',
      find: [
        'On the curb lay a bicycle lamp, [lit|still on]<mt , [as if somebody had just gone to look for the rest|looking at the sky]>. {h} took it along.',
      ],
      use: [
        '{a} turned on the bicycle lamp. A [white|round] spot ran up the wall, [and jumped from roof to roof|like a cat].',
      ],
    },
    {
      name: 'ball of kite twine',
      kind: 'tie',
      find: [
        'From a lamppost hung a ball of kite twine. {h} [wound it up|took it down]<mt , [and wound, and was still winding at the corner|and somewhere a kite was free]>.',
      ],
      use: ['{a} let out the ball of kite twine. It was [thin and tough|longer than the street].'],
    },
    {
      name: 'triangle from the orchestra',
      kind: 'sound',
      find: [
        'Somebody had left a triangle from the orchestra on the [trolley|steps]. {h} [carried it|minded it for them]<mt , [and it went ting at every cobble|like a slice of silver air]>.',
      ],
      use: ['{a} struck the triangle from the orchestra: [ting … ting … ting|once, and let it ring].'],
    },
  ],
  gates: [
    {
      name: 'the revolving door',
      at: [
        'In the way was a revolving door that would not let go of people. “[Once more around|Stay],” it said. “[In, out, in, out, and never a word to me.|Does anyone ever say good morning to a door?]” It had [a banker|two nuns] in it, since noon.',
        'Around and around went the big glass door, with [a cellist|a man and his fern] inside. “[Another turn|Don’t go],” it said. “[They all just push me|Nobody looks at me, they look through].”',
      ],
      on: {
        sound:
          'It turned to it, [one, two, three|like a merry-go-round], and on the third beat of every bar it [bowed, and let one out|opened up].',
        still:
          'They stood in it, and did not push. “[Good evening|How are you],” said {a}. The door was so [taken aback|moved] that it stopped.',
        tell: 'It went around so slow, to hear, that all they had to do was [step|roll] off. “[And the butler|What did she SAY]?” cried the door.',
        notice:
          '“You’ve a scarf in your hinge,” said {a}. “[Since the winter, I’d say|A red one].” Out it came. “Oh,” said the door. “[I thought that I was cross|It was only that].”',
      },
    },
    {
      name: 'the torn-up street',
      at: [
        'The street was torn up. There was [a hole, and men looking into it|nothing but planks], and at the bottom a [pipe|river] nobody had known about. [Signs pointed both ways, and down.|DETOUR, said a sign, and looked ashamed.]',
        'Where the street should have been was a hole, [as long as a bus|with a ladder in it]. “[It was here this morning|We only wanted to see what was under it],” said the men, and scratched their hats.',
      ],
      on: {
        light:
          'Down there it showed a stair, [old as Rome|with lamps], that went under the street and came up in a [bakery|flower shop] on the far side.',
        move: '{a} <f went><w rolled> around by the [arcade|back alleys], in at one door and out at the next, quick, and lifted the barrier from behind.',
        make: 'It was a bridge, made of [a shop shutter|two benches]. “[Is that allowed|Have you a form for it]?” said the men, and went over it themselves.',
        tie: 'They tied it to the crane. It [yawned|looked around], lifted them over one by one, and set them down like [cups|eggs].',
      },
    },
  ],
  troubles,
}
