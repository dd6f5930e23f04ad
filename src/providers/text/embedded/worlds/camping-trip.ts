import { type World, who } from '../world.ts'

export const campingTrip: World = {
  themes: ['camping-trip'],
  setting: 'Campground',
  here: 'a green tent by a lake',
  home: [
    'The tent was up, [nearly|after a fight], and {k} had been given the [lantern|job of finding sticks]<mt , [while somebody looked for the tin opener|and the fire was only a plan]>.',
    '{k} had come to the lake with [a tent, a pot, and no matches|the small green tent]<mt , [which was green outside and greener in|and had already seen two ducks and a bear, or a stump]>.',
    'It was the first night of camping<mt , and everything {k} had packed was [at the bottom|slightly damp]>, and {k.they} {k.was} [happy|very happy].',
  ],
  bed: [
    'Soon {k} lay in the sleeping bag<mt , like [a pea in a pod|a letter in an envelope]>, and the fire [talked|muttered] itself to sleep outside.',
    'Then {k} crept into the tent<mt , where the whole sky was [one thin cloth away|just overhead]>, and the lake said [lap, lap|good night, in small words].',
  ],
  day: ['The lake [flashed|was full of sky], and smoke went [straight up|into everyone’s eyes, by turns].'],
  dusk: [
    'They lit the fire, [at last|with the last match], and the dark took one step back.',
    'The lake went [pink|copper], and a fish jumped [to see|out, and in].',
  ],
  night: [
    'Then it was night, [a big one, with no edges|with an owl in it], and the fire was the middle of the world.',
    'There were more stars than [dark|sky to put them in].',
    'The moon came up [dripping|out of the lake], and hung itself to dry.',
  ],
  beasts: [
    'a raccoon with your spoon',
    'a duck who knew the way to the bread',
    'a moth at the lantern',
    'a frog in somebody’s boot',
    'a chipmunk with full cheeks',
  ],
  sounds: ['a log shifted', 'a loon laughed, far out', 'the tent flapped once', 'something went plop'],
  smells: ['wood smoke', 'pine needles', 'toasted marshmallow'],
  glows: ['the campfire', 'a firefly', 'a lantern in a tent'],
  foods: ['a marshmallow, black outside and gold within', 'beans from the pot', 'hot cocoa with ash in it'],
  walk: [
    'They {go} by lantern light to {place}, and the shadows of the trees [walked too|swung by].',
    'They took the canoe to {place}, [dip, dip, dip|each paddling a different way].',
    'So they {go} along the shore to {place}, [over the roots|in single file].',
  ],
  back: [
    'They saw the fire from far off, [like a dropped star|winking], and {go} back to it, and to {o}.',
    'Back they came, with [wet socks|pine needles in their hair], to {o}.',
    '{O} had [moved up to the fire|kept the fire in] while they were away.',
  ],
  places: [
    {
      name: 'the beaver dam',
      see: [
        'It was made of [sticks and patience|every stick in the wood], and behind it lay a whole lake, being held.',
        'A flat tail went [slap|smack], and nine rings ran out.',
      ],
      host: who('the beaver’s wife', 'beaver with a pencil', 'f', 'squirrel'),
    },
    {
      name: 'the ranger’s tower',
      see: [
        'It stood on four [thin|tall] legs above the trees, and you could see [other people’s fires|the weather getting up].',
        'There was one chair up there, [one cup|a telescope], and a map with a ring from the cup.',
      ],
      host: who('the ranger', 'ranger with a big hat', 'f', 'grown-up'),
    },
    {
      name: 'the island',
      see: [
        'It had [three trees|one pine] and a beach as long as a [bed|table], and it was nobody’s.',
        'Somebody long ago had [made a ring of stones|left a spoon] there.',
      ],
      host: who('the island loon', 'loon with red eyes', 'm', 'duck'),
    },
    {
      name: 'the hollow with the fireflies',
      see: [
        'They went on and off, [all together|like breathing], as if the dark were thinking.',
        'It was so full of lights that [you did not know which way was up|the sky looked empty].',
      ],
      host: who('the oldest firefly', 'firefly with a dim lamp', 'm', 'bee'),
    },
  ],
  guides: [
    {
      who: who('Uncle Bandit', 'raccoon', 'm', 'cat'),
      hello: [
        '“[I wasn’t taking it. I was holding it|That’s my spoon, I think you’ll find],” said {g.np}, behind the [cooler|pot]. “[You’ve caught me.|Fair’s fair.] I’ll make it up to you. I know this camp [by paw|in the dark], and I’ve a mask already.”',
      ],
      fail: [
        '“[Leave no prints|Nobody saw us],” said {g}. “[Walk away slowly|Look at the sky, everyone].”',
        '{G} looked into [the bag|his paws]. “[Not worth taking|I’d have washed it first],” {g.he} said.',
      ],
      hope: [
        '“[I could steal that, it’s so good|That’s a gem],” said {g}.',
        '{G} gave back {h.s} [other sock|spoon], out of sheer joy.',
      ],
      bye: [
        '{G} bowed, and in the morning nothing was missing, [and there was one spoon more|but a biscuit].',
      ],
    },
    {
      who: who('Mr. Kettle', 'black kettle', 'm'),
      hello: [
        '“[I’m not angry. I’m just hot|Tsss],” said {g.np}, on the fire. “Somebody’s in trouble: [I can hear it in my spout|it makes me sing]. Take me along. [By the handle. With a cloth|There is no trouble so bad that it can’t have tea with it].”',
      ],
      fail: [
        '{G} went off the boil. “[Well, that’s cold|Sss],” {g.he} said.',
        '“[Tea|I’d say tea],” said {g}. “[And then another go|It’s what I say to everything].”',
      ],
      hope: [
        '{G.s} lid began to [jump|dance]. “Tsss-ee! [Oh, I can’t hold it in|It’s coming up to the boil]!”',
        '“I’ve a [whistle|song] coming,” said {g}. “[Just tell me when.|Is it time?]”',
      ],
      bye: [
        '{G} was filled for the morning, and [ticked|sighed] as he cooled: tick … tick … and that was all.',
      ],
    },
    {
      who: who('Scout', 'chipmunk', 'f', 'squirrel'),
      hello: [
        '{G.np} stood on a [stump|tent peg] and saluted. Her cheeks were so full that it came out “[Mff|Phff].” She [took out nine nuts|emptied one cheek]. “[Always prepared|Ready]!” she said. “I’ve a badge for [worry|getting lost]. What have you got?”',
      ],
      fail: [
        '“There’s a badge for trying,” said {g}. “[It’s a small one|It’s mud-colored].”',
        '{G} put a nut back in each cheek, [for comfort|to think].',
      ],
      hope: [
        '“That’s [a badge|two badges], right there,” said {g}, and [spat out a nut|squeaked].',
        '“Mff!” said {g}, and jumped [on the spot|over herself].',
      ],
      bye: ['{G} gave each of them a badge. It was a [leaf|half a nutshell], and it was for Everything.'],
    },
  ],
  tokens: [
    {
      name: 'pocket flashlight',
      kind: 'light',
      find: [
        '{h} had a pocket flashlight<mt , [that worked if you hit it|with one good hour left]>, and [made a rabbit on a tree|looked under {h.his} own chin].',
      ],
      use: [
        '{a} hit the pocket flashlight. It went on, [white and round|yellow and wobbly], as if it had only been asked to.',
      ],
    },
    {
      name: 'tent cord',
      kind: 'tie',
      find: [
        'There was one tent cord over<mt , [which is either very good or very bad|and nobody could say from where]>, so {h} [wore it as a belt|kept it].',
      ],
      use: ['{a} untied the tent cord. It was [orange, and stronger than a bear|made to hold in a storm].'],
    },
    {
      name: 'harmonica',
      kind: 'sound',
      find: [
        '{h} had a harmonica with [two notes missing|a dent]<mt , [which were kept in reserve|and played around it]>.',
      ],
      use: [
        '{a} played the harmonica, [in, and out, and in|low and wavery], the way a campfire would if it could.',
      ],
    },
    {
      name: 'whittled stick',
      kind: 'make',
      find: [
        '{h} had been whittling a stick, [into a smaller stick|for the beans]<mt , and it had [a face by now|got quite good]>. It was a real whittled stick.',
      ],
      use: [
        '{a} took the whittled stick. With [bark, cord, and a mug|moss, and a pot lid], it was the start of nearly anything. {A.he} sat and made it.',
      ],
    },
  ],
  gates: [
    {
      name: 'the bear on the path',
      at: [
        'On the path sat a bear, [all of her|as wide as it], licking a [pot|jar]. “[I’m not here|You didn’t see me],” said the bear. “I’m on a diet. [Go around|And I can’t get up, for shame].”',
      ],
      on: {
        sound:
          'The bear began to [sway|hum]. “[They used to play that, at the den|Mother’s song],” she said, and danced off between the trees, slow, with the jar.',
        still:
          'They sat with her, and did not say a word about the jar. “[You’re good people|Thanks],” said the bear, and made [room|herself thin].',
        tell: 'It was about a bear who [ate a honeycomb and it was a hat|put herself on a diet]. She laughed till she rolled, and where she rolled the way was free.',
        notice:
          '“You’ve a bee behind your ear,” said {a}. “[It’s asleep|It thinks you’re a flower].” “[Really? A flower?|Me?]” said the bear, and stood up, ever so straight.',
      },
    },
    {
      name: 'the rapids',
      at: [
        'Then came [white water|the quick part], all [elbows and spray|roar]. “[Hup|Over here! No, here],” it shouted. “[Can’t stop|Mind the rock]!”',
      ],
      on: {
        light:
          'In the light of it they saw the smooth black tongue between two stones, [which is how water says “this way”|no wider than a table], and they slid down that.',
        move: '{a} was off and [around by the deer path|along the bank], quick, and caught the rope at the foot of it, and held on while the rest came through.',
        make: 'It was a paddle on each side, out of [two pans|a tent pole and a plate]. They went down it like a [water beetle|duck with something to prove].',
        tie: 'They let the canoe down on it, hand under hand, from tree to tree, as you let down [a bucket|a sleeping cat].',
      },
    },
  ],
  troubles: [
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
        'In the ring of stones there was hardly any fire at all. The little that was left [hid behind a stick|crouched]. [It trembled.|{X} had gone cold.]',
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
  ],
}
