import { type World, who } from '../../world.ts'
import { troubles } from './troubles.ts'

export const bikeAdventure: World = {
  themes: ['bike-adventure'],
  setting: 'Hills',
  here: 'a shed at the start of the hill road',
  home: [
    '{k} had oiled the [chain|wheels], and pumped up the tires, and there was the road<mt , [going around the corner as if it had something to show|right around the hill, like a ribbon around a hat]>.',
    'In {k.s} shed stood a [red|green] bike with [a bell and a basket|a name: it was Gallop]<mt , [and it did not like to be left in|and it could smell a downhill from far off]>.',
    '[It was|At last it was|That day was] the day of the Round-the-Hill Ride<mt , which is not a race, [though everyone looks over their shoulder|and always ends with pancakes]>, and {k} {k.was} [nearly|almost] ready.',
    'The road was [dry|white], the tires were hard, and {k} rang the bell once, [to try it|for luck]<mt , and [far off a bell rang back|all the dogs on the hill sat up]>.',
    'Two wheels, one bell, and a whole {time}: {k} had all that [anyone needs|there is to want]<mt , and a [pancake|plum] in the basket [besides|for later]>.',
  ],
  bed: [
    '[Soon|An hour later|After a wash] {k} lay [in bed|under the quilt|on a cool pillow] with [legs still going around|legs that would not stop]<mt , slower and slower, like a wheel that is let run out>.',
    'Then the bike lay in its shed, and {k} in bed<mt , and [the road rolled itself up and slept|out in the dark one spoke went tick, tick, tick]>.',
    'The lamps went off, one, two, and {k} [rolled|coasted] into bed<mt , [without once touching the brakes|and for a while the bed went gently downhill]>.',
    'There are no [bumps|hills] in bed, so {k} lay flat<mt , [listening to the road cool down|with one hand on a bell that was not there]>.',
    'The helmet went on its hook, and {k} to bed<mt , where [the pillow was the last hill of the day|nobody has to ring at corners]>.',
  ],
  day: [
    'The road [shone|was white], and there was a [lark|small wind] over it.',
    'Flies sat on the [handlebars|bell] and were [given a ride|taken along].',
  ],
  dusk: [
    'The lamps went on, [one on each bike|front and back], and the moths [caught up|came too].',
    'Shadows of wheels went [beside them|along the hedge], as tall as [windmills|houses].',
  ],
  night: [
    'Now the road was [gray|a stripe of moon], and went [up into the stars|on without them].',
    'It was dark, and each lamp [drew its own small road|pushed a bit of light in front of it].',
    'The moon [rode along|had one wheel and no brakes].',
  ],
  beasts: [
    'a beetle in the bike lane',
    'a cow with opinions',
    'a hedgehog with a reflector',
    'a dog who raced every wheel',
    'a swallow',
  ],
  sounds: [
    'a chain went tick, tick, tick',
    'a gate swung',
    'the wires hummed along the road',
    'somebody’s brakes said eek',
  ],
  smells: ['chain oil', 'hot road after rain', 'hay and pancakes'],
  glows: ['a red tail lamp', 'a reflector', 'a window on the hill'],
  foods: ['a sandwich, flat from the basket', 'a pancake, rolled up', 'two plums'],
  walk: [
    'They rode to {place}, [up and down, and up|one behind the other], with {g} in the basket.',
    'It was mostly [downhill|bends] to {place}. They {go}, bells ringing.',
    'So off to {place} they rolled, [tick, tick, tick|and all the dogs came out to see].',
    'The road to {place} went [under the larches|along the wall], and they went with it, [no hands on the level bits|humming].',
  ],
  back: [
    'It was a long [climb|pull] back to {o}, and they sang to help the wheels.',
    'They turned around, [wobble|ting], and rolled back to {o}.',
    'They came home the short way, with the wind [behind them|at their backs], and {o} heard the bells.',
    'Back they rode to {o}, [faster than they had come|ringing all the way].',
  ],
  places: [
    {
      name: 'the top of the pass',
      see: [
        'You could see both sides, [the one they came from and the other|the old side and the new], and they did not match.',
        'The wind had [a bench|a house] up there, and [slammed its doors|was out on it].',
      ],
      host: who('the wind’s housekeeper', 'goat with an apron', 'f', 'goat'),
    },
    {
      name: 'the ford',
      see: [
        'The road went straight into the [stream|brook], [had a drink|without lifting its skirts], and came out on the other side.',
        'Trout stood there, all facing up, like [bikes in a rack|people at a bus stop].',
      ],
      host: who('the ferry duck', 'duck with a whistle', 'f', 'duck'),
    },
    {
      name: 'the tunnel of trees',
      see: [
        'It was green in there, and [light fell through in coins|every bell rang twice].',
        'Leaves had [stuck|printed themselves] on the road, and it [hissed|whispered] under the wheels.',
      ],
      host: who('the tunnel owl', 'owl with goggles', 'm', 'owl'),
    },
    {
      name: 'the bicycle doctor’s',
      see: [
        'Wheels hung from the roof like [hams|moons], and [one still turned|all of them hummed].',
        'A sign said: [TIRES, CHAINS, COURAGE|ALL THINGS MENDED, AND SOME MADE WORSE FIRST].',
      ],
      host: who('the bicycle doctor', 'doctor with oil on her nose', 'f', 'grown-up'),
    },
  ],
  guides: [
    {
      who: who('Ting', 'bicycle bell', 'm'),
      hello: [
        '“Ting!” said {g.np}. “[I beg your pardon|Sorry]. I say it when I’m [pleased|worried], too, and when I’m neither. [Coming through!|You can’t go without me: it’s the law.]”',
        'Something said “ting” at {h.s} elbow. It was {g.np}. “[Is somebody in trouble|Did I hear a sigh]?” said {g}. “Then [I’ll come, and ring at the corners|you will need me in front].”',
      ],
      fail: [
        '“Tong,” said {g}. [It was as near as he could come to “oh dear.”|“That’s a sad one.”]',
        '“I rang,” said {g}. “[But nobody minds a bell|I did, just before it happened].”',
      ],
      hope: [
        '“Ting-a-ting!” said {g}. “[That’s my happy one|I can’t help it].”',
        '“[T|Tin] …” said {g}, and held it in.',
      ],
      bye: ['“Ting,” said {g}, [so soft that you would think it was a star|and let it die away, and away].'],
    },
    {
      who: who('Aunt Pedal', 'snail with a helmet', 'f', 'snail'),
      hello: [
        '“[Left behind again|Wait]!” said {g.np} , on the [fender|milestone]. “I have been on this road since [spring|last Easter]. Give me a lift, and I’ll tell you [every bump|what is behind each bend].”',
        'In the middle of the road sat {g.np}, with one horn out, like a thumb. “[Going my way|Is there room]?” {g.he} said. “I know all about [troubles|bumps]. I go past them so slowly.”',
      ],
      fail: [
        '“[Too fast into the bend|I’d have braked],” said {g}, who had never gone fast in {g.his} life.',
        '{G} drew in {g.his} horns, helmet and all. “[Tell me when we have stopped|Bump],” {g.he} said, from inside.',
      ],
      hope: [
        '“[Wheee|Oh, the wind],” said {g}, [quite low, for dignity|with {g.his} horns blown flat].',
        '“Now we are rolling,” said {g}. “[I’ve waited since Easter to say so|Do not stop].”',
      ],
      bye: [
        '{G} got down at {g.his} milestone. “[Same time next year|I’ve gone farther today than in my life],” {g.he} said, and shut {g.his} door.',
      ],
    },
    {
      who: who('Brake', 'careful dog', 'm', 'dog'),
      hello: [
        '“[Helmets|Slow down]!” barked {g.np}, and sat down in the road. “Looked left? Looked right? [Have you a spare tire, a spare lamp, and a cookie?|You may laugh. I was a racer once.] Good. I’ll be in the basket.”',
        'They were just off when somebody barked. It was {g.np}, with {g.his} paw up. “[One at a time|Not without a plan],” {g.he} said. “[Who is hurt? Nobody? Good.|First we breathe.] Now I will come along, and look both ways.”',
      ],
      fail: [
        '“[I said slow,|What did I say?]” said {g}, with {g.his} paws over {g.his} eyes.',
        '“[Stop, look, think|Stop first],” said {g}. “[It is a good rule|I have it on my collar].”',
      ],
      hope: [
        '“[Faster|Let go the brakes]!” shouted {g}, and [looked around to see who had said it|put a paw over his mouth].',
        '{G.s} tail went around [like a wheel|and around].',
      ],
      bye: [
        '“[Lamps off. Brakes on|All wheels at rest],” said {g}, and lay down across the door, where nobody could roll away.',
      ],
    },
  ],
  tokens: [
    {
      name: 'round red reflector',
      kind: 'light',
      find: [
        'In the ditch lay a round red reflector. {h} wiped it, and put it in {h.his} pocket<mt , [where it looked out like a friendly bull|in case somebody was missing it]>.',
      ],
      use: [
        '{a} held up the round red reflector, and it took what light there was and [threw it back, red as a berry|lit up like a cherry].',
      ],
    },
    {
      name: 'old inner tube',
      kind: 'tie',
      find: [
        '{h} had an old inner tube [around {h.his} neck|over one shoulder]<mt , [with nine patches, each with a story|because you never know]>.',
      ],
      use: [
        '{a} pulled off the old inner tube. It [stretched from here to Tuesday|was black, and patched, and would not be beaten].',
      ],
    },
    {
      name: 'playing card',
      kind: 'sound',
      find: [
        '{h} had clipped a playing card [to the spokes|by the wheel]<mt : the [seven of hearts|jack of clubs], [for the noise|and it made a bike into a plane]>.',
      ],
      use: [
        '{a} took the playing card and ran it along the spokes: [trrr, trrr, trrr-a-trrr|slow, then quick, then slow].',
      ],
    },
    {
      name: 'tire lever',
      kind: 'make',
      find: [
        '{h} kept a tire lever in one sock<mt , [which is where tire levers live|and it had opened jars, too]>.',
      ],
      use: [
        '{a} took out the tire lever. With that, and [a spoke, a strap, and a basket|whatever was in the ditch], {a.he} could make [anything|most things].',
      ],
    },
  ],
  gates: [
    {
      name: 'the toll gate',
      at: [
        'A striped bar came down across the road. “[Wheels pay double|Toll],” said the keeper, who was [a mole|very small]. “[Not money. I’ve a hole in my pocket.|I take news, songs, or a really good sit.]”',
      ],
      on: {
        sound:
          '“[I haven’t got that one|That’s new],” said the keeper, and learned it, [there and then|twice through]. The bar went up on the high note.',
        tell: 'It was [worth three tolls|such good news, though not true]. The keeper laughed till {g} had to [hold the bar up|slap his back].',
        still:
          'They sat with him on his bench and watched [nothing come by|the road]. “[That was a really good sit|Most people only wave],” he said, and lifted the bar himself.',
        notice:
          '“Your bar is [across the hedge|beside the road],” said {a}. “We can go around.” The keeper came out to look. “[Oh, so it is|That explains a lot],” he said.',
      },
    },
    {
      name: 'the ninety-nine bumps',
      at: [
        'Then the road got bumps: [ninety-nine|a whole washboard] of them, one after another. [Teeth rattled. A lamp fell off.|{G} said “ow” to each one.]',
      ],
      on: {
        light:
          'It shone along the edge, and showed a strip no wider than a [tire|hand], [as smooth as butter|where the milk cart goes]. They took that.',
        move: '“[Not slow. Fast|You have to fly],” said {a}, and <f went><w flew> at it so [hard|quick] that {a.s} wheels only touched the tops. So they all did, [a-a-a-a-and|with a hum], and were over.',
        make: 'It was springs: [bent|six] spoons and a [cushion|sponge], under each seat. They went over the bumps like [ducks over waves|a bed going to market].',
        tie: 'They tied all the bikes in a row, like a [caterpillar|train]. When one went down, the next held it up. That way there is hardly any bump at all.',
      },
    },
    {
      name: 'the flock of geese',
      at: [
        'Across the road lay geese, [forty|thirty] of them, [in a heap|asleep]. The oldest [opened one eye|hissed]. “[Road’s closed|Go around the world],” she said. “It’s warm here, and we are [sitting on it|keeping it so].”',
      ],
      on: {
        notice:
          '“There’s a warmer bit,” said {a}, who had [felt|looked at] the road. “[By the wall|Where the sun just left].” So the geese moved over there, one by one.',
        make: 'It was a sign with a picture of a [pond|puddle] and an arrow. The geese [looked it over|can read arrows]. Off they went in a line.',
        move: '{a} <f rode><w rolled> [around and around them|past], and geese must [turn|march] after anything that moves. {a} led them into the field, like a general.',
        light:
          '“[It’s the sun,|Up already?]” said the geese, all together, and got up, as they do at sunrise, and [marched off to the water|went for breakfast].',
      },
    },
  ],
  troubles,
}
