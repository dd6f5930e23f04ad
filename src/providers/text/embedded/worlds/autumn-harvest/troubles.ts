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
      move: '“[Together|We’ll both let go],” said {a}. “On three.” {a} took the <f [swing|rope swing]><w chair swing>, right up to the twig, and there, at the top, where you weigh nothing, let out a shout, and {o} let go. They came down in the same leaf heap.',
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
    title: ['The Apple at the Very Top', '{K} and the Last Apple', 'Nobody Could Reach {O}'],
    owners: [
      who('Pippin', 'red apple', 'm'),
      who('Lady Cox', 'gold apple', 'f'),
      who('Top', 'small striped apple', 'm'),
    ],
    prop: 'one apple at the top of a tree',
    vars: { x: ['cider', 'pies', 'jam'] },
    sign: [
      '“Hello?” said somebody, [high up|overhead]. The ladders had all gone in. One apple hung at the top of the tree.',
    ],
    woe: [
      '“They went without me,” said {o.np}. “They said I’m the best, and too high!”<mt  “<t All summer I thought what luck it was to be up here, with the sun to myself and a view of three counties, and it never struck me that the ladder might have an end. >[They’re in the kitchen now, being {x}|I’ve polished my good side every day],” said {o}. “[One would like to have been a bit worse, and lower down.]”>',
    ],
    tries: [
      'They shook the tree. Down came a nest, two hats and [a rake|last year’s ball]. {O} held on.',
      'They threw a stick. It stayed up there. {O} had somebody to talk to, [and that was all|but sticks don’t say much].',
    ],
    on: {
      tie: 'They threw one end over the top branch and pulled it down, down, till it was as low as {h.s} nose. “[How do you do?|Is it my turn?]” said {o}, and let go into {h.s} hand.',
      make: 'It was a cup on a long pole, with a bit of [wool|moss] in it. Up it went. {O} stepped in, like a lady into a coach. “[Down, please|To the kitchen],” said {o}.',
      tell: 'The tree laughed, right up to the tip. {O} shook, and let go, and came down bump, bump, bump, from branch to branch, as on [stairs|a slide]. “[I’ve got a bruise, just like the others|Again],” said {o}.',
      move: '{a} was up there, <f from fork to fork, to where it sways><w on the apple lift, hand over hand on the rope>, and nose to nose with {o}. “[Look|Stay a bit],” said {o}. So they looked at three counties first, and came down together.',
    },
    won: [
      'That night there was one [tart|pie] with a star cut in the lid<mt , and everybody had a spoon, and everybody said that you could taste the view>.',
    ],
    gift: ['an apple seed from the top', 'a leaf that has seen three counties'],
    cause:
      'It was not the stalk that held {o} up. Behind, in the leaves, with both arms around it, sat {th.np}.',
    free: '“I thought it was the moon’s,” said {thing}. “I was minding it.” They all three came down by the trunk, and {thing} got the core.',
  },
  {
    title: ['The Acorn Who Lost Its Cap', '{K} and the Bald Acorn', 'Has Anybody Seen a Small Hat?'],
    owners: [
      who('Duff', 'acorn', 'm'),
      who('Young Oakley', 'acorn', 'm'),
      who('Corny', 'small shiny acorn', 'f'),
    ],
    prop: 'an acorn with no cap',
    vars: { x: ['a thimble', 'a snail', 'a pea'] },
    sign: ['Something small rolled under a leaf, and [pulled it up|held it on]. “Don’t look,” it said.'],
    woe: [
      '“My cap came off,” said {o.np}, “in front of everyone! Who plants a bald one?”<mt  “<t You’re born in it, you understand, it’s knitted on, and there’s a whole class of us going into the ground tonight, at seven, in our best, to be oaks. >[The wind took it|I bowed to {x}, and off it went],” said {o}. “[I’d be the only tree in the wood with a cold head.|They’ll leave me on the path, and I will be a nut.]”>',
    ],
    tries: [
      'They tried {x} on {o}. It [slid down|was up and off]. Now {o} could not see.',
      'They tried to go without. “[I don’t care,|It’s airy]” said {o}, in a small voice, and rolled back under the leaf.',
    ],
    on: {
      make: 'It was a cap of [wool|birch bark], with a stalk on top, and flaps for the ears. {O} put it on. “[It’s even warm!|How do I look?]” {o} said. By seven they all wanted flaps.',
      sound:
        'There was an echo to it, quite close, thin and round, like a [whistle|flute]. The wind was playing on something! It was the cap. “[May I have it back|That’s mine],” said {o}, “when you have done with the tune?”',
      notice:
        '{a} looked by the brook, and there went a very small boat, with a beetle at the oars. It was a fine boat. It had a [stalk|pattern] like knitting. “[I wondered who made it|Sorry, sir],” said the beetle, and tipped out the water.',
      light:
        'It shone on {o}, and {o} had such a gloss, chin to crown, that the rest of the class turned to look. “[Is that allowed|How do you get it like that]?” they said. And one by one they [took off their caps|bowed].',
    },
    won: [
      'At seven they went in, all in a row, and {h} patted the earth. “[See you in a hundred years|Good night, oaks],” said {h}<mt , and somebody under there said “Mind your head”>.',
    ],
    gift: ['a cap for a fingertip', 'a coat peg, as small as a thorn'],
    cause:
      'They found the cap by the path, upside down, like a bowl. There was someone in it, having a bath: {th.np}.',
    free: '“I’ve just finished,” said {thing}, and dried it with care, and put it on {o} with both hands. It was a little damp. Oaks like that.',
  },
  {
    title: ['The Geese Who Could Not Spell', '{K} and the Letter in the Sky', 'It Ought to Be a V'],
    owners: [
      who('Captain Honk', 'wild goose', 'm', 'duck'),
      who('Gander Ben', 'old wild goose', 'm', 'duck'),
      who('Miss Grayling', 'wild goose', 'f', 'duck'),
    ],
    prop: 'wild geese in a crooked line',
    vars: { x: ['a W', 'a Q', 'a rather good S'] },
    sign: [
      'Over the orchard came the geese, and there were [shouts|bumps]. In the sky stood {x}. It fell into the stubble, all at once.',
    ],
    woe: [
      '“It should be a V,” said {o.np}. “We keep on writing {x}, and it won’t fly!”<mt  “<t My father flew it before me, and his before him, and nobody ever wrote it down, as it was always up there to be looked at, and then I got to be in front, where it’s the one thing in the world you can’t see. >[I said left, and half of them are left-winged|At {x} we go around in a ring],” said {o}. “[The south closes, I believe.|There’s a young one who wants to do the dot on the i.]”>',
    ],
    tries: [
      'They drew a V for them, in the stubble. The geese flew it. But from up there it was upside down, and they flew [an A|a tent].',
      'They had them go up by the alphabet, and stop at V. They stopped at G, since [that’s them|they knew that one].',
    ],
    on: {
      tie: 'They laid it on the ground, and pulled the middle to a point. Each goose took a bit of it in its bill. Up they went, and it [held|hung] like a clothesline with geese on it. “[I can FEEL where they are|It’s sharp at the front],” called {o}.',
      tell: 'It made the geese at the back lean in to hear. And those behind leaned in to them. {a} told it, going backward over the field, and they came along behind, [ear to ear|half a neck apart], and when {a} looked up it was a V.',
      light:
        'It went up ahead of them, one small light. Each of the geese wanted to see it past the goose in front, and so it [moved out by a shoulder|looked around its neighbor]. That’s all that a V is: [good manners|everyone having a view].',
      sound:
        'It has a beat in it, for wings. {O} took it up: honk, and a rest, honk. They couldn’t see one another, but now they all knew [when|where]. It was so even, from below, that you could have ruled it. “[V,|Read it!]” cried the whole orchard.',
    },
    won: [
      'So they went off south, in one long stroke. And the young one had got its way, for over the V, quite by itself, there flew a dot.',
    ],
    gift: ['a pen feather that spells', 'the dot of an i, in down'],
    cause:
      'They looked along the line. There was one too many, right where it bent wrong. It was no goose. It {th.was} {th.np}.',
    free: '“I only wanted to see the south,” said {thing}, “and I flap on the wrong side.” They put it in front, at the point, where there are no sides. It was the best V in years.',
  },
  {
    title: ['The Fog That Had Lost Its Edge', '{K} and the Fog in the Corn', 'Where Does {O} Stop?'],
    owners: [
      who('Murmur', 'morning fog', 'm', 'cloud'),
      who('Old Gauze', 'field fog', 'f', 'cloud'),
      who('Dampier', 'river fog', 'm', 'cloud'),
    ],
    prop: 'fog lying over a field',
    vars: { x: ['a scarecrow', 'the gate', 'half a horse'] },
    sign: [
      'The far end of the orchard was gone. Then so was the [near end|cart]. “[Is that you, or me?|Am I on your foot?]” said the white.',
    ],
    woe: [
      '“I lay down in the corn,” said {o.np}, “and I don’t know where I stop! I can’t go home.”<mt  “<t Other people end at the skin, and it must be such a comfort to them, but I have gone on and on, being careful of things, and now there’s {x} in me, and I can’t tell if it’s mine. >[I’ve got nine sheep, and a wedding that took the wrong lane|When I get up, it’s all coming with me],” said {o}. “[I tried to count my corners.|Somebody’s in here, looking for a cow. I feel dreadful.]”>',
    ],
    tries: [
      'They walked around {o}, with a ball of chalk, to mark the edge. They met [themselves|their own chalk], twice, and it was going the other way.',
      'They blew. {O} went a bit [sideways|thin], and there was {x}, and another one of them that nobody had known about.',
    ],
    on: {
      light:
        'In fog a light makes a room. It had round white walls, and they were {o.s}. “So that is me, there,” said {o}, “and that isn’t.” {O} went along the wall with [a hand|one cool finger]. “I’m a DOME. [I’m rather well made|Who’d have thought]!”',
      sound:
        'It went out, and where {o} stopped, it changed: thick, thick, thick, clear. {O} felt it all around, like [a hem|somebody drawing]. “[There’s my elbow|I end at the mill],” said {o}. “I’d no idea that I had got so far.”',
      still:
        '{a} stood in it, and was not lost. {A.he} only breathed: in, a bit of {o}; out, a bit of {a}, white as well. “[We’re mixed|You don’t mind it],” said {o}. And a thing that’s not afraid of its edges will find them. It drew in its skirts, and rose.',
      tie: 'They tied the end to the gate, and went all around {o} with it, and pulled. It gathered up, like the neck of a sack. Out at the bottom fell {x}, [and a cow|nine sheep, a bride], and they all said good evening.',
    },
    won: [
      'Then {o} lay on the hill, with a proper edge, [like a cat on a wall|tucked under], and everyone who had been in it had the same small pearls in their hair.',
    ],
    gift: ['a jar of fog, lid on tight', 'a pearl that will be gone by breakfast'],
    cause: 'In the thickest part of it they walked into somebody, nose first. It {th.was} {th.np}.',
    free: '“I’m so glad,” said {thing}. “I’ve been holding on to this end for hours, so that it shouldn’t get lost.” It let go, and {o} rolled up by itself, like a blind.',
  },
  {
    title: ['The Harvest Moon Got Up Too Round', '{K} and the Moon on the Hill', '{O} Had Pie'],
    owners: [
      who('Grandmother Moon', 'harvest moon', 'f', 'moon'),
      who('Old Butter', 'harvest moon', 'm', 'moon'),
      who('Pumpkin-Face', 'great gold moon', 'm', 'moon'),
    ],
    prop: 'a huge gold moon sitting on a hill',
    vars: { x: ['four pies', 'a wheel of cheese', 'all the dumplings'] },
    sign: [
      'Behind the corn it grew light, and lighter. There sat the moon on the [hill|stubble], as big as a barn. “Oof,” it said.',
    ],
    woe: [
      '“I can’t get up,” said {o.np}. “I had {x}!”<mt  “<t It’s the one night in the year that they put a place for me, at the long table, with a name card, and you can’t sit there, among all those faces, and say that you’re only looking. >[The owls have been by, twice, to ask|There are sailors out there, waiting for me],” said {o}. “[I’ll be all right by November. I get thin by November.]”>',
    ],
    tries: [
      'They got beneath and pushed. {O} rolled down the hill, [to the barn|through the beans], and they rolled {o} up it again.',
      'They tied balloons to {o}. All the balloons [got warm, and went pop|came to sit on top]. “Thank you,” said {o}. “Very gay.”',
    ],
    on: {
      move: '“It’s a dance you need,” said {a}, and took {o} by the rim, and <f ran it><w drove it> around the field, faster, faster, like a hoop. At the top of the hill they let go. It [bounced|hopped], once, and was up.',
      tell: '{O} laughed. It shook {o.him} all over, and bits of gold came off, and [lay in the corn|flew up as sparks]. With every laugh {o} got lighter. At “and the cow said NO” {o} rose, and went on laughing up there, for an hour.',
      still:
        'They sat down against {o}, in the warm, and waited, as you do after a meal. The fields cooled, and the dew fell. By and by {o} gave one long, low, [contented|happy] sigh. And there was sky beneath {o}, an inch of it, and then a yard.',
      make: 'It was a seesaw, of a [ladder and a log|barn door]. The moon sat on one end. On the other they put what was left of the harvest, all the [pumpkins|turnips], and last of all a mouse. Up she went!',
    },
    won: [
      'And it was as light as day over the stubble. They danced, and danced, and [on the long table was a clean plate|somebody far out at sea said “There she is”].',
    ],
    gift: ['a crumb of moon, like pastry', 'a place card that says “Moon”'],
    cause:
      'They put their ears to the gold. Somebody was humming in there. It wasn’t pie, or not only. It {th.was} {th.np}.',
    free: '“I got in for the ride,” said {thing}, “and then I fell asleep.” Out it came, by the crater, and {o} was up, like a cork, with a wave.',
  },
]
