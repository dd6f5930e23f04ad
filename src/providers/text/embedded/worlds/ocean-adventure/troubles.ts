import { type Trouble, who } from '../../world.ts'

export const troubles: Trouble[] = [
  {
    title: ['The Song of the Tide', '{K} and the Tide Song', '{O} Sings Low'],
    owners: [
      who('Marilla', 'mermaid', 'f', 'mermaid'),
      who('Coral', 'young mermaid', 'f', 'mermaid'),
      who('Finn', 'merboy', 'm', 'mermaid'),
    ],
    vars: { x: ['sore', 'all gone', 'no more than a squeak'] },
    prop: 'a rock where a singer sits',
    sign: [
      'The tide had stopped. [Nothing went in or out|The water just stood there], [like a bath|as if it had forgotten something].',
    ],
    woe: [
      '“It is my job to sing it out,” said {o.np}. “But my voice is {x}.”<mt  {O} opened {o.his} mouth. [A bubble came out.|Out came a small, sad honk.] “[Till I sing, the sea can not go home|The boats will all be stuck],” {o.he} whispered.>',
    ],
    tries: [
      'They pushed the tide with their hands. It [slopped|wobbled], and came back, and [filled {g.s} ears|sat down on them].',
      'They all sang at once. The tide came in a bit more, [to see what was hurt|out of worry], which was [the wrong way|no good at all].',
    ],
    on: {
      sound:
        'It was near the tune~, and ~{o} [nodded, higher, lower|showed the way with one hand]. {a} did it again. Out by the rocks one small wave [turned around|looked up].',
      still:
        'In the quiet, {o.s} voice was not so small. {O.he} sang [into {a.s} ear|no louder than a shell], and it was [the sea’s own size|enough]. A wave [turned its head|crept out].',
      tell: '{O} laughed, and the laugh [shook something loose|knocked on something in {o.his} throat]. Out came [a note|one note, clear as a glass]. It had only been stuck.',
      notice:
        'There was a hollow in the rock, like a big ear. “[Sing into that|Whisper in there],” said {a}. {O} did. The rock made it [forty times|ten times] as big.',
    },
    won: [
      'Then the whole tide turned, [with a sigh|slow and shining], and went [home|out], singing {o.s} song as it went.',
    ],
    gift: ['a scale that changes color', 'a shell with one note in it'],
    cause:
      'Then they saw the ebb hole, where the tide goes out. It was stopped up. In it, like a cork, sat {th.np}.',
    free: 'Out came {thing} with a pop, and the tide went [gurgling after|out behind, singing].',
  },
  {
    title: ['{O} Between Two Shells', '{K} and the House Too Small', 'A New House for {O}'],
    owners: [
      who('Scuttle', 'hermit crab', 'm', 'crab'),
      who('Dot', 'hermit crab', 'f', 'crab'),
      who('Mr. Nook', 'hermit crab', 'm', 'crab'),
    ],
    vars: {
      x: ['a striped one, with a spare room', 'a white one, with a view', 'a spotted one, with a porch'],
    },
    prop: 'an empty shell, bigger than the old one',
    sign: [
      'A shell was shouting. “[I am not stuck|I am fine]!” it said. “[Go away|Do not look]!” Two [red|thin] legs stuck out [of it|below], and kicked.',
    ],
    woe: [
      '“I have grown,” said {o.np}. “This shell is too small~, but ~to get to the next one I must run across the sand with nothing on!”<mt  The new shell was {x}, [three steps off|just over there]. “[Everybody would see my middle|It is my middle],” {o.he} said. “It is [very soft|private].”>',
    ],
    tries: [
      'They all shut their eyes and counted to ten. At nine {o} shouted, “[Somebody is peeking|I saw an eye]!” [It was a flounder.|Flounders can not help it.]',
      'They pulled. The shell [went pop|squeaked]~, but ~it was {g} who went flying. “[I have changed my mind|I live here],” said {o}.',
    ],
    on: {
      light:
        'Everyone looked up at that. [Nobody could look at anything else.|Even the flounder did.] There was a patter of small feet. When they looked down, {o} was in.',
      still:
        'For a long time nothing moved. Then out came one leg, and one more. {O} [walked|went] across, [a bit pink|not even fast], and {a} looked at the [waves|sand], and {o} was in.',
      move: '“[Like this|It is only three steps],” said {a}, and <f ran it,><w rolled it,> there and back, making the silliest faces in the sea. If anyone was looking, they looked at {a}. {O} went behind, quick as a wink, and was in.',
      tell: '{O} laughed, and a good laugh takes up room. Out {o.he} shot, and [slid|flew] in at the new front door [before {o.he} could mind|laughing still].',
    },
    won: [
      '“[Oh|Why], there is room to turn around!” said {o} from in there. [They heard {o.him} turn around.|He could be heard running upstairs.] “And an upstairs!”',
    ],
    gift: ['a tiny, much too small shell', 'the old front door, no bigger than a fingernail'],
    cause: 'There was a reason the new shell would not do, too. Somebody was in it. Inside sat {th.np}.',
    free: '{Thing} moved out of the new shell and held the door. {O} ran for it, and was in.',
  },
  {
    title: ['The Octopus in a Knot', '{K} and the Eight-Arm Knot', 'Somebody Undo {O}'],
    owners: [
      who('Mr. Loop', 'octopus', 'm', 'octopus'),
      who('Olive', 'octopus', 'f', 'octopus'),
      who('Auntie Eight', 'octopus', 'f', 'octopus'),
    ],
    vars: { x: ['wave to eight people', 'knit eight socks', 'hug eight cousins'] },
    prop: 'an octopus tied in a knot',
    sign: [
      'Something rolled by, [red and lumpy|like a ball of wool]. It said “Ow.” It rolled back. “[Ow|Sorry],” it said.',
    ],
    woe: [
      'It was {o.np}, and {o.he} was in a knot. “I tried to {x}, all at once,” said {o}. “Now I don’t know which arm is [mine|me].”<mt  {O.he} had gone [blue|spotty] with worry. “[It is the dance tonight|I have to be untied by supper, or I can not hold a spoon],” {o.he} said.>',
    ],
    tries: [
      'They pulled the arm that stuck out the most. It was {g.s}. “[Let go|Excuse me]!” said {g}.',
      'They went through it with a plan: under, over, under. Now {o} was [a plait|in a bow]<mt , which was neater, and no better>. “[I look nice|It’s pretty],” said {o}, “but I can’t [eat|bend].”',
    ],
    on: {
      tie: 'They tied a bit of it to arm one, and a bit to arm two, and so on, [each in its own loop|till each had a label]. Now you could see who was who. Under went three. Over went five. Slip!',
      make: 'It was a [row of pegs|rack], eight in all, and each arm they got out was hung on a peg, [like a coat|so it could not sneak back]. Six, seven … slip!',
      move: '{a} <f swam it like a maze:><w went through it like a maze:> in at the top, under, around, [head first|with one end in hand], and out below. “[Follow me|Now you],” {a.he} told the arm. It did. Slip!',
      notice:
        'One tip was [wiggling|tapping], just a bit. “[That is the end|It starts there],” said {a}. “It wants to go left.” They let it. It went left~, and ~[the rest came after it|out it came]. Slip!',
    },
    won: [
      'All eight arms flew out like [a firework|ribbons]. {O} [shook them|counted them], went pink, and hugged [everyone at once|all of them, twice].',
    ],
    gift: ['a ring from the eighth arm', 'a pearl with a dent in it'],
    cause:
      'Deep in the middle of the knot, [held tight by all eight arms|like a nut in a shell], {th.was} {th.np}.',
    free: 'Out slipped {thing} from the middle~. With ~nothing left to hold, the knot fell open.',
  },
  {
    title: ['The Lamp at the Bottom of the Sea', '{K} and the Little Lost Whale', 'A Light for {O}'],
    owners: [
      who('Humphrey', 'whale calf', 'm', 'whale'),
      who('Wilma', 'whale calf', 'f', 'whale'),
      who('Lull', 'whale calf', 'f', 'whale'),
    ],
    vars: { x: ['moaned', 'sang', 'called'] },
    prop: 'a lighthouse lamp under the sea',
    sign: [
      'Something very large bumped into the [roof|rocks]. “[Sorry|Pardon],” it said. Bump. “[Sorry|Pardon] again.”',
    ],
    woe: [
      'It was {o.np}, as big as a [barn|bus]. “I follow the deep lamp home,” said {o}. “Tonight it is out, and I have lost my mother.”<mt  Far out in the black, something {x}, [long and low|too far off to tell from where]. “[That is her|She is that way],” said {o}, and swam into a rock.>',
    ],
    tries: [
      'They asked the jellyfish to shine. The jellyfish [all went different ways|had a meeting about it]. {O} tried to follow [all of them|the meeting].',
      'They wrote HOME in shells, with an arrow. It was [a fine arrow|beautiful]. But it was dark~, and ~{o} ate it.',
    ],
    on: {
      light:
        '{a} held it to the [cold|old] glass of the lamp, and the glass took it, and bent it, and [threw it|sent it] a mile across the sea. Far off something turned.',
      sound:
        'The sea carries a tune better than air does. On it went, mile after mile. Then, deep and slow, [the same tune came back|the dark hummed it too].',
      make: 'It was a new wick for the lamp, made of [sea silk and string|a sock and some whale oil from a polite fish]. {a} set it in. A lantern fish gave it a kiss. It lit!',
      tie: 'They tied one end to {o.s} fin and the other to [a swordfish|{g}] who knew the way. No one can get lost [on a string|who is tied on].',
    },
    won: [
      'And out of the dark came a shape like a hill, [singing|humming]. {O} [went in under her fin|fitted in at her side], just where {o.he} [fit|belonged].',
    ],
    gift: ['a barnacle shaped like a star', 'a drop of whale song in a shell'],
    cause: 'They looked in at the glass of the lamp. There, sitting on the wick, {th.was} {th.np}.',
    free: '{Thing} got up off the wick. The lamp gave a cough, then a glow, then a great gold beam.',
  },
]
