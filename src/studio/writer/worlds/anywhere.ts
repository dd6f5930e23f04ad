import type { Trouble } from '../world.ts'

/** Troubles that can befall anybody in any world; one of those who live there has them. */
export const TROUBLES_ANYWHERE: Trouble[] = [
  {
    title: ['The Hiccups', '{O} Says Hic', '{K} and the Great Hiccup'],
    owners: [],
    prop: 'a teacup jumping off a table',
    vars: { x: ['ninety', 'a hundred and six', 'three hundred'] },
    sign: [
      '“Hic!” said somebody. [A cup fell over.|Everything near it jumped.] Then it was [quiet|still]. Then [came another.|came the next: “Hic!”]',
    ],
    woe: [
      'It was {o.np}. “I can’t, hic, stop,” {o.he} said. “That was number {x}. [It began at lunch.|I only laughed at a spoon.] And tonight I have to, hic, [sing|hold the baby]!”<mt  {O} held on to {h}, and they both went [up an inch|up, and down again]. “<t I have been told to stand on my head, to think of winter, and to marry, and >[nothing helps|I have tried all the cures],” said {o}. “[Hic. You see?|It is getting, hic, bigger.]”>',
    ],
    tries: [
      'They said “Boo!” [all together|from behind]. {O} was so startled that {o.he} said “hic” [twice|four times in a row], and the last one [blew off a hat|knocked {h} over].',
      'They gave {o} a drink of water, [from the wrong side of the cup|upside down]. The water went [everywhere|up again]. “Now I am, hic, [wet|a fountain],” said {o}.',
    ],
    on: {
      sound:
        'A hiccup likes to come between things. But in the tune there was no [between|gap]: each note [held hands with|leaned on] the next. The hiccup [waited for its turn|tapped its foot]. It waited so long that it [fell asleep|forgot why it had come].',
      still:
        '{O} sat down as well, and breathed when {a} breathed: in, and [slowly|softly] out. The next hiccup [came to the door|looked out], saw that [nobody was at home to it|it was not wanted], and went away, on tiptoe.',
      notice:
        'There was a bit of [fluff|feather] on {o.s} collar, and at each breath it [tickled {o.his} chin|went up {o.his} nose, nearly]. {a} took it away. They all waited. [They waited some more.|Nobody breathed.] Nothing came.',
      tell: 'It was such a story that {o} held {o.his} breath at the [cliff|bridge], and at the [bear|storm], and at the [door|end]. And that is the only cure there is. “[Where has it gone?|What happened to my hiccup?]” said {o}.',
    },
    won: [
      '{O} tried one small word, and then a [long|bigger] one, and they came out [whole|smooth as cream]. “[It’s so quiet in me|I can feel my own feet],” said {o}. [And that night {o.he} did what {o.he} had to, without a bump.|Everything stayed on the table.]',
    ],
    gift: ['a spoon with a dent in it', 'a little bell that says “hic”'],
    cause:
      'They put an ear to {o.s} back. Somebody was in the place where hiccups come from, jumping up and down for company. It was {th.np}.',
    free: 'So {thing} came out to be with them, and stopped jumping. And with that, of course, {o} stopped, too.',
  },
  {
    title: ['The Shadow That Went Off Alone', '{O} Without a Shadow', '{K} and the Runaway Shadow'],
    owners: [],
    prop: 'a shadow with nobody in front of it',
    vars: { x: ['the baker’s ladder', 'a tall tree', 'somebody’s washing'] },
    sign: [
      'A shadow went by along the ground, [swinging its arms|in no hurry]. There was [nobody|no one at all] in front of it. It [waved|took off its hat].',
    ],
    woe: [
      '“Did you see it? [Which way|Did it look happy]?” said {o.np}, coming up behind. “It’s mine! It has been mine since I was [small|born]. Today it [let go|pulled itself off], and said that it was sick of always being [last|stepped on].”<mt  {O} looked down, and where {o.his} shadow ought to be was [only light|nothing]. “<t I grant that I never once asked it where it would like to go, but one doesn’t, somehow, and >[I feel so thin|the sun comes right through me],” {o.he} said. “[And who will I be with, going home?|It gets dark, and then I will never find it.]”>',
    ],
    tries: [
      'They ran after it. A shadow weighs nothing, and it went [up a wall|under a stone], and over {x}, and [looked back|made a rude shape with its hands].',
      'They lent {o} the shadow of {g}. It [was the wrong shape|did not know the way {o} moves]. It kept [bowing|going off to look at things]. {G} wanted it back.',
    ],
    on: {
      light:
        'Where there is one good light, all shadows must come and stand in a row. It came, [last of all|scuffing its feet]. “[You go first, tomorrow|I never knew you minded],” said {o} to it. “[I’ll come behind|You choose the way].” The shadow [thought|crept nearer], and took hold.',
      make: 'It was a small [soft|round] chair, as flat as could be, and {a} laid it down [on the ground|where the shadow would see it]. “[For me|A thing of my own]?” it seemed to say. It tried it, and it fitted. So it came home, to have somewhere to [sit|put its feet up].',
      move: '{a} did not chase it. {a} raced it! It had never been [asked to play|in a race]. Side by side they went, {a} and the shadow, faster and faster, around {x}, and at the very end it was so [happy|puffed] that it fell flat, right at {o.s} feet.',
      tell: 'A shadow can’t help but listen at doors. {a} told about one who [went around the world|left home], and saw [palaces|the sea], and had no one to be the shadow OF. By the end there was a [cool|dark] hand in {o.s} hand.',
    },
    won: [
      'They went a little way together, to try it, {o} and the shadow. Now {o} was in front, and [when they turned, the shadow was|after the bend it was the other way around]. “[That’s fair|How nice it is, to follow],” said {o}.',
    ],
    gift: ['a paper shape of a hand, waving', 'a bit of shade in an envelope'],
    cause:
      'They crept up on the shadow, and held it fast. Something in it wriggled. There was somebody wearing it! It was {th.np}.',
    free: '“I only tried it on,” said {thing}. “I haven’t one that goes so well with evening.” And off it came, and home to {o} it ran.',
  },
  {
    title: ['The Lost Yawn', '{O} Cannot Yawn', '{K} and the Yawn That Went Around'],
    owners: [],
    prop: 'an empty bed with the covers turned down',
    vars: { x: ['seven', 'nine', 'eleven'] },
    sign: [
      'Somebody was walking up and down in a nightcap, [opening a very wide mouth|trying out a very wide mouth], and nothing came out.',
    ],
    woe: [
      '“I have lost my yawn,” said {o.np}. “You can’t get to sleep without one! I had it [on Sunday|yesterday]. I put up my hand, to be polite, and [it went|when I took the hand down, there was no yawn].”<mt  {O} had been in bed {x} times, and got out again {x} times. “<t You will say that one can always borrow, but a yawn has to be one’s own, like a toothbrush, and >[my eyes are shut and I am wide awake behind them|my pillow is hot on both sides],” {o.he} said. “[And tomorrow is my best day of the year.|I do so want to be asleep for the end of today.]”>',
    ],
    tries: [
      'They counted things for {o.him}: [sheep|buttons], then [geese|pebbles]. At [four hundred|ninety] they were all asleep but {o}, who [went on counting|had to wake them up].',
      'They showed {o.him} how it goes: wide, [wider|and hold], and ah. {G} did it so well that [{g.his} hat fell in|something flew in]. But it was only air. {O} shook {o.his} head.',
    ],
    on: {
      sound:
        'It went slower at each line, and lower, with more [room|night] between the notes. In one such place there was a tiny [creak|sigh]. It was {o.s} jaw. Here it came, [from the toes up|wide as a door]: aaah.',
      still:
        'They sat, side by side, and for once {o} did not try. When nobody [looks for it|calls it], a yawn comes [home|back], as a cat does. It came along the ground, and up, and [in|{o} only just had time to put up a hand].',
      notice:
        '{G} yawned. So did {a}, and so did {beast}. “[Look, it is going around|That’s it! That is the same one],” said {a}. “It’s being handed on.” They stood in a ring, and watched it come: [left, left|one by one], and there it was. {O} caught it.',
      tie: 'They laid it from the [bed|pillow] out into the dark, in a long, soft line, as one does for things that have lost the way. By and by it went tight. Something [warm|wide and sleepy] came along it, hand over hand, and said aaah.',
    },
    won: [
      '“[That’s mine|There],” said {o}, with [wet|shining] eyes, “I would know it anywhere.” And {o.he} lay down, and was [asleep before the blanket was|off, with the candle still lit]. {h} [blew it out|pulled up the covers].',
    ],
    gift: ['a candle end, for reading under blankets', 'a nightcap with a bell that does not ring'],
    cause:
      'They looked under the bed. There lay the yawn, quite comfortable, and with its arms around it was somebody: {th.np}.',
    free: '“It was so warm,” said {thing}, and gave it back, and took the other half of the blanket. {O} yawned, and it was the whole of it, right to the end.',
  },
  {
    title: ['The Letter with Half a Name', '{K} and the Blown-Away Letter', 'A Letter for Somebody'],
    owners: [],
    prop: 'a wet letter with a smudged address',
    vars: { x: ['and three kisses', 'and a map of a garden', 'and a pressed flower'] },
    sign: [
      'A letter lay in the way. It was [wet|thin], and the ink had [run|gone for a walk], and beside it sat somebody who was [nearly crying|turning it up and down].',
    ],
    woe: [
      '“I’m supposed to bring it,” said {o.np}. “I was asked, [just today|this once], and I dropped it in the wet, and now the name’s gone! All you can read is ‘[Dear|To my dear]’ and ‘[come tonight|tonight, or never]’, {x}.”<mt  “<t I could perfectly well say that it never came, and nobody would be the wiser, but I should be, and >somebody is [sitting at a window|looking down the road],” said {o}, “and somebody else is [not coming|never going to know]. [And all because of my wet hands.|I only put it down to wave.]”>',
    ],
    tries: [
      'They asked everyone they saw, “Are you dear?” [Most of them did not think so.|Nine said yes, and it was none of the nine.] {Beast} said, “[Who wants to know?|That depends.]”',
      'They held it up to dry. The wind took it, [twice around|high up], and gave it to {g} in the face. Now it was dry, and [blank|it said even less].',
    ],
    on: {
      light:
        'They held the letter in front of that, and the light came through. There, pressed into the paper, where the pen had been, was the name, [like a track in snow|as plain as plain]. It was “{O}”. It was for {o}! {O} [sat down|read it nine times].',
      notice:
        '{a} [smelled the paper|turned it over]. “There is only one place that smells like this,” {a.he} said: “{smell}. [And look, there’s a hair on the stamp|And it was never stuck down].” “But that’s my [mother’s|cousin’s] house,” said {o}, very slowly. “It is for ME.”',
      still:
        '{a} sat with {o}, and {o} read what there was, over and over, till it was [not words|a voice]. “I know who says ‘dear’ like that,” {o.he} whispered. “[It’s my friend, who went away|My sister]. And the only one she says it to is [me|ME].”',
      make: 'It was a kite, and the letter was its [sail|wing]. They let it go where it liked. It went up, and around, and came down three times, and every time on {o}. “[It can’t be|Stop that],” said {o}. And then {o} looked at it again. “Oh. [It’s for me|It has come],” {o.he} said.',
    },
    won: [
      'So {o} went, that very night, [out of breath|in a clean collar], and somebody [opened before the knock|was at the window], and said “Dear,” just as it was written. [There was a lamp, and soup.|They left the two of them on the step.]',
    ],
    gift: ['a stamp with a small ship on it', 'an envelope that still smells of home'],
    cause:
      'Something in the envelope moved. There was more than a letter in there! They shook it, and out slid {th.np}.',
    free: '“I was to read it out,” said {thing}, “but nobody opened me.” And {th.it} read it, from Dear to the kisses. It was all to {o}.',
  },
  {
    title: ['The Noise in the Night', '{K} and the Thing That Went Thump', 'Who Is Knocking at {o.s} House?'],
    owners: [],
    prop: 'a small house with one light on',
    vars: { x: ['thump, thump, shuffle', 'scratch, bump, sigh', 'tap, tap, roll'] },
    sign: [
      'Every window in a little house was lit. On the roof sat somebody [in a blanket|with a pan on their head], holding a [broom|spoon].',
    ],
    woe: [
      '“There is a noise in my house,” said {o.np}. “It goes {x}. It goes all over! I looked under everything, and [it was somewhere else|it stopped, and that was worse].”<mt  “<t I am not a timid person, and I should not like it said that I was, but I have moved to the roof for a time, and >[I have asked it what it wants|I told it that I’m not at home],” {o.he} whispered. “[It said: {x}.|It laughed, I think. Or else it coughed.] And [I’ve guests tonight|my supper’s in there].”>',
    ],
    tries: [
      'They went in with [pans and lids|brooms], and made so much noise that they [frightened the clock|could not hear the other one]. When they stopped, it was [just behind them|overhead]: {x}.',
      'They put out a note that said “[Please stop.|Who are you?]” In the morning, or what felt like it, there was a [bite out of the corner|corner gone]. “It can spell, at least,” said {g}.',
    ],
    on: {
      sound:
        'The noise [stopped|listened]. Then it came in, on the beat: {x}, {x}. It was not a fright at all, it was a [drum|partner]. Out from behind the [stove|wood box] came a very young bear, with a saucepan, dancing.',
      light:
        '{a} let the light go first, along the floor, and around the corner, and it fell on two eyes, and they were [wetter|more afraid] than anyone’s. It was a [small lost|very young] duck, in somebody’s boot. “[I can’t get it off|I have been looking for the door],” it said.',
      move: '{a} went in at the front, quick, and out at the back, and left every door open behind {a.him}. There was a [rush|patter], and something small and round rolled after, and out, and under the moon. It was a [hedgehog|young hedgehog], with a jar on its head.',
      tie: 'They tied one end to the latch, and let the other run in, over the floor, with a [crumb|knot] in it. There was a pull. They drew, gently, and along it came a [kitten|gray kitten], all wound up in {o.s} wool. “[I was only helping|It’s very long],” it said.',
    },
    won: [
      '{O} came down from the roof. “[So that was all|And I was afraid of THAT],” said {o}, and they looked at each other. “[You had better stay to supper|There’s soup],” {o.he} said. It went {x}, all the way to the table.',
    ],
    gift: ['the key to {o.s} front door, for any time', 'a saucepan lid with a good sound'],
    cause:
      'There it went again: {x}! They opened the last cupboard, all of them holding the same broom. In it {th.was} {th.np}.',
    free: '“I was knocking to be let out,” said {thing}. “Since Thursday.” And {o} put the kettle on, and there was no other sound in the house all night.',
  },
  {
    title: ['The Present That Broke', '{K} and the Cup in Nine Pieces', 'What {O} Was Making'],
    owners: [],
    prop: 'a painted cup in nine pieces',
    vars: { x: ['a whole year', 'the whole winter', 'ninety evenings'] },
    sign: [
      'Crash! Then there was a [small|dreadful] silence, and then somebody said, “[Oh|No], oh, [oh|no],” very low.',
    ],
    woe: [
      'It was {o.np}, with [a handle|one piece] in {o.his} hand. “It was a cup,” said {o}. “I made it myself, and it took {x}. It’s for [my friend|my grandmother], tonight, and I [stepped back to look at it|only turned around to be pleased].”<mt  “<t I painted the inside as well, where nobody but the person drinking would ever find it, and >[it was the best thing I ever made|there was a bird at the very bottom],” {o.he} said. “[Now it’s a lot of bits with blue on them.|I can’t go there with my hands empty.]”>',
    ],
    tries: [
      'They stuck it together with [jam|mud]. It stood there, and it looked [very nearly|quite] like a cup, till somebody [breathed|said so].',
      'They made another, fast, out of [a sock|a turnip]. It was [not the same|a turnip]. {O} was [too kind to say so|polite about it], and that was the worst of all.',
    ],
    on: {
      make: 'It was a picture, of the bits themselves, set in a [tray of sand|ring of clay], each next to each: a bird, blue, with every crack a [feather|bit of sky]. It had been a cup. Now it could [hang on a wall|be looked at all day]. “[It flew up from the bottom|It was in there the whole time],” said {o}.',
      light:
        'It shone on the bits, where they lay, and on the wall there jumped up nine [spots|patches] of blue, and they [swam|danced]. “[What if they hung|Oh, do that again],” said {o}. They hung them on threads in the window, all nine, and the whole room was full of birds.',
      tie: 'They bound it around and around, [each piece in its place|like a parcel], with a good knot at the top, and it held. You could see just where it had been broken. It looked [like something people had been very fond of|as if it had been to sea].',
      tell: '{a} told how a cup falls, [and all it sees on the way down|very slowly], and what became of each piece: one was a [boat|roof] for a beetle, and one was [a moon|kept by a king]. By the ninth piece {o} had them all in a bag. “[I shall give her that|She shall have a bit each night],” {o.he} said, “with the story.”',
    },
    won: [
      '{O} took it there that night, [and would not let go of it at first|held in front with both hands]. “[You made it|For me],” somebody said, and then, for quite some time, [nothing at all|they only looked]. It had never been so fine when it was whole.',
    ],
    gift: ['one blue chip of china, worn smooth', 'a thumb-sized jug that leaks a little'],
    cause:
      'They swept up the bits. Under the very last, with blue paint on both ears, or where ears would be, sat {th.np}.',
    free: '“It fell because I jumped,” said {thing}. “I was the bird.” So {o} gave {thing} a bow, instead of the cup, and never was there such a present.',
  },
]
