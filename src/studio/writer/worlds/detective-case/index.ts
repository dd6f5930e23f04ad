import { type World, who } from '../../world.ts'
import { troubles } from './troubles.ts'

export const detectiveCase: World = {
  themes: ['detective-case'],
  setting: 'Detective Office',
  here: 'an office over a hat shop',
  home: [
    '{K} had a sign on the door: Detective. [No Case Too Small.|Ring Twice.] Nobody had rung<mt since [Wednesday|the affair of the missing sandwich]>.',
    'The {k} Detective Office was [under the stairs|over the bakery]<mt , and had a desk, a lamp, and a list of cases, [all of them solved but one|most of them about cats]>.',
    'It was raining on the town~, and ~{k} sat in the Detective Office [sharpening a pencil|looking at a footprint]<mt that [had not done anything|turned out to be {h.his} own]>.',
  ],
  bed: [
    'Then the case was put in its folder, and {k} {k.was} put to bed<mt , [both of them closed|and neither made a sound]>.',
    'Soon {k} lay in bed, [with the notebook under the mattress|and the streetlamp kept watch]<mt , and whoever went by outside went by on honest business>.',
    'Then {k} wrote “Solved” [in the big book|on a card], put out the lamp, and went to bed<mt , where [nothing at all was missing|everything was where it should be]>.',
    'Soon {k} lay in bed, case closed<mt , while the rain went down the street in its [soft shoes|gray coat]>.',
  ],
  day: [
    'The town was [busy|noisy], and everyone in it [had a hat on|looked a bit guilty].',
    'Puddles lay about like [dropped mirrors|bits of sky].',
  ],
  dusk: [
    'The street lamps came on, [plip, plip, plip|one after another].',
    'Shops pulled down their [lids|shutters], and shadows got [longer|up].',
  ],
  night: [
    'Now the town had [put its lights out|gone up to bed], all but [one window|the moon].',
    'Night came around the corner with its collar up.',
    'It was dark, and the puddles had stars in them.',
  ],
  beasts: [
    'a one-eyed cat',
    'a pigeon with a limp',
    'a mouse with a crumb',
    'a very small dog',
    'a moth by the lamp',
  ],
  sounds: [
    'a drain gurgled',
    'a clock struck, far off',
    'footsteps went by, tip, tap',
    'a cat said something short',
  ],
  smells: ['wet pavement', 'fresh rolls', 'old ink'],
  glows: ['a street lamp', 'a cat’s green eye', 'a lit window'],
  foods: ['a cinnamon bun', 'a bag of hot chips', 'cheese toast'],
  walk: [
    'They {go} to {place}, keeping to the shadows [on principle|, as one does on a case].',
    'A case is mostly walking. They {go} to {place}, past [two corners and a smell of soup|the fish shop and the fountain].',
    'The trail led to {place}, so there they {go}.',
  ],
  back: [
    'Back at the scene, {o} [was still there|had touched nothing].',
    'They {go} back by the [same|other] street, thinking hard, to {o}.',
    'With that in the notebook, they {go} back to {o}.',
  ],
  places: [
    {
      name: 'Crooked Lane',
      see: [
        'The houses in Crooked Lane leaned so close that [cats stepped across|they could borrow sugar].',
        'Every door was a different color, and [one was painted on|the smallest had no number].',
      ],
      host: who('the lane sweeper', 'sweeper with a long broom', 'm', 'grown-up'),
      setting: 'City Center',
    },
    {
      name: 'the clock tower',
      see: [
        'Two hundred and two steps went up inside, and each one [said “up”|creaked on a different note].',
        'The wheels went around, [big and slow, small and quick|toothed like cheese], and dust danced in time.',
      ],
      host: who('the tower owl', 'owl who lives behind the clock', 'f', 'owl'),
      setting: 'City Center',
    },
    {
      name: 'the lost-property shop',
      see: [
        'There were nine hundred umbrellas, [all black|hung up like bats], and one [wooden leg|tuba] with a ticket on it.',
        'Shelves of single gloves [waved|pointed at them] as they went by.',
      ],
      host: who('the lost-property lady', 'lady with forty umbrellas', 'f', 'grown-up'),
      setting: 'City Center',
    },
    {
      name: 'the bridge by the mill',
      see: [
        'Under the bridge the river [carried the lamps away in bits|ran backward, or seemed to].',
        'The old mill wheel [dripped|thought about turning], and did not.',
      ],
      host: who('the miller’s cat', 'cat white with flour', 'm', 'cat'),
      setting: 'City Center',
    },
  ],
  guides: [
    {
      who: who('Sergeant Button', 'policeman’s mouse', 'm', 'mouse'),
      hello: [
        '“[Nobody move|Stay where you are],” said {g.np}, climbing out of [an inkwell|a helmet]. “I’m with the police. [In his pocket, as a rule.|I do the small clues.] What’s missing? How big was it? [As big as a cheese?|Had it any holes in it?]”',
      ],
      fail: [
        '{G} made a note: “[It was not that|Wrong mouse hole].”',
        '“We shall say no more about that, [down at the station|in my report],” said {g}.',
      ],
      hope: [
        '{G.s} whiskers pointed. “[Warm|A clue],” {g.he} breathed. “[Very warm. Toasted|With cheese on].”',
        '“In all my years, [and that is one and a half|nearly two],” said {g}, “I never saw it done so well.”',
      ],
      bye: [
        '{G} went off duty, which is to say, [back in the pocket|to his matchbox], and pulled the flap down.',
      ],
    },
    {
      who: who('Inspector Paws', 'basset hound', 'm', 'dog'),
      hello: [
        '{G.np}, with a very long face, was smelling the step. “[Cheese|Toast],” {g.he} said. “Also [a child|two socks], also worry. [I can smell worry.|Worry smells like pennies.] I am on the case.”',
      ],
      fail: [
        '{G} sniffed. “[I smell a mistake|That smells wrong],” {g.he} said. “[It’s quite fresh|It is ours].”',
        '“[Hm. Mustard|It smells of mustard],” said {g}<mt . This was no help, but {g.he} [wrote it down|said it so well]>.',
      ],
      hope: [
        '{G.s} tail gave one thump. “[Warm|Bacon],” {g.he} said, and [it was his word for hope|from {g.him} that meant a great deal].',
        '“[There it is|Wait],” said {g}. “I smell the end of it.”',
      ],
      bye: [
        '“You smell of [rain, ink, and luck|good work],” said {g}. “I shall know it anywhere.” And {g.he} [trotted off|went home], ears in the puddles.',
      ],
    },
    {
      who: who('Miss Quibble', 'librarian', 'f', 'grown-up'),
      hello: [
        '“Shh,” said {g.np}, who had come out [of nowhere|from behind a very large book]. “[Forgive me|I say it to everyone]. I know what is on every shelf in town. [I shall look it up|Let us be quick, and quiet].”',
      ],
      fail: [
        '“[That is filed under N, for No|It goes on the shelf marked Oh Dear],” said {g}.',
        '“Shh,” said {g} to [the noise it made|the drainpipe]. “[We shall try the next page|Chapter two].”',
      ],
      hope: [
        '“[This is the good chapter|I do like it when the pages start to turn by themselves],” whispered {g}.',
        '{G} forgot to say shh. “Hooray!” {g.he} said, and [put a hand over her own mouth|a window opened].',
      ],
      bye: [
        '“[Shh|Good night],” said {g}, but so [kindly|softly] that it was [almost a song|like being tucked in].',
      ],
    },
  ],
  tokens: [
    {
      name: 'silver whistle',
      kind: 'sound',
      find: [
        '{h} had a silver whistle on a string, as detectives do<mt [, for signals|; it went off when {h.he} hiccuped]>.',
      ],
      use: ['{a} blew the silver whistle, [not loud|quite soft], two short and one long.'],
    },
    {
      name: 'pocket mirror',
      kind: 'light',
      find: [
        'There was a pocket mirror in {h.s} desk<mt , for looking [around corners|behind you without turning]>.',
      ],
      use: [
        '{a} took out the pocket mirror and caught the lamp in it. A [round bright spot|patch of light] ran up the wall.',
      ],
    },
    {
      name: 'paper clip',
      kind: 'make',
      find: ['{h} had one paper clip left<mt [. It had been through a lot|, bent by a hard case]>.'],
      use: [
        '{a} bent the paper clip, [this way and that|once, twice]. That was the [heart|key part] of it. {A.he} found the rest in {a.his} pockets.',
      ],
    },
    {
      name: 'ball of string',
      kind: 'tie',
      find: [
        'In {h.s} pocket was a ball of string<mt [, for mazes|that had solved three cases on its own]>.',
      ],
      use: ['{a} got out the ball of string and [tied a loop|let out a yard or two].'],
    },
  ],
  gates: [
    {
      name: 'the suspicious cat',
      at: [
        'In the way sat the cat who [owns the street|knows everything], and it [knew it|put out one paw]. “[Who says you may|And you are]?” said its face.',
      ],
      on: {
        sound:
          'The cat tried not to listen. But its tail began to [beat time|sway], and while it [was busy with that|purred] they went by.',
        still:
          'The cat came and sat on {a.s} foot. Then it [washed|got up], and walked ahead, [which is how a cat says follow me|tail straight up].',
        tell: 'Cats do not laugh. But it had to go [behind a bin|around a corner] for a moment, and its [shoulders|whiskers] shook. They went by.',
        notice:
          'It had a thorn in that paw. {a} [took it out|had it out in a second]. The cat [looked at the paw, and the sky|said nothing], and moved over by exactly one child.',
      },
    },
    {
      name: 'the locked yard',
      at: [
        'The trail went under a gate, and the gate was [locked|shut], [with spikes on|and as high as a bus].',
      ],
      on: {
        light:
          'A spot of light fell on the other side~, and ~a dog who had nothing to do [chased it|came after it], all over the yard and then up on the latch. Click.',
        move: '<f {a} went up by the drainpipe, along by the wall, and down by [a washing line|a surprised lady’s rosebush].><w {a} rolled around by the back lane, in at the laundry, and out by [the coal ramp|a surprised lady’s kitchen].> The latch clicked, [from inside|and the gate swung].',
        make: 'It was a key, or [nearly a key|the idea of one]. The lock thought it over. Click.',
        tie: 'They let a loop down over the top, and fished. They got [a boot|a flowerpot]. They fished some more, and got the latch.',
      },
    },
  ],
  troubles,
}
