import { type World, who } from '../../world.ts'
import { troubles } from './troubles.ts'

export const butterflyGarden: World = {
  themes: ['butterfly-garden'],
  setting: 'Garden',
  here: 'a garden behind a brick wall',
  home: [
    'There was a garden as small as a [rug|tablecloth]<mt , with everything in it coming up, or about to>, and it was {k.s}.',
    'Behind the wall was Grandmother’s garden<mt , where the [beans have names|snails pay rent]>, and {k} had the watering can.',
    'In the week of buds {k} lived in the garden<mt , to see that [each had its turn|none of them opened too early]>. [One was nearly open|There were so many].',
    'Beans, peas, and one shoe: {k} had [watered|sprinkled] them all<mt , and [the shoe looked the better for it|a bee by mistake, which shook itself]>.',
    'The little gate in the wall was open, and {k} went in<mt , [ducking under the sweet peas|to see how much had happened since breakfast]>.',
  ],
  bed: [
    'Soon {k} lay in bed with [green knees|earth under every nail]<mt , and below the window the garden went on, [with no light and no noise|growing in the dark like bread]>.',
    'The window stayed open, and {k} went to bed<mt , [where it smelled of mint|and one moth came too, and sat on the lampshade, thinking]>.',
    'The daisies shut, and [soon|by and by] {k} did, too<mt , [tucked in up to the chin|with one leaf still in the hair]>.',
    'Mud came off in the bath, and {k} lay in bed<mt , [pink and warm|listening to the beans go up]>.',
    'One last look at the [buds|beans], and {k} {k.was} in bed<mt , [where nobody has to grow, and everybody does|and the dew came down outside]>.',
  ],
  day: [
    'The sun lay on the wall like a [cat|warm hand], and bees went [in and out|from door to door].',
    'A cabbage white flew by as if it had [been blown out of a book|forgotten something], and came back.',
  ],
  dusk: [
    'The daisies shut, [one after another, like shops|pink at the tips].',
    'It grew cool and blue, and the white flowers [came forward|began to shine].',
  ],
  night: [
    'Then it was night, and the garden smelled [twice as much|of mint and wet stone].',
    'The moths had the flowers now, [that the bees had had|by moonlight].',
    'It was dark, and every leaf had [a drop with a star in it|its own small lamp of dew].',
  ],
  beasts: [
    'a ladybug with one spot',
    'a bee who was late',
    'a caterpillar with a plan',
    'a worm with no sense of direction',
    'a grasshopper in green tights',
  ],
  sounds: [
    'a bud went pip',
    'the beans climbed, with a creak',
    'the rain barrel said plink',
    'a bee hummed in a foxglove',
  ],
  smells: ['mint and wet earth', 'sweet peas', 'tomato leaf'],
  glows: ['a glowworm', 'a drop with the moon in it', 'a white moth'],
  foods: ['strawberries, warm from the wall', 'bread and radishes', 'honey from the comb'],
  walk: [
    'They {go} down the brick path to {place}, [between the lavender and the bees|past the rhubarb, which is a wood if you are small].',
    '{Place} was [at the far end|four flower beds off], and in a garden [that’s a country|nobody hurries]. They {go} there.',
    'So they {go} to {place}, [under the beans|by the snails’ road, which is silver].',
    'First left at the [thyme|mint], then on past the peas: they {go} to {place}.',
  ],
  back: [
    'They {go} back by the [strawberry bed|silver road], and it took a while, because of the strawberries.',
    'Back they came, [yellow with pollen|with wet sleeves], to {o}.',
    'So they {go} back, [smelling of mint|with a bee behind them], and {o} looked up.',
    'It was a shorter way back to {o}, now that they knew [the stones|which leaves to duck].',
  ],
  places: [
    {
      name: 'the compost heap',
      see: [
        'It [steamed|breathed], and was warm as a [cow|pie], and things went in that came out as something else.',
        'Everything there was [turning into next year|soft, brown, and busy].',
      ],
      host: who('the heap toad', 'toad with a golden eye', 'm', 'frog'),
    },
    {
      name: 'the greenhouse',
      see: [
        'It was summer in there, [all year long|and a bit of jungle], and the glass [dripped on their necks|was fogged with leaf breath].',
        'Tomatoes hung in the dusk like [lanterns|red thoughts].',
      ],
      host: who('the greenhouse cat', 'cat who lies in seed trays', 'f', 'cat'),
    },
    {
      name: 'the lily pond',
      see: [
        'The pond held [the sky|one cloud], with a frog in the middle of it.',
        'Things went by on the water [on six thin legs|skating], and things hung under it, [looking up|blowing pearls].',
      ],
      host: who('the pond snail', 'snail who lives upside down', 'f', 'snail'),
    },
    {
      name: 'the beehive',
      see: [
        'It hummed [one note|in gold], and there was a [doormat|guard with a very small spear].',
        'If you put your ear to it you could hear [everybody talking of clover|the whole summer, being put in jars].',
      ],
      host: who('the old queen', 'retired queen bee', 'f', 'bee'),
    },
  ],
  guides: [
    {
      who: who('Mr. Trowel', 'mole', 'm', 'mouse'),
      hello: [
        'The lawn rose, and out of it came {g.np}, with [a vest|earth on his hat]. “[Is this the pantry? No|I turned left at the carrot],” {g.he} said. “I can’t see a thing, but I feel what’s [up|wrong]. It’s coming up through my feet. Lead me to it.”',
        'A small hill came across the grass, and stopped, and there was {g.np}, shaking [his hat|both hands]. “[I heard crying, overhead,|Who is sad up here?]” {g.he} said. “[I’ll come. Say when there’s a step.|Turn me the right way, and I’ll help.]”',
      ],
      fail: [
        '“[It’s roots, it’s always roots|Dig deeper],” said {g}.',
        '{G} went down a hole to be alone with it. “[No|That’s gone sour],” {g.he} said, from there.',
      ],
      hope: [
        '“[Something’s sprouting|I feel a shoot],” said {g}. “Don’t anybody step.”',
        '{G} took off {g.his} hat to it, [though facing the other way|a little to one side].',
      ],
      bye: [
        '{G} said good night to the [rosebush|watering can], thinking it was {h}, and went down, and the lawn closed over him.',
      ],
    },
    {
      who: who('Lady Cabbage', 'white butterfly', 'f', 'butterfly'),
      hello: [
        '“I can’t stop,” said {g.np}, stopping. “There is so much to see, and I mean to see it all. [Trouble? I haven’t done that yet|I’ve done roses]. [Show me.|May I come and see it?]”',
        'Something white came down on {h.s} hand, as light as [paper|a wish]. It was {g.np}. “[What’s this? Is it sad|Is that a sigh]?” {g.he} said. “I have never been along to one. [Let me|Do let’s].”',
      ],
      fail: [
        '“So that’s what failing is!” said {g}. “[How interesting. What’s next?|I’d only heard of it.]”',
        '{G} sat on it, and opened and shut, [thoughtfully|twice].',
      ],
      hope: [
        '“[This is the best I’ve seen|I’m so glad I came],” said {g}, “and I’ve seen [poppies|a rainbow].”',
        '{G} went up in a spiral, [like a thought|and down], for no reason but that.',
      ],
      bye: [
        '{G} folded up on the sill, like a [letter|little book]. “[Tomorrow: clouds|I’ve done Wednesday now],” {g.he} said. “It was lovely.”',
      ],
    },
    {
      who: who('Old Spade', 'robin', 'm', 'parrot'),
      hello: [
        '{G.np} came down on the handle of the [fork|spade]. “[Mine, mine, mine|This is all mine],” {g.he} sang, [with his chest out|very sweetly]. “The garden, the worms, the whole Wednesday. So if it’s in trouble, then it’s MY trouble. [Fall in.|Come along, I’ll supervise.]”',
        '“[Who is sniffing in MY garden|Whose trouble is that]?” somebody sang. It was {g.np}, on the handle of the spade. “[Mine, then|It’s in my flower bed]. [I’d better come.|Bring the fork, and follow me.]”',
      ],
      fail: [
        '“[Not in MY garden|I never allowed that],” said {g}, and turned {g.his} back.',
        '{G} ate a worm over it. “[Go on, I’m listening|That’s better],” {g.he} said.',
      ],
      hope: [
        '{G} sang one line, [to himself|without once saying “mine”].',
        '“[Ours|That’s ours],” said {g}, by mistake.',
      ],
      bye: [
        '{G} sang the whole garden to bed, [bed by bed|from the top of the pear tree], mine, mine, and yours.',
      ],
    },
  ],
  tokens: [
    {
      name: 'packet of seeds',
      kind: 'sound',
      find: [
        'In the shed {h} found a packet of seeds, with the picture [faded off|eaten by a mouse]<mt , so that it might be [carrots or cathedrals|anything at all]>.',
      ],
      use: ['{a} shook the packet of seeds: [shick, shick-a-shick|soft as rain on leaves].'],
    },
    {
      name: 'garden twine',
      kind: 'tie',
      find: [
        '{h} had the garden twine [over one arm|in {h.his} hat]<mt , [green, and smelling of sheds|which had once held up a hollyhock in a storm]>.',
      ],
      use: [
        '{a} unwound the garden twine. It was [green and hairy|the kind that sweet peas go up], and it did not slip.',
      ],
    },
    {
      name: 'glass marble',
      kind: 'light',
      find: [
        'Digging, {h} had come on a glass marble<mt , [with a twist of blue in it|that somebody lost before there was electric light]>, and [licked it clean|polished it].',
      ],
      use: [
        '{a} held the glass marble up, and it [gathered in the whole garden, upside down, and shone|drank the light, and was a small blue moon].',
      ],
    },
    {
      name: 'flowerpot',
      kind: 'make',
      find: [
        '{h} was wearing a flowerpot<mt , [since all explorers have hats|and could see out by the hole]>.',
      ],
      use: [
        '{a} took off the flowerpot. Upside down it was a [house|hill]. With [sticks and moss|two forks and a leaf] it could be more. {A.he} set to work.',
      ],
    },
  ],
  gates: [
    {
      name: 'the nettle patch',
      at: [
        'Then there were nettles, [shoulder to shoulder|as high as {h.s} nose]. “[Ow is the password|We sting],” they said. “[We don’t want to. It’s how people know it’s us.|Nobody’s ever stayed to talk.]”',
        'The way went straight through the nettles, and they [closed up|leaned together]. “[Careful|Sorry],” they said. “[Everyone goes around us|We are always in the way]. [It does hurt our feelings.|Nobody says hello.]”',
      ],
      on: {
        sound:
          'They began to sway, [all together|left, right], and at each sway there was a lane, [no wider than a song|and then it was wider].',
        still:
          'They sat down in front of them, for a talk about the weather. “[You’re the first|How nice],” said the nettles, and laid their leaves back, like ears.',
        tell: 'They shook so with laughing that all their [hairs|stings] fell off. “[Oh, stop, we’re only leaves now|Go on, go by],” they said.',
        notice:
          '“You’re full of [caterpillars|little black babies],” said {a}. “[You’re a nursery|That’s why you sting].” “[Somebody noticed|Yes],” said the nettles, very proud, and let them by to look.',
      },
    },
    {
      name: 'the garden hose',
      at: [
        'Across the path lay the hose, [green, and coiled|hissing], and it stood up like a cobra. “[Tsss|I’ve been stepped on],” it said. “[Nobody ever waters ME.|I’m all kinks, and I’m cross.]”',
        'Something green reared up out of the [grass|lettuce], and dripped. It was the garden hose. “[Not past me|Stop right there],” it said. “[I’ve a knot in my middle|They left me out all night], and I’m in a mood.”',
      ],
      on: {
        light:
          'The sun went through its drops, and there was a [rainbow|bow of colors] over its own head. It had never looked up. It lay down on its back, to see.',
        move: '{a} was around it, and back, and around, <f hop, hop,><w on one wheel,> till it had [followed {a.him} with its head|tied itself in a bow]. Then {a.he} turned off the water, and it lay down.',
        make: 'It was a [stand|reel], of two pots and a rake, to lie on in the shade. “[With no kinks|For me]?” said the hose, and wound itself up, like a cat.',
        tie: 'They tied it to the [trellis|old plum], with its nose over the dry bed. “[Oh. A view|I could do that all day],” it said, and watered.',
      },
    },
  ],
  troubles,
}
