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
      '“Stop!” cried somebody up on the fourth floor, [at a window|in a doorway that opened on air]. “[Has anyone seen it|It has iron rails, and a cactus]!”',
    ],
    woe: [
      '“My balcony’s gone,” said {o.np}. “It was there at breakfast! It’s never been [anywhere|down]. And tonight is {x}!”<mt  “<t We have watched it together every year since I came to live here, with a little lemonade, and it never once let on, but >[it had been looking at the square, lately|I only see the wall, from in here],” said {o}. “[I said to it, ‘It’s nice enough from up here.’|Perhaps it wanted to be nearer.]”>',
    ],
    tries: [
      'They hung out a [table|door]. {O} stepped on it, it [tipped|went], and the lemonade went down on a [policeman|tuba].',
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
      '“I’m not shining,” said {o.np}. “What for? They walk through. They come in at one side of my light and go out at the other, and nobody [stops|has ever said, ‘What a good light’].”<mt  Soon {x} would come by, as each night. “<t I do not ask for applause, I ask for a nod, the sort one gives to a hat, and >[the moon gets poems|they wave to the trams],” said {o}. “[I was only ever leaned on|Dogs notice me. That’s all I’ll say].”>',
    ],
    tries: [
      'They put a [candle|jar of fireflies] up there. The wind blew it out, [puff|and they flew home]. {O} [laughed, but not nicely|looked the other way].',
      'They all clapped. “[You have to say that|It’s not the same, if one asks],” said {o}, and [turned away|drew a sad face].',
    ],
    on: {
      light:
        '{a} waited there at the corner, and held it up. People came out of the dark, into it, and out again. And each one, {o} could see it now, [breathed out|let go of their keys]. “[They do that for me,|Is that what they do?]” said {o}.',
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
      who('The Poet', 'stone poet', 'm', 'grown-up'),
      who('Queen Maud', 'stone queen', 'f', 'queen'),
    ],
    prop: 'a sad statue in the square',
    vars: { x: ['forty', 'sixty', 'eleven'] },
    sign: [
      'In the square there was a tear on the statue’s [nose|cheek]. [It hadn’t rained.|It went plink on the stone.]',
    ],
    woe: [
      '“She has not come,” said {o.np}, who was not supposed to talk. “My pigeon. She’s slept on my [head|hat] for {x} nights. [I complained. I’m sorry I complained|I told her that she was heavy].”<mt  “<t I have had wreaths, and speeches, and a brass band on my birthday, and none of them stayed the night, and >[it’s so high, up here, alone|I’m only one person],” said {o}. “[It was the one warm spot on me.|And now there’s a draft.]”>',
    ],
    tries: [
      'They put {g} up there instead. {G} [slipped off|said that it was cold]. “[Kind of you|It’s not the same weight],” said {o}.',
      'They put out corn. [Four hundred|A whole sky full of] pigeons came, and none was she. They left {o} [whiter|sadder] than before.',
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
    vars: { x: ['nine trams', 'a circus', 'forty bakers'] },
    sign: [
      'The bridge was up. It stood on end, like somebody [looking over a fence|on tiptoe]. On the bank waited {x}, [ringing|not pleased].',
    ],
    woe: [
      '“I won’t come down yet,” said {o.np}. “All my life I have [carried people over|had my nose to the water]. They say, ‘How lovely it is up the river!’ [I have never once seen it.|I only see down.]”<mt  “<t I do not ask for a holiday, exactly, since one knows what happens to a river without a bridge, but >[they tell me there’s a bend|somebody said there are swans],” said {o}. “[There is a wall in the way.|From here it is all chimneys.]”>',
    ],
    tries: [
      'They all pulled on the chain. It went tight, and then it went [pling|ting], and there was [more chain than before|a chain in the river].',
      'They showed {o} a picture of the bend. It was a [postcard|drawing], and rather small. “[Is that a swan or a boat|It does not move],” said {o}.',
    ],
    on: {
      tell: '{a} went up the river in words, all of it: the willow, the wash hung out, the boy with one oar, the bend. “[Slower at the bend|And then],” said {o}, and little by little lay down, to hear, with its eyes shut.',
      light:
        'It threw all the river up on the clouds, [upside down|as on a ceiling]: the bend, the swans, and the boats with their lamps. {O} looked and looked. “[So that’s where it comes from|There’s more of it],” {o.he} said.',
      notice:
        '“Turn your head the other way,” said {a}. “Look in the windows.” There, in a hundred panes, was the [bend|river], and [swans|a swan in each]. “[They’ve had it all along|In pieces],” said {o}. “It can be put together.”',
      move: '{a} ran all the way up the bank to the bend, and [waved|held up a swan feather], and ran back and told it, puffing. “[Somebody went for me|And it waved at me],” said {o}.',
    },
    won: [
      'Down came the bridge, so gently that [no hat fell off|not one bun rolled], and over went {x}. In the middle everyone looked up the river, [once|and said “oh”], for {o}.',
    ],
    gift: ['a rivet polished by a thousand shoes', 'a swan feather, gray at the tip'],
    cause:
      'They looked up. At the very top of the bridge, with its legs over the edge, looking at the view, sat {th.np}.',
    free: '“You get down and I will tell you the rest,” said {thing} to the bridge. Down they both came. It took all night to tell.',
  },
]
