import { type Trouble, who } from '../../world.ts'

export const troubles: Trouble[] = [
  {
    title: ['The Case of the Missing Smell', '{K} and the Stolen Smell', 'Who Took the Cinnamon?'],
    owners: [
      who('Mr. Crumpet', 'baker', 'm', 'grown-up'),
      who('Madame Flo', 'baker', 'f', 'grown-up'),
      who('Little Otto', 'baker’s boy', 'm', 'child'),
    ],
    vars: { x: ['cinnamon', 'vanilla', 'warm bread'] },
    prop: 'a tray of buns that smell of nothing',
    sign: [
      'The bell rang, twice. [In came a tray, with flour all around it|A floury hand put down a bun]. “Smell that,” a voice said. There was no smell at all.',
    ],
    woe: [
      'It was {o.np}. “Somebody has stolen the smell of {x},” said {o}. “[Without it|And now] no one can find my shop!”<mt  People went by outside with their noses up, [lost|turning left when they meant right]. “[My grandfather left me that smell|It took me nine years to get it right],” {o.he} said, and sat down on the bun.>',
    ],
    tries: [
      'They followed the one suspect, a man with a very large nose. He went home and [blew it|had a cold]. [It was not him.|They said sorry.]',
      'They set a trap: a jar with the lid off. They caught a smell. It was [feet|cabbage]. They let it go.',
    ],
    on: {
      sound:
        'Down the street a window opened. An old lady put out her head to hear. And out past her ear, [soft and sweet|thin as a ribbon], came the smell of {x}.',
      still:
        'You can not chase a smell. {a} breathed in, and breathed out. [There|It was faint]: {x}! It came from the third house, in at the window of old Mrs. Pym.',
      tell: 'Somebody laughed, behind the third window, [an old, rusty laugh|who had not laughed in months]. Out on the end of the laugh came a puff of {x}.',
      notice:
        'All the sparrows on the street were looking one way. So was the cat. {a} looked where they looked. In a window stood a jar, and the jar was full of {x}.',
    },
    won: [
      '“I am too old for the stairs,” said Mrs. Pym. “I only took a sniff~, and ~then I could not stop.” {O} [went home for a basket|had to blow {o.his} nose]. From then on there was a bun on her sill at [eight|four] each day, and the smell was back by nine.',
    ],
    gift: ['a bun in a paper bag', 'a jar with one sniff in it'],
    cause:
      'The trail ended at a bin behind the bakery. They lifted the lid. In there, smelling wonderful, sat {th.np}.',
    free: 'Out came {thing}, and all down the street went the smell of {x}. People turned left, and found the shop.',
  },
  {
    title: ['The Footprints That Stopped', '{K} and the Half a Trail', 'Where {O} Went'],
    owners: [
      who('Pim', 'tightrope walker', 'f', 'grown-up'),
      who('Bartholomew', 'lamplighter', 'm', 'grown-up'),
      who('Lottie', 'small acrobat', 'f', 'owl'),
    ],
    vars: { x: ['the square', 'Mill Street', 'the fish market'] },
    prop: 'footprints that stop in the middle',
    sign: [
      'In the middle of {x} were footprints, [small and wet|neat ones]. There were [ten|nine]. Then there were none.',
    ],
    woe: [
      '“Up here,” said a thin voice. High over {x}, on a wire no thicker than a bootlace, sat {o.np}. “I came up for [my hat|a kitten]. Now I can’t come down!”<mt  {O} had both arms around [the post|a chimney]. “I am not afraid of heights,” said {o}. “[I am afraid of middles|It is only the in-between part I don’t like].”>',
    ],
    tries: [
      'They held out a blanket and called, “Jump!” {O} threw down [one shoe, to see|a hat]. It [went through|missed]. “[Thank you, no|I’ll wait],” {o.he} said.',
      'They stood on one another: {h}, then {g}, then [a policeman|a stack of crates]. They [got as high as the shop sign|were one arm short]. Then somebody sneezed.',
    ],
    on: {
      light:
        'A line of light lay along the wire, [from end to end|thin and gold]. It did not shake at all. {O} looked at that, and not at the street, and walked along it as if it were a floor.',
      still:
        '“No rush,” {a} called up. “[I have all night|I like it here].” {O} let go of one hand to wave. Nothing happened. So {o.he} let go of the other.',
      move: '<f Up went {a} by the [pipes and sills|signs and lamps], till they sat side by side.><w Up went {a} in the window cleaner’s basket, quick, till they sat side by side.> “[We’ll do it backward|Look at me],” said {a}, “[then it’s all ends and no middle|not at your feet].” One step. And one. And one.',
      tell: '{O} was listening so hard that {o.he} walked a bit closer, to hear, and a bit closer still. “And then?” {o.he} said, and found that {o.he} was standing [on the roof|by a ladder].',
    },
    won: [
      'Down they came. {O} stood on {x}, on both feet, and [kissed a paving stone|stamped on it]. Then, to finish the thing properly, {o} did a cartwheel. It left two handprints.',
    ],
    gift: ['a ticket for the front row', 'a bit of chalk from a tightrope walker’s shoe'],
    cause:
      'There was someone else up there. On the wire, right in the middle, where {o} would have to pass, sat {th.np}.',
    free: '{Thing} took {o} by the hand, more or less. They went along the wire together, and there was no middle at all.',
  },
  {
    title: ['The Clock That Struck Thirteen', '{K} and the Extra Hour', 'One Bong Too Many'],
    owners: [
      who('Old Tock', 'clockmaker', 'm', 'grown-up'),
      who('Mrs. Bell', 'clockmaker', 'f', 'grown-up'),
      who('Tilly', 'clock keeper’s girl', 'f', 'child'),
    ],
    vars: { x: ['their breakfast', 'their coats', 'the milk'] },
    prop: 'a clock tower with a crooked hand',
    sign: [
      'Bong, went the town clock. They counted. It struck thirteen. [It was four o’clock.|A man outside dropped his hat.]',
    ],
    woe: [
      'In ran {o.np}. “It can not count!” said {o}. “There’s no thirteen! [Where am I to put it|The whole town is out by one]!”<mt  All down the street people put on {x} and took {x} off again. “[I have oiled it, I have begged it|I have wound it since I was six],” said {o}. “If it is not right by midnight, [tomorrow will not know when to start|nobody will get a morning].”>',
    ],
    tries: [
      'They tied a pillow to the hammer. Now it went [boff|flumpf], thirteen times, and there were feathers as far as the river.',
      'They sat on the big hand. It went around anyway, with {g} on it. “[I can see my house|Lovely view],” said {g}, [at a quarter past|upside down].',
    ],
    on: {
      tie: 'They tied it from the big hand to the small one, and then to a [bent|loose] tooth on the last wheel, and pulled till it stood up straight. Tick, it said. That was better.',
      make: 'It was one new tooth for one old wheel, no bigger than a [crumb|pea]. It [went in with a click|fit]. All the wheels breathed out.',
      move: 'In among the wheels went {a}, <f [under one, over two|duck, hop, duck],><w on two more of {a.his} own,> where no grown-up could go. {A.his} hand found [something that was stuck there|a bent tooth], and pushed.',
      notice:
        '“[It counts right|It is not the clock],” said {a}. “Listen. Twelve are bong. The last one is bing.” They went up with a lamp. Behind the bell hung a bucket, and each time the bell swung back, it hit it.',
    },
    won: [
      'They waited. Bong, it went, and they all held up fingers. [Ten, eleven|Nine, ten, eleven], twelve. Then there was a thirteenth … quiet.',
    ],
    gift: ['a tiny brass wheel', 'the thirteenth hour, folded small'],
    cause: 'They climbed up to the bell. There, swinging on the clapper for one extra go, {th.was} {th.np}.',
    free: '{Thing} climbed down. The clock struck twelve, and not a bong more.',
  },
  {
    title: ['The Statue That Sneezed', '{K} and the Statue’s Secret', '{O} Comes Unstuck'],
    owners: [
      who('General Plum', 'statue', 'm', 'king'),
      who('Lady Marble', 'statue', 'f', 'king'),
      who('Saint Toby', 'statue', 'm', 'king'),
    ],
    vars: { x: ['a hundred years', 'ninety years', 'two hundred years'] },
    prop: 'a stone statue in the square',
    sign: [
      '“A-choo!” There was no one in the square. [There was only the statue.|Pigeons flew up.] “A-choo,” said the statue.',
    ],
    woe: [
      '“I beg your pardon,” said {o.np}. “I have had an itch for {x}, right between the shoulders, and I am not allowed to move.”<mt  Two stone tears ran down. “[Each night at twelve we get one minute|Tonight, at twelve, we statues may move for one minute],” said {o}. “I would so like to dance with it. [I have always spent mine scratching|But not with an itch].”>',
    ],
    tries: [
      'They threw snow, or would have, but there was none, so they threw [rice|bread]. Pigeons came. [Forty of them.|Now there was itch all over.]',
      'They got a broom and scratched. “[Left|Up a bit],” said {o}. “[No, my left|Down]. Oh, that’s the sword.”',
    ],
    on: {
      sound:
        'Stone carries a hum very well. It went in at the toes and up the back, and there it buzzed, [right on the spot|just there]. “Ahhh,” said {o}.',
      light:
        'The spot of light was warm. {a} laid it just between the shoulders, and the stone there [warmed like a cat|grew soft and gold], and the itch [gave up|melted]. “Ahhh,” said {o}.',
      make: 'It was a scratcher, with five [forks|twigs] for fingers, on a pole as long as [a lamp post|a street]. “There,” said {o}. “Oh, there. Ahhh.”',
      tie: 'They drew it to and fro across the stone back, one at each end, the way you [dry yourself with a towel|polish a boot]. “Ahhh,” said {o}.',
    },
    won: [
      'Then it was twelve. {O} stepped down, light as a leaf, and danced: once around the square with {h}, and once with a lamp post. [At one past twelve {o.he} was stone.|Then {o} was stone.] But {o.he} was smiling.',
    ],
    gift: ['a button made of stone', 'a white pigeon feather'],
    cause: 'They put a ladder up behind {o}. There, between the stone shoulders, tickling, {th.was} {th.np}.',
    free: '{Thing} climbed down the ladder. “Ahhh,” said {o}. “Gone!”',
  },
  {
    title: ['The Dog Who Confessed', '{K} and the Guilty Dog', '{O} Did It'],
    owners: [
      who('Rufus', 'large brown dog', 'm', 'dog'),
      who('Biscuit', 'dog with sad eyebrows', 'f', 'dog'),
      who('Old Wagner', 'shaggy dog', 'm', 'dog'),
    ],
    prop: 'a dog with one paw up',
    vars: { x: ['the rain', 'Tuesday', 'the crack in the plate'] },
    sign: ['In at the door came a dog, with [its head down|both paws up]. “It was me,” it said.'],
    woe: [
      '“I did it,” said {o.np}. “The sausages, and {x}. I did it all!”<mt  “<t There was a case in the paper about a missing duchess, and I read it twice, with my ears flat, because the more I read the more I thought that it sounded like something I would do. >[Put me down for the hole in the road, as well|I would like a small cell, near the stove],” said {o}. “[Is there a form?|Will you be cross for very long?]”>',
    ],
    tries: [
      'They asked where {o} had been at noon. “[Under the bed|Asleep],” said {o}. “But I dreamed that I did it.”',
      'They locked {o} in the cupboard, as {o.he} wished. When they looked, {o} had confessed to the [cupboard|broom].',
    ],
    on: {
      notice:
        '{a} took a print of {o.s} paw, and looked. Not a thing matched, but one. On {a.s} own knee was that very paw. “You’re guilty of [leaning|one hug],” said {a}. “[I knew it,|Is it bad?]” said {o}.',
      still:
        'Nobody was cross. Nobody said a word. {O} came closer, and [sat on their feet|put down {o.his} chin]. “[I only wanted to be in here with you|It’s warm at the police],” said {o}, very low.',
      tie: 'They tied it around {o.s} neck, with a [badge|bow] on. “You’re not in trouble,” said {h}. “You are on the case.” {O} sat up so straight that {o.he} [fell over|creaked].',
      tell: '{O} began to smile, and then to wag. Down came the [hat stand|lamp]. “THAT was me!” cried {o}. “[I really did that one|I saw me]!” They gave {o} a bun for it.',
    },
    won: [
      '“Good dog,” they said, and {o} [looked to see who|asked them to write it down]<mt ; it is on the office wall, with a stamp, and anyone may check it>.',
    ],
    gift: ['a card that says “Not Guilty”', 'half a biscuit, handed in by the finder'],
    cause: 'Somebody else came in behind, and hung its head. “No,” it said, “it was me.” It was {th.np}.',
    free: '“We did it together,” said {thing}, and {o} was so glad of that “we” that the two of them forgot what it was about.',
  },
  {
    title: ['The Left-Hand Glove', '{K} and the Missing Right', 'Has Anybody Seen My Other?'],
    owners: [
      who('Mr. Links', 'gray glove', 'm'),
      who('Suede', 'lady’s glove', 'f'),
      who('Kid', 'small red glove', 'm'),
    ],
    prop: 'one glove on a desk',
    vars: { x: ['the tram stop', 'the theater', 'a snowball fight'] },
    sign: ['Something knocked, with five soft fingers. On the mat stood a glove, [all alone|hatless].'],
    woe: [
      '“My other one’s gone,” said {o.np}. “We were at {x}. I let go, just once!”<mt  “<t We have been clapped together, and blown into, and put on the same stove to dry, for seven winters, and I don’t believe that I was ever farther from her than the width of a coat. >[She’s just like me, but the other way around|People look at me and say ‘What use is that?’],” said {o}. “[I can’t so much as clap.|Somebody cold has her, I hope.]”>',
    ],
    tries: [
      'They put up a notice. By two the office was full of [socks|left gloves], who had lost someone, too.',
      'They tried {o} with a mitten. The two were polite. But the mitten [had no fingers|talked of nothing but sheep].',
    ],
    on: {
      light:
        'They held it behind {o}. There on the wall was {o.s} shadow, but the other way around. “[It’s you|There she is]!” {o} cried. And the shadow pointed, to the [fence|lamppost] outside, where somebody had stuck a glove.',
      sound:
        '{O} beat time to it, on the desk: pat, pat. And from out in the street came the other half: [pat, pat|pit, pit]. It was stuck on a railing, and it [waved|could not stop].',
      move: '{a} took {o}, and <f ran><w rolled> off to {x}, quick, and back by the way they had gone. {O} held {a.s} hand tight. At a fence, {o} [squeezed|jumped]. On the top of it was a glove, with its fingers out, like a [tulip|star].',
      make: 'It was a long arm on a spring. They put {o} on it, and sent it out at the window, to feel around. It came back [slowly|in a minute]. It was holding hands.',
    },
    won: [
      'And the gloves clapped, [which is how they kiss|once, softly]<mt . Case closed, wrote {h}, and drew two hands under it>.',
    ],
    gift: ['a button on a thread of gray wool', 'a snowball, kept in the icebox as evidence'],
    cause:
      'They looked for whoever had the right one on. Under the stairs, with one warm hand, {th.was} {th.np}.',
    free: '“I only borrowed the one,” said {thing}, “because I’ve just one cold hand.” And {thing} held out the other, and {o} took it, so that there were three of them.',
  },
  {
    title: ['The Secret That Got Out', '{K} and the Open Box', 'Don’t Tell {O}'],
    owners: [
      who('Miss Mumm', 'keeper of secrets', 'f', 'grown-up'),
      who('Mr. Hush', 'keeper of secrets', 'm', 'grown-up'),
      who('Wilhelmina Zip', 'young keeper of secrets', 'f', 'child'),
    ],
    prop: 'an open box with a padlock',
    vars: { x: ['the baker', 'the mayor', 'a parrot'] },
    sign: [
      'Someone came in on tiptoe, with a box held shut, and [shut the door|drew the blinds]. “It’s out,” they whispered.',
    ],
    woe: [
      '“A secret got out,” said {o.np}. “It’s running around the town! It mustn’t be told.”<mt  “<t I keep four hundred of them, in cotton, and in eleven years I have not lost one, but this was the lively sort, that kicks, and I lifted the lid an inch to see whether it was growing. >[It has been seen on the tip of {x}’s tongue|You’ll know it: it makes people go pink],” said {o}. “[I can’t tell you what it is, of course. That’s the difficulty.]”>',
    ],
    tries: [
      'They asked all the people in the street if they knew a secret. They all did. It took till [four|dusk], and they were [ever so sorry for some of them|none the wiser].',
      'They shut the town gates. But a secret is not [stopped by gates|a cow]. It went over, [under a hat|in a sneeze].',
    ],
    on: {
      still:
        '{a} was so quiet that {a} might have been a cupboard. Soon something small came up, and [breathed in {a.his} ear|tugged {a.his} sleeve]. It was the secret! {a} did not say one word. “[You may keep me|I like it here],” it said.',
      notice:
        '{a} followed the pink ears: the [milkman|postman], then a nun, then {x}. The last one had both hands over {x}’s own mouth. “[Open|Say ‘ah’],” said {a}, and held the box under.',
      tell: '{a} told one of {a.his} own, right out loud, and not a small one. When one secret hears another it has to [come and look|answer]. Out it popped, from {x}’s hat. “[You too?|Me, as well!]” it said, and they caught it.',
      tie: 'They tied it around the box with the bow on top, and left it on the step, like a [present|birthday]. That was too much for it. It had to know. It [went in to see|lifted the lid], and {o} sat down on top.',
    },
    won: [
      'And it was a kind one, as it turned out, for it was about {h}, and it was [for the spring|to do with a cake]. {O} would say no more.',
    ],
    gift: ['a padlock as small as a pea', 'a secret, asleep in cotton'],
    cause:
      'They had a look in the box. Where the secret had been, on the cotton, quite at home, {th.was} {th.np}.',
    free: '“I AM the secret,” said {thing}. “I never went out. It was just a rumor.” {O} put down the lid, left it open one inch, for air, and slept that night.',
  },
  {
    title: ['The Mailbox Who Kept One', '{K} and the Letter in Blue', 'A Letter for {O}'],
    owners: [
      who('Number Six', 'red mailbox', 'm', 'robot'),
      who('Posy', 'mailbox on the corner', 'f', 'robot'),
      who('Mr. Pillar', 'stout mailbox', 'm', 'robot'),
    ],
    prop: 'a red mailbox with its mouth shut',
    vars: { x: ['lilac', 'pale blue', 'lemon yellow'] },
    sign: [
      'On the corner stood a mailbox, with its mouth [shut tight|clamped]. A mailman was pulling at its [door|lip].',
    ],
    woe: [
      '“I swallow them all,” said {o.np}, “and give them all back. Just this one I kept. It’s {x}!”<mt  “<t In thirty years I must have had a million letters, and there has been ‘Dear Aunt’, and ‘Dear Sir’, and ‘My own dear Bun’, and I’ve gone over them each night on the outside, with great care, and not a single one began with me. >[I didn’t open it. I only hold it|It smells of soap],” said {o}. “[It isn’t mine, I know.|They will be missing it. I’ve hardly slept.]”>',
    ],
    tries: [
      'They made a face at {o}, to get {o.him} to laugh with {o.his} mouth open. {O} laughed [through the keyhole|with closed lips].',
      'They promised {o} two others for it. “[Are they bills?|Are they {x}?]” said {o}. And they had to say what they were.',
    ],
    on: {
      make: 'It was a letter, folded out of [a map|the last page of the notebook], with a stamp on that {a} drew. It began “Dear {o}”. They put it in at the slot. It was quiet in there for [ages|a good bit]. Then out slid the one in {x}.',
      light:
        'It shone in, and on the envelope, plain as day, stood the name: “To whoever is at the corner of Hat Street, in all weathers.” “[That’s not a person, that is ME|I’m at the corner],” said {o}. “I’m in all weathers!”',
      sound:
        'It sounds fine, in iron. {O} began to hum with it, [deep|low] down, and all the letters in there stirred, and hummed. “[They’re all mine, for a night|They don’t mind who holds them],” said {o}. “Here. Take it. There’ll be more.”',
      tell: '{O} listened to the end, and then said: “But that was FOR me. You said it to me, and to no one else!” {O} thought. “[It didn’t even need a stamp|So that’s how it is].” The lip came up. Out came the one in {x}.',
    },
    won: [
      'The mailman ran off with it up the hill, and [two people kissed|somebody screamed for joy]. And next morning there was a card in the slot: “Dear {o}, [how’s the weather|we saw you and thought of you]?”',
    ],
    gift: ['a stamp with a mailbox on it', 'a corner of blue paper'],
    cause: 'They opened the little door at the back. On the heap of mail, licking a stamp, sat {th.np}.',
    free: '“I’m writing to {o},” said {thing}, “and it’s to be a surprise, so I came to where I could deliver it.” {O} gave up the other one at once.',
  },
]
