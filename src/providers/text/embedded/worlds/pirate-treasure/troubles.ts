import { type Trouble, who } from '../../world.ts'

export const troubles: Trouble[] = [
  {
    title: ['The Map That Would Not Tell', '{K} and the Ticklish X', 'Where the X Went'],
    owners: [
      who('Captain Brine', 'old pirate', 'f', 'captain'),
      who('Bosun Bill', 'old sailor', 'm', 'captain'),
      who('Little Jib', 'cabin boy', 'm', 'child'),
    ],
    vars: { x: ['Monday', 'the last war', 'the soup'] },
    prop: 'an old treasure map with a face',
    sign: [
      'On the deck sat somebody shouting at a piece of paper. [The paper rolled itself up.|The paper did not care.]',
    ],
    woe: [
      '“It’s my map,” said {o.np}. “It had an X on it. Then I [called it a rag|sat on it]~, and ~now the X won’t come out.”<mt  The map had been in a huff since {x}. It was blank but for one corner, where it had written, [quite small, “No.”|“Ask nicely.”]>',
    ],
    tries: [
      'They held it up to the wind. The map [smacked {g} on the nose|turned its back], and [a shoal of ink fish swam off the edge|all the islands slid down to one side].',
      'They dug where the X might be. They found [a boot|a spoon]. They dug again. They found [the other boot|the rest of the soup].',
    ],
    on: {
      sound:
        'The map [loosened|uncurled]. It had not been sung to in years. One small island came out, then [two|a palm tree], swaying. Then, with a blush, the X.',
      still:
        'It is hard to sulk when no one is looking. A corner lifted. [A coast came out|The sea came back], then a path of dots. The X came last, [and tried not to smile|on tiptoe].',
      tell: 'The map shook. It was laughing! [Mountains ran all over it|Its rivers jumped], and from under a fold, where it had been hiding, out rolled the X.',
      notice:
        'There was a wet ring on the map. “[Somebody put a mug on it|This is a tea stain],” said {a}, and wiped it [with one sleeve|dry]. “[There|Sorry, map].” And there, under the ring, was the X.',
    },
    won: [
      'It led to a [chest|box] no bigger than a shoe. [In it lay|Inside was] the best of treasures: a hundred letters to {o} from {o.his} mother, [tied with ribbon|all unread]. {O} read them [out loud|twice].',
    ],
    gift: ['a ribbon off the treasure', 'a corner of the map, with one island on it'],
    cause: 'They turned the map over. On the back, right behind the X, sat {th.np}, pulling it through.',
    free: '{Thing} let go. The X popped up again, as black as a beetle, and the map smiled.',
  },
  {
    title: ['The Anchor That Would Not Come Up', '{K} and the Homesick Anchor', '{O} and the Anchor'],
    owners: [
      who('First Mate Finch', 'sailor', 'f', 'captain'),
      who('Captain Barnaby', 'captain', 'm', 'captain'),
      who('Bo', 'ship’s boy', 'm', 'child'),
    ],
    vars: { x: ['the tide turns', 'the wind drops', 'the moon is up'] },
    prop: 'a great iron anchor',
    sign: [
      '“Heave!” cried a voice. “And heave! [And … no|Oh, bother].” The ship had not moved [an inch|at all].',
    ],
    woe: [
      '“The anchor won’t come up,” said {o.np}, red in the face. “And we must be off before {x}.”<mt  {O} [patted|leaned on] the chain. “It is [my granny’s birthday|my old gran’s birthday] on the next island, and there is a cake in the hold that [will not keep|leans more every hour].”>',
    ],
    tries: [
      'They all pulled on the chain. The anchor did not come up. The ship went down, [a foot or so|a bit], and everyone got wet socks.',
      'They tied the chain to [a whale|a passing shark]. It pulled so well that the [whole island moved|sea bed came too]. But the anchor stayed in.',
    ],
    on: {
      tie: 'They let it down on the chain and made it fast to the anchor’s other arm. “[Never pull a thing by its nose|Not up. Sideways],” said {a}. They pulled from there. Out it came, like a [tooth|carrot].',
      move: 'Over the side went {a}, <f down and down the chain,><w in the bosun’s chair, down and down,> to have a look. [A crab was holding the other end|The anchor had its arm around a rock], that was all. {a} [shook hands with it|undid it], and up they came, anchor and all.',
      make: 'It was a second, smaller anchor, made of [a pan|two pots]. They sent it down to keep the first one company. “[Oh|Ah],” went the chain, and came up light as a feather, with both.',
      notice:
        'The chain was not tight at all. It lay in [loops|heaps]. “[We are on a sandbank|The ship is sitting down],” said {a}. They all walked over to the other side. The ship slid off, and up came the anchor.',
    },
    won: [
      'The sail filled. The cake leaned the other way for a change, and {o} [danced with the cat|kissed the mast]. They were off.',
    ],
    gift: ['a link of chain, worn thin as a ring', 'a slice of birthday cake in a flag'],
    cause:
      'They looked down through the clear water. Sitting on the anchor, [holding it down|as if on a bench], {th.was} {th.np}.',
    free: '{Thing} got off the anchor and [climbed aboard|came up with the bubbles]. The chain went slack, and up it came.',
  },
  {
    title: ['The Parrot Who Said Teaspoon', '{K} and the Speechless Parrot', 'What {O} Said'],
    owners: [
      who('Admiral', 'green parrot', 'm', 'parrot'),
      who('Marmalade', 'orange parrot', 'f', 'parrot'),
      who('Dolores', 'blue parrot', 'f', 'parrot'),
    ],
    vars: { x: ['Teaspoon', 'Cabbage', 'Trousers'] },
    prop: 'a parrot on a barrel',
    sign: [
      '“{X}!” said somebody on a barrel. Ten sailors [looked at one another|scratched their heads]. “{X}?” one of them asked.',
    ],
    woe: [
      'It was {o.np}, who gave the orders on that ship. “{X}!” said {o}, and hid {o.his} face.<y  All the other words were gone.><mt  The cook explained. {O} had fallen [asleep in the sun|off the mast], and all {o.his} words had dropped out but one, and without orders nobody knew [which rope to pull|when to stop turning left].>',
    ],
    tries: [
      'They did what {o} said. They got out a [bucket|sack] and put it on the mast. [It did not help.|The ship went in a circle.] “{X},” said {o}, [with a groan|very sadly].',
      'They read to {o.him} from the big book of words, A to B. “[Anchor|Apple],” read {g}. “{X},” said {o}. “[Bucket|Banana].” “{X}.”',
    ],
    on: {
      sound:
        '{O} put {o.his} head on one side. Words fall out. But a tune stays in. “Haul,” sang {o}, “a-way, haul …” It was [the old rope song|there after all], and all the words were hanging on it.',
      still:
        'Nobody asked {o.him} to say a thing. It was so restful that after a time a word came by [on its own|to see what was up]. “… boat,” said {o}. “Sea. Rope. [Biscuit|Friend].” And then they came in crowds.',
      tell: 'But {a} stopped one word short of the end, and [looked at the sky|said no more]. {O} waited. {O} [hopped|shook]. “[AND?|BEAR!]” {o.he} shouted. “[What then|What did it eat]? Go on! Go on!”',
      notice:
        'There were bright bits in the bottom of the barrel. They were words, [a bit dusty|small and hard as peas]. “[Here|Open wide],” said {a}, and fed them to {o} one at a time.',
    },
    won: [
      '“Pull on the left!” cried {o}. “[Mind the pudding!|Kiss the cook!] Home!” And ten sailors ran, [weeping with joy|happy to be shouted at].',
    ],
    gift: ['a green feather that rustles like a word', 'the word “thanks”, as small as a seed'],
    cause:
      'They looked down into the barrel under {o}. At the bottom, sitting on a heap of words, {th.was} {th.np}.',
    free: '{Thing} got up, and out flew all the words like moths. {O} caught them in {o.his} beak.',
  },
  {
    title: ['The Race to Biscuit Bay', '{K} and the Ship on the Sand', 'How {O} Lost and Won'],
    owners: [
      who('Black Bess', 'pirate', 'f', 'captain'),
      who('Terrible Ted', 'pirate', 'm', 'captain'),
      who('Captain Scowl', 'pirate', 'm', 'captain'),
    ],
    vars: { x: ['the last treasure', 'the golden egg cup', 'the biggest pearl'] },
    prop: 'a rival ship stuck on the sand',
    sign: [
      '“[I will get there first|You will never catch me]!” shouted a voice from the next ship. It shot past. [A gull fell over.|Its flag stuck out its tongue.]',
    ],
    woe: [
      'It was {o.np}, off to grab {x}. They raced all the way. Then, crunch! {O} stuck fast on the sand.<mt  {k} could have sailed by. {X} was [just around the corner|almost in sight]. But {o} sat on the rail with {o.his} chin in {o.his} hands and said, [to nobody, “There goes my mother’s present.”|very low, “I did promise the baby.”]>',
    ],
    tries: [
      'They pushed with oars. They pushed so hard that their own ship went backward, [into a palm tree|for half a mile]. The other did not budge.',
      '“Throw out all the heavy things,” said {g}. Out went the pots, the pans, and [the ship’s piano|a stuffed bear]. Last of all went the [plug|rudder]. [It was not a good thing to throw.|Then they had to go and get it.]',
    ],
    on: {
      light:
        'High on the mast it shone, and the moon saw it, or so it seemed, for the moon came out. And when the moon comes, the tide comes. Up, up rose the sand-stuck ship.',
      sound:
        'The crew began to rock to it. So did the ship: left, right, left, right, [as a loose tooth does|a bit more each time]. Then off it came.',
      make: 'They were rollers, made of [barrels|broomsticks]. One, two, three went under the ship. It ran down the sand like a [pig on skates|drawer].',
      tie: 'One end was for one ship, and one for the other. They waited for a fat wave. “Now!” The rope went tight, and hummed, and off it came.',
    },
    won: [
      '{O} went [red|quiet]. “You could have [won|had it all],” {o.he} said. They went on together, side by side, and found {x}. It was [just right for two|big enough to share].',
    ],
    gift: ['half of a pearl', 'one gold button from a captain’s coat'],
    cause: 'They swam down to see what the ship had run into. It was not sand at all. It was {th.np}.',
    free: '{Thing} moved over. The ship sat up, shook its sails, and floated.',
  },
]
