import { type Trouble, who } from '../../world.ts'

export const troubles: Trouble[] = [
  {
    title: ['The Shoes That Danced Alone', '{K} and the Red Shoes’ Cousins', 'Whose Feet Are These?'],
    owners: [
      who('Madame Arabesque', 'dancer', 'f', 'queen'),
      who('Nina', 'young dancer', 'f', 'child'),
      who('Anton', 'dancer', 'm', 'grown-up'),
    ],
    prop: 'a pair of shoes dancing by themselves',
    vars: { x: ['a polka', 'a tango', 'a hornpipe'] },
    sign: [
      'Over the empty stage [went|came] a pair of shoes, [with nobody in them|all alone], doing {x}. Behind them somebody ran, in socks.',
    ],
    woe: [
      '“My shoes [won’t let me in|have run off]!” said {o.np}. “And we start in [ten|nine] minutes.”<mt  “They’ve learned it by heart, and now they say that they don’t need me. <t I broke them in myself, and glued them, and dried them on the stove, and never once said a hard word, and >[it’s true, I do think of my arms|I came in late on the left, at rehearsal],” said {o}. “[But they’ve no FACE. Who will they smile with?|You can’t just have feet.]”>',
    ],
    tries: [
      'They chased the shoes^, twice around the stage and once across the piano, but ^the shoes went [up the wall|left], and everyone else went [into the drum|right, in a heap].',
      'They put jam on the floor, to stick them. {G} [stuck|lay down in it]. The shoes jumped over, and did a small kick on landing.',
    ],
    on: {
      sound:
        'The tune was a tired one, [in gray wool|an end-of-the-evening one]. The shoes got slower. They came closer. And shoes, when they’re tired, want a foot in them. {O} held one out.',
      tie: 'A shoe can’t pass by a ribbon. They stood still to have it [tied|wound], left and right, up to the bow^, and ^by the time they noticed that there were feet in them, they [did not mind|had forgotten why].',
      still:
        '{a} and {o} sat on the edge, four bare feet in a row, and took no notice. It’s lonely to dance with no one to come home to. Then the left shoe came, and [leaned|lay down]^, and after it, as if by chance, ^the right one came, too.',
      notice:
        '“They’re dancing {x},” said {a}. “But the left one does it all on the outside. [There’s a nail|Something pinches].” And there was: a tack, no bigger than a seed. “[You only had to SAY|So it hurt],” said {o}, and took it out, and kissed it.',
    },
    won: [
      'That night they said {o} had never been so light. “[It’s them|We’ve an understanding],” said {o}. “I do the smiling, and they count.”',
    ],
    gift: ['a pink ribbon with a knot in it that is a wish', 'a tiny gold tack'],
    cause:
      'They looked into the left shoe as it went by^, for it did not seem entirely empty, and ^down in the toe, holding on, {th.was} {th.np}.',
    free: '“How do you stop it?” called {thing}. They lifted {th.them} out. And both shoes sat down, with a small puff, and were shoes.',
  },
  {
    title: ['The Swan With Stage Fright', '{K} and the Last Swan', 'The Third Swan from the Left'],
    owners: [
      who('Odilia', 'dancer dressed as a swan', 'f', 'duck'),
      who('Gwen', 'real swan', 'f', 'duck'),
      who('Sig', 'cygnet', 'm', 'duck'),
    ],
    prop: 'a swan behind a painted tree',
    vars: { x: ['four hundred', 'six hundred', 'nine hundred'] },
    sign: [
      'In the wings a painted tree was [shaking|trembling]. There was a bit of white behind it. [A feather came out, and floated down.|“Oh no, oh no,” it said.]',
    ],
    woe: [
      '“I can’t go on,” said {o.np}. “There are {x} people, and they ALL have faces!”<mt  “<t On the lake nobody minds what one’s neck is doing, and I had got so that I hardly thought of it, and >[now I think of nothing else|now I’ve forgotten which leg goes first],” said {o}. “[I’m the third. If there’s no third, the fourth falls over.|There’s only two in front of me to hide behind.]”>',
    ],
    tries: [
      'They gave {o} a small push^, such as any friend might give, and ^{o} went on, looked at the hall~, and ~came off [faster|on the other side].',
      '“Picture them all in their nightshirts,” said {g}. {O} did. “[Now they’re going to bed|Oh, how cozy],” {o.he} said, and yawned, and [lay down|put {o.his} head under a wing].',
    ],
    on: {
      light:
        '“You only dance in this,” said {a}, and laid a round of light on the boards. “What’s outside it isn’t there.” {O} put one foot in it. It was warm. It was just {o.s} size. When it moved, {o} had to go along.',
      make: 'It was another swan, of [a pillow and a coat hanger|tulle and wire]. {a} set it in the wings, where {o} could see it. “[If it goes wrong, it was her|She’ll look after my place],” said {o}. It’s easier to go, if somebody stays.',
      tell: 'It was about the night that {a.s} [hat fell in the cake|shoe flew off and hit the mayor], and how all of them clapped. “[And you lived|What, after THAT]?” said {o}. {O} stood up. “[I can’t do it that badly|Mine is only a neck],” {o.he} said.',
      tie: 'One end was around {o.s} wrist, or where it would be, under the feathers, and {a} held the other in the wings. Nobody saw. All through the dance, [on every fourth beat|when it mattered], there came one small tug: here.',
    },
    won: [
      'There was a hush, and it was [four bars|a whole breath] long, and then {x} people clapped like rain. “[So that’s what faces are for|They liked my neck],” said {o}.',
    ],
    gift: ['one white feather with a bit of glitter', 'a dried rose from the footlights'],
    cause:
      'The painted tree sneezed. {O} was not the only one behind it. There, in a borrowed tutu, {th.was} {th.np}.',
    free: '“If we went on together,” said {thing}, “they’d look at ME.” “So they would,” said {o}. And on they went.',
  },
  {
    title: ['The Dance with a Step Missing', '{K} and the Gap in the Waltz', 'One, Two, and What?'],
    owners: [
      who('Maestro Volta', 'ballet master', 'm', 'grown-up'),
      who('Miss Pirouette', 'dance teacher', 'f', 'grown-up'),
      who('Old Carlo', 'dancing bear', 'm', 'bear'),
    ],
    prop: 'chalk footprints with a gap in them',
    vars: { x: ['the Snow Waltz', 'the Dance of the Lamps', 'the Harvest Round'] },
    sign: [
      '“One, two, and,” said a voice on the stage. [There was a thump.|Somebody fell over.] “One, two, and …” [Thump.|Over again.]',
    ],
    woe: [
      '“A step is gone from {x},” said {o.np}, “and now they all fall over!”<mt  It had been in there for a hundred years. “<t My teacher had it from her teacher, who had it from a goatherd, and it was never once written down, because who could forget it, and >[I forgot it|I turned around, and it was gone],” said {o}. “[They’re all dressed|In nine minutes they’ll come to that place, all at once].”>',
    ],
    tries: [
      'They put in a hop^, in the hope that nobody would notice, but ^it looked like [a frog|an accident]. They put in a [kick|jump]~, and ~the second row lost its hats.',
      'They left it out. Everyone came in a beat [early|ahead], and at the end the music was still going on, [alone|like somebody talking in an empty room].',
    ],
    on: {
      move: '{a} did not think. {A.he} just danced it, [fast|straight through], from the very beginning, with eyes shut, <f and at that place {a.his} foot went out, and back,><w and at that place the wheels swung, a quarter turn, and back,> as anybody’s would. “THAT!” shouted {o}.',
      sound:
        'It’s in the tune! There was a small [hitch|catch], like someone getting over a fence, and if you came to it humming, your whole self did it: [dip|sway], and on.',
      notice:
        'There was a place on the old boards, [under the dust|by the lamp], more worn than the rest: a hundred years of toes, [turning|going sideways]. “[It goes there|They went around],” said {a}.',
      light:
        'It threw all their shadows on the back wall. And the shadows, who are older, [knew it|did not miss it]: dip, and turn. They only had to do what their shadows did.',
    },
    won: [
      'They danced {x} from end to end. At that place the whole hall [leaned|went “ah”]. In the ninth row a very old man’s [foot|stick] did it too.',
    ],
    gift: ['a bit of chalk, with a step in it', 'a small bell for an ankle'],
    cause:
      'They went to look at the place itself. There was a trapdoor, and it was open a crack, and there below, holding the step in both arms, {th.was} {th.np}.',
    free: '“It fell on me,” said {thing}, and handed it up. “I have been practicing it.” {Th.it} showed them, and it was just so.',
  },
  {
    title: ['The ONE Without a TWO', '{K} and the Shoe That Stayed Behind', 'One Left Shoe'],
    owners: [
      who('Lefty', 'left dancing shoe', 'm'),
      who('Madame Sole', 'old red shoe', 'f'),
      who('Tip', 'silver shoe', 'it'),
    ],
    prop: 'one dancing shoe on an empty stage',
    vars: { x: ['forty years', 'a hundred shows', 'since spring'] },
    sign: [
      'On the empty stage somebody went [tap|tip], and waited, and went tap again. Nothing [answered|tapped back].',
    ],
    woe: [
      '“I do the ONE,” said {o.np}, “and the shoe that does the TWO is gone!”<mt  “They’ve packed it in the wrong trunk. <t We were never close, I will say that, always one of us in the air when the other was down, but >[there was someone there to say TWO|I kept time by it],” said {o}. “[Tonight is the big waltz.|And a waltz has three.]”>',
    ],
    tries: [
      'They gave {o} a [boot|rubber boot]. It went ONE, and then the boot went [GLUMP|on the wrong foot]. {O} was very polite about it.',
      'They looked in every trunk. They found [eleven|forty] left shoes. They all wanted to know if there was news.',
    ],
    on: {
      sound:
        'It was a ONE, and then a space, just the size of a TWO. They did it again, down the whole [hall|row of trunks]. And out of the big drum, in the dark, something went: tap.',
      notice:
        '{a} looked at the dust. There went a track, over the boards and [up the wall|out at the door], all of right feet, [hop, hop, hop|one after another]. “[It wasn’t packed|It walked],” said {a}. “It’s looking for YOU.”',
      move: '“Then I’ll be the TWO,” said {a}. They <f went><w wheeled> around the stage like that, {o} and {a}, faster and faster, until the boards [hummed|shook], and down from the top shelf, where it had dozed off, jumped the other shoe.',
      tie: 'They ran it, end over end, through the [trunks|dark], with {o.s} own lace on the front of it, as one does for fish. There was a tug. Somebody had [tied a bow|taken hold].',
    },
    won: [
      '“You’re late,” said {o}. “You’re left,” said the other. And that was the [whole of it|way they were glad]. That night the waltz went ONE, two, three, and nobody [hopped|sat down].',
    ],
    gift: ['a shoe button like a small moon', 'half a lace, in gold'],
    cause:
      'They turned the shoe over, and shook it. Out of the toe, where it had kept the other one from being missed, came {th.np}.',
    free: '“You tapped so nicely, I only wanted to hear it close by,” said {thing}, and fetched the other shoe from under the stage.',
  },
  {
    title: ['The Tutu That Wanted to Be a Cloud', '{K} and the Floating Skirt', 'Hold On to {O}'],
    owners: [
      who('Tulle', 'white tutu', 'f'),
      who('Puff-Puff', 'pink tutu', 'f'),
      who('Monsieur Fluff', 'very wide tutu', 'm'),
    ],
    vars: { x: ['the snow dance', 'the swan dance', 'the rose dance'] },
    prop: 'a white tutu',
    sign: ['A skirt flew by, up near the lamps. There was [nobody|no dancer] in it. “Wheee,” it said.'],
    woe: [
      '“I’m a cloud now,” said {o.np}. “I went up in a leap, and [never came down|there it was so nice]!”<mt  “<t For nine years I have gone up with her and come down with her, and it is always the coming down that people have to be quiet about. >[{X} starts in ten minutes, and she’s down there in her stockings|They wave at me. I thought it was good-bye],” said {o}.>',
    ],
    tries: [
      'They blew at it, to get it down. It went [up|higher], and said, “More wind, thank you.”',
      'They threw a shoe^, and ^it hung on {o} like [a small bird|an earring]. They threw the other one. Now {o} had a pair.',
    ],
    on: {
      sound:
        '{O} heard it. There’s one bar in {x} where a skirt goes around, and a cloud [can’t|has no one to]. So {o} began to turn, and turned {o.his} way down<mt , like a seed from a maple tree,> and landed on the right dancer, just at the end of the bar.',
      tie: 'They threw one end up, over the lamps, and down it came with {o} on it, like a [kite|big fish]. “Oh, hold on to me a bit,” said {o}. “[It’s better with someone|I was getting lonely].” They tied it in a bow, at the back<mt , not too tight>.',
      light:
        'It lit {o} up, gold from below. “[A cloud|Snow]!” said all the dancers, and looked up. {O} saw {o.him}self in the big mirror: it was a skirt, up there, with no legs<mt , and it did look as if it had forgotten something>. Down it came.',
      tell: 'It was about a cloud who wished that it had feet. “To do what?” said {o}. “[To leap|You know],” said {a}. {O} thought that over. “You can’t leap if you never come down,” {o.he} said<mt , and came down, in order to>.',
    },
    won: [
      'In {x} she went up so high that the front row [gasped|ducked], and she hung there, and {o} said “Wheee.” Then they both came down, like one flake of snow.',
    ],
    gift: ['a scrap of white net', 'a sequin off a cloud'],
    cause:
      'They looked up under the skirt. So it was not empty! Somebody hung in it, as in a balloon. It {th.was} {th.np}.',
    free: '“I always wished to be in the ballet,” said {thing}, and let go of the hem. {O} came down like a leaf, and {thing} got to hold the flowers.',
  },
  {
    title: ['The Spotlight with the Hiccups', '{K} and the Jumping Light', 'Hic, on the Left'],
    owners: [
      who('Limey', 'spotlight', 'm', 'robot'),
      who('Madame Follow', 'spotlight', 'f', 'robot'),
      who('Beamish', 'young spotlight', 'm', 'robot'),
    ],
    vars: { x: ['a fire bucket', 'the tuba', 'a man eating a pear'] },
    prop: 'a big spotlight',
    sign: [
      'A ring of light lay on the stage. “Hic,” it said, and was on the [wall|ceiling], and “hic,” on [somebody’s nose|a drum].',
    ],
    woe: [
      '“I have hic, hiccups,” said {o.np}, “and I’m to [light|follow] the star!”<mt  Hic: all that was lit was {x}. “<t I had a glass of cold water, quickly, to calm my nerves, as somebody had told me that it’s what you do for nerves. >[She has danced out of me twice|Last night I lit up {x} for the whole of the sad bit],” said {o}, “[and they clapped|and it had to take a bow].”>',
    ],
    tries: [
      'They all jumped out at {o}, and cried “Boo!” {O} went [out|blue]. Then on. “Hic.”',
      'They hung {o} upside down. Now it was “cih”, and {o} lit {g.s} [hat|ear].',
    ],
    on: {
      move: '“Then I’ll follow YOU,” said {a}. Hic: and {a} was there<mt , before the light was>. Hic: over by the tuba! {a} <f leaped after it,><w spun after it,> left, right, up. It was a dance. It was THE dance<mt , and the star ran to learn it>.',
      tell: '{a} told it slowly, and it was so good that {o} forgot<mt , in turn, to breathe, to blink, and to hic>. When it was done they all waited. There was nothing. “[Where did it go|What was I doing]?” said {o}.',
      sound:
        'Hic. It came between the notes. It came again, right on the beat<mt , like a small drum>. “You’re in TIME,” said {a}. So they put it in: one, two, three, hic<mt , and on each hic she jumped, and was lit>.',
      make: 'It was a paper bag, with a face on. They put it on {o}, and {o} breathed, in and out, and the whole stage was [gold|brown], like a room with a lamp in it<mt , at home, at night>. “Better,” said {o}. There was not one hic more.',
    },
    won: [
      'The star danced, and the light went with her [like a cat|as if on a string]. At the very end, when all was still, came one small “hic.” {X} took a bow.',
    ],
    gift: ['a round bit of light, gone cold', 'a hiccup in a paper bag'],
    cause:
      'They opened the big lamp, at the back. In there, with a knee in the works, bouncing, {th.was} {th.np}.',
    free: '“I was only dancing to it,” said {thing}. They put {thing} on the stage instead, in the middle, and {o} held quite still to look.',
  },
  {
    title: ['The Back Legs of the Camel', '{K} and Half a Camel', 'Whoever Is in Front'],
    owners: [
      who('Humphries', 'camel with no back legs', 'm', 'horse'),
      who('Dromedora', 'camel with no back legs', 'f', 'horse'),
      who('Sandy Bump', 'stage camel with no behind', 'm', 'horse'),
    ],
    vars: { x: ['the left-hand steps', 'a moonlit waltz', 'the splits'] },
    prop: 'half a camel costume',
    sign: [
      'Through the stage door, late, somebody came, and turned to the mirror, to see what was behind. There was only [some string|a draft].',
    ],
    woe: [
      '“We quarreled, my back and I,” said {o.np}, “and it walked off, tail and all!”<mt  It had been over {x}. “<t I called it a behind, and I did not mean it as it sounded, but when you have said a thing to somebody who is standing in the dark, you cannot see how it was taken. >[We cross the desert at eight|It’s a solo, but for two],” said {o}. “[I can’t do the hump alone.|I keep going faster, and nobody tells me not to.]”>',
    ],
    tries: [
      'They hung a broom on behind, with a cloth over. It looked like [a camel being swept|half a camel and a broom]. The broom would not do {x}.',
      '{G} got in at the back. {G} wanted to go left, and {o} to go right. They went [through the desert|down the trap], in two acts.',
    ],
    on: {
      sound:
        'Far down the passage a pair of feet began to [tap|shuffle]. They can’t hear that tune and stand still. Nearer they came, left, right. They had come in the dark, feeling along the wall. “I’m only here for the waltz,” said the behind. And {o} said, “I know. [I saved it|Please].”',
      notice:
        '{a} saw a thing about that costume: it had eyes at the other end. Two small ones, of [glass|button], where the tail is sewn on, that somebody had meant to be used. “So it can be the FRONT,” {a} said, “on the way back.” “[Every other night|We’ll take turns],” said {o}. There was a cough from the closet.',
      tie: 'They laid it along the passage, as far as the boiler room, with a [carrot|bell] on the end. Somebody took a bite. “It’s from {o},” said {a}. “It’s the thick half.” There was a very long chew. Then the line [went slack|came nearer], and on the end of it, tail first, came the rest of the camel.',
      tell: '{a} told it as loud as {a.he} could to the empty hall: the camel’s life, and all of it from the back. What it had [carried|smelled], and whose hump that really was. From up in the dark came a sniff. “That’s ME,” said a voice. “Somebody has been listening.” “I have now,” said {o}, [very low|from the front].',
    },
    won: [
      'At eight they crossed the desert, front first, and at nine they crossed it back, [behind first|tail ahead]. It was hard to say which half did {x}. They did it as one does when one has made up: [a little too well|with a skip in it].',
    ],
    gift: ['a glass eye from the far end of a camel', 'half of a stage carrot'],
    cause:
      'They looked in the hump. It is where one puts a thing that one doesn’t want to talk about. In it {th.was} {th.np}.',
    free: '“I’m the middle,” said {thing}. “Nobody ever asks the middle.” It took the front by one hand and the back by the other, and buttoned up.',
  },
  {
    title: ['The Applause That Came Too Early', '{K} and the Lost Clapping', 'Clap, Clap, Somewhere'],
    owners: [
      who('Bravo', 'small bit of applause', 'm', 'butterfly'),
      who('Miss Encore', 'late clap', 'f', 'butterfly'),
      who('Pitter-Pat', 'young clap', 'it', 'butterfly'),
    ],
    vars: { x: ['a very old dancer', 'the girl who does the third tree', 'the man who pulls the curtain'] },
    prop: 'an empty row of red seats',
    sign: [
      'In the empty theater somebody clapped. They looked along all the rows. There was nobody, but a [pair of gloves|seat] went up and down, and on the balcony something [pattered|flew by] like a moth.',
    ],
    woe: [
      '“I got left behind,” said {o.np}. “I was meant for {x}, and they’ve all gone home!”<mt  “<t One is only as long as one is, you know, and most of us go straight to the person and are over, and I don’t believe that anyone has lasted till the Thursday. >[I’ve hung up there in the gold all week|I’m getting fainter at the edges],” said {o}. “[They never heard me.|There was a hat in front, and I couldn’t see.]”>',
    ],
    tries: [
      'They threw {o} at the stage, hard. {O} went [up into the ropes|over it], and burst in three small claps, and had to be [caught|put together] again.',
      'They asked {x} to come and bow. “[What for?|Nobody’s there,]” came the answer, from behind a pile of trees. “I only do what I do.”',
    ],
    on: {
      still:
        'They sat down in the front row, [hands in their laps|side by side], and looked at the stage as if it were about to begin. And so it did, for nobody can bear to be waited for as kindly as that. {X} came out with a broom, and did three steps, just to see. And {o} had {o.his} chance.',
      sound:
        'It was the last music of the night, the bit where they all run on. Out of pure habit {x} stepped forward at it, alone, and [bowed|bent one knee]. “NOW,” said {a}, and {o} went off, pit, pat, and the walls remembered, and it ran all around the house like rain.',
      light:
        'It fell in a ring, and in the ring, broom in hand, stood {x}, who had [never once been in it|got lost], and who looked up. {O} saw where to go. {O} went like a bird let out of a hat, and it was only one small clap, but how that house [rang|carried]!',
      move: 'Up the aisle went {a}, <f with {o} cupped in both hands, running,><w with {o} in {a.his} lap, at full tilt,> through the small door, past the ropes, and [around the cloth forest|behind the moon], to where {x} sat, taking off one shoe. {a} held out both hands, and opened them. Clap.',
    },
    won: [
      '“Was that for me?” said {x}, and went [pink|quiet], and stood a bit straighter from then on. And {o}? {O} had not got fainter at all. {O} was taken home, in a [glove|pocket], and now and then, of an evening, let out.',
    ],
    gift: ['a clap in a white glove', 'a rose that somebody threw'],
    cause:
      'They went along the rows to see who had clapped. In seat fourteen, with a program, still sitting there since Saturday, {th.was} {th.np}.',
    free: '“I didn’t want it to be over,” said {thing}. “I can do it again.” And {thing} stood up on the seat, and clapped enough for four hundred.',
  },
]
