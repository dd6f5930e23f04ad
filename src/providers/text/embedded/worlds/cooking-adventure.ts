import { type World, who } from '../world.ts'

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
  foods: ['the end of a loaf with jam', 'a hot cross bun', 'a cup of cocoa'],
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
      name: 'brass thimble',
      kind: 'light',
      find: [
        '{h} had found a brass thimble in the [sugar|button jar]<mt , [too small for soup, just right for honey|and wore it on one thumb]>.',
      ],
      use: [
        '{a} held up the brass thimble. It caught the oven’s glow, and [gave it back as a star|shone like a lamp].',
      ],
    },
    {
      name: 'tin funnel',
      kind: 'sound',
      find: [
        'The tin funnel was not in use. {h} had it on {h.his} head<mt , [point up|which is the right way]>.',
      ],
      use: [
        '{a} put the tin funnel to {a.his} lips like a horn. [Too-too|Ta-taa], it went, [too-ta-too|soft and round].',
      ],
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
      name: 'wooden clothespin',
      kind: 'make',
      find: [
        'There was a clothespin on the floor. {h} clipped it to {h.his} sleeve<mt [, where it hung on like a small bird|. You never know]>.',
      ],
      use: [
        '{a} took the wooden clothespin. It could [bite|hold]. That was a start. {A.he} added [two spoons and a lid|a fork and a cork].',
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
        move: '{a} took a run and slid, on [two butter dishes|a tray], whoosh, right across. “[Lean back|Don’t stop in the middle]!” {a.he} called. They came, one by one.',
        make: 'It was a boat: a bread tin, with a [napkin|lettuce leaf] for a sail. They went over [sitting very straight|at the speed of syrup], and licked the oars.',
        tie: 'They hung it from the pan rack and [swung|crossed like monkeys]. {G} dipped a toe. {G.he} said it was by mistake.',
      },
    },
  ],
  troubles: [
    {
      title: ['The Last Line of the Recipe', '{K} and the Smudge', 'What Goes in the Pudding?'],
      owners: [
        who('Pepita', 'mouse cook', 'f', 'mouse'),
        who('Signor Crumb', 'mouse cook', 'm', 'mouse'),
        who('Hattie', 'kitchen mouse', 'f', 'mouse'),
      ],
      vars: { x: ['a plum pudding', 'a moon cake', 'a honey pie'] },
      prop: 'an old recipe with a smudge on it',
      sign: [
        'In the bottom drawer someone was reading out loud. “[Two eggs. One cup of milk.|Flour, butter.] And a … and a …” [Then it sobbed.|There it stopped.]',
      ],
      woe: [
        'It was {o.np}. “Great-Grandma’s recipe for {x} has a smudge on the last line,” said {o}. “And tonight all [ninety|sixty] cousins come!”<mt  {O} held up the card. And a pinch of, it said, and then came a blot, shaped like a [boot|duck]. “[Without that it is just food|They’ll know],” {o.he} said.>',
      ],
      tries: [
        'They put in a pinch of pepper. The pudding [sneezed|jumped out of the bowl]. They put it back and said sorry to it.',
        'They put in a pinch of everything, [from allspice to zest|one after another]. It turned [green|plaid]. It began to [tick|growl].',
      ],
      on: {
        sound:
          '{O} [looked up|dropped the spoon]. “Great-Grandma used to hum that when she stirred!” said {o}. “[A pinch of song|That is it]!” And the spoon went around in time, and the whole bowl rose.',
        still:
          'Nobody stirred. It got so quiet that you could hear the bowl, and [pip, pip|tick, tick], it rose, all by itself. “A pinch of time,” said {o}. “[That’s it|She always sat down, just there].”',
        tell: '{O} [giggled|laughed] so much that some of the laugh fell in. The bowl gave a wobble and went up, gold and high. “[A pinch of that|That’s what she put in]!” cried {o}.',
        notice:
          'A smudge has a smell. {a} had it at the tip of {a.his} nose: [orange|nutmeg]! For that is the way with cooks. The last thing in is the thing on their thumb.',
      },
      won: [
        'They baked it, and all the cousins came. They took one bite. Then it went very quiet, and [the oldest cousin shut her eyes.|an old, old mouse said, “Nana.”]',
      ],
      gift: ['a crumb of pudding in gold paper', 'a mouse-sized wooden spoon'],
      cause:
        'They held the card up to the lamp. The smudge moved. It was not a smudge. It was {th.np}, very small, asleep on the last line.',
      free: '{Thing} stepped off the card. And there was the last line, clear as day: A pinch of whatever makes you hum.',
    },
    {
      title: ['The Soufflé Who Would Not Come Up', '{O} Rises', '{K} and the Shy Soufflé'],
      owners: [
        who('Poppet', 'soufflé', 'f'),
        who('Monsieur Puff', 'soufflé', 'm'),
        who('Lemonette', 'soufflé', 'f'),
      ],
      vars: { x: ['the mayor', 'a duchess', 'the fire brigade'] },
      prop: 'a tall white dish with a small soufflé in it',
      sign: [
        'In the oven something said, “No, thank you.” [They looked in through the glass.|They opened the door a crack.]',
      ],
      woe: [
        'It was {o.np}, down at the bottom of a tall dish. “If I rise they’ll all look at me,” said {o}. “And if there is a noise, I’ll fall. In front of {x}!”<mt  It was true that {x} had been asked. [There were nine forks on the table.|The good plates were out.] “I am mostly air,” said {o}. “[It makes one nervous|People do not know].”>',
      ],
      tries: [
        'They whispered, “Up! Up!” {O} came up an inch. Then {g} dropped [a pan|the lid]. Down went {o}, lower than before.',
        'They turned up the heat. “Now I’m shy and [hot|brown],” said {o}. “[It has not helped|This is worse].”',
      ],
      on: {
        light:
          '{O} looked at the small bright spot on the oven wall, and forgot about the big bright room. “[Pretty|Oh],” {o.he} said, and leaned up to see it, and up, and up.',
        still:
          'No one said up. No one looked. In that quiet, [with a sound like a sigh|soft as a breath], {o} rose, since there was nothing else to do.',
        move: '{a} caught the next noise before it landed: a pan, a lid, [two spoons|a tray], one after the other, in {a.his} arms and under {a.his} chin. “[Go on|I’ve got them all],” {a.he} panted. So {o} went on.',
        tell: '{O} laughed. When a soufflé laughs, the air goes in. Ha, an inch. Ha ha, two. “[Stop|Oh dear],” said {o}, over the top of the dish.',
      },
      won: [
        'They carried {o.him} in on tiptoe, as tall as a hat. {X} said “Ooh.” And {o} did not fall. {O} took a bow, [a very small one|which is hard for air].',
      ],
      gift: ['a spoon too light to feel', 'a puff of sugar in an envelope'],
      cause:
        'There was a lump in the dish. They felt about with a spoon. Under {o}, holding {o.him} down, {th.was} {th.np}.',
      free: 'Up and out came {thing}, and after {th.them}, light as a cloud, came {o}.',
    },
    {
      title: ['The Dough That Would Not Stop', '{K} and the Growing Bread', 'Somebody Stop {O}'],
      owners: [
        who('Big Bun', 'bread dough', 'm'),
        who('Loaf', 'bread dough', 'm'),
        who('Auntie Knead', 'bread dough', 'f'),
      ],
      vars: { x: ['the chairs', 'the cat', 'the toaster'] },
      prop: 'a huge heap of bread dough',
      sign: [
        'The lid of the big bowl went up. It came down. It went up again, [and stayed up|and rolled off]. Something [white|soft] looked out.',
      ],
      woe: [
        '“I can’t stop,” said {o.np}. “They put in too much yeast! I have eaten {x}, and I was not even hungry.”<mt  {O} had filled the sink, and was going on to the shelves. “[By midnight I shall be in the street|I never wanted to be big],” {o.he} said. “I wanted to be [rolls|a plait].”>',
      ],
      tries: [
        'They pushed it back in the bowl. It came out the other side, [with the bowl on like a hat|and hugged them]. It took {g} a long time to get free.',
        'They put the lid on and sat on it, all of them, [in a row|as hard as they could]. Up they went. They [hit their heads on the lamp|had a good look at the ceiling].',
      ],
      on: {
        tie: 'They tied it around the middle, then around each half, then each half of that. Now there was not one {o}. There were [forty|sixty], all small, all giggling.',
        make: 'It was a cutter: a wheel with a handle, that went snip, snip, snip, [straight as a street|like a little train]. Behind it ran rolls, rolls, rolls.',
        move: 'In jumped {a} with both feet, and [danced|punched and kneaded], left, right, left, right, till every bubble in it had gone pop. {O} sighed, and sat down, and was [just bread size|small].',
        notice:
          'There was one small bubble that was bigger than the rest. “[It is all coming from there|There’s your trouble],” said {a}, and put a finger on it. Pffff. It went on for quite a while. When it was done, {o} was the size of a loaf.',
      },
      won: [
        'So they baked the lot. The whole street came down in slippers to see what smelled like that, and [nobody went up again without a roll|brought butter].',
      ],
      gift: ['a roll shaped like a snail, still hot', 'a pinch of yeast that is very well behaved'],
      cause:
        'They dug into the dough, up to their elbows. In the middle, warm and happy and patting it to make it grow, {th.was} {th.np}.',
      free: 'Out came {thing} with a noise like a boot out of mud. The dough went pffff, and was just dough.',
    },
    {
      title: ['The Oven in a Huff', '{K} and the Cold Stove', 'A Song for the Old Stove'],
      owners: [
        who('Bertha', 'old stove', 'f', 'robot'),
        who('Ignatius', 'iron stove', 'm', 'robot'),
        who('Ember Jane', 'stove', 'f', 'robot'),
      ],
      vars: { x: ['the new microwave', 'a toaster', 'the hot plate'] },
      prop: 'an old black stove',
      sign: [
        'There was a smell of nothing. [The stove was cold|The stove had shut its door, and turned its face to the wall].',
      ],
      woe: [
        '“Use {x},” said {o.np}, in an iron voice. “You all like {x} better.”<mt  It was ten years since anyone had blacked {o.him}. Now there was [birthday|wedding] cake to bake, and a bowl of batter standing by, and {o} would not [give so much as a spark|light].> “I am not hot. I am not even warm,” {o} said.',
      ],
      tries: [
        'They fed {o.him} wood. {O} spat it out, [one stick at a time|all over {g}].',
        'They told {o.him} that {x} was no good. {X} heard, and went ping, and [cried|blew a fuse]. Now there were two of them.',
      ],
      on: {
        sound:
          'It went in at the oven door and up the pipe, and the pipe began to hum along. A stove’s a sort of organ. “[I know this one|Second verse],” said {o}, gruffly, and lit.',
        light:
          '{O} saw {o.his} own face in it, all small and gold. “[Is that me?|I was handsome once,]” {o.he} said. Deep down, a coal [looked up|turned over].',
        make: 'It was a crown for the top of the pipe, out of [six spoons and a whisk|forks and a jelly mold]. It suited {o.him}. {O} looked in the kettle to be sure, and went warm, then hot.',
        tie: 'They made a bow for the oven door. {O} had never had a bow. [Nobody gives a stove a bow.|{O.he} opened and shut it, to see it move.] A red glow came up, like a blush.',
      },
      won: [
        'In went the cake. {O} kept it like an egg. When it came out, it was the brown of [a new shoe|a violin], and {o} got the first slice, [through the ash door|thrown in hot].',
      ],
      gift: ['a warm black button off a stove', 'a slice of cake in a napkin'],
      cause: 'They opened the oven door, just a crack. It was not empty. On the top shelf sat {th.np}.',
      free: '{Thing} hopped down from the shelf. “[So that was the lump|That is better],” said {o}, and lit with a woof.',
    },
  ],
}
