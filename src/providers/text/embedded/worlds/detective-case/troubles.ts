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
      move: 'Up went {a} by the [pipes and sills|signs and lamps], till they sat side by side. “[We’ll do it backward|Look at me],” said {a}, “[then it’s all ends and no middle|not at your feet].” One step. And one. And one.',
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
      move: 'In among the wheels went {a}, [under one, over two|duck, hop, duck], where no grown-up could go. {A.his} hand found [something that was stuck there|a bent tooth], and pushed.',
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
]
