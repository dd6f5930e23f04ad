import { type World, who } from '../../world.ts'
import { troubles } from './troubles.ts'

export const autumnHarvest: World = {
  themes: ['autumn-harvest'],
  setting: 'Autumn Forest',
  weather: 'wind',
  here: 'an orchard at apple time',
  home: [
    'It was the last day of the picking, and {k} had [apples up both sleeves|been up and down the rows since breakfast]<mt , and the whole world smelled of [jam|wood smoke and windfalls]>.',
    '{k} {k.was} raking the leaves into a heap<mt , [which the wind took down again as fast as it went up|the biggest heap in the county, nearly]>.',
    'The wagon stood full to the [top|brim]<mt  with [pumpkins, pears, and one sleeping cat|everything that had been small and green in spring]>, and {k} had the best seat, on the very top.',
    '{k} {k.was} threading red leaves on a string<mt , and [the string was longer than the kitchen already|there were still two windows to go]>.',
    '{k} had turned the cider press all day<mt  and had sticky elbows, which is [how you know that the cider is good|what comes of tasting each jug]>.',
    '{k} had one last basket to fill<mt , and had found the right tree for it, a crooked one whose apples nobody else ever bothered with>.',
    '{k} hung up lanterns for the orchard supper<mt , one for each apple tree, so that [no tree would feel left out|the trees could see what they were eating]>.',
  ],
  bed: [
    'Soon {k} lay in bed under the [patchwork|thick] quilt<mt , which had [a leaf in it, somewhere|all the colors of the hill]>, and the wind went [around the house|by with its shoes off].',
    'Then {k} went to bed, with [cold ears and warm feet|a bit of smoke in {k.their} hair]<mt , and down in the cellar the apples lay side by side in the dark, not touching>.',
    'The sheets smelled of apples<mt , since they had shared a drawer all summer>, and {k} lay [quite still in them|between them], and breathed.',
    'In bed {k} heard one apple fall, [far off|out there], and [waited for the next|then only the wind]<mt , [and it was a long time coming|which had come to see that all was well]>.',
    'There was a warm stone in the bed, [wrapped in flannel|in a sock]~, and ~{k} curled up around it, like [a cat|a leaf].',
    'From the bed you could see the [orchard|wagon], with the moon in it. {K} looked until {k.they} could not tell [the apples from the stars|one tree from another].',
  ],
  day: [
    'The light came in [low|from the side], and everything had a [gold edge|long shadow].',
    'Leaves came down, [one, and one, and one|as if somebody up there were reading letters and dropping them].',
    'The wasps were slow and full of pears, and [let everybody by|minded nothing].',
  ],
  dusk: [
    'Smoke went up [straight|in blue strings] from the bonfires, and the rooks [went home, arguing|counted one another].',
    'The pumpkins were lit, and [began to grin|one by one they opened their eyes].',
    'A mist came up from the brook, [as high as a hen|and lay down between the trees].',
  ],
  night: [
    'Night came early, [with its collar up|smelling of chestnuts].',
    'The last cart had gone home, and there was nobody on the hill but the [wind|moon].',
    'It was dark, with a wind in it, and a [huge|great orange] moon [got up out of the corn|sat in the apple tree].',
    'The stars were [sharp|new and cold], and [every window in the valley was gold|down in the valley the windows were lit].',
  ],
  beasts: [
    'a hedgehog with a leaf on',
    'a squirrel who had lost count',
    'a fat, late wasp',
    'a field mouse with an ear of corn',
    'an owl, putting on feathers',
  ],
  sounds: [
    'the leaves said hush, and hurry',
    'an apple fell, tock',
    'geese went over',
    'the dry corn whispered',
  ],
  smells: ['apples and smoke', 'wet leaves', 'cinnamon'],
  glows: ['a pumpkin with a candle in it', 'a bonfire', 'the moon in the cider'],
  foods: ['a baked apple', 'pumpkin soup in a cup', 'hot chestnuts in a paper bag'],
  walk: [
    'They {go} [down between the rows|through the dry corn], [swish, swish|rustle, rustle], to {place}.',
    'They got a lift to {place} on the [pumpkin cart|hay wagon], and [{g} drove|sang to the horse].',
    'So they {go} to {place}, through leaves as deep as [bathwater|a feather bed].',
    'The way to {place} went along the [hedge|orchard wall]~, and so ~there were [blackberries|late plums] to eat as they {go}.',
  ],
  back: [
    'They {go} back the way the [smoke|wind] was going, to {o}.',
    'Back they came, with [burrs on their socks|leaves in their hair], [and {o} was waiting|to where {o} was].',
    '{O} had [counted every leaf on the ground|looked at the gate the whole time] while they were away.',
    'It was downhill all the way back to {o}, and [the wind pushed|the leaves came along].',
  ],
  places: [
    {
      name: 'the cider press',
      see: [
        'Wasps [sang|reeled] around it, and the wood was black with a hundred years of apples.',
        'It creaked and [dripped|ran gold], and somebody had hung a cup on it for whoever came by.',
      ],
      host: who('the cider goat', 'goat with a sweet tooth', 'm', 'goat'),
    },
    {
      name: 'the corn maze',
      see: [
        'The corn was dry, and it [talked|whispered] more than it had all summer.',
        'Every turn looked like the last turn, but for one, which had a [scarecrow|shoe] in it.',
      ],
      host: who('the maze fox', 'fox who knows the way but is not telling', 'f', 'fox'),
    },
    {
      name: 'the chestnut avenue',
      see: [
        'Green, prickly balls fell [with a thump|all around]~, and ~when they split, [a brown eye looked out|there was a chestnut in each].',
        'The trees had dropped all their leaves [but the top ones|on one side], like people halfway out of a coat.',
      ],
      host: who('the chestnut squirrel', 'squirrel with a ledger', 'f', 'squirrel'),
    },
    {
      name: 'the mill at the end of the field',
      see: [
        'The wheel went around, [thump, splash|slowly], and the flour hung in the air like fog.',
        'There were cats, and [all of them were white with flour|every one of them sneezed flour].',
      ],
      host: who('the miller mouse', 'mouse in an apron', 'm', 'mouse'),
      setting: 'Workshop',
    },
  ],
  guides: [
    {
      who: who('Gaffer Turnip', 'scarecrow', 'm', 'grown-up'),
      hello: [
        '“Boo,” said {g.np}, [politely|and took off his hat]. “[I always have to say that first.|That’s my work. Now then.] [The crows have gone to bed, so I’m free|It’s my evening off]. [My legs are new to this|You might hold my arm]. What’s the matter?”',
      ],
      fail: [
        '“That’s what comes of straw for brains,” said {g}. “[Mine, I mean.|I thought of it.]”',
        '{G} scratched {g.his} head, and some straw came out. “[No|That’s not it],” {g.he} said.',
      ],
      hope: [
        '“[I could crow|Boo for joy],” said {g}.',
        '{G} stood on one leg, which is how {g.he} [stands|works] all year, and waved the other.',
      ],
      bye: [
        '{G} got back up on {g.his} pole and put out {g.his} arms. “[I’ll mind the field till morning|Off you go],” {g.he} said, and a small bird came and slept in {g.his} sleeve.',
      ],
    },
    {
      who: who('Prickle', 'hedgehog', 'f', 'hedgehog'),
      hello: [
        'From the leaf heap came a snort, and {g.np}, with [a pear|a label] stuck to {g.him}. “I should be asleep till spring,” {g.he} said. “I’ve put out my [candle|slippers]. But [one more thing, before winter|go on, then]. What is it?”',
      ],
      fail: [
        '{G} rolled up in a ball. “[Wake me when it works,|Is it better yet?]” {g.he} said, from in there.',
        '“[I’ve had dreams that went better|That was a prickly business],” said {g}.',
      ],
      hope: [
        '{G} unrolled to see. “[Well, I’m glad I stayed up|Oh, I’d have missed that],” {g.he} said.',
        '“I’m not yawning. I’m [amazed|open-mouthed],” said {g}.',
      ],
      bye: [
        '{G} yawned, went around twice in the leaves, and was asleep till [March|the snowdrops]. They put the last leaf on {g.him} very gently.',
      ],
    },
    {
      who: who('The Old Wind', 'October wind', 'm', 'cloud'),
      hello: [
        '[All the leaves got up, and in the middle of them|Every leaf flew up, and there among them] was {g.np}. “[Hold your hats|Whoosh],” {g.he} said. “I have [a whole hill to undress by Sunday|so many trees to undress], but I can spare [a puff|an evening]. [What needs shaking?|Who called?]”',
      ],
      fail: [
        '“[Pff|Huff],” said {g}. “[I’d blow it all down and begin again|So that’s a no].”',
        '{G} was so surprised that {g.he} dropped everything {g.he} carried. It was mostly leaves, and [one letter|nine hats].',
      ],
      hope: [
        'Every leaf for a mile stood still. {G} was [holding his breath|listening].',
        '{G} whistled, [low|in all the keyholes].',
      ],
      bye: [
        '{G} shut the gate behind {g.him} so softly that [it could have been a leaf|the latch only sighed].',
      ],
    },
  ],
  tokens: [
    {
      name: 'polished chestnut',
      kind: 'light',
      find: [
        '{h} had a polished chestnut, [the first of the year|rubbed on one sleeve all day]<mt , and it shone like [a horse|the knob on a judge’s door]>.',
      ],
      use: [
        '{a} held up the polished chestnut. It took the [glow|light] of the evening, and shone [red and gold|like a small brown sun].',
      ],
    },
    {
      name: 'grass whistle',
      kind: 'sound',
      find: [
        '{h} had a grass whistle between {h.his} thumbs<mt , [the kind that makes cows look up|made of the last green blade in the field]>.',
      ],
      use: ['{a} blew the grass whistle: [preee, pree-oo|thin and high, then wavery].'],
    },
    {
      name: 'baling twine',
      kind: 'tie',
      find: [
        '{h} had a ball of baling twine [in one pocket|in {h.his} hat]<mt , [the stuff that holds up most farms|red, and furry as a caterpillar]>.',
      ],
      use: [
        '{a} pulled out the baling twine, [yard after yard|red as a berry]. It was strong enough to [pull a wagon|hold a horse].',
      ],
    },
    {
      name: 'apple peeler',
      kind: 'make',
      find: [
        'It was {h.s} turn with the apple peeler<mt , [and {h} could do a whole one in a single curl|with the blue handle]>.',
      ],
      use: [
        '{a} took the apple peeler, and a [stick, a turnip, and some string|crate nobody needed], and [whittled away|began to peel and to whittle].',
      ],
    },
  ],
  gates: [
    {
      name: 'the crow parliament',
      at: [
        'On the gate sat [nine|eleven] crows, all in black. “[Order!|The gate stays shut,]” said the first. “We must [talk it over|vote on it], and we have been at it since August. What do you say?”',
        '[The next gate was full of crows|Crows sat all along the gate], wing to wing. “[Halt!|Who’s there?]” said the biggest. “[We’re having a meeting about this gate|This is a meeting], and nobody [goes|gets] through till [we agree|it’s over].”',
      ],
      on: {
        sound:
          '“[Well said|Hear, hear],” said all the crows. “[And it had a tune in it|We never heard it put so well].” Every crow was for it, and so the gate was [opened|let go].',
        still:
          'They [listened to the whole meeting|stayed for all of it], every caw. “[Somebody stayed|To the very end],” said the first crow, and had to wipe its eye, before it [opened the gate|let them through].',
        tell: 'The crows forgot their meeting. They laughed till they [fell off, one after another|had to hold on to one another], and the gate swung open.',
        notice:
          '“It isn’t even shut,” said {a}. “[You’re all sitting on one side, that’s all|There’s no latch].” The crows looked. “[Well, I never|So it isn’t],” said the first one, and moved along a bit, and the gate swung open.',
      },
    },
    {
      name: 'the great leaf pile',
      at: [
        'In the lane lay all the leaves of [the avenue|October], as high as the hedge. They went in up to the neck, and came out [again where they had started|just where they had gone in].',
        'The wind had been sweeping~, and ~there in the lane stood a wall of leaves, as high as the [hedge|hayloft], with no way around.',
      ],
      on: {
        light:
          'The light shone in, red, gold, and red, and now they saw that there were rooms in there, and halls, like a house made of leaves. They went in at the front and out at the back.',
        move: '{a} took a long start and <f went><w rolled> [whoosh|straight in], and out at the far side~, and ~where {a} had gone there was a tunnel for everybody.',
        make: 'It was a plow, made out of [two doors|an old gate], and they pushed it ahead of them, and the leaves stood up like walls on the left and right.',
        tie: 'They tied one end to [a pony|the pony] on the other side, and held on, and were pulled through like [corks|carrots], laughing, with leaves in their ears.',
      },
    },
    {
      name: 'the sleeping pumpkin cart',
      at: [
        'Across the lane stood a cart full of pumpkins, and [the old horse in front of it|its horse] had gone to sleep, standing up.',
      ],
      on: {
        sound:
          'One ear of the horse turned, and then the other. It woke up [humming|in step], and walked on in time to the tune~, and ~the cart rolled after it, and the lane was free.',
        light:
          'The horse opened one eye, and took it for the lamp [in its stable|at home]. So it trotted off after the light, with all its pumpkins, and they had only to [lead it around the corner|wave].',
        make: 'It was a bridge, made of [crates and a door|pumpkin boxes], up one side of the cart and down the other. They went over so softly that not one pumpkin [stirred|rolled].',
        tie: 'They tied it to the [harness|reins], and the other end to a bunch of carrots out in front. The horse smiled in its sleep, and took six steps [forward|after them], and the way was free.',
      },
    },
  ],
  troubles,
}
