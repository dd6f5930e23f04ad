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
      'In the shade, behind the shed, was some white. It was about as big as a cat. “[It’s not out yet, I hope|Shh, I’m not here],” it said. It had a hat on, or had had.',
    ],
    woe: [
      '“I’m what’s left of the snow,” said {o.np}. “The rest went home in March. I stayed! They always TALK of it, {x}. I’ve never seen one. [It opens tomorrow.|They say it’s any hour.] And it’s so warm today.”<mt  “<t We come, you know, and it’s all sticks, and very handsome sticks they are; but we do hear things, on the way down. >[I’ve kept to the shady side|I’ve been very still, so as not to use myself up],” said {o}. “[I only want to look.|Is it true that they have a color right inside?]”>',
    ],
    tries: [
      'They put up a sunshade, and a fan. Drip. “[It’s no use, I’m thinking about it, and that’s warm|A bit more to the left],” said {o}, from the middle of a puddle.',
      'They told the bud to hurry. “[You can’t hurry a bud|I’m doing my hair],” it said, and shut up tighter.',
      'They painted {o} one, on the shed. {O} looked at it politely. “[And does it stay like that?|Did it hurt the shed?]” {o.he} said.',
    ],
    on: {
      still:
        '{a} lay down between {o} and the sun, and was the shade. {A.he} did not move at all. It got {a.him} wet, all down one side. An hour went by, with bees in it. And then, no louder than a breath, the bud said: “Now.” “[Ohhh|It’s RED],” said {o}.',
      make: 'It was a bed: a box of straw, in a box, in a pail, with a lid, the way that ice is kept. There was one small window. They set it in front of the bud. {O} sat in there, as cool as in January, with {o.his} nose on the glass, and in the morning it opened for {o.him}.',
      light:
        'The bud was waiting for the sun, and the sun was what {o} must not have. So {a} shone it on the bud, and only there, one warm small ring, with {o} right beside it in the dark. It turned. It let go of one petal, and the next. “[And it’s got a LAMP in|Inside, too],” said {o}.',
      tell: '{a} told it to the bud, low, and stopped before the end. “What happened to the bear?” came from inside. “Come out, and I’ll tell you,” said {a}. It held on for as long as it could. Then out it looked, with all its color. And there was {o}, and they saw each other.',
    },
    won: [
      'They sat up with it all that night, {o} and {x}. It was cool. [“So that’s what we’re FOR,” said {o}. “It drank me. That’s my cousin in there, that’s the pink.”|In the morning {o} was a good deal smaller, and didn’t care.] They’ve put the rest in the ice house till November, where {o} tells the others.',
    ],
    gift: ['a hat for a very small snowman', 'one petal with frost on the edge'],
    cause:
      'They dug in the snow, ever so gently. It had somebody in its arms, to keep cool, and quite blue: {th.np}.',
    free: '“It was so kind as to wait for me,” said {thing}. “I’ve not seen one either.” And as they all bent down to look, the bud, who had only been shy of ONE, opened for two.',
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
      who('Up', 'bean', 'm'),
    ],
    prop: 'a chair with a bean on it',
    vars: { x: ['ear', 'hat', 'left eyebrow'] },
    sign: [
      'On a chair by the beans old Mr. Haddock was asleep, with his mouth open. He was [green to the knees|all over leaves]. Something had gone up him, around and around.',
    ],
    woe: [
      '“He was just HERE,” said {o.np}, from the top, by the {x}. “I came up, and I felt about for a pole, and I had hold of a bootlace. [And up I went|It’s my nature]. Now I can’t let go. I’ve got flowers on!”<mt  “<t One goes up in the night with one’s eyes shut, as it were, and it was only this morning that I noticed that the pole had a watch on. >[He’s the judge at the bean show, and it’s at six|He’s snoring, and it rocks me so],” said {o}. “[If he gets up, I’ll snap.|If I go on I’ll be in his pipe.]”>',
    ],
    tries: [
      'They tried to unwind {o}. It was eleven times around to the left, and Mr. Haddock [said “Not now, Maud”|turned over], and made it twelve.',
      'They put a real pole next to him. “[Hello, pole|I don’t know it],” said {o}, and put out one small curl, and took it back. “It isn’t warm.”',
      'They carried him to the bean show, chair and all. He came second.',
    ],
    on: {
      tie: 'They ran it from {o.s} very tip up to the gutter, and said that was where he was going next. There was so much MORE of it. {O} felt it, and let go, loop by loop, from the bottom, and swarmed up, with all the flowers on. In the chair lay Mr. Haddock, dotted with leaves, and quite loose.',
      sound:
        'A bean goes around to the left. {a} began it to the RIGHT, if a tune can be: it came down where it had gone up. {O} began to turn. Down past the {x}, down around the watch, twelve, and eleven, and ten. On “one” there was the bootlace, and a bow.',
      still:
        'They sat down with him, and waited for the one bit of the day when a bean sleeps, too. It’s when the bees go in. All at once each curl went soft. {a} lifted it off, like a necklace off someone who is dreaming, and hung it on the pole.',
      make: 'It was a man: two poles, a coat, a hat, and a turnip, and a warm brick in it. {O} put out a curl. “[This one doesn’t snore|He’s got a good firm neck],” said {o}. By six {o} had moved across, and thought that it was the same one.',
    },
    won: [
      'Mr. Haddock woke at six, and stretched. “[I dreamed I was a vegetable|I’ve been hugged],” he said. He gave the first prize, that year, to {o}. [“I’ve a feeling that we’ve met,” he said.|There was a red flower behind his ear, and nobody told him.]',
    ],
    gift: ['a bean with a face', 'a red flower off an eyebrow'],
    cause:
      'They looked down inside his jacket. There was somebody in the breast pocket, handing the bean up, hand over hand: {th.np}.',
    free: '“He’s such a good height,” said {thing}. “I was going to have the view.” They showed {th.them} the church. {Thing} passed the bean over to the drainpipe, and {o} set off at once.',
  },
  {
    title: ['The Shower Who Held It In', '{K} and the Cloud with Its Legs Crossed', 'Go On, {O}'],
    owners: [
      who('Dew-Anne', 'young rain cloud', 'f', 'cloud'),
      who('Grizzle', 'small dark cloud', 'm', 'cloud'),
      who('Nimby', 'very full cloud', 'f', 'cloud'),
    ],
    prop: 'an umbrella and a picnic basket',
    vars: { x: ['the wedding', 'the school picnic', 'the band on the lawn'] },
    sign: [
      'Low over the hedge hung a cloud, dark as a plum, and as tight as a drum. [It was going pink.|It shifted from side to side.] “[Nn|Ooh],” it said.',
    ],
    woe: [
      '“I’ve got to RAIN,” said {o.np}. “I’ve had to since lunch! But there’s {x}, right under. [They’ve got their good hats on.|There’s a cake out.] And the wind’s gone off, and I can’t move!”<mt  “<t It is all very well to be told that one is good for the radishes, but nobody looks up at a radish with that face on. >[I only had to go a bit, and a lady put up her hand|I’ve been thinking about deserts],” said {o}. “[Don’t make me laugh.|If somebody sneezes, I’m done for.]”>',
    ],
    tries: [
      'They blew. {O} moved an inch. “[Careful! You’re jogging me|Don’t PRESS],” {o.he} gasped. Three drops fell on a bun.',
      'They put up all the umbrellas they had, over the cake. There were two, and one was [lace|for a doll].',
      'They told {o} to think of dry things. “Toast,” said {h}. “[Toast in milk|And a nice hot cup of],” whispered {o}, and shook.',
    ],
    on: {
      tie: 'They made a loop, and threw it, and it caught a corner. Then, hand over hand, they walked {o} like a big soft cow, past the cake, past the band, and over the wall, to the radishes. “[NOW|I can’t wait],” said {o}. It came down like a bath let go. “Ahhhhh.”',
      make: 'It was a gutter: of hats, half-pipes, and a bit of hose, that ran from under {o} right to the water barrel. “Just there,” said {a}. “[In a thin line?|Neatly?]” said {o}. {O} aimed. Not one drop fell on {x}. The barrel sang, from low to high, and was full.',
      notice:
        '“They don’t mind,” said {a}. “LOOK. It’s so hot that the icing’s running, and they fan themselves with their plates. They’re all looking up.” {O} looked. So they were. “[You mean they WANT|Just a bit, then],” said {o}, and let go the softest there is. Somebody cheered. They all took off their shoes.',
      sound:
        'There’s a way to let it out without letting go: {o} came in on the tune, and hummed it out as mist. It was fine as breath. It went in among the hats like silver, and not a feather drooped. “[It’s got a rainbow in|How pretty],” they all said, below.',
    },
    won: [
      '“I feel so LIGHT,” said {o}, as white as a sheet, and no bigger than a pillow. And everything under it had grown: the radishes by an inch, and {x} by [one dance|a rainbow, end to end]. [They saved {o} some cake. It can’t eat. It was so pleased.|The wind came back, and said it was sorry.]',
    ],
    gift: ['a radish, red as a button', 'a bit of rainbow in a wet hanky'],
    cause:
      'They got up on the shed and looked in over the top. There was someone in there, swimming: {th.np}.',
    free: '“I was having my bath,” said {thing}. “It’s got rather deep.” Out {th.it} came, and down the drainpipe. And {o}, with that much less in, could wait, after all, till the cake had been cut.',
  },
  {
    title: ['The Worm with Two Minds', '{K} and Both Ends of {O}', 'Which of You Is the Front?'],
    owners: [who('Wilfred', 'worm', 'm'), who('Pinkie', 'long worm', 'f'), who('Nigel', 'worm', 'm')],
    prop: 'a worm on a flowerpot',
    vars: { x: ['the compost ball', 'lunch', 'the other side of the path'] },
    sign: [
      '“After you,” said somebody by the flowerpot. “No, after YOU,” said somebody else. They looked. There was just one worm. It was [going both ways|in a knot].',
    ],
    woe: [
      '“I’ve forgotten which end is me,” said {o.np}, from the left. “It’s ME,” said the right. “I sneezed, you see. And then I didn’t know where from. [We’re to be at {x}.|It’s time for {x}, and I can’t start.]”<mt  “<t It’s all the same to look at, I grant you, and one is not in the habit of asking, but there has always been an understanding. >[I went to bed, and tucked in the wrong one|I can’t tell if I’m early or late],” said {o}. “[I might be backing into everything.|Suppose I’ve been saying good morning with my tail?]”>',
    ],
    tries: [
      'They drew a face on one end, in chalk. The other end was [hurt|cold to it]. So they drew one there. Now there were two of them, and both bowed.',
      'They put a crumb down, to see which end would eat it. “[You have it|I couldn’t],” said both, and it was there till a robin had it.',
      'They tossed a coin. It came down on its edge, in the mud. The worm was the only one not surprised.',
    ],
    on: {
      notice:
        '{a} looked for a long time. “There’s a ring on you, like a sleeve,” {a.he} said, “and it’s nearer to THIS end. That’s where the collar goes. So this is the neck.” “[Then I’m right here|I was me the whole time],” said {o}. “Good. Come along, tail.” “[Coming|I never liked to push],” said the tail.',
      light:
        'A worm has no eyes, but the front knows light from dark. {a} put it down beside {o}. One end just lay there. The other one said, “Ooh,” and tucked itself under a leaf. “[That’s me! I’m shy|So I’m the one who minds],” said {o}. “The tail never blushed in its life.”',
      sound:
        'They both began to sway, the left and the right. But one end was a bit behind. It was only by a hair; it came in late, each time, like someone who’s been told. “[You’re following|So I LEAD],” said the first. “I’ve always liked to,” said the second, happily.',
      tell: 'At the funny part one end laughed; and a good while after, when it had got all the way along, so did the other. “[I got it first|You heard it from me],” said the front. “I did like it, though,” said the tail. “It was still warm when it came.”',
    },
    won: [
      'So {o} set off, front first, and got to {x} in time, or that end did. [The tail arrived for the pudding.|“How was it?” asked the tail, coming in. “Wet,” said {o}, “and lovely. You’re going to like it.”] There’s a lot to be said for having it all to look forward to.',
    ],
    gift: ['a hat for a worm, marked “Front”', 'a pinch of the best black earth'],
    cause:
      'They followed the worm along, with one finger. Just in the middle it went up over something, and the something was {th.np}.',
    free: '“You both sneezed on me,” said {thing}. “It was THAT end first.” {Th.it} pointed. “I did wonder,” said {o}. So {thing} got up, and the tail could see the head, for the first time, and they waved.',
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
      'Hop, hop, hop. Somebody went by on one leg, with a lantern. It was {x}. One foot had a boot on. The other had a [sock|flowerpot]. “Don’t ask,” said {x}.',
    ],
    woe: [
      'In the shed, in the other boot, sat {o.np}. “I thought it was a tree,” said {o}. “It smelled of tree! I’ve got four eggs in the toe. [They’re due|It’s tonight]. And there’s the path to dig by morning!”<mt  “<t I looked for it to have a twin, as boots do, but one doesn’t like to think of that, when the rain’s coming on and you’ve a beak full of moss. >[I’ve had not one cross word. Just hop, hop, hop, past the door|I can hear it in the mud],” said {o}. “[I’d move, if they’d only move with me.|It’s so lovely in here. It goes around a corner.]”>',
    ],
    tries: [
      'They offered {o} a hat. It was a good hat. “[It’s got no toe|There’s no corner],” said {o}. “You can’t bring up a family with no toe.”',
      'They gave {x} one of {g.s}. It did not fit. It didn’t fit anybody.',
      'They tied a bucket on {x}. Clang, hop, clang. It woke the babies next door, and they were pigs.',
    ],
    on: {
      make: 'It was a boot: of birch bark, sewn with string, with a sole, and a tongue, and a bow. It was for {x}. {X} put in a foot and wiggled. “[It’s better than the old ones|It’s got a draft, but it’s MY draft],” said {x}. “I’ll have another like it.” Then {o} had two rooms.',
      still:
        '{a} sat down by the boot, and waited, and listened. Tick. It came from the toe. “[It’s now|They’re knocking],” whispered {o}. {X} came hopping in, and saw, and sat down as well. There’s no path that can’t wait a day. They saw four beaks come up over the top, like laces.',
      move: '“I’ll dig it,” said {a}. <f And {a} did, up to the knees, with the lantern swinging, spit and turn.><w And {a} did, with the plow hooked on behind, up and down and around.> {X} held the light and told {a.him} where. By midnight it was done. It had one bend in it. “[That’s for luck|Like a boot],” they said.',
      tell: 'So {a} told the eggs a story, in at the top. It was a good one, and they all wished to hear. But an egg is thick. Tap, they went, tap. “[What did he say?|Louder!]” One after another they put their heads out, to hear the end. With that, they could be moved, nest, hat, and all.',
    },
    won: [
      '{X} went home on two feet, [or one and a half|left, right, left, and laughing], and there were four of them in a row, all mouth. “[This one’s called Lace|They’ve got your toes],” said {o}. They still come by, each spring, to look in at the boots.',
    ],
    gift: ['half a blue eggshell, like a cup', 'a bootlace with moss on'],
    cause:
      'They felt down in the toe: one egg, two, three, four, and five? Five was not an egg. It was {th.np}.',
    free: '“It was my boot first,” said {thing}, “and I don’t mind a few eggs.” {Th.it} got up and showed them. {Th.it} had a whole row of boots, at the back of the shed, all rights. {X} tried one on.',
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
      'There were {x} molehills on the good lawn. [They had not been there at breakfast.|As they looked, there was one more.] Up came a pink nose. “[Is it here?|Warm, or cold?]” it said.',
    ],
    woe: [
      '“I’m looking for the moon,” said {o.np}. “My granny saw it. It’s round, and it’s white, and it’s in the garden at night. [That’s all she said.|She told us each bedtime.] So I dig. I come up. And it’s never THERE!”<mt  “<t I have found a croquet ball, two plates, and a cheese, and I must say that I was sure about the cheese, for most of an afternoon. >[I’ll just try one more, by the roses|I’ve done it in rows],” said {o}. “[They shout. I don’t think they can have lost anything so big.|It must be deep. It’s been there so long.]”>',
    ],
    tries: [
      'They told {o}: it’s UP. “[I’ve BEEN up|I was just there],” said {o}. “Up is where the lawn is.” {O} dug up, and there was the lawn.',
      'They pointed. {O} looked at the finger, and felt it, all along, to the end. “[It’s just a finger|It stops here],” {o.he} said.',
      'They gave {o} a turnip, round and white. {O} held it close. It was kind of them. “[She said it SHONE|It’s got a lid],” {o.he} said.',
    ],
    on: {
      light:
        'A mole can’t see far. But when the light came close, {o} stopped. “[What’s that warm?|It’s on my nose,]” {o.he} said. “That’s shining,” said {a}. “The moon’s the same, only it’s cool, and it’s on ALL of you.” {O} stood still. {O} turned {o.his} face up, and let it. “[Oh, it’s on me NOW|I’ve been in it all the time],” {o.he} said.',
      still:
        '{a} sat down by the hill, and took {o} in {a.his} lap, on the dark grass, and they did nothing. It came up behind the pear tree. It came over the wall, and along, and lay down on {o.s} paws. {O} did not see it. {O} felt the whole garden go quiet. [“Is it here?” “It’s here,” said {a}.|“Shh,” said {o}. “It’s come.”]',
      make: 'It was a pan of water, set in the grass. The moon lay in it, right there, as white as milk, and near enough. {O} put in one hand. It shook. It came back. “[It’s WET|You dig it with a spoon],” said {o}. “And you can’t use it up. I’ve got some on me.”',
      move: '“Hold on to my hair,” said {a}. And up they went, <f branch over branch, to the top of the pear tree><w up the long ramp of the hay wagon, to the top of the load>, nearer to it than any mole had been. {O} reached out a hand. “[It’s just a bit too far|I can feel the edge],” {o.he} said, deeply happy. “Granny was shorter.”',
    },
    won: [
      '{O} went home that night with {o.his} arms out, so as not to spill any. “[It was in the garden all the time|Come out and put your faces up],” {o.he} called down the hole. And {x} small noses came up, one to each hill, [on the good lawn|as pink as buds].',
    ],
    gift: ['a cheese that was nearly the moon', 'a very small spade of a hand, in clay'],
    cause:
      'They put an ear to the newest hill. Two people were digging, down there. The other one was {th.np}.',
    free: '“I’ve got it,” said {thing}. “I’ve been sitting on it, to keep it warm.” It was a white stone, as round as you please. {O} held it up to the sky, to see; and there, beside it, were two.',
  },
  {
    title: ['The Piano and the Crocus', '{K} and the Flower in the Path', 'Mind {O}'],
    owners: [
      who('Crocus Jones', 'purple crocus', 'm'),
      who('Violet Early', 'first crocus', 'f'),
      who('Saffron', 'crocus, just up', 'f'),
    ],
    prop: 'a piano and a crocus',
    vars: { x: ['six men', 'four aunts and a butcher', 'the whole choir'] },
    sign: [
      'Right in the middle of the path was a crocus. It was open. At the gate stood {x}, with a piano. “[Left a bit|Hup],” they said. “No. STOP.”',
    ],
    woe: [
      '“Good morning,” said {o.np}. “I came up. [Is this not a good place?|It was soft, just here.] Everyone’s stopped to look. How kind!” “We can’t put it down,” said {x}, “and we can’t go on.”<mt  “<t I had no idea what there would be at the top, one goes entirely by feel, and I must say that I never hoped for a piano. >[I do like the legs|I’d step aside, but I’m new to it],” said {o}. “[I’ve only got the week. I don’t mean to make a fuss.|Is it for me?]”>',
    ],
    tries: [
      'They lifted the piano OVER. It’s a thing you should not do with a piano. It played [a bit of everything|all its low notes], and they put it back with their knees shaking.',
      'They asked {o} to shut, just for a minute. {O} [held {o.his} breath, and shut|did]. But there was still a crocus in the path. It was only a thinner one.',
      'They went to dig {o} up, with a spoon. “[Oh, are we going somewhere?|That’s my foot,]” said {o}. So nobody could.',
    ],
    on: {
      make: 'It was a bridge, for a piano: two planks and four pots. Up it rolled, with {x} behind, and hung over {o}, like a great black cow over a daisy. It went down on the far side, as soft as soft. “[Do it again|I saw the strings],” said {o}.',
      sound:
        'A piano can be played anywhere. {a} opened the lid and put down one note, and somebody else put one next to it. They never went in. They played it right there, in the path, at the gate, till the stars were out, and {o} leaned this way and that. “[It WAS for me|I’d hoped so],” said {o}.',
      notice:
        '{a} walked off the path, and looked. “It’s only a path because people go on it,” {a.he} said. “If we all go THIS way, then this is the path.” They went around, by the pear. By evening the grass was flat there. It’s been the path ever since, with a bend in it.',
      tie: 'They tied it to the four legs, and over the branch of the pear, and down, and {x} all sat on the end. Up went the piano, like a bird, or a cow, and hung. {O} had a look at it from underneath. “[It’s got PEDALS|You don’t often see that],” {o.he} said. They swung it in at the window.',
    },
    won: [
      'The piano lives indoors now, by the window, and it’s played each evening, with the sash up. “[That one’s mine, the high bit|They go around me specially],” says {o} to the bees. And {x} come by on Sundays, [on tiptoe|to see if there’s another].',
    ],
    gift: ['an ivory piano key, the top one', 'a purple petal pressed in a song'],
    cause:
      'They opened the lid of the piano. It was much too heavy for a piano, {x} had said so. In it, on the strings, lay {th.np}.',
    free: '“I heard there was to be music,” said {thing}, and climbed out. {Th.it} weighed more than you’d think. Now {x} could lift the rest with one finger each, over {o}, and not so much as breathe on {o.him}.',
  },
  {
    title: ['The Scarecrow Who Liked Crows', '{K} and the Crows’ Friend', 'Boo, Said {O}, Very Softly'],
    owners: [
      who('Worzel Hay', 'scarecrow', 'm', 'grown-up'),
      who('Patches', 'scarecrow', 'f', 'grown-up'),
      who('Turnip Tom', 'young scarecrow', 'm', 'grown-up'),
    ],
    prop: 'an old hat with a bird on it',
    vars: { x: ['peas', 'new lettuce', 'spring corn'] },
    sign: [
      'In the middle of the {x} stood a scarecrow, with its arms out. On each arm sat four crows. There was one on the hat. “[Boo|Shoo],” it said, in a whisper. They [snuggled up|looked hurt].',
    ],
    woe: [
      '“I’m meant to frighten them,” said {o.np}, very low. “But look at them! They’ve got such neat feet. They tell me things. [They’ve eaten all the {x}|And they do like {x}]. She says that if it goes on, I’m a bean pole.”<mt  “<t You stand out here the whole of March, in other people’s trousers, with nobody to talk to except the weather, and then someone comes and sits down on your arm. >[I said boo, and one of them laughed, and so did I|That one’s Doris. She’s been to sea],” said {o}. “[I could be fierce, if they’d be a bit less nice.|And I’ve arms only for this. It’s all I can do.]”>',
    ],
    tries: [
      'They made {o} a fierce face, with beet juice. The crows thought that {o} was ill. They brought [a blanket|soup].',
      'They hung up pans to clang. The crows hung up more. They’d always wanted a band. It was quite good, and all the other crows came.',
      'They showed {o} how it goes: “BOO!” {O} fell over backward. It took all nine to get {o.him} up.',
    ],
    on: {
      make: 'It was a table, at the far end, by the hedge, with a board on it that said CROWS, and every day the bread crusts. The {x} had string around. “It’s all in where you sit,” said {a}. {O} stood at the head with {o.his} arms out. You’d have said that it was a host. It was.',
      tell: '{a} told the crows how it is with {x}: you can have one small bit now, each, or wait till June and have it up to your knees. Crows can count. They [went into a huddle|thought about it, with one eye]. “June,” they said. And until then they’d guard it. “From whom?” “[Pigeons|Slugs],” said Doris, darkly.',
      tie: 'They tied it from {o.s} hands to the sticks, all around, and hung it with bits of [tin|glass], so that with each gust it went ting. The crows LOVED it. They sat on it, nine in a row, and swung, all day, and never once came down. The {x} came up under them.',
      notice:
        '“They’re not eating the {x},” said {a}. {A.he} had been lying in it, with an eye to the ground. “They’re eating what eats it. Look.” Each beak had a [slug|grub]. The holes were last week’s. “[I KNEW it|Doris, you might have said],” said {o}. “You never asked,” said Doris.',
    },
    won: [
      'When she came out with the basket there was {x} to the gate. “[You’ve frightened them off, then|Not one crow],” she said. {O} said nothing. [Under the coat, nine hearts went pit-a-pat.|The hat coughed, and she thought it was the wind.] “Boo,” said {o}, softly, when she’d gone. “Boo,” they said, and settled down for the night.',
    ],
    gift: ['a black feather that has been to sea', 'a straw from a kind arm'],
    cause:
      'They unbuttoned the coat. It wasn’t all straw in there. In {o.s} chest, where the boo should be, sat {th.np}.',
    free: '“Every time it went to say boo, I tickled,” said {thing}. “I didn’t want them to go.” {Th.it} came out, and had a seat on the arm, with the rest. And {o}, with a chest to {o.himself}, sang.',
  },
]
