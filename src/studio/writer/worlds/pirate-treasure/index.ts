import { type World, who } from '../../world.ts'
import { troubles } from './troubles.ts'

export const pirateTreasure: World = {
  themes: ['pirate-treasure'],
  setting: 'Pirate Ship',
  here: 'the deck of a pirate ship',
  home: [
    '{k} sailed on the pirate ship [Soggy Sock|Wet Hen]<mt , the smallest on the seven seas, [with a plank one could not really walk, only step off|and by far the most polite]>.',
    'At anchor lay the [Rusty Spoon|Second Helping], and {k.s} job was [to keep off the gulls|to keep the cannon dry]<mt , which is harder than it sounds on a pirate ship>.',
    'All that day {k} had [scrubbed|polished] the pirate deck<mt , until you could see your face in it, [and gulls slid off it|upside down]>.',
    'Under the pirate flag {k} [coiled the ropes|mended a sail]<mt , [and the flag grinned, as it does|and got the knots nearly right]>. The sea was [flat|green].',
    'A parrot, a rope, and the sea: {k} had [all three|them all]<mt , [and a hat that was too big, which is the proper size|and a captain who said please]>.',
  ],
  bed: [
    'Then {k} {k.was} tucked up in a [coil of soft rope|spare sail], under the stars<mt , and the mast drew slow rings on the sky>.',
    'Then {k} swung in the hammock below deck<mt , to and fro, to and fro, while the old boards [told one another about the day|creaked]>.',
    'The anchor was down, and {k} lay in the bunk<mt , [with a coil of rope for a pillow|and the whole ship breathed like a big wet dog]>.',
    '“Lights out,” said the captain, and {k} swung in bed<mt , [port and starboard, port and starboard|please and thank you]>.',
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
    'They let down the rowboat and made for {place}, [splish, splash|with {g} at the oars].',
    '{Place} was near enough to row to, so they took the small boat, [and sang|and everyone had an oar].',
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
        '“[I have seen worse|That is nothing],” said {g.np}, [wiping her hands|stirring something]. “Worse was in the year of the [pudding|walking onions]. Come on. [I will bring soup.|I shall bring the ladle.]”',
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
        move: '{a} <f ran [up|along] the [mast|boom],><w sped along the deck to the very bow,> leaned out as far as {a.he} could, and the whole ship leaned too, and [skidded|slid] by on one edge.',
        make: 'It was a [plug|lid], made of a table and a mattress. They dropped it in. Glop, said the whirlpool, and [was a pond|lay flat].',
        tie: 'They threw it over a [rock|post] and went around once, like a swing, and [let go|were flung off] on the far side, which was just where they wanted to be.',
      },
    },
  ],
  troubles,
}
