import { type Trouble, who } from '../../world.ts'

export const troubles: Trouble[] = [
  {
    title: ['The Painting with No Smile', '{K} and the Lady Who Forgot', 'What {O} Was Smiling At'],
    owners: [
      who('Dona Elvira', 'lady in a painting', 'f', 'queen'),
      who('the Count of Nob', 'count in a painting', 'm', 'king'),
      who('Little Infanta', 'girl in a painting', 'f', 'child'),
    ],
    prop: 'a portrait with a sad mouth',
    vars: { x: ['four hundred', 'three hundred', 'two hundred'] },
    sign: [
      'On the [big|end] wall somebody in a gold frame was [pulling at|feeling] the corners of {o.his} mouth, and sighing [dust|in Italian].',
    ],
    woe: [
      '“I’ve lost my smile,” said {o.np}. “I had it for {x} years. They come from everywhere to see it, and [tomorrow is Sunday|the doors open at nine]!”<mt  “<t It was quite small, and a little to one side, and several books have been written about it, but >[I can’t remember what I was smiling at|it was at something, you see],” said {o}. “And without that it is only [teeth|a mouth].”>',
    ],
    tries: [
      'They painted a smile on with red^, as gently as one does with somebody so old, but ^it was [much too wide|somebody else’s]. The guard [squeaked|ran]~, so ~they wiped it off.',
      'They told {o} to say “cheese”. {O} said it so sadly that [the still life wept|a painted mouse went back into its hole].',
    ],
    on: {
      tell: 'At the silly part the left corner of {o.s} mouth went up. “Somebody told me one, just so,” said {o}, “[out there, where you are|behind the easel], and [I had to sit still|I was not to laugh]!” And there it was, that very smile.',
      light:
        '“A bit to the left,” said {o}. “Higher. Oh!” That was how it had been: a window, and somebody [opening it|coming in], and the sun [on the wall|on their hair]. {O} looked past them all, and smiled.',
      notice:
        'On the painted table was a painted glass, and in that, quite tiny, somebody pulled a face. “[Look in your glass|There, in the glass],” said {a}. “My little brother!” cried {o}. “He would not stop it!” And the smile [was back|came up by itself].',
      sound:
        '“They played to me while I was painted,” said {o}. “[A lute|One old fiddle], and every time he came to that bit, just … there, he got it wrong.” {a} got it wrong, too. And {o} smiled.',
    },
    won: [
      'It was small, and a bit to one side. It was [just as it had been|better, even]. All down the hall the portraits [let out their breath|said “Ah”].',
    ],
    gift: ['a flake of gold from the frame', 'a tiny painted rose, still wet'],
    cause:
      'They looked where {o} used to look: behind the easel, in the dark part of the picture. In the dark part sat {th.np}.',
    free: '{Thing} came out into the light of the picture. “There you are!” said {o}, and there was the smile, too.',
  },
  {
    title: ['The Color That Ran Away', '{K} and the Missing Yellow', 'A Day Without Yellow'],
    owners: [
      who('Old Lemon', 'paint maker', 'm', 'grown-up'),
      who('Maestra Ocra', 'painter', 'f', 'grown-up'),
      who('Pico', 'painter’s boy', 'm', 'child'),
    ],
    prop: 'an empty jar on its side',
    vars: { x: ['sunflowers', 'a beehive', 'a lion in the corn'] },
    sign: [
      '“Not the [chicks|butter]!” said a voice. One by one, all the things in the room [went gray|grew pale].',
    ],
    woe: [
      '“The yellow has run off,” said {o.np}. “I called it loud, and now it’s gone!”<mt  It had left one small, bright footprint, and that in the middle of a picture of {x}. “<t It has always been a nervous color, quick to show off and quick to take offense, and >[I said it got on everything, too|I only meant the lemons],” said {o}. “[It went as pale as paper.|It never said a word.]”>',
    ],
    tries: [
      'They mixed red and green^, and then whatever else was left in the jars, but ^they got [brown|mud], and then [more brown|a brown that growled].',
      'They put out [butter and a daisy|custard], to call it. A duck came, and ate that.',
    ],
    on: {
      still:
        'They left the jar open, and turned their backs to it. It was quiet for a [long|gray] while. Then something [warm|bright] came over the floor, like the sun at five^, [a bit at a time|feeling its way], and ^it went in.',
      sound:
        'It was such a yellow tune! It had [a trumpet|a canary] in it. There was a [patter|shuffle]. “Is that about me?” said somebody behind the stove, and out came the yellow.',
      light:
        'Yellow went to that like a moth. It came out of the [lemon|lampshade], and out from under the [carpet|cat], and all of it stood around {a}, [blinking|as shy as chicks].',
      move: 'A bit of it ran [around the stove|by the door], and {a} was after it, <f on the tips of {a.his} toes,><w on two humming wheels,> [twice around the table|past all the easels], left, right, and left. It had never been chased for fun. It [laughed|squealed], and ran straight into its jar, to hide.',
      tie: 'They laid it down in a trail, from the jar to the door. A color likes best to be [joined to something|led]^, and so the ^yellow came along it, like [a bead on a string|a child along a wall], and was home.',
    },
    won: [
      '“[Loud is good|I am sorry],” said {o}. “[Nobody ever found a lamp too bright in the dark|You be as loud as you like].” And the whole studio lit up, so that you had to squint.',
    ],
    gift: ['a single yellow thread', 'a matchbox with a bit of sun in it'],
    cause:
      'There was a glow, after all, under the old sofa^, like a lamp that somebody has forgotten, and ^they lay down to look. In the middle of it, as happy as a duck in butter, sat {th.np}.',
    free: '{Thing} came out^, and ^behind {th.them} came the yellow, in a long warm line. It ran into the jar.',
  },
  {
    title: ['The Statue Who Wanted to Sit', '{K} and the Tired Statue', 'Sit Down, {O}'],
    owners: [
      who('Hercules', 'stone hero', 'm', 'grown-up'),
      who('Flora', 'marble lady', 'f', 'queen'),
      who('the Thinker’s cousin', 'bronze man', 'm', 'grown-up'),
    ],
    prop: 'a tall white statue on one leg',
    vars: { x: ['ninety', 'two thousand', 'five hundred'] },
    sign: [
      'In the round room a statue was [swaying|leaning], a very little. [A crumb of stone fell.|“Oof,” it said.]',
    ],
    woe: [
      '“I’ve been on this leg for {x} years,” said {o.np}. “I do not want to make a fuss. But [could I sit|I should like to sit down], just for once?”<mt  “<t When one is carved in the act of setting out, everyone assumes that one arrived, and >[there is no chair in my stone|they carved no chair],” said {o}. “[I’m all one piece, you see|And if I bend, I break].”>',
    ],
    tries: [
      'They pushed a chair in behind {o.him}^, the softest in the museum, but ^stone does not bend. {O} could only look at it [with one eye|over one shoulder], and sigh.',
      'They laid {o} down flat. “[It is kind of you|Thank you],” said {o}. “[Only now I look as if I had fallen over.|Now I’m a bridge.]”',
    ],
    on: {
      make: 'It was a plinth, of [crates|boxes] and sheets, built up and up, till it came under {o.s} [seat|elbow] just so. And {o} [leaned|let go], an inch, no more. A sigh went around the room [like a draft|that had been {x} years on its way].',
      tie: 'They made a swing of it, from the [dome|beam]. They put {o} in the swing as {o.he} was, leg and all. In a swing it looks [quite right|like fun]. To and fro went {o}, [humming|weightless].',
      tell: '“Once,” said {a}, “there was a giant who sat down, and told about [a sea|a cow].” In a good story you [forget your legs|are sitting, wherever you stand]. When it was over, {o} said, “[I sat.|I was sitting, was I not?]”',
      light:
        'It threw {o.s} shadow on the wall, and when {a} moved it, [lower, and around|down to the floor], the shadow bent, and sat. {O} watched it. “[Ah|Oh, that’s good],” {o.he} said. “[I can feel it in my knees|Leave it there a bit].”',
    },
    won: [
      'By and by {o} got [up, or back, or straight|to work again]. “That will do me,” {o.he} said, “for another {x} years.”',
    ],
    gift: ['a chip of white marble, warm from the hand', 'a crumb of bronze'],
    cause:
      'They walked around behind. No wonder {o} was tired! On {o.s} shoulders, and had been for weeks, sat {th.np}.',
    free: '{Thing} got down. {O} rolled {o.his} neck, once, with a noise like a mill. “Now I could stand forever,” {o.he} said.',
  },
  {
    title: ['The Drawing That Was Not Finished', '{K} and Half a Dog', 'The Other Half'],
    owners: [
      who('Bis', 'half-drawn dog', 'm', 'dog'),
      who('Dash', 'pencil dog with no tail', 'f', 'dog'),
      who('Line', 'rabbit with one ear', 'f', 'rabbit'),
    ],
    prop: 'a drawing with half of it missing',
    vars: { x: ['the telephone rang', 'the soup boiled over', 'the cat had kittens'] },
    sign: ['On a [big|white] page something ran around and around^, and ^it looked for its other half.'],
    woe: [
      '“Somebody began me,” said {o.np}. “Then {x}, and nobody came back!”<mt  “<t One does not like to complain, being mostly ears, but >[I fall over|I want to wag, and there is nothing there],” said {o}. “And on paper it [rains eraser crumbs|gets so white at night].”>',
    ],
    tries: [
      '{g} drew the rest. It was the back end of [a pig|a cow]. {O} [looked around at it|moo-ed]. They rubbed it out.',
      'They traced the rest from a book^, which is how most people learn, but ^[it was a chair, and {o} had to sit on it|it fit so badly that {o} went two ways at once].',
    ],
    on: {
      make: 'It was made of [clay|paper and paste], not pencil. But {a} had [looked first|asked {o} how it should feel], and when they put it to the line, it [took|held]. Half was drawn, half was made, and all of it wagged.',
      notice:
        '“You’re not half drawn,” said {a}. “You’re [going behind something|coming out from behind the edge].” {A.he} turned the page. There, on the back, in the same [pencil|soft line], was the other half, [waiting|asleep].',
      still:
        '{a} [put down the pencil|sat], and let {o} sniff {a.his} hand, as you do. When {o} was quite quiet, {a} [saw|could see] how the line wanted to go. It went there nearly by itself.',
      tie: '{a} laid it on the paper, in a curve: back, and leg, and leg, and [tail|tip]. A line is only a thread that [lies still|has made up its mind]. “[Oh, yes|That’s me],” said {o}, and got up.',
    },
    won: [
      '{O} ran [once around the page|right off the paper] and back, on all four feet, and [barked in pencil|could not stop turning around to look].',
    ],
    gift: ['a pencil stub with toothmarks', 'a small drawing of a bone'],
    cause: 'They turned over the paper. And there, where the other half should be, sat {th.np}.',
    free: '“Would you mind,” said {thing}, “if I were it?” {O} thought that over. And so the front was one thing, and the back another, and they got on very well.',
  },
  {
    title: ['The Eraser Who Remembered', '{K} and All That Was Rubbed Out', 'What {O} Took Away'],
    owners: [
      who('Gummo', 'pink eraser', 'm'),
      who('Ruby Rub', 'eraser worn round', 'f'),
      who('Smalley', 'small eraser', 'm'),
    ],
    prop: 'a pink eraser on a sheet of paper',
    vars: { x: ['a horse with five legs', 'a wobbly moon', 'somebody’s first cat'] },
    sign: [
      '“[I’m sorry|Forgive me],” said a soft voice on the desk to a [blank|clean] sheet, all among the crumbs.',
    ],
    woe: [
      '“I rub the drawings out,” said {o.np}. “But I remember them all!”<mt  “<t Today there was {x}, and I’d hardly said good morning to it when somebody cried ‘That’s wrong’, and it was I who had to do it. >[It looked up at me, too|They weren’t wrong, they were only new],” said {o}. “[They’re all in here, in the dark, and each time there’s less of me to keep them in.]”>',
    ],
    tries: [
      'They told {o} not to rub so hard^, in case that would hurt less, but ^now there was {x}, with a [fog|smear] on.',
      'They hid {o} in the drawer. But the [ruler|pencil sharpener] asked what {o.he} was in for, and {o} told it all.',
    ],
    on: {
      make: 'It was a book, of all the scraps, and on each page {a} drew one of them back, just as {o} said. “[It had five legs|More wobble],” said {o}. “Yes! That’s the very one.” They called it The Book of Nearly.',
      light:
        'It came in low across the sheet, and there they all were: thin gray dents, [a hoof, a tail, a chin|dozens]. “They’re still there!” said {o}. “I only took off the [coat|black].”',
      tell: '{a} put them all in the story, and {x} was the hero. {O} listened, and grew [soft|quiet]. “[They got away, then|So they live in there now],” said {o}.',
      notice:
        '{a} looked in the crumbs, where {o} had been at work. Each crumb was [a tiny leg, or an ear|a bit of something]. {a} pushed them together. Up got {x}, all pink, and [shook itself|trotted off].',
    },
    won: [
      '“Good night, all,” said {o}<mt , [to the whole desk|and a great many small voices said it back]>, and slept, for once.',
    ],
    gift: ['a pink crumb that was once an ear', 'page one of The Book of Nearly'],
    cause:
      'They held the sheet up to the lamp^, in order to make quite sure, and ^it was not empty. In the middle, holding quite still, {th.was} {th.np}.',
    free: '“You couldn’t rub ME out,” said {thing}. “You tried!” {O} had never been so glad to miss a spot.',
  },
  {
    title: ['The White Crayon', '{K} and the Tallest Crayon in the Box', 'Nobody Picks {O}'],
    owners: [
      who('Blanche', 'white crayon', 'f'),
      who('Mr. Snow', 'white crayon', 'm'),
      who('Milky', 'tall white crayon', 'm'),
    ],
    prop: 'a box of crayons',
    vars: { x: ['Green', 'Red', 'Blue'] },
    sign: ['In the crayon box they all were [short|stubby] but one, and that one [sighed|hung its head].'],
    woe: [
      '“I’ve never been used,” said {o.np}. “I draw, and nobody can see it!”<mt  “<t {X} comes home worn down to the paper, and tells of a field, or a fire engine, while I have got my point still, and have to ask what a line feels like. >[Once I did a whole polar bear|They say ‘That one’s broken’],” said {o}. “[They’re very kind about it, in the box. I’m used to hold the lid up.]”>',
    ],
    tries: [
      'They had {o} draw a cow on the window~, but ~the sky was white that day^, as it often is, ^and so was the cow.',
      '{X} lent {o} a sleeve. “[I look like a candle|It’s too short],” said {o}, “and I still draw white.”',
    ],
    on: {
      light:
        'It fell on the black paper by the wall, which nobody ever took. {O} drew one line on that. It was the [brightest|whitest] thing in the room. “[It’s a star!|Is that me?]” said {o}.',
      make: 'It was a wash of thin blue, and {a} swept it over the blank sheet, edge to edge. And up came a polar bear, [plain as day|with all its whiskers]. “[You see him|THERE he is]!” cried {o}. “He’s been there since May!”',
      sound:
        'The crayons began to dance to it. {O} danced, too, all over the [slate|blackboard], with heel and toe. And when it ended, they all looked down. “[You’ve left a road|That’s snow],” said {x}. “You’ve made it snow!”',
      move: '{a} took {o}, and <f ran><w raced> with {o.him}, out at the door, and all along the dark street: a line, a loop, a [fish|moon]. By the corner {o} was quite short. “[Look at me|I’m nearly used up],” {o} said, proudly.',
    },
    won: [
      '{O} came home [short, with a flat nose|an inch shorter]<mt , and had so much to tell that {x} could not get a word in>.',
    ],
    gift: ['a scrap of black paper with one star', 'a polar bear that you must hold to the light'],
    cause:
      'They tilted the white sheet that {o} had drawn on. A white shape looked up. It {th.was} {th.np}, all in white.',
    free: '“I’ve been here for ages,” said {thing}, “and it’s a very good likeness.” It walked off the page, for all to see, and {o} was asked for another.',
  },
  {
    title: [
      'The Boat That Never Landed',
      '{K} and the Man in the Painted Boat',
      'Two Brushstrokes from the Shore',
    ],
    owners: [
      who('Jan', 'painted boatman', 'm', 'grown-up'),
      who('Old Piet', 'painted fisherman', 'm', 'grown-up'),
      who('Griet', 'painted ferry girl', 'f', 'child'),
    ],
    prop: 'a painting of a boat on a river',
    vars: { x: ['a lamp in a window', 'soup', 'a dog on the landing'] },
    sign: [
      'From a small dark painting by the stairs came the sound of oars: [creak, splash|dip, and dip]. It did not get any nearer.',
    ],
    woe: [
      '“I’m two brushstrokes from the shore,” said {o.np}, “and have been for three hundred years!”<mt  “<t He put in {x}, over there on the bank, the dear man, so that I would have something to row to, and then he put me here, and the light was so good that he signed it. >[It is always ten to five|I pull, and the river pulls],” said {o}. “[I should so like to know if it’s still there|I only want to tie up, and go in].”>',
    ],
    tries: [
      'They tipped the picture, to help^, as one tips a plate for the last of the soup, but ^the boat [ran back|slid off], and so did the cows.',
      'They painted in a pole for {o} to hold. It was wet, and so {o} sailed on with a [green|sticky] hand.',
    ],
    on: {
      tie: 'They let the end hang over the frame, right down to the water. {O} caught it. They pulled, [hand over hand|quite softly], and the boat came in, with one small bump. In three hundred years {o} had thought [a lot|often] about that bump.',
      sound:
        'It had a beat to row by, and {o} bent to it: and one, and two. That’s how it is with rowing, it just wants [a song|someone to keep time]. The gap got as thin as a hair. Then {o} was standing up, with one foot on the grass.',
      still:
        'They stood before it, and did not go on to the next. People mostly give a picture [six seconds|one look], and no one can land in that. They gave it the whole evening. And the clock in the church there, far back, struck five.',
      make: 'It was a plank, made with two touches of brown. One went to the boat, and one [came to meet it|to the bank]. {O} tried it with a toe. “[He’d have liked that|It’s in his style],” {o} said, and walked ashore.',
    },
    won: [
      'And there it was: {x}. {O} was gone in under the trees. Now it is a picture of an empty boat, and [the museum has not noticed|people say it’s the best thing in the room].',
    ],
    gift: ['a drop of river, varnished', 'a ticket for the ferry, ten to five'],
    cause:
      'They looked under the water, where the paint was thickest. Holding the boat by its bottom {th.was} {th.np}.',
    free: '“I’m the one he painted over,” said {thing}. “I only wanted company.” {O} held out an oar, and pulled {thing} in, and they landed together.',
  },
  {
    title: ['The Pot and the Hot, Hot Oven', '{K} and the Pot with Wet Ears', 'In You Go, {O}'],
    owners: [
      who('Slip', 'wet clay pot', 'm'),
      who('Dumpling', 'clay teapot', 'f'),
      who('Jug-Jug', 'small clay jug', 'm'),
    ],
    prop: 'a clay pot on a potter’s wheel',
    vars: { x: ['blue', 'sea green', 'speckled'] },
    sign: [
      'A row of pots stood waiting by the big oven. The last of them had [turned to the wall|gone behind the glue].',
    ],
    woe: [
      '“They bake us in THERE,” said {o.np}. “We come out hard, and I like being soft!”<mt  “<t As I am now, if somebody gives me a nudge, I take it to heart, and keep it, and I’ve got a thumb on my side from this morning that I wouldn’t part with for a palace. >[In there it’s all decided|Last week a bowl went in, and came out {x}],” said {o}. “[Would I still be able to change my mind?|What if I come out as an ashtray?]”>',
    ],
    tries: [
      'They told {o} that it was just like a warm bath. {O} put in [a toe|one handle]. It was not.',
      'They left {o} out in the rain, since that was what {o} liked. By three {o} was a [plate|saucer].',
    ],
    on: {
      tell: 'It was so good that {o} never saw who had shut the little door, and {a} told the rest of it through the keyhole. When the story was done, so was {o}. “[Did I miss the hot part|Has it been on]?” {o.he} said, and rang like a bell.',
      notice:
        '{a} turned a finished cup around. There on the side was the mark of a thumb. “That’s from when it was soft,” said {a}. “It will keep it for a thousand years.” {O} looked down at {o.his} own thumb mark. “[A thousand|In that case]!” said {o}.',
      make: 'It was a twin, made of the same clay, as like as two peas. “You needn’t go in by yourself,” said {a}. {O} looked at it, and it at {o}. They went in [side by side|handle in handle]. They came out {x}, and the best of friends.',
      light:
        'It shone in at the small round window in the door. All was [gold|rose red] in there, and the pots stood around in a ring, [and glowed|like people at a fire]. “[They’re telling stories|They look so happy],” said {o}. “May I sit by the jug?”',
    },
    won: [
      'So out came {o} in the morning, all {x}, with that first soft thumb mark still on {o.him}. They poured in milk. “[I hold|I’m warm on the inside],” said {o}.',
    ],
    gift: ['a thumbprint in clay', 'a bead with a shine on it'],
    cause:
      'They looked into the oven, with a lamp. No wonder! On the top shelf, with its feet up, sat {th.np}.',
    free: '“I keep it hot,” said {thing}, “but I could hold your handle while it’s on.” So {o} went in, and it was not the heat, after all, that had been the trouble. It was the going alone.',
  },
]
