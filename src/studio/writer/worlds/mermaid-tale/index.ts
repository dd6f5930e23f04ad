import { type World, who } from '../../world.ts'
import { troubles } from './troubles.ts'

export const mermaidTale: World = {
  themes: ['mermaid-tale'],
  setting: 'Mermaid Grotto',
  floats: true,
  here: 'the steps of the coral halls',
  home: [
    '{k} had come to stay with the mermaids [for the summer|in the coral halls]<mt , who had lent {k.them} a song, since anybody who hums it can breathe down there>.',
    'Every summer {k} came down to the coral halls, [by the green stairs|at low tide]<mt , where the mermaids keep a guest room [with a shell for a lamp|and a bed that rocks]>.',
    '{k} [lived|had a room] [in the coral halls|with the mermaids], [in the pink tower|up the pink stairs|over the oyster beds]<mt , with mermaids [on every floor|to the left and the right, all singing in the bath, which down there is everywhere]>.',
    'In the reef is a small, round door, and {k} had the key<mt . Behind it lie the coral halls, [forty of them|where the mermaids live, all of them singing on the stairs]>.',
  ],
  bed: [
    '{K} lay in a bed like a boat, and [the tide|a slow wave] pushed it off from the shore of the day.',
    'A mermaid came and combed the salt out of {k.s} hair<mt , and at each stroke it got [darker and later|harder to keep awake]>, and then it was bedtime.',
    'The sea put out its lamps, and {k} got into bed, [wet hair and all|like a pearl in its shell].',
    'Then {k} {k.was} tucked up [in a bed like a shell|in the widest shell]<mt , and somebody [sang|let the blue lamp down], and the water rocked it, [to and fro|slow as a breath]>.',
    'Soon {k} lay in bed in the [pink tower|guest room]~, and ~the sea went by the window<mt , with [a few late fish|all its lamps out]>.',
    'Then {k} went to bed, as the [tide went out|lamps turned blue]<mt , under a blanket of [eelgrass|soft weed], with the [tide|whole sea] to turn the pages of the dream>.',
  ],
  day: [
    'Fish went by in [stripes|rows], [like a long wet flag|on their way to lessons].',
    'The light came down in [gold ladders|ropes], and swayed.',
    'Somebody was combing the lawn, as mermaids do [on fine days|before guests].',
  ],
  dusk: [
    'The water went [green, then plum|from blue to bluer], and the [lantern fish|small lamps] came out of their doors.',
    'Up on top the sun touched the sea, and all the ceilings turned [pink|to honey].',
  ],
  night: [
    'Then it was night down there, [soft as ink|blue as a mussel], and every coral [shut its hands|lit its tip].',
    '[Night sank through the water like tea|Night came down slowly, turning over], and the halls [glowed|hummed].',
    'It was dark now, but for the [glow|lamps] in the walls, and the moon, [a wobbly coin|very small and far up].',
  ],
  beasts: [
    'a striped fish in no hurry',
    'a starfish on an errand',
    'a shrimp with long eyelashes',
    'a very round fish',
    'a snail with a pink house',
  ],
  sounds: [
    'a conch said “ooo”',
    'the pearls clicked in their boxes',
    'a choir of shrimp snapped its fingers',
    'a mermaid sang on the stairs',
  ],
  smells: ['salt and violets', 'wet pearls', 'seaweed soap'],
  glows: ['a lamp fish', 'a pearl of light', 'a spark of sea fire'],
  foods: ['sea-grape jelly', 'a salt bun', 'kelp noodles with sugar'],
  walk: [
    'They {go} to {place}, [with the current|by the eelgrass lane], and {g} [held on|went in front].',
    'A sea horse took them to {place}, [one by one|at a bounce], like a slow small [elevator|merry-go-round].',
    'So they {go} to {place}, [down the long hall|past nine doors], where the fish [look up from their soup|all said good evening].',
    'The way to {place} is [all ups and downs|through a keyhole in the reef]. They {go} there, [and held their hats|on one long breath of song].',
  ],
  back: [
    'The current turned, and took them back to {o}, [feet first|like letters].',
    'Back they {go}, and {o} [swam to meet them|was still there, holding on to the weed].',
    '{O} had [left a lamp out|counted fish], and saw them come.',
  ],
  places: [
    {
      name: 'the pearl nursery',
      see: [
        'Oysters lay there in [beds|rows], tucked in, and each had something round under its tongue.',
        'A sign said “[Hush, They Are Growing|No Knocking]”.',
      ],
      host: who('the pearl nurse', 'old gray oyster', 'f'),
    },
    {
      name: 'the hall of combs',
      see: [
        'Combs of gold and coral hung on all the walls there, and [hummed|tinkled] when you swam by.',
        'There was one comb so old that it had [gone gray|lost all but two teeth].',
      ],
      host: who('the comb keeper', 'mermaid with short hair', 'f', 'mermaid'),
    },
    {
      name: 'the sunken theater',
      see: [
        'The seats had been red once~, but ~now they were soft and green, and there was a fish in each of them.',
        'The curtain was a school of silver fish, and [it parted|they took a bow].',
      ],
      host: who('the stage octopus', 'octopus in eight gloves', 'm', 'octopus'),
    },
    {
      name: 'the slow whale’s stop',
      see: [
        'There was a bench there, and a bell, since the slow whale stops at that place once a [day|year].',
        'Three fish sat in a row, with [suitcases|their hats on], and [waited|had been there since spring].',
      ],
      host: who('the turtle in the ticket booth', 'turtle with a stamp', 'm', 'turtle'),
      setting: 'Underwater World',
    },
  ],
  guides: [
    {
      who: who('Merribel', 'very small mermaid', 'f', 'mermaid'),
      hello: [
        '“I’m not supposed to be up,” said {g.np}, [in a nightcap|with a shrimp on a string]. “[I’m nearly six.|I’m small, but I’m fast.] [I know all the back ways|There’s no hall that I haven’t hidden in]. Take me, or I’ll [sing|tell]!”',
      ],
      fail: [
        '“[My sisters would have taken longer to get it wrong|I could have told you, but I was chewing],” said {g}.',
        '{G} blew a bubble, [a rude one|as big as her head], and it popped. “[Like that|So],” {g.he} said.',
      ],
      hope: [
        '{G} swam [three loops|a loop] and lost her [cap|shrimp]. “[Do more of it|I knew it first]!” {g.he} said.',
        '“[My tail’s gone all fizzy|Ooh],” said {g}.',
      ],
      bye: [
        '“I was in bed the whole time,” said {g}. “[If anyone asks|Say it].” And {g.he} was gone, with just [one bubble|a giggle] left.',
      ],
    },
    {
      who: who('Don Caracol', 'sea horse', 'm', 'fish'),
      hello: [
        '“[At your service|Upright, as you see],” said {g.np}, [bowing till he rolled|with a flourish]. “[I’ve carried queens, if they were small|I once carried a queen, a small one]. [Where others swim, I proceed.|I never hurry. It bends the tail.] [Where is the trouble?|May I be of help?]”',
      ],
      fail: [
        '“[A gentleman did not see that|We shall proceed backward],” said {g}.',
        '{G} held on to a weed with his tail, [till it was over|and hummed]. “[Quite|Alas],” {g.he} said.',
      ],
      hope: [
        '“[That had STYLE|I bow to that],” said {g}, and [bowed|rolled over].',
        '{G} fanned {g.himself} with one fin. “[I feel almost quick|How splendid],” {g.he} said.',
      ],
      bye: [
        '{G} bowed to each of them, and to [the lamp|the bed], and proceeded into the dark, [upright|with one last flourish].',
      ],
    },
    {
      who: who('Old Bubbles', 'diving bell', 'm'),
      hello: [
        'Bong! {G.np} swung down on a chain. “[Don’t mind the rust|I was dropped],” {g.he} said. “[I hold a bit of sky|There’s a whole roomful of air in me]. [You may all put your heads in|It’s a hundred years old, and still good]. [Shall I come? I’d so like to be of use.|May I come along? I ring when things go well.]”',
      ],
      fail: [
        '“Bong,” said {g}, sadly. “[I’ve been at the bottom before. It’s not so bad|That one sank].”',
        '{G} let go of one bubble. It said, “[Oh dear|Glub],” and went up.',
      ],
      hope: [
        '{G} rang, all by {g.himself}. “[I’ve not done that in years|It was the joy],” {g.he} said.',
        '“[I’m so glad that I’m floating|I feel lighter],” said {g}. “[By an inch, at least|Look]!”',
      ],
      bye: [
        '{G} rang for them, [three times, very low|once, from the middle], and the whole sea went to bed.',
      ],
    },
  ],
  tokens: [
    {
      name: 'coral harp',
      kind: 'sound',
      find: [
        '{h} had a coral harp<mt , [with one string out, so that it lisped|no bigger than a hand, and if you drew a thumb down it you got a scale]>.',
      ],
      use: [
        '{a} ran a thumb down the coral harp: [pling, plang, plong|plinka-plink]. Then {a.he} did it [the other way|slower].',
      ],
    },
    {
      name: 'lamp shell',
      kind: 'light',
      find: [
        '{h} picked up a lamp shell<mt , [with a bit of last night’s moon in it|that was off by day, to save itself]>.',
      ],
      use: [
        '{a} tapped the lamp shell. It lit, [pale green|pink, and then gold], and the light [swam|went out in rings].',
      ],
    },
    {
      name: 'ribbon of eelgrass',
      kind: 'tie',
      find: [
        'A ribbon of eelgrass [had tied itself to {h.s} wrist|came by, and {h} caught it]<mt . It did up its own bows>.',
      ],
      use: [
        '{a} let the ribbon of eelgrass run out. It was [long, and green, and strong|longer than a tail], and it [loved a knot|curled at the tip].',
      ],
    },
    {
      name: 'mother-of-pearl button',
      kind: 'notice',
      find: [
        '{h} found a mother-of-pearl button<mt , [with the whole sea in it, upside down|off the coat of an admiral, who had plenty of them]>.',
      ],
      use: [
        '{a} held the mother-of-pearl button to one eye, and looked through the [hole|holes]. That way you see [only what’s really there|one thing at a time].',
      ],
    },
    {
      name: 'fish-bone needle',
      kind: 'make',
      find: [
        'The mermaids had given {h} a fish-bone needle<mt , [for mending nets, kindly, from the inside|with a thread of silver in it]>.',
      ],
      use: ['{a} took the fish-bone needle. In, and out, and in, it went, [quick as a minnow|with a glint].'],
    },
  ],
  gates: [
    {
      name: 'the curtain of jellyfish',
      at: [
        '[Across the way hung a curtain|A curtain hung across the way], pink and [trailing|frilly], and [it was made of|all of it was] jellyfish. “[So sorry|Not yet],” they said. “[We’re the curtain, and we stay shut till the music|Please don’t touch. We tickle something awful].”',
      ],
      on: {
        sound:
          'A jellyfish can’t keep still to a tune. They all puffed in time, shut, and open, and shut, and open, so that there were gaps in the curtain. At the next “open,” everyone slipped through.',
        light:
          'The jellyfish turned to the light, as moths do, and drifted up, the whole pink lot of them, till the curtain was [raised|high above].',
        still:
          'Nobody pushed and nobody splashed, and so the water went quite calm. A jellyfish goes where the water goes. Little by little they drifted apart, like a curtain before [the good bit|a play].',
        move: 'In the middle was a gap that came and went. {a} watched it: now! <f Feet together, like an eel, {a} shot through><w Arms in, like an eel, {a} shot through>, and held it open for the rest, with a [pole|parasol].',
      },
    },
    {
      name: 'the two clams',
      at: [
        'The gate was made of two clams, one on top of the other, and both of them were shut. “[Not today,|Who’s there?]” said the first. “[It’s no use|Go away],” said the second, “we’re closed.”',
        'Two clams lay across the way, and nobody could get by them. “[We open for no one|Nope],” they said. “The last time we opened, somebody put a [hat|boot] in.”',
      ],
      on: {
        tell: 'The clams kept shut till nearly the end. Then there was a snort, and a bubble~, and ~up went both lids^, because ^nobody can laugh with a shut mouth. So they swam in, and through, and out.',
        notice:
          '“There’s a [pebble|bit of weed] stuck in you,” said {a}, “right there at the hinge.” “[Is THAT what it is?|We thought we were cross,]” said the clams. Out it came, and they yawned with relief, as wide as a gate.',
        make: 'It was a small, soft cushion for the clams to shut on. They tried it, open and shut. “[It doesn’t pinch|How soft],” they said, and did it again and again, just for the pleasure. Everyone went through at an “open.”',
        sound:
          'The clams clapped along. They could not help it^, because ^a clam is made of two hands, more or less. Between one clap and the next, everyone slipped by.',
      },
    },
    {
      name: 'the whirl',
      at: [
        'Then the water went around and around, like soup in a bowl, with fish in it. “[Wheee|Excuse us],” said the fish, going by. “[It goes to {place}, but it does not stop there|Hop on! We never found out how you get off].”',
      ],
      on: {
        tie: 'They tied one end to the reef and held on to the other. Around they went, and out, and out, to the very edge, where there was nothing to do but [let go|step off], and be on the other side.',
        make: 'It was a paddle, a broad one, and {a} stirred the water the other way. If you stir soup to the left, and then to the right, it has to stop and think. While it did, everyone swam across.',
        notice:
          '{a} saw that the fish leaned before each turn. “Lean when THEY lean,” {a.he} said. So they leaned, left, and left, and right, and the water set them down on the far side, as lightly as a leaf.',
        tell: 'The water had only been bored. It went slower and slower, so as to hear, and at the best bit it stopped, and everyone swam across. “[And then?|Don’t stop!]” said the water. {A} told it the end from the far side.',
      },
    },
  ],
  troubles,
}
