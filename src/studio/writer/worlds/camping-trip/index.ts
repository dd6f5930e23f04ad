import { type World, who } from '../../world.ts'
import { troubles } from './troubles.ts'

export const campingTrip: World = {
  themes: ['camping-trip'],
  setting: 'Campground',
  here: 'a green tent by a lake',
  home: [
    'The tent was up, [nearly|after a fight], and {k} had been given the [lantern|job of finding sticks]<mt , [while somebody looked for the can opener|and the fire was only a plan]>.',
    'With [a pot and no matches|one small green tent], {k} had come to the lake<mt , and had already seen two ducks and a bear, [or a stump|who was a stump, on second thought]>.',
    'It was the first night [of camping|by the lake], and {k} {k.was} happy<mt , though everything in the bag was [at the bottom|slightly damp]>.',
    '{k} had found [eleven|nine] sticks for the campfire<mt , and [one was too good to burn|a beetle who lived in the longest]>. The tent was up.',
    'Smoke in the air, cocoa in hand: {k} {k.was} by the lake<mt , and there was [an ant in the cocoa|wet socks on a stick], which is part of camping>.',
  ],
  bed: [
    'The fire [talked|muttered] itself to sleep, and {k} lay zipped up<mt  to the chin, like [a pea in a pod|a letter in an envelope]>.',
    'Only a bit of cloth lay between {k} and [the stars|the moon]<mt , and it [breathed in and out|was just enough]>.',
    'The lantern went out, and {k} lay [snug|warm] in the tent<mt , and one moth went on bumping where the light had been>.',
    'Far out a loon laughed, and {k} lay in the sleeping bag<mt , [which smelled of smoke and apples|and the ground was softer than it looks]>.',
    '[Then|At last|And so] {k} [crept|crawled] into the [tent|green tent]<mt , where the whole sky was [one thin cloth away|just overhead]>, [and the lake|and out there the lake] said [lap, lap|good night, in small words|hush, and hush].',
  ],
  day: [
    'The lake [flashed|was full of sky], and smoke went [straight up|into everyone’s eyes, by turns].',
    'Towels hung on the tent lines, and a jay tried on [a sock|all the socks].',
  ],
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
    'The trail to {place} was marked with [blue dots|arrows made of pebbles], and they {go} from one to the next.',
  ],
  back: [
    'They saw the fire from far off, [like a dropped star|winking], and {go} back to it, and to {o}.',
    'Back they came, with [wet socks|pine needles in their hair], to {o}.',
    'So they {go} back by the shore, [heads down|each with a stick], and found {o} just as before.',
    'Then they {go} home to camp, and {o} saw the light come bobbing.',
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
        'A striped tail stuck out of the [bread bag|cooler]. “[I’m nobody|This isn’t me],” said {g.np}. “But I couldn’t help hearing. [I have quick paws, and they owe you one.|Let me come, and we’ll say no more about the cheese.]”',
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
        '{G} bowed, and in the morning nothing was missing, [and there was one spoon more|but a cookie].',
      ],
    },
    {
      who: who('Mr. Kettle', 'black kettle', 'm'),
      hello: [
        '“[I’m not angry. I’m just hot|Tsss],” said {g.np}, on the fire. “Somebody’s in trouble: [I can hear it in my spout|it makes me sing]. Take me along. [By the handle, and with a cloth|There is no trouble so bad that it can’t have tea with it].”',
        'On the camp stove somebody hummed, and then hissed. It was {g.np}. “[Who is unhappy, and has anyone offered them tea?|I know that sort of sigh,]” {g.he} said. “[I’ll come. I hold four cups.|Pick me up. I’m only warm.]”',
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
        'On a [stump|tent peg] stood {g.np}, and saluted. Her cheeks were so full that it came out “[Mff|Phff].” She [took out nine nuts|emptied one cheek]. “[Always prepared|Ready]!” she said. “I’ve a badge for [worry|getting lost]. What have you got?”',
        '“Is this an emergency?” said {g.np}, and [jumped down from the woodpile|put a nut away for later]. “[I’ve been ready since Monday|I have a whistle]. [Follow me, or else I’ll follow you.|I just need a trouble, and I get my star.]”',
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
        'The path went around a rock, and there sat a bear with a [honey jar|jam pot] on one paw. “[It’s stuck|This is not what it looks like],” said the bear. “[Nobody must see me like this|I’ll just sit here till it’s dark].”',
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
        'Then came [white water|the quick part], all [elbows and spray|roar]. “[Hup|Over here! No, here],” it shouted. “[Can’t stop|Watch the rock]!”',
        'The way led over the stream, and the stream was [in a hurry|showing off]. “[Catch me|Who’s next]!” it called. “[I’ve had nine hats today|Look, no bottom]!”',
      ],
      on: {
        light:
          'In the light of it they saw the smooth black tongue between two stones, [which is how water says “this way”|no wider than a table], and they slid down that.',
        move: '{a} was off and <f [around by the deer path|along the bank]><w down by the boat ramp>, quick, and caught the rope at the foot of it, and held on while the rest came through.',
        make: 'It was a paddle on each side, out of [two pans|a tent pole and a plate]. They went down it like a [water beetle|duck with something to prove].',
        tie: 'They let the canoe down on it, hand under hand, from tree to tree, as you let down [a bucket|a sleeping cat].',
      },
    },
  ],
  troubles,
}
