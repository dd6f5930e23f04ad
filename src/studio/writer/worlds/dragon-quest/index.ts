import { type World, who } from '../../world.ts'
import { troubles } from './troubles.ts'

export const dragonQuest: World = {
  themes: ['dragon-quest'],
  setting: 'Dragon Valley',
  here: 'the valley where dragons live',
  home: [
    'Under the mountains lived {k}, in the [last|smallest] house<mt , where on cold days the [hens|cats] sat on the south wall, since [something warm slept under it|the rock there was never cold]>.',
    'There were dragons in the valley again. {k} had seen [the smoke|a tail, and the end of another tail] from the [attic|apple tree]<mt , and had packed a bag, just in case>.',
    'This time {k} brought [milk|wool] to the dragons<mt , up in Dragon Valley, where it was [left on a flat stone|paid for in pebbles], and nobody looked back>.',
    'In Dragon Valley the stones are warm, and {k} sat [on the best one|among them]<mt , [with a bun that was toasting by itself|to see who went over]>.',
    '{k} had a map of the dragons<mt , [with a red dot for each, and one dot that moved|drawn by a goat, but the caves were right]>, and [good shoes|no fear of smoke].',
  ],
  bed: [
    'Over warm stones {k} went home to bed<mt , and the valley [breathed|smoked a little] in its sleep, one side and then the other>.',
    'Something with wings flew over, and {k} lay in bed<mt , with [a bit of soot behind one ear|a window full of red hills], and knew that it was only looking in>.',
    'On a warm, [bumpy|scaly] back {k} rode home to bed<mt , smelling [a bit of smoke|of toast and matches]>.',
    'Soon {k} lay in bed with the curtains open<mt , and far up the mountain one small fire [winked|glowed] and went low>.',
    'One more puff from the valley, and {k} [lay in bed|{k.was} in bed]<mt , where [the hot stone at the foot of it was a present|nobody ever has to be brave]>.',
  ],
  day: [
    'The sun was on the high snow, and the rocks [were warm as loaves|ticked in the heat].',
    'Cloud shadows [climbed|walked up] the valley.',
  ],
  dusk: [
    'The peaks turned [pink, then plum|the color of embers].',
    'Blue dusk ran down between the rocks like water.',
  ],
  night: [
    'Then it was night in the mountains, with [more stars than sky|a moon like a claw].',
    'The dark came out of the caves, [stretched|yawned], and lay down on everything.',
  ],
  beasts: [
    'a fire beetle',
    'a goat on a ledge',
    'a marmot in a waistcoat of fur',
    'a bat no bigger than a plum',
    'a lizard doing push-ups',
  ],
  sounds: [
    'a stone rolled down, clack, clack',
    'the mountain snored',
    'a goat bell rang, tonk',
    'the wind blew over the cave mouths',
  ],
  smells: ['smoke and thyme', 'struck matches', 'warm stone'],
  glows: ['an ember', 'a fire beetle’s lamp', 'a curl of red smoke'],
  foods: ['toast done by dragon', 'hot chestnuts', 'lava cake'],
  walk: [
    'The road to {place} was [warm underfoot|black and shiny], and they {go} along it.',
    'They {go} up the valley to {place}, where [the smoke came from|the oldest ones live].',
    'It was [uphill|a stony way] to {place}, and they {go} it slowly.',
  ],
  back: [
    'Going back was all downhill, and there sat {o}, [waiting|chin on paws, or near it].',
    'So they {go} back down the valley to {o}.',
    '{O} [heard them coming|had saved them a warm stone].',
  ],
  places: [
    {
      name: 'the Hill of Teeth',
      see: [
        'The stones stood up in rows, [white and sharp|like a grin], and the path went in at the front and out where [one was missing|a tooth had fallen out].',
        'Sheep grazed there, [as calm as anything|who had never been told].',
      ],
      host: who('the gray dragon', 'gray dragon with one tooth', 'f', 'dragon'),
    },
    {
      name: 'the warm caves',
      see: [
        'The walls were [smooth|shiny], as if something big had [rubbed|squeezed] past for a thousand years.',
        'In each cave was a round [dent|nest] in the floor, and some of the dents were [still warm|snoring].',
      ],
      host: who('the cave bear', 'bear who keeps the caves warm', 'm', 'bear'),
    },
    {
      name: 'Ember Lake',
      see: [
        'The lake steamed~. You could ~[boil an egg in it|warm your toes], and somebody [had|did].',
        'Red stones shone [under the water|all along the edge], [like night-lights|like a town seen from a hill].',
      ],
      host: who('the lake dragon', 'thin blue dragon', 'm', 'dragon'),
    },
    {
      name: 'the thunder stairs',
      see: [
        'Each step was as high as {h.s} [knee|middle], and each one [boomed|rumbled] when you climbed on it.',
        'Someone had worn a groove down the middle with [a tail|years of sliding].',
      ],
      host: who('the stair goat', 'goat who counts stairs', 'f', 'goat'),
    },
  ],
  guides: [
    {
      who: who('Tinder', 'dragon the size of a cat', 'f', 'dragon'),
      hello: [
        '“[Psst|Down here]! I am a dragon as well,” said {g.np}, and [breathed fire|puffed]. It was enough to light [a pipe|one match]. “I am small [for my age|so far], but I can go in at keyholes. May I help? [I have never been asked.|I’ll be very brave, in short bursts.]”',
      ],
      fail: [
        '“[Oh, ash|Soot],” said {g}, [and her light went out|and sat down on it].',
        '{G} blew on it, to be of use. Now it was [singed|toasted], too.',
      ],
      hope: [
        '{G} glowed at both ends. “[It’s catching|Look, oh look],” {g.he} said.',
        '“I’m going to [sneeze with joy|spark],” said {g}. “[Stand back. All done.|Mind your hats!]”',
      ],
      bye: [
        '{G} lay down in the [coal scuttle|lamp], turned to the left three times, and was the night-light.',
      ],
    },
    {
      who: who('Sir Humble', 'old knight', 'm', 'grown-up'),
      hello: [
        'A suit of armor sat up in the [grass|heather]. In it was {g.np}. “I came to fight a dragon [forty|sixty] years ago,” {g.he} said. “[We play checkers now|I forget why]. I will come along. [I squeak, but only on the left.|Could someone help me up?]”',
      ],
      fail: [
        '“In my day,” said {g}, “we would have [hit it with a sword|charged]. [That did not work either|It was worse].”',
        '{G} [fell over|sat down] with a noise like [a dropped kitchen|forty pans]. “[Carry on|That was me],” {g.he} said.',
      ],
      hope: [
        '“Bravo!” said {g}, and [his visor|his helmet] fell shut. “[Bravo|Still bravo],” it said from inside.',
        '“That is [worth a song|knightly],” said {g}. “[I would write it if I had a pencil.|And nobody was hit at all.]”',
      ],
      bye: [
        '{G} bowed, [with a creak|as low as the armor let him], and could not get up again till {h} gave a push. “[Onward|And so to bed],” {g.he} said.',
      ],
    },
    {
      who: who('Griselda', 'mountain goat', 'f', 'goat'),
      hello: [
        '“[I would not do that|Mind that rock],” said {g.np} from [a ledge no wider than a book|straight overhead]. “[But nobody asks a goat|Never mind]. I will come too. [Is anyone eating that hat?|Somebody has to be sensible.]”',
      ],
      fail: [
        '“[Nobody asked a goat|Did I say? I said],” said {g}, [chewing|and ate a thistle].',
        '“[It tasted better before|Well, it tasted all right],” said {g}, who had eaten [a corner of the plan|some of it].',
      ],
      hope: [
        '{G} stopped chewing. “[Hm|Well, well],” {g.he} said. “[I would not change a thing|A goat might have thought of that].”',
        '“[Up is this way|Good footing],” said {g}, which was high praise.',
      ],
      bye: [
        '“[I never liked you best|I shall not miss you],” said {g}, and [put her chin on {h.s} head|leaned on {h.him}] to show that it was not so.',
      ],
    },
  ],
  tokens: [
    {
      name: 'red pebble',
      kind: 'light',
      find: [
        'By the gate lay a red pebble. {h} picked it up~. It was ~warm<mt , [and got warmer the farther up they went|like an egg just laid]>.',
      ],
      use: [
        '{a} took the red pebble out of {a.his} pocket. It was glowing, [like a coal you could hold|as red as jam].',
      ],
    },
    {
      name: 'cowbell',
      kind: 'sound',
      find: ['{h} had an old cowbell on a string<mt , [for fog|whose cow had moved away]>.'],
      use: ['{a} swung the cowbell: tonk, tonk, [tonka-tonk|slow and mellow].'],
    },
    {
      name: 'ball of yarn',
      kind: 'tie',
      find: [
        'There was a ball of yarn in {h.s} bag<mt , [blue and endless|because Grandma said it was always good for something]>.',
      ],
      use: [
        '{a} got out the ball of yarn~. It ~[rolled, and rolled, and there was still some left|had no end that anyone had found].',
      ],
    },
    {
      name: 'old tin cup',
      kind: 'make',
      find: ['{h} had a tin cup on {h.his} belt<mt , [with a dent shaped like a nose|for finding springs]>.'],
      use: [
        '{a} [set down|turned over] the old tin cup and [thought|looked at it]. It would do for the middle. {A.he} began to build around it.',
      ],
    },
  ],
  gates: [
    {
      name: 'the riddle stone',
      at: [
        'A stone blocked the way. It had a mouth. “[Answer me|Riddle],” it said. “[What have I got in my middle|What is it that I lack]?”',
      ],
      on: {
        sound:
          'The stone gave a sigh. “An echo,” it said. “That was it. [I had none till now.|I could feel it go in.] Pass.”',
        still:
          'They did not answer. “[Quiet|Patience],” the stone said in the end. “Just so. [Most people guess|Everyone shouts].” It rolled aside.',
        tell: '“[A laugh|A story]!” cried the stone. “[Now I have got one|And now I lack it no more].” It shook all over, and rolled aside.',
        notice:
          'There was a crack, and in it a swallow’s nest. “[You have got lodgers|Three eggs],” said {a}. “So that is the tickle!” said the stone, and rolled aside, very gently.',
      },
    },
    {
      name: 'the lava ditch',
      at: [
        'A ditch of lava crossed the path, [plopping like porridge|red and slow]. The bridge was [a sign that said BRIDGE|gone, all but the sign].',
      ],
      on: {
        light:
          'Far down the ditch something answered, [red for red|with a light of its own]: an old lava turtle, who [took it for a cousin|came to see]. They stepped over on its shell.',
        move: '{a} saw the [three|four] dry stones, and took them, <f hop, hop, hop><w bump, bump, bump>. “[They wobble|Only the last one’s hot]!” {a.he} called. They came after, at some speed.',
        make: 'It was a pair of stilts~, and then ~it was [six|eight] of them, since everyone wanted [a go|a pair]. They crossed like [herons|very careful storks].',
        tie: 'They made it fast to a crag and went over in a [bucket|basket], one by one. {G} had to go [twice, for weight|in two parts].',
      },
    },
  ],
  troubles,
}
