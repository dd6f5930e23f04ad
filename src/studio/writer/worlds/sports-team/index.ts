import { type World, who } from '../../world.ts'
import { troubles } from './troubles.ts'

export const sportsTeam: World = {
  themes: ['sports-team'],
  setting: 'Sports Field',
  here: 'a bumpy field with two goals',
  home: [
    '{k} played for the [worst|last] team of all<mt , [and the happiest|which had never won, and had the best sandwiches]>, and practice was [over|nearly over].',
    'Practice was over, but {k} stayed to [find the ball|roll up the nets]<mt , while the shadows of the goals grew [as long as ladders|all the way to the road]>.',
    'There were [nine|seven] on {k.s} team<mt , if you counted [the dog|the goat who ate the corner flags]>. They were called the [Wobblers|Left Feet].',
    'Two socks up, one down: {k} {k.was} ready for the [game|match]<mt , [and the lines were so white that you could smell them|though the other team was still at lunch]>.',
    'Out on the field {k} practiced with [a ball|the dog]<mt , [and lost twice|until the evening got into the nets]>. The [goals|nets] were up.',
  ],
  bed: [
    'Soon {k} lay in bed, with a ball [beside it|under it]<mt , and two grass stains [that no soap would ever get out|shaped like countries]>.',
    'Socks down, {k} went home over the field to bed<mt , and the game was played once more, [slowly|without a sound], behind shut eyes>.',
    'The field lamps went out, and {k} lay in bed<mt , [and the crowd was one moth, and it went home|with both knees muddy, and proud of it]>.',
    'Up the stairs, one point each, went {k} to bed<mt , [and won|and it was a draw with the cat]>.',
  ],
  day: [
    'The grass was [long|striped], and [a bee kept the goal|the sun stood on the crossbar].',
    'Somebody far off blew a whistle, [twice|for no reason].',
  ],
  dusk: [
    'The big lamps over the field [hummed and came on|blinked, one, two, three].',
    'The sun went down behind the [stand|far goal], and [nobody saved it|in it went].',
  ],
  night: [
    'Now the field was [blue and silver|as dark as a pond], and the goals looked like [two gates to somewhere|empty picture frames].',
    'Night came [over the touchline|in on the wing], without a sound.',
    'The [moon|fat moon] rolled up over the stand, [round as a ball|and nobody kicked it].',
  ],
  beasts: [
    'a goat with a corner flag',
    'a hedgehog in the center circle',
    'a worm on the penalty spot',
    'a very old dog',
    'a moth at the lamps',
  ],
  sounds: ['the nets sighed', 'a flag went flip, flap', 'the scoreboard ticked', 'a ball bounced, once'],
  smells: ['cut grass', 'orange quarters', 'old leather'],
  glows: ['the scoreboard', 'a lamp with moths around it', 'a firefly over the goal'],
  foods: ['orange quarters', 'a squashed jam sandwich', 'hot soup from a flask'],
  walk: [
    'They {go} in a line, [passing the ball back and forth|in order of number], to {place}.',
    '{Place} lay [past the far goal|on the other side of the halfway line], and they {go} there [in two halves, with a rest between|together].',
    'So they {go} to {place}, [warming up on the way|with the goat behind].',
  ],
  back: [
    'They {go} back over the [long|wet] grass to {o}.',
    'The second half, said {g}, is always [harder|better]. So they {go} back to {o}.',
    '{O} was still there, [in the middle of the field|alone under the lamp].',
  ],
  places: [
    {
      name: 'the locker room',
      see: [
        'Boots stood there [two by two|in pairs], and [each|every] pair was [telling the other pairs|dreaming of] [its best goal|a run].',
        'A tap [dripped|counted], and one sock [lay|lived] on the pipe, [for luck|and was never washed].',
      ],
      host: who('the shirt lady', 'lady with a needle', 'f', 'grown-up'),
    },
    {
      name: 'the old grandstand',
      see: [
        'Nobody sat there but [pigeons|the wind], and they [cheered for both sides|did a small wave].',
        'Under the seats lay [a hundred years of peanuts|lost scarves, in all colors].',
      ],
      host: who('the oldest fan', 'old man with two scarves', 'm', 'grown-up'),
    },
    {
      name: 'the scoreboard',
      see: [
        'From inside you could see [through the zero|out of the nought], as out of a [ship|round window].',
        'Numbers hung on nails, and the [sevens|nines] were [worn thin|hardly used].',
      ],
      host: who('the scoreboard mouse', 'mouse who can count to nine', 'f', 'mouse'),
    },
    {
      name: 'the groundsman’s shed',
      see: [
        'There was a machine for [white lines|stripes], and it had [drawn on the cat|gone once around the wall].',
        'The grass seed was asleep in its [sack|jar]. [They tiptoed.|It snored in green.]',
      ],
      host: who('the groundsman’s horse', 'horse in felt slippers', 'm', 'horse'),
    },
  ],
  guides: [
    {
      who: who('Coach Burrow', 'mole', 'f', 'mouse'),
      hello: [
        'The grass rose up, and out came {g.np}, with a whistle. “[Huddle|Everyone in]!” {g.he} cried. “I have been under this field for [six seasons|years]. I know the game [from below|by the thumps]. [What is the plan|Who is hurt]?”',
      ],
      fail: [
        '{G} blew {g.his} whistle. “[Again, but better|Half-time],” {g.he} said.',
        '“[We lost that one in the middle|Nil],” said {g}, and [kicked a clod|wrote it down on {g.his} arm].',
      ],
      hope: [
        '“That’s teamwork!” cried {g}. “[I felt it in the ground.|Did you hear the thump?]”',
        '“[Keep your shape|Hold the line],” whispered {g}, and [bit|chewed] {g.his} whistle.',
      ],
      bye: ['{G} blew the last whistle of the day, [very softly|three small peeps], and went down.'],
    },
    {
      who: who('Old Number Ten', 'retired goat', 'm', 'goat'),
      hello: [
        '“In my day,” said {g.np}, [chewing a flag|looking over the fence], “we played with a [turnip|stone], and no shoes, uphill. [And we said thank you.|It was lovely.] I had better come and show you.”',
      ],
      fail: [
        '“In my day,” said {g}, “[that would have been a foul|we did it wrong much quicker].”',
        '{G} [ate the plan|shook {g.his} beard]. “Too fancy,” {g.he} said.',
      ],
      hope: [
        '“In my day,” said {g}, “[I never saw the like|we dreamed of such a thing].”',
        '{G} stopped chewing. [That was praise.|He had never done so in a match.]',
      ],
      bye: ['“In my day,” said {g}, “we went to bed. [So that has not changed|It is still the best move].”'],
    },
    {
      who: who('Ref', 'magpie', 'f', 'parrot'),
      hello: [
        'Down came {g.np}, in black and white. “[I saw that|Offside],” {g.he} said. “I see everything, and I am always fair. [Nobody ever asks a referee to play|It is lonely]. May I be on your side, just once?”',
      ],
      fail: [
        '{G} held up a [yellow leaf|card]. “That plan is on a warning,” {g.he} said.',
        '“[No goal|Not allowed],” said {g}. “[I am sorry|I only say what I see].”',
      ],
      hope: [
        '“[Play on|Advantage]!” cried {g}, [with both wings in the air|and forgot to be fair].',
        '“I should not clap,” said {g}. [{G.he} did, behind {g.his} back.|{G.he} hopped instead.]',
      ],
      bye: ['“Full time,” said {g}. “[Everybody won|I have counted it twice: a draw, with the moon].”'],
    },
  ],
  tokens: [
    {
      name: 'captain’s ribbon',
      kind: 'tie',
      find: [
        'It was {h.s} turn to wear the captain’s ribbon<mt , [which was far too long, and went around twice|and it stretched like gum]>.',
      ],
      use: ['{a} slipped off the captain’s ribbon. It [stretched and stretched|would go around anything].'],
    },
    {
      name: 'tin whistle',
      kind: 'sound',
      find: [
        'In the grass {h} found a tin whistle, [with a pea in it|full of mud]<mt , and [blew the mud out|shook it, for the sound]>.',
      ],
      use: ['{a} blew the tin whistle, not [loud|hard], but [up and down, like a bird|in time].'],
    },
    {
      name: 'little silver cup',
      kind: 'light',
      find: [
        '{h} had the team’s one prize with {h.him}, a little silver cup<mt , [for Best Lunch|won in a raffle], [polished|kissed] daily>.',
      ],
      use: [
        '{a} held the little silver cup up to the light. It [flashed|threw a spot of light as round as a ball].',
      ],
    },
    {
      name: 'corner flag',
      kind: 'make',
      find: [
        'The goat had bitten off a corner flag. {h} [took it along|stuck it in {h.his} belt]<mt , stick and all>.',
      ],
      use: [
        '{a} laid down the corner flag. A stick and a cloth are [half of most things|nearly everything]. {A.he} set to work.',
      ],
    },
  ],
  gates: [
    {
      name: 'the turnstile',
      at: [
        'The way led through a turnstile that [would not turn|had stuck out its arm]. “[Tickets|Who are you for]?” it said. “[I was built to keep people out|Nobody gets by me for nothing].”',
      ],
      on: {
        sound:
          '“[That’s our song|The old song]!” said the turnstile. It had not heard it since [the final|they stopped coming]. Round it went, [click, click|in time], and let them all by.',
        tell: 'It was the one about the [goalkeeper|referee] and the [cow|soup]. The turnstile laughed so that it went around [eleven|nine] times by itself, and they [got on|were swept through].',
        still:
          'They waited, and were [kind|nice] about it. “[Nobody waits|They all push],” said the turnstile. “[It makes me stiff|So I push back].” And it turned, like butter.',
        notice:
          '“It turns the other way,” said {a}. “[Look at the worn part|They go home that way].” So they went through backward, and were in.',
      },
    },
    {
      name: 'the sprinklers',
      at: [
        'All over the grass the sprinklers came on: [tish, tish, tish|whisk, whisk]. There was [no dry path|nowhere dry] between them and {place}.',
      ],
      on: {
        light:
          'Where the light hit the water there was a rainbow, and under a rainbow’s [foot|arch] it is always dry. They went from one to the [next|other].',
        move: '{a} counted the swings, one, two, and <f was><w rolled> off, [in and out|between the drops], to the tap on the far side, and [turned it|shut it].',
        make: 'It was a roof, of a [goal net|bench] and all their [coats|bags]. It leaked [in four places|only on {g}], and they went under it like a [beetle|tortoise].',
        tie: 'They looped it around one, then another, and tied their heads together. The sprinklers [watered each other|looked surprised].',
      },
    },
    {
      name: 'the other team’s line',
      at: [
        'In front of {place} stood the other team’s [mascot|bear suit], with {place} behind it and its arms out wide. “[None shall pass|I am the wall],” it said.',
      ],
      on: {
        notice:
          '“[You have your head on backward|Your zip is open],” said {a}. “[Oh no,|Where?]” said the bear suit, and turned around, and around.',
        make: 'It was a second bear, of [mops|two mops] and a coat. “[Mother|Cousin]?” said the bear suit. They left the two of them [shaking hands|having a talk].',
        move: '{a} <f went><w swung> left, then right, then [left again|between], and was by. “[Good move|Lovely],” said the bear suit, who loved the game.',
        still:
          'Nobody tried to pass. It is [dull|hard] to be a wall when no one comes. In the end it [sat down|came over], and asked if they were all right, and they went by.',
      },
    },
  ],
  troubles,
}
