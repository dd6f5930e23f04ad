import { type Trouble, who } from '../../world.ts'

export const troubles: Trouble[] = [
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
      'They held out a [blanket|sheet], all four corners. “[It has a hole,|What if I miss?]” said {o}. It did have a hole.',
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
]
