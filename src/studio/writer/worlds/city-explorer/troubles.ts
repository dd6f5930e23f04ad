import { type Trouble, who } from '../../world.ts'

export const troubles: Trouble[] = [
  {
    title: ['The Lost Balcony', '{K} and the Balcony That Went for a Walk', 'A Room With No View'],
    owners: [
      who('Madame Verte', 'old lady with geraniums', 'f', 'grown-up'),
      who('Mr. Abacus', 'old gentleman', 'm', 'grown-up'),
      who('Signora Bella', 'opera singer', 'f', 'queen'),
    ],
    prop: 'a window with no balcony',
    vars: { x: ['the fireworks', 'the lantern boats', 'the parade'] },
    sign: [
      '“Stop!” cried somebody up on the fourth floor, [at a window|in a doorway that opened on air]. “[Has anyone seen it?|It has iron rails, and a cactus!]”',
    ],
    woe: [
      '“My balcony’s gone,” said {o.np}, “and tonight it’s {x}!”<mt  It had been there at breakfast. “<t We have watched it together every year since I came to live here, with a little lemonade, and it never once let on, but >[it had been looking at the square, lately|I only see the wall, from in here],” said {o}. “[I said to it, ‘It’s nice enough from up here.’|Perhaps it wanted to be nearer.]”>',
    ],
    tries: [
      'They hung out a [table|door]^, which is nearly the same thing, but ^when {o} stepped on it, it tipped~, and ~the lemonade came down on a [policeman|tuba].',
      'They put up LOST notices. People brought [a porch, a bench, and two flower boxes|four balconies]. None was the one.',
    ],
    on: {
      notice:
        'There was a row of [geranium petals|drops of water], down the wall, around the fountain. “[It’s been watering people|It went that way],” said {a}. There it was, in the front row of the square, between two [small boys|uncles], with its rails on its knees.',
      sound:
        'It heard that from the square, and stood up, [cactus|flowers] and all. It’s what {o} [hums|used to hum] at the watering. And back it came, over the heads of the crowd, apologizing.',
      make: 'It was a seat for {o}, of [crates and a curtain|a ladder and two cushions], on wheels. “[If it can’t stay up, I’ll come down|We’ll go to IT],” said {a}. They rolled {o} out to the square, up to the rail, and leaned on it, as always.',
      tie: 'They let it down from the window, all four floors, with a [cake|bell] at the end. There was a tug. “[I couldn’t find the door|I was too shy to ring],” the balcony said. Up it came.',
    },
    won: [
      '{O} stood on it for {x}. “[Well? Was it nice, down there|What is it like]?” said {o}. “[All I could see was hats|Legs],” said the balcony. “[I’m a balcony. I had to look UP.|It’s better from here, with you.]”',
    ],
    gift: ['a red geranium', 'a bit of iron lace, no bigger than a leaf'],
    cause:
      'They found it in the square. It could not come home, it said, it had somebody on it. And there, in the wicker chair, {th.was} {th.np}.',
    free: '“Lemonade for two, then, and for {thing},” said {o}. And the balcony flew up the wall, four floors, like a cat.',
  },
  {
    title: ['The Lamplight That Stepped Down', '{K} and the Yellow Room', 'The Corner That Went Dark'],
    owners: [
      who('Lumo', 'streetlamp', 'm', 'robot'),
      who('Old Gaslight', 'old lamp', 'm', 'robot'),
      who('Belle', 'streetlamp with curls', 'f', 'robot'),
    ],
    prop: 'a street lamp with its head down',
    vars: { x: ['the night baker', 'the nurse', 'the girl who plays the cello'] },
    sign: [
      'One corner was dark. All the other lamps were [lit|looking at it]. At the dark one somebody was [muttering|drawing with one foot in the dust].',
    ],
    woe: [
      '“Why should I shine?” said {o.np}. “[They just walk through|Nobody ever stops in my light]!”<mt  Soon {x} would come by, as each night. “<t I do not ask for applause, I ask for a nod, the sort one gives to a hat, and >[the moon gets poems|they wave to the trolleys],” said {o}. “[I was only ever leaned on|Dogs notice me. That’s all I’ll say].”>',
    ],
    tries: [
      'They put a candle up there instead^, to be going on with, but ^the wind blew it out, puff. {O} looked the other way, and [hummed|was a little glad].',
      'They all clapped. “[You have to say that|It’s not the same, if one asks],” said {o}, and [turned away|drew a sad face].',
    ],
    on: {
      light:
        'At the dark corner there was that one small light now. People came out of the dark, into it, and out again. And each one, {o} could see it now, [breathed out|let go of their keys]. “[They do that for me,|Is that what they do?]” said {o}.',
      tell: '“There was a lamp,” said {a}, “and one night somebody small, lost, saw it [from three streets off|at the end of a long, dark street], and it was not the moon they saw.” “[What did they do|Did they get home]?” said {o}. “[Yes. It was me|I live here, don’t I],” said {a}.',
      still:
        'They sat down on the curb, just under {o}, and stayed. People looked. “[What’s here|Is it nice there]?” they said, and some sat down, too. It was dark, but it was the [only|best] corner where anybody had stopped.',
      notice:
        '“Look at your post,” said {a}. There, at the height of a hand, the iron was [bright|worn like a coin], just there. “[Everyone who goes by touches you|They pat you],” said {a}, “going home. [Every night. For years|They don’t even know].”',
    },
    won: [
      '{O} coughed, and lit. And here came {x}, and walked in at one side, and, in the very middle, [looked up|nodded]. It may have been to {o}. {O} was sure it was.',
    ],
    gift: ['a small yellow bulb', 'a brass number off a lamppost'],
    cause:
      'They climbed up to look in the glass. There was somebody in {o.s} lantern, with the curtains drawn. It was {th.np}.',
    free: '“So someone DID stop!” said {o}. “Was it a good light? Was it?” “I moved in,” said {thing}. “That’s how good.” And {o} shone till the cats wore hats.',
  },
  {
    title: ['The Statue’s Pigeon', '{K} and the Empty Hand', 'Who Sat on {o.s} Head'],
    owners: [
      who('General Brisk', 'bronze general', 'm', 'king'),
      who('the Poet', 'stone poet', 'm', 'grown-up'),
      who('Queen Maud', 'stone queen', 'f', 'queen'),
    ],
    prop: 'a sad statue in the square',
    vars: { x: ['forty', 'sixty', 'eleven'] },
    sign: [
      'In the square there was a tear on the statue’s [nose|cheek]. [It hadn’t rained.|It went plink on the stone.]',
    ],
    woe: [
      '“I told my pigeon that she was heavy,” said {o.np}, “and she has not come back!”<mt  She had slept on {o.his} head for {x} nights. “<t I have had wreaths, and speeches, and a brass band on my birthday, and none of them stayed the night, and >[it’s so high, up here, alone|I’m only one person],” said {o}. “[It was the one warm spot on me.|And now there’s a draft.]”>',
    ],
    tries: [
      'They put {g} up there instead. {G} [slipped off|said that it was cold]. “[Kind of you|It’s not the same weight],” said {o}.',
      'They put out corn^, as anyone would for a pigeon, and ^[four hundred|a whole sky full of] pigeons came~, but ~none was she<mt , and they left {o} [whiter|sadder] than before>.',
    ],
    on: {
      sound:
        'From under the eaves across the square something answered: [croo, croo|a croo, with a crack in it]. She was there! She had thought she was not wanted. “[Is it|For me]?” she said.',
      notice:
        '“Why’s your hand held out?” said {a}. “[It’s for the pointing|To the future],” said {o}. “There’s straw in it,” said {a}. There was: straw, and twigs, and behind the thumb, where {o} could not see, she was [sitting on two eggs|at home, and had been all along].',
      make: 'It was a small roof, of [slate|a tin tray], with [a lip for the rain|two little posts], and {a} set it over {o.s} head. It was the finest nesting place in the town. By dark there was someone in it. “[You called me heavy|Move your ear],” she said.',
      tie: 'They tied it from {o.s} finger to the [town hall|chestnut tree], for a perch, right over the square. First came a sparrow, then another. And then came a tired gray bird, who walked along it, one step at a time, to the end, and up the arm.',
    },
    won: [
      'She turned around three times on {o.s} head, and sat. “[There|Heavy],” said {o}, and shut {o.his} stone eyes. “[So beautifully heavy.|Thank you. That’s the weight.]”',
    ],
    gift: ['one gray feather with a green shine', 'a crumb of bronze'],
    cause:
      'They got the fire ladder, and looked. The place on {o.s} head was taken! On it, with a view of the whole square, sat {th.np}.',
    free: '“Would you mind the shoulder?” {h} asked. {Thing} did not mind at all. And down, at once, from where she had been waiting her turn, came the pigeon.',
  },
  {
    title: ['The Bridge That Wanted to See the Other Side', '{K} and the Drawbridge', 'Up Goes the Bridge'],
    owners: [
      who('Old Iron', 'drawbridge', 'm'),
      who('Miss Span', 'green drawbridge', 'f'),
      who('Trestle', 'narrow bridge', 'it'),
    ],
    prop: 'a bridge standing straight up',
    vars: { x: ['nine trolleys', 'a circus', 'forty bakers'] },
    sign: [
      'The bridge was up. It stood on end, like somebody [looking over a fence|on tiptoe]. On the bank waited {x}, [in a line|not pleased].',
    ],
    woe: [
      '“I won’t come down yet,” said {o.np}. “I want to see [up the river|where the river comes from]!”<mt  {O} had only ever looked straight down. “<t I do not ask for a vacation, exactly, since one knows what happens to a river without a bridge, but >[they tell me there’s a bend|somebody said there are swans],” said {o}. “[There is a wall in the way.|From here it is all chimneys.]”>',
    ],
    tries: [
      'They all pulled on the chain^, which was as thick as a wrist, but ^it went tight, and then it went [pling|ting], and there was [more chain than before|a chain in the river].',
      'They showed {o} a picture of the bend. It was a [postcard|drawing], and rather small. “[Is that a swan or a boat|It does not move],” said {o}.',
    ],
    on: {
      tell: '{a} went up the river in words, all of it: the willow, the wash hung out, the boy with one oar, the bend. “[Slower at the bend|And then],” said {o}, and little by little lay down, to hear, with its eyes shut.',
      light:
        'It threw all the river up on the clouds, [upside down|as on a ceiling]: the bend, the swans, and the boats with their lamps. {O} looked and looked. “[So that’s where it comes from|There’s more of it],” {o.he} said.',
      notice:
        '“Turn your head the other way,” said {a}. “Look in the windows.” There, in a hundred panes, was the [bend|river], and [swans|a swan in each]. “[They’ve had it all along|In pieces],” said {o}. “It can be put together.”',
      move: '{a} <f ran><w raced> all the way up the bank to the bend, and [waved|held up a swan feather], and <f ran><w raced> back and told it, puffing. “[Somebody went for me|And it waved at me],” said {o}.',
    },
    won: [
      'Down came the bridge, so gently that [no hat fell off|not one bun rolled], and over went {x}. In the middle everyone looked up the river, [once|and said “oh”], for {o}.',
    ],
    gift: ['a rivet polished by a thousand shoes', 'a swan feather, gray at the tip'],
    cause:
      'They looked up. At the very top of the bridge, with its legs over the edge, looking at the view, sat {th.np}.',
    free: '“You get down and I will tell you the rest,” said {thing} to the bridge. Down they both came. It took all night to tell.',
  },
  {
    title: ['The Elevator Who Wished to Go Sideways', '{K} and the Elevator', 'Up, Down, Up, Down, Said {O}'],
    owners: [
      who('Otis Brass', 'elevator', 'm'),
      who('Mrs. Shaft', 'elevator with a mirror', 'f'),
      who('Lift', 'old hotel elevator', 'm'),
    ],
    prop: 'an elevator with its doors open',
    vars: { x: ['the fourth', 'the ninth', 'the second'] },
    sign: [
      'In the lobby two doors opened, and shut, and opened. “[Going up|Going down],” somebody said, and sighed.',
    ],
    woe: [
      '“It’s always up or down,” said {o.np}. “Just once I’d like to go ACROSS!”<mt  “<t They get in with their skis, and their dogs, and their wedding hats, and then at {x} floor the doors open and they walk off, sideways, every one of them, as though it were nothing. >[I never see where it goes|There’s a corridor. It has a bend in it],” said {o}. “[I’m told that there’s a whole town, lying flat.|I have had six thousand conversations about the weather, and no weather.]”>',
    ],
    tries: [
      'They all pushed on one wall. {O} went up. “[Thank you for trying|That’s how I do it],” said {o}.',
      'They pressed all of the buttons. {O} stopped at each one, [twice|politely], and the corridor was [long|there], and {o} was not on it.',
    ],
    on: {
      make: 'It was wheels, six of them, from a [piano|tea cart]. They opened the big doors. Out rolled {o}, along the hall, around the bend, and [as far as the street|down the block]. “[Going along|Going LEFT]!” {o} sang.',
      light:
        'It shone in at the mirror, and threw the hall on the back wall, and the hall slid by, lamp after lamp. “[I’m going across|We’re moving],” said {o}. “Look, there’s the bend!”',
      tell: 'In the story they turned left. {O} shut {o.his} doors to hear. They turned left, and right, and left. When the doors opened, it was on {x} floor still. “[I’ve been MILES|My ears popped],” said {o}.',
      tie: 'With that they tied {o} to a trolley, just for the night. Off {o.he} went along the rails, with the lamp on, past the [shops|river]. “[Next stop, anywhere|Hold the doors],” {o} cried. People got in, and did not ask how far.',
    },
    won: [
      '{O} was home by six. “[Going up,|Going down,]” said {o}, and hummed a bit<mt , and now and then, with nobody in, leaned ever so slightly to the left>.',
    ],
    gift: ['a brass button marked “Across”', 'a trolley ticket for an elevator'],
    cause:
      'There was a button with no number on it. They pressed that. A panel slid back, and behind it {th.was} {th.np}.',
    free: '“I’m the sideways,” said {thing}. “I’ve been waiting for somebody to press.” It leaned on a lever, and {o} went through the wall like a drawer, and out over the street.',
  },
  {
    title: ['The Little Red Man', '{K} and the Little Man in the Light', 'Don’t Walk, Said {O}'],
    owners: [
      who('Mr. Stand', 'little red man', 'm'),
      who('Redmond', 'red man from the crossing light', 'm'),
      who('Old Wait', 'little red man', 'm'),
    ],
    prop: 'a crossing light with a red man',
    vars: { x: ['the bakery', 'the park', 'the fountain'] },
    sign: [
      'At the curb [they|everyone] had to stop, and up in the crossing light somebody [sniffed|shifted his feet].',
    ],
    woe: [
      '“The GREEN man walks,” said {o.np}. “I’ve had to stand [since they plugged me in|for years]!”<mt  “<t I come on, with my arms at my sides, and all of them stop, and glare, and look at their watches, and then I go dark and he comes on, striding, and they love him. >[I’ve never so much as got to {x}, and it’s across the road|What’s he got that I haven’t? A knee],” said {o}. “[I don’t hate people. I am keeping them from being squashed.]”>',
    ],
    tries: [
      'They pressed the button^, to see how the other one did it, and ^on came the green man, [striding|with his elbows out]. “[See?|There he goes,]” said a voice in the dark.',
      'They stood still, to keep {o} company. The light turned green, and behind them a nun, a van, and a [brass band|school] [said “Well?”|coughed].',
    ],
    on: {
      light:
        'It shone through him, and there he was on the road, long and red. They moved it. He took a step! He went over, stripe by stripe, to {x}, and [looked in|touched the wall]. “[I’ve crossed|My KNEE],” said {o}.',
      move: 'So {a} walked FOR him: <f right up on the curb, one knee out, and over><w right over the stripes, one arm out>, and back again, and each time {o} lit up. “[That’s me, that’s how I’d go|Swing the arm more],” he said.',
      still:
        '{a} stood just as he does, with arms down, and [did not look at the time|looked up]. The cat stopped, too. And a lady. It was so quiet on that corner. “[Oh, thank you,|Listen,]” the lady said. “I hadn’t heard the birds since May.”',
      make: 'It was a chair. It was cut out of red paper, and they stuck it on the glass, just behind his knees. “[Ahh,|For ME?]” said {o}, and sat. It is the one crossing in the city where the red man sits and the rest of us can wait.',
    },
    won: [
      'When he came on again, they smiled at him, and one child [waved|bowed]<mt . He’s red all over, so nobody saw, but he blushed>.',
    ],
    gift: ['a bit of red glass', 'a white stripe, as long as a thumb'],
    cause:
      'They climbed up and looked behind the glass. In there, holding him by the coat, {th.was} {th.np}.',
    free: '“I only held on so that he’d not fall off,” said {thing}, and let go with one hand. He took a step. It was a small one, and all the traffic cheered.',
  },
  {
    title: [
      'The Crane Who Picked Up the Moon',
      '{K} and the Crane on the Building Site',
      'Where Do You Want It, Said {O}',
    ],
    owners: [
      who('Big Ella', 'tower crane', 'f', 'robot'),
      who('Hoister', 'yellow crane', 'm', 'robot'),
      who('Long Tom', 'crane', 'm', 'robot'),
    ],
    prop: 'a tall crane with the moon on its hook',
    vars: { x: ['a bathtub', 'nine windows', 'a roof garden'] },
    sign: [
      'High over the roofs something large and [yellow|bright] hung from a hook, and swung a bit, and [did not fit anywhere|lit up the whole street].',
    ],
    woe: [
      '“I picked up the moon,” said {o.np}. “I thought it was a delivery!”<mt  “<t First they sent up {x}, and I put that where it went, and then the men blew the whistle and went home, and there was one thing left over, quite round, with no label, and I can’t abide an unfinished job. >[I’ve tried it on the church|It won’t go through the door],” said {o}. “[It’s warm, and it hums. Nothing on my list hums.|Somebody is going to want it. It must have cost a lot.]”>',
    ],
    tries: [
      'They told {o} to put it back. “[On which floor|Back where]?” said {o}. Nobody knew the number.',
      'They asked the men. The men were in bed. “The MOON?” one said, and [hung up|went to the window, and then quietly hid under the bed].',
    ],
    on: {
      notice:
        '{a} stood below and looked. High above there was a place in the dark that was a bit [darker|rounder] than the rest, and all the stars had left room for it. “Up four,” {a.he} called, “and a hand to the left. There!” It went in with a click.',
      sound:
        'The moon heard it. It had only been [resting|having forty winks] on the ledge, since the hill is so far. It hummed, and it rose, hook and all, and lifted {o} an inch. “[It goes up by itself!|That’s a very good kind of load,]” said {o}, and let go.',
      tie: 'They tied a label to it. What would they put? They put: PLEASE LEAVE OUT, ALL NIGHT. Then {o} knew what to do with it. {O.he} swung the long arm around, and set it down, with great care, on nothing at all.',
      light:
        'Far off, over the sea, something saw that light, and answered. It was the tide. It [lifted|put out] its whole wet hand for the moon. “[Ah, it’s for the harbor|There’s the customer],” said {o}, and turned, and held it out as far as it would go.',
    },
    won: [
      'And that’s why, when they’re building, there is a lamp on the end of the crane at night. “[So that she’ll find the ledge|In case you’re tired],” says {o}.',
    ],
    gift: ['a crumb of something that hums', 'a delivery note, signed “Moon”'],
    cause:
      'They rode up on the hook to have a look at it. It was not the moon, from near. It was a big round lantern, and inside {th.was} {th.np}.',
    free: '“I missed the real one,” said {thing}, “so I made this, and then I got stuck on the roof.” They hung it next to the other one. No one in the city could sleep, and not one of them minded.',
  },
  {
    title: [
      'The House Between Eleven and Fifteen',
      '{K} and the Thinnest House in Town',
      'No Number for {O}',
    ],
    owners: [
      who('the Thin House', 'very thin house', 'it'),
      who('Sliver', 'house one window wide', 'it'),
      who('Mrs. Narrow', 'house one window wide', 'f'),
    ],
    prop: 'a very thin house in a row',
    vars: { x: ['a pie', 'a cello', 'a postcard'] },
    sign: [
      'They counted the houses: nine, eleven, fifteen. Between two of them somebody [coughed|breathed in].',
    ],
    woe: [
      '“I’m number thirteen,” said {o.np}. “They say it’s bad luck, so nobody rings!”<mt  “<t When the street was numbered they went from eleven straight to fifteen, without lifting the brush, and ever since then I have stood here with my elbows in, letting them think I was a drainpipe. >[{X} came for me, in the spring. It was sent back|I’ve one bed, one chair, and such a nice stair],” said {o}. “[I’m not unlucky. Nothing has ever happened to me at all.]”>',
    ],
    tries: [
      'They chalked a 13 on the door^, to show that nobody was ashamed of it, but ^the [milkman|trolley] crossed to the other side of the street.',
      'They asked eleven and fifteen to move over. “[We’re full,|In this weather?]” they said, and breathed out, and {o} was thinner than before.',
    ],
    on: {
      make: 'It was a number: a 12, and a bit more, with a curl on it, and a bell beneath. TWELVE AND A HALF, TWICE, it said. Nobody could find a thing unlucky about that. The first to ring brought {x}, [and stayed|by mistake].',
      tell: '{a} told it out there in the street, by the door, and it had a narrow house in it, with a [giant|queen]. People stopped. “Which one is it? THAT one?” they said. They’d gone by for years. By the end there was a line to see the stair.',
      move: 'In at the mail slot went {a}, or just about: <f flat, one arm, one leg><w by the ramp at the back, with an inch to spare>, and up to the top, and out on the roof. “You can see the SEA from here!” {a.he} called. None of the wide ones could.',
      notice:
        '{a} read the wall, brick by brick. Low down, behind the boot scraper, somebody had cut it when the house was new: “[Built in what was left over, with love|For one, or for two who like each other].” Down the street came two with suitcases, who [looked at the roofs|were holding hands]. “Is it taken?” they asked.',
    },
    won: [
      'That night there was a light in the one window. From across the way it looked like [a candle|the gap in a curtain], and the mail came the very next day.',
    ],
    gift: ['a doorbell button, worn by no one yet', 'half of a number, in brass'],
    cause:
      'They rang. There were feet on the stair: one flight, two, six. The door opened by an inch. It {th.was} {th.np}.',
    free: '“I live here,” said {thing}. “I thought that YOU were the bad luck. I’ve been hiding.” They had tea on the stairs, one above the other, all the way up.',
  },
]
