import { type World, who } from '../world.ts'

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
      name: 'wooden peg',
      kind: 'make',
      find: [
        '{h} had picked up a wooden peg<mt [, from a cello, or a coat rack|. Something was out of tune without it]>.',
      ],
      use: [
        '{a} turned the wooden peg over. It was the [start of something|hard part done]. {A.he} found [a box, a spring|a spoon, a lid, a comb], and began.',
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
        move: '{a} took a run-up from [do|low ti], and sprang, and hung from so, and [hauled|swung] the others up by the sleeves.',
        make: 'It was a new fa, out of [a tray|a music stand] and two bells. It was a bit flat. But you can stand on flat.',
        tie: 'They slung it from mi to so, and went across it on tiptoe, one by one, and it played [a different note for each|“eee”].',
      },
    },
  ],
  troubles: [
    {
      title: ['The Piano Without a Middle', '{K} and the Missing Note', 'Where Did C Go?'],
      owners: [
        who('Madame Grand', 'piano', 'f'),
        who('Old Upright', 'piano', 'm'),
        who('Miss Spinet', 'piano', 'f'),
      ],
      vars: { x: ['a broom', 'a bus', 'a kettle'] },
      prop: 'a piano with a gap in its keys',
      sign: [
        'Somebody was playing a lullaby. Each time it got to the middle it went [thup|nothing], like a foot on a stair that isn’t there.',
      ],
      woe: [
        'It was {o.np}. “My middle C has gone,” said {o}. “It left at [noon|four]. I can’t play one song without it!”<mt  There was a gap in {o.his} smile, as wide as a finger. “It said it was tired of being in the middle,” said {o}. “[I’d said it was a bit plain|It wanted to see what’s at the end]. There’s a baby next door who won’t sleep without me.”>',
      ],
      tries: [
        'They put in {x} instead. It was [loud|odd]. {O} played on. Next door the baby began to [cry|shout].',
        'They went up the street calling, “C! C!” Forty people told them what they saw. “[A cat|A cloud],” they said. “[A bus|My aunt].”',
      ],
      on: {
        sound:
          'One note can’t hear a tune and stay out of it. From [a letter box|under a leaf] came a small, plain, round sound, just where it belonged. It was C, joining in.',
        still:
          'It was so still that they heard it: a plain little hum, in the next room, on its own, in the dark. It had been to the end. “There’s no one past the top,” said C. “[It’s cold|I couldn’t find anybody].”',
        tell: 'A giggle came from [the piano stool|behind the stove], right in the middle, not too high or low. “[That’s it|C]!” said {o}. Out it came, and was sorry, and still laughing.',
        notice:
          'The dust by the pedal had a track in it, round, round, round, like [a rolled coin|a small wheel]. {a} went along it on hands and knees. It ended at the baby’s door. C had gone on ahead, to get a start.',
      },
      won: [
        'In it went, click. {O} played the lullaby, right over the middle and down the other side, and next door [it was quiet|somebody small let go of a blanket].',
      ],
      gift: ['a chip of ivory like a tooth', 'a hum that fits in one ear'],
      cause:
        'They looked in at the gap with a candle. There, on the felt, where C should be, {th.was} {th.np}.',
      free: 'Up got {thing}, and behind {th.them} was C, who had only been sat on. It said its one plain word.',
    },
    {
      title: ['The Drum Who Was Afraid of Noise', '{O} Goes Boom', '{K} and the Quiet Drum'],
      owners: [who('Bombo', 'big drum', 'm'), who('Thumbelina', 'big drum', 'f'), who('Kettle', 'drum', 'm')],
      vars: {
        x: [
          'Not the snare drum. It tells.',
          'They had given {o} a cushion to sit on.',
          'They had only ever heard a pff.',
        ],
      },
      prop: 'a big round drum',
      sign: [
        'Under a pile of coats was something big and round. [“Is it over?” it said.|It had its fingers in its ears, or would have.]',
      ],
      woe: [
        '“I’m {o.a},” it said. “I’m {o}. There is one boom in the whole of tonight’s music, and it’s mine~, and ~I am afraid of noise!”<mt  Nobody in the band knew. {X} “It comes right near the end,” {o} whispered. “[All of them stop and look at me|It’s how the sun gets up, in the music].”>',
      ],
      tries: [
        'They put a pillow in {o.him}. {O} tried it. It went fup. “[The sun can’t get up on a fup|That’s a sun falling off a chair],” said {g}.',
        'They put wool in {o.his} ears, as far as they could find any. It’s hard with a drum. {O} is [all ear|nothing but].',
      ],
      on: {
        light:
          'They let the light dance on {o.s} skin, and at each touch there was a pom, no louder than a moth. {O} looked. It was [pretty|gold]. {O} let it be a bit louder, to see it jump.',
        still:
          '{a} laid one ear on {o} and waited. “You’ve got one in there now,” {a.he} said. “Boom. Boom. [It’s only your heart|It’s the same one].” {O} listened. It wasn’t noise at all. It was {o.him}.',
        move: '{a} jumped on, both feet, and off again, so fast that the boom came after. It was {a} that flew! {O} began to laugh: boom. {a} went higher: BOOM!',
        tell: 'And at the end of it, as one does, {a} left a gap. {O} couldn’t stand that gap. It wanted filling. “BOOM!” said {o}, before {o} could think.',
      },
      won: [
        'That night all the band went quiet, and looked, and {o} took one breath. BOOM! And [the sun got up, in the music|every hat in the front row came off]. {O} would have liked to do it again.',
      ],
      gift: ['a drumstick worn smooth', 'a tiny cymbal, as soft as a wink'],
      cause:
        'Then they heard it: a small thump from inside. They undid the rim and looked. There sat {th.np}.',
      free: 'Out came {thing}, and {o} was as round and empty as the sky. “Boom?” said {o}. It was a good one.',
    },
    {
      title: ['The Band That Played Four Tunes', '{K} and the Quarreling Band', 'All at Once, {O}'],
      owners: [
        who('Signor Brio', 'bandleader', 'm', 'grown-up'),
        who('Madam Presto', 'bandleader', 'f', 'grown-up'),
        who('Dingle', 'bandleader', 'm', 'grown-up'),
      ],
      vars: { x: ['a march', 'a polka', 'a sea song'] },
      prop: 'four musicians all playing at once',
      sign: [
        'Four tunes came down the street at once, [all in a fight|elbow to elbow]. A dog lay down and put its paws over its ears.',
      ],
      woe: [
        '“It’s my band!” said {o.np}. “There’s a cup for the best player. Now they will not play together.”<mt  One was playing {x}. The rest were not. {O} had broken [two sticks|a music stand]. “The dance is at eight,” said {o}. “[There’s a couple sixty years wed who’ve asked for one waltz|They’ll be dancing four dances at once, and someone will lose a leg].”>',
      ],
      tries: [
        'They gave each of them the cup to hold in turn. The tuba [would not let go|got its head in]. They lost some time.',
        'They shouted, “Stop!” The band stopped. They shouted, “Go!” It was the [same as before|four of them again], only [fresher|louder].',
      ],
      on: {
        make: 'It was one big instrument, with [a place for each to sit|four handles], and a spring in the middle: no one part of it would sound till all of them did.',
        move: '{a} began to dance, right there in the road. When they played four tunes {a} fell down. When two of them matched, {a} got up. You can’t keep knocking a child down. In a minute they were one.',
        light:
          '{a} let the bright spot fall on one, then the next, then the next. Where it went, that one played, and the rest had to look. They’d never looked. “[You’re rather good|I like your middle bit],” said the flute to the drum.',
        notice:
          '“It’s all the same tune,” said {a}. “[He’s a line ahead|She’s got the second half first].” {O} wrote it down, one under another. It was so. It fitted like a zip.',
      },
      won: [
        'They played the waltz. Two old people danced under the lamps with their eyes shut. And the cup? They [put flowers in it|took turns to drink lemonade].',
      ],
      gift: ['half a baton', 'a flower out of a silver cup'],
      cause:
        'In among the chairs there was a fifth player whom nobody knew, and it was off the beat. It was {th.np}.',
      free: 'They gave {thing} the triangle, and a chair. Ting, it went, in the right place, and all the rest fell in around it.',
    },
    {
      title: ['The Music Box That Ran Too Fast', '{K} and the Dizzy Dancer', '{O} Slows Down'],
      owners: [
        who('Colette', 'music-box dancer', 'f', 'fairy'),
        who('Pierre', 'music-box dancer', 'm', 'fairy'),
        who('Swan', 'music-box dancer', 'f', 'fairy'),
      ],
      vars: { x: ['a hundred years', 'Christmas', 'the spring before last'] },
      prop: 'a music box with a tiny spinning dancer',
      sign: [
        'Whirr! On a shelf something went around so fast that it was only a [blur|pink smudge]. “Help,” it said, each time it came by. “Help. Help.”',
      ],
      woe: [
        'It was {o.np}. “I was wound,” said {o}, “too tight,” going by, “and I can’t,” going by, “stop!”<mt  {O} had not been wound since {x}, and then somebody had been kind, and gone on being kind, till the key would not turn. “I used to,” said {o}, “play people,” whirr, “to sleep,” whirr. “Now they get hiccups.”>',
      ],
      tries: [
        'They shut the lid. It got faster in there, and [hot|it hopped]. They opened it. {O} had [lost a shoe|{o.his} hair on end].',
        'They played it backward. {O} went around the other way, as fast as before. “Now I’m dizzy,” said {o}, “both ways.”',
      ],
      on: {
        sound:
          '{a} began at the speed of the box, then took it slower, a hair, and a hair. {O} heard that, and leaned back on it, as on an arm, slower, slower. And step, and turn.',
        light:
          '{a} held it still, close by. Dancers look at one bright spot as they turn, so as not to fall. {O} found it. At each turn {o} held on to it with {o.his} eyes a bit longer.',
        make: 'It was a very small brake, with a bit of [felt|velvet] on its foot. It came down on the wheel like a cat sitting. Shhh, it went.',
        tie: 'They ran it from the key to a [kettle|boot] on the shelf. As the box unwound, it had to lift the boot. That’s hard work. It puffed, and it slowed.',
      },
      won: [
        'Now it was the old tune, with room in it. {O} put one arm up, and turned, as you turn in warm water, and [looked at the moon each time around|smiled at them, and was gone, and smiled].',
      ],
      gift: ['a satin shoe as small as a bean', 'the little brass key'],
      cause:
        'They opened the small door under the dancer. In the works, right on the big wheel, {th.was} {th.np}.',
      free: '{Thing} stepped off the wheel. Whirr … whirr … tick. It was the old tune, and slow.',
    },
  ],
}
