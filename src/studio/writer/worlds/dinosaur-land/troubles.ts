import { type Trouble, who } from '../../world.ts'

export const troubles: Trouble[] = [
  {
    title: ['The Egg That Would Not Hatch', '{K} and the Last Egg', 'Good Evening, Egg'],
    owners: [
      who('Mother Fern', 'longneck mother', 'f', 'dinosaur'),
      who('Papa Thud', 'dinosaur father', 'm', 'dinosaur'),
      who('Granny Scale', 'old dinosaur', 'f', 'dinosaur'),
    ],
    prop: 'a large speckled egg',
    vars: { x: ['six', 'eight', 'eleven'] },
    sign: [
      'In a ring of ferns stood a [big|huge] someone, [bent down|nose down] to a [speckled|round] egg, saying “[Knock, knock|Hello in there]” [to it|over and over].',
    ],
    woe: [
      '“{X} hatched this morning,” said {o.np}. “This one [won’t|will not]. I can hear it, in there, and [it is not coming out|it says no]!”<mt  The other {x} [fell over each other|tumbled about] in the grass. “Tonight is [the First Walk|the night we go to the lake],” said {o}, “<t and nobody was ever left behind, not even in the year of the flood, >and [who will stay with it?|I cannot carry an egg in my mouth.]”>',
    ],
    tries: [
      'They rolled the egg into [the sun|a warm spot]. “[Too bright|No, thank you],” said the egg~, and ~it rolled [back|itself back], all alone.',
      'They knocked on it, [tap, tap|with a small stone]. The egg knocked back. They went on like that for [ages|a long time], [and it was a nice chat, but nobody came out|until {g} fell asleep].',
    ],
    on: {
      sound:
        'The egg began to rock to it. Inside, a small voice [joined in|found the tune]. And to reach the high note it [had to stretch its neck|stood on its toes]. Crack! Out it came.',
      light:
        'The light shone right through the shell, and inside they saw it, curled up, with [one hand over its eyes|its tail in its mouth]. It [looked|peeped] at the glow, and put out a nose [to be nearer|for a better look]. Crack! The rest came after the nose.',
      still:
        'It was quiet so long that the egg [grew curious|could not bear it]. “Are you still there?” it said. [Nobody spoke.|Somebody breathed.] A small hole came in the shell, and in it was [an eye|one round eye]. Then out came the rest.',
      tell: 'Just before the end, {a} [stopped|shut {a.his} mouth]. “[And|And then]?” said the egg. “You cannot hear the end through a shell,” said {a}. There was a [short silence|pause]. Crack! Out it came.',
    },
    won: [
      'It was [damp|small and damp], with [shell on its head|very big feet]. “[I was only thinking|I wanted to be asked nicely],” it said. And {o} [licked it from end to end|put {o.his} nose to its nose], and they all went down to the lake.',
    ],
    gift: ['a bit of speckled shell', 'a cap made of eggshell'],
    cause:
      'Then they held their ears close to the shell. Two were talking in there! Beside the baby, nice and snug, sat {th.np}.',
    free: '{Thing} came out first, and [after that|behind {th.them}], since it was dull to be alone, out came the baby.',
  },
  {
    title: ['{O} Who Stepped on Things', '{K} and the Big Feet', 'The Softest Step in the Valley'],
    owners: [
      who('Thumper', 'huge young dinosaur', 'm', 'dinosaur'),
      who('Big Olga', 'huge dinosaur', 'f', 'dinosaur'),
      who('Boomer', 'very large dinosaur', 'm', 'dinosaur'),
    ],
    prop: 'a footprint like a pond',
    vars: { x: ['a mushroom house', 'somebody’s lunch', 'the mayor’s hat'] },
    sign: [
      'Boom. Then nothing. Then, [a long time after|much later], boom. [The fern cups spilled.|A pine cone fell on {h}.]',
    ],
    woe: [
      '“Don’t come near,” said {o.np}, on one leg. “I step on things. I have stepped on {x} [today|since noon]. I am not going to put this foot down [again|ever].”<mt  {O} wobbled. “[Everyone is dancing tonight, at the pools|They have a dance tonight],” {o.he} said, “<t and they have told me, very kindly, that I might like to watch it from the next valley, >and [I do love a dance|I know all the steps].”>',
    ],
    tries: [
      'They tied [cushions of moss|big fern pillows] to {o.s} feet. {O} put one foot down. [Pff|Whump]! Now there was moss [in every tree|as far as the lake].',
      '“Walk on tiptoe,” said {g}. {O} tried it. [It made deeper holes|It was like four nails going in]. A [spring|fountain] came up out of one.',
    ],
    on: {
      sound:
        '“Put your foot down only where the tune does,” said {a}. Low note, left; high note, right. {O} [listened so hard|was so taken with it] that {o.he} forgot to be heavy, and the ground [only hummed|went pom, like a drum].',
      notice:
        '“It is not that you are big,” said {a}. “You [shut your eyes|never look] when you step.” {O} opened them. There was room [everywhere|between things], if you looked. {O} set a foot down next to a daisy.',
      make: 'It was a row of little flags, on sticks. {a} put one by everything small. {O} [walked between them|went from gap to gap], with {o.his} tongue out, and not a flag [fell|shook].',
      tie: 'Each foot got a bit of it, and {a} held all four ends. “[Left|Now this one],” {a.he} said, and gave a small tug. “Stop. Now you.” It was like [flying a kite|driving a coach], and {o} went as softly as [a cow in clover|bread rising].',
    },
    won: [
      'So {o} danced that night, [slow and huge|round and round], under the moon. They felt it [in their tummies|through their feet], and it was the best drum the valley [had ever had|ever heard].',
    ],
    gift: ['a daisy from between two toes', 'a flat pebble, flattened by a foot'],
    cause: 'They looked into the last big footprint. There, at the bottom, quite unhurt, was {th.np}.',
    free: '“You never squashed {th.me},” {thing} told {o}. “It was [soft|like a soft roof].” And {o} put down one foot, and then the other.',
  },
  {
    title: ['The Day the Volcano Sulked', '{K} and the Cold Volcano', 'A Small Red Light'],
    owners: [
      who('Ash', 'lava lizard', 'f', 'dinosaur'),
      who('Old Cinder-Tail', 'fire keeper', 'm', 'dinosaur'),
      who('Spark', 'young lizard', 'm', 'dinosaur'),
    ],
    prop: 'a small smoking volcano',
    vars: { x: ['the nests', 'the baby pools', 'the sick old turtle'] },
    sign: [
      'Something was missing over the hill. The volcano [had no light on|was dark]. Somebody was [fanning it with a leaf|shouting into it].',
    ],
    woe: [
      '“It has gone out,” said {o.np}, with soot on {o.his} nose. “It has never gone out! It keeps {x} warm [all night|until morning], and now it only [sulks|smokes].”<mt  “[Somebody called it a hill|It heard someone say that it was small],” {o} said, low. “<t It has been very quiet ever since, and for a volcano that is a bad sign, >and [it will not even rumble|I can’t get a word out of it].”>',
    ],
    tries: [
      'They threw in [dry ferns|sticks]. The volcano [coughed|burped], and [threw them back|out came the ferns again], all curled like [ribbons|wigs].',
      'They told it that it was big. “[No, I am not|Say that to the mountain],” it [grumbled|said], and shut [its top|the lid].',
    ],
    on: {
      still:
        'They sat on the warm side, and leaned on it, and said not a thing. No one had ever [leaned on it|done that]. After a while there was a [hum|purr] under them, and after that a [thin red thread|glow].',
      light:
        'The volcano opened [one eye|its top a crack]. “[What is that|Is that all you have]?” it said. “I have [more|bigger] than that.” And it showed them.',
      make: 'It was a scarf, [a very long one|miles long], of grass and moss, and it went [once around the top|around the neck of the hill]. “For me?” said the volcano. It [blushed|went red], as hills seldom do, and then it was lit.',
      tell: 'It was a story about a mountain who wished that he were [small enough to be warm|a volcano]. “[Is that true|Truly]?” said the volcano. Something in it [cleared its throat|gave a small cough]. Pff! Up came a spark.',
    },
    won: [
      'The red light [came on|went up] over the valley, [not too big|just big enough], and in {x} everybody sighed and [lay closer|shut their eyes].',
    ],
    gift: ['a warm black stone', 'a pebble that is still a bit warm'],
    cause:
      'They looked over the edge, and down. There, right on the spot where the fire comes out, sat {th.np}.',
    free: 'As soon as {thing} moved over, there came a rumble, and a warm red light. “[Thank you|At last],” said the volcano.',
  },
  {
    title: ['The Wing That Was Too Small', '{O} Looks Up', '{K} and the Dinosaur Who Wanted to Fly'],
    owners: [
      who('Feather', 'small feathered dinosaur', 'f', 'dinosaur'),
      who('Kip', 'small feathered dinosaur', 'm', 'dinosaur'),
      who('Archie', 'almost-bird', 'm', 'parrot'),
    ],
    prop: 'a cliff with a very small dinosaur on it',
    vars: { x: ['forty', 'sixty', 'a hundred'] },
    sign: [
      '[Thump|Flap, flap, thump]. Something fell out of a [tree fern|small tree]. It got up, [shook itself|spat out a leaf], and went up again.',
    ],
    woe: [
      '“That was {x},” said {o.np}, quite out of breath. “All my cousins [run|dig]. I have these.” {O} held up two [small|stubby] wings. “I think [they are for something|they must do something].”<mt  “[Everybody says they are for decoration|Mother says I shall grow out of them],” {o.he} said, “<t and that may well be true of elbows, but I have thought about it a great deal, and ><m but >[when the wind blows, they itch|in my sleep they go by themselves].”>',
    ],
    tries: [
      'They threw {o.him} up, on three. {O} came down, on [four|{g}]. “[Higher|That was nearly it],” said {o}.',
      'They stuck [big leaves|palm leaves] on the wings. The wind took the leaves, and [off they went|away over the lake they flew], without {o}.',
    ],
    on: {
      move: 'So {a} [<f ran><w rolled>|<f dashed><w rolled>] down the hill, arms out wide, and {o} came flapping after, faster and faster. At the bottom {a} stopped. {O} [didn’t|went on, into the air].',
      notice:
        '“The wind comes [up|from below], here,” said {a}. {A.he} had watched the [leaves|seeds] at the edge, and they did not fall, but rose. “[Don’t jump|You need not flap]. Lean.” {O} leaned.',
      tie: 'One end was for {o}, and {a} held the other, like a kite’s. “[I have got you|You can’t get lost],” said {a}. So {o} let go of the cliff. By and by {a} looked: the line had been [slack|loose] for ever so long.',
      light:
        'Out over the lake the light [danced|made a road] on the water. {O} [looked at that|wanted it] so much that {o.he} forgot to think about wings at all, and [they did it by themselves|there they were, open].',
    },
    won: [
      'Up went {o}, [crooked|a bit sideways], with a squawk, [and over the ginkgo trees|once around the moon, or so it looked]. “They are FOR something!” {o.he} cried.',
    ],
    gift: ['the first feather in the world', 'one small blue feather'],
    cause: 'They felt under {o.s} wing, where it was heavy. There, holding on tight, {th.was} {th.np}.',
    free: '{Thing} let go, and {o} was light. The very next puff of wind [took|lifted] {o.him}, and this time {o.he} stayed up.',
  },
  {
    title: ['Too Light for a Footprint', '{K} and the Dinosaur Who Left No Mark', '{O} Was Here'],
    owners: [
      who('Wisp', 'very small dinosaur', 'f', 'dinosaur'),
      who('Tiptoe', 'small thin dinosaur', 'm', 'dinosaur'),
      who('Featherfoot', 'little quick dinosaur', 'm', 'dinosaur'),
    ],
    prop: 'smooth mud with one fern in it',
    vars: { x: ['a pond', 'a bathtub', 'a nest for six'] },
    sign: [
      'Hop, hop, hop! Somebody was jumping on the mud, and [looking down|turning to look], and jumping again.',
    ],
    woe: [
      '“Nothing, again!” said {o.np}. “Everybody leaves footprints but me^, because ^I’m too light!”<mt  “<t They say that mud like this turns to stone, so that in a million years people will come and know exactly who was here, and who was not. >[My cousin’s are as big as {x}|I’ve jumped off a rock, with a rock],” said {o}. “[I don’t want a large one.|I’d just like there to be one toe.]”>',
    ],
    tries: [
      'They gave {o} nine ferns to eat, to make {o.him} heavy. {O} jumped~, and ~there was a [burp|small burp], but there was no print.',
      'They gave {o} a rock to hold, and {o.he} jumped^, and ^the rock left a very fine print.',
    ],
    on: {
      still:
        '“Don’t jump,” {a} whispered. “Just stand.” So the two of them stood till the sun went down, and the mud [grew used to them|felt their toes]. When {o} stepped off, there were two prints, as thin as leaves.',
      make: 'It was a stamp, cut just like {o.s} foot, three toes and a heel, with a good big handle. They all leaned on it. [Squelch|Splup]! “[That’s ME|Look at my toes],” said {o}.',
      light:
        'The light lay low across the mud, and there they were, no deeper than a breath: small footprints, hundreds of them, all over! “[I’ve been everywhere,|Are those mine?]” said {o}. They were the [finest|neatest] in the valley.',
      move: '{a} took {o} by both hands, and <f swung {o.him} around and around><w spun {o.him} around on two wheels>, and set {o.him} down, fast. Splat! There in the mud was all of {o}, with {o.his} arms out.',
    },
    won: [
      'By and by the mud turned to stone, [toes and all|with {o.s} toes in it]<mt . It is in a museum now, behind glass, and the card beside it says that somebody was happy>.',
    ],
    gift: ['a bit of mud with a toe in it', 'a fern leaf, pressed flat'],
    cause:
      'Someone was going along behind {o} with a fern, and sweeping away each footprint. It {th.was} {th.np}.',
    free: '“{Th.i} thought you’d dropped them,” said {thing}. “{Th.i} {th.am} so tidy.” {Thing} put down the fern and looked the other way~, and ~{o} walked home in a long, long line of footprints.',
  },
  {
    title: ['The Dinosaur Who Could Not Clap', '{K} and the Very Short Arms', 'Bravo, Said {O}'],
    owners: [
      who('Rex', 'large dinosaur', 'm', 'dinosaur'),
      who('Tyra', 'big-headed dinosaur', 'f', 'dinosaur'),
      who('Stubbs', 'dinosaur with short arms', 'm', 'dinosaur'),
    ],
    prop: 'a huge dinosaur with tiny arms',
    vars: { x: ['the frog choir', 'the dancing lizards', 'the tortoise band'] },
    sign: [
      'Something went “fft, fft” behind the ferns. Two very short arms were trying to meet^, and ^they could not.',
    ],
    woe: [
      '“I can’t clap,” said {o.np}. “I loved {x}, and now they think I didn’t!”<mt  “<t Everyone else beats their hands together till the ferns shake, and then they look at me, sitting there with my mouth open, and you may imagine how that looks, with teeth like these. >[I cried, but I do that on the inside|The smallest one asked if I was hungry],” said {o}. “[I only want to say ‘More’.|I’ve got all this clapping, and nowhere to put it.]”>',
    ],
    tries: [
      'They pulled on {o.s} arms~, but ~the arms stayed short^, and ^{o} only got the [hiccups|giggles].',
      'They told {o} to shout “Bravo!” {O} did~, and ~{x} hid behind a rock till [it was quiet|somebody explained].',
    ],
    on: {
      make: 'It was two flat boards, on two long sticks. {O} held them, and swung. CLAP! The [pond|cliff] clapped back. “[Oh, how lovely|So that’s how it feels],” said {o}.',
      sound:
        'There was a beat in it, and {o.s} tail came down: thump! It came down again. THUMP! “Somebody’s clapping!” said {x}. “[And so loud|It’s the best clapping we’ve ever had]!”',
      notice:
        '“What have you got two of,” said {a}, “that DO meet?” {O} thought. {O} sat down, put up both feet, and clapped [with those|till the dust flew].',
      tie: 'They tied it to the tops of two palm trees, and gave the middle to {o}. One small tug, and the trees leaned in and clapped for {o.him} with all their leaves.',
    },
    won: [
      '“More!” said {o}, and clapped. So {x} did it [twice more|over again]<mt , and bowed to the back row, where the big ones sit>.',
    ],
    gift: ['a ticket for the front row, on a leaf', 'a very short glove'],
    cause:
      'They looked between those two small hands, and there was the reason that they did not meet. In the gap sat {th.np}.',
    free: '“{Th.i} come here for the quiet,” said {thing}, and moved out of the way. {O} tried once more. It was only two fingers, but they met: pat.',
  },
  {
    title: ['The Head in Other Weather', '{K} and the Longest Neck', 'How Is It Down There?'],
    owners: [
      who('Great-Aunt Alta', 'longneck', 'f', 'dinosaur'),
      who('Cloudy', 'very tall longneck', 'm', 'dinosaur'),
      who('Lofty Joe', 'longneck', 'm', 'dinosaur'),
    ],
    prop: 'a long neck going up into a cloud',
    vars: { x: ['snow', 'hail', 'rain'] },
    sign: [
      'Four feet like tree stumps stood in the sun. Up went a neck, and up, into a cloud. “[Brrr!|Is it winter?]” said somebody in the cloud.',
    ],
    woe: [
      '“There’s {x} up here,” cried {o.np}. “How is it down there? I never know how my feet are!”<mt  “<t I used to write to my feet, but the news took so long to come up that it was always about last week’s mud, and now I can’t so much as tell whether I’m standing in something. >[Am I in a puddle?|I think somebody tickled me. Or it was Tuesday,]” said {o}. “[My ears want to go to bed, and my feet say it’s noon.]”>',
    ],
    tries: [
      'They shouted up, “Your feet are fine!” But that high up it was only “[Your cheese is mine|Your sheep can dine].” {O} was quite upset.',
      'They asked {o} to bend down and look~, but ~when the neck came down, the tail went up, on the far side of the hill, with somebody’s [nest|supper] on it.',
    ],
    on: {
      sound:
        'It went in at the toes, and you could watch it climb: the knees [hummed|swayed], then the ribs, then all the long bones of the neck, like a flute. It came out on top, in the {x}. “[It’s WARM down there|Oh! It’s summer],” said {o}.',
      tie: 'They tied it to one toe, and up the whole way, and around one ear. One tug for sun, two for [rain|frogs]. Tug! “[It’s sunny|I KNEW it],” said {o}. The ear tugged back, and the toe laughed.',
      tell: 'The knee heard it first, and laughed so hard that it set off the hip. The laugh went up the neck, and up, till the whole cloud shook, and down came the {x}, and there was {o.s} face, out in the sun.',
      move: 'Up the neck went {a}, <f bump over bump like a stair><w wheel after wheel, like a road to the moon>, with a [warm stone|tuft of grass] from between the toes. {O} sniffed it for a long time. “[So that’s how I’m doing|I am in a meadow],” {o.he} said.',
    },
    won: [
      '“Good night, feet,” said {o}. And a good while later, when the stars were out, up came the answer: “[Good night, head|And you].”',
    ],
    gift: ['a snowflake in a fern', 'a letter from a foot, in mud'],
    cause:
      'Halfway up there was somebody sitting in a bend of the neck, with a heap of letters. It {th.was} {th.np}.',
    free: '“{Th.i} bring the mail,” said {thing}, “but the top half is so cold!” They made {th.them} a scarf of moss. After that, head and feet had letters twice a day.',
  },
  {
    title: [
      'The First Flower in the World',
      '{K} and the Thing That Was Not Green',
      'What Are You For, {O}?',
    ],
    owners: [
      who('Number One', 'red flower', 'f'),
      who('Newcome', 'pink flower', 'm'),
      who('Bella', 'small white flower', 'f'),
    ],
    prop: 'one flower among tall ferns',
    vars: { x: ['a small fire', 'somebody’s eye', 'a fern with a fever'] },
    sign: [
      'A ring of dinosaurs stood around something small and bright, and [nobody went near it|held their breath]. Nothing had ever been that color.',
    ],
    woe: [
      '“I came up this morning,” said {o.np}. “I think I’m the first one ever^, and ^they’re all afraid of me!”<mt  “<t There was nobody to ask how it is done, so I simply opened everything I had, and now they tell each other I am {x}, and that it may be catching. >[The ferns won’t talk to me|A large one sniffed, and sneezed, and ran],” said {o}. “[I must be for something. I’ve such a lot of detail.|I’ve gone to all this trouble inside.]”>',
    ],
    tries: [
      'They told the dinosaurs that it was only a flower. “A WHAT?” said the dinosaurs, and took one more step back.',
      'They painted {o} green, like everything else~, but ~the first drop of dew washed it all off.',
    ],
    on: {
      still:
        'There {a} sat, and nothing bad happened. So the smallest dinosaur came to see. It put its nose right in, and shut its eyes, and said what no dinosaur had ever said: “[Mmm|Ahhh].” After that they all wanted a turn.',
      notice:
        'Deep inside there were lines, and dots, and a gold dish, and every line pointed in. “You’re waiting for somebody,” said {a}. Just then something went “zzz.” It was the first bee, and it [had been looking everywhere|went in head first, for joy]. Nobody could be afraid after that.',
      light:
        'The light came right through the petals, and laid their color on the big gray dinosaurs, on every [nose|side]. They turned to look at one another. “[You’re pink|Look at us]!” they said, and came a step nearer, and then another.',
      tell: 'At the best bit {a} ran out of words, and used {o.s} name: “… as fair as {o}.” “[Oh|So that’s it],” said an old horned one. “It’s for saying nice things with.” They had not had many of those, and they came nearer.',
    },
    won: [
      'That night they all slept in a ring around {o}, noses in. And in the morning there was a second one, by the swamp, and it was the first [blue|yellow] one in the world.',
    ],
    gift: ['the first petal that ever fell', 'a crumb of the oldest pollen'],
    cause:
      'They parted the petals, which were still a bit creased. There, in the gold, just waking up, {th.was} {th.np}.',
    free: '“{Th.i} grew it for a bed,” said {thing}. “Do you like the color?” And since {th.it} asked so nicely, they all came close, and found that they did.',
  },
]
