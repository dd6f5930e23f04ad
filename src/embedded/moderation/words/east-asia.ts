import type { WordLists } from './words.ts'

/** Indonesian and Malay, Vietnamese, Tagalog and Thai: words between spaces, except in Thai. */
export const SOUTH_EAST_ASIA: WordLists = {
  sexual: [
    'kontol\\w*|memek\\w*|ngent[o0]t\\w*|ngewe\\w*|jembut\\w*|peler|pepek|puki ?mak\\w*|pukimak|pelacur\\w*|lonte\\w*|sundal|perek|bokep|colmek|coli(?: yuk)|pantat(?:mu| lo| lu)|perkosa\\w*|diperkosa|tetek|bugil|telanjang|jablay|kimak|cibai|lancau',
    'lồn|l[ồô]n|buồi|cặc|cặk|địt\\w*|đjt|đụ (?:má|mẹ|mày|con)|đụ|đéo|con đĩ|đĩ (?:mẹ|chó|điếm)|làm đĩ|gái điếm|điếm|hiếp dâm|cưỡng hiếp|dit me (?:may)?|du ma may|đm|đcm|dcm|vcl|vkl|clgt|bú cu|khiêu dâm',
    'kantot\\w*|kinantot|iyot\\w*|pekpek|puk[ei] (?:ng|mo|nang|ina)|puking ?ina|tite mo|titi mo|burat\\w*|jakol\\w*|tamod|pokpok\\w*|puta(?: ka)?|putang? ?ina\\w*|p[u*]tang? ?ina\\w*|tang ?ina\\w*|pu[tň]ang\\w*|malibog|salsal\\w*|chupa(?:in)?|gahasa\\w*|ginahasa|bayarang babae',
  ],
  violence: [
    '(?:aku|saya|gue|gua|kami|dia) (?:akan |mau |bakal |ingin )?(?:mem)?bunuh(?:mu| kau| kamu| lo| dia)?|kubunuh\\w*|akan (?:mem)?bunuh\\w*|(?:mem)?bunuh(?:mu| kau| kamu| dia| ibu| ayah| semua| orang)\\w*|dibunuh\\w*|pembunuh\\w*|mampus\\w*|mati (?:aja|saja) (?:lo|lu|kau|kamu)|matilah (?:kau|kamu)|penggal\\w*|gorok\\w*|bantai\\w*|teroris\\w*|tembak (?:mati|kepala\\w*|dia|kau|kamu|guru\\w*)|cekik\\w*|tikam\\w*|siksa\\w*',
    'giết(?: chết)? (?:mày|nó|người|hết|cả|tụi|bọn|mẹ|bố|con|anh|chị|em|ông|bà)|(?:tao|tôi|ta) (?:sẽ )?giết|giết mày|chém (?:chết|đầu|mày)|đâm chết|chặt đầu|bắn chết|đi chết|chết đi|mày chết|chết mẹ|khủng bố|tra tấn|sát hại|thảm sát|đánh chết|bóp cổ|cắt cổ (?:nó|mày|hắn|cô|anh|em|chị|ông|bà|chúng)',
    'papatayin\\w*|patayin (?:kita|ko|mo|natin|niya|sila|siya)|pinatay (?:niya|ni|nila|ang)|pumatay\\w*|mamamatay[- ]?tao|sasaksakin\\w*|saksakin\\w*|babarilin\\w*|barilin\\w*|pupugutan|pugutan|bugbugin\\w*|mamatay ka\\w*|sana mamatay\\w*|terorista\\w*',
  ],
  'self-harm': [
    'bunuh diri|gantung diri(?:mu)?|menyilet tangan|tự tử|tự sát|tự vẫn|cắt cổ tay|treo cổ|magpakamatay\\w*|nagpakamatay\\w*|magbigti\\w*|laslas\\w*',
  ],
  drugs: [
    'narkoba|kokain|ganja|sabu-sabu|mabuk(?:-mabukan)?|ma túy|ma tuý|thuốc lắc|cần sa|say rượu|say xỉn|droga|shabu|marijuana|lasing|lasenggo\\w*',
  ],
  hate: [
    '(?:cina|china|arab|negro|papua|kafir|yahudi|keling|jawa) (?:babi|anjing|monyet|bangsat)|babi (?:cina|arab|kafir|yahudi)|keling (?:pariah|babi)|pariah|kafir (?:laknat|bangsat)|banci (?:kaleng|lo|lu)|bencong|homo (?:laknat|anjing)|usir cina|ganyang \\w+|monyet papua',
    'bọn (?:tàu|mọi|ba que) (?:chó|khựa|rợ)|tàu khựa|mọi rợ|thằng mọi|bê đê chó|đồ bê đê|ba que',
    'baklang? (?:salot|hayop)|bakla kang (?:salot|hayop|puta\\w*)|bakla ka|negro ka|intsik (?:beho|baboy)\\w*|instik beho|bumbay na (?:baho|mabaho)',
  ],
  swearing: [
    'bangsat\\w*|bajingan\\w*|brengsek\\w*|jancok\\w*|jancuk\\w*|dancok|asu (?:kowe|koe|lo|lu)|(?:dasar|lo|lu|kau|kamu|si) (?:anjing|babi|monyet|asu)|anjing (?:lo|lu|kau|kamu|banget|sia)|anjing+ (?:bangsat|kau)|anjir lo|babi (?:lo|lu|kau|kamu)|setan (?:lo|lu|kau)|keparat|goblo[kg] (?:lo|lu|banget|kau)|goblo[kg]\\w*|tolol (?:lo|lu|banget|kau)|tai (?:lo|lu|kucing lo)|taik|bego lo|kampret|sialan lo',
    'đồ (?:chó|lợn|súc vật|khốn|điên|ngu|mất dạy|con hoang|rác rưởi)\\w*|chó (?:đẻ|má|chết)|thằng (?:chó|khốn|ngu|mặt lồn|điên)|con (?:chó đẻ|mẹ mày|khốn)|khốn nạn|mẹ (?:mày|kiếp)|má mày|vãi (?:lồn|cả lồn|đái|cứt)|óc chó|cứt|câm mồm|mất dạy|súc sinh|đồ ngu',
    'gago\\w*|gaga ka|ulol\\w*|tarantado\\w*|punyeta\\w*|hindot\\w*|hinayupak\\w*|leche(?:ng| ka| kang)\\w*|lintik na|pakshet|pakyu|pakyoo|bwakanang\\w*|kupal\\w*|tanga ka|bobo ka|inutil ka|hayop ka|demonyo ka|anak ng (?:puta|pokpok|tokwa ka)|syet',
  ],
}

/** Scripts without spaces between words, and Hangul, which joins endings: searched anywhere. */
export const UNSPACED: WordLists = {
  sexual: [
    '强奸|強姦|强姦|色情|裸体写真|轮奸|婊子|妓女|卖淫|賣淫|鸡巴|雞巴|鷄巴|阴道|陰道|阴茎|陰莖|打飞机|做爱|做愛|口交|肛交|骚货|騷貨|淫荡|淫蕩|荡妇|蕩婦|奶子',
    'ポルノ|セックス|レイプ|ちんこ|チンコ|ちんぽ|チンポ|まんこ|マンコ|おまんこ|ヤリマン|やりまん|オナニー|フェラ(?!ー)|売春|強姦|巨乳|エロ本|風俗嬢|中出し|淫乱|売女',
    '강간|섹스|야동|창녀|창년|걸레년|보지 ?(?:빨|핥|년|털)|자지 ?(?:빨|까|를 빨)|좆|좇|씹(?:할|년|새|창|덕)|빠구리|성폭행|포르노|매춘|딸딸이|갈보|젖통',
    'หี(?!บ)|ควย|เย็ด|กะหรี่(?!ปั๊บ|่)|ข่มขืน|อีตัว|โสเภณี|เงี่ยน|หนังโป๊|ร่าน',
  ],
  violence: [
    '杀人|殺人|谋杀|謀殺|屠杀|虐杀|[杀殺](?:了|死|掉|光)?(?:你|他|她|妈|爸|全家|我|老师|人|狗|猫)|[杀殺](?:死|光|掉)|我要[杀殺]|弄死|打死(?:你|他|她)|砍死|捅死|掐死|勒死|炸死|(?<!开心|笑|累|困|怕|急|美|想|爱|热|饿|高兴|吓|忙|气)(?:你|他妈|都|全家)去?死(?:吧|光|定)?(?!心)|去死|该死|不得好死|砍(?:头|了你)|恐怖分子|虐待|剁(?:手|头|了)|炸学校|斩首|枪击',
    'ひとごろし|人殺し|殺す|殺し(?!屋さんごっこ)|殺せ|殺され|殺した|ぶっ殺|ぶっころ|ころしてやる|ころすぞ|(?<!しん)ころす(?=ぞ|$|！|!)|死ね|氏ね|しねよ|(?<=^|[\\s、。！!])しね(?=$|[！!。])|死んでしまえ|くたばれ|首を切(?:る|り落)|首を(?:吊|つ)(?:れ|ってしま|って死)|(?:包丁|ナイフ|刃物)で[^、。]{0,6}(?:刺|切りつけ)|刺し殺|絞め殺|虐殺|爆殺|テロリスト|拷問',
    '살인|학살|죽여(?:버|줄|라|야|\\s?버)|죽인다|죽일\\s?(?:거|년|놈|꺼|테)|죽어(?:라|버려|\\s?버려)|뒤져(?:라|버려)|뒈져|뒤질래|목을\\s?(?:자르|벤|따)|찔러\\s?죽|때려\\s?죽|칼로\\s?(?:[가-힣]{1,4}\\s)?(?:찌르|찌른|찔)|테러리스트|고문하|총으로\\s?쏴|토막',
    'ฆ่า(?!เวลา|เชื้อ)|กูจะฆ่า|ตายซะ|ไปตาย|ตัดหัว|เชือดคอ|ยิงทิ้ง|กระทืบ(?:มึง|มัน|เมีย)|ผู้ก่อการร้าย|ทรมาน',
  ],
  'self-harm': [
    '自杀|自殺|自残|割腕|上吊|跳楼(?:自|死|去)|自尽|リストカット|首つり|首吊り|자살|자해|목\\s?매달|손목\\s?긋|ฆ่าตัวตาย|กรีดข้อมือ|ผูกคอตาย',
  ],
  drugs: [
    '毒品|吸毒|海洛因|可卡因|大麻|冰毒|贩毒|喝醉|麻薬|覚醒剤|コカイン|大麻|酔っぱら|シャブ|마약|필로폰|코카인|대마초|술에\\s?취|ยาบ้า|โคเคน|เฮโรอีน|กัญชา|เมาเหล้า',
  ],
  hate: [
    '支那|[尼黑]鬼|黑奴|小日本鬼|日本鬼子|鬼子去|高丽棒子|棒子滚|阿三滚|死(?:基佬|同性恋|黑人|胖子|人妖)|基佬|人妖|弱智|脑残|犹太(?:猪|狗)|绿绿滚|白皮猪|支那猪|纳粹|希特勒|台巴子|蝗虫滚',
    'チョン(?:死|野郎|は|め|ども|公|帰|コ)|三国人|シナ(?:人死|豚|畜)|支那|ニガー|土人|キチガイ|きちがい|気違い|気狂い|ガイジ|知恵遅れ|ホモ野郎|オカマ野郎|池沼|かたわ|めくら|びっこ|ナチス|ヒトラー|穢多|非人',
    '쪽바리|쪽발이|짱깨|짱꼴라|깜둥이|검둥이|병신|등신(?:아|새)|장애인\\s?새끼|게이\\s?새끼|똥남아|홍어\\s?새끼|똥꼬충|나치|히틀러|조센징|틀딱|급식충',
    'ไอ้(?:มืด|ลาว(?:โง่)?|แขก|เจ๊ก|ปัญญาอ่อน|ตุ๊ด)|อีตุ๊ด|พวกแขก|ฮิตเลอร์',
  ],
  swearing: [
    '操(?:你|他|她|妳|您)|草你|艹你|肏|日你|日了狗|狗日|[傻煞沙]\\s?[逼bB屄比](?![如较赛例])|装逼|牛逼|屄|他妈的|他媽的|妈的(?:逼|傻|滚|智)|[幹干]你[娘老妈媽]|(?<![他她你我妈])妈的(?=$|[，。！!,\\s])|你妈的|你媽的|媽的(?:逼|B)|尼玛|贱人|賤人|贱货|贱逼|混蛋|王八(?:蛋|羔子|犊子)|狗(?:杂种|娘养|屎东西)|杂种|雜種|草泥马|cnm|nmsl|滚(?:蛋|你妈|犊子)|放你妈|吃屎|去你(?:妈|大爷)|臭(?:婊|逼|傻|三八)|死(?:全家|妈)|废物去|畜生|仆街|冚家[铲鏟]|屌你|丢你老母|戆居|撚|tmd',
    'くそ(?:野郎|やろう|ったれ|ガキ|女|ばばあ|じじい)|クソ(?:野郎|ったれ|ガキ|女|ババア|ジジイ|が|っ)|糞(?:野郎|ガキ|が)|ファック|ビッチ|ブスは?死|アバズレ|てめえ|カス野郎|ゲス野郎|バカ野郎|馬鹿野郎|ばか野郎|うせろ|糞食らえ',
    '[씨쓰][이1]?\\s?[발팔빨](?!자국|톱|가락|바닥|목|을|로|이\\s)|[시쉬][이1]?[발팔빨](?!점|전|행|차|표|생|레|자국|톱|가락|바닥|목|을|이\\s)|시발[놈년새아것]|ㅅㅂ|ㅆㅂ|ㅂㅅ|ㅈㄹ|ㅄ|지랄|개새끼|개세끼|개소리\\s?하|(?<![가-힣])새끼야|이\\s?새끼|저\\s?새끼|미친[년놈새]|미친\\s(?:년|놈|새끼)|개년|개같은|엿\\s?먹|닥쳐|꺼져|니\\s?[애에]미|느금마|니기미|젠장할|빌어먹을|호로\\s?새|썅|쌍년|쌍놈|후레자식|육시랄',
    'เหี้ย|สัส|ไอ้สัตว์|ไอ้ควาย|อีดอก|อีสัตว์|แม่งเอ๊ย|เย็ดแม่|พ่อมึงตาย|พ่อง|ไอ้เวร|ส้นตีน|ระยำ|ชาติหมา|อีควาย|ไอ้ชั่ว|มึงตาย|หน้าหี',
  ],
}
