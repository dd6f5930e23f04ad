import { type World, who } from '../../world.ts'
import { troubles } from './troubles.ts'

export const mysteryQuest: World = {
  themes: ['mystery-quest'],
  setting: 'Old Manor',
  here: 'the Hotel Perhaps',
  home: [
    '{k} lived [in|up under the roof of] the Hotel Perhaps<mt , which had a hundred rooms, or [a hundred and one, it depended who counted|ninety-nine, on Mondays]>.',
    '{k} had all the keys of the Hotel Perhaps<mt , [but for one, which had gone out and not come back|forty of them, and a lantern, and a cap with gold on it]>.',
    '{k} went around the Hotel Perhaps with a lantern<mt , as was done each evening, to see that everything was [where it had been|at least somewhere]>.',
    '{k} carried the bags at the Hotel Perhaps<mt , which stands on a hill in the fog, and where guests come for one night, and stay [to find out|till they have found out why]>.',
    'It was foggy, and {k} had the front desk<mt  of the Hotel Perhaps, [where the pen was never where you left it|with the big book and the bell]>.',
  ],
  bed: [
    '{K} put out the lantern and got into bed, and in the wall a mouse [locked up|said, “All’s well”].',
    '{k} [turned the sign on the door|hung the sign out], so that it said “Asleep,” and got into bed, and it was true.',
    'A bed at the Hotel Perhaps is turned down like the corner of a page. {K} got in, and [it was a good page|that was the end of the chapter].',
    'Then {k} [hung up the lantern, and got into|put the lantern out, and got into] bed[, in the room with no number|, behind the desk]<mt , while the fog looked in, [and saw that all was well|and asked nothing]>.',
    'Soon {k} lay in bed at the Hotel Perhaps~, and ~down the hall the doors said good night to each other<mt : click, and click, and click>.',
    'Then it was bed for {k}<mt . One board creaked. [It was only the house, crossing its legs|{h} knew which one, and who]>.',
  ],
  day: [
    'The fog lay against the windows, like a [cat|gray cushion].',
    'In the lobby the guests [read their papers, some of them upside down|sat around, each with a secret and a bun].',
    'The clock over the desk said [perhaps four|about five], as it mostly did.',
  ],
  dusk: [
    'The lamps came on down the hall, [one, and three, and two|each with a small, polite cough].',
    'It grew [gray, and then blue|dim], and there was a yellow light in every keyhole.',
  ],
  night: [
    '[Then the house went quiet|One by one the rooms went quiet], [all but one stair|till only the clock was up].',
    'Night came in with the fog, [and signed the guest book|and had no bags].',
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
    'the elevator sighed between floors',
    'somebody hummed behind the wallpaper',
  ],
  smells: ['lamp oil and lavender', 'wet coats', 'old keys'],
  glows: ['a light under a door', 'the end of a candle', 'a keyhole with a lamp in it'],
  foods: ['midnight toast', 'the last of the gingerbread', 'soup from the dumbwaiter'],
  walk: [
    'They {go} to {place} [with the lantern|by lantern light], [close together|one behind the other], and [their shadows came along|the shadows came, too], [a bit late|taller than they were].',
    'You get to {place} through a [bookcase|wall of books], if you know which book to pull. It was [the green one|“Bees, and How”]<mt , and it always is>.',
    'So they {go} to {place}, [along the hall that bends|by the back stairs], and said good evening to the portraits, who [nodded|pretended not to hear].',
    'They took the elevator to {place}, which went there [by way of the attic|after some thought], with {g} [at the button|on the velvet seat].',
  ],
  back: [
    'They {go} back by another way, which was [the same way, only darker|shorter], and found {o}.',
    '{O} had waited in the [hall|lamplight], and [was glad to see them|had counted the ticks of the clock].',
    'And so, [one clue richer|past the portraits once more], they [came|found their way] back to {o}.',
    'The carpet in the hall went all the way back to {o}, and [they had only to follow it|so did they].',
    '{O} was [where they had left {o.him}|still there], and had [kept a lamp lit|hardly dared to blink].',
  ],
  places: [
    {
      name: 'the kitchen at midnight',
      see: [
        'The pans hung in a row, and [one was still swinging|each had a small moon in it].',
        'Somebody had cut a slice of pie, a very thin one, and [then another|then one more].',
      ],
      host: who('the night cook', 'cook in slippers', 'm', 'grown-up'),
      setting: 'Kitchen',
    },
    {
      name: 'the room of covered things',
      see: [
        'Everything in it had a sheet on: [chairs, a harp, and what could have been a camel|and you had to guess by the feet].',
        'One of the sheets [had a cup of tea|was knitting].',
      ],
      host: who('the lady under the sheet', 'lady under a dust sheet', 'f', 'ghost'),
      setting: 'Art Studio',
    },
    {
      name: 'the theater in the cellar',
      see: [
        'It had forty red seats, and on one of them sat [a hat|the cat].',
        'The curtain was down, and the toes of [two slippers|two boots] stuck out from under it.',
      ],
      host: who('the prompter', 'whisperer with a big book', 'm', 'mouse'),
      setting: 'Stage',
    },
    {
      name: 'the roof garden in the fog',
      see: [
        'There were chimneys up there, and bean poles, and in the fog it was hard to tell which was which.',
        'Below lay the town, [if it was still there|somewhere down in the white].',
      ],
      host: who('the roof owl', 'owl with opera glasses', 'f', 'owl'),
      setting: 'City Center',
    },
  ],
  guides: [
    {
      who: who('Porter Hush', 'night porter', 'm', 'bear'),
      hello: [
        '“[Nobody saw me come in|I was here the whole time],” said {g.np}, out of the [coat stand|wallpaper]. “I’m large, but I’m [quiet|soft]. [I carry bags, and|I’ve carried every bag here, and] [I never look in them|I know them by their sighs]. I’ll come. [You won’t know I’m there|You’ll hardly hear me].”',
      ],
      fail: [
        '“I did not see that,” said {g}, [kindly|and turned his cap around].',
        '“[So it’s not behind that door|Never mind. I’ll carry that one, too],” said {g}.',
      ],
      hope: [
        '“[I’d cheer, if I were louder|Hm],” said {g}, [very low|like a far-off train].',
        '{G} put down {g.his} bags, every one of them. “[Ah|There],” {g.he} breathed.',
      ],
      bye: [
        '{G} put their shoes outside the door, [side by side|toes to the wall], and then was not there, [as usual|though somebody had tucked them in].',
      ],
    },
    {
      who: who('Dottie Ledger', 'mouse from the front desk', 'f', 'mouse'),
      hello: [
        'Ping! [On the desk bell stood|Down on the bell jumped] {g.np}. “[Sign here|Name, and what you’re puzzled by],” {g.he} said. “[I write it ALL in the book: who came, who went, and|It all goes into the book: who came, and why, and] [who said ‘Oh’|who had jam on]. I’ll come, and [bring the pencil|note it down].”',
      ],
      fail: [
        '“‘[Ten past seven: it went wrong|Half past seven: oh dear],’” wrote {g} in {g.his} book.',
        '{G} drew a small cross in the book, [and sighed|and a tear beside it]. “[Next, please|That’s that],” {g.he} said.',
      ],
      hope: [
        '“[That’s going on the front page|I shall use the red ink],” said {g}.',
        'Ping, ping, ping! {G} [jumped up and down on the bell|had found the bell].',
      ],
      bye: [
        '“‘All in bed,’” wrote {g}, “‘and [all well|nobody missing].’” {G.he} blew on the ink, and shut the book.',
      ],
    },
    {
      who: who('Aunt Agatha Quill', 'writer of mysteries', 'f', 'grown-up'),
      hello: [
        '“[Don’t tell me! I’ll guess|It was the butler],” said {g.np}, with three pencils in her hair. “I’ve written forty of these, and [I’ve never been IN one|always know by page nine]. May I follow? I’ll be the [friend who asks|one who gasps].”',
      ],
      fail: [
        '“[Splendid, a wrong track|How exciting, it failed]!” said {g}. “[A good story needs two.|It always does, in the middle.]”',
        '“[I’d have had somebody drop a tray there|In my books it works],” said {g}.',
      ],
      hope: [
        '{G} gasped[. It was very well done.|, and it was a very good gasp.]',
        '“[Now comes the good page|Turn over, quick],” said {g}. “[I can never stop at this bit.|Nobody is to put out the light.]”',
      ],
      bye: [
        '“‘The end,’” wrote {g}, [softly|with a sigh], and drew under it, as she always does, a small door, left open a little.',
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
        '{a} opened the night lantern. One thin beam came out, [and walked along the wall|as gold as honey].',
      ],
    },
    {
      name: 'odd key',
      kind: 'notice',
      find: [
        'On {h.s} ring was an odd key<mt , [curled like a question mark|that fitted nothing, and was warm some nights]>.',
      ],
      use: [
        '{a} held the odd key by its string, and let it hang. It turned, [ever so slowly|left, then right], and pointed. {A.he} looked where it [looked|pointed].',
      ],
    },
    {
      name: 'bell cord',
      kind: 'tie',
      find: [
        'A red bell cord had come off in {h.s} hand<mt , which can happen, if you ring too politely>, and {h.he} kept it.',
      ],
      use: [
        '{a} took out the red bell cord. It was [silk, and as long as a hall|soft], with a [tassel|loop] to hold on by.',
      ],
    },
    {
      name: 'desk bell',
      kind: 'sound',
      find: [
        '{h} had the little desk bell<mt , [in case somebody should want somebody|which says “ping,” and once, by itself, “pong”]>.',
      ],
      use: [
        '{a} rang the desk bell: [ping, ping-ping, ping|ping. Ping-a-ping]. In a house like that, somebody always [hears|answers].',
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
        'There was a portrait in the hall, and it put out one [painted|gold] arm, so that they had to stop. “[Stay a while|Not so fast],” it said. “[I’ve hung here for ninety years, and everyone just walks by|I never get to go anywhere, and so nobody else does].”',
        'At the bend hung a portrait of a lady. She put out her fan, so that they could not pass. “[I was painted to be looked at|It took three weeks to paint me],” she said, “and you were going to [walk|go right] by!”',
      ],
      on: {
        tell: 'The portrait heard it to the end, and laughed so much that it hung crooked. “[I shall have that to think of till spring|Oh, that was good],” said the portrait. “Go on, go on. And come again.”',
        still:
          'They all stopped, and truly looked: at the lace, and the small dog, and the sky behind. The portrait went quite [pink|soft]. “[Thank you. People don’t|Nobody ever saw the dog before],” it said, and let them by.',
        notice:
          '“There’s somebody behind you,” said {a}, “way back, by the tree, [waving|with a cake].” “[Is there?|Who?]” said the portrait, and looked around, for the first time since it was painted. So they went by.',
        light:
          'The light ran over the old paint, and found some gold there, and a blue that no one had seen for years. “[Is that me?|I’d forgotten that sleeve!]” said the portrait, and was much too pleased to mind who went by.',
      },
    },
    {
      name: 'the locked floor',
      at: [
        '[At the top was a door, and the door had|The next door had no fewer than] nine locks, [one above the other|and no handle]. “[Eight of us are only for show|Only one of us is real],” said [a keyhole|one of them], “and [we won’t say which|we’ve forgotten which].”',
      ],
      on: {
        sound:
          'Eight of the locks did nothing~, but ~the ninth one, down by the floor, hummed along. It had always been musical, and on the last note it [opened|sprang open].',
        notice:
          'There was dust on eight of the locks. “That one’s been used,” said {a}, and gave the ninth a push. It was not even locked.',
        make: 'It was a key, [cut out of cardboard|out of folded paper], with [a bump here, and two there|three bumps]. It fitted [all nine of the locks|each of the locks] a little, and [that was enough|that would do]. Click, [they all went, one after another|went the first, and then they all did].',
        move: '{a} went <f up the drainpipe, in at a fanlight, and down><w around by the service elevator, in with the clean towels>, and opened it from behind. It had only been bolted on the inside.',
      },
    },
    {
      name: 'the fog in the hall',
      at: [
        '[The fog had got in, and it filled|Somebody had left a window open, and fog filled] the hall, [wall to wall|like wool in a sleeve], so that nobody could [see a thing|see the way]. “[I beg your pardon|Don’t ask me the way],” said the fog. “I’m lost, too.”',
      ],
      on: {
        tie: 'They all took hold of it, and went through, like a string of sausages. In the middle there was one more than there should have been. It let go at the end, and it was the hotel cat.',
        light:
          'In a fog a light makes a small, round room, with you inside. They carried the room along, as a snail does, and in that way they came out at the other end.',
        move: '{a} <f ran at it, arms wide, like someone scattering hens><w rolled at it, arms wide, wheels hissing>, and the fog got out of the way^, because ^fog is shy. It stood back against the walls, till everyone was through.',
        sound:
          'They listened to how it came back off the walls: near, and near, and FAR. “Then that’s the way,” said {a}, and so it was. The fog hummed it after them.',
      },
    },
  ],
  troubles,
}
