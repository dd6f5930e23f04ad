import type { UnfitTheme } from '../../ports/moderator.ts'

/**
 * Themes that do not belong into a bedtime story, as words and phrases; the endings that a word can take are written
 * out, because what only looks alike (heroine, grape, shooting star, Essex) is to pass. Grief and fear may be told of.
 */
const ENGLISH: Record<UnfitTheme, string[]> = {
  sexual: [
    'sex(?:y|ual|ually|uali[sz]ed|ting|ted)?',
    'porn\\w*',
    'erotic\\w*',
    'nud(?:e|es|ity|ist|ists)',
    'naked(?:ness)?',
    'orgasm\\w*',
    'masturbat\\w*',
    'penis(?:es)?',
    'vagina\\w*',
    'genitals?|genitalia',
    'rap(?:e|es|ed|ing|ist|ists)',
    'molest\\w*',
    'incest\\w*',
    'pa?edophil\\w*',
    'prostitut\\w*',
    'strip(?:tease|per|pers|[- ]club|[- ]clubs)',
    'fetish\\w*',
    'bdsm|onlyfans|hentai',
    'make love|making love|made love',
    'undress(?:es|ed)? (?:her|him|them)',
  ],
  violence: [
    'kill(?:s|ed|ing|ings|er|ers)?',
    'murder\\w*',
    'behead\\w*',
    'decapitat\\w*',
    'dismember\\w*',
    'disembowel\\w*',
    'massacr\\w*',
    'slaughter\\w*',
    'tortur\\w*',
    'strangl\\w*',
    'stab(?:s|bed|bing|bings)?',
    'shoot(?:s|ing)? (?:him|her|them|everyone|everybody|people|someone|somebody|his|my|the (?:teacher|children|kids|dog|cat))',
    'shot (?:dead|him|her|them)',
    'school shoot\\w*|mass shoot\\w*',
    'guns?|gunshots?|gunm[ae]n|shotguns?|handguns?|machine[- ]guns?|rifles?|pistols?|revolvers?|firearms?',
    'grenades?|bombs?|bomb(?:ed|er|ers|ing|ings)',
    'terroris\\w*',
    'gore|gory|bloodbaths?|bloodshed',
    'corpses?|cadavers?',
    'assassinat\\w*',
    'executioners?',
    'hostages?',
    'serial killers?|psychopaths?',
    'chainsaw massacre',
    'beat(?:s|ing|en)? (?:him|her|them) (?:up|to death)',
    'domestic violence|child abuse',
  ],
  'self-harm': [
    'suicid\\w*',
    'self[- ]harm\\w*',
    '(?:kill|hang|cut|hurt|starve)(?:s|ed|ing)? (?:my|your|him|her|them|one)sel(?:f|ves)',
    'wants? to die|wish(?:es|ed)? to be dead',
    'anorexi\\w*|bulimi\\w*|pro[- ]ana',
    'overdos\\w*',
  ],
  drugs: [
    'cocaine|heroin|crack pipe|fentanyl|ketamine|amphetamines?|meth|crystal meth|mdma|lsd|opium|opioids?',
    'marijuana|cannabis|hashish|smok(?:e|es|ed|ing) (?:weed|pot|a joint)|stoned out',
    'drug (?:deal|lord|addict)\\w*|drug[- ]deal\\w*',
    'vodka|whiske?y|tequila|gin and tonic',
    '(?:get|gets|got|getting|very|totally|completely) drunk|drunken(?:ly|ness)?|binge[- ]drink\\w*',
    'cigarettes?|vap(?:e|es|ing)|e-cigs?',
  ],
  hate: [
    'nazis?|neo-nazis?|hitler|heil|ku klux klan|kkk',
    'genocid\\w*|ethnic cleansing|holocaust|white power|white suprem\\w*',
    'lynch(?:ed|ing|ings|mob)?',
    'racial slurs?|subhumans?',
    'negroes',
  ],
  swearing: [
    'fuck\\w*|motherfuck\\w*|mf(?:er|ers)',
    'bullshit|shit(?:s|ty|ting|ted|head|heads|hole|show)?',
    'ass|asses|assholes?|arse|arses|arseholes?|jackass(?:es)?|dumbass(?:es)?',
    'cunts?|twats?|pricks?|dicks?|cocks?|tits|titties|boobs?',
    'bitch(?:es|y|ing)?|bastards?|whores?|sluts?|slutty',
    'piss(?:ed|ing|es)?|wank(?:er|ers|ing)?|bollocks',
    'stfu|wtf|gtfo',
  ],
}

/** The gravest words of other languages; whole words, unless the script has none. */
const OTHERS: Record<UnfitTheme, string[]> = {
  sexual: [
    'vergewaltig\\w*|nackt(?:e|er|en|fotos?)?|fick(?:en|t|st|er)?|nutten?|huren?|hurensohn',
    'viol(?:er|ée?s?|eur|eurs) (?:une|la|des)|pornographi\\w*|baiser? une|salopes?|nique(?:r)? (?:ta|sa)',
    'violaci[oó]n\\w*|violador\\w*|follar\\w*|desnud[oa]s?|put[oa]s?|prostitut[oa]s?',
    'stupr\\w*|scopare|puttan[ae]\\w*|nud[oi] integral\\w*',
    'estupr\\w*|foder?|fodid[oa]s?|sexo|put[ao]ria',
    'verkracht\\w*|neuk(?:en|t|te)?|hoer(?:en)?|naakt(?:e|foto)?',
    'gwałt\\w*|gwalcic|kurw\\w*|pieprz\\w*|jeba\\w*|pierdol\\w*',
    'изнасил\\p{L}*|порн\\p{L}*|секс\\p{L}*|шлюх\\p{L}*|проститут\\p{L}*',
    'tecavüz\\p{L}*|orospu\\p{L}*|sik(?:tir|iş)\\p{L}*|amına\\p{L}*',
    'اغتصاب|إباحي\\p{L}*|شرموط\\p{L}*',
  ],
  violence: [
    'ermord\\w*|mörder\\w*|morde?|umbringen|umgebracht|totschlag\\w*|abstechen|folter\\w*|enthaupt\\w*|amoklauf\\w*|pistolen?|gewehre?',
    'meurtr\\w*|assassin(?:er|at|ats|é|ée|és)|égorg\\w*|tuerie\\w*|pistolets?|fusillade\\w*',
    'asesin\\w*|matanza\\w*|degoll\\w*|apuñal\\w*|pistolas?|tiroteo\\w*|tortura\\w*',
    'omicid\\w*|assassin(?:o|io|are|ato|ati)|uccider\\w*|ammazz(?:are|ato|ata|ati)|accoltell\\w*|sgozz\\w*',
    'assassinat?[oa]s?|homic[ií]d\\w*|esfaque\\w*|matança\\w*',
    'vermoord\\w*|moorden?|moordenaar\\w*|onthoofd\\w*|doodschiet\\w*',
    'morderc\\w*|morderstw\\w*|zabój\\w*|zamordow\\w*',
    'убийств\\p{L}*|убийц\\p{L}*|зарезать|расстрел\\p{L}*|пытк\\p{L}*',
    'cinayet\\p{L}*|katliam\\p{L}*|işkence\\p{L}*',
    'قتل|ذبح',
  ],
  'self-harm': [
    'selbstmord\\w*|suizid\\w*|ritzen sich|sich umbringen',
    'se suicid\\w*|suicidi[oa]\\w*|suicídi\\w*|zelfmoord\\w*|samobój\\w*|intihar\\p{L}*',
    'самоубий\\p{L}*|انتحار',
  ],
  drugs: [
    'kokain|kiffen|drogendealer|saufen|besoffen|zigaretten?',
    'cocaïne|héroïne (?:en|dans|par)|drogu[ée]\\w*',
    'cocaína|heroína en|marihuana|borrach[oa]s?|drogadict[oa]s?|cigarrillos?',
    'cocaina|eroina in vena|spinelli|ubriac\\w*',
    'наркотик\\p{L}*|кокаин\\p{L}*|героин(?:а|ом)',
  ],
  hate: ['nègres?|bougnoule\\w*|youpin\\w*|neger\\w*|kanaken?|sieg heil|жид(?:ы|ов)|хач(?:и|ей)'],
  swearing: [
    'scheiß\\w*|scheiss\\w*|arschl[oö]ch\\w*|wichser\\w*|fotzen?|verfickt\\w*',
    'putain|merde\\w*|connards?|connasses?|encul(?:er|é|ée|és|ées)|bordel de',
    'mierda\\w*|coño|cabr[oó]n\\w*|pendej[oa]s?|hij[oa] de puta|jod(?:er|ido|ida)|gilipollas',
    'cazz[oi]|stronz[oaie]|vaffancul\\w*|merd[ae]|minchia',
    'caralho|porra|merda|desgraçad[oa]|filh[oa] da puta',
    'klootzak\\w*|godverdomme|kanker(?:lijer|hoer)',
    'chuj\\w*|huj|spierdal\\w*|gówno',
    'ху[йяе]\\p{L}*|пизд\\p{L}*|бля(?:дь|ть)?|[её]ба\\p{L}*|сука|говно',
    'amk|piç|bok herif',
  ],
}

const UNSPACED: Partial<Record<UnfitTheme, string[]>> = {
  sexual: ['强奸', '強姦', '色情', '裸体写真', 'ポルノ', 'セックス', 'レイプ', '강간', '섹스', '야동'],
  violence: ['杀人', '殺人', '谋杀', '屠杀', '虐杀', '살인', '학살', 'ひとごろし'],
  'self-harm': ['自杀', '自殺', '자살', '自残', 'リストカット'],
  swearing: ['操你', '肏', '傻逼', '屄', '씨발', '개새끼', 'くたばれ'],
  drugs: ['毒品', '麻薬', '마약'],
}

const WORD_START = '(?<![\\p{L}\\p{M}\\p{N}])'
const WORD_END = '(?![\\p{L}\\p{M}\\p{N}])'

const MATCHERS = (Object.keys(ENGLISH) as UnfitTheme[]).map((theme) => {
  const words = [...ENGLISH[theme], ...OTHERS[theme]].map((word) => word.replaceAll('\\w', '[\\p{L}\\p{M}]'))
  const whole = `${WORD_START}(?:${words.join('|')})${WORD_END}`
  return { theme, pattern: new RegExp([whole, ...(UNSPACED[theme] ?? [])].join('|'), 'iu') }
})

/** The unfit theme that a text names; undefined when it names none. */
export const themeIn = (text: string): UnfitTheme | undefined =>
  MATCHERS.find(({ pattern }) => pattern.test(text))?.theme
