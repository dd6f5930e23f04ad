import { type Activity, does, is } from './activities.ts'

/** The words for how a child is. */
export const MOODS: readonly Activity[] = [
  is(
    'quiet',
    'quiet|quieter|shy|timid|careful|cautious|(?<!a )patient|dreamy|daydream(?:s|er|ing)?|dreamer|thoughtful|gentle|calm(?! down)|observant|notices?(?: \\p{L}+)?|soft-?spoken|introvert(?:ed)?|bashful|reserved|slow to warm(?: up)?|sensitive|tender[- ]?hearted|cries (?:at|easily|over)|peaceful|good listener|watches (?:everything|everyone|people|first)',
  ),
  is(
    'quiet',
    'dawdl(?:es?|ing|er)|slow ?(?:coach|poke)|slow(?:est)? (?:eater|walker|mover|starter|mornings?)|slow(?= *$)|takes (?:his|her) time|unhurried|sleepy ?(?:head)?|lie-?ins|laid[- ]?back|chilled(?: out)?|chill(?= *$)|mellow|easy[- ]?going|relaxed|zen|placid|serene|old soul|wise(?:st)?(?! ?guy)|wisdom|serious|solemn|earnest|pensive|contemplative|reflective|thinker|over-?thinker|introspective|loner|prefers (?:being )?alone|plays alone|homebody|hermit|modest|humble|meticulous|attentive|listener|listens(?! to (?:music|nobody|no one))|people[- ]watch\\p{L}*|watchful|in (?:his|her) own (?:little )?world|head in the clouds|away with the fairies|easily distracted|cloud[- ]?(?:gaz|watch)\\p{L}*|star ?gaz\\p{L}*|(?<!bad |scary )dreams(?! (?:of|big))|vivid dreams|yoga|meditat\\p{L}+|mindful\\p{L}*|lazy(?! eye)|steady|reticent|quiet one|whispers|whispery|clingy|hesitant|hangs back|hides behind|gazes|takes (?:forever|ages) to|old head|self-?conscious|polite|well[- ]mannered|good manners|old-fashioned manners|sweet-natured|even-tempered|sensible|responsible|mature|unflappable|stoic|(?:peace|quiet) lover|soft voice',
  ),
  does(
    'quiet',
    '(?:goes |loves |likes )?fishing(?! (?:boats?|nets?|rods?))|angler|fisher(?:man|woman|boy|girl)|archer|archery',
  ),
  is(
    'brave',
    'brave|fearless|bold|daring|daredevil|courageous|adventurous|boss(?:y|ier|iest)?|bossing|in charge|leader|stubborn|headstrong|strong-?willed|likes? (?:winning|to win)|competitive|determined|confident|feisty|fierce|tough(?! (?:year|time|week|month|day|eater|start))|independent|me do it|super-?hero(?:es)?|spider-?man|batman|superman|hulk|loud(?! (?:noises?|music|sounds?))|outgoing',
  ),
  is(
    'brave',
    'fiery|hot-?head(?:ed)?|(?:short|quick|fiery|hot|bad|big|fierce) (?:temper|fuse)|(?<!even |sweet |mild |calm |good )temper|(?:quick|hot|short|bad)[- ]tempered|sore (?:loser|winner)|(?:bad|poor|terrible|sore) loser|tantrums?|impatient|defiant|rebel(?:lious)?|rule[- ]breaker|spirited|strong minded|strong-minded|single-?minded|mighty|fighter|(?:little |heart |eco )?warrior(?! cats?)|survivor|tough cookie|resilient|plucky|gutsy|spunky|thrill[- ]?seek\\p{L}+|adrenaline|risk[- ]taker|adventurer|adventures?|intrepid|(?:team |vice[- ])?captain(?! (?:underpants|america|hook))|ringleader|little boss|bossy ?boots|bossyboots|boss lady|queen bee|fire ?cracker|force of nature|force to be reckoned|handful|demanding|pushy|loves (?:to win|winning)|must win|win at all costs|winner|ambitious|driven|go-getter|persistent|perseverance|perseveres|tenacious|relentless|unstoppable|self-?assured|self-?confident|assertive|mind of (?:his|her) own|knows (?:his|her) own mind|knows what (?:he|she) wants|strong opinions|strong character|strong personality|big personality|larger than life|noisy(?! eater)|noisiest|loudest|shout(?:s|y)|yells|bellows|roars|fog ?horn|gladiator|hero|heroic|gung[- ]ho|cocky|swagger|headstrong|contrary|obstinate|pig-?headed|wilful|willful|dare ?devil|rough and ready|tomboy|wannabe leader|prime minister|class president|door slammer|foot stamper|stroppy|stands (?:his|her) ground|(?:sense of )?justice|fair play|school council',
  ),
]

/**
 * How a child is, said by what it does not do: tried on whole clauses, where the words after a “never” or “wants” of the
 * other tables do not count.
 */
export const SAID_BY_DENIAL: readonly Activity[] = [
  is(
    'brave',
    "(?:never|doesn't|does not|won't|refuses to) (?:ever )?(?:listens?|shares?|gives? up|give in|back(?:s)? down|takes? no for an answer|do as (?:he|she)(?:'s| is) told|apologi[sz]es?)|hates (?:sharing|waiting|being told|taking turns|being second|coming second)|can't (?:wait|stand losing)(?: for anything)?(?= *$)|wants (?:everything|it all|it|things) (?:now|first|right now|immediately|yesterday|(?:his|her) (?:own )?way)|always wants (?:his|her) (?:own )?way|wants (?:his|her) own way|never takes no|hates (?:unfairness|injustice|cheating|cheats)|never says (?:sorry|die)|wants to win(?: everything)?|(?:must|has to) (?:win|be first)(?: \\p{L}+)*",
  ),
  is(
    'quiet',
    "(?:never|doesn't|isn't one to) (?:hurr(?:y|ies)|rush(?:es)?|says? much|talks? much|speaks? much|raises? (?:his|her) voice)|never in a (?:hurry|rush)|never (?:loud|rushed)",
  ),
  is('talks', '(?:never|is never|not) (?:quiet|silent|lost for words|short of words)|never shuts up'),
  does('jokes', 'dad jokes|makes (?:\\p{L}+ ){1,2}laugh'),
  {
    ...is('moves', 'hates (?:sitting|keeping|being|staying)(?: still)?(?= *$| still)'),
    nouns: () => ({ danced: 'jumped' }),
  },
  is('jokes', "(?:never|can't be|isn't ever) serious"),
  is('builds', "(?:[\\p{L}]+'s|the|his|her) (?:shed|workshop)"),
  is('reads', "(?:loves|likes|listens to|adores) (?:[\\p{L}']+ ){0,3}stories"),
  is('why', 'wants? to know (?:everything|why|how|all)'),
  does(
    'bakes',
    '(?:helps?|helping) (?:(?:his|her|the) )?(?:\\p{L}+ )(?:to )?(?:cook|bake|make (?:dinner|supper|breakfast|lunch|cakes?|bread|chai|pancakes|cookies))',
  ),
  does(
    'builds',
    '(?:helps?|helping) (?:(?:his|her) )?(?:dad|daddy|mum|mom|grand\\p{L}+|papa|pop|uncle) (?:to )?(?:fix|mend|build|repair)',
  ),
  is(
    'creatures',
    "(?:mum|mom|mummy|mommy|dad|daddy|nan|nana|grandma|grandpa|granny|grandad)\\p{L}*'s (?:little |big |best |special |right-hand )*helper|(?:helps?|helping) (?:his|her) (?:mum|mom|mummy|mommy|dad|daddy|nan\\p{L}*|gran\\p{L}*|little \\p{L}+|baby \\p{L}+|old \\p{L}+)|(?<=^ *(?:an? |the )?(?:proud |new |great |good )*)(?:big|older) (?:brother|sister) (?:to|of)",
  ),
]
