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
      'Somebody [sniffed|was sniffing], [and yet there was nobody|but nobody stood] on the path. There was only an edge [in the grass|there], dug very [straight|neatly]. “[Mind my edge|Careful, I crumble],” it said.',
    ],
    woe: [
      '“[I was dug for a treasure|They dug me to hold a treasure],” said {o.np}, “but [nobody ever came back with it|they never came back with one]! I’m empty.”<mt  “<t One can’t help hearing of other holes, holes of no depth whatever, which have been given a whole chest apiece and the lid put on. ><m It was {x} who dug me. >[I’m the same shape as what I haven’t got|Leaves get in, but they don’t stay],” said {o}. “[I catch the rain, and I let it go.|I’ve kept myself open all this time.]”>',
    ],
    tries: [
      'They put in a [pot|boot]~, but ~it was not [the same|what {o} was for]. “[It’s kind of you|Thank you],” said {o}, “but it [just|only] lies there.”',
      'They sat in {o}, all together, till {o.he} was full. “[That was so warm|Lovely],” said {o}, “but then you got out.”',
      'They filled {o} up with earth^, because ^that would make an end of it. “Mmf,” said {o}, and they quickly took it all out.',
    ],
    on: {
      light:
        'The light went down into {o}, and filled {o.him} from side to side, up to the brim, and over. “[It weighs nothing, and I’m holding it|I’m full]!” said {o}. From the next hill it looked as if somebody had found the moon.',
      notice:
        '“You’re not empty,” said {a}. “Look there, low down on the left.” It was a [snail|root], and one small toad, who said, “Shh.” “They LIVE in me?” said {o}, very softly. After that {o.he} hardly dared to breathe, for joy.',
      make: 'It was a bench, all the way around on the inside, and a step to get down by, with room for everybody and a pot of cocoa. “[I’m a room|You could tell secrets in me]!” said {o}. It’s the best place in Digwell when the wind blows.',
      tell: '{a} told it right down into {o}, as you would into an ear. And {o} kept it^, because ^that is what a hole can do better than anyone. “[I’ve got a story in me|That’s mine now],” said {o}. “Put in another. I’ll keep them dry.”',
    },
    won: [
      'Now people come by, and tell {o} a secret, and go home feeling lighter. “There’s always room,” says {o}. At night, if you put your ear there, you can hear {o.him} hum.',
    ],
    gift: ['a pebble from the very bottom', 'a corked bottle with a bit of dark in it'],
    cause: 'Somebody was down there after all, flat against the side, trying to look like earth: {th.np}.',
    free: '“{Th.i} got in,” said {thing}, “and hoped that {th.i} would do.” {O} and {thing} looked at each other for a while. It was a perfect fit.',
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
      '[In a cave of roots|Under an old tree] somebody with a [big brass|rusty] lock was [muttering|talking to the dark]. “[Cups|Buttons]? No. [Hats|Maps]? No, no. It’s on the tip of my hinge.”',
    ],
    woe: [
      '“I’ve forgotten what’s in me,” said {o.np}, “and I [won’t open|can’t bear to open] till I [know|remember]^, because ^it might [be|only be] socks!”<mt  “<t It was put in with such care, by somebody who sang, and I thought, as one does, that I should never forget a thing like that. >There’s {x},” said {o}. “[I said it over each night, and then one night I said it wrong.|One ought to know what one is for.]”>',
    ],
    tries: [
      'They shook {o}, a little, and something went [shuff|tonk]. “It’s a hat,” said {o}, “or else it’s a fish.” They were no wiser than before.',
      'They tried each key in Digwell~, but ~{o} sneezed, and swallowed [two|three] of them.',
      'They read out a list of all the things there are~, but ~at the letter C {o} fell asleep.',
    ],
    on: {
      sound:
        '“Stop!” said {o}. “She used to sing that!” And with the tune came all the rest: a kitchen, a cradle, and snow outside. “I know what’s in me,” said {o}, and the lock went click, all by itself. It was a small wool blanket, with ducks.',
      notice:
        'On the lid was a ring, where a [cup|lamp] had stood each night, and low down there were marks of small boots. “You used to stand by a bed,” said {a}. “It’s toys.” “TOYS!” said {o}, and opened like a laugh.',
      still:
        'Nobody guessed anymore^, because ^it’s the guessing that scares it away. A leaf came down. “It’s letters,” said {o}, quite gently. “He went to sea, and he wrote to her. And he came BACK.” The lid rose, and so it was.',
      tell: 'Then {a} told about a chest, and put in whatever came. “And in it there was a wooden horse,” {a.he} said. “With one ear,” said {o}, “and the boy had the other in his pocket.” There was a hush. “Oh!” said {o}, and up went the lid.',
    },
    won: [
      'In money it was worth nothing at all. “It’s better than anything I guessed,” said {o}, and would not be shut that night, but lay there open, and looked at it.',
    ],
    gift: ['a wooden ear off a wooden horse', 'a brass keyhole cover with a face'],
    cause: 'They blew in at the keyhole, and somebody blew back. In there, of all things, {th.was} {th.np}.',
    free: '“Nobody asked {th.me},” said {thing}. “It’s a small blanket with ducks, and {th.i} have been asleep on it.” “DUCKS!” said {o}, and up went the lid.',
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
      '[Tink, went the spade|The spade said tink]. Something [round lay there|round and bright lay in the earth], and looked [up|around]. “[At last|There you are],” it said. “[Is the bakery still open?|How late is the bakery open?]”',
    ],
    woe: [
      '“I’ve never been SPENT,” said {o.np}. “[I was put in a pot and buried|They buried me the day I was made]^, so that ^I’ve never [bought so much as|even bought] a bun!”<mt  “<t They all talk about gold as if it were the end of a thing, but we look on it, among ourselves, as the beginning. >I’ve waited {x} years,” said {o}. “[I should like to go from hand to hand.|I’d like to be lost under a couch, just once.]”>',
    ],
    tries: [
      'They [took {o} to|went with {o} to see] the baker~, but ~he had no change. “[You’d have to take|That’s worth] [nine thousand|a hundred thousand] buns,” he said, “and the oven.”',
      'They tried a gum machine~, but ~out came {o} at the bottom, with a [clunk|cough]. “I’m too BIG,” {o.he} said. “I saw the gum, though.”',
      'They rubbed {o} with mud, to look like a penny~, but ~the baker’s wife washed it off, and ran to tell the mayor.',
    ],
    on: {
      still:
        '{a} held {o} in one open hand. After a while there came a small girl with a bun. She looked at {o}, and she broke the bun in half. Then she held out the one, and {a} held out the other. That’s how it’s done. “I’ve been SPENT,” breathed {o}.',
      make: 'It was a shop, of a box and a plank, with one bun in it, and the bun cost one gold coin. {O} went down on the counter with a lovely ring. “[Thank you, come again|And here is your bun],” said {a}. So they did it all again, the other way around.',
      move: '{a} took {o} right through Digwell, <f in and out of each door, at a run><w in and out, wheels humming>: to be a button, to be tossed for who goes first, to go under a cup and come out of an ear. By supper {o} was warm all over. “I’ve been USED,” said {o}. “Again tomorrow!”',
      tell: 'And then {a} told what one coin does in a day: it buys a bun, and the baker buys wool, and the wool man buys a song, and so on, till it comes home. “And is each one glad of it?” said {o}. “Twice,” said {a}, “when it comes, and when it goes.” “Then let me start,” said {o}.',
    },
    won: [
      'So {o} is never in one place for long now, and everyone who has had {o.him} says the same thing: “It was so warm.”',
    ],
    gift: ['a bun, with a round mark in the top', 'a penny who knows somebody'],
    cause: 'There was something more in the pot. At the very bottom, keeping {o} safe, sat {th.np}.',
    free: '“{Th.i} {th.was} saving it,” said {thing}. “What for?” they asked. {Thing} thought, and thought. “For NOW?” said {thing}. And it was buns for everyone, and {o} paid.',
  },
  {
    title: ['The Riddle Without an Answer', '{K} and the Sphinx on the Third Clue', 'What Am I? Said {O}'],
    owners: [
      who('Madame Sphinx', 'sphinx', 'f', 'lion'),
      who('Ozymund', 'sphinx with a cold', 'm', 'lion'),
      who('Sphinxy', 'very young sphinx', 'f', 'lion'),
    ],
    prop: 'a scroll under a paw',
    sign: [
      '[The third clue|Clue number three] lay under a [big gold|great, warm] paw. “[Answer me this|Tell me],” said somebody. “What is yours, but [others use|everyone else uses] it more?” And then[, in a whisper|, very low]: “Do YOU know?”',
    ],
    woe: [
      '“[First I ask, and then you answer, and then you may pass|Nobody may pass until the answer is right],” said {o.np}. “[But I’ve lost|And now I’ve forgotten] the ANSWER!”<mt  “<t I have asked it of kings, and nodded at whatever they said, with what I hoped was a mysterious smile. >[There’s a line behind you|It was right here, and then the wind blew],” said {o}. “[It was such a good one. They used to slap their heads.|One fellow said soup, and I let him go. I’ve worried ever since.]”>',
    ],
    tries: [
      '[They all guessed|Everyone had a guess]. “Is it [a wet horse|Tuesday|your aunt]?” they [asked|said]. “It COULD be,” said {o}[, each time|]. “But would you slap your head?”',
      'They asked everybody in the line. A man with a goat thought that it was the goat, and so did the goat.',
      'They made {o} ask it backward~, but ~it came out as a [sneeze|recipe].',
    ],
    on: {
      still:
        'It was so quiet up there. “{O},” said {a}, by and by, just to hear how it sounded. Nobody had said that for a hundred years. “It’s mine,” said {o} slowly, “but you say it, and I don’t.” Then {o} slapped {o.his} own head. “It’s my NAME!”',
      notice:
        '“Lift your paw,” said {a}. “The other one.” It had been there all along, on a bit of paper, worn soft. {O} read it, and slapped {o.his} own head. “Your NAME!” {o.he} roared. “It’s yours, but others use it more. Oh, that’s good.”',
      tell: 'And there was somebody in it called {o}. “That’s me,” said {o}. “It’s mine, and you say it more than I do.” There was a hush. “My NAME!” roared {o}, and slapped {o.his} own head, and rolled over, paws up.',
      light:
        'It fell on the stone, and there stood some letters, very old and small: {o}. “Who wrote that?” said {o}. “That’s mine, though I never use it. Everyone else …” Then {o} slapped {o.his} own head. “It’s my NAME!”',
    },
    won: [
      'So the third clue was theirs. It led forty paces around the hill, and back to the paw^, where ^{o} held out the prize, which was a seat on the sunny side.',
    ],
    gift: ['a riddle folded small, not to be opened', 'one gold whisker'],
    cause:
      'They looked behind {o.s} ear, where one keeps such things. There, trying hard not to laugh, sat {th.np}.',
    free: '“{Th.i} know it!” said {thing}. “It’s your NAME. It’s yours, and others use it more.” {O} slapped {o.his} own head, and then the whole line did, and {o} let them all go by.',
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
      'On the hill stood somebody [shiny|with a brand-new edge]. “[Excuse me,|May I?]” said somebody to the [grass|daisies], and went [down by a hair|in by an inch], and came up again. “[Oh, sorry! So sorry!|No, I can’t! I beg your pardon!]”',
    ],
    woe: [
      '“[I’m for digging, and it’s my first day|This is my first day of digging],” said {o.np}, “but I can’t! [It would hurt the ground|The ground is so soft]. And what about {x}?”<mt  “<t In the store it was all talk of handles, and nobody so much as mentioned that there would be somebody at home. >[I put my edge in, and the ground said ‘mm’|The rake laughed at me],” said {o}. “[Could I not just point?|I’d sooner be a very flat spoon.]”>',
    ],
    tries: [
      'They found {o} a place with nobody in it: sand. “It’s millions of very small somebodies,” whispered {o}, “and they’re all holding on to each other.”',
      'They put a sock on {o}~, but ~now all {o.he} could do was pat the hill, and the hill [went to sleep|liked it].',
      'They told {o} that the ground doesn’t mind. “Have you asked it?” said {o}^, and ^nobody had.',
    ],
    on: {
      still:
        '{a} put one hand flat on the grass, and after some time {a.he} felt it. The ground was all tight, and it itched. “It wants a scratch,” said {a}, “from somebody gentle. Just there.” {O} went in like a sigh. “MM,” said the ground.',
      sound:
        'All the worms came up to hear, and the ants, and {x}, and stood around in a ring. “Now,” said {a}. “They’re all out, at a concert.” So {o} dug, and dug, and put it all back, with the beds made, in time for the last tune.',
      notice:
        'A flower had got stuck at the edge of the path, with its green nose bent, under earth as hard as a plate. “It can’t get out,” said {a}. {O} was there in one hop: crack, lift, turn, and up came the nose. “THAT’s digging?” said {o}. “But it’s only opening a door.”',
      tell: 'And then {a} told about the hill, and how the moles and the rain and the roots all turn it over, like somebody in bed who wants the cool side. “So it LIKES to be turned?” said {o}. “Then I’ll find the cool side.” And {o} began.',
    },
    won: [
      'Nobody digs like {o}. “Excuse me, I’m coming in on the left,” says {o}, and the ground makes room. And that is how they found the box, that evening, and it wasn’t even locked.',
    ],
    gift: ['a clod of earth with a daisy in it', 'a worm’s thank-you note, one line'],
    cause: 'They turned the grass back, like a sheet. So there WAS somebody at home, and in bed: {th.np}.',
    free: '“Do go on,” said {thing}. “{Th.i} have been waiting all day to be dug up.” So {o} went in underneath, ever so softly, and up came {thing}, like a loaf out of the oven.',
  },
  {
    title: ['What Nan Buried When She Was Seven', '{K} and the Oldest Map', 'Seven Steps and a Hop'],
    owners: [
      who('Nan Pettigrew', 'very old lady', 'f', 'grown-up'),
      who('Granny Tully', 'very old lady', 'f', 'grown-up'),
      who('Great-Aunt Hild', 'very old lady', 'f', 'grown-up'),
    ],
    prop: 'an old map on a stick',
    vars: { x: ['a tin', 'a blue box', 'a jar'] },
    sign: [
      '[Up on the hill|By the old wall] somebody with a stick went seven steps, and [then gave a sort of|after that a small] hop. “No,” she said. “[It wasn’t here, either|The hill has moved].”',
    ],
    woe: [
      '“[I buried {x} here when I was seven|When I was seven, I buried {x} up here],” said {o.np}. “[It was for when I’m OLD|I was going to dig it up when I’m OLD]. [Now I’m ninety|Today I’m ninety], and I can’t find it!”<mt  “<t I remember perfectly well how clever I felt, leaving out all the names, so that no one but me would ever be able to read the map. >[It says to go to the big tree, and now there are sixty|It says ‘Begin at the cow’],” said {o}. “[Whoever I was, I had terrible handwriting.|I’d so like to know what I thought I’d want.]”>',
    ],
    tries: [
      'They dug at the cross on the map~, but ~the cross was only a bit of jam. All they found was [a drain|a very old shoe].',
      'They went seven steps and a hop from the big tree~, but ~there are sixty big trees on that hill now, and soon they were all hopped out.',
      'They asked the cow~, but ~it was the wrong cow. The right one had lived there eighty years ago.',
    ],
    on: {
      notice:
        '“How tall were you?” said {a}. “Up to here,” said {o}. “Then it was seven SMALL steps,” said {a}, and got down to look from there. And now you could see a gap in the wall, and behind it one old post. “That’s where the cow stood!” said {o}. So there they dug.',
      move: '“You tell me the way,” said {a}, “and I’ll go it for you.” {O} shut her eyes. “Down the bank,” said {o}, “and now run. He’s behind you! And stop!” {a} <f ran, and jumped, and stopped><w raced, and bumped, and stopped>, right on top of something hard. It was {x}!',
      still:
        'The wind blew, and they did not look for it at all. “It was a day like this,” said {o}. “I had a cut on my thumb, and I could smell … thyme.” They could smell it, too. On the whole hill there was just one patch of it, no bigger than {x}, and there they dug.',
      sound:
        '“I used to SING it,” said {o}, “so as not to forget. ‘Gate, gate, cow and stone.’ How did it go?” {a} gave the tune a push, and it went on by itself. They sang it right up the hill, past gate, and gate, and cow, and at “stone” there was one, with {x} beneath it.',
    },
    won: [
      '{O} opened it with shaky hands. In it were a marble, and a bun like a rock, and a note. “Dear Me,” said the note. “Are you still nice?” {O} read it for a long time. Then she wrote underneath, “I think so.”',
    ],
    gift: ['a marble with eighty years in it', 'a stub of pencil, still good'],
    cause: 'The spade hit something. It was {x}. And on the lid, as if it were a chair, sat {th.np}.',
    free: '“You told {th.me} to wait here till you came back,” said {thing}. “So {th.i} waited.” {O} put on her glasses. “Oh, my dear,” said {o}. “I’d clean forgotten. I’m so sorry. Come home.”',
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
      x: ['the copper kettle', 'the iron frying pan', 'the silver teapot'],
      y: ['the bakery', 'the post office', 'the house on the corner'],
    },
    sign: [
      '“That way!” said a [small|thin] voice from [a nail on the shed|the wall of the shed]. [They went that way, and|So they went, but] it was [the pond|a hedge]. “No, no. THAT way,” it said[, and sighed|, with a sigh].',
    ],
    woe: [
      '“[I’m meant to point north|All my life I pointed north],” said {o.np}. “[But|And now] I only point at {y}^, because ^{x} is in the window!”<mt  “<t I have led three expeditions to that door, in perfect good faith, and the last of them was meant to be climbing a mountain. >[It shines so|I’ve never said a word to it],” said {o}. “[And tomorrow forty people need me for the Great Hunt.|A compass ought to be TRUE.]”>',
    ],
    tries: [
      'They turned {o} around, and held the needle~, but ~it shook, like a dog at a door, and as soon as they let go, it flew right back.',
      'They hung up a magnet on the other side. “Very strong, I’m sure,” said {o} politely, and pointed at {y}.',
      'They took {o} the other way for a mile, whistling~, but ~it was a big circle, and ended at {y}.',
    ],
    on: {
      tie: 'They tied {o} to the handle of {x}, with a bow. Now {o} had it right there, by {o.his} side. The needle gave a long, long sigh, went once around, and lay down on north. There was nowhere else that it wished to be.',
      tell: 'So {a} went and told it to {x}: the hedge, the pond, the mountain. {X} got quite hot. “I look out for that compass every day,” said {x}. “Say that I’m due north of the shelf.” And now {o} could point north with a whole heart.',
      notice:
        '“It points at you, too,” said {a}. {O} looked. {X} had swung around on its hook, and its handle was turned to the road. “It always does that when you go by,” said {a}. “Then it’s not just me,” said {o}, and was so happy that {o.he} swung right around to north.',
      sound:
        'From {y} one clear note came back: ting. {X} had heard! {O} rang with it from top to bottom. “Now I’ve said it,” said {o}, “and it’s been said back.” And as there was no more need to point, the needle lay down on north.',
    },
    won: [
      'So the Great Hunt went due north, and found the box by supper. And where do you think {o} sleeps now? On the shelf, next to {x}, not quite touching.',
    ],
    gift: ['a copper rivet, warm', 'a paper arrow that means it'],
    cause: 'They went to {y}, to look into it. Behind {x}, with the strongest magnet in town, sat {th.np}.',
    free: '“{Th.i} only wanted visitors,” said {thing}, and put the magnet down. “But you may come anyway.” {O} found that {o.he} could point north again. But on Sundays {o.he} still points at {y}, and they all go to visit.',
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
      '[Under the old mill|In the cellar of the mill] somebody sat on a chest, and [played cards, all alone|dealt out cards for one]. “Boo,” said somebody, and put down a [six|ten]. You could see [the cards|the wall] right through {o.him}.',
    ],
    woe: [
      '“[At LAST|Visitors]!” said {o.np}. “I [guard this|have to stay here] till I’ve scared somebody^, and ^nobody has come in {x} years. May I scare you?”<mt  “<t ‘I’ll be back in a moment,’ he said, ‘just watch this for me’; he had a feather in his hat, and he went out through that door. >[I can’t leave till it’s done|I’ve played nine thousand games, and I always know what I’ve got],” said {o}. “[I did want to see my mother’s roses.|But I think that I’ve forgotten how.]”>',
    ],
    tries: [
      '{O} [said “Boo” again|gave them a boo], as well as {o.he} could~, but ~it was [such a nice boo|so nicely done] that they [clapped|asked for more].',
      'They tried hard to be afraid. {G} shook, and {h} bit a sleeve. “You’re just being kind,” said {o}. “I can tell.”',
      'They took {o} by the hand, to lead {o.him} out~, but ~it’s like holding on to a draft, and the door let everybody through but {o}.',
    ],
    on: {
      tell: '{a} told it in a whisper, and the last word was “BOO!” {O} went straight up through the ceiling, and came down again laughing. “Somebody’s been scared,” {o.he} said. “ME. That will do!”',
      light:
        'The light slid over the wall, and there was a note on it, as old as the mill: “Whoever sits with my friend for a while may have the treasure.” “SITS with?” said {o}. “I read it in the dark. I thought it said ‘scares.’” And they HAD sat there, all evening.',
      still:
        'There they sat, on the chest, side by side, cold as it was. You can’t guard a thing against somebody who is on your side of it. “Now there are two of us,” said {o}, after a time. “Shall I show you?” And {o.he} raised the lid. So that was done.',
      make: 'It was a scarecrow, with a sheet, a pot, and two spoons that went clack. They put it on the chest. “I leave this in your hands,” said {o}, “or in your spoons,” and gave it the cards. Then {o} tried the door, and it was just a door.',
    },
    won: [
      'And {o} went up the stairs, humming, and out, over the wet grass, to the roses, and put {o.his} whole face in. In the chest lay a feather, and enough for buns.',
    ],
    gift: ['a playing card you can see through', 'a rose leaf with frost on it'],
    cause:
      '“Who do you play against?” they asked. “Nobody,” said {o}. But across from {o}, behind a big fan of cards, sat {th.np}.',
    free: '“Go and see your roses,” said {thing}. “{Th.i} will mind the chest. {Th.i} like it down here.” So {thing} took over, till Friday, and {o} was free to go.',
  },
]
