import { type World, who } from '../../world.ts'
import { troubles } from './troubles.ts'

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
  troubles,
}
