import { type World, who } from '../../world.ts'
import { troubles } from './troubles.ts'

export const spaceExploration: World = {
  themes: ['space-exploration'],
  setting: 'Outer Space',
  floats: true,
  here: 'a small round ship among the stars',
  home: [
    '{k} lived on a small round ship<mt , [a bit dented|about as big as a bus], three days past the moon>.',
    'It was {k.s} turn to [steer|keep watch] on the [good ship Teakettle|little ship Onion]<mt , and there was nothing ahead but stars, [all of them parked|in no sort of order]>.',
    'The ship went so fast that it seemed to stand still. {k} [had the window seat|sat with <1 {h.his} nose><2 all noses> on the glass].',
  ],
  bed: [
    'Then {k} zipped up the sleeping bag [on the wall|by the porthole]<mt , for up there it’s all one which way you lie>, and the ship sailed on, with one lamp lit.',
    'Soon {k} {k.was} asleep, turning over as slowly as a [moon|small planet]<mt , and outside the dark went on and on, and was not in the least unkind>.',
    'Then {k} floated [back|home] to bed, and {k.they} [strapped in|did up the sleeping bag]<mt , so as not to drift into the soup>.',
    'The ship turned for home, and {k} lay in the bunk under the round window<mt , where the stars went by like [slow snow|lamps along a road]>.',
  ],
  day: [
    'By the ship’s clock it was [nearly supper|four bells].',
    'The lamps on board were still [yellow, for day|set to noon].',
  ],
  dusk: [
    'The ship’s lamps turned [orange|low], which meant evening.',
    'By now the sun was [small as a pea|no bigger than a button].',
  ],
  night: [
    'The lamps went blue, for night.',
    'They had come around the dark side~, and ~here it was [night all through|black and full of stars].',
    'Now it was so dark that [the stars had elbow room|every star could be counted].',
  ],
  beasts: [
    'a moon moth',
    'a small green thing with a bag',
    'a comet pup',
    'a three-eyed cat',
    'a snail in a bubble helmet',
  ],
  sounds: [
    'the engine purred',
    'a star ticked as it cooled',
    'the radio hummed to itself',
    'space dust pattered on the hull',
  ],
  smells: ['hot tin and toast', 'burnt sugar', 'cold stone'],
  glows: ['a spark of comet', 'a shooting star', 'a green light'],
  foods: ['hot space noodles', 'moon cheese on toast', 'freeze-dried jam'],
  walk: [
    'They took the little [pod|rocket sled] and {go} to {place}.',
    'It was [four stars and a left turn|two comets] to {place}. They {go} there with the windows open to the dark.',
    'So off to {place} they {go}, [with all the lamps lit|straight on past the last star].',
  ],
  back: [
    'The pod turned around, and there, [small as a crumb|a long way down], was {o}, waiting.',
    'They {go} back [the way they had come|by the milky road], to where {o} was.',
    'Back at the ship, {o} [looked up|wanted to hear all of it].',
  ],
  places: [
    {
      name: 'the Gravel Belt',
      see: [
        'Stones as big as [sofas|cows] went by, turning over [in their sleep|slowly].',
        '[One stone had a door in it.|There was a stone with a chair on it.] Nobody was [home|in].',
      ],
      host: who('the gravel lady', 'lady with a broom', 'f', 'alien'),
    },
    {
      name: 'the Moon of Echoes',
      see: [
        'The ground was gray and soft as flour~, and ~each step [rang|went pom].',
        'Every hole had [a smaller hole|another hole] in it~, and ~the smallest held [a puddle of stars|one star].',
      ],
      host: who('the echo', 'shy green echo', 'it', 'alien'),
    },
    {
      name: 'the ring of the yellow planet',
      see: [
        'The ring was made of ice, [thin as a plate|in a million bits], and it sang [when you ran a finger along it|very high].',
        'You could skate on it. [They did, a little.|It went on forever.]',
      ],
      host: who('the ring keeper', 'ring keeper with skates', 'm', 'alien'),
    },
    {
      name: 'the back of the sun',
      see: [
        'Nobody dusts the back of the sun~. It was ~[dim and warm|cozy], like [an attic|the place behind a stove].',
        'Old [moons|sunbeams] were stacked up there, [tied with string|with labels on].',
      ],
      host: who('the attic moon', 'retired moon', 'f', 'moon'),
    },
  ],
  guides: [
    {
      who: who('Bolt-Nine', 'small robot', 'it', 'robot'),
      hello: [
        '{G.np} rolled up with a squeak. “I am [ninety-one|eighty-eight] percent sure I can help,” it said. “[The rest is squeak|I fell down some stairs once].”',
      ],
      fail: [
        '“I was [ninety|seventy] percent sure that would work,” said {g}. “[This is the other part|Now I am four percent sure].”',
        '“[Adding up|Checking],” said {g}. “Done. It is [worse|no good], to two places.”',
      ],
      hope: [
        '“[Beep|Ping],” said {g}. “I am one hundred percent [fond of you|in favor].”',
        '“[New number|Update],” said {g}. “[Ninety-nine|It is a big one].”',
      ],
      bye: ['“I am a hundred percent sure of you,” said {g}, and its [light|lamp] went [dim|soft].'],
    },
    {
      who: who('Captain Ada Vole', 'space mouse', 'f', 'mouse'),
      hello: [
        '“Permission to come aboard!” said {g.np}. {G.he} saluted {g.him}self, and then answered. “[Permission granted|Granted, and welcome]! What is the trouble?”',
      ],
      fail: [
        '“[Retreat|Back up]!” said {g}. “[Bravely, now.|In good order! Mind the cups!]”',
        '“Note in the log,” said {g}. “[Ow.|We meant to do that.]”',
      ],
      hope: [
        '“[Splendid|First class]!” said {g}. “I shall [salute that|promote you].” And {g.he} did.',
        '“[Steady|Easy as she goes],” said {g}, and held {g.his} [breath|hat].',
      ],
      bye: ['{G} saluted, [dropped {g.his} hat|upside down], and was [gone|away] among the stars.'],
    },
    {
      who: who('Oolo', 'cloud from a green planet', 'it', 'cloud'),
      hello: [
        'In at the vent came {g.np}. “[Hello is what you say, I think,|I say hello,]” it said, a bit pink. “I am new to talking. [I only know the nice words.|Is it always this loud?]”',
      ],
      fail: [
        '“[What is the word|Is there a word] for that?” said {g}. “[Oops?|Ouch?] I like that word.”',
        '{G} turned [gray|drizzly]. “I do not think [it liked that|that was a yes],” it said.',
      ],
      hope: [
        '{G} went as pink as [candy|jam]. “Is this [hope|glad]?” it asked. “It is [warm|fizzy]!”',
        '“[More of that|Again, please],” said {g}. “I saw a [bit of yes|yes in it].”',
      ],
      bye: [
        '“Is it [goodbye|good night] now?” said {g}. “[That one I know|I have practiced].” And it rained on them, [only a little|one warm drop each].',
      ],
    },
  ],
  tokens: [
    {
      name: 'brass nut',
      kind: 'make',
      find: [
        'A brass nut was floating by {h.s} ear. {h} [caught it|put it in {h.his} pocket]<mt , because every ship needs [every nut|all its nuts]>.',
      ],
      use: [
        '{a} took out the brass nut. [It only wanted something to go around|It was a start]. {A.he} looked about for more parts, and began.',
      ],
    },
    {
      name: 'silver spoon',
      kind: 'light',
      find: [
        'From breakfast {h} still had a silver spoon<mt , [which {h.he} was using as a mirror|and in it the whole ship was upside down]>.',
      ],
      use: [
        '{a} held up the silver spoon and turned it until it caught [a star|the light]. A [bright spot|patch of light] jumped over everything.',
      ],
    },
    {
      name: 'length of blue cord',
      kind: 'tie',
      find: [
        'Around {h.s} wrist was a length of blue cord<mt , [to remind {h.him} of something, though not of what|as every star sailor has]>.',
      ],
      use: [
        '{a} unwound the blue cord from {a.his} wrist. There was [more of it than you would think|plenty].',
      ],
    },
    {
      name: 'tin whistle',
      kind: 'sound',
      find: [
        '{h} had a tin whistle in {h.his} top pocket<mt , [for fog|although there was no fog in space]>.',
      ],
      use: [
        '{a} blew the tin whistle, [one long and two short|low and sweet], and [then again|waited, and blew again].',
      ],
    },
  ],
  gates: [
    {
      name: 'the customs gate',
      at: [
        'A [striped|red] gate hung across the stars. On it sat a [fat little moon|guard with nine arms]. “[Nobody gets by without a password|Password],” it said. “[And I forget it|I have lost the book], so it [must|had better] be good.”',
      ],
      on: {
        sound:
          '“[That is it|That will do]!” said the guard. “[I could never spell it|It was a tune all along].” Up went the gate.',
        still:
          'The guard waited too. “[You know|Well],” it said at last, “[the password is mostly silence|nobody ever stayed to chat].” Up went the gate.',
        tell: 'The guard laughed till it had to [hold its sides|lean on the button]~, and ~the gate went up by itself.',
        notice:
          'There was a gate, yes. But there was no fence. They went around it. “[Oh|Well done],” said the guard, “[nobody has ever looked|that is the password].”',
      },
    },
    {
      name: 'the asteroid jam',
      at: [
        'Then rocks came, [big and small|a whole flock], bumping and [grinding|mumbling], with no way through.',
      ],
      on: {
        light:
          'The rocks stopped and stared. They had never seen a thing [so bright|like it]. They drew back on both sides, [like curtains|with an “ooh”].',
        move: '{a} <f [went over|sprang]><w glided> from rock to rock and found the gap. “[This way|Here]!” {a.he} called, and [steered them through|waved them in].',
        make: 'It was a [cow-catcher|snowplow], more or less, and they [stuck it|tied it] on the front. The rocks rolled off it, left and right, grumbling.',
        tie: 'They roped the biggest rock like a [cow|bull]. It was glad to be [led|asked], and where it went the [small ones|rest] made way.',
      },
    },
  ],
  troubles,
}
