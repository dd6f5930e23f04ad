import { type Trouble, who } from '../../world.ts'

export const troubles: Trouble[] = [
  {
    title: ['One Screw Left Over', '{K} and the Spare Part', 'Where Does {O} Go?'],
    owners: [
      who('Phil', 'small screw', 'm'),
      who('Twist', 'brass screw', 'f'),
      who('Mr. Thread', 'left-over screw', 'm'),
    ],
    prop: 'a screw on a saucer',
    vars: { x: ['the big clock', 'the bread machine', 'the automatic bath'] },
    sign: [
      'They had just mended {x}, and [it ran|it worked]~, but ~something [small|tiny] was still there on the bench^, where ^it [rolled to the edge|looked around]. “Um,” it said.',
    ],
    woe: [
      '“[You forgot to put me back|You left me out],” said {o.np}, “and it GOES! [So what was I in there for?|Then where do I belong?]”<mt  “<t For eleven years I held on as hard as I could, in the dark, with my eyes shut, and I was under the impression that it all hung on me. >[If I’d known, I would have looked around|I thought that I was holding it up],” said {o}. “[I only want to know where I go.|Everyone’s got a hole but me.]”>',
    ],
    tries: [
      'They tried {o} in [each hole they could find|every hole in the room]: the [stool|lamp], the mousetrap, [the cheese|and the cheese]. “[Too wide|It’s taken],” said {o}. “No, thank you.”',
      'They made a new hole in the bench, just for {o}. “[It’s very nice|It’s a good fit],” said {o}. “But I’m not holding anything to anything.”',
      'They hung {o} on a ribbon, like a medal~, but ~{o.he} [was no use|felt cold] up there, and knew it.',
    ],
    on: {
      notice:
        '{a} laid an ear on {x}. It ran~, but ~with a very small [rattle|“er”] in it. “It’s lonely on the left,” {a.he} said. And there, [way in behind|under the oil], was a hole with nobody in it. {O} went in like a foot into a slipper.',
      still:
        'They all watched {x} run. Tick, it went, and tick. Then it went “t …” and stopped. “[It’s waiting for me|It went as long as it could],” said {o}. It had only been putting on a brave face. In went {o}, [and it ran again|with one glad turn].',
      make: 'It was a thing without a name. {a} began with {o}, in the middle, and built outward: [a wing, and a wing, and a tail|two wings and a tail]. All of it turned on one small screw, and it flew. “I’m not LEFT over,” said {o}. “[I’m what it’s all around!|I was FIRST!]”',
      tell: 'And then {a} told what becomes of things with no screw: the glasses with one arm, the ship that lost its wheel, [the chair and the duke|the duke and his chair]. “I’ve been looking for you all day,” said an old screwdriver to {o}. “There’s a place that wants you badly.”',
    },
    won: [
      'And {x} ran as it had never run, with a small, glad, extra tick. That’s {o}, [who is singing|singing in there].',
    ],
    gift: ['a washer, like a very small moon', 'one curl of brass'],
    cause:
      'They took the lid off {x} again. There was somebody in {o.s} place, holding it all together: {th.np}.',
    free: '“You went off to lunch, and somebody had to,” said {thing}. “May {th.i} come out now?” {O} was in before the word was out, and did one full turn, for joy.',
  },
  {
    title: ['The Machine for Nobody Knew What', '{K} and the Nine Levers', 'What Do You DO, {O}?'],
    owners: [
      who('Uncle Clunk', 'machine', 'm'),
      who('Big Mavis', 'large machine', 'f'),
      who('Hum', 'machine with nine levers', 'm'),
    ],
    prop: 'a gear as big as a table',
    vars: { x: ['warm', 'lilac', 'a bit to the left'] },
    sign: [
      'In the corner, under a [sheet|cloth], somebody coughed. They [pulled it off|lifted it]~, and ~there were nine levers and a horn. “[Good afternoon|At last],” said somebody.',
    ],
    woe: [
      '“[He built me in one night|I was built in a night],” said {o.np}, “and then he forgot what I’m FOR^, so that ^[all I do is go|I only go] {x}.”<mt  “<t I have had plenty of time to think it over, under there, and I have ruled out toast, because there is nowhere for it to come out. >[Nobody puts in nine levers for nothing|I feel it’s something kind],” said {o}. “[A man is coming at six, with a cart.|I’d do it beautifully, if I knew.]”>',
    ],
    tries: [
      'They pulled lever one, and it rained in the [hall|drawer]. They pulled lever two, and all their [buttons|laces] came undone. So they [put them back up|left the levers alone].',
      'They put [a potato|one potato] in at the top. Out it came at the bottom, and it was a potato, but [happier|warmer].',
      'They looked for the plans~, but ~[those had lit the stove|somebody had lit the stove with them], all but one line: “And THEN she will smile!”',
    ],
    on: {
      tell: 'It went in at the horn, and wheels went around, and [out at the side it came again|it came out at the side], with [wind in it, and hooves|a real voice for everyone in it]. “[I’m a STORY machine!|It wanted putting IN!]” said {o}. {O.he} had only been empty.',
      sound:
        'Lever three went down [by itself|all alone], and then five, and then nine, each on its note. Up out of the top rose [a forest of pipes|nineteen silver pipes]. “I’m an ORGAN!” said {o}. “I thought that was a tummy ache.” And {o.he} played.',
      still:
        '{a} was tired, and leaned on {o}, and {o} went {x}. It was [just right|the very thing]. The hum came up through {a.his} back, and {a} shut both eyes. “Are you LEANING on me?” said {o}. “Don’t move. [I think|I believe] I’m for that.”',
      notice:
        'There were words by the levers, [worn thin|nearly worn away]. “Grandma’s kitchen,” {a} read out. “Rain on a tent. New book.” “[Those are SMELLS!|But I know those. They’re smells,]” said {o}. They pulled “Rain on a tent,” and sat with their noses up, and said nothing for a long time.',
    },
    won: [
      '“So that’s me!” said {o}. “Next, please!” [Everybody came, and stayed till nine|All the street came, and nobody left till nine]. And at the end of it {o} went {x}, on purpose.',
    ],
    gift: ['the knob off the tenth lever, which was never put on', 'a label that says “Pull”'],
    cause:
      'They opened the small door at the side. In there, in the warm dark, pedaling like mad, sat {th.np}.',
    free: '“He built it all around {th.me},” said {thing}, “so that {th.i} would have somewhere to be.” “Then I’m a HOUSE,” said {o}. “That’s what I’m for.” And {o} was never so proud.',
  },
  {
    title: ['The Alarm Clock Too Kind to Ring', '{K} and the Polite Clock', 'Let Them Sleep, Said {O}'],
    owners: [
      who('Tremolo', 'alarm clock', 'm'),
      who('Miss Chime', 'alarm clock', 'f'),
      who('Ding', 'new alarm clock', 'm'),
    ],
    prop: 'an alarm clock',
    vars: { x: ['the baker', 'the lighthouse man', 'the boy who feeds the ducks'] },
    sign: [
      'On [the shelf|a shelf] somebody shook all over, with a [red face|hot face] and a hammer held [high|up]^, and ^somebody said “R …” [and stopped|and put the hammer down].',
    ],
    woe: [
      '“[I’m to ring for {x}|I have to wake {x}],” said {o.np}, “but he looks so WARM that I [can’t do it|don’t dare]^, and ^he’s been late all week.”<mt  “<t It is a dreadful thing to ask of a person, to stand beside someone in the dark for eight hours, listening to them breathe, and then to shout. >[Suppose he’s at the good part of a dream?|There’s that one foot sticking out,]” said {o}. “[They say I’m broken. I’m only fond of them.|I do it under my breath: ring.]”>',
    ],
    tries: [
      'They told {o} to think of something that made {o.him} [cross|angry]^, so that ^{o} could ring in a rage. “[I’m sure they had their reasons|He did say sorry],” said {o}.',
      'They put {o} in the next room, so as not to see~, but ~{o} [crept back in|heard him dream], and turned down the lamp.',
      'They wound {o} up, as tight as could be. “[Excuse me, ladies and gentlemen|If it’s not a bad time],” said {o}, very fast, and nobody woke up.',
    ],
    on: {
      sound:
        'It was low, and came up slowly, as light does. “[Is one allowed to do it SOFTLY?|Oh, like THAT?]” said {o}, and tried. It began like a cat in the next room, and then there was a bird in it. In the end {x} was awake, and had not noticed how.',
      light:
        '{a} let it go up the wall, an inch at a time, as morning does. It touched one cheek. {X} opened his eyes. “I dreamed it was morning,” he said, “and it IS.” “I could do that,” said {o}. “[I’ve got a glass face|My face shines].”',
      make: 'It was a small arm with a [soft|felt] hand, and it ran on the bell spring. Down came the hand, so lightly, and patted: there, there, there. “[He’s smiling|I can do that all day],” whispered {o}. “He’s getting UP!”',
      tie: 'They tied one end to {o.s} hammer, and the other to a big toe. Now {o} only had to [think of it|give it a thought]. Tug! {X} looked down at the toe, and then at {o}. “[Good morning, you|So it’s you],” he said, and got up, laughing.',
    },
    won: [
      'So {x} was on time. “[I’m sorry about that,|Did I hurt you?]” said {o}. “It was the best waking I’ve ever had,” he said. And at night HE pats {o} on the bell, and winds the key.',
    ],
    gift: ['a tiny hammer, wrapped in wool', 'the number five, in brass'],
    cause:
      'They opened the back. There, between the two bells, with a hold on each, and fast asleep, lay {th.np}.',
    free: '“{Th.i} have had such a rest,” said {thing}. “You can ring now. {Th.i} {th.am} up.” There was no one left to be sorry for. So {o} did: RING! And it was rather fun.',
  },
  {
    title: ['The Toaster with the Strong Arm', '{K} and the Flying Toast', 'Catch, Said {O}'],
    owners: [
      who('Flip', 'toaster', 'm'),
      who('Rosie Crust', 'toaster', 'f'),
      who('Sling', 'toaster on springs', 'm'),
    ],
    prop: 'a slice of bread in the air',
    vars: { x: ['the mayor’s hat', 'the church clock', 'the weather vane'] },
    sign: [
      'Sproing! Something brown and square [went by|flew past], and out at the [skylight|window]. “[Sorry!|Oh no!]” called somebody. “Was that anyone’s?”',
    ],
    woe: [
      '“[It’s my springs|My springs are too strong],” said {o.np}. “I only want to hand you your toast~, but ~it flies off as soon as it’s done! [That’s it, on|Now it’s on] {x}.”<mt  “<t Other toasters give it a little shrug, I have seen them do it, and there it is, an inch up, with the crust just showing, like a shy person. >[Nobody’s had one bite|I have hit the same cat four times],” said {o}. “[There’s a whole family down there with plates.|I get so HAPPY when it’s done. I think that’s it.]”>',
    ],
    tries: [
      'They put [a lid on|on a lid]~, but ~then the lid flew off as well, and [landed in the pond|was never seen again].',
      'They all stood around with plates~, but ~the toast came down on the next house, [cold|quite cold], with [a feather|a leaf] on it.',
      'They turned {o} to face the floor. Sproing! Up went {o}, [over the yard|as high as the roof], and the toast stayed behind.',
    ],
    on: {
      move: 'Now {a} was the one to catch. Sproing! {a} was there, <f up on the wall, in one leap><w half across the yard, on one wheel>, with a plate. “You GOT it!” cried {o}. “[Again!|Farther!]” It had never been too hard. It had only been one half of a game.',
      tie: 'They tied it around the crust, and the other end to [the rail|a table]. Off flew the toast, over the yard and over the wall. Then it slowed, and turned, and came back, and landed on the plate, [butter up|as good as gold]. “It came HOME!” said {o}.',
      make: 'It was a tower, with a chute, [a hoop, two loops|two loops, a hoop], and a small bell. Up went the toast, ting, and around, and around, and down past the jam, and slid onto the plate. “[That’s what springs are for|Do it with a bun]!” said {o}.',
      notice:
        '{a} looked where it flew. Each time it went to one small window, far over the roofs, and in it a hand waved. Somebody lived up there, with ninety-nine stairs and a bad knee. “[I’ve had toast every day this week|It’s the nicest toast in town],” she called. “Is there any jam?”',
    },
    won: [
      '“Two, with honey, to number nine,” said {o}, and took aim. Sproing! And [far off|from over the roofs] they heard it: crunch.',
    ],
    gift: ['a crumb that went over a church', 'a tiny butter knife'],
    cause: 'They looked in at the slot. There, under the bread, all ready to jump, {th.was} {th.np}.',
    free: '“{Th.i} thought that it was an elevator,” said {thing}, and got off. Pop, went {o}. And up came the toast, an inch, no more, with its crust just showing, like a shy person.',
  },
  {
    title: ['The Idea Without a Head', '{K} and the Small Bright Thought', 'Who Will Have {O}?'],
    owners: [
      who('Glint', 'small idea', 'm', 'star'),
      who('Eureka', 'brand new idea', 'f', 'star'),
      who('Inkling', 'very young idea', 'f', 'star'),
    ],
    prop: 'a light bulb',
    vars: { x: ['nineteen', 'forty', 'eleven'] },
    sign: [
      'Something flew in [at the window|under the door], and around the lamp. It was too [bright|quick] for a moth. Bump, it went, on {h.s} [forehead|nose], and asked[ politely| in a small voice] whether {h} was busy.',
    ],
    woe: [
      '“[Nobody’s HAD me yet|I’ve been to {x} heads],” said {o.np}, “and [they all said|everyone says] ‘Not now’^, although ^I go out at midnight!”<mt  “<t One was asleep, and I got as far as his ear, and he turned over; and the next one had me, for a second, and then the doorbell rang. >[I can’t see what I am. It’s like looking at your own nose|I’m round, and I’ve got something to do with spoons],” said {o}. “[You’ve got a nice head. Is there a chair in it?|I don’t take up much room.]”>',
    ],
    tries: [
      'They all thought [as hard as they could|very hard], to make room~, but ~[with so much thinking in there|by then] their heads were full.',
      'They put {o} in a hat, and {h} put on the hat. It [tickled|got warm]. “I’m ON you,” said {o}, “not in you.”',
      'They asked {o} to say it out loud~, but ~it only came out as a [hum|small fizz].',
    ],
    on: {
      still:
        '{a} stopped trying, and looked out at nothing at all. It’s the only way in. There was a tiny click. “OH,” said {a}. “[A boat that you can fold|A bed with a window in the foot]!” “Is THAT me?” said {o}, from inside. “[How lovely I am|I’m wonderful].”',
      make: '{a} had no plan at all. There was a leg, and then there was [a spoon on a leg|a leg with a spoon]. “More to the LEFT!” cried {o}, and flew in, like a lid that finds its pot. Sometimes the hands have the idea first. It was [a spoon that stirs while you sleep|a rocking chair for soup].',
      sound:
        'You can’t think and hum at once, and so {A.s} head went quite empty, but for the tune. In flew {o}, and around and around in there, as tunes do, and [by the end it had words|soon it had words]. “[What if the stairs went, and you stood still?|What if a boat could fold?]” sang {a}.',
      tell: '“And then,” said {a}, “and then …” There was a hole in the story, just so big, and {o} [flew|slipped] right into it. “And then he opened his UMBRELLA,” said {a}, “and it was a boat! [We could build that.|Where’s my pencil?]”',
    },
    won: [
      'They drew it that night, with arrows, and {o} sat on the pencil and shone. “I’m being HAD,” said {o}. “[It’s like a hug, from all around|How it tickles].” And once it’s on paper, an idea does not go out.',
    ],
    gift: ['a bag with a drawing on it, and arrows', 'a spark that tickles'],
    cause:
      'They took {o} back to where {o.he} came from. There was a head there already, with nothing in it, and it was that of {th.np}.',
    free: '“You could have stayed,” said {thing}. “{Th.i} only sneezed.” So in flew {o}. “Oh!” said {thing}. “What if …” And a light came on, as in a house when somebody is home.',
  },
  {
    title: ['The Tin Duck Who Went in Circles', '{K} and the Round Walk', 'Straight On, {O}'],
    owners: [
      who('Quackery', 'tin duck', 'm', 'duck'),
      who('Duchess Clank', 'wind-up duck', 'f', 'duck'),
      who('Waddle', 'tin duckling', 'f', 'duck'),
    ],
    prop: 'a tin duck and a key',
    vars: { x: ['the pond', 'the lake', 'a real puddle'] },
    sign: [
      'Clack, clack, clack, [somebody came by|came somebody over the floor]. Clack, clack, and somebody came by [again|once more]. There was a [ring|circle] worn in the boards.',
    ],
    woe: [
      '“I’m on my way to {x},” said {o.np}, [going by|passing]. “It’s just through that door~, but ~somehow I [always come around again|keep on turning left]!”<mt  “<t I set out on the first of March, with sandwiches, and I have seen a good deal of the stove since then, from all sides. >[I go straight. It’s the room that goes around|I’ve never been wet],” said {o}. “[I can smell it, each time I pass the door.|They say a duck just KNOWS how. I’d like to see.]”>',
    ],
    tries: [
      'They turned {o} to face the door. Out [went {o}|{o.he} went], around the [pump|apple tree], and in again. “Was that it?” said {o}. “It looked dry.”',
      'They tied a brick to the other side~, but ~now {o} went in a ring to the right. “[Oh, a change|This side has a window],” said {o} politely.',
      'They brought {o} some water in a [cup|spoon]. “[It’s smaller than I’d heard,|Is there more of it?]” said {o}.',
    ],
    on: {
      notice:
        '{a} put one eye to the floor. “[Your left foot’s smaller|One foot’s shorter],” {a.he} said. “It’s worn down, from going on the inside.” So they put a bit of [cork|felt] under it. Clack, clack, clack: STRAIGHT out at the door went {o}.',
      sound:
        'Left, right, left, right, it went, quite even, and {o} [heard it|listened]. “[Oh, I see|Then THAT’s how],” {o.he} said. “They’re both the same length!” Out marched {o}, in time, over the yard, and never turned once.',
      tie: 'They ran it from the door to {x}, as tight as a wire, and put {o.s} beak on it. “I just follow my nose,” said {o}. [The feet wanted to go left|Both feet said left]~, but ~the line said no. Clack, clack, clack, splash!',
      make: 'It was a road, and it was BENT. It curved to the right by just as much as {o} curved to the left, and [if you lean on a lean|so the two of them together], it comes out straight. “[What a nice road|They’ve put the world right],” said {o}, going down it like a bead on a string.',
    },
    won: [
      'Into {x} went {o}, beak first, and FLOATED, and turned, slowly, around and around. “[Now it’s on purpose|Oh, it’s meant to],” said {o}. [And six real ducks did it, too.|Behind came six real ducks, all turning.]',
    ],
    gift: ['a small brass key with a bow', 'a flake of yellow duck paint'],
    cause: 'They stopped {o}, and looked underneath. Down there, holding on to the left leg, sat {th.np}.',
    free: '“{Th.i} only wanted somebody to go around WITH,” said {thing}, and let go. So {thing} rode on top instead, and called out the way: straight, and straight, and splash!',
  },
  {
    title: ['The Rain Machine and the One Drop', '{K} and the Drop Who Would Not Jump', 'Come On, {O}'],
    owners: [who('Plip', 'drop', 'f'), who('Dribb', 'raindrop', 'm'), who('Bead', 'very small drop', 'f')],
    prop: 'a watering can on a pole',
    vars: { x: ['the roses', 'the radishes', 'one thirsty tree'] },
    sign: [
      'In the yard the new Rain Machine [hummed and shook|shook and hummed], and [from its edge hung somebody|somebody hung on to its edge], small and [round|clear], with both eyes shut.',
    ],
    woe: [
      '“[I’m the first one|I’m in front],” said {o.np}, “and {x} can’t wait~, but ~I don’t like to let go^, because ^it’s so far down!”<mt  “<t When it’s clouds you all go together, and no one can say who was the first, but a machine has a faucet, and the faucet has an edge. >[Suppose that I miss?|What if I land on someone?]” said {o}. “[It’s the letting-go part. I’m good at all the rest.|They’re pushing. I can feel them be nice about it.]”>',
    ],
    tries: [
      'They held up [a spoon|a spoon for {o}], quite close. “[In a spoon I’d not be rain|That’s not rain],” said {o}. “That’s medicine.”',
      'They knocked on the pipe~, but ~{o} only [wobbled|swung], and grew a bit, and held on with both hands.',
      'They all shouted, “One, two, THREE!” [A cat|The cat] fell off the fence. {O} did not.',
    ],
    on: {
      light:
        'The light came up from below, and went into {o}, and out came red, and gold, and blue, [all over the yard|on every wall]. “[Is that ME?|Was that in me?]” said {o}. {O} leaned out to see, and leaned a bit more. Nobody ever saw so bright a drop go by.',
      still:
        '{a} waited right below, face up, and did not say “Go on.” {a} just stuck out {a.his} tongue. It was pink, and warm, and quite near. “[Oh, well, if it’s YOU|I could do THAT],” said {o}. Plip.',
      sound:
        '“That’s the tune that we do on roofs!” said {o}. [It goes and-ONE, and-ONE|And-ONE, it goes, and-ONE], and you come in on the one. {O} swung, and swung, and … Plip! And in came all the others, right on the beat.',
      tell: 'In the middle of it {o} laughed, and [a drop is only skin|drops shouldn’t laugh]. It shook, and it slipped. “[Wait, what happened then|And did they ever find it]?” said {o}, all the way down.',
    },
    won: [
      'After {o} came the rest: pit, pat, and then all of it, like [a curtain|a hundred horses]. {X} drank and drank. “Was I the FIRST?” said {o}, from [a leaf|the topmost leaf].',
    ],
    gift: ['a drop of rain in a locket', 'a very small brass faucet'],
    cause:
      'Somebody had hold of {o} from above. There in the pipe, pulling as hard as could be, sat {th.np}.',
    free: '“{Th.i} thought it was falling, and so {th.i} caught it,” said {thing}. “It’s MEANT to? Well!” {Thing} let go, and then, to see what it’s like, jumped after. Plip, and PLOP.',
  },
  {
    title: ['The Magnet Who Wanted to Be Alone', '{K} and the Four Hundred Spoons', 'Come Unstuck, {O}'],
    owners: [
      who('Uncle Horseshoe', 'big red magnet', 'm'),
      who('Red Polly', 'strong magnet', 'f'),
      who('Cling', 'magnet', 'm'),
    ],
    prop: 'a magnet with a fork on it',
    vars: { x: ['three hundred', 'four hundred', 'two hundred and one'] },
    sign: [
      'A ball of [spoons|forks and spoons] came rolling down the stairs, as big as a [sheep|pillow]. “[Do you MIND?|Not so CLOSE!]” said somebody inside it. Then a [fork|pan] jumped on.',
    ],
    woe: [
      '“[They won’t let me be|They never leave me alone]!” said {o.np}. “I’ve {x} spoons on me~, and ~[they never say hello|nobody asked them]^, but ^they all STICK!”<mt  “<t One hears of people who are lonely, and I’m sure it must be very dreadful, but you might tell them to try a week with the silverware. >[It’s not that they like me. They can’t help it|None of them would pick me, if they had a choice],” said {o}. “[I’d like just one who came because they WANTED to.|I dream about wood.]”>',
    ],
    tries: [
      'They pulled off the spoons, one by one, and [put|dropped] them in a tin box~, but ~then the box [jumped on, too|came along as well].',
      'They hid {o} in a box of feathers. It was lovely for a minute, and then [the nails in the box|all its nails] began to lean.',
      'They all pulled at once. HEAVE! Off flew the spoons, and looked at one another in the air, and [flew right back|came back, twang].',
    ],
    on: {
      still:
        'There sat {a}, and did not stick. “[Why are you here, then?|You’re not a spoon,]” said {o}, after a bit. “I like it here,” said {a}, and stayed. {O} said nothing at all, for a long time. And one by one, all the spoons got off, to make room.',
      notice:
        '“You’ve got two ends,” said {a}. “This one pulls. What does THAT one do?” They tried it, and it pushed! “[You mean that I can say NO?|I never looked around there,]” said {o}, and turned, and gave one long, lovely shove. All the spoons went up the wall.',
      make: 'It was a friend, made of wood, with a [cork|pine cone] for a head, and a smile. It did not jump, and it did not cling. It just stood there. “[You may stay|How do you do],” said {o}. “That’s what I call manners.” Next to so quiet a friend, even the spoons let go.',
      tie: 'They hung {o} up on it, from a beam, with nothing near. {O} swung, and swung, and came to rest, and pointed [out over the roofs|out at the window]. “I feel something,” said {o}, “and it isn’t grabbing.” It was the North, and it was in no hurry.',
    },
    won: [
      '“You can come one at a time,” {o} told the spoons, “and knock first.” And they [did|lined up]! By eight there was one fork, [and a bun|a bun], and quiet.',
    ],
    gift: ['a pin that bows', 'a cork with a smile drawn on'],
    cause: 'They dug down into the ball, spoon by spoon. In the very middle, hugging {o}, {th.was} {th.np}.',
    free: '“{Th.i} {th.am} not even metal,” said {thing}. “{Th.i} just like it.” “You came because you WANTED to?” said {o}. And it was odd, but from then on the spoons were no bother.',
  },
]
