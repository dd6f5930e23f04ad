import { type World, who } from '../../world.ts'
import { troubles } from './troubles.ts'

export const mysteryQuest: World = {
  themes: ['mystery-quest'],
  setting: 'Old Manor',
  here: 'the Hotel Perhaps',
  home: [
    '{k} lived at the Hotel Perhaps, [behind the front desk|in the room with no number]<mt , which had a hundred rooms, or [a hundred and one, it depended who counted|ninety-nine, on Mondays]>.',
    'It was foggy, as it always was at the Hotel Perhaps. {K} had the [night desk|keys]<mt : [all but one, which had gone out and not come back|forty of them, and a lantern, and a rule never to ask “who?” but only “how?”]>.',
    '{k} minded the lantern at the Hotel Perhaps, and went around with it [at dusk|every evening]<mt , to see that each thing was [where it had been|at least somewhere]>.',
    'The Hotel Perhaps stood on a hill in the [fog|mist]<mt . Guests came for one night, and stayed [to find out|till they had found out why]>. {K} carried the bags.',
  ],
  bed: [
    '{K} put out the lantern and got into bed. In the wall a mouse [locked up|said “all’s well”].',

    'Then {k} hung up the lantern, and got into bed, in the room [with no number|behind the desk]<mt , while the fog looked in, [and saw that all was well|and asked nothing]>.',
    'Soon {k} lay in bed at the Hotel Perhaps~, and ~down the hall the doors said good night to each other<mt : click, and click, and click>.',
    'Then it was bed for {k}<mt . One board creaked. [It was only the house, crossing its legs|{h} knew which one, and who]>.',
  ],
  day: [
    'The fog lay against the windows, like a [cat|gray cushion].',
    'In the lobby the guests [read their papers upside down|sat, and each had a secret, and a bun].',
    'The clock over the desk said [“Perhaps four”|about five], as it mostly did.',
  ],
  dusk: [
    'The lamps came on down the hall, [one, three, two|as if someone walked there, who was not].',
    'It grew [gray, and then blue|dim], and all the keyholes [lit up|looked yellow].',
  ],
  night: [
    'Then the house went quiet, [all but one stair|floor by floor].',
    'Night came in with the fog, [and signed the book|without a bag].',
    'It was dark now, and the old house [ticked, as it cooled|breathed in its sleep].',
  ],
  beasts: [
    'a moth in the lamp',
    'the hotel cat',
    'a mouse with a key',
    'a spider at her knitting',
    'a pigeon with no luggage',
  ],
  sounds: [
    'a bell rang in a room that was empty',
    'a floorboard said “er”',
    'the lift sighed between floors',
    'somebody hummed behind the wallpaper',
  ],
  smells: ['lamp oil and lavender', 'wet coats', 'old keys'],
  glows: ['a light under a door', 'the end of a candle', 'a keyhole with a lamp in it'],
  foods: ['midnight toast', 'the last of the gingerbread', 'soup from the dumbwaiter'],
  walk: [
    'They {go} to {place} with the lantern, [close together|one behind the other], and their shadows came along, [a bit late|taller than they were].',
    'You get to {place} through a [clock|bookcase], if you know which book to pull. It was [the green one|“Bees, and How”].',
    'So they {go} to {place}, [along the hall that bends|by the back passage], and did not look at the portraits, who [did not look at them|were looking].',
    'The lift went to {place}, [by way of the attic|after some thought]. They rode in it, with {g}.',
  ],
  back: [
    'They {go} back by another way, which was [the same way, in the dark|shorter, or had been made so], and found {o}.',
    '{O} had waited in the [hall|lamplight], and [jumped when they came in|had counted the ticks].',
    'And so, [one clue richer|past the portraits once more], they came back to {o}.',
  ],
  places: [
    {
      name: 'the kitchen at midnight',
      see: [
        'The pans hung in a row, and [one was still swinging|all of them were pretending].',
        'Somebody had cut a slice of pie, [very thin|and left the knife “just so”].',
      ],
      host: who('the night cook', 'cook in slippers', 'm', 'grown-up'),
      setting: 'Kitchen',
    },
    {
      name: 'the room of covered things',
      see: [
        'All there was in it had a sheet on: [chairs, a harp, and somebody called Frank|and each sheet had a different idea of what it was].',
        'One of the sheets [had a cup of tea|was knitting].',
      ],
      host: who('the lady under the sheet', 'lady you see only the shoes of', 'f', 'ghost'),
      setting: 'Art Studio',
    },
    {
      name: 'the theater in the cellar',
      see: [
        'It had forty seats, and [a program for tonight|one of them was warm].',
        'The curtain was down, and [a pair of boots stood under it|it was breathing].',
      ],
      host: who('the prompter', 'whisperer with a big book', 'm', 'mouse'),
      setting: 'Stage',
    },
    {
      name: 'the roof garden in the fog',
      see: [
        'There were chimneys up there, and [bean poles|cabbages], and it was hard to tell [which was which|who was whom].',
        'Below them lay the town, if [it was still there|you took it on trust].',
      ],
      host: who('the roof owl', 'owl with opera glasses', 'f', 'owl'),
      setting: 'City Center',
    },
  ],
  guides: [
    {
      who: who('Porter Hush', 'night porter', 'm', 'bear'),
      hello: [
        '“[Nobody saw me come in|I was here the whole time],” said {g.np}, out of the [coat stand|wallpaper]. “I’m large, but I’m [quiet|soft]. I carry bags, and [I never look in them|I know them by their sighs]. I’ll come. You won’t know I’m there.”',
      ],
      fail: [
        '“I did not see that,” said {g}, [kindly|and turned his cap around].',
        '“[That’s one door it was not behind|Sh. It heard us],” said {g}.',
      ],
      hope: [
        '“[I’d whistle, if I were louder|Hm],” said {g}, [very low|like a far-off train].',
        '{G} put down {g.his} bags. All of them. “[Ah|There],” {g.he} breathed.',
      ],
      bye: [
        '{G} put their shoes outside the door, [side by side|toes to the wall], and then was not there, [as usual|though something had tucked them in].',
      ],
    },
    {
      who: who('Dottie Ledger', 'mouse from the front desk', 'f', 'mouse'),
      hello: [
        'Ping! On the desk bell stood {g.np}. “[Sign here|Name, and what you’re puzzled by],” {g.he} said. “I write it ALL in the book: who came, who went, [who said “oh”|and which had jam on]. I’ll come, and [bring the pencil|note it down].”',
      ],
      fail: [
        '“‘[Ten past. It fell over.|Quarter to. Oh dear.]’” said {g}, writing.',
        '{G} drew a small cross in the book, [and dabbed it|with a sigh]. “[Next|Blot],” {g.he} said.',
      ],
      hope: [
        '“[That’s going on the front page|I shall use the red ink],” said {g}.',
        'Ping, ping, ping! {G} [jumped up and down on the bell|had found the bell].',
      ],
      bye: [
        '“‘All in,’” wrote {g}. “‘[All well. All’s a bit clearer.|Nobody is missing.]’” {G.he} blew on the ink, and shut the book.',
      ],
    },
    {
      who: who('Aunt Agatha Quill', 'writer of mysteries', 'f', 'grown-up'),
      hello: [
        '“[Don’t tell me! I’ll guess|It was the butler],” said {g.np}, with three pencils in her hair. “I’ve written forty of these, and [I’ve never been IN one|always know by page nine]. May I follow? I’ll be the [friend who asks|one who gasps].”',
      ],
      fail: [
        '“[Splendid. That’s the wrong track|A red herring]!” said {g}. “[We need at least two.|They are so good for the middle.]”',
        '“[I’d have had somebody drop a tray there|In the book, it works],” said {g}.',
      ],
      hope: [
        '{G} gasped. [It was very well done.|She’d been saving it.]',
        '“[Page two hundred|I turn over here],” said {g}. “[I can never stop at this bit.|Nobody is to put out the light.]”',
      ],
      bye: [
        '“‘THE END,’” said {g}, [and found that she did not want it|softly], and put, as she always does, a small door under it, left ajar.',
      ],
    },
  ],
  tokens: [
    {
      name: 'night lantern',
      kind: 'light',
      find: [
        '{h} lit the night lantern<mt , [the one with the blue pane|which threw a ring on the ceiling like a second, shyer moon]>.',
      ],
      use: [
        '{a} slid the shutter of the night lantern. One thin [line|beam] came out, [and walked along the wall|as sharp as a pin].',
      ],
    },
    {
      name: 'odd key',
      kind: 'notice',
      find: [
        'On {h.s} ring was an odd key<mt , [with a bow like a question mark|that fitted nothing, and was warm some nights]>.',
      ],
      use: [
        '{a} held the odd key by its string, and let it hang. It turned, [ever so slowly|left, then right], and pointed. {A.he} looked where it [looked|pointed].',
      ],
    },
    {
      name: 'bell cord',
      kind: 'tie',
      find: [
        'A red bell cord had come off in {h.s} hand<mt , [which is what comes of ringing politely|and no one had answered]>. {H.he} kept it.',
      ],
      use: [
        '{a} took out the red bell cord. It was [silk, and as long as a hall|soft], with a [tassel|loop] to hold on by.',
      ],
    },
    {
      name: 'desk bell',
      kind: 'sound',
      find: [
        '{h} had the little desk bell<mt , [in case somebody should want somebody|that says “ping”, and once, by itself, “pong”]>.',
      ],
      use: [
        '{a} rang the desk bell: [ping, ping-ping, ping|ping. Ping-a-ping]. In a house like that, a bell gets [answered|around].',
      ],
    },
    {
      name: 'roll of brown paper',
      kind: 'make',
      find: [
        'There was a roll of brown paper on the desk, for [parcels|things left behind]. {h} took a bit along<mt , since paper is what plans are made of>.',
      ],
      use: [
        '{a} spread the roll of brown paper on the floor, and drew, and folded, and [cut|tore]. [There.|It began to be something.]',
      ],
    },
  ],
  gates: [
    {
      name: 'the portrait with moving eyes',
      at: [
        'There was a portrait in the passage, and its eyes went along with them. “[Going somewhere?|Who goes?]” it said. “[I’ve hung here for ninety years. I never go anywhere.|Nobody passes till they have told me what’s new.]”',
        'At the bend hung a lady in oils, with a fan. She put it out, so that they could not pass. “[Not without an introduction|I was painted to be looked at],” she said, “[and you were about to walk by|so look].”',
      ],
      on: {
        tell: 'The portrait heard it to the end, and bits of varnish came off, from laughing. “[I shall have that to think of till spring|Worth ninety years],” it said. “Go on, go on. Mind the step.”',
        still:
          'They stopped, and looked. They truly looked: at the lace, and the small dog, and the sky. Paint can tell. It went quite [pink|soft]. “[Thank you. People don’t|One gets so thirsty for it],” it said, and let them by.',
        notice:
          '“There’s somebody behind you,” said {a}, “way back, by the tree. [He’s waving.|She has been waiting for you to turn around.]” “[Is there? Who|Where]!” said the portrait, and looked around for the first time since it was dry. They went by.',
        light:
          'The light ran over the old varnish, and found gold there, and a blue no one had seen for years. “[Is that me|I’d forgotten that sleeve]!” said the portrait. It was much too pleased to mind who went past.',
      },
    },
    {
      name: 'the locked floor',
      at: [
        'The stairs came to a door, and the door had nine locks, [one above the other|and no handle]. “[Eight of us are for show|Guess which one I am],” said a keyhole. “[Don’t ask the third. He lies.|We’ve forgotten which.]”',
      ],
      on: {
        sound:
          'Eight locks did nothing. The ninth one, down by the floor, [hummed|clicked its tongue]. It had always been musical. It opened on the last note, and all the others said “Traitor”.',
        notice:
          'There was dust on eight. “That one’s been used,” said {a}. It had a [crumb|fresh scratch] on it. It was not even locked.',
        make: 'It was a key, cut out of stiff card: a bump here, two there. It turned in every one, a little. Nine small clicks. “[We can’t all be wrong|He’s got a face I trust],” said the locks.',
        move: '{a} went <f up the drainpipe, in at a fanlight, and down><w around by the service lift, in with the clean towels>, and opened it from behind. It had only been bolted on the inside. By whom was never found out.',
      },
    },
    {
      name: 'the fog in the hall',
      at: [
        'The fog had got in. It filled the passage, [wall to wall|like wool in a sleeve]. You put out a hand, and [it came back wet|someone shook it]. “[Pardon|I’m lost, too],” said the fog.',
      ],
      on: {
        tie: 'They all took hold, and went through like a [string of sausages|blind snake]. In the middle there was one more than there should be. It got off at the end, and said “[Thanks|Much obliged].”',
        light:
          'In a fog a light makes a [room|ball] with you inside. They carried the room along with them, as a snail does, till they had walked it right through.',
        move: '{a} <f ran at it, arms wide, like someone scattering hens><w rolled at it, arms wide, wheels hissing>, and the fog got out of the way. It’s shy. It stood about on both sides, holding up its skirts.',
        sound:
          'They listened for how it came back: near, and near, and FAR. “The hall’s that way,” said {a}. And the fog hummed it after them, all that night.',
      },
    },
  ],
  troubles,
}
