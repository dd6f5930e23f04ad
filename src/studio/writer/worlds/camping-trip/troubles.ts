import { type Trouble, who } from '../../world.ts'

export const troubles: Trouble[] = [
  {
    title: ['The Fire That Was Afraid of the Dark', '{K} and the Small Fire', 'Who Keeps {O} Company?'],
    owners: [
      who('Flick', 'campfire', 'm', 'star'),
      who('Embry', 'little fire', 'f', 'star'),
      who('Cracker', 'small fire', 'm', 'star'),
    ],
    prop: 'a tiny campfire, crouching',
    vars: { x: ['the soup', 'the beans', 'the cocoa'] },
    sign: [
      '[In the ring of stones|Between the stones|Where the campfire was] there was hardly any fire [at all|now]. What was left [hid behind a stick|crouched down low], and {x} had gone cold.',
    ],
    woe: [
      '“[The dark is all around me|It is dark wherever I look],” said {o.np}. “[And it is so big!|And it comes so close!]”<mt  “<t At home I was only ever a match, in a box, with forty brothers, and >I’ve been told that I should leap up, and [be merry|throw sparks],” said {o}. “[But then it’d see me|If I’m small it may go by].”>',
    ],
    tries: [
      'They gave {o} more wood^, which most fires would have been glad of, but ^{o} only [hid under it|went out at one end], and coughed.',
      'They told {o} that there is nothing in the dark. “[Then what are all those eyes|What’s that]?” said {o}. It was [ducks|{g}].',
    ],
    on: {
      still:
        'They sat down, all around {o}, close, with their backs to the dark. Wherever {o} looked now there was a [face|friend]. “[Oh|That’s better],” said {o}, and stood up a little, to see who they all were.',
      tell: 'At the very best part {a} stopped, and leaned in. And {o} leaned in, too. “[And then|What was it]?” said {o}, and flared right up.',
      sound:
        'A fire can’t sit through a song. {O} began to [tap|crackle] on the second line. At the chorus {o} was up, [on one leg|clapping], and threw a spark at the moon.',
      light:
        '{a} went out with it, a little way, into the dark. It was all right out there. “[It’s like me|There’s one of us],” said {o}. “[I’ll wave|Hello]!” And {o} stood on tiptoe to be seen.',
    },
    won: [
      'Soon {x} was [singing in the pot|hot], and wherever the dark had been there was a [shining face|warm knee]. “[It goes back if you look at it|I make the edge],” said {o}. “[The dark’s where I stop. That’s all it is.|It needs me, to be round.]”',
    ],
    gift: ['a warm black stick that draws', 'a spark in a pine cone'],
    cause:
      'They looked behind the biggest log, where the dark comes in. There, blowing on cold fingers, {th.was} {th.np}.',
    free: '“I only wanted to get warm,” said {thing}. “YOU were the dark?” said {o}, and laughed^ until the sparks flew, and ^{o} leaped up, to make room.',
  },
  {
    title: ['The Tent That Flew', '{K} and the Homesick Tent', 'Where Tents Come From'],
    owners: [
      who('Canvas', 'old brown tent', 'm'),
      who('Igloo', 'round blue tent', 'f'),
      who('Flap', 'little tent', 'm'),
    ],
    prop: 'a tent up in a pine tree',
    vars: { x: ['the scout leader', 'both uncles', 'the dachshund'] },
    sign: [
      'Something big flapped overhead, and sat down in a pine tree, with {x} [still in it|asleep inside].',
    ],
    woe: [
      '“The geese called,” said {o.np}, up there, “and all my pegs [came out|let go]!”<mt  “<t We are sewn from the same cloth as sails, you know, and nobody asks a sail to lie down in the mud and have soup spilled in it, but >now I’m up I [can’t get down|don’t like it],” said {o}. “[I’ve somebody in me.|There’s nothing to hold.] A tent should have people IN it, and ground UNDER it.”>',
    ],
    tries: [
      'They threw up a sandwich^, which brings most things down, but ^somebody in there ate it, and said thank you<mt , and {o} went up one more branch>.',
      'They all shook the tree. Down came [nine cones and a saucepan|two squirrels, in nightcaps]. {O} held on with every loop.',
    ],
    on: {
      tie: 'It went over the branch and down, and at {o.s} end {a} tied the [knot that tents know|very knot {o} had been put up with]. “[That’s the one|Mm],” said {o}. “[My own knot|I know that hand].” And {o} let itself be let down.',
      sound:
        'It was the geese’s own call, only [slower|the evening one]: the one that says “down, down, there’s water.” {O} knew it, [in every seam|in {o.his} poles]. {O} tipped one flap, and came down in a long, low curve, to the lake.',
      make: 'It was a kite’s tail, of [socks and towels|all their scarves]. That’s all a tent needs to fly straight. {O} came down [steady as a plate|like a leaf on a string], and didn’t wake {x}.',
      light:
        'It shone on the empty square of flat, pale grass where {o} had stood. From up there it looked like [a window|home]. “[They left it on|I see it],” said {o}, and came.',
    },
    won: [
      'They put in the pegs. “[Deeper|One more],” said {o}. “Were you frightened?” said {x}, from inside. “[Only at the beginning, the middle, and the end|Not with you in me],” said {o}.',
    ],
    gift: ['a goose feather', 'a bent tent peg, straightened'],
    cause:
      'They all looked up. There was somebody on the roof of {o}, holding on to both ends, like a rider. It was {th.np}.',
    free: '“Is that how you stop?” said {thing}, and let go of the one end. And they came down, quite softly, in the blueberries.',
  },
  {
    title: ['The Star That Fell in the Lake', '{K} and the Wet Star', 'Forty Thousand and One'],
    owners: [
      who('Vega', 'small star', 'f', 'star'),
      who('Rigel', 'young star', 'm', 'star'),
      who('Blink', 'tiny star', 'm', 'star'),
    ],
    prop: 'a star shining under the water',
    vars: { x: ['left of the pine', 'over the island', 'third from the moon'] },
    sign: [
      'There was one star too many in the lake, [and this one said “brr”|and this one sneezed]<mt , while all the others only shook when the water shook>.',
    ],
    woe: [
      '“I leaned out to wave at myself in the lake,” said {o.np}, “and I fell in!”<mt  “<t It is the first thing they teach us, not to lean, and I believe that I had a cold that day, and >there’s a gap now, {x}, and [they count us at midnight|it’s letting in the draft],” said {o}. “[I’ve water in my points.|I’m going out, I can feel it.]”>',
    ],
    tries: [
      'They scooped {o} up in a pot^, which was the largest thing they had, but ^“[it’s still wet in here|this is soup],” said {o}<mt , and the pot [boiled|rang], and they had to put it down>.',
      'They threw {o} back, all together, on three. {O} went [as high as a tree|up, and up], stopped, said “[Hm|Oh dear],” and came down on {g}.',
    ],
    on: {
      make: 'It was a sling, of [a forked stick and a tent strap|two paddles and a towel]. “Aim for the gap,” said {o}. Twang! There was a long bright line. They held their breath. “[Got it|In]!” called somebody, a long way up.',
      move: '{a} took {o} in both hands and <f went, [up from the lake, up the hill|by the long track],><w rolled, up from the lake by the long track,> to the very top of the ranger’s tower, and held {o} out, as high as could be. And somebody [reached down|leaned out], only a bit.',
      tell: '{a} told {o} what the stars look like from down here: who steers by them, who [can’t sleep till they’ve seen one|makes a wish], and where. “[By me?|They wish on ME,]” said {o}. And a star that’s wished on gets light. {O} rose, like a bubble.',
      notice:
        '“Look, there’s one of you down there, still,” said {a}. It was in the water, {x}. “If that’s you, upside down,” said {a}, “then [up there|right above it] is where you go.” {O} looked from one to the other, and fell: up.',
    },
    won: [
      'The gap was filled, {x}. It [shone a bit wetter|twinkled more] than the others. At midnight they were counted, and came out right.',
    ],
    gift: ['a drop that has starlight in it', 'a pebble with five points'],
    cause:
      'They looked under {o}. On the bottom, among the stones, gazing up with big eyes, {th.was} {th.np}.',
    free: '“It was {thing} I saw!” said {o}. “I knew there was somebody.” They said hello, and they shook points. After that {o} felt so light that up was no trouble.',
  },
  {
    title: ['The Last Spark', '{K} and the Spark Who Stayed Up', 'A Spark Called Late'],
    owners: [
      who('Cinder', 'spark', 'f', 'star'),
      who('Late', 'very small spark', 'm', 'star'),
      who('Tinsel', 'spark as big as a seed', 'f', 'star'),
    ],
    prop: 'one spark over the ashes',
    vars: { x: ['nine', 'thirty', 'eleven'] },
    sign: [
      'The fire was [out|gray]. But over the ashes went one spark, [up and down|around and around]<mt , like somebody who has lost a key>.',
    ],
    woe: [
      '“The others rode up on the smoke,” said {o.np}, “but I stopped to look at a [marshmallow|moth]!”<mt  “<t We were to be a constellation, all of us, with me at the handle, and >[a pan with no handle is only a bowl|they will be holding my place],” said {o}. “[I have until the ashes are cold.|I am getting smaller. Look.]”>',
    ],
    tries: [
      'They blew from below^, as hard as they could without hurting a spark, but ^{o} went into a kettle, and came out black<mt . “[Thank you|Not so wet],” {o.he} said>.',
      'They threw {o.him} up, in a [mitten|sock]. {O} came down again. There was [a hole|a very small hole] in it now.',
    ],
    on: {
      make: 'It was a lantern of thin paper, with no bottom to it. {O} got in and glowed, and the paper [filled|grew round], and lifted off the ground. “[It goes|I’m the engine]!” said {o}.',
      light:
        'Far up, {x} sparks saw that light, and leaned down to look. They let down [one long beam|a thread of gold]. {O} went up it like a [beetle|sailor].',
      still:
        'They sat so quiet around the ashes that the ashes sighed, and one warm breath went up out of them, the last. {O} was [on it|just in time], with both feet.',
      tie: 'They hung it from the highest branch, and {o} ran up it on the tips of {o.his} toes. From there it was only [a jump|one more hop].',
    },
    won: [
      'A while later, over the trees, there was a [pan|dipper] of {x} stars, and then, at the very end of the handle, [one more|a small late one]. It winked.',
    ],
    gift: ['a coal that stays warm in a pocket', 'a burned stick that draws gold'],
    cause: 'They stirred the ashes. Under the last gray one, warming both feet, sat {th.np}.',
    free: '{Thing} jumped up out of the warm place, and all the heat that was left went up at once, and the spark with it.',
  },
  {
    title: ['Somebody Lives in the Boot', '{K} and the Family in the Left Boot', 'Mind the Curtains'],
    owners: [
      who('Mrs. Lodger', 'mouse with a broom', 'f', 'mouse'),
      who('Papa Tongue', 'mouse', 'm', 'mouse'),
      who('Aunt Eyelet', 'wood mouse', 'f', 'mouse'),
    ],
    prop: 'a boot with smoke coming out',
    vars: { x: ['nine', 'six', 'eleven'] },
    sign: [
      'By the tent stood two boots, and [smoke|a smell of soup] came out of the left one<mt , where there was a light on>.',
    ],
    woe: [
      '“All {x} of us moved in,” said {o.np}, “and at six, they say, a FOOT comes!”<mt  “<t It had everything, a high ceiling, a back stair, and a tongue to air the beds on, and it never crossed my mind to ask what the last tenant was like. >[I’ve put up curtains|I have papered the heel],” said {o}. “[It’s size nine, they say, with a hole in its sock.|Does it knock?]”>',
    ],
    tries: [
      'They wrote NO FEET on the toe^, in letters that nobody could have missed, but ^feet [can’t read|do not stop to read].',
      'They asked the family to move to the right boot. “[With those drafts?|On THAT side?]” said {o}. “There’s a foot for that one, too.”',
    ],
    on: {
      make: 'It was a house, of bark, with a lace for a bell and the sole cut out in moss. It had {x} beds. “[It even smells a bit|It has a heel],” said {o}. “We’ll take it.”',
      sound:
        'The small ones fell asleep to it, all {x}, in a row. So they could be lifted out, as soft as [plums|socks], and into a mitten. “[It has five rooms|There’s a thumb for Grandma],” whispered {o}.',
      light:
        'It found an old boot in the lake reeds, with a fern in. It had seen its last foot long ago. “[A garden|It has a view],” said {o}, and picked up the broom.',
      tie: 'They hung the boots by their laces, high on a branch. At six the foot came out, and felt around, and [went home in a slipper|put on a pot]. “[We’ve gone up in the world|It sways],” said {o}.',
    },
    won: [
      'They had soup, {x} thimbles of it, and the door was [laced|shut]<mt . “Wipe your feet,” says the mat, “and take them with you”>.',
    ],
    gift: ['a thimble of cold soup', 'a shoelace tag for a walking stick'],
    cause:
      'They felt down to the toe, in case. There was someone in there already, in bed. It {th.was} {th.np}.',
    free: '“I was here before the mice,” said {thing}, “and I say to the foot, ‘Taken’, and it goes away.” It said so, at six. It did.',
  },
  {
    title: ['The Moose Who Wished to Come In', '{K} and the Very Small Tent', 'Is There Room for {O}?'],
    owners: [
      who('Marlow', 'moose', 'm', 'deer'),
      who('Big Antoinette', 'moose', 'f', 'deer'),
      who('Timber', 'young moose', 'm', 'deer'),
    ],
    prop: 'a moose looking into a tent',
    vars: { x: ['cards', 'shadow rabbits', 'the whispering'] },
    sign: [
      'The tent grew dark. Then a nose came in<mt , as long as [a boot|an arm]>. “[Ahem|Knock, knock],” it said.',
    ],
    woe: [
      '“May I come in?” said {o.np}. “I’ve been outside all my life!”<mt  “<t I go by, of a night, and there’s one of these with a lamp in it, like a lantern with people in, and somebody’s laughing, and I stand behind a tree, which is no good, since I’m wider than a tree. >[I’d love to be there for {x}|I have brought my own leaf],” said {o}. “[I can fold. I’ve been told that I can’t, but nobody has ever let me try.]”>',
    ],
    tries: [
      'In went {o}, nose first^, and everybody moved up as far as a tent allows, but ^the tent [stood up|came off the ground]. Now it was a moose with a tent for a hat.',
      'They asked {o} to leave the antlers on the grass. {O} [pulled|tried]. They were the kind that stay on.',
    ],
    on: {
      tie: 'They tied the tent to {o.s} antlers, one corner to each, and let down the sides. Now they were all in, and {o} was the [roof|poles]! “[I’m inside it|Look, it fits],” said {o}.',
      light:
        'It shone through the tent wall, past {o}, far out on the grass. And there on the inside stood a [moose|shadow] as small as a mouse, right by the pillow. “[That’s me, in there|I fit],” said {o}.',
      tell: 'They told it with their heads out at the door, and {o.s} head in. So all of the heads were together. That’s where a story is. “[I’m in, where it counts|The rest of me can wait],” said {o}.',
      still:
        '{a} took the blanket out to {o}, and lay down by that warm side. So did all of them. The tent was left with [the pots|nobody in]. Far up, there were stars for a roof. “[So I was inside all along|It’s this big],” said {o}.',
    },
    won: [
      'They played {x}, and {o} lost, and [was so happy|laughed through the nose]<mt , and in the morning there was a leaf for each of them, on a plate>.',
    ],
    gift: ['a tent peg with a tooth mark', 'a bit of velvet off an antler'],
    cause:
      'There was no room in the tent for a moose, and now they saw why. In the sleeping bag, up to the ears, {th.was} {th.np}.',
    free: '“Is it a party?” asked {thing}, and got out on the far side, and unpegged the back. It was twice as large without a back. In came {o}, all but the tail.',
  },
  {
    title: [
      'The Story That Frightened Itself',
      '{K} and the Boo That Would Not Come Out',
      'And Then, Said {O}',
    ],
    owners: [
      who('Boo', 'small ghost story', 'm', 'ghost'),
      who('Whooly', 'campfire story', 'f', 'ghost'),
      who('Old Shiver', 'very short ghost story', 'm', 'ghost'),
    ],
    prop: 'a small ghost behind a log',
    vars: { x: ['the cellar step', 'the third stair', 'the attic stair'] },
    sign: [
      '“It was a dark night,” said a voice behind the log. “And then … [no. No, no|oh dear]. It was quite a LIGHT night.”',
    ],
    woe: [
      '“I’m a story for telling at fires,” said {o.np}, “but I’m scared of my own end!”<mt  “<t I go along nicely as far as the creak upon {x}, and everybody leans in, and just as I’m about to say what it was, I find that I have got both my hands over my own mouth. >[I’ve not once heard how I come out|They always send me to bed at that point],” said {o}. “[Something’s behind the door. I have got to be the one to open it, every night.]”>',
    ],
    tries: [
      'They told {o} to say it quickly. “Darknightcreakdoor,” said {o}. “And then it was [breakfast|Friday].” Nobody felt a thing.',
      'They held {o.s} hand. But {o} was all mist, and so they held each other’s, and [that did help|were brave for nothing].',
    ],
    on: {
      tell: '{a} told {o} one that went right up to a creaking door, and on. “The door opened,” said {a}, “and it was only the CAT.” {O} looked up. “[A cat|Is that allowed]?” said {o}. “I always thought you weren’t to look.” {O} looked. It was two cats.',
      light:
        'It shone into the middle of {o}, where the dark night was. There were the stairs, and there was the door, and behind it, blinking, in a [nightshirt|nightcap], somebody small. “[Is that YOU, going creak|I was scared of you],” it said.',
      sound:
        'If there is a tune under a story, you can tell when it’s going to be all right. {O} got as far as the creak, and the tune [skipped|went up]. “[And then it was Grandma, with a cake|Oh! It’s a BIRTHDAY],” {o} cried. “I’m a birthday story!”',
      make: 'It was a door, a real one, of [twigs|bark], with a knob of pinecone. You could try it first, from this side. {O} opened it a crack, shut it, then opened it again. There was only [the lake|the moon] behind. “[That’s lovely, I’ll put that|I’ll end with that],” said {o}.',
    },
    won: [
      'So {o} told it right to the end, and they all jumped, and then laughed, and {o} [jumped the highest|laughed last]. “Again,” said {o}.',
    ],
    gift: ['the word “suddenly”, on a birch leaf', 'a pinecone doorknob'],
    cause:
      'They went up to the creak, on tiptoe, all together, and opened the door in it. Behind that {th.was} {th.np}.',
    free: '“I’m your end,” said {thing}. “I have been sitting in here with the light off, afraid of who kept coming up.” They laughed so loud that it went over the lake and back.',
  },
  {
    title: ['The Map That Would Not Fold', '{K} and the Map in a Hundred Creases', '{O} Likes It Out'],
    owners: [
      who('Ordnance', 'hiking map', 'm'),
      who('Dame Legend', 'old map', 'f'),
      who('Scale', 'map of the lake', 'm'),
    ],
    prop: 'a map on a flat stone',
    vars: { x: ['the island', 'the ranger’s tower', 'a very small bog'] },
    sign: [
      'Something [white|wide] flapped upon the stone, and each time a hand came near, it opened out at the other end. “No,” it said.',
    ],
    woe: [
      '“I won’t fold,” said {o.np}. “I’ve been in a glove box since I was printed. I’m OUT!”<mt  “<t I know every inch of this place, every contour, and have never been in it, and when they spread me upon that stone this morning there was the lake, exactly where I had always said it was, only wet. >[And now they want to put the hill on top of {x}|My north was up against my south for nine years],” said {o}. “[One gets a crease where one’s heart is.|There’s a wind here. I have a sign for it, but I had no idea.]”>',
    ],
    tries: [
      'They folded {o} the way that it said on the back~, but ~there was a bit left over. It was the lake, and it dripped.',
      'They sat on {o}. When they got up again, {o} was open at [a page they’d never seen|Italy].',
    ],
    on: {
      make: 'It was a kite, with a tail of socks, and in the middle was the map. Up it flew. It hung over the lake, and looked down, and there it all was: the lake, the tower, {x}, as neat as print. “[I’m RIGHT|It’s just like me],” said {o}.',
      tie: 'They tied it in the pines, by all its corners, like a [hammock|sail], and {a} lay down in it. It swung. “Somebody’s gone to sleep on the nature trail,” whispered {o}. “[I’ll hold the hills still|Don’t roll on the church].”',
      notice:
        '{a} got down with {a.his} nose to the paper. There was a dot on it that was in no legend. “That’s us,” said {a}. “You’ve got us IN you.” It was true. There was the stone, and on it a map, with a dot. “[I’d better keep you safe|You’ll want to be tucked in],” said {o}, and closed.',
      move: '“Then let’s go and look,” said {a}, and took {o} under one arm, and <f ran><w raced along>: once around the lake, up to {x}, and home. {O} called out each thing before it came. By the last bend {o.he} was hoarse. “[I’ve BEEN now|My legs, if I had any],” {o} said, and folded by {o.him}self.',
    },
    won: [
      'That night {o} lay by the pillow, half open, in case of dreams. On the back, where it had been white, there was a [thin|pencil] line: once around, and home.',
    ],
    gift: ['a corner that says “You are here”', 'a contour line, wound up small'],
    cause:
      'There was a lump in the map, in the fold by {x}. They smoothed it with both hands. It yawned. It {th.was} {th.np}.',
    free: '“I’m not on it,” said {thing}. “I’m IN it. Every time they fold, I get a mountain in the ear.” It moved out to the margin, where it’s flat. After that the map went shut like a book.',
  },
]
