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
        'The egg began to rock to it. Inside, a small voice [joined in|found the tune]. And to reach the high note it [had to stretch its neck|stood on its toes]. Crack!',
      light:
        'The light shone right through the shell, and inside they saw it, curled up, with [one hand over its eyes|its tail in its mouth]. It [looked|peeped] at the glow, and put out a nose [to be nearer|for a better look]. Crack!',
      still:
        'It was quiet so long that the egg [grew curious|could not bear it]. “Are you still there?” it said. [Nobody spoke.|Somebody breathed.] A small hole came in the shell, and in it was [an eye|one round eye].',
      tell: 'Just before the end, {a} [stopped|shut {a.his} mouth]. “[And|And then]?” said the egg. “You cannot hear the end through a shell,” said {a}. There was a [short silence|pause]. Crack!',
    },
    won: [
      'Out came somebody [damp|small and damp] with [shell on its head|very big feet]. “[I was only thinking|I wanted to be asked],” it said. And {o} [licked it from end to end|put {o.his} nose to its nose], and they all went down to the lake.',
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
      'They tied [cushions of moss|big fern pillows] to {o.s} feet. {O} put one down. [Pff|Whump]! There was moss [in every tree|as far as the lake].',
      '“Walk on tiptoe,” said {g}. {O} tried it. [It made deeper holes|It was like four nails going in]. A [spring|fountain] came up out of one.',
    ],
    on: {
      sound:
        '“Put your foot down only where the tune does,” said {a}. Low note, left. High note, right. {O} [listened so hard|was so taken with it] that {o.he} forgot to be heavy, and the ground [only hummed|went pom, like a drum].',
      notice:
        '“It is not that you are big,” said {a}. “You [shut your eyes|never look] when you step.” {O} opened them. There was room [everywhere|between things], if you looked. {O} set a foot down next to a daisy.',
      make: 'It was a row of little flags, on sticks. {a} put one by everything small. {O} [walked between them|went from gap to gap], with {o.his} tongue out, and not a flag [fell|shook].',
      tie: 'Each foot got an end of its own, and {a} held all four. “[Left|Now this one],” {a.he} said, and gave a small tug. “Stop. Now you.” It was like [flying a kite|driving a coach], and {o} went as softly as [a cow in clover|bread rising].',
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
      tell: 'It was a story about a mountain who wished that he were [small enough to be warm|a volcano]. “[Is that true|Truly]?” said the volcano. Something in it [cleared its throat|gave a small cough]. Pff!',
    },
    won: [
      'The red light [came on|went up] over the valley, [not too big|just big enough], and in {x} everybody sighed and [lay closer|shut their eyes].',
    ],
    gift: ['a warm black stone', 'a pebble that is still a bit warm'],
    cause:
      'They looked over the edge, and down. There, right on the spot where the fire comes out, sat {th.np}.',
    free: 'As soon as {thing} had got up, there came a rumble, and a warm red light. “[Much obliged|At last],” said the volcano.',
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
      '“That was {x},” said {o.np}, quite out of breath. “All my cousins [run|dig]. I have these.” {O} held up two [small|stubby] wings. “I think [they are for something|they must do something].”<mt  “[Everybody says they are for decoration|Mother says I shall grow out of them],” {o.he} said, “<t and that may well be true of elbows, but I have thought about it a great deal, >and [when the wind blows, they itch|in my sleep they go by themselves].”>',
    ],
    tries: [
      'They threw {o.him} up, on three. {O} came down, on [four|{g}]. “[Higher|That was nearly it],” said {o}.',
      'They stuck [big leaves|palm leaves] on the wings. The wind took the leaves, and [off they went|away over the lake they flew], without {o}.',
    ],
    on: {
      move: 'So {a} [<f ran><w rolled>|<f dashed><w rolled>] down the hill, arms out wide, and {o} ran after, and [the wind came under them both|the hill dropped away]. Only one of them [had feathers|noticed that the ground had stopped].',
      notice:
        '“The wind comes [up|from below], here,” said {a}. {A.he} had watched the [leaves|seeds] at the edge: they did not fall. They rose. “[Don’t jump|You need not flap]. Lean.” {O} leaned.',
      tie: 'One end was for {o}, and {a} held the other, like a kite’s. “[I have got you|You can’t get lost],” said {a}. So {o} let go of the cliff. By and by {a} looked: the line had been [slack|loose] for ever so long.',
      light:
        'Out over the lake the light [danced|made a road] on the water. {O} [looked at that|wanted it] so much that {o.he} forgot to think about wings at all, and [they did it by themselves|there they were, open].',
    },
    won: [
      'Up went {o}, [crooked|a bit sideways], with a squawk, [and over the ginkgo trees|once around the moon, or so it looked]. “They are FOR something!” {o.he} cried.',
    ],
    gift: ['the first feather in the world', 'one small blue feather'],
    cause: 'They felt under {o.s} wing, where it was heavy. There, holding on for dear life, was {th.np}.',
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
      '“Nothing!” said {o.np}. “I’m too light to leave a footprint! They all do.”<mt  “<t When my cousin goes by you can keep fish in it afterward, and they say that mud like this turns to stone, so that in a million years people will come and know exactly who was here, and who was not. >[Hers is as big as {x}|I’ve jumped off a rock, with a rock],” said {o}. “[I don’t want a large one.|I’d just like there to be one toe.]”>',
    ],
    tries: [
      'They gave {o} nine ferns to eat. {O} jumped. There was a [burp|sound]. There was no print.',
      'They all got on top of {o}. That made a print of everybody [else|but {o}].',
    ],
    on: {
      still:
        '“Don’t jump,” {a} whispered. “Just stand.” So {o} stood till the sun went down, and the mud [grew used to {o.him}|felt the toes]. When {o} stepped off, there were two prints, thin as leaves.',
      make: 'It was a stamp, cut just like {o.s} foot, three toes and a heel, with a good big handle. They all leaned on it. [Squelch|Splup]! “[That’s ME|Look at my toes],” said {o}.',
      light:
        'It showed the mud from the side, and there they were, no deeper than a breath: hundreds of them, all over! “[I’ve been everywhere,|Are those mine?]” said {o}. They were by far the [finest|neatest].',
      move: '{a} took {o} by both hands, and <f swung {o.him} around and around><w spun {o.him} around on two wheels>, and [let go|set {o.him} down], fast. Splat! There in the mud was all of {o}, with {o.his} arms out.',
    },
    won: [
      'The mud dried, and turned to stone, [by and by|quite slowly]<mt . It is in a museum now, behind glass, and the card beside it says that somebody was happy>.',
    ],
    gift: ['a bit of mud with a toe in it', 'a fern leaf, pressed flat'],
    cause:
      'Someone was going along behind {o} with a fern, and smoothing out each step. It {th.was} {th.np}.',
    free: '“I thought you’d dropped them,” said {thing}. “I am so tidy.” It put down the fern, looked the other way, and {o} walked home in a long, long line.',
  },
  {
    title: ['The Dinosaur Who Could Not Clap', '{K} and the Very Short Arms', 'Bravo, Said {O}'],
    owners: [
      who('Rex', 'large dinosaur', 'm', 'dinosaur'),
      who('Tyra', 'big-headed dinosaur', 'f', 'dinosaur'),
      who('Stubbs', 'dinosaur with short arms', 'm', 'dinosaur'),
    ],
    prop: 'a huge dinosaur with tiny arms',
    vars: { x: ['the frog choir', 'the dancing lizards', 'somebody’s first flight'] },
    sign: [
      'Something went “fft, fft”. It was a huge dinosaur, and two very short arms that did not [meet|reach].',
    ],
    woe: [
      '“I can’t clap,” said {o.np}. “I loved {x}! And they think I didn’t like it.”<mt  “<t Everyone else beats their hands together till the ferns shake, and then they look at me, sitting there with my mouth open, and you may imagine how that looks, with teeth like these. >[I cried, but I do that on the inside|The smallest one asked if I was hungry],” said {o}. “[I only want to say ‘More’.|I’ve got all this clapping, and nowhere to put it.]”>',
    ],
    tries: [
      'They pulled on {o.s} arms. The arms stayed short. Now {o} had the [hiccups|giggles].',
      'They told {o} to shout “Bravo”. {O} did. {X} was not seen again till [Thursday|supper].',
    ],
    on: {
      make: 'It was two flat boards, on two long sticks. {O} held them, and swung. CLAP! The [pond|cliff] clapped back. “[Oh, how lovely|So that’s how it feels],” said {o}.',
      sound:
        'There was a beat in it, and {o.s} tail came down: thump! It came down again. THUMP! “Who’s that clapping?” said {x}. “[That’s loud|It’s the best hand we’ve ever had]!”',
      notice:
        '{a} looked {o} over. “What have you got two of,” {a.he} said, “that DO meet?” {O} thought. {O} sat down, put up both feet, and clapped [with those|till the dust flew].',
      tie: 'They tied it to the tops of two palm trees, and put the middle into {o.s} hand. One small tug, and the trees [leaned in|bent], and clapped for {o.him}, with all their leaves.',
    },
    won: [
      '“More!” said {o}, and clapped. So {x} did it [twice more|over again]<mt , and bowed to the back row, where the big ones sit>.',
    ],
    gift: ['a ticket for the front row, on a leaf', 'a very short glove'],
    cause:
      'They looked between those two small hands. There was a reason that they did not meet. In the gap sat {th.np}.',
    free: '“I come here for the quiet,” said {thing}, and got down. {O} tried once more. It was only two fingers, but they met: pat.',
  },
  {
    title: ['The Head in Other Weather', '{K} and the Longest Neck', 'How Is It Down There?'],
    owners: [
      who('Great-Aunt Alta', 'longneck', 'f', 'dinosaur'),
      who('Cloudy', 'very tall longneck', 'm', 'dinosaur'),
      who('Lofty Joe', 'longneck', 'm', 'dinosaur'),
    ],
    prop: 'a long neck going up into a cloud',
    vars: { x: ['snow', 'hail', 'a small rainbow'] },
    sign: [
      'Four feet like tree stumps stood in the sun. Up went a neck, and up, into a cloud. “[Brrr|Is it winter]?” said the cloud.',
    ],
    woe: [
      '“I’ve got {x} up here,” called {o.np}. “What have I got down there?”<mt  “<t I used to write to my feet, but the news took so long to come up that it was always about last week’s mud, and now I can’t so much as tell whether I’m standing in something. >[Am I wet? Am I in bloom|I think somebody’s tickling me. Or it was Tuesday],” said {o}. “[My ears want to go to bed, and my feet say it’s noon.]”>',
    ],
    tries: [
      'They shouted up the news. By the time it got there it was “[Your feet have fine cheese|The sheep are in your knees]”. {O} was quite upset.',
      'They told {o} to bend down and look. The neck bent. Then the tail, on the far side of the hill, [came up|went off with a nest].',
    ],
    on: {
      sound:
        'It went in at the toes. You could watch it climb: the knees [hummed|swayed], and the ribs, and all the long bones of the neck, like a flute. It came out on top, in the {x}. “[It’s WARM down there|Oh! It’s summer],” said {o}.',
      tie: 'They tied it to one toe, and up the whole way, and around one ear. One tug for sun, two for [rain|frogs]. Tug! “[Sun|I KNEW it],” said {o}. The ear tugged back. The toe laughed.',
      tell: 'It was told to the knee, which found it so funny that it told the hip. The laugh went up, and up. And the cloud shook, and it all [came down|fell on them], {x} and all, and there was {o.s} face, in the sun.',
      move: 'Up the neck went {a}, <f bump over bump like a stair><w wheel after wheel, like a road to the moon>, with a [daisy|warm stone] from between the toes. {O} sniffed it for a long time. “[So that’s how I’m doing|I am in a meadow],” {o.he} said.',
    },
    won: [
      '“Good night, feet,” said {o}. And a good while later, when the stars were out and they had all gone home, up came the answer: “[Good night, head|And you].”',
    ],
    gift: ['a snowflake in a fern', 'a letter from a foot, in mud'],
    cause:
      'Halfway up there was somebody sitting in a bend of the neck, with a heap of letters. It {th.was} {th.np}.',
    free: '“I’m the mail,” said {thing}. “But the top half is so cold!” They lent it a scarf of moss. After that there was a delivery twice a day.',
  },
  {
    title: [
      'The First Flower in the World',
      '{K} and the Thing That Was Not Green',
      'What Are You For, {O}?',
    ],
    owners: [
      who('Number One', 'flower', 'f'),
      who('Newcome', 'yellow flower', 'm'),
      who('Bella', 'small white flower', 'f'),
    ],
    prop: 'one flower among tall ferns',
    vars: { x: ['a wound', 'an egg', 'a fern with a fever'] },
    sign: [
      'A ring of dinosaurs stood around something small, and did not go near. It was [not green|bright]. Nothing had ever been that color.',
    ],
    woe: [
      '“I came up this morning,” said {o.np}, “and they all stepped back. I think I’m the first one!”<mt  “<t There was nobody to ask how it is done, so I simply opened everything I had, and now they tell each other I am {x}, and that it may be catching. >[The ferns won’t talk to me|A large one sniffed, and sneezed, and ran],” said {o}. “[I must be for something. I’ve such a lot of detail.|I’ve gone to all this trouble inside.]”>',
    ],
    tries: [
      'They told the dinosaurs that it was only a flower. “A what?” said the dinosaurs. The word was [new, as well|no help at all].',
      'They painted {o} green, with mud. It was washed off by the first [drop|tear].',
    ],
    on: {
      still:
        '{a} stayed close by, and went on not being afraid. Soon the smallest one came to see. It put its nose right in. It shut its eyes. It said a thing that no dinosaur had ever said: “[Mmm|Ahhh].”',
      notice:
        '{a} looked far down inside, and it was all arrows: lines, and dots, and a gold [door|dish], and every one pointed in. “Somebody’s expected,” said {a}. Just then something went “zzz”. It was the first bee. It [had been looking everywhere|fell in, for joy].',
      light:
        'It went right through the petals, and laid their color down on the big gray dinosaurs, on every [nose|side]. They turned to look at one another. “[You’re pink|Look at us]!” they said. No one had known that they were plain.',
      tell: 'And it was told for so long that {a} ran out of words, and picked up {o.s} name, and put it in: “… as fair as {o}.” “[I’ve heard it now, that’s what it’s FOR|Oh],” said an old horned one. “It’s for saying things with.”',
    },
    won: [
      'They slept around {o} in a ring that night, noses in. And in the morning, by the swamp, there was [another one|a second one, a blue], and it was the first of THOSE.',
    ],
    gift: ['the first petal that ever fell', 'a crumb of the oldest pollen'],
    cause:
      'They parted the petals, which were still a bit creased. There, in the gold, just waking up, {th.was} {th.np}.',
    free: '“I grew it to have somewhere to sleep,” said {thing}. “Do you like the color?” And, as it asked so nicely, they found that they did.',
  },
]
