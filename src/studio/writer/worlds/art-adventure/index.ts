import { type World, who } from '../../world.ts'
import { troubles } from './troubles.ts'

export const artAdventure: World = {
  themes: ['art-adventure'],
  setting: 'Art Studio',
  here: 'a studio with paint on the ceiling',
  home: [
    '{k} had the [big studio|attic studio] for the whole afternoon<mt , with [forty jars of color|every color but one], and nobody to say “mind the carpet”>.',
    'It was wet out, so {k} {k.was} in the studio, painting<mt : [a horse, to begin with, though it had come out as a hill|the table, some of the floor, and a picture of the sea]>.',
    'The museum was shut, but {k} could stay<mt , [for an aunt kept the keys|since an uncle swept the floors]>, and the pictures [breathed|stretched]<mt , as you would, if you had to stand like that all day>.',
    'The jars stood open, and {k} had on a smock<mt , [back to front, which is how painters wear it|with a map of old pictures down its front]>. [Now for the blue|Where to begin]?',
    'On {k.s} paper there was a [hill|boat] already<mt , [rather like a shoe|and a sun that had run a little]>, and there was room for [more|a moon].',
    '{k} dipped the [big|thin] brush in [red|green]<mt , [because one tree was not yet sure of itself|to give the sea a roof]>, and the studio was [still|warm].',
  ],
  bed: [
    'The dark was [black as new paint|soft as chalk], and {k} lay in it<mt , with [blue behind one ear|a streak of gold on one wrist] that the bath had missed>.',
    'The moon [drew|made] a window, and {k} went to bed<mt , [around the edge of it, for it looked wet|and it was a bit crooked, as it always is]>.',
    'First the brushes were washed, then {k}, [and then came bed|and so to bed]<mt , [and the water in the jar turned the color of evening|clean almost everywhere]>.',
    'In bed {k} still saw colors, with [eyes shut|the light out]<mt , and one of them [has no name yet|was new]>.',
    'The last paint jar was shut, and {k} {k.was} in bed<mt , [between two white sheets, like a drawing put away|where the ceiling was one big blank page]>.',
  ],
  day: [
    'Sun came through the [skylight|jars] and [laid down a stripe of every color|painted the cat].',
    'Rain drew [lines|long lines] on the big window, and [rubbed them out|started again].',
  ],
  dusk: [
    'The light went [amber|the color of varnish], and every picture looked [older|a bit wiser].',
    'The colors in the jars [yawned|went to sleep], pale ones first.',
  ],
  night: [
    'Then it was dark, and the picture frames [shone a bit|hung like windows].',
    'The moon leaned in at the skylight~, and ~[everything was blue|the white paint glowed].',
    'Night was laid on, [in one wide stroke|thin at first, then thick].',
  ],
  beasts: [
    'a cat made of charcoal',
    'a painted bird that had got loose',
    'a snail with a silver trail',
    'a paper lion',
    'a mouse with a brush for a tail',
  ],
  sounds: ['a brush dripped', 'an easel creaked', 'somebody in a painting coughed', 'paper rustled'],
  smells: ['turpentine and tea', 'wet clay', 'fresh paint'],
  glows: ['a tube of gold', 'a painted lamp', 'the moon in a jar of water'],
  foods: [
    'an apple from a still life',
    'toast, with a thumbprint in blue',
    'gingerbread, a bit too beautiful to eat',
  ],
  walk: [
    'They {go} through the frame, [carefully|which was still wet], and down a painted road to {place}.',
    'To get to {place} they {go} [along a green brushstroke|over a bridge by somebody famous], which bent a little.',
    '{Place} was [two pictures along|on the next wall]. They {go} there [by way of a seascape|through somebody’s wedding], saying “excuse me”.',
    'So they {go} to {place}, and left footprints, [blue ones|in six colors].',
  ],
  back: [
    'They {go} back by the same [road|picture], and it was [a little drier|later in it].',
    'So they {go} back, past [the still life|the sea in its frame], to {o}.',
    'Then it was back to {o}, [wall by wall|and no one had touched a thing].',
    'Back they came to {o}, with [paint on their noses|the frame shaking behind them].',
    '{O} was just as they had left {o.him}, [only smudged|and a bit more so].',
  ],
  places: [
    {
      name: 'the hall of portraits',
      see: [
        'Everyone in the hall [turned|looked] to see, and then [pretended that they hadn’t|held still again].',
        'A duke in a ruff was [scratching his nose|playing cards with a bishop].',
      ],
      host: who('the lady with the pearl', 'lady from an old painting', 'f', 'queen'),
    },
    {
      name: 'the snowy village on the wall',
      see: [
        'You could [hear skates|smell the chimneys], and the people were [no taller than a thumb|all in brown].',
        'It was cold in there, [the cold of four hundred years ago|and the snow was three kinds of white].',
      ],
      host: who('the small skater', 'skater in a red cap', 'm', 'child'),
    },
    {
      name: 'the clay room',
      see: [
        'On the shelves stood [half a hundred pots|heads with no ears], waiting for [handles|their turn].',
        'Everything there was gray and [cool|soft], and [held a thumbprint|remembered who had touched it].',
      ],
      host: who('the clay bear', 'bear with a thumbprint on his tummy', 'm', 'bear'),
    },
    {
      name: 'the drawer of drawings',
      see: [
        'It was [flat|thin] in there. They had to [go sideways|breathe in].',
        'Everything was made of lines, and [the lines hummed|a dog barked, in pencil].',
      ],
      host: who('the pencil horse', 'horse drawn in one line', 'f', 'horse'),
    },
  ],
  guides: [
    {
      who: who('Signor Bristle', 'old brush', 'm'),
      hello: [
        '“Stand back, so that I see the whole,” said {g.np}, [shaking out his beard|dripping a bit]. “Hm. It wants [blue|a touch of yellow]. [Most things do.|It always does.] Dip me in something, and let us go.”',
        'In the jar by the sink somebody sneezed. It was {g.np}. “[Who sighs in my studio|What is the matter]?” {g.he} said. “[I have seen worse, and varnished it|Nothing is so bad that one can’t paint over it]. Lead on!”',
      ],
      fail: [
        '“[Muddy|Too much brown],” said {g}. “[One must know when to stop. That was before.|It happens when everyone mixes at once.]”',
        '{G} tutted, and [cleaned {g.himself} on {h.s} sleeve|left a spot].',
      ],
      hope: [
        '“[Don’t touch it|Leave it, leave it],” breathed {g}. “[There is light in it now|Now it is alive].”',
        '{G} made one small, perfect dot. [It was a cheer.|That was all.]',
      ],
      bye: ['{G} was washed, in warm water, and put to bed in a jar, [head up|and went “ahh”].'],
    },
    {
      who: who('Smudge', 'charcoal cat', 'f', 'cat'),
      hello: [
        '{G.np} [stepped|slid] down off the paper, and left a [paw mark|gray print] on {h.s} sleeve. “I was drawn in [nine lines|a hurry],” {g.he} said. “[So I have no patience, and no left ear.|I get on everything.] Shall we?”',
        'Something soft and black leaned on {h.s} arm. It was {g.np}. “[You need a cat|I heard it all],” {g.he} said. “[I’ll come, but not through anything wet|Carry me. I only come off a bit].”',
      ],
      fail: [
        '{G} sat on it. “[Now it is smudged as well|There],” {g.he} said. “[That makes it art|It’s softer].”',
        '“[Rub it out|I would not have gone over the line],” said {g}.',
      ],
      hope: [
        '{G} purred, and it sounded like [pencil on paper|somebody shading in].',
        '“[That line is good|Oh],” said {g}. “[I could lie on that|I know a good line].”',
      ],
      bye: [
        '{G} got back up on the paper, turned around once, and was [nine lines|a drawing of a cat, asleep].',
      ],
    },
    {
      who: who('Madame Frame', 'gold picture frame', 'f'),
      hello: [
        '“One moment,” said {g.np}, and looked at them from the wall. “Yes. [You make a picture.|Move left. There.] I hold things together, for a living. [Take me with you.|I had better come.]”',
        '“Take me down,” said {g.np}, from a nail. “I have been around nothing since [March|the flood], and [I’d like to be around this|a trouble wants an edge]. [Tuck me under an arm.|Only hold me straight.]”',
      ],
      fail: [
        '“[I wouldn’t hang that|Not in my best room],” said {g}.',
        '“[It falls out at the corners|It has no middle],” said {g}. “[I speak as a frame.|So many things don’t.]”',
      ],
      hope: [
        '“[Hold it just like that|Nobody move],” said {g}. “That is worth gold.”',
        '{G} creaked at all four corners, [which was emotion|and had to be dusted].',
      ],
      bye: [
        '{G} hung {g.himself} up over {h.s} bed, [a little crooked|around nothing]. “For your dreams,” {g.he} said. “I am good with those.”',
      ],
    },
  ],
  tokens: [
    {
      name: 'tube of gold',
      kind: 'light',
      find: [
        'Behind the easel {h} found a tube of gold, [nearly|almost] empty<mt , [with one squeeze left in it|rolled up tight, like a sardine can]>.',
      ],
      use: [
        '{a} squeezed the tube of gold. Out came the last [drop|bit], and it [shone like a small sun|lit {a.his} fingers].',
      ],
    },
    {
      name: 'ball of clay',
      kind: 'make',
      find: [
        '{h} had a ball of clay in one hand<mt , [and pushed a thumb into it, and took it out, as one does|warm, and in no shape yet]>.',
      ],
      use: [
        '{a} rolled the ball of clay. A ball can be [anything|a nose, a knob, a bird]. {A.he} [pinched, and pulled|began].',
      ],
    },
    {
      name: 'picture wire',
      kind: 'tie',
      find: [
        'Around a nail hung a bit of picture wire. {h} [made a ring of it|put it in {h.his} pocket]<mt , [and it held the shape|thin, and strong enough for a duke]>.',
      ],
      use: [
        '{a} bent out the picture wire. It had [held up kings|carried a whole battle, in oils]. It would hold this.',
      ],
    },
    {
      name: 'rattling paint jar',
      kind: 'sound',
      find: [
        'There was a dried-up paint jar, with a pea of paint in it, and {h} [shook it|took it along]<mt , [for the tune|shick, shick]>. It was a rattling paint jar now.',
      ],
      use: [
        '{a} shook the rattling paint jar: [shick-a-shick|soft, soft, loud], like [rain on a drum|small dancers].',
      ],
    },
  ],
  gates: [
    {
      name: 'the museum guard',
      at: [
        'At the door between two pictures sat a guard [with a mustache|in a cap], who was himself [a painting|in oils]. “[Do not touch|No running, no flash],” he said. “[No going through.|I have said so since 1702.]”',
        '“Halt,” said somebody flat, in the doorway. It was the museum guard, all in oils. “[No umbrellas|No dogs],” he said, “and nobody past me. [I was painted to say that.|It is on my button.]”',
      ],
      on: {
        sound:
          '“[That is the tune they played while I was painted|My wife used to hum that],” said the guard. One [oil|painted] tear ran down. He looked at the ceiling until they were [past|through].',
        tell: 'The guard’s mouth [began to go|twitched]. “[I am on duty|I must not],” he said. Then he laughed so hard that [his cap fell off|he slid out of the picture], and they went by.',
        still:
          'They stood in front of him and looked, as one should, [for a whole minute|with their hands behind them]. Nobody ever looked at the guard. “[Go, go|Well, go on],” he said, [very red|in a whisper].',
        notice:
          '“You have a [bee|fly] on your cap,” said {a}. “[It’s very well painted|It’s been there three hundred years].” “[Where|Is it good]?” he said, and took it off, to see.',
      },
    },
    {
      name: 'the spilled blue',
      at: [
        'Somebody had knocked over the blue. It had [run all over the floor|spread from wall to wall], and it was [as deep as a pond|getting ideas: there was a wave on it].',
        'There they had to stop, for the blue had been spilled. It lay from wall to wall, [and a gull had come|with a tide in it].',
      ],
      on: {
        light:
          'Where the light fell on the blue, it went [pale|to sky], and on a sky there are clouds. They went over on those, and they were as firm as [dough|cushions].',
        move: '{a} [<f hopped from lid to lid><w rolled along the plank by the wall>|<f ran along the shelf><w rolled down the ramp>], and pulled the plug. Glug, went the blue.',
        make: 'It was a boat, of [a palette|an old frame and a smock]. They went across with two [brushes|rulers] for oars, and came out blue to the elbow.',
        tie: 'They tied it from easel to easel and [swung over, tails up|went along it like a row of birds]. {G} trailed one end in, [to sign {g.his} name|for fun].',
      },
    },
    {
      name: 'the picture that would not stop',
      at: [
        'It was a picture of a [crowd|market], and it was still being painted. [Every minute there were more people in it.|A painter’s hand came down, and there was another cow.] There was no way through.',
        'The next picture was a market, and somebody was still [painting|putting in people]. [A brush came down: one more hat|Dab, went the brush: one more goat]. It was packed from frame to frame.',
      ],
      on: {
        notice:
          '“There’s always a bit that is left blank,” said {a}, “[for the name|in the corner].” And there was. They went through by the [bottom right|corner].',
        make: 'It was a door. {a} just [painted|cut] one, with a knob, and opened it. “[Was that there?|Oh,]” said somebody in the crowd.',
        move: '{a} <f [ducked|went]><w rolled> under the brush, and around the cow, quick, before the paint [dried|came down], and [held the crowd apart|made a lane] for the others.',
        still:
          'They stood so still that they were [taken for part of it|painted around]. And when the painter [went to have tea|turned his back], they walked out at the side.',
      },
    },
  ],
  troubles,
}
