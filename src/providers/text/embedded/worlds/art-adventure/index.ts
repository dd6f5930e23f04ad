import { type World, who } from '../../world.ts'
import { troubles } from './troubles.ts'

export const artAdventure: World = {
  themes: ['art-adventure'],
  setting: 'Art Studio',
  here: 'a studio with paint on the ceiling',
  home: [
    '{k} had the [big studio|attic studio] for the whole afternoon<mt , with [forty jars of color|every color but one], and nobody to say “mind the carpet”>.',
    'It was wet out, so {k} {k.was} painting<mt ; [a horse, to begin with, though it had come out as a hill|the table, some of the floor, and a picture of the sea]>.',
    'In the [museum|old museum] where {k.s} [aunt|uncle] kept the keys, the pictures [breathe|stretch] after closing time<mt , [as you would, if you had to stand like that all day|and {k} knew it]>.',
  ],
  bed: [
    'Soon {k} lay in bed<mt , with [blue behind one ear|a streak of gold on one wrist] that the bath had missed>, and the dark was [wet and black as new paint|drawn right up to the edges].',
    'Then {k} went to bed, and the moon [drew|made] the window on the floor<mt , [a bit crooked, as it does|in one go, and did not rub anything out]>.',
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
    'They {go} through the frame, [carefully|which was still wet], and down a painted [road|lane] to {place}.',
    '{Place} was [two pictures along|on the next wall]. They {go} there [by way of a seascape|through somebody’s wedding], saying “excuse me”.',
    'So they {go} to {place}, and left footprints, [blue ones|in six colors].',
  ],
  back: [
    'They {go} back by the same [road|picture], and it was [a little drier|later in it].',
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
        '“One moment,” said {g.np}, and [held {g.himself} up in front of them all|looked at them from the wall]. “Yes. [You make a picture.|Move left. There.] I hold things together. I do it for a living. [Take me with you.|Shall I?]”',
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
        'Behind the easel {h} found a tube of gold, [nearly|almost] empty<mt , [with one squeeze left in it|rolled up tight, like a sardine tin]>.',
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
      ],
      on: {
        sound:
          '“[That is the tune they played while I was painted|My wife used to hum that],” said the guard. One [oil|painted] tear ran down. He looked at the ceiling until they were [past|through].',
        tell: 'His mustache [began to go|twitched]. “[I am on duty|I must not],” he said. Then he laughed so hard that [a crack ran over his cheek|he fell out of the picture], and they went by.',
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
      ],
      on: {
        light:
          'Where the light fell on the blue, it went [pale|to sky], and on a sky there are clouds. They went over on [three|those], and they were firm as [dough|cushions].',
        move: '{a} [<f hopped from lid to lid><w rolled along the plank by the wall>|<f ran along the shelf><w rolled down the ramp>], and pulled the plug. Glug, went the blue.',
        make: 'It was a boat, of [a palette|an old frame and a smock]. They went across with [a brush|two rulers] for oars, and came out blue to the elbow.',
        tie: 'They tied it from easel to easel and [swung over, tails up|went along it like a row of birds]. {G} trailed one end in, [to sign {g.his} name|for fun].',
      },
    },
    {
      name: 'the picture that would not stop',
      at: [
        'It was a picture of a [crowd|market], and it was still being painted. [Every minute there were more people in it.|A painter’s hand came down, and there was another cow.] There was no way through.',
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
