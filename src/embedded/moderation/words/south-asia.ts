import type { WordLists } from './words.ts'

/** Hindi, Bengali, Punjabi, Tamil and Telugu, in their scripts and typed in Latin letters. */
export const SOUTH_ASIA: WordLists = {
  sexual: [
    'దెంగ\\w*|भडव\\w*',
    '(?:madar|mader|maa?dher)[c(]?h?od\\w*|(?:bhe?n|behe?n|bahan|bhain|pen)\\s?ch?[o0]d\\w*|bhench\\w*|bkl|mkc|chod(?:na|u|enge|unga)|chud(?:ai|wa)\\w*|randi (?:ki|ka|ke|hai|khana)\\w*|randi ?rona|rand(?:wa|wi)|gaa?nd (?:mara|marao|mar|me|phat|maar)\\w*|gaa?ndu|lund (?:choos|chus|le|khor|ka)\\w*|laud[ae]|lavd[ae]|lod[ae] ke|chut(?:iya|iye|iyon|iyap\\w*|mari\\w*)|choot\\w*|jhant\\w*|jhaa?tu|bhosd\\w*|bhosad\\w*|bsdk|raand',
    'मादरचोद\\w*|माँचोद|मां ?चोद\\w*|बहनचोद\\w*|बहेनचोद|भेनचोद|बैनचोद|चूति?य\\w*|चूत|भोस[डड़]\\w*|भोसड़\\w*|रंडी\\w*|रण्डी\\w*|रांड|गांड|गाण्ड|गाँड|गांडू|लंड|लण्ड|लौड़\\w*|लौडा|लौडे|लवड़\\w*|झांट\\w*|झाट\\w*|बलात्कार\\w*|सेक्स\\w*|छिनाल',
    'চোদ\\w*|চুদ\\w*|মাগি\\w*|মাগী\\w*|খানকি\\w*|খানকী\\w*|মাদারচোদ|বেশ্যা\\w*|গুদ|বাঁড়া|বাড়া চোষ|ভোদা\\w*|ধর্ষণ\\w*|পুটকি\\w*|ধোন চোষ\\w*|khanki\\w*|magi ?r?|choda\\w*|chudi|chudir\\w*|bhoda|bessha',
    'आईझव\\w*|आयझव\\w*|झव(?:ाड\\w*|णे|ला|ली|तो)|भिकारचोट|aa?i ?zh?ava\\w*|bhikarchot',
    'ਭੈਣਚੋਦ|ਭੈਣ ਚੋਦ|ਮਾਦਰਚੋਦ|ਗਸ਼ਤੀ|ਫੁੱਦੀ|ਲੰਨ|pencho\\w*|phudd[iu]|fuddu',
    'ஓத்தா|ஒம்மால\\w*|ங்கொம்மா\\w*|தேவடியா\\w*|தேவிடியா\\w*|புண்டை\\w*|சுன்னி|கூதி\\w*|thevd?i?diya\\w*|punda\\w*|pundai|sunni oomb\\w*|otha|omm?ala|koothi',
    'లంజ\\w*|దెంగు\\w*|పూకు\\w*|మొడ్డ\\w*|lanja\\w*|dengu\\w*|pook[ua]\\w*|modda',
  ],
  violence: [
    'গলা কেট\\p{L}*\\p{M}*|ठार मार\\w*',
    '(?:मार|काट) (?:डाल|दूं|दूँ|दूंगा|दूँगा|देंगे|डालूं|डालूँ)\\w*|जान से मार\\w*|हत्या\\w*|खून कर\\w*|गला (?:काट|घोंट)\\w*|गोली मार\\w*|क़त्ल\\w*|कत्ल\\w*|मर जा(?= |$|[।!])|(?:jaan|jan) se m[ae]+r\\w*|m[ae]+r (?:dalunga|daal\\w*|dunga|denge|dalo)|goli m[ae]+r\\w*|gala kaat\\w*|बम से उड़ा\\w*|आतंकवादी\\w*',
    'মেরে (?:ফেল|দেব)\\w*|মাইরা ফাল\\w*|খুন কর\\w*|খুন হ\\w*|হত্যা\\w*|জবাই\\w*|গলা কাট\\w*|গুলি কর\\w*|মরে যা|mere fel\\w*|khun korb\\w*',
    'ਮਾਰ (?:ਦੇਵਾਂਗਾ|ਦੂੰਗਾ|ਸੁੱਟਾਂਗਾ)\\w*|ਕਤਲ\\w*|கொன்னுடுவேன்|கொன்று விடுவேன்|கொன்றுவிடுவேன்|கொலை\\w*|చంపేస్తా\\w*|చంపుతా\\w*|హత్య\\w*',
  ],
  'self-harm': [
    'आत्महत्या\\w*|ख़ुदकुशी|खुदकुशी|আত্মহত্যা\\w*|ਖੁਦਕੁਸ਼ੀ|தற்கொலை\\w*|ఆత్మహత్య\\w*|khudkushi|atmahatya|khud ?ko maar',
  ],
  drugs: ['गांजा|चरस|शराबी|दारू पी\\w*|कोकीन|नशीली दवा\\w*|মাদক\\w*|গাঁজা\\w*|মাতাল\\w*|কোকেন|charas|ganja pee\\w*'],
  hate: [
    'कटु(?:आ|वा|ए|ओं)|कटल्ला|मुल्ले कटवे|चमार साला|भंगी साला|भंगी कहीं का|हिजड़(?:ा|े) (?:साला|कहीं)|छक्का साला|काले कुत्ते|चिंकी|katu[aw]\\w*|katmull\\w*|mulle (?:saale|ko)|bhangi saala|chamar saala|hijra saala|chakka saala|kaalu? (?:kutta|habshi)|habshi',
    'মালাউন\\w*|মালু (?:শালা|কুত্তা)|চাকমা কুত্তা|নেড়ে (?:শালা|কুত্তা)|হিজড়া শালা|malaun\\w*',
  ],
  swearing: [
    'हराम(?:ी|जाद\\w*|खोर\\w*)|कमीन[ेाी]|कमीना|कुत्ते (?:की औलाद|का बच्चा|के पिल्ले|साले)|कुत्ती साली|कुतिया|सूअर (?:की औलाद|का बच्चा|के बच्चे)|साला (?:कुत्ता|हरामी)|उल्लू का पट्ठा|भड़व\\w*|भाड़ में जा|भाड़वा|टट्टी खा',
    'haraa?mi\\w*|haram ?zaa?d\\w*|kameen[aei]|kutt[ei] (?:ki|ka|ke|kamin)\\w*|saala? kutta|kutiya|suar (?:ki|ka)\\w*|bhadw[ae]|bhaad me(?:in)? j\\w+|ullu ka p\\w+|saale har\\w*',
    'শুয়োর(?:ের)? বাচ্চা\\w*|শুয়োরের|শুয়োর|শূয়োর\\w*|শালা (?:কুত্তা|হারামি)|কুত্তার বাচ্চা\\w*|হারামজাদ\\w*|হারামি\\w*|বাল ছিঁড়\\w*|বালের|বাইনচোদ|বোকাচোদ\\w*|shuor(?:er)? bac+ha|kutt?ar bac+ha|bokach\\w*|banchod',
    'ਹਰਾਮੀ|ਹਰਾਮਜ਼ਾਦ\\w*|ਕੁੱਤੇ ਦਾ|ਕੁੱਤੀ|ਸਾਲਾ ਕੁੱਤਾ|நாயே|பொறுக்கி\\w*|நாய் மவனே|நாய்க்கு பொறந்த\\w*|மயிரு|వెధవ\\w*|నా కొడకా|నీ అమ్మ|naa? kodaka',
  ],
}
