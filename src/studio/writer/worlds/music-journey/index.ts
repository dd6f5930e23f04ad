import { type World, who } from '../../world.ts'
import { troubles } from './troubles.ts'

export const musicJourney: World = {
  themes: ['music-journey'],
  setting: 'Stage',
  here: 'a town where everything plays a tune',
  home: [
    'Behind the concert hall there was a small door~, and ~{k} had the key<mt , since {k.s} grandfather [swept the stage|wound the music boxes]>.',
    'The attic was full of old instruments. {k} went up there [when it rained|after lunch]<mt , to [hear them breathe|say hello to the tuba]>.',
    '{k} lived in a town where each street [had its own tune|played a note when you stepped on it]<mt , and you could find your way home with your eyes shut>.',
  ],
  bed: [
    'Then {k} went to bed, on [tiptoe, or the next thing to it|the soft pedal]<mt , and the town played its last slow chord, and held it>.',
    'Then {k} went home by the [low notes|quiet street] and got into bed<mt , and the clock kept the beat, [two to a breath|soft shoes on the stairs]>.',
    'Soon {k} lay in bed<mt , and through the wall came someone’s piano, [slower, and slower|one note, and a wait, and one]>.',
  ],
  day: [
    'Sun fell in on the strings, and they [hummed|ticked] with it.',
    'Someone, somewhere, was doing scales, up and down like a [cat on the stairs|window cleaner].',
  ],
  dusk: [
    'The lamps came up [pianissimo|softly], as lamps do at that hour.',
    'It was the blue time, when [the birds do their last song|bells sound nearer].',
  ],
  night: [
    'It was night~, and ~the town lay quiet as a closed [piano|book].',
    'The moon hung in the wires [like one whole note|between two high ones].',
    'Night came in on the low strings.',
  ],
  beasts: [
    'a moth on a music stand',
    'a cricket with a bad cold',
    'a mouse in a mandolin',
    'a blackbird',
    'a cat that sang alto',
  ],
  sounds: ['a string went ping', 'a clock tocked', 'the organ sighed in its sleep', 'a far bell said dong'],
  smells: ['wood and varnish', 'dust and velvet', 'rosin'],
  glows: ['a stage lamp', 'a gleam of brass', 'a candle on a piano'],
  foods: ['a bag of peppermints', 'a bun from the orchestra’s bun box', 'hot milk'],
  walk: [
    'They {go} to {place}, [left, right, left, in time|humming as they went].',
    'You find {place} by ear. They [listened|held still], then {go} that way.',
    'So they {go} down the street to {place}, where each paving stone has a note.',
  ],
  back: [
    'They hummed it over, so as not to lose it, all the way back to {o}.',
    'Then back to {o} they {go}, [softly|two beats to the bar].',
    '{O} had kept [the beat|very quiet] till they came.',
  ],
  places: [
    {
      name: 'the House of Strings',
      see: [
        'Harps stood at the windows like [ladies waiting for a coach|tall birds], and a double bass [opened a door for them|bowed].',
        'If you walked on your toes, the floor played [plink|high]. If you walked on your heels it [played plonk|was a tuba].',
      ],
      host: who('the oldest fiddle’s mouse', 'mouse who lives in a fiddle', 'f', 'mouse'),
      setting: 'Workshop',
    },
    {
      name: 'the organ loft',
      see: [
        'Pipes went up into the dark, [some as thin as straws|like a silver wood], and one was so big that [an owl lived in it|you could have slept there].',
        'Each stair was a key. [They came up in C.|Somebody fell, in F.]',
      ],
      host: who('the organ owl', 'owl who lives in the longest pipe', 'm', 'owl'),
      setting: 'Stage',
    },
    {
      name: 'the bandstand in the park',
      see: [
        'The chairs were all [set out|in a ring], and on each lay a [leaf|moth], waiting for the tune.',
        'The roof was like a hat, and under it every [cough|step] sounded [important|round].',
      ],
      host: who('the park duck', 'duck who conducts', 'm', 'duck'),
      setting: 'City Center',
    },
    {
      name: 'the drum yard',
      see: [
        'Drums lay there as big as [ponds|haystacks], and rain had been at them: [pom, pom|tum].',
        'You could bounce from [one to the next|skin to skin], and each said its own name.',
      ],
      host: who('the drum keeper’s dog', 'dog with a wagging beat', 'f', 'dog'),
      setting: 'Workshop',
    },
  ],
  guides: [
    {
      who: who('Pip', 'piccolo', 'm'),
      hello: [
        '“[Me! Me! Over here|Hey! Up here]!” said {g.np}, from [a window|behind a tuba]. “I know I’m loud. I’m [high|small], so I must be. Take me in your [sock|pocket]. [I can be heard over anything.|I’ll warn you of things.]”',
      ],
      fail: [
        '“Eeek,” said {g}. “[That was flat|Sorry. That was out before I thought].”',
        '{G} went up an octave, [from shame|and hid there].',
      ],
      hope: [
        '{G} did a trill, and then [another, on top|had to be sat on].',
        '“Is this the good bit?” said {g}. “[It’s the good bit|I think it’s the good bit]!”',
      ],
      bye: [
        '{G} was put in {g.his} case, on the blue velvet, and from in there came one tiny, tiny, perfect [note|“night”].',
      ],
    },
    {
      who: who('Maestro Tock', 'metronome', 'm', 'robot'),
      hello: [
        '“One-two, one-two,” said {g.np}, wagging. “You’re [late|early], by half a beat. [I like that in a child|Never mind]. I shall come too, [one-two|in time]. [Who carries me?|Left, right.]”',
      ],
      fail: [
        '“And rest,” said {g}. “[Two, three, four|A long one].”',
        '“[From the top|Again],” said {g}. “But [not that|nicer].”',
      ],
      hope: [
        '{G} missed a beat. {G.he} had not done that in [ninety|sixty] years.',
        '“[Allegro|Lovely],” said {g}, a little fast. “[My heart|Tick], my heart.”',
      ],
      bye: [
        '“Slower,” said {g}. “And slower. And … [one|two].” {G.s} arm [came to the middle|swung once more], and stopped.',
      ],
    },
    {
      who: who('Dame Tuba', 'tuba', 'f'),
      hello: [
        '“Oomp,” said a large gold shape, and got off its stand. “[Pardon|I do beg your pardon],” said {g.np}. “[I have only the low jokes|People hear me coming]. I’d love to come. [Nobody ever asks a tuba.|I’ll try to whisper. Oomp.]”',
      ],
      fail: [
        '“Oomp-pah,” said {g}, [down in the boots|an octave lower]. “[That fell flat|And I know flat].”',
        '“[Oh, oomp|Oomp],” said {g}. “[Was that me|I shook the windows]? I laughed. I’m sorry.”',
      ],
      hope: [
        '“[Pah|Pom]!” said {g}. “[That’s a happy one|I go up when I’m glad].”',
        '“I’ve gone [all warm in the bends|shiny],” said {g}.',
      ],
      bye: [
        '“Oomp,” said {g}, so soft and low that [they felt it in the floor|it might have been the dark, sitting down].',
      ],
    },
  ],
  tokens: [
    {
      name: 'tuning fork',
      kind: 'sound',
      find: [
        '{h} had a tuning fork in {h.his} sock<mt [, where it hummed at each step|; it always knew what was true]>.',
      ],
      use: [
        '{a} tapped the tuning fork on {a.his} knee and held it up. Mmmmm, it went, [clear as a glass|as true as water].',
      ],
    },
    {
      name: 'brass button',
      kind: 'light',
      find: [
        'On the stairs was a brass button off a bandsman’s coat. {h} [breathed on it|rubbed it up]<mt till it had the whole window in it>.',
      ],
      use: ['{a} held up the brass button. It took [a star|the lamp] and made [two|a beam] of it.'],
    },
    {
      name: 'fiddle string',
      kind: 'tie',
      find: [
        'A fiddle string had gone ping, and {h} was given it<mt [, for good|, curled up like a sleeping thing]>.',
      ],
      use: [
        '{a} uncurled the fiddle string. It was thin as a [hair|breath], and it had held a whole [concert|waltz] without a slip.',
      ],
    },
    {
      name: 'brass screw',
      kind: 'make',
      find: [
        '{h} had picked up a brass screw<mt [, from a cello, or a coat rack|. Something was out of tune without it]>.',
      ],
      use: [
        '{a} turned the brass screw over. It was the [start of something|hard part done]. {A.he} found [a box, a spring|a spoon, a lid, a comb], and began.',
      ],
    },
  ],
  gates: [
    {
      name: 'the doorman bassoon',
      at: [
        'At the stage door stood a bassoon in a cap. “[Artists only|No artist, no entry],” it said, through its nose. “[Are you artists? Show me|Prove it].”',
      ],
      on: {
        sound:
          'The bassoon shut its eyes. It came in on the second line, by mistake. “[In, in|Oh, go on],” it said, wiping its keys.',
        still:
          '“That,” said the bassoon, after a full minute, “was the best rest I have ever heard. [In you go|Most people rush it].”',
        tell: 'A bassoon’s laugh is like a [duck on a slide|bath running out]. It could not stop. It had to wave them in with its cap.',
        notice:
          'Its cap was on over its top end. “[Could that be why it sounds so blocked|Is that why it sounds so thick]?” said {a}. “Have I?” it said, much clearer. “[I HAVE|Oh! Bravo]! Come in!”',
      },
    },
    {
      name: 'the broken scale',
      at: [
        'They had to go up by the scale: do, re, mi. But fa was gone, [and you can’t jump a fa|and there was a hole], with a long drop under it.',
      ],
      on: {
        light:
          'It shone on a half step, off to one side, black and narrow. “[F sharp|That will do],” said {g}. They went up by that.',
        move: '{a} took a run-up from [do|low ti], <f and sprang, and hung from so,><w and flew over the gap to so,> and [hauled|swung] the others up by the sleeves.',
        make: 'It was a new fa, out of [a tray|a music stand] and two bells. It was a bit flat. But you can stand on flat.',
        tie: 'They slung it from mi to so, and went across it on tiptoe, one by one, and it played [a different note for each|“eee”].',
      },
    },
  ],
  troubles,
}
