import { type Trouble, who } from '../../world.ts'

export const troubles: Trouble[] = [
  {
    title: ['The Cake That Was Too Shy', '{K} and the Shy Cake', 'Nobody Look at {O}'],
    owners: [
      who('Clementine', 'orange cake', 'f'),
      who('Baron Cream', 'cream cake', 'm'),
      who('Little Mocha', 'chocolate cake', 'f'),
    ],
    prop: 'a tall birthday cake under a cloth',
    vars: { x: ['twelve', 'nine', 'forty'] },
    sign: [
      'Under a cloth in the [larder|summerhouse] something [tall|three floors high] was trembling, so that the [plates|candles] rattled.',
    ],
    woe: [
      '“Don’t take it off,” said {o.np}, under the cloth. “They will all look. They’ll sing AT me. And then there’s the [blowing|knife]!”<mt  There were {x} guests in the garden already. “<t I was perfectly happy as flour, when nobody expected anything, and >[I was fine as batter|the icing came out a bit crooked],” said {o}. “[On the left|You would hide too].”>',
    ],
    tries: [
      'They put sunglasses on {o.him}. {O} looked like [a film star|somebody hiding]. Now everyone [came to look|wanted a picture].',
      'They told {o} to think of it as a wind. “[With spit in it|A wind that wants a slice],” said {o}, and [pulled down the cloth|shook harder].',
    ],
    on: {
      sound:
        'It was the birthday song, but slow, as you would [hum to a baby|sing it on a boat]. “[It isn’t AT me|Oh, like that],” said {o}. “[It’s for me.|It goes up at the end, doesn’t it?]” And the cloth slid off, by itself.',
      still:
        'They sat there, and looked the other way, at [the moon|a beetle]. {O} peeped out. Nobody was looking. It was [almost dull|a bit of a letdown]. “[Well, you may look now|Would you like to see the cherry]?” said {o}.',
      make: 'It was a ring of [paper roses|sugar leaves], to go on the left, over the crooked bit. {O} looked in a spoon. “[Oh|I’m a garden],” {o.he} said. “[I would not mind if somebody saw that|They might take a small look].”',
      tell: 'It was the story of a cake that hid so well that it [went stale|was never found], and nobody ever knew that it had been the [best|kindest] of all. “[How sad|What a waste],” said {o}. There was a pause. “[Take off the cloth|I’m ready],” {o.he} said.',
    },
    won: [
      '“Ooh,” said everybody, [at once|like a wave]. {O} went [pink|pale gold] right through. And it did not hurt at all to be cut. “[It tickles|Now I can be at every table],” said {o}.',
    ],
    gift: ['a sugar rose', 'the very last crumb, in tinfoil'],
    cause:
      'They lifted the cloth, an inch. Behind the cake, holding it up in front like a shield, {th.was} {th.np}.',
    free: '“Let {thing} sit next to me,” said {o}, “and I’ll go on.” And they went out together, one on a plate, and one beside it.',
  },
  {
    title: ['The Present That Would Not Be Opened', '{K} and the Knot', 'What Was in {O}'],
    owners: [
      who('Parcel', 'present', 'm'),
      who('Tissue', 'small present', 'f'),
      who('Mr. Brown Paper', 'parcel', 'm'),
    ],
    prop: 'a present with far too much string',
    vars: { x: ['the post office', 'a sea voyage', 'three wrong houses'] },
    sign: [
      'On the gift table one [parcel|present] had [rolled to the back|tied itself in another knot]. “[No|Leave me wrapped],” it said.',
    ],
    woe: [
      '“I’m only a small thing,” said {o.np}. “They’ll tear off the paper, and say, ‘[Oh|Is that all]?’ [I heard it happen to a scarf.|I could not bear it.]”<mt  {O} had come through {x} to get there. “<t You must understand that until the moment I am opened I might be absolutely anything, and >[in the dark I was a drum, a ship, a puppy|while I am shut, I am a surprise],” {o.he} said. “[Afterward I’ll be a thing.|It is the only nice part of me.]”>',
    ],
    tries: [
      'They pulled one end of the string. The knot [pulled back|grew], and [{g} was tied to the table|two spoons got caught in it].',
      'They shook it, to guess. “[A drum|Peas],” said {g}. “[A pony|Rain in a box]?” {O} [was more afraid than ever|burst into tears].',
    ],
    on: {
      tie: 'They put one more bow on {o}, the [biggest|reddest] of all. “Stay shut, then,” said {a}. “[We like you so|You can be a present for good].” {O} sat there. {O.he} [thought|looked at the bow]. “[I would like to see my own inside, just once|You might pull that one],” {o.he} said.',
      light:
        'With that behind it, the paper went [thin as a lampshade|see-through]. They all saw what it was, and [nobody said, “Is that all?”|{h} held {h.his} breath]. “[Is it bad|Well]?” whispered {o}. “It’s just what I wanted,” said {h}, and it was true.',
      notice:
        'There was a tag, under the string, no bigger than a [nail|stamp]. {a} read it out: “[I made this. I hope you like it.|For you, with both hands.]” “[Did they|Somebody made me]?” said {o}, and the knot [fell open|let go].',
      still:
        'Nobody pulled. They had [cake|a slice of cake], all around {o}, and left {o.him} be. By and by there was a rustle. A corner of paper [turned down|came up] by itself. “[It is rather hot in here,|What are you all eating?]” said {o}.',
    },
    won: [
      'It was a [small wooden bird|little music box], [made by hand|that sang one line]. Everyone had to [hold|hear] it. “[Still a surprise|They all say ‘oh’, and it’s the good kind],” said {o}.',
    ],
    gift: ['the best bit of the string', 'a paper bow, hardly torn'],
    cause: 'The paper moved. There was somebody in there with {o}, wrapped up by mistake. It was {th.np}.',
    free: '“So it was {thing} that bumped all night!” said {o}. “I thought it was my heart.” And {o} undid {o.his} own knot, in one pull.',
  },
  {
    title: ['The Birthday Nobody Had', '{K} and the Extra Year', 'Whose Cake Is It?'],
    owners: [
      who('Twig', 'stray kitten', 'f', 'cat'),
      who('Nobby', 'garden mole', 'm', 'mouse'),
      who('Wren', 'lost owlet', 'f', 'owl'),
    ],
    prop: 'an empty chair with a paper crown',
    vars: { x: ['eleven', 'nine', 'thirteen'] },
    sign: [
      'The best chair was empty. Under it sat someone small, [holding a paper crown|looking at the candles].',
    ],
    woe: [
      '“I’m not really here,” said {o.np}. “I haven’t got one.” “One what?” they asked. “A birthday,” said {o}.<mt  “Nobody wrote it down. [I asked the moon|I asked at the town hall], and it [did not know|had none left],” {o.he} said. “<t Everybody in this garden has one, even the wasp, and they speak of them as if they grew on trees, but >so I’m [no age at all|nothing yet]. And you can’t [have cake|make a wish] at nothing.”>',
    ],
    tries: [
      'They gave {o} the first of April. It was [taken|full]. They gave {o.him} the thirtieth of February. [It does not come|They looked for it everywhere].',
      'Everyone tried to guess {o.his} age. They got {x} [answers|sorts of answer]. “[Am I all of them|That’s a lot],” said {o}. “I feel tired.”',
    ],
    on: {
      notice:
        'In {o.s} ear was a tiny [bent seam|notch], and the {o.kind} next door has just such a one. “[I know what these are|They come on the first night],” said {a}. “You were born in [plum time|the week of the first snow].” And so the day was found.',
      light:
        'There was one candle left, or something as bright. {a} set it down in front of {o}. “[This can be your first|It only takes one],” {a.he} said. “The first birthday is the day somebody lights it.” {O} looked, and looked.',
      tell: 'It was about the night that {o} was born, with [a wind|owls] in it, and [a great red moon|three stars in a row]. {a} made it up, every bit. “Yes,” said {o}, [very softly|with big eyes]. “[I remember now|That was how it went].”',
      make: 'It was a new page for the calendar, [with a gold edge|painted at all four corners], between today and tomorrow. On it was one word: {O}.',
    },
    won: [
      'They put the crown on {o}. It [came down over {o.his} nose|fit]. They sang. {O} blew, and made a wish, and would not say what it was, [but looked at all of them while {o.he} made it|but it had come true already].',
    ],
    gift: ['a page of the calendar with a gold edge', 'half a candle, hardly used'],
    cause:
      'They looked under the chair, behind {o}. There were two of them with no birthday. The other {th.was} {th.np}.',
    free: '“Then we’ll have one between us,” said {o}, “{thing} and I. Today.” And there was cake enough for both.',
  },
  {
    title: ['The Balloon Who Wanted to Go Up', '{K} and the Last Balloon', '{O} and the Long String'],
    owners: [
      who('Skylark', 'red balloon', 'f'),
      who('Uncle Blimp', 'big yellow balloon', 'm'),
      who('Orla', 'green balloon', 'f'),
    ],
    prop: 'a balloon caught in a pear tree',
    vars: { x: ['the church clock', 'the hill', 'the first star'] },
    sign: [
      '“[Let me go|A bit higher]! [Just a bit|Let go]!” somebody cried in the pear tree, [tugging at a string|squeaking against a branch].',
    ],
    woe: [
      '“I was meant to go up,” said {o.np}. “All the way! But the tree has got hold of me, and they say a balloon that goes up [never comes back|is lost].”<mt  “<t I do not wish to be lost, and I do not wish to be tied to a chair, and I quite see that this is difficult, but >I only want to see {x} [from above|once],” said {o}. “[And then come home, for the cake.|Is that so much?]”>',
    ],
    tries: [
      'They cut the string short. {O} [shot up an inch|bobbed], and stuck in the next branch, which had [thorns|more twigs]. Everyone [held their ears|stopped breathing].',
      'They brought {o} a picture of {x}. “[It’s flat|That’s not it],” said {o}. “[And it smells of paste.|I could see the frame.]”',
    ],
    on: {
      tie: 'They tied it to the end of {o.s} string, and [every ribbon in the place|all the streamers] to the end of that. “Up you go,” said {a}, “and when you’ve seen it, [pull|give one tug].” And {o} went up, and up, and up.',
      move: '{a} let the string run and went with it, out at the gate and [up the lane|over the field], to the very top of the hill, arm held high. And {o} was as high as {x}, and [saw all of it|more], and was held the whole way.',
      sound:
        'The wind [heard|knew] that tune, and came down to dance. It took {o} [around the waist|by the string], once up past {x}, and around, and [brought {o.him} home|set {o.him} down], like a gentleman.',
      light:
        '“Look for this,” said {a}, and held it up. “[Wherever you are, it will be here|It’s where we are].” {O} went up in the dark, past {x}, till {o.he} was no bigger than a pea. And then, [down by that one small light|following it], {o} came home.',
    },
    won: [
      '“I saw it!” said {o}. “It is all [small, and lit, and somebody is in every bit of it|one big party down there].” And {o.he} sat at the table, on a string, and [told it nine times|had cake, by the smell].',
    ],
    gift: ['a bit of red balloon string', 'a leaf from the top of the pear tree'],
    cause:
      'It was not the tree at all that held {o}. They parted the leaves, and there, hanging on to the string, {th.was} {th.np}.',
    free: '“You go up, and {thing} will hold the end,” said {h}. So that was how they did it, and it was just the right weight.',
  },
]
