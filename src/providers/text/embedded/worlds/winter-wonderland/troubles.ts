import { type Trouble, who } from '../../world.ts'

export const troubles: Trouble[] = [
  {
    title: ['The Snowflake Who Would Not Fall', '{K} and the Last Flake', '{O} Comes Down'],
    owners: [
      who('Tinsel', 'snowflake', 'f', 'star'),
      who('Minim', 'snowflake', 'm', 'star'),
      who('Lace', 'small snowflake', 'f', 'star'),
    ],
    vars: { x: ['a chimney', 'the church', 'the school bell'] },
    prop: 'one snowflake on the edge of a cloud',
    sign: [
      'The snow had stopped. But up in the air, [over {x}|no higher than the roof], one bit of it hung on. [It was shaking.|It said, “Eek.”]',
    ],
    woe: [
      '“I can’t look down,” said {o.np}. “I am the last one! All the rest have gone~, and ~I do not know [where they go|how it ends].”<mt  The cloud {o} was holding on to had got [quite small|thin], and wanted to go home. “[It is so far|They say no two of us are alike],” said {o}. “[What if I land on somebody?|Then nobody has ever been afraid just like this.]”>',
    ],
    tries: [
      'They held out a pillow. “[Too soft|I will go through it],” said {o}. They held out a tray. “[Too loud|Too hard],” said {o}.',
      '{G} blew, to help. {O} went up instead, [twice around the weathercock|higher than before]. “[Thank you, that’s worse|Eeek],” {o.he} said.',
    ],
    on: {
      light:
        '{O} saw the small light, down there in all that white. So that was where it ended! [It looked like a window.|It looked kind.] {O} let go.',
      still:
        '{a} held out one hand, flat, and kept it so. It got cold. It stayed. “[Is that for me|You are not tired]?” said {o}. And {o} let go, and came down, around and around.',
      move: '{a} <f got up on the highest [gatepost|step] and then fell, on purpose, on {a.his} back, arms wide. Flump!><w went to the top of the bank and tipped out, on purpose, on {a.his} back, arms wide. Flump!> “[It’s lovely|Again],” {a.he} said. In the snow was an angel. {O} had to laugh, and let go.',
      tell: 'And as {a} told it, {o} leaned out to hear, [and leaned|a bit more], for the best bits were low. “What did you say?” said {o}, [halfway down|and then saw where {o.he} was]. It was just like flying.',
    },
    won: [
      '{O} landed on the tip of {h.s} nose, looked {h.him} in the eye for one moment, six points and all, and said, “Oh. Soft”.',
    ],
    gift: ['a paper star with six points', 'a drop of snow that has not melted'],
    cause: 'Then they saw why. On the only clear spot below, just where {o} would land, stood {th.np}.',
    free: '{Thing} moved over one step. There was the spot, white and ready. {O} let go, and fell, and it was soft.',
  },
  {
    title: ['One Story Short of Spring', '{K} and the Bear Who Could Not Sleep', '{O} Goes to Bed'],
    owners: [
      who('Bruin', 'bear cub', 'm', 'bear'),
      who('Hazel', 'bear cub', 'f', 'bear'),
      who('Mumble', 'bear cub', 'm', 'bear'),
    ],
    vars: { x: ['the bed of leaves', 'the pillow of moss', 'the heap of hay'] },
    prop: 'a bear’s cave with a bed of leaves',
    sign: [
      'In a hole in the hill somebody turned over, and over, and over again. [“Bother,” it said.|“No,” it said. “Nor that side.”]',
    ],
    woe: [
      'Out looked {o.np}. “I ought to sleep till spring,” said {o}. “They all do! But I [can not start|have tried since Tuesday].”<mt  Behind, in {x}, lay a big bear, and a middle bear, both snoring. “I promised I’d be quick,” {o.he} said. “If I don’t start now I’ll [wake up late|miss the first flowers]. [I always do.|And I promised to show them to my mother.]”>',
    ],
    tries: [
      'They counted sheep for {o.him}. {O} asked what the sheep were called. By [forty|nineteen], {o} wanted to [meet them|know who was their king].',
      'They rocked the bed. It [rocked well|went like a boat], and then it rolled out of the cave and down the hill with {o} in it. “[Again|Whee],” said {o}.',
    ],
    on: {
      sound:
        '{O} knew that one! {O.s} mother had hummed it, low and furry, before she dropped off. “[Keep on|Do the middle],” {o} said. {o.s} eyes went [half shut|small]. They went shut.',
      still:
        '{a} lay down in {x} as well, and looked at the dark. {a} breathed in; the bears breathed out. Soon they were [all in time|like one big bear]. And {o} was in it too, fast asleep.',
      tell: '“And then?” said {o}. “And then?” And then, more slowly, “and …” It had only wanted the one last story, [with a bit of snow in it|and there was a bear in it].',
      notice:
        '{a} put a hand in {x}. “[There’s a stone|Here’s a pinecone],” said {a}, “right in the middle.” {O} lay back. “Oh,” said {o}. “Oh, that is the side I was looking f …”',
    },
    won: [
      'They covered {o.him} up to the nose. {O} was asleep with {o.his} whole weight, as bears are, and would not stir until there were [catkins|crocuses].',
    ],
    gift: ['a tuft of brown fur', 'a leaf from a bear’s bed'],
    cause:
      'There was a lump at the foot of the bed. They lifted the leaves. There, wide awake, {th.was} {th.np}.',
    free: 'Out came {thing}, and the bed lay flat. {O} said “Oh,” and was asleep before the end of it.',
  },
  {
    title: ['The Lamplighter’s Sled', '{K} and the Hundred Lamps', 'A Push for {O}'],
    owners: [
      who('Mr. Wick', 'lamplighter', 'm', 'grown-up'),
      who('Aunt Glimmer', 'lamplighter', 'f', 'grown-up'),
      who('Jory', 'lamplighter’s boy', 'm', 'child'),
    ],
    vars: { x: ['the Owls’ Ball', 'the Long Night', 'Grandfather Frost’s birthday'] },
    prop: 'a sled full of lamps, stuck in the snow',
    sign: [
      'In the road was a sled, stuck up to the seat. [A hundred lamps clinked in it, none lit.|Someone was pushing it and saying “Please.”]',
    ],
    woe: [
      '“I ought to hang a lamp on every tree, from here to the lake,” said {o.np}, “for {x}. And I’m stuck!”<mt  {O} had been stuck since [noon|lunch]. The ponies had gone home. “They’ll all come through the wood tonight,” {o.he} said, “[and walk into it|bumping into things in their good clothes].”>',
    ],
    tries: [
      'They pushed. It did not go. They pushed more. [They went in|Their boots went in], and stayed, and they had to be pulled out by {g}.',
      'They dug. They dug so well that the sled [sank|went down] a foot. Now you could not see [the seat|the horses, if there had been any].',
    ],
    on: {
      tie: 'One end was for the sled, and one for a bent birch with snow on its back. {a} shook the tree. Off went the snow, up went the birch, and up came the sled like a fish.',
      make: 'It was a pair of runners, broad and turned up at the toes, made of [two planks|a fence board and a bit of ice]. They fixed them on. Now the snow held it up, as it holds a goose.',
      move: '{a} <f ran on ahead, and stamped, and ran, and stamped,><w rolled on ahead, up and back and up again,> making a hard white road. When {a.he} [looked around|had got to the first tree], the sled was coming after.',
      light:
        '{a} laid the beam on the snow by the runners, left, right. It smoked. It shone. It turned to ice, smooth as a plate, and off slid the sled.',
    },
    won: [
      'So they hung the lamps, all hundred. The last was [on the smallest fir|by the lake]. When they looked back, a road of stars went through the wood, and down it came the first guests.',
    ],
    gift: ['the stub of a lamp candle', 'a match that has lit a hundred lamps'],
    cause: 'They looked under the sled. There, frozen fast to one runner, {th.was} {th.np}.',
    free: 'They breathed on {thing}, all at once, till {th.it} came loose. The sled gave a jump and slid off by itself.',
  },
  {
    title: ['The Wind That Lost Its Whistle', '{K} and the North Wind', '{O} Learns to Blow'],
    owners: [
      who('Boreas', 'north wind', 'm', 'cloud'),
      who('Whiff', 'small wind', 'f', 'cloud'),
      who('Gusty', 'young wind', 'm', 'cloud'),
    ],
    vars: { x: ['kites', 'weathercocks', 'windmills'] },
    prop: 'a small wind in a woolly scarf',
    sign: [
      'It was too still. The [smoke went straight up|flag hung down like a dishcloth]. Something [soft|cold] sat down next to {h} and sniffed.',
    ],
    woe: [
      '“I’ve lost my whistle,” said {o.np}. You could see {o.him} by the bit of snow that went around and around. “Without it I can’t go fast~, and ~all the {x} have stopped.”<mt  {O} drew a breath and blew. [Hhhh, it went, like someone on a mirror.|One twig said, “Yes?”] “I had it in the [chimneys|keyholes] last night,” {o.he} said.>',
    ],
    tries: [
      'They looked in all the keyholes. They found a draft, [which bit|and a smell of supper], and a lady who wanted to know [what they were doing|if they had lost something].',
      'They shook a bottle at {o.him}, so that {o.he} could blow over the top. {O} [got in|blew]. It took a while to get {o.him} out.',
    ],
    on: {
      sound:
        '{O} went quiet, then around {a} three times, then tried it: [hhh|fff] … hwee … wheeee! A wind does not lose a whistle. It just forgets the tune.',
      notice:
        'There was a hole in the gatepost, no bigger than a [pea|thumb], and a bit of frost on it, [pointing in|combed one way]. “[You left it there|Try that one],” said {a}. {O} went through, and it went wheeee!',
      make: 'It was a new one, cut from [an elder twig|a reed], with a hole here and a hole there. {O} tried it on. Wheeee! “[It’s better than the old one|It’s got two notes],” {o.he} said.',
      still:
        '{a} waited till {o} had settled, soft as a shawl, all around {a.him}. Then {a} felt it: between one breath and the next, very thin, there was a wheee. It had been in there. It had only got cold.',
    },
    won: [
      'Off went {o} over the roofs, and every one of the {x} turned to look. A hat got up and ran. “Wheeee,” said every keyhole in the street.',
    ],
    gift: ['a whistle made of ice', 'a pinch of wind in a matchbox'],
    cause:
      'They put an ear to the tallest chimney. Something was stuck in it. It was {th.np}, with {o.s} whistle on.',
    free: 'Up popped {thing} like a cork, and the whistle after. “Wheeee!” went {o}.',
  },
]
