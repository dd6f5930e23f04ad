import { type World, who } from '../../world.ts'
import { troubles } from './troubles.ts'

export const fairyTale: World = {
  themes: ['fairy-tale'],
  setting: 'Castle',
  here: 'a castle with too many stairs',
  home: [
    'Once, when [wishes were cheap|kings still swept], {k} lived in a castle gatehouse<mt , with [more stairs than rooms|one tower too many]>, and [it was summer|the doves were in].',
    'There was a very small kingdom, and {k} lived in it<mt , [next door to the queen|over the royal hens], and you could walk around all of it before lunch>. [Its flag was red|It had one cow].',
    'By the warm wall of the kitchen lived {k}, [with nine cats|near the bread]<mt , who knew [where all the secret doors were|which of the portraits could be trusted]>.',
    '{k} knew every door in the castle, [even|and] the one that moved<mt , [and was on good terms with the doorknobs|and what each of them was afraid of]>.',
    'Once there was a wishing well, and {k} had [polished the bucket|drawn the water]<mt , [for wishes come out cleaner that way|and asked for nothing, which the well had liked]>.',
  ],
  bed: [
    'Then {k} lay in a bed with [nine pillows|a roof and four posts]<mt , and not a pea under any of them: somebody had looked>.',
    'Behind [the|two] blue curtains {k} {k.was} nearly asleep<mt , and the owl on the stair had begun to count the steps>.',
    'The castle put out its windows, and {k} lay in bed<mt , [and somewhere a spinning wheel said good night to the cat|and a page went by, walking like a mouse]>.',
    'Up the last of the stairs went {k}, and so to bed<mt , and the tower put its [nightcap|cloud] on>.',
    'Soon {k} lay in bed in the round room<mt , where the moon comes in at one window, [looks about|crosses the rug], and goes out by the other>.',
  ],
  day: [
    'The flags hung straight down, [for it was hot|fast asleep], and the guards were playing [jacks|cards].',
    'It was a gold afternoon, with a king’s head on it.',
  ],
  dusk: [
    'The castle windows lit, [one, three, twenty|from the kitchen up].',
    'Bats came out of the east tower, [and bowed|like tea leaves].',
  ],
  night: [
    'Then it was night, and the castle [pulled up its bridge like a blanket|locked its doors, one, two, three].',
    'The moon stood on the tip of the tower, [to see better|on one leg].',
    'It was the hour when [mirrors rest|stairs change places].',
  ],
  beasts: [
    'a frog in a ruff',
    'a mouse with a candle',
    'an owl with a letter',
    'a spider at her loom',
    'a hen with a title',
  ],
  sounds: [
    'a door shut itself',
    'a fiddle played, three rooms away',
    'the well talked to itself',
    'a stair sighed',
  ],
  smells: ['roses and candle wax', 'old velvet', 'apple logs'],
  glows: ['a candle', 'a fairy no longer than a match', 'a glass slipper in the grass'],
  foods: ['a gingerbread crown', 'a tart off the queen’s own plate', 'hot spiced pears'],
  walk: [
    'They {go} to {place}, [down one passage and up another|past forty portraits, who pretended not to look].',
    'In that country all roads go to {place} if you are polite to them. They {go} there [in no time|saying please].',
    'So they {go} to {place}, as people in tales must.',
  ],
  back: [
    'The way back is always shorter. Soon they were with {o} again.',
    'So they {go} back to {o}, turning it over in their heads.',
    '{O} had [counted to a hundred|not moved a finger] till they came.',
  ],
  places: [
    {
      name: 'the maze of roses',
      see: [
        'The hedges moved up to make room~, and ~[roses turned to look|one rose coughed].',
        'There was a sign in the maze: [LOST? SO ARE WE.|THIS WAY. It pointed up.]',
      ],
      host: who('the rose gardener', 'gardener with one glove', 'f', 'grown-up'),
      setting: 'Garden',
    },
    {
      name: 'the stair of a thousand steps',
      see: [
        'The stairs went up, and around, and up, and [some of them told jokes|number ninety was missing and had left a note].',
        'In a niche sat a stone king with [a cat on his knees|his boots off]. “[Nearly there|Not even halfway],” he said.',
      ],
      host: who('the stair mouse', 'mouse who lives on step five hundred', 'm', 'mouse'),
      setting: 'Castle',
    },
    {
      name: 'the wishing well',
      see: [
        'It was so deep that [you could see yesterday’s stars in it|a penny took all day]. It smelled of moss and [small coins|old wishes].',
        'Somebody had left the bucket full of [moonlight|wishes], to cool.',
      ],
      host: who('the well frog', 'frog with a deep voice', 'm', 'frog'),
      setting: 'Garden',
    },
    {
      name: 'the hall of mirrors',
      see: [
        'In one glass {k} had [wings|whiskers], and in one {k.they} {k.was} [ninety|no bigger than a thumb].',
        'One mirror was [asleep|covered with a cloth], and [snored|said “Who is it?”] as they went past.',
      ],
      host: who('the lady in the mirror', 'lady who lives in a mirror', 'f', 'queen'),
      setting: 'Castle',
    },
  ],
  guides: [
    {
      who: who('Sir Percival Thimble', 'knight as tall as a candle', 'm', 'king'),
      hello: [
        '“[Fear nothing|Have no fear]!” cried {g.np}, riding out from behind a [mousetrap|jug] on a mouse. “I’ve slain [nine moths|a bluebottle]. Point me at it. [Not too fast.|A little to the left.] Onward!”',
      ],
      fail: [
        '“[A flesh wound|We’ll say it was a draw],” said {g}, and polished his [thimble|needle].',
        '{G.s} mouse had bolted. {G.he} walked back, [clink, clink|and said nothing].',
      ],
      hope: [
        '{G} drew {g.his} needle and saluted. “[A deed|That’s chivalry],” {g.he} said.',
        '“I’ll have a song made of this,” said {g}. “[A short one. But in gold|With you in it].”',
      ],
      bye: [
        '{G} stood guard on the pillow, until {g.his} visor fell shut. [A small snore came out.|Then he lay on his back, like a spoon.]',
      ],
    },
    {
      who: who('Lord Ribbit', 'frog', 'm', 'frog'),
      hello: [
        '“Do not kiss me,” said {g.np}, from a lily pad. “[I was a prince. I did not care for it|People will try]. I hear there’s trouble. I’ll come. [I hop at three steps to your one|You may carry me, like a gentleman].”',
      ],
      fail: [
        '“[Typical|That’s magic for you],” said {g}. “[It never reads the sign|In my prince days it was just the same].”',
        '{G} ate a [fly|gnat], to keep calm. “[Do go on|Next],” {g.he} said.',
      ],
      hope: [
        '“[Ribbit|Well, ribbit],” said {g}. “[It slips out when I am moved|Forgive me. I’m touched].”',
        '“[If I had hands I would clap|One could nearly call it royal],” said {g}.',
      ],
      bye: [
        '“You did not try to kiss me once,” said {g}. “[I call that manners|A true friend].” And he bowed, and went plop.',
      ],
    },
    {
      who: who('Mistress Oddly', 'fairy godmother', 'f', 'fairy'),
      hello: [
        'Out of a [teapot|coal bucket] stepped {g.np}, hat on backward. “[Which one are you, dear|Is this the pumpkin case]?” {g.he} said. “No? I’ll [help|come] all the same. [My wand is at the mender’s, so we must think|I’ve only half a wish left, and it’s for Thursdays].”',
      ],
      fail: [
        '“[That used to be a pumpkin spell|Oh, my pins],” said {g}. “[Never mind. Nobody’s a newt|Is everyone the same shape? Good].”',
        '“[I had a word for that|Bibbety something],” said {g}, [looking in her hat|and gave it up].',
      ],
      hope: [
        '{G} gave a hop, and [stars came out of her shoes|her hat turned around]. “[That isn’t me|I didn’t do that],” {g.he} said. “[That’s you, dear|It’s the real thing].”',
        '“[Oh, that’s magic, that is|Well, bless my buttons, magic],” said {g}. “The old sort.”',
      ],
      bye: [
        '“[Back by midnight|Home now], dears,” said {g}, and [became a teapot, for the night|got into the coal bucket and was gone].',
      ],
    },
  ],
  tokens: [
    {
      name: 'silver thread',
      kind: 'tie',
      find: [
        'On the stair lay a silver thread, [as long as a wish|fine as hair]. {h} wound it around {h.his} thumb<mt . It hummed a little>.',
      ],
      use: [
        '{a} unwound the silver thread. It [did not look like much|was thin as nothing]. But it could not break: it was spun from a promise.',
      ],
    },
    {
      name: 'glass bead',
      kind: 'light',
      find: [
        '{h} had found a glass bead<mt , [off a crown, or a tear|and there was a small, bright room in it]>.',
      ],
      use: ['{a} held the glass bead to the moon. A rainbow fell out of it, as wide as a [ribbon|road].'],
    },
    {
      name: 'tin trumpet',
      kind: 'sound',
      find: [
        'The royal trumpeter had thrown out a tin trumpet. {h} [kept it|had it on a string]<mt , though it could only play the [end|beginning] of things>.',
      ],
      use: ['{a} blew the tin trumpet: [ta-ra, ta-ra|soft and round, like a gold coin rolling].'],
    },
    {
      name: 'cinder',
      kind: 'make',
      find: [
        '{h} had a cinder in {h.his} pocket, to draw with<mt [: most of the dragons in the castle were {h.his} work|. It made a fine black line]>.',
      ],
      use: [
        '{a} took the cinder and drew a door, a hinge, a [wheel|handle]. “[Like that|So],” {a.he} said, and began to make it.',
      ],
    },
  ],
  gates: [
    {
      name: 'the two talking doors',
      at: [
        'There were two doors. “[He lies|I always tell the truth],” said one. “[So does he|I don’t],” said the other, and they both [laughed|began to quarrel].',
      ],
      on: {
        sound:
          'The left door joined in, flat. The right one sang true. They went through the right one. “[Show-off|Oh, very good],” said the left.',
        still:
          'They waited. Doors can’t bear that. “[It’s me|Oh, all right],” said the left one at last, and let them by.',
        tell: 'The right door laughed so much that it flew open. “[Now look|That’s not fair],” it said. “[He started it|I was going to be so stern].”',
        notice:
          'One of the mats was worn~. The ~other was like new. So {a} took the door that people had come back from. “[A thinker|Bother],” said both of them.',
      },
    },
    {
      name: 'the thorn hedge',
      at: ['Thorns had grown across, [thick as arms|for a hundred years], black and shut.'],
      on: {
        light:
          'Where the light fell, a rosebud [opened|blinked]. Then ten did. A hedge can’t [grab|scratch] with its hands full of roses. They went by underneath.',
        move: '<f {a} went under, over, sideways,><w {a} went in at the lowest gap, head down, wheels spinning,> [flat as a letter|quick as a wren], and never got one scratch. {A.s} way through stayed open behind {a.him}, like a sleeve.',
        make: 'It was a comb, with six long teeth, and the hedge, whom nobody had combed in a century, [lay back|sighed] and let them part it down the middle.',
        tie: 'They tied back one branch, and one more, with bows. The hedge looked [in a puddle|down]. It thought it looked nice. It held very still.',
      },
    },
  ],
  troubles,
}
