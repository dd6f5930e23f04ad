import { type Trouble, who } from '../../world.ts'

export const troubles: Trouble[] = [
  {
    title: ['The Ball That Was Afraid of Feet', '{K} and the Runaway Ball', '{O} Comes Down'],
    owners: [
      who('Roundly', 'leather ball', 'm'),
      who('Dimple', 'new ball', 'f'),
      who('Bobbin', 'old brown ball', 'm'),
    ],
    prop: 'a ball stuck in a tall tree',
    vars: { x: ['the Sunday game', 'the last match', 'the cup match'] },
    sign: [
      'Up in the [poplar|tall tree] behind the goal, [something|somebody] round was holding on to a branch, and [shaking|whimpering].',
    ],
    woe: [
      '“I’m not coming down,” said {o.np}. “They [KICK you|have boots] down there!”<mt  Tomorrow was {x}. “<t Nobody mentioned it in the shop, where it was all tissue paper and compliments, and >[I thought that I would be carried|I was told there would be games],” said {o}. “[I like games.|Not one person asked.]”>',
    ],
    tries: [
      'They shook the tree. Down came [a kite, two shoes, and a cat|four other balls]. {O} [held on with everything {o.he} had|went up one branch].',
      'They threw {g} up to have a talk. Now there were two in the tree. “[It is a nice view|I see the point],” {g} called down.',
    ],
    on: {
      sound:
        'A ball [knows|has] one thing by heart, and that is the beat. {O} began to [nod|bounce a bit]: pom, pom. A bounce is not a kick. {O} bounced [down from branch to branch|all the way down], and [wanted more|was laughing].',
      still:
        '{a} sat under the tree, with {a.his} [shoes off|hands in {a.his} lap]. No boots. By and by {o} dropped [one branch|a bit]. Then another. The last bit {o.he} fell, and {a} just [caught|held] {o.him}.',
      make: 'It was a [pair of slippers|big soft slipper], out of a [sponge|sock] and moss. “[We could wear these|Try],” said {a}, and [touched {o} with one|gave it the smallest push]. “[Oh|Do that again],” said {o}. “It’s like being [patted|asked].”',
      tell: 'It was about a ball who was kicked so high, one summer night, that it [saw the sea|met the moon and was asked its name]. {O} had stopped shaking. “[Which boot|How high]?” {o.he} said. “[Show me.|Could you?]”',
    },
    won: [
      'They had a game then, in the dark, with [no score|soft feet], and {o} [flew|sang through the air]. “[Higher|Again]!” {o.he} cried.',
    ],
    gift: ['a patch of old brown leather', 'a bootlace, tied in a bow'],
    cause:
      'Then the leaves parted, higher up. {O} was not alone in the tree: behind {o.him}, holding on to the same branch, {th.was} {th.np}.',
    free: 'Down came {thing}, and [so, of course|as it was lonely up there], down came {o}, pom, pom, pom.',
  },
  {
    title: ['The Team with No Goalkeeper', '{K} and the Gate Nobody Kept', '{O} in the Goal'],
    owners: [
      who('Mildred', 'very shy cow', 'f', 'cow'),
      who('Bertie', 'round young bear', 'm', 'bear'),
      who('Snow', 'polar bear cub', 'f', 'polar-bear'),
    ],
    prop: 'an empty goal with a torn net',
    vars: { x: ['the Thunderboots', 'the Upper Field', 'the Iron Knees'] },
    sign: [
      'Behind the goal somebody [large|big] was trying to look like [a bush|a heap of nets]. It had [a leaf on its nose|two ears].',
    ],
    woe: [
      '“I can’t be in goal,” said {o.np}. “I tried once, and I [shut my eyes|fell over]!”<mt  The match with {x} was to begin [under the lamps|at dusk], and there was nobody else. “<t I am exactly as wide as the goal, and that is what makes it so very embarrassing, >and [I know|if a ball comes, I say ‘sorry’],” said {o}, “[and let it by|because it looks so keen].”>',
    ],
    tries: [
      'They shot [nine|twelve] easy balls. {O} [bowed to|stepped aside for] each one. “[After you|Please, go in],” {o.he} said.',
      'They put a scarecrow in the goal. It [saved two|did quite well]. Then it [fell in love with a crow|caught a cold], and left.',
    ],
    on: {
      light:
        '“Look at just this,” said {a}. There was one spot of light on the [grass|ball], and {o} looked at that, and [not at the people|only that]. When it moved, {o} moved. [Thump|Whump]! {O} opened one eye. There was a ball in {o.his} arms.',
      tie: 'They hung it from post to post with all their [socks|coats] on it, like washing. Behind washing {o} felt [at home|safe]. A ball came. {O} [caught it, as one catches a falling shirt|took it in, like the laundry].',
      notice:
        '“You shut your eyes, and you lean left,” said {a}. “[Always|All nine times]. So … [they will shoot right|stand on the right].” {O} stood on the right, shut {o.his} eyes, and leaned left. Thump!',
      tell: '“Once there was a bear who guarded [honey|a baby],” said {a}, “and the balls were all [wasps|wolves].” {O} [thought of that|growled a bit]. Nobody, then, was going to get by. Nobody did.',
    },
    won: [
      'They did not win. It was [nothing to nothing|zero to zero], for the first time ever, and they [carried {o} around the field|danced as if it were a hundred]. It took [all of them, and the goat|eleven].',
    ],
    gift: ['a knot from the goal net', 'one very large glove'],
    cause:
      'They looked into the back of the goal, where the net is torn. There, tangled up like a fish, {th.was} {th.np}.',
    free: '{Thing} stayed behind the goal after that, and said “[left|your left]” or “[right|your right]”, quite softly. {O} did not miss one.',
  },
  {
    title: ['The White Line That Wandered Off', '{K} and the Crooked Line', 'Where Does the Field Stop?'],
    owners: [
      who('Mr. Chalk', 'groundskeeper', 'm', 'grown-up'),
      who('Nan Mower', 'groundskeeper', 'f', 'grown-up'),
      who('Hopper', 'groundskeeper’s hare', 'm', 'rabbit'),
    ],
    prop: 'a wobbly white line in the grass',
    vars: { x: ['through a bed of tulips', 'up a tree and down again', 'across a sleeping cow'] },
    sign: [
      'Someone was [running|hurrying] over the field with a bucket, bent down, saying “[Come back|Heel] … [come back here|sit]!” to the [grass|ground].',
    ],
    woe: [
      '“My long white line is gone,” said {o.np}. “I [painted it|put it down] at noon!”<mt  They could see where: it went [{x}, and over the hill|over the ditch and {x}]. “<t And without it nobody can be in, and nobody can be out, so that strictly speaking the whole county is the field, and >[tonight is the match|the game starts at moonrise],” said {o}. “[They would never stop running.|I am sure I painted it straight.]”>',
    ],
    tries: [
      'They ran after the line^, across the center circle and back again, until ^it [looped around their feet|did a figure eight], and they [fell over it|were tied in a knot].',
      'They painted a new one. The old one came and [looked at it|lay down next to it]. Now there were two, and [both went off together|they giggled].',
    ],
    on: {
      move: 'It wanted to race! {a} <f ran><w rolled> beside it, [neck and neck|side by side], along the whole edge of the field, and [turned|swung] sharp at the corner flag. So did the line. Then it lay down, [panting|worn out], just where it should be.',
      sound:
        'The line [slowed|stopped], and began to step to it: [straight, straight, turn|one, two, three, and turn]. It marched itself back, proud as a [band|drum major].',
      make: 'They were small pegs, [one to a yard|with flags on], with a place for the line to [hang its elbows|hold on]. It is hard to lie [straight|still] so long with nothing to hold. “[Oh, thank you|That’s better],” said the line.',
      still:
        '{a} sat down in the grass and did not chase it at all. By and by the line came [closer|back], and [curled up|lay] around {a.him} like a [cat|string of milk]. “[Are you lonely at the edge|It is the outside, isn’t it]?” said {a}. After that they [gave it a daisy border|always said good evening to it].',
    },
    won: [
      'It lay as straight as a [ruler|sunbeam]. And if it has one small wave in it still, [that is where it laughed|they leave it so, for luck].',
    ],
    gift: ['a daisy dipped in white paint', 'a pinch of white chalk in a matchbox'],
    cause:
      'They followed it right to the end. And who was at the end of it, pulling it along like a ribbon? It was {th.np}.',
    free: '{Thing} let go of the end. The line ran home by itself, quick as a snake, and lay down.',
  },
  {
    title: ['The Cup That Nobody Won', '{K} and the Lonely Cup', 'A Cup Full of Rain'],
    owners: [
      who('Sir Handle', 'silver cup', 'm'),
      who('Grandmother Plate', 'old trophy', 'f'),
      who('Goblet', 'dented cup', 'm'),
    ],
    prop: 'a dented silver cup on the grass',
    vars: { x: ['thirty', 'fifty', 'eighty'] },
    sign: [
      'On the center spot sat something [silver|shiny], with two [handles|ears], catching [rain|dew]. It was [crying, or full|hiccuping].',
    ],
    woe: [
      '“Every year it’s a draw,” said {o.np}, “and nobody has ever [lifted me|held me up]!”<mt  “<t I have been dusted, I grant you, and on one occasion insured, but >[a cup is for lifting up|they keep me in a closet with the mops],” said {o}. “So I [left|walked out]. [I had to roll.|I went on my handles.]”>',
    ],
    tries: [
      'They played a match for {o.him}, there and then. It was [a draw|nine to nine]. {O} [let out a sob|filled up a bit more].',
      'They tried to [toss a coin|draw straws] for {o.him}. The coin came down on its edge and [stayed there|rolled into a hole].',
    ],
    on: {
      light:
        'It caught {o}, and {o} flashed from rim to rim, so that the [whole field|night] lit up. People came out of the houses. “[What is that|Look at that]!” they said. “[It is the cup|How fine it is]!” {O} had no idea that {o.he} could do that.',
      make: 'It was a stand, for two, with [a handle to each side|room for both]. “[Both teams won, every time|A draw is two winners],” said {a}. “So you take it together.” [And up it went|They lifted, one to a handle].',
      tell: 'It was the tale of all the [{x}|{x} years of] matches, and in the tale the cup had [seen every one|been the only one to see all of it]. By the end both teams [stood around it|had gone quiet]. “[We never lost|Then it is about the cup],” they said, and up {o} went.',
      notice:
        '“There is writing in you, at the bottom,” said {a}, and poured out the rain. It said: [“For everyone who came.”|“To be drunk from.”] Nobody had [ever looked in|read that].',
    },
    won: [
      'They filled {o.him} with [cocoa|lemonade], and {o} went from hand to hand, and [was empty nine times|no one was left out]. “[It tickles|I am being drunk from],” {o.he} said. “[Oh, it is lovely|So this is winning].”',
    ],
    gift: ['a thimble-sized cup of its own', 'a ribbon in two colors'],
    cause: 'They tipped out the rain. And out with the rain, very wet, slid {th.np}.',
    free: '“I could not leave,” said {o}, “with {thing} asleep in me.” Now {o} was light, and they lifted {o.him}, all of them, at once.',
  },
  {
    title: ['The Whistle That Lost Its Pea', '{K} and the Silent Whistle', 'Pfff, Said the Whistle'],
    owners: [
      who('Silver Tweet', 'referee’s whistle', 'm'),
      who('Miss Peep', 'old whistle', 'f'),
      who('Blow-Hard', 'very loud whistle', 'm'),
    ],
    vars: { x: ['the cup match', 'the big relay', 'the goalkeepers’ race'] },
    prop: 'a silver whistle',
    sign: [
      'Both teams stood on the grass and waited^ for the game to begin, but ^[somebody only said “pfff”|nobody had said “go”].',
    ],
    woe: [
      '“I’ve lost my pea,” said {o.np}, “and all I can do now is [blow|say pfff]!”<mt  “<t It’s a very small pea, and I never gave it a word of thanks in all the years that it ran around and around in me. >[Until I peep they can’t start {x}|They have been about to begin {x} since two o’clock],” said {o}, “[and one of them is standing on one leg|and the sandwiches are curling].”>',
    ],
    tries: [
      'They put in a real pea, from a [can|pod]^, which fit so well that everybody was ready to run, but ^“Peep!” it went, and it was [soup|mash].',
      'They put in a pebble. It went CLACK, and all the players [sat down|fell on their noses].',
    ],
    on: {
      notice:
        '{a} saw the goalkeeper [jump|wriggle]. “There’s a [stone|lump] in my sock,” said the goalkeeper. It was the pea<mt , who wanted for once to be in goal>. “One save,” said {a}, “and then home.”',
      sound:
        'They all took it for “go.” Off they went, up and down, in time to it<mt , and passed on the beat>! And the pea, in the long grass, [came rolling up|could not lie still]. Hop, it was back in {o}, and trilled.',
      still:
        '{a} lay in the grass and listened. Peas are shy<mt , after a life with so much shouting in it>. There was [a very small peep|a hum], by itself, under a leaf. “It’s good at it,” said {o}. “[I never knew|Come back, and do the high ones].”',
      tell: 'It was about a pea who felt a lump in its bed, and it was [a princess|a goalkeeper]. A laugh came out of the grass, [as thin as a pin|very high]. Where it laughed, they looked<mt , and there it lay on its back, all but helpless>.',
    },
    won: [
      'PEEP! They ran, and they fell, and it was [three all|nine to nine]. Then {o} blew the end, [soft and long|twice], and thanked the pea.',
    ],
    gift: ['a dried pea, well traveled', 'a peep in a matchbox'],
    cause:
      'They shook {o}. Something in there was in the way of the air, snug as a nut. It {th.was} {th.np}.',
    free: '{Thing} came out backward, and the pea rolled home, and the two of them were friends, in and out.',
  },
  {
    title: ['The Cow on the Penalty Spot', '{K} and the Cow Who Stayed', 'Eleven a Side, and One'],
    owners: [
      who('Buttercup', 'large brown cow', 'f', 'cow'),
      who('Gladys', 'cow with a bell', 'f', 'cow'),
      who('Big Daisy', 'calm cow', 'f', 'cow'),
    ],
    vars: { x: ['Pond Lane', 'the Upper Hill Owls', 'Saint Turnip’s'] },
    prop: 'a cow on a soccer field',
    sign: [
      'Somebody large lay in front of the goal^, although the game was about to begin, and ^[the ball hit her, and she ate a daisy|she did not plan to get up].',
    ],
    woe: [
      '“I was here first,” said {o.np}, “and it’s the [best|only] clover in the field!”<mt  “<t I don’t mind the game, I find it soothing, all those legs, but somebody planted it around me and never thought to ask. >[They say that {x} will laugh|{X} will be here in an hour],” said {o}. “[Can’t they play it somewhere with no clover?|I’ll keep my tail in.]”>',
    ],
    tries: [
      'They pushed her from behind^, two at the hip and one at the tail, but ^“[that’s nice|lower],” said {o}. “Now the other side.”',
      'They held out an apple, and walked off with it. Her [neck|tongue] got longer and longer. The rest of her stayed.',
    ],
    on: {
      make: 'It was a flag, a good one, with a cow on<mt , and eleven very small clover leaves>. They stuck it up in the corner, where the grass was [tall|deep]. “Is that MY corner?” said {o}. She got up for that.',
      sound:
        'In the next field somebody mooed to it, and there was another. It was a [choir|whole herd]! {O} had the low part<mt , and one does not sing the low part lying down>. She got up, and went to the fence to join in.',
      still:
        '{a} sat down, with {a.his} back to the cow. It was like a sofa. Soon there were [nine|five] of them along her side<mt , and someone had opened the sandwiches>. “Oh, go and play,” said {o}, “I’ll move. [You’re a good lot.|You only had to sit.]”',
      light:
        'It lit up what she was sitting on. It was a nest, with four [lark’s|brown] eggs<mt , and she had not told a soul>. “Why did you not SAY?” they said. So the goal was put at the other end. That took a minute.',
    },
    won: [
      'They played around her, and {x} did not laugh. {X} lost, [by a cow|one to nothing]: the ball hit {o}, and went in, and she never even looked up.',
    ],
    gift: ['a daisy with a bite out of it', 'a small brown cowbell'],
    cause: 'They got down on their knees, and looked under the cow. There, keeping warm, {th.was} {th.np}.',
    free: '“I said that I was cold,” said {thing}, “and she sat down.” {Thing} had a coat now. So {o} could get up.',
  },
  {
    title: ['The Substitute Who Never Played', '{K} and the Bench', 'Warming Up Since March'],
    owners: [
      who('Nettie', 'substitute in a clean shirt', 'f', 'sheep'),
      who('Albert', 'substitute', 'm', 'hedgehog'),
      who('Zed', 'very last substitute', 'm', 'rabbit'),
    ],
    vars: { x: ['two years', 'ninety games', 'three pairs of socks'] },
    prop: 'a long wooden bench',
    sign: [
      'On the bench sat somebody in a very clean shirt, who [jumped up|stood up] each time, and sat down again.',
    ],
    woe: [
      '“I’ve been next for {x},” said {o.np}, “and nobody ever [sits down|gets tired]!”<mt  “<t It isn’t that I want anyone to be hurt, I’d not wish so much as a stubbed toe on them, only that now and then one of them might like to sit for a while. >[And today’s the last match|My mother has come to watch, with a flag],” said {o}. “[She comes every week, and waves it at the bench.|She thinks that this is the game.]”>',
    ],
    tries: [
      'They told the coach. The coach looked at the list, and turned it over. “[It’s stuck to my lunch|There’s jam here],” said the coach. “There’s no {o} under this jam.”',
      'They painted {o.s} shirt with mud, to look used. “[Look at you! You’ve done enough for today,|Off you go, and have a wash,]” said the coach.',
    ],
    on: {
      notice:
        '“How many are we?” asked {a}, who had [counted|just counted] twice. There were ten. There had been ten since spring. The coach went white: for a whole [season|year] nobody had seen that one was missing. “Next!” said the coach.',
      move: '{a} went on in {o.s} place, <f ran up the wing and down, three times, and fell flat,><w sped up the wing and down, three times, and let both arms drop,> by the bench, of course. “I’m puffed,” {a.he} said. “[Who’s next?|You, go!]” {A.he} winked.',
      tie: 'They tied it to the bench, and the other end to the [roller|horse], and off went the bench, with {o} on it, over the line, across the grass, and stopped at the middle spot. The ball came by. {O} [stuck out a foot|nodded]. Goal!',
      tell: 'It was the tale of a bench, and what it sees. By the middle of it four players had come over to hear, then [nine|the goalkeepers], and sat down, and pushed up, and at the very end of it somebody dropped off. It was {o}, onto the field. “You may as well play,” said the coach.',
    },
    won: [
      '{O} played for [six|four] minutes. {O.he} fell in the mud, [tackled a corner flag|passed to an owl], and loved it. Up in the stand somebody turned her flag, from the bench to the field, and screamed.',
    ],
    gift: ['a splinter from a much-loved bench', 'half an orange, saved since March'],
    cause:
      'They looked at the number ten’s shirt. Whoever was in it had very short legs. It {th.was} {th.np}.',
    free: '“I was only minding the place,” said {thing}, and pulled off the shirt, and held it open. “It’s yours. It’s warm.”',
  },
  {
    title: [
      'The Sneakers That Ran the Wrong Way',
      '{K} and the Back-to-Front Race',
      'First from the Other End',
    ],
    owners: [
      who('Dash', 'young hare', 'm', 'rabbit'),
      who('Pelter', 'hare in borrowed sneakers', 'f', 'rabbit'),
      who('Skitter', 'goat with new shoes', 'f', 'goat'),
    ],
    vars: { x: ['my grandfather', 'a champion', 'the lost-and-found'] },
    prop: 'a pair of old sneakers',
    sign: [
      '“Go!” somebody cried, and six runners went off to the left. One went off to the [right|pond], very fast, and looked [back in despair|at its own feet].',
    ],
    woe: [
      '“It isn’t me,” said {o.np}. “It’s the shoes! I got them from {x}, and they know only one way, and that’s [home|back].”<mt  “<t They’ve run that race so many times in their lives that they can’t see the point of the middle, and at the bang they go straight to where the supper is. >[I’d take them off, but I’m slow in my own feet|The last heat’s in ten minutes],” said {o}. “[I came first at the bus stop.|I have got a medal from another town.]”>',
    ],
    tries: [
      'They put the shoes on the wrong feet. Now {o} ran in [rings|a figure eight], and [fell in a heap|was given a prize for skating].',
      'They turned {o} around to face the wrong way, so it would come out right. At the bang the shoes [turned, too|thought about it, and went up a tree].',
    ],
    on: {
      tell: '{a} told it to the shoes, laces and all: a race, and on the last bend [a cow|rain], and who would win? The tongues hung out. “We always left before THAT,” said a small leather voice. “[What’s around the bend?|Is it far?]” They would have to go and see.',
      tie: 'They tied the shoes together, with a bow, left to right. The left one wished to go home. The right one had to come, and did not. They [fell out|argued] for a bit. By the time they had made it up they were [running|halfway around], and it was too good to stop.',
      light:
        'It fell on the grass, out past the bend, where no one goes. There was a [cup|ribbon] on the far line, and it shone. The shoes had [never seen the other end|forgotten]. One toe [lifted|pointed]. “[Bang,|Ready,]” they said by themselves.',
      make: 'It was a sign, and they set it on the far side of the track. “[Home, This Way|Supper],” it said, with an arrow to the left. The shoes could read a little. At the bang they [shot off|flew], left, like all the rest, and faster.',
    },
    won: [
      '{O} was first, and then, as the shoes would not hear of stopping, [first again|second as well], and a third time, for luck. “[Once more?|They’ve got the taste of it,]” {o} shouted, going by.',
    ],
    gift: ['a shoelace that pulls a little toward home', 'an arrow cut out of tin'],
    cause: 'They took the shoes off and looked inside. In the left one, steering, {th.was} {th.np}.',
    free: '“I get off here,” said {thing}, quite pale. They thanked {thing}, and the shoes, with no one at the wheel, went wherever {o} did.',
  },
]
