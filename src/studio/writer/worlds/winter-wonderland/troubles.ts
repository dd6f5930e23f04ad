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
      '“I’m the last one up here,” said {o.np}, “and I can’t look down!”<mt  The cloud {o} was holding on to had got [quite small|thin], and wanted to go home. “[It is so far|They say no two of us are alike],” said {o}. “[What if I land on somebody?|Then nobody has ever been afraid just like this.]”>',
    ],
    tries: [
      'They held out a pillow^, the fattest in the house, but ^“[too soft|I will go through it],” said {o}. They held out a tray. “[Too loud|Too hard],” said {o}.',
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
      'Out looked {o.np}. “I have to sleep till spring,” {o.he} said, “and I can’t get started!”<mt  Behind, in {x}, lay a big bear, and a middle bear, both snoring. “I promised I’d be quick,” {o.he} said. “If I don’t start now I’ll [wake up late|miss the first flowers]. [I always do.|And I promised to show them to my mother.]”>',
    ],
    tries: [
      'They counted sheep for {o.him}^, as slowly as they could, but ^{o} asked what the sheep were called. By [forty|nineteen], {o} wanted to [meet them|know who was their king].',
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
      '“I must hang up the lamps for {x},” said {o.np}, “and I’m stuck!”<mt  {O} had been stuck since [noon|lunch]. The ponies had gone home. “They’ll all come through the wood tonight,” {o.he} said, “[and walk into it|bumping into things in their good clothes].”>',
    ],
    tries: [
      'They pushed^, with everything they had, but ^it did not go. They pushed more~, and ~their boots went in, and stayed there.',
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
      '“I’ve lost my whistle,” said {o.np}, “and I can’t go fast without it!”<mt  You could see {o.him} by the bit of snow that went around and around. All the {x} had stopped. {O} drew a breath and blew. [Hhhh, it went, like someone on a mirror.|One twig said, “Yes?”] “I had it in the [chimneys|keyholes] last night,” {o.he} said.>',
    ],
    tries: [
      'They looked in all the keyholes^, where a whistle would naturally go, but ^they only found a draft, and a lady who wanted to know [what they were doing|if they had lost something].',
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
  {
    title: ['The Snowman Who Wanted to Be Warm', '{K} and the Cold Snowman', 'Brr, Said {O}'],
    owners: [
      who('Mr. Brumal', 'snowman', 'm', 'snowman'),
      who('Flurry', 'small snow woman', 'f', 'snowman'),
      who('Lumpkin', 'snowman with a pot on', 'm', 'snowman'),
    ],
    vars: { x: ['a red house', 'the inn', 'the mill'] },
    prop: 'a snowman at a window',
    sign: [
      'By the window of {x} somebody stood in the snow, [blowing on two cold twigs|with a long nose on the glass]. Inside they all sat by the fire and said “Ahh.”',
    ],
    woe: [
      '“I want to be warm just once,” said {o.np}, “but they say I’d [drip|melt]!”<mt  “<t I’ve stood out here for a month and watched them come in and stamp, and hold out their hands, and go ‘Ahh,’ and nobody has told me what comes after the ‘Ahh.’ >[They all look so happy in there|I only get to see the backs of it],” said {o}.>',
    ],
    tries: [
      'They gave {o} hot soup^, as one does with anybody who is cold, but ^{o} got [a hole in the middle|thinner]. “[Ahh, I think|It went right through],” said {o}.',
      'They put a [quilt|fur coat] on {o}. It kept the cold in, and {o} was [colder than ever|frozen stiff].',
    ],
    on: {
      light:
        'It fell on {o}, and it was pink and gold, and there was no heat in it at all. {O} held up both twigs to it. “Ahh,” said {o}<mt , exactly as they do indoors>. “[So THAT’S it|I feel it in my coal].”',
      still:
        '{a} leaned on {o}, and stayed there. It was cold for a bit<mt , and then it was not>. “You are warm,” said {o}, “on this side. [Now I know|It goes all the way in].”',
      tell: '{O} laughed so hard that {o.his} nose fell off. “Something’s gone hot,” {o.he} said, “[in here|behind the third button].” They told {o.him} what that was<mt : that it needs no fire, and does not melt you>.',
      make: 'It was a pair of [mittens|socks], and {o} put them on over the twigs. “They’re only wool,” {o} said. “But you made them for ME.” {O} looked at them. “[Oh|Ahh],” {o.he} said. “I’m warm.”',
    },
    won: [
      'Then {x} opened its door, and they all came out with [their cups|the soup] to sit with {o}. {O} was as cold as a stone, and [warm to the tip of the carrot|had never felt so warm].',
    ],
    gift: ['a coal button, oddly warm', 'a snowball that says “ahh”'],
    cause:
      'They looked at the back of {o}. In the snow, curled up to keep out of the wind, {th.was} {th.np}.',
    free: '“You’re the warmest snow I ever met,” said {thing}. {O} had not known that. {O} glowed.',
  },
  {
    title: ['The Footprints That Went Nowhere', '{K} and the Lost Footprints', 'Left, Right, Nobody'],
    owners: [
      who('Two-Step', 'lost footprint', 'it'),
      who('the Little Trail', 'trail of footprints', 'it'),
      who('Tread', 'lonely footprint', 'it'),
    ],
    vars: { x: ['the old mailman', 'the girl with the sled', 'somebody in big boots'] },
    prop: 'footprints in the snow',
    sign: [
      'There were footprints in the snow. They ran up to {h}, [and stopped|and looked up]. Nobody was in them.',
    ],
    woe: [
      '“We belong to {x},” said {o.np}, “and then the ice began, and we got lost!”<mt  “<t We kept as close behind as we could, one after the other, the way we always do, and then there was a hard bit, and no one put us down. >[Who are we, with no feet in us?|It’s going to snow, and then we’ll be gone,]” said {o}.>',
    ],
    tries: [
      'They put their own feet in. It [tickled|was far too big]. “[That’s not us|Wrong toes],” said {o}.',
      'They shoveled {o} into a [bucket|hat], to carry. Now it was [a bucket of snow|a muddle]. “Left?” it said. “Right?”',
    ],
    on: {
      notice:
        '{a} bent down low. Each print had a [star|small fish] in the heel, and there was one like it on [the gatepost|the stone steps]<mt , and another, in mud, under the pines>. “There you go on,” said {a}. “That way!”',
      light:
        'It lay along the ice, and where it lay, the ice was not so smooth. There were [dents|marks] in it<mt , pale as breath>, left, right, left. “It’s US,” said {o}, and ran along them to the end.',
      sound:
        '{O} knew that beat. “[Left|Tramp]!” And it went over the ice to it, left, right, crunch, crunch<mt , with no feet at all, only the time of them>. At the far side someone stopped and turned around.',
      tie: 'They hung one end over the fence, and the wind took the other. It was like a flag. Far away {x} looked up<mt , and wondered who it could be for>, and turned, and came back. Crunch, crunch. {O} [fit like a slipper|was home].',
    },
    won: [
      'When it snowed, {o} was safe on the mat of {x}, [side by side by the door|toes to the wall]. And in the morning, as you may guess, there were [new ones|more of them].',
    ],
    gift: ['a tiny footprint in a snowball', 'a boot nail like a star'],
    cause:
      'They looked back along the trail. Right in the middle, asleep in one of the prints, {th.was} {th.np}.',
    free: '“I made you,” said {thing}. “I only lay down for a minute.” And up got {thing}, and the trail ran on.',
  },
  {
    title: ['The Icicle Who Held On', '{K} and the Oldest Icicle', 'A Drop at a Time'],
    owners: [
      who('Clink', 'long icicle', 'm'),
      who('Great-Aunt Drip', 'very old icicle', 'f'),
      who('Chandelier', 'icicle', 'f'),
    ],
    vars: { x: ['a whale', 'a teapot in China', 'a cloud over the sea'] },
    prop: 'a long icicle',
    sign: [
      'From the roof of the old mill hung somebody long and thin, with [both eyes shut|both hands in the gutter]. “Plip,” it said between its teeth, and, “no.”',
    ],
    woe: [
      '“I mustn’t drip,” said {o.np}, “for each drop makes me [shorter|less]!”<mt  “<t I used to be water, everyone says so, and I’ve been told that I was once in {x}, but all I can bring to mind is this gutter. >[The sun’s coming around the barn tomorrow|It’s thawing; I can feel it in my point],” said {o}. “[Where do they go, the drops?|Nobody ever comes back up to say.]”>',
    ],
    tries: [
      'They tied a [scarf|dish towel] around {o}. It was warm in there, and that was not what was wanted. “Plip,” said {o}. “Plip, plip! [Off, off|Help]!”',
      'They held a bucket under, so that nothing would be lost. {O} looked down into it. “[Is that me, in a bucket?|It’s so round,]” said {o}, and held on harder.',
    ],
    on: {
      sound:
        'A drop fell on the pan below, in time. Plink. “[Was that ME?|That’s a nice note,]” said {o}. {O} tried another. Plink, plonk. Soon there was a tune in it, and {o} was so busy with the next note that {o.he} forgot to [hold on|count what was gone].',
      tell: 'It was the story of a drop: how it fell, ran, and was a brook, and was [{x}|in {x}], and went up, and came down white. It went on all night, and it did not stop. “[So it’s only the beginning|Then I have been there],” said {o}. “I’d forgotten. Plip.”',
      light:
        'In the light there were colors in {o}, all the way down, and in each drop there was a whole [moon|mill], very small. “[I don’t get less|All of me goes],” said {o} slowly, “every time.” And {o.he} let one go, to look at it.',
      notice:
        '{a} looked at the snow under {o}, and brushed it off. There was [a row of green tips|a snowdrop], and it was just where the drops had come down. “[You watered it|That’s where they went],” {a.he} said. {O} looked, and looked. “I’ve got a GARDEN,” said {o}.',
    },
    won: [
      'Then {o} went drop by drop, and sang, and by the time the moon was up there was [hardly an icicle at all|only a small bright point], and a brook. “I’m off to see {x}!” it called back. “[Again|I think]!”',
    ],
    gift: ['a drop of ice that never melts', 'the first snowdrop, in a thimble'],
    cause:
      'They looked up into the gutter. Someone was holding {o} by both hands, and would not let go. It was {th.np}.',
    free: '“I thought you’d break,” said {thing}. “I will pour,” said {o}. So {thing} let go, one finger at a time, and walked along with the brook as far as the bridge.',
  },
  {
    title: ['The Penguin Who Had Come by Mistake', '{K} and the Wrong Pole', 'Forward to the South'],
    owners: [
      who('Tux', 'penguin', 'm', 'penguin'),
      who('Miss Waddle', 'penguin with a suitcase', 'f', 'penguin'),
      who('Percival', 'lost penguin', 'm', 'penguin'),
    ],
    vars: { x: ['fish stew', 'a hundred and six cousins', 'a rock with my name on it'] },
    prop: 'a penguin with a suitcase',
    sign: [
      'Somebody small in a black coat stood at the bus stop, and looked at a map, and turned it around, and [sighed|looked again].',
    ],
    woe: [
      '“I got on at the wrong iceberg,” said {o.np}. “Is this the South Pole?”<mt  They had to say that it was not. “<t I slept through the part where you change, and when I woke up everyone was very kind and had antlers, and I didn’t like to make a fuss. >[And at home there’s {x}, waiting|I’ve a present here for {x}],” said {o}. “[I can’t even fly. I have looked into it.|It’s so far that I should have to set off before I left.]”>',
    ],
    tries: [
      'They put {o} on a sled, and gave it a push to the south. It went [as far as the pond|south, and then west], and there was a [hedge|moose].',
      'They packed {o} into a [box|mailbag], with stamps on. The mailman weighed it. “Fish?” he said. “In a way,” said {o}, “yes.” It was [nine stamps short|too much for Thursdays].',
    ],
    on: {
      make: 'It was a boat that was a sled as well, with a [tablecloth|bedsheet] for a sail, and the brook would take it to the river, and that to the sea. “[Does it go south?|And then?]” said {o}. “Everything goes down,” said {a}, “and that’s down on the map.”',
      tie: 'They threw it up, and it caught on the leg of the last wild goose, who was [late herself|not in a hurry]. “South?” she called. “I go halfway, and my aunt does the rest. [Hold tight.|Bring the case.]” And {o}, who could not fly, flew.',
      light:
        'It went up over the trees, and far out, at sea, a ship saw it, and turned its bow. It was [white|an icebreaker], and it had been about to leave for the bottom of the world, with [nobody to talk to|one bunk free]. It took penguins.',
      sound:
        'It carried a long way over the snow. And from somewhere came an answer, deep, [like a door in a whale|slow]. It was the whale who does the night run, Pole to Pole. “[Anyone for South?|Watch your step,]” she said.',
    },
    won: [
      'A week later there came a card, with a picture of nothing but white. “[Arrived|Home],” it said. “There was {x}! I sleep standing up and dream of trees. [Come soon. Bring a tree.|I’ve told them that you’re real.]”',
    ],
    gift: ['a bus ticket to the South Pole', 'a flat gray fish, as a bookmark'],
    cause:
      'They opened the suitcase. There were three clean shirts, and on them, with a ticket, {th.was} {th.np}.',
    free: '“I am the one who reads the maps,” said {thing}. “I overslept.” And {thing} took {o} by the flipper, and they set off the right way.',
  },
]
