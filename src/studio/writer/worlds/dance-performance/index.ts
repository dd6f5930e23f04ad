import { type World, who } from '../../world.ts'
import { troubles } from './troubles.ts'

export const dancePerformance: World = {
  themes: ['dance-performance'],
  setting: 'Stage',
  here: 'a theater an hour before the show',
  home: [
    'The theater was [empty|dark], and {k} had come early<mt , [as dancers do|to make friends with the floor], when nobody was there but a broom and four hundred red seats>.',
    'It was the day of the dance, and {k} {k.was} to be [the snow|the wind]<mt , third from the left, [with one whole turn alone|in silver, with a hat]>.',
    'Up on the stage {k} tried [one turn|the first step]<mt , and then another, and [the boards said it back|a moth in the lamps did it too]>. The dance was tonight.',
    '{k} had tied the ribbons, and untied them, and tied them<mt , [which is how one waits|and the bows got smaller each time]>. The dance was [soon|tonight].',
    'Behind the big red curtain {k} had [found a hole to look through|a costume on, and cold hands]<mt , and the clock said [fifty minutes|nearly an hour], and it was not to be believed>.',
  ],
  bed: [
    '[Soon|After the last bow|Later] {k} lay in bed, and [all the toes counted|somebody’s toes counted]<mt , slower, and slower, till it was only breathing>.',
    'The night took its bow, and {k} {k.was} in bed<mt , with [glitter on the pillow|one silver ribbon around the bedpost]>.',
    'The last lamp was off, and {k} lay [still|down]<mt , [except for one foot, which had not been told|and the pillow smelled of oranges and velvet]>.',
    'Home from the theater, {k} went [straight to bed|to bed]<mt , with a bow to [the bear|nobody in particular], and got under the blanket like a curtain coming down>.',
  ],
  day: [
    'Boys and girls in gray socks ran by with wings under one arm.',
    'Sun fell through the [skylight|stage door] in one long beam, and the dust [rehearsed|was dancing already].',
  ],
  dusk: [
    'The lamps were lit along the edge of the stage, [pop, pop, pop|one by one].',
    'People began to come in, with [coats and coughs|a sound like leaves].',
  ],
  night: [
    'The lights in the hall went [down|low], [as when someone shuts one eye, then the other|and everything was blue].',
    'It was night on the stage, [painted|dark blue], and night outside, and no one could say where the one stopped.',
    'Now it was so dark behind the curtain that they found each other by [feathers|squeaks].',
  ],
  beasts: [
    'a moth in the footlights',
    'a theater mouse',
    'a swan with a zipper',
    'a spider on a painted moon',
    'a costume horse, asleep',
  ],
  sounds: [
    'a fiddle tuned itself',
    'the boards creaked',
    'four hundred people breathed',
    'the curtain sighed',
  ],
  smells: ['rosin and dust', 'hot lamps', 'oranges and velvet'],
  glows: ['a footlight', 'a lamp with a blue glass', 'one sequin'],
  foods: ['a gingersnap', 'half an orange', 'cocoa from a thermos'],
  walk: [
    'They {go} behind the painted [forest|moon], and through the painted sea, to {place}.',
    'It’s a long way to {place}, in a theater, by [ropes and ramps|all the wrong doors]. They {go} softly, [counting eights|because of the boards that talk].',
    'So they {go} to {place}, on the beat, [so as not to be late for anything|five, six, seven, eight].',
  ],
  back: [
    '“[Ten minutes|Places, please]!” called somebody. They {go} back to {o}, by the short way, under the stage.',
    'They {go} back between the ropes to {o}, on the quietest part of the music.',
    'They {go} back past the [sandbags|swans on hooks], and {o} had not sat down once.',
    '{O} was in the wings, [just as before|holding on to the curtain].',
  ],
  places: [
    {
      name: 'the costume room',
      see: [
        'A thousand sleeves [hung down|whispered], and if you stood still, they [felt you over|tried you on].',
        'There were [kings with no heads|forty swans], and a bear who was only [a zipper|front].',
      ],
      host: who('the wardrobe moth', 'moth with pins in her mouth', 'f', 'butterfly'),
    },
    {
      name: 'the room under the stage',
      see: [
        'Up above went feet, [patter, patter|like rain], and down there stood [thunder|the sea], folded up.',
        'There were wheels and ropes, and a [trapdoor|winch] that said “watch out” in {g.s} ear.',
      ],
      host: who('the thunder man', 'man who does the thunder', 'm', 'grown-up'),
    },
    {
      name: 'the box with the gold angels',
      see: [
        'From there you saw it all, [even behind things|with its hat off], and the angels had [chipped noses|dusty feet].',
        'An [old fan|opera glass] lay on the rail, and looked.',
      ],
      host: who('the ghost of the box', 'ghost who has seen every show', 'm', 'ghost'),
    },
    {
      name: 'the practice mirror',
      see: [
        'There were two of everyone there, and the others were [a beat late|better].',
        'The floor was gray with a hundred years of [turns|toes].',
      ],
      host: who('the lady in the mirror', 'ballet mistress in a mirror', 'f', 'queen'),
    },
  ],
  guides: [
    {
      who: who('Plié', 'theater mouse', 'f', 'mouse'),
      hello: [
        '“[And one|Shoulders down],” said {g.np}, from the edge of the stage. “I have danced here each night for [six years|years], after they’ve all gone home. [To full houses. Of mice|Solo]. Is somebody stuck? [Chin up. I’ll partner you|I know every board].”',
        'On the edge of the stage somebody did a very small bow. It was {g.np}. “[What, trouble already?|I know that face,]” {g.he} said. “[I have it every night, just before|We begin with a deep breath]. I will show you the way.”',
      ],
      fail: [
        '“And again,” said {g}. “[From the top|Without the falling].”',
        '“[The arms were nice|Your left foot was trying],” said {g}.',
      ],
      hope: [
        '{G} went up on the very tip of one toe, and [stayed|wobbled] there.',
        '“[Breathe, and two|Hold it, hold it],” said {g}. “[There’s the line|Now it’s dance].”',
      ],
      bye: [
        '{G} had the stage to {g.himself}, at last, and they saw, through the hole in the curtain, [one gray spin|a curtsy, to the seats].',
      ],
    },
    {
      who: who('Monsieur Toc', 'wooden cane', 'm'),
      hello: [
        'Toc, toc, toc. It was {g.np}, who [beats time|has kept time for four ballet mistresses]. “[You’re late. No, I am early|Toc],” {g.he} said. “It is all a matter of WHEN. The right thing, at the wrong time, is a [fall|crash]. [Proceed. In three.|I’ll count.]”',
        'Something fell over in the dark, and went toc. It was {g.np}. “[I heard a sigh, and it was off the beat,|Who is upset, and in what time?]” {g.he} said. “[Take me in your hand|Up with me]. We shall go in step.”',
      ],
      fail: [
        '“[Too soon|Late],” said {g}. “[By one toc|I say no more].”',
        '{G} went toc, once. It was [a very sad one|like the end of a sentence].',
      ],
      hope: [
        '“Toc-a-toc!” said {g}. “[I beg your pardon. That was syncopation|I got carried away].”',
        '“[Wait|Not yet],” whispered {g}. “[Not … NOW|And].”',
      ],
      bye: [
        '{G} was leaned in {g.his} corner. “[Toc|And rest],” {g.he} said. “Four bars. Eight. [Take the whole night.|As many as you like.]”',
      ],
    },
    {
      who: who('the costume horse', 'costume horse', 'm', 'horse'),
      hello: [
        '“Can we help?” asked the front of {g.np}. “[Speak up, I can’t see,|What did they say?]” said the back. “They’re in trouble.” “[Oh, good|Which way]?” said the back. “[I’m so tired of only following|Let’s go].” And {g.he} went off in two directions, and then in one.',
        '“There’s somebody sad,” said the front end of {g.np}. “[Where?|Is it me?]” said the back end. “I’ll [lead|look], and you [wag|hurry].” “[I always do,|It’s dark in here,]” said the back, but it came.',
      ],
      fail: [
        '“[Was that us|What happened]?” said the back end. “I’ll tell you later,” said the front.',
        '{G} sat down, in two goes.',
      ],
      hope: [
        '“[Is it good? Tell me,|What is it? What IS it?]” begged the back. “It’s lovely,” said the front.',
        '{G} [pranced|tap-danced], each half to its own tune.',
      ],
      bye: [
        '“Good night,” said the front. “Good night,” said the back. [One of them snored.|And the zipper sighed.]',
      ],
    },
  ],
  tokens: [
    {
      name: 'single tap shoe',
      kind: 'sound',
      find: [
        '{h} had found a single tap shoe in the wings<mt , [with its tongue out|left, size four, and somebody was hopping]>.',
      ],
      use: [
        '{a} took the single tap shoe in one hand and made it dance, on the boards: [tacka-tack, tacka-tack|tip, tip, tacka-tip].',
      ],
    },
    {
      name: 'loose glass bead',
      kind: 'light',
      find: [
        'On {h.s} sleeve was a loose glass bead, [off someone’s sea|from a mermaid]<mt , and it winked when {h.he} breathed>.',
      ],
      use: [
        '{a} held the loose glass bead up to the lamp, and the whole [wall|ceiling] filled with small lights, [going around|like snow].',
      ],
    },
    {
      name: 'silk ribbon',
      kind: 'tie',
      find: [
        '{h} had a silk ribbon over, once everything was tied<mt , [which is a good sign|pink, and as long as a sigh]>.',
      ],
      use: [
        '{a} drew out the silk ribbon. It ran through the air like [writing|water], and it was [stronger than it looked|made to hold a leap].',
      ],
    },
    {
      name: 'paintbrush',
      kind: 'make',
      find: [
        'A paintbrush lay on the stage. {h} [put it behind one ear|picked it up]<mt : a theater is made of paint>.',
      ],
      use: [
        '{a} took the paintbrush. With that, [some canvas, and a coat hanger|a fan, and two feathers], one can make a [palace|swan]. {A.he} began.',
      ],
    },
  ],
  gates: [
    {
      name: 'the stage-door man',
      at: [
        'The way led past the stage-door man, who had a list, and was [asleep on it|adding a mustache to each name]. “[Nobody goes through|Not on here],” he said. “[I was to be a dancer, once.|It’s thirty years that I’ve sat in this draft.]”',
        '“Name?” said the stage-door man, who was [mostly mustache|knitting]. “[Not on my list|Nobody goes through]. I’ve had a [duchess|tenor] try it. [I was to be a dancer once. But there, I got this chair.|Thirty years in a draft.]”',
      ],
      on: {
        sound:
          'Under the desk his feet [began|woke up]. He looked at them. “[Well, hello, you two|I thought you’d gone],” he said. When they went by he was waltzing with the [fire bucket|coat rack].',
        tell: 'He laughed till he [dropped nine stitches|had to take off his glasses]. “[I never saw you|It’s so dull, with tenors],” he said. “In you go.”',
        still:
          'They sat down on the bottom step with him and [held his wool|listened to the rain]. “[You’d never believe I could leap|I was the best Puck they had],” he said. They believed it. He opened the door himself.',
        notice:
          '“There’s a star on your door, under the paint,” said {a}. “[Is there|With a name]?” He rubbed it with a thumb. “[That was my dressing room|It’s mine],” he said. They left him looking at it.',
      },
    },
    {
      name: 'the curtain',
      at: [
        'The great curtain had [come down between them and {place}|a mood]. It was red, and as heavy as a [ship|Sunday]. “[I go up when I go up|I am all anyone looks at till it starts],” it said. “[And then? Up with you, and who thinks of the curtain?|Nobody claps ME.]”',
      ],
      on: {
        light:
          'In that light it was like [roses on fire|wine], every fold. “[Is that me?|Oh,]” it said, and drew itself up, to see its hem.',
        move: '{a} found where the two halves meet and <f went><w spun> through it, quick, with a [swirl|turn], as a star would. It [parted|opened] by itself. It had waited for someone to do that.',
        make: 'It was a bunch of flowers, of [tissue|silk and wire], and {a} laid them at its foot. “[For me|At last],” said the curtain. It bowed, which is to say, it went up.',
        tie: 'They tied it back, in the middle, with a [bow|tassel], like a queen’s waist. “[How does it look?|I’ve never had a waist,]” it said. And there was the way.',
      },
    },
  ],
  troubles,
}
