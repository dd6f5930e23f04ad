import { type Trouble, who } from '../../world.ts'

export const troubles: Trouble[] = [
  {
    title: ['The Cloud That Was Stuck on the Peak', '{K} and the Torn Cloud', 'A Patch for {O}'],
    owners: [
      who('Nimbus', 'small white cloud', 'm', 'cloud'),
      who('Fleece', 'young cloud', 'f', 'cloud'),
      who('Cumula', 'plump cloud', 'f', 'cloud'),
    ],
    prop: 'a cloud caught on a rock',
    vars: { x: ['to rain on a bean field', 'to shade a wedding', 'to be in a painting'] },
    sign: [
      'A cloud hung on the [horn|tip] of the mountain and [tugged|flapped]. All the others went by, [on the evening wind|sailing]. “[Wait|Don’t go on]!” it called.',
    ],
    woe: [
      '“I’m caught,” said {o.np}. “I only leaned on it, to look! And I’m due in the next country by dark, {x}.”<mt  “<t We are told as drizzle never to touch anything with corners, but one grows up, one forgets, and >there’s a tear in me, and [I’m coming out|a bit of me has snowed already],” said {o}. “[It’s a dry country, too.|They’ve got buckets out.]”>',
    ],
    tries: [
      'They pulled. It was like pulling [milk|a yawn]. They fell over backward with [an armful of mist|wet sleeves], and {o} said “Ow.”',
      'They blew, all at once. {O} [went pink|swelled], and stuck faster. {G} [got the hiccups|went up a little].',
    ],
    on: {
      make: 'It was a patch, of [wool off the fence|handkerchief and down], and {a} put it on with [big, soft stitches|pine gum]. “[I can’t feel the wind in there now,|Does it show?]” said {o}, and lifted off, whole.',
      tie: 'They put it around {o.s} middle, like a [belt|sash], to hold the tear shut, and then [walked|went] around the peak with the end, unwinding, as you take a scarf from a nail.',
      move: 'Up went {a}, <f up the last rock of all, on hands and knees and chin,><w by the old mule road, around and around to the top,> to where {o} was hooked, and just lifted {o.him} off, like a coat.',
      light:
        'A cloud with the light in it gets [warm|thin], and rises. {a} held it under, close, and {o} went gold, and [swelled like bread|rose as a cake does], up, and off the horn.',
    },
    won: [
      '“I’ll wave!” said {o}. And far off over the next country, just at dark, they saw it: [one small rain, with the moon in it|a hand of rain, that waved].',
    ],
    gift: ['a raindrop that does not dry', 'a tuft of cloud, to stop a draft with'],
    cause:
      'They looked closely at the thing that {o} was caught on. It was no rock. It was {th.np}, holding on.',
    free: '“I thought you were a bed,” said {thing}, and let go, and yawned. And {o} was off, with a wave.',
  },
  {
    title: ['The Echo That Answered Wrong', '{K} and the Contrary Echo', 'What the Echo Wanted to Say'],
    owners: [
      who('Jodel', 'yodeler', 'm', 'grown-up'),
      who('Frau Alp', 'hut keeper', 'f', 'grown-up'),
      who('Little Heiko', 'goat boy', 'm', 'child'),
    ],
    prop: 'a tall gray wall of rock',
    vars: { x: ['Potatoes,”', 'Not today,”', 'Your hat’s on fire,”'] },
    sign: [
      '“Hallo!” somebody called to the mountain. “{x} said the mountain. [There was a hush.|A goat looked up.]',
    ],
    woe: [
      '“That’s our echo,” said {o.np}. “People come from [the city|three valleys] to hear it. I call ‘Hallo,’ and it [says something else|won’t say it]!”<mt  “<t It has been in the guidebook for sixty years with two stars and a drawing, and >at supper there’s a [whole choir|school] coming up, just for the echo,” said {o}. “[I have asked it nicely|I said please]. It said, ‘[Soup|Tuesdays].’”>',
    ],
    tries: [
      'They all called at once. The wall said [seven|nine] different things, and one of them was [rude|about {h}].',
      'They had {g} hide behind the rock, and answer. “[Hallo|What do I say]?” said {g}. “[I’ve forgotten the words|It’s cold back here].”',
    ],
    on: {
      still:
        'They sat there, backs to the wall, and for once no one called out. It was quiet for [as long as a sandwich|a good while]. Then, very small, the mountain said the first word of its own. “[Hallo|Is anyone there]?” And {a} said, just as softly, the same thing back.',
      tell: '{a} told the wall a story, a whole one, and stopped. There was a wait. And then, [from far in|in a big gray voice], back it came: not the same. It went on! It was [chapter two|better]. It had never had [anything to work with|more than “hallo”].',
      sound:
        'It came back, with [a second part to it|a harmony, low down]. An echo gets so tired of words. “[Again|Once more],” said the mountain, and now it was only too glad to say [whatever you liked|hallo].',
      notice:
        'There was [moss|a bird’s nest] in the crack where it speaks, just at the [corner|lip]. It had only been trying to say it without moving its mouth! {a} [helped the birds to the next crack|parted the moss].',
    },
    won: [
      '“Hallo!” they all called. “HALLO,” said the mountain, and then, to itself, “[hallo, hallo|and good evening].” The choir said that they had never heard so [kind|large] an echo.',
    ],
    gift: ['a yodel, folded up small', 'a chip of gray stone that repeats things'],
    cause:
      'They looked in the cave where the echo lives. There, at its little table, saying whatever came into {th.its} head, sat {th.np}.',
    free: '“It’s only till the echo is back,” said {thing}. “It has gone for milk.” And there it came, up the path. “Sorry,” it said. “Sorry, sorry, sorry.”',
  },
  {
    title: ['The Mountain That Could Not Sleep', '{K} and the Itch', 'Good Night, {O}'],
    owners: [
      who('Old Grumble', 'mountain', 'm'),
      who('Mother Tor', 'mountain', 'f'),
      who('The Big One', 'mountain', 'm'),
    ],
    prop: 'a mountain with two open eyes',
    vars: { x: ['the spoons', 'the cheese', 'the cows'] },
    sign: [
      'The ground gave a [shrug|twitch]. All over the hut {x} [jumped|slid to one side]. “[Beg pardon|Sorry],” said something very big.',
    ],
    woe: [
      'It was {o}. It was the mountain itself. “I can’t get off to sleep,” it said. “I itch, just there, [where I can’t reach|behind the shoulder]. I’ve [no arms, you see|only this].”<mt  “<t I have lain in one position for eleven million years, and not until this week have I wished to turn over, but >if I roll, there’s [the village|your hut],” said {o}. “[I’d not forgive myself.|They’ve just put up curtains.] But oh, I do itch.”>',
    ],
    tries: [
      'They scratched, with [rakes|brooms]. They scratched for an hour. “[Lower|Left],” said {o}. “[That’s Thursday’s itch|No, that’s a road].”',
      'They sang “Hush, little baby.” “[I’m not little|It’s hard to feel little],” said {o}, and [sniffed|sighed], and a chimney came off.',
    ],
    on: {
      notice:
        '{a} put [an ear|one hand] to the ground and looked along it. There was one tree that [shook when no wind blew|leaned the wrong way]. Under that tree was a [woodpecker|dwarf], and it was [moving house|hammering]. “[On the rock? Is it somebody?|Oh, do forgive me,]” it said, and stopped.',
      make: 'It was a scratcher, of [a whole fir|ten ladders], with a [harrow|garden rake] at the end. It took all of them to hold. “There,” said {o}. “Oh, THERE.” Down in the valley, they thought it was thunder.',
      light:
        'It shone into the crack where the itch was, and what was in there blinked. It was a [seed|bulb], as old as the mountain, that had been [waiting for a light|trying to come up]. It came up. It was a flower, [blue|white]. “So that’s what I was having,” said {o}.',
      sound:
        'It was slow. {a} made it slower: one note to a [breath|cloud]. That is a mountain’s lullaby, [if you wait for it|and it takes all evening]. The itch [nodded|went off] first, and then {o}.',
    },
    won: [
      '“Good … ni …” said the mountain, and it took until [the moon was over the ridge|midnight] to get to the “ght.” The whole valley [breathed out|lay still].',
    ],
    gift: ['a garnet no bigger than a tear', 'a blue flower that smells of snow'],
    cause:
      'They looked behind the shoulder of the mountain, where no one goes. There, stamping to keep warm, {th.was} {th.np}.',
    free: '“I’d no idea that it was anyone,” said {thing}, and came in to the fire. And the mountain heaved a sigh that moved the stars along.',
  },
  {
    title: ['The Cloud That Was Too Full', '{K} and the Heavy Cloud', 'A Cloud Sits Down'],
    owners: [
      who('Nimbus', 'fat gray cloud', 'm', 'cloud'),
      who('Dame Cumula', 'stout cloud', 'f', 'cloud'),
      who('Puff', 'swollen little cloud', 'it', 'cloud'),
    ],
    prop: 'a gray cloud sitting on the path',
    vars: { x: ['three days', 'a week', 'nine days'] },
    sign: [
      'In the middle of the path sat a cloud. It was [gray and tight as a drum|as big as a barn]. It groaned.',
    ],
    woe: [
      '“Do not [poke|squeeze] me,” said {o.np}. “I’ve held it in for {x}. There is a [wedding|picnic] down in the valley, and I promised. [Now I’m too heavy to float.|And I have to rain so badly!]”<mt  “<t I have thought of deserts and of crackers and of other dry things, and the more one thinks of them the worse it is, but >[a promise is a promise|they hung out paper lanterns, you know],” said {o}. “[Talk about something dry.|Don’t mention puddles.]”>',
    ],
    tries: [
      'They fanned it up the hill with their [hats|coats]. {O} rolled [one yard|an inch], and one drop got out. It filled a bucket.',
      'They wrung out one corner, over [a pot|the moss]. It ran [down {h.s} sleeve|out of {h.his} shoes]. There was just as much cloud as before.',
    ],
    on: {
      notice:
        '{a} looked down over the other side of the mountain. It was brown there, and cracked, and a row of [small gardens|thirsty sheep] looked up. “That is not where the party is,” said {a}. “[That’s where they have been waiting for you.|Could you rain over THERE?]”',
      make: 'It was a gutter, of [bark|split logs], from the cloud’s own seat down the far side, where no party was. “[May I|Now]?” said {o}. It went by like a train, and below, forty dry [ponds|gardens] stood up.',
      move: '{a} <f ran><w rolled> down to ask, and came back with the answer: they had moved it [into the barn|under the trees], and the band was tired of dust, and would {o} please come. “[They ASKED me,|Me, at a party?]” said {o}.',
      tell: 'It was the driest story {a} knew, and then, in the last line, somebody [cried|turned on a tap]. {O} laughed, and that was that. It came down all on the far side, where they had [hoped for it|set out all their pots].',
    },
    won: [
      '{O} got [smaller and whiter|lighter and lighter], and rose up off the path with a little hop. “[Ahhh|Oh, I can see my feet],” {o.he} said. Down in the valley the lanterns were [dry|lit], every one.',
    ],
    gift: ['a small bottle of soft rain', 'a hat that fits only clouds'],
    cause:
      'They parted the gray with their hands, like curtains. Inside sat the reason why it was so heavy: {th.np}.',
    free: 'When {thing} had climbed down, the cloud went up, like a cork. It rained that night on the far side, where it was wanted.',
  },
  {
    title: ['The Goat Who Was Stuck in the View', '{K} and the Goat on the Ledge', 'One More Look'],
    owners: [
      who('Edelweiss', 'mountain goat', 'f', 'goat'),
      who('Klaus', 'young goat', 'm', 'goat'),
      who('Tobler', 'goat with a bell', 'm', 'goat'),
    ],
    vars: { x: ['nine lakes', 'three countries', 'a train like a thread'] },
    prop: 'a goat on a ledge',
    sign: [
      'On a ledge, high up, stood a goat. It did not blink. [“Ooh,” it said.|A bird had sat down on its head.]',
    ],
    woe: [
      '“I can’t come down,” said {o.np}. “It’s the view! I [look away, and it changes|meant to take one look].”<mt  “<t I came up for a bit of grass on Monday, and I turned around to see where I had come from, and there it all was, and it has not stopped since. >[You can see {x}|There’s {x} down there],” said {o}. “[What if I go, and then it does something?|My mother’s called me to supper nine times.]”>',
    ],
    tries: [
      'They held a hat in front of the view. {O} looked [over it|at the hat], and said, “Ooh. Straw.”',
      'They pulled {o} by the horns. {O} sprang back, like [a branch|a rubber band]. “One more look,” said {o}.',
    ],
    on: {
      light:
        'It shone the other way, up the rocks at {o.s} back. They were [red|gold]. There were crystals in them<mt , and a flower, and a beetle like a jewel>. “Was that BEHIND me?” said {o}, and turned around, and could go.',
      make: 'It was a small frame, to hold in one hoof. {O} held it up and looked through. “[I can take a bit of it home|It fits],” {o} said<mt . “A bit is as good. A bit I can finish.”> And down {o.he} came.',
      tell: '{a} told it all, every lake and roof and cow of it, down to the last. “You’ve got it in your head now,” said {a}. {O} shut both eyes. “[So I have|It’s all in here],” {o} said<mt , and felt for the path with one hoof, still looking>.',
      still:
        '{a} sat down on the ledge, and they looked together till it was [dark|all blue]. One by one the lakes went out<mt , and then the roofs, and at last the rim of the world>. “Now it’s asleep,” {a} whispered. So {o} could go, on tiptoe.',
    },
    won: [
      'In the stall that night {o} told the others of {x}, [with {o.his} eyes shut|till they slept]. In the morning all of them stood on the ledge.',
    ],
    gift: ['a blade of grass from the very top', 'a view, rolled up small'],
    cause:
      'They looked where {o} was looking. There, far out on the edge of the view, waving, {th.was} {th.np}.',
    free: '“I wave, and you never come!” called {thing}. So {o} came down. They had supper together, with their backs to the view.',
  },
  {
    title: ['The Cable Car That Was Afraid to Let Go', '{K} and the Last Cable Car', 'Halfway and Holding'],
    owners: [
      who('Gondola', 'red cable car', 'f', 'robot'),
      who('Little Nine', 'small cable car', 'm', 'robot'),
      who('Herr Kabine', 'old cable car', 'm', 'robot'),
    ],
    vars: { x: ['a wedding cake', 'the postman and a calf', 'eleven cheeses'] },
    prop: 'a red cable car',
    sign: ['Halfway up the wire hung a cable car, with its eyes shut. [It swung.|“Don’t rock,” it said.]'],
    woe: [
      '“I looked down,” said {o.np}. “There’s [no floor|nothing there]! I’ve got {x} on board, and [I can’t move|my wheels won’t go].”<mt  “<t For thirty years I looked at the wire, as one’s told to, and today a bird said ‘Good morning’ from underneath, and I thought it polite to turn my head. >[They’re waiting for it at the top|They’ve been very nice about it, in there],” said {o}.>',
    ],
    tries: [
      'They shouted, “You can do it!” It came back from all the rocks, “[do it, do it|it, it, it].” {O} shut {o.his} eyes tighter.',
      'They leaned out and waved a flag. {O} peeped to see. That was a [mistake|long way down]. It now held on with both doors.',
    ],
    on: {
      light:
        'It shone down into the deep, and there, below, was a floor<mt  after all>: grass, and [cows as small as beans|a man with a cup]. He waved. “It’s a long way,” said {o}, “but it does END.” And it rolled.',
      sound:
        'In {o} they heard it, and took it up<mt , {x} and all>. When they sang, {o} swung. It’s the same thing as a [cradle|swing], thought {o}. {O} gave a push with {o.his} wheels, and another.',
      tie: 'They tied one end to {o}, and the other to a [pine|rock] on the bank. It was not long enough to hold anything<mt , and {o} could see that>. But it was a hand. “Don’t let go,” said {o}, and let go.',
      tell: 'It had to be told bit by bit, from up the hill, and each bit a few yards on. “[I can’t hear|What did the bear say]?” {o} called, and came nearer<mt , pole by pole>, to hear the end. By the end it was home.',
    },
    won: [
      'Up came {o}, with {x}, and only [a bit late|one candle bent]. {O} looked back down, with one eye. “[Hm|High],” {o.he} said^, and ^{o.he} went to fetch the rest.',
    ],
    gift: ['a cable car ticket, both ways', 'a red bolt with a view'],
    cause:
      'They looked at the wire. Someone sat on it in front of {o}, arms around it, eyes shut. It {th.was} {th.np}.',
    free: '“I only wanted to walk across,” said {thing}. “Get in,” said {o}. It’s a great help to have someone to be brave for.',
  },
  {
    title: ['The Avalanche as Big as a Hat', '{K} and the Smallest Avalanche', 'Look Out Below, Please'],
    owners: [
      who('Rumble', 'baby avalanche', 'm', 'snowman'),
      who('Flump', 'very small avalanche', 'f', 'snowman'),
      who('Little Thunder', 'avalanche', 'it', 'snowman'),
    ],
    vars: { x: ['a whole barn', 'nine pine trees', 'a church bell'] },
    prop: 'a heap of snow with eyes',
    sign: [
      '“Look out below!” cried somebody, and down the slope came a bit of snow as big as a [hat|loaf]. It rolled up to {h.s} shoe, and stopped. “[Were you buried|Did it hurt]?” it asked.',
    ],
    woe: [
      '“I’m an avalanche,” said {o.np}. “I’ve only just begun! My mother took {x} along, when she was young, and [it’s in a song|put it down again, all in one piece]. And I [stop|run out] at every bush.”<mt  “<t They say you have to pick up as you go, only I’m never sure whose it is, and so I ask, and by the time they have answered I have come to a stand. >[All the big ones will look, tonight, from their ridges|I’m down to do the lower meadow at six],” said {o}. “[I don’t want to squash anybody.|I’d be glad just to be heard.]”>',
    ],
    tries: [
      'They carried {o} up to the very top, and gave a push. {O} rolled down, down, around a [marmot|gentian], said “Excuse me,” and was done.',
      'They pressed more snow on {o}, all over. “[I feel stuffed|That’s somebody else],” said {o}, “it’s got a different voice.” And it fell off.',
    ],
    on: {
      sound:
        'The note went up, and from ridge to ridge it was handed on, and down from the eaves of all the rocks the loose snow slid, [puff, puff|soft as flour], to dance. {O} was in front. It did not squash a thing. It was only the LOUDEST [whisper|pillow] there ever was.',
      move: '{a} sat down, with {o} as a cushion, and <f pushed off with both heels,><w tipped over the edge, wheels tucked up,> and off they shot, over bumps, around the marmot, faster, with the snow flying up behind like [wings|smoke]. “I’m AWFUL!” cried {o}. “[Hear me!|I’m going right to the bottom!]”',
      tell: '{a} told it as the song does: how there came, one evening, a terrible [rumbling|roar], and the goats looked up, and the bells stopped. {O} listened, white. “Is it ME?” it said, “[and nobody hurt|who comes next]?” The tale went down the valley on its own, and it was huge by the time it got there.',
      notice:
        '{a} looked down, to see what was in the way. It was a [gate|small gate], and behind it there were sheep, in a field with not a flake on it, who [had been promised snow|wore mittens]. “They’re WAITING for you,” said {a}. “You’re just enough.”',
    },
    won: [
      '“That was {o},” they said, along all the ridges, [and nodded|and took their caps off]. {O} lay in the lower meadow, flat on its back. It had not squashed a single [thing|bush]. One marmot had asked to be rolled over, and was.',
    ],
    gift: ['a snowball that says “excuse me”', 'a very small roar, in ice'],
    cause:
      'They felt in the middle of the snow. Why it would not roll was plain now: it had a corner. It {th.was} {th.np}.',
    free: '“I’ve got my heels in,” said {thing}. “I don’t like to be fast.” {Thing} got out, and sat on the top of {o} to steer, and it went like a train.',
  },
  {
    title: ['The Summit That Had Moved', '{K} and the Missing Top', 'Higher Than It Was'],
    owners: [
      who('Frau Gipfel', 'keeper of the summit', 'f', 'grown-up'),
      who('Old Anton', 'mountain guide', 'm', 'grown-up'),
      who('Vreni', 'girl with a flag', 'f', 'child'),
    ],
    vars: { x: ['a tin box with a book in it', 'a bench with one arm', 'a flag, size small'] },
    prop: 'a signpost on a mountain',
    sign: [
      'At the top of the path stood a signpost. “Summit, 5 Minutes,” it said. Past it there was [air|a hole], and a person with a [flag|broom], looking under stones.',
    ],
    woe: [
      '“It’s gone,” said {o.np}. “The top! I come up each evening to [dust it|count it], and today [there’s only a dent|the mountain just leaves off].”<mt  “<t It can’t have fallen, one would have heard, and it can’t have been stolen, as there’s nobody up here but the two of us and a bird who is above suspicion. >[And there was {x} on it|A school’s coming up tomorrow, with sandwiches],” said {o}. “[You can’t eat a sandwich on ‘nearly.’|They’ll have to be told that they have not been anywhere.]”>',
    ],
    tries: [
      'They built a new one, of [stones|snow]. It was as high as {h.s} knee. “[That’s a molehill|It’s very kind],” said {o}. A bird sat down on it, and that was the end of it.',
      'They looked for it through a telescope. They saw the tops of [forty|nineteen] other mountains, each with somebody on it, waving. “Not mine,” said {o}, and waved back.',
    ],
    on: {
      notice:
        '{a} looked down, at the meadow, and blinked. There among the cows sat a rock, with a flag of [snow|cloud] on it, and {x}. It was [in the sun|eating a daisy]. It had been cold up there for a very long time, and had come down for the day.',
      sound:
        'It went down the valley, and something heard. The cows looked around. One of them was not a cow. Up the path it came, in time, [clop, clop|tum, tum], all gray, with {x} on its head, and a buttercup in its mouth. It turned around twice, and sat.',
      still:
        'They sat down in the dent, and leaned back, and waited for it to be evening. Warm, it was, and out of the wind. “[I never sat here before|One can’t, usually],” said {o}. Behind them somebody gave a cough, as of stones. “It’s MY seat,” said the summit, “but you may keep the half.”',
      tie: 'They let it down the steep side, yard by yard, with a bit of [cheese|cake] at the end. It went tight. It was a heavy thing, and it came up by fits and starts, and it blushed. “I only wanted to see what they all SEE in the bottom,” said the summit.',
    },
    won: [
      'It settled down with a crunch, and {o} dusted it, [behind the ears, too|twice], and straightened {x}. They all stood on it. It was a bit higher than it had been. It had [a daisy in it|eaten well].',
    ],
    gift: ['a chip of the very top', 'a daisy that has been to the summit'],
    cause:
      'They went around the last rock. There was the top of the mountain, sitting on a bench, arm in arm with {th.np}.',
    free: '“It’s the first time that anybody has come to see IT,” said {thing}. They went up together, and {thing} put it on like a hat.',
  },
]
