import { type World, who } from '../../world.ts'
import { troubles } from './troubles.ts'

export const moonExpedition: World = {
  themes: ['moon-expedition'],
  setting: 'Moon',
  here: 'the camp on the moon',
  home: [
    '{k} had a [round tent|camp] on the moon<mt , and one small rocket with [its nose in the air|the washing hung from it]>.',
    'It was {k.s} [third|second] day on the moon<mt : [eleven craters were on the map, and the best one was called Pancake|eleven craters counted, and only forty thousand to go]>.',
    '{k} had come to the moon with [stones in each pocket|a string on everything]<mt , since one weighs next to nothing there, and even so [the teapot got away|breakfast had to be caught]>.',
    '{K} had come to the moon to [count the craters|see if it was soft]<mt . It was, [on top, like flour|here and there]>. The Earth hung up there like a blue [plum|ball].',
  ],
  bed: [
    'Back in camp it was [cocoa|socks], and then bed. {K} looked out through the round window, till the [Earth|blue] went dim.',
    'The tent was [warm|snug], and the dust lay still. {K} got in, and [did up the flap|put out the lamp].',

    'Then {k} lay in a [warm red|striped] bag<mt , tied to the ground with one knot, [so as not to float|in case of dreams]>.',
    'Soon it was bed for {k}, in the [silver|round] tent~, and ~the Earth shone in, [blue|soft] as a night-light.',
    'Then {k} got into bed, and left [a small bit of dust|some moon] on the pillow<mt , [which glowed, but only a little|in the shape of an ear]>.',
  ],
  day: [
    'The dust was as fine as [flour|cocoa], and every step in it [stayed|kept its shape].',
    'The hills were white, the sky was black, and [there was nothing in between|they did not seem to mind each other].',
    'A pebble, if you let go of it, came down [in its own good time|like a leaf].',
  ],
  dusk: [
    'The shadows got long, [and longer|as long as trains], and very [blue|black].',
    'Up came the Earth over the hill, [round and blue|with its clouds on], and it was [time for cocoa|like a window with the lamp lit].',
  ],
  night: [
    'Then the sun went behind the rim, and all the moon was [blue|silver] with Earthlight.',
    'It was night on the moon, [which lasts two weeks, but they would only use a bit|so still that you could hear your own socks].',
    'Dark came up out of the craters, [one by one, like water|and filled them to the brim].',
  ],
  beasts: [
    'a dust mouse',
    'a silver beetle',
    'a moth that had come too far',
    'a pebble with legs',
    'a moon snail',
  ],
  sounds: [
    'the tent gave a tick as it cooled',
    'the stove hummed',
    'the rocket sighed in its sleep',
    'a pebble came down, at last',
  ],
  smells: ['cold dust and cocoa', 'struck matches', 'tin and peppermint'],
  glows: ['a spark of Earthlight', 'a lit-up pebble', 'a very low star'],
  foods: ['cocoa in a bag', 'a cheese roll, which is the thing to eat there', 'floating soup'],
  walk: [
    'They {go} to {place}, [and came down again after each step|by way of nine craters], with dust to the [ankles|knees].',
    'They took the moon buggy to {place}, [at the speed of a goat|bump, and float, and bump].',
    'So they {go} to {place}, and left [a line behind them, like stitches|their tracks, which are there to this day].',
    'To get to {place} you keep the Earth over your [left|right] ear. They {go} there [so|and never lost it once].',
  ],
  back: [
    'They had only to follow their own tracks back to {o}, [every one as good as new|like buttons on a coat].',
    'Back they {go}, over the white hills, and there was {o}, [very small, and then larger|just where they had left {o.him}].',
    'The buggy took them back to {o}, [with dust flying up behind, and never quite coming down|lights on].',
  ],
  places: [
    {
      name: 'the Sea of Pillows',
      see: [
        'It was no sea. It was dust, in [heaps|waves], and you sank in it up to the [chin|ribs], and it was warm.',
        'It looked as if someone had [plumped|shaken] it.',
      ],
      host: who('the pillow whale', 'whale made of dust', 'f', 'whale'),
    },
    {
      name: 'the old landing place',
      see: [
        'There stood a [ladder|flag] from long ago, and [a sandwich|one glove], as fresh as new.',
        'All around were boot prints, [ever so neat|so big that you could sit in one].',
      ],
      host: who('the museum robot', 'robot with a small broom', 'it', 'robot'),
    },
    {
      name: 'the crater of echoes',
      see: [
        'There was no sound in there, just [round ripples in the dust|a tickle in the feet], which is how the moon does echoes.',
        'It was like a [bowl|theater], with [ten thousand seats|somebody’s spoon in it].',
      ],
      host: who('the crater owl', 'owl with gray feathers', 'f', 'owl'),
    },
    {
      name: 'the man in the moon’s back door',
      see: [
        'It was a door in a hill, with a [mat|milk bottle] out, and it smelled of [cheese toast|pipe and toast].',
        'From this side you could see that his [nose|left eyebrow] needed dusting.',
      ],
      host: who('the man in the moon', 'round old man', 'm', 'moon'),
    },
  ],
  guides: [
    {
      who: who('Dusty', 'moon hare', 'f', 'rabbit'),
      hello: [
        'Boing! Down came {g.np}, [a good while later|from very high up]. “[Did you see? Eleven yards|A record],” {g.he} said. “I’ve lived here all my life, and I [have yet to come down first|don’t do flat]. I’ll come! You walk. I’ll hop.”',
      ],
      fail: [
        '“[Down we go|Every hop has a down],” said {g}.',
        '{G} went up, to think, and [they had to wait|was gone a bit]. “No,” {g.he} said, on landing.',
      ],
      hope: [
        '“[That has a spring in it|Ooh, I felt it in my heels],” said {g}.',
        '{G} jumped for joy, and [was still going up|had not come down yet] when they looked.',
      ],
      bye: [
        '{G} gave one last hop, [a high one|with a twirl]. {k} did not see {g.him} come down. But [something waved, from a star|there was a wave].',
      ],
    },
    {
      who: who('Clop', 'moon buggy', 'm'),
      hello: [
        '“[Beep. Get in|Honk],” said {g.np}, shaking dust from all six wheels. “[They left me here with the lights on|I’ve been parked since before you were born]. I know every bump there is. [I AM most of the bumps.|I’ll drive you. I’ve nothing on.]”',
      ],
      fail: [
        '“[Try reverse|Beep],” said {g}. “[It’s what I do|I always try it backward next].”',
        '{G} switched on the wipers, [out of tact|to see better]. “[Flat, that one|That idea has a puncture],” {g.he} said.',
      ],
      hope: [
        '{G} flashed {g.his} lights: [long, short, long|twice]. “[Full tank|We’re rolling],” {g.he} said.',
        '“[Third gear|Hold on to your hats],” said {g}. “I’ve not been in it for years.”',
      ],
      bye: [
        '{G} parked beside the tent, and dimmed {g.his} lamps, [one, then one|slowly]. “[Same bump tomorrow|Honk],” {g.he} said, very low.',
      ],
    },
    {
      who: who('Professor Luna Pym', 'moon professor', 'f', 'grown-up'),
      hello: [
        '“[Excellent! A problem|Don’t move, you’re standing on history]!” cried {g.np}, with a [ladle on a stick|notebook on a chain]. “I’m writing a book about the moon. I’ve got to [page two|the title]. I’ll come, and [take notes|hold the pencil].”',
      ],
      fail: [
        '“[Fascinating|Most instructive],” said {g}, writing. “‘[It fell on my foot.|The idea was not a success.]’”',
        '{G} crossed out [a page|the last bit]. “[Chapter five: never mind|I’ll put ‘partly cloudy’],” {g.he} said.',
      ],
      hope: [
        '“[This is chapter one stuff|Underline that],” said {g}, and [bit her pencil|turned over a new leaf].',
        '{G} forgot to write. “[Oh|Goodness],” {g.he} said, and that was in no book.',
      ],
      bye: [
        '{G} wrote the last line, and read it out: “‘[And then they all went to bed|It was soft. It was kind].’” {G.he} shut the book.',
      ],
    },
  ],
  tokens: [
    {
      name: 'tin lamp',
      kind: 'light',
      find: [
        '{h} had the tin lamp along<mt , [with a good wick|which had been up the mast of a ship, and now was higher]>.',
      ],
      use: [
        '{a} lit the tin lamp. In the black of the moon it made a [ring|room] of gold, [with an edge you could step over|just big enough].',
      ],
    },
    {
      name: 'camp whistle',
      kind: 'sound',
      find: [
        'The camp whistle hung around {h.s} neck.<mt  You can’t hear it up there. [You feel it in your teeth.|But the ground does.]>',
      ],
      use: [
        '{a} put the camp whistle to the ground and blew. It ran through the [stone|moon]: [toot, toot, ta-toot|one long, two short]. They felt it in their [feet|teeth].',
      ],
    },
    {
      name: 'ball of moon string',
      kind: 'tie',
      find: [
        '{h} found a ball of moon string, [by the rocket|in the dust]<mt . There was no label. It [was a bit sticky|floated after {h.him} like a dog]>.',
      ],
      use: [
        '{a} took the ball of moon string, and let it go, and it [hung in the air|went out straight], yard after yard.',
      ],
    },
    {
      name: 'soup spoon',
      kind: 'make',
      find: [
        '{h} had the soup spoon in {h.his} pocket<mt , [the expedition’s only spoon|for digging, stirring, and steering]>.',
      ],
      use: [
        '{a} set to with the soup spoon. Moon dust [packs|sticks] like sugar: you can [build with it|make it any shape]. {A.he} patted it, and shaped it.',
      ],
    },
    {
      name: 'pocket telescope',
      kind: 'notice',
      find: [
        '{h} had the pocket telescope<mt , [with jam on the near end|no longer than a thumb]>. It made far things [near|wink].',
      ],
      use: [
        '{a} pulled out the pocket telescope, click, click, and looked, [near first, and then far|from one end, and the other].',
      ],
    },
  ],
  gates: [
    {
      name: 'the wide crater',
      at: [
        'There was a crater in the way, [as wide as a town|round, deep, and full of dark]. [It had no bridge. It had never needed one.|A small sign said “Mind the Moon.”]',
      ],
      on: {
        move: '{a} took a run at it, and went up. On the moon a jump is a [trip|journey]. <f {a} had time to look down, and wave><w Wheels first, {a} sailed, as slow as a swan>. On the far side {a.he} threw back a line.',
        tie: 'They threw one end over, with a [boot|stone] on it. It took a minute to land. They went across hand over hand, [as light as socks|like wash on a line].',
        light:
          'They let the light fall in, and there was a path: a [ramp|shelf], around and down, and up, [cut by somebody with very small feet|like the peel of an orange].',
        make: 'It was a kite, only there was no wind; so they all sat on it and {g} gave it a push. There’s nothing up there to stop you. They slid over the dark like a [tray|plate].',
      },
    },
    {
      name: 'the sleeping moon cat',
      at: [
        'On the path lay a [gray|moon] cat, as big as a [barn|hill]. It was the sort that [hunts comets|lies on newspapers]. It was [asleep|not going to move].',
      ],
      on: {
        still:
          'They sat down by its ear. A cat can’t stand to be left alone. It opened [one eye|an eye like a pond], got up, went around, and lay down on the other side, [all against them|purring], and the path was free.',
        sound:
          'The tail felt it, through the ground. It began to go, left, right, left, like a gate. They went through on “left”.',
        tell: 'Its whiskers shook. It rolled over, as cats do when they [laugh|are pleased], and four paws went up, like four towers. They went by under its chin.',
        notice:
          '{a} saw that it lay in the only patch of sun. And the sun had moved. “[Puss, it’s over here now|Look, it’s warmer there],” said {a}. It got up, [like a landslide|without opening its eyes], and shifted.',
      },
    },
    {
      name: 'the loose hills',
      at: [
        'The hills had come loose there, and [floated|hung], one over the other, like [pancakes|sofas]. “[Don’t breathe|One bump, and we’re off],” said {g}.',
      ],
      on: {
        still:
          'They held their breath, and each other, and waited. By and by the hills [forgot them|settled], with a small “oof”, down in their places, like hens.',
        notice:
          '“[They go up when we talk|The small one moves first],” whispered {a}. So they watched the small one. Each time that it dipped, they went one further, and so they got through.',
        tie: 'They put a loop on each, as they went by, and tied it to a rock. Behind them stood a row of hills, [like cows|bobbing], all on a leash.',
      },
    },
  ],
  troubles,
}
