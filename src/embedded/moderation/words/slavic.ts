import type { WordLists } from './words.ts'

/** Polish, Czech, Serbian and Croatian in Latin letters; Russian and Ukrainian, with and without diacritics. */
export const SLAVIC: WordLists = {
  sexual: [
    'gwałt\\w*|gwalcic|zgwałc\\w*|kurw\\w*|pieprz(?:yć|ony|ona|one|e|ę|cie|ę się)|jeba\\w*|jebi\\w*|zjeb\\w*|wyjeb\\w*|pojeb\\w*|pierdol\\w*|spierdal\\w*|wpierdol\\w*|dziwk\\w*|ruchać|szmat[oaęy] (?:jedn|pierdol|zaszczan)\\w*|ty szmato|ciot[ao] jebana|cipa|cipsko|kutas\\w*|fiut\\w*',
    'šukat|mrdat|kurv[ayoueě]|děvk[ay]|jeb(?:em|ati|eni|ote)\\w*|kurac|kurcu|pička|pičk[ueo]|píč[aoue]|picko|drkadžij\\w*',
    'изнасил\\p{L}*|порн\\p{L}*|секс(?!тан|тет)\\p{L}*|шлюх\\p{L}*|проститут\\p{L}*|трахать\\p{L}*|трахн\\p{L}*|сосать (?:хуй|член)|минет\\p{L}*|дроч\\p{L}*|зґвалт\\p{L}*|шльондр\\p{L}*|курв\\p{L}*|хвойд\\p{L}*',
  ],
  violence: [
    'зареза(?:л|ла|ли|н|на|ны)|заріза(?:в|ла|ли)|podřízn\\p{L}*|poderżn\\p{L}*',
    'morderc\\w*|morderstw\\w*|zabój\\w*|zamordow\\w*|zabij[ęe] (?:cię|cie|go|ją|ich|was|wszystkich|twoj\\w+|swoj\\w+)|zabi(?:je|ł|ła|ć) (?:cię|go|ją|ich|was|swoj\\w+|psa|kota|matkę|ojca|dzieck\\w+|ludzi|wszystkich)|poderżn\\w*|zadźg\\w*|zdychaj|zdechnij|śmierć \\p{L}+om',
    'zabiju (?:tě|te|vás|ho)|zavraždi\\w*|vražd\\w*|ubi(?:ću|ću te|t ću te|jem te)|zaklat ću|chcípni',
    'убийств\\p{L}*|убийц\\p{L}*|зарезать|зарежу|расстрел\\p{L}*|пытк\\p{L}*|(?:я |мы )?(?:тебя |его |ее |их |вас |всех |твою \\p{L}+ )?(?:убью|убьем|зарежу|пристрелю|прикончу|задушу)(?= |$|[.!,])|убь(?:ет|ют) (?:его|ее|их|тебя|вас|всех|маму|папу|собаку|кота)|убил[аи]? (?:его|ее|их|свою|своего|мать|отца|маму|папу|собаку|кота|человека|людей|соседа)|сдохн\\p{L}*|подохн\\p{L}*|чтоб ты (?:сдох|умер)\\p{L}*|смерть (?:жидам|хохлам|москалям|евреям|черным|геям|всем)|бьет (?:жену|маму|мать|ребенка|детей)|взорв(?:у|ем) (?:школу|вас|всех)|террорист\\p{L}*',
    'вбивств\\p{L}*|вбивц\\p{L}*|(?:вб.?ю|вб’ю|уб.ю|заріжу) (?:тебе|його|її|вас|всіх)|(?:тебе|його|її|вас|всіх) (?:вб.ю|уб.ю|заріжу)|здохн\\p{L}*|смерть (?:жидам|москалям|євреям)|катув\\p{L}*',
  ],
  'self-harm': [
    'повіс(?:ся|ься)|повісь',
    'samobój\\w*|zabij się|powieś się|potnij się|sebevražd\\w*|samoubi\\w*|zabi[jť] se|ubij se',
    'самоубий\\p{L}*|суицид\\p{L}*|убей(?:те)? себя|убейся|повесься|выпились|вскры(?:ть|л|ла) (?:себе )?вены|самогуб\\p{L}*|вбий себе|вбийся|повісься',
  ],
  drugs: [
    'наркотик\\p{L}*|наркоман\\p{L}*|кокаин\\p{L}*|героин(?:а|ом)|водк[аиуой]+|пьян(?:ый|ая|ые|ица)|сигарет\\p{L}*|наркотик\\p{L}*|горілк[аиуо]\\p{L}*|п.яний',
    'kokain[aęy]|narkotyk\\w*|pijan[yae]|papieros\\w*|wódk[aięo]\\w*',
  ],
  hate: [
    'жид(?:ы|ов|ам|ами|овск\\p{L}*|яр\\p{L}*)?|жиды|хач(?:и|ей|у|а)?|чурк[аиуо]\\p{L}*|черножоп\\p{L}*|чурбан\\p{L}*|нигер\\p{L}*|ниггер\\p{L}*|хохл(?:ы|ов|ам|яцк\\p{L}*)|хохол (?:вонючий|тупой)|москал(?:яку|і на|ей на)\\p{L}*|кацап\\p{L}*|узкоглаз\\p{L}*|пид[оаэе]р\\p{L}*|педик(?:и|ов|а)?|гомик\\p{L}*|п[іи]д[ао]р\\p{L}*|педераст\\p{L}*|зиг хайль|хайль|гитлер\\p{L}*',
    'ciapat\\w*|ciapak\\w*|żydzi do|do gazu|żydk\\w*|żydow(?:ska|skie) (?:świni|ścierw)\\w*|parchaty|asfalt(?:y|ami)|czarnuch\\w*|brudas(?:y|ów)|pedał(?:y|em|om|ów|ami)? (?:jeban|pierdol|do)\\w*|(?:jeban\\w+|pierdol\\w+|ty|brudn\\w+) (?:pedał\\w*|żyd\\w*|murzyn\\w*|cygan\\w*)|ciot[ay] jeban\\w*|banderow\\w*',
    'cikán[ie] do plynu|negr[ie]|ustaš\\w*|šiptar\\w*|četni\\w*',
  ],
  swearing: [
    '(?:suka )?blya[dt]\\w*|(?:idi|ida|posh[eo]l|poshla|shli) na ?[hx]u[iyj]|pid[ao]r(?:as|asy|y|u|ov)?|suka blya\\w*|yobany\\w*|mudak(?:i|u|ov)?',
    'chuj\\w*|huj|hujem|spierdal\\w*|gówn\\w*|skurwysyn\\w*|skurwiel\\w*|pizd\\w*|dupek|dup[ąęyo] wołow\\w*|zasran\\w*|w dupę|do dupy|suka jebana|sukinsyn\\w*|debil(?:u|e)',
    'hovno|sráč|debile|do prdele|hajzl\\w*|zmrd\\w*|čurák\\w*|jebem ti|sranje|govno|majku ti',
    'ху[йяюе](?!\\p{L})|ху[йе][вл]\\p{L}*|нахуй|похуй|охуе\\p{L}*|хуйн\\p{L}*|хуесос\\p{L}*|пизд\\p{L}*|бля|бля[дт]\\p{L}+|[её]б(?:ать?|ал|аный|анн\\p{L}*|нут\\p{L}*|учий|лан\\p{L}*)|еба(?:ть|л|н|ный|ная|ные|ное|ло|лай)\\p{L}*|[её]б твою|еб твою|заеб\\p{L}*|уеб\\p{L}*|отъеб\\p{L}*|съеб\\p{L}*|выеб\\p{L}*|долбо[её]б\\p{L}*|сук[аиуе]|сучка|говн[оаюе]\\p{L}*|дерьм\\p{L}*|мудак\\p{L}*|муди(?:ла|ло)|гандон\\p{L}*|гондон\\p{L}*|ублюд\\p{L}*|мраз(?:ь|и|ота)|твар(?:ь|и) (?:тупая|ты|конченная)|жоп[ауеы]|срать|сраный|йоб\\p{L}*|їб\\p{L}*|лайн[оа]|сран\\p{L}*|курва|иди в жопу',
  ],
}
