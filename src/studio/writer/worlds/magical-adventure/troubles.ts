import { type Trouble, who } from '../../world.ts'

export const troubles: Trouble[] = [
  {
    title: ['The Pony Who Came Too Late', '{K} and the Sixty-Year Wish', 'A Pony for Arthur'],
    owners: [
      who('Promise', 'wish in the shape of a pony', 'f', 'horse'),
      who('Hoof', 'pony made of a wish', 'm', 'horse'),
      who('Maybelle', 'very late pony', 'f', 'horse'),
    ],
    prop: 'a pony with a red bow',
    vars: { x: ['sixty', 'fifty-five', 'seventy'], y: ['Arthur', 'Stanley', 'Winifred'] },
    sign: [
      'Outside a small house stood somebody with four hoofs and a red bow, who [lifted one of them to knock|went up to the door], and did not knock.',
    ],
    woe: [
      '“{Y} wished for me [at the age of six|over a cake],” said {o.np}, “but it’s so far that I took {x} years^, and ^now {y} is too big to ride!”<mt  “<t You see them through the window, with a newspaper and a gray cat, and you ask yourself who still has any use for a pony at that age. >[There’s no room for me in that chair|I ought to have run faster],” {o} said. “I stopped once, to eat a daisy.”>',
    ],
    tries: [
      'They hung a saddle on {o}, and a [bell|balloon], to look more like a wish~, but ~{o} only looked like [a sofa at a party|washing day].',
      'They wrote {y} a letter that said, “Your pony is here”~, but ~the cat [sat on it|read it first, and told nobody].',
    ],
    on: {
      tie: 'One end was for {o}. They put the other end [in at the window|through the mail slot]. It lay in there. Then it went tight. You do not have to ride a pony. You can [go for a walk with one|take it out, every evening].',
      notice:
        '“Look at the wall,” said {a}. There was a nail, and on it hung a very small [saddle|halter], brushed, with no dust. “[That has been cleaned every week|Somebody’s been ready all this time].” {O} knocked.',
      still:
        'They sat on the step. By and by the door opened, for the cat. “Oh,” said {y}. Nobody said a thing. {Y} put out a hand, and it [knew what to do|went to the right place], between the ears, [as if it had practiced for {x} years|where it itches].',
      sound:
        'In the house a chair went back. {Y} knew that tune: they [sang|had played] it at the party, {x} years ago, over the cake. The door flew open. “You’re [late|here]!” said {y}, laughing and crying.',
    },
    won: [
      'And that evening the two of them went down the lane, {y} and the pony, [at the same slow pace|not fast], and [shared an apple|stopped for every daisy].',
    ],
    gift: ['a candle from a very old cake', 'a red bow, a bit chewed'],
    cause:
      'They looked behind the pony. So that was who had held on to the tail, the whole way! It {th.was} {th.np}.',
    free: 'So {thing} let go of the tail. {O} shot forward, bump, against the door, and that was as good as a knock. It opened.',
  },
  {
    title: ['The Tree That Grew Only Lefts', '{K} and the Mitten Tree', 'A Hand Gone Cold'],
    owners: [
      who('Mrs. Woolly', 'mitten picker', 'f', 'sheep'),
      who('Fumble', 'raccoon’s cousin', 'm', 'bear'),
      who('Lanny', 'goat with a basket', 'm', 'goat'),
    ],
    prop: 'a mitten on a twig',
    vars: { x: ['ninety', 'forty', 'two hundred'] },
    sign: [
      'There stood a tree with [red|striped] mittens on it, in bunches, and somebody was up to the elbows in it. “Left,” said somebody, “and left, and [left again|oh, left]!”',
    ],
    woe: [
      '“I’ve {x} [hands to keep warm|orders] tonight,” said {o.np}, “but the tree [has gone wrong|won’t do it]! It will only grow lefts.”<mt  “<t It has given good pairs for a hundred autumns, and I watered it as I always do, with warm tea and no sugar. >[Have you ever tried to put a left one on the other hand?|The thumb comes out behind,]” said {o}. “[It’s like shaking hands with a duck.]”>',
    ],
    tries: [
      'They shook the tree, and down came [nine|twelve] mittens and a hat~, but ~all of them were lefts, even the hat.',
      'They went around to the other side of the tree, and around, and around~, but ~all they got was [dizzy|cold hands].',
    ],
    on: {
      notice:
        '{a} took a left one off its twig, and [looked in|felt about inside]. Then {a.he} turned it inside out. It was blue in there, with [stars|a lining of fur]. And it was a right! “[They were all rights, inside|Oh],” said {o}.',
      still:
        'They sat down with their backs to the trunk. It was [shivering|cold]. One side was in the wind: it had kept all the rights in, to warm its own buds. {a} leaned there, and it grew warm. [Pop, pop|One, and two], out came the rights.',
      make: 'It was a scarf, a long one, and it was for the tree. {a} put it around the trunk. The tree stood quite still. Nobody ever [gave it a thing|knits for a tree]. Then it blushed, and all down that side the rights came [out|popping like corn].',
      light:
        'It fell on the dark side of the tree, where the sun never gets. There they all were, small, green, and shut. They were rights, and not ripe! In that light they [grew red as apples|swelled], and the first one [dropped|waved].',
    },
    won: [
      '{X} pairs they made, two and two, and {o} took them around in the [basket|cart]. [And that night no one in the wood had a hand in a pocket.|All night you could hear clapping, with mittens on: puff, puff.]',
    ],
    gift: ['one mitten, too small for anybody', 'a mitten seed'],
    cause:
      'High up among the twigs somebody [sneezed|sat], with two rights on the feet, and two on the ears, and all the others in one lap. It {th.was} {th.np}.',
    free: '“{Th.i} thought they were all for {th.me},” said {thing}. “They fit.” And {thing} gave back all but two, and helped to sort.',
  },
  {
    title: ['The Cat Who Hid Too Well', '{K} and Nobody on the Cushion', 'Come Out, {O}'],
    owners: [
      who('Vesper', 'cat you cannot see', 'f'),
      who('Tuppence', 'cat with no outside', 'm'),
      who('Hush', 'invisible cat', 'f'),
    ],
    prop: 'a cushion with a dent in it',
    vars: { x: ['Tuesday', 'two weeks ago', 'the cherry time'] },
    sign: [
      'On a cushion was a dent. There was [nobody|no one] in it~, but ~it [purred|turned over, and sighed].',
    ],
    woe: [
      '“I hid by [going quite clear|getting as thin as air],” said {o.np}. “It’s the best place there is! But now nobody can find me^, and ^neither can I.”<mt  “<t It’s all very well to win a game, but it ought to have an end, and somebody should at least come and say so. >[They looked till dark, and that was {x}|I looked down, and there was only cushion],” said {o}. “[They have all gone in.|I step in my milk. I can’t tell where I am.]”>',
    ],
    tries: [
      'They threw flour, to see {o.him} better~, but ~{o} sneezed, and then it was all on {h}.',
      'They called “[Found you|We give up]!” very loud, at the cushion. “[No, over here|That doesn’t count],” said {o}, from the [shelf|butter].',
    ],
    on: {
      still:
        '{a} sat with a lap. That was all. There was [a thump|nothing], and then it was warm there, and it purred. {a} put a hand down, just so, and it met an ear. And where {a.he} stroked, the cat came: [gray|black], an ear, a back, a tail.',
      sound:
        'At that a tail began to beat on the floor. You could hear it. Soon you could see it, too: nobody can keep time and [be nowhere|stay hid]. The tail came first, and the [whiskers|cat] at the end of it.',
      light:
        'It fell across the cushion, and there on the wall was a shadow, with [two ears|a tail]. “Is that me?” said {o}. “[I’m rather fine|I had no idea].” {O} ran to look at it, and the nearer {o.he} got, the more there was of {o.him}.',
      tell: 'At one part there was a laugh, in the air, by itself. {a} went on. The laugh got a mouth, [and whiskers|with small teeth], and the mouth got a face. By the end a whole cat lay there on its back, [holding its sides|wheezing].',
    },
    won: [
      'Then they called all the others out of bed, and {o} sat in the middle, plain as a pot. “[Found you|There you are],” they said, [one by one|all in turn], and {o.he} liked it better [each time|than winning].',
    ],
    gift: ['a whisker that comes and goes', 'a bell on a ribbon'],
    cause:
      'They felt about with their hands. There was the cat. And there beside {o}, just as clear, was somebody else: {th.np}!',
    free: '“{Th.i} {th.was} hiding, too,” said {thing}, “and nobody looked for {th.me} at all.” So they counted to three, and popped out, all at once.',
  },
  {
    title: ['The Wings on the Washing Line', '{K} and the Shrunken Wings', 'What Came out of the Tub'],
    owners: [
      who('Dilly', 'fairy', 'f', 'fairy'),
      who('Mistress Gauze', 'rather damp fairy', 'f', 'fairy'),
      who('Peaseblossom’s Nephew', 'young fairy', 'm', 'fairy'),
    ],
    prop: 'a bit of string with two tiny wings',
    vars: { x: ['the dance', 'a cousin’s wedding', 'the midnight choir'] },
    sign: [
      'On a clothesline hung two wings, [as small as a bee’s|no bigger than stamps]. Somebody sat under them, who was a good deal bigger than that.',
    ],
    woe: [
      '“I washed them HOT,” said {o.np}, “and look how small they are! Tonight I have to fly to {x}.”<mt  “<t It says quite clearly on the label, in letters that anybody could read who happened to have a magnifying glass, that wings are to be washed in dew. >[I put them on, and only my left ear went up|They’d fit a gnat],” said {o}. “[A small gnat.|And it’s at the top of the tall pine.]”>',
    ],
    tries: [
      'They pulled at them, two on a side~, but ~twang! Now the wings were [smaller|smaller than ever].',
      'They made new ones, of [paper|lettuce leaves]~, but ~when {o} jumped, {o.he} only [went down rather slowly|sat in the grass].',
    ],
    on: {
      still:
        '{a} held them in {a.his} two hands, and breathed on them, and did nothing else. Wings shrink from [fright|hot water], like anybody. In the warm hands they [uncurled|let go], a little, and a little, like leaves after frost.',
      move: '“You’ll have to be there without them,” said {a}. “Come on my back!” And up they went, <f branch by branch><w round and round the ramp of roots>, with {o} holding on by the ears. At the top, in the wind, the wings went [pop|whoosh], and filled.',
      make: 'It was a basket, as light as [puff|foam], with a [thistle|dandelion] on each corner. {O} sat in it. The two tiny wings went on the front. They did not have to lift {o} now, they only had to [steer|say where].',
      sound:
        'The wings began to [buzz|hum] along. They got the note, and held it. Now a wing is only as big as its song, and {a} made it [louder|longer], and longer. They grew, until they pulled the pegs off the line.',
    },
    won: [
      'Off went {o} to {x}, [a bit crooked|with one sock showing], over the treetops, and a [thin|small] voice came down: “[It’s all right! I’m early|Cold wash, next time]!”',
    ],
    gift: ['a clothes-peg as long as a rice grain', 'a pinch of fairy soap in a nutshell'],
    cause: 'They looked in the tub. There was still someone in the suds, going around and around: {th.np}!',
    free: '“{Th.i} {th.am} clean now, thank you,” said {thing}. That is a wishing tub~, and ~{thing} had a wish left over. It went for the wings.',
  },
  {
    title: ['The Well with Something in Its Throat', '{K} and the Stuck Wish', 'Never Mind'],
    owners: [
      who('Old Deep', 'wishing well', 'm'),
      who('Dame Bucket', 'well with a mossy roof', 'f'),
      who('Plumb', 'wishing well', 'm'),
    ],
    prop: 'a bucket on a rope',
    vars: { x: ['a penny from a queen', 'two buttons', 'a gold tooth'] },
    sign: [
      '“Ahem,” said somebody, deep down. “Ahem, ahem, hrrm.” It came from [under a roof of moss|the end of a rope].',
    ],
    woe: [
      '“I have a wish stuck in my throat,” said {o.np}, “and I can’t grant any others^, because ^nothing gets past it!”<mt  “<t Somebody leaned in, some time ago, and began to wish, and thought better of it halfway and said, ‘Oh, never mind.’ >[A wish like that has no end to pull it by|I have {x} in me, and can’t do a thing about it],” said {o}. “[I have tried hopping.|I’ve had a dry crust.]”>',
    ],
    tries: [
      'They patted {o} on the back. Up came [a frog|a hat], and seven pennies~, but ~the wish only turned over.',
      'They gave {o} a drink of water. “[I AM water|That’s just more of me],” said {o}.',
    ],
    on: {
      tie: 'They let one end down, and down, with a loop in it, and felt about. There! Something [soft|shy] took hold. They drew it up like a fish. It was a very small wish, and it said: “[I want somebody to play with|I’d like to be asked].”',
      still:
        'They leaned on the edge, all in a row, and waited, and did not say “Well?” A wish that’s not sure likes it [quiet|dark]. After some time there came a whisper, and the rest of it: “[… if there’s some left|… only if you have time].” And it slid down.',
      light:
        'It sank down the well, and stopped. There sat the wish, [pale|no bigger than a pea], with its hands over its eyes. “[I’m too silly|They will laugh],” it said. “I’m a wish for a [blue cow|nap].” No one laughed. It let go.',
      tell: '{a} told it right into the well. It went [down and around|all the way to the bottom]. There was a snort, and a splash, and the well laughed, from the deepest place, ho, ho. When a well laughs, things [come loose|fly out]. It did.',
    },
    won: [
      '“Ahhh,” said {o}, clear as a bell, and the echo said it, too. Then {o} [began|set to], and granted all that was owing, {x} first, [with a small splash for each|plink, plink, plink].',
    ],
    gift: ['a penny with a fish on it', 'a drop of well water in a bottle'],
    cause:
      'They turned the handle. Up came the bucket, and it was heavy. In it, stuck as tight as a cork, {th.was} {th.np}.',
    free: '“{Th.i} {th.was} afraid to go any lower,” said {thing}, and climbed out. And all the wishes that had lined up behind went past with a swoosh.',
  },
  {
    title: ['The Rabbit Who Lost Her Magician', '{K} and the Deep Hat', 'Nothing up This Sleeve'],
    owners: [
      who('Presto’s Rabbit', 'white rabbit in cuffs', 'f', 'rabbit'),
      who('Alakazoe', 'rabbit from a hat', 'f', 'rabbit'),
      who('Mr. Paws', 'rabbit with a top hat', 'm', 'rabbit'),
    ],
    prop: 'a tall black hat',
    vars: { x: ['eleven scarves', 'nine eggs and a clock', 'forty paper flowers'] },
    sign: [
      'Somebody with long ears had one arm in a tall hat, up to the shoulder, and pulled out [a scarf|an egg]. “[Not you|No],” said somebody, and pulled out [a dove|a bunch of flowers]. “Not you, either!”',
    ],
    woe: [
      '“I pull a magician out of this hat,” said {o.np}. “It’s my trick! But today he won’t come up^, and ^we are on at eight.”<mt  “<t I have had {x} out of there since noon, and there was a time when I would have been proud of any of them. >[He’s somewhere in there in the dark|I can hear him hum, far off],” said {o}. “[And he has not had his supper.|And we are on at eight.]”>',
    ],
    tries: [
      'They turned the hat over, and [shook it|smacked it on the bottom]~, but ~all that fell out was {x}.',
      '{O} said the magic word backward~, but ~the hat only [ate a scarf|turned inside out, and back].',
    ],
    on: {
      tie: 'They let one end down in the hat, yard upon yard. There was a tug! Then two. “He’s tying a bow,” said {o}. “[He can’t help it|It’s him].” They pulled, and up he came, with {x} around his neck, [bowing|saying “Ta-da”].',
      light:
        'They let it shine in. It was [deep|large] in there: a room, with a lamp, a chair, and slippers. “Is it time?” said the magician, who had his feet up. “It was so dark that I [lit a fire|went to bed].” And he took {o.s} paw.',
      move: 'In went {a}, head first, [boots last|and gone]. It was [quiet|still] for a bit. Then out flew a glove, a [cane|goose], and a magician, and, <f feet first, out came {a}><w wheels and all, out came {a}>. “[He was asleep on the doves|He’d gone left at the scarves],” {a.he} said.',
      notice:
        '{a} read the label in the hat. “It says ‘[Property of Otto|This Side Up]’,” {a.he} said. “{O}, [this isn’t your hat|it’s the wrong way up].” They looked. There was [another, under the bench|a second hole, at the top], and out of it stuck two shoes.',
    },
    won: [
      'They were on at eight. {O} reached in, and up he came, by the collar, and all the wood [clapped|stamped]. “[How does she DO it?|It must be a very big hat,]” they said.',
    ],
    gift: ['one paper flower that never wilts', 'a playing card with a door in it'],
    cause:
      'They listened at the brim. Two people were humming in there. They were playing cards, the magician and {th.np}.',
    free: '“One more game,” said {thing}, “and then you may have him.” {Thing} lost on purpose, and came up first, to hold the hat. And then up he came, by the collar.',
  },
  {
    title: ['The Ticklish Carpet', '{K} and the Carpet That Giggled', 'Do Not Sit on {O}'],
    owners: [
      who('Tassel', 'flying carpet', 'm'),
      who('Madame Fringe', 'pear-patterned carpet', 'f'),
      who('Little Rug', 'very new carpet', 'm'),
    ],
    prop: 'a small striped blanket',
    vars: { x: ['the sultan’s aunt', 'the whole night mail', 'a cello and two old ladies'] },
    sign: [
      'Something square came over the treetops, [upside down|in loops], laughing. It landed in a heap, and [kicked with its fringe|hiccuped].',
    ],
    woe: [
      '“Don’t sit on me!” said {o.np}. “I’m so ticklish that [they fall off|I shake them all off]^, and ^tonight I have to fetch {x}!”<mt  “<t I dropped a baker in a pond this morning, and he was very good about it, but one cannot go through life dropping bakers. >[They sit, and I laugh, and off they go|It’s my first night flight],” said {o}. “They have knees, all of them. Knees are the worst.”>',
    ],
    tries: [
      'They got on as slowly as snails. “Tee hee,” said {o}~, and ~then they were all [in a bush|on the ground].',
      '“Think of something sad,” said {h}. {O} thought of [a wet sock|cold soup]~, but ~that was even funnier.',
    ],
    on: {
      make: 'It was a chair, with four legs, and each leg had a [cork|little shoe] on. You sat on the chair. The chair stood on {o}. “[I feel four small feet|That’s only like being a floor],” said {o}. “A floor I can do.”',
      still:
        '{a} lay down flat, all along, and did not stir. “Hee,” said {o}. “Hee. [Oh.|Hm.]” What tickles is the [wriggle|getting ready]. When a thing lies quite still it’s only warm. “[You’re like a cat|How heavy, and how nice],” said {o}, and rose.',
      tie: 'They tied it to the four corners, and under, like a hammock, and sat in that. So the carpet was above, and they were below. “[I can’t feel you at all|There’s nobody there],” said {o}. “[Are you on?|Hold tight, then.]”',
      sound:
        '{O} knew that beat. You can giggle, or you can hum, but you can’t do both. {O} hummed. They sat down. {O} hummed [harder|rather high]. And with that it went up, smooth as a tray, over the pines.',
    },
    won: [
      'And {x} came home by air, [dry|in one piece], with a fine view. Just once, over the pond, {o} said “tee”. [That was a bat.|Nobody fell.]',
    ],
    gift: ['one gold tassel', 'a bit of fringe, still wriggling'],
    cause:
      'They turned up one corner. Someone was under there, with [two feathers|a feather]. It {th.was} {th.np}.',
    free: '“{Th.i} only wanted to hear you laugh,” said {thing} to {o}. After that {thing} sat on top, in front, where a friend sits.',
  },
  {
    title: ['The Smallest Giant', '{K} and the Giant as Tall as a Chair', '{O} Rings the Bell'],
    owners: [
      who('Little Ox', 'giant as tall as a chair', 'm', 'child'),
      who('Tremenda', 'very small giant', 'f', 'child'),
      who('Hugo the Less', 'pocket giant', 'm', 'child'),
    ],
    prop: 'a huge bell',
    vars: { x: ['a barn', 'a church', 'two elm trees'] },
    sign: [
      '“Fee,” said somebody. “Fi.” They looked up, to where giants are. “[Down here|Fo],” said somebody, no higher than {h.s} belt.',
    ],
    woe: [
      '“I’m to ring the giant bell tonight,” said {o.np}, “but I can’t reach the rope^, because ^I haven’t grown yet!”<mt  “<t They say I’ll grow, and that my uncle was no bigger than a haystack at my age, but the bell won’t wait for that. >[They are all sitting up there on their hills, listening|My mother’s as tall as {x}],” said {o}. “[If it’s not rung, no giant goes to bed.|They will sit up all night, yawning, and blow your roofs off.]”>',
    ],
    tries: [
      'They made a tower, with {o} on the top~, but ~it [swayed|sneezed], and then they were a heap, with {o} at the bottom.',
      'They fed {o} [nine pancakes|a whole pudding], to make {o.him} grow~, but ~{o} only grew [sideways|in the middle].',
    ],
    on: {
      tie: 'They tied it to the end of the bell rope, and now it [hung down|came] to just where {o.s} hands were. “[It wasn’t me that was too short|So it was the rope],” said {o}. {O.he} took hold, and swung.',
      sound:
        'The bell felt it. Big bells do: they [shiver|answer], if you find their note. It hummed, low, and {o} put in {o.his} own voice, “FUM!” It was a giant’s voice, the real thing. Bong, went the bell.',
      move: '{a} took one end of the plank, and {o} stood on the other. “[Ready|Now],” said {a}, and <f jumped on with both feet><w rolled on with a bump>. Up flew {o}, up, and up, and rang the bell [with {o.his} head|as {o.he} went by], and again on the way down.',
      tell: 'It was so good that one of the hills [bent down|leaned in] to hear. “What a good story,” said {o.s} mother, for it was she, “and what’s that, {o}? You want a lift? [You had only to say so|I thought you wished to do it alone].”',
    },
    won: [
      'Bong, it went, over the wood. And all along the sky, one after another, the hills [lay down|pulled up their blankets], and said, in voices like far-off thunder: “[Well rung|Good night], little one.”',
    ],
    gift: ['a button as big as a plate, well, a saucer', 'a bread crumb the size of a bun'],
    cause:
      'They looked up inside the bell. No rope! Somebody had rolled it up and was asleep in it: {th.np}.',
    free: '{Thing} let the rope down with a yawn, as far as the ground, and then some. “Nobody small ever needed it before,” said {thing}.',
  },
]
