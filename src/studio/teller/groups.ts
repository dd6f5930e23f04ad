import { GROUPS, type Group } from './tale.ts'

/** The words of each kind of child. A word counts anywhere; one after “not”, “never”, “no longer” or “hates” does not. */
const WORDS: Record<Group, RegExp> = {
  makers: anyOf(
    'builds?|building|builder|blocks|bricks|legos?|lego-\\w+|forts?|minecraft|constructs?|models?|makes? (?:things|stuff|up|her own|his own)|making',
    'draws?|drawing|doodl(?:es?|ing)|paints?|painting|painter|art(?:s|y|ist|istic)?|crafts?|crafty|creative|colors? (?:in|everything)|coloring|slime|play-?doh|clay|glue|tape|stickers|cardboard|origami|beads?|bracelets?|jewelry',
    'invents?|inventor|inventive|tinkers?|takes? \\w+ apart|fixes?|repairs?|hands-on|codes?|coding|sews?|sewing|knits?|knitting|crochets?|weaves?|bakes?|baking|cooks?|cooking|chef|recipes?',
    'collects?|collector|collections?|collecting|rocks|seashells|pokemon cards|trading cards|puts? (?:\\w+ ){1,4}in (?:his|her|their) pockets?|lines? up|sorts?',
  ),
  movers: anyOf(
    "runs?|running|runner|track|fast(?:est)?|quick|climbs?|climbing|climber|jumps?|jumping|hops?|somersaults?|cartwheels?|gymnast(?:ics)?|acrobat|trampoline|energetic|energy|active|restless|fidget(?:s|y)?|wild|bouncy|bounces|adhd|(?:never|won't|doesn't) (?:sits?|stops? moving|still)|can(?:no|')t sit still|always (?:moving|on the (?:move|go))|strong",
    'danc(?:es?|ing|er)|ballet|ballerina|bharatanatyam|hula|swims?|swimming|swimmer|dives?|diving',
    'soccer|football|basketball|baseball|softball|volleyball|tennis|hockey|lacrosse|rugby|cricket|golf|goalie|goalkeeper|t-?ball|ball|sports?|sporty|athletic|karate|judo|taekwondo|wrestl(?:es|ing)|ninja|races?|racing|wheelies',
    'bikes?|biking|cycl(?:es?|ing)|skat(?:es?|ing|er)|skateboards?|scooter|ski(?:s|ing)?|snowboards?|sled(?:s|ding)?|surf(?:s|ing)?|rides? horses|horse ?riding',
  ),
  quiet: anyOf(
    'quiet|shy|timid|careful|cautious|patient|dreamy|daydream(?:s|er|ing)?|dreams|thoughtful|gentle|calm|sensitive|peaceful|soft-?spoken|introvert(?:ed)?|bashful|clingy|slow to warm up|slow|sleepy|lazy|imaginative|imagination|imaginary',
    "nervous|anxious|worr(?:y|ies|ied|ier)|afraid|scared|fears?|frightened|hates? (?:loud noises|the dark|thunder)|doesn't like (?:loud noises|the dark)|cries|homesick|misses|jealous|blankie|blanket|paci(?:fier)?|sucks? (?:\\w+ )?thumb|bites? (?:\\w+ )?nails|loveys?",
    'observant|notices?|watch(?:es|ful)|listens?|listener|diary|journal|fishing|magic tricks',
  ),
  askers: anyOf(
    'why|asks?|asking|questions?|curious|inquisitive|smart|clever|nerd|genius|facts?|knows? (?:everything|all|it|every|the names?)|wants? to (?:know|see)|learns?|learning|letters|explor(?:es?|er|ing)|detective|mysteries|true crime|podcasts?|spy|maps?|flags|geography|history|languages?|translates?',
    'reads?|reading|reader|books?|bookworm|library|magnifying glass|telescope',
    'stars?|moon|space|planets?|astronomy|astronauts?|rockets?|dinosaurs?|dinos?|[a-z]+saurus|volcano(?:es)?|weather|storms|tornado(?:es)?|sharks?|marine biolog(?:y|ist)|science|scientist|experiments?|chemistry',
    'machines?|robots?|engines?|trains?|(?:garbage |fire |monster |dump )?trucks?|tractors?|diggers?|excavators?|bulldozers?|hot wheels|cars|airplanes?|planes|helicopters?|computers?|video games?|games? on scratch|numbers?|math|maths|counts?|counting|puzzles?|rubiks? cubes?|chess',
  ),
  carers: anyOf(
    'animals?|dogs?|pupp(?:y|ies)|cats?|kittens?|kitt(?:y|ies)|horses?|pon(?:y|ies)|rabbits?|bunn(?:y|ies)|hamsters?|guinea pigs?|gerbils?|turtles?|tortoises?|lizards?|geckos?|bearded dragons?|parrots?|birds?|pigeons?|chickens?|ducks?|goats?|sheep|cows?|pigs?|farm|frogs?|toads?|bugs?|insects?|ants?|bees|butterfl(?:y|ies)|ladybugs?|caterpillars?|worms?|roll(?:y|ie) poll(?:y|ies|ys)|spiders|snails?|fox(?:es)?|fish|pets?|vet|zoo',
    'plants?|flowers?|garden(?:s|ing|er)?|trees|nature|recycl(?:es|ing)',
    'kind|kind-?hearted|caring|cares?|helps?|helpful|helper|shares?|generous|babysits?|bab(?:y|ies)|little (?:brother|sister|cousin)s?|big (?:brother|sister)|little kids|cousins|looks? after|takes? care|protective|loving|affectionate|hugs?|cuddl(?:y|es|er)|snuggl(?:y|es|er)|dolls?|stuffed (?!up)\\w+|stuff(?:ed|y|ies)|nurse|doctor|tender|good-?hearted|big heart|best friend',
  ),
  loud: anyOf(
    'loud|noisy|talks?|talk(?:ative|ing)|never stops talking|chatt(?:y|er|ers|erbox)|shouts?|argues?|lawyer|sarcastic|opinionated|sassy|negotiat(?:es|or)|tells? (?:\\w+ ){1,2}what to do',
    'sings?|singing|singer|songs?|music(?:al)?|drums?|piano|violin|guitar|ukulele|trumpet|flute|choir|karaoke|taylor swift|whistles?',
    'jokes?|joker|funn(?:y|iest)|silly|giggl(?:y|es|er)|laughs?|laughing|hilarious|puns?|goofy|clown|comedian|voices|pranks?|prankster|mischievous|cheeky|farts?',
    'brave|fearless|no fear|bold|daring|courageous|adventurous|tough|boss(?:y)?|leader|stubborn|headstrong|strong-?willed|determined|competitive|hates (?:losing|to lose)|wants to be first|confident|outgoing|superhero(?:es)?|spider-?man|batman|pirates?|knights?',
    'storyteller|dramatic|drama|theat(?:er|re)|acts?|actor|performs?|performer|princess(?:es)?|elsa|dress(?:es)? up|sparkl(?:y|es)|unicorns?|fancy',
  ),
}

const DENIED =
  /(?:\b(?:not|never|no longer|isn't|doesn't|don't|hates?|dislikes?|less|without)\s+(?:\w+\s+){0,1})$/i

/** Any of these words or phrases, whole. */
function anyOf(...words: string[]): RegExp {
  return new RegExp(`(?<![\\p{L}\\d])(?:${words.join('|')})(?![\\p{L}\\d])`, 'giu')
}

/** The groups in a description, in its order; empty for none. */
export function groupsOf(description: string): Group[] {
  const text = description.replace(/[’‘]/g, "'")
  const first = (group: Group): number => {
    const found = [...text.matchAll(WORDS[group])].filter(({ index }) => !DENIED.test(text.slice(0, index)))
    return found[0]?.index ?? -1
  }
  return GROUPS.map((group) => ({ group, at: first(group) }))
    .filter(({ at }) => at >= 0)
    .sort((a, b) => a.at - b.at)
    .map(({ group }) => group)
}
