import { GROUPS, type Group } from './tale.ts'

/**
 * What parents write of each kind of child. A word counts wherever it stands; one after “not”, “never”, “no longer” or
 * “hates” does not.
 */
const WORDS: Record<Group, RegExp> = {
  makers:
    /\b(?:builds?|building|builder|blocks|bricks|lego|draws?|drawing|paints?|painting|painter|art(?:s|y|ist|istic)?|crafts?|crafty|creative|makes? (?:things|stuff|up)|making|invents?|inventor|inventive|tinkers?|takes? \w+ apart|sews?|sewing|knits?|bakes?|baking|cooks?|cooking|collects?|collector|collection|cardboard|glue|clay|origami|models?|constructs?|fixes?|repairs?|hands-on|lego-\w+)\b/giu,
  movers:
    /\b(?:runs?|running|runner|fast(?:est)?|quick|climbs?|climbing|climber|jumps?|jumping|danc(?:es?|ing|er)|swims?|swimming|swimmer|soccer|football|basketball|baseball|tennis|hockey|ball|sports?|sporty|athletic|gymnast(?:ics)?|cartwheels?|bikes?|biking|cycl(?:es?|ing)|skat(?:es?|ing|er|eboards?)|scooter|ski(?:s|ing)?|surf(?:s|ing)?|energetic|energy|active|restless|fidget(?:s|y)?|wild|bouncy|bounces|never (?:sits|stops|still)|can(?:no|')t sit still|always (?:moving|on the move)|acrobat|karate|judo|ballet|strong|races?|racing|trampoline|wheelies)\b/giu,
  quiet:
    /\b(?:quiet|shy|timid|careful|cautious|patient|dreamy|daydream(?:s|er|ing)?|dreams|thoughtful|gentle|calm|sensitive|nervous|anxious|worr(?:y|ies|ied|ier)|afraid|scared|fears?|frightened|observant|notices?|watch(?:es|ful)|listens?|listener|slow|sleepy|peaceful|soft-?spoken|introvert(?:ed)?|bashful|clingy|imaginative|imagination)\b/giu,
  askers:
    /\b(?:why|asks?|asking|questions?|curious|reads?|reading|reader|books?|bookworm|stars?|space|planets?|astronomy|rockets?|dinosaurs?|machines?|robots?|engines?|trains?|trucks?|cars|numbers?|math|maths|counts?|counting|science|scientist|experiments?|facts?|knows? (?:everything|all|it)|wants? to know|smart|clever|puzzles?|chess|maps?|detective|explor(?:es?|er|ing)|inquisitive|learns?|learning|letters|magnifying glass|telescope)\b/giu,
  carers:
    /\b(?:animals?|dogs?|cats?|kittens?|pupp(?:y|ies)|horses?|pon(?:y|ies)|rabbits?|bunn(?:y|ies)|hamsters?|birds?|frogs?|bugs?|insects?|snails?|fox(?:es)?|pets?|vet|plants?|flowers?|garden(?:s|ing|er)?|kind|kind-?hearted|caring|cares?|helps?|helpful|helper|shares?|generous|baby|little (?:brother|sister|cousin)|big (?:brother|sister)|looks? after|protective|loving|affectionate|hugs?|cuddl(?:y|es|er)|dolls?|nurse|doctor|tender|good-?hearted|big heart|nature)\b/giu,
  loud: /\b(?:loud|noisy|sings?|singing|singer|song|jokes?|joker|funny|silly|giggl(?:y|es|er)|laughs?|laughing|brave|fearless|bold|daring|courageous|adventurous|boss(?:y)?|leader|stubborn|headstrong|strong-?willed|determined|competitive|chatt(?:y|er|ers|erbox)|talk(?:s|ative|ing)?|storyteller|dramatic|drama|theat(?:er|re)|acts?|actor|performs?|performer|confident|outgoing|cheeky|mischievous|prank(?:s|ster)?|goofy|clown|drums?|piano|violin|guitar|music(?:al)?|whistles?|shouts?|hates losing|wants to be first|princess|superhero|pirate)\b/giu,
}

const DENIED =
  /(?:\b(?:not|never|no longer|isn't|doesn't|don't|hates?|dislikes?|less|without)\s+(?:\w+\s+){0,1})$/i

/** The kinds that a description leads to, in the order in which it says them; empty when it leads to none. */
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
