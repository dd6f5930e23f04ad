import { type Trouble, who } from '../../world.ts'

export const troubles: Trouble[] = [
  {
    title: ['The Alien Who Said Goodbye First', '{K} and the Upside-Down Hello', 'Goodbye, Said {O}'],
    owners: [
      who('Oob', 'round blue alien', 'm', 'alien'),
      who('Mimble', 'shy alien', 'f', 'alien'),
      who('Zand', 'tall alien', 'm', 'alien'),
    ],
    prop: 'a flying saucer',
    vars: { x: ['six stars', 'nineteen moons', 'eight planets'] },
    sign: [
      'Ding! A saucer came down, as light as a [plate|hat]. Somebody looked out, [smiled|waved], said “Goodbye!” and shut the door.',
    ],
    woe: [
      'They knocked. “[Was it wrong again?|Did I get it wrong?]” said {o.np}. “I come, and I say ‘goodbye,’ as you do~, but ~then everybody goes [in|home]!”<mt  “<t Where I come from it is the beginning that one says goodbye at, to whatever one was doing before, and nobody has ever thought it odd. >[I have made no friends at all|I’ve been to {x}],” said {o}. “[I brought a cake. I brought it all this way.|Is it my ears?]”>',
    ],
    tries: [
      'They told {o} to say “hello.” {O} went white. “[I couldn’t|Not to someone I’ve just met],” {o.he} said. “That’s what we say at the END.”',
      'They shook hands~, but ~{o} held on for an hour, since that is how it’s done out there.',
      'They hung up a big sign: “Welcome.” {O} [ate it|read it backward]. “[Thank you, I was hungry|Emoclew, and the same to you],” {o.he} said.',
    ],
    on: {
      notice:
        '“{O}, your ears,” said {a}. “They [went up|turned pink] when the bell rang. They went up when we knocked.” So that was hello! It had been on {o.his} head the whole time. {a} put two hands up, like ears. {O} [laughed|began to shine].',
      make: 'It was a sign with an arrow that turns: BEGIN here, END there, and around. You could start on either side. {O} looked, and turned it, and turned it. “[Then your end is my beginning|Goodbye, then, hello],” said {o}. “We just got on at different stops.”',
      still:
        'They did not go in. {O} said “goodbye,” and {a} sat down on the step, and stayed. {O} waited for {a.him} to leave. {O} waited for [quite some time|a long while]. “[You’re still here,|Is that … hello?]” {o.he} said at last. It was.',
      tell: '{a} began at the end: “And so they all lived happily.” Then came the middle. And last of all {a} said, “Once upon a time.” {O.s} eyes were wide. “[That’s the first story I ever understood|You speak it],” {o.he} said. “Goodbye! Goodbye!”',
    },
    won: [
      'So they said goodbye, [very warmly|four times], and THEN they had the cake, and played till the lamps went down. At the door {o} took a breath. “[Hello|Hello, my dears],” {o.he} said, with wet eyes. It meant: come soon.',
    ],
    gift: ['a saucer for a very small cup', 'a cake crumb from {x} away'],
    cause:
      'Someone sat in the back of the saucer, and called “Goodbye!” each time first. It {th.was} {th.np}.',
    free: '“{Th.i} don’t like to meet people,” said {thing}, “but {th.i}’ve met you now.” And {thing} was quiet. So {o} could say hello, with {o.his} ears, and everyone understood.',
  },
  {
    title: ['Three Heads and One Pillow', '{K} and the Bedtime of {O}', 'Which of Them Is Tired?'],
    owners: [
      who('Tripp-Trapp-Trull', 'three-headed alien', 'm', 'alien'),
      who('Ann-and-Nan-and-Fran', 'three-headed alien', 'f', 'alien'),
      who('Hob-Bob-Rob', 'three-headed alien', 'm', 'alien'),
    ],
    prop: 'a pillow in the air',
    vars: { x: ['left', 'middle', 'right'] },
    sign: [
      '[In the guest room a pillow flew by|A pillow flew through the guest room]. “Mine!” said one voice. “[My turn|Give it]!” said another, and “[Ouch|Let go]!” said a third.',
    ],
    woe: [
      '“We’ve got three heads,” said {o.np}, “but one pillow, and one tummy! We can’t go to bed^, because ^we never want the same thing.”<mt  “<t We left home at six this morning, to see the moons, and in all that time there has not been one minute in which we wanted the same thing. >[If he shuts his eyes, I can hear him do it|When one yawns, one’s had his nap],” they said. “[And it’s my leg.|No, mine.]”>',
    ],
    tries: [
      '[They gave each head a bed|Each head got a bed of its own]~, but ~[then there was none for the tummy|the tummy had none], which [hung in between|lay on the floor], and [grumbled|felt left out].',
      'They took a vote. It was one to one to one, and so it was [the next time|nine times running].',
      'They told the heads to count sheep~, but ~one counted up, and one counted down, and they met, and fought about [fifty|forty-nine].',
    ],
    on: {
      sound:
        'One head took the high part, and one the low. The third put in the [boom|la]. None of them had ever been let finish a tune before. Now each one NEEDED the rest. They sang it [slower|lower], and the last chord was a yawn, all three.',
      tell: '{a} told one story, with a part in it for each: a [soup|feast], a night out, and somebody safe in bed. “[That was mine|That’s me],” said each head, and listened for the next. By the end all six eyes were [shut|looking the same way: in].',
      make: 'It was a pillow, a new one, long, and bent like a moon. There was a dent for each, with a [cup|lamp] at the left, soup at the right. “[I can’t even hear him chew|It’s like being alone, with company],” they said.',
      still:
        '{a} sat, and scratched the one back. It was one back. All three heads stopped. “Oh,” said the left. “Lower,” said the right. “[THERE|Mmm],” said the {x}. They had found what they all three wanted.',
    },
    won: [
      'So they slept, cheek to cheek to cheek, and snored in three parts, [like a good tin organ|and the legs ran a little]. In the night one woke up. [It put the blanket over the other two.|It was the {x}, and it gave the rest some pillow.]',
    ],
    gift: ['a toothbrush with three handles', 'a feather from a well-loved pillow'],
    cause:
      'They counted the heads again. One, two, three, and four? In among the rest, and nodding, {th.was} {th.np}.',
    free: '“{Th.i} only came to make it even,” said {thing}, and had a vote as well. It was for bed. Nobody had ever lost four to nothing so gladly.',
  },
  {
    title: ['The Suitcase Full of Weather', '{K} and the Homesick Rain', 'What {O} Packed'],
    owners: [
      who('Plim', 'alien from a wet planet', 'f', 'alien'),
      who('Drizzle', 'damp alien', 'm', 'alien'),
      who('Auntie Wet', 'alien in rubber boots', 'f', 'alien'),
    ],
    prop: 'a big suitcase',
    vars: { x: ['some Thursday rain', 'the rain on Gran’s roof', 'the first rain of spring'] },
    sign: [
      'On the bench sat a suitcase, and dripped. It gave a roll of very small [thunder|drums], and somebody [sat down on the lid|held the lid shut].',
    ],
    woe: [
      '“Don’t open it!” said {o.np}. “It’s {x}, from home^, because ^I can’t sleep without it! But if it gets out, [the lamps will fizz|it will get in the wires].”<mt  “<t You have a very nice station, so dry and clean, and I said to myself that I should be perfectly all right for a week without a drop of anything. >[My feet have gone all crisp|I can’t sleep when it’s so quiet on top of me],” said {o}. “[Listen. It’s crying to come out.|At home it rains me to sleep.]”>',
    ],
    tries: [
      'They let {o} stand in the shower. “[That’s only water|It’s all one size],” said {o} sadly. “It doesn’t MEAN it.”',
      'They opened the lid by an inch~, but ~out shot such a gust that they all had to [sit on it, in a heap|hold on to one another].',
      'They dropped peas on a tin roof. It was [quite|something] like it~, but ~then they had nine hundred peas to pick up.',
    ],
    on: {
      make: 'It was a tent, out of old [sailcloth|umbrellas], with a tin roof, and a gutter, and a pail. In went {o}, and in went the suitcase. Click! From outside you could see the cloth bulge. From inside came a pit, a pat, and a long, wet sigh.',
      sound:
        'Pit, answered the suitcase. Pat. It kept time! It did not want to be out, it wanted to be HEARD. They put it up on top of the bunk, and {o} lay down under it, and it rained, all on the inside, just overhead.',
      tie: 'They tied the suitcase to it, and let it out of the airlock, to the end, and opened the lid with a [hook|stick]. In space the rain made a ball, round and gray, like a small wet moon. It hung at {o.s} window, and pattered on the glass.',
      still:
        'They sat with {o}, and all looked up, just as if. Nobody said a thing. Then a drop fell, plink: it came from {o.s} own eye. And the suitcase knew that sound. It grew soft. It let out one mist, no more, the kind that hurts nobody.',
    },
    won: [
      '{O} slept like a [log in a pond|stone in a brook], with {x} [going all night|all around], and in the morning there was a fern in the pillow. [It wasn’t there before.|They gave it a pot.]',
    ],
    gift: ['one drop of alien rain in a bottle', 'a small fern curl'],
    cause:
      'They put an ear to the lid. There was the rain, and somebody singing in it, as one does in a bath. It {th.was} {th.np}.',
    free: 'They let {thing} out, quick, and shut it. “It’s lovely in there,” said {thing}. “Only no room for the rain.” And now the rain had space to fall.',
  },
  {
    title: ['Too Bright to Sleep', '{K} and the Baby Who Glowed', 'Somebody Turn {O} Down'],
    owners: [
      who('Lumi', 'baby alien', 'f', 'alien'),
      who('Glimp', 'very small alien', 'm', 'alien'),
      who('Tiny Watt', 'baby alien', 'm', 'alien'),
    ],
    prop: 'a light bulb, or so it looked',
    vars: { x: ['yellow', 'pink', 'white'] },
    sign: [
      '[In bunk nine it was as bright as noon|There was far too much light in bunk nine]. [In the crib lay somebody small|Somebody small lay in the crib], who shone {x}, [right through the blanket|from the toes up].',
    ],
    woe: [
      '“I’m so tired,” said {o.np}, “but I can’t sleep^, because ^it’s [too light|as light as day] in here, and it’s ME!”<mt  “<t The happier I am, the brighter it gets, and today we saw three moons and a whale, and I was allowed to press the button. >[I think of something nice, and ping, I’m worse|And the others have put socks on their heads],” said {o}. “[If I shut my eyes, I see the inside of them, all lit up.|I’d be dark, if I knew how.]”>',
    ],
    tries: [
      'They put a [bucket|big box] over {o}~, but ~{o} [giggled in there|said “echo”], and shone out [at all the seams|through every crack].',
      'They told {o} something very dull, about gravel. {O} had never heard of gravel, and [loved it|was thrilled]. Now {o.he} shone even more.',
      'They all put on dark glasses~, but ~that looked so [funny|grand] that {o} lit up bunk ten as well.',
    ],
    on: {
      still:
        '{a} lay down close by, and took slow breaths. {O} did it, too. In: bright. Out: not so bright. In, a bit less. It came and went, like a lamp that someone carries away, down a long hall, and around a corner.',
      light:
        '“Look what I have,” said {a}. {O} looked at that, and not at {o.himself}. “[It’s not hurrying|How small it is],” said {o}. “It just sits there, and glows.” “That’s all you need to do,” said {a}. And the two little lights burned side by side, down low.',
      move: '{a} took {o} by the hand, and they ran, the whole length of the station, <f up one side and down the other><w wheels and small bare feet>, nine times, till the glow came off in sparks behind. Back in the cot there was just a bit of it left: [one toe|the nose].',
      make: 'It was a lampshade, out of paper, with holes: a whale, three moons, and a button. It went around the cot. Now all that light lay on the ceiling in shapes. {O} watched them [swim|turn], and forgot to be the lamp.',
    },
    won: [
      'Soon there was only a thread of {x}, under the blanket. “[Is it dark yet?|Am I out?]” it asked. “[Nearly|Almost],” they said. [It was the best night-light the station ever had.|Every sleeper in bunk nine turned over, and smiled.]',
    ],
    gift: ['a lampshade no bigger than a thimble', 'a {x} spark that does not burn'],
    cause: 'They lifted the blanket. Down at the other end, reading by the light of {o}, {th.was} {th.np}.',
    free: '“One more page,” said {thing}. “Oh, all right.” {Th.it} shut the book and sang the rest. {O} went down, slow and soft, like a lamp with the wick turned.',
  },
  {
    title: ['The Alien Who Collected Words', '{K} and the Lost Word', 'What Is It Called?'],
    owners: [
      who('Lexo', 'word collector', 'm', 'alien'),
      who('Miss Verba', 'alien with a butterfly net', 'f', 'alien'),
      who('Scrab', 'collector of words', 'm', 'alien'),
    ],
    prop: 'a net and a jar',
    vars: { x: ['marmalade', 'puddle', 'button'] },
    sign: [
      'A net swished by. “[Got it|Come here]!” said somebody, and shook it over a jar. “{X},” said the jar, quite clearly.',
    ],
    woe: [
      '“I collect words,” said {o.np}, “but I’ve lost [the best one|my best one]! It’s small, and it’s warm, and it has a door in it.”<mt  “<t It is what you have when the lamp is on, and somebody puts a plate down in front of you, and it does not much matter what is on the plate. >[My museum opens tonight, and there’s a hook, and nothing on it|I had it from an old lady on Earth, for {x}, a straight swap],” said {o}. “[And it’s not ‘soup.’|I must have dropped it.]”>',
    ],
    tries: [
      'They called out all the words they had. “[Is it spoon, or otter, or Tuesday|Is it mitten, or grandpa, or toast]?” they said. “[Near|Oh, lovely],” said {o}, “but no.”',
      'They looked in all the jars~, but ~the word that flew out was “[bang|tickle],” and it took them some time to catch it.',
      'They asked {o} to draw it. It was a box, with a roof, and very small smoke. “It’s the smoke that matters,” said {o}.',
    ],
    on: {
      still:
        'They stopped looking. {a} sat down on the floor, with {o} close by, and somebody passed a bun. The kettle sang. No one said a thing. “[THIS|It’s here],” said {o}, and held quite still. “It’s this! What do you call it?” “Home,” said {a}.',
      light:
        'It stood there, small and bright, in all that dark, and they all moved up to it, as you do. {O} looked at the ring of faces. “[That’s what it’s like inside|The word has that in it],” said {o}. “Hoo. Ho …” “Home?” said {a}.',
      tell: 'And at the very end of it {a} said, as one does: “… and so they all went home.” “Say the last bit!” cried {o}. “Home,” said {a}. The jar fell open. It went in like a [bird|cat], turned around twice, and lay down.',
      notice:
        '{a} went back along the way {o} had come. There, in the doorway, on the mat, where you wipe your feet, lay something small. You could only see it from inside. “You didn’t lose it,” said {a}. “You left it at the door: it’s HOME.”',
    },
    won: [
      '{O} hung it up, in the best place, with a lamp. People came in from forty planets. They read it, each in their own [way|voice], and it was [the same word|wet about the eyes in there]. [Then they all went there.|It’s the one jar with no lid.]',
    ],
    gift: ['a jar label that says “hush”', 'a small new word for snow on a nose'],
    cause:
      'They looked in the last jar. It held no word. It held {th.np}, curled up, and hugging a word very tight.',
    free: '“{Th.i} only wanted to have it for a while,” said {thing}. “It’s HOME.” And {thing} let go of the word, and could borrow it, every evening, from six to eight.',
  },
  {
    title: ['The Visitor Who Was Only a Smell', '{K} and Nobody at the Door', 'Who Smells of {x}?'],
    owners: [
      who('Whiffany', 'invisible visitor', 'it'),
      who('Clove', 'guest made of smell', 'it'),
      who('Little Waft', 'smell from far away', 'it'),
    ],
    prop: 'an open door',
    vars: { x: ['toast', 'warm hay', 'cinnamon'] },
    sign: [
      'Ding, went the bell. There was [nobody|no one] at the door~, but ~all of a sudden the whole hall smelled of {x}.',
    ],
    woe: [
      '“[I’m here|But I’m here],” wrote somebody on the wet window. It was {o.np}. “I’ve come so far~, but ~I don’t have an outside^, and so ^they all walk right through me!”<mt  <t Letter by letter it went on, with a squeak, and one had to be quick, because the glass was already drying at the corners. >[A dot ran down, like a tear|The writing shook]. “[They say ‘mm’, and look for the kitchen|It’s lonely, to be taken for lunch],” it said. “[There are games. I see them play.|I have a present, and no hands.]”>',
    ],
    tries: [
      'They said hello, all together, [to the left|to the lamp]~, but ~the smell was behind them.',
      'They put a hat where it might be~, but ~the hat fell down. “I’m more by the stove,” wrote {o}.',
      'They opened a window, to see it better. It took [an hour|a long time] to get all of {o} back in.',
    ],
    on: {
      notice:
        '{a} shut both eyes, and sniffed. “[There|Two steps left],” {a.he} said. “It’s {x}, and a bit of rain, and something like a library. You’re [laughing, it went up at the end|tall].” “YES,” wrote {o}, so large that it took three panes. “That’s me!”',
      make: 'It was a balloon, pale, and tied with a bow, and {a} held it open till {o} was in. Up it bobbed, and bumped {a} on the nose. It could nod! It could [bow|dance]. “I have an OUTSIDE,” wrote {o}, with the string.',
      still:
        '{a} sat down, and breathed in, slowly, and did not look for a kitchen. {A.he} let it be just what it was. And it was like hearing someone talk: there came a garden, and a brother, and a joke. {a} laughed. “I know who you are,” {a.he} said.',
      move: '“Tag!” said {a}. “You’re it!” and was off, <f over the bench and around the tank><w around the tank on one wheel>. There was a gust. It smelled of {x}, right at {a.his} neck. “You got me,” said {a}. It is a fine game with someone you can’t see. {O} won.',
    },
    won: [
      'They played till lamps-out. All night there was somebody in every room: in the [hood|pillow] of one, in the hair of another. [It’s quite hard to hug a smell. You breathe in.|They had never had such good dreams, and all with butter.]',
    ],
    gift: ['a bottle with a bit of {x} in it', 'a scrap of balloon with a bow'],
    cause:
      'They went around the hall, nose first. The smell of {x} had somebody in the middle, after all: it {th.was} {th.np}.',
    free: '“It hung on to me, it was so shy,” said {thing}. “We’re friends.” So {thing} did the talking, and {o} did the rest, and everybody knew where to bow.',
  },
  {
    title: ['The Guest Who Was Ten Minutes Late', '{K} and the Slow Answer', 'What {O} Will Say'],
    owners: [
      who('Lagg', 'alien from the slow side', 'm', 'alien'),
      who('Dame Later', 'unhurried alien', 'f', 'alien'),
      who('Eventual', 'polite alien', 'm', 'alien'),
    ],
    prop: 'a clock on a wall',
    vars: { x: ['“With two sugars, please.”', '“Only on my left foot.”', '“No, but my aunt can.”'] },
    sign: [
      '“Was it far?” said {h} to the new guest, who smiled, and said nothing. Ten minutes went by. Then the guest said: {x}',
    ],
    woe: [
      'It was {o.np}, and each answer came ten minutes late. “[So happy to be here|Very well, thank you],” said {o}, when everyone had gone in to supper^, because ^nobody ever waited for it.<mt  <t By then somebody had asked whether it was raining, and somebody else whether the moon could be eaten, so that you never quite knew which of them it was that was very well. >“[Ha, ha, ha|Oh, that’s good],” said {o}, at [the fire drill|a sad bit]. That was for the joke they had told at six. “[Nobody waits|I can see them go], where I come from,” {o.he} said, to no one.>',
    ],
    tries: [
      'They talked faster, to help~, but ~now there was so much to answer that it all came out in a lump: “Yes no [Tuesday|thank you] blue!”',
      'They put the clock back by ten minutes. {O} looked at it, and ten minutes later {o.he} said, “[Oh|Ah].”',
      'They asked it all beforehand~, but ~how do you ask about a thing that has not come up?',
    ],
    on: {
      still:
        'So {a} asked one thing, and then just sat, and looked at the stars with {o}. It was ten minutes. They were good ones: a comet came. “[I love it here|Yes, let’s be friends],” said {o}. Nobody had ever been there for the answer before.',
      make: 'It was a track for marbles, long, with ten loops, and it took ten minutes, top to end. With each thing you said, you let a marble go. When it dropped, ting, {o} answered. Now you could SEE it coming. They had nine marbles going, and laughed at every ting.',
      sound:
        '{a} did it as a round, the kind where one comes in behind the other. {O} came in ten minutes late, at just the place where it’s meant to be. “[I’m not late! I’m the second voice|So that’s what I am],” sang {o}.',
      tie: 'They took one end, and gave {o} the other. One tug is “yes”, and two is “funny”. A rope can’t be late. Tug, tug, it went, at once, right at the joke! “[Your HAND is on time|It’s just your mouth that’s far away],” they said.',
    },
    won: [
      'They said good night to {o} at ten to eight, and got into bed, and lay there, and waited. [At eight|And then], out of the dark, soft and glad, it came: “Good night, good night, dear friends.”',
    ],
    gift: ['a watch with ten minutes to spare', 'a marble that’s still on its way'],
    cause:
      'Far down the hall they heard feet. There came the ten minutes that {o} had left behind, and with them came {th.np}.',
    free: '“{Th.i} went slowly, so as not to tire them,” said {thing}, and gave a push. The ten minutes caught up, bump, and {o} said, “Oh! There you all are.”',
  },
  {
    title: ['The Pen Pal Who Did Not Fit', '{K} and the Very Large Friend', 'Mind the Thumb of {O}'],
    owners: [
      who('Mo', 'pen pal as big as a hill', 'm', 'alien'),
      who('Ninette', 'enormous pen pal', 'f', 'alien'),
      who('Smalls', 'giant alien', 'm', 'alien'),
    ],
    prop: 'a tiny letter',
    vars: { x: ['for six years', 'since the green stamp', 'every Monday'] },
    sign: [
      'All the stars went out on one side. Then an eye as big as a [pond|barn] looked in at the window, very kindly, and [blinked|filled with tears].',
    ],
    woe: [
      '“It’s me!” said {o.np}, and the cups fell over. “I wrote to you {x}, and you asked me to tea. But you’re so LITTLE^, and ^I can’t get in!”<mt  “<t I write small, to save paper, and I suppose it never came up, for one does not begin a letter by saying how many miles one is. >[I’ve brought my own cup. It’s a lake|And I can’t get so much as a thumb in],” said {o}. “[I ironed my shirt, and it took a week.|I’ll only break something. I’ll go.]”>',
    ],
    tries: [
      'They opened the big door. In came one finger~, and ~at the other end out went [four boats|the lamps]. “Sorry, sorry,” said {o}.',
      'They passed out the tea in a [tank|tub]~, but ~it went in like a dewdrop. “[Very nice|I think I tasted it],” said {o}, to be kind.',
      'They shouted hello. {O} whispered hello back, and blew them all to the end of the hall.',
    ],
    on: {
      move: '“If you can’t come in,” said {a}, “{k.we} will come out.” <f Up the sleeve {a} ran, button to button><w Up the sleeve {a} went, in the good low gear>, and sat on the collar, close to the ear. It’s a fine place to talk. Down there the station shone like a toy.',
      light:
        '{a} flashed it at the window: long, short, long. {O} went still. It was just like the letters, small and quick! And one big eye winked back, long and short. “[There you are|It’s your handwriting],” it said. They talked in winks till the tea was cold.',
      tie: 'They tied one end to the station, and put the other in {o.s} hand. Ever so softly {o} pulled, and it came along, lamps, cups, and all, like a balloon. “[Now YOU can come to tea with ME|I’ll hold you],” said {o}. They had it on a knee.',
      tell: '{a} read out {o.s} own letters, into the big horn: all the jokes, {x}, and the drawing of a cat. And it was not a huge voice at the window now. It was just {o}, who [can’t spell “because”|likes rain]. “[That’s me|I’d forgotten that one],” said {o}, and laughed, and sat down outside, and stayed.',
    },
    won: [
      'They took a picture. It’s of a hill with a bow tie, and on its thumb some dots. [The dots are waving.|You can tell that they are friends.] “[I’ll write|Same time next year],” said {o}, and put out {o.his} lamp, a small moon.',
    ],
    gift: ['a stamp as big as a blanket, folded small', 'one thread from a giant’s sock'],
    cause: 'They looked in {o.s} pocket. Somebody sat in there, with a pen: {th.np}.',
    free: '“{Th.i} write the letters,” said {thing}. “{O} tells {th.me} what.” So that was it. {Thing} went back and forth, with tea one way and jokes the other, and it was just like the mail, but warm.',
  },
]
