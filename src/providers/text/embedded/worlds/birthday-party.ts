import { type World, who } from '../world.ts'

export const birthdayParty: World = {
  themes: ['birthday-party'],
  setting: 'Garden',
  here: 'a garden hung with paper lanterns',
  home: [
    'There was to be a birthday, and {k} {k.was} [in charge of the balloons|to keep the cat off the cake]<mt , [which is a job for a brave heart|and nobody had said whose birthday it was]>.',
    'All day {k} had hung [paper lanterns|flags] in the garden<mt , [red, yellow, red, yellow, and one that was a sock|from the pear tree to the drainpipe]>, for the party.',
    'The table was laid for [twelve|ten]<mt , with [a candle|a paper hat] at each place>, and {k} counted the [spoons|cups] again. The party would start [at dusk|when the lanterns were lit].',
  ],
  bed: [
    'Then {k} lay in bed, with [a paper hat on the bedpost|one balloon tied to the chair]<mt , which bumped the ceiling now and then, [to see if anyone was awake|softly]>.',
    'Soon it was bed for {k}, [sticky to the elbows|full of cake]<mt , and down in the garden the last lantern [swung|hummed the birthday song], by itself>.',
  ],
  day: [
    'Bees [tried|visited] the icing, and [were asked to wait|came away with blue feet].',
    'The sun lay on the presents, [reading the labels|and made the bows shine].',
  ],
  dusk: [
    'One by one they lit the [paper lanterns|candles in the jars].',
    'The sky went [pink as icing|the color of punch].',
  ],
  night: [
    'Then it was dark, and the garden was [all lanterns|full of small moons].',
    'The stars came out, [like candles nobody had to blow out|as many as sprinkles].',
    'Night [came in by the garden gate|arrived last], and had brought [nothing but a moon|its own hush].',
  ],
  beasts: [
    'a wasp in a bow tie',
    'the neighbor’s cat',
    'a snail on a paper plate',
    'a robin with a ribbon',
    'a moth in a party hat',
  ],
  sounds: [
    'a balloon squeaked',
    'the paper flags whispered',
    'somebody giggled under the table',
    'a spoon fell, ting',
  ],
  smells: ['candle smoke', 'vanilla', 'warm grass and lemonade'],
  glows: ['a paper lantern', 'one candle in a jar', 'a sparkler'],
  foods: ['cake with too much icing', 'jelly that would not hold still', 'cheese on sticks'],
  walk: [
    'They {go} down the garden to {place}, under the [swinging|paper] lanterns.',
    'It was only [a hop|forty steps] to {place}, but at a party [forty steps|everything] is far. They {go}, [saying hello to everyone|and lost {g} twice at the cheese].',
    'So they {go} to {place}, [each with a balloon|blowing paper squeakers to clear the way].',
  ],
  back: [
    'They {go} back [between the chairs|around the punch bowl], to {o}.',
    'With [crumbs on their chins|that in mind], they {go} back to where {o} was.',
    '{O} was still [there|under the pear tree], [in a paper hat|with one streamer on].',
  ],
  places: [
    {
      name: 'the tent under the tablecloth',
      see: [
        'It was [white and secret|like a snow house] in there, with [shoes|a row of shoes] all around the edge.',
        'Someone had [left|kept] a whole plate of [sausages|buns] there, [against bad times|for later].',
      ],
      host: who('the dog under the table', 'dog who hears everything', 'm', 'dog'),
    },
    {
      name: 'the balloon shed',
      see: [
        'A hundred balloons [slept|bumped] against the roof, and [the strings hung down like rain|you had to part the strings].',
        'It squeaked when you [breathed|thought].',
      ],
      host: who('the balloon lady', 'very thin lady who must hold on to things', 'f', 'grown-up'),
    },
    {
      name: 'the heap of coats',
      see: [
        'It was as big as a [cow|hill], and [warm|somebody’s sleeve waved].',
        'Deep inside, somebody was [asleep|humming] in a [fur|velvet] pocket.',
      ],
      host: who('the coat mouse', 'mouse who lives in a muff', 'f', 'mouse'),
    },
    {
      name: 'the bottom of the garden',
      see: [
        'The party was only [a sound|a glow] there, [like a ship going by|far off], and the [nettles|ferns] had hats on.',
        'The old swing went [to and fro|back and forth], with [nobody|a leaf] on it.',
      ],
      host: who('the garden frog', 'frog who was not invited', 'm', 'frog'),
    },
  ],
  guides: [
    {
      who: who('Auntie Bow', 'box of ribbons', 'f'),
      hello: [
        '“Now, now, [who is undone|what has come loose]?” said {g.np}, [lifting her lid|trailing ends]. “There is nothing in this world that is not better with a bow. [Lead on.|I shall come, if somebody carries me.]”',
      ],
      fail: [
        '“[It wanted a bow|No bow],” said {g}. “[I say no more|That was where it went wrong].”',
        '{G} put a bow on what was left of it. It was [very sad, and very smart|at least neat].',
      ],
      hope: [
        '“[I feel it coming together|Finger just here],” said {g}, “like the first half of a knot.”',
        '{G} curled all {g.his} ends at once, [out of pure joy|the way you do with scissors].',
      ],
      bye: [
        '{G} tied one small bow on {h.s} [thumb|button]. “[To remember by|So as not to lose the day],” {g.he} said, and shut {g.his} lid.',
      ],
    },
    {
      who: who('Mr. Popp', 'balloon', 'm'),
      hello: [
        '“Not too near,” said {g.np}, [floating up|on a string]. “I am full of [good will|air], and [a bit nervous|I bruise]. [Has anyone a pin? No? Then I will come along, gladly.|Hold my string, and mind the roses.]”',
      ],
      fail: [
        '{G} went a bit [small|soft]. “Oh, I was hoping,” {g.he} said.',
        '“[Was that a bang|Was that me]?” said {g}. “[No? Are you sure|Oh, my]?”',
      ],
      hope: [
        '{G} [swelled|rose] with joy, and had to be [held down|let out a little].',
        '“I shall burst,” said {g}. “[No, no, I shall not. I only say it.|In a good way.]”',
      ],
      bye: [
        '{G} sank to the pillow, with a small, soft pff. “[Well, that was the day|Good night],” {g.he} said, and was as flat as a leaf, and smiling.',
      ],
    },
    {
      who: who('Cousin Late', 'tortoise', 'm', 'turtle'),
      hello: [
        '“Am I late?” said {g.np}, coming in at the gate. “I set out for [last year’s|your cousin’s] party. [Is it over? Is there cake?|I was held up by a daisy.] I will help, if it is not a thing that needs doing soon.”',
      ],
      fail: [
        '“[Did it go wrong already|What, already]?” said {g}. “[I was still on the first part.|I had only just sat down.]”',
        '“[Next year, perhaps|Give it a year],” said {g}.',
      ],
      hope: [
        '“I’m just in time,” said {g}, and had to [sit down|blow {g.his} nose]. “[For once|It had never happened before].”',
        '“[Not so fast, I am enjoying this|Slowly, slowly],” said {g}.',
      ],
      bye: [
        '{G} set off for next year’s party there and then, [so as to be early|with a slice in a napkin].',
      ],
    },
  ],
  tokens: [
    {
      name: 'blue candle',
      kind: 'light',
      find: [
        'There was one blue candle over, and {h} had it in {h.his} pocket<mt , [for somebody who might be a year older than they said|as thin as a straw]>.',
      ],
      use: [
        '{a} held the blue candle to a lantern till it caught. It was a [small|birthday] flame, [and steady|round as a pea].',
      ],
    },
    {
      name: 'paper squeaker',
      kind: 'sound',
      find: [
        '{h} had found a paper squeaker by {h.his} plate<mt , [the kind that unrolls|with a feather on the end]>, and it [played two notes|said “tweet”].',
      ],
      use: ['{a} blew the paper squeaker, [soft and slow|twee, twee-o], until it was nearly a tune.'],
    },
    {
      name: 'long red streamer',
      kind: 'tie',
      find: [
        'A long red streamer had come off the tree, and {h} [wore it as a belt|wound it around one arm]<mt , [thirteen times|and it rustled like a secret]>.',
      ],
      use: [
        '{a} unwound the long red streamer. It went on and on, [red as a fire engine|light as breath], and it held.',
      ],
    },
    {
      name: 'empty gift box',
      kind: 'make',
      find: [
        '{h} had kept an empty gift box<mt , [because the best part of any present is the box|with the tissue paper still in it]>.',
      ],
      use: [
        '{a} turned the empty gift box [over|on its side]. It was a [wall|roof], if you looked at it right. {A.he} [went to work with paste|began to fold].',
      ],
    },
  ],
  gates: [
    {
      name: 'the jelly',
      at: [
        'In the middle of the path stood the jelly, [tall|green] and [shaking|see-through]. “[I’m not to be passed|Nobody goes by],” it said, “[till somebody has said how well I set|before I have been sung to].”',
      ],
      on: {
        sound:
          'The jelly [began to sway|wobbled in time]. It could not help it. It wobbled left, and [on the left|at every left] there was room for one to pass.',
        tell: 'Never make a jelly laugh. It went [up and down|all ways], and [plop|flop], it was off its plate, and still laughing, and they [stepped around|went by].',
        still:
          'They looked at it until it [stood still|stopped shaking]. “[I have never been so calm|How restful],” it said. “[Go on, dears|Pass].”',
        notice:
          '“There is a [cherry|strawberry] in your heart,” said {a}. “[Is there|Where]?” said the jelly, and bent to look, and [they were over|left the path free].',
      },
    },
    {
      name: 'the musical chairs',
      at: [
        '[Nine|Seven] chairs went around and around in a ring, [with no people|all by themselves], and would not let them through. They were [playing|having a game]. [The music had stopped hours ago.|Nobody had told them it was over.]',
      ],
      on: {
        move: '{a} went with them, [once around|faster and faster], and then <f sat down on one><w rolled right into the gap>, bump! “[Out|You win],” said the chairs, and stood still.',
        light:
          'The chairs thought that the [lamp|stage light] was on. They [bowed|lined up] in two rows, as for a show, and there was an aisle.',
        make: 'It was a stool with [three legs|a cushion]. “[One more chair|A chair for everybody]?” said the chairs. “Then nobody is out!” And so the game was over.',
        tie: 'They tied [four legs together|one to the next], like a train. The chairs had always wanted to be one. Off they went, [choo, choo|toot], around the pond.',
      },
    },
    {
      name: 'the pin the donkey lost',
      at: [
        'A paper donkey stood [in the way|across the lawn], with its back to them. “[Who has my tail?|I am not moving,]” it said. “[Every year they pin it on my ear.|Not till somebody gets it right.]”',
      ],
      on: {
        notice:
          '{a} saw where the paper was [darker|a bit darker], from all the years. “[There|Here],” {a.he} said. “Ah,” said the donkey. “That is the place.”',
        tie: '“[Have this one|Try this],” said {a}, and tied it on with a [double|good] knot. The donkey [swished it|looked around at it]. “It’s better than my own,” it said, and walked off like a racehorse.',
        make: 'It was a tail of [wool|grass] with a tassel. “[It’s by a proper tailor|A made one]!” said the donkey, and [let them ride|made room].',
        light:
          'In that light you could see {a.his} hand on the wall, and it was just a tail’s length. “[Oh, I’ll have a shadow one|That will do],” said the donkey.',
      },
    },
  ],
  troubles: [
    {
      title: ['The Cake That Was Too Shy', '{K} and the Shy Cake', 'Nobody Look at {O}'],
      owners: [
        who('Clementine', 'orange cake', 'f'),
        who('Baron Cream', 'cream cake', 'm'),
        who('Little Mocha', 'chocolate cake', 'f'),
      ],
      prop: 'a tall birthday cake under a cloth',
      vars: { x: ['twelve', 'nine', 'forty'] },
      sign: [
        'Under a cloth in the [larder|summerhouse] something [tall|three floors high] was trembling, so that the [plates|candles] rattled.',
      ],
      woe: [
        '“Don’t take it off,” said {o.np}, under the cloth. “They will all look. They’ll sing AT me. And then there’s the [blowing|knife]!”<mt  There were {x} guests in the garden already. “<t I was perfectly happy as flour, when nobody expected anything, and >[I was fine as batter|the icing came out a bit crooked],” said {o}. “[On the left|You would hide too].”>',
      ],
      tries: [
        'They put sunglasses on {o.him}. {O} looked like [a film star|somebody hiding]. Now everyone [came to look|wanted a picture].',
        'They told {o} to think of it as a wind. “[With spit in it|A wind that wants a slice],” said {o}, and [pulled down the cloth|shook harder].',
      ],
      on: {
        sound:
          'It was the birthday song, but slow, as you would [hum to a baby|sing it on a boat]. “[It isn’t AT me|Oh, like that],” said {o}. “[It’s for me.|It goes up at the end, doesn’t it?]” And the cloth slid off, by itself.',
        still:
          'They sat there, and looked the other way, at [the moon|a beetle]. {O} peeped out. Nobody was looking. It was [almost dull|a bit of a letdown]. “[Well, you may look now|Would you like to see the cherry]?” said {o}.',
        make: 'It was a ring of [paper roses|sugar leaves], to go on the left, over the crooked bit. {O} looked in a spoon. “[Oh|I’m a garden],” {o.he} said. “[I would not mind if somebody saw that|They might take a small look].”',
        tell: 'It was the story of a cake that hid so well that it [went stale|was never found], and nobody ever knew that it had been the [best|kindest] of all. “[How sad|What a waste],” said {o}. There was a pause. “[Take off the cloth|I’m ready],” {o.he} said.',
      },
      won: [
        '“Ooh,” said everybody, [at once|like a wave]. {O} went [pink|pale gold] right through. And it did not hurt at all to be cut. “[It tickles|Now I can be at every table],” said {o}.',
      ],
      gift: ['a sugar rose', 'the very last crumb, in tinfoil'],
      cause:
        'They lifted the cloth, an inch. Behind the cake, holding it up in front like a shield, {th.was} {th.np}.',
      free: '“Let {thing} sit next to me,” said {o}, “and I’ll go on.” And they went out together, one on a plate, and one beside it.',
    },
    {
      title: ['The Present That Would Not Be Opened', '{K} and the Knot', 'What Was in {O}'],
      owners: [
        who('Parcel', 'present', 'm'),
        who('Tissue', 'small present', 'f'),
        who('Mr. Brown Paper', 'parcel', 'm'),
      ],
      prop: 'a present with far too much string',
      vars: { x: ['the post office', 'a sea voyage', 'three wrong houses'] },
      sign: [
        'On the gift table one [parcel|present] had [rolled to the back|tied itself in another knot]. “[No|Leave me wrapped],” it said.',
      ],
      woe: [
        '“I’m only a small thing,” said {o.np}. “They’ll tear off the paper, and say, ‘[Oh|Is that all]?’ [I heard it happen to a scarf.|I could not bear it.]”<mt  {O} had come through {x} to get there. “<t You must understand that until the moment I am opened I might be absolutely anything, and >[in the dark I was a drum, a ship, a puppy|while I am shut, I am a surprise],” {o.he} said. “[Afterward I’ll be a thing.|It is the only nice part of me.]”>',
      ],
      tries: [
        'They pulled one end of the string. The knot [pulled back|grew], and [{g} was tied to the table|two spoons got caught in it].',
        'They shook it, to guess. “[A drum|Peas],” said {g}. “[A pony|Rain in a box]?” {O} [was more afraid than ever|burst into tears].',
      ],
      on: {
        tie: 'They put one more bow on {o}, the [biggest|reddest] of all. “Stay shut, then,” said {a}. “[We like you so|You can be a present for good].” {O} sat there. {O.he} [thought|looked at the bow]. “[I would like to see my own inside, just once|You might pull that one],” {o.he} said.',
        light:
          'With that behind it, the paper went [thin as a lampshade|see-through]. They all saw what it was, and [nobody said, “Is that all?”|{h} held {h.his} breath]. “[Is it bad|Well]?” whispered {o}. “It’s just what I wanted,” said {h}, and it was true.',
        notice:
          'There was a tag, under the string, no bigger than a [nail|stamp]. {a} read it out: “[I made this. I hope you like it.|For you, with both hands.]” “[Did they|Somebody made me]?” said {o}, and the knot [fell open|let go].',
        still:
          'Nobody pulled. They had [cake|a slice of cake], all around {o}, and left {o.him} be. By and by there was a rustle. A corner of paper [turned down|came up] by itself. “[It is rather hot in here,|What are you all eating?]” said {o}.',
      },
      won: [
        'It was a [small wooden bird|little music box], [made by hand|that sang one line]. Everyone had to [hold|hear] it. “[Still a surprise|They all say ‘oh’, and it’s the good kind],” said {o}.',
      ],
      gift: ['the best bit of the string', 'a paper bow, hardly torn'],
      cause: 'The paper moved. There was somebody in there with {o}, wrapped up by mistake. It was {th.np}.',
      free: '“So it was {thing} that bumped all night!” said {o}. “I thought it was my heart.” And {o} undid {o.his} own knot, in one pull.',
    },
    {
      title: ['The Birthday Nobody Had', '{K} and the Extra Year', 'Whose Cake Is It?'],
      owners: [
        who('Twig', 'stray kitten', 'f', 'cat'),
        who('Nobby', 'garden mole', 'm', 'mouse'),
        who('Wren', 'lost owlet', 'f', 'owl'),
      ],
      prop: 'an empty chair with a paper crown',
      vars: { x: ['eleven', 'nine', 'thirteen'] },
      sign: [
        'The best chair was empty. Under it sat someone small, [holding a paper crown|looking at the candles].',
      ],
      woe: [
        '“I’m not really here,” said {o.np}. “I haven’t got one.” “One what?” they asked. “A birthday,” said {o}.<mt  “Nobody wrote it down. [I asked the moon|I asked at the town hall], and it [did not know|had none left],” {o.he} said. “<t Everybody in this garden has one, even the wasp, and they speak of them as if they grew on trees, but >so I’m [no age at all|nothing yet]. And you can’t [have cake|make a wish] at nothing.”>',
      ],
      tries: [
        'They gave {o} the first of April. It was [taken|full]. They gave {o.him} the thirtieth of February. [It does not come|They looked for it everywhere].',
        'Everyone tried to guess {o.his} age. They got {x} [answers|sorts of answer]. “[Am I all of them|That’s a lot],” said {o}. “I feel tired.”',
      ],
      on: {
        notice:
          'In {o.s} ear was a tiny [bent seam|notch], and the {o.kind} next door has just such a one. “[I know what these are|They come on the first night],” said {a}. “You were born in [plum time|the week of the first snow].” And so the day was found.',
        light:
          'There was one candle left, or something as bright. {a} set it down in front of {o}. “[This can be your first|It only takes one],” {a.he} said. “The first birthday is the day somebody lights it.” {O} looked, and looked.',
        tell: 'It was about the night that {o} was born, with [a wind|owls] in it, and [a great red moon|three stars in a row]. {a} made it up, every bit. “Yes,” said {o}, [very softly|with big eyes]. “[I remember now|That was how it went].”',
        make: 'It was a new page for the calendar, [with a gold edge|painted at all four corners], between today and tomorrow. On it was one word: {O}.',
      },
      won: [
        'They put the crown on {o}. It [came down over {o.his} nose|fit]. They sang. {O} blew, and made a wish, and would not say what it was, [but looked at all of them while {o.he} made it|but it had come true already].',
      ],
      gift: ['a page of the calendar with a gold edge', 'half a candle, hardly used'],
      cause:
        'They looked under the chair, behind {o}. There were two of them with no birthday. The other {th.was} {th.np}.',
      free: '“Then we’ll have one between us,” said {o}, “{thing} and I. Today.” And there was cake enough for both.',
    },
    {
      title: ['The Balloon Who Wanted to Go Up', '{K} and the Last Balloon', '{O} and the Long String'],
      owners: [
        who('Skylark', 'red balloon', 'f'),
        who('Uncle Blimp', 'big yellow balloon', 'm'),
        who('Orla', 'green balloon', 'f'),
      ],
      prop: 'a balloon caught in a pear tree',
      vars: { x: ['the church clock', 'the hill', 'the first star'] },
      sign: [
        '“[Let me go|A bit higher]! [Just a bit|Let go]!” somebody cried in the pear tree, [tugging at a string|squeaking against a branch].',
      ],
      woe: [
        '“I was meant to go up,” said {o.np}. “All the way! But the tree has got hold of me, and they say a balloon that goes up [never comes back|is lost].”<mt  “<t I do not wish to be lost, and I do not wish to be tied to a chair, and I quite see that this is difficult, but >I only want to see {x} [from above|once],” said {o}. “[And then come home, for the cake.|Is that so much?]”>',
      ],
      tries: [
        'They cut the string short. {O} [shot up an inch|bobbed], and stuck in the next branch, which had [thorns|more twigs]. Everyone [held their ears|stopped breathing].',
        'They brought {o} a picture of {x}. “[It’s flat|That’s not it],” said {o}. “[And it smells of paste.|I could see the frame.]”',
      ],
      on: {
        tie: 'They tied it to the end of {o.s} string, and [every ribbon in the place|all the streamers] to the end of that. “Up you go,” said {a}, “and when you’ve seen it, [pull|give one tug].” And {o} went up, and up, and up.',
        move: '{a} let the string run and went with it, out at the gate and [up the lane|over the field], to the very top of the hill, arm held high. And {o} was as high as {x}, and [saw all of it|more], and was held the whole way.',
        sound:
          'The wind [heard|knew] that tune, and came down to dance. It took {o} [around the waist|by the string], once up past {x}, and around, and [brought {o.him} home|set {o.him} down], like a gentleman.',
        light:
          '“Look for this,” said {a}, and held it up. “[Wherever you are, it will be here|It’s where we are].” {O} went up in the dark, past {x}, till {o.he} was no bigger than a pea. And then, [down by that one small light|following it], {o} came home.',
      },
      won: [
        '“I saw it!” said {o}. “It is all [small, and lit, and somebody is in every bit of it|one big party down there].” And {o.he} sat at the table, on a string, and [told it nine times|had cake, by the smell].',
      ],
      gift: ['a bit of red balloon string', 'a leaf from the top of the pear tree'],
      cause:
        'It was not the tree at all that held {o}. They parted the leaves, and there, hanging on to the string, {th.was} {th.np}.',
      free: '“You go up, and {thing} will hold the end,” said {h}. So that was how they did it, and it was just the right weight.',
    },
  ],
}
