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
      move: '{a} <f ran><w raced> up to the wall and put both hands on the black dragon’s nose. The shadow hands met {a.his} own. “[It’s flat|Cold, and not a tooth in it]!” {a.he} called. {O} opened one eye.',
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
      move: 'The egg rolled again, right to the edge. {a} <f dived><w shot across in front of it>. [In both hands|With the tips of {a.his} fingers], {a.he} had it! It was warm, and in there something knocked.',
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
  {
    title: ['The Dragon Who Loved Snow', '{K} and the Last Snowflake', 'Not One Flake for {O}'],
    owners: [
      who('Frostina', 'red dragon', 'f', 'dragon'),
      who('Mittens', 'hot little dragon', 'm', 'dragon'),
      who('Bonfire', 'very warm dragon', 'm', 'dragon'),
    ],
    prop: 'a snowflake on a rock',
    vars: { x: ['a wet spot', 'a puff of steam', 'one drop'] },
    sign: ['Snow fell on the [pass|ridge]. Somebody ran about under it with {o.his} tongue out.'],
    woe: [
      '“I can’t catch one!” said {o.np}. “I’m too hot. They’re gone before they land!”<mt  “<t They come down so slowly, turning, as though each of them had picked me out from up there, and then, an inch above my nose, there is a hiss, and I have {x}. >[I’d be so careful with it|Is it true that they have six arms]?” said {o}. “[My mother says to love something else.|I’ve tried thinking of cold things, and it makes me blush.]”>',
    ],
    tries: [
      'They stood {o} in the stream. The stream [boiled|turned to soup]. A trout said “Really!”',
      'They made {o} a hat of ice. It was {x} by the time that they had got it [straight|on].',
    ],
    on: {
      still:
        '“Don’t run,” {a} [whispered|said]. “Breathe slowly.” So {o} lay down, and cooled, as [stones|stoves] do at night. And on the tip of {o.s} tail, the coldest part, there sat a flake.',
      light:
        'It shone through the falling snow, and on the rock each flake had a [shadow|star], as big as a plate. {O} lay down among them. “[They’re on me|They don’t melt],” {o} breathed.',
      make: 'It was a long, long spoon. {O} held one end, and a flake sat down in the other, [far off|where it was cold]. “[It DOES have six arms|Hello, you],” said {o}.',
      tie: 'They hung it up between two rocks, out in the cold, and {o} stood a good way [back|down the hill]. Flakes came and sat along it, like [birds|washing]. “[Hundreds|Mine],” {o} breathed.',
    },
    won: [
      '{O} looked, and looked, and [did not sneeze|held {o.his} breath]<mt , till the snow had gone to bed in the hills, and even then {o.he} could have drawn every one of them>.',
    ],
    gift: ['a drop that used to be a star', 'a scale, still warm, for cold pockets'],
    cause:
      'The snow was coming out of one cloud, quite a low one. On top of it, shaking a pillow, sat {th.np}.',
    free: '“You should have called up,” said {thing}. It picked out one cold, slow, well-made flake, came down with it, and held it out, at the end of a very long arm.',
  },
  {
    title: ['The Tooth Too Big for the Pillow', '{K} and the First Dragon Tooth', '{O} Has a Gap'],
    owners: [
      who('Gnash', 'young dragon', 'm', 'dragon'),
      who('Lispy', 'dragon with a gap', 'f', 'dragon'),
      who('Crunch', 'six-year-old dragon', 'm', 'dragon'),
    ],
    prop: 'a tooth as tall as a chair',
    vars: { x: ['a goose egg', 'a silver bell', 'a gold penny'] },
    sign: ['“Look, look!” [cried|said] somebody, with a tooth in {o.his} arms.'],
    woe: [
      '“My first one!” said {o.np}. “It won’t go under the pillow, so the fairy won’t come!”<mt  “<t My brother put his under his, and in the morning there was {x}, though he had to spend the whole night sitting up, with his chin on the ceiling. >[It’s too long, and it has a point|I lie down, and off I slide],” said {o}. “[And she’s so small.|How is she to lift it, with those little arms?]”>',
    ],
    tries: [
      'They put the pillow on the tooth. {O} lay down on that, and slid [out of the cave|into the soup].',
      'They pulled all {o.s} blankets over it. Now it was a [tent|mountain], and a hen moved in.',
    ],
    on: {
      move: '{a} gave the tooth a push, and <f ran beside it><w rolled along beside it>, up the hill to the fairy’s own door. [Thud|Knock]! She put out her head. “[Ah. I was just on my way|Good gracious],” she said.',
      sound:
        'They held the tooth up, root to the wind, and it took up the note, like a [horn|shell]. Far off, a small voice said, “[I hear a tooth|That’s a big one]!” And in at the cave she flew.',
      tell: '{O} [laughed|hooted] so hard that a little glow shot out at the gap, and wrote a line on the sky. The fairy saw it. “[That’s the place|A gap like that],” she said, “is worth a visit.”',
      notice:
        '{a} looked at the other end of the tooth. It was quite hollow, like a [jug|house], and on the doorstep sat a fairy with her shoes off. “I’ve been here [an hour|since noon],” she said. “[Is this not the door|May I keep it to live in]?”',
    },
    won: [
      'In the morning there was {x} under the pillow<mt , and the fairy had [moved into the tooth|hung a lamp at the top of it], and had put up curtains>.',
    ],
    gift: ['a curl of smoke in a bottle', 'a very small fairy’s very small receipt'],
    cause:
      'They tapped on the tooth. Something tapped back. They looked down the hole, and in it {th.was} {th.np}.',
    free: '{Thing} climbed out with a wave, and without it the tooth was as light as a basket. The fairy took it under one arm.',
  },
  {
    title: [
      'The Tail That Had Not Arrived',
      '{K} and the Very Long Dragon',
      'Has Anybody Seen the End of {O}?',
    ],
    owners: [
      who('Longfellow', 'very long dragon', 'm', 'dragon'),
      who('Madam Mile', 'very long dragon', 'f', 'dragon'),
      who('Uncle Endless', 'old river dragon', 'm', 'dragon'),
    ],
    prop: 'a long tail going over a hill',
    vars: { x: ['the bakery', 'the sheep bridge', 'yesterday’s inn'] },
    sign: [
      'A long green head lay at the cave door, with a napkin on. After it came neck, and more neck. [It went away over the hill|There was no end to it].',
    ],
    woe: [
      '“I’m home,” said {o.np}, “but my tail isn’t. It’s still at {x}!”<mt  “<t I told it to come along, at noon, and I felt it think about it, but news takes such a time to get down there that by now it may not be the same news. >[I can’t sit down to supper in two places|I think it is asleep. It’s all pins and needles],” said {o}. “[And it has got the cake.|There are people driving over it.]”>',
    ],
    tries: [
      'They pulled at the neck for an hour, and got {o} in as far as the [elbows|wings]. Now the cave was full, and the [soup|table] was outside.',
      'They sent a goat to tell the tail. At dusk the goat came back with a message: “[Which tail?|Who wants to know?]”',
    ],
    on: {
      tell: '{O} laughed, first at the front. You could see it go off down {o.his} back, a big lump of laugh, over one hill, then the next. It was gone a good while. Then, far away at {x}, something [slapped the ground|jumped], and up and along it came, at a gallop, to find out what was so funny.',
      move: '{a} went along {o.s} back, <f leaping from spike to spike><w flying over the smooth bits on two wheels>, all the way to {x}. “[Supper|It’s pancakes]!” {a.he} called in at the very tip. It [twitched|sat up]. {a} held on tight, and rode home on the end of it.',
      tie: 'They tied one end to a spike, and the other to the cake, and set the cake on the road. The tail [smelled it|turned over]. A tail will follow a cake. It came on by itself, [bend by bend|around all the corners], and curled up under the table.',
      light:
        'It shone so far that even at {x} it must have looked like home. The tip lifted. It turned this way, and that, as a [plant|cat] does. “[It’s seen us|Here it comes],” said {o}. “I can feel it in my knees.”',
    },
    won: [
      'At last all of {o} was in one place, [coiled up like a cinnamon bun|nine times around the table]. {O.he} said “Pass the salt” to the tail, and by [bedtime|pudding] it had.',
    ],
    gift: ['a button from the bakery', 'a spike, for hanging up a coat'],
    cause:
      'They followed {o} to the end. It was not short. And there, sitting on the tip, as if on a bench, {th.was} {th.np}.',
    free: '“I thought it was a wall,” said {thing}, and jumped off, and took the tip in both hands. The two of them walked home together, and talked about the view.',
  },
  {
    title: ['The Knight Who Was Late', '{K} and the Appointment at Six', '{O} Waits to Be Fought'],
    owners: [
      who('Dame Scorch', 'dragon in her best scales', 'f', 'dragon'),
      who('Rumbold', 'dragon with a diary', 'm', 'dragon'),
      who('Belinda Blaze', 'punctual dragon', 'f', 'dragon'),
    ],
    prop: 'a table laid for two before a cave',
    vars: { x: ['Sir Dudley', 'Sir Osbert', 'Lady Maud the Bold'] },
    sign: [
      'Before the biggest cave somebody walked up and down, with polished claws, and looked at the [sun|road].',
    ],
    woe: [
      '“{X} was to fight me at six,” said {o.np}, “and nobody’s come!”<mt  “<t I do not at all mind losing, because one gets a sit-down afterward and they generally admire the teeth, but I cannot bear it when a person makes an appointment and then simply does not appear. >[I practiced my roar, and I’ve swept the step|I baked],” said {o}. “[Perhaps I’m not frightening enough.|You don’t suppose I’ve got the wrong mountain?]”>',
    ],
    tries: [
      'They fought {o} themselves, with [spoons|leeks], to be kind. {O} said that they were very good. But it was not the same, and {o.he} kept looking [over their heads|at the road].',
      'They looked down the road for {o}. There was a helmet on it, and [after a bit|farther on] a glove, and then a pair of iron trousers, all pointing the other way.',
    ],
    on: {
      notice:
        '{a} had a look at the bush beside the cave. It [clinked|had knees]. Behind it stood {x}, gray with dust, and had stood there since a quarter to six. “[I was early, and then I saw how big|I couldn’t find the bell],” said {x}. “Do we still have to?”',
      sound:
        'It came back from the rocks, and from lower down somebody [whistled it|joined in]. There sat {x} on a milestone, quite lost, with the map [over one ear|upside down]. “I’d know that for a friendly sort of place anywhere,” said {x}. “[Am I late|Which is the dragon]?”',
      make: 'It was a sign for the road, with an arrow: THIS WAY. NO TEETH BEFORE TEA. They had hardly let go of it when around the bend came {x}, who [could not ride past a clear sign|had read it twice]. “[That puts it quite differently|Tea],” said {x}.',
      still:
        'They sat down with {o}, and waited, [in a row|on the step], and nobody looked at the road. Waiting is not so bad with company. It was nearly dark when somebody squeezed in at the end of the row, and [took off an iron hat|unlaced one iron shoe]. “What are we waiting for?” asked {x}.',
    },
    won: [
      'So they fought it out over the [dominoes|last slice], {o} and {x}, till the stars stood over the valley. Each of them won. They put it in the book for every [Tuesday|Friday] at six.',
    ],
    gift: ['a page from a diary that says “Fight (if dry)”', 'a knight’s left iron shoelace'],
    cause:
      'They opened the book to see. The page for today was stuck down, and under it, among the ink, {th.was} {th.np}.',
    free: '“I smudged it,” said {thing}. “It says seven.” And as it spoke the bell in the valley rang seven times, and up the road, clanking, came {x}.',
  },
]
