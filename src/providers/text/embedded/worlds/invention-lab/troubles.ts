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
      'They had mended {x}, and put it all back, and shut the lid. It ran. And there on the bench lay one screw. [It rolled to the edge and looked over.|“Um,” it said.]',
    ],
    woe: [
      '“You forgot me,” said {o.np}. “I was in {x}. And it GOES! It goes without me. [Then what was I doing in there?|So I was never any use.]”<mt  “<t For eleven years I held on as hard as I could, in the dark, with my eyes shut, and I was under the impression that it all hung on me. >[I thought that I was holding it up|If I’d known, I would have looked around],” said {o}. “[I don’t mind. I only want to know where I go.|Everyone’s got a hole but me.]”>',
    ],
    tries: [
      'They tried {o} in each hole they could find: the [stool|lamp], the mousetrap, the [cat|cheese]. “[Too wide|It’s taken],” said {o}. “No, thank you. There’s somebody in this one.”',
      'They made a new hole, just for {o}, in the bench. “[It’s very nice|It’s a good fit],” {o.he} said. “But I’m not holding anything to anything.”',
      'They hung {o} on a string, as a [medal|bell]. {O} was grand, and [cold|no use], and knew it.',
    ],
    on: {
      notice:
        '{a} listened to {x}, with an ear right on it. It ran, but there was a very small [rattle|“er”]. “It’s lonely on the left,” {a.he} said. And way in behind, under the oil, there it was, a hole, with a ring of clean brass, and nobody in it. {O} went in like a foot in a slipper.',
      still:
        'They all sat down and looked at {x}, and at {o}, and let it run. Tick, it went. Tick. After an hour it went “t…” and stopped. “[It’s waiting for me|It went for as long as it could],” said {o}. It had only been putting on a brave face.',
      make: 'It was a thing with two halves and no name: {a} just began with {o}, in the middle, and built outward. A wing. A wing. A tail. All of it turned on one small screw. It flapped. “[I’m not LEFT over|I’m what it’s all around],” said {o}. “I was FIRST.”',
      tell: '{a} told {o} what they would have been with no screw at all: the ship that lost its wheel, the glasses with one arm, the chair that met a duke. And at the end an old screwdriver in the drawer said, “[Who do you think I’m FOR?|I’ve been looking for you all my life.]”',
    },
    won: [
      'And {x} ran as it had never run, with a small, glad, extra tick. [That’s {o}. {O.he} is singing.|“Everyone all right back there?” said {o}.] If ever you have one left over, wait a bit. It’s not over.',
    ],
    gift: ['a washer, like a very small moon', 'one curl of brass'],
    cause:
      'They took up the lid of {x} again. There was someone in the place, arms and legs braced, doing the holding: {th.np}.',
    free: '“You all went off for tea, and somebody had to,” said {thing}. “Is it my turn to go out?” {O} was in before the word was out, and did one full turn, for joy.',
  },
  {
    title: ['The Machine for Nobody Knew What', '{K} and the Nine Levers', 'What Do You DO, {O}?'],
    owners: [
      who('Uncle Clunk', 'machine', 'm'),
      who('Big Mavis', 'large machine', 'f'),
      who('Hum', 'machine with nine levers', 'm'),
    ],
    prop: 'a gear as big as a table',
    vars: { x: ['warm', 'lilac', 'ever so slightly left'] },
    sign: [
      'Under a sheet in the corner something cleared its throat. They pulled off the sheet. It was a machine, with nine levers and a horn. “[Good afternoon|At last],” it said. “What am I for?”',
    ],
    woe: [
      '“He built me in a night,” said {o.np}. “Then he said, ‘Eureka, tea!’ and went, and forgot. I’ve all these levers. I pull them, and I just go {x}. [It can’t be THAT.|Is that a thing people need?]”<mt  “<t I have had plenty of time to think it over, under the sheet, and I have ruled out toast, because there is nowhere for it to come out. >[Nobody puts nine levers on for nothing|I feel it’s something kind],” said {o}. “[The man is coming at six, with a cart.|I’d do it beautifully, if I knew.]”>',
    ],
    tries: [
      'They pulled lever one. It rained, in the [hall|drawer]. They pulled two, and all their [buttons|laces] came undone. They put back one and two.',
      'They put things in at the top: a [shoe|potato]. It went round. It came out as a [shoe|potato], but [happier|more so].',
      'They looked for the plans. The plans were there. They’d been used to light the [stove|pipe], all but the last line: “… and THEN she will smile!”',
    ],
    on: {
      tell: '{a} told it into the horn. The machine swallowed it. Wheels went around. Then, out of the side, as from far away, it came again: but each voice was a real one, and there was wind in it, and hooves. “[I’m a STORY machine|It wanted putting IN],” said {o}. It had just been empty.',
      sound:
        'Lever three went down by itself. Then five, then nine, each on its note. It was no engine at all, it was an ORGAN, with the pipes all folded up inside. They rose from the top like a forest. “[So THAT is what’s been stuck in me|I thought that was indigestion],” said {o}, and played.',
      still:
        '{a} sat down and leaned against it, tired out. And {o} went {x}. It was just the thing. The hum came up through {a.his} back; {a} shut {a.his} eyes. “[Are you LEANING on me?|Don’t move,]” said {o}, in wonder. “I believe that I’m for that.”',
      notice:
        'There were names by the levers, worn thin. {a} read them out. “‘Grandma’s kitchen. Rain on a tent. New book.’” {O} was still. “Those are SMELLS,” {o.he} said. They pulled “Rain on a tent”, and they all sat down on the floor, with their noses up, and said nothing for ages.',
    },
    won: [
      'The man with the cart came at six. He stayed till nine. [He had them do the last lever twice.|And he cried a little, and went home without the cart.] “[So that’s me|Next, please],” said {o}, and went {x}, on purpose.',
    ],
    gift: ['the knob off the tenth lever, which was never put on', 'a label that says “Pull”'],
    cause:
      'They opened the small door at the side. It was dark in there, and warm. Between two wheels, pedaling like mad, sat {th.np}.',
    free: '“I’m the works,” said {thing}. “He built it all around me, so that I’d have somewhere to be.” “Then that’s what I’m for,” said {o}. “I’m a HOUSE.” And {o} was never so proud.',
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
      'On the shelf stood an alarm clock, and shook. It had its hammer up. Its face was red. It said “R …” [and did not.|and put the hammer down.]',
    ],
    woe: [
      '“I can’t,” said {o.np}. “They look so WARM! I’m to ring at five, for {x}, and I look, and there’s that one foot out. [So I wait|I just tick]. He’s been late all week.”<mt  “<t It is a dreadful thing to ask of a person, to stand beside someone in the dark for eight hours, listening to them breathe, and then to shout. >[Suppose he’s at the good part?|He gets that small crease,]” said {o}. “[I do it under my breath: ring.|They say I’m broken. I’m only fond of them.]”>',
    ],
    tries: [
      'They told {o} to think of something that made {o.him} cross. {O} thought. “[I’m sure they had their reasons|He did say sorry],” {o.he} said.',
      'They put {o} in the next room, so as not to see. At five {o} [tiptoed in|could hear him dream], and turned down the lamp.',
      'They wound {o} as tight as {o.he} would go. “[Excuse me, ladies and gentlemen|If it’s not a bad time],” {o} said, very fast.',
    ],
    on: {
      sound:
        'It was low, and it came up slowly, as light does. “[Is that allowed? One can do it SOFT|Oh, like that],” said {o}. {O} tried it. It began like a cat in the next room, then like a kettle; it had a bird in it. At the end you were awake, and had not noticed how.',
      light:
        '{a} did not ring at all. It went up the wall, an inch at a time: gray, then pink. It touched a cheek. The one foot went in. The eyes came open. “I dreamed it was morning,” said somebody, “and it IS.” “[I could do THAT|I’ve a glass face, I could pass it on],” said {o}.',
      make: 'It was an arm, with a small tin hand, and it ran on the bell spring. At five the spring went off, and the hand came down, so lightly, and patted: there, there, there. “[He’s smiling|I can do that all day],” whispered {o}. “He’s getting UP.”',
      tie: 'They tied one end to the hammer and the other to the toe. At five {o} had just to give it a thought. Tug. {X} looked down, at the toe, and at the clock. “[Did you ring?|Good morning, you.]” And up he got, laughing.',
    },
    won: [
      'So {x} was [up at five|on time], in the dark, with {o.s} face to see by. “[I’m sorry about that,|Did I hurt?]” said {o}. “Best waking I’ve ever had,” he said. [They had their breakfast together.|And at night HE says it: “There, there, there,” and winds the key.]',
    ],
    gift: ['a tiny hammer, wrapped in wool', 'the number five, in brass'],
    cause:
      'They opened the back. There were the two bells, and there, asleep between them, with a finger on each, lay {th.np}.',
    free: '“I’ve had such a rest,” said {thing}, when they’d woken {th.them}, with a whisper. “You can ring now. I’m up.” And, as there was no one left to be sorry for, {o} did: RING!',
  },
  {
    title: ['The Toaster with the Strong Arm', '{K} and the Flying Toast', 'Catch, Said {O}'],
    owners: [
      who('Flip', 'toaster', 'm'),
      who('Rosie Crust', 'toaster', 'f'),
      who('Sling', 'toaster on springs', 'm'),
    ],
    prop: 'a slice of bread in the air',
    vars: { x: ['a bishop’s hat', 'the church clock', 'the mayor’s bath'] },
    sign: [
      'Sproing! Something brown and square went by, and out at the skylight. [It was buttered.|A gull went after it.] “Sorry!” called a voice. “Was that anyone’s?”',
    ],
    woe: [
      '“It’s my springs,” said {o.np}. “I was built out of a [bed|catapult]. I only want to hand it to you, and off it goes! That’s {x}. [That was breakfast.|It’s stuck to it, by the jam.]”<mt  “<t Other toasters give it a little shrug, I have seen them do it, and there it is, an inch up, with the crust just showing, like a shy person. >[Nobody’s had one bite|I have hit the same cat four times],” said {o}. “[There’s a whole family down there with plates.|I’m so HAPPY when it’s done. I think that’s it.]”>',
    ],
    tries: [
      'They put a lid on. The toast did not come out. The lid did. They saw it again [on Friday|in the pond].',
      'They all stood about with plates. Toast came down, in the end, all at once, on [the next house|{g}]. It was cold, and had a [feather|leaf] in.',
      'They aimed {o} down. Sproing! Up went {o}, over the yard, and left the toast behind.',
    ],
    on: {
      move: 'So {a} was the one to catch. Sproing! {a} was there, <f up on the wall, and one leap><w half across the yard, on one wheel>, with a plate. “[You GOT it|Again],” cried {o}. “Farther!” Nobody had ever caught one before. It had never been too hard. It had only been one side of a game.',
      tie: 'They tied it to the toast, round the crust, and the other end to the rail. Off it flew, out, and out, and then it slowed. It turned. Back it came, and landed on the plate, butter up. “[Like a dog|It came HOME],” said {o}.',
      make: 'It was a tower of tin, with a chute, a hoop, two loops, and a small bell. The toast went up, ting, around, around, down, under the butter, past the jam, and slid on to the plate. “[That’s what the spring is for|Do it with a bun],” said {o}. People came from all over to have their breakfast there.',
      notice:
        '{a} looked along where it flew. Each time it went to the same bit of sky. There was an attic window, on the far side of town, and a hand in it, waving. Somebody lived up there with ninety-nine stairs and a bad knee. “[I’ve had toast each day for a week|How kind you all are],” called the somebody. “Is there marmalade?”',
    },
    won: [
      '“Two, with honey, to number nine,” said {o}, and took aim. Sproing! They heard it land, and they heard it [crunch|laugh]. [All over town now, at seven, the windows open.|From all the roofs came one small sound: crunch.] As to {x}, it kept that slice. It suited it.',
    ],
    gift: ['a crumb that went over a church', 'a tiny butter knife'],
    cause:
      'They looked in at the slot. The bread was in there, and under the bread, knees bent, ready to jump, {th.was} {th.np}.',
    free: '“I thought that it was a lift,” said {thing}, and got out at the ground floor. Pop, went {o}. And up came the toast, an inch, no more, with its crust just showing.',
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
      'Something flew in at the window, and around the lamp. It was not a moth. [It was too bright.|It had the shape of “what if”.] Bump, it went, on {h.s} forehead. “Are you busy?”',
    ],
    woe: [
      '“I’m an idea,” said {o.np}. “A good one, I think. Nobody’s HAD me! I’ve been to {x} heads. [They were full.|They said, ‘Not now.’] And I go out at midnight, if I’m not had.”<mt  “<t One was asleep, and I got as far as his ear, and he turned over; and the next one had me, for a second, and then the telephone rang. >[I can’t see what I am. It’s like trying to look at your own nose|I’m round, and I’ve something to do with spoons],” said {o}. “[You’ve got a nice head. Is there a chair in it?|I don’t take up much room.]”>',
    ],
    tries: [
      'They all thought as hard as they could, to make room. {H} thought of [a cheese|Sunday]. {G} thought of [the cheese, too|nothing, and got stuck there]. There was no space with all that thinking in it.',
      'They put {o} in a hat, and {h} put on the hat. It [tickled|got hot]. “[It’s dark, and it smells of hair|I’m ON you, not in you],” said {o}.',
      'They asked {o} to say it in words. {O} opened {o.his} mouth, and it came out as a [hum|small fizz].',
    ],
    on: {
      still:
        '{a} stopped trying, and looked out of the window, at nothing. {A.his} mouth came a bit open. It’s the only way in. There was a tiny click. “OH,” said {a}. “[A boat that you can fold|A bed with a window in the foot]!” “[So that’s what I am,|Is THAT me?]” said {o}, from inside. “How lovely I am.”',
      make: '{a} began, with no idea what. It was a leg. It was a spoon on a leg. And then {o} gave a cry. “More to the LEFT!” It was like a lid finding its pot. You don’t have to have an idea first. Sometimes the hands have it. It turned out to be a [spoon that stirs while you sleep|rocking chair for soup].',
      sound:
        'You can’t think and hum at once, and so {A.s} head went quite empty, but for the tune. {O} flew in on the second bar, and it went round and round in there, as tunes do. By the end it had words. They were: “[Why not put the handle on the inside?|What if the stairs went, and you stood?]”',
      tell: '{a} got to the part where the [goat|king] is up on the roof, with no way down. “And then,” {a} said. “And then …” There was a hole in the story, just so big. {O} saw it. In {o} went. “… he opened his UMBRELLA,” said {a}, and stopped. “We could build that.”',
    },
    won: [
      'They drew it that night, on the back of a [map|bun bag], with arrows. {O} sat on the pencil and shone. [By and by it wasn’t small at all.|“I’m being HAD,” {o} said. “It’s like being hugged, from around you.”] At midnight it was on paper; and that doesn’t go out.',
    ],
    gift: ['a bag with a drawing on it, and arrows', 'a spark that tickles'],
    cause:
      'They followed {o} back to where {o.he} came from. There was a head there already, or something like one, and it was empty: it was that of {th.np}.',
    free: '“You could have stayed,” said {thing}. “I only sneezed.” In flew {o}. {Thing} sat up. “Oh!” {th.it} said. “What if …” And you could see the light come on in {th.them}, like a house when somebody’s home.',
  },
  {
    title: ['The Tin Duck Who Went in Circles', '{K} and the Round Walk', 'Straight On, {O}'],
    owners: [
      who('Quackery', 'tin duck', 'm', 'duck'),
      who('Duchess Clank', 'wind-up duck', 'f', 'duck'),
      who('Waddle', 'tin duckling', 'f', 'duck'),
    ],
    prop: 'a tin duck and a key',
    vars: { x: ['the pond', 'the sea', 'a real puddle'] },
    sign: [
      'Clack, clack, clack, came somebody across the floor. It was a tin duck. It went by. [It came by again.|Clack, clack.] There was a ring worn in the boards.',
    ],
    woe: [
      '“I’m on my way to {x},” said {o.np}, going by. “It’s not far. It’s just through that door. But I seem to bear left!”<mt  “<t I set out on the first of March, with sandwiches, and I have seen a good deal of the stove since then, from all sides. >[I go straight. The room goes round|I’ve never been wet],” said {o}. “[I can smell it. Each time I come past the door.|They say a duck just KNOWS how. I’d like to see.]”>',
    ],
    tries: [
      'They turned {o} to face the door. Clack, clack. {O} went out, around the [pump|coal heap], and in again. “[Was that it?|It looked dry,]” said {o}.',
      'They tied a brick to the other side. Now {o} went in a ring to the right. “[Oh, a change|This side has a window],” {o.he} said, politely.',
      'They moved {x} to the duck, in a [cup|spoon]. {O} looked at it. “[It’s smaller than I’d heard,|Is there more?]” {o.he} said.',
    ],
    on: {
      notice:
        '{a} lay down, with an eye to the floor. “One foot’s smaller than the other,” {a.he} said. “It’s worn. It’s had the inside all this time.” They turned the duck around, and wound {o.him} the other way. The big foot got the inside now. In a week, they’d be the same; but already {o} went STRAIGHT, out at the door.',
      sound:
        'The beat was even: left, right, left, right. {O} heard it. All along {o.he} had gone LEFT-right, LEFT-right, like a waltz with a limp. “[I see|So they’re the same length, in time],” {o} said. Out {o.he} marched, over the yard, tail up, and never bent once.',
      tie: 'They ran it from the hook by the door right down to {x}, as tight as a wire, and put {o.s} beak on it. “[I just follow my nose|Hold on],” said {o}. The feet wished to go left. The line said no. Clack, clack, clack, clack: splash.',
      make: 'It was a path, and {a} built it BENT: it curved off to the right, the same amount that {o} curved to the left. If you lean on a lean it comes out straight. {O} went down it, like a bead on a string. “[The world has been put right|What a nice road],” said {o}.',
    },
    won: [
      'At {x} {o} stopped. Then in {o} went, [clank, plop|beak first], and FLOATED, and turned, slowly, around and around, in a ring. “[Oh, it’s supposed to|Now it’s on purpose],” said {o}. Six real ducks did it, too, behind.',
    ],
    gift: ['a small brass key with a bow', 'a flake of yellow duck paint'],
    cause:
      'They stopped the duck, and looked beneath. Down there, with an arm around the left leg, sat {th.np}.',
    free: '“I only wanted somebody to go around WITH,” said {thing}. {Th.it} let go. {Th.it} got on top instead, and held the sandwiches, and called out the way: straight, and straight, and splash.',
  },
  {
    title: ['The Rain Machine and the One Drop', '{K} and the Drop Who Would Not Jump', 'Come On, {O}'],
    owners: [who('Plip', 'drop', 'f'), who('Dribb', 'raindrop', 'm'), who('Bead', 'very small drop', 'f')],
    prop: 'a watering can on a pole',
    vars: { x: ['the roses', 'the radishes', 'one thirsty tree'] },
    sign: [
      'In the yard stood the new Rain Machine, with its big brass rose. It hummed. It shook. And from the very edge of it hung one drop. [It did not fall.|It had its eyes shut.]',
    ],
    woe: [
      '“I’m first,” said {o.np}. “There’s a million behind me. They all say ‘Go ON!’ But it’s so far. [I’ve never let go of anything|And I’m just the one]!” And below stood {x}, with [its mouth open|every leaf up].<mt  “<t When it’s clouds you go all together, and no one can say who was the first, but a machine has a tap, and the tap has an edge. >[Suppose that I miss?|What if I land on someone?]” said {o}. “[It’s the letting-go part. I’m good at all the rest.|They’re pushing. I can feel them be nice about it.]”>',
    ],
    tries: [
      'They held up a spoon, quite close, to drop in. “[And then I’d be in a spoon|That’s not rain],” said {o}. “That’s medicine.”',
      'They banged on the pipe. {O} [wobbled|swung], and grew a bit, and held on with both hands.',
      'They shouted, “One, two, THREE!” {G} fell off the steps. {O} did not.',
    ],
    on: {
      light:
        'The light came up from below, and went into {o}, and broke: red, and gold, and blue, all over the yard. “[Is that ME?|I had that inside me,]” said {o}. {O} leaned out to see. {O} leaned a bit more. Nobody ever saw a drop so bright, going by.',
      still:
        '{a} stood under it, with {a.his} face turned up, and waited, and did not say “Go on.” {A} just stuck out {a.his} tongue. It was pink, and warm, and quite near. “[Oh, well, if it’s YOU|I know where I am with that],” said {o}. Plip.',
      sound:
        '“That’s the tune,” said {o}, “that we do on roofs!” It goes: and-ONE, and-ONE. You come in on the one. {O} hung there, and swung, and swung: and … Plip! And with that in came the million, right on the beat.',
      tell: 'In the middle of it {o} laughed, and there’s nothing to a drop but the skin. It shook. It slipped. “[Wait, what happened to the|And did he ever get his],” it said, all the way down, and landed on {x}, [still asking|with a plip].',
    },
    won: [
      'And after {o} came the rest: pit, pat, and then all of it, like a [curtain|hundred horses]. {X} drank and drank. [“Was I the FIRST?” said {o}, from a leaf.|On the topmost leaf sat {o}, and looked at all the rain that {o.he} had started.]',
    ],
    gift: ['a drop of rain in a locket', 'a very small brass tap'],
    cause:
      'Something had hold of {o} from above. They could see it in the pipe, with both hands out, and its heels against the edge: {th.np}.',
    free: '“I thought that it was falling, and I caught it,” said {thing}. “It’s meant to? Well!” {Th.it} let go, and, to see how it was, jumped after. Plip, and PLOP.',
  },
  {
    title: ['The Magnet Who Wanted to Be Alone', '{K} and the Four Hundred Spoons', 'Come Unstuck, {O}'],
    owners: [
      who('Attila', 'horseshoe magnet', 'm'),
      who('Red Polly', 'strong magnet', 'f'),
      who('Cling', 'magnet', 'm'),
    ],
    prop: 'a magnet with a fork on it',
    vars: { x: ['three hundred', 'four hundred', 'two hundred and one'] },
    sign: [
      'A ball of [spoons|pins] came rolling down the stairs, as big as a sheep. “Do you MIND?” said someone inside it. “[One at a time|I’d like to get by].” A fork jumped on.',
    ],
    woe: [
      '“I’m a magnet,” said {o.np}. “They won’t let me be! I’ve {x} tacks on, and a [rake|tap]. They don’t even say hello. They just STICK. [I never asked.|I can’t so much as sneeze.]”<mt  “<t One hears of people who are lonely, and I’m sure it must be very dreadful, but you might tell them to try a week with the cutlery. >[It’s not that they like me. They can’t help it|None of them would pick me, if they had a choice],” said {o}. “[I’d like just one who came because they WANTED to.|I dream about wood.]”>',
    ],
    tries: [
      'They pulled off the tacks, one by one, and put them in a tin. The tin came, too.',
      'They hid {o} in a box of feathers. It was blissful for a minute. Then the nails in the box began to [lean|come out].',
      'They all leaned on the one side, with the {x} on the other. “HEAVE!” Off they flew. They looked at each other in the air. And back they went, twang, with {g.s} hat pin.',
    ],
    on: {
      still:
        '{a} had no tin on {a.him}, not a button. {A.he} sat down by {o}. Nothing pulled. They looked at the sky. “[Why are you here?|You don’t stick,]” said {o}, after a bit. “No,” said {a}, and stayed. {O} said nothing at all, for a long time; and all the spoons, one by one, got off to make room.',
      notice:
        '{a} turned {o} over. “You’ve two ends,” {a.he} said. “This one pulls. But what’s THIS one do?” They tried it on another magnet. It pushed! “[You mean I can say NO|I never looked around there],” said {o}, and turned, and gave one long, lovely shove. Two hundred forks went up the wall.',
      make: 'It was a friend, all of wood, with a cork for a head and a smile. {a} set it down beside {o}. It did not leap. It did not cling. It just stood there. “[You may stay|How do you do],” said {o}. “That’s what I call manners.” And {a} made a hook for the spoons.',
      tie: 'They hung {o} up on it, from a beam, by the middle, with nothing near. {O} swung, and swung, and came to rest, and pointed: right out over the roofs. “[What’s over there?|I feel something. It isn’t grabbing,]” {o.he} said. It was the North. It had been waiting for {o} all along, and it was in no hurry.',
    },
    won: [
      '“You can come one at a time,” said {o} to the {x}. “Knock first.” And do you know, they [did|lined up]. [The teaspoon was the nicest.|It turned out that they had names.] By eight there was a bun on a plate, one fork, and quiet.',
    ],
    gift: ['a pin that bows', 'a cork with a smile drawn on'],
    cause:
      'They dug down in the ball, fork by fork. In the very middle, with both arms tight around {o}, {th.was} {th.np}.',
    free: '“I’m not even metal,” said {thing}. “I just like it.” “You came because you WANTED to?” said {o}. And it was odd, but from then on the forks were no bother.',
  },
]
