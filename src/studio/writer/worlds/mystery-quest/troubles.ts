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
    vars: { x: ['flour', 'chalk dust', 'powdered sugar'] },
    sign: [
      'There were [footprints on the rug|small white footprints on the rug]~, and ~they began [right in the middle|in the middle of the room]. [Before the first one there was only rug.|Nobody knew how they had got there.]',
    ],
    woe: [
      '“[Every night they come|They come each night]!” said {o.np}. “They go once around my bed, and [I sleep so well|my covers are all straight]. WHO is it? I’d like to say thank you.”<mt  “<t I lock the door, I stop up the keyhole, and I put a chair against the closet, and in all my life I was never so mystified or slept so well. >[They’re made of {x}|I know that it’s {x}],” said {o}. “[One can’t thank a carpet.|And tomorrow I go home.]”>',
    ],
    tries: [
      'They hid behind the curtain to watch~, but ~[they all fell asleep|soon they were all asleep]~, and ~when they woke up, somebody had [tucked them in|put a blanket on each of them].',
      'They [put|spread] more {x} on the floor, to see better~, but ~then there were prints of [the cat, the cook, and {h}|everyone who had come to look].',
      'They measured the feet. They were as long as a [thumb|teaspoon]~, but ~nobody in the [guest book|house] was that small.',
    ],
    on: {
      light:
        'They let the light climb up from the first print, not along but UP. From the lamp hung [a thread|one fine thread], and on the thread, with {x} on its toes, hung a very small mouse in a [bed jacket|nurse’s cap]. “[You kick off your covers|Your pillow slips],” said the mouse.',
      notice:
        '“They begin in the middle,” said {a}, “so that’s where somebody comes DOWN.” They all looked up. There was a hole in the ceiling, with a [ladder of thread|tiny ladder], and a mouse looked out. “[I heard you cry, the first night|Somebody has to see to your pillow],” said the mouse.',
      still:
        '{a} lay down on the bed, and breathed, long and slow, as sleepers do. Plip, something landed on the rug. It [sang, no louder than a kettle|hummed a very small song]. {a} put out a finger, and a tiny paw [took it|felt it, for fever]. It was a mouse in a nurse’s cap.',
      sound:
        'Overhead somebody joined in, in a voice [as thin as a thread|no bigger than a pin], and then stopped. “[Oh dear|I do beg your pardon],” it said. “It’s just that I know that one.” Down on a thread came a mouse with white feet. “I’m the night nurse,” she said.',
    },
    won: [
      '“So it was YOU,” said {o}, and bent down low, and [shook|kissed] one small paw. Then they had cocoa together, [out of a cup and a thimble|and there was a crumb of cake].',
    ],
    gift: ['a slipper as long as a pea pod', 'a nurse’s cap for a finger'],
    cause:
      'They turned back the rug. There was a trapdoor, as small as a book, and under it, all in white dust, sat {th.np}.',
    free: '“{Th.i} only came to see that you were all right,” said {thing}, “and {th.i} {th.am} shy of doors.” {O} held out a hand. “Thank you,” said {o}, and there was cocoa for everyone.',
  },
  {
    title: ['The Room That Was Not There', '{K} and Number Thirteen', 'A Key with No Door'],
    owners: [
      who('Mr. Pell', 'guest with a key', 'm', 'grown-up'),
      who('Miss Lacey', 'guest with a hatbox', 'f', 'grown-up'),
      who('Doctor Moth', 'guest with a beard', 'm', 'grown-up'),
    ],
    prop: 'a key and a suitcase',
    vars: { x: ['a yellow chair', 'a blue bed', 'a round window'] },
    sign: [
      'Somebody stood in the [hall|passage] between two doors, and [knocked on|felt along] the wall. On the one door was a 12, and on the [next|other] was a 14.',
    ],
    woe: [
      '“[I’ve got the key to 13|Look, my key says 13],” said {o.np}, “but my room has [gone|gone away]! It’s got {x} in it, and a bird that comes.”<mt  “<t The clerk says that there never was a thirteen, and he was so very polite about it that I began to doubt my own hat. >[I left my slippers in there|I was happy in it. That’s how I know],” said {o}. “[A room can’t just go out.|I’ve tried 12, and I’ve tried 14, and they’re just rooms.]”>',
    ],
    tries: [
      'They [put the key to|tried the key in] the wall~, but ~it was only a key in a wall, and [it fell down|it looked silly].',
      'They called it, the way you call a cat~, but ~the door that opened was [only the broom closet|the broom closet’s], and it was sorry.',
      'They measured the hall. There was enough space for one more room~, but ~all they found in it was [a bump on the nose|wallpaper with roses].',
    ],
    on: {
      still:
        '{O} sat down as well, across from the wall, and told it how nice it had been: {x}, and the bird. Nobody hurried it. Bit by bit the wall [grew warm|began to glow], and there was a line in it, and a knob. “[You remembered|I didn’t think that you’d come back],” said the room.',
      make: 'It was a door, made of [paper|cardboard], just the right size, with a 13 on it, and they stuck it to the wall. It’s rude not to be behind a door like that. [There was a shuffling.|Something behind it coughed.] Then the knob, which was only drawn, turned.',
      light:
        'The light fell along the wall, and [showed|found] a tall, pale shape on the paper. It was a door, seen from behind. The room had only turned its back! “Psst,” said {a}. “It’s us.” Slowly, with a sound like a big drawer, it came around.',
      sound:
        'Behind the wall, a bird sang it back. “That’s MY bird!” said {o}. They went along, with one ear to the wall, till it was loudest. And there, under the [roses|paper], was a keyhole, and the key [fitted|turned].',
    },
    won: [
      'There was {x}, and there was the bird, who said “[Well!|At last!]” {O} put both feet in the slippers by the bed, and they were [still|quite] warm.',
    ],
    gift: ['a brass 13, off a door', 'a blue feather from the sill'],
    cause:
      'They put a glass to the wall, and listened. There was a whole room in there, and somebody in it, holding the door shut: {th.np}.',
    free: '“Nobody ever asked for thirteen,” said {thing}, “and so {th.i} moved in.” The door came open. “But there’s room for two,” said {thing}, “and the bird.” And {o} came in, and sat down, and sighed.',
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
      y: ['toast and two cups', 'cocoa for two', 'a boiled egg and toast'],
    },
    sign: [
      'Ting, went a bell [in the hall|downstairs], where there is one for each room. It was number {x}. But nobody [stays in number {x}|has been in there for years]!',
    ],
    woe: [
      '“It rings [at eight each night|each night, at eight],” said {o.np}. “I take up {y}, and there’s [never anybody|nobody] there! Who is it, and what do they WANT?”<mt  “<t A bell like that has to be answered, it’s in the rules, and I say ‘Good evening’ as I go in, because I was properly brought up. >[The chair’s pulled out|When I fetch the tray, it’s all gone cold],” said {o}. “[I don’t like to leave it, and I don’t like to stay.|It’s so very quiet in there.]”>',
    ],
    tries: [
      'They [tied a sock around the bell|put a sock over the bell]~, but ~then all the other bells [rang, to help|rang instead], up and down the hall.',
      'They [left a card in there|put a card by the bed]: “What would you like?” When they came back, there was [no answer but a crumb|only a bit of dust, in the shape of a heart].',
      'They hid in the room, to see who rang. Nobody came in~, but ~the bell rope moved, [all by itself|once and twice].',
    ],
    on: {
      still:
        '{a} took the tray in, and ate some of it, and stayed. [That was all.|Nothing else happened.] By and by the [curtain stirred|lamp grew brighter], and the old chair let out a breath. It was the ROOM that rang^, because ^it wanted somebody to sit in it.',
      notice:
        '{a} followed the bell rope, down behind the bed, and in at a small hole. In the hole lived a very old mouse, who used the rope to [get up|pull himself out of bed]. “[Is it a BELL?|So that’s where the toast comes from,]” he said. “Do join me.”',
      tell: '{a} told it to the room: to the bed, and the jug, and the two chairs. In the middle [a drawer laughed|the bed creaked with laughing]. At the end the lamp lit, all by itself, and the bell went ting-a-ling, like somebody clapping. It had been so dull in there, without guests.',
      tie: 'They tied it to the bell rope, and took the other end down the hall, to an old man who sat [each night alone|alone each night], with one cup. Now it rang for HIM. He came to see, and sat down in the empty chair, and the lamp lit all by itself, for joy.',
    },
    won: [
      'So now {o} takes up one cup more, and sits in there till nine. [Number {x} has put out its best quilt.|Number {x} hums when it’s full.] And nobody’s toast gets cold.',
    ],
    gift: ['a bell that rings only for friends', 'a sugar lump with a monogram'],
    cause:
      'At eight they were all in there, with a candle. Up went the bell rope, and they saw who pulled it. There in the bed, under the quilt, {th.was} {th.np}.',
    free: '“{Th.i} thought you’d never stay,” said {thing}. “You put it down, you say ‘Good evening,’ and off you run.” So {o} sat down, and they had {y}, half each, while it was hot.',
  },
  {
    title: ['The Umbrella That Came in Wet', '{K} and the Dry Night', 'Where Does {O} Go?'],
    owners: [
      who('Lord Gamp', 'guest in gloves', 'm', 'grown-up'),
      who('Madame Parapluie', 'guest in gray', 'f', 'grown-up'),
      who('Mr. Dewlap', 'careful guest', 'm', 'grown-up'),
    ],
    prop: 'a wet umbrella',
    vars: { x: ['three weeks', 'nine days', 'a month'] },
    sign: [
      'An umbrella stood [by the door|at the door], and [drip, it went, on the mat|it dripped on the mat]. But it hadn’t rained for {x}!',
    ],
    woe: [
      '“[That’s mine|It’s my umbrella],” said {o.np}, “and I [put it there|left it] dry! But every evening it’s wet. [Where does it GO?|Where has it BEEN?]”<mt  “<t I have nothing against an umbrella’s having a life of its own, within reason, but I do feel that after thirty years it might have mentioned it. >[There’s mud on the tip|It smells of the river],” said {o}. “[Is it unhappy with me? I never take it anywhere.|I’m a bit hurt.]”>',
    ],
    tries: [
      'They [tied it to a chair|tied a chair to it]~, but ~[when they turned around, they were both|a minute later the two of them were] gone. [Then they were back, and|Back they came, and] [wet|both were wet].',
      'They asked it straight out. It opened, and it shut, and [a small fish fell out|some river came out]. That was all.',
      'They shut it in the bathroom~, but ~they heard the window go. It’s [hard|not easy] to lock up a thing that can fly.',
    ],
    on: {
      move: 'Then off it went, and {a} went after: <f over the lawn, under the hedge, hop, over the brook><w down the drive, and along by the brook, with wet wheels>. There was a [pipe|gutter] that dripped, and under it sat [a stray kitten|a hen on nine eggs], quite dry^, because ^the umbrella stood over it.',
      light:
        'The drops shone in the light, like [a string of|spilled] beads: over the sill, down the path. At the end stood the umbrella, wide open, under a [broken|dripping] gutter. It was holding itself over [one small kitten|a nest in the ivy].',
      notice:
        '{a} looked into the folds, and there was [a feather|a gray hair], and then another. “It’s for somebody SMALL,” said {a}, “who sits under a drip.” They looked out. There, below the leaky pipe, was one round, dry patch, and in it lay [a kitten|a duckling].',
      tie: 'They tied one end to the handle, and let it out, like a kite. Soon it pulled, and they came along behind, [all of them|in a row], in their night things. It led them to a dripping pipe, and a box, and in the box was a very young [hedgehog|duck]. “Oh,” it said, “you’ve brought your family!”',
    },
    won: [
      'So in they all came, to [the rug by the fire|the fire]. “You might have SAID,” {o} told the umbrella. It [gave one flap, and fell asleep|shook itself, all over the rug]. Now those two go out together.',
    ],
    gift: ['an umbrella rib, bent like a smile', 'a very small rubber boot'],
    cause:
      'They opened the umbrella right there in the hall. Out fell somebody, soaked, and looked up at them: {th.np}.',
    free: '“It comes to get {th.me} when {th.i} {th.am} dripped on,” said {thing}, “and that’s every evening.” They fetched a towel. {O} held the umbrella over both of them, all the way to the fire.',
  },
  {
    title: ['The Suitcase That Hummed', '{K} and the Left Luggage', 'Nobody Came for {O}'],
    owners: [
      who('Old Manteau', 'brown suitcase', 'm'),
      who('Portia', 'old blue suitcase', 'f'),
      who('Gladstone', 'leather suitcase', 'm'),
    ],
    prop: 'an old suitcase',
    vars: { x: ['eleven', 'twenty', 'thirty-one'] },
    sign: [
      'In the back room, up on the [top|highest] shelf, somebody hummed [a waltz|an old dance]. But there were only bags up there, and one of them [stopped|went quiet].',
    ],
    woe: [
      '“[Was I loud?|Did I wake you?]” said {o.np}. “She left me here for [an hour|the afternoon], and that was {x} years ago! I’d so like to be unpacked.”<mt  “<t I do not blame her in the least, for a lunch can be a long thing, with cake, and people talking, and it may be that it is not over. >[The label got wet, and all it says is M|I’ve kept all the creases sharp],” said {o}. “[I hum so as not to think.|A bag that nobody opens is a kind of brick.]”>',
    ],
    tries: [
      'They tried [everyone whose name began with M|all the M’s in the guest book]: Mr. March, Miss Moon, and the Mole sisters. “[Not mine|Too brown],” [they said|said each of them].',
      'They asked {o} to let them look inside. “[I couldn’t|It’s private],” said {o}. “There may be socks.”',
      'They put up a sign: FOUND, ONE SUITCASE. A man came, and said that it was his~, but ~{o} [hummed a rude note at him|bit his thumb]^, and so ^it was not.',
    ],
    on: {
      sound:
        '{O} joined in, and the two tunes made one. That was the rest of the waltz! Overhead a foot began to tap. They took {o} up, floor by floor, [humming|note by note], to where it was loudest. “[Is lunch over already?|There you ARE,]” said an old lady, at her door.',
      notice:
        '{a} looked at how the handle was worn. “She was short,” {a.he} said, “and she swung you.” There was one lady in the house who swung everything, [up in 60|on the top floor]. “[Oh, my dear thing|There you ARE]!” she said. “I came back by the wrong stairs.”',
      tie: 'They let it in at one corner, like a fishing line, and drew out one thing: a silver dancing shoe, [a left one|the left]. They had all seen the right one. It stood on a sill on the top floor, with a plant in it. So they went up, and knocked. “There you ARE!” said an old lady.',
      still:
        '{a} waited with {o} by the front door, where you sit when you’re about to leave. {O} had not sat there for {x} years. [Guests came by.|People went in and out.] One of them stopped. “I used to have one that hummed,” said an old lady, and put out her hand, and it fitted.',
    },
    won: [
      'They unpacked that very night, with the window open: [silver shoes, a paper lantern, and a whole summer|ten letters, and a dress the color of the sea]. “[Careful, there’s a joke on top|I’m so LIGHT],” said {o}.',
    ],
    gift: ['a luggage label that says “Back by Lunch”', 'a small paper lantern, folded flat'],
    cause: 'The hum went on, even when {o} stopped. They let the lid up by an inch, and out looked {th.np}.',
    free: '“{Th.i} {th.was} packed last,” said {thing}, “and {th.i} know the way home. {Th.i} say it over each night.” So {thing} went first, up all the stairs, to room 60. “There you ARE!” said an old lady to {o}.',
  },
  {
    title: [
      'The Stair That Was Only There Going Up',
      '{K} and the Fortieth Step',
      'Forty Up and Thirty-Nine Down',
    ],
    owners: [
      who('Miss Bannister', 'lady who counts', 'f', 'grown-up'),
      who('Mrs. Newel', 'lady with a mop', 'f', 'grown-up'),
      who('Mr. Riser', 'stair polisher', 'm', 'grown-up'),
    ],
    prop: 'a candle on a stair',
    vars: { x: ['a bump', 'a bent spoon', 'a very surprised hat'] },
    sign: [
      'Tap, tap, tap, [came somebody up the stairs|somebody came up the stairs]. “Forty,” said somebody at the top, and [went down again|tapped all the way down]. “Thirty-NINE!”',
    ],
    woe: [
      '“[There are forty stairs going up|Going up, there are forty stairs],” said {o.np}, “and [one is gone|one less] going down! Somebody sits down hard, each time. [Which one is it?|Where does it GO?]”<mt  “<t A stair that exists in one direction only is no great thing to ask a family to step on, and tonight we have the opera people, who come down singing. >[It has led to {x} today|I’ve put up a rope, and they trip on the rope],” said {o}. “[It must be so lonely for it.|And I know them all by NAME.]”>',
    ],
    tries: [
      'They [chalked|painted] a number on [each|every] stair~, but ~[on the way down|going down] [there were two seventeens|somebody had made 23 into a cat].',
      'They all went down backward, so that the stairs would think it was up~, but ~they [all arrived at once|got there in a heap].',
      'They put a [boot|cabbage] on each stair, to hold it down~, but ~they ran out of them at thirty-nine.',
    ],
    on: {
      sound:
        'Each stair has a note, when you tap it. Up they went, [like a scale|like a song], and on the way down one was only a breath, like somebody hiding. “It’s number nine,” said {a}, “and it’s SHY. It doesn’t like to be looked down on.” So they hung up a small curtain.',
      still:
        'It was quiet on the stairs. Then there came a creak, close by, and a small wooden voice. “[Nobody ever lets a stair sit down|We’re all so tired],” it said. “So when you go down, we take turns at resting.” That was all! From now on they get [Sundays off|each noon off].',
      tell: 'All the stairs came a bit closer to hear. At the best part there was a bump at the bottom, and there was number forty, all out of breath. It had been down in the kitchen, [for the smell|just for a sniff]. “[And then?|Don’t stop!]” it said.',
      move: '{a} went up fast, and came down FASTER, <f sliding on the rail><w by the long ramp at the side>, before anyone could hide. And there it was, just drawing in its edge. “[Oh, was it MY turn?|I only went in to sneeze,]” it said.',
    },
    won: [
      'At ten the opera people came down, singing, arm in arm: thirty-eight, thirty-nine, FORTY! Nobody sat down hard, and {o} [polished them all twice|patted each stair good night].',
    ],
    gift: ['a brass stair rod for a dollhouse', 'a curl of wood that smells of beeswax'],
    cause:
      'They looked under the stairs. There lay the missing one, safe and sound, and on it, at a picnic, sat {th.np}.',
    free: '“{Th.i} only borrow it while you’re all at the top,” said {thing}, “because {th.i} have no table.” So {o} gave {th.them} a table. And they carried the stair back up, and it fitted, with a small, glad knock.',
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
      'In the lounge was [a game, half done|half a game], with [two empty chairs|nobody in either chair]. “The {x} has moved,” said somebody. “It has moved AGAIN!”',
    ],
    woe: [
      '“I play [both sides, all alone|against myself],” said {o.np}. “But when I’m not looking, somebody moves the {x}. Oh, who IS it? [I’d so like to play with somebody!|I’ve so wanted somebody to play with!]”<mt  “<t I should naturally be more alarmed if it were not for the moves themselves, which have been, I must say, remarkably fine, and not at all what I would have done. >[I’m going to lose|It’s one move a night],” said {o}. “[I leave tomorrow. I’d like to shake hands.|Who else is awake at that hour?]”>',
    ],
    tries: [
      'They hid behind the sofa, and watched. The clock struck, and they all looked at [the clock|it]~, and ~[when they looked back|by then] the {x} had [moved|hopped].',
      'They left a note on the board: “Who are you?” Soon somebody had written under it, very small, “[Your turn|Your move].”',
      'They put flour on the board~, but ~there was only one mark in it, [round and neat|like a coin]. It was the foot of the {x}.',
    ],
    on: {
      still:
        'It was so quiet that {a} could have been a [chair|cushion]. Then the {x} turned its head. It looked at the board, and sighed, and moved ITSELF. “[I do hate to win, I like our evenings so|You are so slow to see it],” it said to {o}. “Shall we go on?”',
      light:
        'Up on the curtain rod, two eyes lit up. It was the hotel cat. She came down the curtain and onto the board, and pushed the {x} with one paw. “[I’ve watched you for years|You never look up],” she told {o}. “It’s your move.”',
      notice:
        '“The {x} is a bit sticky,” said {a}. “It’s jam. And who has jam at night?” They went down, and the night cook put both hands behind him. “[I only do it on my way up|I couldn’t help it],” he said. “I’ve got nobody to play with, either.”',
      make: 'It was a scoreboard, with two names: {o}, and a blank. They hung it up, with a pencil on a string, and shut the door, and waited. When they looked again, the blank said, “Betty, from the laundry.” And {o} [was down there in a minute|went down there with no hat on].',
    },
    won: [
      'That night two sat at the board, with [two cups|a plate of toast], and nobody said a word for an hour. “[Check|Ha],” said somebody then, and they both smiled.',
    ],
    gift: ['a black pawn with a kind face', 'a pencil on a string'],
    cause: 'They lifted the tablecloth. There under the table, reaching up for the {x}, sat {th.np}.',
    free: '“{Th.i} can’t see the board from here,” said {thing}. “{Th.i} go by the sighs.” So they found a cushion, and put {thing} in the other chair. “Your move,” said {o}, and it was a good one.',
  },
  {
    title: ['The Thing That Was Found Before It Was Lost', '{K} and Tomorrow’s Mitten', 'It Will Be {o.s}'],
    owners: [
      who('Mrs. Lorn', 'guest with cold hands', 'f', 'grown-up'),
      who('Jasper', 'lost-and-found boy', 'm', 'child'),
      who('Mr. Mislay', 'forgetful guest', 'm', 'grown-up'),
    ],
    prop: 'a red mitten in a box',
    vars: { x: ['Thursday', 'Friday', 'Sunday'] },
    sign: [
      'In the box of lost things lay [a red mitten|one red mitten]. “But I haven’t LOST it,” said somebody, and held up two hands, with a red mitten on each.',
    ],
    woe: [
      '“[It’s mine|It’s got my name in it],” said {o.np}, “but look, I’ve got it ON! And the label says, ‘Lost on {x}.’ That hasn’t [been|come] yet!”<mt  “<t I have always been rather good at losing things, I come from a long line of it, but it has never got ahead of me before. >[There’s a hat in there that I’ve not even bought|I’ve sat on my hands all day],” said {o}. “[If I don’t lose it, then how did it get here?|I’m so afraid to lose it.]”>',
    ],
    tries: [
      'They put it on {o}~, but ~three mittens on two hands [made it no clearer|are just too many].',
      'They threw the mitten out. Then the bell rang. “I found this,” said the mailman, “on {x},” and then [he had to sit down|looked very puzzled].',
      'They hid the whole box~, but ~somebody [found it|brought it back]. “It’s a lost box,” she said. Now it had a label, too.',
    ],
    on: {
      notice:
        '{a} turned the label around. “KNITTED BY,” it said on the back. So the lady in 60 had MADE this one, hole and all! “[You always lose the left one|I know you],” she told {o}, “and I like to be ready.”',
      still:
        '“Let’s wait and see,” said {a}. They sat by the door, and it snowed, and a child came by with one red, cold hand. Nobody had to say a thing. {O} took off the left mitten, and gave it away. NOW it was lost, and there lay the other one, ready.',
      move: '{a} took it, fast, the way {o} goes each {x}: <f down the lane, over the bridge, and around by the bench><w wheels humming, down the lane, over the bridge, and around by the bench>. On the bench a bird had a nest with a hole in one side, just as big as a mitten. “So THAT’s where you leave it,” said {a}.',
      tell: '{a} told it with the end at the front: first a dog has the mitten, and then a baby, and then the wind, and at last it comes in at this window. “So all I have to do is lose it,” said {o}, “and then it has all happened? Oh, good. I can stop holding on!”',
    },
    won: [
      'So {o} put on a coat, and went out in the snow, and swung both arms. And when one mitten was gone, as planned, there lay the other, dry, with [a peppermint in the thumb|the hole mended].',
    ],
    gift: ['a label that says “Found Tomorrow”', 'a peppermint in the thumb of a mitten'],
    cause:
      'They looked again. The box had two ends, one for now, and one for then. In between, handing things through, sat {th.np}.',
    free: '“{Th.i} like to get it done ahead,” said {thing}, “so that nobody has to cry.” {O} thought that over, and put the third mitten away, for {x}. “There,” said {thing}. “And you’re not sad at all.”',
  },
]
