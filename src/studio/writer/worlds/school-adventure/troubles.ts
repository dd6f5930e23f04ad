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
      tell: 'It was about {a.s} first day, when {a.he} had [sat in the wrong room till lunch|called the teacher “Mom”]. There was a snort in the coats. “[You didn’t,|In front of everyone?]” said {o}, and a face came out.',
    },
    won: [
      'When they came in, somebody [moved over|said “there you are”], as if the chair had been [waiting for {o} all along|kept]. By nine {o} was [teaching them a game from the old school|laughing with {o.his} mouth full].',
    ],
    gift: ['a button from the brave coat', 'a paper crown that says FRIEND'],
    cause: 'They put back the last of the coats. It was crowded in there! Beside {o} sat {th.np}.',
    free: '“I’ll come out with {thing},” said {o}. And they came out together, [hand in hand, or nearly|blinking].',
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
      '“I’m not fit to go on,” said {o.np}. “I have {x} [words|whole words] to say, at the very end, and I have [swallowed|lost] them.”<mt  In half an hour the parents would be there. “<t In the rehearsals nobody was looking, so of course it went beautifully, but >[now there will be faces|tonight they are all coming],” said {o}. “[Rows of faces.|And a baby.] And without my line the night [cannot end|has no end].”>',
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
  {
    title: ['The Chair Who Grew Too Small', '{K} and the Smallest Chair', 'Four Short Legs'],
    owners: [
      who('Stubby', 'little red chair', 'm'),
      who('Rosa', 'smallest chair in the school', 'f'),
      who('Number Four', 'little wooden chair', 'it'),
    ],
    vars: { x: ['Ben', 'Maya', 'Oskar'] },
    prop: 'a small red chair',
    sign: ['A little chair stood [out in the hall|by the trash], with its face to the wall. It sniffed.'],
    woe: [
      '“I’ve shrunk,” said {o.np}. “{X} sat on me all year! Now {x} [has to sit on a big one|hurts a knee on me].”<mt  “<t I’ve stood in the sun, and I’ve stood on my toes, and I have eaten up all my chalk, and I’m not one inch taller. >[I did nothing wrong|I never once wobbled],” said {o}. “[They mean to put me in the cellar, with the maps.|We did the whole alphabet together.]”>',
    ],
    tries: [
      'They put four [cups|books] under {o}. {O} was tall! Then {o} was [on the floor|a heap].',
      'They pulled {o} by the legs and by the back, to stretch {o.him}. All they got was a [creak|splinter], and it hurt.',
    ],
    on: {
      notice:
        '{a} looked under the seat. There were names there: [nine|seven] of them, and {x} was the last<mt , in wobbly pencil>. “You did not shrink,” said {a}. “They grew. [You did that.|You made them big.]”',
      still:
        '{a} sat down by {o}, and said nothing, and {o} said nothing<mt . That takes a while>. Then a very small new child came in, and looked for somewhere to sit. It looked at {o}. It sat. [It fit|Its feet were flat on the floor].',
      make: 'It was a little desk, the same height as {o}<mt , with a place for a pen>. They put the two in the [bay window|reading corner]. In came {x}, too big for it, and said, “[I’ll read to the little ones here|That’s for my sister]!”',
      tell: 'It was about a king who was so small that no one had a throne for him. “I’d fit,” said {o}. “[I’d be just right|Send him to me].” There was a cough<mt  at the height of the doorknob>. It was a new boy. “I’m not a king,” he said, “but may I?”',
    },
    won: [
      'So {o} got a new name under the seat. There was [just enough room|some space left], and one never knows how many more will come.',
    ],
    gift: ['a tiny pencil with a name on it', 'a chip of red paint'],
    cause: 'They looked at what sat on {o} now, and made it feel so small. It was {th.np}.',
    free: '{Thing} got down. “Now you,” said {thing}, and called in the very smallest child, who sat, and fit.',
  },
  {
    title: ['The Lunch Box That Sang', '{K} and the Humming Lunch', 'What Was in the Box'],
    owners: [
      who('Tiffin', 'blue lunch box', 'm'),
      who('Miss Snack', 'dented lunch box', 'f'),
      who('Clasp', 'lost lunch box', 'it'),
    ],
    vars: { x: ['a hum', 'a small cough', 'a tapping'] },
    prop: 'a blue lunch box',
    sign: [
      'On the lost-and-found shelf stood a lunch box. From in it came {x}. [Then it hopped.|Then a burp.]',
    ],
    woe: [
      '“Don’t open me,” said {o.np}. “[There’s somebody asleep in me|I’m full of somebody]! They came in for a crumb, and now it’s [home|cozy].”<mt  “<t It was one piece of cheese, left over on a Friday, and by Monday there was wallpaper. >[But my own child is looking for me|I’m due home for supper],” said {o}, “[and I can’t arrive with lodgers|and I will not throw them out].”>',
    ],
    tries: [
      'They knocked, and asked them [nicely|in a low voice] to move. “[Not today|We’ve just put up the curtains],” said someone inside.',
      'They set a bigger box next to it: a hatbox, very grand. Somebody small looked in. “[Drafty|Too much hat],” came the answer.',
    ],
    on: {
      sound:
        'Out of the box they came, [two and two|a whole line]: nine mice, in their socks. They had not been to a dance [since the cheese|for years]<mt , and they danced it all the way along the shelf, and on into the broom cupboard, where there was room to turn>.',
      make: 'It was a house, with [two floors|stairs], and it had been a [shoe box|milk carton]. “Is that an UPSTAIRS?” said a mouse<mt , who had come out just to see, with her arms folded>. They moved in before the bell.',
      light:
        'It shone in at the crack. “Morning!” said a voice. “[We’re late|Up, all of you]!” Out ran nine mice with nine small bags<mt , because mice go to school as well, behind the skirting board>. And {o} was empty.',
      tie: 'They hung one end over the edge of the shelf, like a rope for a [bell|sailor]. Nine mice looked at it. No mouse can see a rope and [not climb it|stay in]<mt , even on a Monday>. Down they went, whee, with their beds on their backs.',
    },
    won: [
      '“[Come by on Fridays|We’ll keep in touch],” called the mice. And {o} went home to supper with a [note of thanks|very small curtain] in the lid.',
    ],
    gift: ['a mouse’s invitation, the size of a stamp', 'a crumb of cheese in silver paper'],
    cause: 'They lifted the lid by a hair. It was not mice. Tucked up under the napkin {th.was} {th.np}.',
    free: '“I do like a lid,” said {thing}. They found a desk with a lid, next to the window, and {thing} moved in there.',
  },
  {
    title: ['The Question That Nobody Asked', '{K} and the Hand in the Air', 'Yes, You at the Back'],
    owners: [
      who('Query', 'question with a bent back', 'm', 'child'),
      who('Little Why', 'very small question', 'f', 'child'),
      who('What-If', 'old question', 'it', 'ghost'),
    ],
    vars: {
      x: ['where the dark goes in the morning', 'what snails do on a hurry day', 'why yawns are catching'],
    },
    prop: 'a question mark made of chalk',
    sign: [
      'In an empty classroom sat something curly, with its [hand|one dot] up in the air. It waved a little. It looked as if it had been [waving|up] since breakfast.',
    ],
    woe: [
      '“I’m a question,” said {o.np}. “A boy had me on the tip of his tongue, and the bell rang, and [he ran out to play|he swallowed me]! I’m {x}.”<mt  “<t One can’t answer oneself, though goodness knows I’ve tried, and if one isn’t asked by sundown one turns into a thing that somebody vaguely meant to say. >[I don’t even need an answer|It needn’t be a right answer],” said {o}. “[I’d just like to be ASKED.|Only somebody has to wonder.]”>',
    ],
    tries: [
      'They asked the big dictionary. It looked under [W|everything], and [went to sleep on its own finger|said it only did words].',
      'They wrote {o} up on the board. The [sponge|caretaker] came by, and wiped away all but the [dot|bend].',
    ],
    on: {
      tell: 'It was not an answer. It was better: {a} made up a whole story about {x}, with a [hat|bus] in it. “Is that TRUE?” said {o}, and jumped, for that made two questions, and now they had [each other|someone to play with].',
      still:
        '{a} sat down on the next chair, chin in hand, and wondered. {A.he} wondered [quite hard|for a good long time], about {x}. {O} grew warm, and got a [glow|shine] around the dot. “I’m being wondered,” {o.he} whispered. “[Don’t stop.|You do it well.]”',
      move: 'There went the boy, out at the gate! {a} <f ran,><w rolled after him at top speed,> and had him by the [bus stop|sleeve], and puffed it out, all in one breath: {x}? “[THAT was it|Oh],” said the boy. “I’ve been trying to think of it all day!”',
      light:
        'It lit up the wall, and {o.s} shadow sat there, long and bent, like [an ear|a hook]. Into the room came the boy for his [cap|scarf]. He looked at the wall. He looked out at the dusk. “Hey,” he said slowly, and asked it: {x}?',
    },
    won: [
      'By bedtime the whole street was wondering {x}. Nobody knew. They [had never talked so much at supper|thought of nine answers], and {o} went from house to house, and sat on every [knee|tongue].',
    ],
    gift: ['a small question, to keep for later', 'a curl of white chalk'],
    cause:
      'They looked in the boy’s desk, right at the back. There sat the answer, waiting to be asked. It was {th.np}.',
    free: '“I’ve been in here all term,” said {thing}. So the question asked, and {thing} answered, and both of them had to think it over.',
  },
  {
    title: ['The Last Day of the Wall Clock', '{K} and the Clock with No Hands Free', '{O} Takes a Recess'],
    owners: [
      who('Mr. Tock', 'school clock', 'm'),
      who('Big Hand', 'round white clock', 'f'),
      who('Chimes', 'clock on the classroom wall', 'm'),
    ],
    vars: { x: ['the smell of rain', 'a game of tag', 'what a swing is like'] },
    prop: 'a round white clock',
    sign: [
      'Ten past three, said the clock on the wall. [A minute|Some time] later it was eight past. Somebody was pushing time [backward|uphill], with both hands.',
    ],
    woe: [
      '“I’ve never been outside,” said {o.np}. “I RING recess, and they all run out, and [I hear them through the glass|the door shuts]. I have never once had {x}!”<mt  “<t In forty years I have not been late for anything, and it came to me this morning, between two ticks, that I’ve not been early for anything either. >[So I’ve stopped|I won’t go home without one],” said {o}. “[Ten minutes is all I’d want.|They’ll say that I’m slow. I’m not slow. I’m sad.]”>',
    ],
    tries: [
      'They carried in a [bucket of sand|tree branch], and held it up to the clock. “[That’s Tuesday’s sand|Thank you],” said {o}, “but it’s not the same with the [lid on|lights on].”',
      'They got {o} down off the nail. There was a white ring on the wall, and all the other clocks in the building [stopped to look|shouted “Put him back!”].',
    ],
    on: {
      tie: 'They tied {o} to a swing, tight, with a bow. {O} went up, and down, tick, and up. “[I know this one|I’m a pendulum],” cried {o}. “My grandfather had a pendulum! [He never said that it was FUN.|So this is what it’s like.]”',
      move: '{a} tucked {o} under one arm and was off, <f around the yard, over the bench,><w around the yard, down the ramp,> around again, and never mind who was It. “Eleven past!” cried {o}. “[Quarter past|Faster]! Oh, who cares!”',
      light:
        'The light went across the wall, and {o} saw [{o.his} own shadow|a round shape] out in the yard, on the grass. It had one long hand. “That’s a sundial,” said {a}. “It’s you, [with the day off|playing outdoors].” The hand waved.',
      make: 'It was a small paper face with two hands and a smile, and it said [“Back in Ten Minutes”|“Gone Out”]. They hung that one on the nail. It kept quite good time, [for paper|if you did not look twice], and {o} went out at the door.',
    },
    won: [
      '{O} had recess: ten minutes by {o.his} own count, and {o.he} counted [slowly|with care]. {O.he} had {x}, too. Then {o} went back up on {o.his} nail, with [grass in {o.his} works|a leaf behind one hand], and it was a quarter past three, and home they all ran.',
    ],
    gift: ['a spare minute in a matchbox', 'a tick that got left over'],
    cause:
      'They opened the little door at the back. In there, hanging on the weight and not letting it drop, {th.was} {th.np}.',
    free: '“It was such a nice long day,” said {thing}. “I didn’t want it to go.” But {thing} let go, and it went, and there was another tomorrow.',
  },
]
