import { type Trouble, who } from '../../world.ts'

export const troubles: Trouble[] = [
  {
    title: ['The Caterpillar Who Did Not Want to Change', '{K} and the Last Leaf', 'What {O} Was Afraid Of'],
    owners: [
      who('Crumple', 'caterpillar', 'm', 'butterfly'),
      who('Stripe', 'striped caterpillar', 'f', 'butterfly'),
      who('Button', 'fat green caterpillar', 'm', 'butterfly'),
    ],
    prop: 'a caterpillar under a leaf',
    vars: { x: ['Tuesday', 'tonight', 'sundown'] },
    sign: ['From under a leaf came [crunching|chewing], very fast, and then a [sob|hiccup].'],
    woe: [
      '“I must go to sleep in a bag,” said {o.np}, “and when I wake up [I’ll be somebody else|I won’t be me]!”<mt  It was to be by {x}. “<t I have given a great deal of thought to being a caterpillar, and I flatter myself that I am good at it, and >[what if I don’t like her|what becomes of my feet],” said {o}. “[I’ve sixteen. I know each one.|And my friends. They’ll say, ‘Who’s that?’]”>',
    ],
    tries: [
      'They showed {o.him} a butterfly~, but ~it [flew off|only yawned]. “[She never even said hello|She looks busy],” said {o}. “[That’s what I’d be like?|And where does she chew?]”',
      'They told {o} not to change, then. {O} didn’t. {O} stayed awake till {o.his} [eyes crossed|stripes slid], and began to spin in {o.his} sleep.',
    ],
    on: {
      tell: '{a} told {o} about a [tooth|shoe] {a.he} used to have, and a [bed with bars|song]. “Where’s that one now?” asked {o}. “In here, [all of it|only with more around it],” said {a}. {O} thought about that, and began to spin, to see.',
      still:
        'They stayed with {o}, all of them, and held what {o} had for hands. “[Will you be here|You’ll know me]?” said {o}. Nobody said yes. They just did not go. The bag was shut by [moonrise|ten], and they sat on.',
      make: 'It was a sign: HERE LIVES {O}. STILL. And {a} hung it on the bag itself, facing in, so that it’d be the first thing that {o} saw. “[That’s handy|Then I can look it up],” said {o}, and went in.',
      notice:
        '{a} looked closely along {o.s} side. There, under the green, thin as breath, lay [a wing, folded|four wings]. “[You’ve got them on already|They’re yours. You’ve been carrying them],” said {a}. “So that’s what tickles,” said {o}.',
    },
    won: [
      'The moon went over. There was a tear, and a damp crumpled somebody, that [opened, and opened|dried like a flag]. “[Hello, it’s me|I’ve only six feet now],” said {o}. “[But look!|And I still like cabbage.]”',
    ],
    gift: ['a silk thread, finer than hair', 'the little empty bag, light as nothing'],
    cause:
      'They peeped into the silk bag that {o} was so afraid of. There was somebody in it, waiting its turn! It was {th.np}.',
    free: '“You come out of it just the same,” said {thing}. “I’ve tried it nine times.” “The same?” said {o}, and climbed in.',
  },
  {
    title: ['The Seed That Would Not Come Up', '{K} and the Empty Pot', 'What Did {O} Plant?'],
    owners: [
      who('Grandmother Fern', 'gardener', 'f', 'grown-up'),
      who('Mr. Pea', 'gardener', 'm', 'grown-up'),
      who('Basil', 'gardener’s boy', 'm', 'child'),
    ],
    prop: 'a flowerpot with nothing in it',
    vars: { x: ['the flower show', 'a wedding', 'somebody’s hundredth birthday'] },
    sign: [
      '“[Anything yet|Knock, knock]?” said somebody, to a pot. [The pot was just earth.|The pot said nothing.] “[No|I’ll come back in a minute], then.”',
    ],
    woe: [
      '“My seed should be up by now,” said {o.np}, “[and there is only earth|but it won’t come out]!”<mt  It was meant for {x}. “<t I’ve watered it, and turned it, and read it the newspaper, and gone away so as not to seem to press, and >[I can hear it, that’s the worst|there’s somebody in there],” said {o}. “[It says ‘in a bit’.|It’s awake. It turns over.]”>',
    ],
    tries: [
      'They dug it up^, as one does when one has waited too long, but ^“[Do you MIND?|Shut the door,]” it said~, so ~they put it back. ~And ~it went down [deeper|another inch].',
      'They watered it. They watered it [again|some more]. Bubbles came up, and a very small [cork|voice said “Help”].',
    ],
    on: {
      sound:
        'Down there something began to [tap|hum]. You can’t lie still to that. It came to the bit where everyone stretches, and up came [two hands|a crook of green], doing it.',
      light:
        'It lay on the earth there, warm, and went in by the cracks. “[Is that up?|What’s that?]” said the seed. “[It’s lovely.|Why did nobody say so?]” It put out one white finger, to feel.',
      tie: 'They ran it from the pot to the [top of the wall|chimney], for something to climb. “[All that way|What’s it FOR]?” said the seed. And it put out a curl, just to try the first inch. Then the next.',
      still:
        '{a} laid a cheek on the earth, and waited, and [breathed|was warm]. “[There’s no hurry|I’m here],” {a.he} said. [Nobody had told it that for a long time|It had not heard that since it was a flower]~, and ~so it came.',
    },
    won: [
      'It was not what it said on the packet. It was a [bean, that went up past the moon|flower nobody had ever seen, with the whole sky in it], and at {x} they gave it a chair of its own.',
    ],
    gift: ['a seed, with no label', 'one petal, of a color without a name'],
    cause:
      'They felt about in the pot with one careful finger. There was a seed, and sitting on the seed, like a hen, {th.was} {th.np}.',
    free: '{Thing} got up, with a stretch. Up, just behind {th.them}, came a thin green hook, and unbent, and looked around.',
  },
  {
    title: ['The Bee Who Lost Her Buzz', '{K} and the Quiet Bee', 'Who Took the Zzz?'],
    owners: [
      who('Bumble-Ann', 'bumblebee', 'f', 'bee'),
      who('Clover', 'honeybee', 'f', 'bee'),
      who('Drummond', 'fat bumblebee', 'm', 'bee'),
    ],
    prop: 'a bee with its head in a flower',
    vars: { x: ['the foxgloves', 'the sweet peas', 'the snapdragons'] },
    sign: [
      'Somebody furry went by on foot, with [a small suitcase|two pails]^, and ^there was no sound at all.',
    ],
    woe: [
      '“My buzz is gone,” said {o.np}, “and {x} won’t open if I don’t buzz!”<mt  “<t You cannot fly on silence, whatever the owls may tell you, for it’s the buzz that holds one up, and >there are [forty thousand|nine hundred] of us at home, and [the jar’s not full|supper’s at eight],” said {o}. “[And I had the late shift.|I’ve walked since noon.]”>',
    ],
    tries: [
      'They all said “Bzzz” for {o.him}^, as like a bee as they could manage, but ^the flowers [laughed|shut]. “That’s not a bee,” said {x}.',
      'They gave {o} a [comb and paper|rattle]. {O} blew, and it was [a trumpet|very rude]. {X} put their fingers in their ears.',
    ],
    on: {
      sound:
        'It was just on the note. “[That’s my Z|That one]!” said {o}. “[I’d been trying it on V|Hold it, hold it].” {O} leaned into it, like somebody getting on a swing, and was up, and off, and the air was gold with it.',
      notice:
        '“There’s wax in your [left wing|hinge],” said {a}, and [blew|picked it off]. “[I helped to shut a jar|I was asleep on a candle],” said {o}. “ffff … ffvv … ZZZ.”',
      make: 'It was a new one, of a [grass blade and a hair|leaf and a split straw], and {a} fixed it under the wing. It had a slightly [lower|greener] sound. “[I’ve a bass voice|I shall be asked to sing],” said {o}.',
      move: '“A buzz is only going very fast,” said {a}, and whirled {o} around, on one open hand, around and around and <f off the end of the wall><w down the whole length of the path>. There’s no time to be silent, at such a speed. “ZZZ,” said {o}.',
    },
    won: [
      '“Who’s there?” said {x}. “ZZZ,” said {o}. They all opened at once. By dark the jar was [full|gold to the lid], and the garden hummed in its sleep.',
    ],
    gift: ['a thimble of new honey', 'a hum in a matchbox'],
    cause:
      'There was a buzz somewhere. They followed it, along the wall, and under a pot. It was {o.s} own, and it had somebody with it. It was {th.np}.',
    free: '“I only borrowed it,” said {thing}, “so as not to feel alone.” And {th.it} gave it back, and {o} let {th.them} keep the z on the end.',
  },
  {
    title: ['The Seed Nobody Had Planted', '{K} and the Seed Without a Packet', 'What Are You Going to Be?'],
    owners: [
      who('Dot', 'seed', 'f'),
      who('Speck', 'striped seed', 'm'),
      who('Mote', 'seed with one wing', 'it'),
    ],
    prop: 'a seed on a flat stone',
    vars: { x: ['a carrot', 'a thistle', 'an oak'] },
    sign: [
      'On a flat stone something small rolled to the edge, and looked down at the earth, and rolled back.',
    ],
    woe: [
      '“My packet with the picture blew off,” said {o.np}, “and now I don’t know what I am!”<mt  “<t The beans all know that they are beans, it is stamped on the box, whereas one might put in an entire summer and turn out to be a weed, and >[what if I go in and come up as {x}|there’s nobody to ask, down there],” said {o}. “[I’d like to be told first.|Somebody must know.]”>',
    ],
    tries: [
      'They held {o} up to one flower after the other. The rose said “[Not one of mine|Dear me, no]”~, and ~the [mint|onion] said “Come in!” but it says that to everyone.',
      'They guessed. {O} tried to feel like [a pumpkin|a palm tree], and got a [cramp|headache].',
    ],
    on: {
      still:
        '{a} put {o} in the palm of {a.his} hand, and shut it, and held it, warm and dark. “[It’s like this, in there,|Is that so bad?]” said {a}. Nothing, for a while. Then: “[Something in me is tickling|I think I am about to find out].”',
      tell: '{a} told {o} a story and did not know the end of it. “And THEN?” said {o}. “[I’m finding out as I go|That’s the fun of it],” said {a}. {O} [thought|rolled over]. “[I could do that|So could I].”',
      light:
        'It shone right through {o}, and inside, folded up as small as small, was [a leaf|something green], with its arms around its knees. “[It’s somebody|I’m not empty],” said {o}. “And it is waiting for me.”',
      notice:
        '{a} looked very closely. “You have a stripe, and a hook, and you lean toward the sun,” {a.he} said. “I don’t know your name. [But you are not lost. You are new|I think you’re the first one].” “[The FIRST|New]?” said {o}.',
    },
    won: [
      'So in went {o}, with a pat on top. That night there was a [small crack in the earth|green comma by the stone]. It was not {x}. Nobody could say what it was, and it was [so pleased|lovely].',
    ],
    gift: ['a packet with nothing on it yet', 'a seed that rattles when it is happy'],
    cause: 'They dug one small hole to see how dark it was. There was somebody at home in it: {th.np}.',
    free: '“There’s room,” said {thing}. “I have kept it warm.” And in went the seed, and pulled the earth up to its chin.',
  },
  {
    title: ['The Worm with Two Ends', '{K} and Which Way Is Forward', 'After You, Said {O}'],
    owners: [
      who('Loopy', 'pink worm', 'm'),
      who('Mr. Castle', 'long worm', 'm'),
      who('Winifred', 'worm', 'f'),
    ],
    prop: 'a pink worm on a path',
    vars: { x: ['the lettuce', 'the rain barrel', 'the rhubarb'] },
    sign: [
      'On the path somebody long and [pink|thin] went a bit left, and stopped, and went a bit right, and stopped.',
    ],
    woe: [
      '“I’ve forgotten which end is my front,” said {o.np}, “and I’m due at {x}!”<mt  “<t I was having a very good think, in a ball, and when I had undone myself again there was an end on either side of me, both of them smiling. >[Each one’s too polite to go first|I asked the front. They both said ‘Present’],” said {o}. “[If I start with the wrong one, I’ll arrive backward, and they’ll laugh.]”>',
    ],
    tries: [
      'They tickled one end^, on the idea that a front is where one laughs, but ^it was the other one that laughed. Then they tickled that one, and [both laughed|they all did].',
      'They pulled both ways, to be fair. {O} got [longer|thinner]. That was all.',
    ],
    on: {
      sound:
        'One of the ends began to nod in time. The other only followed. “[That’s me|I have an ear]!” said {o}, and off they went to {x}, with the ear in front.',
      tie: 'They tied a bow around one end. Now one was dressed, and it [would not wait|had to be seen]. “I must be the one with the [hat|collar],” said {o}.',
      light:
        'It fell on the left end, and the left end went straight underground. “Too bright!” it said. “Ah,” said the right, “so YOU have the eyes. [Lead on|After you].”',
      make: 'It was a mirror, made of [foil|a puddle] and a stick. Both the ends looked. One of them poked its tongue out. “[That’s my face|I’d do that],” said {o}.',
    },
    won: [
      'So {o} got to {x}, on time, and front first<mt , though the back end said that it had been its idea>.',
    ],
    gift: ['a bow for a very thin neck', 'a worm’s best crumb of earth'],
    cause:
      'They followed the worm, hand over hand, to the middle. There, holding an end in each hand, {th.was} {th.np}.',
    free: '“I thought it was a jump rope,” said {thing}, and let go of one. That was the front, for it said “Thank you”.',
  },
  {
    title: ['The Spot That Fell Off', '{K} and the Ladybug with Six', 'One, Two, Three, and No More'],
    owners: [
      who('Dorothy', 'ladybug', 'f'),
      who('Septimus', 'ladybug', 'm'),
      who('Little Red', 'ladybug', 'f'),
    ],
    prop: 'a ladybug on a green leaf',
    vars: { x: ['the poppy', 'the snail', 'the white cat'] },
    sign: [
      'On a leaf somebody red turned around and around, [counting over one shoulder|to see {o.his} own back].',
    ],
    woe: [
      '“I had seven spots,” said {o.np}, “and one of them fell off! Now it’s six.”<mt  “<t My mother painted them on with her own foot, and said that I was not to lose any, because it’s by the seventh that you are known, and with six you might be absolutely anyone. >[It was the one by the left shoulder|{X} has one now, and says it’s always been there],” said {o}. “[I flew with the wind, and I felt something go ‘plip’.]”>',
    ],
    tries: [
      'They stuck on a poppy seed^, which was just the right black, but ^it tickled, and {o} sneezed~, and ~then there were six again.',
      'They looked on {x}, but that was only [dirt|a freckle], and {x} was rather cross.',
    ],
    on: {
      notice:
        '{a} looked through all the dots in the garden: dirt, ants, and seeds. One of them was round, and it [ran|hid]. It had legs! “I wanted to see the world,” said the spot. “[It’s so big out there|They’re cross with me].”',
      light:
        'In that light each thing had a shadow, the smallest, too. One shadow had no thing! It sat all alone upon {x}. “That’s mine,” said {o}, and [backed up to it|sat down on it]. Plip.',
      make: 'It was a new one, of soot and honey, and {a} put it on with one finger. It was rather large. “[It’s got your thumb in it|I like it better],” said {o}. “I’d know myself anywhere.”',
      move: '{a} <f ran down the whole border><w rolled down the whole border>, after a black thing that [bowled along|blew] on the wind, and clapped both hands on it. It tickled. It was the spot! “[Caught you|Home now],” said {a}.',
    },
    won: [
      '“Seven,” said {o}, and counted them once more, [for the joy of it|out loud]<mt , and then lent {k.them} one, just for the night>.',
    ],
    gift: ['a spare dot, in paper', 'a red wing case, like a fingernail'],
    cause:
      'They looked on the ground below. There lay the spot, flat and round, like a lid. They lifted it. Under it {th.was} {th.np}.',
    free: '“I thought it was a hat,” said {thing}, and gave it back, brushed. “You wear it on the shoulder? How smart.”',
  },
  {
    title: [
      'The Sunflower Who Looked the Other Way',
      '{K} and the Flower with Its Back to the Sun',
      'What Is {O} Staring At?',
    ],
    owners: [
      who('Helios', 'tall sunflower', 'm'),
      who('Aunt Sunny', 'sunflower', 'f'),
      who('Blondel', 'young sunflower', 'm'),
    ],
    prop: 'a sunflower facing a wall',
    vars: { x: ['the kitchen window', 'the moon', 'a scarecrow’s hat'] },
    sign: ['All the sunflowers looked west, [in a row|like people at the theater]. One looked east.'],
    woe: [
      '“I ought to turn,” said {o.np}. “We all do. But I would rather look at {x}!”<mt  “<t It’s not that I’ve anything against the sun, who is very good to us, and never late, but you can’t look somebody in the face the whole day long because you have been told to, and then one evening I happened to have a crick in my neck, and there it was. >[The others say I’ll go to seed|My neck hurts from pretending],” said {o}. “[Every noon they nudge me.|I was hoping to be a little bit allowed.]”>',
    ],
    tries: [
      'They turned {o} by the chin. {O} said thank you, and waited, and turned [back|around again].',
      'They put up a picture of the sun where {o} was looking. “[It’s not a good likeness|I can still see past it],” {o} said.',
    ],
    on: {
      make: 'It was a mirror on a post, right in front of {o}. There was the whole sky in it, and the sun, going down. “[Now I can do both|I’ve got them side by side],” said {o}. The others [asked for one|began to peep].',
      tell: 'It was about two who looked at each other across a road, for a year, and never said a word. All the row turned around to hear. And there they saw {x}. “[Ohhh|We had no idea],” they said. Nobody looked west till it was over.',
      sound:
        'It went over the wall. And over there something stirred, and [shone|leaned out], and it looked right back. “It turned,” said {o}. “It turned to ME.” Every flower ought to have that happen to it, once.',
      still:
        '{a} stood in the row, in the gap, and looked the way that {o} did. They looked till the stars came. “[It’s worth it, isn’t it|You see it too],” said {o}. If there are two of you, it’s not the wrong way. It is another way.',
    },
    won: [
      'So it has been ever since. In the whole row there’s one who [sees the sun come up|has a friend in the east], and who tells the rest what kind of day it’s going to be.',
    ],
    gift: ['a yellow petal that points east', 'seven seeds in a twist of paper'],
    cause:
      'They went to see what {o} saw. They looked along that way, and over, and behind {x}. There, looking back, {th.was} {th.np}.',
    free: '“I could never see past that big yellow head,” said {thing}. “I wished it would turn.” “I HAVE,” said {o}. They went red, both of them.',
  },
  {
    title: [
      'The Dandelion Who Was Asked the Time',
      '{K} and the Gray-Haired Dandelion',
      'One o’Clock, Two o’Clock',
    ],
    owners: [
      who('Grandpa Fluff', 'dandelion', 'm'),
      who('Miss Downing', 'white dandelion', 'f'),
      who('Puffin', 'dandelion', 'm'),
    ],
    prop: 'a dandelion clock',
    vars: { x: ['four', 'half past nine', 'eleven'] },
    sign: [
      '“[Don’t breathe|Go around],” said a voice in the grass. Somebody gray and round held up a leaf, like a screen.',
    ],
    woe: [
      '“They’ll ask me the time, and blow,” said {o.np}, “and then I’ll be bald!”<mt  It was only {x}. “<t I was yellow all spring, and nobody asked me a thing, and then I woke with this head of hair, like a professor, and every child who comes down the path supposes that I know. >[I’ve just got it how I like it|I can’t tell time. I tell them {x}],” said {o}. “[It takes a week to do the parting.|And where do they go, all my little ones, with one foot each?]”>',
    ],
    tries: [
      'They put {o} under a jar, where there is no wind~, but ~it was [steamy|stuffy]~, and ~{o.s} curls went flat.',
      'They gave {o} a real clock to hold. Now they didn’t blow. They [wound {o.him} up|said that {o.he} was slow].',
    ],
    on: {
      sound:
        'It made a breeze, so small you couldn’t feel it. One hair let go. It rode on the tune, up and down, like a [dancer|lady on a swing]. “[She’s DANCING|Look at her go],” said {o}. “Oh, play for them all!”',
      notice:
        '{a} looked at a gap in the wall, up high, with a bit of yellow in it. “Who’s that?” said {a}. The yellow [waved|bowed]. It had the very same chin. “That’s my eldest,” said {o}. “I only sneezed. She’s got a place of her own!”',
      tell: '{a} told where each one would go: one to a roof, one to the sea, one as far as the moon, or nearly. The hairs [leaned in|rustled]. “[Me first!|Is there a duck at mine?]” they said. “Well,” said {o}, “hats on, all of you.”',
      tie: 'They tied a thread to one seed, and let it up, and it flew over the garden like a kite, and looked. Then it came down and told {o}. “[It’s green all the way|There’s room],” it said. So {o} kissed them, and they went by twos.',
    },
    won: [
      'And what time is it when the last one goes? It’s [evening|bedtime]. That is what they’d been saying all along. “It’s cool up here, and I feel so light,” said {o}.',
    ],
    gift: ['one seed, with its umbrella', 'a yellow petal from long ago'],
    cause:
      'They looked in among the gray hairs, close to the skin. Asleep in there, as in a cloud, {th.was} {th.np}.',
    free: '“I was waiting till somebody blew,” said {thing}, and took hold of two seeds. {O} shut {o.his} eyes and did it. Up they all went.',
  },
]
