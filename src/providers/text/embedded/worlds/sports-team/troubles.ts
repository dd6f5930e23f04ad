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
      '“I am {o.a}, and I’m not coming down,” said {o}. “Do you know what they do to you down there? [They kick|With boots]!”<mt  Tomorrow was {x}. “<t Nobody mentioned it in the shop, where it was all tissue paper and compliments, and >[I thought that I would be carried|I was told there would be games],” said {o}. “[I like games.|Not one person asked.]”>',
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
      '“I am [only watching|a bush],” said {o.np}. “I can’t be in goal. I tried once, and I [shut my eyes|fell over], and they all saw.”<mt  The match with {x} was to begin [under the lamps|at dusk], and there was nobody else. “<t I am exactly as wide as the goal, and that is what makes it so very embarrassing, >and [I know|if a ball comes, I say ‘sorry’],” said {o}, “[and let it by|because it looks so keen].”>',
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
      'They did not win. It was [nil all|nothing to nothing], for the first time ever, and they [carried {o} around the field|danced as if it were a hundred]. It took [all of them, and the goat|eleven].',
    ],
    gift: ['a knot from the goal net', 'one very large glove'],
    cause:
      'They looked into the back of the goal, where the net is torn. There, tangled up like a fish, {th.was} {th.np}.',
    free: '{Thing} stayed behind the goal after that, and said “[left|your left]” or “[right|your right]”, quite softly. {O} did not miss one.',
  },
  {
    title: ['The White Line That Wandered Off', '{K} and the Crooked Line', 'Where Does the Field Stop?'],
    owners: [
      who('Mr. Chalk', 'groundsman', 'm', 'grown-up'),
      who('Nan Mower', 'groundswoman', 'f', 'grown-up'),
      who('Hopper', 'groundsman’s hare', 'm', 'rabbit'),
    ],
    prop: 'a wobbly white line in the grass',
    vars: { x: ['through a bed of tulips', 'up a tree and down again', 'across a sleeping cow'] },
    sign: [
      'Someone was [running|hurrying] over the field with a bucket, bent down, saying “[Come back|Heel] … [come back here|sit]!” to the [grass|ground].',
    ],
    woe: [
      '“It’s my touchline,” said {o.np}. “The long one! I painted it at noon, and it has [got up and gone|wandered off].”<mt  They could see where: it went [{x}, and over the hill|over the ditch and {x}]. “<t And without it nobody can be in, and nobody can be out, so that strictly speaking the whole county is the field, and >[tonight is the match|the game starts at moonrise],” said {o}. “[They would never stop running.|I am sure I painted it straight.]”>',
    ],
    tries: [
      'They ran after it. The line [looped around their feet|did a figure of eight]. They [fell over it, one by one|tied themselves in a knot].',
      'They painted a new one. The old one came and [looked at it|lay down next to it]. Now there were two, and [both went off together|they giggled].',
    ],
    on: {
      move: 'It wanted to race! {a} <f ran><w rolled> beside it, [neck and neck|side by side], along the whole edge of the field, and [turned|swung] sharp at the corner flag. So did the line. Then it lay down, [panting|tired out], just where it should be.',
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
      '“Nobody wants me,” said {o.np}. “They play for me every year, and every year it is a draw. [I have never once been lifted|{X} years, and nobody has held me up]!”<mt  “<t I have been dusted, I grant you, and on one occasion insured, but >[a cup is for lifting up|they keep me in a cupboard with the mops],” said {o}. “So I [left|walked out]. [I had to roll.|I went on my handles.]”>',
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
]
