import { type Trouble, who } from '../../world.ts'

export const troubles: Trouble[] = [
  {
    title: ['The Lamp That Would Not Turn', '{K} and the Great Lamp', 'Fourteen Ships'],
    owners: [
      who('Ezra', 'old keeper', 'm', 'grown-up'),
      who('Dorothea', 'keeper', 'f', 'grown-up'),
      who('Sparrow', 'keeper’s boy', 'm', 'child'),
    ],
    prop: 'a huge lamp of glass',
    vars: { x: ['fourteen', 'nine', 'twenty'] },
    sign: [
      'High up in the lamp room somebody was [pushing at|talking to] the great lamp. [It gave one tick.|It stood still.] Then nothing.',
    ],
    woe: [
      '“The lamp shines,” said {o.np}, “but it only looks one way, [and stares|at one boat]!”<mt  There were {x} boats out there, in the dark. “<t In all my years it has never once stopped to stare, and you can imagine what the boats are thinking, but >[it’s seen something out there|it just stands and looks],” said {o}. “[I’ve asked it to blink.|I have oiled it to the ears.]”>',
    ],
    tries: [
      'They pushed^, with their feet against the wall, but ^the lamp stayed. Then the [tower|floor] turned, a bit, and [the soup went over|everyone felt seasick].',
      'They hung a [blanket|cloth] over the side where it looked. The lamp [looked through the hole|shone through the moth holes, like a small sky].',
    ],
    on: {
      sound:
        'It was a turning sort of tune, [round and round|like a merry-go-round]. The lamp ticked. It [gave a hum|swayed]. It had stopped to look at one small boat, and nobody had asked it to dance since.',
      notice:
        '{a} looked where the lamp looked. Far out, in the one boat, a child was [afraid of the dark|waving a hanky]. “It doesn’t like to leave her,” said {a}. They waved back, with a [towel|sheet]. “[You turn. We’ll wave|We have got her],” said {a}. And it turned.',
      make: 'It was a small second lamp, of [a jar and foil|a can with holes], just for that one boat. “[I’ll mind this one|You can go on],” it seemed to say. The great lamp [breathed out|winked], and swung on.',
      tie: 'They ran it from the great wheel down the stair, and all the [weight of the sea|bells of the house] was on the other end. One pull! The lamp [sneezed|gave a start], said “Where was I?” and went around.',
    },
    won: [
      'The beam went out, [over the water|long and slow], and touched the boats one by one: {x}, [safe|all there]. Each gave a small toot.',
    ],
    gift: ['a button off a sailor’s coat', 'a tiny glass float, blue as evening'],
    cause: 'They lifted the cover. In the works, among the wheels, warm and out of the wind, sat {th.np}.',
    free: '{Thing} came out, a bit oily. Tick, said the lamp, and tock, and off it swung.',
  },
  {
    title: ['The Ship in a Bottle', '{K} and the Captain No Bigger Than a Thumb', 'Out of the Bottle'],
    owners: [
      who('Captain Cork', 'captain as tall as a thumb', 'm', 'captain'),
      who('Captain Nell', 'very small captain', 'f', 'captain'),
      who('Admiral Pin', 'tiny admiral', 'm', 'captain'),
    ],
    prop: 'a ship in a green bottle',
    vars: { x: ['sixty', 'a hundred', 'forty'] },
    sign: [
      '[Tink, tink, tink|Tap, tap]. On the windowsill stood a ship in a bottle, and [somebody in it was knocking|in the ship a light had gone on].',
    ],
    woe: [
      '“Ahoy, giants!” said {o.np}. “We’re stuck in here, and we want the sea!”<mt  It had been {x} years. “<t It is a good bottle, a dry bottle, with an excellent view of the very thing one cannot have, but >[we hear it, right outside|it goes in and out, in and out, and never so much as a splash for us],” said {o}. “[And there’s the cork.|One spoonful would do.]”>',
    ],
    tries: [
      'They pulled the cork. It was [made of glass|painted on]. They pulled [until the bottle sang|and fell over in a row], and the little crew cheered, [for the exercise|to be nice].',
      'They put the bottle in the sea. It bobbed, [the ship inside stayed dry|neck up]. “[It’s like looking at soup|So near],” groaned {o}.',
    ],
    on: {
      tell: 'It was of a storm, and {a} did [the wind|the waves], with both arms. Inside the bottle the paper sea [lifted|rolled]. The little ship leaned, [caught the wind of it|and ran], and was out at the neck before the end.',
      light:
        'It fell through the bottle, and out on the wall stood the ship, [as big as a house|huge], made of light, on a sea of light. “[All hands|Make sail]!” said {o}. They sailed up the wall, and out at the window.',
      notice:
        '“It’s not a cork. It’s a [door|porthole],” said {a}. “[It opens inward|There’s a latch on your side].” “[Is there|Nobody told me]!” said {o}. {O.he} had been pushing for {x} years.',
      sound:
        'A glass has one note, and {a} found it. The bottle [hummed|sang], higher, and higher, and [said “ting”|fell in two, like an egg], and there was the sea.',
    },
    won: [
      'They set the ship down on a [wave|small wave]. It [shook out its sails|leaned into it], no bigger than a leaf. “[It’s WET|Salt]!” cried the crew.',
    ],
    gift: ['a captain’s hat that fits on a fingernail', 'a very small flag'],
    cause:
      'They looked in at the neck of the bottle. There, wedged tight, and very sorry about it, {th.was} {th.np}.',
    free: 'With a pop, out came {thing}, and after {th.them}, all sails set, the ship.',
  },
  {
    title: ['The Fog That Lost Its Mother', '{K} and the Small Fog', 'A Fog at the Door'],
    owners: [
      who('Wisp', 'baby fog', 'f', 'cloud'),
      who('Puff', 'small fog', 'm', 'cloud'),
      who('Little Haze', 'young fog', 'f', 'cloud'),
    ],
    prop: 'a very small fog on the doorstep',
    vars: { x: ['the teapot', 'a boot', 'the cat’s bed'] },
    sign: [
      'On the step sat something gray and wet, no bigger than a [sheep|cushion], and it [sniffled|cried], so that everything dripped.',
    ],
    woe: [
      '“I let go of my mother,” said {o.np}, “to look at a boat, and [now I’m lost|she’s gone]!”<mt  {O} crept in and tried to hide in {x}. “<t She said that if ever I was lost I should stay exactly where I was, but I am a fog, and I don’t know how, and >[I can’t see a thing|it’s all so foggy],” {o} said. “Then [I thought: that’s me|somebody said, ‘It’s clearing,’ and I was so afraid].”>',
    ],
    tries: [
      'They blew the [whistle|dinner horn]. A ship came, and asked for [directions|eggs]. The sea was [empty, and very clear|all stars].',
      'They put {o} in a [sack|basket], to row after her. {O} leaked [through the weave|away], and they rowed [in rings|into a gull].',
    ],
    on: {
      sound:
        'It was low, and long, like a horn: [oooo|mmmm]. And from far out something [answered|said it back], lower still. Fogs call just so. “[That’s her|Mama]!” said {o}.',
      still:
        'They sat down around {o}, close, till {o} stopped shaking. And a fog that does not shake [grows|spreads], and a wide fog can be seen. By and by the dark beyond it went gray, and soft, and [enormous|put out an arm].',
      light:
        'In a fog a light grows a [ring|halo], and the ring [got wider|went out over the sea], and somebody huge and gray turned her head, and saw her own child’s shape in it.',
      tie: '{a} tied one end to {o}, as you do with a kite, and let {o} up, over the roof, over the lamp, high. “[I can see her|There]!” called {o}. “She’s looking under the boats!”',
    },
    won: [
      'The big fog came [up the rock|in from the sea], and put its arms around the small one, [and the house|and everything], and for a while nobody could see at all, and nobody minded.',
    ],
    gift: ['a drop of fog in a thimble', 'a shell with a bit of mist in it'],
    cause:
      'Something moved, in the middle of the little fog. They felt about in it. There was somebody in there! It was {th.np}.',
    free: '“I was lost too,” said {thing}, “so we were lost together.” And then a great gray voice said, “There you are, the two of you.”',
  },
  {
    title: ['The Wave That Would Not Break', '{K} and the Shy Wave', 'The Tenth Wave'],
    owners: [
      who('Ninth', 'small green wave', 'm'),
      who('Ripple', 'very young wave', 'f'),
      who('Swell', 'round gray wave', 'it'),
    ],
    prop: 'one small wave standing at a step',
    vars: { x: ['nine', 'forty', 'a hundred'] },
    sign: [
      'At the foot of the steps the sea had [stood up|one wave standing], and it did not fall over. It only [shook a little|held its foam].',
    ],
    woe: [
      '“The others all go CRASH,” said {o.np}, “and [I can’t|I’m scared to]!”<mt  {X} waves had gone by overhead. “<t One is told that it is over in a moment and that there is another sea inside it, but nobody has ever come back to say so, and >[what if I am only spray, afterward|I have never been anything but a wave],” said {o}. “[You go first.|The tide will not wait.]”>',
    ],
    tries: [
      'They gave {o} a push. {O} [went around them|gave a squeak], and now their shoes were full of [sea|crabs].',
      'They showed {o.him} how: they ran at the steps and [fell down|said CRASH]. “[Did it hurt|And are you still you]?” said {o}, from farther out.',
    ],
    on: {
      sound:
        'It went up, and up, and hung there, and came down so softly that you could not say where. “[Is that how it goes|Oh, it has a middle]?” said {o}, and tried it, in time: up, and [hush|shhh].',
      still:
        'Nobody said “now”. {a} only put [one hand|ten fingers] in the water, and left it there. {O} came a bit nearer, to feel it, and a bit nearer, and had broken [all over {a.his} wrist|quite gently] before {o.he} knew.',
      tell: 'It was about a wave that went up the beach and saw a [sand castle|sleeping dog], and went back and told the whole sea, and was the only one who knew. “[A dog|What else is up there]?” said {o}, and leaned over to see.',
      notice:
        '“Look at your foot,” said {a}. “It has been up the steps and back this whole time. [Part of you does it already.|It is only the top of you that is waiting.]” {O} looked. “[So it has|Oh],” said {o}, and let the rest go.',
    },
    won: [
      'Up the steps it ran, all lace, and laughed, and slid back into the sea, whole. “[Again|I’m still in here]!” said {o}. It did it [all night|till the moon went], {x} times.',
    ],
    gift: ['a shell that says hush', 'a bit of sea glass with no edges'],
    cause:
      'They looked through the wave, as through a window. In the middle of it, holding it up with both hands, stood {th.np}.',
    free: 'So {thing} let go, and stepped out onto the stone. Down came the wave, soft as a sheet.',
  },
  {
    title: ['The Moth Who Loved the Lamp', '{K} and the Late Moth', 'Bump, Said the Glass'],
    owners: [
      who('Dusty', 'brown moth', 'm', 'butterfly'),
      who('Velvet', 'large moth', 'f', 'butterfly'),
      who('Little Flit', 'moth', 'it', 'butterfly'),
    ],
    vars: { x: ['a beetle', 'a ladybug', 'an owl'] },
    prop: 'a moth at a window',
    sign: [
      'Bump. Bump. Something small [flew at|knocked on] the big glass. “Excuse me,” it said to the lamp. Bump.',
    ],
    woe: [
      '“I’m in love,” said {o.np}. “It’s so big and bright! It looks at me, and [then it looks away|turns its back].”<mt  “<t Around it goes, and each time I think that now it will stop, and each time it goes off to look at the sea, where as far as I can tell there’s nothing. >[I’ve brought it a flower|I had my wings brushed by {x}],” said {o}. “[My nose is quite flat.|Could you tell it that I’m here?]”>',
    ],
    tries: [
      'They held up a sign: “{O} Loves You.” The lamp lit it up, [and went on|for one second].',
      'They let {o} in by the door. {O} flew three times around^, and ^{o.he} got so [hot|dizzy] that {o.he} had to lie down in a spoon.',
    ],
    on: {
      light:
        'It was a small light, no bigger than a pea<mt , and it was in no hurry>. {O} turned around. “You’re looking at ME,” said {o}. The small light did. It stayed^, and so ^{o} sat down by it, and [folded up|told it all].',
      sound:
        '{O} danced to it, out in the dark, and the big lamp came around, and {o} was in it, and then the sky behind. On the fog there was a moth [as big as a ship|with wings like sails]<mt , and all the boats blew their horns>. “It SAW me,” said {o}.',
      tell: 'It was about a lamp that could not stop, not for a minute, since there was somebody far out who [had to get home|was small]. “So it isn’t me,” said {o}. “It’s busy being kind<mt . That’s why I liked it>. I’ll wait up with it.”',
      notice:
        '{a} looked at the wall behind {o}. Each time the lamp went by it, there was a shadow<mt , a great soft one, with fringes>. “It draws you,” said {a}. “[Every time|Look]!” {O} looked. “With both wings,” said {o}.',
    },
    won: [
      'From then on {o} sat on the rail every night, and when the light came around, {o} [waved|bowed]. That makes nine hundred times till morning.',
    ],
    gift: ['a bit of silver moth dust', 'a very small flower for a lamp'],
    cause:
      'They looked through the glass. On the far side, nose to nose with {o}, knocking to get out, {th.was} {th.np}.',
    free: '“I saw you from in here,” said {thing}. They opened the window. Bump, and they met.',
  },
  {
    title: ['The Stair Who Was Left Out', '{K} and the Step That Nobody Trod On', 'Forty-One, Forty-Three'],
    owners: [
      who('Forty-Two', 'stone step', 'it'),
      who('Old Hollow', 'step with a dip in it', 'm'),
      who('Step Fifty', 'small stone step', 'f'),
    ],
    vars: { x: ['the oil', 'the supper tray', 'the cat'] },
    prop: 'a winding stair of stone',
    sign: [
      'On the winding stair somebody sobbed. [It came from below {h.s} shoe.|“You, too,” it said, when they stepped over it.]',
    ],
    woe: [
      '“You all step over me,” said {o.np}. “I [wobbled, once|gave a creak]! {X} got [spilled|a fright]. Now they count right past me.”<mt  “<t I’ve been a step for two hundred years and held up everyone who ever came, and I had a pebble in me for one night, and it’s all that anyone remembers. >[I’m in between, so I can’t even leave|I can hear them coming, and then I hear them not],” said {o}.>',
    ],
    tries: [
      'They all stood on {o} at once, to be kind. There was not room. They [fell up|fell down] to forty.',
      'They put a mat on {o} that said “Welcome.” The keeper [stepped over the mat|hung it up to dry].',
    ],
    on: {
      sound:
        'It was a tune with a hole in it, and the feet went up the stair to it, and there, just there, on {o}, it wanted a [boom|low note]. {O} gave it: creak! “[That’s the best part|Do that again],” they said<mt , and went back down in order to>.',
      still:
        '{a} sat down on {o}. That’s all. It was a good seat, [with a dip|warm]^, and ^you could see the sea from it by a small window<mt , as you could from no other>. “Nobody ever stayed before,” said {o}, and did not wobble a hair.',
      light:
        'It lay on {o}, and in the stone there were two small dips, side by side. They were [feet|toes]<mt , worn there by every child who had ever stopped on that step to look out>. “It’s the stopping place,” said {a}. “I AM?” said {o}.',
      make: 'It was a small brass plate, and it said “[Please Sit|Best Seat in the House].” They put it on {o}. The keeper came up with {x}, stopped, read it, and sat<mt , for the first time in eleven years>. Oh, the view!',
    },
    won: [
      'Now they all stop there on the way up, [with their cocoa|one by one], and look out. There’s a line down to step nine. {O} has not a [wobble|creak] left, but for music.',
    ],
    gift: ['a smooth gray pebble', 'a bit of chalk that says “42”'],
    cause:
      'They lifted the stone. Under it, with its knees up, and out of breath from holding still, {th.was} {th.np}.',
    free: '“It was me that wobbled,” said {thing}. “I laughed.” It came out and made a flat place, and sat on {o} to say sorry.',
  },
  {
    title: ['The Letter in the Wrong Bottle', '{K} and the Message for Nobody', 'To Whom It May Float'],
    owners: [
      who('Corky', 'green bottle with a letter in it', 'm'),
      who('Miss Flask', 'bottle off a far beach', 'f'),
      who('Drifter', 'bottle', 'it'),
    ],
    vars: { x: ['nineteen years', 'six oceans', 'a hundred and four storms'] },
    prop: 'a green bottle with a letter',
    sign: [
      'Clink, clink, something came up the steps, with a letter in it. “Are you ‘My Dear’?” it asked {h}.',
    ],
    woe: [
      '“I’m looking for My Dear,” said {o.np}. “That’s how my letter [starts|begins]!”<mt  It had been {x} at sea. “<t It isn’t right to read what one carries, but it’s rolled with the writing outward, and when there’s nothing else to look at, one does come to know it by heart. >[It says, ‘Come when the lamp is lit, I’ll have the kettle on’|There’s no name after it, only a drop of jam],” said {o}. “[And it will be cold by now, the tea.|I only want to be opened by the right hands.]”>',
    ],
    tries: [
      'They rang the big bell and called, “My Dear!” From all over the bay people [put their heads out|came in boats]. There were forty of them. They were all [somebody’s dear|very touched].',
      'They sent {o} off again, farther out. {O} came back with the next wave, and the next. “[This is the place|I’ve a feeling],” said {o}, and sat down on the mat.',
    ],
    on: {
      notice:
        '{a} looked through the green glass, at the letter, and then up at the [window|kitchen]. The paper had a blue edge. So had the paper on the shelf, in the lighthouse, under the jam. It had been thrown from HERE. “[Then My Dear was the sea|It came home],” said {a}. And by the stove stood the oldest keeper, with two cups.',
      light:
        'It shone right through, and threw the letter on the white wall of the tower, each word [as tall as a door|ten feet high]. Far out, a small boat, which was going by, stopped. It had an old lady in it. She read it to the end, and turned in to the steps. “[I’m late|He never SAID],” she said.',
      tell: '{a} read it out from the rail, the way a story is read, so that it went over the water to whoever it was for. When it came to the kettle somebody on the harbor wall got to his feet. “I know that voice,” said he. “[That’s my brother’s jam|We had words, he and I]. Is it lit?”',
      tie: 'They hung {o} from the gallery on the end of it, where the wind could get at the neck. It blew. Whoo, said {o}, low, and every man in the harbor looked up, but only one put down [his net|his pipe]. “That’s the tune she had,” he said, “for my dear.” He came at a run.',
    },
    won: [
      'So the letter was opened at last. Two people read it, with their heads together, one cup each, and [neither said much|the jam on the table]. {O} stood in the window, with a flower in it, and was lit up every nine seconds.',
    ],
    gift: ['a cork that has seen six oceans', 'the drop of jam, off a letter'],
    cause:
      'They pulled the cork, and out came the letter, and something else, that had been rolled up in it. It {th.was} {th.np}.',
    free: '“I’m the last line,” said {thing}. “It’s me that has the name.” {Thing} told them, and they went and knocked on that door.',
  },
  {
    title: ['The Foghorn Who Wished to Whisper', '{K} and the Gentle Foghorn', 'Moooo, but Softly'],
    owners: [
      who('Basso', 'foghorn', 'm'),
      who('Big Clara', 'brass foghorn', 'f'),
      who('Old Bellow', 'foghorn', 'm'),
    ],
    vars: { x: ['a seal pup', 'the littlest tern', 'a crab with a headache'] },
    prop: 'a brass foghorn',
    sign: [
      'There was fog, and no horn. On the cliff somebody big held a [cushion|pillow] to {o.his} mouth. “Mm, mm.”',
    ],
    woe: [
      '“I have a secret for {x},” said {o.np}, “but I can only [SHOUT|ROAR]!”<mt  “<t All my life I have shouted the one word at ships, and it’s a useful word, and I stand by it, but one can’t put one’s arm around anybody with a noise like that. >[It’s a birthday secret|The surprise is at six],” said {o}, “[and they can hear me in Norway|and if I say it, the whole coast will bring a cake].”>',
    ],
    tries: [
      'They stuffed {o} with [pillows|wool]. {O} took a breath. It snowed pillows, as far as the seal rocks, and all the seals said, “[What party?|Ooh, when?]”',
      'They wrote the secret down, for {o} to hand over. {O} has no hands. {O} [blew it across|puffed]. It went to Norway.',
    ],
    on: {
      sound:
        'It was a soft tune, down on the shore, and {o} felt for the low end of it, so low that it did not go into the ears at all. It went into the ground. {X} felt it in the tummy, one word at a time, like a cat on your lap, and [giggled|nodded].',
      make: 'It was a long thin pipe of [reeds|kelp], with a shell at the end. The one end they put to {o.s} mouth, and the other, far down the rocks, to the ear of {x}. {O} gave all {o.he} had. Out at the shell came a breath, [with words on it|no bigger than a pea].',
      still:
        '“Wait,” said {a}, and they waited for the fog. It came up, thick as wool, and filled each crack, and lay on {o}, [layer on layer|like quilts], and {a} sat there in it with {a.his} arms around that big cold neck. “Now,” {a} said. And the loudest voice on that coast came out as “[psst|hush]”.',
      tie: 'They pulled it tight, from {o} to a limpet shell, far off, where {x} sat. {O} did not shout. {O} only thought of it, and hummed. It ran down the line, like a spider going home. {X} held the shell to one ear, and its mouth [went round|fell open].',
    },
    won: [
      'At six there was a cake, and nobody knew but all who should. And when the fog came in {o} told the ships, “MOOO,” as ever. After it, if you stood near, came a very small one: “[Mind how you go|moo],” for {x}.',
    ],
    gift: ['a whisper in a limpet shell', 'a candle off a secret cake'],
    cause: 'They looked down the brass throat with a lamp. Halfway, hands over both ears, {th.was} {th.np}.',
    free: '“Say it to me,” said {thing}. “I’m right here.” So {o} need only breathe it. {Thing} ran all the way with it, and never dropped a word.',
  },
]
