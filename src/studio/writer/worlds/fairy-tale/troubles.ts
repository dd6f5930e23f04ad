import { type Trouble, who } from '../../world.ts'

export const troubles: Trouble[] = [
  {
    title: ['The Troll Who Told Jokes', '{K} and the Lonely Troll', 'The Toll at Mossy Bridge'],
    owners: [
      who('Grubble', 'troll', 'm', 'grown-up'),
      who('Mossy Maud', 'troll', 'f', 'grown-up'),
      who('Thud', 'young troll', 'm', 'grown-up'),
    ],
    vars: { x: ['goat', 'turnip', 'bishop'] },
    prop: 'a mossy stone bridge',
    sign: [
      'Under the bridge somebody was crying in a very deep voice. [The whole bridge shook with it.|Ducks went up and down.]',
    ],
    woe: [
      'It was {o.np}. “The toll is one joke,” said {o}. “But everyone’s told me theirs, and now they all go the long way around.”<mt  The last one had been about a {x}. {O} had laughed so hard that [the arch cracked|a duke fell in]. “That was [in spring|nine weeks ago],” {o} said. “I tell it to the water. [The water’s heard it|It just goes on].”>',
    ],
    tries: [
      'They told {o.him} to make up one of {o.his} own. It was about a stone. It took an hour. At the end of it [came another stone|they were still waiting].',
      '“Say BOO, and people will run over,” said {g}. {O} said “boo,” very politely. A {x} [looked around|said good evening].',
    ],
    on: {
      tell: '{O} did not laugh. {O} went quiet, and came out, moss and all, and sat down in the sun with {o.his} mouth open. It was new. “[There’s more than one,|Do they go on being made?]” {o.he} said.',
      sound:
        'Under a bridge, all sound comes back double. {O} put in the low part. You could hear it for miles. One by one, on the long way around, people stopped, and turned.',
      light:
        '{a} hung it under the arch. The river caught it and threw it all over the stones, up and down, gold on gold. “It’s a hall,” said {o}. “[I live in a hall|I never saw it]!”',
      move: '<f {a} ran up on the rail and danced there, heel and toe, with the water below.><w {a} spun on two wheels on the very top of the arch, with the water below.> On the far bank a [baker|cart] stopped. Then a [lord|nun] did. You had to come closer to see. You had to come on the bridge.',
    },
    won: [
      'By moonrise there were people all along it, with their legs over the side. Nobody went home the long way. {O} told the one about the {x}. They held on to the rails.',
    ],
    gift: ['a mossy stone shaped like a smile', 'a ticket that says: One Free Crossing'],
    cause: 'There was one more person under there. In the dark, behind {o}, sat {th.np}.',
    free: 'So {thing} moved in under the bridge with {o}. There was always something to laugh at after that, and people came from miles off to hear it.',
  },
  {
    title: ['The Giant Who Could Not Sleep', '{K} and the Giant’s Pillow', '{O} Turns Over'],
    owners: [
      who('Humbert', 'giant', 'm', 'grown-up'),
      who('Big Bettina', 'giant', 'f', 'grown-up'),
      who('Lorimer', 'giant', 'm', 'grown-up'),
    ],
    vars: { x: ['the mill wheel', 'the market cross', 'the king’s bath'] },
    prop: 'a giant lying along a hill',
    sign: [
      '[The ground went up on one side, and then on the other.|Up went the ground, and down it went, like somebody’s chest.] [Cups slid along the shelf and back.|All the bells in the castle said “ding”.]',
    ],
    woe: [
      '“There’s a thing in my bed,” said {o.np}. “I’m too [big|wide] to find it!”<mt  Each time {o} turned, {x} fell down. They had put it up nine times. “It’s [knobbly|sharp],” said {o}. “[My fingers are as thick as your house.|To me it is all just crumbs.]”>',
    ],
    tries: [
      'They sang the royal lullaby, with drums. {O} began to clap. It blew down [the flags|{x}].',
      'They brought every pillow in the kingdom. {O} [thanked them|was very nice about it], and laid one ear on them. It was like [confetti|a sneeze of feathers], and did as much good.',
    ],
    on: {
      notice:
        '“[Does it hurt when you lie like this? Like that|Show us where]?” said {a}, like a doctor. It was in the small of the back. They went and looked, and in among the thyme they found a castle. Just a little one. With the flag up.',
      make: 'It was a rake, as long as a ship’s mast. They drew it down the hill, and it brought out [a church bell, two carts|a cartwheel, an anvil], and a very small castle with the flag still up.',
      move: '<f Up {a} went, over the ribs like a stair, along the belt, and down the dark side,><w Away {a} rolled, up the sleeve like a ramp, along the belt, and down the dark side,> where it was all creases. “It’s a castle!” {a.he} called, from far off. “A tiny one! You’re lying on the flagpole!”',
      tell: '{O} laughed, and up went the hill, and down. And out of the blankets, bouncing, rolled [an anvil, a plow|a cartload of bricks], and a very small castle, with its flag up.',
    },
    won: [
      'They set the castle down on the next hill, where it had a better view. {O} lay back. “Ohhh,” {o} said. In the whole kingdom nothing fell down, and all the clocks ticked softly.',
    ],
    gift: ['a flag no bigger than a stamp', 'a thread from a giant’s blanket, thick as rope'],
    cause:
      'They turned back the [giant’s blanket, inch by inch|corner of the huge blanket]. There, in the warm, lay {th.np}.',
    free: 'Out of bed came {thing}, rather creased. {O} lay back, and nothing dug in anywhere.',
  },
  {
    title: ['The Moon’s Torn Nightgown', '{K} and the Moonlight Thread', 'Spin, {O}, Spin'],
    owners: [
      who('Old Sabine', 'spinner', 'f', 'grown-up'),
      who('Grandfather Spool', 'spinner', 'm', 'grown-up'),
      who('Wisp', 'young spinner', 'f', 'grown-up'),
    ],
    vars: { x: ['the hem', 'one elbow', 'the left sleeve'] },
    prop: 'a spinning wheel tangled in silver thread',
    sign: [
      'It ought to have been light by then. But the moon [was not up|had stayed behind the hill], and from the tower came a whirr, a twang, and [a rude word|a sob].',
    ],
    woe: [
      '“I spin the moon’s nightgown,” said {o.np}. “And now it’s in a knot~, and ~she can’t come out with nothing on!”<mt  There were silver loops on the wheel, the chair, and {o.s} left ear. It only wanted {x}. “Seven hundred years and never a tangle,” said {o}. “[I looked up just once, to see a bird|I only sneezed].”>',
    ],
    tries: [
      'They found an end, and pulled. It came, and came, and at last so did [the curtains|the cat]. It had been the wrong end.',
      'They cut it. It grew back, twice as long, and [tied {g} to the chair|took {g.s} hat].',
    ],
    on: {
      tie: 'To it they tied one bright end, and walked it through: out, around, under, back. The knot [watched them do it|thought it was a game]. Loop by loop, it followed.',
      make: 'It was a small wheel to turn against the big one. {a} spun it backward. The thread [ran off the first and on to the second|came away in rings], smooth as milk.',
      light:
        'In that light you could see it: not one thread, but two. One was silver, and one was gray. “Oh!” said {o}. “I’ve spun in the cat.”',
      still:
        'Nobody pulled. A knot lives on pulling. By and by it [went slack|got bored], and sighed, and loop after loop it fell open on the floor.',
    },
    won: [
      '{O} spun the last of it, and threw it out at the window, and it went up, and up. Then the moon put her head over the hill, and then her shoulders, all in silver.',
    ],
    gift: ['an inch of moonlight on a spool', 'a silver button, cool as milk'],
    cause:
      'They parted the threads in the middle of the tangle, where it was thickest. Looking out at them {th.was} {th.np}.',
    free: 'Out crept {thing}, and with nothing in it, the tangle just lay down. {O} put a foot to the wheel.',
  },
  {
    title: ['The Key Who Would Not Turn', '{K} and the Door at Dusk', '{O} and the Golden Key'],
    owners: [
      who('Prince Florian', 'prince', 'm', 'king'),
      who('Princess Odette', 'princess', 'f', 'queen'),
      who('Tib', 'page', 'm', 'child'),
    ],
    vars: { x: ['a room of stars', 'the library', 'the orchard'] },
    prop: 'a small gold key with a frown',
    sign: [
      'On the top step sat somebody in a crown, saying “Please” to [a keyhole|a key]. “No,” said [the key|a small gold voice].',
    ],
    woe: [
      '“The key will not turn,” said {o.np}. “This door goes to {x}, and it opens only at dusk.”<mt  “I’ve turned every day for [three hundred|two hundred] years,” said the key. “In. Around. Click. And has anyone ever asked how I am?” {O} went pink. “[I only want to show my mother, before she goes|I have never been in],” said {o}. “I was always too small.”>',
    ],
    tries: [
      'They begged. They oiled it. “[Olive|Duck fat]?” said the key. “[I am gold|I like almond].” And it lay on its side.',
      'They tried a hairpin. The lock [bit it|ate it]. They tried {g.s} [spoon|hat pin]. The lock [ate that too|spat it out].',
    ],
    on: {
      sound:
        'The key began to hum, the way a glass does. It couldn’t help it. It [turned over|rolled a bit]. “There’s a bit that goes around,” it said. “There. I’ll show you.” And it did: in, around, click.',
      light:
        'The key saw itself shine. It had been in a pocket for so long. “Is that me?” it said. “I’m gold!” It held itself up very straight, and went in like a king.',
      make: 'It was a bed for it: a box, no bigger than a [bun|matchbox], with a [petal|bit of velvet] in. “For me?” said the key. “Between turns?” It lay in it, and got up, and lay in it again. Then it [went and turned|rolled up its sleeves].',
      tie: 'They hung it by a loop around {o.s} neck, next to the heart, [where it’s warm|on the inside of the shirt]. It was quiet for a bit. “[So that’s what ticks|I can hear you],” said the key. “I’ll do it.”',
    },
    won: [
      'Click! The door swung out. There was {x}, blue with dusk, and {o} [took off the crown to see better|ran in, and came back, and took everyone by the hand].',
    ],
    gift: ['a gold hinge pin', 'a key to something, they did not say what'],
    cause:
      'They put an eye to the keyhole. It was dark in there, because it was full. In it {th.was} {th.np}.',
    free: 'With a pop, out of the keyhole came {thing}. “Well! No wonder,” said the key, and turned like butter.',
  },
  {
    title: ['The Pea Who Could Not Sleep', '{K} and the Tall, Tall Bed', 'Somebody on Top of {O}'],
    owners: [
      who('Petit Pois', 'green pea', 'm'),
      who('Miss Pod', 'garden pea', 'f'),
      who('Pip', 'pea with a crown', 'm'),
    ],
    prop: 'a bed as high as a tower',
    vars: { x: ['nineteen', 'twenty', 'twenty-two'] },
    sign: [
      'In the guest tower stood a bed as high as a [tree|hay cart]. “[Ow|Oof],” said a small voice, deep down under {x} mattresses.',
    ],
    woe: [
      '“There’s a [girl|princess] on me,” said {o.np}, “and I can’t [sleep|shut one eye]!”<mt  “<t At breakfast she tells the whole court that she felt me all night long, and they are so sorry for her, but nobody has ever asked whether I felt HER. >[She turns over like a hay cart|She has nine pillows, and I have none],” said {o}. “[I never once complained.|And she hums.]”>',
    ],
    tries: [
      'They took {o} out. The princess sat up. “[It’s gone all soft!|Who took my pea?]” she said.',
      'They laid {o} by the wall, and then at the foot. She rolled [right there|after {o.him}] each time<mt , fast asleep, the way [a marble finds the drain|cats find the one warm plate]>.',
    ],
    on: {
      make: 'It was a stout little house for one pea. They set it over {o}, and the [bed|princess] came down on the roof. “[I can stretch|Oh, the room]!” said {o}.',
      sound:
        'High up, the princess [sighed|smiled], and lay still. So that was it: she had only had [lumpy|bumpy] dreams! “[More|That bit again],” said {o}, and yawned.',
      tie: 'They hung {o} under the bed, in a loop, like a [swing|bell]. {O} rocked. The bed rocked, too, [as a boat does|a very little], and the princess felt nothing but the sea.',
      tell: '“[Ha|Hee]!” said the princess. Her head came down over the side, [braids first|crown and all]. “Who’s the green one?” she said. “[Budge up|Come up here].” There was room for {o} on the pillow.',
    },
    won: [
      'Soon they both snored, [one large, one round|the long snore and the small one]<mt , and at breakfast there was not a soul in the castle who complained>.',
    ],
    gift: ['an empty pea pod, like a green boat', 'a feather from the topmost mattress'],
    cause:
      'They turned up the mattresses like the pages of a book. Pressed flat between the last two {th.was} {th.np}.',
    free: 'Out slid {thing}, and lay across {o} like a roof over a doll. After that nobody in the bed could feel anybody else.',
  },
  {
    title: ['The Pumpkin Who Had Been a Coach', '{K} and the Hour of Gold', '{O} Waits Outside'],
    owners: [
      who('Goldie', 'large pumpkin', 'f'),
      who('Old Spokes', 'pumpkin', 'm'),
      who('Carriage-and-Six', 'proud pumpkin', 'm'),
    ],
    prop: 'a pumpkin at the castle steps',
    vars: { x: ['mice', 'lizards', 'moths'] },
    sign: ['On the palace steps sat somebody round and orange, and [looked in|listened].'],
    woe: [
      '“I was a coach once,” said {o.np}. “[I drove her to the ball, but I never saw it|She saw the ball, and I had to wait outside]!”<mt  “<t Coaches wait in the yard, you see, however much gold they have on them, and when the clock struck twelve I was a vegetable again, with {x} in my lap. >[I heard the music, through the wall|I could see their feet, under the door],” said {o}. “[They went around and around. Why did they?|I have thought about it ever since.]”>',
    ],
    tries: [
      'They rolled {o} up the steps. {O} rolled [down|back]. Pumpkins do.',
      'They went to ask for a spell. It was past midnight, and all that the spell would do was [pies|turn {o} into more pumpkin]<mt , which {o} took very well>.',
    ],
    on: {
      move: '{a} took hold of {o}, and <f danced {o.him} all over the yard><w spun {o.him} all over the yard on two wheels>. Around went the moon. “So [that|this] is why they do it!” {o} [sang|cried].',
      light:
        'It fell on {o}, and slid down every rib. {O} [shone|was gold], as on that night. The doors flew open. “[Make way|Her coach is here]!” cried the footman, and they rolled {o} in.',
      still:
        'So now two of them waited outside, [together|side by side], as coaches do. And after a bit the dancers got hot, and came out, and danced [on the grass|all around them].',
      notice:
        '{a} saw a long crack in the ballroom door, with a line of [gold|light] in it, just as high as a pumpkin’s eye. {O} looked. “[Oh, the skirts|They’re like tops],” {o} said. “[All those shoes|Go on, go on]!”',
    },
    won: [
      'They all danced till the clock [struck|rang]<mt , and at the last stroke it was the footmen who looked a little like pumpkins>.',
    ],
    gift: ['a pumpkin seed with gold on one edge', 'a very small coach lamp'],
    cause: 'They lifted the lid of the pumpkin, by its stalk. On the soft seat inside sat {th.np}.',
    free: '“I’m your passenger,” said {thing}. “I was too shy to get out.” So {o} went in at the great doors after all, with somebody to drive to the ball.',
  },
  {
    title: ['The Wolf Who Kept the Nightcap', '{K} and the Long Gray Ears', 'What a Big Nightcap, {O}'],
    owners: [
      who('Lupin', 'gray wolf', 'm', 'dog'),
      who('Mr. Fang', 'elderly wolf', 'm', 'dog'),
      who('Grisel', 'gray wolf', 'f', 'dog'),
    ],
    prop: 'a bed with a lace nightcap on the post',
    vars: { x: ['the woodcutter', 'the bishop', 'a girl with a basket'] },
    sign: [
      'In the [gatehouse|garden room] a bed had its curtains drawn. Two long ears stuck out on top, [tied up in lace|in a nightcap].',
    ],
    woe: [
      '“Don’t scream,” said {o.np}. “Everyone screams! I only like the cap. It keeps my ears warm.”<mt  “<t I tried it on once, years ago, while I was waiting for the old lady to find her glasses, and there was such a noise about it that she ran off and let me keep it. >[Then {x} came in, and said what big eyes I’d got|And ever since, they come and look at my teeth],” said {o}. “[They’re just for toast.|Nobody reads to me. And I’ve gone to bed for it.]”>',
    ],
    tries: [
      'They told {o} to smile at the people. {O} smiled. {X} went out by the window, and [took the frame along|left both boots].',
      'They tried a bonnet on {o}, and then a [veil|wig]. Now {o.he} looked like somebody’s [aunt|rich aunt], and a duke came and asked {o.him} for money.',
    ],
    on: {
      tell: 'At the first words the ears [came up|turned around]. {O} pulled the quilt to {o.his} chin and listened with {o.his} mouth open. You could see every tooth<mt , and there was a crumb on nearly all of them>. Then {x} looked in, and stayed for the [end|middle], and sat down on the bed.',
      make: 'It was a nightcap, then a small one, then a wide one, one for each of them. They put them on, [two|three] in a row. Now when {x} looked in there was nothing to see but [people in hats|bedtime]. “[Is there a hat for me?|Move up!]” said {x}.',
      sound:
        '{O} put up {o.his} nose. {O.he} couldn’t help it. Out came a howl, [long and silver|as round as the moon], and it was the very note that the tune had lacked. All the windows opened. “[Who sings like that?|Don’t stop!]” called {x}.',
      notice:
        '{a} looked at those teeth, [from quite close|one after another]. “This one’s loose,” {a.he} said. “Does it hurt?” “[A bit|Only on crusts],” said {o}. And {x}, who had been about to scream, said [“Poor thing”|“You want cold tea on that”].',
    },
    won: [
      'So they read to {o}, [by turns|a chapter each], and when it came to “and who do you think was in the bed?” it was {o} who [squealed|hid under the quilt].',
    ],
    gift: ['a bit of lace, nibbled at the edge', 'a bookmark in the shape of a tail'],
    cause:
      'They looked under the cap, between the ears, where it was warmest. Curled up there {th.was} {th.np}.',
    free: '“You think it’s the teeth they scream at,” said {thing}. “It was me, peeping out.” It got down and made a bow, and nobody has screamed at {o} from that day on.',
  },
  {
    title: ['The House with a Bite in It', '{K} and the Gingerbread Door', 'Who Has Nibbled at {O}?'],
    owners: [
      who('Number One Crumb Lane', 'gingerbread house', 'it'),
      who('Lebkuchen Lodge', 'gingerbread house', 'it'),
      who('Sugar End', 'gingerbread cottage', 'it'),
    ],
    prop: 'a gingerbread house with a bite in the wall',
    vars: { x: ['the shutters', 'the doorbell', 'half the chimney'] },
    sign: [
      'Behind the [kennels|rose beds] something smelled of ginger, and [whistled in the draft|shivered]. Somebody had eaten its door.',
    ],
    woe: [
      '“They look at me and say ‘yum’,” said {o.np}, “and I’m a [HOME|house]!”<mt  “<t It says in the stories that two children came to my grandmother’s door, and that they did not so much as knock before they had {x}. >[First it was {x}, and this morning it was the stairs|A boy said he’d love to live here, with his mouth full],” said {o}. “[I’ve a bed, with a sugar quilt. It has never been slept in.|All that I want is to be said good night to, from the inside.]”>',
    ],
    tries: [
      'They put up a sign: PLEASE DO NOT EAT. It was made of [fudge|marzipan]. By [two o’clock|teatime] it said PLEA.',
      'They gave {o} a coat of mustard. A goat came, from [the next kingdom|miles away], who had been looking for just that.',
    ],
    on: {
      light:
        'It shone from the window, and now there was a house with a light on. It’s a thing about lit windows: you may be ever so hungry, but you [knock|wipe your feet]. Somebody did. “[Is anyone home|May I come in]?” And no one had ever asked {o} that.',
      make: 'It was a [bird table|small shed] for the front garden, all of broken biscuit, with a roof you could lift off. From then on people nibbled at that, and [kept their crumbs outside|rang the bell afterward].',
      still:
        '{a} went in, and lay down on the bed, under the sugar quilt, and did nothing to it at all. The walls grew warm. {O} [held its breath|stopped whistling]. “[Somebody’s IN me|So that’s what rooms are for],” it said.',
      tie: 'They tied a bow around the whole of {o}, chimney to step, with the ends hanging down. A thing with a bow on is a present, and [you can’t eat a present|nobody bites a present]. You read the label. It said: To live in.',
    },
    won: [
      'Then an [old couple|owl] moved in with one suitcase. At nine someone said “Good night, house,” from the inside, and {o} [put its icing straight|let one sugar tile fall, for joy].',
    ],
    gift: ['a doorknob made of barley sugar', 'one roof tile, with icing on'],
    cause:
      'They followed the crumbs, around the house and in at the hole. At the end of them, looking guilty, {th.was} {th.np}.',
    free: '“I only wanted to see in,” said {thing}, and spat out a shutter. It fitted itself into the hole, and that was the best front door that any house had ever had.',
  },
]
