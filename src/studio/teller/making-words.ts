import { type Activity, does, is } from './activities.ts'
import type { Nouns } from './kind-nouns.ts'

/** What a child makes things with, or is making, and has with it: “his knitting”, “the knitting”. */
const HANDIWORK: [words: string, said: string][] = [
  ['knits?|knitting(?! needles)|knitter', 'knitting'],
  ['crochets?|crochet(?:ing|er)', 'crochet'],
  ['sews?|sewing(?! machines?)|sewer|quilt(?:s|ing|er)(?= *$)|cross[- ]?stitch\\p{L}*|needlework', 'sewing'],
  ['embroider(?:s|y|ing)', 'embroidery'],
  ['weaves|weaving|weaver', 'weaving'],
  ['origami', 'origami'],
  ['scrap ?book(?:s|er|ing)?', 'scrapbook'],
  ['sketch ?books?', 'sketchbook'],
  ['photograph(?:er|y)|takes (?:\\p{L}+ )?(?:photos|pictures)|camera(?! shy)', 'camera'],
]
const hasAlong = (said: string) => (): Nouns => ({ thing: { said, head: said, many: false } })

/** The words for what a child makes. */
export const MAKING: readonly Activity[] = [
  does(
    'builds',
    "builds?(?! (?:up|confidence|sandcastles?))|building(?! site)|builder|legos?|lego-\\p{L}+|duplo|minecraft|blocks|bricks|magna-?tiles|k'?nex|constructs|construction toys|model (?:planes|ships|kits|trains|building)|invents?(?! (?:stories|games|words|songs|excuses|jokes|rules|names))|inventor|inventing|inventions|tinkers?|tinkering|woodwork(?:ing)?",
  ),
  does(
    'builds',
    'meccano|connetix|lincoln logs|marble runs?|train (?:tracks?|sets?)|dens(?= *$)|forts|tree ?houses|circuits|electronics|engineer(?:ing)?(?! (?:hat|cap))|tinkerer|carpent(?:er|ry)|wood ?worker|whittl(?:es|ing|er)|handyman|diy|hammer and nails|plumb(?:er|ing)(?= in| like|s? *$)|mechanic|architect|electrician|junk model\\p{L}*|model(?:l?er(?= *$)| ?mak(?:er|ing)| builder|s (?:in |with |from |out of )?(?:clay|plasticine|dough|card\\p{L}*))|dioramas?|gadgets|contraptions|cardboard (?:boxes|creations?|castles?|houses?|robots?|engineer|everything)|constructor',
  ),
  does(
    'builds',
    '(?:fixes|fixing|mends|mending|repairs?|repairing) (?:\\p{L}+ ){0,2}(?:things|stuff|everything|anything|bikes?|toys|cars|computers|clocks|chairs)|(?:fixer|mender)(?= *$)|ties knots|knot (?:tier|tying)|knots(?= *$)',
  ),
  does(
    'builds',
    '(?:makes?|making) (?:\\p{L}+ ){0,2}(?:dens|forts|robots|models|machines|contraptions|inventions|gadgets|dams|rockets|towers|houses|castles|furniture|boats|things|stuff|fairy gardens|cities)(?! up)|(?<!(?:noise|trouble|mischief|film|movie|video|music|joke|card|merry|match|home|coffee|tea|food|dosa|samosa|roti|pizza|smoothie|potion|list|label|chai|jam|peace|comic|cake|cookie|bread|pancake|breakfast|map|sandwich|mess)[- ])(?<=\\p{L} )maker(?= *$| with | like | in )|play-?doh|play ?dough|plasticine|clay(?! court)|(?<!harry )potter(?= *$)|pottery|ceramics|sculpt(?:s|or|ures?|ing)|paper ?mach[eé]|papier[- ]m[aâ]ch[eé]',
  ),
  is('builds', 'slime|scouts?|girl guides?|hands-on|handy(?= *$)|practical(?! jok\\p{L}+)'),
  does(
    'draws',
    'draws?|drawing|drawings|doodl(?:es?|ing|er)|paints?(?! (?:her|his|my|their) nails)|painting|sketch(?:es|ing)?|(?<!martial )art|(?<!escape |con )artist|artistic|arty|colou?rs in|colou?ring|crayons|manga|makes comics|comic strips',
  ),
  does(
    'draws',
    'painter|watercolou?rs?|(?<!(?:an?|the|his|her|my|top|bottom|sock|kitchen|bedside|desk|every) )drawer(?= *$)|illustrat(?:es|or|ing|ions?)|cartoon(?:s(?= *$)|ist|ing)|anim(?:ator|ating)|calligraphy|felt[- ]?tips|sharpies|chalks?|murals?|graffiti|mandalas|rangoli|collages?|crafts?(?! beer)|crafty|crafter|crafting|arts and crafts|washi|glue|felting|designs(?= \\p{L})|designer|designing|(?:makes?|making) (?:\\p{L}+ ){0,2}(?:cards|comics|posters|collages|books|jewell?ery|bracelets|necklaces|decorations|paper \\p{L}+|masks|puppets)|(?:bracelet|jewell?ery|card|comic|map) maker|comics? (?:creator|book maker|drawing)|loom bands|friendship bracelets|beading|tie[- ]dye\\p{L}*|face ?paint\\p{L}*|decorat(?:es|or|ing)(?! (?:cakes?|cookies|biscuits|cupcakes|the (?:cake|tree)))|hair ?(?:stylist|dresser)|stylist',
  ),
  is('draws', 'creative|glitter'),
  does(
    'bakes',
    'bakes?|baking|baker|cooks?|cooking|chef|makes? (?:cookies|cakes?|pancakes|cupcakes|bread|pizza)',
  ),
  does(
    'bakes',
    "masterchef(?: junior)?|bake[- ]off|(?:makes|making) (?:\\p{L}+ ){0,2}(?:chai|tea(?! party)|breakfast|lunch|dinner|supper|sandwiches|smoothies|soup|pasta|roti(?:s)?|chapati(?:s)?|curry|curries|dumplings|cookies|biscuits|cakes|cupcakes|muffins|pancakes|waffles|brownies|scones|fudge|jam|lemonade|salads?|sushi|ravioli|tortillas|tamales|empanadas|mud pies)|(?:chai|tea|food|cake|cookie|bread|pancake|breakfast|sandwich|dosa|samosa|roti|chapati|dumpling|pizza|smoothie|jam|egg|waffle|omelette) (?:maker|cracker|flipper|folder|roller|inventor|expert)|(?:cake|cupcake|cookie|biscuit) decorat(?:or|ing)|decorat(?:es|ing) (?:cakes?|cupcakes|cookies|biscuits)|mud (?:kitchens?|pies)|roll(?:s|ing) (?:\\p{L}+ )?(?:rotis?|chapatis?|dough|pastry)|knead(?:s|ing)|marshmallow toaster|toasts marshmallows|(?:helps?|helping|helper|busy|loves being|always) in (?:\\p{L}+ |\\p{L}+'s )?kitchen|kitchen (?:helper|assistant|hand)|sous[- ]chef|(?:braai|bbq|barbecue) (?:helper|master|chef)|chai(?= with| and)|recipes?|licks (?:the |out the )?(?:spoon|bowl|beaters)",
  ),
  is('bakes', 'tea part(?:y|ies)'),
  ...HANDIWORK.map(([words, said]) => does('thing', words, hasAlong(said))),
]
