import { type World, who } from '../../world.ts'
import { troubles } from './troubles.ts'

export const winterWonderland: World = {
  themes: ['winter-wonderland'],
  setting: 'Snowy Wood',
  weather: 'snow',
  here: 'the last house before the snow',
  home: [
    'It had snowed for [two days|a night and a day], and {k} [dug out the gate|went to find the gate]<mt , which had been there on Sunday>.',
    'The village was under snow, and {k} [went to find the path|looked for the milk]<mt , while the chimneys talked to one another in smoke>.',
    'A sled and a whole hill: {k} had [both|them]<mt , with not one foot mark in the snow>, and an hour of light.',
    'Two socks on each foot, and out went {k}<mt , [as round as a bun|with a carrot for whoever might need one]>, into the snow.',
    'By the fence {k} had made a snow [cat|bear]<mt , [with whiskers of straw|asleep, because that is easier]>. [It was nearly done|Now it wanted a tail].',
  ],
  bed: [
    'Then {k} {k.was} in bed, [under a quilt and a cat|with a warm stone]<mt , and outside the snow came down on everything that had been said that day>.',
    'Snow makes no noise, and {k} [lay listening to it|lay and listened]<mt , and that is the best thing there is to listen to>.',
    'With warm feet, {k} lay in bed [by eight|again]<mt , while the snow went by the window, [counting itself|in no hurry at all]>.',
    'The stove ticked, and {k} lay under three quilts<mt , and the snow came down on the roof like [someone turning pages|feathers on feathers]>.',
  ],
  day: [
    'The sun was [low and small|pale as a lemon], and the snow was full of [blue shadows|sparks].',
    'Each fence post wore a tall white hat.',
  ],
  dusk: [
    'The snow went [pink, then blue|blue as a plum], and far windows turned [yellow|gold].',
    'It was dusk~, and ~the cold [stepped closer|put on its boots].',
  ],
  night: [
    'Then the stars came out, [so near that you could hear them tick|sharp as pins].',
    'Night had come, [and the snow kept its own light|blue and still].',
    'Green light began to [wave|move] in the sky, like [a curtain in a draft|slow grass].',
  ],
  beasts: ['a snow hare', 'a robin', 'a fox in white', 'a mouse with cold ears', 'a fat snow bunting'],
  sounds: [
    'snow slid off a branch, flump',
    'the ice hummed',
    'a sled bell rang far off',
    'the frost went tick',
  ],
  smells: ['snow and wood smoke', 'pine', 'hot milk'],
  glows: ['a lit window', 'a green light in the sky', 'a lantern'],
  foods: ['hot potato soup', 'a cinnamon bun', 'roast apples'],
  walk: [
    'They {go} over the snow to {place}, and their tracks came after them.',
    'The snow squeaked all the way to {place}. They {go} close together, for the warmth.',
    'So they {go} to {place}, with [their breath in front of them|snow on their hats].',
  ],
  back: [
    'Their own tracks led them back to {o}, [half filled in already|neat as stitches].',
    'Back they {go} through the snow, and there was {o}, [a little whiter than before|still hoping].',
    '{O} had [stamped a small ring|written “help” in the snow, in case].',
  ],
  places: [
    {
      name: 'the glass lake',
      see: [
        'The lake was ice from side to side, [black and clear|green as a bottle], and under it [a fish looked up|slow fish went by like thoughts].',
        'When you knocked on it, it [sang|said “oomm”], and the far bank said it back.',
      ],
      host: who('the lake penguin', 'penguin in a scarf', 'm', 'penguin'),
    },
    {
      name: 'the snow-fort hill',
      see: [
        'The old fort had [seven towers|one door and no inside], and snowballs stood by in [heaps|rows], in case.',
        'From up there the village was [a plate of sugar cubes|no bigger than a cake].',
      ],
      host: who('the snow-fort king', 'snowman with a paper crown', 'm', 'snowman'),
    },
    {
      name: 'the white wood',
      see: [
        'Each twig had a line of snow on it, [neat as chalk|as thin as a pencil mark], and when one let go they all [sighed|had to].',
        'There were tracks: [four toes, three toes, and a thing that hopped|someone small had gone out to supper].',
      ],
      host: who('the white rabbit', 'rabbit you could hardly see', 'f', 'rabbit'),
    },
    {
      name: 'the icicle cave',
      see: [
        'Icicles hung [by the hundred|like a pipe organ], long and short. {H} could see {h.him}self in each one, [upside down|very thin].',
        'It was green in there~, and ~every drip had [made itself a small tower|a pool of its own].',
      ],
      host: who('the cave bear', 'bear who should have been asleep', 'f', 'polar-bear'),
    },
  ],
  guides: [
    {
      who: who('Mr. Twigg', 'snowman with one coal eye', 'm', 'snowman'),
      hello: [
        '“[Would you mind|Excuse me],” said {g.np}. “Somebody gave me a hat, and no legs. If you’d just [roll me along|pull the sled]? I hear there’s trouble. [I’d like to see some, while I last.|I have only until spring.]”',
        'What {h} had taken for a gatepost took off its hat. It was {g.np}. “[I’ve stood here since Sunday|I see everything that goes by],” {g.he} said, “and [it’s time I went somewhere|you look as if you could use an extra nose]. May I?”',
      ],
      fail: [
        '{G.s} nose fell off. They put it back, [a bit lower|the other way up]. “Thank you,” {g.he} said. “I felt that, too.”',
        '“Well, [it’s no worse than a thaw|nothing melted],” said {g}.',
      ],
      hope: [
        '“I’ve gone all [warm|soft],” said {g}. “[Quick, somebody say something cold|I mustn’t].”',
        '{G} waved {g.his} twig so hard that a [bird|leaf] came to sit on it.',
      ],
      bye: [
        'They set {g} by the gate, [facing the house|with a fresh carrot]. “I never sleep,” {g.he} said. “[So you needn’t either. I mean, you may|I’ll look at the window for you].”',
      ],
    },
    {
      who: who('Old Auntie Drift', 'snow owl', 'f', 'owl'),
      hello: [
        'Part of the snow opened two eyes. It was {g.np}. “In my first winter,” {g.he} said, “[it was so cold that sneezes broke|the moon froze to a tree]. This is [mild|nothing]. [I shall show you the way|Come along].”',
        'A bit of the roof shook itself, and snow flew. It was {g.np}. “[I heard a sigh|That was no owl],” {g.he} said, “[so I had better come|and I know what helped in my seventh winter]. [We shall see|Dress warmly].”',
      ],
      fail: [
        '“In my second winter,” said {g}, “[somebody tried that. They are still there|that was tried with a reindeer].”',
        '“It was [colder|harder] in my ninth winter,” said {g}, “[and we did it worse|but not much sillier].”',
      ],
      hope: [
        '“[Well|Now], I never saw that,” said {g}. “[In any winter|And I have seen forty].”',
        '“[Hoo|Hush],” said {g}. “There is a bit of spring in that.”',
      ],
      bye: [
        '“Some day,” said {g}, “I shall say: in the winter of [{h}|that child] …” And {g.he} [was snow again|shut both eyes].',
      ],
    },
    {
      who: who('Klaas', 'reindeer', 'm', 'deer'),
      hello: [
        '“Oops,” said {g.np}, coming out of a [drift|hedge] with a [branch|clothesline] on his antlers. “Is this [yours|the way]? I’m [coming too|going with you]. [I only fall over on corners|My legs are new].”',
        'Something slid around the corner, sat down, and said “Oops.” It was {g.np}. “[I was going to stop|I saw your faces],” {g.he} said. “[Can I help?|Is it a trouble?] I can pull [things|a sled], and I’m warm to lean on.”',
      ],
      fail: [
        '“Oops,” said {g}. “[That was my foot|I leaned on it].”',
        '{G} slid by, [sitting down|backward]. “[Oops|Do not get up],” {g.he} said.',
      ],
      hope: [
        '“[Look at that|Oh]!” said {g}. “And not one oops.”',
        '{G} jumped for joy, and [for once came down on all four feet|stayed up].',
      ],
      bye: [
        '{G} bowed, and [went in up to his ears|his antlers got stuck in the gate]. “Oops,” {g.he} said, very happily.',
      ],
    },
  ],
  tokens: [
    {
      name: 'small brass bell',
      kind: 'sound',
      find: [
        'In the snow lay a small brass bell, off a sled. {h} [shook it|kept it]<mt , and it said one clear thing>.',
      ],
      use: ['{a} shook the small brass bell: [ting, ting-a-ting|three clear notes, then one].'],
    },
    {
      name: 'ice crystal',
      kind: 'light',
      find: [
        '{h} had found an ice crystal, as round as [a coin|an eye]<mt , that [did not melt in the hand|made the sun small and near]>.',
      ],
      use: ['{a} held up the ice crystal. The stars fell into it and came out as [one long beam|a light].'],
    },
    {
      name: 'striped sock',
      kind: 'tie',
      find: [
        'One striped sock hung [on the fence|from a twig], stiff as a board. {h} put it in {h.his} pocket to thaw<mt . Somebody would be glad of it>.',
      ],
      use: [
        '{a} took the striped sock. It had thawed, and it stretched. It [stretched and stretched|was made by a grandmother and would never break].',
      ],
    },
    {
      name: 'carrot',
      kind: 'make',
      find: [
        'There was a carrot in {h.s} pocket<mt [, left from a snowman who had moved on|, for any snowman who might be short of one]>.',
      ],
      use: [
        '{a} got out the carrot. It would be the [point|middle] of the thing. The rest was snow, and there was no lack of that.',
      ],
    },
  ],
  gates: [
    {
      name: 'the frost giant’s gate',
      at: [
        'A frost giant sat in the gap, chin on knees, and filled it. “[Brrr|I am cold],” he said. “[I am always cold|It comes with the work].”',
      ],
      on: {
        sound:
          'The giant’s foot began to [tap|go]. Then it was both feet, and then he was up and [dancing|jigging], and as warm as toast. There was the gap.',
        still:
          '{a} was small~, but ~{a.he} was warm. They leaned there a while, child and giant. “[Oh|That helps],” he said. “[Nobody leans on me|It only wanted a bit].” He moved over.',
        tell: 'The giant laughed till he [steamed|had to undo a button]. “I am hot!” he cried. “[Fancy that!|First time since the Ice Age!]” And he went to lie in the snow.',
        notice:
          '“Your door is open,” said {a}. In the giant’s coat, low down, was a hole. {a} [pinned it|did up the button]. “Well, I never,” said the giant, and got up to try it out.',
      },
    },
    {
      name: 'the snowdrift',
      at: [
        'Then came the drift, [higher than a house|smooth as cream], with the path [on the far side|somewhere inside it].',
      ],
      on: {
        light:
          'It shone blue right through, and there inside was a tunnel, where [a fox|badgers] had been before. They went in on hands and knees.',
        move: 'Up went {a}, <f on [all fours|tiptoe], too quick to sink. {A.he} stamped a step, and a step.><w too quick to sink, and left two hard tracks behind, like rails.> They climbed up after {a.him} as if to bed.',
        make: 'It was a sort of snowshoe, of [twigs|a broom]. With [eight|six] of those they walked on top, [like ducks|flap, flap, flap].',
        tie: 'They tied themselves together in a row. When one sank, the others pulled, and so they [got|bobbed] across, like [peas on a string|beads].',
      },
    },
  ],
  troubles,
}
