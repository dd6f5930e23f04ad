import { type World, who } from '../../world.ts'
import { troubles } from './troubles.ts'

export const magicalAdventure: World = {
  themes: ['magical-adventure'],
  setting: 'Wonder Glade',
  here: 'the door in the wood',
  home: [
    'In the wood behind {k.s} house stood a green door<mt , with no wall [around it|on either side]. You could walk right around it, and {k} had. You could also knock>.',
    'Every day {k} went by a small door in [an oak|a beech]. Today it [stood open|was not locked]<mt , and a smell of [pancakes|warm rain] came out>. So in went {k}.',
    'A key had come for {k} in the mail, [with a leaf for a stamp|tied to a twig]<mt . There was one door in the whole wood, and nobody had ever seen it open>. It fitted.',
    '“[Open, please|Knock, knock],” said {k} to a tree, and it [opened|did]<mt . People mostly forget the “please”>.',
  ],
  bed: [
    'At home [the soup was still warm|no one had missed them at all]<y .><mt , as it takes no time to be behind that door.> So {k} went up to bed, and put [the green key|one shoe] under the pillow.',
    '“[Good night, door|Sleep well, wood],” said {k}, [already in bed|under the blanket]. Far off a [small lock|little latch] said “click”.',

    'Then {k} went home by the green door, and [shut it softly|wiped {k.their} feet], and got into bed<mt , while on the far side somebody [put the chain on|turned the key, to keep the wonders warm]>.',
    'Soon {k} lay in bed at home~, and ~the wood was just a wood<mt , except for one line of [gold|green] light, as thin as a thread, under a tree>.',
    'Then it was [home|pajamas|teeth], and bed for {k}<mt . {h} had [a leaf|some glitter] behind one ear, and nobody asked>.',
  ],
  day: [
    'The trees had leaves of all [shapes|sorts] here: [hands, hearts, and one teapot|stars, spoons, and small green boots].',
    'A path came up and [sniffed their shoes|asked where they would like to go], as paths do there.',
    'Small wishes went by in the air, [like fluff|no bigger than gnats], each with its own [hum|tiny bell].',
  ],
  dusk: [
    'The flowers began to light their [lamps|windows], [the blue ones first|one street at a time].',
    'The sun went down behind the trees, [twice, since it had liked it|and bowed].',
    'Now the leaves [folded up|changed color] for the night: [green, plum, ink|red, rust, and brown].',
  ],
  night: [
    'Then it was night, [the good blue kind|blue as a plum], and the wood [glowed|hummed] from below.',
    'The moon came up between the trees, [in a shawl|one size larger than at home].',
    'Dark came, and every toadstool [turned itself up a little|put a light in its window].',
  ],
  beasts: [
    'a toad in a bow tie',
    'a moth with eyes on its wings',
    'a hedgehog with candles on',
    'a snail with a chimney',
    'a bluebird that said “quite”',
  ],
  sounds: [
    'a spell hummed to itself',
    'a hundred small doors clicked shut',
    'an oak told a birch a secret',
    'a spoon sang in a cup',
  ],
  smells: ['burnt sugar and moss', 'new books and rain', 'candle smoke'],
  glows: ['a wish with its lamp on', 'a blue spark', 'a lit-up toadstool'],
  foods: ['a pie that was never the same twice', 'toast with moon jam', 'seven-colored soup'],
  walk: [
    'They told the path “[{place}, please|To {place}]”~, and ~it [rolled itself out|turned left] in front of them.',
    'So they {go} to {place}, [by way of the talking trees|past a row of doors], and [did not stop to chat|knocked at none of them].',
    'They {go} to {place}. It was [two trees and a wish away|not far, if you did not look back].',
    'To get to {place} you [shut your eyes and turn left|follow the third toadstool]. So they did.',
  ],
  back: [
    'The path was so [pleased|proud] that it took them back to {o} at a run.',
    'They {go} back, and {o} was [where they had left {o.him}|just where {o.he} had been], [counting leaves|with {o.his} chin up].',
    'Going back was shorter, [as it is with all magic roads|since the wood had moved up], and {o} [waved|had saved them a seat].',
  ],
  places: [
    {
      name: 'the wish market',
      see: [
        'There were [stalls of wishes|wishes] in [jars|rows], large and small, and the [smallest cost the most|best were not for sale].',
        'A sign said “[No Wishing Before Lunch|Please Wish in Turn]”.',
      ],
      host: who('the wish seller', 'toad with forty pockets', 'm', 'frog'),
    },
    {
      name: 'the lake of lost afternoons',
      see: [
        'In the water you could see [some old afternoon|last summer], [going on without you|still warm].',
        'The lake did not show the sky. It showed [a picnic|a rainy day, with a jigsaw puzzle].',
      ],
      host: who('the swan in slippers', 'old white swan', 'f', 'duck'),
    },
    {
      name: 'the library of leaves',
      see: [
        'Every leaf on that tree had one line [of a story|of writing] on it, and when the wind blew, it was [another story|all mixed up].',
        'It was the only library where you are asked to [rustle|fall out of the tree].',
      ],
      host: who('the leaf librarian', 'squirrel with a pencil', 'f', 'squirrel'),
    },
    {
      name: 'the hill of odd shoes',
      see: [
        'It was made of [shoes|boots and slippers], all [lefts|with no partner], and [grass grew in them|mice lived in the toes].',
        'Each shoe had [a name|a story] and told it, if you put your ear in.',
      ],
      host: who('the shoe king', 'hare in one boot', 'm', 'rabbit'),
      setting: 'Hills',
    },
  ],
  guides: [
    {
      who: who('Latch', 'door mouse', 'm', 'mouse'),
      hello: [
        '“Who shall I say is here?” said {g.np}, with a [bow|tiny tray]. “I’m not a DORmouse. I’m a DOOR mouse. I [open and shut|see people in]. [You need seeing in.|I am on my break. I’ll come along.]”',
      ],
      fail: [
        '“[I shall say that nobody is in|That door is shut],” said {g}.',
        '“[Wrong door|Not that one],” said {g}, and [wiped his paws on the mat|shut it behind them]. There was no door.',
      ],
      hope: [
        '“[I hear a key|Something clicked],” said {g}, and [stood up straight|put his gloves on].',
        '“[Please come in,|May I take your hat?]” said {g} to the good idea.',
      ],
      bye: [
        '{G} held open the air for them, [as if it had a handle|with a bow], and it [creaked|shut behind them with a click].',
      ],
    },
    {
      who: who('Neville', 'unicorn', 'm', 'unicorn'),
      hello: [
        '“[Just a plain horse, passing by|Don’t mind me],” said {g.np}, with a [hat|tea cozy] pulled low. Something [long|shiny] stuck out of it. “We won’t speak of that. [I’ll come along|I’ll carry the bags], as horses do.”',
      ],
      fail: [
        '“[A horse would have said so|Speaking as a horse],” said {g}, “[no|I saw that coming].”',
        '{G} [coughed|sneezed], and [a rainbow|some glitter] came out. “[Hay|Dust],” {g.he} said.',
      ],
      hope: [
        'Something under {g.s} hat [lit up|rang like a glass]. “[That’s not me|I heard nothing],” said {g}.',
        '“[Neigh|Clip, clop],” said {g}, [with feeling|as well as he could].',
      ],
      bye: [
        '“You can look now,” whispered {g}, and [lifted|took off] the hat. It was [the loveliest horn in the world|silver, with a bell on]. {k} promised not to tell.',
      ],
    },
    {
      who: who('Mrs. Abra', 'very small witch', 'f', 'wizard'),
      hello: [
        '“[I had a spell for this|There’s a word for this],” said {g.np}, and [shook out a sleeve|turned her hat over]. [Nine spoons and a frog|A duck] fell out. “Not that. I’ll come with you till I find it.”',
      ],
      fail: [
        '{G} said a spell, to cheer them up. Now they all had [mustaches|green ears]. “[It wears off|Only till supper],” said {g}.',
        '“[I once turned into a bathtub by doing that|Never try that with soup],” said {g}.',
      ],
      hope: [
        '“[That’s magic, that is|And not one spell],” said {g}. “[I know it when I see it.|I felt it in my hat.]”',
        '{G} was so glad that {g.he} [turned into a teapot and back|rose off the ground]. “[Excuse me|Beg pardon],” {g.he} said.',
      ],
      bye: ['{G} waved, and said the word for home. It was [not a long word|soft], and it worked at once.'],
    },
  ],
  tokens: [
    {
      name: 'old brass key',
      kind: 'make',
      find: [
        '{h} picked up an old brass key<mt , [which was warm|no longer than a thumb, that fitted nothing at all]>.',
      ],
      use: [
        '{a} took the old brass key. It had [a tooth|teeth], and could [cut and twist and poke|be a hammer, too]. {A.he} went to work.',
      ],
    },
    {
      name: 'glass marble',
      kind: 'light',
      find: [
        'A glass marble came rolling [down the path|up to {h}], and [stopped|winked]<mt . There was a very small storm in it>. {h} took it along.',
      ],
      use: [
        '{a} held up the glass marble. A light woke in it, [gold, then green|deep down], and [grew|came up like a fish].',
      ],
    },
    {
      name: 'silver spoon',
      kind: 'sound',
      find: [
        'There was a silver spoon [on a thorn|in the moss]. {h} tapped it. Ting!<mt  It [went on for a long time|was far too loud for its size].>',
      ],
      use: [
        '{a} tapped the silver spoon: [ting, ting, ta-ting|ting-a-ting, ting]. [It was like rain on a bell.|It went right through the wood.]',
      ],
    },
    {
      name: 'spool of green thread',
      kind: 'tie',
      find: [
        'On a stump was a spool of green thread<mt , and a note: “[Take Me|For Later]”>. {h} put it in {h.his} pocket.',
      ],
      use: [
        '{a} let the spool of green thread run. There was [a mile|no end] of it, and it [did as it was told|looked for things to hold on to].',
      ],
    },
    {
      name: 'round mirror',
      kind: 'notice',
      find: [
        '{h} found a round mirror<mt , the size of a penny, which [showed everything but you|was a bit slow]>.',
      ],
      use: [
        '{a} looked into the round mirror, [over one shoulder|and not at the thing]. Things look [plainer|more like themselves] that way.',
      ],
    },
  ],
  gates: [
    {
      name: 'the shut hedge',
      at: [
        'A hedge stood in the way, [thick|tall], with its arms crossed. “[Password|Say the word],” it said. “[No, not that.|It’s a good one. You’ll never get it.]”',
        'They came to a hedge with a [mustache|small hat] of flowers. “[Nobody gets past me|I’m shut],” it said. “[I’m shut on Sundays, and it’s always Sunday.|I have thorns, and I know how to use them.]”',
      ],
      on: {
        sound:
          'The hedge [rustled|swayed] along. “[That’s it! How did you know?|Nobody ever guesses that it’s a tune,]” it said, and the leaves let go of each other.',
        tell: 'The hedge shook so much that [all its thorns fell off|a hole came in it]. “[Go, go|Quick],” it said, “before I get my face straight.”',
        notice:
          'Low down, a [wren|mouse] went in and out, as it [liked|pleased]. {a} had seen. There was a door [for small things|of ivy], and nobody had told the hedge.',
        still:
          'The hedge [waited|got ready to say no]. No one asked. “[Don’t you want to get past?|Well?]” it said. “[Go on, then. You’re good company.|You may as well, now you’re here.]”',
      },
    },
    {
      name: 'the river of ink',
      at: [
        'There was a river in the way, as black as [ink|a cat]. It was ink. [Words floated in it, and a comma.|Every drop was somebody’s letter, not yet written.]',
      ],
      on: {
        light:
          'In the light, the ink grew thin as [tea|blue silk], and they saw the stones on the bottom, [one, two, three|like steps], with a dry back each.',
        make: 'It was a boat, of [paper|one big leaf], and as it went it drew a line of [loops|writing] behind it: “[here they go|over and out]”.',
        move: '{a} did not wait for it to get [wetter|deeper]. Over {a} went, <f from one word to the next: BUT, AND, IF><w on the long flat word ALTHOUGH>, and held a branch for the rest.',
        tie: 'They threw one end across, and a [heron|fish] took it in its beak, as if it had [waited|been asked]. They held on tight, and got [blue knees|inky to the chin].',
      },
    },
    {
      name: 'the tower with no stairs',
      at: [
        'Up on a [rock|stone tower] hung the only bridge, [rolled up like a rug|far too high to reach]. “[Hello, down there|No stairs],” said the tower. “[They ran away, two at a time.|I had some. I lent them.]”',
      ],
      on: {
        sound:
          'The bridge was only asleep. It [heard|liked] that. It put down [one end|a foot], and then the rest, plank by plank, [in time|like a xylophone].',
        light:
          'The bridge took it for morning. It [stretched|yawned], the way bridges do: right across, [and over|with a creak].',
        tie: 'It took three throws. Then it caught, and they [pulled|hauled], and down came the bridge, [saying “oops”|all in a heap].',
        move: '{a} ran at it and gave it <f one kick><w one good bump>, and the tower said “[Ow|Ha]!” and dropped the bridge, [plop|bang], just where they wanted it.',
      },
    },
  ],
  troubles,
}
