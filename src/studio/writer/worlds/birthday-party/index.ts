import { type World, who } from '../../world.ts'
import { troubles } from './troubles.ts'

export const birthdayParty: World = {
  themes: ['birthday-party'],
  setting: 'Garden',
  here: 'a garden hung with paper lanterns',
  home: [
    'There was to be a birthday, and {k} {k.was} [in charge of the balloons|to keep the cat off the cake]<mt , [which is a job for a brave heart|and nobody had said whose birthday it was]>.',
    'All day {k} had hung [paper lanterns|flags] [in the garden|in the trees]<mt , [red, yellow, red, yellow, and one that was a sock|from the gate to the drainpipe]>, for the party.',
    'The party table was laid for [twelve|ten]<mt , with [a candle|a paper hat] at each place>, and {k} [counted the cups again|folded paper napkins]<mt . It would start [at dusk|when the lanterns were lit]>.',
    'On each paper plate {k} had [written a name|drawn a star]<mt , [in three colors|with a small fish beside it], so that nobody would be left over>. [Tonight|Today] was the party.',
    '{k} had blown up [nine|eleven] balloons for the party<mt , and [had breath for one more|each had squeaked in a voice of its own]>. [The cat hid|They bobbed and bumped].',
    'It smelled of [vanilla|lemons], and {k} [hung|put] a sign on the gate<mt , [a bit crooked, but with an arrow|with a bow on each corner]>. It said PARTY.',
  ],
  bed: [
    'Then {k} lay in bed, with [a paper hat|a balloon] on the bedpost<mt , which bumped the ceiling now and then, [to see if anyone was awake|softly]>.',
    'Soon it was bed for {k}, [sticky to the elbows|full of cake]<mt , and down in the garden the last lantern [swung|hummed the birthday song], by itself>.',
    'From bed {k} heard the chairs being folded, [clack, clack|one by one]<mt , and the grown-ups [talking low|hushing each other], so as not to wake anybody>.',
    'So {k} went to bed by the light of [one lantern|the last lantern]<mt , [still humming|with icing behind one ear]>.',
    '[A bit of ribbon|One gold streamer|A paper crown] came up to bed with {k}<mt , and nobody [knew where it was from|had the heart to take it away]>.',
    'Up to bed went {k}, and the last balloon [came too|was let in]<mt , [since it was its birthday as well, in a way|for it had had a long day]>.',
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
  foods: ['cake with too much icing', 'pudding that would not hold still', 'cheese on toothpicks'],
  walk: [
    'They {go} down the garden to {place}, under the [swinging|paper] lanterns.',
    'It was only [a hop|forty steps] to {place}, but at a party that is far. They {go}, saying hello to [everyone|all the aunts].',
    'They {go} to {place}, and lost {g} [twice|for a time] on the way, at the cheese.',
    'So they {go} to {place}, [each with a balloon|with paper horns, to clear the way].',
    'They {go} past the [punch bowl|presents], and under the flags, and there was the way to {place}.',
  ],
  back: [
    'They {go} back [between the chairs|around the punch bowl], to {o}.',
    'With [crumbs on their chins|that in mind], they {go} back to where {o} was.',
    'So they {go} back to {o}, who had not [moved|had any cake yet].',
    'Back they {go}, past [the music|the punch], and there was {o}, looking out for them.',
  ],
  places: [
    {
      name: 'the tent under the tablecloth',
      see: [
        'It was [white and secret|like a snow house] in there, with people’s shoes all around the edge.',
        'Someone had [left|kept] a whole plate of [sausages|buns] there, [against bad times|for later].',
      ],
      host: who('the dog under the table', 'dog who hears everything', 'm', 'dog'),
    },
    {
      name: 'the balloon shed',
      see: [
        'A hundred balloons [slept|bumped] against the roof, and [the strings hung down like rain|you had to part the strings].',
        'It squeaked when you [breathed|so much as turned around].',
      ],
      host: who('the balloon lady', 'very thin lady who must hold on to things', 'f', 'grown-up'),
    },
    {
      name: 'the heap of coats',
      see: [
        'It was as big as a [cow|hill], and it was warm, and one sleeve waved.',
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
        '“[Do I hear a sniff|Is somebody sad], at a PARTY?” said {g.np}, and her lid flew up. “I have a ribbon for that, [the wide one|in yellow]. Take me with you.”',
      ],
      fail: [
        '“It wanted a bow,” said {g}. “[I say no more|That was where it went wrong].”',
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
        '“Not too near,” said {g.np}, [floating up|on a string]. “I am full of [good will|air], and I bruise. [Has anyone a pin? No? Then I will come along, gladly.|Hold my string, and mind the roses.]”',
        'Something bumped {h} on the head, [softly|twice]. It was {g.np}. “[So sorry|Excuse me],” {g.he} said. “I could not help hearing, up here. Tie me to a button, and I’ll come.”',
      ],
      fail: [
        '{G} went a bit [small|soft]. “Oh, I was hoping,” {g.he} said.',
        '“[Was that a bang|Was that me]?” said {g}. “[No? Are you sure?|Oh, my!]”',
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
        'The gate [opened|creaked], and after quite some time somebody was through it. “I ran,” said {g.np}. “[Is something wrong|Who is crying]? I’ll come at once. [You go ahead.|Wait for me.]”',
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
      name: 'paper horn',
      kind: 'sound',
      find: [
        '{h} had found a paper horn by {h.his} plate<mt , [the kind that unrolls|with a feather on the end]>, and it [played two notes|said “tweet”].',
      ],
      use: ['{a} blew the paper horn, [soft and slow|twee, twee-o], until it was nearly a tune.'],
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
        '{a} turned the empty gift box [over|on its side], and began to [cut and paste|fold]. It wanted to be something.',
      ],
    },
  ],
  gates: [
    {
      name: 'the pudding',
      at: [
        'In the middle of the path stood the pudding, [tall and pink|as tall as a hat], and shook. “[I’m not to be passed|Nobody goes by],” it said, “[until I feel steady|till somebody has been nice to me].”',
        'Somebody had put the pudding down in the middle of the path, and there it [quivered|wobbled]. “[Don’t bump me|Not a step],” it said. “[I’ve only just set|I’m all nerves today].”',
      ],
      on: {
        sound:
          'The pudding began to sway. It could not help it. It swayed left, and it swayed right, and each time there was room for one to [pass|get by].',
        tell: 'The pudding shook with laughing. It went [up and down|all ways], and [plop|flop], it was off its plate, and still laughing, and they [stepped around|went by].',
        still:
          'They looked at it until it [stood still|stopped shaking]. “[I have never been so calm|How restful],” it said. “[Go on, dears|Pass].”',
        notice:
          '“There is a [cherry|strawberry] in your heart,” said {a}. “[Is there|Where]?” said the pudding. It bent to look, and [that left|there was] just enough room to pass.',
      },
    },
    {
      name: 'the musical chairs',
      at: [
        '[Nine|Seven] chairs went around and around in a ring, [with no people|all by themselves], and would not let them through. They were having a game, and nobody had told them that it was over.',
        'There was no way through for chairs. They [marched|trotted] around in a ring, [nine of them|with their legs in the air], each afraid to be the one that was out.',
      ],
      on: {
        move: '{a} went with them, [once around|faster and faster], and then <f sat down on one><w rolled right into the gap>, bump! “[Out|You win],” said the chairs, and stood still.',
        light:
          'The chairs thought that it was time for a show. They lined up in two rows, [and hushed|as chairs do], and down the middle there was an aisle.',
        make: 'It was a stool with [three legs|a cushion]. “[One more chair|A chair too many]?” said the chairs. “Then nobody is out!” And so the game was over.',
        tie: 'They tied each chair to the next, like a train. The chairs had always wanted to be one. Off they went, [choo, choo|toot], around the pond.',
      },
    },
    {
      name: 'the paper horse',
      at: [
        'A paper horse stood [in the way|across the path], with its back to them. It had no tail. “Who has got it?” it said. “[I am not moving|Here I stay] till somebody puts it where it goes.”',
        'They came to a paper horse, as wide as the path. “I’m looking for my tail,” it said. “[I can’t turn around without it|I shan’t budge without it].”',
      ],
      on: {
        notice:
          '{a} saw the tail, and it was [under one hoof|in the horse’s own mane]. “You are [standing on|wearing] it,” {a.he} said. “Ah,” said the horse. “[I did wonder|So I am].” And it stepped aside.',
        tie: '“[Have this one|Try this],” said {a}, and tied it on with a [double|good] knot. The horse [swished it|looked around at it]. “It’s better than my own,” it said, and walked off [like a queen|with its nose up].',
        make: 'It was a tail of [wool|grass] with a tassel. “[Made to measure|I have never had a tassel]!” said the horse, and made room.',
        light:
          'In that light the horse had a shadow, and the shadow of a [branch|ribbon] hung just behind, like a tail. “[That will do nicely|I’ll have that one],” said the horse, and trotted off after it.',
      },
    },
  ],
  troubles,
}
