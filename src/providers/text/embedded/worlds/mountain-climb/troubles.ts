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
      'They all called at once. The wall said [seven|nine] different things, and one of them was [rude|about {g}].',
      'They had {g} hide behind the rock, and answer. “[Hallo|What do I say]?” said {g}. “[I’ve forgotten the words|It’s cold back here].”',
    ],
    on: {
      still:
        'They sat down with their backs to the wall, and for once no one called out. It was quiet for [as long as a sandwich|a good while]. Then, very small, the mountain said the first word of its own. “[Hallo|Is anyone there]?” And {a} said, just as softly, the same thing back.',
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
      '“Do not [poke|squeeze] me,” said {o.np}. “I’ve held it in for {x}. There is a [wedding|picnic] down in the valley, and I promised. [Now I’m too heavy to float.|And I have to rain so badly!]”<mt  “<t I have thought of deserts and of biscuits and of other dry things, and the more one thinks of them the worse it is, but >[a promise is a promise|they hung out paper lanterns, you know],” said {o}. “[Talk about something dry.|Don’t mention taps.]”>',
    ],
    tries: [
      'They fanned it up the hill with their [hats|coats]. {O} rolled [one yard|an inch], and one drop got out. It filled a bucket.',
      'They wrung out one corner, over [a pot|the moss]. It ran [down {h.s} sleeve|out of {h.his} shoes]. There was just as much cloud as before.',
    ],
    on: {
      notice:
        '{a} looked down over the other side of the mountain. It was brown there, and cracked, and a row of [small gardens|thirsty sheep] looked up. “That is not where the party is,” said {a}. “[That’s where they have been waiting for you.|Could you rain over THERE?]”',
      make: 'It was a gutter, of [bark|split logs], from the cloud’s own seat down the far side, where no party was. “[May I|Now]?” said {o}. It went by like a train, and below, forty dry [ponds|gardens] stood up.',
      move: '{a} <f ran><w rolled> down to ask, and came back with the answer: they had moved it [into the barn|under the trees], and the band was tired of dust, and would {o} please come. “[They ASKED me|Me, at a party]?” said {o}.',
      tell: 'It was the driest story {a} knew, and then, in the last line, somebody [cried|turned on a tap]. {O} laughed, and that was that. It came down all on the far side, where they had [prayed for it|nothing but pots].',
    },
    won: [
      '{O} got [smaller and whiter|lighter and lighter], and rose up off the path with a little hop. “[Ahhh|Oh, I can see my feet],” {o.he} said. Down in the valley the lanterns were [dry|lit], every one.',
    ],
    gift: ['a small bottle of soft rain', 'a hat that fits only clouds'],
    cause:
      'They parted the gray with their hands, like curtains. Inside sat the reason why it was so heavy: {th.np}.',
    free: 'When {thing} had climbed down, the cloud went up, like a cork. It rained that night on the far side, where it was wanted.',
  },
]
