import type { WordLists } from './words.ts'

const CREATURE =
  '(?:(?:a|an|the|his|her|my|your|our|their|that|every|all) (?:\\w+ )?(?:man|men|woman|women|boys?|girls?|child|children|kids?|baby|babies|mother|mom|father|dad|parents?|wife|husband|brothers?|sisters?|son|daughter|grandmother|grandma|grandfather|grandpa|friends?|knights?|guards?|soldiers?|king|queen|prince|princess|witch|wizard|captain|sailors?|pirates?|thie(?:f|ves)|hunter|giant|dwarf|dwarfs|fairy|elf|dragon|bear|wolf|fox|dog|cat|kitten|rabbit|lamb|sheep|goat|pig|deer|bird|mouse|horse|villagers?|travell?ers?|stranger)|him|her|them|everyone|everybody)'
/** “They” may be cookies, unless there is a beast at the table. */
const EATEN = CREATURE.replace('|them|', '|')
const BEAST =
  '(?:wolf|wolves|witch|witches|monsters?|ogres?|trolls?|giants?|bears?|dragons?|sharks?|crocodiles?|tigers?|lions?|beasts?)'

/** What no finished story may say, nor a twist that is told in one, though a parent may mention it of a child. */
export const TOLD: WordLists = {
  violence: [
    'executioners?|(?:he|she|they|it) (?:was|were) dead (?:before|when|by|now|on|at)|dead husk|(?:stepped|jumped|leapt) off the (?:cliff|bridge|roof)|bruises all over|raw and bleeding|screamed? as (?:he|she|they) burned|chewed on the bones',
    `(?:whip|flog|beat)\\w* (?:the |his |her |a |an )?slaves?|(?:pushed|shoved|threw|thrown|pushes|shoves|throws) (?:${CREATURE}|hansel|gretel) into the (?:oven|fire|flames|furnace)|(?:locked|threw|dragged|pulled|shoved) ${CREATURE} in(?:to)? (?:his|a|the) (?:van|trunk|boot|cellar|basement)`,
    '(?:father|mother|mama|papa|mom|mum|dad|daddy|stepmother|stepfather|teacher|husband) (?:hit|hits|beat|beats|slapped|slaps|struck|whipped|kicked|punched) (?:her|him|them|me|the child\\w*)(?! (?:at|to|in|by|with a (?:pillow|snowball|feather)))',
    '(?:fell|dropped|lay|lies|lying|shot|struck|found) dead|dead bod(?:y|ies)|throat cut|stoned (?:the|a|his|her|him|them)(?: \\w+)? to death|bloody|bloodied|blood (?:ran|dripped|flowed|poured|spilled|splattered|was everywhere|everywhere)|(?:his|her|its|their|of|with|in) blood(?! (?:oranges?|pressure|sugar|type|test|brother|sister|moon|hound))',
    `(?:ate|eats|eat|devoured|devours|devour|gobbled up) (?:up )?${EATEN}(?![’'])(?! (?:up )?(?:with kisses|whole,? in one hug|cake|cookies?|pancakes?|soup|lunch|dinner|supper|breakfast|sandwich|apple|ice|share|part|piece|slice|bread|biscuit|porridge|own|last|first))${'(?=\\s*(?:[.,;:!?"”’)]|$|and |in |up|whole|tonight|for ))'}`,
    `${BEAST} (?:\\w+ ){0,4}(?:ate|eats|eat|devoured|devours|devour|gobbled) (?:up )?them(?: up| all| both| alive| whole)|(?:devoured|devours|devour) them(?=\\s*(?:[.,;:!?"”’)]|$|and |in |all |whole ))`,
    `(?:cook|cooks|cooked|roasted|boiled|skinned|crushed|trampled|squashed|strangled|choked|whipped|slapped|butchered) (?:the |her |his |a )?(?:little |small |poor )?(?:boys?|girls?|children|child|baby|man|woman|mom|mum|dad|dog|cat|kitten)(?![’'])`,
    'cook(?:s|ed)? (?:the )?(?:children|boy|girl|child)',
    '(?:tore|torn|tear|tears|ripped|rip) (?:\\w+ ){0,4}(?:to pieces|apart|limb from limb)(?<!(?:paper|letter|map|page|box|wrapping|parcel|present|envelope|bread|loaf|note|list|cloth|blanket)s? (?:to pieces|apart))',
    `(?:shot|shoots|killed|slew|slayed|slain|hanged|drowned|speared|clubbed|poisoned|burned|burnt|beat|beats) ${CREATURE}(?![’'])(?! (?:a |at|to |in |by |with (?:a )?(?:look|smile)|an ))${'(?=\\s*(?:[.,;:!?"”’)]|$|and |with |until |in the (?:head|back|heart)|so |because ))'}`,
    '(?:burn|burns|burned|burnt|burning) (?:the|a|their|his|her) (?:village|town|castle|house|farm|school|forest|city)(?! lights?)',
    '(?:drowned|died|froze to death|starved to death|bled to death|perished|was killed|were killed|was eaten|were eaten|was murdered|was hanged|never came home|never came back|never woke(?: up)? again)(?=\\s*(?:[.;!?,"”’)]|$|and |alone|in |at |that |there|screaming|of (?:hunger|cold|thirst|fear|fright))(?!\\s*(?:down|out)))(?<!(?:fire|lamp|wind|storm|light|music|sound|voice|voices|candle|engine|laughter|applause|noise|echo|song|flame|flames|embers|battery|breeze|rain|hum|clapping|talk|chatter|murmur|whisper|tree|oak|plant|it|rumble|thunder|lantern|torch|wave|waves|television|phone|robot|radio|clock|motor|sun|flower|flowers|leaves|grass) (?:had |has |have )?(?:died|drowned))',
    'everyone died|everybody died|they all died|you will die|you are going to die|going to die tonight|put to death|to (?:his|her|their|its) death|crushed (?:\\w+ ){0,4}to death|beat (?:\\w+ ){0,5}to death',
    "(?:put|held|pointed|pressed) (?:a|the|his|her) (?:knife|blade|sword|dagger|gun) (?:to|at|against) (?:his|her|their|the)(?: \\w+[’']s)? (?:head|neck|throat|chest|heart)|knife (?:went|sank|slid|plunged) in",
    '(?:beat|beats|whipped|hit|hits|kicked|kicks) (?:the|a|his|her) (?:\\w+ )?(?:dog|cat|puppy|kitten|horse|donkey|pony) (?:with|until|hard|again)|alive and screaming|screamed (?:in|with) (?:pain|agony)|screamed as the',
    "sucked (?:\\w+(?:[’']s)? ){0,3}blood|until (?:she|he|it|they) (?:was|were) dead|and (?:he|she|it|they) died|and died|until (?:she|he|it|they) died|dies in the|died in (?:the|his|her) (?:fire|flames|snow|war|battle|lake|river|sea|arms)",
    `(?:shot|shoots|killed) (?:the|a|an|his|her|their|its) (?:\\w+ )?\\w+['’]s (?:mother|father|mama|papa|brother|sister|baby|babies|child)`,
    `(?:pushed|shoved|threw|pushes|shoves|throws) ${CREATURE} (?:in(?:to)? (?:the|a) (?:well|pit|volcano)|off (?:the|a) \\w+|down the stairs)`,
    '(?:everyone|everybody|all) (?:in|of) (?:the|their) (?:\\w+ )?(?:village|town|castle|house|school|city|family) (?:burned|burnt|died|drowned|starved)|never (?:moved|breathed|got up|spoke) again|dead beside (?:him|her|them)|(?:mother|father|brother|sister|mom|mum|dad|grandma|grandpa) (?:was|lay) dead',
    'executions?|executed|hatchets?|daggers? dripping|torture chamber|skulls? of (?:children|men)|graves? of (?:the )?children|hell[- ]?fire',
    '(?:and|,) (?:he|she|it|they) (?:was|were) dead(?=\\s*(?:[.,;:!?"”]|$))|took (?:his|her|their) own li(?:fe|ves)|(?:his|her|its|their) (?:arms?|legs?|heads?|hands?|feet|foot|tails?|ears?|wings?) (?:was|were) (?:torn|cut|chopped|hacked|bitten|ripped|blown|sliced) off|bones? (?:stuck|sticking|poked|poking) out',
    '(?:tied|ties) (?:\\w+ ){1,4}to a (?:stone|rock|brick) and (?:threw|throws|dropped|sank)|until (?:he|she|they) (?:moved|breathed|stirred) no (?:more|longer)|suck(?:ed|s)? (?:him|her|them|it) dry|crunch(?:ed|es|ing)? (?:his|her|its|their) bones|rotting (?:bod\\w+|flesh|corpse\\w*)|(?:full|piles?|heaps?) of (?:skulls|bodies)',
    "(?:stranger|man|woman) (?:\\w+ ){0,4}(?:took|led|carried|lured) [^.!?]{1,40}?,? and (?:nobody|no one) (?:ever )?saw (?:him|her|them) again|(?:slapped|punched|struck|whipped|beat) (?!it|the|a|that|this|his|her)\\w+ so hard|bring (?:me|her|him) (?:the |his |her )?(?:\\w+[’']s )?heart|(?:swallow|swallows|swallowed|drank|drinks) (?:the|a|some) poison|(?:eyes|world) (?:went|grew) dark forever",
  ],
  sexual: [
    'kiss(?:ed|es|ing)? [^.!?]{0,40}(?:pulled|pulls|took|takes|tore|ripped|slid) (?:off|down) (?:his|her|their)|kiss(?:ed|es|ing)? (?:him|her|them) (?:hard|deeply|passionately|hungrily)',
  ],
  drugs: [
    '(?:drank|drink|drinks|drinking|swigged|sipped|another|more|of) (?:\\w+ )?(?:beers?|wine|rum|gin|brandy|ale|liquor|whiske?y|vodka|champagne|schnapps|cognac)(?![ -](?:gums?|vinegar|red|colou?red))|drunk on (?:wine|rum|beer|gin|ale)|(?:was|were|is|are|be|being) drunk(?=\\s*(?:[.,;:!?]|$|and |again))|tipsy|hungover',
    'cigars?|tobacco|lit (?:up )?a (?:cigarette|smoke|joint|cigar)|smok(?:e|ed|es|ing) (?:a |his |her |the )?(?:pipe|cigar|cigarette)s?',
    'gambl(?:e|ed|es|ing|er|ers)|casinos?|roulette|slot machines?|bet (?:all )?(?:his|her|their) money',
  ],
  hate: [
    '(?:hate|hates|hated|hating|despised?) (?:\\w+ ){0,2}(?:foreigners?|strangers from|immigrants?|jews|muslims|christians|black people|white people|gypsies|cripples)',
  ],
  swearing: [
    'damn(?:ed|it)?|to hell|in hell|bloody hell|what the hell|oh my god|jesus christ',
    'you (?:\\w+ )?(?:stupid|ugly|dumb|fat|disgusting|worthless|filthy)(?:,? (?:\\w+ ){0,2}){1,2}(?:pig|cow|idiot|fool|rat|dog|thing|loser|brat|boy|girl|creature|toad|worm)|(?:stupid|ugly|fat|worthless) (?:ugly |fat |stupid |little )(?:pig|cow|idiot|brat|loser|rat|thing)|(?:idiots?|morons?|imbeciles?|losers?) like you|you (?:idiot|moron|imbecile|loser)|shut your (?:mouth|trap|face)',
    "nobody (?:loves|likes|wants|will ever love) (?:you|him|her)|nobody will ever love them|no one (?:loves|likes|wants|will ever love) (?:you|him|her)|(?:we|i) (?:never loved|hate) you|(?:parents?|mother|father|mom|mum|dad|mommy|daddy) (?:(?:do not|don[’']t) love you|(?:hate|hates) you|will never come back|(?:is|are) never coming back|left you forever)",
    "(?:nobody|no one) (?:liked|loved|wanted) \\w+,? (?:and|or) (?:nobody|no one) ever (?:would|will)|(?:family|parents?|mother|father|mom|mum|dad) had never (?:wanted|loved) (?:him|her|them)|(?:hated|laughed at) (?:\\w+ ){1,2}because (?:he|she|they) (?:was|were) (?:so |too )?(?:\\w+ and )?(?:fat|ugly|stupid|dumb|poor|black|brown)|you are (?:worthless|unloved|unwanted|nothing)|(?:parents?|mother|father|mom|mum|dad)(?:(?! but)[^.!?]){0,20} (?:did not|didn[’']t) want (?:him|her|them) any ?(?:more|longer)|(?:our|be a) secret,? (?:he|she|the \\w+) (?:said|whispered),? and (?:locked|closed|shut) the door",
    "(?:monster|creature|thing|shadow|witch|wolf|it|he|she|they) (?:\\w+ ){0,6}(?:will|shall|is going to|is coming to) (?:come (?:and|to) )?(?:eat|get|take|kill|devour|catch|punish) (?:you|him|her)(?: tonight| in your sleep| while you sleep|(?= if you sleep))|never wake up again|(?:do not|don[’']t|never) (?:go to|fall a)sleep,? or",
  ],
  'self-harm': [
    'cut(?:s|ting)? (?:my|your|him|her|them)sel(?:f|ves) (?:on|with|until|deep)|want(?:s|ed)? to die|wish(?:es|ed)? (?:to|she|he) (?:be |was |were )?dead|better off dead|no reason to live',
  ],
}
