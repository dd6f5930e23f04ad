import { type World, who } from '../world.ts'

export const dragonQuest: World = {
  themes: ['dragon-quest'],
  setting: 'Dragon Valley',
  here: 'the valley where dragons live',
  home: [
    '{k} lived in the last house before the mountains<mt , where on cold days the [hens|cats] sat on the south wall, since [something warm slept under it|the rock there was never cold]>.',
    'There were dragons in the valley again. {k} had seen [the smoke|a tail, and the end of another tail] from the [attic|apple tree]<mt , and had packed a bag, just in case>.',
    'It was {k.s} turn to [carry the milk|bring the wool] up to Dragon Valley<mt , where it was [left on a flat stone|paid for in pebbles], and nobody looked back>.',
  ],
  bed: [
    'Then {k} went home over the warm stones, and [crept|slipped] into bed<mt , and the valley [breathed|smoked a little] in its sleep, one side and then the other>.',
    'Soon it was bedtime for {k}<mt , with [a bit of soot behind one ear|a window full of red hills]>, and something with wings went over, quite low, to see that all was well.',
    'Then {k} rode home on a warm, [bumpy|scaly] back, and slid into bed<mt , smelling [a bit of smoke|of toast and matches]>.',
    'Soon {k} lay in bed with the curtains open<mt , and far up the mountain one small fire [winked|glowed] and went low>.',
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
        move: '{a} saw the [three|four] dry stones, and took them, hop, hop, hop. “[They wobble|Only the last one’s hot]!” {a.he} called. They came after, at some speed.',
        make: 'It was a pair of stilts~, and then ~it was [six|eight] of them, since everyone wanted [a go|a pair]. They crossed like [herons|very careful storks].',
        tie: 'They made it fast to a crag and went over in a [bucket|basket], one by one. {G} had to go [twice, for weight|in two parts].',
      },
    },
  ],
  troubles: [
    {
      title: ['The Dragon Who Had Only Smoke', '{K} and the Dragon’s Fire', '{O} Lights the Lantern'],
      owners: [
        who('Cinder', 'young dragon', 'f', 'dragon'),
        who('Smudge', 'young dragon', 'm', 'dragon'),
        who('Tuft', 'young dragon', 'f', 'dragon'),
      ],
      vars: { x: ['the Lamp Night', 'the Great Toasting', 'Grandmother’s candle'] },
      prop: 'a small dragon with a cold nose',
      sign: [
        'Behind a rock someone was coughing. [Each cough made one small gray ring|Puff, it went. Puff].',
      ],
      woe: [
        '“My fire’s gone out,” said {o.np}. “I had it at breakfast~, and ~tonight is {x}, and I am to light it!”<mt  {O} blew, as hard as {o.he} could. Out came [a puff of gray|a smell of wet dog]. “[Last year I was too small|It was to be my first time],” {o.he} said, and [wiped {o.his} nose on {o.his} tail|looked at {o.his} claws].>',
      ],
      tries: [
        'They gave {o.him} pepper. {O} sneezed {o.him}self into [a bush|the air], and came down [with a leaf on {o.his} nose|backward]. There was no fire in it.',
        'They rubbed {o.s} tummy with two sticks. {O} [giggled|hiccuped]. The sticks caught fire. {O} did not.',
      ],
      on: {
        sound:
          '{O} began to hum it too, deep down. Humming warms a dragon, [as it does a kettle|from the feet up]. There was a rumble, and a pop, and one blue flame.',
        still:
          'They sat back to back, and {o} stopped trying. It is hard to catch fire when you are being watched. [After a bit|By and by] {a.s} back grew warm. Then it grew hot.',
        tell: '{O} snorted. {O} shook. {O.he} laughed with {o.his} whole tummy, and a laugh is a kind of bellows. Whoosh!',
        notice:
          '“You have [a snail|a cork] in your left nostril,” said {a}. {O} crossed {o.his} eyes. So {o.he} had. It came out [with a pop|slowly, for it was a snail], and behind it came the fire.',
      },
      won: [
        'So {o} lit {x}, from end to end~. The ~whole valley went gold, and all the old dragons said “Ahh.”',
      ],
      gift: ['an ember in an eggshell', 'a scale, red on one side'],
      cause: 'They looked down {o.s} throat with a candle. There, where the fire should be, sat {th.np}.',
      free: 'With a small burp, out came {thing}, a bit sooty. The fire came right behind.',
    },
    {
      title: ['{O} and the Shadow', '{K} and the Dragon Who Hid', 'The Biggest Shadow in the Valley'],
      owners: [
        who('Boulder', 'big dragon', 'm', 'dragon'),
        who('Thunder', 'huge dragon', 'm', 'dragon'),
        who('Petunia', 'huge dragon', 'f', 'dragon'),
      ],
      vars: { x: ['a teacup', 'a mouse', 'a sneeze'] },
      prop: 'a huge shadow on a rock wall',
      sign: [
        'The hill moved. [It had a tail.|It was trying to hide behind a bush.] The bush was a lot too small.',
      ],
      woe: [
        '“Is it still there?” said {o.np}, as big as a church. “There is a black dragon on the wall~, and ~it does all that I do!”<mt  {K} looked. It was {o.s} own shadow. But {o} had [never seen one so large|both paws over {o.his} eyes], and {o.s} voice had gone as small as {x}.>',
      ],
      tries: [
        '“Roar at it,” said {g}. {O} roared. The shadow opened its mouth just as wide. {O} [jumped|ran] into the lake.',
        'They hung a sheet over it. Now the shadow was on the sheet, and it [flapped|had knees]. “[It is coming out|It’s dressed]!” cried {o}.',
      ],
      on: {
        light:
          'As {a} came near with it, the shadow shrank. [Church, barn, cow, cat|It was a house, a horse, a hen]. In the end it was so small that {o} [felt sorry for it|could have put it in a pocket].',
        still:
          '{O} sat down too. On the wall, the shadow sat. {a} leaned on {o}~, and ~the small shadow leaned on the big one. “[It has a friend|It’s got somebody],” said {o} slowly. “[Then it can’t be so bad|So that is what it wanted].”',
        move: '{a} ran up to the wall and put both hands on the black dragon’s nose. The shadow hands met {a.his} own. “[It’s flat|Cold, and not a tooth in it]!” {a.he} called. {O} opened one eye.',
        tell: 'And {a} did all the parts with {a.his} hands, right there on the wall: a [duck|rabbit], a goat, [a king|an old man]. {O} laughed. Then {o} put up one huge claw and made [a worm|a better duck].',
      },
      won: [
        'They made shadows until the [moon went in|candle was down]. The best was {o.s}: [two swans|a whole ship], and then a dragon, waving.',
      ],
      gift: ['a paper dragon, no bigger than a thumb', 'a candle end with toothmarks'],
      cause: 'Then one piece of the shadow came loose. It had not been {o.s} at all. It was {th.np}.',
      free: '{Thing} came and sat by {o}. Now there were two shadows on the wall, and they waved.',
    },
    {
      title: ['Who Took the Spoons?', '{K} and the Spoon Thief', 'The Nest of Spoons'],
      owners: [
        who('Mother Ash', 'dragon', 'f', 'dragon'),
        who('Old Scorch', 'dragon', 'm', 'dragon'),
        who('Brindle', 'dragon', 'f', 'dragon'),
      ],
      vars: { x: ['spoon', 'thimble', 'kettle lid'] },
      prop: 'a nest made of silver spoons',
      sign: [
        'Every {x} in the village had gone. [There was a trail of soot|One big claw mark was left on the sill], and it went uphill.',
      ],
      woe: [
        'At the end of it sat {o.np} on a shiny heap. “I only took them for the egg,” said {o}. “It keeps [rolling off|rolling], and it must not be cold.”<mt  Every {x} in the valley was under {o.him}. The nest slid and clinked, and [whenever it clinked the egg rolled an inch|the egg went with it]. “It’s due tonight,” {o.he} said.>',
      ],
      tries: [
        'They built a wall of stones around the egg. It rolled right over, [as if it was a game|quick as a ball], and {g} caught it with {g.his} chin.',
        'They made a nest of leaves. Dragons are warm. [There was a puff, and no more leaves|It was a nice nest for as long as it lasted].',
      ],
      on: {
        tie: 'They wound it around and around, under and over every {x}, [till not one could slip|like a basket]. Nothing clinked. Nothing rolled.',
        make: 'It was a cradle with the cup end down and the handles up, [woven like a basket|all hooked into each other]. The egg sat in it as in a hand.',
        move: 'The egg rolled again, right to the edge. {a} dived. [Flat on {a.his} tummy|With the tips of {a.his} fingers], {a.he} had it! It was warm, and in there something knocked.',
        notice:
          '“It is not rolling off,” said {a}. “It is rolling [that way, each time|east].” They let it. It rolled to a dent in the rock, in the last of the sun, and stopped there with a click. It had known all along.',
      },
      won: [
        'Tick, went the egg, and crack. Out came a nose. It looked at all of them, sneezed a spark, and [chose {h.s} lap|fell asleep].',
      ],
      gift: ['a bit of blue eggshell', 'one very polished spoon'],
      cause:
        'Under the heap something clinked that was not a {x}. They dug. Right at the bottom {th.was} {th.np}, rocking the nest.',
      free: '{Thing} lay still at last, just beside the egg, and kept it from rolling.',
    },
    {
      title: ['The Door in Grumble Mountain', '{K} and the Mountain Door', '{O} Goes Home'],
      owners: [
        who('Twig', 'small wyvern', 'f', 'dragon'),
        who('Fergus', 'moss dragon', 'm', 'dragon'),
        who('Nim', 'moss dragon', 'f', 'dragon'),
      ],
      vars: { x: ['a picnic', 'a butterfly', 'the moon'] },
      prop: 'a great stone door in a mountain',
      sign: [
        'In the side of the mountain was a door, and by the door sat [somebody small|something green]. [It had been knocking so long that its knuckles were pink.|It knocked, and waited, and knocked.]',
      ],
      woe: [
        '“It opens at dusk,” said {o.np}. “I was out after {x}, and now I forget what you have to do!”<mt  Everyone {o} loved was in there. You could [smell supper|hear plates] through the keyhole. “[There is a trick to it|When the last light goes, it shuts till spring],” {o.he} said.>',
      ],
      tries: [
        '“Open!” they said. “Open, please. [Open, pretty please|Open, you old lump].” The door [pulled its moss down|said nothing]. It had heard all that.',
        '{G} put a shoulder to it, and so did they all. The door did not move. [The shoulder did|But a pebble hit {g} on the head].',
      ],
      on: {
        sound:
          'Something behind the door hummed back. {a} did it again, and waited. That was the trick: not a knock, but a tune, [and room left for the answer|with a gap for the other half].',
        light:
          'It fell in at the keyhole, [thin as a thread|red as a fox], and far inside a crystal took it and lit, then the next, and the next. The door thought, [So that is dusk|Here they are], and opened.',
        make: 'It was a key~. It was ~bent and [lumpy|odd], but so was the keyhole. It turned, with a noise like a giant clearing his throat.',
        tie: 'They tied it to the knocker, high up where no {o.kind} could reach, and pulled: once, [twice|and once more]. BOOM, it went, and feet came running.',
      },
      won: [
        'Out poured lamplight and cousins, [twenty at least|each with a spoon], and somebody’s mother, who [said nothing, and held on|put {o} under one wing].',
      ],
      gift: ['a key made of moss', 'a doorknob for a door not built yet'],
      cause:
        'Then they bent and looked through the keyhole. Something was looking out. In the lock sat {th.np}.',
      free: 'Out of the keyhole came {thing}. Click, went the lock, and the door swung wide.',
    },
  ],
}
