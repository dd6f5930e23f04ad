import { type Trouble, who } from '../../world.ts'

export const troubles: Trouble[] = [
  {
    title: ['The Cake That Was Too Shy', '{K} and the Shy Cake', 'Nobody Look at {O}'],
    owners: [
      who('Clementine', 'orange cake', 'f'),
      who('Baron Cream', 'cream cake', 'm'),
      who('Little Mocha', 'chocolate cake', 'f'),
    ],
    prop: 'a tall birthday cake under a cloth',
    vars: { x: ['twelve', 'nine', 'forty'] },
    sign: [
      'Under a cloth in the [pantry|summerhouse] something tall shook^, and trembled so hard that ^the [plates|candles] rattled, too.',
    ],
    woe: [
      '“Don’t lift the cloth,” said {o.np}. “They will all look at me!”<mt  “They’ll sing AT me, and then they BLOW.” There were {x} guests in the garden already. “<t I was perfectly happy as flour, when nobody expected anything, and >[nobody sang at me when I was batter|my icing came out crooked],” said {o}. “[You would hide too|I’ve gone cold right through].”>',
    ],
    tries: [
      'They put sunglasses on {o.him}^, so that nobody would know who it was, but ^{O} looked like [a movie star|somebody hiding]~, and ~now everyone [came to look|wanted a picture].',
      'They told {o} to think of it as a wind. “[With spit in it|A wind that wants a slice],” said {o}, and [pulled down the cloth|shook harder].',
    ],
    on: {
      sound:
        'It was the birthday song, but slow, as you would [hum to a baby|sing it on a boat]. “[It isn’t AT me|Oh, like that],” said {o}. “[It’s for me.|It goes up at the end, doesn’t it?]” And the cloth slid off, by itself.',
      still:
        'They looked the other way, at [the moon|a beetle]. So {o} peeped out, and nobody was looking~, and ~it was [almost dull|a bit of a letdown]. “[Well, you may look now,|Would you like to see the cherry?]” said {o}.',
      make: 'It was a ring of [paper roses|sugar leaves], to go where the icing was crooked. {O} looked in a spoon. “[Oh|I’m a garden],” {o.he} said. “[I would not mind if somebody saw that|They might take a small look].”',
      tell: 'It was the story of a cake that hid so well that it [went stale|was never found], and nobody ever knew that it had been the [best|kindest] of all. “[How sad|What a waste],” said {o}. There was a pause. “[Take off the cloth|I’m ready],” {o.he} said.',
    },
    won: [
      '“Ooh,” said everybody, [at once|like a wave]. {O} went [pink|pale gold] right through. And it did not hurt at all to be cut. “[It tickles|Now I can be at every table],” said {o}.',
    ],
    gift: ['a sugar rose', 'the very last crumb, in tinfoil'],
    cause:
      'They lifted the cloth, an inch. Somebody else was hiding in there, behind the cake, and was even shyer. It was {th.np}.',
    free: '“Let {thing} sit next to me,” said {o}, “and I’ll go on.” And they went out together, one on a plate, and one beside it.',
  },
  {
    title: ['The Present That Would Not Be Opened', '{K} and the Knot', 'What Was in {O}'],
    owners: [
      who('Parcel', 'present', 'm'),
      who('Tissue', 'small present', 'f'),
      who('Mr. Brown Paper', 'parcel', 'm'),
    ],
    prop: 'a present with far too much string',
    vars: { x: ['the post office', 'a sea voyage', 'three wrong houses'] },
    sign: [
      'Something on the gift table had [rolled to the back|tied itself in another knot], and shook so that the [cups|bows] shook, too. “[No|Leave me wrapped],” it said.',
    ],
    woe: [
      '“[I’m only a small thing|There is so little in me],” said {o.np}, “and they’ll tear off my paper, and say [‘Is that it?’|‘Oh.’]”<mt  “I heard it happen to a scarf.” {O} had come through {x} to get there. “<t You must understand that until the moment I am opened I might be absolutely anything, and >[in the dark I was a drum, a ship, a puppy|while I am shut, I am a surprise],” {o.he} said. “[Afterward I’ll be a thing.|It is the only nice part of me.]”>',
    ],
    tries: [
      'They pulled [one|the longer] end of the string^, which is how most presents begin, but ^the knot [pulled back|grew], and [two spoons|the tablecloth] got caught in it.',
      'They shook {o}, to guess. “[A drum?|Peas?]” said {g}. “[A pony|Rain in a box]?” {O} [was more afraid than ever|burst into tears].',
    ],
    on: {
      tie: 'They put one more bow on {o}, the [biggest|reddest] of all. “Stay shut, then,” said {a}. “[We like you so|You can be a present for good].” {O} sat there. {O.he} [thought|looked at the bow]. “[I would like to see my own inside, just once|You might pull that one],” {o.he} said.',
      light:
        'With that behind it, the paper went [thin as a lampshade|see-through]. They could all see in, and [nobody said, “Is that it?”|{h} held {h.his} breath]. “[Is it bad|Well]?” whispered {o}. “It’s just what I wanted,” said {h}, and it was true.',
      notice:
        'There was a tag, under the string, no bigger than a [nail|stamp]. {a} read it out: “[I made this. I hope you like it.|For you, with both hands.]” “[Did they|Somebody made me]?” said {o}, and the knot [fell open|let go].',
      still:
        'Nobody pulled. They had [cake|a slice of cake], all around {o}, and left {o.him} be. By and by there was a rustle. A corner of paper [turned down|came up] by itself. “[It is rather hot in here,|What are you all eating?]” said {o}.',
    },
    won: [
      'In it was a [small wooden bird|little music box] that sang one line. Everyone wished to [hold|hear] it. “[I’m still a surprise|They all say ‘oh’, and it’s the good kind],” said {o}.',
    ],
    gift: ['the best bit of the string', 'a paper bow, hardly torn'],
    cause: 'The paper moved. There was somebody inside, wrapped up by mistake. It was {th.np}.',
    free: '“So it was {thing} that bumped all night!” said {o}. “I thought it was my heart.” And {o} undid {o.his} own knot, in one pull.',
  },
  {
    title: ['The Birthday Nobody Had', '{K} and the Extra Year', 'Whose Cake Is It?'],
    owners: [
      who('Twig', 'stray kitten', 'f', 'cat'),
      who('Nobby', 'garden mole', 'm', 'mouse'),
      who('Wren', 'lost owlet', 'f', 'owl'),
    ],
    prop: 'an empty chair with a paper crown',
    vars: { x: ['eleven', 'nine', 'thirteen'] },
    sign: [
      'Under the best chair, which was empty, sat someone small, [holding a paper crown|looking at the candles].',
    ],
    woe: [
      '“I’m not really here,” said {o.np}. “I haven’t got one.” “One what?” they asked. “A birthday,” said {o}.<mt  “Nobody wrote it down. [I asked the moon|I asked at the town hall], and it [did not know|had none left],” {o.he} said. “<t Everybody in this garden has one, even the wasp, and they speak of them as if they grew on trees, but >so I’m [no age at all|nothing yet]. And you can’t [have cake|make a wish] at nothing.”>',
    ],
    tries: [
      'They gave {o} the first of April^, which likes a joke, but ^it was [taken|full]. Then they tried the thirtieth of February~, but ~[that never comes|nobody could find it].',
      'Everyone tried to guess {o.his} age, and they got {x} answers. “[Am I all of them?|That’s a lot,]” said {o}. “I feel tired.”',
    ],
    on: {
      notice:
        'Behind {o.s} ear was a [plum petal|speck of plum blossom], quite dry. “[You’ve had that since you were born|You came with that],” said {a}. “So it was in spring, when the plum tree [blooms|snows].” And so the day was found.',
      light:
        'It shone right where a candle would have been. “[That’s your first|It only takes one],” said {a}. “You have a birthday as soon as somebody lights it.” {O} looked, and looked.',
      tell: 'It was about the night that {o} was born, with [a wind|owls] in it, and [a great red moon|three stars in a row]. {a} made it up, every bit. “Yes,” said {o}, [very softly|with big eyes]. “[I remember now|That was how it went].”',
      make: 'It was a new page for the calendar, [with a gold edge|painted at all four corners], between today and tomorrow. On it was one word: {O}.',
    },
    won: [
      'They put the crown on {o}. It [came down over {o.his} nose|fit]. They sang. {O} blew, and made a wish, and would not say what it was, [but looked at all of them while {o.he} made it|but it had come true already].',
    ],
    gift: ['a page of the calendar with a gold edge', 'half a candle, hardly used'],
    cause:
      'They looked under the chair, behind {o}. There were two of them with no birthday. The other {th.was} {th.np}.',
    free: '“Then we’ll have one between us,” said {o}, “{thing} and I. Today.” And there was cake enough for both.',
  },
  {
    title: ['The Balloon Who Wanted to Go Up', '{K} and the Last Balloon', '{O} and the Long String'],
    owners: [
      who('Skylark', 'red balloon', 'f'),
      who('Uncle Blimp', 'big yellow balloon', 'm'),
      who('Orla', 'green balloon', 'f'),
    ],
    prop: 'a balloon caught in a pear tree',
    vars: { x: ['the church clock', 'the hill', 'the first star'] },
    sign: [
      '“[Let me go|A bit higher]! [Just a bit|Let go]!” somebody cried in the pear tree, [tugging at a string|squeaking against a branch].',
    ],
    woe: [
      '“I want to go up, and see {x}, and be home for cake,” said {o.np}, “but the tree has got me!”<mt  “And they say that a balloon which goes up [never comes back|is lost]. <t I do not wish to be lost, and I do not wish to be tied to a chair, and I quite see that this is difficult, but >I should like to look [just once|from above],” said {o}. “[Is that so much?|After that I’ll bob, and be good.]”>',
    ],
    tries: [
      'They cut the string short^, so that there was less of it to get caught, and ^{O} [shot up an inch|bobbed], and stuck in the next branch, which had [thorns|more twigs]. Everyone [held their ears|stopped breathing].',
      'They brought {o} a picture of {x}. “[It’s flat|That’s not it],” said {o}. “[And it smells of paste.|I could see the frame.]”',
    ],
    on: {
      tie: 'They tied it to the end of {o.s} string, and [every ribbon in the place|all the streamers] to the end of that. “Up you go,” said {a}, “and when you’ve seen it, [pull|give one tug].” And {o} went up, and up, and up.',
      move: '{a} let the string run and <f went><w rolled> with it, out at the gate and [up the lane|over the field], to the very top of the hill, arm held high. And {o} was as high as {x}, and [saw all of it|more], and was held the whole way.',
      sound:
        'The wind [heard|knew] that tune, and came down to dance. It took {o} [around the waist|by the string], once up past {x}, and around, and [brought {o.him} home|set {o.him} down], like a gentleman.',
      light:
        '“Look for this light,” said {a}. “[Wherever you are, it will be here|It’s where we are].” {O} went up in the dark, past {x}, till {o.he} was no bigger than a pea. And then, [down by that one small light|following it], {o} came home.',
    },
    won: [
      '“I saw it!” said {o}. “It is all [small, and lit, and somebody is in every bit of it|one big party down there].” And {o.he} sat at the table, on a string, and [told it nine times|had cake, by the smell].',
    ],
    gift: ['a bit of red balloon string', 'a leaf from the top of the pear tree'],
    cause:
      'It was not the tree at all that held {o}. They parted the leaves, and there, hanging on to the string, {th.was} {th.np}.',
    free: '“You go up, and {thing} will hold the end,” said {h}. So that was how they did it, and it was just the right weight.',
  },
  {
    title: ['The Candle for Next Year', '{K} and the One Candle Too Many', 'Not Yet, {O}'],
    owners: [
      who('Taper', 'pink candle', 'm'),
      who('Wickie', 'striped candle', 'f'),
      who('Number Seven', 'small blue candle', 'm'),
    ],
    prop: 'one candle left in the box',
    vars: { x: ['six', 'five', 'eight'] },
    sign: [
      'The cake was out on the table, all lit. But in the candle box, under the lid, somebody [sniffed|sighed].',
    ],
    woe: [
      '“They took {x} for the cake,” said {o.np}, “and I’m left over for NEXT year!”<mt  “<t We were all in the one packet, back to back, from the shop, and we had talked of nothing else, and then somebody counted, and it turned out that I was one too many. >[I can see the glow, through the cardboard|They are singing, and I know the words],” said {o}. “[A year’s a long time to stand in a drawer, with string.|What if I go soft?]”>',
    ],
    tries: [
      'They stuck {o} in the cake^, right at the back, where people hardly ever count, but ^“That’s one too many!” cried all the guests, and out {o} came.',
      'They asked the birthday child to be a year older. The child [tried|shut both eyes and pushed], but it made no difference.',
    ],
    on: {
      light:
        'Out on the lawn {o} stood up straight in that light, and threw a shadow as tall as a [church|tree]. The moths came, and danced all around it. “[It’s a party|They’re all for me],” said {o}. “Now I can wait.”',
      make: 'It was a cake for just one candle: a [bun|tart], with a ring of daisies. For somebody in the hedge was one year old today, and nobody had known. It was a wren. {O} stood in the middle, and shone.',
      tell: '{a} told it right into the box, for {o} alone, with the lid half shut. “[It’s like a bedtime|Oh, that’s good],” said {o}. “How does it go on?” So each month they would tell {o} [some|a bit] more, and a year is only twelve of those.',
      tie: 'It made a bow, and {o} was given to the birthday child, as a present. “It’s from when you’re older,” said {h}. “[You’ll want that|Keep it safe].” So {o} slept [on the windowsill|by the bed], and watched the child grow.',
    },
    won: [
      'And {o} was happy, and [not a drop of wax ran down|stood very straight]<mt , for it’s a fine thing to be what somebody is on the way to>.',
    ],
    gift: ['a birthday match, not to be struck', 'a daisy with icing on it'],
    cause:
      'They lifted out {o}, and felt in the corner of the box. There was one more in there. It {th.was} {th.np}.',
    free: '“I’m for the year after next,” said {thing}. “Is it your first wait? Sit by me.” And the two of them shut the lid themselves, and giggled.',
  },
  {
    title: ['The Donkey with Its Tail on Its Nose', '{K} and the Wrong End', 'A Bit to the Left, Said {O}'],
    owners: [
      who('Eustace', 'paper donkey', 'm'),
      who('Jenny Pin', 'paper donkey', 'f'),
      who('Hee', 'donkey on a poster', 'm'),
    ],
    prop: 'a paper donkey on a door',
    vars: { x: ['ear', 'elbow', 'left knee'] },
    sign: [
      'Something on the shed door [sneezed|tried not to sneeze]. It was all of paper, and its tail was on its nose.',
    ],
    woe: [
      '“They shut their eyes,” said {o.np}, “and they stick my tail just anywhere! It tickles.”<mt  “<t I have had a tail upon my {x} and a tail upon my hat, and once it went to the far side of the garden, on an uncle, and everyone fell about, and no one said whether I would like it back. >[I need it for the flies|There’s a place for it, and it’s cold there],” said {o}. “[I’d wag, you see, if I knew where.]”>',
    ],
    tries: [
      'They shut their eyes, too, and did their best^, which turned out no better than anybody else’s, for ^now it was on {o.s} {x}.',
      'They told the guests to peep. The guests were [shocked|honest people]. They did not.',
    ],
    on: {
      notice:
        '{a} shut both eyes and felt, with one finger, along the [neck|back], and over the hill, and down. There! There was a very small [bump|dent]. Pop. “[That’s it|Ahh],” said {o}, and wagged it.',
      sound:
        'It went [up|fast] when the next guest came close, and [down|slow] when the guest did not. So, eyes shut, and by ear alone, the tail went straight to its place. “Haw!” said {o}.',
      tie: 'They tied it to the tail, and ran it through the proper place, and behind the door. One pull, and wherever the tail was, off it [flew|came], and home. “[Again|How clever],” said {o}.',
      move: 'Next came {a}, <f three jumps and a hop><w one spin and a stop>, so fast that there was no time to get it wrong. Bull’s-eye! Or donkey’s. “[What aim|Oh, well DONE],” said {o}.',
    },
    won: [
      '{O} swished it, left and right, and [a wasp went home|the whole party cheered]<mt ; and nobody minded that it was on upside down>.',
    ],
    gift: ['a round-headed pin with a cork on it', 'a blindfold with stars inside'],
    cause:
      'They looked behind the paper, to see where a tail would go. In the hole already, up to the waist, {th.was} {th.np}.',
    free: '“I thought that it was a window,” said {thing}, and was pulled out, with a plop. In went the tail, and {thing} held it till the glue was dry.',
  },
  {
    title: ['The Chair That Was Always Out', '{K} and the Last Chair', 'When the Music Stops'],
    owners: [
      who('Wobbly', 'wooden chair', 'm'),
      who('Miss Spindle', 'thin-legged chair', 'f'),
      who('Stump', 'three-legged stool', 'm'),
    ],
    prop: 'a chair by itself under a tree',
    vars: { x: ['a polka', 'a march', 'a gallop'] },
    sign: [
      'The guests played musical chairs on the lawn. Far off, under a tree, somebody [stood with their back to it all|only looked on].',
    ],
    woe: [
      '“I’m out,” said {o.np}. “When they take a chair away, it is always me!”<mt  “<t Everyone is sorry for the child that has no chair, and gives it a cookie, but in every round, if you’ll only count, there’s also a chair that has no child. >[They start {x}, and I’m carried off under somebody’s arm|I’m right on the end, you see],” said {o}. “[I have never once been sat on when it stopped.|I don’t so much as get a cookie.]”>',
    ],
    tries: [
      'They put {o} right in the middle, where nobody gets left out. ~But ~there somebody [put the cake|hung a coat] on {o.him}, and that isn’t the same.',
      'They hid all the other chairs. When the music stopped, nine guests sat down on {o} at once. {O} [went flat|was found by and by, at the bottom].',
    ],
    on: {
      sound:
        'It was {x} all of their own, out there under the tree, and {a} went around {o}, and around, and stopped, and sat. “[I WON,|Is this what it’s like?]” said {o}. “You’re warm!” Then all the guests who were out came to play there.',
      make: 'It was wheels: empty spools, one for each leg. So when the music stopped, {o} [rolled up|shot out], and got under somebody, just as they sat. No one was ever out, and the game went on till [supper|the band fell asleep].',
      still:
        '{a} leaned on {o}, and looked up at the leaves, and stayed. The music stopped, far off, and started, and stopped. “[Don’t you want to go and win|You’re missing it],” said {o}. But {a} was the only one there with a chair to the end.',
      notice:
        '{a} counted the guests, and got the same as before. {A.he} counted again, under the table. There sat one more, quite small, who’d never dared. “[I get bumped|I’m always out],” it whispered. “So am I,” said {o}. They looked at each other, and they fit.',
    },
    won: [
      'So when the music stopped for the last time, [at dusk|at the lighting of the lamps], {o} was sat on, and by somebody who had fallen asleep, so that nobody could move {o.him} at all.',
    ],
    gift: ['a spool with a squeak', 'a cookie marked “For the Chair”'],
    cause:
      'They turned {o} over to see why. It said “Taken” there, on the seat, from below, and holding on beside it {th.was} {th.np}.',
    free: '“I’ve been sitting on {o} all the while,” said {thing}, “only on the other side.” And it swung around to the top, and did it properly, with its legs crossed.',
  },
  {
    title: ['The Piñata Who Wished to Hand It Out', '{K} and the Paper Pony', '{O} Has a Better Idea'],
    owners: [
      who('Pinto', 'paper pony', 'm', 'horse'),
      who('Rosita', 'paper pony', 'f', 'horse'),
      who('Confetti', 'pony with paper fringes', 'f', 'horse'),
    ],
    prop: 'a paper pony hanging from a branch',
    vars: { x: ['lemon drops', 'toffees', 'sugar mice'] },
    sign: [
      'From the apple tree hung somebody made of paper, who [trembled|rustled]. Below, the guests stood in line with a stick.',
    ],
    woe: [
      '“I’ve got {x} for everyone,” said {o.np}. “I want to GIVE them. They only had to ask!”<mt  “<t I lay awake over it all last night, working out who should have which, and now it seems that the custom is for them to put on a blindfold and hit me until it rains. >[I had meant to say a few words|I know each of them by name],” said {o}. “[One of them’s to go to the very small one at the back, who never gets any.]”>',
    ],
    tries: [
      'They asked the guests to wait. The guests [waited|said yes]. But they had the stick, and the stick [was eager|could not help it].',
      'They shook {o}, quite gently. Inside, the {x} [shifted|went “shush”]. “No,” said {o}. “There is no door.”',
    ],
    on: {
      make: 'It was a door, in {o.s} side, as small as a stamp, with a paper hinge and a bell. The first guest put down the stick, and rang. “[Come in|Yes? Ah, it’s you],” said {o}. “I have a green one for you.”',
      tell: 'It was so funny that {o} had to hold {o.his} sides. Then {o} gave a hoot, and a [toffee|candy] flew out of {o.his} mouth. “[Oh! It’s only a laugh|Bless me]!” So no one hit {o}. They told {o.him} jokes, in turn, and each got what came.',
      tie: 'They took it twice around the branch, and let {o} down, a bit at a time, to where {o.he} could [walk|stand]. Off went {o} along the line, like a mail pony. “[For you, and for you|You’re Ruth, with the cough],” {o.he} said. {O} had them all right.',
      light:
        'It shone right through. Now they could all see in: there were the {x}, each with a [name|bow] on, and all in order. The stick was [put down|put in the umbrella stand]. “[That one’s ME|Look, there’s mine],” said a guest. They lined up, and held out their hands.',
    },
    won: [
      'And the very small one at the back got [the last|two], and {o}, who was quite empty now, was asked up to dance, since {o.he} [weighed no more than a hat|rustled so well].',
    ],
    gift: ['a paper fringe, purple', 'one toffee with a name on it'],
    cause:
      'Something in {o} rattled that was not {x}. They put an eye to the mouth. In there, with full cheeks, {th.was} {th.np}.',
    free: '“I’m the few words,” said {thing}, and wiped its mouth, and came out, and said them. They were “Help yourselves”. It handed them all around with {o}.',
  },
]
