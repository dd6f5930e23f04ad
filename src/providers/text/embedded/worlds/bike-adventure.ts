import { type World, who } from '../world.ts'

export const bikeAdventure: World = {
  themes: ['bike-adventure'],
  setting: 'Hills',
  here: 'a shed at the start of the hill road',
  home: [
    '{k} had oiled the [chain|wheels], and pumped up the tires, and [there was the road|the hill was just standing there]<mt , [going around the corner as if it had something to show|all the way around it, like a ribbon around a hat]>.',
    'In {k.s} shed stood a [red|green] bike with [one bell, two lamps, and a basket|a name: it was called Gallop]<mt , [and it did not like to be left in|and it could smell a downhill from far off]>.',
    'It was the day of the Round-the-Hill Ride<mt , which is not a race, [though everyone looks over their shoulder|and always ends with pancakes]>, and {k} {k.was} [nearly|almost] ready.',
  ],
  bed: [
    'Soon {k} lay in bed with [legs still going around|the wind still in both ears]<mt , slower and slower, like a wheel that is let run out>.',
    'Then the bike was in its shed, and {k} {k.was} in bed<mt , and [the road rolled itself up and slept|out in the dark one spoke went tick, tick, tick]>.',
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
  ],
  back: [
    'It was a long [climb|pull] back to {o}, and they sang to help the wheels.',
    'They turned around, [wobble|ting], and rolled back to {o}.',
    '{O} heard the bells and [waved|was glad].',
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
        '“Ting!” said {g.np}. “[I beg your pardon|Sorry]. I am a bell. I say it when I’m [pleased|worried], too, and when I’m neither. [Coming through!|You can’t go without me: it’s the law.]”',
      ],
      fail: [
        '“Tong,” said {g}. [It was as near as he could come to “oh dear.”|“That’s a sad one.”]',
        '“[I rang|I did ring],” said {g}. “[I did. Nobody minds a bell.|Just before it happened.]”',
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
        '“[Left behind again|Wait]!” said {g.np} from the [mudguard|milestone]. “I have been on this road since [spring|last Easter]. Give me a lift, and I’ll tell you [every bump|what is behind each bend].”',
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
        '“[Helmets|Slow down]!” barked {g.np}, and sat down in the road. “Looked left? Looked right? [Have you a spare tire, a spare lamp, and a biscuit?|You may laugh. I was a racer once.] Good. I’ll be in the basket.”',
      ],
      fail: [
        '“[I said slow,|What did I say?]” said {g}, with {g.his} paws over {g.his} eyes.',
        '“[Stop, look, think|First we stop],” said {g}. “[We did none of it.|It is a good rule.]”',
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
        'In the ditch lay a round red reflector. {h} [wiped it|put it in {h.his} pocket]<mt , [and it looked back at {h.him} like a friendly bull|for somebody was missing it]>.',
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
          '“[Your bar is tied to the wrong post|You’ve put up your bar beside the road],” said {a}. “[We can go around|It bars the hedge].” The keeper came out to look. “[Oh, so it does|No wonder],” he said.',
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
        move: '“[Not slow. Fast|You have to fly],” said {a}, and went at it so [hard|quick] that {a.s} wheels only touched the tops. So they all did, [a-a-a-a-and|with a hum], and were over.',
        make: 'It was springs: [bent|six] spoons and a [cushion|sponge], under each seat. They went over the bumps like [ducks over waves|a bed going to market].',
        tie: 'They tied all the bikes in a row, like a [caterpillar|train]. When one went down, the next held it up. That way there is hardly any bump at all.',
      },
    },
    {
      name: 'the flock of geese',
      at: [
        'Across the road lay geese, [forty|thirty] of them, [sitting|asleep]. The oldest [opened one eye|hissed]. “[Road’s closed|Go around the world],” she said. “It is [warm here|our road].”',
      ],
      on: {
        notice:
          '“There’s a warmer bit,” said {a}, who had [felt|looked at] the road. “[By the wall|Where the sun just left].” The geese thought. They moved there, one by one.',
        make: 'It was a sign with a picture of a [pond|puddle] and an arrow. The geese [looked it over|can read arrows]. Off they went in a line.',
        move: '{a} rode [around and around them|past], and geese must [turn|march] after anything that moves. {a} led them into the field, like a general.',
        light:
          '“[It’s the sun,|Up already?]” said the geese, all together, and got up, as they do at sunrise, and [marched off to the water|went for breakfast].',
      },
    },
  ],
  troubles: [
    {
      title: ['The Road That Ran Out', '{K} and the End of the Road', 'Half a Hill'],
      owners: [
        who('Mr. Gravel', 'road mender', 'm', 'grown-up'),
        who('Milly Tar', 'road mender', 'f', 'grown-up'),
        who('Old Kerb', 'road mole', 'm', 'mouse'),
      ],
      prop: 'a road that stops in the grass',
      vars: { x: ['the milk', 'the mail', 'the school bus'] },
      sign: [
        'The road went around the bend, and [stopped|there was no more of it]. At the end of it somebody with a [broom|shovel] was looking [at the grass|left and right].',
      ],
      woe: [
        '“It’s run out,” said {o.np}. “I had just enough for once around the hill, and it’s [come up short|a bit too short]! And [by morning|tomorrow] {x} has to come through.”<mt  “<t I measured it twice, once in the summer and once in my head, and >[it must have shrunk|somewhere there’s a kink in it],” said {o}. “[I should never have washed it.|A road is a terrible thing to lose track of.]”>',
      ],
      tries: [
        'They pulled it, all together. It came [an inch|a bit], and behind the hill [a house fell off its corner|somebody shouted “Hey!”]. They let it go again.',
        'They filled in the gap with [planks|pancakes]. {G} went over to try it. [{G} ate a hole in it.|There was a splash.]',
      ],
      on: {
        notice:
          '“[Look, there’s a loop|It goes around that tree twice],” said {a}. And so it did, for [no reason|a joke]. They lifted one coil over the top of the tree, and shook. The slack ran along the road like a wave, and the ends met.',
        move: '{a} rode back along it, all the way, faster and faster, [leaning in|low over the bars]. And a road, when you ride it with joy, [lets out its elbows|stretches]. When {a} came around the last bend, there was road [to spare|up to the gate].',
        tie: 'They hooked one end and pulled it across to the other, with a [bow|big knot]. It held! It’s there still, that bow. You go [up and over it|around both loops], and everybody says “whee”.',
        tell: 'The road did not want to be done, that was all. “[What would I do then?|When I’m finished, I stop,]” it said. So {a} told it of all the people who’d go [home|around] on it, [every night|forever], in and out of the lamps. “[Oh|That’s not the end, then],” it said, and lay down.',
      },
      won: [
        'At that the first lamp came around the hill, [tick, tick, tick|small as a pea], and over the join, with not so much as a bump.',
      ],
      gift: ['a cat’s-eye from the middle of the road', 'a pebble with a white line on it'],
      cause:
        'They walked back along the edge, to see where it was caught. There, sitting on a fold of road as on a cushion, {th.was} {th.np}.',
      free: '{Thing} stood up. Ping! went the road, and lay out flat, and was just long enough.',
    },
    {
      title: ['The Bike That Was Afraid of Downhill', '{K} and the Careful Bike', 'Let Go, {O}'],
      owners: [
        who('Dapple', 'old blue bike', 'f', 'robot'),
        who('Hector', 'shiny new bike', 'm', 'robot'),
        who('Pip-Squeak', 'tricycle', 'm', 'robot'),
      ],
      prop: 'a small bike with its brakes on',
      vars: { x: ['a duck pond', 'a haystack', 'a washing line'] },
      sign: [
        'On the top of the hill stood a bike with [no one on it|its lamp shut], and both brakes on. [It squeaked.|Its bell was shaking, ti-ti-ti.]',
      ],
      woe: [
        '“Up is fine,” said {o.np}. “I like up. But it goes down after! Once I let go, and I [ended in|met] {x}.”<mt  At the bottom was home. They could see [the lamp|the pancakes]. “<t I have considered going down backward, and sideways, and by mail, but >[my wheels think only of one thing|it’s the middle that I mind],” said {o}. “[Where you can’t stop yet and can’t not.|When the bell blows off.]”>',
      ],
      tries: [
        'They carried {o}. {O} was [heavy|slippery], and shut {o.his} lamp, and [screamed|rang] at every step. They put {o.him} down.',
        'They tied a [parachute|big umbrella] on. The wind got in it, and {o} went up instead, [as far as a branch|over the hedge]. “[I said I like up|Not that much],” said {o}.',
      ],
      on: {
        light:
          '“[Don’t look at the hill|Only look here],” said {a}, and shone it on the road just ahead, no farther than a [cat|step]. That bit was not steep at all. Nor the next. {O} went down the whole hill on [small, flat|one-cat] pieces of road.',
        sound:
          'The tune had brakes in it: [slow, slow, quick, quick, slow|hum, and stop; hum, and stop]. {O} knew where it would stop, so {o.he} did not mind where it [ran|went]. They sang the whole hill, and at the bottom it came out even.',
        make: 'It was a [second seat|sidecar], so as not to be alone. “[You mean, somebody would come|Is that for you]?” said {o}. “[All the way?|In the middle, too?]” {a} got in. Then it was not a hill. It was a ride.',
        still:
          '{a} sat in the grass beside {o}, and they looked at the hill till it was only [a hill|grass that leans]. By and by one brake [let go|clicked]. After a long time so did the other. “[Just a bit, to see|It’s moving],” said {o}. “[Oh, no. Oh! Oh, yes|It’s me].”',
      },
      won: [
        '“WHEEEE,” said {o}, [past the ducks|past {x}], and around, and right up to the door. “[Again|Is there another one]?” {o.he} said.',
      ],
      gift: ['a bell screw, for luck', 'a spoke with a bead on it'],
      cause:
        'Was it only the brakes that held {o} so fast? They looked behind. There, hanging on to the back wheel, {th.was} {th.np}.',
      free: '“Down?” said {thing}. “With YOU? I thought that you knew how!” They laughed so much that the brakes let go by themselves.',
    },
    {
      title: ['The Wind Who Had No Bike', '{K} and the Jealous Wind', 'A Ride for {O}'],
      owners: [
        who('Gust', 'young wind', 'm', 'cloud'),
        who('Mistress Blow', 'hill wind', 'f', 'cloud'),
        who('Draft', 'small cold wind', 'm', 'cloud'),
      ],
      prop: 'a heap of bikes blown into a tree',
      vars: { x: ['nine', 'eleven', 'fourteen'] },
      sign: [
        'Crash! went the bikes, all [along the wall|in a row]. [Hats flew. A bell rolled downhill.|Someone invisible was trying the pedals.]',
      ],
      woe: [
        '“It isn’t fair,” said {o.np}. “I go around the hill all day, and nobody [waves|rides with me]. They only put their heads down!”<mt  {O} had knocked over {x} bikes [that day|since noon]. “<t I do not do it to be unpleasant, whatever the cows may tell you, but >[I wanted one, and they fall through me|I sit on it, and over it goes],” {o.he} said, and [sniffed|blew {o.his} nose], so that {g} flew into a hedge.>',
      ],
      tries: [
        'They held a bike up for {o.him}. {O} got on. The bike went [straight up a tree|around like a coin], and {o} came off [on both sides|crying].',
        'They gave {o} a [paper windmill|kite] to hold. It [broke|went to the moon]. “[It’s a baby’s|That’s not a bike],” {o} said.',
      ],
      on: {
        make: 'It was a bike without a bike: [two wheels of paper|only sails and spokes], thin as breath. {O} got on. It went around the hill without [touching it|a sound], and you’d have said that it was [the moon on the road|a dream going home].',
        move: '“[Come behind me|Race you],” said {a}, and was off. {O} came along. And with the wind behind, {a} flew! “[We are riding one bike|I’m the back half],” shouted {o}. “[I’m the fast half|Me!]”',
        tie: 'They tied a [long tail|hundred ribbons] to every bike, so that when {o} came by, each one [waved|danced]. “[Is that to me?|They’re waving,]” said {o}, and [waved back|went by again], as softly as could be.',
        notice:
          '“[It doesn’t need wheels to be a ride|Look at the barley],” said {a}. Where {o} went, the field [ran|rode up and down], in long gold waves. {O} had never looked behind {o.him}. “[I do that,|Is that mine?]” said {o}.',
      },
      won: [
        'So {o} went around the hill once more, [slow and wide|blowing everyone home from behind], and all of them sat up straight and put their [heads back|arms out], and waved.',
      ],
      gift: ['a paper windmill that turns by itself', 'a small bag of downhill wind'],
      cause:
        'They pulled the bikes out of the heap, one by one. Under the very last, ringing the bell for help, {th.was} {th.np}.',
      free: '“You gave {thing} the only ride {th.it} ever had,” said {h}. {O} stopped crying. “Did I? Was it good?” It had been the best.',
    },
    {
      title: ['The Lamp That Would Not Go Out Alone', '{K} and the Last Lamp', 'All the Way Home with {O}'],
      owners: [
        who('Wick', 'street lamp', 'm', 'robot'),
        who('Lady Lumen', 'old road lamp', 'f', 'robot'),
        who('Glim', 'small gate lamp', 'm', 'robot'),
      ],
      prop: 'a bent street lamp at a crossroads',
      vars: { x: ['two', 'five', 'seven'] },
      sign: [
        'At the crossroads a lamp went on, and off, and on. [It leaned out over the road, to look.|It had bent right down, like somebody at a window.]',
      ],
      woe: [
        '“I can’t go to bed,” said {o.np}. “There’s one not home yet. I count them out, and I count them in. [I’m one short|{X} went by, and one did not].”<mt  “<t It has no lamp of its own, it goes very slowly, it never rings, and >[all the rest are in|I’ve shone till my glass hurts],” said {o}, [going dim|flickering]. “But if I [go out|close my eye], and it comes then, how will it [know the way|see the turn]?”>',
      ],
      tries: [
        'They rode up and down, and shouted. [A cow came|Three owls came]. “[Not you|That’s not the one],” said {o}, “but thank you.”',
        'They told {o} it must have gone another way. “[There’s no other way|I AM the way],” said {o}, and [stood straighter|went on shining], and it cost {o.him} a lot.',
      ],
      on: {
        light:
          'Far down in the dark it was seen. [A small shape|Something] stopped, and turned. It had gone [right by|past in the fog]. Now it came up to the light, one turn of a wheel at a time.',
        sound:
          'It went out over the fields, farther than a lamp can. And from [the ditch|behind the mill] there came a little answer: [tick, tick, ting|ting], and it was [slow|tired], and it was coming.',
        notice:
          '“[There’s a track, just one wheel|Look in the dust],” said {a}. “It came as far as here. And here’s [where it lay down|a feather].” There in the long grass, right under {o}, too near for {o} to see, it was asleep.',
        tie: 'They tied it to {o}, and let it out down the dark road, with all their [bells|ribbons] on. By and by there was a tug. Somebody had [ridden into|taken hold of] it, and came home along it, hand over hand.',
      },
      won: [
        'It was a very small [owl on a unicycle|mouse on one wheel]. “[Am I late|Were you waiting]?” it said. “[Not long|Oh, no],” said {o}. And {o} lit it up to its own door, and then went out, with a sigh, like anybody.',
      ],
      gift: ['a bit of warm glass', 'the little brass key of a street lamp'],
      cause:
        'Something stirred, up in {o.s} own lantern, behind the glass. No one had thought to look there. It was {th.np}.',
      free: '“{Thing}! You were in already!” said {o}. “All home, then. All home.” And {o} went out, as softly as an eye.',
    },
  ],
}
