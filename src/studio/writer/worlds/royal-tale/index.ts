import { type World, who } from '../../world.ts'
import { troubles } from './troubles.ts'

export const royalTale: World = {
  themes: ['royal-tale'],
  setting: 'Palace',
  here: 'the castle with too many doors',
  home: [
    '{k} lived in a castle, [up the back stairs|over the royal kitchen]<mt , in a kingdom so small that [the queen knew every cow by name|you had to whisper at the border]>.',
    'It was {k.s} job to [wind the king’s clocks|polish the spare crowns]<mt . There were [nineteen, and no two agreed|a Sunday one, a rainy-day one, and one for the bath]>.',
    'One castle in all the land, and {k} lived in it, [in the smallest tower|behind the biggest clock]<mt , with [a bell for toast and a bell for more toast|a view of the whole kingdom, which was eleven fields and a pond]>.',
    '{k} {k.was} <1 the royal [messenger|page]><2 royal [messengers|pages]><mt , which means that you [carry things on a cushion|may slide on the long floor, if you bow first]>. [It was a slow day|All the letters were done].',
  ],
  bed: [
    'A trumpet blew for bed, [softly|low], and {k} [went up|lay down]<mt , by royal command, under a blanket with a crest on it>.',

    'Then {k} went up the [winding ramp|back way] to bed<mt , and the whole castle [hummed|breathed] below, door by door>.',
    'The last door was shut, and {k} lay [in bed|still]<mt , and nineteen clocks agreed for once that it was late>.',
    '[At last|By and by] {k} lay in a bed with four posts<mt , one of them [a bit chewed|carved like a bear], under a blanket with the royal [duck|cauliflower] on it>.',
    'By one candle, and then none, {k} went to bed<mt , and somebody came by with a candle, and [snuffed it|said, “All’s well, and so to sleep, by order”]>.',
  ],
  day: [
    'Flags flew from every tower, and [one sock|one tablecloth], [which did its best|that nobody had missed].',
    'The sun lay on the long floors in [squares|yellow carpets], and the cat [went from one to the next|had the best].',
    'A trumpet blew for [lunch|tea]. It was [only the trumpeter, asking for the salt|the one short note that means soup].',
  ],
  dusk: [
    'The [lamplighter|candle boy] came down the hall, [one window at a time|with a long pole].',
    'Up on the wall the [guards|watchmen] changed over, and [swapped hats|shared a bun].',
    'The towers went [pink|gold], and then [gray|blue], [from the bottom up|the tall one last].',
  ],
  night: [
    'Then it was night, and the [suits of armor|stone lions] [stood easy|yawned, where nobody saw].',
    'Night came over the drawbridge, [wiping its feet|without a word], and the [guards|watch] let it by.',
    'It was dark but for the [candles|hall lamps], and each king on the wall had [gone to sleep|shut one eye].',
  ],
  beasts: [
    'a goose in a ruff',
    'a mouse with a spoon',
    'a very small lapdog',
    'a peacock with a cold',
    'a swan on official business',
  ],
  sounds: [
    'a far-off trumpet asked a question',
    'nineteen clocks struck eight, in turn',
    'a flag clapped its hands',
    'the long curtains whispered',
  ],
  smells: ['beeswax and roses', 'roast apples', 'old velvet'],
  glows: ['a candle in a silver cup', 'a gleam off a crown', 'a firefly in livery'],
  foods: ['the middle of a royal pie', 'toast cut in crowns', 'a goose-shaped bun'],
  walk: [
    'So they {go} to {place}, [down the long hall|through nine doors], [and bowed to each portrait|shutting each one behind them].',
    'To get to {place} you went [under the stairs|behind a curtain] and out at a [clock|wardrobe]<mt . Castles are like that>.',
    'They {go} to {place}, with {g} [in front, as a sort of trumpet|calling “Make way!” to the chairs].',
    'A red carpet went most of the way to {place}. {K} and {g} {go} [along the middle of it|on it, as if they were expected].',
  ],
  back: [
    'Back they came, [door after door|nine doors and a clock later], and there was {o}, [sitting very straight|trying to look royal].',
    'They {go} back by the kitchen, [for a bun|to save time], and told {o} all of it.',
    '{O} had not moved, [by royal command|not even to scratch], till they were back.',
  ],
  places: [
    {
      name: 'the royal kitchen',
      see: [
        'Forty copper pans hung there, [and each had a small sun in it|from the tiny one for one egg to the one for whales].',
        'There was a [pie|cake] as big as a [cartwheel|pond], and somebody stood on a ladder to [pinch the edge|ice it].',
      ],
      host: who('the soup cook', 'cook with a long spoon', 'f', 'grown-up'),
      setting: 'Kitchen',
    },
    {
      name: 'the rose maze',
      see: [
        'The hedges were tall, and [somebody in there was calling “Left, left”|a duke had been lost in it since spring].',
        'Every turn had a [bench|stone duck] and a [rose|sign] that said [“Nearly”|“Not here, dear”].',
      ],
      host: who('the maze gardener', 'gardener who has never been lost', 'm', 'grown-up'),
      setting: 'Garden',
    },
    {
      name: 'the tower of lost crowns',
      see: [
        'There they hung, on nails: [crowns|circlets] for big heads, and small, and [one for a cat|one that was just a good idea].',
        'Up there the wind blew, and all the old crowns [rang|chimed] a little.',
      ],
      host: who('the crown keeper', 'owl with a duster', 'f', 'owl'),
    },
    {
      name: 'the royal stables',
      see: [
        'Nine white horses looked around, [chewing|as if they had been talking].',
        'There was a golden coach there, [with a hen asleep in it|under a sheet, dreaming of parades].',
      ],
      host: who('the oldest coach horse', 'old white horse', 'm', 'horse'),
      setting: 'Farm',
    },
  ],
  guides: [
    {
      who: who('Sir Teasel', 'hedgehog knight', 'm', 'hedgehog'),
      hello: [
        '“[Halt, and how do you do|Who goes there? You? Good]!” cried {g.np}, with [a fork|a hatpin] for a sword. “I [guard the crumbs|am a knight of the Low Table]. [Is there peril? I love peril.|I’ll lead the charge.] After you.”',
        'Something about as tall as a boot saluted. It was {g.np}. “I heard a sigh, and drew my [fork|hatpin],” {g.he} said. “[Whoever it was shall be helped|I fear nothing below the knee]. Forward, and mind the rug.”',
      ],
      fail: [
        '“[We fall back|A brave defeat],” said {g}. “[In good order, and for tea.|They will sing of it. Briefly.]”',
        '{G} [rolled up|saluted the wreck], spines out. “[I’m not hiding. I’m a fort,|Hold the line,]” {g.he} said.',
      ],
      hope: [
        '“[Victory|Onward]!” said {g}, a bit [early|soon].',
        '{G} lifted {g.his} [fork|hatpin]. “[I saw a gap in the trouble|Now it’s on the run],” {g.he} said.',
      ],
      bye: [
        '{G} made them all knights, with the [flat of the fork|hatpin], on [the left|either] shoulder, [which tickled|and himself again, for luck].',
      ],
    },
    {
      who: who('Lady Murmur', 'ghost', 'f', 'ghost'),
      hello: [
        'Through the wall came {g.np}, [with her knitting|carrying a teacup]. “[Don’t get up|So sorry, I always forget doors],” {g.he} said. “I’ve [haunted here|been the castle ghost] three hundred years, and [heard it all through the walls|nobody ever asks me along]. May I?”',
        'It got a bit colder, and somebody said “Ahem” from inside a [vase|clock]. It was {g.np}. “[I could not help hearing. I never can|Is it a secret? I am good with those],” {g.he} said. “Let me float along, just [behind you|for the company].”',
      ],
      fail: [
        '“[It’s quite dead, that plan|I can see right through that],” said {g}, “[and I should know|my dears].”',
        '{G} sank into the floor, [as far as the knees|from tact], and came up again.',
      ],
      hope: [
        '“[I have goosebumps|I feel quite solid],” said {g}. “[Me!|At my age!]”',
        '{G} went a little [pink|golden] at the edges. “[Boo|Hooray],” {g.he} said, softly.',
      ],
      bye: [
        '{G} saw them up to bed, and went out by the [wall|ceiling], and one cold small kiss [was left in the air|landed near {h.s} ear].',
      ],
    },
    {
      who: who('Rolf', 'palace dog', 'm', 'dog'),
      hello: [
        '“[Is it a walk? It’s a walk|Hello, hello, it’s you]!” said {g.np}, and [sat on the royal carpet|fell over his ears]. “I’m the king’s own hound. I [bark at dukes|have a cushion]. [I smelled trouble. Also ham.|I’m coming.]”',
        'Down the hall came {g.np}, and could not stop, and did. “[Is somebody sad|What is it? Is it here]?” {g.he} said. “[I’m very good at sad. I lean.|Throw it, and I’ll bring it back.] Let’s go.”',
      ],
      fail: [
        '{G} put {g.his} head on one side, and then on the [other|other one]. “[No stick|Not ham],” {g.he} said.',
        '“[I’d have chased it|Did it work? I was scratching],” said {g}.',
      ],
      hope: [
        '{G} began to wag, [at the tip|from the ears back]. “[Here it comes|It’s a stick, it’s a stick],” {g.he} said.',
        '“[I smell supper at the end of this|Good, good, good],” said {g}.',
      ],
      bye: [
        '{G} walked them to the stairs, turned [three times|around], and [lay down on the bottom step|dropped, with a grunt]. “[Nobody gets by me|I’ll guard],” {g.he} said, and snored.',
      ],
    },
  ],
  tokens: [
    {
      name: 'spare crown',
      kind: 'light',
      find: [
        '{h} had a spare crown in {h.his} pocket<mt , the [small dented one|tin one for wet days]>.',
        'A spare crown hung on the [coat hook|doorknob], and {h} tried it. It [came down over both ears|was still warm].',
      ],
      use: [
        '{a} held up the spare crown and turned it. A [ring of gold|gold ring] ran over the [walls|ceiling], around and around.',
      ],
    },
    {
      name: 'royal trumpet',
      kind: 'sound',
      find: [
        '{h} had the little royal trumpet along<mt , [which could play “soup” and “somebody’s coming”|with a dent, where a prince had sat on it]>.',
      ],
      use: [
        '{a} blew the royal trumpet: [ta-ta-taa|taa, ta-taa]. It [bounced off all the walls|was the tune for kings, but softer].',
      ],
    },
    {
      name: 'curtain cord',
      kind: 'tie',
      find: [
        'A gold curtain cord lay on the [stairs|floor]<mt , and the curtain [did not seem to miss it|had come undone from sheer boredom]>. {h} [took care of it|coiled it up].',
      ],
      use: [
        '{a} shook out the curtain cord. It was [thick and gold|soft as a cat], and [would have held a bishop|made for holding back heavy things].',
      ],
    },
    {
      name: 'small velvet cushion',
      kind: 'still',
      find: [
        '{h} had a small velvet cushion along, off the throne<mt , [no bigger than a bun, and without one pin|on which very small things ride, in parades]>.',
      ],
      use: [
        '{a} put the small velvet cushion down, [close by|with its tassel straight], and sat beside it, as [quiet|calm] as a crown on a shelf.',
      ],
    },
    {
      name: 'pastry wheel',
      kind: 'make',
      find: ['The cook had lent {h} a pastry wheel<mt , [with a wavy edge|and wanted it back by Tuesday]>.'],
      use: [
        '{a} got out the pastry wheel. It would cut [paper, and cloth, and lace|anything thin], with a pretty edge. {A.he} began.',
      ],
    },
  ],
  gates: [
    {
      name: 'the two stone lions',
      at: [
        'On each side of the door sat a stone lion. “[Halt! Business?|Who’s there?]” said the left. “[Or pleasure?|And who are you when you’re at home?]” said the right.',
        'The door was kept by two lions of stone, who [had not agreed since they were carved|did not care to be walked past]. “[They can’t come in|Shut],” said one. “[They can’t go out, either|Very],” said the other.',
      ],
      on: {
        sound:
          'Both lions had had that tune in their heads for [ninety|a hundred] years, and neither knew how it [went on|ended]. Now they did. They [hummed|purred], like two millstones, and forgot the door.',
        tell: 'The left lion laughed first, then the right, at [quite another|the wrong] bit. Dust fell from them. “[We have not done that since the old king|Go in, go in],” they said, both together.',
        notice:
          'One had an ear worn smooth. “[Somebody used to scratch you there|That’s where you like it],” said {a}, and did. “[Mmm|Oh, left a bit],” said the lion. The other held out its own.',
        move: '{a} went by so fast that <f the lions turned their heads, and bumped them><w the wheels left one long humming note>. “[Was that a duke?|Did you see that?]” they said. The rest went in while they talked it over.',
      },
    },
    {
      name: 'the long dark hall',
      at: [
        'Then came the Hall of Kings, and every candle in it had [blown out|gone to bed]. [It was as long as a street.|Somewhere, a long way on, a floor creaked.]',
        'There was a hall to cross, so long that [the far end was in another county|it had weather], and as black as a boot.',
      ],
      on: {
        light:
          'All the gold frames [caught it|woke], down both sides, one from the next, till there were forty small lights, and under each a king, [blinking|who said “Evening”].',
        tie: 'They all took hold, with {g} last, and {go} along like a string of beads. When one bumped a [table|duke in marble], they all [knew|said “Pardon me”].',
        make: 'It was a paper crown for each of them, with a white band, so that they could see each other. Four white rings went bobbing down the dark, [very grand|like a parade of buns].',
      },
    },
    {
      name: 'the moat',
      at: [
        'The short way was over the moat, and the drawbridge was at [lunch|rest]. [The water looked up at them.|A swan in the middle said, “Tickets.”]',
      ],
      on: {
        still:
          'They sat down on the bank. The swan came closer, [to see why|one foot at a time]. “[You are not shouting|No tickets, then],” it said, and lay down flat on the water, with its wings out, like a [ferry|sofa].',
        make: 'It was a boat out of the [soup tub|coal box], with a [tray|ladle] at each side. It went around twice, [out of habit|for the view], and then across.',
        tie: 'They threw one end to the [guard|statue] on the far side, and pulled themselves over, on a door, hand over hand. {G} [did not look down|told the swan it was a royal visit].',
      },
    },
  ],
  troubles,
}
