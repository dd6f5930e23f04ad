import { type Trouble, who } from '../../world.ts'

export const troubles: Trouble[] = [
  {
    title: ['The Road That Ran Out', '{K} and the End of the Road', 'Half a Hill'],
    owners: [
      who('Mr. Gravel', 'road mender', 'm', 'grown-up'),
      who('Milly Tar', 'road mender', 'f', 'grown-up'),
      who('Old Curb', 'road mole', 'm', 'mouse'),
    ],
    prop: 'a road that stops in the grass',
    vars: { x: ['the milk', 'the mail', 'the school bus'] },
    sign: [
      'The road went around the bend, and [stopped|there was no more of it]. At the end of it somebody with a [broom|shovel] was looking [at the grass|left and right].',
    ],
    woe: [
      '“It’s run out,” said {o.np}. “I had just enough road to go around the hill, and the ends won’t meet! And [by morning|tomorrow] {x} has to come through.”<mt  “<t I measured it twice, once in the summer and once in my head, and >[it must have shrunk|somewhere there’s a kink in it],” said {o}. “[I should never have washed it.|A road is a terrible thing to lose track of.]”>',
    ],
    tries: [
      'They pulled it^, as one pulls up a sock, and ^it came [an inch|a bit]~, but ~behind the hill [a mailbox fell over|somebody shouted “Hey!”]. They let it go again.',
      'They filled in the gap with pancakes~, and ~{g} went over, to try it. There was [a splash|a hole, and then a splash].',
    ],
    on: {
      notice:
        '“Look, it goes around that tree twice,” said {a}. And so it did, for [no reason|a joke]. They lifted one coil over the top of the tree, and shook. The slack ran along the road like a wave, and the ends met.',
      move: '{a} <f rode><w raced> back along it, all the way, faster and faster, [leaning in|with {a.his} head down]. And a road, when you ride it with joy, [lets out its elbows|stretches]. When {a} came around the last bend, there was road [to spare|up to the gate].',
      tie: 'They hooked one end of the road with that, and pulled it across to the other, and tied a bow. It held! It’s there still, that bow. You go [up and over it|around both loops], and everybody says “whee”.',
      tell: 'The road did not want to be done, that was all. “[What would I do then?|When I’m finished, I stop,]” it said. So {a} told it of all the people who’d go [home|around] on it, [every night|forever], in and out of the lamps. “[Oh|That’s not the end, then],” it said, and lay down.',
    },
    won: [
      'At that the first lamp came around the hill, [tick, tick, tick|small as a pea], and over the join, with not so much as a bump.',
    ],
    gift: ['a cat’s-eye from the middle of the road', 'a pebble with a white line on it'],
    cause:
      'They walked back along the edge, to see where it was caught. There, sitting on a fold of road as on a cushion, {th.was} {th.np}.',
    free: '{Thing} stood up. Ping! went the road, and lay out flat, and was just long enough.',
  },
  {
    title: ['The Bike That Was Afraid of Downhill', '{K} and the Careful Bike', 'Let Go, {O}'],
    owners: [
      who('Dapple', 'old blue bike', 'f', 'robot'),
      who('Hector', 'shiny new bike', 'm', 'robot'),
      who('Pip-Squeak', 'tricycle', 'm', 'robot'),
    ],
    prop: 'a small bike with its brakes on',
    vars: { x: ['a duck pond', 'a haystack', 'a clothesline'] },
    sign: [
      'At the top of the hill stood somebody with both brakes on, and would not look down. [Something squeaked.|A bell was shaking, ti-ti-ti.]',
    ],
    woe: [
      '“[Up is fine|I like up],” said {o.np}, “but [then it goes down|after up comes DOWN]!”<mt  Once {o} had let go, and met {x}. At the bottom was home. They could see [the lamp|the pancakes]. “<t I have considered going down backward, and sideways, and by mail, but >[my wheels think only of one thing|it’s the middle that I mind],” said {o}. “[Where you can’t stop yet and can’t not.|When the bell blows off.]”>',
    ],
    tries: [
      'They carried {o}^, although it is usually the other way around, and ^{o} shut {o.his} lamp, and [squealed|rang] at every step~, so ~they put {o.him} down.',
      'They tied a [parachute|big umbrella] on. The wind got in it, and {o} went up instead, [as far as a branch|over the hedge]. “[I said I like up|Not that much],” said {o}.',
    ],
    on: {
      light:
        '“[Don’t look at the hill|Only look here],” said {a}, where the light fell on the road just ahead, no farther than a [cat|step]. That bit was not steep at all. Nor the next. {O} went down the whole hill on [small, flat|one-cat] pieces of road.',
      sound:
        'The tune had brakes in it: [slow, slow, quick, quick, slow|hum, and stop; hum, and stop]. {O} knew where it would stop, so {o.he} did not mind where it [ran|went]. They sang the whole hill, and at the bottom it came out even.',
      make: 'It was a [second seat|sidecar], so as not to be alone. “[You mean, somebody would come|Is that for you]?” said {o}. “[All the way?|In the middle, too?]” {a} got in. Then it was not a hill. It was a ride.',
      still:
        '{a} sat in the grass beside {o}, and they looked at the hill till it was only [a hill|grass that leans]. By and by one brake [let go|clicked]. After a long time so did the other. “[Just a bit, to see|It’s moving],” said {o}. “[Oh, no. Oh! Oh, yes|It’s me].”',
    },
    won: [
      '“WHEEEE,” said {o}, [past the ducks|past {x}], and around, and right up to the door. “[Again|Is there another one]?” {o.he} said.',
    ],
    gift: ['a bell screw, for luck', 'a spoke with a bead on it'],
    cause:
      'Was it only the brakes that held {o} so fast? They looked behind. There, hanging on to the back wheel, {th.was} {th.np}.',
    free: '“Down?” said {thing}. “With YOU? I thought that you knew how!” They laughed so much that the brakes let go by themselves.',
  },
  {
    title: ['The Wind Who Had No Bike', '{K} and the Jealous Wind', 'A Ride for {O}'],
    owners: [
      who('Gust', 'young wind', 'm', 'cloud'),
      who('Mistress Blow', 'hill wind', 'f', 'cloud'),
      who('Draft', 'small cold wind', 'm', 'cloud'),
    ],
    prop: 'a heap of bikes blown into a tree',
    vars: { x: ['nine', 'eleven', 'fourteen'] },
    sign: [
      'Crash! went the bikes, all [along the wall|in a row]. [Hats flew. A bell rolled downhill.|Someone invisible was trying the pedals.]',
    ],
    woe: [
      '“It isn’t fair,” said {o.np}. “I go around the hill all day, and nobody [waves|rides with me]!”<mt  They only put their heads down, for {o} had knocked over {x} bikes [that day|since noon]. “<t I do not do it to be unpleasant, whatever the cows may tell you, but >[I wanted one, and they fall through me|I sit on it, and over it goes],” {o.he} said, and [sniffed|blew {o.his} nose], so that every leaf lay flat.>',
    ],
    tries: [
      'They held a bike up for {o.him}^, as well as one can for somebody who is mostly air, and ^{o} got on. ~But ~the bike went [straight up a tree|around like a coin], and {o} came off [on both sides|crying].',
      'They gave {o} a [paper windmill|kite] to hold. It [broke|went to the moon]. “[It’s a baby’s|That’s not a bike],” {o} said.',
    ],
    on: {
      make: 'It was a bike without a bike: [two wheels of paper|only sails and spokes], thin as breath. {O} got on. It went around the hill without [touching it|a sound], and you’d have said that it was [the moon on the road|a dream going home].',
      move: '“[Come behind me|Race you],” said {a}, and was off<f , with both feet going><w , with both wheels humming>. {O} came along. And with the wind behind, {a} flew! “[We are riding one bike|I’m the back half],” shouted {o}. “[I’m the fast half!|Me!]”',
      tie: 'They tied a [long tail|hundred ribbons] to every bike, so that when {o} came by, each one [waved|danced]. “[Is that to me?|They’re waving,]” said {o}, and [waved back|went by again], as softly as could be.',
      notice:
        '“[It doesn’t need wheels to be a ride|Look at the barley],” said {a}. Where {o} went, the field [ran|rode up and down], in long gold waves. {O} had never looked behind {o.him}. “[I do that,|Is that mine?]” said {o}.',
    },
    won: [
      'So {o} went around the hill once more, [slow and wide|blowing everyone home from behind], and all of them sat up straight and put their [heads back|arms out], and waved.',
    ],
    gift: ['a paper windmill that turns by itself', 'a small bag of downhill wind'],
    cause:
      'They pulled the bikes out of the heap, one by one. Under the very last, ringing the bell for help, {th.was} {th.np}.',
    free: '“You gave {thing} the only ride {th.it} ever had,” said {h}. {O} stopped crying. “Did I? Was it good?” It had been the best.',
  },
  {
    title: ['The Lamp That Would Not Go Out Alone', '{K} and the Last Lamp', 'All the Way Home with {O}'],
    owners: [
      who('Wick', 'street lamp', 'm', 'robot'),
      who('Lady Lumen', 'old road lamp', 'f', 'robot'),
      who('Glim', 'small gate lamp', 'm', 'robot'),
    ],
    prop: 'a bent street lamp at a crossroads',
    vars: { x: ['two', 'five', 'seven'] },
    sign: [
      'At the crossroads a light went on, and off, and on. Somebody tall leaned out over the road, to [look|see around the bend].',
    ],
    woe: [
      '“I can’t go to bed,” said {o.np}, “for there’s one bike not home yet!”<mt  “I count them out, and I count them in. <t It has no lamp of its own, it goes very slowly, it never rings, and >[all the rest are in|I’ve shone till my glass hurts],” said {o}, [going dim|flickering]. “But if I [go out|close my eye], and it comes then, how will it [know the way|see the turn]?”>',
    ],
    tries: [
      'They rode up and down, and shouted^, as loud as they could without waking the hill, but ^only [a cow|an owl] came. “[Not you|That’s not the one],” said {o}, “but thank you.”',
      'They told {o} it must have gone another way. “[There’s no other way|I AM the way],” said {o}, and [stood straighter|went on shining], and it cost {o.him} a lot.',
    ],
    on: {
      light:
        'Far down in the dark it was seen. [A small shape|Something] stopped, and turned. It had gone [right by|past in the fog]. Now it came up to the light, one turn of a wheel at a time.',
      sound:
        'It went out over the fields, farther than a lamp can. And from [the ditch|behind the mill] there came a little answer: [tick, tick, ting|ting], and it was [slow|tired], and it was coming.',
      notice:
        '“[There’s a track, just one wheel|Look in the dust],” said {a}. “It came as far as here. And here’s where it [lay down|got off].” There in the long grass, right under {o}, too near for {o} to see, it was asleep.',
      tie: 'They tied it to {o}, and let it out down the dark road, with all their [bells|ribbons] on. By and by there was a tug. Somebody had [ridden into|taken hold of] it, and came home along it, hand over hand.',
    },
    won: [
      'It was a very small [owl on a unicycle|mouse on one wheel]. “[Am I late|Were you waiting]?” it said. “[Not long|Oh, no],” said {o}. And {o} lit it up to its own door, and then went out, with a sigh, like anybody.',
    ],
    gift: ['a bit of warm glass', 'the little brass key of a street lamp'],
    cause:
      'Something stirred, up in {o.s} own lantern, behind the glass. No one had thought to look there. It was {th.np}.',
    free: '“{Thing}! You were in already!” said {o}. “All home, then. All home.” And {o} went out, as softly as an eye.',
  },
  {
    title: ['The Two Pedals', '{K} and the Pedals Who Never Met', '{O} Is Always Up When the Other’s Down'],
    owners: [
      who('Lefty', 'left pedal', 'm'),
      who('Pedaline', 'left pedal', 'f'),
      who('Right-o', 'right pedal', 'm'),
    ],
    prop: 'an old bike upside down',
    vars: { x: ['thirty', 'eleven', 'forty'] },
    sign: [
      'An old bike lay in the grass. One of its pedals went [around by itself|tick, tick], and stopped, and sighed.',
    ],
    woe: [
      '“There’s another one,” said {o.np}, “on the far side, and we’ve never met!”<mt  “When I’m up, it’s down. <t For {x} years we have gone every mile together, and I know just how it takes a hill, but there has always been a bicycle in between. >[Once I saw it in a puddle|I know it’s there, for I feel it push],” said {o}. “[I’d only like to say that I think we do it rather well.]”>',
    ],
    tries: [
      'They rode the bike slowly, and then fast~, but ~the other pedal [stayed on the far side|came no nearer].',
      'They took messages across. “[It says hello|It says ‘Same here’],” said {h}. But that only made {o} want it more.',
    ],
    on: {
      light:
        'It threw the bike’s shadow on the road, and a shadow is flat. There, side by side at last, went two [small|black] pedals! “[It’s just like me|There you are],” said {o}, and both shadows took a bow.',
      make: 'It was a mirror, of a [spoon|jar lid], on a stalk. They set it by the wheel. {O} looked, and there, coming up as {o} went down, was a face. “[You’re muddy, too|Hello],” it said.',
      tie: 'They took both pedals off, and laid them in the grass, one tied to the other with a bow. So {o} and the other [lay there|looked up at the sky], and did not turn at all, and talked till sundown.',
      tell: 'At the best bit both of them laughed, one on each side, at just the same time. The bike [shook|fell over]. “[That’s its laugh|I knew it would sound so],” said {o}. “We should do this more.”',
    },
    won: [
      'Then they went home, up and down, up and down, [like a seesaw|humming the same tune]<mt , and neither of them let the other do more than half>.',
    ],
    gift: ['a link from a chain', 'a pedal’s yellow reflector'],
    cause:
      'They bent and looked between the wheels. Right in the middle, with one foot on either side, sat {th.np}.',
    free: '“I’m no wall,” said {thing}. “I’m the one who brings you each the news. You never asked.” It took both pedals by the hand, and so they met.',
  },
  {
    title: ['The Small Wheels', '{K} and the Wheels Nobody Needed Now', 'Where Will {O} Go Next?'],
    owners: [
      who('Trundle', 'training wheel', 'm'),
      who('Dolly Wheel', 'little training wheel', 'f'),
      who('Squeak', 'training wheel', 'm'),
    ],
    prop: 'a little wheel by a gate',
    vars: { x: ['on Tuesday', 'last week', 'before breakfast'] },
    sign: [
      'Something [very small|little and white] rolled out [at the gate|on the road], one inch, and stopped. “No,” it said. “Not needed.”',
    ],
    woe: [
      '“We held a girl up for [so long|two years],” said {o.np}, “that [now|today] she rides without us!”<mt  That was {x}. “<t For two whole years my sister and I had that child by the elbows, as it were, and all we ever said to her was ‘You can do it’, and then, one morning, she did. >[She waved, so she had only one hand on|She didn’t fall once. I looked],” said {o}. “[It’s what we wanted.|So why do I feel so flat?]”>',
    ],
    tries: [
      'They put {o} on a [big|tall] bike~, but ~its rider [went around in a ring|was not pleased, and said so].',
      'They told {o} to have a nice rest. “I’ve rested,” said {o}. “It took [ten minutes|till nine].”',
    ],
    on: {
      make: 'It was a cart, no bigger than a shoe, and in it sat a [beetle with a bad foot|snail who had missed the bus]. {O} ran under it, as smooth as smooth. “[Up you go|Hold tight],” said {o}. “You can do it!”',
      notice:
        '{a} looked over the gate. There stood a goat kid, one day old, and its legs went [four ways|north and south]. “Who will hold ITS elbows?” asked {a}. “[Let me through|Excuse me],” said {o}.',
      move: '{a} gave {o} a push, and <f ran along beside><w rolled along beside>, and let go. {O} wobbled. {O} went on! “[I’m riding|Nobody’s holding me],” cried {o}. “So this is what she felt!”',
      still:
        'They sat with {o} by the road, and nobody said a word about it. By and by a bike came. It was the girl, and she stopped. “[There you are|I looked for you],” she said, and put {o} in the basket, in front, to see.',
    },
    won: [
      '“You can do it,” said {o}, down the whole hill, to [everyone they met|a duck, a bus, and the sun]<mt , and they all of them found that they could>.',
    ],
    gift: ['a small washer that squeaks “well done”', 'a spoke, no longer than a match'],
    cause:
      'Somebody had just sat down in the road and would not get up. It {th.was} {th.np}, learning to ride.',
    free: '“I fall to the left,” said {thing}. “I’m good on the left,” said {o}. And away they went, and nobody could have told which was holding up which.',
  },
  {
    title: ['The Signpost Who Had Never Been There', '{K} and the Far End of {O}’s Arm', '{X}, Three Miles'],
    owners: [
      who('Old Fingers', 'signpost', 'm'),
      who('Miss Point', 'crossroads signpost', 'f'),
      who('Yonder', 'signpost with three arms', 'm'),
    ],
    prop: 'a signpost at a crossroads',
    vars: { x: ['Seaville', 'Upper Honey', 'Lilypond'] },
    sign: [
      'Somebody stood at the crossroads, on [tiptoe|one thin leg]^, and from up there ^it could nearly see around the corner.',
    ],
    woe: [
      '“I’ve pointed to {x} for sixty years,” said {o.np}, “and I have never been there!”<mt  “<t They read me out loud, with such happy faces, and then they are off down that road as if I had given them a present, and they come home the same evening with sand in their ears and do not say one word about it. >[What if it’s not nice|I’d like to know what I’m recommending],” said {o}. “[I took someone’s word for the three miles.]”>',
    ],
    tries: [
      'They pulled {o} up, to carry {o.him} there~, but ~now nobody knew where to go^, and ^a bus, a [wedding|bakery van] and nine sheep stood in the road^ until ^they put {o} back.',
      'They read to {o} about {x}, out of the guidebook. “[It says ‘charming’|‘Parking’],” said {o}. “I could have made that up.”',
    ],
    on: {
      move: '{a} <f ran><w rolled> all three miles of it, at full tilt, and was back before the dust was down. {A.he} had {x} in {a.his} [hair|pockets]: one shell, half a bun, and the wind. {O} held them [to {o.his} boards|up to the light]. “It IS nice,” said {o}.',
      tell: '{a} had been in {x} just once, when {a.he} was very small, or said so, and the story went in at the [bakery|harbor] and out along the wall. A man on the road got off his bike to hear. “I’m FROM there,” he said. “[That’s just how it is|You forgot the cat].”',
      light:
        'It shone from the top of the post, and far down the road, on the last hill, something shone back. It was the signpost at the other end, and it had been wondering for sixty years, as well. “[It points to ME|Then this is somewhere, too],” said {o}.',
      notice:
        '{a} walked all around {o}, reading. On the back, where no one looks, people had written, on their way home: “[Thank you|You were right]. The ice cream is still the same.” There were hundreds of them.',
    },
    won: [
      'After that {o} stood up straight. “{X}, three miles,” {o.he} told them, “and [ask for the raspberry|mind the cat]!”',
    ],
    gift: ['a shell with three miles in it', 'a splinter that always points the same way'],
    cause:
      'They looked where the arm was pointing, along it, to the very tip. There, with a hand over its eyes, {th.was} {th.np}.',
    free: '“I can see it all from here,” said {thing}. “I thought you knew I was looking for the both of us.” And it began to tell {o}, house by house, from the left.',
  },
  {
    title: ['The Hill Everyone Puffed At', '{K} and the Unhappy Hill', 'Nobody Sighs at the Sea'],
    owners: [
      who('Steep Willy', 'steep hill', 'm'),
      who('Mount Hetty', 'round green hill', 'f'),
      who('Big Brow', 'hill with one tree', 'm'),
    ],
    prop: 'a steep green hill',
    vars: { x: ['the mailman', 'the bell club', 'the lady with the harp'] },
    sign: [
      'The road went up. “[Here they come|Brace up],” said a low voice under the clover. “Now they’ll say it. They always do.”',
    ],
    woe: [
      '“They look at me,” said {o.np}, “and then each one says ‘UGH’! All day long.”<mt  “<t I don’t know what I can have done to them, for I was here first, and kept quite still, and when they are on the other side I hear them shout ‘Whee!’ at somebody else. >[{X} calls me something worse|They get off, and push, and will not look at me],” said {o}. “[I have tried to be lower.|I hold in my stomach until they’re gone.]”>',
    ],
    tries: [
      'They asked {o} to lie flat^, if only until Sunday, and ^{o} let out all {o.his} breath. Two [rabbits|sheep] slid off~, but ~it was just as steep.',
      'They told {x} to say “Ooh” in place of “Ugh”. {X} tried. But halfway up there was only [“U”|air] left.',
    ],
    on: {
      sound:
        'It was a tune for going up with, slow, and one push to each beat. {X} came by, took it up, and was at the top before the [third verse|end]. “[Over so soon|Oh, was that it]?” {x} said, and went down and did {o} again.',
      still:
        'Right in the steepest part they got off, and sat down in the clover, and looked around. You could see [nine steeples|the sea]. “Ooh,” they said. {O} [felt it in every daisy|held still]. “[Was that about me|You didn’t say the other one],” said {o}.',
      tie: 'They tied it to the top, and {x} held on to the end, and they all came down the far side on their bikes. Up went {x}, like a [flag|bucket in a well], quite dry and smiling. “What a charming hill!”',
      make: 'It was a bench, at the very worst bend, with a board on it: YOU HAVE DONE THE HARD PART. {X} read that and sat down, and so, by and by, did everyone. “[Lovely spot|I’d no idea],” they said. No one had ever stopped to look.',
    },
    won: [
      'And when they went down on the other side, and it was “[Wheee|Whooo]!” all the way, {o} knew now who that was for. There is only the one hill. It has two sides.',
    ],
    gift: ['a four-leaf clover from halfway up', 'an “ooh” in a matchbox'],
    cause:
      'They looked under the turf at the steepest bit, which seemed too steep to be true. Pushing it up from below {th.was} {th.np}.',
    free: '“I thought that was what hills liked,” said {thing}, and sat down, and {o} sank by a yard, with a sigh, like a cake. It was just right to ride.',
  },
]
