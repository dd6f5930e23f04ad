import { type World, who } from '../../world.ts'
import { troubles } from './troubles.ts'

export const autumnHarvest: World = {
  themes: ['autumn-harvest'],
  setting: 'Autumn Forest',
  weather: 'wind',
  here: 'an orchard at apple time',
  home: [
    'It was the last day of the picking, and {k} had [apples up both sleeves|been up and down the rows since breakfast]<mt , and the whole world smelled of [jam|wood smoke and windfalls]>.',
    '{k} {k.was} raking leaves into a heap<mt , [which the wind took down again as fast as it went up|the biggest heap in the county, nearly]>, for the lantern supper that night.',
    'The wagon stood full to the [top|brim]<mt , of [pumpkins, pears, and one asleep cat|everything that had ever been small and green]>, and {k} had the best seat, on the very top.',
  ],
  bed: [
    'Soon {k} lay in bed under the [patchwork|thick] quilt<mt , that had [a leaf in it, somewhere|all the colors of the hill]>, and the wind went around the house, trying the shutters.',
    'Then {k} went to bed, with [cold ears and warm feet|a bit of smoke in {k.their} hair]<mt , and down in the cellar the apples lay side by side in the dark, not touching>.',
  ],
  day: [
    'The light came in [low|from the side], and everything had a [gold edge|long shadow].',
    'Leaves came down, [one, and one, and one|as if somebody were reading letters and dropping them].',
  ],
  dusk: [
    'Smoke went up [straight|in blue strings] from the bonfires, and the rooks [went home, arguing|counted one another].',
    'The pumpkins were lit, and [grinned|one by one they opened their eyes].',
  ],
  night: [
    'Night was early, and [had its collar up|smelled of chestnuts].',
    'It was dark, with a wind in it, and a [huge|great orange] moon [got up out of the corn|sat in the apple tree].',
    'The stars were [sharp|new and cold], and every window in the valley was gold.',
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
    'They {go} down between the [rows|dry corn], swish, swish, to {place}.',
    'They got a lift to {place} on the [pumpkin cart|hay wagon], and [{g} drove|sang to the horse].',
    'So they {go} to {place}, through leaves as deep as [bathwater|soup].',
  ],
  back: [
    'They {go} back the way the [smoke|wind] was going, to {o}.',
    'Back they came, [with burrs on their socks|leaves in their hair], and {o} was waiting.',
    '{O} had [raked a small neat ring|lit a lantern] while they were away.',
  ],
  places: [
    {
      name: 'the cider press',
      see: [
        'Wasps [sang|reeled] about it, and the wood was [sweet to the touch|black with a hundred years of apples].',
        'It creaked, and [dripped|wept gold], and somebody had hung a [cup|spoon] there, for whoever came.',
      ],
      host: who('the cider goat', 'goat with a sweet tooth', 'm', 'goat'),
    },
    {
      name: 'the corn maze',
      see: [
        'The corn was dead, and [talked|whispered] more than when it lived.',
        'Every turn looked [the same|like the last], but one, which had a [scarecrow|shoe] in it.',
      ],
      host: who('the maze fox', 'fox who knows the way but is not telling', 'f', 'fox'),
    },
    {
      name: 'the chestnut avenue',
      see: [
        'Green hedgehogs fell [with a thump|all around], split, and had [brown, shining eyes|mahogany] in them.',
        'The trees had taken off [all but their hats|one sleeve], to show how they felt.',
      ],
      host: who('the chestnut squirrel', 'squirrel with a ledger', 'f', 'squirrel'),
    },
    {
      name: 'the mill at the end of the field',
      see: [
        'The wheel went around, [thump, splash|slow], and flour hung [in the beams|like a fog].',
        'There were cats, [all of them white|and they sneezed].',
      ],
      host: who('the miller mouse', 'mouse in an apron', 'm', 'mouse'),
      setting: 'Workshop',
    },
  ],
  guides: [
    {
      who: who('Gaffer Turnip', 'scarecrow', 'm', 'grown-up'),
      hello: [
        '“Boo,” said {g.np}, [politely|and took off his hat]. “[I have to say it first.|That’s work. Now then.] The crows have gone to bed, so I’m free. [My legs are new to this|One of you might hold my arm]. What’s amiss?”',
      ],
      fail: [
        '“Well, there’s straw for brains,” said {g}. “[I may say it. I have it.|Mine, I mean.]”',
        '{G} scratched {g.his} head, and [some came out|looked at what came off]. “No,” {g.he} said.',
      ],
      hope: [
        '“[I could crow|Boo for joy],” said {g}.',
        '{G} stood on one leg, which is [easy for him|how he stood all year], and waved the other.',
      ],
      bye: [
        '{G} got back up on {g.his} pole and put out {g.his} arms. “[I’ll hold the field till morning|Off you go],” {g.he} said, and a small bird came and slept in {g.his} sleeve.',
      ],
    },
    {
      who: who('Prickle', 'hedgehog', 'f', 'hedgehog'),
      hello: [
        'From the leaf heap came a snort, and {g.np}, with [a pear|a label] stuck to {g.him}. “I should be asleep,” {g.he} said. “I’ve set [three alarm snails|out my slippers]. But [one more thing, before winter|go on, then]. What is it?”',
      ],
      fail: [
        '{G} rolled up. “[Wake me in spring,|Is it better yet?]” {g.he} said, from in there.',
        '“[I’ve had dreams that went better|That was a prickly one],” said {g}.',
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
        'All the leaves got up, and in the midst of them was {g.np}. “[Hold your hats|Whoosh],” {g.he} said. “I’ve [the whole hill to undress by Sunday|work to do], but I can spare [a puff|an evening]. [What needs shaking?|Who called?]”',
      ],
      fail: [
        '“[Pff|Huff],” said {g}. “[I’d have blown it down and begun again|That’s a no].”',
        '{G} dropped everything {g.he} was carrying. It was [mostly leaves, and one letter|nine hats].',
      ],
      hope: [
        'Every leaf for a mile stood still. {G} was [holding his breath|listening].',
        '{G} whistled, [low|in all the keyholes].',
      ],
      bye: [
        '{G} shut the gate behind {g.him} so softly that [you would think it was a leaf|the latch only sighed].',
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
        '{a} held up the polished chestnut, and it took the [glow|light] and went [red and gold|like a small brown sun].',
      ],
    },
    {
      name: 'grass whistle',
      kind: 'sound',
      find: [
        '{h} had a grass whistle between {h.his} thumbs<mt , [the kind that makes cows look up|and it was the last green blade in the field]>.',
      ],
      use: ['{a} blew the grass whistle: [preee, pree-oo|thin and high, then wavery].'],
    },
    {
      name: 'baling twine',
      kind: 'tie',
      find: [
        '{h} had a ball of baling twine [in one pocket|on a thumb]<mt , [which holds up most of the country|red, and furry as a caterpillar]>.',
      ],
      use: [
        '{a} pulled out the baling twine, [yard after yard|red as a berry]. It would [tie up a wagon|not know how to break].',
      ],
    },
    {
      name: 'apple peeler',
      kind: 'make',
      find: [
        'It was {h.s} turn with the apple peeler<mt , [and {h} could do a whole one in a single curl|with the blue handle]>.',
      ],
      use: [
        '{a} took the apple peeler, and a [stick, a turnip, and some string|crate], and [whittled and pegged|peeled, bored, and fitted].',
      ],
    },
  ],
  gates: [
    {
      name: 'the crow parliament',
      at: [
        'On the gate sat crows, [nine|eleven] of them, in black. “[Order|The gate is shut],” said the first. “[We are debating it.|We’ve been debating it since August.] Have you anything to say to the house?”',
      ],
      on: {
        sound:
          '“[That’s a point|Hear, hear],” said all the crows. “[Well put|It has a tune], which the last one had not.” The gate was [carried|voted open], nine to none.',
        still:
          'They sat through it all, every caw. “[They listened|To the end],” said the first crow, and had to [wipe|clear] its eye. “[That’s never happened|Open the gate for them].”',
        tell: '“[A story|Is it long]?” said the crows. It was. They laughed till they [fell in the ditch|let go of the gate], and it swung.',
        notice:
          '“[It’s not shut. You’re all sitting on the one side|Your gate’s not latched],” said {a}. They looked. “[Adjourned|Objection],” said the first crow, and moved along. It swung.',
      },
    },
    {
      name: 'the great leaf pile',
      at: [
        'In the lane lay the leaves of [the whole avenue|all October], as high as the hedge. [Something under them giggled.|They went in to the neck, and came out where they had started.]',
      ],
      on: {
        light:
          'It shone through, red, gold, red, and they saw it from inside: it was [rooms|a house], with halls, and they went through it [like wind|in at the front and out at the back].',
        move: '{a} took a long [run|start] and <f went><w rolled> [whoosh|straight in], and out at the far side, and where {a} had gone there was a tunnel.',
        make: 'It was a plow, [of two doors|out of an old gate], and they drove it before them, and the leaves stood up like the sea for Moses.',
        tie: 'They [threw it over the lamppost|tied it to the pony], and were pulled through, [up to the ears|like a cork], laughing and spitting leaves.',
      },
    },
  ],
  troubles,
}
