import { type TraitRule, theirWords } from './rule.ts'

const COLORS =
  'red|orange|yellow|golden|gold|green|blue|purple|pink|white|silver|turquoise|teal|rainbow|striped|spotted|sparkly|shiny|bright|polka-dot|black|brown|gray|grey|navy|dark'

const BRIGHT =
  'red|orange|yellow|golden|gold|green|blue|purple|pink|white|silver|turquoise|teal|rainbow|striped|spotted|sparkly|shiny|bright|polka-dot'
const SHOES = '(?:rain ?boots|wellies|wellington boots|boots|sneakers|shoes|slippers|sandals|socks)'

/** What can be seen of a child: clothes, hair, things carried. */
export const LOOKS: Record<string, TraitRule> = {
  boots: [
    new RegExp(`\\b(?:${BRIGHT}|rubber|rain|new) (?:(?:${COLORS}|rubber|rain|little) )*${SHOES}\\b`, 'i'),
    'light',
    theirWords,
    [
      '{a} had {a.his} {trait} on<mt , and [you could see them a long way off|in {a.his} opinion no day was too dry for them]>.',
      '{A.s} {trait} [creaked|squeaked], [flip-flap|squidge, squidge|eek, eek].',
      '{a} wore {a.his} {trait}<mt . [{A.he} had slept in them twice|They were on the wrong way around, but only a little]>.',
    ],
    [
      '{a} [pulled|tugged] one of {a.his} {trait} off and held it up high. [How bright it was|How it shone]!',
      'Off came one of {A.s} {trait}. {A.he} [swung it over|waved it above] {a.his} head, [round and round|to and fro], [bright as a lamp|bright as butter].',
    ],
  ],
  darkboots: [
    new RegExp(`\\b(?:(?:${COLORS}|little|old|big) )+${SHOES}\\b`, 'i'),
    'sound',
    theirWords,
    [
      '{A.s} {trait} went [tip, tap|clip, clop] at every step.',
      '{a} wore {a.his} {trait}<mt . [They had a good sound, and {a.he} knew it|On stone they were as good as a drum]>.',
    ],
    [
      '{a} stamped {a.his} {trait}: [tum, tum, ta-tum|bom, bom, bombity-bom].',
      '{A.s} {trait} began to tap. [Tip, tap, tippity-tap|Tum-ti, tum-ti, tum], they went.',
      '{a} clapped {a.his} {trait} together: [tap, tap, tappity-tap|bom, bom, bom].',
    ],
  ],
  scarf: [
    new RegExp(
      `\\b(?:(?:${COLORS}|long|knitted|woolly|silk|little) )*(?:scarf|ribbons?|cape|sash|shawl)\\b`,
      'i',
    ),
    'tie',
    theirWords,
    [
      '{A.s} {trait} [trailed|dragged|flapped] behind {a.him} like a tail.',
      '{a} wore {a.his} {trait}<mt , wound [twice|three times] around and still too long>.',
    ],
    [
      '{a} [unwound|pulled off|took off] {a.his} {trait}. It was [longer than it looked|good and long|strong as rope].',
      '“[Hold on|Wait],” said {a}~, and ~off came {a.his} {trait}<mt , [yard after yard of it|all the way, until there was no more of it to come]>.',
      '{a} took {a.his} {trait} by one end and threw the other.',
    ],
  ],
  hat: [
    new RegExp(
      `\\b(?:(?:${COLORS}|woolly|knitted|straw|baseball|pointy|little|big) )*(?:hat|cap|beret|beanie|helmet|crown|backpack|rucksack)\\b`,
      'i',
    ),
    'make',
    theirWords,
    [
      '{a} had {a.his} {trait}<mt , [which {a.he} took off only for baths|and all sorts of things had been kept in it]>.',
      '{A.s} {trait} [sat a bit crooked|had a feather stuck in it today<t , though nobody had asked for one>].',
    ],
    [
      '{a} took off {a.his} {trait} and [turned it upside down|looked into it]. It [was the right size|gave {a.him} an idea]. {A.he} went to work.',
      'Off came {A.s} {trait}. {A.he} [laid out what {a.he} had inside it|tipped it over, looked at it hard,] and [began to build|set to work].',
      '“This will be the [roof|bottom],” said {a}, and put down {a.his} {trait}. “Now for the rest.”',
    ],
  ],
  coat: [
    new RegExp(
      `\\b(?:(?:${COLORS}|warm|fluffy|knitted|woolly|little|favorite) )*(?:raincoat|coat|jacket|sweater|jumper|hoodie|pajamas|pyjamas|dress|overalls|dungarees|t-shirt|skirt|blanket)\\b`,
      'i',
    ),
    'still',
    theirWords,
    [
      '{a} wore {a.his} {trait}<mt , [the one with the mended elbow|because it had the best pockets in the house]>.',
      'The pockets of {A.s} {trait} were [full|rattling] already<mt : [two pebbles and a crust|a cork, a crumb, and most of a pencil]>.',
    ],
    [
      '{a} tucked {a.his} {trait} around {a.him} and sat down [close by|right there]. {A.he} [waited|did not say a word].',
      '{a} pulled {a.his} {trait} over {a.his} knees, and made {a.him}self [small|comfy]. There {a.he} sat, [in no hurry at all|as quiet as a cushion].',
      '“I can wait,” said {a}, and settled down inside {a.his} {trait} [like a snail|up to the chin].',
    ],
  ],
  glasses: [
    /\b(?:(?:round|red|blue|green|purple|pink|big|little|thick|new) )*(?:glasses|spectacles)\b/i,
    'notice',
    theirWords,
    [
      '{a} polished {a.his} {trait} on {a.his} sleeve<mt . [Now they were a little worse|It only moved the smear]>.',
      '{a} pushed up {a.his} {trait}<mt . {A.he} [liked to see a thing properly|could see a crumb at forty paces]>.',
    ],
    [
      '{a} pushed {a.his} {trait} up {a.his} nose and looked again, [from the side|slowly, from the bottom to the top].',
      '{a} wiped {a.his} {trait}. {A.he} [looked once more|looked the way you look for a lost tooth], [an inch at a time|high and low].',
      '{a} looked with {a.his} {trait}, and without, and with. There was something there that had not been there without.',
    ],
  ],
  redhair: [
    /\b(?:(?:long|short|curly|wavy|straight|wild|messy|bright|thick|fluffy) )*(?:red|ginger|orange|copper|blonde?|golden|strawberry-blonde|fair) (?:hair|curls|locks|ringlets|braids|pigtails|plaits)\b/i,
    'light',
    theirWords,
    [
      '{A.s} {trait} stood up on one side<mt , where [the pillow|last night] had been at it>.',
      '{A.s} {trait} [would not lie down|had a leaf in it].',
    ],
    [
      '{a} [leaned in|stepped closer]. A bit of light caught {a.his} {trait}~, and ~it glowed like [a struck match|a small bonfire|marmalade in a window].',
      '{a} shook out {a.his} {trait}. [How it shone|It lit up] like [a lamp with the wick turned up|a match in a cellar|a copper pan]!',
      '{a} bent down, and {a.his} {trait} came over {a.his} shoulder like a lamp being carried in.',
      'A last bit of light had been looking for somewhere to sit. It sat in {A.s} {trait}, and shone.',
    ],
  ],
  braids: [
    /\b(?:(?:long|short|two|brown|black|dark|tight|neat|little) )*(?:braids|plaits|pigtails|ponytail|pony tail|bunches)\b/i,
    'tie',
    theirWords,
    [
      '{A.s} {trait} bounced [as {a.he} walked|at each step].',
      'One of the bands in {A.s} {trait} was [coming loose|green, and stretched like gum].',
    ],
    [
      '{a} pulled the [band|ribbon] out of {a.his} {trait}. It [stretched and stretched|was stronger than string].',
      'Off came the bands from {A.s} {trait}, and one was looped through the other. They would have held a [goat|boat].',
    ],
  ],
  curls: [
    /\b(?:(?:long|short|curly|wavy|straight|wild|messy|spiky|thick|fluffy|soft|big|dark|black|brown) )+(?:hair|curls|afro|locks)\b|\bcurls\b/i,
    'notice',
    theirWords,
    [
      '{A.s} {trait} had [a twig in it already|a mind of its own].',
      '{a} blew {a.his} {trait} out of {a.his} eyes.',
    ],
    [
      'A wisp of {A.s} {trait} [tickled {a.his} cheek|lifted and fell]. {A.he} stood still. What had moved it? {A.he} looked, and looked again.',
      'Something [stirred|puffed at] {A.s} {trait}<mt , as lightly as [a moth|a breath]>. {A.he} turned [slowly|around] to see what.',
      '{a} blew {a.his} {trait} out of the way, to see better, and saw what nobody had seen.',
    ],
  ],
  gap: [
    /\b(?:missing (?:front )?(?:tooth|teeth)|gap[- ]tooth(?:ed)?|(?:a )?gap in (?:his|her) teeth|lost (?:a|his|her) (?:front )?tooth|wobbly tooth)\b/i,
    'sound',
    () => 'the gap in the teeth',
    [
      '{a} had a gap in {a.his} teeth<mt , [one week old and very useful for whistling|and could whistle through it]>.',
    ],
    [
      '{a} blew through the gap in {a.his} teeth. It made a [thin, sweet|small but excellent] whistle.',
      'Where the tooth had been there was a note. {a} whistled it, and then the one above.',
      '{a} put {a.his} tongue behind the gap, and out came a whistle like a [kettle|bird|small train].',
    ],
  ],
  toy: [
    /\b(?:a |his |her |the )?(?:toy|stuffed|plush|cuddly|teddy) ?(?:rabbit|bunny|bear|fox|elephant|cat|dog|lamb|lion|dinosaur|unicorn|monkey|penguin|animal)?\b/i,
    'still',
    (match) => theirWords(match).replace(/^(?:a|his|her|the) /, ''),
    ['{A.s} {trait} rode under {a.his} arm, [head down|upside down, as usual].', '{A.s} {trait} came too.'],
    [
      '{a} set {a.his} {trait} down [close by|in plain sight], and sat down beside it. Neither of them [hurried|fidgeted|said a word].',
      '“You wait here,” {a} told {a.his} {trait}, and then stayed too, to keep it company.',
      '{A.s} {trait} was very good at sitting. {a} sat [like that|as it did]<mt , [without a word|and let it be quiet]>.',
    ],
  ],
}
