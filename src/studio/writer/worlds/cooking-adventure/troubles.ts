import { type Trouble, who } from '../../world.ts'

export const troubles: Trouble[] = [
  {
    title: ['The Last Line of the Recipe', '{K} and the Smudge', 'What Goes in the Pudding?'],
    owners: [
      who('Pepita', 'mouse cook', 'f', 'mouse'),
      who('Signor Crumb', 'mouse cook', 'm', 'mouse'),
      who('Hattie', 'kitchen mouse', 'f', 'mouse'),
    ],
    vars: { x: ['a plum pudding', 'a moon cake', 'a honey pie'] },
    prop: 'an old recipe with a smudge on it',
    sign: [
      'In the bottom drawer someone was reading out loud. “[Two eggs. One cup of milk.|Flour, butter.] And a … and a …” [Then it sobbed.|There it stopped.]',
    ],
    woe: [
      'It was {o.np}. “Great-Grandma’s recipe for {x} has a smudge on the last line,” said {o}. “And tonight all [ninety|sixty] cousins come!”<mt  {O} held up the card. And a pinch of, it said, and then came a blot, shaped like a [boot|duck]. “[Without that it is just food|They’ll know],” {o.he} said.>',
    ],
    tries: [
      'They put in a pinch of pepper. The pudding [sneezed|jumped out of the bowl]. They put it back and said sorry to it.',
      'They put in a pinch of everything, [from allspice to zest|one after another]. It turned [green|plaid]. It began to [tick|growl].',
    ],
    on: {
      sound:
        '{O} [looked up|dropped the spoon]. “Great-Grandma used to hum that when she stirred!” said {o}. “[A pinch of song|That is it]!” And the spoon went around in time, and the whole bowl rose.',
      still:
        'Nobody stirred. It got so quiet that you could hear the bowl, and [pip, pip|tick, tick], it rose, all by itself. “A pinch of time,” said {o}. “[That’s it|She always sat down, just there].”',
      tell: '{O} [giggled|laughed] so much that some of the laugh fell in. The bowl gave a wobble and went up, gold and high. “[A pinch of that|That’s what she put in]!” cried {o}.',
      notice:
        'A smudge has a smell. {a} had it at the tip of {a.his} nose: [orange|nutmeg]! For that is the way with cooks. The last thing in is the thing on their thumb.',
    },
    won: [
      'They baked it, and all the cousins came. They took one bite. Then it went very quiet, and [the oldest cousin shut her eyes.|an old, old mouse said, “Nana.”]',
    ],
    gift: ['a crumb of pudding in gold paper', 'a mouse-sized wooden spoon'],
    cause:
      'They held the card up to the lamp. The smudge moved. It was not a smudge. It was {th.np}, very small, asleep on the last line.',
    free: '{Thing} stepped off the card. And there was the last line, clear as day: A pinch of whatever makes you hum.',
  },
  {
    title: ['The Soufflé Who Would Not Come Up', '{O} Rises', '{K} and the Shy Soufflé'],
    owners: [
      who('Poppet', 'soufflé', 'f'),
      who('Monsieur Puff', 'soufflé', 'm'),
      who('Lemonette', 'soufflé', 'f'),
    ],
    vars: { x: ['the mayor', 'a duchess', 'the fire brigade'] },
    prop: 'a tall white dish with a small soufflé in it',
    sign: [
      'In the oven something said, “No, thank you.” [They looked in through the glass.|They opened the door a crack.]',
    ],
    woe: [
      'It was {o.np}, down at the bottom of a tall dish. “If I rise they’ll all look at me,” said {o}. “And if there is a noise, I’ll fall. In front of {x}!”<mt  It was true that {x} had been asked. [There were nine forks on the table.|The good plates were out.] “I am mostly air,” said {o}. “[It makes one nervous|People do not know].”>',
    ],
    tries: [
      'They whispered, “Up! Up!” {O} came up an inch. Then {g} dropped [a pan|the lid]. Down went {o}, lower than before.',
      'They turned up the heat. “Now I’m shy and [hot|brown],” said {o}. “[It has not helped|This is worse].”',
    ],
    on: {
      light:
        '{O} looked at the small bright spot on the oven wall, and forgot about the big bright room. “[Pretty|Oh],” {o.he} said, and leaned up to see it, and up, and up.',
      still:
        'No one said up. No one looked. In that quiet, [with a sound like a sigh|soft as a breath], {o} rose, since there was nothing else to do.',
      move: '{a} <w spun around and ><f ran and >caught the next noise before it landed: a pan, a lid, [two spoons|a tray], one after the other, in {a.his} arms and under {a.his} chin. “[Go on|I’ve got them all],” {a.he} panted. So {o} went on.',
      tell: '{O} laughed. When a soufflé laughs, the air goes in. Ha, an inch. Ha ha, two. “[Stop|Oh dear],” said {o}, over the top of the dish.',
    },
    won: [
      'They carried {o.him} in on tiptoe, as tall as a hat. {X} said “Ooh.” And {o} did not fall. {O} took a bow, [a very small one|which is hard for air].',
    ],
    gift: ['a spoon too light to feel', 'a puff of sugar in an envelope'],
    cause:
      'There was a lump in the dish. They felt about with a spoon. Under {o}, holding {o.him} down, {th.was} {th.np}.',
    free: 'Up and out came {thing}, and after {th.them}, light as a cloud, came {o}.',
  },
  {
    title: ['The Dough That Would Not Stop', '{K} and the Growing Bread', 'Somebody Stop {O}'],
    owners: [
      who('Big Bun', 'bread dough', 'm'),
      who('Loaf', 'bread dough', 'm'),
      who('Auntie Knead', 'bread dough', 'f'),
    ],
    vars: { x: ['the chairs', 'the cat', 'the toaster'] },
    prop: 'a huge heap of bread dough',
    sign: [
      'The lid of the big bowl went up. It came down. It went up again, [and stayed up|and rolled off]. Something [white|soft] looked out.',
    ],
    woe: [
      '“I can’t stop,” said {o.np}. “They put in too much yeast! I have eaten {x}, and I was not even hungry.”<mt  {O} had filled the sink, and was going on to the shelves. “[By midnight I shall be in the street|I never wanted to be big],” {o.he} said. “I wanted to be [rolls|a plait].”>',
    ],
    tries: [
      'They pushed it back in the bowl. It came out the other side, [with the bowl on like a hat|and hugged them]. It took {g} a long time to get free.',
      'They put the lid on and sat on it, all of them, [in a row|as hard as they could]. Up they went. They [hit their heads on the lamp|had a good look at the ceiling].',
    ],
    on: {
      tie: 'They tied it around the middle, then around each half, then each half of that. Now there was not one {o}. There were [forty|sixty], all small, all giggling.',
      make: 'It was a cutter: a wheel with a handle, that went snip, snip, snip, [straight as a street|like a little train]. Behind it ran rolls, rolls, rolls.',
      move: '<f In jumped {a} with both feet, and [danced|punched and kneaded],><w Over it rolled {a}, back and forth,> left, right, left, right, till every bubble in it had gone pop. {O} sighed, and sat down, and was [just bread size|small].',
      notice:
        'There was one small bubble that was bigger than the rest. “[It is all coming from there|There’s your trouble],” said {a}, and put a finger on it. Pffff. It went on for quite a while. When it was done, {o} was the size of a loaf.',
    },
    won: [
      'So they baked the lot. The whole street came down in slippers to see what smelled like that, and [nobody went up again without a roll|brought butter].',
    ],
    gift: ['a roll shaped like a snail, still hot', 'a pinch of yeast that is very well behaved'],
    cause:
      'They dug into the dough, up to their elbows. In the middle, warm and happy and patting it to make it grow, {th.was} {th.np}.',
    free: 'Out came {thing} with a noise like a boot out of mud. The dough went pffff, and was just dough.',
  },
  {
    title: ['The Oven in a Huff', '{K} and the Cold Stove', 'A Song for the Old Stove'],
    owners: [
      who('Bertha', 'old stove', 'f', 'robot'),
      who('Ignatius', 'iron stove', 'm', 'robot'),
      who('Ember Jane', 'stove', 'f', 'robot'),
    ],
    vars: { x: ['the new microwave', 'a toaster', 'the hot plate'] },
    prop: 'an old black stove',
    sign: [
      'There was a smell of nothing. [The stove was cold|The stove had shut its door, and turned its face to the wall].',
    ],
    woe: [
      '“Use {x},” said {o.np}, in an iron voice. “You all like {x} better.”<mt  It was ten years since anyone had blacked {o.him}. Now there was [birthday|wedding] cake to bake, and a bowl of batter standing by, and {o} would not [give so much as a spark|light].> “I am not hot. I am not even warm,” {o} said.',
    ],
    tries: [
      'They fed {o.him} wood. {O} spat it out, [one stick at a time|all over {g}].',
      'They told {o.him} that {x} was no good. {X} heard, and went ping, and [cried|blew a fuse]. Now there were two of them.',
    ],
    on: {
      sound:
        'It went in at the oven door and up the pipe, and the pipe began to hum along. A stove’s a sort of organ. “[I know this one|Second verse],” said {o}, gruffly, and lit.',
      light:
        '{O} saw {o.his} own face in it, all small and gold. “[Is that me?|I was handsome once,]” {o.he} said. Deep down, a coal [looked up|turned over].',
      make: 'It was a crown for the top of the pipe, out of [six spoons and a whisk|forks and a jelly mold]. It suited {o.him}. {O} looked in the kettle to be sure, and went warm, then hot.',
      tie: 'They made a bow for the oven door. {O} had never had a bow. [Nobody gives a stove a bow.|{O.he} opened and shut it, to see it move.] A red glow came up, like a blush.',
    },
    won: [
      'In went the cake. {O} kept it like an egg. When it came out, it was the brown of [a new shoe|a violin], and {o} got the first slice, [through the ash door|thrown in hot].',
    ],
    gift: ['a warm black button off a stove', 'a slice of cake in a napkin'],
    cause: 'They opened the oven door, just a crack. It was not empty. On the top shelf sat {th.np}.',
    free: '{Thing} hopped down from the shelf. “[So that was the lump|That is better],” said {o}, and lit with a woof.',
  },
  {
    title: ['The Pancake Who Would Not Be Flipped', '{K} and the Brave Pancake', 'The Other Side'],
    owners: [
      who('Flat Jack', 'pancake', 'm'),
      who('Crêpe Suzy', 'very thin pancake', 'f'),
      who('Blini', 'small round pancake', 'it'),
    ],
    vars: { x: ['the ceiling', 'the cat', 'the top shelf'] },
    prop: 'a pancake in a pan',
    sign: [
      'A pan shook on the stove. “No, no,” said something flat in it. [It held on to the rim.|It was only done on one side.]',
    ],
    woe: [
      '“Don’t flip me,” said {o.np}. “My sister was flipped, and she’s on {x}! [I’m fine on this side.|I’ll stay.]”<mt  “<t They say there’s nothing to it, one is up and one is over and one is down, but they say so from the floor, with a fork in their hand. >[And it’s getting hot under here|I’m brown below, and I’ve no idea about above],” said {o}.>',
    ],
    tries: [
      'They flipped the pan, and not the pancake. {O} [held on|hung there, like a bat]^, but ^the butter did not.',
      'They put a plate over {o}, and turned the lot over. {O} had crept [to the rim|under the pan]. “I saw that,” {o} said.',
    ],
    on: {
      sound:
        'The pan began to rock to it. So did {o}: to the left, to the right, and hup! “Was that IT?” said {o}, on the other side<mt , who had only gone up for the high note>. “[Again|Do the chorus]!”',
      light:
        'It threw a shadow on the wall, round and thin. The shadow went up. It turned over, [like a leaf|soft as soft]. “Look at me,” said {o}, “[I’m not afraid at all|I can do it]!” And {o} was over as well<mt , since one can’t leave one’s shadow up there alone>.',
      tie: 'They tied one end to {o}, and the other to the spoon rail. “You can’t get lost now,” they said. {O} went up, [a little|an inch]. {O} went up to {x}, said “Hello,” and came down on {o.his} back<mt , and asked to have it off>.',
      make: 'It was a mirror, of [foil|a lid]. {O} could see {o.his} own top side in it, and it was as white as a sheet. “I look RAW,” said {o}. “[That won’t do|Me first], quick!” And {o} went over, flop.',
    },
    won: [
      'Both sides were gold. {O} went up [nine|seven] more times, for fun, and waved at {x} as {o.he} went by.',
    ],
    gift: ['a bit of crisp brown edge', 'a sugar cube with a wing'],
    cause: 'They looked under the edge of {o}. Down there, holding on to {o} from below, {th.was} {th.np}.',
    free: '“One, two, three,” said {thing}, and pushed. Up went {o}. It was lovely. {Thing} held the plate.',
  },
  {
    title: ['The Onion That Made Everyone Cry', '{K} and the Sad Onion', 'Nine Skins'],
    owners: [
      who('Shallot', 'small onion', 'f'),
      who('Big Ned', 'brown onion', 'm'),
      who('Layla', 'red onion', 'f'),
    ],
    vars: { x: ['the cook', 'the cat', 'a man with a mustache'] },
    prop: 'an onion on a shelf',
    sign: [
      'On a shelf sat an onion, all alone. {X} looked at it, and [burst into tears|wept]. “There,” said the onion. “You see?”',
    ],
    woe: [
      '“They all cry,” said {o.np}. “I only say hello! I try to [look jolly|be nice]. They weep and [run|leave].”<mt  “<t The carrots are going into the soup together, and the leeks are going, and there’ll be singing in there, and I’ve been put where nobody need look at me. >[I’d so like to be in a soup|Nobody has ever said to me, ‘Stay’],” said {o}.>',
    ],
    tries: [
      'They told {o} a joke, so {o} would look jolly. {O} laughed^, and ^off came one skin^, and ^they all cried [twice as much|into their sleeves].',
      'They put a [hat and a false nose|bow] on {o}. “Oh, what a nice … boo-hoo,” said {x}.',
    ],
    on: {
      still:
        '{a} sat down by {o}, and cried, and did not go away. {A.he} cried till {a.he} was done<mt , which nobody had ever waited for>. Then {a} dried {a.his} eyes. “Hello,” {a.he} said. “[Nobody ever got so far|Well, hello],” said {o}.',
      notice:
        '{a} looked at the tears. They were not sad ones. Where they fell, [the dry thyme stood up|a bean put out a leaf]<mt , and the cat’s whiskers had a curl>. “You WATER things,” said {a}. “The soup’s too salty. It needs you.”',
      make: 'It was a pair of swimming goggles for a cook<mt , of two jar lids and a rubber band>. {X} put them on. {X} looked at {o}. “Well, well,” said {x}, “what a [shine|handsome fellow you are]. In with you!”',
      tell: 'It was such a funny one that they cried, all of them, cook and cat and carrots<mt , till it ran down the drawers>. With everyone in tears, one onion made no odds. “[Come on in|Move over],” said the soup.',
    },
    won: [
      'In the soup {o} went soft, then sweet, [then gold|and then sang the low part]. They had two bowls each, and no one cried<mt , but for one small tear in {x}, who said that it was the steam>.',
    ],
    gift: ['an onion skin, gold as a leaf', 'one happy tear in a salt shaker'],
    cause: 'They peeled off one skin, and one more. Under the third, in the warm, {th.was} {th.np}.',
    free: '“It was me who was sad,” said {thing}. Now there were two of them, and that is the start of a soup.',
  },
  {
    title: ['The Gingerbread Man Who Would Not Run', '{K} and the Slowest Biscuit', 'Sit Down, {O}'],
    owners: [
      who('Ginger', 'gingerbread man', 'm', 'child'),
      who('Crumbelina', 'gingerbread girl', 'f', 'child'),
      who('Button', 'gingerbread boy', 'm', 'child'),
    ],
    vars: { x: ['an old woman, a pig, and a fox', 'two foxes and a baker', 'the whole of Market Street'] },
    prop: 'a gingerbread man',
    sign: [
      'A gingerbread somebody sat on the edge of the table with [its feet over the side|a magnifying glass]. Behind it stood {x}. [They were all set to run.|They wanted to run.]',
    ],
    woe: [
      '“They want me to run,” said {o.np}. “‘Run, run, as fast as you can!’ [My uncle did|They’ve come a long way for it]. But I’ve just seen [a crack in the wood|an ant with a crumb], and I would like to know how it ends.”<mt  “<t Everyone knows how it goes with us, out at the door and down the road and over the river, and there’s not one of us who could tell you what the road was like. >[They have been so patient|They did their stretches],” said {o}. “[I hate to let them down.|I could stroll, I suppose.]”>',
    ],
    tries: [
      '“One, two, three!” they said. {O} got up, and [bent to tie a shoe of icing|went back for a raisin]. Somebody in the row yawned.',
      'They put {o} on a skateboard, made of a [biscuit|tart]. It ran. {O} [stepped off it|looked at the wheels]. They all ran after the skateboard.',
    ],
    on: {
      still:
        '{a} lay down flat, nose to the crack, next to {o}. So there were two to look. Then it was three, for somebody always wants to know [what you’re looking at|why]. Soon {x} all lay on their tummies. Not one ran<mt , and the ant came home [with the crumb|to cheers]>.',
      move: '“I’ll run it for you,” said {a}. “You keep the time.” And {a} was off, <f out at the door, knees high,><w out at the door and down the ramp, full tilt,> and around the yard, with {x} behind. {O} sat on the step and [counted|cheered], and saw every bit of it.',
      tell: 'So {a} told them the run: how {o} shot out, [leaped|over the churn], and by the river thought of something better. They ran it sitting down, with their [elbows|knees]. “That was the best one yet,” they panted. “[And no one was eaten.|I was nearly there.]”',
      tie: 'They tied it between two chairs, right across, quite low, and hung a bell on it. “That’s the finish,” said {a}. “The last one over it wins.” You never saw anyone go as [slowly|softly] as {x}. And slowest of all, [with a raisin in each hand|looking left and right], came {o}.',
    },
    won: [
      'Then they had cocoa. {O} told {x} about the [crack in the wood|ant], with everything in it, and they [listened with their chins on the table|asked to see it again]. Nobody said a word about eating.',
    ],
    gift: ['a button of white icing', 'a raisin that has seen a lot'],
    cause:
      'They looked into the crack. So that was what {o} could not leave! In there, lacing up a pair of very small shoes, {th.was} {th.np}.',
    free: '“I’m ready,” said {thing}. “I’ll run. You watch.” And how {thing} ran! And how well {o} watched.',
  },
  {
    title: ['The Fridge with the Light On', '{K} and the Question of the Light', 'When the Door Is Shut'],
    owners: [
      who('Frosty Fred', 'refrigerator', 'm', 'robot'),
      who('Dame Chill', 'tall white fridge', 'f', 'robot'),
      who('Hummer', 'old refrigerator', 'm', 'robot'),
    ],
    vars: { x: ['the milk', 'the butter', 'a lemon'] },
    prop: 'a tall white fridge',
    sign: [
      'The big fridge opened its own door, quick, and looked in. It shut it, [slowly|with a bump]. It waited. Then it [tore it open again|peeped]. “Ha,” it said. “On. It’s always on.”',
    ],
    woe: [
      '“Does it go OFF?” said {o.np}. “The light, when I’m shut! [I can’t see in with the door closed|By the time I look, I’ve opened it].”<mt  “<t I’m told it’s a simple thing, with a button in the hinge, but when it is your own inside you do like to know what goes on there in the night. >[I haven’t slept since somebody asked|A child asked me, and ate a yogurt, and left],” said {o}. “[If it burns all night, who’s up?|And {x} won’t say.]”>',
    ],
    tries: [
      'They asked {x}. “[In the dark one doesn’t see|I sleep with my foil over my eyes],” said {x}, and would say no more.',
      'They opened the door just a hair. On. A half of a hair. On! “[It knows|You breathed],” whispered {o}.',
    ],
    on: {
      notice:
        '{a} looked for the button, and pushed it in with one finger, door open. It went dark in there. {X} [said good night|began to snore]. {a} let go. It was light, and {x} [blinked|pretended]. “There,” said {a}. “It goes to bed when you do.”',
      sound:
        'They gave it out in there, from shelf to shelf: when it’s dark, sing along. They shut the door. And out of the fridge, thin and cold, came a choir: the eggs, the [peas|plums], {x} on the low notes. “They’re singing,” said {o}. “So it’s DARK. [And they’re not afraid.|How nice it is in me!]”',
      make: 'It was a small window, of [a jar|an ice cube], with a frame around it, and they put it in the door. {O} crossed both eyes to see in. It was black, with one green pea, [shining|snoring]. “[Off|Well, I never],” said {o}.',
      tell: '“It’s like this,” said {a}, and told what they do in there, once it’s dark: the cheese plays the [comb|banjo], and {x} tells the eggs about the [farm|outside], and then they all hush. “And I keep it cool for them,” said {o}. “[Then I don’t need to look.|I’d only wake them.]”',
    },
    won: [
      'So {o} shut the door, and did not open it again. {O} hummed, [low and even|on one note], as they all do who have somebody asleep inside them and are glad of it.',
    ],
    gift: ['an ice cube with a star in it', 'a very small light bulb'],
    cause:
      'They opened the vegetable drawer. There, with one finger on the switch, and a book, {th.was} {th.np}.',
    free: '“One more page,” said {thing}, “and I’ll turn it off.” And {thing} read it out, to {x} and all the eggs, and did.',
  },
]
