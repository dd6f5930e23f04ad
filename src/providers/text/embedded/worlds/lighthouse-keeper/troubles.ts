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
      '“It won’t turn,” said {o.np}. “It shines, but it looks in one place! There are {x} boats out there, and [it’s only looking at one|the rest are in the dark].”<mt  “<t In all my years it has never once stopped to stare, and you can imagine what the boats are thinking, but >[it’s seen something out there|it just stands and looks],” said {o}. “[I’ve asked it to blink.|I have oiled it to the ears.]”>',
    ],
    tries: [
      'They pushed. The lamp stayed. The [tower|floor] turned, a bit, and [the soup went over|everyone felt seasick].',
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
      '“Ahoy, giants!” said {o.np}. “[I’ve been in this bottle {x} years|{X} years in a flat calm]. The crew is [bored to tears|playing checkers with the peas]. We want the sea!”<mt  “<t It is a good bottle, a dry bottle, with an excellent view of the very thing one cannot have, but >[we hear it, right outside|it goes in and out, in and out, and never so much as a splash for us],” said {o}. “[And there’s the cork.|One spoonful would do.]”>',
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
      'On the step sat a fog. [It was no bigger than a sheep.|It was a small one, and wet through.] It was [sniffling|crying], so that everything dripped.',
    ],
    woe: [
      '“I’ve lost my mother,” said {o.np}. “She’s gray, and she goes from here to [Ireland|the sky], and I [let go for a minute|stopped to look at a boat]!”<mt  {O} crept in and tried to hide in {x}. “<t She said that if ever I was lost I should stay exactly where I was, but I am a fog, and I don’t know how, and >[I can’t see a thing|it’s all so foggy],” {o} said. “Then [I thought: that’s me|somebody said, ‘It’s clearing,’ and I was so afraid].”>',
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
        'In a fog a light grows a [ring|halo], and {a} held it, and the ring [got wider|went out over the sea], and somebody huge and gray turned her head, and saw her own child’s shape in it.',
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
      'At the foot of the steps stood one wave. It did not [go back|fall over]. It just stood there, [shaking a little|holding its foam].',
    ],
    woe: [
      '“I come all this way,” said {o.np}, “and then [I get to the edge|there is the stone], and I can’t! {X} waves have gone over my head. They go CRASH.”<mt  “<t One is told that it is over in a moment and that there is another sea inside it, but nobody has ever come back to say so, and >[what if I am only spray, afterward|I have never been anything but a wave],” said {o}. “[You go first.|The tide will not wait.]”>',
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
]
