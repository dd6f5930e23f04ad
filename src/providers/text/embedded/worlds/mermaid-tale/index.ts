import { type World, who } from '../../world.ts'
import { troubles } from './troubles.ts'

export const mermaidTale: World = {
  themes: ['mermaid-tale'],
  setting: 'Mermaid Grotto',
  floats: true,
  here: 'the steps of the coral halls',
  home: [
    'A mermaid had lent {k} a [song|comb]<mt , and as long as {k.they} [hummed it|wore it] {k.they} could breathe down there>. So {k} went to stay in the coral halls.',
    'Every summer {k} came down to the coral halls, [by the green stairs|at low tide]<mt , where the mermaids keep a guest room [with a shell for a lamp|and a bed that rocks]>.',
    '{k} [lived|had a room] in the coral halls, [in the pink tower|up the pink stairs|over the oyster beds]<mt , with mermaids [on every floor|to the left and right, all of them singing in the bath, which is everywhere]>.',
    'There was a door in the reef, as [pink as a gum|round as a coin], and {k} had the key<mt . Behind it were [the coral halls, forty of them|the mermaids, who wear their hair up on Sundays and so do not need ceilings]>.',
  ],
  bed: [
    'The sea put out its lamps. {K} got into bed, [wet hair and all|like a pearl in its shell].',

    'Then {k} {k.was} tucked up in a bed like a shell<mt , and somebody [sang|let the blue lamp down], and the water rocked it, [to and fro|slow as a breath]>.',
    'Soon {k} lay in bed in the [pink tower|guest room]~, and ~the sea went by the window<mt , with [a few late fish|all its lamps out]>.',
    'Then it was bed for {k}<mt , under a blanket of [eelgrass|soft weed], with the [tide|whole sea] to turn the pages of the dream>.',
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
    'Night sank through the water [like tea|slowly, turning over], and the halls [glowed|hummed].',
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
    'A sea horse took them to {place}, [one by one|at a bounce], like a slow small [lift|merry-go-round].',
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
        'Combs hung on the walls there, [gold, and bone, and coral|one with teeth of real moon], and [hummed|tinkled] when you swam by.',
        'There was one comb so old that it had [gone gray|forgotten hair].',
      ],
      host: who('the comb keeper', 'mermaid with short hair', 'f', 'mermaid'),
    },
    {
      name: 'the sunken theater',
      see: [
        'The seats were red once. Now they were [moss|fish], row on row.',
        'The curtain was a school of [silver|herring], and it [parted|took a bow].',
      ],
      host: who('the stage octopus', 'octopus in eight gloves', 'm', 'octopus'),
    },
    {
      name: 'the slow whale’s stop',
      see: [
        'There was a bench there, and a [bell|clock with no hands]. The slow whale stops once a [day|year].',
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
        '“I’m not supposed to be up,” said {g.np}, [in a nightcap|with a shrimp on a string]. “[I’m six hundred and one. Months.|I’m small, but I bite my nails.] I know all the back ways. Take me, or I’ll [sing|tell]!”',
      ],
      fail: [
        '“[My sisters would have done it wrong more slowly|I could have told you. I was chewing],” said {g}.',
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
        '“[At your service|Upright, as you see],” said {g.np}, [bowing till he rolled|with a flourish]. “I’ve carried queens. Small ones. [Where others swim, I proceed.|I never hurry. It bends the tail.] Where is the trouble? [Introduce me.|Lead on.]”',
      ],
      fail: [
        '“[A gentleman did not see that|We proceed, backward],” said {g}.',
        '{G} held on to a weed with his tail, [till it was over|and hummed]. “[Quite|Alas],” {g.he} said.',
      ],
      hope: [
        '“[That had STYLE|I bow to that],” said {g}, and [bowed|rolled over].',
        '{G} fanned {g.himself} with one fin. “[I feel almost quick|Be still, my crest],” {g.he} said.',
      ],
      bye: [
        '{G} bowed to each of them, and to [the lamp|the bed], and proceeded into the dark, [upright|with one last flourish].',
      ],
    },
    {
      who: who('Old Bubbles', 'diving bell', 'm'),
      hello: [
        'Bong! {G.np} swung down on a chain. “[Don’t mind the rust|I was dropped],” {g.he} said. “I hold a [bit of sky|roomful of air]. [Put your heads in, if it gets wet|It’s from 1802, and still good]. Shall I come? I’d so like to be [of use|asked].”',
      ],
      fail: [
        '“Bong,” said {g}, sadly. “[I’ve been at the bottom before. It’s not so bad|That one sank].”',
        '{G} let go one bubble. It said “[oh dear|glub]”, and went up.',
      ],
      hope: [
        '{G} rang, all by {g.himself}. “[I’ve not done that in years|It was the joy],” {g.he} said.',
        '“[We’re going up|I feel lighter],” said {g}. “[An inch or so|Do you feel it]!”',
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
        '{h} found a mother-of-pearl button<mt , [with the whole sea in it, upside down|off the coat of a drowned admiral, who did not need it]>.',
      ],
      use: [
        '{a} held the mother-of-pearl button to one eye, and looked through the [hole|holes]. That way you see [only what’s there|one thing at a time].',
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
        'There hung a curtain across the way, pink and trailing. It was [jellyfish|nine hundred jellyfish], [shoulder to shoulder|all looking elsewhere]. “[Full|So sorry],” they said. “[We’re on tonight. We are the curtain.|We can’t feel our edges. Don’t touch.]”',
      ],
      on: {
        sound:
          'A jelly can’t keep still to that. They puffed, all on the beat: shut, and open; shut, and OPEN. On the open, they went through.',
        light:
          'They [turned|leaned] to it, as moths do, and drifted up, the whole pink lot of them, till the curtain was [raised|over their heads].',
        still:
          'They hung there too, and did nothing, and the water went slack. A jellyfish goes where the water does. It sighed, and they [parted|swung], like a curtain for [the good bit|kings].',
        move: 'In the middle was a gap, as wide as a [plate|tray], that came and went. {a} watched it: now! <f Feet together, like an eel, {a} shot through><w Arms in, like an eel, {a} shot through>, and held it open for the rest, with a [pole|parasol].',
      },
    },
    {
      name: 'the two clams',
      at: [
        'The door was a clam. Behind it was a second clam. “[Knock, knock,|Who’s there?]” said the first. “[You’re meant to say who|It’s no use, we’re shut],” said the next.',
        'A clam as big as a [bed|bath] lay in the way. “[I open for no one|Nope],” it said. “[I’ve got something in here, and it’s mine|Last time I opened, somebody put a hat in].”',
      ],
      on: {
        tell: 'They held out till nearly the end. Then a snort came, and a bubble, and up went [the lid|both lids], shaking. Nobody can laugh with a shut mouth. In, and through, and out they went.',
        notice:
          '“You’re not shut,” said {a}. “There’s a [shrimp|bit of weed] stuck in you, right at the hinge.” “[Is THAT what it is?|I thought I was cross,]” said the clam. Out it came. And the clam yawned, as wide as a gate.',
        make: 'It was a small soft collar, for the edge, where it had been nipped. The clam tried it on: open, shut. “[It doesn’t pinch|It’s quite soundless],” it said, and did it again and again. They went through on an open.',
        sound:
          'The clam clapped. It could not help it, it was two halves of a [castanet|clapper]. Clap, and clap! Between claps, they slipped by.',
      },
    },
    {
      name: 'the whirl',
      at: [
        'Then the water began to turn, round and round, with [hats|fish and an old chair] in it. “[Wheee|Excuse us],” they said, going by. “[It goes to {place}, but it does not stop|Hop on! How one gets off, we never found out].”',
      ],
      on: {
        tie: 'They made one end fast to the reef, and held on to the next. Around they went, and out, and out, to the very edge, like a yo-yo; and there was the other side.',
        make: 'It was a paddle, a broad one. {a} stirred the other way. If you stir soup to the left, and then to the right, it has to stop and think. While it did, they swam across.',
        notice:
          '{a} saw that the fish leaned before each turn. “Lean when THEY lean,” {a.he} said. Left, left, and out: the whirl spat them right where they’d wished to be, like a [pip|cherry stone].',
        tell: 'The whirl was only bored. It slowed, to hear. At the [bear|cheese] it stood quite still, with its mouth open, and all its hats fell down. “[And then|Don’t stop],” it said. {A} told the end from the far side.',
      },
    },
  ],
  troubles,
}
