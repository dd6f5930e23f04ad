import { type World, who } from '../../world.ts'
import { troubles } from './troubles.ts'

export const mountainClimb: World = {
  themes: ['mountain-climb'],
  setting: 'Mountain',
  here: 'a hut halfway up a mountain',
  home: [
    '{k} had come up to the [hut|little stone hut] by the [morning|cable] car<mt , with [a rope, a flask, and too many socks|cheese in one pocket and a map in the other]>, and above it there was only the mountain.',
    'The clouds slept below that day, and {k} {k.was} above them<mt , on the bench [outside the hut|in the sun], [with cocoa|looking down on the weather]>.',
    'There is a mountain that [takes off its hat|says its own name] to those who come up slowly<mt , and {k} had come up [so slowly that a snail had passed|by the long way, with rests]>.',
  ],
  bed: [
    'Soon {k} lay in the bunk at the hut<mt , under [four blankets|red blankets], and the mountain stood around the house, keeping off the wind>.',
    'Then {k} went to bed, [nearer the stars than other people|with the window full of peaks]<mt , and far down in the valley one late bell went, cling>.',
  ],
  day: ['The snow on the top was so white that [it hummed|you squinted with your whole face].'],
  dusk: [
    'The peaks went [pink|rose], then [gray|lilac], like people thinking of something else.',
    'The clouds came in for the night, and [lay down on the paths|filled up the valley].',
  ],
  night: [
    'Then it was night, and the mountain [was only where there were no stars|put on its big dark coat].',
    'The stars were so near that you [ducked|could hear them].',
    'The moon came around the [ridge|shoulder of the mountain], out of breath.',
  ],
  beasts: [
    'a marmot with its arms folded',
    'a chough',
    'a goat on nothing at all',
    'a snow flea',
    'a beetle with a rope',
  ],
  sounds: [
    'a stone went tick, tick, tock, and down',
    'the glacier creaked',
    'cowbells rang, far below',
    'an echo cleared its throat',
  ],
  smells: ['snow and pine', 'hot cheese', 'cold stone'],
  glows: ['the lamp in the hut', 'the last pink on the peak', 'a bit of moon on the snow'],
  foods: [
    'cheese, melted on bread',
    'mint tea with too much sugar',
    'a bar of chocolate, with the cold still in it',
  ],
  walk: [
    'They {go} up to {place}, one behind the other, and [nobody talked on the steep bits|{g} counted the bends].',
    'The path to {place} went [back and forth like a bootlace|up, and thought better of it, and up]. They followed it.',
    'So they {go} to {place}, and the valley got [small as a plate|quiet].',
  ],
  back: [
    'Down is quicker, and they {go} back to {o} with stones rolling ahead to tell {o.him}.',
    'They {go} back by the [goats’|low] path, to {o}.',
    'There was {o}, [a dot, then a shape, then {o}|still holding on].',
  ],
  places: [
    {
      name: 'the eagle’s chair',
      see: [
        'It was a rock with arms, and [the whole country in front of it|a drop at the foot of it you could keep a cloud in].',
        'The wind there came from [three sides|below], and held you up.',
      ],
      host: who('the eagle’s aunt', 'old eagle in a shawl', 'f', 'parrot'),
    },
    {
      name: 'the ice cave',
      see: [
        'It was blue in there, [like the inside of a thought|and the blue went on], and everything dripped [in tune|slowly].',
        'In the ice was a [leaf|shoe], a thousand years old, still [green|tied].',
      ],
      host: who('the cave marmot', 'marmot in mittens', 'm', 'squirrel'),
    },
    {
      name: 'the cloud meadow',
      see: [
        'Small clouds [grazed|lay about] there like sheep, and had to be [stepped over|gone around].',
        'The flowers were no bigger than [buttons|a sneeze], and [very blue|each had a cloud on].',
      ],
      host: who('the cloud shepherd', 'shepherd with a butterfly net', 'm', 'grown-up'),
    },
    {
      name: 'the wall of echoes',
      see: [
        'Whatever you said there was [said back, by somebody older|kept, and returned a bit improved].',
        'It was a tall gray wall, with [ledges|shelves], and on each one sat an old [yodel|good morning].',
      ],
      host: who('the echo', 'echo with good manners', 'f', 'ghost'),
    },
  ],
  guides: [
    {
      who: who('Gretel', 'mountain goat', 'f', 'goat'),
      hello: [
        '“[Don’t look down|You’re holding it wrong],” said {g.np}, from a place where there was [nothing to stand on|hardly any place]. “The mountain. You hold it like a banister. [You should hold it like a hand.|Come, I’ll go in front.]”',
      ],
      fail: [
        '“[I’ve seen clouds with more grip|Slip],” said {g}.',
        '{G} ate a bit of the [map|rope]. “[That helps me|It was wrong anyway],” {g.he} said.',
      ],
      hope: [
        '“[That’s a foothold|There’s a ledge],” said {g}. “[You only ever need the next|One will do].”',
        '{G} gave a hop, over nothing at all, [for style|and back].',
      ],
      bye: [
        '{G} was on the roof, and then on the rock, and then [she was a star with horns|up among the stars, chewing].',
      ],
    },
    {
      who: who('Barry', 'rescue dog', 'm', 'dog'),
      hello: [
        '{G.np} came around the hut with a small keg at his neck. “[I am here|You’re saved],” he said. “[Sit. Sip. It’s soup|Are you lost? No? A pity]. I’m very good at it. [Is there anyone else?|I’ve not saved anyone since lunch.]”',
      ],
      fail: [
        '{G} dug them all out, though they were not [in anything|buried]. “[There|Saved],” {g.he} said.',
        '“[Have some soup|Soup],” said {g}. It helps with [most things|nearly all that goes wrong].',
      ],
      hope: [
        '{G.s} tail set off a small [slide of snow|avalanche, the size of a hat].',
        '“I smell it,” said {g}. “[It’s a rescue|Somebody is about to be all right].”',
      ],
      bye: ['{G} licked all their faces, [in case of frost|from chin to hat], and lay across the door.'],
    },
    {
      who: who('Miss Pebble', 'small gray stone', 'f'),
      hello: [
        '“Psst,” said {g.np}, by the path. “I used to be the top of this mountain. [I came down to see people.|It took me nine thousand years.] Put me in a pocket, on the [left|warm side]. I’ll tell you what the mountain’s thinking.”',
      ],
      fail: [
        '“[It didn’t even feel that|The mountain is smiling],” said {g}. “[Kindly|It’s ticklish there].”',
        '“[Patience|Give it a thousand years],” said {g}. “No? Then [something else|let us be quick].”',
      ],
      hope: [
        '“[It’s holding its breath,|Did you feel that?]” said {g}. “The mountain likes you.”',
        '{G} got quite warm, in the pocket. [It is how stones laugh.|“Go on,” she said.]',
      ],
      bye: [
        'They put {g} down by the door. “[Only nine thousand years home|I’ll just start],” {g.he} said. “[Good night, quick ones|Don’t wait up].”',
      ],
    },
  ],
  tokens: [
    {
      name: 'copper cowbell',
      kind: 'sound',
      find: [
        'On the path lay a copper cowbell<mt , [whose cow had gone up in the world|with grass in it]>, and {h} [shook it|hung it on {h.his} bag].',
      ],
      use: ['{a} shook the copper cowbell: [clonk, clonk, clink|slow, as a cow goes home].'],
    },
    {
      name: 'signal mirror',
      kind: 'light',
      find: [
        '{h} had a signal mirror on a string<mt , [no bigger than a biscuit|for talking to people on other mountains]>.',
      ],
      use: [
        '{a} turned the signal mirror till it had the [moon|light] in it, and sent it, [flash, flash|white and quick], where it was needed.',
      ],
    },
    {
      name: 'climbing rope',
      kind: 'tie',
      find: [
        'Over one shoulder {h} had the climbing rope<mt , [red with a white fleck|which had never let anyone down, or only gently]>.',
      ],
      use: [
        '{a} uncoiled the climbing rope, and tied [the bowline, which never slips|the rabbit knot: up the hole, around the tree].',
      ],
    },
    {
      name: 'sardine box',
      kind: 'make',
      find: ['{h} had a sardine box in {h.his} bag<mt , empty now, [as lunch was over|but for its key]>.'],
      use: [
        '{a} looked at the sardine box, which had no sardines. It was a [scoop|box, a lamp, a boat]. {A.he} [bent|rolled up] the lid, and went on from there.',
      ],
    },
  ],
  gates: [
    {
      name: 'the stone bridge with opinions',
      at: [
        'Over the gorge lay a bridge of one stone. “[I only carry people who weigh themselves|Light hearts only],” it said. “[Yesterday a tax man went over. I ached.|Put down what you’re worrying about, please.]”',
      ],
      on: {
        sound:
          'It’s hard to [worry|be heavy] in three-four time. The bridge felt them lighten, [one by one|like a sack with a hole]. “[Over you go|Dance, if you like],” it said.',
        tell: 'They laughed, and the bridge laughed. “[Nothing to you|Feathers],” it said. “[Not a gram|Cross, do].”',
        still:
          'They sat at the edge and let it be quiet, till their worries [got up and wandered off|fell asleep]. “[Now|There],” said the bridge. “You’re as light as a sheep.”',
        notice:
          '“[You’ve a crack|There’s a stone in your joint],” said {a}, and took it out. “[It wasn’t them. It was that|Oh! Then I’ve been rude to everyone],” said the bridge.',
      },
    },
    {
      name: 'the steep ice',
      at: [
        'Then the path was ice, [blue and steep|as smooth as a spoon]. They went up it [two steps, and down it nine|on hands and hopes], and sat at the bottom in a heap.',
      ],
      on: {
        light:
          'With that on it you could see old steps, [cut by someone long ago|under the frost], one above the other.',
        move: '{a} went at it <f sideways, like a crab with a train to catch,><w by the sheep track, in one great push around the side,> and was at the top, and let down a [sleeve|branch] for the rest.',
        make: 'It was claws, for feet and wheels and paws, of [forks|tin] and string. They went up, [crick, crack|like cats on a curtain].',
        tie: 'They threw it over the iron peg, and [went up in a row|hauled], “ho, and ho,” with {g} in the middle, for the singing.',
      },
    },
  ],
  troubles,
}
