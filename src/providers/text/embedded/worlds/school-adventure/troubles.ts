import { type Trouble, who } from '../../world.ts'

export const troubles: Trouble[] = [
  {
    title: ['The Bell That Lost Its Ding', '{K} and the Silent Bell', 'What the Bell Forgot'],
    owners: [
      who('Mr. Button', 'janitor', 'm', 'grown-up'),
      who('Mrs. Plumb', 'school cook', 'f', 'grown-up'),
      who('Old Tinker', 'janitor', 'm', 'grown-up'),
    ],
    prop: 'a crooked brass school bell',
    vars: { x: ['the night bus', 'the school fair', 'the lantern walk'] },
    sign: [
      'Somebody was pulling the bell rope. [The rope went up and down.|Up it went, and down.] The bell [said nothing at all|only swung].',
    ],
    woe: [
      '“It’s lost its ding,” said {o.np}. “It has rung us home for [ninety|a hundred] years. And if it does not ring, {x} won’t know when to [start|come]!”<mt  {O} [looked up into it|took off {o.his} cap]. “<t I rang it myself this morning, just as I have every day since I came here, and >[it was there at recess|it went ding at noon],” {o.he} said. “[And then it was clapper and no ding|And now it only goes swish].”>',
    ],
    tries: [
      'They hit it with a [ladle|mop]. It said “[Donk|Thup].” [The pigeons left|Somebody’s soup went over].',
      'They all shouted “Ding!” [out of the window|at once]. People looked up. They [waved|shouted “Dong!”] and [went on|went in].',
    ],
    on: {
      sound:
        'The bell [stirred|shivered]. That was [next door to|nearly] its own note, [one step off|just above]. It leaned over to [put them right|reach it], and there it was: ding!',
      notice:
        'Up inside was a nest, of [string|straw] and pencil shavings, just where the clapper strikes. “[Don’t move it|It is full],” said {a}. “Ring it from the other side.” They turned the bell around. Ding!',
      still:
        'They sat under it until [the dust came down|it forgot they were there]. Then, [very low|in its sleep], it said “ding”. It had only been [hoarse|shy since the new loudspeaker]. “[There|We heard],” said {o}. “It is a lovely ding.”',
      tie: 'They hung it a little [lower|straighter], with one end to the beam and one to the [rail|clapper]. It had been [crooked for years|leaning on its own ding]. Now it swung free. Ding!',
    },
    won: [
      'It rang [eleven|nine] times, [to make up|because it could not stop], and down in the yard everyone [cheered|came running with lanterns].',
    ],
    gift: ['the old knot of the bell rope', 'a brass button that goes ting'],
    cause:
      'They climbed up to look inside the bell. On the clapper, with {th.its} back to the brass, sat {th.np}.',
    free: '{Thing} got down. The bell swung once, to try. Ding! it went, and was as surprised as anyone.',
  },
  {
    title: ['The New One', '{O} on the First Day', '{K} and the Empty Chair'],
    owners: [
      who('Ada', 'new girl', 'f', 'child'),
      who('Tom', 'new boy', 'm', 'child'),
      who('Yuki', 'new girl', 'f', 'child'),
    ],
    prop: 'a coat cupboard with a small eye in it',
    vars: { x: ['a picnic on the roof', 'a play in the gym', 'the sleepover in the library'] },
    sign: ['There was a coat in the cupboard that [sniffed|breathed]. It had [two shoes|feet] under it.'],
    woe: [
      '“I’m not here,” said {o.np}, behind the coat. “I am new. I don’t know [where things go|anyone], so I am [staying in here|going to live in the coats].”<mt  It was the night of {x}. Everyone was [in it|to be there]. “<t At my old school I knew every single step of the stairs by its sound, and >[here even the stairs are strangers|here I said ‘hello’ to a mop],” said {o}. “[And they all laughed at once|So I went into the coats].”>',
    ],
    tries: [
      'They told {o} that everyone was nice. “[Everyone|How many is that]?” said {o}, [and went in deeper|and shut the cupboard].',
      'They pushed in a [cookie|sandwich]. The [cookie|sandwich] came back, with [one bite out|a note: No, thank you]. “[That is not it|It is not that sort of hungry],” said {g}.',
    ],
    on: {
      still:
        '{a} got in under the next coat, and [pulled it shut|said nothing]. They sat, [two coats|side by side in the dark]. “[It’s a good place|I used to come here too],” said {a} after a while. “[We could come back, if it’s no good out there.|Shall we look, and come back?]”',
      light:
        'A [spot|star] of light [ran|jumped] along the cupboard wall. {O} [caught at it|put a hand on it]. It ran out of the door. {O} ran after it, and [was out|there {o.he} was, in the middle of the room].',
      make: 'It was a door sign, of [card and string|a box lid]: “{O} LIVES HERE. [PLEASE KNOCK|OPEN SOMETIMES].” {O} came out to see if it was [straight|spelled right]. And then {o.he} was out.',
      tell: 'It was about {a.s} first day, when {a.he} had [sat in the wrong room till lunch|called the teacher “Mom”]. There was a snort in the coats. “[You didn’t|In front of everyone]?” said {o}, and a face came out.',
    },
    won: [
      'When they came in, somebody [moved over|said “there you are”], as if the chair had been [waiting for {o} all along|kept]. By nine {o} was [teaching them a game from the old school|laughing with {o.his} mouth full].',
    ],
    gift: ['a button from the brave coat', 'a paper crown that says FRIEND'],
    cause: 'They put back the last of the coats. It was crowded in there! Beside {o} sat {th.np}.',
    free: '“I’ll come if {thing} comes,” said {o}. And they came out together, [hand in hand, or nearly|blinking].',
  },
  {
    title: ['The Map with a Hole in It', '{K} and the Missing Country', 'Where Did the Island Go?'],
    owners: [
      who('Miss Larch', 'teacher', 'f', 'grown-up'),
      who('Mr. Okoro', 'teacher', 'm', 'grown-up'),
      who('Madam Globe', 'globe', 'f'),
    ],
    prop: 'a big wall map with a hole in it',
    vars: { x: ['Little Bumble', 'the Isle of Oops', 'Upper Lower'] },
    sign: [
      '“It was here this morning!” said someone in the map room, [opening and shutting drawers|with a lamp and a ladder].',
    ],
    woe: [
      '“{X} is gone from the map,” said {o.np}. “The whole island! [There’s only a hole.|Look, you can see the wall.]”<mt  “[If it is not on the map, the mail won’t find it|There is a boy there who writes to us],” said {o}. “<t He sends one letter a month, with sand in it, and >tomorrow is [his birthday|the day for letters]!”>',
    ],
    tries: [
      'They painted a new island in. [The sea ran|It was the wrong green], and [a painted crab walked off with the top of it|it looked like a potato].',
      'They asked the globe. It [went around and around|spun] to think, got [dizzy|seasick], and [pointed at the ceiling|had to lie down].',
    ],
    on: {
      notice:
        'There was a line of [sand|tiny footprints] from the map to the floor, and over the floor to [the heater|{h.s} desk]. And there, in the warm, lay {x}, [quite small|fast asleep]. It had only come for a nap.',
      sound:
        'They listened: far off, under the cupboard, a very small [band|brass band] was playing the same tune. Islands [cannot hear a song and not join in|love a song]. Out slid {x}, on [its tide|a wave as wide as a ribbon].',
      tie: 'They let one end down behind the [radiator|cupboard], as you [fish|do for a sock]. There was a tug. Up came {x}, [dusty|a bit creased], with one palm tree holding on.',
      move: 'There it went! {a} saw it [under the desks|by the door], and was off, <f left, right, and around,><w down the rows and sharp around the corner,> and headed it off at the [wastebasket|globe]. “[You can’t go there|Home],” said {a}, and it went.',
    },
    won: [
      'They smoothed it onto the map. “[It was dull up there|I wanted to see the sea from the other side],” said {x}. {O} drew it [a friend|a ferry line], in pencil.',
    ],
    gift: ['a stamp from a very small island', 'a pinch of blue sand in an envelope'],
    cause:
      'They looked through the hole, into the wall. In the wall, holding up the island to see it better, was {th.np}.',
    free: '{Thing} put the island back, a little to the left. “It has a better view there,” {th.it} said. {O} had to say that it did.',
  },
  {
    title: ['The Play with No Ending', '{K} and the Painted Moon', 'The Moon Has a Line to Say'],
    owners: [
      who('Percy', 'painted moon', 'm', 'moon'),
      who('Luna', 'cardboard moon', 'f', 'moon'),
      who('Beryl', 'moon made of paper', 'f', 'moon'),
    ],
    prop: 'a cardboard moon on a string',
    vars: { x: ['two', 'three', 'four'] },
    sign: [
      'In the gym the curtain was [up|half up], and on the stage [somebody round|a big paper moon] was turning to face the wall.',
    ],
    woe: [
      '“I can’t go on,” said {o.np}. “I have {x} [words|whole words] to say, at the very end, and I have [swallowed|lost] them.”<mt  In half an hour the parents would be there. “<t In the rehearsals nobody was looking, so of course it went beautifully, but >[now there will be faces|tonight they are all coming],” said {o}. “[Rows of faces.|And a baby.] And without my line the night [cannot end|has no end].”>',
    ],
    tries: [
      'They wrote the line on {g}. But {g} [turned around|sneezed], and {o} said, “[This side up|Made in Italy],” very loud.',
      'They told {o} to think of the people as [cabbages|turnips]. “[A whole room of cabbages|Cabbages, looking at me]!” said {o}. That was worse.',
    ],
    on: {
      light:
        'It fell on {o.s} face, from one side, warm and [round|yellow]. “Oh,” said {o}. “I can’t see them now.” Behind a light there is only [dark, and it is kind|you]. {O} opened {o.his} mouth, and there was the line.',
      make: 'It was a cloud, of [cotton wool|pillow stuffing] and wire. {a} hung it just in front. {O} could [look out over it|hide up to the eyes]. From behind a cloud a moon can say [anything|a lot].',
      tie: 'One end was for {o}, up there, and one for {a}, behind the curtain. “[I’ll give a tug when it’s time|If you stop, I’ll tug],” said {a}. But {o} never needed it. It was enough to [feel it|hold].',
      sound:
        'It was the tune from act one. {O} knew that. And at the end of the tune, hung up like a [hat|coat] on a peg, was the line.',
    },
    won: [
      '“Good night,” said {o}, and the whole room [sighed|held its breath]. Then they [clapped till the dust came down|stood on the chairs]. The baby [slept|did, too].',
    ],
    gift: ['a paper star from the curtain', 'a ticket with a bite out of it, from the moon'],
    cause:
      'They looked behind {o}, where the string goes up. There, in the place for the lines, sat {th.np}.',
    free: '{Thing} had read them all while {th.it} waited, and whispered them now, when they were needed. “Good night,” said {o}, loud and clear.',
  },
]
