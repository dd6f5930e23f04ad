import { type World, who } from '../world.ts'

export const oceanAdventure: World = {
  themes: ['ocean-adventure'],
  setting: 'Underwater World',
  floats: true,
  here: 'the bottom of a green bay',
  home: [
    '{k} had found a [shell|small green bottle] that [let you breathe under water|said “drink me slowly” in bubbles]<mt , and it [tasted of lemons|worked rather well]>. So down went {k}, to the bottom of the bay.',
    'On the sea floor, [past the pier|under the lighthouse], {k} had a [den|camp] made of [an old rowboat|three planks and a net]<mt , which you reached by holding a stone and stepping off the end>.',
    'Every evening, when the tide was [right|high], {k} went down [the ladder|the wet stairs] at the end of the pier<mt , and just kept going>.',
  ],
  bed: [
    'Then {k} lay in a bed of [moss and sand|the softest weed]<mt , and the whole sea lay down on top, as light as a sheet>.',
    'Then {k} rose up through the [dark green|warm water], [slow as a bubble|with the bubbles], and home, and into bed<mt , with salt [on the pillow|behind both ears]>.',
    'Soon {k} lay in bed with the window open<mt , and the sea, [far down below|just past the garden], breathed in and breathed out>.',
  ],
  day: [
    'The sun came down through the water in [ropes|long wobbly stripes].',
    'Up above, the [waves|top of the sea] went by like a bright ceiling.',
  ],
  dusk: [
    'The water had turned from [green to blue|blue to ink]~, and ~the [day fish|striped fish] were going home.',
    'Now the sun was only a [pink smear|red coin] on the ceiling of the sea.',
  ],
  night: [
    'It was night in the sea~, and ~small things began to [glow|light their lamps].',
    'The dark came down [like a slow curtain|fathom by fathom].',
    'The moon looked in through the water, [all wobbly|broken in bits].',
  ],
  beasts: [
    'a crab with one big claw',
    'a sea horse',
    'a very flat fish',
    'a shrimp with a limp',
    'a cuttlefish in stripes',
  ],
  sounds: [
    'a whale hummed',
    'the sand whispered',
    'bubbles went up, plip, plip',
    'the kelp creaked like a rope',
  ],
  smells: ['salt and wet rope', 'seaweed', 'old shells'],
  glows: ['a lantern fish', 'a speck of sea glow', 'a pale jellyfish'],
  foods: ['seaweed crisps', 'a hot kelp pie', 'salty pancakes'],
  walk: [
    'They caught the [slow current|green current] and {go} with it to {place}.',
    'Down they {go}, past the [last sunbeam|sponge beds], to {place}.',
    'So they {go} to {place}, with [a stripe of small fish behind them|bubbles going up from every word].',
  ],
  back: [
    'They rode the current back again, and there was {o}, [waiting|just as they had left {o.him}].',
    'Up and around and back they {go}, to {o}.',
    '{O} had [counted bubbles|kept very still] till they came.',
  ],
  places: [
    {
      name: 'the kelp forest',
      see: [
        'The kelp went up and up, [like the stairs of a tower|taller than a church], and [swayed|leaned], first all one way, then all the other.',
        'You had to [part it like curtains|swim sideways]. [Behind each curtain was one more.|It gave you a lick as you passed.]',
      ],
      host: who('the seahorse', 'sea horse with spectacles', 'm', 'fish'),
    },
    {
      name: 'the sunken ship',
      see: [
        'Fish went in and out at the [windows|portholes], [as if to a shop|like neighbors].',
        'The ship’s clock had stopped at [ten past four|teatime], and [a snail wound it every day, just in case|there it had been teatime ever since].',
      ],
      host: who('the ship’s eel', 'long gray eel', 'f', 'fish'),
    },
    {
      name: 'the coral steps',
      see: [
        'The coral was [pink and orange|red and yellow], and each branch had somebody [peeping|looking] out of it.',
        'It [clicked|ticked] all over, like [a room full of knitting|a hundred tiny clocks].',
      ],
      host: who('the oldest crab', 'very old crab', 'f', 'crab'),
    },
    {
      name: 'the cave of cold water',
      see: [
        'It was [so cold|as cold] in there that {k.s} breath came out in [square bubbles|very small bubbles].',
        'The walls were [smooth|green] as glass, and [every sound came back wearing a hat|whispers ran around them twice].',
      ],
      host: who('the cold-water whale', 'quiet white whale', 'm', 'whale'),
    },
  ],
  guides: [
    {
      who: who('Lady Pinch', 'lobster', 'f', 'crab'),
      hello: [
        'From under a [rock|teapot] stepped {g.np}, sideways. “We are the queen of this [bit of sand|puddle],” {g.he} said. “We could not help [hearing|listening]. We shall [come along|lead the way]. [You may carry our train.|Do not step on us.]”',
      ],
      fail: [
        '“We [are not pleased|did not order that],” said {g}.',
        '“We shall pretend [we did not see that|that was a dance],” said {g}, [fanning herself with a scallop|looking the other way].',
      ],
      hope: [
        '“We are [nearly pleased|clapping],” said {g}. “[That is our claws you hear.|It is rare.]”',
        '“[Do go on|More],” said {g}. “We [command it|forgot to be grand].”',
      ],
      bye: [
        '“We shall miss you,” said {g}. “That is to say: I shall.” And {g.he} went [home|off], sideways, rather fast.',
      ],
    },
    {
      who: who('Uncle Fathom', 'sea turtle', 'm', 'turtle'),
      hello: [
        '“[Hmm|Ah],” said a rock, and stood up. It was {g.np}. “I am three hundred,” {g.he} said. “I had the answer to this [once|in my first century]. I will [swim with you|come too] till I [remember|think of it].”',
      ],
      fail: [
        '“No,” said {g}. “[I remember now. That was what did not work.|That was in the wrong century.]”',
        '“I was [two hundred|eighty] before I stopped doing that,” said {g}.',
      ],
      hope: [
        '“It is coming back to me,” said {g}. “[It starts like this|It had a child in it].”',
        '“[Hmm|Ah],” said {g}, “[yes|good]. In three hundred years I [have not seen it done better|never thought of that].”',
      ],
      bye: [
        '“I have remembered,” {g} called after them. “[The answer was you.|It was just that!]” {H} waved.',
      ],
    },
    {
      who: who('Blip', 'puffer fish', 'f', 'fish'),
      hello: [
        '“Oh no, oh no, oh no!” said {g.np}, and puffed up [like a ball|with a pop]. “I [worry|get round]. Do not mind me. I will come too, [and worry from behind|so that I need not wonder].”',
      ],
      fail: [
        'Pop! {G} went round as a [melon|ball]. “[I knew it|Oh, spines]!” {g.he} said.',
        '“[Everything is ruined|Now we shall all be soup]!” said {g}, [upside down|rolling away a little].',
      ],
      hope: [
        '{G} let out a [little|long] breath, pffff, and got [smaller|flat]. “[That was not so bad|Oh! Good],” {g.he} said.',
        '“I am [only half round|hardly round at all],” whispered {g}. “[Look.|That is a good sign.]”',
      ],
      bye: ['{G} was so happy that {g.he} puffed up and [floated off|went up like a balloon], waving a fin.'],
    },
  ],
  tokens: [
    {
      name: 'bit of sea glass',
      kind: 'light',
      find: [
        '{h} had picked up a bit of sea glass, [green as a grape|blue and smooth]<mt , which [made the whole world look like soup|you could look through]>.',
      ],
      use: [
        '{a} held up the bit of sea glass. It drank in [what light there was|the glow] and [poured it out again|shone], [green and gold|twice as bright].',
      ],
    },
    {
      name: 'conch shell',
      kind: 'sound',
      find: [
        'There was a conch shell by the [steps|path], and {h} took it along<mt [ in case it knew something|, since it had asked, in a way]>.',
      ],
      use: ['{a} put the conch shell to {a.his} lips and blew, [oo-oom|a long, low note].'],
    },
    {
      name: 'length of fishing line',
      kind: 'tie',
      find: [
        'A length of fishing line had [washed in|got around {h.s} ankle]<mt , and {h} wound it up, for nobody should [trip on|swim into] that>.',
      ],
      use: [
        '{a} took out the length of fishing line. It was thin~, but ~[you could have hung a boat on it|it did not break].',
      ],
    },
    {
      name: 'cork',
      kind: 'make',
      find: [
        'A cork came bobbing by. {h} [caught it|gave it a ride in {h.his} pocket]<mt . It kept trying to go up>.',
      ],
      use: [
        '{a} let the cork bob up on its own. {A.he} watched how it went. Then {a.he} [knew what to build|began to build].',
      ],
    },
  ],
  gates: [
    {
      name: 'the sleeping eel',
      at: [
        'Across the way lay an eel as long as a [street|train], fast asleep. [It had the whole road.|There was no going around it.]',
      ],
      on: {
        sound:
          'In its sleep the eel began to [wave|dance] to it, [up and down|in loops], and they [ducked under|skipped over] the loops, one by one.',
        still:
          'They waited till it breathed out and was thin. Then, [one, two, hop|on tiptoe], they went over. [It smiled in its sleep.|It never knew.]',
        tell: 'One end of the eel began to [laugh|shake]. A good while later the other end laughed too. By then they [were past the middle|had slipped under].',
        notice:
          'Its tail [curled|looped] up over a rock there, like a small gate. “[In here|This way],” whispered {a}, and in they went.',
      },
    },
    {
      name: 'the strong current',
      at: [
        'Then the current hit them. It [roared by like a bus|ran like a river], with [chairs|old hats] and [fish|seaweed] in it, all going the wrong way.',
      ],
      on: {
        light:
          'A [big old|huge] ray saw the shine and came to look. “[Lost|Going up]?” it said, and [took them all on its back|gave them a lift].',
        move: '{a} kicked off [hard|low], from rock to rock, and got across~. Then ~{a.he} [held out a long bit of kelp|made a chain with them], and in they came, hand to fin.',
        make: 'It was a sail that worked under water, made from [a sack|a sheet]. The current pulled it sideways, and them with it, right across.',
        tie: 'They tied it to a rock, and themselves to it like [socks on a line|beads], and crossed, [flapping|all in a row].',
      },
    },
  ],
  troubles: [
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
        move: '“[Like this|It is only three steps],” said {a}, and ran it, there and back, making the silliest faces in the sea. If anyone was looking, they looked at {a}. {O} went behind, quick as a wink, and was in.',
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
        move: '{a} swam it like a maze: in at the top, under, around, [head first|with one end in hand], and out below. “[Follow me|Now you],” {a.he} told the arm. It did. Slip!',
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
  ],
}
