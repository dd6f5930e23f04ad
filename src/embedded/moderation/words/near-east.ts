import type { WordLists } from './words.ts'

/** Turkish, Arabic, Persian and Urdu; the Arabic script in one form of its letters. */
export const NEAR_EAST: WordLists = {
  sexual: [
    'tecavüz\\p{L}*|orospu\\p{L}*|sik(?:tir|iş|erim|eyim|im|ik|tiğim)\\p{L}*|s[ıi]kt[ıi]r\\p{L}*|amına\\p{L}*|amina k\\p{L}*|amcık\\p{L}*|yarrak\\p{L}*|yarak\\p{L}*|taşak\\p{L}*|kaltak|fahişe\\p{L}*|kahpe\\p{L}*|sürtük|götünü|götveren\\p{L}*|göt(?: herif| lalesi)|porno\\p{L}*|sevişme\\p{L}*',
    'kos+ ?(?:om+ak|um+ak|om+ik|okhtak|ukhtak)|ku(?:s|ss) um+ak|sharm[ou]{1,2}t(?:a|ah|e|eh)|sharamee?t|ibn (?:el|al|il) ?(?:kalb|sharm\\w+)|ya (?:kalb|sharm\\w+|khawal)|manyak|manyou?k',
    'اغتصاب|اباحي\\p{L}*|(?:ال|يا |و|ابن ال|بنت ال|ولاد ال)?شرموط\\p{L}*|(?:ال|ابن ال|يا )?قحب\\p{L}*|عاهر\\p{L}*|طيز\\p{L}*|زبي|زبك|كس (?:امك|اختك|ام|اخت)|كسمك|كسمكم|نيك (?:امك|ام)|(?:ا|ب|ي|ت)نيك(?:ك|ه|ها)?|منيوك\\p{L}*|متناك\\p{L}*|منيك\\p{L}*|شراميط|ديوث|مومس|سكس',
    'كير(?:م|ت|ي|ش)?|كس ?كش\\p{L}*|كس (?:ننت|خواهرت|مادرت)|جنده\\p{L}*|مادر ?جنده|مادر ?قحبه|كوني|كونت|گاييدم\\p{L}*|گايمت|بگا|تجاوز (?:به|كرد)|لاشي|جاكش|سكسي',
    'مادر ?چود\\p{L}*|بہن ?چود|بهن ?چود|چوتيا\\p{L}*|چودو?|رنڈي|رنڈيو?ں?|گانڈ\\p{L}*|گشتي|لوڑا|لوڑے|لوڑي|زنا بالجبر',
  ],
  violence: [
    '(?:اذبح|اقتل|اطعن) (?:اخاك|اخوك|اختك|امك|ابوك|اباك|جارك)',
    'cinayet\\p{L}*|katliam\\p{L}*|işkence\\p{L}*|(?:seni|onu|sizi|hepinizi|onları|anneni|aileni) (?:öldür|gebert|kes|vur|doğra|boğ|parçala)(?:eceğim|ece[gğ]im|ürüm|irim|icem|ecem|erim|acağım|urum|arım)|öldür(?:eceğim|ecegim|ürüm) (?:seni|sizi)|geber(?:tirim|in|esice)?(?= |$|[!.,])|(?:annesini|babasını|kardeşini|adamı|köpeği|kediyi) (?:öldürdü|öldürür|bıçakladı|boğdu|vurdu)|ölüm (?:yahudilere|hepinize)|kafanı keserim',
    'قتل|ذبح|(?:س|رح |راح |ه|ح|بدي |سوف )ا?(?:قتل|ذبح|موت)(?:ك|ه|ها|كم|هم|هن)|ساقتل\\p{L}*|ساذبح\\p{L}*|اقتلوا|اقتله[ما]?|الموت (?:ل|لل)\\p{L}+|موتوا|(?:يقتل|تقتل|قتلت|يذبح|يطعن|طعن) \\p{L}+|ارهابي\\p{L}*|تفجير\\p{L}*|يضرب (?:زوجته|امه|ابنته)',
    'مي ?كشم(?:ت|تون|ش|شان)?|ميكشمت|(?:تو|او|شما) ?را مي كشم|بكشمت|ميكشمتون|مرگ بر \\p{L}+|بمير(?: |$)|سر(?:ت|ش) را (?:مي ?برم|بريد)|آدم ?كش\\p{L}*|ادم ?كش\\p{L}*|قاتل\\p{L}*|شكنجه|چاقو زد',
    'مار ڈال(?:وں|يں|ا|ے|دوں|و)?\\p{L}*|جان سے مار\\p{L}*|جان سي مار\\p{L}*|قتل كر\\p{L}*|گلا كاٹ\\p{L}*|گولي مار\\p{L}*|مر جا(?: |$)',
  ],
  'self-harm': [
    'intihar\\p{L}*|kendini (?:öldür|as|kes)|bileklerini kes\\p{L}*',
    'انتحار|انتحر\\p{L}*|(?:اقتل|اشنق|اذبح) (?:نفسك|حالك)|خودتو بكش|خودت را بكش|خودكشي|خود ?كشي|خودسوزي',
  ],
  drugs: [
    'kokain|esrar|eroin|uyuşturucu\\p{L}*|sarhoş\\p{L}*|sigara\\p{L}*|مخدرات|كوكايين|حشيش|مواد مخدر|هروئين|ترياك|سكران|منشيات|ہيروئن',
  ],
  hate: [
    'ibne\\p{L}*|ibine|top ?oğlan|nonoş|yahudi (?:köpe|piç|dölü)\\p{L}*|gavur (?:dölü|piçi)|ermeni (?:dölü|piçi)|zenci (?:köpe|piç)\\p{L}*|kürt (?:köpe|piç)\\p{L}*',
    'خول(?:ات)?|منيوكين|عبيد (?:كلاب|قذرين)|يا عبد|يهود(?:ي)? (?:قذر|كلب|خنازير|كلاب)|كافر (?:كلب|نجس)|ابيد\\p{L}* اليهود|زنجي|بچه ?كوني|عرب سوسمار\\p{L}*|جهود|هندو كتے|كالے كتے|چوڑا|چوڑے',
  ],
  swearing: [
    'حروم ?زاد\\p{L}*|سگ ?پدر',
    'amk|aq(?= |$)|piç(?:ler|i|in)?(?: kurusu)?|bok (?:herif|ye|gibi)|şerefsiz\\p{L}*|pezevenk\\p{L}*|gavat|puşt\\p{L}*|dalyarak|ananı\\p{L}*|ananızı|yavşak|hassiktir|s[iı]kt[iı]r git|öküz herif|it oğlu it|salak herif',
    '(?:ي|يا )?ابن (?:ال)?(?:كلب|حرام|قحبه|شرموطه|وسخه|متناكه)|(?:يا )?(?:ولاد|بنت) (?:ال)?(?:كلب|وسخه|حرام)|يا (?:كلب|حمار|حيوان|خنزير|خرا|زفت|واطي|حقير|وسخ)|كلب ابن|عرص\\p{L}*|احا|خرا(?: عليك)?|تفو عليك|ابن الزنا|لعنك الله|يلعن (?:ابوك|امك|دينك)|قواد\\p{L}*',
    'حرام ?زاد[هيا]?|حرامزاده|حرامي|خفه شو|پدرسگ|پدر سگ|گه (?:نخور|بخور|خوردي)|گوه|بي ?شرف|بي ?ناموس|احمق (?:كثافت|عوضي)|كثافت|عوضي|كتے كا|كتے كي|كتي كا|كمين[هيا]|سور كا بچ\\p{L}*|سؤر|الو كا پٹھا|حرامي|بي غيرت|كنجر\\p{L}*',
  ],
}
