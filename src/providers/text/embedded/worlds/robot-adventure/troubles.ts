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
      'They tied a hot cross bun on where the wheel had been. {O} went [round in a ring|three yards], and [birds came|it was eaten].',
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
]
