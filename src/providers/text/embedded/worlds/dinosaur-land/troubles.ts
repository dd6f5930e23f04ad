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
]
