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
      'Out of the dark came a shape like a hill, [singing|humming]. {O} [went in under her fin|fitted in at her side], just where {o.he} [fit|belonged].',
    ],
    gift: ['a barnacle shaped like a star', 'a drop of whale song in a shell'],
    cause: 'They looked in at the glass of the lamp. There, sitting on the wick, {th.was} {th.np}.',
    free: '{Thing} got up off the wick. The lamp gave a cough, then a glow, then a great gold beam.',
  },
  {
    title: ['The Pearl Who Was Too Shy', '{K} and the Shut Oyster', 'Only a Crack'],
    owners: [
      who('Mabel', 'oyster with her mouth shut', 'f'),
      who('Mr. Clamp', 'shut oyster', 'm'),
      who('Little Lid', 'young oyster', 'f'),
    ],
    vars: { x: ['the Shell Ball', 'the whale’s wedding', 'the feast of foam'] },
    prop: 'an oyster with a pearl',
    sign: ['An oyster lay on a rock and said, “Mmf.” [A bubble got out.|It went red.]'],
    woe: [
      '“Mmf,” said {o.np}, and then, through a crack: “I’ve a pearl in here! It’s [too shy to come out|hiding under my tongue].”<mt  “<t I’ve told it that a pearl is nothing to be ashamed of, and all it says is that it began as a bit of grit. >[It’s to be the lamp at {x}|All of {x} is waiting to see it],” said {o}. “[And I haven’t had a bite since May.|I can’t even yawn.]”>',
    ],
    tries: [
      'They knocked. The shell shut, [snap|clap], on {g.s} [sleeve|tip]. “Thorry,” said {o}.',
      'They tickled {o}. {O} sneezed a great cloud of sand, and the pearl went [in deeper|under the pillow].',
    ],
    on: {
      light:
        'It shone in at the crack. [Something in there shone back.|A small light said hello.] It went off; the other went off. It came on. “It’s copying you,” said {o}<mt , who had never seen the pearl play with anyone>. And out it rolled.',
      still:
        '{a} lay down by the shell and shut {a.his} eyes. Nobody [looked|stared]. That helped. By and by a [cool, smooth thing|round thing] crept into {a.his} hand<mt , as a cat will, if it thinks that it’s all its own idea>.',
      tell: 'It was about a grain of grit who [grew up|had a bad day]. “Like me?” said a voice as thin as a hair. “Just like you,” said {a}<mt , “only not so round”>. Then the pearl came out, to hear the end.',
      sound:
        'The pearl [hummed|rolled]. It could not help it. Rum, rum, it went, around and around in the shell, like a [ball in a bowl|marble]<mt , until {o} laughed out loud>. Up went the lid, and there it was.',
    },
    won: [
      'The pearl hung over {x} like a [small moon|lamp], and blushed<mt , [and the blush was pink, and went over the whole sea floor|so that everyone danced in rose-pink light]>. {O} had [a very large supper|nine helpings].',
    ],
    gift: ['a bead of mother-of-pearl', 'half a shell, pink inside'],
    cause: 'They peeped in at the crack. The pearl was not alone. It was sitting behind {th.np}.',
    free: '“You go first,” said {thing}. “No, you,” said the pearl. So they came out both at once.',
  },
  {
    title: [
      'The Jellyfish Who Could Not Find the Way Up',
      '{K} and the Upside-Down Jellyfish',
      'Which Way Is Up',
    ],
    owners: [
      who('Wobble', 'pink jellyfish', 'f', 'octopus'),
      who('Umbrella', 'jellyfish', 'm', 'octopus'),
      who('Aspic', 'small clear jellyfish', 'm', 'octopus'),
    ],
    vars: { x: ['supper', 'the moon dance', 'bed'] },
    prop: 'a pink jellyfish',
    sign: ['Something came by upside down. [“Good morning,” it said, at night.|It bumped into the sand.]'],
    woe: [
      '“I’ve lost up,” said {o.np}. “I had it at [lunch|noon]! Then I [turned over twice|did a somersault].”<mt  “<t When one is as clear as water, and has no front and no feet, there is really nothing to tell one end of things from the other. >[I’ve been going up to {x} for two hours, and I’m still here|My mother’s calling me to {x}, and I go down],” said {o}.>',
    ],
    tries: [
      'They all pointed up. “[Thank you|I see],” said {o}, and swam straight into the mud.',
      'They turned {o} over, like a pancake. Then [the current|a fish] went by and turned {o.him} [back|over again].',
    ],
    on: {
      light:
        'It hung over {o} and stayed there. “[Is that the moon|Oh! The top]?” said {o}. {O} went to it, [frill by frill|flop, flop], like an umbrella going for a walk<mt , and when it rose, {o} rose>. That was up.',
      make: 'It was a small float, on a bit of weed. {a} put it on {o}, [like a hat|on top]. Whichever way {o} rolled, the float went [up|there]. “It knows!” said {o}<mt . “It knows without even thinking”>.',
      notice:
        '{a} saw the bubbles. [One by one|In a string] they came out of the sand, and all of them went the same way. “They’re going home,” {a.he} said. “[Go with them|Follow those].”<mt  No bubble had ever been wrong about that.>',
      tie: 'They tied one end to a stone, and gave {o} the other. “[As far from the stone as you can|Pull],” they said. {O} pulled~, and ~the line stood up [straight as a weed|tight]. “Then this is up,” said {o}.',
    },
    won: [
      'Up {o} went, [pink and round|open, shut, open], to {x}. “[Good night, down there!|You’re all upside down,]” called {o}. And so they were, from there.',
    ],
    gift: ['a bubble that never pops', 'a frill of pink that glows'],
    cause: 'They felt along the longest arm. At the end of it, swinging, hung {th.np}.',
    free: '“Sorry, I thought you were a swing,” said {thing}. {Th.it} let go of {o}, and {o} popped up the right way, like a cork.',
  },
  {
    title: [
      'The Starfish Who Fell from the Sky',
      '{K} and the Wish at the Bottom of the Sea',
      'Nobody Wishes on {O}',
    ],
    owners: [
      who('Stella', 'orange starfish', 'f', 'star'),
      who('Quint', 'starfish', 'm', 'star'),
      who('Asta', 'very flat starfish', 'f', 'star'),
    ],
    vars: { x: ['a crab with no one to play with', 'the smallest shrimp', 'an old sole in bed'] },
    prop: 'an orange starfish',
    sign: [
      'A starfish had climbed the tallest rock. It [stuck to the tip|held out all its arms], and looked up. “[Please|Twinkle],” it told itself. “Oh, go on.”',
    ],
    woe: [
      '“I’m a star,” said {o.np}. “[We fell, my family did|They told me so]. And tonight {x} made a wish on me, and [I don’t know how it’s done|nothing happened]!”<mt  “<t I have been looking at the ones up there for years, to see what they do, and as far as I can tell they do nothing, only brightly. >[It was a good wish, too|I said I’d see to it],” said {o}. “[And I’m not even shiny.|I’m more the color of a carrot.]”>',
    ],
    tries: [
      'They rubbed {o} with sand, to make {o.him} shine. It [tickled|took the spots off]. Now {o} was [a clean starfish|pinker], and that was all.',
      'They threw {o} as high as they could, like a real star. {O} came down [on {g}|slow as a leaf]. “[I felt a bit twinkly at the top|Again],” said {o}.',
    ],
    on: {
      light:
        '{O} went and sat in the very middle of it, arms out, [so that it came through|and turned around slowly]. Over all the sand lay a star, [as wide as a house|with five long points]. “[Look|Oh],” said {x}, and knew at once whose it was.',
      notice:
        '{a} looked up, and then [down|around]. From {o} there ran a track in the sand, [as fine as lace|five dots and five dots], and it went right to the door of {x}. “You WENT there,” said {a}. “That’s what was wished for. [Somebody to come.|It was a visit.]”',
      tell: 'It was a story with a star in it, who was flat, and came to supper. {X} had [crept up|come nearer] to listen, and laughed, and when it was done had a hand in one of {o.s}. “[That was my wish|It’s come],” said {x}. “I wished for an evening.”',
      make: 'It was a crown of [glass bits and fish scales|shells], and it had five points, and went on {o.s} five hands. “[I rattle|I look like a lamp],” said {o}, and went off down the rock to show {x}. And to have a star ring your bell is [a wish and a half|better than a wish].',
    },
    won: [
      'So {x} had somebody to sit with, and {o} did what stars do, [and hung over the bed till morning|and stayed up]. It was [no trouble|easy], once one knew. You hold on, and [look down|glow a bit].',
    ],
    gift: ['a wish, unused, the size of a lentil', 'a small orange star of shell'],
    cause:
      'They turned {o} over, very gently. So that was where the twinkle had gone! Under the fifth arm {th.was} {th.np}.',
    free: '{Thing} came out, and with {th.it} all the shine, which {th.it} had kept warm. “I wished for a star to hide under,” said {thing}. “Thank you for the loan.”',
  },
  {
    title: ['The Swordfish in the Sofa', '{K} and the Stuck Knight', 'The Point of {O}'],
    owners: [
      who('Sir Thrust', 'young swordfish', 'm', 'fish'),
      who('Dame Needle', 'swordfish', 'f', 'fish'),
      who('Squire Poke', 'very new swordfish', 'm', 'fish'),
    ],
    vars: { x: ['three cabin doors', 'a ship’s sofa', 'the captain’s bathtub'] },
    prop: 'a swordfish with a cushion',
    sign: [
      'Backward along the sea floor came a tail. It dragged [a large thing|furniture] behind it, [bump|scrape], and said, “Beg pardon,” to all the [rocks|cucumbers].',
    ],
    woe: [
      '“I’m stuck in {x},” said {o.np}. “I only [leaned in to say hello|wanted to look]! My nose goes [through|into] everything I am fond of.”<mt  “<t My cousins fight with theirs, and are much admired, but I should like just once to kiss somebody good night without putting them on the end of it. >Tonight my sister’s eggs hatch, all nine hundred, and [each one wants a kiss|I’m to kiss them all],” said {o}. “[And look at me.|I can’t go in like this.]”>',
    ],
    tries: [
      'They got hold of the tail, and pulled. {O} came out, [plop|like a cork], and shot back, and was now stuck in [an old wreck|a sponge as well].',
      'They put a cork on the tip. “[How safe I feel|That’s it],” said {o}, and turned to thank them. [The cork went into {g.s} hat.|The cork flew off, and the rest went through the table.]',
    ],
    on: {
      make: 'It was a glove for a sword, with [a bobble|a tassel] at the end. {O} put it on, and gave the rock a kiss. Pff. [The rock was not hurt|It was like being kissed by a cushion].',
      tie: 'They wound it on, from the tip to the nose, around and around, till there was [a fat soft ball|a thing like a candy apple] at the end. “[Now poke me|Try],” said {a}. {O} did. “That’s nice,” said {a}. “Like a nose.”',
      move: '“[Come sideways|Watch me],” said {a}, and <f swam><w went> up to a sea slug [cheek|shoulder] first, as one does in a narrow hall. It took three goes, quicker and quicker, around and around, and then {o} had it: you kiss with the cheek, and the sword [points at the weather|goes by].',
      sound:
        'The sword began to hum. It was [as thin as a fork|long], and it rang, like a [glass|string], from the nose to the tip, and {x} rang with it, and fell off in bits. “It’s an INSTRUMENT,” said {o}. “[Nobody told me|And I’ve been poking with it].”',
    },
    won: [
      'That night {o} did not hurt so much as a [bubble|shrimp]. {O.he} kissed all nine hundred, [and was late for the cake|and some of them twice]. In the corner stood {x}, and three sea cucumbers [sat in it|had moved in].',
    ],
    gift: ['a brass knob off a ship’s door', 'a cork with a hole in the middle'],
    cause:
      'They looked inside {x}. On the other side, holding the tip of the sword in both arms, {th.was} {th.np}.',
    free: '“I thought somebody had rung,” said {thing}, and let go. Out shot {o}, backward, free as a fish.',
  },
]
