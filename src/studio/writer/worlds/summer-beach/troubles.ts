import { type Trouble, who } from '../../world.ts'

export const troubles: Trouble[] = [
  {
    title: ['The Sandcastle That Did Not Want to Go', '{K} and the Last Castle', 'The Tide Comes to Tea'],
    owners: [
      who('King Grit', 'sand king as tall as a spoon', 'm', 'king'),
      who('Queen Shell', 'sand queen', 'f', 'queen'),
      who('Prince Pebble', 'small sand prince', 'm', 'king'),
    ],
    prop: 'a sandcastle with nine towers',
    vars: { x: ['one hour', 'half an hour', 'five waves'] },
    sign: [
      'From the top of a sandcastle came a [trumpet|very small trumpet], and a flag went [up and down, up and down|to half mast].',
    ],
    woe: [
      '“The sea is coming,” said {o.np}, “and we’ve just [hung the curtains|finished the ballroom]!”<mt  {O} had {x}. “<t I have written to the tide in the strongest terms, and all it has replied is ‘shhh,’ and >[there is to be a ball tonight|the bakers have just lit the ovens],” said {o}. “[We’ve a piano.|I’ve nine hundred people, and they’re all made of sand.]”>',
    ],
    tries: [
      'They dug a [moat|ditch]^, as deep as there was time for, but ^the sea [came along it like a guest|filled it at once], and said thank you for the [road|path].',
      'They built a wall. The first wave [looked over it|took off its hat]. The second [was through it|had it for supper].',
    ],
    on: {
      make: 'It was a raft, of [driftwood and corks|a surfboard], and {a} slid it under, [an inch at a time|towers and all]. The wave that was to end it [lifted it|picked it up instead]. The castle went out, with its lamps lit, like a ship.',
      tie: 'They laid it around the castle, all the way, and made it fast to the [big rock|jetty]. “[We’ll go up and down a bit|It’s called an anchor],” said {a}. The sea came, [and was surprised|and could only rock it].',
      still:
        '{a} sat down between the castle and the sea, and [did nothing to either|looked at the water]. The wave stopped at {a.s} shadow. “[I only wanted to see the ball|Nobody ever asks me in],” it said. “[They see me and they dig.|It’s always walls.]”',
      tell: 'It was to the sea that {a} told it, and it was a [very long|hundred-wave] story. At each wave it said “[Wait|Shh], I want to hear,” to the next. So the tide turned, [in the middle of chapter nine|before the end], and had never got so far as the gate.',
    },
    won: [
      'The ball went on till late, with [the sea at the windows|small fish at every pane], looking in, and humming the bass.',
    ],
    gift: ['a flag no bigger than a stamp', 'a royal invitation, written on a shell'],
    cause:
      'They looked down the deepest tower. At the bottom, keeping all the drains shut with {th.its} back, sat {th.np}.',
    free: '{Thing} stood up, and the drains were clear. The sea ran in at one side, and out at the other, and only washed the steps.',
  },
  {
    title: [
      'The Shell That Had Stopped Talking',
      '{K} and the Silent Shell',
      'What the Shell Was Waiting to Hear',
    ],
    owners: [
      who('Mother Conch', 'big pink shell', 'f', 'snail'),
      who('Old Whelk', 'whelk', 'm', 'snail'),
      who('Nautilus', 'striped shell', 'm', 'snail'),
    ],
    prop: 'a huge pink shell',
    vars: { x: ['a hundred', 'four hundred', 'a thousand'] },
    sign: [
      'A line of [gulls|children] stood by something big and pink. Each put one ear to it, and went away [again|sad].',
    ],
    woe: [
      '“They come to hear the sea in me,” said {o.np}, “and it’s gone!”<mt  There was only a kind of woolly noise.  “<t I have held the sea in me for {x} years and never spilled a drop of it, but >[nobody ever told ME anything|they listen, and then they go],” said {o}. “[I think I ran out.|I’ve said it all.]”>',
    ],
    tries: [
      'They poured in water^, since the sea is made of it, but ^“[Blub|Glug],” said {o}. “[That is the sea. That’s not its sound.|I’m wet. I’m not talking.]”',
      'They shouted “Sea!” into {o.him}. It came out a [week|good bit] later, as “tea.” {G} looked about for a cup.',
    ],
    on: {
      tell: '{a} put {a.his} mouth to the shell, and told {o.him} of [the bus, the stairs, the rain on a roof in town|a street, and who lives in it]. {O} had never heard that. “[And then|What is a bus]?” said {o}. And far in, something began to [roll|turn over], like a sea.',
      sound:
        'It went in, around, and around, to the [small|pink] end where a sound has to think. There was a wait. And then it came back, and the sea [had come with it|was humming it].',
      still:
        '{a} laid one ear to {o}, and did not ask for a thing. So for once it was {o} who listened. {O} heard {a.s} [blood|heart] go in and out, in and out. “[You’ve got one too|Oh, there it is],” said {o}.',
      notice:
        '“There’s somebody’s [wool|beard] in there,” said {a}, and drew it out: a [whole nest|long green mitten of weed]. “[No wonder|I thought it was the years],” said {o}, and [boomed|roared], so that the gulls went up.',
    },
    won: [
      'They all listened in turn. It was the sea, [and a bit of town|with something new in it], and the littlest one [fell asleep against it|would not give it back].',
    ],
    gift: ['a shell that says your name', 'a pink pearl with a hum in it'],
    cause:
      'They shone a light in, around the first bend, and the second. At the third, listening with both ears, sat {th.np}.',
    free: '“I only wanted to hear it from inside,” said {thing}, and came out. And after {th.them}, with a long roar, came the sea.',
  },
  {
    title: ['The Wave Who Wanted to Stay', '{K} and the Puddle', '{O} Finds Out'],
    owners: [
      who('Ripple', 'little wave', 'f', 'fish'),
      who('Lap', 'small warm wave', 'm', 'fish'),
      who('Froth', 'young wave', 'f', 'fish'),
    ],
    prop: 'a small wave in a hollow of sand',
    vars: { x: ['the parasols', 'the dogs', 'the ice cream'] },
    sign: [
      'In a hollow of the sand, far from the sea, was a [small wave|bit of sea], going up and down, [all by itself|with a sob in it].',
    ],
    woe: [
      '“I stayed to look at {x},” said {o.np}, “and now I’m [a puddle|going dry]!”<mt  The sea was a long way off, [and going|a thin white line]. “<t We are told from the very beginning that we may come up as far as we like, provided we go back, and >[I thought just this once|I never got to see past the first umbrella],” said {o}. “[I can feel myself soaking in.|I’m warm at the edges.]”>',
    ],
    tries: [
      'They carried {o} in a bucket~, but ~it had a hole in it^, as beach buckets do by the end of the summer, and ^they had to bring back what was left.',
      'They called to the sea to come here. “[Later|At six],” it said, [without looking up|from far away]. {O} did not have till six.',
    ],
    on: {
      make: 'It was a canal, and {a} dug it, [a hand wide|from one dip to the next], the whole way down. {O} [slid in|put in a toe, so to speak], and ran, singing, between the banks.',
      move: 'There was a [sail|towel], and {a} caught {o} up in it, all at once, and <f was><w rolled> off [down the beach|to the sea], so fast that no drop had [time to fall|the time to think of it].',
      light:
        'A wave goes where the [moon|light] goes. {a} went backward with it, and {o} rose up on {o.his} edge, and [followed|came rolling after], over dry sand, as if on a string.',
      tie: '{a} wet it through, from end to end, and laid one end in {o}, and one in the sea. Water will go along a [wet string|thread] as an ant will. “[Is it far?|I’m going!]” said {o}, drop by drop. “I’m going home!”',
    },
    won: [
      'Then there was only a wave, far out, [like the others|one of many], but it [jumped|came in a bit higher], and laid one small thing at {h.s} feet, and went.',
    ],
    gift: ['a pebble with a ring around it', 'a pinch of foam that never goes flat'],
    cause:
      'They looked into the hollow. At the bottom, under the water, lying on the plug as it were, {th.was} {th.np}.',
    free: '{Thing} got up. There was a hole there, and a long way, and a green light, and {o} was gone, home, with a whoop.',
  },
  {
    title: ['The Puddle That Missed the Sea', '{K} and the Homesick Puddle', 'A Puddle Left Behind'],
    owners: [
      who('Drop', 'rock pool', 'm'),
      who('Brine', 'small salt puddle', 'f'),
      who('Little Lagoon', 'puddle with one shrimp in it', 'it'),
    ],
    prop: 'a small pool, far up the sand',
    vars: { x: ['one shrimp', 'two limpets', 'a very young crab'] },
    sign: ['High up on the sand, where the sea never comes, something wet [sniffed|trembled].'],
    woe: [
      '“I ran up the farthest,” said {o.np}. “Then the sea went home without me!”<mt  It had been so proud. “<t I should not mind so much for myself, but I have {x} to think of, you see, and >[they don’t know about drying|they think this is the sea],” said {o}. “[I get smaller each time the sun looks.|I was up to that stone at lunch.]”>',
    ],
    tries: [
      'They carried some of it, in their hands~, but ~when they got to the sea they had only [wet cuffs|nine drops]. “[That was my elbow|Put it back],” said {o}.',
      'They dug a ditch. The sand drank [the ditch|it all], and said “more”. {O} pulled in {o.his} edges.',
    ],
    on: {
      move: '{a} went down to the water and [splashed|called], and <f ran,><w raced off,> and the sea came after, to see who it was, [foot by foot|farther than it had ever been]. At the top it found its own edge. “[There you are|Hop in],” it said.',
      make: 'It was a boat the wrong way around: water inside, and dry out. They lined it with [a raincoat|weed], and in went {o} with {x}, and they [dragged|slid] it down, all the way, and did not spill a shrimp.',
      tie: 'They laid it wet along the sand, from the puddle to the sea, and the water ran down it as water does, [drop after drop|like beads]. Last of all came {x}, [waving|holding on].',
      notice:
        '“The sea is not so far,” said {a}. “It’s underneath.” {A.he} dug, there, beside {o}, [one hand deep|two hands down], and up came water, clear and salt, and said, “[There you are|We wondered].”',
    },
    won: [
      'Now {o} was the sea again, all of it, right out to the [ships|sky]. You could not have found the place. But one small wave went [up and down|back and forth] on the spot, and that was {o}, saying thanks.',
    ],
    gift: ['a stone with a wave in it', 'a pinch of salt in a shell'],
    cause: 'They looked down into the pool. At the bottom, like a plug in a bath, sat {th.np}.',
    free: '{Thing} got up, and with a gurgle the pool ran down, under the sand, by the short way, home.',
  },
  {
    title: ['The Bucket That Wanted to Hold the Sea', '{K} and the Proud Bucket', 'All of It'],
    owners: [
      who('Red Pail', 'red bucket', 'm'),
      who('Scoop', 'tin bucket', 'm'),
      who('Dotty', 'bucket with white dots', 'f'),
    ],
    vars: { x: ['a puddle', 'a wading pool', 'the bathtub'] },
    prop: 'a red bucket',
    sign: [
      'Somebody ran down to the sea, and up, and down, and slopped at each step. “Four hundred and six,” it panted.',
    ],
    woe: [
      '“I’m going to hold the sea,” said {o.np}. “All of it!”<mt  “I’ve held {x}, so how hard can it be? <t I took the first part up to the dunes at breakfast, and the second, and whenever I look around there’s just as much of it left as before. >[I told everybody|They’re all coming at sundown to look],” said {o}. “[I even said, ‘Bring towels.’|My handle’s coming off.]”>',
    ],
    tries: [
      'They dug a hole to put the sea in~, but ~[the sea looked in, and left|the hole drank it]. “Four hundred and seven,” said {o}.',
      'They all carried, with hats, cups, and a shoe. {G} [spilled|drank some]. The sea did not go down by a [shrimp|hair].',
    ],
    on: {
      light:
        'It shone into {o}, and in there it was deep and blue and it [moved|winked]. There were two clouds in it, and a gull<mt , and far off the whole of the shore>. “[It’s in|I’ve got it],” cried {o}, “all of it!”',
      sound:
        'It rang in {o}, low, and it did not stop: hush, and hush<mt , as in a shell, only with a handle>. {O} stood quite still. “That’s the sea,” said {o}. “I’m FULL of it.”',
      still:
        '{a} sat by {o} at the edge, and they let it come. A wave ran up, looked around in {o}, and ran out. And one more. “[They all come in by turns|It fits],” said {o}<mt , “if I don’t hold on to it”>.',
      tie: 'They tied {o} to the jetty by one end, and let {o} down. It sank. It lay on the sand with the whole sea [on top|in it]. “[Full!|I’ve got it all]!” {o} shouted<mt , in bubbles, to anyone who had brought a towel>.',
    },
    won: [
      'So at sundown they all came by and looked in. There it was, [with the sun in it|gold]. “[Is it heavy?|All of it?]” they asked. “You get used to it,” said {o}.',
    ],
    gift: ['a spoonful of sea', 'a shell with a handle'],
    cause:
      'They turned {o} over. There was a small hole in it, and looking out of the hole {th.was} {th.np}.',
    free: '“I let it out again,” said {thing}. “It was homesick.” So they sat in the shallows, {o} and {thing}, and the sea held them.',
  },
  {
    title: ['The Seagull Who Was Sorry', '{K} and the Stolen Ice Cream', 'Drip, Drip'],
    owners: [
      who('Snatch', 'seagull', 'm', 'parrot'),
      who('Nora Nab', 'seagull with sprinkles', 'f', 'parrot'),
      who('Beaky', 'young gull', 'm', 'parrot'),
    ],
    vars: { x: ['lemon', 'peach', 'plum'] },
    prop: 'an ice cream cone',
    sign: ['On a post sat somebody with an ice cream, and did not eat it. [A tear fell in.|Drip, it went.]'],
    woe: [
      '“I took it from a girl,” said {o.np}, “and then I saw her face!”<mt  “<t I have stolen fries from mayors and never lost a night’s sleep over it, but nobody had ever looked at me before as though I was a rainstorm. >[It’s {x}, and I can’t swallow|I want to give it back, and I don’t know how that’s done],” said {o}. “[We’re only taught the one direction.|It’s getting smaller.]”>',
    ],
    tries: [
      'They told {o} to fly over and drop it. {O} did^, from as high as a gull can go, but ^it landed on the wrong [uncle|hat].',
      'They wrote a note: “Sorry.” {O} could not help it, and [snatched it back|ate the note].',
    ],
    on: {
      make: 'It was a post with a [cup|ring] on the top, to hold a cone. {O} put it in<mt , very slowly, one toe at a time>, and flew off, and hid. When the girl came by, there it was<mt , with {x} on top, and one feather in it, like a flag>.',
      still:
        '{a} sat down on the sand with {o}, and held out an open hand. {O} [looked at it|hopped]^, for ^it’s hard to put a thing down when you have a beak. Then {o} did<mt , and blinked>. “So that is how,” {o} said, and flew to find the girl.',
      tell: '{a} told the girl how it was to be a gull<mt : all beak, and always hungry, and never once asked to a picnic>. She laughed at the part with the mayor. Then she [broke the cone in two|went to get two spoons]. “Come here, then,” she said.',
      move: 'It was melting! {a} took it and was off, <f feet flying over the sand,><w wheels flying along the boards,> with {o} above to keep the sun off. “[Yours|Here]!” said {a}, and it was only half gone. The girl looked up at {o}.',
    },
    won: [
      'The next day she came with two. “One is {x},” she said, “for you. [Take it.|No grabbing.]” {O} said “thank you.” No gull had ever [said it|got it out] before.',
    ],
    gift: ['a paper umbrella from a sundae', 'a cone with a bite out of it'],
    cause:
      'They asked who had told {o} to do it. {O} looked down under the post. There, with a spoon, {th.was} {th.np}.',
    free: '“I have never had one of my own,” said {thing}. So the girl lent it her lick. There was plenty for three.',
  },
  {
    title: ['The Beach Towel Far from Home', '{K} and the Towel with a Map', '{O} at the Edge of the Sea'],
    owners: [
      who('Terry', 'striped beach towel', 'm'),
      who('Lady Fringe', 'large beach towel', 'f'),
      who('Flop', 'lost towel', 'it'),
    ],
    vars: { x: ['a boy named Gus and his aunt', 'two ladies with one loud book', 'four brothers'] },
    prop: 'a striped towel',
    sign: [
      'Something lay very flat on the long beach, all alone. Now and then it lifted one corner, and looked [left and right|for somebody].',
    ],
    woe: [
      '“I’m keeping the place for {x},” said {o.np}, “but nobody comes!”<mt  They had gone in for one last swim.  “<t It may be that they came out farther along, since the sea moves you over when you’re not looking, and that they are standing on some other beach now, dripping, and calling. >[I’m dry, and that’s no way for a towel to be|Nobody has told me that I may go],” said {o}. “[The tide has got hold of my fringe.|I wave, but I’m the kind of thing that waves anyway.]”>',
    ],
    tries: [
      'They lay down on {o}, all of them, to keep it company. “[Wet feet|Oh]!” said {o}. “But not THOSE wet feet.” And it went flatter.',
      'They rolled {o} up, to carry it along. Inside, it was dark, and {o} [thought it was October|got hiccups]. They rolled it out again.',
    ],
    on: {
      tie: 'They tied {o} by two corners to a pole, so it stood up and flew. From the dunes, [far, far down|a mile off], somebody shouted. “[OURS|That’s our stripes]!” And {x} came running, blue with cold.',
      make: 'It was a boat, with {o} for a sail, and they all got in. Along the shore they went, and {o} pulled [toward every shout|like a dog]. And there, on the sand, hugging their knees, sat {x}. They got a hug that was [one side|all] towel.',
      light:
        'It swung over the sand, and {o} was in it, every stripe: red, white, red. Out of the dusk came {x}, as boats come [to a harbor|in]. “[Twice|Three times] we went past you!” they cried. “You lay so FLAT.”',
      notice:
        '{a} looked at the sand. There was the edge of {o}, and there were footprints, wet, going down. And {a} looked at the others, the ones [coming up|farther on]. They went to the ice-cream boat. And in front of it, with their teeth going like spoons, stood {x}.',
    },
    won: [
      'Then {o} had what it had waited for: somebody [wet|cold], salty, and out of breath, who wrapped themselves up to the nose and said “Ahh.” It took {x} home. It held on with both [corners|ends].',
    ],
    gift: ['a thread with salt in it', 'a clothespin in stripes'],
    cause:
      'They lifted the middle of {o}. So it was not flat! Under it, keeping the place as well, {th.was} {th.np}.',
    free: '“I thought that I was what you were keeping it for,” said {thing}. “You were,” said {o}, after a while, “I think.” And off they went, one inside the other.',
  },
  {
    title: ['The Beach Chair Nobody Could Open', '{K} and the Folded Chair', 'Snap'],
    owners: [
      who('Mr. Pinch', 'beach chair', 'm', 'crab'),
      who('Canvas Kate', 'beach chair', 'f'),
      who('Uncle Snap', 'blue beach chair', 'm'),
    ],
    vars: { x: ['eleven uncles', 'a brass band', 'two aunts and a judge'] },
    prop: 'a folded beach chair',
    sign: [
      'Around something folded stood {x}. One pulled, and one pushed. “Snap,” it said, and was [flat|shut].',
    ],
    woe: [
      '“I won’t open,” said {o.np}. “They all sit down so hard!”<mt  “And each of them says, ‘Is it safe?’  “<t Nobody ever asks whether THEY are safe, or has a good look at what is behind them, or takes the peach out of his back pocket. >[I’m only cloth, underneath|I’d like to be asked in a quiet voice],” said {o}. “[I bite because I’m nervous.|I used to be a sail, and I was never pinched then.]”>',
    ],
    tries: [
      'They read out how to do it from the label: “One over two, and lift.” {O} put [two over one|three around {g}]. There was no three.',
      'They pulled from both ends. {O} opened, sideways, and was for a moment [a ladder|an easel]. Then snap, and it had {h} by [one sleeve|the hat].',
    ],
    on: {
      still:
        '{a} sat down on the sand, next to {o}, and asked for nothing at all. The sun went on going down. By and by one leg came out, [to feel the warm|and felt about], and then the back. “You may lean, if you’re careful,” said {o}. “[Not the peach side.|A bit to the left.]”',
      sound:
        '{O} knew it. It was what they used to sing when {o} was a sail. It stretched, creak, and the wind got [in under|behind] it, and it filled, round and blue. So did somebody’s chest, and they found it had been sat in, quite gently, [by a small aunt|all this time].',
      tell: 'By the second joke {o} was shaking at the hinges. By the third it had to [hold its sides|let go], and it fell open, right down the middle, and lay there wheezing, with its legs out. “Sit, sit,” it said. “[I’m helpless.|Quick, before I stop.]”',
      make: 'It was a cushion, of [dry weed|a hat], soft and fat, and they put it on first. “That’s for you,” said {a}, “not for them.” {O} felt it with one arm. “[Then I’ll not know who it is|It’s like being sat on by a loaf],” it said, and opened up.',
    },
    won: [
      'They sat in {o} by turns, {x}, [very upright|lowered by ropes], and each one thanked it. The last one stayed<mt  to watch the stars>, and {o} [hummed|rocked], and never once went snap.',
    ],
    gift: ['a brass hinge that laughs', 'a peach stone, polished'],
    cause:
      'They looked in the fold, with care. So that’s who held it shut, from within! It {th.was} {th.np}.',
    free: '“I was asleep in there, and it’s like a book,” said {thing}. “I’ve lost my page.” {Thing} came out, and the chair opened at the middle.',
  },
]
