import { type World, who } from '../../world.ts'
import { troubles } from './troubles.ts'

export const dinosaurLand: World = {
  themes: ['dinosaur-land'],
  setting: 'Dinosaur Valley',
  here: 'a valley of ferns, long ago',
  home: [
    '{k} had crawled under the [lilac|kitchen] hedge after a ball, and had come out [a hundred million years|a very long time] too early<mt , in a valley where the ferns were [as tall as churches|as wide as sails]>.',
    'There is a door in the [museum|old museum] that is [not on the map|marked No Entry]<mt , and behind it lies a valley that nobody has swept since the dinosaurs>. {k} had the key [till supper|for the day].',
    'That day {k} {k.was} minding the [nests|eggs] in Dinosaur Valley<mt , [which means sitting still and saying “shh” to very large people|and so far not one had been sat on by mistake]>.',
    '{k} had been picking figs for the baby dinosaurs<mt , who ate them [with the leaves on|stalk and all], and then the basket>.',
    '{k} {k.was} giving a longneck a bath<mt , [starting at the tail|with a broom], and hoped to be at the ears by supper>.',
    '{k} had slid down the longest tail in the valley<mt , which you may do as often as you like if you first ask at the other end>.',
  ],
  bed: [
    'Then {k} went back [through the ferns|under the hedge], [a hundred million years|the whole long way], to bed<mt , where the blanket lay in [hills|folds] like a valley seen from far up>.',
    'Soon {k} lay in bed, and [far off|very far off, and very long ago,] something huge [turned over and sighed|lay down with a bump]<mt , and the window [hummed|shook a little]>.',
    'Then {k} {k.was} in bed, and the blanket went up and down, [like somebody huge, asleep|as slow as a longneck breathing].',
    'The bed was small after so many dinosaurs, and {k} fitted it [exactly|from end to end].',
    'Home was [just where it had been left|on the far side of the hedge], and the bed [felt like moss|smelled a bit of fern].',
  ],
  day: [
    'Steam [rose|curled] from the [swamp|warm pools], and the big backs [moved in it|went to and fro].',
    'The sun was younger then, and [hotter|in no hurry].',
    'A cloud of tiny wings went over the swamp, [like glitter|and all of them hummed].',
  ],
  dusk: [
    'The longnecks lifted their heads [into the last light|to look at the sunset], [all at once|one after another].',
    'The volcano [put on|lit] its [small red|evening] light.',
    'All over the valley somebody’s mother was calling somebody, in a very deep voice.',
  ],
  night: [
    'Then it was night, [with bigger stars|and there was no lamp in all the world].',
    'The dark came down [on wide, soft feet|like an old longneck lying down].',
    'A [yellow|huge] moon [came up|rose] over the ferns~, and ~[something said good night to it|the valley was all blue backs].',
    'The valley lay down, from the largest to the smallest, and [that took a while|the ground sighed].',
  ],
  beasts: [
    'a dragonfly as big as a kite',
    'a very small dinosaur with a stick',
    'a beetle like a teacup',
    'a feathered thing that could not quite fly',
    'a turtle with a fern on its back',
  ],
  sounds: [
    'the ground went boom, softly',
    'a longneck hummed',
    'the mud said glup',
    'the ferns rustled, and were still',
  ],
  smells: ['warm mud', 'crushed fern', 'rain on hot stones'],
  glows: ['the red light of the volcano', 'a glowing mushroom', 'a bright green dragonfly'],
  foods: ['roasted pine nuts', 'a fig as big as a hat', 'fern soup'],
  walk: [
    'They {go} along a [trail|path] of [huge|enormous] footprints, one [jump|ride] from toe to toe, to {place}.',
    '{Place} lay [beyond the tall reeds|past the last puddle], and they {go} there [between the slow legs of the longnecks|with great care, so as not to be stepped on].',
    'So they {go} to {place}, and the ground [shook a bit|rumbled], in a friendly way.',
  ],
  back: [
    'They got a ride back [on a flat tail|on somebody’s neck] to where {o} was.',
    'Then they {go} back through the [steam|ferns], and there was {o}, [a little lower in spirits|who had not moved].',
    '{O} had [drawn rings in the mud|waited with both eyes shut].',
    'Going back to {o} was easy: they followed their own small footprints, between the large ones.',
  ],
  places: [
    {
      name: 'the bubbling pool',
      see: [
        'Each bubble [said|had] a different word: [glip, glop, and gloop|plip, plap, and blub].',
        'You could have boiled [an egg|potatoes] there, but [nobody there likes to hear that|it was not polite to say so].',
      ],
      host: who('the pool keeper', 'wrinkled old longneck', 'f', 'dinosaur'),
    },
    {
      name: 'the ginkgo wood',
      see: [
        'The leaves were [small gold fans|like fans], and with each puff of wind they [all danced|went to a ball].',
        'High up [something with teeth|somebody] was [snoring|eating leaves], and [bits|crumbs] came down.',
      ],
      host: who('the oldest horned one', 'horned dinosaur with moss on his nose', 'm', 'dinosaur'),
    },
    {
      name: 'the Hill of Eggs',
      see: [
        'There were eggs as [big|round] as [pumpkins|washtubs], [blue, and speckled, and one with stripes|each in its own ring of ferns].',
        'You could [hear|feel] them [humming|ticking] if you put [an ear|a hand] to the shell.',
      ],
      host: who('the egg sitter', 'broad mother dinosaur', 'f', 'dinosaur'),
    },
    {
      name: 'the amber tree',
      see: [
        'Gold drops ran [slowly|an inch a day] down the bark, and [a gnat|a tiny fly] [waved from|sat in] one.',
        'It smelled of [honey and Christmas|sun and pine], and [everything|the light] stuck to it.',
      ],
      host: who('the amber turtle', 'turtle as old as the hill', 'm', 'turtle'),
    },
  ],
  guides: [
    {
      who: who('Tripp', 'young three-horn', 'm', 'dinosaur'),
      hello: [
        '“Stand back!” cried {g.np}, [and charged|head down]. {G.he} stopped one inch off. “[Sorry|Good],” {g.he} said. “I have to charge at things. [It is how I say hello.|I hardly ever hit them.] May I come?”',
      ],
      fail: [
        '“[Shall I charge at it?|I could charge at it,]” said {g}. [He did. It did not help.|“No? Only a little?”]',
        '{G} butted a [rock|fern], [to be doing something|for the good of the rock].',
      ],
      hope: [
        '“I want to charge at everything!” said {g}. “[With joy|In a good way]!”',
        '{G} held so still that {g.his} [horns|knees] shook. “[Go on|It is working],” {g.he} breathed.',
      ],
      bye: ['{G} charged at {h}, [very slowly|as softly as a moth], and put {g.his} nose in {h.s} hand.'],
    },
    {
      who: who('Aunt Lofty', 'longneck', 'f', 'dinosaur'),
      hello: [
        '“I beg your pardon,” said a voice [from the sky|high above]. It belonged to {g.np}. “I saw you from [the lake|far away]. I see most things. [It is reaching them that takes time.|My feet hear of it later.] Let me help.”',
      ],
      fail: [
        '“I saw that coming,” said {g}, [sadly, from above|and sighed, so that hats flew].',
        '“[From up here|To me] it looked smaller,” said {g}. “[So do all of you|Most things do].”',
      ],
      hope: [
        '“Oh, I can see the end of it from here,” said {g}. “[It is a good one|You will like it].”',
        '{G} put {g.his} head [all the way down|right down among them], to [see better|be near].',
      ],
      bye: [
        '{G} said good night to each of them. It takes a while to come down so far, [and {h} was asleep on {h.his} feet by then|but {g.he} did].',
      ],
    },
    {
      who: who('Nip', 'very small dinosaur', 'm', 'dinosaur'),
      hello: [
        '“I am the most terrible thing in this valley,” said {g.np}, [from under a leaf|as high as {h.s} knee]. “[Are you afraid|Did you scream]? No? [Nobody is.|Take your time.] I will come with you, to protect you.”',
      ],
      fail: [
        '“I let that happen,” said {g}. “[Next time it will be sorry|I was being kind].”',
        '“[Rrr|Grr],” said {g} to the trouble. It [took no notice|thought he was a cricket].',
      ],
      hope: [
        '“[I think it saw my teeth|It is afraid of me],” said {g}. “[Good work, all|Carry on].”',
        '{G} forgot to be terrible, and [hopped up and down|squeaked for joy].',
      ],
      bye: [
        '“Sleep. I will guard you,” said {g}, and was [asleep first, in {h.s} hat|snoring before {g.he} had finished].',
      ],
    },
  ],
  tokens: [
    {
      name: 'drop of amber',
      kind: 'light',
      find: [
        'On the ground lay a drop of amber. {h} [looked at the sun through it|put it in {h.his} pocket]<mt , and [the whole day went gold|it was warm, as if it had a heart]>.',
      ],
      use: [
        '{a} held up the drop of amber. [It drank in what light there was|Light ran into it], and it [shone like a small, round lamp|glowed].',
      ],
    },
    {
      name: 'hollow reed',
      kind: 'sound',
      find: [
        '{h} had cut a hollow reed [by the swamp|at the water]<mt [. It had one low note, like a frog with a secret|, and blew it at the clouds]>.',
      ],
      use: [
        '{a} put the hollow reed to {a.his} lips and blew. [Hoo|Too], it went, [low and round|hoo-hoo, hoo].',
      ],
    },
    {
      name: 'length of vine',
      kind: 'tie',
      find: [
        '{h} had a length of vine around {h.his} middle<mt , [because belts had not been invented|with a flower still on it]>.',
      ],
      use: ['{a} took off the length of vine. It was [as strong as a tail|green, and bendy, and long].'],
    },
    {
      name: 'flat stone',
      kind: 'make',
      find: [
        '{h} found a flat stone with [a leaf printed on it|one sharp side]<mt , and [kept it, as anyone would|felt like an inventor]>.',
      ],
      use: [
        '{a} took the flat stone, [for a hammer|which is the first tool there ever was], and [a heap of sticks|whatever lay about], and began.',
      ],
    },
  ],
  gates: [
    {
      name: 'the sleeping longneck',
      at: [
        'Across the path lay a tail. It went [up into the ferns|on and on], and at the far end somebody was [asleep|snoring]. [There was no way around.|It was as high as a wall.]',
      ],
      on: {
        sound:
          'Everybody in that valley knows the tune. The longneck [hummed in its sleep|smiled], and the tail [rolled over|began to sway], and there was the path.',
        still:
          'They waited. By and by the longneck [stretched|turned over], as sleepers do~, and ~for one breath there was a gap [as wide as a cart|under the tail]. They slipped through.',
        notice:
          'Where the tail bent, it [left|made] a small arch, [hidden in moss|green and low]. They went through like [beads through a loop|mice].',
        tie: 'They tied it to the very tip and [pulled as you pull a bell rope|gave one polite tug]. “[Hm|Oh]?” said a voice far off, and the tail [moved over|lifted].',
      },
    },
    {
      name: 'the mud river',
      at: [
        'Then there was a river, but it was [mud|all mud], brown and slow, and it [blew bubbles at them|said glup].',
        'The path went into the mud and came out again [a long way off|on the far side]. In between, the mud [blew a bubble|said glup, and waited].',
      ],
      on: {
        light:
          'The light fell on a row of round backs, just under the mud. They were [turtles|old turtles], and they [did not mind being a bridge|liked to be a bridge, for the itch].',
        move: 'If you are quick, mud has no time to [grab you|think]. {a} [was across|was over]<w , wheels flying,> before the first glup, and [bent a fern tree down for the rest|sent back a log].',
        make: 'It was mud shoes for everybody, made of [bark and fern|two big leaves each]~, and ~they went over in them like [ducks|ladies at a ball], slap, slap, slap.',
        tell: 'The mud had never heard a joke. It [bubbled|heaved] so hard with laughing that it [threw them all across|set them down on the far side].',
      },
    },
    {
      name: 'the two gatekeepers',
      at: [
        'Two flying lizards sat on two posts. “[Which of us is prettier|Who has the finer nose]?” they said. “[Say, or you shall not pass|We have been at this since the moon was new].”',
      ],
      on: {
        notice:
          '“Your noses are the same nose,” said {a}. “[You are twins|Look].” They looked. “[So we are|Well, I never],” they said, and forgot the gate.',
        tell: 'Both of them laughed so much that they fell off their posts. “[Whoever laughs best is prettier|It is a draw],” said {a}, and they all went through.',
        move: 'They looked left, they looked right, and {a} [was already through|<f went><w rolled> between], quick as a lizard, and held the gate.',
        light:
          'Each of them saw a face in the shine. “[Oh|Why],” they both said, “the pretty one is me!” And nobody minded the gate anymore.',
      },
    },
  ],
  troubles,
}
