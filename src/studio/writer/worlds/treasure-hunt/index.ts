import { type World, who } from '../../world.ts'
import { troubles } from './troubles.ts'

export const treasureHunt: World = {
  themes: ['treasure-hunt'],
  setting: 'Hills',
  here: 'the Diggers’ Shed',
  home: [
    '{k} had the best spade in Digwell<mt , where everybody has one, and a card that said “[Member of the Diggers’ Club|Holes Made, and Put Back]”>.',
    'A map had come out of the [teapot|clock], and {k} had it now<mt . It had three clues on it, and a stain, [and the stain was the best clue of all|and one of the clues was a joke]>.',
    '{k} belonged to the Diggers’ Club, [which meets in a shed|which has a flag]<mt , and has found, so far, [eleven spoons and half a bell|nine pennies, a bathtub, and somebody’s uncle’s glasses]>.',
    'It was almost the Great Hunt, and {k} had three clues already<mt , and a sandwich, and a good feeling about [the left|the hill behind the church]>.',
    '{k} had dug [four|six] holes since breakfast<mt , and put back all but one of them, which was too good>.',
    '{k} {k.was} out on the hill with a map and a spade<mt , [since it was that sort of day|where the grass is full of other people’s lumps]>.',
  ],
  bed: [
    '{K} got into bed, with [grit|a bit of hill] between the toes, and [one hand on the map|the lamp turned low].',
    'First there was a bath, and [half the hill came off|the water turned to hill], and then {k} went to bed.',
    'The map hung on the wall by {k.s} bed~, and ~the moonlight went along it, [road by road|dot by dot].',
    'Then {k} [hung up the spade, and got into|cleaned the spade, and got into] bed<mt , [sleepy as a mole|with a little earth behind one ear, as diggers have]>.',
    'Soon {k} lay in bed, under the map<mt , which looks, from below, like [a sky with roads|another place again]>.',
    'Then it was bed for {k}~, and ~out on the hill the holes [filled up with moon|went to sleep, one by one].',
  ],
  day: [
    'All over the hill there were people [digging|with spades], and [saying “Aha”|stopping for cake].',
    'The wind turned the map over, to see [the back of it|if there was more].',
    'A lark went up, and up, as if somebody [had dug it out of the sky|pulled it on a string].',
  ],
  dusk: [
    'The sun went down behind the hill, [like a coin into a bank|just where the X would be].',
    'Now the holes filled with [shadow|blue], and the diggers [went home to tea|lit their lamps].',
  ],
  night: [
    'Then the moon came up, [like something found|a bit muddy], and lay on the hill.',
    'It was dark now, and the lamps went over the hill like [slow stars|glowworms with spades].',
    'Night was laid over [Digwell|the hill], [like earth over a box|and patted down].',
  ],
  beasts: [
    'a mole in a hurry',
    'a crow with a bottle top',
    'a worm of some importance',
    'a rabbit with a map of its own',
    'a very small dog with a very big bone',
  ],
  sounds: [
    'a spade said “tink” on a stone',
    'the weathercock creaked around to have a look',
    'somebody far off said “Aha”',
    'a key turned in something',
  ],
  smells: ['wet earth and string', 'old boxes', 'crushed thyme'],
  glows: ['a lantern on a spade', 'a penny in the moon', 'a glowworm'],
  foods: ['a digger’s pie with a map in the crust', 'a cheese roll with grit', 'gold buns'],
  walk: [
    '“Forty paces,” said the map, so they {go} to {place}, [counting|all with legs of different lengths].',
    'They {go} up the hill to {place}, [past nine good holes|with the spade on one shoulder].',
    'So they {go} to {place}, [left at the pump|by way of the first clue], where one goes when one is stuck.',
    'The map had a [dotted line|jam spot] that went to {place}. They {go} along it, dot by dot.',
  ],
  back: [
    'They followed the dots on the map back to {o}, [one by one|the other way around].',
    'Back they {go} over the hill, and {o} was [looking out for them|still on the same spot].',
    'They counted the paces back to {o}, and [there were fewer of them|it was less than half as far].',
  ],
  places: [
    {
      name: 'the tree like a hand',
      see: [
        'It had five branches, like fingers, and each of them pointed somewhere else.',
        'In its palm was a nest, with [three keys and an egg|a ring in it].',
      ],
      host: who('the tree crow', 'crow with one white feather', 'm', 'parrot'),
      setting: 'Enchanted Forest',
    },
    {
      name: 'the smugglers’ cove',
      see: [
        'The sea went in and out there, as if it were looking for something [it had lost|small].',
        'There was a cave with a [door|curtain of weed], and a cat that wore one gold earring.',
      ],
      host: who('the retired smuggler', 'smuggler with a teapot', 'm', 'captain'),
      setting: 'Treasure Cave',
    },
    {
      name: 'the museum of Nearly Treasure',
      see: [
        'There it all was, in rows: [gold that turned out to be mustard|a crown made of bread], each with a card that said “Nearly.”',
        'In the best case, with a light on it, lay a very good [button|potato].',
      ],
      host: who('the museum lady', 'lady with a feather duster', 'f', 'grown-up'),
    },
    {
      name: 'the ruined castle',
      see: [
        'It had one wall left, with a window in it, and people still [looked out|opened it in the morning].',
        'Everyone had dug there, and by now it was [more hole than castle|like cheese].',
      ],
      host: who('the castle goat', 'gray goat with a beard', 'f', 'goat'),
      setting: 'Castle',
    },
  ],
  guides: [
    {
      who: who('Diggory', 'mole', 'm', 'hedgehog'),
      hello: [
        '[The grass went up in a heap|Up went the grass, like a hat], and out came {g.np}, [with a lamp on his nose|in a hard hat]. “[Is this up?|Have I missed supper?]” {g.he} said. “I know [this whole hill, from below|every stone here, from the bottom]. [I’ve met its roots.|Yours is a nice house. I’ve seen its feet.] I’ll come along.”',
      ],
      fail: [
        '“[Where I live we’d have dug under it|Next time, try it from below],” said {g}.',
        '{G} put a bit of earth over it all. “[There. It never happened|We need not speak of that],” {g.he} said.',
      ],
      hope: [
        '“[I feel it in my nose|We’re getting close],” said {g}. “There’s something at the end of this.”',
        '{G} threw {g.his} hat up. It took {g.him} a while to find [it|which way up was].',
      ],
      bye: [
        '“[You go up to bed, and I’ll go down|Good night, and sweet roots],” said {g}, and went home through the lawn.',
      ],
    },
    {
      who: who('Miss Parrish', 'parrot with a past', 'f', 'parrot'),
      hello: [
        '“[Pieces of plate!|X marks the pot!]” said {g.np}, from the [sign|flagpole]. “I sailed with [a pirate for thirty years|three pirates and a cook], and I know where it’s ALL buried. [I’ve promised not to say. But|I won’t tell you, but] I may say ‘warm’ and ‘cold.’ [Shall I?|May I come?]”',
      ],
      fail: [
        '“Cold,” said {g}. “[As cold as a fish’s nose|Brr, snow].”',
        '“[Shiver my whatnots|That’s how the captain did it, and he never found a thing],” said {g}.',
      ],
      hope: [
        '“Warmer,” said {g}. “[Ooh, warmer|Warm as toast].”',
        '“HOT,” said {g}, and all {g.his} feathers [stood up|went every way].',
      ],
      bye: [
        '“[Warm, and warm, and warm|Very warm],” said {g} at each bed, and tucked {g.his} head under one wing.',
      ],
    },
    {
      who: who('Compass Jack', 'pony with a pack', 'm', 'horse'),
      hello: [
        '“[I’ve carried the lunch for eleven hunts|Don’t look at me, I only hold the spades],” said {g.np}, [chewing a clue|with pots on]. “[We never find it, but we always have|Nobody ever finds it, but there’s always] a nice [rest|bun]. [Lead on, and stop often.|Shall I come? I’ve got the bread.]”',
      ],
      fail: [
        '“Lunch?” said {g}. “[I always think of lunch at this point|One needs it, after a thing like that].”',
        '“[We did that on the fourth hunt|That’s how we lost the first spade],” said {g}.',
      ],
      hope: [
        '{G} stopped chewing, which {g.he} never does. “[Hm|Well, well],” {g.he} said.',
        '“[My ears have come up|I’d put down my pots for that],” said {g}.',
      ],
      bye: [
        '{G} went home, clink, clank, [with the pots|and the rest of the bread], and stopped only twice to eat a gate.',
      ],
    },
  ],
  tokens: [
    {
      name: 'brass magnifying glass',
      kind: 'notice',
      find: [
        '{h} had the club’s brass magnifying glass<mt , [which makes an ant look like a horse|and had looked at everything twice]>.',
      ],
      use: [
        '{a} bent over it with the brass magnifying glass, [an inch at a time|closer, and closer still]. [There’s always more.|Everything got big.]',
      ],
    },
    {
      name: 'digger’s lantern',
      kind: 'light',
      find: [
        'The digger’s lantern was {h.s} to carry<mt , [with half a candle in it|the one with the green glass]>.',
      ],
      use: [
        '{a} lit the digger’s lantern and held it low. The light lay along the [ground|floor], and each small bump [had a shadow|stood up].',
      ],
    },
    {
      name: 'measuring rope',
      kind: 'tie',
      find: [
        '{h} had forty paces of measuring rope<mt , [with a knot for each|wound on a stick]>, and that is a good thing to have.',
      ],
      use: [
        '{a} ran out the measuring rope, [knot by knot|hand over hand]. It was forty paces long, and [as strong as a goat|hard to break].',
      ],
    },
    {
      name: 'tin whistle',
      kind: 'sound',
      find: [
        'In the very first hole was a tin whistle. {h} washed it. [It still had a note in it.|Out came earth, and then “peep.”]',
      ],
      use: [
        '{a} blew the tin whistle: [peep, peep, pa-reep|a jig, more or less]. It had been under the ground so long that it [had a lot to say|knew only old tunes].',
      ],
    },
    {
      name: 'bent spade',
      kind: 'make',
      find: [
        '{h} had a bent spade<mt , [that dug around corners|a small one, which had met a large stone]>.',
      ],
      use: [
        '{a} took the bent spade. You can [dig and lift and scrape|cut and scrape and hammer] with it, so {a.he} began at [one end|the bottom].',
      ],
    },
  ],
  gates: [
    {
      name: 'the wall with no door',
      at: [
        '[A wall went over the hill|Right across the hill went a wall], and it had no [door and no end|beginning and no door]. “[Nobody gets by|I don’t move],” said the wall.',
        'There was a wall in the way, as old as [rain|the hills]. “Go home,” it said. “[I’ve stood here a thousand years|I’ve kept out kings].”',
      ],
      on: {
        notice:
          'One stone had no moss on it. “That’s the one people [push|lean on],” said {a}, and did the same. It went in with a [grunt|sigh], and now the wall had a door.',
        make: 'It was a ramp of [earth|flat stones], up one side, and down the other. The wall watched them go over, one by one, and was rather impressed.',
        tell: 'A crack ran across the wall, and the crack was a smile. Then the wall shook with laughing, till [three stones|a few stones] hopped out of the middle and made a door. “[I’ve held that in for a thousand years|Oh dear, oh dear],” it said.',
        move: 'In no time {a} was <f up, astride, like a rider, and held down both hands><w around by the cart gap, wheels flying, which the wall had quite forgotten, and opened it from the inside>. “[This way|Come on],” {a.he} said.',
      },
    },
    {
      name: 'the guard goose',
      at: [
        'In the path stood a goose[, with its neck out, and hissed| and hissed at everyone]^, because ^somebody had [told it to guard the path|put it on guard there], and nobody had [told it to stop|ever told it that it could go home].',
        'A large white goose [was on guard|marched up and down] in the path. “[Hsss|Halt],” it said. “Nobody gets past a goose!”',
      ],
      on: {
        sound:
          'The goose put its head on one side. It lifted one flat foot, and then the other. [Slap, slap|One, two]: it was marching! It marched them right up the path to the end.',
        still:
          'They all sat down and looked at the view. It’s hard to guard a path that no one wants. [After a while|Soon] the goose sat down, too, and [laid its neck along the grass|put its head under one wing], and [let them by|slept].',
        light:
          'In the shine, the goose saw a second goose. “[Good, it’s your turn now|At last],” it said to the other one, and went off home to bed, and the path was free.',
        tie: 'They laid it on the ground, in a long line. Nobody knows why, but a goose can’t step over a line. It went along to look for the end, and was gone for an hour.',
      },
    },
    {
      name: 'the bog',
      at: [
        'Now came the bog, all green and flat. “[Glup|Blup],” it said, and reached for their shoes. “[It has four spades and a hat already|It’s just fond of people],” said {g}.',
      ],
      on: {
        light:
          'Where it was deep, the light fell in~, but ~where it was firm, the light lay on top. They went from one bright bit to the next, and the bog only said, “[Aw|Oh, well].”',
        sound:
          'The bog hummed along, and a hum makes mud go firm, as every frog knows. While it lasted, they went over it, as over a cold pudding.',
        tie: 'They threw one end around a stump on the far side, and pulled themselves along it, hand over hand. “Glup,” said the bog, and kept just one [sock|button].',
        make: 'It was a raft of [bark|woven reeds], as flat as a pancake, and it slid over the bog with everyone on it. The bog waved them off with one bubble.',
      },
    },
  ],
  troubles,
}
