import { type Trouble, who } from '../../world.ts'

export const troubles: Trouble[] = [
  {
    title: ['The Pearl with Corners', '{K} and the Square Pearl', '{O} Will Not Roll'],
    owners: [
      who('Margarita', 'square pearl', 'f'),
      who('Cubby', 'pearl with corners', 'm'),
      who('Dot', 'square young pearl', 'f'),
    ],
    prop: 'a pearl in a shell',
    vars: { x: ['the queen’s necklace', 'the choir’s long necklace', 'the bride’s bracelet'] },
    sign: [
      '[Clunk, went something white in the hall, and clunk|Along the hall came something white: clunk, clunk], one [side|corner] at a time. [The others had all rolled by long ago.|It had four corners at least.]',
    ],
    woe: [
      '“[Tonight they string us for|This evening we go on] {x},” said {o.np}. “But I can’t [even roll into line|roll up with the rest]^, because ^I have corners!”<mt  “<t You begin as a grain of sand, and you wrap yourself up, night after night, and I suppose that I must have done the corners twice. >[The jeweler turned me over, and coughed|They put me in the tray with the buttons],” said {o}. “[I did it as carefully as I could.|And all the round ones giggle.]”>',
    ],
    tries: [
      'They rolled {o} down [the long stairs|all the stairs] to [wear off the corners|make {o.him} round]. [Then|After that] the stairs [had dents in them|were rounder]~, but ~{o} was not.',
      'They hid {o} between two round pearls~, but ~it looked like [a tooth|a brick at a ball], and the string flew open.',
      'They wrapped {o} in soft wax~, but ~now {o.he} was [a candle|gray], and could not see.',
    ],
    on: {
      light:
        'A round pearl has one shine~, but ~{o} had a shine on every side, and threw six small windows of light on the wall. “[Are those mine?|I’m a whole house,]” said {o}.',
      notice:
        '“You’re the only one who can stay put,” said {a}. It was true^, because ^the rest had all rolled under the sofa. So {a} set {o} down in the middle~, and ~{o} held the whole string up, as a cornerstone holds a house.',
      make: 'It was a tiny gold house for a pearl, with four posts. A round one would fall out of it~, but ~{o} stepped in with a click. “[I’m IN|I’ve got a corner in every corner]!” said {o}.',
      sound:
        'All the pearls clicked in time, like rain. And then {o} went CLUNK, and that was just what the tune had been missing. “[Do that again!|Who’s that on the drum?]” said the pearls.',
    },
    won: [
      'They put {o} at the very front of {x}, where it fastens^, since ^a clasp needs corners. “[You can’t do it up without me|I hold hands with both ends],” said {o}<mt , and the round ones looked across, a bit sorry to be so plain>.',
    ],
    gift: ['a pearl button with four corners', 'a grain of sand that means to be something'],
    cause:
      'They looked in the shell where {o} had grown. Somebody was still in there, with no room to turn: {th.np}!',
    free: '“{Th.i} made the corners,” said {thing}, “when {th.i} tried to lie down.” {O} thought about that. “They’re good corners,” said {o}. And so they were^, for ^{x} needed a clasp, and a clasp has to have corners.',
  },
  {
    title: ['The Tenants in Her Hair', '{K} and the Mermaid Nobody Could Comb', 'Who Lives at the Back?'],
    owners: [
      who('Lorelie', 'mermaid with long hair', 'f', 'mermaid'),
      who('Undine', 'mermaid', 'f', 'mermaid'),
      who('Thalassa', 'long-haired mermaid', 'f', 'mermaid'),
    ],
    prop: 'a mirror and a comb',
    vars: {
      x: ['two crabs and a wedding party', 'a family of nine shrimp', 'eleven fish and a piano teacher'],
    },
    sign: [
      'Somebody sat [in front of|before] a mirror, and [put a comb into|began to comb] her hair. “[Do you MIND?|EXCUSE me!]” said the hair, and [a small door slammed|somebody knocked back].',
    ],
    woe: [
      '“[I slept for a month|I had a long sleep],” said {o.np}, “and woke up with {x} in my hair! [I can’t comb it, and tonight I sing.|How can I comb it, with the concert tonight?]”<mt  “<t I should never have left it loose, my aunt says so too, but it is hard to be cross with people who sing so nicely over the dishes. >[I can feel them go up to bed|They’ve put in a chimney],” said {o}. “[They pay, you know. One button a week.|The little one says good night to my ear.]”>',
    ],
    tries: [
      'They knocked, and [said that everyone had to|asked everybody, please, to] move~, but ~somebody [handed out|held up] a very small, wet paper. [It said FOREVER|It said that they could stay FOREVER].',
      'They put up a sign for them, “Nice Cave, Free.” They all came out to look at it. “[Too damp|No view],” they said, and went home, by the left ear.',
      'They combed only the ends~, but ~at the ends there was a [school|shop], and it was [open|full of people with baskets].',
    ],
    on: {
      make: 'It was a house of [shells|coral], with curtains and a swing, and it hung from a ribbon down {o.s} back. They all moved in, with their pots, and from now on they went where {o} went, like an earring. The hair fell free, with a swish.',
      tie: 'They did not comb it at all. They braided it, with a room here, a stair there, and one long hall. A face looked out of every loop. “[It’s better than before|Now we have floors]!” they said. And the hair lay as smooth as silk.',
      sound:
        'A voice in the hair joined in, and one more, and then a whole choir. “But that’s my song for tonight!” said {o}. Of course they knew it^, because ^they lived next to her ear. Now nobody would look at her hair. They would all be listening.',
      tell: 'They came out, one by one, to hear it, and sat in a row on {o.s} shoulder. Meanwhile {o} combed and combed, very softly, right behind their backs. When the end came, they went home and looked around. “[You’ve dusted|How nice you’ve made it],” they said.',
    },
    won: [
      'So {o} sang that night, and at the top note a small, clear echo came from behind her left ear. “[Who was that?|What a voice!]” they said in the front row. {O} only smiled.',
    ],
    gift: ['a rent button, well polished', 'a comb with one very small doorbell'],
    cause:
      'They went in by the side door, and up, and up. At the top, in an attic of curls, with the kettle on, {th.was} {th.np}.',
    free: '“{Th.i} look after this house,” said {thing}. “Is it COMBING day already?” And {thing} rang a bell. Everybody went out for the afternoon, and {o} combed all she liked.',
  },
  {
    title: ['The Song in the Bubble', '{K} and the Song That Must Not Pop', 'Catch It, {O}'],
    owners: [
      who('Arietta', 'young mermaid', 'f', 'mermaid'),
      who('Mr. Minnow', 'song carrier', 'm', 'fish'),
      who('Naia', 'mermaid', 'f', 'mermaid'),
    ],
    prop: 'a big bubble',
    vars: {
      x: ['great-grandmother’s cradle song', 'the oldest song in the sea', 'the song for the end of the day'],
    },
    sign: [
      'A bubble came [bobbing|floating] up the stairs, as big as a [pumpkin|washtub], and in it something [hummed|sang]. [After it came somebody|Somebody swam after it] with both arms out. “Don’t [BREATHE|SNEEZE]!” said somebody.',
    ],
    woe: [
      '“That’s {x} in there,” whispered {o.np}, “for the babies. [I let go of it|It got away from me], and [if it gets to the top, it will pop|up at the top it will burst]!”<mt  “<t A song that pops in the air is gone to whoever happens to be passing, and up there it is mostly gulls. >[The babies can’t go to sleep without it|It has not been out in a hundred years],” said {o}. “[I only let go with one hand.|I only sneezed.]”>',
    ],
    tries: [
      'They came with a net~, but ~the bubble saw it, and went up a whole [floor|flight of stairs].',
      'They swam above it, and pushed it down with their hats, ever so softly~, but ~it slid out, like soap, and was [higher|by the window].',
      'They asked it nicely to come back. It hummed and bowed, and rose a bit more^, because ^it thought that they were clapping.',
    ],
    on: {
      still:
        '{a} made a hollow with {a.his} arms, and did not move^, because ^a bubble likes a place where nothing moves. It turned, and it sank, and with a tiny bump it came to rest, just under {a.his} chin.',
      sound:
        'The song in the bubble stopped to listen. Then it came nearer, and joined in, so that you could hear both of them. Stair by stair, it followed the tune all the way down, and in at the nursery door.',
      tie: 'They laid it around the bubble, ever so lightly, and made a bow. It did not pop^, because ^it LIKED that. Now it was a balloon, and {o} had the string. “Come along, you,” said {o}, and it bobbed along behind.',
      move: '<f Up {a} swam, past it><w Up went {a}, past it, with both wheels spinning>, to the very last window, where the sea stops. Bump, went the bubble, right into {a.his} arms. “[Home|Down you go],” said {a}, and carried it down like a cat on a cushion.',
    },
    won: [
      'They let it go over the cradles, and there it popped, as it should, with a sound like a kiss. Out came {x}, [like warm rain|note by note]<mt , and nobody heard the end of it. They never do>.',
    ],
    gift: ['a bubble no bigger than a pea, with one note', 'a bottle stopper that hums'],
    cause:
      'Slowly the bubble turned around. There was not just a song in there. On it, as on a sofa, lay {th.np}.',
    free: '“{Th.i} got in to hear it better,” said {thing}, and sat up. That made the bubble heavy. Down it came, floor by floor, and in at the nursery door, and the babies had their song.',
  },
  {
    title: ['One Red Shoe', '{K} and the Mermaid Who Wanted Stairs', 'What Is It For?'],
    owners: [
      who('Pelagia', 'curious mermaid', 'f', 'mermaid'),
      who('Fenella', 'mermaid with a collection', 'f', 'mermaid'),
      who('Tritonio', 'merman', 'm', 'mermaid'),
    ],
    prop: 'one red shoe',
    vars: { x: ['a house for a shy crab', 'a bath for eggs', 'a hat with a tongue'] },
    sign: [
      '[On a cushion, with a lamp on each side,|Between two lamps, on a cushion,] lay one red shoe. Somebody looked at it[, and looked|, nose to toe]. “But WHY?” said somebody.',
    ],
    woe: [
      '“[It came down here on Sunday|It sank right past my window],” said {o.np}. “Tonight [my whole museum club will|the museum club is coming to] see it, and I don’t know what it’s FOR!”<mt  “<t It has a way in but no way out, and eyes with nothing behind them, and a long string that it appears to have eaten. >I’ve told them that it’s {x},” said {o}. “[I slept with it under the pillow, and no idea came.|Does it want its mother?]”>',
    ],
    tries: [
      'They said, “[You put a foot in it|It goes on a foot],” and showed {o} [a foot|one]~, but ~that [only made it worse|was no help at all]. “It’s got FIVE on the end!” {o.he} said.',
      '{h} put it on, and tried to walk~, but ~in water [the shoe went up, and {h} after it|that looks like a fish on a stick]. “[So it’s for falling|I see, it’s an engine],” said {o}.',
      'They looked for the other one~, but ~all they found was [a teapot|an umbrella], and then {o} wanted to know what THAT was for.',
    ],
    on: {
      tell: 'Then {a} told about the shoe: the hook by the door, and the wet grass, and the puddle, and how you run. {O} held it in both arms. “So it’s for GETTING there,” said {o} at last. “It’s a boat for one, over the dry.”',
      sound:
        'And {a} tapped the shoe on the floor in time, tip-tap, tip-tap, tippety-tap. {O.s} tail began to go. “It’s a DRUM,” said {o}. “[You wear it, and then you are one|They’ve got music on the ends of them]!” And so they have.',
      notice:
        '“It’s worn down on one side,” said {a}, “so she hopped. And here’s grass, and a bit of chalk, and some sand.” You could read it, like a letter. “It’s a diary!” said {o}. “She wrote it with her foot.”',
      make: 'It was a blanket of weed, and it went into the shoe, with the tongue for a pillow. Soon a very small crab lay in there, with its feet up. “It’s for whatever you need that size,” said {a}. “Like a hand,” said {o}. “That’s the best sort of thing.”',
    },
    won: [
      'The club came with lamps. “It’s a shoe,” said {o}, and told them all of it^, and ^one by one they asked to hold it<mt . The oldest one danced, a bit, with the end of her tail>.',
    ],
    gift: ['a red lace with a knot in it', 'a museum card with a small boat on it'],
    cause:
      'They tipped the shoe. Somebody in the toe of it woke up, and said, “Is it morning?” It {th.was} {th.np}.',
    free: '“It’s a bed, if you ask {th.me},” said {thing}, “and a good one.” Nothing in {o.s} museum had ever answered back. So {thing} stayed, and told the whole club all about it.',
  },
  {
    title: ['The Horse Who Used to Go Around', '{K} and the Wooden King', '{O} Goes Around Again'],
    owners: [
      who('Galloper', 'merry-go-round horse', 'm', 'horse'),
      who('Golden Bess', 'painted wooden horse', 'f', 'horse'),
      who('Prince', 'merry-go-round horse', 'm', 'horse'),
    ],
    prop: 'a crown of shells',
    vars: { x: ['nine hundred', 'four hundred', 'a thousand and two'] },
    sign: [
      '[In the sand, on a gold pole, stood|On a gold pole, in the sand, was] somebody with [roses|ribbons] in {o.his} mane. {X} sea horses [bowed down in front|were bowing]. “[Oh, don’t|Please get up],” said somebody.',
    ],
    woe: [
      '“They think I’m their king,” said {o.np}, “and [a king stands still|kings have to stand still]. But I’m [from|off] a merry-go-round^, and ^[I want to go around|all I want is to go around]!”<mt  “<t I don’t like to disappoint them, since they are so small and so extremely polite, and it is very handsome weed that they bring. >[The music played, and the lights went by|There was always a child on me, with sticky hands],” said {o}. “[Around and around, and up, and down.|I’ve been stuck here, galloping, for forty years.]”>',
    ],
    tries: [
      'They pushed {o} around~, but ~the pole went into the sand, like a screw. Now {o} was lower, and [dizzy|facing the wall].',
      'They told the sea horses that {o} was no king. “[So modest|What a joke]!” said the sea horses, and brought two more crowns.',
      'They swam in a ring around {o}, so that it would look the same. “[That’s kind|It’s nearly it],” said {o}, “but it’s you who’s going.”',
    ],
    on: {
      sound:
        'It went oom-pah-pah, or nearly. Up came the heads of all the sea horses. They swam in time, up, and down, and then around, and they took {o} along, pole and all. “It’s the MUSIC!” said {o}.',
      tie: 'They tied it to the pole, and the sea horses took hold of the rest. “[Pull|Gallop],” said {a}. Up came {o} out of the sand, as light as a cork, and around and around {o.he} went, behind {x} little horses.',
      move: '{a} got on. <f One knee each side, and hold on to the roses.><w They helped {a} up, and {a.he} took hold of the roses.> {O} felt the hands, and shivered, right down the pole. A current went by there, in a ring, for anyone who leaned. They leaned, and around they went.',
      light:
        '{a} went around {o} with the light: past, and past, and past. {O} saw the lights go by^, and ^if the lights go by, then you’re going around! “Up,” said {o}, “and down, and up.” And all the sea horses began to swim in a ring.',
    },
    won: [
      'So now {o} goes around each evening, when the lamps are lit, with {x} sea horses. “[One ride each|Hold tight]!” says the king.',
    ],
    gift: ['a gold flake of paint in the shape of a rose', 'a ticket, good for one more time'],
    cause: 'They dug around the pole. At the foot of it, holding on as tight as could be, sat {th.np}.',
    free: '“Is it still going?” said {thing}. “{Th.i} get so dizzy, and so {th.i} held on.” They promised to go slowly. {Thing} let go^, and ^up went {o}, and down, and around.',
  },
  {
    title: ['The Clam with Something to Say', '{K} and the Hundred-Year Secret', 'Go On, {O}'],
    owners: [
      who('Mum', 'giant clam', 'm'),
      who('Lady Shut', 'giant clam', 'f'),
      who('Old Hinge', 'blue-lipped clam', 'm'),
    ],
    prop: 'a shell as big as a bed',
    vars: { x: ['a hundred', 'ninety-nine', 'two hundred'] },
    sign: [
      'In the garden lay somebody as wide as [a bed|a table], who [opened up, took a breath|took a deep breath, opened], said “I …” and [shut again|closed], clop.',
      'Clop, went somebody in the sea garden, and [opened again|opened up]. “I …” said somebody, and [shut again|closed], before [anyone|the fish] had heard.',
    ],
    woe: [
      '“[I’ve kept a secret for {x} years|For {x} years I have kept a secret],” said {o.np}. “[Tonight I may tell it|I may tell it tonight]~, but ~I can’t stay open!”<mt  “<t It is a very different thing from not talking, you know, since anybody can not talk, but a secret has to be held, like soup, and never spilled. >[My jaw has got so used to it|I get as far as the first word],” said {o}. “[They’ve all come to hear. They’ve brought chairs.|I don’t even recall if it’s a nice one.]”>',
    ],
    tries: [
      'They [put in a stick to hold {o} open|held {o} open with a stick]. Clop! Now [they had|there were] two [short sticks|sticks], and {o} was [so|very] sorry.',
      'They told {o} their own secrets first~, but ~{o} only closed up tight, to keep them safe. It’s what {o.he} does.',
      'They put their ears to the crack, and heard “mm” and “mm-mm.” “[Is it about a cow|Is it soup]?” they asked. “MM,” said {o}, which was no.',
    ],
    on: {
      still:
        '{a} looked the other way^, because ^it is easier to tell a thing to somebody’s back. Then it came, as soft as a breath: “I love you. Tell the next one who comes.” “That’s you,” said {o}.',
      sound:
        'You can sing a thing that you can’t say. {O} came in on the last line, deep, like a door in a church: “Tell her that the [apples|roses] are all for her.” In the back row a very old turtle got to her feet. “Oh, [Edmund|Stanley],” she said.',
      light:
        'They let the light in at the crack~, and ~{o} opened to it, so slowly that you could not see it. There it was, on the inside of the shell, in silver letters! They read it out loud, and it was a poem about the moon.',
      tie: 'They let one end down into {o}, and waited. “[Mm|Mm-hm],” said {o}. Then they drew it up, and on it hung no word at all, but a tiny [gold ring|key]. “THAT was it,” said {o}. “I had it on my tongue, and I thought it was a sentence.”',
    },
    won: [
      'Then the whole garden [sighed|clapped]. “[Did I leave anything out?|Did I drop any of it?]” said {o}. “Not a word,” they said^, and ^{o} lay wide open, for the first time in years, and let the moon in.',
    ],
    gift: ['a sliver of mother-of-pearl with one word on it', 'a tiny key to nothing'],
    cause: 'They caught {o} on the “I,” and looked in. There in the pink, quite comfortable, lay {th.np}.',
    free: '“The secret is {th.me},” said {thing}. “It’s just that {th.i} {th.was} shy.” Out came {thing}, and bowed~, and ~everyone said how good it was to meet {th.them}.',
  },
  {
    title: ['The Starfish Who Wrote to the Sky', '{K} and the Wish for Wishes', '{O} Applies'],
    owners: [
      who('Estrella', 'starfish', 'f', 'star'),
      who('Cinq', 'starfish', 'm', 'star'),
      who('Little Pointer', 'orange starfish', 'f', 'star'),
    ],
    prop: 'a letter and an ink bottle',
    vars: { x: ['five points', 'the right color', 'almost a twinkle'] },
    sign: [
      'On a rock sat somebody with five arms and a pen in each of them. “‘Dear Sky,’” [said somebody, writing|somebody read out]. “‘Have you got a place free?’”',
    ],
    woe: [
      '“I’m the right shape for a star,” said {o.np}, “and I want people to wish on me! Down here nobody does.”<mt  “<t I don’t want anybody to think that I’m unhappy, since it is a good rock, but there was only ever a crab who wished on me, and he wanted lunch. >And I’ve got {x},” said {o}. “[I’d be so careful with the wishes.|I could hold one in each arm.]”>',
    ],
    tries: [
      'They threw {o} up, as high as they could. It was quiet for a while, and then there was a splash. “I saw my place,” said {o}, “but there’s a draft.”',
      'They hung {o} from the ceiling, on a thread. A [fish|snail] came by and wished for a hat~, but ~{o} had no idea how it is done.',
      'They tied the letter to a bubble. Up it went~, but ~a gull read it, and [sent it back|used it for the nest].',
    ],
    on: {
      light:
        'It shone on {o}, and the water threw that shape far out on the dark: five points, and gold. In the pink tower a baby sat up. She had never seen a star. She put out her hand, and wished. “I felt that!” said {o}.',
      make: 'It was a sky: a round of dark cloth with holes in it, to hang over the nursery. One of the holes had five points, and {o} fitted it. All the babies looked up from their cradles. “The babies are WISHING!” said {o}.',
      still:
        '{a} looked up with {o}, and neither of them said a thing. And far below, a little squid looked up, too. It saw something warm with five points, and it wished. So that’s what {o} was: a star, for the ones below.',
      notice:
        '“Look UNDER you,” said {a}. {O} lifted one arm. Below the rock were small, round faces, hundreds of them, all looking up. “You’re the highest thing they’ve ever seen,” said {a}. “You’ve been their star all along.”',
    },
    won: [
      'That night {o} stayed up late. “[A tooth for a sea cow|One wish for a friend], two for soup, one for snow,” said {o}, and kept one in each arm<mt , and by morning four of them had come true>.',
    ],
    gift: ['a pen nib shaped like a star', 'a wish, in a small purse'],
    cause: 'The letter would not fold. On the middle of the page, like a stamp, lay {th.np}.',
    free: '“{Th.i} have been up there,” said {thing}. “It’s cold, and they only wish on you while you’re coming DOWN.” So {o} learned to dive, with all five arms out, and everyone in the halls looked up and wished.',
  },
  {
    title: ['The Jellyfish Nobody Hugged', '{K} and the Lamp on the Stairs', 'How to Hold {O}'],
    owners: [
      who('Glimmer-Ann', 'jellyfish', 'f'),
      who('Bell', 'hall-lamp jellyfish', 'f'),
      who('Mr. Gleam', 'jellyfish', 'm'),
    ],
    prop: 'a jellyfish with a lamp',
    vars: { x: ['forty', 'sixty-one', 'a hundred'] },
    sign: [
      '[On the stairs hung a lamp|A lamp hung on the stairs], all pink and [round|frilled]~, and ~it cried so [much|hard] that the shadows [swung|hiccuped].',
    ],
    woe: [
      '“{X} little mermaids [go by each night|come past at bedtime],” said {o.np}, “and [hug each other|they all hug]. But [not|never] me^, because ^I sting!”<mt  “<t It isn’t anything that I do, it’s only how I end, and they have all been told so since they could swim. >[I’ve tried holding my strings up|They even hug the POST],” said {o}. “[I’ve never had one. I don’t know how it goes.|Is it warm? It looks so warm.]”>',
    ],
    tries: [
      'They put {o} in [a pillowcase|a soft bag], [to be hugged|for hugging]~, but ~[now|then] it was dark on the stairs, and [three people bumped noses|nobody could find {o}].',
      'They hugged the water right next to {o}, as hard as they could. “[That’s very kind|I felt the draft],” said {o} in a small voice.',
    ],
    on: {
      notice:
        '“You only sting at the ends,” said {a}. “On top, it’s just silk.” So {a} put both arms around {o}, from above, and laid a cheek there. It was cool. “Oh,” said {o}. “So THAT’S it.”',
      tie: 'They tied up all the strings with it, in one big bow, like the back of a dress. Now there was nothing left that could sting, so {a} put both arms around {o}. “[How do I look?|Don’t let go yet,]” said {o}, in a very small voice.',
      make: 'It was mittens, red ones, one for the end of each string. “Now you can hug BACK,” said {a}. {O} did, and it was like being held by a [theater curtain|whole choir]. All the way down the stairs they stood in line.',
      sound:
        'The tune went in at the rim of {o}, and around, and out at the other side, and {o.he} shook with it, softly, all through. “It’s a hug,” said {o}, “from the inside!” So they sang it again, and closer.',
    },
    won: [
      'So every night now there’s a hug at the turn of the stairs, {x} of them, and the light gets pinker each time. “[Mind how you go|Good night, good night],” says {o}.',
    ],
    gift: ['one tiny red mitten', 'a drop of pink light'],
    cause:
      'They counted the strings~, and ~one was not a string. Hanging on to {o} from below, quite happy, {th.was} {th.np}!',
    free: '“{Th.i} have been hugging you since Tuesday,” said {thing}. “It tickles a bit. Didn’t you know?” {O} had not. {O} went so pink that all {x} little mermaids came to look, and stayed, and had a turn.',
  },
]
