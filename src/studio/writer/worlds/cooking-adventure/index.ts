import { type World, who } from '../../world.ts'
import { troubles } from './troubles.ts'

export const cookingAdventure: World = {
  themes: ['cooking-adventure'],
  setting: 'Kitchen',
  here: 'a big warm kitchen',
  home: [
    'On Sundays {k} had the run of the [big old kitchen|kitchen of the Hotel Bluebell]<mt , where [the spoons were as long as oars|there was a cupboard no one had got to the back of]>.',
    '{k} had an apron, a tall stool, and [half a plan|a bowl of something]<mt , and [the cook had gone to see about a fish|everyone else was asleep]>.',
    'The kitchen was [warm and empty|all theirs]. {k} [opened the pantry door|went in to lick the bowl]<mt , and it went back much farther than it had on Friday>.',
  ],
  bed: [
    'Then {k} went to bed, [smelling of cinnamon|warm as a bun]<mt , and down in the kitchen the pans hung in a row, from big to small, and shone>.',
    'Soon {k} lay under the quilt like [jam between two slices|a pie under its crust]<mt , and the stove ticked as it cooled>.',
    'Then the oven ticked as it cooled, and {k} went up to bed<mt with [flour behind both ears|one last spoonful of something]>.',
    'Soon {k} lay in bed, full to the top<mt , and the smell of {smell} came up the stairs and sat on the end of the blanket>.',
  ],
  day: [
    'The kettle was [singing|in a good mood], and the windows were [steamed up|white].',
    'Sun lay on the butter, [and the butter did not mind|so they moved it].',
  ],
  dusk: [
    'The kitchen window went [blue|gray], and someone lit the [small lamp|stove].',
    'Pans on the wall turned from gold to [copper|red], which meant evening.',
  ],
  night: [
    'Now it was night, and the only light came from [the oven door|under the kettle].',
    'The moon looked in at the pantry window to see if there was any cake.',
  ],
  beasts: [
    'a mouse in a paper hat',
    'a ladybug on a lettuce',
    'a moth in the flour',
    'a cat on the bread bin',
    'an ant with a crumb',
  ],
  sounds: ['the kettle muttered', 'a tap went plink', 'the oven ticked', 'the jam said plop'],
  smells: ['cinnamon', 'warm bread', 'orange peel'],
  glows: ['the pilot light', 'a coal', 'a candle stub'],
  foods: ['the end of a loaf with jam', 'a cinnamon bun', 'a cup of cocoa'],
  walk: [
    'They {go} along the shelf to {place}, [past the sleeping plates|between two rows of cups].',
    'So, with one eye on the oven, they {go} to {place}.',
    'It is a long way to {place} when everything smells so good. They {go} there [without one lick|with only two licks].',
  ],
  back: [
    'Then they {go} back to {o}, [with flour on their noses|before anything could boil over].',
    'Back by the stove, {o} was waiting.',
    '{O} had not [moved|stirred] when they got back.',
  ],
  places: [
    {
      name: 'the pantry',
      see: [
        'Shelf over shelf of jars went up into the dark, [plum, peach, pickle|red, gold, green], and the top ones had [clouds around them|snow on].',
        'Something in there [was humming|had its boots on]. It was [only the cheese|the ginger].',
      ],
      host: who('the pantry mouse', 'mouse with a bunch of keys', 'f', 'mouse'),
    },
    {
      name: 'Flour Hill',
      see: [
        'Each step went poof. [Soon they were white to the knees.|They left prints like snowmen.]',
        'At the top stood a wooden spoon with a flag on. [It said, “Stir.”|Somebody had got there before them.]',
      ],
      host: who('the flour hen', 'very white hen', 'f', 'hen'),
    },
    {
      name: 'the spice drawers',
      see: [
        'There were a hundred small drawers, and in each was [a smell from a different country|a different weather].',
        'Out of one came [a warm wind|somebody’s laugh], and out of the next a sneeze.',
      ],
      host: who('the pepper mouse', 'mouse who is always about to sneeze', 'm', 'mouse'),
    },
    {
      name: 'the jam cellar',
      see: [
        'It was cool and dim, and each jar had [a bit of summer shut in it|last summer inside].',
        'Steps went down, and down, and were [sticky|sweet]. [They checked.|It was hard not to check.]',
      ],
      host: who('the cellar snail', 'snail as fat as a plum', 'm', 'snail'),
    },
  ],
  guides: [
    {
      who: who('Auntie Whisk', 'wire whisk', 'f'),
      hello: [
        '“[What’s all this standing about|Quick, quick],” said {g.np}, coming down off the hook in a whirl. “Nothing ever got better by [standing|sitting]. [You must get AIR into it.|Around and around, that’s my whole advice.] Where is it? Let me at it.”',
      ],
      fail: [
        '“[Overdone|It curdled],” said {g}. “[Start with a clean bowl|It happens to custards, too].”',
        '{G} went around [twice|nine times], for her nerves.',
      ],
      hope: [
        '“It’s [thickening|coming together],” said {g}. “[Don’t stop now|Can you feel it]!”',
        '{G} hummed in all {g.his} wires. “[Soft peaks|Peaks],” {g.he} said. “I see peaks.”',
      ],
      bye: ['{G} hung {g.himself} up, and swung a little, [and then a very little|slower], and was still.'],
    },
    {
      who: who('Chef Bouillon', 'ladle', 'm'),
      hello: [
        '“Non, non, non!” said {g.np}, and jumped off the hook. “I hear a soup in trouble. [I, {g}, come|You need {g}]! [Do not stir without me.|Stand up straight. Food can see you.]”',
      ],
      fail: [
        '“Non,” said {g}, and [shut both eyes|hung himself up] for a moment. “[We shall not speak of it|Never in France].”',
        '“It wants [a pinch|a soupçon],” said {g}. “[Of what? Of not doing that.|A pinch of something else.]”',
      ],
      hope: [
        '“[Ah! Ah-ha|Mmm]!” said {g}, and kissed {g.his} own handle.',
        '“[Gently|It is going to the boil],” said {g}. “I [weep|tremble]. It is only steam.”',
      ],
      bye: [
        '“[Bon|Good] night, my small chefs,” said {g}, [up on the hook|drying one eye]. “You were [well seasoned|done to a turn].”',
      ],
    },
    {
      who: who('Granny Dough', 'sourdough', 'f'),
      hello: [
        'A lid went up with a sigh. “I am {g},” said {g.np} in a big jar. “I am [ninety|a hundred and four], dear, and I rise [slowly|late]. [Put me under your arm|Bring me along]. I like to be warm.”',
      ],
      fail: [
        '“[Never mind|Well], dear,” said {g}. “I have been flat [too|many a time]. [You get up again in an hour|One rises].”',
        '“[Pff|Oof],” said {g}, and let out a bubble. “[Give it time|It needed a rest].”',
      ],
      hope: [
        '“[I feel a bubble coming|Oh, that’s it, dear],” said {g}. “[It’s a good one|Now it’s alive].”',
        '{G} went up a whole [inch|finger]. “[I do that when I am pleased|It’s the warmth],” {g.he} said.',
      ],
      bye: [
        '“Feed me on Sunday, dear,” said {g}. {G.he} [gave a yawn with a bubble in it|pulled the cloth up], and {g.his} lid went down.',
      ],
    },
  ],
  tokens: [
    {
      name: 'tiny brass cup',
      kind: 'light',
      find: [
        '{h} had found a tiny brass cup in the [sugar|button jar]<mt , [too small for soup, just right for honey|and wore it on one thumb]>.',
      ],
      use: [
        '{a} held up the tiny brass cup. It caught the oven’s glow, and [gave it back as a star|shone like a lamp].',
      ],
    },
    {
      name: 'tin horn',
      kind: 'sound',
      find: [
        'The tin horn was not in use. {h} had it on {h.his} head<mt , [point up|which is the right way]>.',
      ],
      use: ['{a} put the tin horn to {a.his} lips. [Too-too|Ta-taa], it went, [too-ta-too|soft and round].'],
    },
    {
      name: 'bit of ribbon',
      kind: 'tie',
      find: [
        'A bit of ribbon was left over from a cake. {h} put it in {h.his} pocket<mt [, because pink is rare|, and licked the end]>.',
      ],
      use: [
        '{a} pulled the bit of ribbon from {a.his} pocket. It was pink, and a bit sticky, and [stronger than it looked|just long enough].',
      ],
    },
    {
      name: 'wooden spoon',
      kind: 'make',
      find: [
        'There was a wooden spoon on the floor. {h} stuck it in {h.his} belt<mt [, like the sword of a cook|. You never know]>.',
      ],
      use: [
        '{a} took the wooden spoon. It could [dig|lift]. That was a start. {A.he} added [two corks and a lid|a fork and a cork].',
      ],
    },
  ],
  gates: [
    {
      name: 'the proud cheese',
      at: [
        'In the doorway stood a cheese as big as a [cartwheel|door], and would not roll. “I am [blue|four years old],” it said. “[Impress me|I do not move for just anyone].”',
      ],
      on: {
        sound:
          'Holes in a cheese are [there for a reason|like a flute]. The tune went in at one and came out at six. “Oh,” said the cheese, and [rolled aside|waltzed off].',
        still:
          'The cheese was used to people saying “Phew.” No one did. “[You may pass|How restful],” it said, and it [blushed|went a softer blue].',
        tell: 'The cheese cracked. “[Ha|Ho],” it said. “Look at me. I’ve got crumbs on.” It had to [roll off and lie down|move over].',
        notice:
          'It had a label on the wrong side. “[You are upside down|It says THIS WAY UP],” said {a}. “[Four years|So that was it]!” said the cheese. They turned it over, and it rolled off, singing.',
      },
    },
    {
      name: 'the river of syrup',
      at: [
        'Somebody had tipped over the syrup, and a gold river ran across the floor, [slow and deep|as wide as a bed].',
      ],
      on: {
        light:
          'In the glow they saw [toast|crackers], floating, all in a row, [like ice on a pond|like stepping stones]. They went over, crunch, crunch, crunch.',
        move: '{a} <f took a run and slid, on [two butter dishes|a tray],><w gave one big push and slid, wheels buttered,> whoosh, right across. “[Lean back|Don’t stop in the middle]!” {a.he} called. They came, one by one.',
        make: 'It was a boat: a bread tin, with a [napkin|lettuce leaf] for a sail. They went over [sitting very straight|at the speed of syrup], and licked the oars.',
        tie: 'They hung it from the pan rack and [swung|crossed like monkeys]. {G} dipped a toe. {G.he} said it was by mistake.',
      },
    },
  ],
  troubles,
}
