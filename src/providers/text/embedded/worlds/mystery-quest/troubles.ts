import { type Trouble, who } from '../../world.ts'

export const troubles: Trouble[] = [
  {
    title: [
      'The Footprints That Began in the Middle',
      '{K} and the Footprints from Nowhere',
      'Down from the Ceiling',
    ],
    owners: [
      who('Miss Amaryllis', 'guest in room nine', 'f', 'grown-up'),
      who('Colonel Bluff', 'guest in room six', 'm', 'grown-up'),
      who('Mrs. Winterbottom', 'guest with a fan', 'f', 'grown-up'),
    ],
    prop: 'footprints on a carpet',
    vars: { x: ['flour', 'chalk', 'sugar'] },
    sign: [
      'There were footprints on the carpet, small and white. They began in the middle of the room. [There was nothing before the first.|Before that there was only carpet.]',
    ],
    woe: [
      '“Every morning!” said {o.np}. “They’re {x}. They start THERE, and go once around my bed, and stop. And I feel, when I wake up, that I’ve been [sung to|well looked after]. [Who IS it?|By whom?]”<mt  “<t I lock the door, I stop the keyhole, and I put a chair against the wardrobe, and in all my life I was never so mystified or slept so well. >[I’d like to say thank you|One can’t thank a carpet],” said {o}. “[And tomorrow I go home.|I leave on the morning boat.]”>',
    ],
    tries: [
      'They sat up, to watch. At midnight they were all asleep, and in the morning each one of them had {x} [on the nose|by the bed], and a [smile|blanket].',
      'They put more {x} on the floor, to see better. Now there were prints of [the cat, the cook, and {g}|everyone who had come to look].',
      'They measured the feet. They were as long as a [thumb|teaspoon], and no guest had brought any such.',
    ],
    on: {
      light:
        'They let the light go from the first print up. Not along: UP. There hung the lamp, with its forty crystals, and from the lowest hung one thread. At the end of it, with {x} on its toes, was a very small mouse in a [bed jacket|nurse’s cap]. “You kick off your covers,” it said.',
      notice:
        '“They begin in the middle,” said {a}, “so that’s where they come DOWN.” They all looked up. There was a hole in the ceiling rose, and a [ladder of thread|tiny pulley], and an eye. “[I heard you cry, the first night|Somebody has to see to the pillow],” it said.',
      still:
        '{a} lay down in the bed and did it right: shut {a.his} eyes, and let out {a.his} breath, long and slow. Plip. Something landed on the rug. It sang, no louder than a kettle two houses off. {a} put out a finger. A tiny hand [took it|felt it, for fever].',
      sound:
        'Overhead somebody put in the second voice, so small that you felt it more in the hair. It stopped. “[Oh dear|I do beg your pardon],” it said. “It’s just that I know that one.” Down on a thread came a spider, with white feet: “I am the night nurse.”',
    },
    won: [
      '“So it was YOU,” said {o}, and bent very low, and shook one toe. [They had their cocoa together, from a cup and a thimble.|“The whole top floor is mine,” it said, “but I do like a guest who snores.”] {O} has written to ask for that room each year.',
    ],
    gift: ['a slipper as long as a pea pod', 'a nurse’s cap for a finger'],
    cause:
      'They turned back the rug. There was a trapdoor, as small as a book, and sitting under it, in its socks, {th.was} {th.np}.',
    free: '“I only came to see that you were all right,” said {thing}. “I always start in the middle. I’m shy of edges.” {O} held out a hand. They shook, and there was {x} everywhere.',
  },
  {
    title: ['The Room That Was Not There', '{K} and Number Thirteen', 'A Key with No Door'],
    owners: [
      who('Mr. Pell', 'guest with a key', 'm', 'grown-up'),
      who('Miss Lacey', 'guest with a hatbox', 'f', 'grown-up'),
      who('Doctor Moth', 'guest with a beard', 'm', 'grown-up'),
    ],
    prop: 'a key and a suitcase',
    vars: { x: ['in twelve'], y: ['in fourteen'] },
    sign: [
      'Somebody was standing in the hall between two doors. [They knocked on the wall.|They felt along the paper.] On one door it said 12, and on the next 14.',
    ],
    woe: [
      '“I’ve the key,” said {o.np}. “Look: 13. It was here last year! It’s got a [yellow chair|blue bed], and a bird that comes. [I’ve been {x}. I’ve been {y}. They’re just rooms.|Now there’s only a wall.]”<mt  “<t The clerk says that there never was a thirteen, on account of the superstitious, and he was so very polite about it that I began to doubt my own hat. >[I left my slippers in it|I was happy there. That’s how I know],” said {o}. “[One doesn’t make up a chair.|A room can’t just go out.]”>',
    ],
    tries: [
      'They measured: twelve was ten steps, and so was fourteen, and the hall was thirty. Ten and ten is twenty. “[Aha|There’s some room in that],” they said, and bumped their noses on it.',
      'They put the key in the wall. It [fell down|went in, and turned, and was just a key in a wall]. A small bit of paper came off. It was blue behind.',
      'They called it, the way you call a cat. A door opened. It was the broom closet, and it was sorry.',
    ],
    on: {
      still:
        'They sat down on the carpet, across from the wall, and {o} told it how it had been: the chair, the bird. Rooms that nobody speaks of go [thin|in]. The wall grew warm. There was a line in it. There was a knob. “[I didn’t think that you’d be back|You remembered the CHAIR],” said the room.',
      make: 'It was a door, of [paper|card], just the right size, with a 13 on it, and {a} stuck it up. They all looked at it. It’s rude not to be behind a door like that. There was a shuffling. The knob, which was drawn, turned.',
      light:
        'The light fell along the wall, and showed, on the paper, a tall pale shape, where the roses did not meet. The room had its back to them! It had been turned to the wall. “[Psst|It’s us],” said {a}. Slowly, with a sound like a big drawer, it came around.',
      sound:
        'Behind the wall a bird sang it back. “That’s HIM,” said {o}. They went along, an ear to the roses, till it was loudest: it was low down, and a foot to the left. The room had sunk a bit, from being sad. They had only to [kneel|bend], and use the key.',
    },
    won: [
      'There was the [yellow chair|blue bed], and the window, and on the sill the bird, who said “[Well|At last].” {O} put both feet in the slippers. They were warm. [They never told the clerk.|If you want it, you must ask for the room with the bird.]',
    ],
    gift: ['a brass 13, off a door', 'a blue feather from the sill'],
    cause:
      'They put a glass to the wall, and listened. There was a whole room in there, and someone in it, holding the door shut: {th.np}.',
    free: '“No one ever asked for thirteen,” said {thing}, “so I thought it was mine.” {Th.it} opened up. “There are two chairs,” {th.it} said. “You could have the yellow.” And {o} said that was all {o.he} wished for, and came in.',
  },
  {
    title: ['The Bell from the Empty Room', '{K} and Tea for Nobody', 'Who Rang for Toast?'],
    owners: [
      who('Betsy', 'maid with a tray', 'f', 'grown-up'),
      who('Fitch', 'waiter', 'm', 'grown-up'),
      who('Pip Buttons', 'bellboy', 'm', 'child'),
    ],
    prop: 'a row of bells',
    vars: {
      x: ['twenty-two', 'forty-one', 'seventy'],
      y: ['toast and two cups', 'cocoa for two', 'an egg and a soldier'],
    },
    sign: [
      'Down in the hall is a row of bells, one for each room. Ting! It was number {x}. [Nobody stays in number {x}.|There’s been no one in there for years.] Ting, ting.',
    ],
    woe: [
      '“Eight o’clock, on the dot,” said {o.np}, with a tray that shook. “Each night! I take it up. {Y}. There’s no one. I put it down. [And when I fetch it, it’s gone cold.|And it’s never touched.]”<mt  “<t A bell like that has to be answered, it’s in the rules, and I say ‘Good evening’ as I go in, because I was properly brought up. >[The chair’s pulled out|It’s so very quiet in there],” said {o}. “[I don’t like to leave it. I don’t like to stay.|Somebody wants SOMETHING.]”>',
    ],
    tries: [
      'They tied up the bell with a sock. At eight the sock went [fup, fup|up and down], and all the other bells rang, to help.',
      'They hid in the room. Nobody came in. Nobody was there. But the bell rope moved, [once, twice|by itself], with all of them looking at it.',
      'They left a card: “What would you like?” The card was gone after. In its place lay a [crumb|bit of dust, in the shape of a heart].',
    ],
    on: {
      still:
        '{a} took the tray in, and sat down, and ate the toast. And stayed. That was all. It had never been about the toast. By and by the curtain stirred, and the fire said “fff”, and the old chair let out a breath. It was the ROOM that rang. It only wanted somebody to sit in it.',
      notice:
        '{a} followed the bell rope, down behind the bed, and through the wall. There it went by a hole, and the hole had a mouse in it, very old, who used it to [get up|pull himself out of bed]. “[Is it a BELL?|I had wondered why there was always such good toast about,]” he said.',
      tell: '{a} told the room a story: to the bed, and the jug, and the two chairs. At the [bear|cheese] a drawer laughed. At the end the lamp lit, all by itself, and the bell went ting-a-ling, down there, like somebody clapping. It had been dull, with no guests.',
      tie: '{a} tied the end to the bell rope, and ran the other down the hall, to the room next door, where an old man sat, each night at eight, with one cup. It rang THERE. He came to see. He knocked. He sat down in the empty chair, and the room made a fire.',
    },
    won: [
      'So {o} takes up two cups, now, and one is {o.s}. They sit till nine. [Room {x} has put out its best quilt.|Number {x} hums, when it’s full.] On the card by the bed it says: “OCCUPIED.” And you can see it’s proud.',
    ],
    gift: ['a bell that rings only for friends', 'a sugar lump with a monogram'],
    cause:
      'At eight they were all in there, with a candle. And the end of the bell rope went up, in a hand, or what did for one. It was {th.np}, in bed.',
    free: '“I thought that you’d never stay,” said {thing}. “You put it down, you say ‘Good evening,’ and off you run.” {O} sat down. They had {y}, half each, and it was hot.',
  },
  {
    title: ['The Umbrella That Came in Wet', '{K} and the Dry Night', 'Where Does {O} Go?'],
    owners: [
      who('Lord Gamp', 'owner of an umbrella', 'm', 'grown-up'),
      who('Madame Parapluie', 'guest in gray', 'f', 'grown-up'),
      who('Mr. Dewlap', 'careful guest', 'm', 'grown-up'),
    ],
    prop: 'a wet umbrella',
    vars: { x: ['three weeks', 'nine days', 'a month'] },
    sign: [
      'In the stand by the door stood an umbrella. Drip, it went. It hadn’t rained for {x}. [Under it was a small lake.|The cat drank from it.]',
    ],
    woe: [
      '“It’s mine,” said {o.np}. “I’ve not had it out! I put it there dry. And each night it’s WET. [And there’s mud on the tip.|It’s got leaves on.]”<mt  “<t I have nothing against an umbrella’s having a life of its own, within reason, but I do feel that after thirty years it might have mentioned it. >[I dried it. I sat up. I blinked|It smells of river, and something else],” said {o}. “[Is it unhappy with me? I never take it anywhere.|I’m a bit hurt.]”>',
    ],
    tries: [
      'They tied it to the stand. In the morning the stand was [in the garden|gone], and wet, and the umbrella [stood in it, looking up|said nothing].',
      'They asked it straight out. It opened. It shut. Some river fell on {g}.',
      'They put it in a dry bath, and locked the door. They heard the window go. It’s not easy to lock up a thing that can fly.',
    ],
    on: {
      move: 'At midnight it went, and {a} went after: <f over the lawn, under the hedge, hop, over the brook><w down the drive, wheels in the wet grass, along by the brook>. There was a leak in the mill pipe. It sprayed all night. And there sat a [stray kitten|hen on nine eggs], quite dry, with an umbrella over it.',
      light:
        'They followed its drops, with the light down low. Each one shone: over the sill, down the path, like a string of beads. At the end stood the umbrella, open, under the broken gutter. It was holding itself over [one small tree|a nest in the ivy].',
      notice:
        '{a} smelled it, and looked in the folds. There was a [feather|gray hair]. There were two. “It’s somebody SMALL,” said {a}, “who sits under a drip.” They looked out. Below the spout, in the yard, was the one round dry patch in all that wet. In it lay a kitten.',
      tie: 'They tied one end to the handle, and let it out, like a kite. At midnight it pulled. They came along behind, all of them, in their night things. It led them right to the spot: a dripping pipe, a box, and in the box a very young [hedgehog|duck], who said, “Oh, it’s brought its family.”',
    },
    won: [
      'So in they all came, dry, [to the rug by the fire|with the small one in a hat]. “[I beg your pardon|You might have SAID],” said {o} to the umbrella. It [shook itself, all over the rug|gave one flap, and was asleep]. These days they go out together.',
    ],
    gift: ['an umbrella rib, bent like a smile', 'a very small rubber boot'],
    cause:
      'They opened the umbrella, indoors, since it was that kind of a night. Somebody fell out, soaked, and looked up at them: {th.np}.',
    free: '“It comes and gets me when I’m rained on,” said {thing}, “and I’m rained on a good deal. It’s just how I am.” They fetched a towel. {O} held the umbrella over both of them, all the way to the fire.',
  },
  {
    title: ['The Suitcase That Hummed', '{K} and the Left Luggage', 'Nobody Came for {O}'],
    owners: [
      who('Number 88', 'brown suitcase', 'it'),
      who('Portia Manteau', 'old blue suitcase', 'f'),
      who('Gladstone', 'leather suitcase', 'm'),
    ],
    prop: 'an old suitcase',
    vars: { x: ['eleven', 'twenty', 'thirty-one'] },
    sign: [
      'In the back room, on the top shelf, somebody hummed. [It was a waltz.|They held up the light.] There were only suitcases. One of them stopped.',
    ],
    woe: [
      '“Was I loud?” said {o.np}. “I hum, so as not to think. [I was left {x} years back.|It’s {x} years.] They said, ‘Just till tea.’ I’ve got it all in me still, folded!”<mt  “<t I do not blame them in the least, for tea can be a long thing, with cake, and people talking, and it may be that it is not over. >[The label’s got wet. It says “To M”|I’ve kept the creases sharp],” said {o}. “[I should so like to be unpacked.|A case that nobody opens is a kind of brick.]”>',
    ],
    tries: [
      'They tried all the M’s in the book: Mr. March, Miss Moon, the Misses Mole. “[Too heavy|We like it, but no],” they said. “It’s not OURS.”',
      'They asked {o} to let them look inside. “[I couldn’t|It’s private],” {o.he} said. “There may be socks.”',
      'They put a notice up in the hall. FOUND: ONE SUITCASE. A man came, and said that it was his. {O} [hummed a rude note|bit his thumb]. It was not.',
    ],
    on: {
      sound:
        '{O} joined in, and the two tunes made one: that was the rest of the waltz! And somewhere overhead a foot began to tap. They took {o} up, floor by floor, humming, till the tap was loudest. The door opened. “Is it tea already?” said an old lady. “[Oh, you’re BACK|I’ve been looking all over for you].”',
      notice:
        '{a} smelled the handle, and looked at how it was worn. “She was left-handed, and short,” {a.he} said, “and she swung it.” There was one lady in the house, up in 60, who swung everything. “[M is for Me|My dear thing],” she said. “I went for tea, and came back by the wrong stairs.”',
      tie: 'They did not open it: they let in a string at the corner, with a hook, and drew out one thing. It was a dancing shoe, silver, a left. “I’ve seen the right,” said {g}. It stood on a sill on the fifth floor, with a plant in it. They went up, and knocked.',
      still:
        '{a} took {o} down, and sat with {o} by the front door, where you sit when you’re about to go. {O} had not sat there for {x} years. Guests came by. One stopped. “I used to have one that hummed,” she said. She put out a hand, and it fitted.',
    },
    won: [
      'They unpacked that very night, with the window open. There were [silver shoes, a paper lantern, and a whole summer|ten letters and a dress the color of the sea], all without one crease. “[Careful. That’s a joke, it’s on top|I’m so LIGHT],” said {o}.',
    ],
    gift: ['a luggage label that says “Back by Tea”', 'a small paper lantern, folded flat'],
    cause:
      'The hum went on, even when {o} stopped. There was somebody inside. They let up the lid an inch, and out looked {th.np}.',
    free: '“I’m the one who was packed last,” said {thing}. “On top. I know the way home, I’ve said it over each night.” So they let {th.them} go in front, and {th.it} led {o} up the stairs to room 60, and there was tea.',
  },
  {
    title: [
      'The Stair That Was Only There Going Up',
      '{K} and the Fortieth Step',
      'Forty Up and Thirty-Nine Down',
    ],
    owners: [
      who('Miss Bannister', 'lady who counts', 'f', 'grown-up'),
      who('Thirty-Nine', 'stair', 'm'),
      who('Mr. Riser', 'stair polisher', 'm', 'grown-up'),
    ],
    prop: 'a candle on a stair',
    vars: { x: ['a bump', 'one tooth on a spoon', 'a very surprised hat'] },
    sign: [
      'Tap, tap, tap, came somebody up the stairs. “Forty,” they said at the top. Then they went down. “Thirty-nine!” they cried. [Bump.|It has been like that all week.]',
    ],
    woe: [
      '“There are forty, going up,” said {o.np}. “Going down, there’s one missing. [Somebody sits down hard each time.|It’s led to {x} today.] I polish them all. I know them by NAME. [Which is it?|But it won’t come when I count.]”<mt  “<t A stair that exists in one direction only is no great thing to ask a family to step on, and tonight we have the opera people, who come down singing. >[I dread to think who’ll be on it|I’ve put up a rope, and they trip on the rope],” said {o}. “[It must be so lonely for it.|Where does it GO?]”>',
    ],
    tries: [
      'They chalked a number on each. Going up there was 1 to 40. Coming down they were all there, too, but [two of them were 17|somebody had changed 23 into a cat].',
      'They went down backward, so that the stairs would think that it was up. They [all arrived at once|got to the cellar, and there was no cellar].',
      'They stood one person on each stair. They did not have forty. They used [boots|the cabbages from the roof].',
    ],
    on: {
      sound:
        'Each stair has its note, when you tap it. Up the scale {a} went: do, and re, and one that sang a bit sharp. And down: it was not there. Only a breath, like someone hiding. “It’s number nine, and it’s SHY,” said {a}. “It doesn’t like to be seen from above.” They hung up a small curtain.',
      still:
        '{a} sat, in the dark, about halfway, and waited. After some time there was a creak by {a.his} knee. “I let the others have a rest, when they go down,” a small wooden voice said. “[I take turns being none of them.|Nobody lets a stair sit.]” So that was all! It got Sundays off.',
      tell: '{a} told it on the stairs, and each stair came a bit closer to hear. At the best part there was a bump, at the bottom, and there it was: number forty, all out of breath, with {x} still on it. It had been going down to the kitchen, between feet, for the smell.',
      move: '{a} went up quick, and down QUICKER, <f two at a time, and slid on the rail><w by the long ramp at the side, and caught it at the bend>, before it could get away. There it was, just drawing in its edge. “Got you!” “[Oh, was it MY turn|I only go in for a sneeze],” it said.',
    },
    won: [
      'At ten the opera people came down, singing, arm in arm: thirty-eight, thirty-nine, FORTY. [No one sat down but the last, and he’d meant to.|On “forty” the whole stair took a bow, and so did they.] {O} had a cry, and polished it twice.',
    ],
    gift: ['a brass stair rod for a doll’s house', 'a curl of wood that smells of beeswax'],
    cause:
      'They looked under the stairs. There lay the missing one, safe and sound, and it had somebody on it, having a picnic: {th.np}.',
    free: '“I only borrow it when you’re all at the top,” said {thing}. “I’ve no table.” {O} gave {th.them} a table. And they carried the stair back up, and it fitted, with a small glad knock.',
  },
  {
    title: ['The Stranger Who Moved the Knight', '{K} and the Midnight Move', 'Somebody Plays Chess'],
    owners: [
      who('Mr. Otto', 'old guest with a chessboard', 'm', 'grown-up'),
      who('Professor Rook', 'lady with a chessboard', 'f', 'grown-up'),
      who('Castle', 'boy with a chessboard', 'm', 'child'),
    ],
    prop: 'a chessboard with a button on it',
    vars: { x: ['knight', 'bishop', 'little pawn'] },
    sign: [
      'A chessboard stood in the lounge, with a game half done. [Nobody sat at it.|One chair was empty, and so was the other.] “It’s moved,” said somebody. “It has moved AGAIN.”',
    ],
    woe: [
      '“I play alone,” said {o.np}. “I do the white, and then I do the black. But since Monday I come down, and the black has gone! [One move, each night.|It’s the {x}.] And it’s GOOD!”<mt  “<t I should naturally be more alarmed if it were not for the endgame, which has been, I must say, remarkably fine, and not at all what I would have done. >[I’m going to lose,|Who else is awake at that hour?]” said {o}. “[I have so wanted somebody to play with.|I leave tomorrow. I’d like to shake hands.]”>',
    ],
    tries: [
      'They sat up, behind the sofa. The clock struck one. “Did you see?” They had all been looking at the clock. The {x} had [moved|hopped].',
      'They left a note on the board: “WHO ARE YOU?” In the night somebody had written under it, very small: “[Your turn|Check].”',
      'They strewed it with flour. There was one mark: [round, and neat|like a coin]. It was the foot of the {x}.',
    ],
    on: {
      still:
        '{a} put {a.his} chin on the edge of the table, and kept so quiet that {a.he} might have been a [castle|cushion]. Tick. The {x} turned its head. It looked at the board, for an hour, or so it felt. It sighed. It moved ITSELF. “[I do hate to win, I like the evenings so|He is so slow to see it],” it said.',
      light:
        'Up in the gallery, when the light came by, two eyes lit. It was the hotel cat, who walked out along the rail, and down the curtain, on to the board, and set one paw on the {x}, and slid it. “[What? He never strokes me, he’s always thinking|I’ve been watching for years],” she said.',
      notice:
        '“It’s a bit sticky,” said {a}, “the {x}. It’s marmalade. And who has marmalade at midnight?” They went down and knocked. The night cook put his hands behind him. “[I only go by on my way up|I never had anyone to play with, either],” he said.',
      make: 'It was a scoreboard, with two names: {O}, and a blank. {a} hung it up, with a pencil on a string. In the morning the blank was filled. It said, in a round hand, “Betty, from the laundry. I do so enjoy it.” And {o} ran down all the stairs with no hat.',
    },
    won: [
      'That night there were two at the board, with [two cups|a plate of toast], and nobody said a word for an hour. “[Check|Ha],” somebody said then, and they both smiled. [{O} has put off the boat.|The {x} has gone to sleep on its square.]',
    ],
    gift: ['a black pawn with a kind face', 'a pencil on a string'],
    cause:
      'They lifted the cloth. There, in under the table, with one arm, or so, up through the crack, sat {th.np}.',
    free: '“I can’t see the board from down here,” said {thing}. “I do it by the sighs.” So they got a cushion, and put {thing} in the other chair. {O} said, “Your move.” And it was a good one.',
  },
  {
    title: ['The Thing That Was Found Before It Was Lost', '{K} and Tomorrow’s Mitten', 'It Will Be {o.s}'],
    owners: [
      who('Mrs. Lorn', 'lost-and-found lady', 'f', 'grown-up'),
      who('Jasper', 'lost-and-found boy', 'm', 'child'),
      who('Mr. Mislay', 'forgetful guest', 'm', 'grown-up'),
    ],
    prop: 'a red mitten in a box',
    vars: { x: ['Thursday', 'Friday', 'Sunday'] },
    sign: [
      'There’s a box at the desk for lost things. In it lay a red mitten. “But I haven’t lost it,” said somebody, and held up two hands. [There was a red mitten on each.|Both of them were red.]',
    ],
    woe: [
      '“It’s mine! It’s got my name in,” said {o.np}. “And I’ve got it ON. [Look, here’s the same hole.|It’s the same one.] The label says, ‘Lost on {x}.’ That’s not BEEN yet!”<mt  “<t I have always been rather good at losing things, I come from a long line of it, but it has never got ahead of me before. >[There’s a hat in there, that I’ve not even bought|If I go out on {x}, I’ll lose it. If I don’t, then how did it get here],” said {o}. “[I’ve sat on my hands all day.|My head hurts.]”>',
    ],
    tries: [
      'They put the mitten on. Now {o} had three. One of them was [warm from tomorrow|a bit wet already]. It made {o} sneeze, before the pepper.',
      'They hid the box. In a while somebody brought in [it|the box]. “I found this,” he said. “It’s a lost box.” There was a label on it, for today.',
      'They threw the mitten out. The bell rang. “[Somebody dropped this|I found it on {x}],” said the postman, and was confused, and had to sit down.',
    ],
    on: {
      notice:
        '{a} turned out the box, and looked at the labels, one by one. “They’re in somebody’s writing,” {a.he} said, “and it isn’t a lost box. Look: it says ‘KNITTED BY’. Somebody MADE this.” It was a new one, for when the old was lost. The lady in 60 knew {o} by now. “[You always lose the left|I like to be ready],” she said.',
      still:
        '“Let’s wait and see,” said {a}. They sat by the door with the box between them, and it got late, and it snowed. And one small child came by outside, with a red hand. No one had to say a thing. {O} took off the left one, and gave it. THEN it was lost; and there lay the other, ready.',
      move: '{a} took the mitten and went, fast, the whole way that {o} would go on {x}: <f the lane, the bridge, the bench><w down the lane, over the bridge, round by the bench>. And there, on the bench, a bird had made a nest, and one side of it was not done. It was just the size of a mitten. “So THAT’s where you lose it,” said {a}.',
      tell: '{a} told it as a story, with the end at the front, so that it could get home. “On {x} you’ll lose it. A dog will have it, then a baby, then the wind. It will come in at the window on Monday LAST, and lie in the box.” “[So I only have to lose it|Then it’s all happened],” said {o}. “And I can stop holding on!”',
    },
    won: [
      'So {o} put on a coat, and went out in the snow, and swung both arms. On {x}, as arranged, it was [lost|gone]. “[And there it is|Found],” said {o}, and put on the other. It was dry, and [someone had mended the hole|in the thumb was a peppermint].',
    ],
    gift: ['a label that says “Found Tomorrow”', 'a peppermint in the thumb of a mitten'],
    cause:
      'They turned the box over. It was a box with two ends, one for now, and one for then. In between, handing things through, sat {th.np}.',
    free: '“I like to get it done ahead,” said {thing}, “so that no one need cry.” They thought that over. {O} gave {th.them} the mitten, and {th.it} gave {o} the mitten. “There,” said {thing}. “And you’re not sad at all.”',
  },
]
