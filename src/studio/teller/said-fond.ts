import { LANGUAGE } from './said-as.ts'

/** What is loved and has no plural. */
const MASS =
  'acting|aikido|anime|archery|art|athletics|badminton|ballet|baking|baseball|basketball|bharatanatyam|bhangra|biltong|biryani|bmx|bowling|boxing|braai|bread|breakfast|bubble tea|cake|camogie|candy|capoeira|carrom|chai|chalk|cheese|cheerleading|chess|chocolate|church|clay|coding|colou?ring|confetti|construction|cooking|craft|cricket|crochet|croquet|curry|custard|cycling|dance|dancing|detective work|drama|drawing|dress-?up|drumming|embroidery|farm life|fashion|fencing|fishing|football|footy|fortnite|fruit|fun|gaming|gardening|geography|geology|glitter|glitter glue|glue|golf|gymnastics|hair styling|hearthstone|henna|hide[- ]and[- ]seek|hiking|history|hockey|homework|honey|hopscotch|hula|hurling|ice ?cream|ice skating|jazz|jelly|jewel(?:le)?ry|jam|judo|junk modelling|ju-?jitsu|kabaddi|karaoke|karate|kimchi|knitting|kung fu|lacrosse|lego|lightning|magic|make-?up|manga|maths?|minecraft|mud|music|musical theatre|mehndi|rangoli|mythology|\\p{L}+ (?:club|squad|practice|camp)|nail varnish|cocoa|idli|dosa|nail polish|nature|netball|origami|outer space|padel|paint|painting|parkour|pasta|photography|pizza|play-?doh|poetry|popcorn|porridge|pottery|ramen|reading|recycling|rice|roblox|rounders|rowing|rugby|running|sailing|salsa|sand|science|sewing|shopping|singing|skateboarding|skating|skiing|skipping|slime|snooker|snow|soccer|soft play|softball|space|spaghetti|spelling|sport|spooky stuff|squash|stuff|sudoku|sunshine|surfing|sushi|swimming|t-?ball|taekwondo|tag|tap|tennis|theatre|thunder|toast|track|trampolining|vegemite|marmite|volleyball|water|weather|wildlife|woodwork|wrestling|writing|yoga|high jump|long jump|field hockey|hip[- ]hop|k-pop|jump rope|table tennis|ping[- ]pong|piano|violin|guitar|cello|drums|recorder practice|piano practice|tea|juice|milk|cross[- ]country|rough and tumble|christmas|halloween|easter|diwali|eid|hanukkah'
/** Plurals that nobody loves, or that do not mean things. */
const NOT_LOVED =
  /(?:ss|ous|less|us|is)$|^(?:always|sometimes|needs?|yes|perhaps|besides|afterwards|nowadays|thanks|has|does|lens|twins?|triplets|kids|years?|months|weeks|adhd)$|\b(?:tantrums|nightmares|terrors|meltdowns|allerg\w+|braces|glasses|aids|headphones|nits|nosebleeds|guns|knives|uncles|nappies|diapers|seizures|disasters|tears|worries|fears|issues|problems|needs|difficulties|challenges|delays|pains|accidents|grommets|implants|crutches|splints|fidgets|stims|tics|injections|hospitals?|medicines?|siblings|parents|brothers|sisters|mums|moms|dads|homes|houses|homes|manners|sibs|fights|whinges|lashes|eyelashes|eyebrows|eyes|ears|cheeks|legs|lips|hands|feet|freckles|dimples|curls|braids|plaits|pigtails|bunches|dreadlocks|cornrows|years|months|days|evenings|opinions|feelings|mistakes|fibs|lies|burps|farts|skills|puffs|teeth|boundaries|words|ways|classes|lessons|terms|pronouns|knees)$/iu
const NOT_FOND =
  /^\p{L}+ed (?:by|with|to|in|on|about|of|from|at)\b|^(?:allergic|james|charles|lucas|jonas|elias|silas|tobias|matthias|nicolas|nicholas|andreas|miles|jules|hans|jens|niels|ines|frances|mercedes|dolores|one of|lives|all of|fights|missing|bossing|biting|hitting|wetting|sucking|crying|whining|losing|being|going|amazing|loving|caring|outgoing|charming|annoying|demanding|trying|boring|growing|recovering|hearing|starting|getting|having|needing|wanting|fighting|teething|struggling|struggles|won't|can't|don't|doesn't|isn't|gay|trans|living|moving|grieving|learning|training|mad|keen|fantastic|excellent|expecting|always|sometimes|usually|often|still|everything|anything|nothing|something|darling|potty|toilet|bad|grumpy|sore|sick|fussy|picky|sad|poor|weak|no|not|never|two|three|four|five|six|seven|eight|nine|ten|age[ds]?|year|grade|only|very|quite|too|is|was|are|uses|the|a|an|his|her|him|she|he|they|with|without|and|or|like|hates?|fed|left|lost|broken|swollen|itchy|crooked|imaginary|ex|half|step|foster|other)\b/iu
/** Words of other languages: what stands beside them is not for an English rule. */
export const FOREIGN =
  /(?:^|\s)(?:los|las|les|des|el|la|le|il|der|das|dem|und|ikke|og|jeg|nicht|kein|gerne|sehr|muy|ist|liebt|mag|gern|et|y|os|dos|een|het|och|ama|adora|aime|con|mit|avec|muito|mucho|è|e)(?=\s|$)/u
const TAIL =
  /,? (?:non-?stop|all day(?: long)?|all the time|every ?where|always|daily|nightly|lately|already|endlessly|endless|obsessively|unfortunately|literally|forever|mostly|please|only|on repeat|(?:once|twice|three times) a \p{L}+|24\/7|every (?:single )?(?:day|night|morning|evening|weekend|week|time|(?:mon|tues|wednes|thurs|fri|satur|sun)day)s?|on (?:sun|satur)days|number one)$/iu
const WITH =
  /^([^,]+?) ((?:with|in|on|at|of|from|about|and) (?:(?:the|his|her|a|an) )?[\p{L}'’-]+(?: [\p{L}'’-]+)?)$/iu
const MAD = /^([\p{L}-]+)[ -](mad|crazy|obsessed)( like (?:his|her) \p{L}+)?$/iu
const LANGUAGES = new RegExp(`^(?:${LANGUAGE})(?:(?: and |, )(?:${LANGUAGE}))*(?: at home| speaker)?$`, 'u')
const HEAD_IN_THE_SINGULAR = new RegExp(`^(?:[\\p{L}'’-]+[ -]){0,3}?(?:${MASS})$`, 'iu')
/** “diggers and dumper trucks”, “flags and capital cities”. */
const PLURAL =
  /^(?:[\p{L}'’&-]+ ){0,4}?(?:[\p{L}'’-]{2,}s|snowmen|mice|geese|sheep|fish|(?:jelly|gold|star|cat|clown|angel)fish|people)$/iu
const GERUND = /^(?:\p{L}+ )?\p{L}{3,}ing(?: (?!is\b|are\b)[\p{L}'’-]+){0,4}$/iu
/** “Sonic the Hedgehog”, “Dog Man”, “Harry Potter and Lego”. */
const TITLE =
  /^(?!(?:Grand|Aunt|Uncle|Mama|Mum|Dad|Nan|Year|Grade|Age|Class|Only|Very|Has|Loves|Likes|Down|Blue|Brown|Green|Curly|Red|Long|Short)\p{L}*\b)\p{Lu}[\p{L}'’-]*(?: (?:the|and|of|to|in))?(?: \p{Lu}[\p{L}'’-]*){1,3}$/u
/** Heroes and shows of one word. */
const SHOW =
  /^(?:Batman|Bluey|Elsa|Barbie|Encanto|Fortnite|Frozen|Minecraft|Minions|Moana|Ninjago|Numberblocks|Pok[eé]mon|Roblox|Spidey|[A-Z]{4,}|Spider-?[Mm]an|Superman|Zelda|spiderman|batman|bluey|minecraft|pokemon|roblox|fortnite|encanto|frozen|moana)$/u

const FAVORITE =
  /^(?:his |her )?(?:favou?rite|fave?)(?: (?:animals?|foods?|books?|colou?rs?|things?|games?|shows?|films?|movies?|sports?|subjects?|songs?|dinosaurs?|snacks?|places?))*(?: is| are|:) ((?!not|to\b|when|being)[\p{L}'’& -]{3,40})$/iu
const PLACE =
  /^(?:library|park|beach|seaside|zoo|museum|farm|playground|skate ?park|aquarium|circus|woods|forest|garden|allotment|mud kitchen|swings|monkey bars|trampoline|planetarium|fair|sandpit|sandbox|ocean|sea|moon)$/iu

/** What a child is fond of, where a parent writes only its name: “loved slides and roundabouts”, “spoke Hindi”. */
export function fondnessIn(fragment: string): string | undefined {
  const text = untailed(fragment)
  if (LANGUAGES.test(text)) return `spoke ${text.replace(/ speaker$/, '')}`
  const [, subject, how, like = ''] = MAD.exec(text) ?? []
  if (subject && how && !NOT_FOND.test(subject)) return `was ${subject}-${how.toLowerCase()}${like}`
  const [, all] = /^((?:\p{L}+ )?\p{L}+) everything$/iu.exec(text) ?? []
  if (all && !NOT_FOND.test(all)) return `loved all things ${all}`
  if (/^(?:anything|everything|all things) (?:with |that |about |on |in |to do with )?\p{L}/iu.test(text))
    return `loved ${text}`
  const star =
    /^(?:the )?(Gruffalo|Wiggles|Avengers|Octonauts|Beatles|Grinch|Romans|Vikings|Titanic)$/iu.exec(text)?.[1]
  if (star) return `loved the ${star}`
  const favorite = FAVORITE.exec(text)?.[1]
  if (favorite) return `loved ${favorite}`
  if (PLACE.test(text)) return `loved the ${text}`
  return isLoved(text) || isLoved(WITH.exec(text)?.[1] ?? '') ? `loved ${text}` : undefined
}

function isLoved(text: string): boolean {
  if (!text || NOT_FOND.test(text) || NOT_LOVED.test(text) || FOREIGN.test(text) || !IN_LETTERS.test(text))
    return false
  return [HEAD_IN_THE_SINGULAR, PLURAL, GERUND, TITLE, SHOW].some((pattern) => pattern.test(text))
}
const IN_LETTERS = /^[A-Za-zé'’& -]+$/u

/** “always penguins everywhere” as “penguins”, “tractors tractors tractors” as “tractors”. */
export function untailed(text: string): string {
  const shorter = text
    .replace(/^(?:always|only|mostly|big|lots of|especially|really into|into) (?=\p{L}+(?:s|ing)\b)/iu, '')
    .replace(/^(?:especially|particularly|mainly) /iu, '')
    .replace(/\b(?!knock)(\p{L}+)(?: \1\b)+/giu, '$1')
    .replace(TAIL, '')
  return shorter === text ? text : untailed(shorter)
}
