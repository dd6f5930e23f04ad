import { type World, who } from '../world.ts'

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
        move: '{a} took a long [run|start] and went [whoosh|straight in], and out at the far side, and where {a} had gone there was a tunnel.',
        make: 'It was a plow, [of two doors|out of an old gate], and they drove it before them, and the leaves stood up like the sea for Moses.',
        tie: 'They [threw it over the lamppost|tied it to the pony], and were pulled through, [up to the ears|like a cork], laughing and spitting leaves.',
      },
    },
  ],
  troubles: [
    {
      title: ['The Pumpkin Without a Face', '{K} and the Plain Pumpkin', 'How {O} Found a Face'],
      owners: [
        who('Gourdon', 'pumpkin', 'm'),
        who('Dame Squash', 'round pumpkin', 'f'),
        who('Little Orange', 'small pumpkin', 'f'),
      ],
      prop: 'a big pumpkin with no face',
      vars: { x: ['forty', 'thirty', 'a hundred'] },
      sign: [
        'They were setting out the pumpkins along the wall, {x} of them, [grinning|with their candles in]. Behind the barn [one more|something round] was rolling away.',
      ],
      woe: [
        '“I’m not going on any wall,” said {o.np}. “I haven’t got a face. [They all asked for scary|They went so fast, with that knife]! And I’m [not scary|not sure who I am].”<mt  The lantern walk would come by at [moonrise|eight]. “<t Some of us know from the seed what we are, all teeth and eyebrows, but >[I’ve only ever been round|I thought and thought, and it came out smooth],” said {o}. “[What if they carve the wrong one?|You have it for the whole of your life.]”>',
      ],
      tries: [
        'They drew a fierce one on, in [charcoal|mud]. {O} saw it in the bucket, [screamed|fainted], and hid under a cart.',
        'They tried a [mustache|wig]. It was [somebody’s uncle|the mayor]. “[That’s not me|He looks busy],” said {o}.',
      ],
      on: {
        light:
          '{a} set it down behind {o}, where the rind is thin, and {o} lit up, all over, [like a lamp|gold], with no face at all. You could see [every seed|the veins, like a map]. “[Is that what’s in me?|But that’s lovely,]” said {o}. {O} was the moon on that wall.',
        tell: 'As {a} told it {o} began to smile. There, [under the rind|in the skin], you could see it: [two dimples|a line], just so. “[Don’t move|Hold that],” said {a}. It was only to cut along where the smile was.',
        notice:
          '“You’ve a face already,” said {a}. “[Here|Turn a bit]: that’s where you lay on the straw, and that’s where the sun got you.” It was a [kind, sleepy|crooked, friendly] face. They only had to [dot the eyes|put a candle behind it].',
        make: 'It was not a face. It was [stars|windows], little ones, all around, and a door. “[I’m a house|Somebody could live in me],” said {o}. And at moonrise somebody did: two [moths|mice], and they kept the lamp.',
      },
      won: [
        'The children came by with their lanterns. At {x} pumpkins they said “Eek!” At {o} they stopped. “[Oh|Look],” they said, [softly|and nobody pushed].',
      ],
      gift: ['a seed that shines a bit', 'a curl of orange peel, like a smile'],
      cause:
        'They took off {o.s} lid, to see. In the round gold room in there, on a heap of seeds, sat {th.np}.',
      free: '{Thing} looked out, through the front. And wherever {th.it} looked out there was a hole, and the holes made a face, and it was just right.',
    },
    {
      title: ['The Leaf That Held On', '{K} and the Last Leaf', 'Let’s Both Let Go'],
      owners: [
        who('Russet', 'oak leaf', 'm', 'butterfly'),
        who('Maplin', 'red leaf', 'f', 'butterfly'),
        who('Aspen', 'small gold leaf', 'f', 'butterfly'),
      ],
      prop: 'one red leaf on a bare tree',
      vars: { x: ['the brook', 'the bonfire heap', 'the children’s gate'] },
      sign: [
        'The big tree was bare. On the end of the longest twig, [one leaf was left|something red] was holding on, [with both hands|and shaking].',
      ],
      woe: [
        '“I’m not coming,” said {o.np}. “They all went on Tuesday. They went past {x}, laughing, and not one [came back to tell|has written].”<mt  “<t I was the first on this tree in April, and I see no reason not to be the last, and >[I don’t know what there is after falling|up here I know everyone, or did],” said {o}. “[And it’s got so quiet.|My stalk hurts.]”>',
      ],
      tries: [
        'They tied {o} on, with [thread|a bow]. The wind blew all night, it seemed, [in one minute|through {o.his} edges]. “[Now I can’t even choose|It pinches],” {o} said.',
        'They held out a [sheet|hat] below. “[It’s so small, from here|That’s a handkerchief],” said {o}, and shut {o.his} eyes.',
      ],
      on: {
        still:
          '{a} sat down with {a.his} back to the tree, and looked where {o} looked. Nobody said anything. They watched [the smoke|a star come]. “It’s only the [next thing|other half of being a leaf],” said {o}, after a time. And {o} let go, [as you let go a breath|quite quietly].',
        sound:
          'There was dancing in it! {O.s} edges [lifted|began to go]. “[Is that what they do, going down?|They never said there was music,]” said {o}. And on the [one, two, three|turn], {o} stepped off, and waltzed.',
        move: '“[Together|We’ll both let go],” said {a}. “On three.” {a} took the [swing|rope swing], right up to the twig, and there, at the top, where you weigh nothing, let out a shout, and {o} let go. They came down in the same leaf heap.',
        tie: 'They hung it from the twig to the ground, in a long, long curve, and {o} slid [along it|down it like a bead], holding on the whole way. “[I was not falling|That’s not a fall],” said {o}. “[That’s traveling|It’s a ride].”',
      },
      won: [
        'They were all there, [under the hedge|in the heap], red and gold, and had [kept a place|been saying, any day now]. On the bare twig, where {o} had been, was a [bud|tiny, tight bud], asleep.',
      ],
      gift: ['a red leaf, to keep in a book', 'a winged seed that spins'],
      cause:
        'They climbed up to see what {o} held on to so. It was not the twig. It was somebody’s hand! There, on the bough, and as afraid as {o}, sat {th.np}.',
      free: '“If you will, I will,” said {thing}. “If you will, I will,” said {o}. And so they did.',
    },
    {
      title: ['The Squirrel Who Could Not Find Winter', '{K} and the Thousand Nuts', 'Where Did {O} Put It?'],
      owners: [
        who('Hickory', 'squirrel', 'm', 'squirrel'),
        who('Mrs. Filbert', 'squirrel', 'f', 'squirrel'),
        who('Jay', 'blue jay', 'm', 'parrot'),
      ],
      prop: 'a hundred little holes in the grass',
      vars: { x: ['nine hundred', 'seven hundred', 'a thousand'] },
      sign: [
        'All over the lawn were holes. [Earth flew.|Up came another.] “[Not here|Empty],” said somebody. “[Not here, either|And empty].”',
      ],
      woe: [
        '“I’ve put by {x} nuts,” said {o.np}, “and I can’t think where! [It was a very good place.|I said to myself, ‘I’ll never forget this.’]”<mt  “<t I did make a list, and it was an excellent list, in order of size, but >[I buried that, too|I ate the list],” {o} said. “And tonight’s the first frost. [I’ve six at home, and their cheeks are empty.|There’ll be no digging after that.]”>',
      ],
      tries: [
        'They dug where {g} said. They found [a spoon, a bone, and a bishop’s ring|the other end of a mole]. The mole was [very nice about it|upset].',
        'They drew a map. They put a cross at each place where it was not. There were [so many crosses that it looked like knitting|more crosses than lawn].',
      ],
      on: {
        notice:
          'In one place the grass was [a bit greener|combed the wrong way]. And from there went a row of [tiny oaks|small green shoots], an inch high. “[They’re coming up|Some of last year’s],” said {a}. “You always put them in [a line to the moon|the same place]!” And so {o} had.',
        sound:
          'A hollow place [hums back|says it after you]. They went over the lawn with it, inch by inch, till from under the [old stump|sundial] something went [rattle|tock-a-tock], in time.',
        tell: 'It was the story of a squirrel, and it came to the part where {o.kind}s hide things. “[He looked left|First, he looked around],” said {a}. “[And right|Then he],” said {o}, “took eleven jumps to the wall, and … OH.”',
        light:
          'The light lay low along the ground, and each hidden thing threw a [small|round] shadow: one, two, forty, all in a ring around the [birdbath|apple tree].',
      },
      won: [
        'They carried them home in [hats|a wheelbarrow]. There were {x} and one. “[I always do one over|That’s for whoever helps],” said {o}.',
      ],
      gift: ['a nut with a face like {o}', 'an acorn cup, full to the brim with honey'],
      cause:
        'They dug in the one place nobody had tried: under {o.s} own bed. There was a cave there, and {x} nuts, and on top of them, like a dragon, {th.was} {th.np}.',
      free: '“I was guarding them for you,” said {thing}. “I did wonder when you’d come.”',
    },
    {
      title: ['The Leaf That Would Not Let Go', '{K} and the Last Leaf', 'The Very Last Leaf'],
      owners: [
        who('Russet', 'last leaf', 'm'),
        who('Amber', 'small yellow leaf', 'f'),
        who('Crisp', 'curled brown leaf', 'it'),
      ],
      prop: 'one leaf on a bare tree',
      vars: { x: ['two hundred and six', 'nine hundred', 'four thousand'] },
      sign: [
        'On the bare tree hung one leaf. There was no wind at all. It [shook|held on with both hands, as it were].',
      ],
      woe: [
        '“I am [not ready|not done],” said {o.np}. “There were {x} of us! They just let go, and [laughed|twirled]. I looked down. [Nobody should look down.|It is such a long way for somebody so thin.]”<mt  “<t I was the first one out, in April, and I have got used to it up here, with the robins and the view, and >[the tree cannot go to sleep till I do|the tree is yawning, and waits for me],” said {o}. “[I can feel it trying not to hurry me.|I know. I know.]”>',
      ],
      tries: [
        'They held out a [blanket|sheet], all four corners. “[It has a hole|What if I miss]?” said {o}. It did have a hole.',
        'They shook the tree. Down came [one old nest|nine acorns], on {g}. {O} held on harder.',
      ],
      on: {
        sound:
          'It was a tune for coming down to: this way, that way, this way, that. {O} swung a bit, to the left, and to the right, and at the end of a line was [in the air|off], and had not noticed.',
        tell: '{a} told what becomes of leaves: how they’re [a roof for beetles|a hedgehog’s quilt] all winter, and go down, and around, and up, inside the trunk. “Up,” said {o}. “[You mean I’d come back|So it’s only the stairs].”',
        still:
          '{a} lay down flat under the tree, just there, and looked up, and waited. It is [nice to be waited for|hard to be afraid of a place with a friend in it]. {O} came down, and down, and lay on {A.s} chest.',
        tie: 'They tied one end to the stalk and the other to the branch. “Now it can’t all happen at once,” said {a}. {O} let go, a [foot|hand] at a time, and near the ground said, “[I can do the last bit alone|Untie me].”',
      },
      won: [
        'The tree gave one great creak, and stretched, and was [asleep|off]. “[It was only air|That was the best bit],” said {o}, from among all the {x}. “[It’s warm in here.|And I did it last.]”',
      ],
      gift: ['a leaf skeleton, fine as lace', 'a bud, shut tight, marked “April”'],
      cause:
        'They climbed up to look. The leaf was not holding on to the tree at all. Somebody was holding on to the leaf: {th.np}.',
      free: 'Then {thing} let go, and the leaf let go, and they came down together, around and around, which is the only way to do it.',
    },
  ],
}
