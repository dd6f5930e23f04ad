import type { WordLists } from './words.ts'

/** German, Dutch, Swedish, Danish and Norwegian. */
export const GERMANIC: WordLists = {
  sexual: [
    'vergewaltig\\w*|nacktfotos?|nackte[nr]? (?:frau|frauen|mann|männer|weib|weiber|mädels)|fick(?:en|t|st|er|dich)?|gefickt|nutten?|huren?|hurens(?:ohn|öhne)|titten|muschi lecken|schlampen?|möse|wichsen|arschfick\\w*',
    'verkracht\\w*|neuk(?:en|t|te)?|hoer(?:en)?|hoerenj\\w+|naakt(?:e|foto)?|kutwij\\w+|slettenbak|pijpen voor',
    'våldt\\w*|knulla\\w*|hora|horor|horunge|fitta|fittor|kuken?|pule(?:t|r) dig|fisse|luder',
  ],
  violence: [
    '(?:sticht|stach|knallt|knallte|schlachtet) (?:seine?n?|ihre?n?|den|die) (?:bruder|schwester|mutter|vater|mama|papa|freund|freundin|lehrer|lehrerin|nachbarn?) (?:ab|nieder|tot)|erst[ai]ch\\p{L}*|sne[de]{1,2}n? (?:zijn|haar|je|de) keel door|skär halsen av',
    'ermord\\w*|mörder\\w*|morde?|umbringen|umgebracht|totschlag\\w*|abstechen|folter\\w*|enthaupt\\w*|amoklauf\\w*|pistolen?|gewehre?|töte(?:n|st|t)? (?:dich|ihn|sie|euch|alle|den|die|das|seine?n?|ihre?n?|meine?n?)|(?:dich|ihn|sie|euch|alle) (?:\\p{L}+ )?(?:töten|umbringen|abstechen|erschießen|schlachten|abknallen)|(?:ich )?(?:bringe?|mach(?:e|en)?|steche?|knalle?|schieße?|schlage?) (?:dich|ihn|euch|sie alle|alle|dein\\p{L}*) (?:\\p{L}+ )?(?:um|kalt|ab|tot|nieder)|er?schieß(?:t|en) (?:ihn|sie|den|die|alle)|verreck\\w*|krepier\\w*|erwürg\\w*|tod (?:den|allen) \\p{L}+|sollst sterben|schlägt (?:seine|ihre) (?:frau|kinder|tochter|mutter)',
    'vermoord\\w*|moorden?|moordenaar\\w*|onthoofd\\w*|doodschiet\\w*|(?:maak|schiet|steek|sla|trap) (?:je|jou|hem|haar|jullie|ze) (?:allemaal )?(?:dood|neer|kapot|af)|(?:ga|zal) (?:je|jou|hem|haar|jullie) (?:vermoorden|doden|doodmaken|slachten|neersteken)|dood aan (?:alle|de)|ga dood|val dood',
    'mörda\\w*|döda(?:r|de)? (?:dig|honom|henne|alla|dem)|(?:jag|ska) döda|slå ihjäl|dræb\\w* (?:dig|ham|hende)|drepe? (?:deg|ham|henne)|slå deg ihjel',
  ],
  'self-harm': [
    'selbstmord\\w*|suizid\\w*|ritzen sich|sich umbringen|(?:bring|häng|erschieß|töte) dich(?: (?:doch |endlich |selbst ?)?(?:um|auf))?(?=$|[.!,? ])|ritzt sich',
    'zelfmoord\\w*|(?:maak|hang) jezelf (?:dood|op|van kant)|självmord\\w*|selvmord\\w*|ta livet av dig',
  ],
  drugs: [
    'kokain|kiffen|kifft|drogendealer|saufen|besoffen\\w*|zigaretten?|heroinspritze',
    'cocaïne spuiten|drugsdealer|stomdronken|zat worden',
  ],
  hate: [
    'die (?:juden|neger|schwarzen|türken|ausländer|zigeuner|araber|polen|flüchtlinge) sind (?:alle )?(?:affen|ratten|tiere|diebe|dreck|schweine|abschaum|dreckig)',
    'neger(?:n|s|in|lein)?|kanaken?|sieg heil|(?:scheiß|drecks|sau|mist)-? ?(?:ausländer|juden?|türken?|neger|polen|araber|moslems?|schwule|zigeuner|kanaken?)\\w*|ausländer raus|türken raus|juden raus|judens(?:au|äue)|jude verrecke|(?:dreckig|verdammt|schwul|dumm|mies)\\w* (?:neger|juden?|schwuchteln?|sau|türken?|zigeuner|polacken?|kanaken?)|schwuchteln?|schlitzaugen?|kameltreiber|(?:du|scheiß) mongo|spastis?|zigeunerpack|untermensch\\w*|arschfickers?|vergast\\w*|ins gas',
    "(?:vuile|vieze|smerige|kut|kanker|tering|tyfus)-? ?(?:flikkers?|homo['’]?s?|jood|joden|negers?|turken?|marokkanen?|moslims?|zwarten?|buitenlanders?|zigeuners?)|kutmarokka\\w+|nikkers?|geitenneukers?|kankerjo\\w+|mongool\\w*|joden aan het gas",
    'neger(?:jävel|svin)\\w*|svartskall\\w*|jävla (?:neger|jude|bög|blatte|fjolla)\\w*|bögjävel|perkere?|perkersvin',
  ],
  swearing: [
    'verpiss\\p{L}*',
    'scheiß\\w*|scheiss\\w*|arschl[oö]ch\\w*|wichser\\w*|fotzen?|verfickt\\w*|missgeburt\\w*|drecksau|drecks(?:kerl|stück)|arsch(?:geige|gesicht|kriecher)?|leck mich|fresse halten|halt die fresse|pisser|hurenkind\\w*|spast',
    'klootzak\\w*|godverdomme|godver|kanker(?:lijer|hoer|kind|zooi|hond)?s?|tering(?:lijer|wijf|hond)|tyfus(?:lijer|hoer)|kut(?:hoer|kop|kind|wijf|zooi)?|lul(?:len)?|lulhannes|eikel(?:bijter)|mietjes?|sukkel hou je bek|rot op|hou je bek|flikker op|kk ?hoer',
    'jävla \\p{L}+|helvete (?:dra|din)|rövhål|arslet|din (?:jävel|hora|fitta|kuk)|kælling|røvhul|pikk?hode|faen ta|jævla \\p{L}+|hestkuk',
  ],
}
