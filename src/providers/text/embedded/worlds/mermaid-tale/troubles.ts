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
    vars: { x: ['the queen’s necklace', 'the choir’s crown', 'the bride’s slipper'] },
    sign: [
      'Clunk. Clunk. Something white came along the hall, one side at a time. [All the other pearls had rolled by long ago.|It had four corners at least.] “[Clunk, pardon|Oh, bother],” it said.',
    ],
    woe: [
      '“I’m a pearl,” said {o.np}. “[I’m just a bit square.|I know how it looks.] Tonight they string us for {x}, and I won’t roll up. I won’t stay on. [I clunk.|And the rest all giggle.]”<mt  “<t You begin as a grain of sand, and you wrap yourself up, night after night, and I suppose that I must have done the corners twice. >[The jeweler turned me over, and coughed|They put me in the tray with the buttons],” said {o}. “[My mother says I’m the only one she can tell from behind.|I did it as carefully as I could.]”>',
    ],
    tries: [
      'They rolled {o} down the long stairs, to wear off the corners. Clunk, clunk, clunk, eighty-one times. The stairs [had dents in|were rounder]. {O} was the same.',
      'They put {o} between two round ones, so as not to show. It looked like [a tooth|a brick at a ball], and the clasp [fell off|flew open].',
      'They wrapped {o} in soft wax. Now {o} was [round, and gray|a candle], and could not see.',
    ],
    on: {
      light:
        'It shone on {o}, and what a thing to see! A round pearl has one shine. {O} had a shine on every side, and a line of gold along each edge, and threw six small windows on the wall. “[Are those mine?|I’m a whole house,]” said {o}.',
      notice:
        '“Stand still a minute,” said {a}. “You’re the only one who CAN.” It was true. All the rest had rolled under the sofa. {a} set {o} down in the middle, and {o} stayed, and held up the [crown|whole string], like a foundation stone.',
      make: 'It was a tiny house for a ring: four gold posts, and a roof. A round pearl falls out of a thing like that. {O} stepped in. It fitted, to the corner, with a click. “[I’m IN|I’ve got a corner in every corner],” said {o}.',
      sound:
        'All the pearls clicked on the beat, click, click, like rain. And {o} went CLUNK. It was just what was missing. There has to be a low one! “[Do that again,|Who’s that on the drum?]” they all said.',
    },
    won: [
      'They put {o} in the very front of {x}, where it fastens, for a [clasp|lock] needs corners. “[You can’t do the rest up without me|I hold hands with both ends],” said {o}. And the round ones looked across, a bit sorry to be so plain.',
    ],
    gift: ['a pearl button with four corners', 'a grain of sand that means to be something'],
    cause:
      'They looked in the shell where {o} had grown. There was someone in there still, all elbows: {th.np}!',
    free: '“It was I who made the corners,” said {thing}. “I was trying to lie down.” {O} looked at {thing} for a long time. “They are good corners,” said {o}. And they clunked off, arm in arm.',
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
      'A mermaid sat before a mirror, with a comb in the air. She put it in. “Do you MIND?” said her hair. [A small door slammed.|Somebody knocked back.] She took it out.',
    ],
    woe: [
      '“They’ve moved in,” said {o.np}. “I slept for a month, one does, and now there’s {x} in there. I’ve to sing tonight, with my hair down! [I put in the comb, and they called the guard.|There’s a chimney.]”<mt  “<t I should never have left it loose, my aunt says so too, but it is hard to be cross with people who sing so nicely over the washing-up. >[I can feel them go up to bed|They’ve painted],” said {o}. “[They pay, you know. One button a week.|The little one says good night to my ear.]”>',
    ],
    tries: [
      'They knocked, and said that everyone had to move. “[We have a lease|Read this],” said a voice. It was a [very small|wet] piece of paper, and it said FOREVER, and was signed in ink.',
      'They put up a sign, “Nice Cave to Let”. {X} came out to look at it. “[Damp|No view],” they said, and went home, by the left ear.',
      'They combed just the ends. At the ends there was a [school|shop]. It was [open|full of people with baskets].',
    ],
    on: {
      make: 'It was a house, of [shells|coral], just like the hair, with curtains, and a swing; and {a} hung it on a ribbon, down the back. In moved {x}, with all their pots. Now it went where {o} went, like an earring. The hair fell down, free, with a swish.',
      tie: 'They did not comb at all. They braided it: in and out, with a ribbon, a room here, a stair there, and a long hall. {X} looked out of every loop. “[It’s better than before|Now we have floors],” they said. And it lay like silk.',
      sound:
        'A voice in the hair came in on the tune, and one more, and {x}, all in parts. “[But that’s MY song, for tonight|You know it],” said {o}. Of course they did. They had lived next to her ear for a month. Now she had a choir.',
      tell: '{a} told it low, to the left side, and it was so long that one by one they came and sat on {o.s} shoulder to hear. In the meantime {g} did the combing. When it was over they looked around. “[You’ve dusted|How nice you’ve made it],” they said.',
    },
    won: [
      '{O} sang that night, and as she got to the top note, from somewhere behind the left ear came [a small clear echo|the bass]. “[Who was that|What a voice]!” they said in the front row. [{O} only smiled.|All her hair took a bow.]',
    ],
    gift: ['a rent button, well polished', 'a comb with one very small doorbell'],
    cause:
      'They went in by the side door, and up, and up. At the top, in an attic of curls, with the kettle on, {th.was} {th.np}.',
    free: '“I’m the landlord,” said {thing}. “Is there something wrong?” They told {th.them}. “Oh, COMBING day,” said {thing}, and {th.it} rang a bell. Everybody went out for the afternoon, as everybody should.',
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
      'A bubble came bobbing up the stairs, as big as a [pumpkin|head], and in it something [hummed|turned, like smoke]. After it came somebody, with both arms out. “Don’t BREATHE,” they said.',
    ],
    woe: [
      '“It’s {x},” whispered {o.np}. “There’s just one. It’s kept in a bubble. [I was to carry it over the hall|I had it in my two hands], and I sneezed. Now it’s off, and if it gets to the top, it will POP!”<mt  “<t A song that pops in the air is gone to whoever happens to be passing, and up there it is mostly gulls. >[The babies can’t go to sleep without it|It’s not been out in a hundred years],” said {o}. “[I only let go with one hand.|It’s going up. It’s such a GLAD song.]”>',
    ],
    tries: [
      'They got a net. A net is mostly holes with [corners|string], and the bubble saw it, and went [pale|up a whole floor].',
      'They swam above it, and pushed down, ever so softly, with their [hats|hands]. It slid out, like soap, and it was [higher|by the window].',
      'They asked it, nicely, to come back. It hummed, and [wobbled|bowed]. It thought that they were clapping.',
    ],
    on: {
      still:
        '{a} lay back in the water, and made a hollow with {a.his} arms, and kept quite still. A bubble likes a place where nothing moves. It bobbed, and it turned, and it came down, with a tiny bump, just there, under {a.his} chin. It hummed.',
      sound:
        'The song in the bubble stopped, to listen. Then it came nearer, to join in. You could hear both: the one outside, and the one in, like a hand on each side of a window. It followed the tune, stair by stair, all the way down, and in at the nursery door.',
      tie: 'They blew on it, ever so lightly, and laid it around, with a bow, as on a [present|pudding]. It did not pop. It liked it! Now it was a balloon, and {o} had the string. “[Come along, you|Heel],” said {o}, and it bobbed along behind.',
      move: 'Up {a} swam, past it, to the very last window, where the sea stops, and <f put {a.his} back to it><w put {a.his} wheels to it>. Bump, went the bubble, against {a.his} coat, and stayed. It’s soft, a coat. “[Home|Down you go],” said {a}, and walked it down like a cat on a cushion.',
    },
    won: [
      'They let it go over the cradles, and THERE it popped, as it’s meant to, with a sound like a kiss. And out came {x}, [note by note, like warm rain|all through the halls]. [Then {o} breathed it in again, and blew, and tied it up for next time.|Nobody heard the end. They never do.]',
    ],
    gift: ['a bubble no bigger than a pea, with one note', 'a bottle stopper that hums'],
    cause:
      'The bubble turned around, slowly. There was not just a song in there. There was somebody lying on it, as on a couch: {th.np}.',
    free: '“I got in to hear it better,” said {thing}. {Th.it} put out one foot, for ballast. Down came the bubble like a lift, floor by floor, and the bell went ting.',
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
      'In a glass case, on a cushion, with a lamp on each side, lay one red shoe. Somebody was looking at it, nose to the glass. “But WHY?” said the somebody.',
    ],
    woe: [
      '“It came down on Sunday,” said {o.np}. “[It’s the best thing I’ve got.|I’ve got it in writing that it’s rare.] I told them all it’s {x}. They come tonight, the whole museum club. And I don’t KNOW!”<mt  “<t It has a way in but no way out, and eyes with nothing behind them, and a long string that it appears to have eaten. >[I’ve slept with it under the pillow, and no idea came|You’re from up there],” said {o}. “[Don’t tell me if it’s sad.|Does it want its mother?]”>',
    ],
    tries: [
      'They told {o}: “You put a foot in it.” “[What’s a foot?|In there? Alone?]” said {o}. They showed {o.him}. {O} looked [for a long time|away]. “It’s got FIVE on the end,” {o.he} said.',
      '{h} put it on, and went up and down. In water that’s not so easy: [the shoe went up, and {h} after it|it looked like a fish on a stick]. “[So it’s for falling|I see, it’s an engine],” said {o}.',
      'They looked for the other one. They found [a teapot|a boot], and that only raised more questions.',
    ],
    on: {
      tell: '{a} told it all: the hook by the door, the rain, the wet grass, and the puddle, and how you run. {O} held the shoe in both arms. “[So it’s for GETTING there|It’s a boat],” {o.he} said at last. “A boat for one, over the dry.” And you can’t say it better.',
      sound:
        '{a} took the shoe, and did it on the floor, with one hand: tip-tap, tip-tap, tippety-tap. {O.s} tail began to go. “It’s a DRUM,” {o.he} said. “[You wear it, and are one|They’ve got music on the ends of them]!” And of course it’s that as well.',
      notice:
        '{a} turned it up and looked in. “It’s worn on one side,” {a.he} said. “[She hopped|He turned on that heel]. And here’s grass, and a bit of chalk, and some sand.” You could read it, like a letter. “[It’s a diary|She wrote that with her foot]!” said {o}.',
      make: 'It was a bed, with a blanket of weed, and the tongue for a pillow. And in it, sure enough, there soon lay a very small crab, with its feet up. “It’s for whatever you need that size,” said {a}. “[Like a hand|That’s the best sort of thing],” said {o}.',
    },
    won: [
      'The club came, with lamps. “It’s a shoe,” said {o}, and told it to them, [every puddle|tip and tap]. Nobody stirred. Then one by one they asked to hold it. [The oldest one danced, a bit, with the end of her tail.|“And there’s one more like it, up there, looking for this,” said {o}.]',
    ],
    gift: ['a red lace with a knot in it', 'a museum card with a small boat on it'],
    cause:
      'They tipped the shoe. Something in the toe of it woke up, and said, “Is it morning?” It was {th.np}.',
    free: '“It’s a bed, if you ask me,” said {thing}, “and I ought to know, I came down in it.” That was the first time that anything in {o.s} museum had answered back. {Th.it} {th.was} made the guide.',
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
      'In the sand stood a horse on a gold pole. It was wood, with roses in its mane. {X} sea horses hung before it, bowing. “[Don’t|Please get up],” said the horse.',
    ],
    woe: [
      '“They think that I’m their king,” said {o.np}. “They bring me [weed|crowns]. I’m off a merry-go-round! It sank. [And all I want is to go around.|I want to hear the organ.]”<mt  “<t I don’t like to disappoint them, they are so small and so extremely polite, and it is very handsome weed. >[It was just once around, and up, and down, and the lights went by|There was a child on me, always, with sticky hands],” said {o}. “[A king has to stand still.|I’ve been stuck here, galloping, for forty years.]”>',
    ],
    tries: [
      'They pushed {o}, around and around. The pole went [down|in], like a screw. Now {o} was lower, and [dizzy|facing the wall].',
      'They told the sea horses that {o} was no king. “[So modest|Hear how he jokes],” said the sea horses, and brought two crowns.',
      'They swam in a ring around {o}, fast, so that it would look as if. “[That’s kind|It’s nearly it],” said {o}. “But it’s you who’s going.”',
    ],
    on: {
      sound:
        'It went oom-pah-pah, more or less. All {x} put up their heads. They began to go up, and down, with the beat; then sideways. And they took {o} along, pole and all, a hundred to each side, around, and around. “THE ORGAN,” said {o}.',
      tie: 'They tied it to the pole, and gave an end to each of the sea horses. “[Pull|Gallop],” said {a}. Up rose {o} out of the sand, light as a cork, and around: up, and down, with ribbons, and {x} little horses in front.',
      move: '{a} got on. <f One knee each side, and hold on to the roses.><w They helped {a} up, and {a.he} took hold of the roses.> And {o} felt the hands. {O} shivered, right down the pole. There was a current there, all along, that went in a ring, for anyone who leaned. They leaned.',
      light:
        'It was small, and warm, and {a} swung it in a ring: past, and past, and past. {O} saw the lights go by. And if the lights go by, you’re going around. “[Up|And up],” said {o}, “and down, and the lady with the hat.” The sea horses felt it, too. They were all going.',
    },
    won: [
      'It goes each evening now, when the lamps are lit. There’s a line. {X} sea horses, [two and two|with shells to pay], and {o} in the middle, up, and down. “[One ride each|Hold tight],” says the king.',
    ],
    gift: ['a gold flake of paint in the shape of a rose', 'a ticket, good for one more time'],
    cause: 'They dug around the pole. At the foot of it, arms tight around it, and eyes shut, sat {th.np}.',
    free: '“Is it still going?” said {thing}. “I get so dizzy. I held on, to stop it.” They promised to go slowly. {Th.it} let go, and took the reins. Up went {o}, and down, and around.',
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
      'A clam as big as a bed lay in the garden. It opened, took a breath, said “I …”, and shut. Clop. Then it opened. “It’s …” it said. Clop.',
    ],
    woe: [
      '“Somebody told me a secret,” said {o.np}, in bits. “To keep. That was {x} years ago. [And I have|Not a word]! But tonight it’s time. It’s to come OUT. And I’ve lost the way of it. [Clop. You see|Clop]!”<mt  “<t It is a very different thing from not talking, you know; anybody can not talk; one has to hold it, like soup, and not spill. >[I get as far as the “I”|The jaw has got used to it],” said {o}. “[They’ve all come to hear. They’ve brought chairs.|I don’t even recall if it’s a nice one.]”>',
    ],
    tries: [
      'They put a stick in, to hold it. Clop. Now they had two sticks, [short ones|both good for tea], and {o} was so sorry.',
      'They all put an ear on. It said “mm”, and “mm-mm”. “[It’s about a cow,|Is it soup?]” they said. “MM,” said {o}, which was no.',
      'They told {o} their own secrets first. {O} [kept them|shut at once, to be safe]. That’s what {o} does.',
    ],
    on: {
      still:
        '{a} got close, where the crack was, and turned {a.his} back, and was quiet, so that there was nobody to be looked at by. It’s easy to tell a back. It came like a breath: “I … I love you. Tell the next one who comes.” That was all of it. “[It’s YOU|That was for whoever’s next],” said {o}.',
      sound:
        'You can’t always say a thing that you can sing. {O} came in on the last line, deep, like a door in a church: “Tell her that the [apples|roses] are on the wall for her.” Up in the back row a very old turtle got to her feet. “Oh, [Edmund|Stanley],” she said.',
      light:
        'They let it shine in at the crack, and {o} opened to it, as clams do, so slow that you could not see it. On the inside of the shell it was written! It was all there, in mother-of-pearl, a word to each year: {x} of them. You could read it, and so they did.',
      tie: 'They sank one end in, at a clop, and waited. “[Mm|Mm-hm],” said {o}. Something was tied to it. They drew it up, and it was no word at all: it was a tiny [ring|key]. “[THAT was it|I had it on my tongue],” said {o}. “I thought it was a sentence.”',
    },
    won: [
      'Nobody spoke. Then the whole garden [sighed|clapped, with their chairs]. “[Was it good?|Did I drop any?]” said {o}. “[Every word|It was worth it],” they said. And {o} lay wide open, for the first time, and looked at the stars, with {o.his} mouth full of nothing.',
    ],
    gift: ['a sliver of mother-of-pearl with one word on it', 'a tiny key to nothing'],
    cause:
      'They caught it on the “I”, and looked in. Someone lay in there, in the pink, with a finger on its lips: {th.np}.',
    free: '“I’m the secret,” said {thing}. “I wasn’t ready. Now I am.” And out {th.it} came, and bowed, and everyone got up from their chairs and said how good it was to meet {th.them} at last.',
  },
  {
    title: ['The Starfish Who Wrote to the Sky', '{K} and the Wish for Wishes', '{O} Applies'],
    owners: [
      who('Estrella', 'starfish', 'f', 'star'),
      who('Cinq', 'starfish', 'm', 'star'),
      who('Little Pointer', 'orange starfish', 'f', 'star'),
    ],
    prop: 'a letter and an ink bottle',
    vars: { x: ['five points', 'the right color', 'my own twinkle'] },
    sign: [
      'On a rock lay a starfish, with a pen in each arm, and wrote. “‘Dear Sky,’” it read out. “‘I see that you have some places free.’” It [bit a pen|crossed out “places”].',
    ],
    woe: [
      '“I’m the right shape,” said {o.np}. “I’ve got {x}. [I can lie very still.|I’ve practiced twinkling.] They lost one last night. I saw it go! But I can’t send it. [It gets soft at the top.|The ink runs.]”<mt  “<t I don’t want anybody to think that I’m unhappy here, it is a good rock, but nobody has ever made a wish on me, except for a crab, and he wanted lunch. >[Up there they’re looked at|I’d be so careful with the wishes],” said {o}. “[I’d start low down, and work up.|Five arms! I could hold one in each.]”>',
    ],
    tries: [
      'They threw {o} up, as high as they could. {O} went out of the water, and [over|up]. There was a silence. There was a splash. “[I was in it|I saw my place],” said {o}. “It has a draft.”',
      'They hung {o} from the ceiling, on a thread. A [fish|snail] went by, looked up, and wished. “[For a hat|To be left alone],” said {o}. “How do you DO them?”',
      'They tied the letter to a bubble. It went up. A gull read it. It was not the right department.',
    ],
    on: {
      light:
        'They lit it, and put it behind {o}, and the water took that shape, and threw it far out, on the dark: five points, and gold. In the pink tower a baby sat up. It had never seen a star, from down there. It put out a hand, and wished. “[I felt that|I got one],” said {o}.',
      make: 'It was a sky: a round of black [cloth|weed], with holes, hung over the nursery. There was one hole in the middle, with five points. {O} fitted. From the cradles, you looked up, and there it was, with {o} in the best place. “[They’re all looking|I’m North],” said {o}.',
      still:
        '{a} lay on the rock, next to {o}, and looked up. They said nothing. And down there in the black water a [lantern fish|little squid], far, far below, looked up as well. It saw something warm, with five points. It made a wish. That’s what {o} is: a star, for the ones below.',
      notice:
        '“Look UNDER you,” said {a}. {O} lifted one arm. Below the rock the sea went down, and down, and it was full of eyes. “[They’re all looking up at you|You’re the highest thing they’ve ever seen],” {a.he} said. “You’ve had the job all along.”',
    },
    won: [
      '{O} stayed up late that night, and shone, or did what {o.he} does. “[A tooth for a sea cow|One wish for a friend, two for soup, one for snow],” said {o}, and put them by, one in each arm. [Four came true by morning.|The letter’s in a drawer. It says: “Dear Sky, thank you, I’ve found something.”]',
    ],
    gift: ['a pen nib shaped like a star', 'a wish, in a fish-skin purse'],
    cause:
      'The letter would not fold. There was somebody in the middle of the page, lying down, as a sort of stamp: {th.np}.',
    free: '“I’ve been up there,” said {thing}. “I fell. It’s cold, and no one brings you soup.” “Did they wish on you?” said {o}. “They did on the way DOWN,” said {thing}. So they thought of that, and {o} learned to dive.',
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
      'On the stairs hung a lamp. It was pink, and [round|frilled], and it dripped light. It was sobbing so much that the shadows [swung|hiccuped].',
    ],
    woe: [
      '“I’m the stair light,” said {o.np}. “Each night {x} little mermaids come by. They hug each other. They hug the POST. And me, they say ‘Good night’ to. [From over there.|With a wave.]”<mt  “<t I sting, it isn’t anything that I do, it’s only how I end, and they have all been told so since they could swim. >[I’ve tried holding my strings up|I’d not mean it],” said {o}. “[I’ve never had one. I don’t know how it goes.|Is it warm? It looks so warm.]”>',
    ],
    tries: [
      'They put {o} in a [pillow case|muff]. Now one could hug {o.him}. “[Is this it?|I’m in a bag,]” said a voice. It was dark on the stairs, and three people fell up them.',
      'They hugged the air just next to {o}, hard. “[That’s very kind|I felt the draft],” said {o}.',
      '{g} said that {g.he} did not mind, and did it quick. “OW,” said {g}. “[But it was nice|In the middle part].” {O} went white.',
    ],
    on: {
      notice:
        '{a} looked, for a long time, at how {o} was made. “You only sting at the ends,” {a.he} said. “There’s nothing on top. [It’s like a bun.|It’s just silk.]” And {a.he} came from above, with both arms, and laid a cheek there. It was cool. “[Oh|That’s it],” said {o}. “So THAT’S it.”',
      tie: 'They did up all the strings with it, in one big bow, like the back of a dress. There was nothing left to sting. {O} hung there, as round as a hat box. {A} put both arms around. “[How do I look?|Don’t let go yet,]” said {o}, in a very small voice.',
      make: 'It was mittens: {a} made them, one for each string, {x} of them, in red. “Now you can hug BACK,” said {a}. {O} did. It was like being held by a [theater curtain|whole choir]. All the way down the stairs they stood in line.',
      sound:
        'A jellyfish is all one ear. The tune went in at the rim, and through, and out of the other side, and {o} shook with it, from the middle. “[I’m being held|It goes all around me],” said {o}, “inside.” You can hug with that, too. They sang it closer.',
    },
    won: [
      'So every night now there’s a hug at the turn of the stairs, {x} of them, [from the top|in mittens], and that light gets pinker each time. By the last one you can [read by it, three floors down|see it from the ships]. “[Mind how you go|Good night, good night],” says {o}.',
    ],
    gift: ['one tiny red mitten', 'a drop of pink light'],
    cause:
      'They counted the strings. One was not a string. Something was hanging on to {o} from below, quite happy: {th.np}!',
    free: '“I’ve been hugging you since Tuesday,” said {thing}. “It tickles a bit. Didn’t you know?” {O} had not. {O} went so pink that all {x} came out to look, and stayed.',
  },
]
