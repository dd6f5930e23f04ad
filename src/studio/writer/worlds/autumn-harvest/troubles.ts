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
      'Behind the barn [somebody round|something round] was rolling away^, although ^all along the wall [sat the other pumpkins|the others sat], {x} of them, [grinning|with candles in them].',
    ],
    woe: [
      '“[I won’t sit on that wall|I’m not going up on that wall],” said {o.np}. “I have no face yet^, because ^they all wanted a scary one. [And I’m not scary!|I don’t know who I am!]”<mt  The lantern walk would come by at [moonrise|eight]. “<t Some of us know from the seed what we are, all teeth and eyebrows, but >[I have only ever been round|I thought and thought, and it came out smooth],” said {o}. “[What if they carve the wrong one?|You have to wear it all your life.]”>',
    ],
    tries: [
      'They drew a fierce face on {o} with [charcoal|mud]~, but ~when {o.he} saw it in a puddle, {o.he} [squeaked|shrieked] and hid under a cart.',
      'They tried a [mustache|wig]~, but ~then {o} looked like [somebody’s uncle|the mayor]. “[That’s not me|He looks busy],” said {o}.',
    ],
    on: {
      light:
        '{a} came up close behind {o}, where the rind is thin, and the light went in. All of {o} lit up, [like a lamp|as gold as honey], with no face at all^, so that ^you could see [every seed|the little veins, like a map]. “[Is that what’s in me?|But that’s lovely!]” said {o}. Soon {o.he} was the moon on that wall.',
      tell: 'While {o} listened, {o.he} began to smile. There, under the rind, you could see it: [two dimples|one long curve]. “[Don’t move|Hold that],” said {a}^, because ^now they only had to cut along the smile.',
      notice:
        '“You have a face already,” said {a}. “[Here|Turn a bit]: that’s where you lay on the straw, and that’s where the sun got you.” It was a [kind, sleepy|crooked, friendly] face^, and ^they only had to [dot the eyes|put a candle behind it].',
      make: 'It was not a face. It was a ring of little [stars|windows], all the way around, and one door. “[I’m a house|Somebody could live in me]!” said {o}. And when the moon rose, somebody did: two [moths|mice] moved in, and kept the lamp.',
    },
    won: [
      'The children came by with their lanterns^, and ^at the other pumpkins they all said “Eek!” But in front of {o} they stopped[, and nobody pushed|, all in a bunch]. “Oh, look,” they said.',
    ],
    gift: ['a seed that shines a bit', 'a curl of orange peel, like a smile'],
    cause:
      'They took off {o.s} lid, to see what was the matter in there. In the round gold room, on a heap of seeds, sat {th.np}.',
    free: '{Thing} looked out through the front of {o}^, and ^wherever {th.it} looked out, there was a hole. And the holes made a face!',
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
      '[The big tree was bare|The oak tree was empty]~, but ~at the end of [its longest|the last] twig somebody was [still holding on|holding tight, and shaking].',
    ],
    woe: [
      '“I’m not coming down,” said {o.np}. “[The others have all let go|All the others let go]~, but ~not one came back to [tell me what it’s like|say how it is]!”<mt  “<t I was the first on this tree in April, and I see no reason not to be the last. >They flew past {x} on Tuesday, laughing,” said {o}. “[It has been so quiet since then.|What is there, after falling?]”>',
    ],
    tries: [
      'They tied {o} [to the twig|on tight] with [thread|a ribbon]~, but ~it pinched. “Now I can’t [even choose|choose for myself],” said {o}.',
      'They held out a [sheet|hat] to catch {o.him}. “[It’s so small, from up here|That’s a handkerchief],” said {o}, and shut {o.his} eyes.',
    ],
    on: {
      still:
        '{a} looked where {o} looked~, and ~for a long time nobody said anything. The [smoke went up|first star came]. “Falling is only the other half of being a leaf,” said {o}, after a while. And {o.he} let go, [as you let go a breath|quite quietly].',
      sound:
        'You could dance to it! {O.s} edges [lifted|began to sway]. “[Is that what they do, going down?|Nobody told me there was music,]” said {o}. And on the next turn {o.he} stepped off the twig, and waltzed to the ground.',
      move: '“We’ll both let go,” said {a}. “On three.” {a} took the <f rope swing><w chair swing> right up to the twig~, and ~there at the top, where you weigh nothing, {a} gave a shout, and {o} let go. They came down in the same leaf heap.',
      tie: 'They hung it from the twig to the ground in a long, long curve~, and ~{o} slid down it like a bead, holding on the whole way. “[I wasn’t falling|That was no fall],” said {o}. “[I was traveling|It was a ride].”',
    },
    won: [
      'There were all the other leaves, [under the hedge|in the heap], red and gold, and they had kept a place for {o}. On the bare twig, where {o.he} had been, [slept a tiny bud|was a bud, asleep].',
    ],
    gift: ['a red leaf, to keep in a book', 'a winged seed that spins'],
    cause:
      'They went up close, to see what {o} was holding. It was not the twig. It was somebody! There on the bough, just as afraid to let go, sat {th.np}.',
    free: '“If you let go, {th.i} will,” said {thing}. “If you let go, I will,” said {o}. So they did, both at once, and it was like flying.',
  },
  {
    title: ['{O} Could Not Find Winter', '{K} and the Hidden Nuts', 'Where Did {O} Put It?'],
    owners: [
      who('Hickory', 'squirrel', 'm', 'squirrel'),
      who('Mrs. Filbert', 'squirrel', 'f', 'squirrel'),
      who('Azul', 'blue jay', 'm', 'parrot'),
    ],
    prop: 'a hundred little holes in the grass',
    vars: { x: ['nine hundred', 'seven hundred', 'a thousand'] },
    sign: [
      'The lawn was full of holes~, and ~out of the newest one flew earth. “[Not here|Empty],” said somebody in it. “[Not here, either|And empty].”',
    ],
    woe: [
      '“I hid {x} nuts for the winter,” said {o.np}, “and I can’t think where! [It was a very good place.|I said to myself, ‘I’ll never forget this.’]”<mt  “<t I did make a list, and it was an excellent list, in order of size, but ><m I made a list, but >[I buried that, too|I ate the list],” {o} said. “And tonight’s the first frost. [I have six at home, and their cheeks are empty.|After that there’ll be no digging.]”>',
    ],
    tries: [
      'They dug where {g} pointed~, but ~all that came up was [a spoon, a bell, and an old shoe|a mole, who had been asleep].',
      'They drew a map, and put a cross at each place where the nuts were not. Soon there were [so many crosses that it looked like knitting|more crosses than lawn].',
    ],
    on: {
      notice:
        'A row of tiny oaks stood in the grass, an inch high. “[They’re your nuts from last year, coming up|You forgot some last year, and they grew],” said {a}. “I think you always hide them in the same place!” They dug at the end of the row, and there was winter, all in a heap.',
      sound:
        'Firm ground is deaf, but a hollow place hums back. So they went over the lawn, inch by inch, with their ears low, until under the [old stump|sundial] something [rattled|went tock-a-tock].',
      tell: 'While {o} listened, {o.he} forgot to worry, and that is when a lost thing comes back. “So I looked left,” said {o}, all at once, “and I took eleven jumps to the wall, and … OH!”',
      light:
        'The light lay low along the grass~, and ~every little bump threw a shadow: one, two, forty of them, all in a ring around the [birdbath|apple tree]. There they dug.',
    },
    won: [
      'They took the nuts home in [hats|a wheelbarrow]^, and when they were counted ^there were {x} and one. “[I always hide one extra|The one is for whoever helps],” said {o}.',
    ],
    gift: ['a nut with a face like {o}', 'an acorn cup, full to the brim with honey'],
    cause:
      'They dug in the one place nobody had tried, right under {o.s} own bed. There was a cave, and {x} nuts, and on top of them, like a dragon on gold, {th.was} {th.np}.',
    free: '“{Th.i} {th.was} guarding them for you,” said {thing}. “{Th.i} did wonder when you’d come.” And there lay winter, every last nut of it.',
  },
  {
    title: ['The Apple at the Very Top', '{K} and the Last Apple', 'Nobody Could Reach {O}'],
    owners: [
      who('Pippin', 'red apple', 'm'),
      who('Lady Cox', 'gold apple', 'f'),
      who('Top', 'small striped apple', 'm'),
    ],
    prop: 'one apple at the top of a tree',
    vars: { x: ['the big blue bowl', 'the best basket', 'the bowl by the window'] },
    sign: [
      '[The ladders were all put away|The last ladder had gone in]^, when ^“Hello?” called somebody at the [very top|tip] of the [apple tree|oldest tree].',
    ],
    woe: [
      '“[They went in without me|They have all gone in],” said {o.np}. “[They said I was the best, and|I was the best, they said, but] too high!”<mt  “<t All summer I thought what luck it was to be up here, with the sun to myself and a view of three counties, and it never struck me that the ladder might have an end. >The others are in {x} by now,” said {o}. “[I wish I were a bit worse, and lower down.|And I polished my good side every day.]”>',
    ],
    tries: [
      'They shook the tree~, and ~down came [a nest, two hats,|three hats] and [a rake|last year’s ball]. But [the highest twig hardly moved|up there it was as still as still].',
      'They tied a rake to a broom, and the broom to a spoon, and held it up~, but ~it was just one spoon too short.',
    ],
    on: {
      tie: 'They threw one end over the top branch and pulled it down, down, till {o} was as low as {h.s} nose. “[How do you do?|Is it my turn?]” said {o}, and dropped into {h.s} hand.',
      make: 'It was a cup on a long pole, lined with [wool|moss]. Up it went~, and ~{o} stepped in like a queen into a coach. “[Down, please|To the kitchen, please],” said {o}.',
      tell: 'The whole tree laughed, right up to the tip~, and so ~{o} came down, bump, bump, bump, from branch to branch, as on a slide. “[Now I have a bruise, like the others|Again],” said {o}.',
      move: 'Soon {a} was up there, <f from fork to fork, to where the tree sways><w on the apple lift, hand over hand on the rope>, and nose to nose with {o}. “Look first,” said {o}. So they looked at three counties, and then they came down together.',
    },
    won: [
      'That night {o} lay in {x} among all the others, and told them [what you can see from the top|about the view].',
    ],
    gift: ['an apple seed from the top', 'a leaf that has seen three counties'],
    cause:
      'It was not the stalk that kept {o} up there. Behind the leaves, holding on to {o} as tight as could be, sat {th.np}.',
    free: '“{Th.i} thought this was the moon’s,” said {thing}. “{Th.i} {th.was} only minding it.” Then they all came down by the trunk, very slowly, with {o} in the middle.',
  },
  {
    title: ['The Acorn Who Lost a Cap', '{K} and the Bald Acorn', 'Has Anybody Seen a Small Hat?'],
    owners: [
      who('Duff', 'acorn', 'm'),
      who('Young Oakley', 'acorn', 'm'),
      who('Corny', 'small shiny acorn', 'f'),
    ],
    prop: 'an acorn with no cap',
    vars: { x: ['a thimble', 'a snail shell', 'a pea pod'] },
    sign: [
      'Something [small|small and round] [rolled under|hid under] a leaf, and [pulled it up|held on to it]. “[Don’t look|Nobody look],” it said.',
    ],
    woe: [
      '“[I have lost my cap|My cap is gone],” said {o.np}, “and [tonight we’re planted|we’re to be planted tonight]! Who [plants|wants] a bald one?”<mt  “<t It’s knitted on, you understand, and you have it from the day you are born, and a whole class of us is going into the ground at seven, in our best, to be oaks. >[The wind took it|I bowed to a beetle, and off it went],” said {o}. “[I’d be the only tree in the wood with a cold head.|They’ll leave me on the path, and I will stay a nut.]”>',
    ],
    tries: [
      'They [tried {x} for a cap|put {x} on {o} for a cap]~, but ~it slid [down over {o.s} eyes|right down to the chin]^, and ^that was worse than [no cap at all|none].',
      'They tried to do without. “[I don’t mind|It’s airy],” said {o} in a very small voice, and rolled back under the leaf.',
    ],
    on: {
      make: 'It was a cap of [wool|birch bark], with a stalk on top, and flaps for the ears. “[It’s even warm|How do I look]?” said {o}. By seven, all the other acorns wanted flaps.',
      sound:
        'Something answered, quite near, as thin and round as a [flute|whistle]. It was the wind, and it was playing on {o.s} cap! “[May I have it back|That’s mine],” said {o}, “when you have finished the tune?”',
      notice:
        '{a} looked along the brook, and there came a very small, round boat with a beetle at the oars. It was knitted, and it had a stalk. “[I did wonder who made it|Is it yours]?” said the beetle, and tipped out the water, and gave it back.',
      light:
        'The light fell on {o}, and {o.he} had such a shine, from chin to crown, that all the acorns turned to look. “How do you get it like that?” they said. And one by one they [took off their caps|bowed].',
    },
    won: [
      'At seven they all went into the ground in a row, and {h} patted the earth. “[See you in a hundred years|Good night, oaks],” said {h}<mt , and somebody under there said good night>.',
    ],
    gift: ['a cap for a fingertip', 'a coat peg, as small as a thorn'],
    cause:
      'They found the cap [by the path|in the grass], upside down and full of [rain|dew]. There was [someone|somebody] in it, having a bath: {th.np}.',
    free: '“{Th.i} have just finished,” said {thing}, and dried the cap [with care|inside and out], and put it on {o}. It was still [a little|quite] warm. [Acorns like that.|Who minds a warm cap?]',
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
      'There was [shouting|honking] up in the sky. A line of birds flew over, and made {x}, and then [a knot|a lump], and down they all came.',
    ],
    woe: [
      '“We want to fly south,” said {o.np}, “in a V. But it comes out as {x}!”<mt  “<t My father flew it before me, and his before him, and nobody ever wrote it down, because it was always up there to be looked at, and then I got to be in front, where it’s the one thing in the world that you can’t see. >[I say left, and half of them are left-winged|In {x} we only go around in a ring],” said {o}. “[The south closes soon, I believe.|And it’s getting cold.]”>',
    ],
    tries: [
      'They drew a big V in the stubble, to show how it goes~, but ~from above it was upside down, and the geese flew [an A|a tent].',
      'They said the alphabet together, to get to V~, but ~the geese stopped at G. “That’s us,” they said.',
    ],
    on: {
      tie: 'They laid it on the ground, and pulled the middle forward to a point. Each goose took a bit of it in its bill~, and ~up they went, like a clothesline with geese on it. “[I can feel where they are|It’s sharp at the front]!” called {o}. It was a V!',
      tell: 'The geese at the back leaned in to hear, and the ones behind them leaned in, too. {a} went on telling it, backward over the field, and they came after, [ear to ear|half a neck apart], and when {a} looked up, it was a V.',
      light:
        'Every goose wanted to see it past the goose in front, and so each of them moved out [by a wing|a little]. There was the V! That’s all it is: everyone having a view.',
      sound:
        'It had a beat in it, for wings. {O} took it up: honk, and a rest, and honk. They couldn’t see one another, but now they all knew [when|where], and over the orchard the crooked line grew [straight and sharp|into a V].',
    },
    won: [
      'So they flew off south, in one long V^, and ^a very young goose flew along over the top of it, because she wanted to be the dot on an i.',
    ],
    gift: ['a pen feather that spells', 'the dot of an i, made of down'],
    cause:
      'They looked along the line~, and ~there was one too many in it, right where it bent. It was no goose. It {th.was} {th.np}.',
    free: '“{Th.i} only wanted to see the south,” said {thing}, “and {th.i} flap on the wrong side.” So they put {th.them} in front, at the point, where there are no sides. It was the best V in years.',
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
      'The far end of the orchard was gone, and then the [near end|cart] was gone, too. “[Is that you, or me?|Am I on your foot?]” said something white.',
    ],
    woe: [
      '“I lay down in the corn,” said {o.np}, “and now I can’t find my edge! How can I go home?”<mt  “<t Other people end at the skin, and it must be such a comfort to them, but I have gone on and on, being careful of things, and now there’s {x} in me, and I can’t tell if it is mine. >[I’ve got nine sheep in here, and a lost cow|When I get up, everything will come with me],” said {o}. “[I tried to count my corners.|Somebody is trying to find the way to a wedding.]”>',
    ],
    tries: [
      'They went all around {o} with a sack of flour, to draw {o.him} an edge~, but ~white on white is [no help|hard to see].',
      'They blew, all together. {O} got thin in the middle, and there stood {x}~, but ~then the hole [closed up again|filled with fog].',
    ],
    on: {
      light:
        'In fog, a light makes a room. It had round white walls, and the walls were {o.s}. “So this is me,” said {o}, “and that isn’t.” {O} felt the wall with one cool finger: “I’m a dome! [I’m rather well made|Who’d have thought it]!”',
      sound:
        'It went out through the white, and where {o} stopped it changed: thick, thick, thick, clear. {O} felt it all around, like [a hem|somebody drawing]. “[There’s my elbow|I end at the mill]!” said {o}. “I had no idea that I’d come so far.”',
      still:
        '{A.he} only breathed: in went a bit of {o}, and out came a bit of {a}, and that was white as well. “[You don’t mind me|We’re mixed],” said {o}. Then {o.he} breathed too, long and slow, and with every breath drew in {o.his} edges, as you pull up a blanket.',
      tie: 'They tied one end to the gate, went around {o} with the other, and pulled. {O} drew together, like the neck of a sack~, and ~out at the bottom came {x}, [and a cow|and nine sheep], and said good evening.',
    },
    won: [
      'Then {o} lay on the hill with a proper edge, [like a cat on a wall|tucked in all around]~, and ~everyone who had been in {o.him} had small, wet pearls in their hair.',
    ],
    gift: ['a jar of fog, lid on tight', 'a pearl that will be gone by breakfast'],
    cause: 'In the thickest part of the white they bumped into somebody, nose first. It {th.was} {th.np}.',
    free: '“{Th.i} have been holding this end for hours,” said {thing}, “so that it shouldn’t get lost.” {Thing} let go~, and ~{o} rolled up all together, like a soft white rug.',
  },
  {
    title: ['The Harvest Moon Got Up Too Round', '{K} and the Moon on the Hill', '{O} Had Pie'],
    owners: [
      who('Grandmother Moon', 'harvest moon', 'f', 'moon'),
      who('Old Butter', 'harvest moon', 'm', 'moon'),
      who('Pumpkin-Face', 'great gold moon', 'm', 'moon'),
    ],
    prop: 'a huge gold moon sitting on a hill',
    vars: { x: ['four pies', 'nine pies', 'every pie on the table'] },
    sign: [
      '[Behind the corn|Over the corn] it grew light, and [lighter|lighter still]. On the [hill|stubble] sat somebody round, as big as a barn. “Oof,” said somebody.',
    ],
    woe: [
      '“I can’t get up,” said {o.np}. “I ate {x}!”<mt  “<t It’s the one night in the year when they set a place for me, at the long table, with a name card, and you can’t sit there, among all those faces, and say that you’re only looking. >[The owls have been by, twice, to ask|There are sailors out there, waiting for me],” said {o}. “[And the sky looks so empty.|I’ll be all right by November. I get thin by November.]”>',
    ],
    tries: [
      'They pushed from below~, but ~{o} only rolled down the hill, [to the barn|through the beans], and they had to roll {o.him} up again.',
      'They tied balloons to {o}. But the balloons [went pop, one by one|came down, and sat on top]. “Thank you,” said {o}. “Very pretty.”',
    ],
    on: {
      move: '“It’s a dance you need,” said {a}, and took {o} by the rim, and <f ran><w drove> {o.him} around the field, faster and faster, like a hoop. At the top of the hill they let go. {O} bounced, once, and was up.',
      tell: '{O} laughed until bits of gold flew up, like sparks~, and ~with every laugh {o.he} got lighter. At the last one {o.he} rose, and went on laughing up there for an hour.',
      still:
        '{a} leaned on {o}, where it was warm, and they waited, as you do after a big supper. The fields cooled, and the dew fell. At last {o} gave one long, low, [contented|happy] sigh. And there was sky beneath {o}, an inch of it, and then a yard.',
      make: 'It was a seesaw, made of a [ladder and a log|barn door]. {O} sat on one end of it, and on the other they put all the [pumpkins|turnips], one by one, and last of all a mouse. Up went the moon!',
    },
    won: [
      'Then it was as light as day over the stubble, and they danced, and danced~, and ~[the owls said good evening|somebody far out at sea said, “There’s the moon”].',
    ],
    gift: ['a crumb of moon, like pastry', 'a place card that says “Moon”'],
    cause:
      'They put their ears to the gold, and somebody was humming in there. So it was not only {x}. It {th.was} {th.np}.',
    free: '“{Th.i} got in for the ride,” said {thing}, “and then {th.i} fell asleep.” {Thing} came out by a crater~, and ~up went {o}, as light as a cork, and waved.',
  },
]
