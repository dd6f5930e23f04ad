import type { WordLists } from './words.ts'

const SOMEBODY =
  '(?:him|her|them|you|me|us|everyone|everybody|people|someone|somebody|anyone|anybody|strangers?|(?:(?:a|an|the|his|her|my|your|our|their|this|that|all|every|another|some|two|three|four|five) )+(?:\\w+ )?(?:man|men|woman|women|boy|boys|girl|girls|child|children|kid|kids|baby|babies|mother|mom|mum|mommy|father|dad|daddy|parents?|wife|husband|brother|sister|son|daughter|grandma|grandmother|granny|grandpa|grandfather|aunt|uncle|cousin|friends?|family|families|neighbou?rs?|teachers?|classmates?|students?|pupils?|nurse|doctor|(?:mail|post|milk|fire)(?:man|men|woman)|baker|farmer|(?:bus )?driver|lad(?:y|ies)|toddlers?|infants?|nanny|babysitter|step(?:mother|father|mom|dad|sister|brother)|police\\w*|cop|cops|guards?|soldiers?|enem(?:y|ies)|prisoners?|thie(?:f|ves)|witch(?:es)?|wizards?|king|queen|princess|prince|knights?|captain|sailors?|pirates?|giants?|trolls?|dwarf|dwarfs|dwarves|fairy|fairies|elf|elves|dragon|bear|wolf|fox|dog|dogs|puppy|puppies|cat|cats|kitten|kittens|rabbits?|bunny|bunnies|bird|birds|horse|lamb|sheep|goat|pig|cow|calf|deer|mouse|mice|hamster|animals?|crowd|village|villagers?|town|city|school|class|host|hunter|hunters|stranger|owner|maker|jew|jews|muslims?|christians?|gays?|immigrants?|foreigners?|refugees?))'
/** Somebody who cannot be an instrument, a record or a place: for verbs that are also used of those. */
const PERSON =
  '(?:(?:a|an|the|his|her|my|your|our|their|this|that|all|every) (?:\\w+ )?(?:man|men|woman|women|boys?|girls?|child|children|kids?|baby|babies|mother|mom|mum|mommy|father|dad|daddy|parents?|wife|husband|brothers?|sisters?|son|daughter|grandma|grandpa|friends?|neighbou?rs?|teachers?|classmates?|(?:mail|post|milk|fire)(?:man|woman)|prisoners?|thie(?:f|ves)|witch(?:es)?|dog|dogs|puppy|cat|cats|kitten|horse))'
const PART =
  '(?:head|heads|throat|throats|neck|finger|fingers|hand|hands|foot|feet|arm|arms|leg|legs|ear|ears|nose|tongue|eye|eyes|heart|hearts|tail|tails|wing|wings|skin|stomach|belly|guts|brain|brains|face|teeth)'
const WHOSE =
  "(?:his|her|their|your|my|its|the|somebody's|someone's|(?:(?:the|a|an|his|her|my|your) )?\\w+['’]s)"
const KIN = '(?:mama|mommy|mom|mum|mummy|papa|daddy|dad|mother|father|grandma|grandpa|granny|grandad|nana)'
const ENDS =
  '(?=\\s*(?:[.,;:!?"”’)]|$|and |until|because|for |if |when |then |so |tonight|today|now|again|hard|badly|dead|alive|to death|with (?:a|an|his|her|the) (?:belt|stick|whip|rod|bat|cane|hammer|knife|axe|rock|stone|pan|fist)))'

/** Harm done or threatened, as a verb with its object. */
export const HARM: WordLists = {
  violence: [
    `(?:smash|crush|bash|snap|break)(?:e?s|p?ed|p?ing)? ${WHOSE} (?:skull|neck|spine|ribs)|broke ${WHOSE} (?:skull|neck|spine|ribs)|(?:break(?:s|ing)?|broke) every bone|(?:\\w+['’]ll|will|gonna|going to) break your (?:legs?|arms?|neck|fingers|nose|knees?|jaw|bones?)`,
    `(?:punch|kick|slap|smack)(?:e?s|p?ed|ing)? ${SOMEBODY} in the (?:face|stomach|head|belly|nose|mouth|teeth)|until (?:he|she|they|it) (?:is|was|are|were) unconscious`,
    `(?:hack|chop|cut|slice|saw|blow|tear|rip)(?:s|ed|p?ed|p?ing|t?ing)? ${SOMEBODY} (?:to|into|in) (?:pieces|bits|shreds|chunks)|(?:hack|stabb|club|bludgeon|stomp|chok|knif)\\w* (?:\\w+ ){0,4}to death`,
    `(?:beat|beats|hit|hits|slaps?|slapped|punche[sd]|kicks?|kicked) (?:mama|mommy|mom|mum|mummy|papa|daddy|dad|mother|father|grandma|grandpa) (?:hard|until|with (?:a|his|her) (?:belt|stick|whip|rod|bat|cane|hammer|fists?))`,
    `(?:shoot|shoots|shooting|shot) (?:at )?${SOMEBODY}(?! (?:a|an|some) )|shot dead|(?:shoot|shoots|shot) up (?:a|the|his|her|my|your|our|their) (?:school|class|church|mosque|synagogue|mall|office|store|concert|party|place)|bullets? in(?:to)? (?:you|him|her|them|me|us)|open(?:s|ed)? fire on`,
    `(?:drown|drowns|drowning|poison|poisons|poisoned|poisoning|suffocat\\w+|electrocut\\w+|impal\\w+|mutilat\\w+|butcher(?:s|ed|ing)|chok(?:es|ed|ing)|smother(?:s|ed|ing)) ${SOMEBODY}(?! with (?:kisses|love|hugs))`,
    `drowned (?:a|the|his|her|their|my) (?:\\w+ )?(?:kittens?|puppy|puppies|cat|dog|baby|wife|husband|brother|sister|child|children|witch|man|woman)`,
    `(?:(?:hanged|crucif\\w+|execut(?:e|es|ed|ing)|lynch(?:es|ed)?) them|(?:hang|hangs|hanged|hanging|crucif\\w+|execut(?:e|es|ed|ing)|lynch(?:es)?) (?:him|${PERSON}|the (?:king|queen|prince|pirates?|guards?|soldiers?|captain|sailors?)))(?![’'])(?! (?:in|on|up|by|around|upside|out))`,
    `(?:chop|chops|chopped|cut|cuts|cutting|hack|hacks|hacked|rip|rips|ripped|tear|tears|tore|slice|slices|sliced|saw|saws|sawed|bite|bites|bit|blow|blows|blew|gouge|gouges|gouged|pull|pulls|pulled) (?:off|out|open) ${WHOSE} ${PART}`,
    `(?:chop|chops|chopped|cut|cuts|cutting|hack|hacks|hacked|rip|rips|ripped|tear|tears|tore|slice|slices|sliced|saw|saws|sawed|bite|bites|bit|blow|blows|blew|gouge|gouges|gouged) ${WHOSE} ${PART} (?:off|out|open)(?! of)`,
    `(?:cut|cuts|cutting|slit|slits|slitting|slash|slashes|slashed) ${WHOSE} (?:throats?|necks?)`,
    `(?:skin|skins|skinned|skinning|burn|burns|burned|burnt|burning|bury|buries|buried|boil|boils|boiled|eat|eats|ate|roast|roasts|roasted) ${SOMEBODY} alive`,
    `(?:set|sets|setting) (?:${SOMEBODY}|(?:the|his|her|a) (?:house|school)) on fire|(?:burn|burns|burned|burning) (?:down )?(?:your|his|her|their|my) (?:house|home|school|family)(?: down)?`,
    `burn(?:s|ed|ing)? (?:the |a |all )?(?:witch|witches|jews?|people|children|village|villages|villagers)(?! (?:costume|hat|broom))`,
    `(?:beat|beats|beating|whip|whips|whipped|whipping|slap|slaps|slapped|punch|punches|punched|kick|kicks|kicked|hit|hits|hitting) ${PERSON}(?! (?:at|in a|by|to the|and (?:his|her)|on the (?:shoulder|back)|'s|’s|with (?:a )?(?:pillow|snowball|feather)))${ENDS}`,
    `(?:beat|beats|beating|beaten|whip|whips|whipped|slap|slaps|slapped|punch|punches|punched|kick|kicks|kicked) (?:me|him|her|them|us|you)(?: (?:up|hard|badly|again))?${ENDS}`,
    `(?:beat|beats|beating|kick|kicks|bash|bashes) (?:me|him|her|them|us|you|${PERSON}) (?:up|to death|to a pulp|until|senseless|bloody)`,
    `(?:run|runs|ran|mow|mows|mowed) (?:them|him|her|you|people|everyone|${PERSON}) (?:over|down)`,
    `(?:bullet|knife|axe|sword|arrow|spear)s? (?:in|into|through) ${WHOSE} (?:head|heart|back|chest|brain|skull|throat|eye|face|stomach|belly)`,
    `until (?:she|he|they|it|i) (?:bleeds?|bled|dies?|stops? (?:moving|breathing)|stopped (?:moving|breathing))`,
    `(?:i|we|he|she|they)(?:'ll|’ll| will| shall|'m going to|’m going to| am going to|'m gonna|’m gonna| gonna| wanna| want to| wants to| is going to| are going to) (?:find you and )?(?:kill|hurt|shoot|stab|strangle|beat|slap|punch|choke|drown|poison|murder|destroy|gut|skin|rape|behead|cut|burn|smash) (?:you|your|u|him|her|them|everyone|everybody|all)(?! (?:a|some|an|in|at|hair|bangs|nails|sandwich|toast|cake))`,
    `(?:you|u|she|he|they|your \\w+)(?: all)? (?:deserves? to|should|must|ought to|(?:is|are) going to|will(?: all)?) die|(?:hope|wish) (?:you|he|she|they|your \\w+)(?: all)? (?:dies?|die|died|get cancer|rots?)|(?:just|please|go) die|die,? (?:bitch|you|already|scum)|drop dead|rot in hell|burn in hell|go to hell|should die|must die`,
    `(?:hostage|ransom) or (?:she|he) dies|or (?:i|we)(?:'ll|’ll| will) (?:kill|shoot|hurt)`,
    `(?:be|was|were|get|gets|got|is|are|been) shot (?:in|through) (?:the|his|her|their|its) (?:head|heart|back|chest|face)|(?:slit|slits|slitting|cuts?) (?:throats?|wrists?)|(?:severed|cut-off|chopped-off) ${PART}`,
    `(?:set|sets|setting) (?:(?:the|a|his|her|my|our|their) )(?:babysitter|nanny|teacher|neighbou?r|class(?:mate|room)?|children|kids|homeless)\\w* on fire`,
    `(?:want|wants|wanted|wish|wishes|wished) (?:${SOMEBODY}|everyone (?:in|at) \\w+ \\w+|them all|all of them) dead|blood (?:gush|spurt|squirt|pour)(?:s|es|ed|ing) (?:from|out of)`,
    `(?:make|makes|made|making|force|forces|forced) ${SOMEBODY} (?:to )?(?:drink|swallow|eat|take) (?:the |some )?(?:bleach|poison|acid|petrol|gasoline|pills|glass|rat poison)`,
    `(?:push|hold|shove|force|keep)(?:e?s|ed|ing)? (?:${SOMEBODY}|${KIN}) under (?:the )?water until|held (?:${SOMEBODY}|${KIN}) under (?:the )?water until|(?:be|is|was|are|were|been|get) (?:skinned|burned|burnt|buried|boiled|eaten|roasted) alive`,
    `(?:poison|bleach|cyanide|arsenic) in(?:to)? ${WHOSE} (?:porridge|soup|food|drink|tea|coffee|milk|cup|glass|cake|juice|water|breakfast|lunch|dinner|supper)|rat poison`,
    '(?:burn|burns|burned|burnt|burning|blow|blows|blew|blowing) (?:down |up )?(?:the|a|an|his|her|my|our|their|your|all) (?:synagogues?|mosques?|churches|church|temples?|school|hospital|orphanage|kindergarten)(?: down| up)?',
    '(?:should|must|ought to|deserves? to) (?:all )?be (?:shot|hanged|gassed|killed|stabbed|beaten|whipped|drowned|burned|burnt)',
    `(?:smash|smashes|smashed|bash|bashes|bashed|slam|slams|slammed|crush|crushes|crushed) ${WHOSE} (?:head|heads|face|faces|skull|skulls) (?:on|in|into|against|onto|with)`,
    `(?:push|pushes|pushed|throw|throws|threw|shove|shoves|shoved|kick|kicks|kicked) (?:${SOMEBODY}|${KIN}) down the (?:stairs|cellar|well)`,
    `(?:run|runs|ran|drive|drives|drove) over (?:${PERSON}|(?:the|an|a) (?:\\w+ )?lady|people|${KIN}) (?:with|in) (?:the|a|his|her|my) (?:\\w+ )?(?:car|truck|bus|van|tractor|lorry|motorbike)`,
    `(?:hang|hangs|hanged|hung) (?:him|her|them|the \\w+|${KIN}) by (?:his|her|their|the) necks?|limb from limb`,
    '(?:drink|drinks|drank|drinking|suck|sucks|sucked|sucking) the blood of|blood of (?:babies|bab|children|virgins|innocents)|human sacrific\\w*|blood sacrific\\w*|sacrific\\w+ (?:(?:a|the|his|her|an|their) )(?:\\w+ )?(?:child|children|baby|virgin|girl|boy|goat|lamb|cat|dog)|hail satan|satanis\\w*|satanic|(?:devil|satan) worship\\w*|worship(?:s|ped|ping)? (?:satan|the devil)',
    `bleed(?:s|ing)? to death|beaten to death|stoned to death|pool of blood|covered in blood|drink(?:s|ing)? (?:his|her|their|human) blood`,
  ],
}
