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
    sign: [
      'From under a leaf came [crunching|chewing], very fast, and then a [sob|hiccup], and then [crunching|chewing] again.',
    ],
    woe: [
      '“I’m eating so as not to think,” said {o.np}. “They say I’ve got to go to sleep in a bag, by {x}, and when I wake up [I’ll be somebody else|I won’t be me]!”<mt  “<t I have given a great deal of thought to being a caterpillar, and I flatter myself that I am good at it, and >[what if I don’t like her|what becomes of my feet],” said {o}. “[I’ve sixteen. I know each one.|And my friends. They’ll say, ‘Who’s that?’]”>',
    ],
    tries: [
      'They showed {o.him} a butterfly. It [sneered|flew off]. “[She never even said hello|She looks busy],” said {o}. “[That’s what I’d be like?|And where does she chew?]”',
      'They told {o} not to change, then. {O} didn’t. {O} stayed awake till {o.his} [eyes crossed|stripes slid], and began to spin in {o.his} sleep.',
    ],
    on: {
      tell: '{a} told {o} about a [tooth|shoe] {a.he} used to have, and a [bed with bars|song]. “[Are you somebody else|Where’s that one now]?” asked {o}. “[I’m the same, only more|In here],” said {a}. {O} thought about that, and began to spin, to see.',
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
      '“It should have been up by [Easter|noon],” said {o.np}. “I planted it with my own hands, for {x}. [And everything’s up but that|The weeds are up. The LABEL has a leaf on it].”<mt  “<t I’ve watered it, and turned it, and read it the newspaper, and gone away so as not to seem to press, and >[I can hear it, that’s the worst|there’s somebody in there],” said {o}. “[It says ‘in a bit’.|It’s awake. It turns over.]”>',
    ],
    tries: [
      'They dug it up, to see. “[Do you MIND?|Shut the door,]” it said. They put it back, and it went down [deeper|another inch].',
      'They watered it. They watered it [again|some more]. Bubbles came up, and a very small [cork|voice said “Help”].',
    ],
    on: {
      sound:
        'Down there something began to [tap|hum]. You can’t lie still to that. It came to the bit where everyone stretches, and up came [two hands|a crook of green], doing it.',
      light:
        'It lay on the earth there, warm, and went in by the cracks. “[Is that up?|What’s that?]” said the seed, “[It’s lovely.|and why did nobody say so?]” It put out one white finger, to feel.',
      tie: 'They ran it from the pot to the [top of the wall|chimney], for something to climb. “[All that way|What’s it FOR]?” said the seed. And it put out a curl, just to try the first inch. Then the next.',
      still:
        '{a} laid a cheek on the earth, and waited, and [breathed|was warm]. “[There’s no hurry|I’m here],” {a.he} said. It had been a long time since anyone told it there was no hurry. So it came.',
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
      'A bee went by on foot. [She had a small suitcase.|It was carrying two pails.] It made no sound at all, and walked into {h.s} shoe.',
    ],
    woe: [
      '“It’s gone,” said {o.np}. “My buzz! I woke up and it was [ffff|just wind]. {X} won’t open if I don’t buzz. [They say, ‘Who’s there?’ and I can’t say.|It’s the password.]”<mt  “<t You cannot fly on silence, whatever the owls may tell you, for it’s the buzz that holds one up, and >there are [forty thousand|nine hundred] of us at home, and [the jar’s not full|supper’s at eight],” said {o}. “[And I had the late shift.|I’ve walked since noon.]”>',
    ],
    tries: [
      'They all said “Bzzz” for {o.him}. The flowers [laughed|shut]. “That’s not a bee,” said {x}.',
      'They gave {o} a [comb and paper|rattle]. {O} blew, and it was [a trumpet|very rude]. {X} put their fingers in their ears.',
    ],
    on: {
      sound:
        'It was just on the note. “[That’s my Z|That one]!” said {o}. “[I’d been trying it on V|Hold it, hold it].” {O} leaned into it, like somebody getting on a tram, and was up, and off, and the air was gold with it.',
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
      'On a flat stone lay a seed. It rolled [left|to the edge], and looked down at the earth, and rolled back.',
    ],
    woe: [
      '“I had a packet with a picture on it,” said {o.np}. “It blew off! Now I don’t know what I [am|shall be]. [What if I go in and come up as {x}?|I may be {x}. I can’t go in there not knowing.]”<mt  “<t The beans all know that they are beans, it is stamped on the box, whereas one might put in an entire summer and turn out to be a weed, and >[it’s dark in there|there’s nobody to ask, down there],” said {o}. “[I’d like to be told first.|Somebody must know.]”>',
    ],
    tries: [
      'They held {o} up to one flower after the other. The rose said “[Not one of mine|Dear me, no].” The [mint|onion] said “Come in!” but it says that to everyone.',
      'They guessed. {O} tried to feel like [a pumpkin|a palm tree], and got a [cramp|headache].',
    ],
    on: {
      still:
        '{a} put {o} in the palm of {a.his} hand, and shut it, and held it, warm and dark. “[It’s like this, in there|Is that so bad]?” said {a}. Nothing, for a while. Then: “[Something in me is tickling|I think I am about to find out].”',
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
]
