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
      '[In the ring of stones|Between the stones|Where the campfire was] there was hardly any fire [at all|now]. [The little that was left|What was left of it] [hid behind a stick|crouched]. [It trembled.|{X} had gone cold.]',
    ],
    woe: [
      '“It’s all around me,” whispered {o.np}. “Wherever I look, there it is: the dark! [It comes right up to where I stop.|And it’s looking at me.]”<mt  “<t At home I was only ever a match, in a box, with forty brothers, and >I’ve been told that I should leap up, and [be merry|throw sparks],” said {o}. “[But then it’d see me|If I’m small it may go by].”>',
    ],
    tries: [
      'They gave {o} more wood. {O} [hid under it|went out at one end]. There was [smoke|a cough].',
      'They told {o} that there is nothing in the dark. “[Then what are all those eyes|What’s that]?” said {o}. It was [ducks|{g}].',
    ],
    on: {
      still:
        'They sat down, all around {o}, close, with their backs to the dark. Wherever {o} looked now there was a [face|friend]. “[Oh|That’s better],” said {o}, and stood up a little, to see who they all were.',
      tell: 'It was a campfire story, and in the frightening part {a} stopped, and leaned in, and looked into {o}. And {o} leaned in to {a}. “[And then|What was it]?” said {o}, and flared right up.',
      sound:
        'A fire can’t sit through a song. {O} began to [tap|crackle] on the second line. At the chorus {o} was up, [on one leg|clapping], and threw a spark at the moon.',
      light:
        '{a} went out a little way with it, and set it down there, in the middle of the dark, and it was all right. “[It’s like me|There’s one out there],” said {o}. “[I’ll wave|Hello]!” And {o} stood on tiptoe to be seen by it.',
    },
    won: [
      'Soon {x} was [singing in the pot|hot], and wherever the dark had been there was a [shining face|warm knee]. “[It goes back if you look at it|I make the edge],” said {o}. “[The dark’s where I stop. That’s all it is.|It needs me, to be round.]”',
    ],
    gift: ['a warm black stick that draws', 'a spark in a pine cone'],
    cause:
      'They looked behind the biggest log, where the dark comes in. There, blowing on cold fingers, {th.was} {th.np}.',
    free: '“I only wanted to get warm,” said {thing}, “and it kept shrinking.” “YOU were the dark?” said {o}, and laughed, and leaped up, to make room.',
  },
  {
    title: ['The Tent That Flew', '{K} and the Homesick Tent', 'Where Tents Come From'],
    owners: [
      who('Canvas', 'old brown tent', 'm'),
      who('Igloo', 'round blue tent', 'f'),
      who('Flap', 'little tent', 'm'),
    ],
    prop: 'a tent up in a pine tree',
    vars: { x: ['a scout', 'two uncles', 'a sleeping dachshund'] },
    sign: [
      'Something big flapped overhead. It was a tent. It [went around the moon|sat down in a pine tree], with {x} still in it.',
    ],
    woe: [
      '“I didn’t mean to,” said {o.np}, up there. “The geese went over, and they [called|said ‘south’], and all my pegs [came out|let go]!”<mt  “<t We are sewn from the same cloth as sails, you know, and nobody asks a sail to lie down in the mud and have soup spilled in it, but >now I’m up I [can’t get down|don’t like it],” said {o}. “[I’ve somebody in me.|There’s nothing to hold.] A tent should have people IN it, and ground UNDER it.”>',
    ],
    tries: [
      'They threw up a [rope ladder|sandwich]. It was eaten, [by {x}|in there], and somebody said thank you. The tent went up a branch.',
      'They all shook the tree. Down came [nine cones and a saucepan|two squirrels, in nightcaps]. {O} held on with every loop.',
    ],
    on: {
      tie: 'It went over the branch and down, and at {o.s} end {a} tied the [knot that tents know|very knot {o} had been put up with]. “[That’s the one|Mm],” said {o}. “[My own knot|I know that hand].” And {o} let itself be let down.',
      sound:
        'It was the geese’s own call, only [slower|the evening one]: the one that says “down, down, there’s water.” {O} knew it, [in every seam|in {o.his} poles]. {O} tipped one flap, and came down in a long, low curve, to the lake.',
      make: 'It was a kite’s tail, of [socks and towels|all their scarves]. That’s all a tent needs to fly straight. {O} came down [steady as a plate|like a leaf on a string], and didn’t wake {x}.',
      light:
        '{a} set it in the middle of the empty square of flat, pale grass where {o} had stood. From up there it looked like [a window|home]. “[They left it on|I see it],” said {o}, and came.',
    },
    won: [
      'They put in the pegs. “[Deeper|One more],” said {o}. “[Now tell me about the flying|Were you frightened]?” said {x}, from inside. “[Only at the beginning, the middle, and the end|Not with you in me],” said {o}.',
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
      'There was one star too many in the lake. [The others shook when the water shook.|All the others were upside down.] This one [said “brr”|sneezed].',
    ],
    woe: [
      '“I leaned over,” said {o.np}, from the shallows. “There was somebody down here just like me! I wanted to say hello, and [I was too far out|it was me].”<mt  “<t It is the first thing they teach us, not to lean, and I believe that I had a cold that day, and >there’s a gap now, {x}, and [they count us at midnight|it’s letting in the draft],” said {o}. “[I’ve water in my points.|I’m going out, I can feel it.]”>',
    ],
    tries: [
      'They scooped {o} up in a pot. “[It’s still wet in here|Soup],” said {o}. The pot [boiled|rang], and they had to put it down.',
      'They threw {o} back, all together, on three. {O} went [as high as a tree|up, and up], stopped, said “[Hm|Oh dear],” and came down on {g}.',
    ],
    on: {
      make: 'It was a sling, of [a fork of wood and braces|two paddles and a tent]. “[Left of the pine|Aim for the gap],” said {o}. Twang! There was a long bright line. They held their breath. “[Got it|In]!” called somebody, a long way up.',
      move: '{a} took {o} in both hands and went, [up from the lake, up the hill|by the long track], to the very top of the ranger’s tower, and held {o} out, as high as could be. And somebody [reached down|leaned out], only a bit.',
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
      'The fire was [out|gray]. But over the ashes went one spark, [up and down|around and around], like somebody who has lost a key.',
    ],
    woe: [
      '“They’ve all gone up,” said {o.np}. “{X} of us, and I stopped to look at a [marshmallow|moth]. Now there’s no smoke to ride on! [I can’t get up there by myself.|And it’s cold, down here.]”<mt  “<t We were to be a constellation, the nine of us, with me at the handle, and >[a pan with no handle is only a bowl|they will be holding my place],” said {o}. “[I have until the ashes are cold.|I am getting smaller. Look.]”>',
    ],
    tries: [
      'They blew from below. {O} went [sideways|into a kettle], and came out black. “[Thank you|Not so wet],” {o.he} said.',
      'They threw {o.him} up, in a [mitten|sock]. {O} came down again. There was [a hole|a very small hole] in it now.',
    ],
    on: {
      make: 'It was a lantern of thin paper, with no bottom to it. {O} got in and glowed, and the paper [filled|grew round], and lifted off the ground. “[It goes|I’m the engine]!” said {o}.',
      light:
        'Far up, nine lights saw that other light, and leaned down to look. They let down [one long beam|a thread of gold]. {O} went up it like a [beetle|sailor].',
      still:
        'They sat so quiet around the ashes that the ashes sighed, and one warm breath went up out of them, the last. {O} was [on it|just in time], with both feet.',
      tie: 'They let it up, hand over hand, on the [highest branch|smoke of the neighbors], and {o} ran along it on the tips of {o.his} toes. From the end it was only [a jump|one more hop].',
    },
    won: [
      'A while later, over the trees, there was a [pan|dipper] with {x} stars, and then, at the very end of the handle, [one more|a small late one]. It winked.',
    ],
    gift: ['a coal that stays warm in a pocket', 'a burned stick that draws gold'],
    cause: 'They stirred the ashes. Under the last gray one, warming both feet, sat {th.np}.',
    free: '{Thing} jumped up out of the warm place, and all the heat that was left went up at once, and the spark with it.',
  },
]
