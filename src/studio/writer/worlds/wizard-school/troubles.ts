import { type Trouble, who } from '../../world.ts'

export const troubles: Trouble[] = [
  {
    title: ['The Spell That Would Not Come Off', '{K} and the Upside-Down Teacher', '{O} on the Ceiling'],
    owners: [
      who('Madam Pewter', 'teacher of flying', 'f', 'wizard'),
      who('Mr. Sixpence', 'teacher of hats', 'm', 'wizard'),
      who('Dame Quince', 'headmistress', 'f', 'wizard'),
    ],
    prop: 'a teacher sitting on the ceiling',
    vars: { x: ['eleven', 'six', 'nine'] },
    sign: [
      'A pencil fell up. [A shoe went next.|Then a bun did.] Somebody on the ceiling said, “[Oh, for pity’s sake|Bother].”',
    ],
    woe: [
      '“It was a spell for light feet,” said {o.np}, up there, “and now [all of me is light|I can’t come down]!”<mt  {O} was pouring tea from the floor of the cup. “<t I have tried the ordinary remedies, such as a heavy lunch, and thinking about taxes, but >tonight they [all come to see the school|give out the stars], at {x},” said {o}. “[They will think it’s a lesson|I can’t shake hands with them by the foot].”>',
    ],
    tries: [
      'They threw {o.him} a [dictionary|pot of stew], to weigh {o.him} down. It [stayed up too|joined {o.him}]. Now the ceiling was untidy.',
      'They turned the room over, with a spell of {g.s}. {O} was [on the floor|sitting nicely]. So was everybody’s [bed|roof]. They turned it back.',
    ],
    on: {
      tie: 'One end around {o.s} middle, and the other to the [stove|big bell]. “[Up is quite nice, with a string|Now I’m a flag],” said {o}. But little by little, hand over hand, {a} [wound|drew] {o.him} in.',
      tell: 'It was so [silly|good] that {o} laughed, and a laugh is a heavy thing, if you do it from the [belly|boots]. Ha, and {o} came down a foot. Ha, ha. By the end {o} was on the carpet.',
      still:
        '“You’re trying to come down,” said {a}. “[It likes that. It thinks it’s a game|Spells pull back].” So {o} stopped. {O} let {o.his} arms hang, and [sighed|thought of soup]. The spell got bored. It went out at the window to look for a cat.',
      notice:
        '“There’s a word left over, on your [sleeve|chin],” said {a}. A bit of spell had stuck there, like [jam|icing]: the word UP. {a} wiped it off.',
    },
    won: [
      '{O} shook everyone’s hand, [the right way around|with both feet on the stone], and only {o.his} hat stayed up there, for good. [They hung a lamp in it.|It likes it.]',
    ],
    gift: ['a star for Good Sense, with a ribbon', 'a pair of socks that weigh nothing'],
    cause:
      'They brought the long ladder, and a lamp. Up there, behind {o}, hanging on to {o.s} robe and enjoying it very much, {th.was} {th.np}.',
    free: 'So {thing} came down. And, it turned out, that was all the up there was: {o} came after, like a coat off a hook.',
  },
  {
    title: ['The Dragon in the Bottle', '{K} and the Wrong Potion', 'A Sneeze Too Big'],
    owners: [
      who('Wisp', 'dragon as small as a thumb', 'm', 'dragon'),
      who('Ember', 'tiny dragon', 'f', 'dragon'),
      who('Snuff', 'very small dragon', 'm', 'dragon'),
    ],
    prop: 'a tiny dragon in a jar',
    vars: { x: ['the eclipse', 'the thunderstorm', 'exam week'] },
    sign: [
      'On the top shelf a jar was [hot|rocking], and there was a [scorched|small round] hole in its cork. “[Hello, out there|Help],” it said, in a small, [smoky|cross] voice.',
    ],
    woe: [
      '“I’m as big as a barn,” said {o.np}, in there, “but somebody spilled Shrink on me!”<mt  It had been in {x}. “<t I was flying over on business of my own, and I will admit that I may have sneezed on their roof, but >I can’t fly home at [this size|such a size],” said {o}. “[I’d be lost in a shoe|She’d step on me]. And tonight’s the [Flight|Fire Supper].”>',
    ],
    tries: [
      'They read out the Grow spell. The [jar|cork] grew. {O} was now [further in|at the bottom of a hall]. They read it backward.',
      'They fed {o.him}, to see. {O} ate [a crumb, and half a pea|a raisin], and said that {o.he} was [full|as big as ever, in the tummy].',
    ],
    on: {
      sound:
        'A small tune, but a [hall|jar] makes it large, and in a large tune there is [room|somewhere to grow]. “[Louder|More],” said {o}, and filled up every note as it came, and pop, went the jar.',
      light:
        'It threw {o.s} shadow on the wall, with wings from [door to door|corner to corner]. “That’s me,” said {o}. “[That’s MY size|I remember that one].” And {o} [went and stood in it|put it on], like a coat.',
      make: 'It was a mirror, a bent one, of [foil|a spoon]. In a bent mirror {o} was as big as a [cow|bus]. {O} looked so hard, and believed it so well, that [when they took it away, there was no difference|the shelf broke].',
      move: 'A dragon that small has one trick: it can be thrown. {a} took the jar <f and went,><w on {a.his} lap and went,> [around and around the yard|down the long hall], faster, and let {o} go at the top of the turn. In the air a dragon is always [the right size|big].',
    },
    won: [
      '“THAT’S better,” said {o}, and there was no [glass in any window|roof on the shed]. {O} put it all back, [with one breath|blushing], and flew off for supper, as big as a barn.',
    ],
    gift: ['one very large scale', 'a bottle with a puff of warm air in it'],
    cause:
      'They held the jar to the light. {O} was not alone in there! Sitting on {o.s} tail, and the size of a bean, {th.was} {th.np}.',
    free: '“Out you come first,” said {o}. And the moment {thing} was out, there was room in that jar to take one really deep breath.',
  },
  {
    title: ['The Wand That Only Said Sorry', '{K} and the Polite Wand', '“After You”'],
    owners: [
      who('Bramwell', 'first-year wizard', 'm', 'child'),
      who('Tansy', 'first-year witch', 'f', 'child'),
      who('Ned', 'nervous young wizard', 'm', 'child'),
    ],
    prop: 'a wand that droops like a flower',
    vars: { x: ['a toad', 'a teapot', 'the headmistress'] },
    sign: [
      '“Abra,” said a voice behind the [curtain|suits of armor]. “Abra! Oh, [please|do].” There was a small pff. “[Sorry|So sorry],” said somebody, and it was not the voice.',
    ],
    woe: [
      '“My wand is too polite,” said {o.np}. “It says ‘After you’, and [that’s all|nothing happens]!”<mt  {O} had tried it on {x}. “<t My grandfather moved a mountain with it, though it’s true that he put it back, and >tonight I have to [light the Great Candle|pass],” said {o}. “[With everybody watching.|If not, I’m to learn knitting.] And it’s a good wand. It’s only [shy|well brought up].”>',
    ],
    tries: [
      'They shouted at the wand~, but ~it [went under the bed|wilted], and said sorry to the [bed|dust], too.',
      'They swapped it for {g.s} spoon. The spoon [stirred the air into butter|cast a spell of soup]. Everyone got a [bowl|ladle].',
    ],
    on: {
      still:
        '{a} laid the wand on {a.his} palm, and asked nothing of it. By and by it [rolled over|warmed]. “[What would you like to do|Is there anything YOU want]?” said {a}. Nobody had ever asked it that. “[Stars|I do stars, rather well],” said the wand.',
      tie: 'They tied a bow on it, [a red one|with long ends]. “For me?” said the wand. It [straightened|stood up]. “[One could hardly say sorry in a thing like this|I feel I could interrupt somebody],” it said.',
      tell: 'It was about a mouse who said sorry to a [mountain|lion], and the [mountain|lion] said, “[What for?|I never noticed.]” The wand thought. “[Do you mean it does not MIND|Then I’ve been sorry for nothing]?” it said.',
      notice:
        '“It isn’t saying sorry to {x},” said {a}. “It’s saying it to the spell. [You say it so loud|You bark].” {O} tried it as you would ask for the salt. “Light, [if you’d be so kind|please],” said {o}. “[Gladly|With pleasure],” said the wand.',
    },
    won: [
      'Up went the Great Candle, [and every candle in the town as well|in blue and gold]. “[Was that too much?|I got carried away,]” said the wand. It was not sorry at all.',
    ],
    gift: ['a spark, in a twist of paper', 'a small spell for finding socks'],
    cause:
      'They unscrewed the tip of the wand, to look down it. There, in the bit where the magic comes out, sat {th.np}.',
    free: '“I did wonder who it was,” said {thing}, and got out of the way. There was a whoosh, {x} turned gold, and the candle lit.',
  },
  {
    title: ['Somebody Behind the Curtain', '{K} and the Shy Ghost', 'The Ghost Who Was Afraid of Pupils'],
    owners: [
      who('Sir Pale', 'shy ghost', 'm', 'ghost'),
      who('Lady Vapor', 'new ghost', 'f', 'ghost'),
      who('Mist', 'ghost in a nightshirt', 'it', 'ghost'),
    ],
    prop: 'a ghost behind a curtain',
    vars: { x: ['midnight', 'the supper bell', 'the last owl'] },
    sign: [
      'A curtain shook, though there was no window. Two [bare feet|slippers] stuck out, and you could see [the floor|the tiles] through them.',
    ],
    woe: [
      '“Have they gone?” said {o.np}. “I’m to haunt this hall, and [they RUN at me|they are so solid]!”<mt  It was to be at {x}, for the first time. “<t I did very well in theory, moaning and chains and so on, but nobody mentioned that there would be people in it, and >[one of them walked through me|they ask me things, about history],” said {o}. “[It tickled.|I have been a ghost for a week.]”>',
    ],
    tries: [
      'They taught {o.him} to say “boo”. {O} said it [in a mirror|to a broom], and hid for [an hour|the rest of the lesson].',
      'They put a sheet on {o}, to be more of a ghost. {O} got [lost in it|out of it on the wrong side, and could not be found].',
    ],
    on: {
      sound:
        '“That’s better than moaning,” said {o}. It joined in, [thin as a flute|a bit cold, and very high]. By the second time around there was a tune in that hall that made the [armor|candles] sway, and nobody would have dreamed of running.',
      still:
        '{a} sat with {a.his} back to the curtain, and said nothing at all. That is how you do it with [cats|ghosts]. After some time there was a cool place beside {a.him}, and it [leaned|stayed].',
      tell: '{a} told the one about the pupil who was afraid of everything, and hid in a [cupboard|hat], and never knew that half the school was in there, too. “[Are THEY afraid|Of me]?” said {o}. “[Oh, the poor things.|Somebody must tell them.]”',
      light:
        'It shone through {o}, and out at the other side, in [green and rose|seven colors], on every wall. “[Is that me|I did not know I did that],” said {o}. Doors opened. People came out to look, in their socks.',
    },
    won: [
      'At {x} {o} came down the hall, and nobody ran. They [bowed|made room on the bench]. {O} moaned, once, quite nicely, and everybody [clapped|moaned back].',
    ],
    gift: ['a key you can see through', 'a cold spot, folded in a hanky'],
    cause:
      'They lifted the curtain, a little. There was another pair of feet behind it. “It’s afraid too,” whispered {o}. It was {th.np}.',
    free: 'So they haunted the hall together, {o} and {thing}, arm in arm. It was the best haunting that anyone could remember.',
  },
  {
    title: ['The Broom That Only Swept', '{K} and the Grounded Broom', 'A Bit of Dust'],
    owners: [
      who('Besom', 'flying broom', 'f'),
      who('Twiggy', 'young broom', 'm'),
      who('Old Bristle', 'school broom', 'm'),
    ],
    vars: { x: ['the sky race', 'the first flying class', 'the moon parade'] },
    prop: 'a broom',
    sign: [
      'Ten brooms flew by over the school. The last one [swept the path|stayed on the grass, and swept], left, right, left.',
    ],
    woe: [
      '“I can’t help it,” said {o.np}. “I see dust, and I [go down|have to stop]!”<mt  “<t My mother swept the great hall for two hundred years before they taught her to fly, and I am afraid it’s in the straw. >[Soon it’s {x}|I’m wanted for {x}],” said {o}. “[Last time I did the roof, and a cloud.|I got as far as a cobweb.]”>',
    ],
    tries: [
      'They put a hat over {o.s} eyes, so as not to see any dust~, but ~it swept [by ear|the inside of the hat].',
      'They tied a balloon to it. Up went {o}, and dusted the [balloon|weathercock].',
    ],
    on: {
      sound:
        '{O} swept to the left, and swept to the right<mt : [no broom can sweep to a tune and keep its mind on crumbs|it was a waltz]>. “I’m [dancing|off the ground]!” said {o}. It was so light by then that it had gone up past the [window|roof].',
      light:
        'It fell through the air, and it was full of [gold specks|tiny, shiny specks]. “Dust!” cried {o}. “[Up there|And so much]!” Whoosh, up {o} went to get it<mt , bit by bit, as high as the bells>.',
      tell: 'It was a story of a [speck|crumb] who had just got comfy when a broom came<mt , and it was told by the crumb>. “[I never asked it|Oh],” said {o}. “Then I’ll let them sleep.” And {o.he} [rose|lifted] off the path.',
      tie: 'They tied one end to {o}, and a [rag|mop] to the other. “You fly,” said {a}. “That can do the dust.” {O} [tried it|looked back]<mt . The rag did the path, the steps, and one surprised owl>. So {o} went up.',
    },
    won: [
      'That night {o} was in {x}, [third from the left|right at the front]. The stars looked [cleaner|brighter] than they had before.',
    ],
    gift: ['a pinch of stardust', 'one straw that floats'],
    cause: 'They looked at the dust. It had feet. Under it, quite gray, {th.was} {th.np}.',
    free: '“I dropped the dust, so {o} would stay with me,” said {thing}. “Then hop on,” said {o}, and they flew.',
  },
  {
    title: ['The Cauldron Who Had a Cold', '{K} and the Sneezing Pot', 'Bless You, {O}'],
    owners: [
      who('Dame Bubble', 'cauldron', 'f'),
      who('Potter', 'fat black cauldron', 'm'),
      who('Little Simmer', 'small cauldron', 'f'),
    ],
    vars: { x: ['a hat', 'nine frogs', 'a left boot'] },
    prop: 'a black cauldron',
    sign: ['“Ah, ah, TCHOO!” said a big black pot, and out flew {x}. [“Sorry.”|It landed on {h}.]'],
    woe: [
      '“I’b got a code,” said {o.np}. “They want [soup|a sleeping potion]. And all I do is [sneeze|TCHOO]!”<mt  “<t Somebody washed me out and put me away wet, with the lid off, in a tower with no glass in the window. >[Every sneeze is a spell I never meant|I turned the cook into a better cook],” said {o}. “[She was hurt.|She wants to be turned back.]”>',
    ],
    tries: [
      'They looked up “cold” in the big book. [The page sneezed|It said “see hot”]. They looked up “hot”. It said “see cold”.',
      'They gave {o} a fright. “BOO!” they said. {O} sneezed twelve [teaspoons|bats], and they all said “boo.”',
    ],
    on: {
      make: 'It was a scarf<mt , with a pompom,> for a pot. They tied it on under the [rim|handles]. “Oh,” said {o}. “[Warb|By chin]!” The next sneeze came, and thought again<mt , and went back down to be a hiccup>.',
      still:
        '{a} leaned on {o}, and kept {o.him} warm on that side. {G} leaned on the other. It was a good long lean<mt , [with nobody counting|till the candle was down by an inch]>. The sneezes [got small|went off to look for somebody else].',
      light:
        'Into the pot it shone, down to the bottom. There sat [a wet little cloud|a small draft], no bigger than a bun. “[It’s warm out here|Come up],” they said. It floated off to dry<mt , and {o} took a breath right down to {o.his} feet>.',
      notice:
        '{a} looked at the lid on the wall. “[Whose hat is this?|Isn’t that yours?]” {a.he} said. It was a lid! They put it on {o}, and {o} was [warm on top|out of the draft] for the first time in weeks.',
    },
    won: [
      'Soon {o} was [bubbling|humming], warm right through. The soup that night was [so good that the spoons came by themselves|the best in years], and no one who had it caught cold.',
    ],
    gift: ['a bubble that says “bless you”', 'a small clean handkerchief with stars on'],
    cause: 'They looked under the pot. There, blowing a cold wind up at it, {th.was} {th.np}.',
    free: '“I was only cooling my supper,” said {thing}. They moved over, and {o} was warm again in no time.',
  },
  {
    title: ['The Portrait Who Went for a Walk', '{K} and the Empty Frame', 'Back by Eight'],
    owners: [
      who('Lady Ermintrude', 'painted lady', 'f', 'queen'),
      who('Sir Varnish', 'knight out of his painting', 'm', 'king'),
      who('Aunt Ochre', 'painted aunt', 'f', 'queen'),
    ],
    vars: { x: ['the shipwreck on the stairs', 'the bowl of pears', 'the very large cow'] },
    prop: 'an empty gold frame',
    sign: [
      'In the gold frame there was [nobody|no one], only a chair. From the next picture came [a knock|cries of “Excuse me”].',
    ],
    woe: [
      '“I only stepped next door,” said {o.np}, “and I can’t find the way back!”<mt  One arm was still in {x}. “<t One goes from frame to frame, you see, and it’s quite easy as long as there’s a wall, but somebody has moved the corridor. >[They count us at eight|The headmistress says good night to each of us at eight],” said {o}, “[and I’m her favorite|and I’d hate her to find a chair].”>',
    ],
    tries: [
      'They carried the gold frame to {x}. {O} stepped across, and got [one leg in|stuck halfway], and was now half a [lady|picture], with fruit.',
      'They called the way: “[Left at the duke|Right after the storm]!” {O} went. “[The duke’s in the bath|It’s raining here],” came a voice, three walls off.',
    ],
    on: {
      light:
        'It ran along the wall from gold to gold, and lit each frame as it went: [a duke, a dog, a bridge|fish, a wedding, snow]. “Ah!” said {o}. “Like street lamps.” And {o.he} came home by them, holding up {o.his} hem.',
      make: 'It was a small picture, quickly done: a door. They hung it [between|right next to] the two. “Is it locked?” said {o}. It was not. {a} had drawn the handle on [the proper side|both sides, to be safe].',
      tie: 'They hung one end over the chair. The other they held up to {x}, and a [painted hand|flat hand] took it. So {o} went along it<mt , picture by picture,> [under the storm|past the fish], and did not let go.',
      notice:
        '{a} looked at the chair. It had [a cat on it|a cushion with a dent], very small, in brown paint, fast asleep. “Call your cat,” said {a}. “[Minou|Pudding]!” cried {o}. The cat got up, and came through five pictures to fetch {o.him}.',
    },
    won: [
      'When the headmistress came by with her candle, there sat {o}, quite still, hands in {o.his} lap. “Good night,” said she, and stopped. [There was a pear in that hand|One shoe was wet], and it had not been there for three hundred years.',
    ],
    gift: ['a painted pear, still wet', 'a flake of gold from a frame'],
    cause:
      'They looked into the gold frame, at the chair. Somebody was hiding behind it, painted very small: {th.np}.',
    free: '“I was keeping your seat warm,” said {thing}. And {thing} called {o} home<mt , by name, through every picture on that wall>.',
  },
  {
    title: ['The Hat That Swallowed Homework', '{K} and the Hungry Hat', 'Nine Essays on Toads'],
    owners: [
      who('Brimble', 'pointed hat', 'm'),
      who('Madam Steeple', 'very tall hat', 'f'),
      who('Crumple', 'first-year’s hat', 'm'),
    ],
    vars: { x: ['forty essays on toads', 'the whole of Tuesday’s homework', 'a chart of the moon'] },
    prop: 'a tall pointed hat',
    sign: [
      'Something on a peg was as fat as a [goose|pillow], and hiccuped. A sheet of paper came out, and it sucked it in again.',
    ],
    woe: [
      '“I ate {x},” said {o.np}. “It was so [interesting|well put] that I couldn’t stop!”<mt  “<t Nobody reads to a hat, though a hat is nearer than anyone to where the thinking is done, and one picks things up, and one grows peckish for the rest. >[Now I’m stuffed with toads, and they want it back|They’re to be marked tonight],” said {o}. “[And the worst is, I’d do it again.|I can feel a comma in my brim.]”>',
    ],
    tries: [
      'They held {o} upside down, and shook. Out came [a rabbit, out of habit|a scarf or two]. “[Those are old|Not mine],” said {o}.',
      'They reached in. It was [deeper than an arm|wet ink up to the elbow], and somebody in there said, “[Shh|Please whisper], this is a library.”',
    ],
    on: {
      tell: 'It was not a thing you could find on any paper, that one, for {a} was making it up. “[And then?|Who was?]” said {o}, and {o.his} brim fell open. Out slid the homework, page by page, to make room for [the rest|a better one].',
      sound:
        '{O} knew the tune, and a hat can’t [hum|sing] with its mouth full. Out came one page, to let the low notes by. Then [a whole chapter|nine], in time with it, like [doves|cards].',
      still:
        '{a} put {o} on, and sat there, quite still, and thought. {a} thought [of a blue whale|long and slowly]. Under a hat that’s as good as reading aloud. “[Is there more of that|That’s new],” said {o}, and gave up the toads to get it.',
      move: '{a} put {o} on and <f spun around on one heel,><w spun around on one wheel,> faster, till the tassel stood out straight. Pages flew from the brim in a [ring|flock], each to its own desk, and [in the right order|hardly creased].',
    },
    won: [
      'The homework was all handed in, a little [chewed|damp]. And each night somebody read to {o}<mt  [for ten minutes|for as long as a candle lasts]>. {O} [grew no fatter|ate only what {o.he} was given].',
    ],
    gift: ['a comma, found in the brim', 'one page about a very fine toad'],
    cause:
      'They looked in as far as the tip. There was a small lamp, an armchair of paper, and reading in it, {th.np}.',
    free: '“I’ve finished,” said {thing}. “It’s mostly toads.” And {thing} handed up the pages, one after another, with the corners turned down.',
  },
]
