import { type World, who } from '../world.ts'

export const pirateTreasure: World = {
  themes: ['pirate-treasure'],
  setting: 'Pirate Ship',
  here: 'the deck of a pirate ship',
  home: [
    '{k} sailed on the pirate ship [Soggy Biscuit|Wet Hen]<mt , the smallest on the seven seas, [with a plank one could not really walk, only step off|and by far the most polite]>.',
    'The pirate ship [Rusty Spoon|Second Helping] lay at anchor, and {k.s} job was to keep [the gulls off the pudding|the cannon dry]<mt , which is harder than it sounds>.',
    'All that day {k} had [scrubbed|polished] the deck of the pirate ship [Mostly Dry|Crooked Hat]<mt , until you could see your face in it, [and gulls slid off it|upside down]>.',
  ],
  bed: [
    'Then {k} {k.was} tucked up in a [coil of soft rope|spare sail], under the stars<mt , and the mast drew slow rings on the sky>.',
    'Then {k} swung in the hammock below deck<mt , to and fro, to and fro, while the old boards [told one another about the day|creaked]>.',
    'Soon {k} lay in the bunk by the porthole<mt , and the sea patted the side of the ship [like somebody putting a horse to bed|all night long]>.',
  ],
  day: [
    'The sea lay [flat as a plate|blue and busy], and the sun stood on it.',
    'A warm wind [filled the sails|pushed them along].',
  ],
  dusk: [
    'The sun sat on the edge of the sea like [an egg yolk|a red cheese].',
    'The sails turned [pink|gold], and the gulls went [home|to bed on the mast].',
  ],
  night: [
    'Then the stars came out~, and ~each one had [a twin in the water|its own wave].',
    'Night came over the side [like an old sailor|without a splash].',
    'The ship’s lamp was lit. [Past it all was black.|The dark stood around it, listening.]',
  ],
  beasts: [
    'a gull with a wooden leg',
    'a ship’s cat',
    'a crab in a bottle top',
    'a flying fish',
    'a rat with a telescope',
  ],
  sounds: [
    'the ropes creaked',
    'the sea slapped the boards',
    'somebody snored below',
    'the flag went flip, flap',
  ],
  smells: ['tar and oranges', 'salt and old rope', 'wet wood'],
  glows: ['a lantern', 'a star in the water', 'a green spark of sea fire'],
  foods: ['plum duff', 'hot ship’s biscuit', 'coconut cake'],
  walk: [
    'They let down the rowboat and {go} to {place}, [splish, splash|with {g} at the oars].',
    '{Place} was near enough to row to, so they took the small boat and {go}.',
    'Into the rowboat they got, [the leaky one|all of them on one side, then not], and off they {go} to {place}.',
  ],
  back: [
    'They rowed back, [a bit wetter than before|against the tide], to where {o} was waiting.',
    'Then back over the water they {go}, and {o} threw them a rope.',
    '{O} was at the rail when the little boat came home.',
  ],
  places: [
    {
      name: 'the Island of Lost Hats',
      see: [
        'Hats hung on every [bush|tree], [top hats, nightcaps, one small crown|tall ones, flat ones, one with a bird in it].',
        'The beach was [warm|white], and each wave brought [a hat|one more] and laid it down, [like a dog|very gently].',
      ],
      host: who('the hat keeper', 'old lady in nine hats', 'f', 'grown-up'),
      setting: 'Beach',
    },
    {
      name: 'Whistling Cove',
      see: [
        'There were holes in the cliff, and the wind [played them|went in and out of them], a bit flat.',
        'The sand was black, and [it squeaked|it was warm as toast] when you trod on it.',
      ],
      host: who('the cove goat', 'goat with a telescope', 'm', 'goat'),
      setting: 'Beach',
    },
    {
      name: 'the wreck of the Duchess',
      see: [
        'The Duchess lay on her side, [like a lady on a sofa|as if for a nap], with palm trees growing out of her windows.',
        'In the cabin the [table was still laid|cups still hung], and crabs [sat at it|lived in them].',
      ],
      host: who('the crab in the cabin', 'crab in an admiral’s hat', 'm', 'crab'),
      setting: 'Beach',
    },
    {
      name: 'the bay of fog',
      see: [
        'The fog was so thick that you could [write your name in it|cut a slice].',
        'They went very slow. [Ding, went the ship’s bell|Somewhere a cow mooed], [and the fog said it back|though there could not be a cow].',
      ],
      host: who('the fog turtle', 'turtle with a lamp', 'f', 'turtle'),
      setting: 'Pirate Ship',
    },
  ],
  guides: [
    {
      who: who('Captain Crumb', 'pirate captain', 'm', 'captain'),
      hello: [
        '“Arrr!” said {g.np}, and then, “[excuse me|pardon me].” {G.he} was a [very polite|shy] pirate. “If it is not rude to ask, [may I come too|would you like a ship for that]?”',
      ],
      fail: [
        '“Arrr,” said {g}. “[If you will pardon the word.|I do beg the sea’s pardon.]”',
        '“[Shiver my|Bless my] timbers,” said {g}. “[And yours too, of course|If they do not mind].”',
      ],
      hope: [
        '“Arrr!” said {g}. “[That was a happy one|I mean thank you].”',
        '“[Well done|Three cheers],” said {g}, “[if I may say so|quietly, so as not to wake the gulls].”',
      ],
      bye: [
        '{G} took off {g.his} hat, [which had a sandwich in it|and bowed till it touched the deck]. “Arrr,” {g.he} said [softly|gently], and it meant good night.',
      ],
    },
    {
      who: who('Old Meg', 'ship’s cook', 'f', 'captain'),
      hello: [
        '“[I have seen worse|That is nothing],” said {g.np}, [wiping her hands|stirring something]. “Worse was in the year of the [jelly|walking onions]. Come on. [I will bring soup.|I shall bring the ladle.]”',
      ],
      fail: [
        '“I have seen worse,” said {g}. “[Not today, though|But not by much].”',
        '“[Needs salt|Too hot, too soon],” said {g}. {G.he} said that about [most things|everything].',
      ],
      hope: [
        '“I have seen worse,” said {g}. “[In fact, I never saw better|Much worse, and liked it less].”',
        '“[Now it is cooking|Smell that]?” said {g}. “[That is luck, that is|Things are on the turn].”',
      ],
      bye: [
        '“I have seen worse children,” said {g}, [and tucked a hot bun in {h.s} pocket|and from {g.him} that was a medal].',
      ],
    },
    {
      who: who('Mister Two', 'gull with two hats', 'm', 'parrot'),
      hello: [
        'Down flapped {g.np}. “What’s it worth?” {g.he} said. [“I know every rock in this sea.”|“I see it all from up there.”] They gave {g.him} a crust. “[Two crusts|Done],” {g.he} said.',
      ],
      fail: [
        '“[That will be|That’s] one crust for watching,” said {g}.',
        '“[I would have done it|You do it] the other way,” said {g}. “[Advice: one crust.|No charge for that one.]”',
      ],
      hope: [
        '{G} forgot to ask for a crust<mt , [which had never happened before|he was so busy looking]>.',
        '“[Ha|Well, well],” said {g}. “I would pay to see that. [Not a lot.|Half a crust.]”',
      ],
      bye: [
        '{G} gave back [one crust|half a crust]. “[Keep the change|For the good of it],” {g.he} said, and [flew up to the mast|put his head under his wing].',
      ],
    },
  ],
  tokens: [
    {
      name: 'brass bell',
      kind: 'sound',
      find: [
        '{h} had a brass bell, no bigger than a plum<mt , [off a ship’s cat who had asked to be rid of it|and it hung from {h.his} belt]>.',
      ],
      use: ['{a} rang the brass bell, [ting, ting|three times, and then three more].'],
    },
    {
      name: 'gold coin',
      kind: 'light',
      find: [
        'In a crack in the deck {h} found a gold coin<mt with [a queen|a pig] on it, [who winked if you tilted it|smiling a bit]>.',
      ],
      use: [
        '{a} spun the gold coin on {a.his} thumb until it was a ball of light, [gold, gold, gold|bright as a lamp].',
      ],
    },
    {
      name: 'end of rope',
      kind: 'tie',
      find: [
        '{h} kept an end of rope to practice knots on<mt , and so far {h.he} could tie [one, and not untie it|four, and a thing like a cabbage]>.',
      ],
      use: [
        '{a} took the end of rope and tied {a.his} best knot, [the one like a cabbage|over, under, and through].',
      ],
    },
    {
      name: 'old fork',
      kind: 'make',
      find: [
        'An old fork had washed up on deck. {h} [kept it|stuck it in {h.his} belt like a sword]<mt [, for who knows what|, and felt more like a pirate at once]>.',
      ],
      use: [
        '{a} looked at the old fork. It could be [a hook, a hinge, a hand|nearly anything]. {A.he} bent it, and began.',
      ],
    },
  ],
  gates: [
    {
      name: 'the rock with the long memory',
      at: [
        'At the harbor mouth stood a rock with a face. “[Toll|Pay],” it said. “[Something I have not had before|Not gold. I have gold].”',
      ],
      on: {
        sound:
          '“[A tune|Music]!” said the rock, and two small tears of [sand|pebbles] ran down. “Again. [Lovely.|And once more with the low bit.] Pass.”',
        still:
          'The rock waited to be asked for something. No one asked. “[Company|Peace and quiet],” it said at last. “I have never had that. Pass.”',
        tell: '“Ho,” said the rock, and “ho, ho,” till [limpets fell off it|two gulls fell off]. “A new one! [In nine hundred years!|At last!] Pass.”',
        notice:
          '“[There is a bird’s nest in your ear|You have a starfish on your back],” said {a}. “[Is that|So that is] what it was!” said the rock. “Oh, thank you. Nobody looks. Pass.”',
      },
    },
    {
      name: 'the whirlpool',
      at: [
        'Then came the whirlpool, going around and around with a noise like [a giant’s bath|soup in a drain].',
      ],
      on: {
        light:
          'Something rose to it: a [hundred|whole street of] silver fish, who [love a bright thing|took it for the moon]. They swam the other way around, and the whirlpool [came unwound|stopped].',
        move: '{a} ran [up|along] the [mast|boom], leaned out as far as {a.he} could, and the whole ship leaned too, and [skidded|slid] by on one edge.',
        make: 'It was a [plug|lid], made of a table and a mattress. They dropped it in. Glop, said the whirlpool, and [was a pond|lay flat].',
        tie: 'They threw it over a [rock|post] and went around once, like a swing, and [let go|were flung off] on the far side, which was just where they wanted to be.',
      },
    },
  ],
  troubles: [
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
        move: 'Over the side went {a}, down and down the chain, to have a look. [A crab was holding the other end|The anchor had its arm around a rock], that was all. {a} [shook hands with it|undid it], and up they came, anchor and all.',
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
  ],
}
