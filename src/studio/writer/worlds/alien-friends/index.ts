import { type World, who } from '../../world.ts'
import { troubles } from './troubles.ts'

export const alienFriends: World = {
  themes: ['alien-friends'],
  setting: 'Outer Space',
  here: 'the Hello Station',
  home: [
    '{k} {k.was} hanging lamps along the dock, for the ships<mt  that come to the Hello Station [by night|with no lights of their own]>.',
    '{k} had swept the landing place at the Hello Station<mt , [and found a button with nine holes|which gets a little stardust on it every day]>.',
    'At the Hello Station it was {k.s} turn to [answer the door|meet the ships]<mt , and to say how nice it was that they had come>.',
    '{k} lived at the Hello Station, [halfway to everywhere|where all the sky roads cross]<mt , and it was {k.their} job to say hello to [whoever came|anyone with a face, and most without]>.',
    'There was a bell at the Hello Station, for ships. {k} [had polished it|dusted it every day]<mt , and the doormat said WELCOME in [nine hundred languages, one of them sticky|dots, in smells, and in wool]>.',
    '{k} knew hello in forty tongues<mt : [six of them you do with your elbows|one takes all day, and one is just a sneeze]>. It was {k.s} turn at the [window|hello desk].',
    'Out past the last star, {k} kept [the kettle|a lamp] on at the Hello Station~, for ~whoever came that way<mt , as [nearly everyone did, in the end|a ship had only last week, in the shape of a boot]>.',
  ],
  bed: [
    '{K} turned down the [stars|lamps], and got into bed. Out there a small ship [hummed|went by on tiptoe].',

    'Then {k} hung up the [HELLO|BACK SOON] sign, and got into bed by the round window<mt , where the ships went over, [each with its one small lamp|quiet as fish]>.',
    'Soon {k} lay in bed, with the [kettle|stove] still warm~, and ~[somebody|a ship], very far out, blinked twice<mt . It was only good night, in Dot>.',
    'Then it was bed for {k}<mt , with the gravity turned [low, so that the blanket hovered|down to three, which is best for sleeping]>.',
  ],
  day: [
    'A ship like a [teapot|pear] went by, and [tooted|somebody in it waved eleven hands].',
    'Stars hung all around, [in heaps|in no order], and a comet had stopped to [dry its tail|ask the way].',
    'The mail had come: [one rock, addressed in moss|a letter that hummed when you opened it].',
  ],
  dusk: [
    'The station turned its back to the sun, [as it did every evening|slowly, like a cat], and the [lamps|stripes along the floor] came on.',
    'Far away a blue sun [went down|set], and a green one [had its bath|said it was not tired].',
  ],
  night: [
    'Then the big lamps were turned [down|off], and there was more [sky|dark] than anything.',
    'It was night at the station, [by the clock on the wall|since somebody had said so], and the stars [leaned on the glass|came closer].',
    '[It grew so quiet that one could hear|The station got so still that you heard] the [moons|little lamp] hum.',
  ],
  beasts: [
    'a moth with three tails',
    'a snail in a helmet',
    'a space mouse',
    'a fish that flew in soap bubbles',
    'a very polite bug',
  ],
  sounds: [
    'the kettle sang in Martian',
    'a ship went by, humming with its mouth shut',
    'the air pump said “foof”',
    'a far star went ping',
  ],
  smells: ['toast and warm wires', 'lemon and comets', 'blue soap'],
  glows: ['a green spark', 'a tame little star', 'a bubble with a light in it'],
  foods: ['square soup', 'jam from a tube', 'a bun with rings around it'],
  walk: [
    'They took the [tin boat|small round ship] to {place}, with {g} at the [wheel|window].',
    'It’s three doors and a [sky|long slide] to {place}. They {go} there, [past the sleeping ships|by starlight].',
    'So they {go} to {place}, with [string on their caps, not to float off|one hand on the rail], for that’s where one asks.',
    'They {go} to {place} by the [silver tube|long window], and [waved to a whale-sized ship|counted eight moons].',
  ],
  back: [
    'The little ship knew the way, and there was {o}, [with all eyes on the door|just as they had left {o.him}].',
    'They {go} home to the station, and {o} said “[You came back|That was long]!”',
    'Back they flew, [sunny side up|past the eight moons], to {o}.',
  ],
  places: [
    {
      name: 'the lost-moon yard',
      see: [
        'Old moons lay about there, [dented|some with the bite out], waiting for [a planet to want them|good homes].',
        'You could [bounce|roll] a moon, if you asked it.',
      ],
      host: who('the moon mender', 'octopus with a hammer', 'f', 'octopus'),
      setting: 'Moon',
    },
    {
      name: 'the planet of tall grass',
      see: [
        'The grass was blue, and [taller than a house|bowed as they came], and something in it said [“mip”|“hello”].',
        'There were three suns, and [everyone had three shadows|it was teatime for one of them].',
      ],
      host: who('the grass listener', 'animal that’s mostly ears', 'm', 'rabbit'),
      setting: 'Alien World',
    },
    {
      name: 'the school for small aliens',
      see: [
        'They were all out in the yard, [some under it|hanging from it], and yelling in [colors|nine languages].',
        'On the wall hung pictures of [home|mothers], and [no two had the same number of legs|one was just a very happy dot].',
      ],
      host: who('the teacher with nine arms', 'alien with chalk in every hand', 'f', 'alien'),
      setting: 'Elementary School',
    },
    {
      name: 'the garden ship',
      see: [
        'It was half ship and half [garden|attic], and the tomatoes floated.',
        'Every wall had a map on it, and every map said [“Here is something nice”|“Been there, lovely soup”].',
      ],
      host: who('the garden captain', 'captain with a tomato', 'm', 'captain'),
    },
  ],
  guides: [
    {
      who: who('Quonk', 'small green alien', 'm', 'alien'),
      hello: [
        '“I come in peas!” said {g.np}, [and bowed|climbing out of a pot]. “[In peace|No, that’s soup]. I’m learning your words. I’ve got [most of|nearly all] them. [May I hold the trouble?|I’ll come and use them.]”',
      ],
      fail: [
        '“[That was a flop. Is it flop? I like flop.|We are in the pickle!]” said {g}.',
        '“How do you say,” said {g}, “[when it goes down but you wanted up|‘oops’, for more than one person]?”',
      ],
      hope: [
        '“[I have goose pimples. May I keep them?|Hooray is a good word!]” said {g}.',
        '“[It’s making better|Now we are cooking with frogs],” said {g}.',
      ],
      bye: [
        '“Good knight,” said {g}, and waved with [everything|his ears]. “[Sleep tidy|Don’t let the bread bugs bite].”',
      ],
    },
    {
      who: who('Hullo', 'station robot', 'it', 'robot'),
      hello: [
        '“HELLO,” said {g.np}. “[THAT’S ALL I SAY, MOSTLY|I AM THE HELLO ROBOT]. I have [four thousand|nine hundred] kinds. [That was the glad one.|There’s one for trouble.] Hello, trouble. I’ll come, too.”',
      ],
      fail: [
        '“Hello, floor,” said {g}. “[We’ve met|Again].”',
        '“Hello? [Hello?|Is it over?]” said {g}, from under its lid. “That was the worried one.”',
      ],
      hope: [
        '“HELLO!” said {g}. [It was the big one, with the bell.|A small door opened in its chest, and a flag came out.]',
        '“[Well, hello|Hello there],” said {g}, to the idea, [quite softly|in its best voice].',
      ],
      bye: [
        '{G} has just one word for goodbye. It’s “hello”, [said backward|very low], and it means: see you at breakfast.',
      ],
    },
    {
      who: who('Aunt Nebbie', 'cloud from a nebula', 'f', 'cloud'),
      hello: [
        '“[Is there a draft in here, or is it me?|Don’t breathe in, dears, that’s my elbow.]” It was {g.np}, [all pink|pink with stars in]. “I’ve got [ten million|a thousand] nieces, and they have all had this. I’ll [drift along|come].”',
      ],
      fail: [
        '“[My niece did that, and she’s a ring now|I had a nephew who tried it],” said {g}. “[He’s very spread out.|He’s happy, but he’s thin.]”',
        '{G} went [gray|a bit lilac], and rained [on one foot|two drops of glitter].',
      ],
      hope: [
        '“[I feel a star coming on|There’s a sparkle in my middle],” said {g}.',
        '{G} went gold, [from the left|right through]. “[Oh, I do like that one|Clever dears],” {g.he} said.',
      ],
      bye: [
        '{G} tucked them all in, [a bit damply|from every side at once], and floated off, and three small stars stayed [on the sill|behind].',
      ],
    },
  ],
  tokens: [
    {
      name: 'moon pebble',
      kind: 'light',
      find: [
        '{h} had a moon pebble<mt [ that glowed when you blew on it| from somebody’s old moon]>. It was [warm|white as milk].',
      ],
      use: ['{a} blew on the moon pebble. It [woke|lit], [white, and then gold|like a small round window].'],
    },
    {
      name: 'space flute',
      kind: 'sound',
      find: [
        'Somebody with eleven fingers had left a space flute behind. {h} tried it.<mt  It played [blue|round notes].>',
      ],
      use: [
        '{a} played the space flute, [one long note and two short|up like a rocket, and down like a leaf].',
      ],
    },
    {
      name: 'silver rope',
      kind: 'tie',
      find: [
        'A silver rope hung by the [airlock|door]<mt , [for tying up ships|with a knot from each ship that ever came]>. {h} took it.',
      ],
      use: [
        '{a} uncoiled the silver rope. It [floated|stood up like a snake, to be helpful], and was as long as you [liked|thought].',
      ],
    },
    {
      name: 'tin cup',
      kind: 'make',
      find: [
        '{h} had found a good tin cup<mt , [from square soup|and a tin cup, as anyone at the station will tell you, is nine-tenths of a machine]>.',
      ],
      use: [
        '{a} got out the tin cup, and [bent it, and looked at it|turned it over]. Then {a.he} began: [snip, twist, tap|a bit here, a bit there].',
      ],
    },
    {
      name: 'book of greetings',
      kind: 'tell',
      find: [
        '{h} had a tiny book of greetings in {h.his} pocket<mt . It was [up to page nine thousand|read by nobody past “G”]>.',
      ],
      use: [
        '{a} opened the book of greetings, and read out [the funny ones|all the Z’s], [with the right noises|and did the arms].',
      ],
    },
  ],
  gates: [
    {
      name: 'the customs bug',
      at: [
        'In the way hung a [desk|gate], and on it sat a bug in a cap. “[Anything to declare?|Forms, please,]” it said. “[I have forty forms. They are all about socks.|Nobody gets by without a stamp, and I’ve lost the stamp.]”',
        'A bug with a [stamp|long list] floated up. “[Stop. Who are you, in one word?|State your color, please,]” it said. “[No, it has to be on the list.|We have run out of that one.]”',
      ],
      on: {
        tell: '“Is that true?” said the bug. “[All of it?|Even the bit with the noises?]” It wrote it down on form nine, and laughed, and wrote THAT down. “[Pass|Nothing like that on the list],” it said, wiping its six eyes.',
        sound:
          'The bug’s feet began to go, and it had a lot of feet. Tap-tap, tap-tap: it stamped forty forms in time, without a look. “[Next|Again]!” it cried. They were by.',
        notice:
          '“Your cap is on back to front,” said {a}, “[and the stamp’s on top of it|and there is something under it].” The bug felt. “[I have been looking for that since spring|Well, I never],” it said, and stamped them all, on the nose.',
        still:
          'They waited their turn. There was no one else. The bug [looked up, and down again|did a form], to seem busy. “[You’re the first who did not push|How restful],” it said, and lifted the bar.',
      },
    },
    {
      name: 'the storm of pebbles',
      at: [
        'Then it got bumpy: pebbles, thousands, all going [around and around|the other way]. Tock, tick-tock, they went, on the [tin roof|hull].',
        'Between them and {place} spun a ring of [small stones|pebbles], and each one said “[Mind out|After me]!”',
      ],
      on: {
        light:
          'All the stones had [a shiny side|an eye for it], and turned to look. That made a lane, straight through, as when a crowd looks up.',
        move: '{a} took the wheel. In, under, over, and <f a hop where none was wanted><w one long lean>: tick, went one stone, no more, and they were through.',
        make: 'It was a big soft bumper out of [bags of foam|pillows]. They went through it like a [bun|sheep]: boff, boff, boff. “[Sorry|Pardon],” said the stones.',
        tie: 'They threw a loop around the biggest stone, and let it [pull|take] them, right around in the ring with the rest. It’s quite slow in there. They got off on the far side.',
      },
    },
    {
      name: 'the shut airlock',
      at: [
        'The door would not open. “I only open for people I know,” it said. “[I’m shy, and it’s night out there.|I was told not to talk to strangers.]”',
      ],
      on: {
        sound:
          'A door like that has a bolt, and a bolt has a note. It [hummed|rattled] with them. “[I know that one|That’s what my hinges sing],” said the door. So then they were people it knew.',
        light:
          '“Oh, you have faces,” said the door. “It’s so dim, I took you for [weather|luggage].” It opened, and [blushed|let them go first].',
        make: 'It was a small tin door, with a tiny knob, to be friends with. The big one [looked down|creaked]. “[Does it open|May I]?” it said. The small one did. So, of course, it did too.',
      },
    },
  ],
  troubles,
}
