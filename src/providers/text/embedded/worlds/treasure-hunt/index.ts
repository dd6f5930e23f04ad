import { type World, who } from '../../world.ts'
import { troubles } from './troubles.ts'

export const treasureHunt: World = {
  themes: ['treasure-hunt'],
  setting: 'Hills',
  here: 'the Diggers’ Shed',
  home: [
    'In the village of Digwell everybody has a spade. {K} had the [second best one|one with the red handle]<mt , and a card that said “[Member of the Diggers’ Club|Holes Made, and Put Back]”>.',
    'A map had come out of the [teapot|back of the clock], and {k} had it now<mt . It had three clues on it, and a stain, [and the stain was the best clue of all|and one of the clues was a joke]>.',
    '{k} belonged to the Diggers’ Club, [which meets in a shed|which has a flag]<mt , and has found, so far, [eleven spoons and a Roman|nine pennies, a bathtub, and somebody’s uncle’s pipe]>.',
    'It was the day of the Great Hunt in Digwell. {K} had three clues and a [sandwich|spade]<mt , and a good feeling about [the left|the hill behind the church]>.',
  ],
  bed: [
    '{K} got into bed, with [grit|a bit of hill] between the toes, and [one hand on the map|the lamp turned low].',

    'Then {k} hung up the spade, and got into bed<mt , with [a bit of hill|earth] still under each fingernail, as diggers do>.',
    'Soon {k} lay in bed, under the map<mt , which looks, from below, like [a sky with roads|another place again]>.',
    'Then it was bed for {k}~, and ~out on the hill the holes [filled up with moon|went to sleep, one by one].',
  ],
  day: [
    'All over the hill there were people [digging|with spades], and [saying “Aha”|stopping for cake].',
    'The wind turned the map over, to see [the back|if there was more].',
    'A lark went up, and up, as if somebody [had dug it out of the sky|pulled it on a string].',
  ],
  dusk: [
    'The sun went into the ground, [like a coin into a bank|just where X would be].',
    'Now the holes filled with [shadow|blue], and the diggers [went home to tea|lit their lamps].',
  ],
  night: [
    'Then the moon came up, [like something found|a bit muddy], and lay on the hill.',
    'It was dark now, and the lamps went over the hill like [slow stars|glowworms with spades].',
    'Night was laid over Digwell, [like earth over a box|and patted down].',
  ],
  beasts: [
    'a mole in a hurry',
    'a jackdaw with a bottle top',
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
    'So they {go} to {place}, [left at the tree like a hand|by way of the first clue], where one goes when one is stuck.',
    'The map had a [dotted line|jam spot] that went to {place}. They {go} along it, dot by dot.',
  ],
  back: [
    'They followed their own dots back to {o}, [and rubbed them out|one by one].',
    'Back they {go} over the hill, and {o} [stood up to look for them|was on the same spot, and had marked it].',
    'It’s always fewer paces going back. There was {o}, [under the lamp|on an upturned bucket].',
  ],
  places: [
    {
      name: 'the tree like a hand',
      see: [
        'It had five branches, and they all pointed [up|somewhere else].',
        'In its palm was a nest, with [three keys and an egg|a ring in it].',
      ],
      host: who('the tree jackdaw', 'jackdaw with one white feather', 'm', 'parrot'),
      setting: 'Enchanted Forest',
    },
    {
      name: 'the smugglers’ cove',
      see: [
        'The sea went in and out there, [as if it had lost a ring|looking].',
        'There was a cave with a [door|curtain of weed], and a cat that wore one gold earring.',
      ],
      host: who('the retired smuggler', 'smuggler with a teapot', 'm', 'captain'),
      setting: 'Treasure Cave',
    },
    {
      name: 'the museum of nearly treasure',
      see: [
        'There it all was, in rows: [gold that turned out to be mustard|a crown, made of bread], and a card for each that said “Nearly”.',
        'In the best case, with a light on it, lay a very good [button|potato].',
      ],
      host: who('the museum lady', 'lady with a feather duster', 'f', 'grown-up'),
    },
    {
      name: 'the ruined castle',
      see: [
        'It had one wall left, with a window in it, [and people still looked out|for the view].',
        'Everyone had dug there. It was [more hole than castle|like cheese].',
      ],
      host: who('the castle goat', 'gray goat with a beard', 'f', 'goat'),
      setting: 'Castle',
    },
  ],
  guides: [
    {
      who: who('Diggory', 'mole', 'm', 'hedgehog'),
      hello: [
        'The ground got up, and it was {g.np}, [with a lamp on his nose|in a hard hat]. “[Is this up?|Have I missed Tuesday?]” {g.he} said. “I know all there is, from below. [I’ve met your roots.|Yours is a nice house. I’ve seen its feet.] I’ll come.”',
      ],
      fail: [
        '“[Down there we’d have gone around it|It went up. That’s where it went wrong],” said {g}.',
        '{G} put a bit of earth on it. “[There. It was never here|We need not speak of that],” {g.he} said.',
      ],
      hope: [
        '“[I feel it in my nose|We’re getting deep],” said {g}. “[There’s something at the end of this.|It’s warm.]”',
        '{G} threw {g.his} hat up. It took {g.him} a while to find [it|which way up was].',
      ],
      bye: ['“[Up with you, and down with me|Sweet roots],” said {g}, and went home through the lawn.'],
    },
    {
      who: who('Miss Parrish', 'parrot with a past', 'f', 'parrot'),
      hello: [
        '“[Pieces of plate!|X marks the pot!]” said {g.np}, from the [sign|flagpole]. “I sailed with Black Somebody for thirty years. I know where it’s ALL buried. [I’ve sworn not to say.|He made me promise.] But I can say ‘warm’ and ‘cold’. Shall I?”',
      ],
      fail: [
        '“Cold,” said {g}. “[Cold as a fish’s feet|Brr. Snow].”',
        '“[Shiver my whatnots|We buried the cook in one like that. To the neck. For fun],” said {g}.',
      ],
      hope: [
        '“Warmer,” said {g}. “[Ooh, warmer|Toast].”',
        '“HOT,” said {g}, and all {g.his} feathers [stood up|went every way].',
      ],
      bye: ['“[Warm, warm, warm|Boiling],” said {g}, at each bed, and tucked {g.his} head under one wing.'],
    },
    {
      who: who('Compass Jack', 'pony with a pack', 'm', 'horse'),
      hello: [
        '“[I’ve carried the lunch for eleven hunts|Don’t look at me, I only hold the spades],” said {g.np}, [chewing a clue|with pots on]. “We never find it. But we always have a nice [sit down|bun]. [Lead on, and stop often.|Shall I come? I’ve got the bread.]”',
      ],
      fail: [
        '“Lunch?” said {g}. “[I always think it’s lunch, at this point|After a thing like that].”',
        '“[We did that on the fourth hunt|That’s how we lost the first spade],” said {g}.',
      ],
      hope: [
        '{G} stopped chewing. {G.he} never does. “[Hm|Well, well],” {g.he} said.',
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
        '{h} had the club’s brass magnifying glass<mt , [which makes an ant look like a horse|and had already looked up one nose]>.',
      ],
      use: [
        '{a} bent over it with the brass magnifying glass, [an inch at a time|closer, and closer still]. [There’s always more.|Everything got big.]',
      ],
    },
    {
      name: 'digger’s lantern',
      kind: 'light',
      find: [
        'The digger’s lantern was {h.s} to carry<mt , [with a candle end in it and a moth’s phone number, the club says|the one with the green glass]>.',
      ],
      use: [
        '{a} lit the digger’s lantern and held it low. The light lay along the [ground|floor], and each small bump [had a shadow|stood up].',
      ],
    },
    {
      name: 'measuring rope',
      kind: 'tie',
      find: [
        '{h} had forty paces of measuring rope<mt , [with a knot for each|wound on a bone]>. A measuring rope is a good thing to have.',
      ],
      use: [
        '{a} ran out the measuring rope, [knot by knot|hand over hand]. It was forty paces long, and [as strong as a goat|had never yet come to its end].',
      ],
    },
    {
      name: 'tin whistle',
      kind: 'sound',
      find: [
        'In the very first hole was a tin whistle. {h} washed it. [It still had a note in it.|Out came earth, and then “peep”.]',
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
        '{a} took the bent spade. It could [dig and lift and scrape|be a hook, and a roof, and a knife for butter]. {A.he} began at [one end|the bottom].',
      ],
    },
  ],
  gates: [
    {
      name: 'the wall with no door',
      at: [
        'A wall went over the hill, with no door, and no end. [In it was a stone with a face.|“Up, down, or through,” it said, “and I’m in the way of all three.”]',
        'There was a wall in the way, as old as [rain|hills]. “Go home,” it said. “[I’ve been a wall since the Romans.|I’ve kept better people out.]”',
      ],
      on: {
        notice:
          'One stone had no moss on it. “That’s the one people [push|lean on],” said {a}, and did so. It went in with a [grunt|sigh], and the wall had a door, and looked silly.',
        make: 'It was steps, of [turf|flat stones], up one side. On the far side there was, as it happened, a heap of hay. The wall [said nothing|watched them go over, one by one], and was rather impressed.',
        tell: 'A crack ran across the wall. It was a smile. Then the whole thing shook, and [three stones|the middle] fell out, just wide enough. “[I’ve held that in since the Romans|Oh dear, mind your heads],” it said.',
        move: 'In no time {a} was <f up, astride, like a rider, and held down both hands><w around by the cart gap, wheels flying, that the wall had quite forgotten, and called>. “[This way|Here],” {a.he} said.',
      },
    },
    {
      name: 'the guard goose',
      at: [
        'Before the path stood a goose, with its neck [out|down]. It hissed. [It was a goose of the old school.|It had been told to guard it, and nobody had said against whom.]',
      ],
      on: {
        sound:
          'The goose put its head on one side. It lifted one flat foot. Slap. It lifted the other. [Slap, slap|One, two]: it was marching. It marched them right up the path, and [saluted|stood by].',
        still:
          'They sat down in the grass and looked at the view. The goose hissed at [nothing|a daisy]. It’s hard to guard a thing that no one wants. It sat down [too|on {h.s} foot], and let them by when they got up.',
        light:
          'The goose saw it shine, and in the shine, a second goose. “[Oh! You’re on nights|My relief],” it said. It told the other goose all that there was to know, and they went past behind it.',
        tie: 'They laid it on the ground, in a long line. A goose can’t step over a line. [Nobody knows why.|It’s a thing about geese.] It walked along it, to find the end, and was gone for an hour.',
      },
    },
    {
      name: 'the bog',
      at: [
        'Now came the bog. It was green and flat, and said “[glup|blup].” “[It’s had four spades and a pony|It doesn’t mean to. It’s just fond of people],” said {g}.',
      ],
      on: {
        light:
          'Where it was deep, the light fell in. Where it was firm it lay on top. They went along the bright bits, [hop|step] by [hop|step], and the bog said “[aw|glup]”.',
        sound:
          'The bog [trembled like jelly|hummed along]. And a hum makes mud set, as every frog knows. While it lasted they went over it, as over a cold pudding.',
        tie: 'They flung one end around a stump on the far side. On they came, sliding on their [fronts|coats], like seals. “Glup,” said the bog, and kept just one [sock|button].',
        make: 'It was big flat shoes of [bark|woven reeds], for everyone, {g} and all. They went over it like ducks. The bog was quite hurt.',
      },
    },
  ],
  troubles,
}
