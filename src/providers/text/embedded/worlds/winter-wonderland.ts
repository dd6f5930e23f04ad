import { type World, who } from '../world.ts'

export const winterWonderland: World = {
  themes: ['winter-wonderland'],
  setting: 'Snowy Wood',
  weather: 'snow',
  here: 'the last house before the snow',
  home: [
    'It had snowed for [two days|a night and a day]~, and ~the garden gate was gone. {k} [climbed over where it had been|went out by the window].',
    'The whole village was under snow up to the [sills|doorbells]<mt , and the chimneys talked to one another in smoke>. {K} had been sent out to [find the path|look for the milk].',
    '{k} had [one sled|a sled] and [a whole hill|the last hour of light], and the snow was [dry and deep|as good as new]<mt , with not one foot mark in it>.',
  ],
  bed: [
    'Then {k} {k.was} in bed, [under three quilts and a cat|with a hot brick at the foot of it]<mt , and outside the snow came down on everything that had been said that day>.',
    'Soon {k} lay listening to the snow, [which makes no noise at all|and there was nothing to hear]<mt , and that is the best thing there is to listen to>.',
    'Then {k} got into bed with a hot water bottle at {h.s} feet<mt , while the snow went by the window, [counting itself|in no hurry at all]>.',
    'Soon {k} lay under three quilts<mt , and the stove ticked, and snow came down on the roof like [someone turning pages|feathers on feathers]>.',
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
        '“Oops,” said {g.np}, coming out of a [drift|hedge] with a [branch|washing line] on his antlers. “Is this [yours|the way]? I’m [coming too|going with you]. [I only fall over on corners|My legs are new].”',
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
      name: 'piece of ice',
      kind: 'light',
      find: [
        '{h} had found a piece of ice, as round as [a coin|an eye]<mt , that [did not melt in the hand|made the sun small and near]>.',
      ],
      use: ['{a} held up the piece of ice. The stars fell into it and came out as [one long beam|a light].'],
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
        move: 'Up went {a}, on [all fours|tiptoe], too quick to sink. {A.he} stamped a step, and a step. They climbed up after {a.him} as if to bed.',
        make: 'It was a sort of snowshoe, of [twigs|a broom]. With [eight|six] of those they walked on top, [like ducks|flap, flap, flap].',
        tie: 'They tied themselves together in a row. When one sank, the others pulled, and so they [got|bobbed] across, like [peas on a string|washing].',
      },
    },
  ],
  troubles: [
    {
      title: ['The Snowflake Who Would Not Fall', '{K} and the Last Flake', '{O} Comes Down'],
      owners: [
        who('Tinsel', 'snowflake', 'f', 'star'),
        who('Minim', 'snowflake', 'm', 'star'),
        who('Lace', 'small snowflake', 'f', 'star'),
      ],
      vars: { x: ['a chimney', 'the church', 'the school bell'] },
      prop: 'one snowflake on the edge of a cloud',
      sign: [
        'The snow had stopped. But up in the air, [over {x}|no higher than the roof], one bit of it hung on. [It was shaking.|It said, “Eek.”]',
      ],
      woe: [
        '“I can’t look down,” said {o.np}. “I am the last one! All the rest have gone~, and ~I do not know [where they go|how it ends].”<mt  The cloud {o} was holding on to had got [quite small|thin], and wanted to go home. “[It is so far|They say no two of us are alike],” said {o}. “[What if I land on somebody?|Then nobody has ever been afraid just like this.]”>',
      ],
      tries: [
        'They held out a pillow. “[Too soft|I will go through it],” said {o}. They held out a tray. “[Too loud|Too hard],” said {o}.',
        '{G} blew, to help. {O} went up instead, [twice around the weathercock|higher than before]. “[Thank you, that’s worse|Eeek],” {o.he} said.',
      ],
      on: {
        light:
          '{O} saw the small light, down there in all that white. So that was where it ended! [It looked like a window.|It looked kind.] {O} let go.',
        still:
          '{a} held out one hand, flat, and kept it so. It got cold. It stayed. “[Is that for me|You are not tired]?” said {o}. And {o} let go, and came down, around and around.',
        move: '{a} got up on the highest [gatepost|step] and then fell, on purpose, on {a.his} back, arms wide. Flump! “[It’s lovely|Again],” {a.he} said. In the snow was an angel. {O} had to laugh, and let go.',
        tell: 'And as {a} told it, {o} leaned out to hear, [and leaned|a bit more], for the best bits were low. “What did you say?” said {o}, [halfway down|and then saw where {o.he} was]. It was just like flying.',
      },
      won: [
        '{O} landed on the tip of {h.s} nose, looked {h.him} in the eye for one moment, six points and all, and said, “Oh. Soft”.',
      ],
      gift: ['a paper star with six points', 'a drop of snow that has not melted'],
      cause: 'Then they saw why. On the only clear spot below, just where {o} would land, stood {th.np}.',
      free: '{Thing} moved over one step. There was the spot, white and ready. {O} let go, and fell, and it was soft.',
    },
    {
      title: ['One Story Short of Spring', '{K} and the Bear Who Could Not Sleep', '{O} Goes to Bed'],
      owners: [
        who('Bruin', 'bear cub', 'm', 'bear'),
        who('Hazel', 'bear cub', 'f', 'bear'),
        who('Mumble', 'bear cub', 'm', 'bear'),
      ],
      vars: { x: ['the bed of leaves', 'the pillow of moss', 'the heap of hay'] },
      prop: 'a bear’s cave with a bed of leaves',
      sign: [
        'In a hole in the hill somebody turned over, and over, and over again. [“Bother,” it said.|“No,” it said. “Nor that side.”]',
      ],
      woe: [
        'Out looked {o.np}. “I ought to sleep till spring,” said {o}. “They all do! But I [can not start|have tried since Tuesday].”<mt  Behind, in {x}, lay a big bear, and a middle bear, both snoring. “I promised I’d be quick,” {o.he} said. “If I don’t start now I’ll [wake up late|miss the first flowers]. [I always do.|And I promised to show them to my mother.]”>',
      ],
      tries: [
        'They counted sheep for {o.him}. {O} asked what the sheep were called. By [forty|nineteen], {o} wanted to [meet them|know who was their king].',
        'They rocked the bed. It [rocked well|went like a boat], and then it rolled out of the cave and down the hill with {o} in it. “[Again|Whee],” said {o}.',
      ],
      on: {
        sound:
          '{O} knew that one! {O.s} mother had hummed it, low and furry, before she dropped off. “[Keep on|Do the middle],” {o} said. {o.s} eyes went [half shut|small]. They went shut.',
        still:
          '{a} lay down in {x} as well, and looked at the dark. {a} breathed in; the bears breathed out. Soon they were [all in time|like one big bear]. And {o} was in it too, fast asleep.',
        tell: '“And then?” said {o}. “And then?” And then, more slowly, “and …” It had only wanted the one last story, [with a bit of snow in it|and there was a bear in it].',
        notice:
          '{a} put a hand in {x}. “[There’s a stone|Here’s a pinecone],” said {a}, “right in the middle.” {O} lay back. “Oh,” said {o}. “Oh, that is the side I was looking f …”',
      },
      won: [
        'They covered {o.him} up to the nose. {O} was asleep with {o.his} whole weight, as bears are, and would not stir until there were [catkins|crocuses].',
      ],
      gift: ['a tuft of brown fur', 'a leaf from a bear’s bed'],
      cause:
        'There was a lump at the foot of the bed. They lifted the leaves. There, wide awake, {th.was} {th.np}.',
      free: 'Out came {thing}, and the bed lay flat. {O} said “Oh,” and was asleep before the end of it.',
    },
    {
      title: ['The Lamplighter’s Sled', '{K} and the Hundred Lamps', 'A Push for {O}'],
      owners: [
        who('Mr. Wick', 'lamplighter', 'm', 'grown-up'),
        who('Aunt Glimmer', 'lamplighter', 'f', 'grown-up'),
        who('Jory', 'lamplighter’s boy', 'm', 'child'),
      ],
      vars: { x: ['the Owls’ Ball', 'the Long Night', 'Grandfather Frost’s birthday'] },
      prop: 'a sled full of lamps, stuck in the snow',
      sign: [
        'In the road was a sled, stuck up to the seat. [A hundred lamps clinked in it, none lit.|Someone was pushing it and saying “Please.”]',
      ],
      woe: [
        '“I ought to hang a lamp on every tree, from here to the lake,” said {o.np}, “for {x}. And I’m stuck!”<mt  {O} had been stuck since [noon|lunch]. The ponies had gone home. “They’ll all come through the wood tonight,” {o.he} said, “[and walk into it|bumping into things in their good clothes].”>',
      ],
      tries: [
        'They pushed. It did not go. They pushed more. [They went in|Their boots went in], and stayed, and they had to be pulled out by {g}.',
        'They dug. They dug so well that the sled [sank|went down] a foot. Now you could not see [the seat|the horses, if there had been any].',
      ],
      on: {
        tie: 'One end was for the sled, and one for a bent birch with snow on its back. {a} shook the tree. Off went the snow, up went the birch, and up came the sled like a fish.',
        make: 'It was a pair of runners, broad and turned up at the toes, made of [two planks|a fence board and a bit of ice]. They fixed them on. Now the snow held it up, as it holds a goose.',
        move: '{a} ran on ahead, and stamped, and ran, and stamped, making a hard white road. When {a.he} [looked around|had got to the first tree], the sled was coming after.',
        light:
          '{a} laid the beam on the snow by the runners, left, right. It smoked. It shone. It turned to ice, smooth as a plate, and off slid the sled.',
      },
      won: [
        'So they hung the lamps, all hundred. The last was [on the smallest fir|by the lake]. When they looked back, a road of stars went through the wood, and down it came the first guests.',
      ],
      gift: ['the stub of a lamp candle', 'a match that has lit a hundred lamps'],
      cause: 'They looked under the sled. There, frozen fast to one runner, {th.was} {th.np}.',
      free: 'They breathed on {thing}, all at once, till {th.it} came loose. The sled gave a jump and slid off by itself.',
    },
    {
      title: ['The Wind That Lost Its Whistle', '{K} and the North Wind', '{O} Learns to Blow'],
      owners: [
        who('Boreas', 'north wind', 'm', 'cloud'),
        who('Whiff', 'small wind', 'f', 'cloud'),
        who('Gusty', 'young wind', 'm', 'cloud'),
      ],
      vars: { x: ['kites', 'weathercocks', 'windmills'] },
      prop: 'a small wind in a woolly scarf',
      sign: [
        'It was too still. The [smoke went straight up|flag hung down like a dishcloth]. Something [soft|cold] sat down next to {h} and sniffed.',
      ],
      woe: [
        '“I’ve lost my whistle,” said {o.np}. You could see {o.him} by the bit of snow that went around and around. “Without it I can’t go fast~, and ~all the {x} have stopped.”<mt  {O} drew a breath and blew. [Hhhh, it went, like someone on a mirror.|One twig said, “Yes?”] “I had it in the [chimneys|keyholes] last night,” {o.he} said.>',
      ],
      tries: [
        'They looked in all the keyholes. They found a draft, [which bit|and a smell of supper], and a lady who wanted to know [what they were doing|if they had lost something].',
        'They shook a bottle at {o.him}, so that {o.he} could blow over the top. {O} [got in|blew]. It took a while to get {o.him} out.',
      ],
      on: {
        sound:
          '{O} went quiet, then around {a} three times, then tried it: [hhh|fff] … hwee … wheeee! A wind does not lose a whistle. It just forgets the tune.',
        notice:
          'There was a hole in the gatepost, no bigger than a [pea|thumb], and a bit of frost on it, [pointing in|combed one way]. “[You left it there|Try that one],” said {a}. {O} went through, and it went wheeee!',
        make: 'It was a new one, cut from [an elder twig|a reed], with a hole here and a hole there. {O} tried it on. Wheeee! “[It’s better than the old one|It’s got two notes],” {o.he} said.',
        still:
          '{a} waited till {o} had settled, soft as a shawl, all around {a.him}. Then {a} felt it: between one breath and the next, very thin, there was a wheee. It had been in there. It had only got cold.',
      },
      won: [
        'Off went {o} over the roofs, and every one of the {x} turned to look. A hat got up and ran. “Wheeee,” said every keyhole in the street.',
      ],
      gift: ['a whistle made of ice', 'a pinch of wind in a matchbox'],
      cause:
        'They put an ear to the tallest chimney. Something was stuck in it. It was {th.np}, with {o.s} whistle on.',
      free: 'Up popped {thing} like a cork, and the whistle after. “Wheeee!” went {o}.',
    },
  ],
}
