import { type Trouble, who } from '../../world.ts'

export const troubles: Trouble[] = [
  {
    title: ['The Dragon Who Had Only Smoke', '{K} and the Dragon’s Fire', '{O} Lights the Lantern'],
    owners: [
      who('Cinder', 'young dragon', 'f', 'dragon'),
      who('Smudge', 'young dragon', 'm', 'dragon'),
      who('Tuft', 'young dragon', 'f', 'dragon'),
    ],
    vars: { x: ['the Lamp Night', 'the Great Toasting', 'Grandmother’s candle'] },
    prop: 'a small dragon with a cold nose',
    sign: ['Behind a rock someone was coughing. [Each cough made one small gray ring|Puff, it went. Puff].'],
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
]
