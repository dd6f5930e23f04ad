import { type Trouble, who } from '../../world.ts'

export const troubles: Trouble[] = [
  {
    title: ['A Hole Looking for Something to Hold', '{K} and the Empty Hole', 'What Fits in {O}?'],
    owners: [
      who('Hollow', 'hole', 'm'),
      who('Mrs. Pitt', 'very well-dug hole', 'f'),
      who('Deepy', 'small round hole', 'm'),
    ],
    prop: 'a hole with a spade beside it',
    vars: { x: ['a duchess', 'nine sailors', 'the king’s own digger'] },
    sign: [
      'They came to a hole. It was a [lovely|very good] hole, with straight sides. “Mind the edge,” it said. “[It took a week|I’m easily chipped].” And then it sniffed.',
    ],
    woe: [
      '“I was dug by {x},” said {o.np}. “For a treasure! Then they went to fetch it. [And they’ve not been back.|It rained, and they went home.]”<mt  “<t One can’t help hearing of other holes, holes of no depth whatever, which have been given a whole chest apiece and the lid put on. >[I’m the same shape as what I haven’t got|Leaves get in, but they don’t stay],” said {o}. “[I catch the rain. I let it go.|I’ve kept myself open.]”>',
    ],
    tries: [
      'They put in a [pot|boot]. “[Thank you|Oh],” said {o}, and turned it over. “It’s a bit … is it? No. It just LIES in me.”',
      'They sat in {o}, all of them, to fill it up. It was [a tight fit|warm]. “But then you’ll get out,” said {o}. “[It’s worse, after|I felt so full].”',
      'They filled {o} in, to make an end of it. “Mmf,” said {o}. They quickly took it all out.',
    ],
    on: {
      light:
        'It was by now the time when the moon gets up. {a} set the light in the very bottom. It filled the hole from side to side, to the brim, and over. “[It weighs nothing|I’m holding it],” said {o}. From the next hill it looked as if somebody had found the moon.',
      notice:
        '{a} lay down, and looked into all the corners. “You’ve got something,” {a.he} said. “Low down, on the left.” It was a [snail|root], and a bulb, and one small toad, who said “Shh”. “[How long have you been there?|They LIVE in me,]” said {o}, very softly.',
      make: 'It was a bench, all the way around on the inside, and a step to get down by. There was just room for three and a pot of tea. “[I’m a room|You could tell secrets in me],” said {o}. It’s the best place in Digwell when it blows.',
      tell: '{a} told it right down into the hole, as you would into an ear. And {o} kept it. It’s what a hole can do better than anyone. “[I’ve got a story in me|That’s mine now],” said {o}. “Put in another. I’ll keep them dry.”',
    },
    won: [
      'People come by, these days, and lean over, and go away looking [lighter|happier]. “[I’m nearly full|There’s always room],” says {o}. At night, if you put your ear there, you can hear it hum.',
    ],
    gift: ['a pebble from the very bottom', 'a corked bottle with a bit of dark in it'],
    cause:
      'Somebody was down there, after all, flat against the side, and trying to look like earth: {th.np}.',
    free: '“I got in when they went to tea,” said {thing}. “I hoped they’d think that I was it.” “ARE you it?” said {o}. And they looked at each other, the hole and {thing}, and it fitted.',
  },
  {
    title: ['The Chest Who Forgot What Was in It', '{K} and the Forgetful Chest', 'Don’t Tell Me, Said {O}'],
    owners: [
      who('Old Lockwood', 'treasure chest', 'm'),
      who('Dame Coffer', 'oak chest', 'f'),
      who('Trunkle', 'small chest', 'm'),
    ],
    prop: 'a treasure chest',
    vars: { x: ['a smell of oranges', 'a rattle', 'something that leans to the left'] },
    sign: [
      'In a cave of roots stood a chest, with a big brass lock, muttering. “[Cups|Buttons]? No. [Hats|Maps]? No, no. It’s on the tip of my hinge.”',
    ],
    woe: [
      '“I’ve forgotten,” said {o.np}. “I’ve something in me. I’ve held on to it two hundred years! There’s {x}. But WHAT is it? I can’t look. [I’m shut.|Nobody can see inside himself.]”<mt  “<t It was put in with such care, by somebody who sang, and I thought, as one does, that I should never forget a thing like that. >[I said it over each night, and then one night I said it wrong|I don’t like to be opened until I know],” said {o}. “[Suppose it’s socks?|One ought to know what one’s for.]”>',
    ],
    tries: [
      'They shook {o}, a little. It went [shuff|tonk]. “[It’s a hat, or it’s a fish|That’s just my tooth],” said {o}. They were no wiser.',
      'They tried each key in Digwell. There were forty. One of them [was for a tin of sardines|snapped], and {o} sneezed, and swallowed two.',
      'They read out a list of all the things there are. At the letter C {o} was [asleep|sure that it was a cow].',
    ],
    on: {
      sound:
        '“Stop,” said {o}. “THAT’S what she sang!” It was not the same, but it had the same bend in it. And with the tune came the rest: a kitchen, a cradle, snow. “I know what’s in me,” said {o}, and the lock went click all by itself. It was a small wool blanket, with ducks.',
      notice:
        '{a} looked at the outside. On the lid there was a mark, where a thing had stood each night: a ring, as from a [cup|lamp]. And here were [tooth marks|knee marks], low down. “You weren’t hidden,” {a.he} said. “You stood by a bed. It’s TOYS.” “Toys,” said {o}, and opened like a laugh.',
      still:
        'They sat by {o}, and nobody guessed. It’s the guessing that scares it away. A leaf came down. “It’s letters,” said {o}, quite gently. “They’re all from the same man. He went to sea. He came BACK.” And the lid rose.',
      tell: '{a} told a story about a chest, and put in whatever came. “… and in it there was a wooden horse,” {a.he} said. “With one ear,” said {o}. “The boy had the other in his pocket.” There was a hush. “[How do I know that?|Oh,]” said {o}. And up went the lid.',
    },
    won: [
      'So there it lay, in the lamplight, and was worth [about fourpence|nothing at all, in money]. “[It’s even better than I forgot|I’d know it anywhere now],” said {o}, and would not be shut, all that night, but lay there open, and looked.',
    ],
    gift: ['a wooden ear off a wooden horse', 'a brass keyhole cover with a face'],
    cause:
      'They put a straw in at the keyhole, and somebody blew back. There was someone in there, of all things: {th.np}.',
    free: '“You never asked ME,” said {thing}, when they had the lid up. “You’ve got a blanket, a song, and me.” “I knew there was something that leaned to the left,” said {o}.',
  },
  {
    title: ['The Coin Who Had Never Been Spent', '{K} and the Golden Penny', 'One Bun, Please'],
    owners: [
      who('Penelope Gold', 'gold coin', 'f'),
      who('Ducat', 'old gold coin', 'm'),
      who('Florrie', 'bright gold coin', 'f'),
    ],
    prop: 'a gold coin',
    vars: { x: ['three hundred', 'four hundred', 'two hundred and fifty'] },
    sign: [
      'Tink, said the spade. There it was: gold! Only one, and round, and it looked at them. “At last,” it said. “[Is the bakery still open?|Quick, what’s the time?]”',
    ],
    woe: [
      '“I’ve never been SPENT,” said {o.np}. “I was made on a Monday, and put in a pot. And buried! [{X} years.|That was {x} years ago.] I’ve never bought so much as a bun.”<mt  “<t They all talk about gold as if it were the end of a thing, but we look on it, among ourselves, as the beginning. >[They want me for the museum, under glass|I’m warm, feel me],” said {o}. “[I should like to go from hand to hand.|I’d like to be lost down the back of a sofa, just once.]”>',
    ],
    tries: [
      'They took {o} to the baker. He bit {o}. “[That’s worth the shop|I can’t change that],” he said. “You’d have to take nine thousand buns, and the oven.” “[Yes|Please],” said {o}.',
      'They tried a gum machine. {O} went in, and down, and came out at the bottom, with a [clunk|cough]. “I’m too BIG,” {o.he} said. “[I saw the gum, though|It was dark and full of pennies].”',
      'They rubbed some mud on, so as to look like a penny. The baker’s wife washed it. “[Well, I never|It’s the queen],” she said, and locked the door.',
    ],
    on: {
      still:
        '{a} sat on the step, with {o} in one hand, and held {o.him}. Nobody had. After a while there came a small girl with a bun. She looked at {o}. She broke the bun. It was a good half. That’s how it’s done: she held it out, and {a} held out {o}. “[SPENT|I’ve been spent],” breathed {o}.',
      make: 'It was a shop, of a box and a plank, and {a} stood behind it. There was one bun. It said ONE GOLD COIN. {O} went down on the counter with a lovely ring. “[And your change|Thank you, come again],” said {a}. Then they did it the other way around, and then {g} wanted a turn.',
      move: '“Come on,” said {a}. And {a.he} took {o} right through Digwell, <f in and out of each door, at a run><w in and out, wheels humming>: to pay the ferry, be a button, be tossed for who goes first, go under a cup, and come out of an ear. By six {o} was worn, and hot. “[I’ve been USED|Again tomorrow],” said {o}.',
      tell: '{a} told what one coin did, in one day: it bought a bun, and the baker bought wool, and the wool man a song, and so it went on till it got back. “And each one was glad of it?” said {o}. “[Twice: when it came, and when it went|Each one].” “[Then let me start|That’s the life],” said {o}.',
    },
    won: [
      '{O} is never in one place for long now. [Look at your change.|Last week it was a tooth’s worth, and before that the stake in a snail race.] And everyone who’s had {o} says the same: “It was so warm.”',
    ],
    gift: ['a bun, with a round mark in the top', 'a penny who knows somebody'],
    cause:
      'There was one thing more in the pot. It sat at the bottom with its lap full of earth, and had been keeping {o} safe. It was {th.np}.',
    free: '“I was saving it,” said {thing}. “For what?” they asked. {Thing} thought. {Th.it} went on thinking. “I don’t know,” {th.it} said. “For NOW?” And {th.it} bought everyone a bun.',
  },
  {
    title: ['The Riddle Without an Answer', '{K} and the Sphinx on the Third Clue', 'What Am I? Said {O}'],
    owners: [
      who('Madame Sphinx', 'sphinx', 'f', 'lion'),
      who('Ozymund', 'sphinx with a cold', 'm', 'lion'),
      who('Sphinxy', 'very young sphinx', 'f', 'lion'),
    ],
    prop: 'a scroll under a paw',
    vars: {
      x: [
        '‘What is it that’s yours, but everyone else uses it more?’',
        '‘What goes up and down the stairs, and never moves?’',
        '‘What can you hold, and not touch?’',
      ],
    },
    sign: [
      'The third clue lay under a paw. The paw belonged to a lion, more or less. “Answer me this, or go no further,” it said. “{x}” And then it whispered: “Do you know?”',
    ],
    woe: [
      '“I’m a sphinx,” said {o.np}. “I ask. You answer. You go by. That’s all there is to it! And I’ve lost the ANSWER. [It was right here.|It fell out in the wind.]”<mt  “<t I have asked it of kings, and nodded at whatever they said, with what I hoped was a mysterious smile. >[I can’t let anyone past. I don’t know who’s right|There’s a line behind you],” said {o}. “[It was such a good one. It made them slap their heads.|One fellow said “soup”, and I let him go. I’ve worried ever since.]”>',
    ],
    tries: [
      'They all guessed. “Is it [a wet horse|Tuesday|your aunt]?” “[It COULD be|I do like that],” said {o}, each time. “But would you slap your head?”',
      'They asked the line. A man with a goat thought it was the goat. So did the goat. {O} [put it down in ink|was tempted].',
      'They made {o} ask it backward. It came out as a [sneeze|recipe].',
    ],
    on: {
      still:
        'No one said a thing. {a} lay against the big warm side, and looked at the sky. “[You could just ask it|Must it have one],” {a.he} said, by and by. {O} was still. “A riddle with no answer,” {o.he} said. “They would have to STAY, and think. They’d have to sit with me.” And {o} began to purr.',
      notice:
        '“Lift your paw,” said {a}. “The other one.” It had been under it all along, on a bit of paper, worn soft. {O} read it. {O.he} slapped {o.his} own head. “[Of COURSE|Oh, that’s good],” {o.he} roared. They would not tell what it was. They’re both still laughing.',
      tell: '{a} told it a riddle back, one of {a.his} own, a bad one. {O} thought. “Is it [a hat|cheese]?” said {o}. It was! Nobody had ever asked {o} one. “[Another|I got it],” said {o}, and rolled over, paws up. “I’d never been on THIS side.”',
      light:
        'In that light {o} saw something look back, in the puddle by the path: a big kind face, and a crown of grass. “[Who’s that?|It’s on the stairs of the water, and does not move,]” said {o}. “It’s mine, and you all look at it more. Is it … me?” It was as good an answer as any, and fitted all three.',
    },
    won: [
      'The third clue was theirs. It led around the hill, forty paces, past the thyme, and back to the paw. [Beneath it was a bun.|There, where they had started, {o} held out the prize: it was a seat, on the sunny side.] The line behind them [slapped its head|cheered].',
    ],
    gift: ['a riddle folded small, not to be opened', 'one gold whisker'],
    cause:
      'They looked behind {o.s} ear, where one keeps such things. Something was in there, tucked up, trying not to laugh: {th.np}.',
    free: '“Am I the answer?” said {thing}. They asked the riddle again. They looked at {thing}. One by one they slapped their heads. “It was {thing} all along,” said {o}.',
  },
  {
    title: ['The Spade Who Would Not Hurt the Ground', '{K} and the Gentle Spade', 'Excuse Me, Said {O}'],
    owners: [
      who('Doug', 'new spade', 'm'),
      who('Miss Blade', 'spade with a blue handle', 'f'),
      who('Scoop', 'small spade', 'm'),
    ],
    prop: 'a spade in the grass',
    vars: { x: ['a sleeping beetle', 'a daisy with plans', 'two worms, newly married'] },
    sign: [
      'A spade stood on the hill, on the very tips of its corners. “[Excuse me,|May I?]” it said, to the grass. It went down a hair. “[Sorry! Sorry|No, I can’t],” it said, and came up.',
    ],
    woe: [
      '“I’m for digging,” said {o.np}. “It’s my first day. [I can’t do it|I’m so sharp]! It’s the ground! It was there first. It’s soft, and it’s got {x} in it.”<mt  “<t In the shop it was all talk of handles, and nobody so much as mentioned that there would be somebody at home. >[I put my edge in, and it went “mm”|The others laugh. The rake laughed],” said {o}. “[Could I not just point?|I’d sooner be a very flat spoon.]”>',
    ],
    tries: [
      'They found {o} a place with nothing in it: sand. “[It’s millions of very small somebodies|They’re all holding on to each other],” whispered {o}.',
      'They put a sock on the blade. Now {o} was a [paddle|foot]. It patted the hill, very kindly, and the hill [went to sleep|liked it].',
      'They told {o} that the ground does not mind. “[Have you asked?|How would you like it?]” said {o}, “on a Monday?”',
    ],
    on: {
      still:
        '{a} sat down, with {o} across {a.his} knees, and put one hand flat on the grass. After some time {a.he} felt it. The ground was all knots, tight, from people stamping. It itched. “[It wants a scratch|It’s been waiting for someone gentle],” said {a}. “Just there.” {O} went in like a sigh. “MM,” said the ground.',
      sound:
        'All the worms came up to hear, and the ants, and {x}. They stood in a ring. There was no one left down there at all! “[Now|Quick],” said {a}. “They’re out at a concert.” {O} dug, and dug, and put it all back, with the beds made, in time for the last tune.',
      notice:
        '“Look at the edge of the path,” said {a}. A bulb had got stuck there, with its green nose bent, under a crust as hard as a plate. “[It can’t get out|It’s knocking].” {O} was there in one hop. Crack, lift, turn. Up came the nose. “[THAT’s digging|Oh, I see. It’s opening],” said {o}.',
      tell: '{a} told {o} about the hill: how the mole digs it, and the rain, and roots with their small blind hands, and how it has been turned over so many times, like someone in bed who is looking for the cool side. “[Then it likes to be turned?|Has it got a cool side?]” said {o}. And {o.he} began.',
    },
    won: [
      '{O} digs like no one else. “[Coming in on the left|Excuse me, love],” {o.he} says, and the ground just [opens|rolls up its sleeve]. They found the box that way, at four feet. It wasn’t locked. [It had been expecting somebody nice.|On the lid sat {x}, quite at home.]',
    ],
    gift: ['a clod of earth with a daisy in it', 'a worm’s thank-you note, one line'],
    cause:
      'They turned back the turf, like a sheet. So it was true, there WAS somebody at home: it {th.was} {th.np}, in bed.',
    free: '“I wish that you’d get on with it,” said {thing}. “I’ve been waiting all day to be dug up.” {O} put the blade in, ever so softly, underneath, and up came {thing}, like a loaf.',
  },
  {
    title: ['What Nan Buried When She Was Seven', '{K} and the Oldest Map', 'Seven Steps and a Hop'],
    owners: [
      who('Nan Pettigrew', 'very old lady', 'f', 'grown-up'),
      who('Grandpa Tully', 'very old man', 'm', 'grown-up'),
      who('Great-Aunt Hild', 'very old lady', 'f', 'grown-up'),
    ],
    prop: 'an old map on a stick',
    vars: { x: ['a tin', 'a blue box', 'a jar'] },
    sign: [
      'Somebody very old was on the hill, with a stick, [going seven steps, and then a sort of hop|walking up and down by the wall]. “No,” they said. “It wasn’t here. [The hill has moved.|Bother.]”',
    ],
    woe: [
      '“I buried {x},” said {o.np}. “I was seven. I said, ‘I’ll dig it up when I’m OLD.’ [Well, I am.|It’s my birthday, and I’m ninety.] I’ve the map. I drew it myself.”<mt  “<t I remember perfectly well how clever I felt, leaving out the names, so that no one but me would ever be able to read it. >[It says “go to the big tree”. There was just the one tree, then|It says “begin at the cow”],” said {o}. “[Whoever I was, I had terrible handwriting.|I’d so like to know what I thought I’d want.]”>',
    ],
    tries: [
      'They dug where the cross was. The cross was a [bit of jam|squashed gnat]. They dug up [a drain|a good deal of Mr. Pike’s lawn], and put it back.',
      'They went seven steps and a hop from the big tree. There are sixty big trees now. They hopped till {g} [lay down|had to be held up].',
      'They asked the cow. It was the wrong cow. The right one had been gone for eighty-two years.',
    ],
    on: {
      notice:
        '“How big were you?” said {a}. “Up to here,” said {o}. “Then it was seven SMALL steps,” said {a}, and got down, with {a.his} eyes at that height. And from there you could see a thing nobody else could: the gap in the wall, and, through it, one post. “[The cow|That’s where she stood],” said {o}.',
      move: '“You show me,” said {a}. “I’ll be your legs.” {O} shut {o.his} eyes. “Down the bank, and DON’T fall in,” {o.he} said. “Now run.” {a} <f ran><w rolled, full tilt>. “Faster! He’s behind you! Jump, and sit!” {a} sat. {A.he} sat on something hard.',
      still:
        '{a} took {o.s} hand, and they stood in the wind, and did not look for it. “It was a day like this,” said {o}. “I had a cut on my thumb. I could smell … thyme.” They could smell it as well. There was just one patch of it, no bigger than {x}.',
      sound:
        '{O} stopped. “I used to SING it,” {o.he} said, “so as not to forget. ‘Gate, gate, cow and stone.’ How did it go?” {a} gave the tune a push, and it went on by itself. They sang it right up the hill: gate, and gate, and cow; and at “stone” there was one.',
    },
    won: [
      '{O} opened it with shaking hands. In it was a [tooth|marble], a bun, like a rock, and a note, in pencil: “Dear Me. Are you still nice?” [{O} read it for a long time, and then wrote underneath: “I think so.”|And {o} laughed until the lark got up.]',
    ],
    gift: ['a marble with eighty years in it', 'a stub of pencil, still good'],
    cause:
      'The spade hit something. It was {x}. And on the lid of it, where it had been waiting eighty years, or said so, sat {th.np}.',
    free: '“You told me, ‘Stay there till I’m back,’” said {thing}. “So I stayed.” {O} put on {o.his} glasses. “Oh, my dear,” said {o}. “I’d clean forgotten. I’m so sorry. Come home.”',
  },
  {
    title: [
      'The Compass That Pointed at Somebody',
      '{K} and the Compass in Love',
      'Which Way Is {o.s} Heart?',
    ],
    owners: [
      who('Norbert', 'compass', 'm'),
      who('Needle Nell', 'pocket compass', 'f'),
      who('Old True', 'ship’s compass', 'm'),
    ],
    prop: 'a brass compass',
    vars: {
      x: ['the copper kettle', 'the iron weathercock', 'the tin bath'],
      y: ['the baker’s', 'the post office', 'number nine'],
    },
    sign: [
      '“That way,” said a small voice, from a [pocket|nail on the shed]. They went that way. It was [the pond|Mr. Pike’s hedge]. “No, no. THAT way,” it said, and sighed.',
    ],
    woe: [
      '“It’s no good asking me,” said {o.np}. “I know where north is. [It’s over there.|It’s cold, and nobody’s in.] But each time we go by {y}, I turn around. There’s {x} in the window.”<mt  “<t I have led three expeditions to that door, in perfect good faith, and the last of them was meant to be climbing a mountain. >[It shines so|I’ve never said a word to it],” said {o}. “[And they need me for the Great Hunt. Forty people!|I’m meant to be TRUE.]”>',
    ],
    tries: [
      'They turned {o} around, and held the needle. It shook like a dog by a door. When they let go, it went back so fast that it [hummed|bent].',
      'They hung up a magnet on the other side, to be fair. {O} looked at it. “[Rather loud|Very strong, I’m sure],” said {o}, and pointed at {y}.',
      'They walked the other way with {o}, whistling. They walked a mile. It was a big circle, and ended at {y}.',
    ],
    on: {
      tie: 'They tied {o} to the handle of {x}, with a bow, and took them both along. So now {o} had it right there, by {o.his} side. The needle gave a long, long sigh, went once around, and lay down north. It had nowhere else that it wished to be.',
      tell: 'So {a} went and told it to {x}: the hedge, the pond, the mountain. {X} got quite hot. “[I’ve watched for the brass one every day,|Is it him with the glass face? Is it HER?]” it said. “Tell them that I’m due north of the shelf.” And now {o} could point at north with a whole heart.',
      notice:
        '“It points at you, too,” said {a}. {O} looked up. It was so. {X} had swung around, on its hook, and its spout, or its beak, or its tap, was turned to the road. “[It always is, when you go by|I saw it yesterday as well],” said {a}. “[Me|Then it’s not just me],” said {o}.',
      sound:
        'From {y} it came back, one clear note: ting. {X} had heard! {O} rang with it. There are two sorts of true, for a compass, and one’s a tone. “[Now I’ve said it|It said it back],” said {o}. And as there was no more need to point, {o} stopped.',
    },
    won: [
      'The Great Hunt went north by north, with forty people, and [not one hedge|no pond at all], and found the box, by tea. For tea they had {x}. [Where do you think they kept the compass? Next to it. Not touching.|{O} lay in the sun on the sill and hummed.]',
    ],
    gift: ['a copper rivet, warm', 'a paper arrow that means it'],
    cause:
      'They went in at {y}, to look into it. Behind {x} someone was crouching, with a great big magnet. It was {th.np}.',
    free: '“I only wanted visitors,” said {thing}. “And now they come three times a week.” {Th.it} put the magnet down. “You may come anyway,” {th.it} said. And {o} found, to {o.his} surprise, that {o.he} still wished to.',
  },
  {
    title: ['The Ghost Who Guarded It', '{K} and the Very Bored Ghost', 'Boo, Said {O}, to Nobody'],
    owners: [
      who('Sir Humphrey Pale', 'ghost', 'm', 'ghost'),
      who('Wan Winnie', 'ghost on duty', 'f', 'ghost'),
      who('Cabin Boy Tom', 'young ghost', 'm', 'ghost'),
    ],
    prop: 'a chest with a lantern on it',
    vars: { x: ['two hundred and six', 'three hundred', 'a hundred and ninety'] },
    sign: [
      'In the cellar of the old mill somebody was playing cards, alone. “Boo,” they said, and put down a six. “I boo your six. [Your boo|My go].” You could see the cards right through them.',
    ],
    woe: [
      'They all said good evening. “At LAST,” said {o.np}. “I guard the treasure. I’m to scare whoever comes. That was {x} years back. [And no one has come|You’re the first]! Sit down. Would you like to be scared? It’s no trouble.”<mt  “<t ‘I’ll be back in a jiffy,’ he said, ‘just watch this for me’; he had a feather in his hat, and he went out through that door. >[I can’t go till somebody’s had it|I’ve played nine thousand games, and I always know what I’ve got],” said {o}. “[I did want to see my mother’s roses.|I’ve rattled it all out of me.]”>',
    ],
    tries: [
      '“Then {k.we} will take it,” said {h}. “[You can’t, you’ve not been scared|Not before the boo],” said {o}. {O} did it. It was a very nice boo. They [clapped|asked for it again], and that was no good at all.',
      'They tried hard to be afraid. {G} shook, {h} bit a sleeve. “[You’re just being kind|I can tell],” said {o}. “I’ve lost it. Haven’t I?”',
      'They took {o} by the hand, to lead {o.him} out. It’s like holding on to a [draft|cold spoon]. The door let them by, but not {o}.',
    ],
    on: {
      tell: '{a} told it, by one candle, and it was one of the sort with a creak in it. “[And then?|What was on the stair?]” said {o}, in a thin voice. “… BOO,” said {a}. {O} went straight up through the floor. When {o.he} came back {o.he} was laughing. “I’ve BEEN scared,” {o.he} said. “That’ll do. It does not say who.”',
      light:
        'There was something on the wall, as old as the mill, and the light slid over it: “Whoever sits with my friend for a while, may have what’s here. Signed, with a feather.” “[Sits with|He never meant BOO],” said {o}. “I read it in the dark.” And they HAD sat. They’d had a whole game.',
      still:
        '{a} sat down on the chest beside {o}, as cold as it was, and stayed till the candle got short. You can’t guard a thing from someone who is on your side of it. “[Move up|There’s two of us on it now],” said {o}, after a time. “Shall I show you?” and {o.he} raised the lid. So that was done.',
      make: 'It was a scarecrow, with a sheet, a pot, and two spoons that went clack in the wind. “[Boo|It looks like me],” said {o}. They stood it on the chest. “I leave this in your hands, or your spoons,” said {o} to it, and gave it the cards. {O.he} tried the door. It was just a door.',
    },
    won: [
      'And {o} went up the cellar stairs, [a little thinner at each|humming], and out, over the wet grass. There were roses by the wall. [{O} put {o.his} whole face in.|They saw {o} stop and bend to them, and then there was just a lot of moon.] In the chest lay a feather, and enough for buns.',
    ],
    gift: ['a playing card you can see through', 'a rose leaf with frost on it'],
    cause:
      '“Who is it that you play against?” they asked. “Nobody,” said {o}. But across from {o}, behind a good big fan of cards, sat {th.np}.',
    free: '“I was going to tell you,” said {thing}, “as soon as I had won.” {Th.it} had the last card, and laid it down. It said: “Relief of the guard.” So {thing} took over, till Friday, and {o} was free to go.',
  },
]
