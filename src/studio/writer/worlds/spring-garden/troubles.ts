import { type Trouble, who } from '../../world.ts'

export const troubles: Trouble[] = [
  {
    title: ['The Last Bit of Snow', '{K} and the Snow Behind the Shed', 'What {O} Stayed Up For'],
    owners: [
      who('Lingerly', 'last bit of snow', 'm', 'snowman'),
      who('Old Patch', 'small heap of snow', 'm', 'snowman'),
      who('Blanche', 'last bit of snow', 'f', 'snowman'),
    ],
    prop: 'a tulip bud',
    vars: { x: ['a tulip', 'a daffodil', 'a cherry flower'] },
    sign: [
      'Behind the shed, [in the shade|in the cool], sat something white, as big as a [cat|hen], with a hat on. “[Shh, I’m not here|Don’t tell the sun],” it said.',
    ],
    woe: [
      '“[The others went home|All the others are gone],” said {o.np}, “but I’ve never seen {x}! [It opens tonight|There’s one just opening], and I’m so warm.”<mt  “<t We come, you know, and it’s all sticks, and very handsome sticks they are; but we do hear things, on the way down. >[I’ve kept to the shady side|I’ve been very still, so as not to use myself up],” said {o}. “[I only want to look.|Is it true that they have a color right inside?]”>',
    ],
    tries: [
      'They put up [a sunshade|an umbrella], and fanned {o}~, but ~the [wind|air] was warm as well. Drip, went {o}, [and drip|all the same].',
      'They told the bud to hurry. “[You can’t hurry a bud|I’m doing my hair],” it said, and [shut up tighter|shut itself again].',
      'They painted one for {o}, on the wall of the shed. “[And does it stay like that?|Is it always so flat?]” said {o} politely. It was not the same.',
    ],
    on: {
      still:
        '{a} lay down between {o} and the sun, to be the shade, and did not move at all. An hour went by, [with bees in it|and a bee]. And then, no louder than a breath, the bud said: “Now.” “[Ohhh|Oh, LOOK],” said {o}.',
      make: 'It was a bed, a box in a box, with straw all around, [the way that ice is kept|to keep it cold], and one small window. They put it right next to the bud, and {o} lay in it, as cool as January, with {o.his} nose on the glass. And the bud opened.',
      light:
        'The bud wanted sun~, but ~{o} could not have any. So one small, warm ring of light fell on the bud, and [only there|nowhere else], with {o} beside it in the dark. It let go of one petal, and then the next. “[It’s got a LAMP in|And inside, too],” said {o}.',
      tell: '{a} told it to the bud, and stopped [before|just before] the end. “And what then?” said the bud, from inside. “Come out, and I’ll tell you,” said {a}. It held on as long as it could. Then out it looked, with all its color. And there was {o}, and they saw each other.',
    },
    won: [
      'All that cool night {o} and the flower sat up together. Now {o} lives in the freezer, and tells [the peas|the ice cubes] about it.',
    ],
    gift: ['a hat for a very small snowman', 'one petal with frost on the edge'],
    cause: 'They looked under the hat. In there, keeping cool, and already quite blue, sat {th.np}.',
    free: '“{Th.i} have never seen one, either,” said {thing}. So they both bent down to look. The bud had only been too shy to open for ONE. It opened for two.',
  },
  {
    title: [
      'The Bean That Climbed Grandfather',
      '{K} and the Beanstalk on a Chair',
      'Don’t Wake Mr. Haddock',
    ],
    owners: [
      who('Runner', 'young bean', 'm'),
      who('Scarletta', 'climbing bean', 'f'),
      who('Tendrick', 'bean', 'm'),
    ],
    prop: 'a chair with a bean on it',
    vars: { x: ['ear', 'hat', 'left eyebrow'] },
    sign: [
      'On a chair [in the sun|by the pear tree] old Mr. Haddock was asleep, and he was all over leaves. Something green had gone up him, [around and around|from toe to top].',
    ],
    woe: [
      '“I [felt about|was looking] for a pole,” said {o.np}, “and I found a shoelace, and [up I went|went up]! Now I’m at his {x}, and I can’t let go.”<mt  “<t One goes up in the night with one’s eyes shut, as it were, and it was only this morning that I noticed that the pole had a watch on. >[He has to judge the bean show, and it’s at six|He snores, and it rocks me so],” said {o}. “[If he gets up, I’ll snap.|And I’ve got flowers on.]”>',
    ],
    tries: [
      'They tried to unwind {o}, who went around him eleven times~, but ~Mr. Haddock [turned over|said, “Not now, dear”], and made it twelve.',
      'They put a real pole next to him. {O} put out one small curl, and [took it back|pulled it in again]. “It isn’t warm,” said {o}.',
      'They carried him to the bean show, chair and all. He [came in second|won second prize].',
    ],
    on: {
      tie: 'They ran it from the tip of {o} up to the roof, and there was so much MORE of it to climb! {O} felt it, and let go, loop by loop, [from below|from the shoe up], and went up it, flowers and all. In the chair lay Mr. Haddock, [quite loose|snoring, and quite free].',
      sound:
        'A bean goes around to the left, and up. {a} turned the tune around, to the right, and down, and so {o} [began to turn|turned, too]: past the {x}, past the watch, eleven, and ten, and nine. On “one” {o.he} let go of the shoelace, and [bowed|lay in the grass].',
      still:
        'There is one short time in the day when a bean sleeps, too. They [waited for it|sat and waited]. All at once each curl went soft, and {a} lifted {o} off, like a necklace off somebody who is dreaming, and hung {o.him} on a pole.',
      make: 'It was a man, of two poles, a coat, a hat, and a turnip, with a warm brick in his [pocket|chest]. {O} put out a curl. “[This one doesn’t snore|What a good firm neck],” said {o}, and moved across, leaf by leaf.',
    },
    won: [
      'Mr. Haddock woke up and stretched. “[I dreamed I was a vegetable|I dreamed of being hugged],” he said. There was a red flower behind his ear, and nobody told him.',
    ],
    gift: ['a bean with a face', 'a red flower off an eyebrow'],
    cause: 'They looked into his jacket. In the breast pocket, helping {o} up, loop by loop, sat {th.np}.',
    free: '“He’s such a good height,” said {thing}. “{Th.i} wanted to see the view.” So they showed {th.them} the roof of the shed. “Oh, THAT’s a good height,” said {thing}. {Thing} let go of {o}, and off they both went, up the drainpipe.',
  },
  {
    title: ['The Shower Who Held It In', '{K} and the Cloud with Its Legs Crossed', 'Go On, {O}'],
    owners: [
      who('Dew-Anne', 'young rain cloud', 'f', 'cloud'),
      who('Grizzle', 'small dark cloud', 'm', 'cloud'),
      who('Nimby', 'very full cloud', 'f', 'cloud'),
    ],
    prop: 'an umbrella and a picnic basket',
    vars: { x: ['the wedding', 'the school picnic', 'the garden party'] },
    sign: [
      '[Low over the hedge|Just above the hedge] hung somebody as gray as a [plum|mouse] and as tight as a drum, and wriggled. “[Nnn|Ooh],” said somebody.',
    ],
    woe: [
      '“I’ve had to RAIN since lunch,” said {o.np}, “but {x} is right under me! [There’s a cake out|They’ve got their good hats on], and I can’t move without a wind.”<mt  “<t It is all very well to be told that one is good for the radishes, but nobody looks up at a radish with that face on. >[I’ve been thinking about deserts|A lady put up her hand to feel, and frowned],” said {o}. “[Don’t make me laugh.|If somebody sneezes, I’m done for.]”>',
    ],
    tries: [
      'They blew, [all together|as hard as they could]~, but ~{o} moved only an inch. “Don’t PRESS!” said {o}, and three drops fell [on a bun|in the lemonade].',
      'They told {o} to think of something dry. “Toast,” said {h}. “[Toast in MILK|And a nice hot cup of cocoa],” whispered {o}, and shook.',
      'They put up all the umbrellas they had, over the cake~, but ~there were only two, and one was [made of lace|for a doll].',
    ],
    on: {
      tie: 'They made a loop, and threw it, and it caught a corner of {o}. Then they led {o.him} away, like a big, soft cow, [past the cake|past the hats], and over the wall, to the radishes. “[NOW|Oh, may I]!” said {o}, and let it all go. “Ahhh.”',
      make: 'It was a gutter, [of hats and a bit of hose|of flowerpots and a hose], and it ran from under {o} right to the water barrel. “Neatly?” said {o}, and aimed. Not one drop fell on {x}. The barrel sang, from low to high, and was full.',
      notice:
        '“LOOK,” said {a}. “It’s so hot that the icing runs, and they’re fanning themselves with plates.” {O} looked. [They were all looking up.|Every one of them was looking up.] “You mean that they WANT me to?” said {o}, and let go the softest rain there is. Somebody cheered.',
      sound:
        'There’s a way to let it out without letting go. {O} joined in, and hummed it out as mist, [as fine as breath|no more than breath]. It went in among the hats like silver, and it had a rainbow in it. “[How pretty|Oh, lovely]!” they all said, below.',
    },
    won: [
      '“I feel so LIGHT,” said {o}, as white as a sheet, and no bigger than a pillow. And [the radishes had|everything below had] grown by an inch.',
    ],
    gift: ['a radish, red as a button', 'a bit of rainbow in a wet handkerchief'],
    cause:
      'They looked in over the top of {o}, from the roof of the shed. In there, swimming, {th.was} {th.np}.',
    free: '“{Th.i} {th.was} having a bath,” said {thing}, “but it’s got rather deep.” Out came {thing}, and down the drainpipe. And with that much less in, {o} could wait till the cake had been cut.',
  },
  {
    title: ['The Worm with Two Minds', '{K} and Both Ends of {O}', 'Which of You Is the Front?'],
    owners: [who('Wilfred', 'worm', 'm'), who('Pinkie', 'long worm', 'f'), who('Nigel', 'worm', 'm')],
    prop: 'a worm on a flowerpot',
    vars: { x: ['the worms’ ball', 'choir practice', 'lunch'] },
    sign: [
      '“After you,” said somebody [by|behind] the flowerpot. “No, after YOU,” said somebody else. But [there was only one of them|only one of them was there], and it was going both ways.',
    ],
    woe: [
      '“I sneezed,” said {o.np}, “and now [I can’t tell|I’ve forgotten] which end is me! [We’ll be late|I’m late] for {x}.”<mt  “<t It’s all the same to look at, I grant you, and one is not in the habit of asking, but there has always been an understanding. >[I went to bed, and tucked in the wrong end|I can’t start, and I can’t stop],” said {o}. “[I might be backing into everything.|Suppose I’ve been saying good morning with my tail?]”>',
    ],
    tries: [
      'They [drew|chalked] a face on one end. Then the other end was hurt, so they [drew|made] one there. Now there were two of them, and both bowed.',
      'They put down a crumb, to see which end would eat it. “[You have it|After you],” said both~, and ~there it lay, till a [robin|sparrow] took it.',
      'They tossed a coin~, but ~it came down on its edge, [in the mud|and stood there].',
    ],
    on: {
      notice:
        'There was a ring around {o}, like a collar, and it was nearer to one end. “[Collars go at the neck|That’s where a neck is],” said {a}, “so this end’s the front.” “[I was me the whole time|Then I’m right here]!” said {o}. “Come along, tail.” “I never liked to push,” said the tail.',
      light:
        'A worm has no eyes~, but ~its front knows light from dark. The one end of {o} just lay there, but the other one said, “Ooh,” and went under a leaf. “[That’s me! I’m shy|So I’m the one who minds],” said {o}. “My tail never blushed in its life.”',
      sound:
        'Both ends began to sway~, but ~one of them was a bit late, each time, [like somebody who’s been told|by a hair]. “You’re following,” said the first one, “and so I LEAD.” “I always liked to follow,” said the second, happily.',
      tell: 'At the best part, one end laughed. A good while after, when it had got [all the way along|from ring to ring], so did the other. “I got it first,” said the one end, “and so I’m the front.” “It was still warm when it came,” said the tail.',
    },
    won: [
      'So {o} went to {x}, front first, and was just in time. “[How was it?|Is it over?]” said the tail, coming in last. “Lovely,” said {o}. “You’re going to like it.”',
    ],
    gift: ['a hat for a worm, marked “Front”', 'a pinch of the best black earth'],
    cause:
      'They followed {o} along with one finger. Right in the middle {o.he} went up over something, and it {th.was} {th.np}.',
    free: '“You both sneezed on {th.me},” said {thing}, “and THAT end was first.” “I did wonder,” said {o}. {Thing} moved out of the way. Then the tail could see the head, and they waved.',
  },
  {
    title: ['The Robin in the Boot', '{K} and the Hopping Gardener', 'Four Blue Eggs, Size Ten'],
    owners: [
      who('Mrs. Bobbin', 'robin', 'f', 'parrot'),
      who('Ruddy', 'robin', 'm', 'parrot'),
      who('Dame Redbreast', 'robin', 'f', 'parrot'),
    ],
    prop: 'a boot with a nest in it',
    vars: { x: ['Mr. Tump', 'the gardener', 'Miss Loam'] },
    sign: [
      'Hop, hop, hop. [By came {x}|{X} came by], with a boot on one foot, and [a sock|a flowerpot] on the other. “[Ask the bird|The other one’s taken],” said {x}.',
    ],
    woe: [
      '“[I took it for a tree|I thought it was a tree],” said {o.np} in the other boot. “I’ve got four eggs in the toe! And {x} has a path to dig.”<mt  “<t I looked for it to have a twin, as boots do, but one doesn’t like to think of that, when the rain’s coming on and you’ve a beak full of moss. >[I’ve had not one cross word. Just hop, hop, hop, past the door|I’d move, if they’d only move with me],” said {o}. “[It’s so lovely in here. It goes around a corner.|I’m so sorry about it.]”>',
    ],
    tries: [
      'They offered {o} a hat. “It’s got no [toe|corner],” said {o}. “[You can’t bring up a family|How could I raise four children] without a [toe|corner].”',
      'They tied a bucket on {x}~, but ~clang, it went, and clang, and [woke up all the pigs|stuck in the mud].',
      'They all lent {x} one of their own~, but ~none of them went on past the [big toe|third toe].',
    ],
    on: {
      make: 'It was a boot, of birch bark, sewn with string, [with a tongue, and a bow|and with a bow on it]. {X} put in a foot, and wiggled it. “[It’s better than the old one|How soft it is],” said {x}. “I’ll have one more like it.” So now {o} had two rooms.',
      still:
        '{a} put an ear to the boot. Tick, it went, in the toe. “[They’re knocking|It’s now],” whispered {o}. {X} came hopping in, and sat down as well^, because ^there’s no path that can’t wait for that. Four small beaks came up over the top, like laces.',
      move: '“I’ll dig it,” said {a}. <f And {a} did, with the lantern swinging.><w And {a} did, with the plow hooked on behind.> {X} sat by the boot, and told {a.him} where. When it was done, it had one bend in it. “[That’s for luck|Like a boot],” said {o}.',
      tell: 'And {a} told it to the eggs, down in the toe. But an egg is thick. Tap, they went, and tap. “[What happened?|Louder!]” One after another they put their heads out, to hear the end. And now they could all be moved, [nest, hat, and all|into a hat].',
    },
    won: [
      'So {x} went home on two feet, left, right, left. And in the nest were four of them in a row, all mouth. “[They’ve got your toes|This one’s called Lace],” said {o}.',
    ],
    gift: ['half a blue eggshell, like a cup', 'a mossy bootlace'],
    cause:
      'They felt down in the toe: one egg, two, three, four, and five? Five was not an egg. It {th.was} {th.np}.',
    free: '“{Th.i} don’t mind a few eggs,” said {thing}, “but there’s a whole row of boots at the back.” And there was, behind the flowerpots. {X} tried one on, and it fitted.',
  },
  {
    title: ['The Mole Who Was Looking for the Moon', '{K} and the Nineteen Hills', 'Is It Here, Said {O}'],
    owners: [
      who('Delver', 'young mole', 'm', 'mouse'),
      who('Mouldy Anne', 'mole', 'f', 'mouse'),
      who('Sir Snout', 'elderly mole', 'm', 'mouse'),
    ],
    prop: 'a molehill on a lawn',
    vars: { x: ['nineteen', 'twenty-six', 'forty'] },
    sign: [
      'There were {x} small hills on the good lawn, and [then there was one more|soon one more]. Up came a pink nose. “[Is it here?|Warm, or cold?]” it said.',
    ],
    woe: [
      '“I’m looking for the moon,” said {o.np}. “[Granny says|They say] it’s in the garden at night. [I dig, and it’s never THERE!|So I dig. But where IS it?]”<mt  “<t I have found a croquet ball, two plates, and a cheese, and I must say that I was sure about the cheese, for most of an afternoon. >[I’ll just try one more, by the roses|It’s round, and it’s white],” said {o}. “[It must be deep. It’s been there so long.|She told us about it each bedtime.]”>',
    ],
    tries: [
      'They told {o} that it’s UP. “[I’ve BEEN up|I was just there],” said {o}, and dug up, and there was [the lawn|only the lawn].',
      'They pointed. {O} felt the finger, all along, to the end. “[It stops here|It’s just a finger],” said {o}.',
      'They gave {o} a turnip, round and white. {O} [held it close|sniffed it]. “She said that it SHONE,” said {o}.',
    ],
    on: {
      light:
        'When the light came close, {o} stopped. “What’s that on my nose?” {o.he} said. “That’s shining,” said {a}. “The moon does it, too, only it’s cool, and it’s on ALL of you.” {O} turned up {o.his} face, and let it. “Oh,” said {o}. “[I’ve been in it the whole time|It’s on me NOW].”',
      still:
        '{a} took {o} in {a.his} lap, on the dark grass, and they did nothing. The moon came up behind the pear tree, and over the wall, and lay down on {o.s} paws. {O} did not see it. {O} felt the whole garden go quiet. “[Shh|Oh],” said {o}. “It’s come.”',
      make: 'It was a pan of water, set in the grass, and [there lay the moon|the moon lay in it], as white as milk. {O} put in one paw. It shook, and it came back. “It’s WET,” said {o}. “[And you can’t use it up|Look, I’ve got some on me].”',
      move: '“Hold on tight,” said {a}. And up they went, <f branch over branch, to the top of the pear tree><w up the long ramp of the hay wagon, to the top of the load>, nearer to it than any mole had been. {O} reached out a paw. “[It’s just a bit too far|I can feel the edge],” {o.he} said, deeply happy. “Granny was shorter.”',
    },
    won: [
      '{O} went home with both arms out, so as not to spill any. “[Come up|Put your faces up]!” {o.he} called down the hole. And {x} small noses came up, [one to each hill|as pink as buds].',
    ],
    gift: ['a cheese that was nearly the moon', 'a very small spade of a hand, in clay'],
    cause: 'They put an ear to the newest hill. Somebody was still digging down there. Up came {th.np}.',
    free: '“{Th.i} have got it,” said {thing}, and it was a white stone, as round as you please. {O} held it up to the sky, to see. And there, right beside it, was the other one.',
  },
  {
    title: ['The Piano and the Crocus', '{K} and the Flower in the Path', 'Mind {O}'],
    owners: [
      who('Crocus Jones', 'purple crocus', 'm'),
      who('Violet Early', 'first crocus', 'f'),
      who('Saffron', 'small gold crocus', 'f'),
    ],
    prop: 'a piano and a crocus',
    vars: { x: ['six men', 'four aunts and a butcher', 'nine singers'] },
    sign: [
      'At the [gate|garden gate] stood {x}, with a piano. “[Hup|Left a bit],” they said, and then, “STOP!” [There, right in the middle of the path, was somebody small.|In the middle of the path there was somebody very small.]',
    ],
    woe: [
      '“I’ve just come up,” said {o.np}. “[Is this a bad place|Am I in your way]?” “[We can’t put it down|It’s so heavy],” said {x}, “and we can’t step on you!”<mt  “<t I had no idea what there would be at the top, one goes entirely by feel, and I must say that I never hoped for a piano. >[I do like the legs|I’d step aside, but I’m new to it],” said {o}. “[I don’t mean to make a fuss.|Is it for me?]”>',
    ],
    tries: [
      'They tried to lift the piano OVER~, but ~it played [a bit of everything|all its low notes], and they [had to put it back|put it back again], with their knees shaking.',
      'They asked {o} to shut, just for a minute. {O} did~, but ~now there was [only a thinner one|a thin one] in the path.',
      'They went to dig {o} up with a spoon. “[Oh, are we going somewhere?|That’s my foot,]” said {o}^, and then ^nobody could.',
    ],
    on: {
      make: 'It was a bridge for a piano, [two planks on four pots|of planks and pots]. Up it rolled, and hung over {o}, like a great black cow over a daisy, and came down on the far side, as soft as soft. “[I saw the strings|Do it again]!” said {o}.',
      sound:
        'So {a} opened the lid, right there at the gate, and put down one note, and somebody else put one next to it. They never went in. They played it there in the path till the stars were out, and {o} leaned this way and that. “[It WAS for me|I’d hoped so],” said {o}.',
      notice:
        '“It’s only a path because people walk on it,” said {a}. “If we all go THIS way, then this is the path.” So they went around by the pear tree, piano and all. By evening the grass was flat there. It’s [been the path ever since|still the path], with a bend in it.',
      tie: 'They tied it to the piano, and over a branch of the pear tree, and {x} all pulled. Up went the piano, like a bird, or a cow, and hung there. “[It’s got PEDALS|I can see underneath],” said {o}. “You don’t often get that.” They swung it in at the window.',
    },
    won: [
      'Now the piano is by the window, and somebody plays it each evening. “[That one’s mine, the high bit|Listen, that’s me],” says {o} to the bees.',
    ],
    gift: ['an ivory piano key, the top one', 'a purple petal pressed in a song'],
    cause: '“It’s so heavy, for a piano,” said {x}. They opened the lid, and on the strings lay {th.np}.',
    free: '“{Th.i} heard that there would be music,” said {thing}, and climbed out. Now the piano was as light as a cake. They lifted it over {o} with one finger each.',
  },
  {
    title: ['The Scarecrow Who Liked Crows', '{K} and the Crows’ Friend', 'Boo, Said {O}, Very Softly'],
    owners: [
      who('Worzel Hay', 'scarecrow', 'm', 'grown-up'),
      who('Patches', 'scarecrow', 'f', 'grown-up'),
      who('Turnip Tom', 'young scarecrow', 'm', 'grown-up'),
    ],
    prop: 'an old hat with a bird on it',
    vars: { x: ['peas', 'beans', 'new carrots'] },
    sign: [
      'In the middle of the {x} stood somebody with both arms out, and [four crows on each|crows all along them]. “[Boo|Shoo],” said somebody, in a whisper. The crows [snuggled up|moved closer].',
    ],
    woe: [
      '“I’m meant to scare them off,” said {o.np}, “but [they’re so nice|they tell me things]! And now they’re eating all the {x}.”<mt  “<t You stand out here the whole of March, in other people’s trousers, with nobody to talk to except the weather, and then someone comes and sits down on your arm. >[I said boo, and one of them laughed, and so did I|That one’s Doris. She’s been to sea],” said {o}. “[I could be fierce, if they’d be a bit less nice.|And they’ve got such neat feet.]”>',
    ],
    tries: [
      'They painted {o} a fierce face, [with beet juice|all in red]~, but ~the crows thought that {o} was ill, and brought [a blanket|soup].',
      'They hung up pans, to clang~, but ~the crows had always wanted a band, and [all their cousins came|brought spoons].',
      'They showed {o} how to do it: “BOO!” {O} [fell over backward|got such a fright]^, and ^it took all nine crows to get {o.him} up.',
    ],
    on: {
      make: 'It was a table, over by the hedge, with a sign that said “Crows.” Each day there would be [bread crusts|crumbs and crusts]. {O} stood at the head of it, with both arms out, like somebody who has asked you all to supper. And so {o.he} had.',
      tell: 'And then {a} told the crows how it is with {x}: you can have one small bit now, or wait till June and be in them up to the knees. Crows can count. [They went into a huddle.|They thought about it, with one eye.] “June,” they said. And till then they would guard them.',
      tie: 'They tied it from {o.s} hands to the sticks, all around, and hung it with bits of tin, so that [it went ting|each gust went ting]. The crows LOVED it. They sat on it, nine in a row, and swung, and never once came down. And the {x} came up.',
      notice:
        '“They’re not eating the {x},” said {a}, with one eye to the ground. “They’re eating the slugs that eat them. Look.” And so they were. “[I KNEW it|You might have said],” said {o}. “You never asked,” said the crows.',
    },
    won: [
      'Soon there were {x} right up to the gate, and not a crow to be seen. Under {o.s} coat nine hearts went pit-a-pat. “Boo,” said {o}, very softly. “Boo,” they said, and settled down.',
    ],
    gift: ['a black feather that has been to sea', 'a straw from a kind arm'],
    cause: 'They undid the coat. It wasn’t all straw in there. Right where the boo should be sat {th.np}.',
    free: '“Each time you went to say boo, {th.i} tickled,” said {thing}. “{Th.i} didn’t want them to go.” So {thing} got a seat on one arm, with the rest, and the crows, to be polite, ate only weeds.',
  },
]
