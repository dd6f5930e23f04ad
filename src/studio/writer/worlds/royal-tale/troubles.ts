import { type Trouble, who } from '../../world.ts'

export const troubles: Trouble[] = [
  {
    title: ['The Crown That Wanted a Day Off', '{K} and the Runaway Crown', 'Where Did {O} Roll To?'],
    owners: [who('Carat', 'crown', 'm'), who('Madam Gold', 'crown', 'f'), who('Circlet', 'crown', 'f')],
    prop: 'a crown on the floor',
    vars: { x: ['the banquet', 'the dance', 'the king’s birthday'] },
    sign: [
      'Clink, clink, roll. Something gold came down the stairs by itself, and hid behind a [pot|curtain]. “[You have not seen me|Shh],” it said.',
    ],
    woe: [
      '“I sit on the king all day,” said {o.np}, “and I want [one night|an evening] off!”<mt  But {x} was at eight. “<t You may think it’s all jewels and waving, but in two hundred years I have never once been rained on, or rolled down a hill, or been put on a dog. >[I would like to be a hoop|I’d like to see a puddle],” said {o}. “[Just for one evening.|And he’s cold without me. I know it.]”>',
    ],
    tries: [
      'They made the king a stand-in, out of a pie dish^, which very nearly fit, but ^it smelled of onions, and a [wasp|duke] kept looking at it.',
      'They asked the other crowns. One had [a mouse in it|not been let out since 1402], and one fell in half. “[It’s me or no one|You see],” said {o}, with a clink.',
      'They took {o} out, and in again, very quick, for some air. “[Was that it?|That was a window,]” said {o}.',
    ],
    on: {
      move: 'So {a} took {o} to the top of the hill, and let go, and raced it. Down they went, <f {a} on foot and {o} on edge><w wheels and crown, side by side>, through the [daisies|long grass], and a puddle. Splash! “[Again|Oh, my],” said {o}. They did it nine times.',
      make: 'It was a hat for a crown: {a} cut it out of [red felt|paper], with a brim, and stuck a feather in. Now, for once, {o} WORE something. “[So that’s how it feels|How cozy],” {o.he} said. “No wonder that he likes me.”',
      light:
        'It danced on the wall, and {o} looked, and knew that shine. “[That’s me,|Am I like that?]” said {o}. “All over the room?” On top of a head you can’t see what you do. “[He looks up to where I am|Nobody told me that I do that],” {o.he} said.',
      tell: '{O} had heard [speeches|wars] for two hundred years, and not one of THESE. {O} rolled with laughing, all over the floor, and under the bed, and out. “[That was my day off|There! I’ve had it],” said {o}. “I feel quite bent.”',
    },
    won: [
      'At eight {o} went up on the king’s head, [damp|with a daisy in the third point], and was carried in. “[Have you been ill?|Have you been out?]” asked the king. “[Clink|A bit],” said {o}.',
    ],
    gift: ['a paste ruby as big as a pea', 'a daisy pressed in a coin'],
    cause:
      'They looked into the crown^, which was heavier than a crown should be, and ^down in the velvet, dug in tight, sat {th.np}.',
    free: '“I was what made it so heavy,” said {thing}, and climbed out^, so that ^{o} gave one light little bounce, and had to be caught.',
  },
  {
    title: ['The Queen Who Could Not Wave', '{K} and the Sleeping Hand', 'Nine Miles of Waving'],
    owners: [
      who('Queen Ottilie', 'queen', 'f', 'queen'),
      who('King Egbert', 'king', 'm', 'king'),
      who('Queen Mab-Anne', 'very polite queen', 'f', 'queen'),
    ],
    prop: 'a golden coach, or near it a wheel',
    vars: { x: ['four thousand', 'nine hundred', 'ten thousand'] },
    sign: [
      'In the royal coach in the yard somebody looked hard at one hand. It lay there like a [fish|glove].',
    ],
    woe: [
      '“My waving hand has gone to sleep,” said {o.np}, “and {x} people want a wave!”<mt  “<t They have stood there since breakfast with flags and sandwiches and babies, and a nod is simply not the same thing, from a coach. >[The left one has never learned|My left waves like someone chasing a fly],” said {o}. “[I’ve tried nodding. My crown fell in a lap.|It’s snoring. Listen.]”>',
    ],
    tries: [
      'They put a glove on a stick, and waved that, out of the window^, as royally as one can with a stick, until ^it [came off|flew], and a dog ran off with it.',
      '{h} hid under the coat, and waved from there. “[What small hands they have|How sticky they are], these days,” people said.',
      'They pinched the hand, to wake it. It [said nothing|turned over]. {O} said a [word|thing] that is not in the royal speeches.',
    ],
    on: {
      sound:
        'The fingers heard it. One began to [tap|march]. Then two. A hand that’s asleep dreams of [drums|music], and wakes up dancing. It went up by itself, and out at the window, [in time|like a bird].',
      tie: 'They tied it to the wrist, over a hook, and down to the back wheel. Now each time the wheel went around, the hand went up. “[I’m waving|Look at me go],” said {o}. {X} waves, and none of them [tired|by hand].',
      notice:
        '“They don’t want a wave,” said {a}, “look. [They are all holding something up.|They’re all looking at the horses.]” It was true: babies, buns, a [cat|prize leek]. They wanted to be SEEN. So {o} looked at each one, right in the eye, and said “Oh!”',
      still:
        '{a} got in and held the hand with both hands. No rubbing, no pinching. It had shaken [nine hundred|a thousand] hands that week, and not one had [held on|stayed]. It grew warm. It gave a squeeze. It was up.',
    },
    won: [
      'Nine miles they drove, past {x} people, and the last of them all was a [very small boy|baby], on a wall. He waved first. [{O} laughed out loud.|So {o} got to wave back.]',
    ],
    gift: ['one white glove button', 'a flag no bigger than a stamp'],
    cause:
      'They rolled up the sleeve. Somebody had used the hand for a pillow, and was still asleep on it: {th.np}.',
    free: '{Thing} yawned and sat up, and the hand felt pins and needles, and then just felt. They both waved, from the same window.',
  },
  {
    title: ['The Pea Under Twenty Beds', '{K} and the Pea in the Dark', '{O} Speaks Up'],
    owners: [
      who('Peabody', 'pea', 'm'),
      who('Little Marrowfat', 'dried pea', 'f'),
      who('Petronel', 'green pea', 'f'),
    ],
    prop: 'a tall bed with a ladder',
    vars: { x: ['twenty', 'nineteen', 'twenty-two'] },
    sign: [
      'In the guest room stood a bed of {x} mattresses, one on top of another. From the very bottom came [a knock|a small, round knock].',
    ],
    woe: [
      '“They put me here to test a [girl|princess],” said {o.np}, “and [nobody took me out|forgot to take me out]!”<mt  “<t I was told it was a position of trust, and I have been as hard and as round as I could be, night after night, with all of that on top of me. >[And they say such rude things about me, at breakfast|“I did not sleep a wink,” they say, and I’m to be glad],” said {o}. “[I don’t want to be a bruise.|I was meant to go UP. I feel it.]”>',
    ],
    tries: [
      'They took off the mattresses, one by one^, and all went well until ^at [seven|nine] the pile [began to lean|sneezed]~, and ~at ten they were all under it, quite soft, and rather [dark|flat].',
      'They blew in under it, to blow the pea out at the far side. Out came [a sock|dust], and the tooth of an [earl|uncle].',
      'They hired a princess to say that she felt nothing. “[Oh, but I do|Ow],” she said. “[It’s left of my knee.|It’s asking for help.]”',
    ],
    on: {
      sound:
        '{O} felt it come down through {x} beds, and began to roll. It was a marching tune, more or less. Left, right, round and round it rolled, out past the frill, and bump, against {a.s} shoe.',
      tie: 'They pushed one end in, with a bit of [gum|jam] on it. “Hold on tight,” they said. “[I have no hands|I’m a pea],” said {o}. “I’ll just lean.” It came out like a fish on a line, green and [dizzy|proud].',
      make: 'It was a chute, of [fans and tin trays|stiff card], from the edge of the bed right to the window. One push! Away went {o}, round the bend and over the sill, and plop, in a flowerpot, and said “[Ahh|Mud].”',
      move: '{a} went in. It was flat, hot, and deep, <f on tummy and elbows, like a mole><w so {a} shot one arm in up to the ear, by the long back scratcher>. There was something like a marble. “[Got you! Or is it you that got me?|Is that a finger?]” said {o}. “How do you do?”',
    },
    won: [
      'They set {o} in a pot by the window, with [rain|moonlight] on it. [In no time there was a crack, and a green ear.|By bedtime {o} had put out one white toe.] “[UP|I knew it],” said {o}.',
    ],
    gift: ['a pea pod with a zipper, or so it looked', 'one small pillow feather'],
    cause:
      'They held up the last mattress. The pea had company down there, lying flat, and holding its hand: {th.np}!',
    free: '“I could not sleep, so I came down to see why,” said {thing}. {Thing} lifted one corner. Out rolled {o}, like a ball down a hill.',
  },
  {
    title: ['The Knight Who Rusted Shut', '{K} and the Squeaky Knight', 'A Duck Called Henry'],
    owners: [
      who('Sir Bevis', 'knight in full armor', 'm', 'robot'),
      who('Dame Gwendol', 'knight in full armor', 'f', 'robot'),
      who('Sir Clink', 'young knight', 'm', 'robot'),
    ],
    prop: 'a shield in the rain',
    vars: { x: ['three days', 'a week', 'since the May fair'] },
    sign: [
      'In the courtyard [somebody made of metal stood|stood somebody all of iron], with one arm out, like a [tree|teapot]. “Eek,” it said.',
    ],
    woe: [
      '“A duck [slept|sat] on my glove in the rain,” said {o.np}. “[I stood still, and I rusted|Now I have rusted shut]!”<mt  That had been {x}. “<t A knight is meant to stand fast, and I don’t say that I am sorry, for it was a very small duck and extremely tired. >[But my horse has gone in to lunch|I’ve an itch, right in the middle of me],” said {o}. “[And tonight I’m to carry the roses.|Eek, eek. That was a sigh.]”>',
    ],
    tries: [
      'They oiled {o} with [butter|soup]^, every hinge and buckle, with the result that ^now {o} was a knight who had cats. The cats were [pleased|of great help, at first].',
      'They pulled, {h} at one arm and {g} at a leg. {O} fell over, clang, and lay there in the same shape, with one arm [up|in the air], like a [cup|bent fork].',
      'They told {o} there was a dragon. “[Eek|How nice],” said {o}. “[Ask it to come nearer. I need the warmth.|Send it here.]”',
    ],
    on: {
      sound:
        'The armor began to hum. A knight’s a kind of bell, inside. It shook, and the rust fell off like [red snow|cinnamon], and a knee bent, with a note of its own: plink.',
      still:
        '{a} put a hand in the iron glove, where the duck had been, and left it there. Something in there was cold, and did not say so. It warmed. One finger shut around {a.his}, with a tiny “eek”. Then came [two|the arm].',
      tell: '“Eek,” said the visor. “Eek, eek, eek-eek!” {O} was laughing. {O.he} shook with it, [from the spurs up|so that all the hinges rattled], and when you laugh as hard as that you HAVE to bend. {O.he} slapped a knee. It could be slapped!',
      notice:
        '“You’re not stuck in all of it,” said {a}. “Your toe is tapping.” So it was. “[From the toe up, then|Start where it goes],” {a.he} said. Toe, heel, and knee: {o} went up {o.himself} like a stair, and at the top was the head. It nodded.',
    },
    won: [
      'So {o} went in, eek, eek, with the roses, [and bowed, and got up again|right up the red carpet], and behind {o} in a line walked a duck, and [six|five] very small ones, all in step.',
    ],
    gift: ['a curl of rust, like a brown rose', 'one soft brown duck feather'],
    cause:
      '{h} knocked on the breastplate. “Come in,” said somebody, who was not {o}. In there, with the lamp lit, {th.was} {th.np}.',
    free: '“I thought it was a house,” said {thing}. “It had a door.” Out climbed {thing}, by the neck, and there was room again, to breathe, and to bend.',
  },
  {
    title: ['The Robe That Had Not All Arrived', '{K} and the Longest Train', 'The End of the Robe'],
    owners: [
      who('Prince Hal', 'prince in a robe', 'm', 'king'),
      who('Princess Plum', 'princess in a robe', 'f', 'queen'),
      who('Duke Umber', 'duke in a robe', 'm', 'king'),
    ],
    prop: 'a long red scarf, or the end of it',
    vars: { x: ['two miles', 'a mile and a half', 'three miles'] },
    sign: [
      'A robe of red velvet went by, out of one door and [into the next|along the hall]<mt , and it went by for [ten minutes|a long while]>. Then it stopped.',
    ],
    woe: [
      'In front of it stood {o.np}. “My robe is {x} long,” {o.he} said, “and the back of it is stuck!”<mt  “<t I have not seen the end of it since Easter, and people send me word from time to time that it is passing through their village. >[When I turn around, it takes until Thursday|I’m pinned here like a butterfly],” said {o}. “[And I’m wanted on the throne.|I can’t even sit. It would have to be told.]”>',
    ],
    tries: [
      'They all pulled^, leaning back as far as velvet allows, but ^from a long way off there came a “[Hey|Moo]!” and somebody [pulled back|pulled harder].',
      'They wrote to the end of it: “[Come at once!|Where are you?]” The answer came by robe, [two days later, or it felt so|pinned on]: “[Nearly there.|Is it far?]”',
      'They rolled it up from the front, to save steps. Soon {o} was [a sofa|inside], and could not be found at all.',
    ],
    on: {
      move: '{a} went the whole way, along the velvet, through gates and [a fair|a wedding], <f hop, over the cows><w wheels deep in the pile>. And there at the end was an old [tailor|sheepdog], asleep on it, in the sun. {a} tucked a hay bale under the gray head, and slid the robe out.',
      tie: 'They tied it to the robe, here, and there, and there, and pulled it up like a curtain, in [loops|folds]. Far away the end [went hop, hop, hop|woke, and began to come in]. It came around the corner. It had a goat on it.',
      still:
        '{O} had never stood still for so long. So, for once, the end had time to catch up. They sat on the velvet, and waited, and it came: first a hum, then a [cart|hen], then the last yard, with [a small boy|six ducks] riding on it.',
      make: 'Snip, snip, it was a robe, here, for {o}; and {x} of good red velvet for everyone else. Out of that came [a coat for every child|ninety coats and a tent], and a bow for each cow. “[It looks far better on them|I can turn around],” said {o}.',
    },
    won: [
      '{O} sat down. It was the first time in a year. “[How small I am|Is that all of me]!” {o.he} said, [feeling about|very pleased], and swung both legs. And at the door the end of the robe took a bow.',
    ],
    gift: ['a scrap of red velvet, the shape of a heart', 'a gold tailor’s pin'],
    cause:
      'They went along the robe, feeling for lumps. There was one, and it was warm. In a fold, snug as a bun, sat {th.np}.',
    free: '“I got on at the mill,” said {thing}. “I thought that it was going somewhere.” {Thing} hopped off. The robe gave a sigh, and all the rest of it slid in.',
  },
  {
    title: ['The Drawbridge That Would Not Come Down', '{K} and the Stubborn Bridge', 'Guests at the Gate'],
    owners: [
      who('Gatsby', 'gatekeeper', 'm', 'grown-up'),
      who('Mother Winch', 'gatekeeper', 'f', 'grown-up'),
      who('Lift', 'gatekeeper’s boy', 'm', 'child'),
    ],
    prop: 'a chain by a gate',
    vars: {
      x: [
        'a king, two aunts, and a cake',
        'the queen of Far Away and her cat',
        'forty cousins with one bag each',
      ],
    },
    sign: [
      '“Down!” said somebody at the gate. “[Please|Good bridge]!” The drawbridge stayed up, as straight as a [wall|soldier]<mt , and on the far side somebody rang a bell>.',
    ],
    woe: [
      '“The bridge won’t come down,” said {o.np}, “and the guests are here!”<mt  “Look who’s out there: {x}. <t I had the pleasure of waving, and they waved back, but you cannot keep on waving for two hours across the water. >[They have begun to eat the presents|It’s starting to rain],” said {o}. “[And it has always been such a friendly bridge.|It used to come when I whistled.]”>',
    ],
    tries: [
      'They all sat on the chain, {g} on top. The bridge came down [an inch|a hand], saw that, and went back up, with all of them [hanging on it|in the air].',
      'They threw a rope to the guests, and told them to pull^, which they did with a will, but ^only the [aunts|bags] came over. They were wet.',
      'They read it the rules, with the seal on. The bridge [creaked|yawned] at the second page.',
    ],
    on: {
      notice:
        '“[Hush. It’s peeping|There’s a twig],” said {a}. There, in the crack at the top, was a nest, with four [blue eggs|open beaks]. The bridge had felt them, and it was holding its breath. They took the nest, ever so softly, to the [lamp hook|tower], and the bridge let go.',
      still:
        '{a} laid a cheek on the wood, and stayed so. Then {a.he} felt it: the bridge was shaking. It had come down for a hundred years, bang, and it had [heard somebody say “Ow”|squashed a daisy]. “We’ll put a cushion,” {a.he} told it. They did. Pff, it went.',
      sound:
        'The bridge creaked back, low, on the same beat. It wanted to dance down! No one had played for it since they took the band away. It came down step by step, with a [twirl of its chain|swing], and touched the bank on the last note.',
      light:
        'In the light you could see why: the moat was full of stars, and the bridge had seen them, and it did not care to squash any. {a} held the light low, and all the stars went [off to one side|out]. “Now,” {a.he} said. Down it came, on plain black water.',
    },
    won: [
      'Over they came, {x}, and the planks went [bom, bom, bom|clip, clop], like a big soft drum. “[What a friendly bridge|It hummed at me],” they said, every one.',
    ],
    gift: ['a link of old chain', 'a bit of blue eggshell'],
    cause:
      'They looked over the edge. Something was standing below, in the wet, holding the bridge up with both arms. It was {th.np}!',
    free: '“I thought that it was falling,” said {thing}. “It was MEANT to? Oh.” {Th.it} stepped out from under. And gently, like a yawn, the bridge lay down.',
  },
  {
    title: [
      'The Frog Who Did Not Want to Be Kissed',
      '{K} and the Sign by the Pond',
      'No Thank You, Said {O}',
    ],
    owners: [
      who('Gerald', 'frog', 'm', 'frog'),
      who('Miss Lily', 'frog', 'f', 'frog'),
      who('Croaker', 'frog', 'm', 'frog'),
    ],
    prop: 'a sign by a pond',
    vars: { x: ['eleven', 'nineteen', 'thirty'] },
    sign: [
      'By the royal pond was a sign: NO KISSING<mt , and under that a second sign: [I MEAN IT|NOT EVEN ON THE HEAD]>. Behind it sat somebody green, with an umbrella [up|in front].',
    ],
    woe: [
      '“[Go away|Stop there],” said {o.np}, “unless you have no lips!”<mt  “Today it was {x} of them. They shut their eyes, and SMACK. <t There was some frog, once, in some pond, who turned out to be somebody, and ever since then not one of us has had a moment’s peace. >[I’m not a prince|I’m frog all through, I’ve looked],” said {o}. “[I like flies. I like mud. I like to go plop.|And there’s a whole coach of them coming at six.]”>',
    ],
    tries: [
      'They painted {o} blue, so as not to look like a frog^, which took most of the royal sky, but ^a princess stopped. “[A BLUE one! It must be a king|Look, a duke],” she said. Smack.',
      'They put up a third sign: BEWARE OF THE FROG. It [was the talk of the town|drew a crowd]. Now there was a line, and a man who sold [buns|tickets].',
      'They hid {o} in a teapot. At tea, the [bishop|aunt] lifted the lid, [and fainted|and puckered up].',
    ],
    on: {
      tell: 'They all stood around to hear it, the whole line, with lips out. By the end nobody could keep a mouth that shape. They [roared|held on to each other]. And {o} had told the second half. “[Let’s just be friends with it|What a funny frog],” they said. “[Who’d want a prince|Tell it again]!”',
      make: 'It was a second frog, out of [green soap|a cabbage], with a nice plump mouth. They set it on the best stone. Smack, smack, went the line. “[It tastes of leaf, so it’s sure to be royal|Any minute now],” they said. And {o} sat in the reeds and [ate flies|laughed till it bubbled].',
      sound:
        'And at that {o} sang! It was what frogs do, at dusk, with the whole chin. All over the pond the others joined in. The line stood with its mouth open. You can’t kiss with it open. “[It’s a concert|Shh, sit down],” they said.',
      notice:
        '“They don’t look at you,” said {a}. “They all have their eyes SHUT.” So {a} went along the line, and said: “Open, please. Now look.” They looked. It had gold in its eyes, and [small, wise hands|a spot like a tea leaf]. “[Oh, it’s a FROG|How do you do],” they said.',
    },
    won: [
      'After that they came with [a fly in a box|a nice bit of mud], and knocked. “[Plop|Good evening],” said {o}, and it was all that anyone wanted. The sign now says: [YES TO FLIES|WAVING ONLY].',
    ],
    gift: ['a lily leaf as round as a plate', 'a tiny green umbrella'],
    cause:
      'They read the sign again, from behind. There, in the reeds, with a pot of paint and its lips out, sat {th.np}.',
    free: '“It was I who told them all to come,” said {thing}. “I was hoping to be next.” So {k} shook {thing} by the hand, or what {th.it} had. {Th.it} said that was better.',
  },
  {
    title: ['The Royal Seal', '{K} and the Hundred Letters', '{O} Stamps His Flipper'],
    owners: [
      who('Wax', 'royal seal', 'm'),
      who('Dame Signet', 'royal seal', 'f'),
      who('Blot', 'young royal seal', 'm'),
    ],
    prop: 'a pile of letters',
    vars: { x: ['a hundred', 'two hundred and six', 'ninety-nine'] },
    sign: [
      '“Arf,” said somebody behind a heap of letters. “Arf! [Hee|Stop].” A stick of red wax rolled out, and after it a [fish bone|splash of water].',
    ],
    woe: [
      '“I must stamp {x} letters,” said {o.np}, “but the wax tickles!”<mt  It was a real seal, with whiskers, in a [tin tub|ruff]. “<t A letter that has not been sealed is only paper, as the old king used to say, and there is one in here that makes peace with our neighbors about a pig. >[Look at them: crooked, crooked, upside down|I stamped the table, and a page’s nose],” said {o}. “[It’s the warm part. Arf!|My flipper sees it coming, and starts to giggle.]”>',
    ],
    tries: [
      'They used {h.s} thumb instead^, a thumb being very nearly a flipper, but ^“[Who is this from?|It looks like jam,]” said the first letter that came back. “[A king, or a pancake?|We do not know a King Thumb.]”',
      'They put a mitten on the flipper. Now all the letters said [“knit, purl”|“mitten”]. {O} was [sorry|warm], and laughed at that.',
      'They told {o} not to think of it. {O} did not think of it [so loud that the bath slopped over|for a whole second].',
    ],
    on: {
      sound:
        'Slap, went {o}, on the beat. Slap, and slap! {O} could not stop to giggle: the next bar was always coming. A page held the letters, {g} blew on the wax, and {x} went by like a [parade|dance].',
      still:
        '{a} took the flipper, and held it quite still, and waited. The giggle came up, and ran all around in there, and found no way out. It lay down. “[It’s gone to sleep|Quick],” whispered {o}. Pat, pat, pat. Every one of them was straight.',
      make: 'It was a ramp: the letters slid down it, one by one, and shot out under {o.s} nose, cold, by way of the ice tub. Cold wax does not tickle. Pat, pat. “[It’s like being a machine|I can hardly feel them],” said {o}, with joy.',
      tell: '{a} told {o.him} such a sad bit first, all about a [gull|sock] with no one, that {o} was far too sorry to giggle. Pat. A tear. Pat. And then came the funny bit, just when {x} were done, and {o} could let it all out. Arf! The bath went over.',
    },
    won: [
      'The coach took them at sundown, {x} letters, each with a small red [flipper|fan] on it, [dead straight|like a flower]. The one about the pig said “yes”. [The pig had it read out twice.|Everybody got a sausage, but not of him.]',
    ],
    gift: ['a lump of red wax with a paw print', 'one silver whisker'],
    cause:
      'They turned over the last heap of letters. So that was who had sat there with a feather, just at flipper height! It was {th.np}.',
    free: '“You looked so solemn,” said {thing}, and put the feather behind {th.its} ear, or about there. And {th.it} licked the stamps for the rest.',
  },
]
