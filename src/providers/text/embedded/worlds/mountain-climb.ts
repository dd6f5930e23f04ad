import { type World, who } from '../world.ts'

export const mountainClimb: World = {
  themes: ['mountain-climb'],
  setting: 'Mountain',
  here: 'a hut halfway up a mountain',
  home: [
    '{k} had come up to the [hut|little stone hut] by the [morning|cable] car<mt , with [a rope, a flask, and too many socks|cheese in one pocket and a map in the other]>, and above it there was only the mountain.',
    'The clouds slept below that day, and {k} {k.was} above them<mt , on the bench [outside the hut|in the sun], [with cocoa|looking down on the weather]>.',
    'There is a mountain that [takes off its hat|says its own name] to those who come up slowly<mt , and {k} had come up [so slowly that a snail had passed|by the long way, with rests]>.',
  ],
  bed: [
    'Soon {k} lay in the bunk at the hut<mt , under [four blankets|red blankets], and the mountain stood around the house, keeping off the wind>.',
    'Then {k} went to bed, [nearer the stars than other people|with the window full of peaks]<mt , and far down in the valley one late bell went, cling>.',
  ],
  day: ['The snow on the top was so white that [it hummed|you squinted with your whole face].'],
  dusk: [
    'The peaks went [pink|rose], then [gray|lilac], like people thinking of something else.',
    'The clouds came in for the night, and [lay down on the paths|filled up the valley].',
  ],
  night: [
    'Then it was night, and the mountain [was only where there were no stars|put on its big dark coat].',
    'The stars were so near that you [ducked|could hear them].',
    'The moon came around the [ridge|shoulder of the mountain], out of breath.',
  ],
  beasts: [
    'a marmot with its arms folded',
    'a chough',
    'a goat on nothing at all',
    'a snow flea',
    'a beetle with a rope',
  ],
  sounds: [
    'a stone went tick, tick, tock, and down',
    'the glacier creaked',
    'cowbells rang, far below',
    'an echo cleared its throat',
  ],
  smells: ['snow and pine', 'hot cheese', 'cold stone'],
  glows: ['the lamp in the hut', 'the last pink on the peak', 'a bit of moon on the snow'],
  foods: [
    'cheese, melted on bread',
    'mint tea with too much sugar',
    'a bar of chocolate, with the cold still in it',
  ],
  walk: [
    'They {go} up to {place}, one behind the other, and [nobody talked on the steep bits|{g} counted the bends].',
    'The path to {place} went [back and forth like a bootlace|up, and thought better of it, and up]. They followed it.',
    'So they {go} to {place}, and the valley got [small as a plate|quiet].',
  ],
  back: [
    'Down is quicker, and they {go} back to {o} with stones rolling ahead to tell {o.him}.',
    'They {go} back by the [goats’|low] path, to {o}.',
    'There was {o}, [a dot, then a shape, then {o}|still holding on].',
  ],
  places: [
    {
      name: 'the eagle’s chair',
      see: [
        'It was a rock with arms, and [the whole country in front of it|a drop at the foot of it you could keep a cloud in].',
        'The wind there came from [three sides|below], and held you up.',
      ],
      host: who('the eagle’s aunt', 'old eagle in a shawl', 'f', 'parrot'),
    },
    {
      name: 'the ice cave',
      see: [
        'It was blue in there, [like the inside of a thought|and the blue went on], and everything dripped [in tune|slowly].',
        'In the ice was a [leaf|shoe], a thousand years old, still [green|tied].',
      ],
      host: who('the cave marmot', 'marmot in mittens', 'm', 'squirrel'),
    },
    {
      name: 'the cloud meadow',
      see: [
        'Small clouds [grazed|lay about] there like sheep, and had to be [stepped over|gone around].',
        'The flowers were no bigger than [buttons|a sneeze], and [very blue|each had a cloud on].',
      ],
      host: who('the cloud shepherd', 'shepherd with a butterfly net', 'm', 'grown-up'),
    },
    {
      name: 'the wall of echoes',
      see: [
        'Whatever you said there was [said back, by somebody older|kept, and returned a bit improved].',
        'It was a tall gray wall, with [ledges|shelves], and on each one sat an old [yodel|good morning].',
      ],
      host: who('the echo', 'echo with good manners', 'f', 'ghost'),
    },
  ],
  guides: [
    {
      who: who('Gretel', 'mountain goat', 'f', 'goat'),
      hello: [
        '“[Don’t look down|You’re holding it wrong],” said {g.np}, from a place where there was [nothing to stand on|hardly any place]. “The mountain. You hold it like a banister. [You should hold it like a hand.|Come, I’ll go in front.]”',
      ],
      fail: [
        '“[I’ve seen clouds with more grip|Slip],” said {g}.',
        '{G} ate a bit of the [map|rope]. “[That helps me|It was wrong anyway],” {g.he} said.',
      ],
      hope: [
        '“[That’s a foothold|There’s a ledge],” said {g}. “[You only ever need the next|One will do].”',
        '{G} gave a hop, over nothing at all, [for style|and back].',
      ],
      bye: [
        '{G} was on the roof, and then on the rock, and then [she was a star with horns|up among the stars, chewing].',
      ],
    },
    {
      who: who('Barry', 'rescue dog', 'm', 'dog'),
      hello: [
        '{G.np} came around the hut with a small keg at his neck. “[I am here|You’re saved],” he said. “[Sit. Sip. It’s soup|Are you lost? No? A pity]. I’m very good at it. [Is there anyone else?|I’ve not saved anyone since lunch.]”',
      ],
      fail: [
        '{G} dug them all out, though they were not [in anything|buried]. “[There|Saved],” {g.he} said.',
        '“[Have some soup|Soup],” said {g}. It helps with [most things|nearly all that goes wrong].',
      ],
      hope: [
        '{G.s} tail set off a small [slide of snow|avalanche, the size of a hat].',
        '“I smell it,” said {g}. “[It’s a rescue|Somebody is about to be all right].”',
      ],
      bye: ['{G} licked all their faces, [in case of frost|from chin to hat], and lay across the door.'],
    },
    {
      who: who('Miss Pebble', 'small gray stone', 'f'),
      hello: [
        '“Psst,” said {g.np}, by the path. “I used to be the top of this mountain. [I came down to see people.|It took me nine thousand years.] Put me in a pocket, on the [left|warm side]. I’ll tell you what the mountain’s thinking.”',
      ],
      fail: [
        '“[It didn’t even feel that|The mountain is smiling],” said {g}. “[Kindly|It’s ticklish there].”',
        '“[Patience|Give it a thousand years],” said {g}. “No? Then [something else|let us be quick].”',
      ],
      hope: [
        '“[It’s holding its breath,|Did you feel that?]” said {g}. “The mountain likes you.”',
        '{G} got quite warm, in the pocket. [It is how stones laugh.|“Go on,” she said.]',
      ],
      bye: [
        'They put {g} down by the door. “[Only nine thousand years home|I’ll just start],” {g.he} said. “[Good night, quick ones|Don’t wait up].”',
      ],
    },
  ],
  tokens: [
    {
      name: 'copper cowbell',
      kind: 'sound',
      find: [
        'On the path lay a copper cowbell<mt , [whose cow had gone up in the world|with grass in it]>, and {h} [shook it|hung it on {h.his} bag].',
      ],
      use: ['{a} shook the copper cowbell: [clonk, clonk, clink|slow, as a cow goes home].'],
    },
    {
      name: 'signal mirror',
      kind: 'light',
      find: [
        '{h} had a signal mirror on a string<mt , [no bigger than a biscuit|for talking to people on other mountains]>.',
      ],
      use: [
        '{a} turned the signal mirror till it had the [moon|light] in it, and sent it, [flash, flash|white and quick], where it was needed.',
      ],
    },
    {
      name: 'climbing rope',
      kind: 'tie',
      find: [
        'Over one shoulder {h} had the climbing rope<mt , [red with a white fleck|which had never let anyone down, or only gently]>.',
      ],
      use: [
        '{a} uncoiled the climbing rope, and tied [the bowline, which never slips|the rabbit knot: up the hole, around the tree].',
      ],
    },
    {
      name: 'tin of sardines',
      kind: 'make',
      find: [
        '{h} had a tin of sardines in {h.his} bag, or rather [the tin|just the tin, now]<mt , [as lunch was over|with its key]>.',
      ],
      use: [
        '{a} looked at the tin of sardines, which had no sardines. It was a [scoop|box, a lamp, a boat]. {A.he} [bent|rolled up] the lid, and went on from there.',
      ],
    },
  ],
  gates: [
    {
      name: 'the stone bridge with opinions',
      at: [
        'Over the gorge lay a bridge of one stone. “[I only carry people who weigh themselves|Light hearts only],” it said. “[Yesterday a tax man went over. I ached.|Put down what you’re worrying about, please.]”',
      ],
      on: {
        sound:
          'It’s hard to [worry|be heavy] in three-four time. The bridge felt them lighten, [one by one|like a sack with a hole]. “[Over you go|Dance, if you like],” it said.',
        tell: 'They laughed, and the bridge laughed. “[Nothing to you|Feathers],” it said. “[Not a gram|Cross, do].”',
        still:
          'They sat at the edge and let it be quiet, till their worries [got up and wandered off|fell asleep]. “[Now|There],” said the bridge. “You’re as light as a sheep.”',
        notice:
          '“[You’ve a crack|There’s a stone in your joint],” said {a}, and took it out. “[It wasn’t them. It was that|Oh! Then I’ve been rude to everyone],” said the bridge.',
      },
    },
    {
      name: 'the steep ice',
      at: [
        'Then the path was ice, [blue and steep|as smooth as a spoon]. They went up it [two steps, and down it nine|on hands and hopes], and sat at the bottom in a heap.',
      ],
      on: {
        light:
          'With that on it you could see old steps, [cut by someone long ago|under the frost], one above the other.',
        move: '{a} went at it <f sideways, like a crab with a train to catch,><w by the sheep track, in one great push around the side,> and was at the top, and let down a [sleeve|branch] for the rest.',
        make: 'It was claws, for feet and wheels and paws, of [forks|tin] and string. They went up, [crick, crack|like cats on a curtain].',
        tie: 'They threw it over the iron peg, and [went up in a row|hauled], “ho, and ho,” with {g} in the middle, for the singing.',
      },
    },
  ],
  troubles: [
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
        move: '{a} went down to ask, and came back with the answer: they had moved it [into the barn|under the trees], and the band was tired of dust, and would {o} please come. “[They ASKED me|Me, at a party]?” said {o}.',
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
  ],
}
