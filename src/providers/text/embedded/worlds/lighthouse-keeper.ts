import { type World, who } from '../world.ts'

export const lighthouseKeeper: World = {
  themes: ['lighthouse-keeper'],
  setting: 'Lighthouse',
  here: 'a lighthouse on a rock',
  home: [
    '{k} lived in a lighthouse<mt , with [round rooms, round beds, and round bread|a hundred and one steps, and one of them sang]>, where the land [gives up|stops] and the sea begins.',
    'The keeper had [a cold|a sore knee], so {k} {k.was} keeper [for the night|till morning]<mt , with [the cap, the key, and the oilcan|a cap that came down over both ears]>.',
    'All day {k} had [polished|rubbed] the great lamp<mt , until [a gull flew up to kiss itself in it|there was one face for every pane]>. It had to be lit at sundown, and not one minute later.',
  ],
  bed: [
    'Soon {k} lay in the round bed<mt , and the light went over the ceiling, [and around, and came again|slow as breathing]>.',
    'Then it was bed for {k}, high up in the [tower|whitewashed tower]<mt , with the sea [at the foot of it|all around], turning its pages>.',
  ],
  day: [
    'Gulls stood on the rail [in order of size|like washing], and the sea was [blue|wrinkled and busy].',
    'Ships went by, small as [peas|matchboxes], and each one [tooted|waved a flag].',
  ],
  dusk: [
    'The sun slid down [the glass|into the sea], and the great lamp [took over|opened its eye].',
    'One by one the small lights of the harbor [answered|came on].',
  ],
  night: [
    'Then night came in, [with the tide|from all four sides], and the long beam [walked on the water|went around].',
    'It was dark but for the beam, [a long white arm|which swept the sea like a broom].',
    'The wind [leaned on the door|tried the handle], and the stars [held on|came out anyway].',
  ],
  beasts: [
    'a gull called nothing at all',
    'a limpet',
    'a moth as white as salt',
    'a seal with whiskers',
    'a starling on its way south',
  ],
  sounds: [
    'the sea said hush',
    'the big lens hummed as it turned',
    'a bell buoy went dong',
    'the wind played the railing',
  ],
  smells: ['lamp oil and salt', 'wet rope', 'seaweed and toast'],
  glows: ['the great beam', 'a ship’s green lamp', 'sea fire on a wave'],
  foods: ['hot chowder', 'ship’s biscuit with jam', 'a smoked herring, to share'],
  walk: [
    'They {go} [around the rock at low tide|over the wet sand] to {place}, before the sea could change its mind.',
    'They took the little [dinghy|gray boat] to {place}, with {g} [in the bow|giving orders].',
    'So they {go} to {place}, one sweep of the beam at a time: [go, wait, go, wait|light, dark, light].',
  ],
  back: [
    'They got back [with the tide|just ahead of a wave], and {o} was at the [door|rail].',
    'The beam showed them the way back to {o}.',
    '{O} had [kept the kettle warm|counted the flashes] till they came.',
  ],
  places: [
    {
      name: 'the fog station',
      see: [
        'There was a horn there as big as a [cow|bathtub], and it [had a cough|was asleep with its mouth open].',
        'Even in the sun the windows were [white|full of fog], for practice.',
      ],
      host: who('the foghorn keeper', 'man who speaks very low', 'm', 'grown-up'),
    },
    {
      name: 'the seal rocks',
      see: [
        'The seals lay about like [wet bolsters|fat commas], and [slid in with a sigh|sang, off key].',
        'The rocks were [green|slippery], and warm on top, and [somebody had scratched a map on one|one of them was a seal].',
      ],
      host: who('the seal grandmother', 'gray old seal', 'f'),
      setting: 'Beach',
    },
    {
      name: 'the harbor wall',
      see: [
        'Nets hung there to dry, with [one small star|a shoe] in them.',
        'Old boats [leaned together|lay on their sides], and told [stories|lies about storms].',
      ],
      host: who('the harbor cat', 'cat with one white sock', 'm', 'cat'),
      setting: 'Beach',
    },
    {
      name: 'the kelp cave',
      see: [
        'The sea went in, [and thought about it|said “oh”], and came out.',
        'All the floats and corks that were ever lost [had ended up there|bobbed in a row].',
      ],
      host: who('the bottle crab', 'crab who lives in a bottle', 'f', 'crab'),
      setting: 'Beach',
    },
  ],
  guides: [
    {
      who: who('Skerry', 'puffin', 'm', 'penguin'),
      hello: [
        '{G.np} landed [on his face|badly], as they do. “[Meant to|Dry land is so hard],” {g.he} said, through a mouthful of fish. “I bring news! [I forget what.|It is fish.] May I stay and help?”',
      ],
      fail: [
        '“[At sea that works|It’s easier with fish],” said {g}.',
        '{G} hid {g.his} nose under one wing, [stripes and all|which is not easy, with that nose].',
      ],
      hope: [
        '{G} dropped all {g.his} fish. “[Look|Oh]!” {g.he} said.',
        '“That’s as good as herring,” said {g}. “[I don’t say that lightly|Nearly].”',
      ],
      bye: [
        '{G} left one small fish on the step, [for breakfast|with a bow], and fell off the rock toward home.',
      ],
    },
    {
      who: who('Mrs. Halyard', 'telescope', 'f'),
      hello: [
        '“[I saw you before you saw me|There you are, and very large],” said {g.np}. “I look at things that are far away. [Near things give me a headache.|Nothing gets by me, beyond a mile.] Take me along, and point me.”',
      ],
      fail: [
        '“[From the far end it looked quite small|Turn me around],” said {g}. “[Look: a tiny mistake.|There, now it is miles off.]”',
        '“I saw that coming from [nine miles|the horizon],” said {g}.',
      ],
      hope: [
        '“[I see land|There is something on the horizon],” said {g}. “[It is the end of the trouble|And it’s smiling].”',
        '“Clear, clear, all clear!” said {g}, and her glass [misted|fogged over].',
      ],
      bye: [
        '{G} was folded up, [click, click, click|one length into the next], and in the smallest part of {g.him} was one last star.',
      ],
    },
    {
      who: who('Barnacle Ben', 'limpet', 'm', 'snail'),
      hello: [
        '“I never move,” said {g.np}, from the [step|wall]. “[Two hundred years on one stone|I hold on: that’s what I do]. But somebody is in trouble, and [it seems there’s a wave coming even to me|well]. Pick me up. [Twist, don’t pull.|Quick, before I think.]”',
      ],
      fail: [
        '“[Hold on|Hang on],” said {g}. “[It is all I know, but it’s good|The wave goes by].”',
        '{G} clamped {g.himself} to {h.s} thumb. “[Next one|Not that],” {g.he} said.',
      ],
      hope: [
        '“I feel the tide turn,” said {g}. “[In my foot|It tickles].”',
        '{G} let go, for [a whole second|one breath], to wave.',
      ],
      bye: [
        'They put {g} back on {g.his} stone, just in {g.his} own ring. “[There|Ah],” {g.he} said. “[I’ve traveled|It’s a big world, that side of the step].”',
      ],
    },
  ],
  tokens: [
    {
      name: 'brass key',
      kind: 'make',
      find: [
        '{h} wore the brass key on a string<mt , [the one that winds the lamp|and it was older than the stairs]>.',
      ],
      use: [
        '{a} took the brass key. It was a key, and also a [hook|lever, a screwdriver]. {A.he} looked for [cork, wire, and a spoon|parts], and set to.',
      ],
    },
    {
      name: 'chip of lens',
      kind: 'light',
      find: [
        'On the stairs lay a chip of lens<mt , and it threw a [small rainbow|stripe of red, yellow, and blue] on {h.s} hand>. {h} kept it.',
      ],
      use: [
        '{a} held up the chip of lens. It [bent|took] what light there was, and sent it out again, [thin and bright as a needle|in seven colors].',
      ],
    },
    {
      name: 'signal line',
      kind: 'tie',
      find: [
        '{h} had a coil of signal line<mt , [with three flags still on it: a red, a blue, and a dishcloth|left over from a party]>.',
      ],
      use: ['{a} shook out the signal line. It was [tarred, and tough|longer than the tower is high].'],
    },
    {
      name: 'bosun’s pipe',
      kind: 'sound',
      find: [
        'A bosun’s pipe had washed up, full of sand. {h} [blew it clean|hung it around {h.his} neck]<mt , and [a gull saluted|two gulls came to see]>.',
      ],
      use: ['{a} blew the bosun’s pipe: [wheee-oo, wheee-oo|low, and up, and low again].'],
    },
  ],
  gates: [
    {
      name: 'the tide',
      at: [
        'Between them and {place} lay the tide, [in, and in no hurry to go out|as high as a door]. “[Six hours|I go when I go],” it said. “[Who’s asking|I wait for no one. So why should they wait for me]?”',
      ],
      on: {
        sound:
          'The sea [loves a round|knows that one]. It came in on the second line, and went out on the third, [and forgot to come back|right out], and there was the sand.',
        still:
          'They sat down to wait, all [six|the] hours if need be. “[Nobody waits for me|Really],” said the tide, [touched|going back a step], and it drew up its skirts and let them by.',
        tell: 'The tide [held its breath|leaned back] to laugh. When the sea leans back it leans a long way. They ran across, [and rolled|quick], before the end of the joke.',
        notice:
          'There was a line of [rings in the wall|white posts], each with a bit of weed, and where the weed was dry the sea [did not come|never went]. They went by those.',
        make: 'It was a raft, of [fish boxes|net floats] and a door. It went up and down, and [also, now and then, along|after a while, across].',
      },
    },
    {
      name: 'the dark stair',
      at: [
        'There was a stair in the rock, [wet|worn], and black as a [boot|well]. [Every step was a different height.|The wind blew up it, and said “whooo.”]',
      ],
      on: {
        light:
          'With that they could see it: every step had a [fish|name] cut in it, [and they said good evening to each|which told you how high].',
        move: '{a} went down <f it like a goat><w the old fish ramp at the side, brake on>, and found the [lamp|lantern] at the foot of it, and lit it for the rest.',
        tie: 'They made a rail of it, from ring to ring, and went along it, [hand over hand|one knot to a step]. {G} counted the knots.',
      },
    },
  ],
  troubles: [
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
  ],
}
