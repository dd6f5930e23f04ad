import { type World, who } from '../world.ts'

export const dinosaurLand: World = {
  themes: ['dinosaur-land'],
  setting: 'Dinosaur Valley',
  here: 'a valley of ferns, long ago',
  home: [
    '{k} had crawled under the [lilac|kitchen] hedge after a ball, and had come out [a hundred million years|a very long time] too early<mt , in a valley where the ferns were [as tall as churches|as wide as sails]>.',
    'There is a door in the [museum|old museum] that is [not on the map|marked No Entry]<mt , and behind it lies a valley that nobody has swept since the dinosaurs>. {k} had the key [till supper|for the day].',
    'That day {k} {k.was} minding the [nests|eggs] in Dinosaur Valley<mt , [which means sitting still and saying “shh” to very large people|and so far not one had been sat on by mistake]>.',
  ],
  bed: [
    'Then {k} went back [through the ferns|under the hedge], [a hundred million years|the whole long way], to bed<mt , where the blanket lay in [hills|folds] like a valley seen from far up>.',
    'Soon {k} lay in bed, and [far off|very far off, and very long ago,] something huge [turned over and sighed|lay down with a bump]<mt , and the window [hummed|shook a little]>.',
  ],
  day: [
    'Steam [rose|curled] from the [swamp|warm pools], and the big backs [moved in it|went to and fro].',
    'The sun was younger then, and [hotter|in no hurry].',
  ],
  dusk: [
    'The longnecks lifted their heads [into the last light|to look at the sunset], [all at once|one after another].',
    'The volcano [put on|lit] its [small red|evening] light.',
  ],
  night: [
    'Then it was night, [with bigger stars|and there was no lamp in all the world].',
    'The dark came down [on wide, soft feet|like an old longneck lying down].',
    'A [yellow|huge] moon [came up|rose] over the ferns~, and ~[something said good night to it|the valley was all blue backs].',
  ],
  beasts: [
    'a dragonfly as big as a kite',
    'a very small dinosaur with a stick',
    'a beetle like a teacup',
    'a feathered thing that could not quite fly',
    'a turtle with a fern on its back',
  ],
  sounds: [
    'the ground went boom, softly',
    'a longneck hummed',
    'the mud said glup',
    'the ferns rustled, and were still',
  ],
  smells: ['warm mud', 'crushed fern', 'rain on hot stones'],
  glows: ['the red light of the volcano', 'a glowing mushroom', 'a bright green dragonfly'],
  foods: ['roasted pine nuts', 'a fig as big as a hat', 'fern soup'],
  walk: [
    'They {go} along a [trail|path] of [huge|enormous] footprints, one [jump|ride] from toe to toe, to {place}.',
    '{Place} lay [beyond the ginkgo trees|past the bubbling mud], and they {go} there [between the slow legs of the longnecks|with great care, so as not to be stepped on].',
    'So they {go} to {place}, and the ground [shook a bit|rumbled], in a friendly way.',
  ],
  back: [
    'They got a ride back [on a flat tail|on somebody’s neck] to where {o} was.',
    'Then they {go} back through the [steam|ferns], and there was {o}, [a little lower in spirits|who had not moved].',
    '{O} had [stamped a small ring in the mud|waited with both eyes shut].',
  ],
  places: [
    {
      name: 'the bubbling pools',
      see: [
        'Each pool [said|had] a different word: [glip, glop, and gloop|plip, plap, and blub].',
        'You could have boiled [an egg|potatoes] there, but [nobody there likes to hear that|it was not polite to say so].',
      ],
      host: who('the pool keeper', 'wrinkled old longneck', 'f', 'dinosaur'),
    },
    {
      name: 'the ginkgo wood',
      see: [
        'The leaves were [small gold fans|like fans], and [every breeze|each puff of wind] was a ball at the [palace|castle].',
        'High up [something with teeth|somebody] was [snoring|eating leaves], and [bits|crumbs] came down.',
      ],
      host: who('the oldest horned one', 'horned dinosaur with moss on his nose', 'm', 'dinosaur'),
    },
    {
      name: 'the Hill of Eggs',
      see: [
        'There were eggs as [big|round] as [pumpkins|washtubs], [blue, and speckled, and one with stripes|each in its own ring of ferns].',
        'You could [hear|feel] them [humming|ticking] if you put [an ear|a hand] to the shell.',
      ],
      host: who('the egg sitter', 'broad mother dinosaur', 'f', 'dinosaur'),
    },
    {
      name: 'the amber tree',
      see: [
        'Gold drops ran [slowly|an inch a day] down the bark, and [a gnat|a tiny fly] [waved from|sat in] one.',
        'It smelled of [honey and Christmas|sun and pine], and [everything|the light] stuck to it.',
      ],
      host: who('the amber turtle', 'turtle as old as the hill', 'm', 'turtle'),
    },
  ],
  guides: [
    {
      who: who('Tripp', 'young three-horn', 'm', 'dinosaur'),
      hello: [
        '“Stand back!” cried {g.np}, [and charged|head down]. {G.he} stopped one inch off. “[Sorry|Good],” {g.he} said. “I have to charge at things. [It is how I say hello.|I hardly ever hit them.] May I come?”',
      ],
      fail: [
        '“[Shall I charge at it?|I could charge at it,]” said {g}. [He did. It did not help.|“No? Only a little?”]',
        '{G} butted a [rock|fern], [to be doing something|for the good of the rock].',
      ],
      hope: [
        '“I want to charge at everything!” said {g}. “[With joy|In a good way]!”',
        '{G} held so still that {g.his} [horns|knees] shook. “[Go on|It is working],” {g.he} breathed.',
      ],
      bye: ['{G} charged at {h}, [very slowly|as softly as a moth], and put {g.his} nose in {h.s} hand.'],
    },
    {
      who: who('Aunt Lofty', 'longneck', 'f', 'dinosaur'),
      hello: [
        '“I beg your pardon,” said a voice [from the sky|high above]. It belonged to {g.np}. “I saw you from [the lake|far away]. I see most things. [It is reaching them that takes time.|My feet hear of it later.] Let me help.”',
      ],
      fail: [
        '“I saw that coming,” said {g}, [sadly, from above|and sighed, so that hats flew].',
        '“[From up here|To me] it looked smaller,” said {g}. “[So do all of you|Most things do].”',
      ],
      hope: [
        '“Oh, I can see the end of it from here,” said {g}. “[It is a good one|You will like it].”',
        '{G} put {g.his} head [all the way down|right down among them], to [see better|be near].',
      ],
      bye: [
        '{G} said good night to each of them. It takes a while to come down so far, [and {h} was asleep on {h.his} feet by then|but {g.he} did].',
      ],
    },
    {
      who: who('Nip', 'very small dinosaur', 'm', 'dinosaur'),
      hello: [
        '“I am the most terrible thing in this valley,” said {g.np}, [from under a leaf|as high as {h.s} knee]. “[Are you afraid|Did you scream]? No? [Nobody is.|Take your time.] I will come with you, to protect you.”',
      ],
      fail: [
        '“I let that happen,” said {g}. “[Next time it will be sorry|I was being kind].”',
        '“[Rrr|Grr],” said {g} to the trouble. It [took no notice|thought he was a cricket].',
      ],
      hope: [
        '“[I think it saw my teeth|It is afraid of me],” said {g}. “[Good work, all|Carry on].”',
        '{G} forgot to be terrible, and [hopped up and down|squeaked for joy].',
      ],
      bye: [
        '“Sleep. I will guard you,” said {g}, and was [asleep first, in {h.s} hat|snoring before {g.he} had finished].',
      ],
    },
  ],
  tokens: [
    {
      name: 'drop of amber',
      kind: 'light',
      find: [
        'On the ground lay a drop of amber. {h} [looked at the sun through it|put it in {h.his} pocket]<mt , and [the whole day went gold|it was warm, as if it had a heart]>.',
      ],
      use: [
        '{a} held up the drop of amber. [It drank in what light there was|Light ran into it], and it [shone like a small, round lamp|glowed].',
      ],
    },
    {
      name: 'hollow reed',
      kind: 'sound',
      find: [
        '{h} had cut a hollow reed [by the swamp|at the water]<mt [. It had one low note, like a frog with a secret|, and blew it at the clouds]>.',
      ],
      use: [
        '{a} put the hollow reed to {a.his} lips and blew. [Hoo|Too], it went, [low and round|hoo-hoo, hoo].',
      ],
    },
    {
      name: 'length of vine',
      kind: 'tie',
      find: [
        '{h} had a length of vine around {h.his} middle<mt , [because belts had not been invented|with a flower still on it]>.',
      ],
      use: ['{a} took off the length of vine. It was [as strong as a tail|green, and bendy, and long].'],
    },
    {
      name: 'flat stone',
      kind: 'make',
      find: [
        '{h} found a flat stone with [a leaf printed on it|one sharp side]<mt , and [kept it, as anyone would|felt like an inventor]>.',
      ],
      use: [
        '{a} took the flat stone, [for a hammer|which is the first tool there ever was], and [a heap of sticks|whatever lay about], and began.',
      ],
    },
  ],
  gates: [
    {
      name: 'the sleeping longneck',
      at: [
        'Across the path lay a tail. It went [up into the ferns|on and on], and at the far end somebody was [asleep|snoring]. [There was no way around.|It was as high as a wall.]',
      ],
      on: {
        sound:
          'In {o.s} valley they all know that tune. The longneck [hummed in its sleep|smiled], and the tail [rolled over|began to sway], and there was the path.',
        still:
          'They waited. By and by the longneck [stretched|turned over], as sleepers do~, and ~for one breath there was a gap [as wide as a cart|under the tail]. They slipped through.',
        notice:
          'Where the tail bent, it [left|made] a small arch, [hidden in moss|green and low]. They went through like [beads through a loop|mice].',
        tie: 'They tied it to the very tip and [pulled as you pull a bell rope|gave one polite tug]. “[Hm|Oh]?” said a voice far off, and the tail [moved over|lifted].',
      },
    },
    {
      name: 'the mud river',
      at: [
        'Then there was a river, but it was [mud|all mud], brown and slow, and it [blew bubbles at them|said glup].',
      ],
      on: {
        light:
          'It fell on a row of [backs|round backs], just under the mud. They were [turtles|old turtles], and they [did not mind being steps|liked to be walked on, for the itch].',
        move: 'If you are quick, mud has no time to [grab you|think]. {a} [was across|was over] before the first glup, and [bent a fern tree down for the rest|sent back a log].',
        make: 'They were mud shoes, of [bark and fern|two big leaves each]. They went over in them like [ducks|ladies at a ball], slap, slap, slap.',
        tell: 'The mud had never heard a joke. It [bubbled|heaved] so hard with laughing that it [threw them all across|set them down on the far side].',
      },
    },
    {
      name: 'the two gatekeepers',
      at: [
        'Two flying lizards sat on two posts. “[Which of us is prettier|Who has the finer nose]?” they said. “[Say, or you shall not pass|We have been at this since the moon was new].”',
      ],
      on: {
        notice:
          '“Your noses are the same nose,” said {a}. “[You are twins|Look].” They looked. “[So we are|Well, I never],” they said, and forgot the gate.',
        tell: 'It was such a good one that both fell off their posts. “[Whoever laughs best is prettier|It is a draw],” said {a}, and they all went through.',
        move: 'They looked left, they looked right, and {a} [was already through|went between], quick as a lizard, and held the gate.',
        light:
          'Each saw {g.his} own face in the shine. “[Oh|Why],” they both said, “it is me!” There was no more talk of [posts|gates].',
      },
    },
  ],
  troubles: [
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
  ],
}
