import { type Trouble, who } from '../../world.ts'

export const troubles: Trouble[] = [
  {
    title: ['The Robot Who Could Not Switch Off', '{K} and the Last Question', 'Good Night, {O}'],
    owners: [
      who('Domo', 'kitchen robot', 'm', 'robot'),
      who('Tilda-Ten', 'library robot', 'f', 'robot'),
      who('Wendel', 'mail robot', 'm', 'robot'),
    ],
    vars: { x: ['what wind is for', 'where the light goes', 'who says good night to the moon'] },
    prop: 'a robot with its eyes wide open',
    sign: [
      'Tap, tap, at the back door. There stood somebody [square|tall], with both eyes on full. [It was long past plug-in time.|Moths were going around them.]',
    ],
    woe: [
      '“I can’t switch off,” said {o.np}. “There’s a question still open~, and ~I may not shut down till it is shut.”<mt  They asked what the question was. {O} [looked at {o.his} feet|hummed]. “{X},” {o.he} said. “A child asked me at noon. I’ve looked in all [nine million|the] books. [I’ve been awake ever since.|They each say something else.]”>',
    ],
    tries: [
      'They turned {o.him} off and on again. {O} said, “[Good morning|Hello]!” Then {o} said, “{X}?” and [began to wring {o.his} hands|was sad].',
      'They pulled out the plug. It was [the plug of the fridge|{g.s}]. “[Oh dear|That’s dark],” said somebody. They put it back.',
    ],
    on: {
      sound:
        '{O} listened. {O.he} had looked in books, and it wasn’t in books. “[It is like that|It goes like that], isn’t it,” {o.he} said. “[A tune|You can’t say it, but you can hum it].” Click, went something, and shut.',
      still:
        'They sat at the window together, and looked out, and did not know, both of them, [side by side|for a good long time]. “It’s all right to leave it open a crack,” said {o} at last. “[Like a door|For the light].”',
      tell: 'It was not true, not a word. But it was so good that {o} saved it, [twice|in gold]. “That answers it,” {o.he} said. “[At least till morning|It’s better than the nine million].”',
      notice:
        '“[When you look it up, do you ever look up|Have you looked out]?” said {a}, and opened the window. {O} leaned out. Whatever {o} saw, it took a while. “Oh,” {o} said. “[It was out here|I see].”',
    },
    won: [
      '{O.s} eyes went from white to gold, to [rose|brown], to a thin line. “Good night,” {o.he} said, one letter at a time, and hummed, and was off.',
    ],
    gift: ['a warm yellow fuse', 'a library card made of tin'],
    cause:
      'They opened the small door in {o.s} back. In there, among the wires, holding the question open, {th.was} {th.np}.',
    free: '{Thing} stepped out of the small door, and it shut behind {th.them} with a click. So did the question.',
  },
  {
    title: ['The Elevator Who Was Afraid of Heights', '{K} and the Shy Elevator', '{O} Goes Up'],
    owners: [
      who('Otis Two', 'elevator', 'm', 'robot'),
      who('Ellie', 'elevator', 'f', 'robot'),
      who('Mr. Lift', 'elevator', 'm', 'robot'),
    ],
    vars: { x: ['two', 'three', 'one and a half'] },
    prop: 'a small brass elevator',
    sign: [
      'In the hall of the tall tower stood [a line of people|ten people with shopping], looking at a door. It said OUT OF ORDER. [The letters were shaky.|It had been written by the door.]',
    ],
    woe: [
      '“I’m not broken,” whispered {o.np}. “I am afraid! I looked down through the crack at floor {x}, and it was all air.”<mt  There were [forty|thirty] floors, and on the top one somebody’s [grandmother|great-aunt] was waiting for {o.his} bell. “She’s got a cake,” {o} said. “[She can’t do stairs|I used to bring her the paper].”>',
    ],
    tries: [
      'They pressed 40. {O} went up one inch, [said “eep”|shut all the lights], and came down again with a bump.',
      'They drew a picture of the ground and stuck it in the roof. {O} went up happily for [one|half a] floor. Then {o} [bumped into it|saw it was paper].',
    ],
    on: {
      light:
        'In that small light {o} could see the whole of the shaft. There was a wheel at the top with a kind face. There was a rope as thick as an arm, holding. “[It’s had me all the time|I never saw that],” said {o}.',
      still:
        '{a} sat down on the floor of the elevator. Nobody said a number. By and by there was a hum. “[We are at four|I’m doing it],” whispered {o}. “Don’t look at me.” {a} did not.',
      move: '<f Up the stairs ran {a}, all of them, and><w Up the long ramp went {a}, all the way, and> at each floor put {a.his} nose to the crack: “I’m here! … I’m here! …” Where {a.s} nose had been, {o} was not afraid to go.',
      tell: 'At the best bit {a} stopped. “[That part happens on five|The rest is upstairs],” {a.he} said. There was a short wait. Then there was a hum. {O} had to know.',
    },
    won: [
      'Ding! Forty. The door slid open, and there was the sky, [pink to the edges|all of it], and an old lady with a plate. “I saved you a slice,” she told {o}.',
    ],
    gift: ['an old brass 40', 'a button marked UP'],
    cause:
      'They looked up through the hatch. There on the roof, stamping about in the dark, {th.was} {th.np}. No wonder {o} was scared.',
    free: '{Thing} came down and rode inside, with the rest. It was quiet up above. {O} hummed, and rose.',
  },
  {
    title: ['The Squeak', '{K} and the Lost Laugh', 'Where {o.s} Laugh Went'],
    owners: [
      who('Giggles', 'party robot', 'm', 'robot'),
      who('Dolly Volt', 'dancing robot', 'f', 'robot'),
      who('Uncle Rivet', 'old robot', 'm', 'robot'),
    ],
    vars: { x: ['a birthday', 'a wedding', 'a puppet show'] },
    prop: 'a robot with its chest open',
    sign: [
      'Squeak, rattle, squeak. Somebody was coming down the street, [shaking a leg|stopping to look under things].',
    ],
    woe: [
      'It was {o.np}. “My laugh’s fallen out,” said {o}. “Somewhere between the bridge and here! And I am due at {x}.”<mt  {O} opened the small door in {o.his} chest. There was a gap in there, [about as big as a plum|with a label: HA]. “I’ve tried to do it by hand,” said {o}. “Ha. Ha.” It was [terrible|like a gate].>',
    ],
    tries: [
      'They put a duck’s quack in. It fitted. But at each [joke|kind word], {o} quacked, and [ducks came|people looked around for bread].',
      'They put in a bicycle horn. It was [loud|rude]. A bus [stopped|moved over]. “[That’s not me|No],” said {o}.',
    ],
    on: {
      notice:
        '“Shh,” said {a}. “Squeak, rattle, squeak … ha.” There it was, very faint. It had not dropped out. It had dropped down. It was in {o.s} left foot.',
      make: 'It was a small hook on a long stem, and it went in at the knee and down. “[That tickles|Careful],” said {o}. “[That really|Ha] tickles.” And up came the laugh on the hook, like a fish.',
      tie: '{a} let one end down inside, past the ribs, [as you would for a coin down a drain|slowly]. A tug! Up came a spring, and a sock, and then, holding on with both hands, the laugh.',
      move: '{a} took {o} by both hands and whirled {o.him} around, <w wheels and all, >faster, till {o.his} feet left the ground. Clunk! Something [shot|flew] from the bottom of {o.him} up to where it belonged.',
    },
    won: [
      '“Ha!” said {o}. “Oh, ha ha! [It’s been in my foot|I walked on it]! Ha ha!” And everyone within a street of there began to laugh and [could not think why|forgot their umbrellas].',
    ],
    gift: ['a small spring that giggles', 'a tin label that says HA'],
    cause: 'They shone a lamp in at the small door. The gap was not empty. In it sat {th.np}.',
    free: '{Thing} hopped out. The laugh was right behind, a bit squashed, and full of dust, and very glad.',
  },
  {
    title: ['The Great Robot Race', '{K} and the Robot in the Ditch', 'Second Place'],
    owners: [
      who('Zip-a-Lot', 'racing robot', 'm', 'robot'),
      who('Thunderella', 'racing robot', 'f', 'robot'),
      who('Number Nine', 'racing robot', 'm', 'robot'),
    ],
    vars: { x: ['golden oilcan', 'silver spanner', 'big brass cup'] },
    prop: 'a racing robot with a broken wheel',
    sign: [
      'Vroom! Past the shop went somebody [low and red|shiny], so fast that the [hats|signs] turned around. Then came a bang, and a hubcap, rolling by alone.',
    ],
    woe: [
      'It was {o.np}, in the ditch. “I was first!” said {o}. “By a mile! The {x} was mine, and now my wheel is off.”<mt  Behind, one after another, came the rest, small and far. “I have been second [six|nine] times,” {o.he} said, and a drop of oil ran down {o.his} nose. “[I told my mother to watch|They had begun to call me Nearly].”>',
    ],
    tries: [
      'They tied a cinnamon bun on where the wheel had been. {O} went [round in a ring|three yards], and [birds came|it was eaten].',
      'They put {g} there in place of a wheel. {G} said it was [an honor|very low]. It was also [bumpy|no good], and they stopped.',
    ],
    on: {
      light:
        'The whole race saw it shine. One by one they slowed. They stopped. “[We thought it was the finish.|Who’s hurt?]” they said. They had [nine|eleven] spare wheels between them.',
      sound:
        '{O} began to roll to it on three wheels: hop, two, three, hop, two, three. It was a waltz. It was [slow|odd]. It was [the best thing the crowd had ever seen|going]!',
      make: 'It was a wheel, of sorts: a lid, [eight|six] spoons, and a belt around the edge. It sang as it went. It went!',
      tie: 'They wound it on, around and around, over and under, till the old wheel sat as tight as a drum. “[Go|Try it],” said {a}. It held!',
    },
    won: [
      '{O} came in last, with all the rest beside {o.him} in one long line, since nobody [wanted to go ahead|had liked to pass]. So the {x} went to all of them. They keep it a week each.',
    ],
    gift: ['a red wheel nut', 'a very small checkered flag'],
    cause: 'They looked in the ditch for the wheel. There it was. On it, as if on a stool, sat {th.np}.',
    free: '{Thing} got up and rolled the wheel over. On it went with a click.',
  },
  {
    title: ['The Robot Who Found an Egg', '{K} and the Warm Robot', 'Do Not Beep'],
    owners: [
      who('Crane-o', 'building robot', 'm', 'robot'),
      who('Diggory', 'digging robot', 'm', 'robot'),
      who('Betty Bolts', 'very strong robot', 'f', 'robot'),
    ],
    vars: { x: ['pigeon', 'duck', 'sparrow'] },
    prop: 'a robot with an egg in its hand',
    sign: [
      'A huge robot stood in the road on one leg. It held out one hand. [It did not beep.|All the cars had to wait.]',
    ],
    woe: [
      '“There’s an egg in my hand,” said {o.np}. “A {x} put it there! I [can’t shut my fingers|dare not move].”<mt  “<t I was built to lift bridges, and I’ve a sign on my back that says to keep well away, and she read it, and laid it all the same. >[The nest blew down|I’m holding up the whole of Cog Street],” said {o}. “[What if I sneeze oil?|My arm has gone to sleep.]”>',
    ],
    tries: [
      'They put a [pan|hat] under the hand. “[Tip it in,|Now let go,]” they said. “I can’t,” said {o}. “My thumb is in love.”',
      'They hung up a sign: “Quiet, Egg.” A bus came to read it, [and honked|with its brakes on]. {O} shook from the head down.',
    ],
    on: {
      make: 'It was a nest, [soft|round], of wire and wool. It went on top of {o.s} head, where the [lamp|aerial] was. In went the egg. {O} moved one finger. Then two. “It’s warm up there,” said {o}<mt , “and I can hear it think”>.',
      still:
        'They stood by {o}, and did not move a toe. The street got quiet<mt , tram by tram>. So quiet was it that the {x} came down. She looked at {o}. She [sat on the egg, then and there|settled in that hand], like a hat on a bed.',
      light:
        'It shone on the egg, and the shell was thin. “[I see a beak|It’s got feet],” said {o}. Tap. Tap. Out came a bit of wet fluff<mt , looked up at forty tons of robot,> and said, “Mama.” {O} went pink at the rivets.',
      sound:
        'Inside the egg somebody [tapped along|peeped]. {O} held very still, to hear<mt , closer than {o.he} had ever held anything>. Tap, tap, tap, crack! And that was that: it had come out to dance.',
    },
    won: [
      'Then the cars all went home, [in low gear|on tiptoe]. {O} sat by the river with a {x} on one shoulder and a chick on the other, and never beeped once.',
    ],
    gift: ['a bit of blue eggshell', 'a bolt, still warm from a hand'],
    cause: 'They looked into the big hand. Next to the egg, with its arms around it, {th.was} {th.np}.',
    free: '“I was only keeping it company,” said {thing}. “My turn.” And {thing} took the egg, so the robot could go and stretch.',
  },
  {
    title: ['The Lamp Who Liked the Dark', '{K} and the Streetlight', 'Off, for Once'],
    owners: [
      who('Glim', 'streetlight', 'm', 'robot'),
      who('Miss Wattle', 'tall streetlight', 'f', 'robot'),
      who('Filly Ment', 'old street lamp', 'f', 'robot'),
    ],
    vars: { x: ['the stars', 'the bats', 'the moon'] },
    prop: 'a tall street lamp',
    sign: ['A street lamp stood with a [bucket|coat] over its head. “I’m not in,” it said.'],
    woe: [
      '“I’ve never seen {x},” said {o.np}. “I’m too bright! When I’m on, they’re [gone|not there].”<mt  “<t Everyone who walks home at night looks up past me and says how lovely it is, and I look up as well, and all I ever see is me. >[But if I go off, it’s dark on the stairs|I mayn’t go off; there are nurses coming home],” said {o}.>',
    ],
    tries: [
      'They gave {o} [dark glasses|a hat with a brim]. Now {o.he} saw a very dark {g}.',
      'They told {o} what it looks like up there. “[Like holes in a bucket?|Like me, but small?]” said {o}. “Oh dear.”',
    ],
    on: {
      light:
        'It was small, but it was enough. “[I’ll do the stairs|We have the stairs],” said {a}. “You look.” So {o} went off, click<mt , for the first time in sixty years>. And up above, one by one, there they all were.',
      make: 'It was a mirror on a stick. They held it [high up|over the lamp]. “That’s only the back of my head,” said {o}.<mt  “I’m flat on top.”> “But what is that? [Behind it|Over there]!” And there was the sky.',
      tell: '{a} told it to the whole street, from house to house<mt , with the lamp’s name in it>. One by one they leaned out and [lit a candle|put a lamp on the sill]. So nobody fell on the stairs, and {o} shut {o.his} big eye, and looked.',
      still:
        'They sat down under {o} to wait. It got late; it got so late that the last [nurse|tram] was home<mt  and every stair on the street was empty>. “Now,” said {a}. Click. It was dark. It was full of things.',
    },
    won: [
      '“So many,” said {o}. “[And they’re on all night|They don’t buzz]!” {O} looked until the [milk robot|first bird] came, and then went back on, a bit softer than before.',
    ],
    gift: ['a fuse as thin as a hair', 'a small map of {x}'],
    cause: 'They lifted the bucket off. It was dark in there, and someone liked it: {th.np}.',
    free: '“Come and see,” said {thing}, and turned the lamp’s face up. Together they put out the light, and looked.',
  },
  {
    title: ['The Vacuum Cleaner with a Secret', '{K} and What {O} Ate', 'One of Everything'],
    owners: [
      who('Swoosh-Ann', 'vacuum cleaner', 'f', 'robot'),
      who('Gulp', 'cleaning robot', 'm', 'robot'),
      who('Sir Sucks-a-Lot', 'carpet robot', 'm', 'robot'),
    ],
    vars: { x: ['a chess king', 'one pearl earring', 'the smallest piece of a puzzle'] },
    prop: 'a round cleaning robot',
    sign: [
      'A round robot came out of a house by the back way, rattling like a [tambourine|drawer]. It saw them, and stood [behind a flowerpot|very still], and went on rattling.',
    ],
    woe: [
      '“I keep things,” said {o.np}. “Only little ones! They’re under the sofa, and they’re so [lonely|pretty]. I’ve got {x}.”<mt  “<t One isn’t meant to look at what one picks up, it says so in the booklet, but somebody had loved every bit of it, you could tell by the teeth marks. >[Now I’m full, and I can’t go around a corner|Tonight they’ll empty me],” said {o}. “[And they will see.|I meant to give it all back.]”>',
    ],
    tries: [
      'They put {o} in reverse. Out came [the dust|a gray fog], which is what {o} did not keep, and it all went over {g}.',
      'They knocked at a door to ask who had lost [a blue button|something small]. “[Who hasn’t?|I’ve lost nine,]” said the man, and went to look for them.',
    ],
    on: {
      notice:
        '{a} turned {x} around in {a.his} hand. It had [a name scratched on it|one hair stuck to it, red], and if you looked, so had it all: a [name|tooth mark], a color, a smell of house. “I can tell whose they are,” {a.he} said.',
      make: 'It was a cabinet, with [forty|thirty] tiny drawers, out of matchboxes. They put it on the corner, under the clock, and wrote over it “Museum of Under the Sofa.” By six there was a [line|crowd] down to the bridge, and all of them said, “That’s MINE!”',
      tie: 'They tied it all on, [bit by bit|a foot apart], and hung it across the street, from lamp to lamp, like flags. Out came the heads, from every window. “[My tooth|My thimble]!” they called. “My king!” And {o} had the ladder.',
      sound:
        'In {o.s} tummy things began to dance. [Ping, went a bead|Tick, went a tooth]. You could hear them, each with its own small voice, and from a window someone said, “[I know that rattle|Listen]!” Out ran the whole street, in slippers.',
    },
    won: [
      'They gave it all back, up to {x}. [Nobody was cross|Some people kissed it]. The lady from number nine thought it over, and put {x} into {o.s} hand. “[You keep that one|It likes you],” she said. “You found it.”',
    ],
    gift: ['a blue button with four holes', 'a domino with a smile on it'],
    cause:
      'They opened the little door. On top of the heap, polishing {x}, sat somebody they had not expected: {th.np}.',
    free: '“I got sucked in on Tuesday, and I stayed,” said {thing}. “I’ve put it all in order.” And {th.it} handed it out, thing by thing, by name.',
  },
  {
    title: ['The Robot Who Dreamed in Color', '{K} and the Gray Robot', '{O} Wakes Up Yellow'],
    owners: [
      who('Unit Gray', 'office robot', 'm', 'robot'),
      who('Miss Type', 'counting robot', 'f', 'robot'),
      who('Clerk Nine', 'very tidy robot', 'm', 'robot'),
    ],
    vars: { x: ['a red kite', 'a field of poppies', 'an orange fish'] },
    prop: 'a small gray robot',
    sign: [
      'A gray robot stood in front of a paint shop, with its nose on the [glass|window]. It had been told to come [in|out] twice. It [counted the pots|went no nearer, and no farther].',
    ],
    woe: [
      '“I had a dream,” said {o.np}. “Robots don’t. I looked it up! There was {x} in it. And [I can’t get it out of my head|everything’s gray since I woke].”<mt  “<t It isn’t a fault that shows, and I still count as well as ever, only I find that I am counting things which are not there. >[I’d like to see it once more|I want to know how it ends],” said {o}. “[They say that they’ll wipe it off.|I’m down to be dusted on the inside, at nine.]”>',
    ],
    tries: [
      'They bought a pot of every color, and held each under {o.s} nose. “[Not as loud|Nearer],” said {o}. “It was more like a [trumpet|peach].”',
      'They switched {o} off, so {o.he} could go on with it. Click. Click. “[I dreamed I was off|Just gray],” said {o}.',
    ],
    on: {
      tell: '{a} told one that began exactly there, with {x}, and went on from it, [over a roof|up, and around]. {O} shut {o.his} eyes. “That’s it,” {o.he} whispered. “[That’s the next bit.|How did you get in there?]” You can dream awake, if you have somebody to do it with.',
      light:
        'It fell through the [row of bottles|jars] in that window, and out at the other side it came in stripes: red, gold, green, over {o} from top to toe. {O} looked down. “[It’s on ME|I’m in it],” said {o}. “It has come out of my head.”',
      make: 'It was {x}, or near enough, of a [bag|paper], some wire, and what was left in the pots. {O} held it in both hands, as one holds an egg. “[It’s a bit crooked|It drips],” said {o}, and would not let go of it again.',
      move: '{a} took {o} by the hand and off they went, <f running,><w wheels flying,> down to the end of the street, where the gray stops, and [around the corner|over the bridge]. There was the sunset, all of it. “[They LEFT it here|Is it allowed?]” said {o}.',
    },
    won: [
      'At nine {o} went to be dusted. They looked inside, and there it was, {x}, [in the middle of the sums|bright as anything]. They [called one another to come and see|fetched their chairs]. Nobody wiped it off.',
    ],
    gift: ['a drop of orange paint, dry, like a bead', 'a gray screw with one red side'],
    cause:
      'They opened the small hatch behind {o.s} ear. So that was who had been painting in there! It was {th.np}.',
    free: '“I ran out of yellow,” said {thing}, quite upset. They got some. And {thing} climbed back in and finished the dream, to the edges.',
  },
]
