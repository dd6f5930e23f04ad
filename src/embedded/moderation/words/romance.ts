import type { WordLists } from './words.ts'

/** Spanish, Portuguese, French, Italian and Romanian. */
export const ROMANCE: WordLists = {
  sexual: [
    'viol(?:er|ée?s?|eur|eurs) (?:une|la|des)|violeurs?|pornographi\\w*|baiser? une|salopes?|nique(?:r|s|z|nt)? (?:ta|sa|votre|leur|tes)|partouze\\w*|branl(?:er|eur|eurs|ette)|suce (?:ma|mon)',
    '(?:la|lo|me|te|los|las) viol(?:ó|aron|aba|ará)|viol(?:ó|aron) a|violar(?:la|lo|te|me|las|los)|violaci[oó]n\\w*|violador\\w*|follar\\w*|desnud[oa]s?|put[oa]s?|putes?|prostitut[oa]s?|p[uv]t[ií]sim[oa]|mamada|tetas|polla (?:en|dura)|chupam?el[oa]',
    'stupr\\w*|scopare|puttan[ae]\\w*|nud[oi] integral\\w*|pompino|pompini|troie|(?:sei una|brutta|che|vecchia) troia|troia (?:schifosa|di|maledetta)|zoccol[ae] (?:di|schifos)',
    'estupr\\w*|foder?|f[o0]der|fodid[oa]s?|foda-se|sexo|put[ao]ria|punheta|buceta\\w*|boceta|piranha (?:de|nojenta)|xoxota',
    'viol(?:ez|at|atoare?)|futut|curvă',
  ],
  violence: [
    '(?:cort|raj)(?:a|an|ar|ó|aba) (?:la|el) (?:garganta|cuello)|c[oó]rtale (?:la garganta|el cuello)|tagli(?:a|are|ano|ò) la gola|cort(?:a|ar|am|ou) a garganta|(?:coupe|tranche|coupé|tranché)r? (?:la|sa) gorge|t[ăa]i(?:e|a|at|em)?(?:-i)? g[âa]tul',
    'meurtr\\w*|assassin(?:er|at|ats|é|ée|és)|égorg\\w*|tuerie\\w*|pistolets?|fusillade\\w*|(?:je vais|on va|il va|je veux) (?:te|vous|les?|la|le) (?:tuer|buter|égorger|crever|frapper|violer|planter)|je te (?:tue|bute|crève)|(?:il|elle|on) tue (?:sa|son|ses|le|la|les|un|une) (?!temps)\\p{L}+|(?:va|allez|tu vas) crever|à mort les|mort aux \\w+|il (?:bat|frappe) sa (?:femme|fille|mère)|(?:bombe|attentat)s? (?:dans|contre)',
    'asesin\\w*|matanza\\w*|degoll\\w*|apuñal\\w*|pistolas?|tiroteo\\w*|tortura\\w*|(?:te|lo|la|los|las|os|le) (?:voy|vamos|va|van) a (?:matar|degollar|disparar|pegar|romper la cara|apuñalar|violar)|(?:voy|vamos) a (?:matar|degollar|apuñalar)(?:te|lo|la|los|las|os)?|(?:te|los|la|lo) (?:mato|mataré|matare|mataremos)|m[aá]tal[oae]s?|(?:ojal[aá]|espero que) te mueras|mu[eé]rete|muerte a (?:los|las)|mat[oó] a (?:su|la|el|un|una|mi|los|las) \\p{L}+',
    'omicid\\w*|assassin(?:o|io|are|ato|ati)|uccider\\w*|ammazz(?:are|ato|ata|ati)|accoltell\\w*|sgozz\\w*|(?:ti|lo|la|vi|li) (?:ammazzo|uccido|sgozzo|faccio fuori|spacco la faccia|ammazzer[oò]|uccider[oò])|uccide (?:il|la|suo|sua|un|una|gli|i) \\p{L}+|morte (?:ai|agli|alle) \\p{L}+|crepa (?:bastardo|stronzo|infame)|devi morire',
    'assassinat?[oa]s?|homic[ií]d\\w*|esfaque\\w*|matança\\w*|(?:vou|vamos|vai) (?:te |lhe )?(?:matar|esfaquear|degolar|bater em)(?: (?:você|voce|ele|ela|todos|eles|a tua|o teu))?(?! (?:saudades?|a saudade|a sede|a fome|o tempo|aula))|te mato|morte aos|mata ela|morre,? (?:desgraçad|diab|vagabund|seu)\\p{L}*|tomara que morra',
    'te omor|am să te omor|te voi omorî|crim[aă]|ucig\\p{L}*',
  ],
  'self-harm': [
    'c[oó]rt(?:ate|arse|arte|ó|a) las (?:venas|muñecas)|se mata logo|ouvre-toi les veines|tagliati le vene|corta os pulsos',
    'se suicid\\w*|suicide-toi|suicidi[oa]\\w*|suicídi\\w*|m[aá]tate|ammazzati|ucciditi|se mata(?=$|[.!,?])|tue-toi|pends-toi|va te pendre|cu[eé]lgate|impiccati|se enforca|sinucid\\p{L}*',
  ],
  drugs: [
    'cocaïne|héroïne (?:en|dans|par)|drogu[ée]\\w*',
    'cocaína|heroína en|marihuana|borrach[oa]s?|drogadict[oa]s?|cigarrillos?',
    'cocaina|eroina in vena|spinelli|ubriac\\w*',
    'maconha|bêbad[oa]s?|bebad[oa]s?|cigarros?',
  ],
  hate: [
    '(?:los|las) (?:negr|moros?|jud[ií]|gitan|chin|indi)\\p{L}* son (?:tod[oa]s )?(?:un[oa]s )?(?:mon[oa]s|ratas|animales|basura|suci[oa]s|ladron\\p{L}*|cerd[oa]s)|les (?:noirs|arabes|juifs|roms|gitans|chinois|musulmans) sont (?:tous )?(?:des )?(?:singes|rats|animaux|voleurs|sales|porcs|terroristes)|os (?:pretos|negros|judeus|ciganos) são (?:todos )?(?:macacos|ratos|animais|ladrões|sujos)|(?:i|gli) (?:neri|negri|ebrei|zingari|arabi) sono (?:tutti )?(?:scimmie|ladri|ratti|topi|animali|sporchi)',
    'nègres?|bougnoul\\w*|youpin\\w*|(?:sales?|putain de|espèce de) (?:n[eè]gres?|juifs?|juives?|arabes?|noirs?|blancs?|pédés?|musulmans?|gitans?|roms?|chinetoques?)|bicots?|crouilles?|chinetoques?|niakou[eé]s?|pédés?|tapettes? (?:de|sale)|gouines?|tarlouzes?|bamboulas?|feujs? (?:de|sale)|rebeu de',
    'maric[oó]n(?:es|azo)?|sudacas?|negr[oa]s? de mierda|panchit[oa]s?|moros? de mierda|putos? moros?|jud[ií]os? de mierda|indi[oa]s? de mierda|maric[ao]s? de mierda|tortiller[ao]s? de mierda|negr[oa]s? asqueros[oa]s?',
    'froc[io]{2}|froci|ricchion[ei]|negr[oi] di merda|sporc[oah]i? (?:ebre[oi]|negr[oai]|zingar[oai]|arab[oi])|ebrei (?:di merda|al rogo)|terron[ei](?: di merda)?|zingar[oi] di merda|culatton[ei]',
    'viad(?:o|os|inho|agem)|bichas? (?:nojenta|louca de merda)|macac[oa]s? (?:pret[oa]|de merda|nojent)\\p{L}*|pret[oa]s? de merda|judeus? (?:de merda|nojentos?)|sapat[aã]o de merda|crioul[oa]s? de merda|traveco',
    'țigan împuțit|jidan\\p{L}*|bozgor\\p{L}*',
  ],
  swearing: [
    '(?:eres|es|sos) una (?:zorra|perra|guarra)(?=\\s*(?:[.,;:!?]|$))|vadias?|fut[ue]-?[tț]i mam\\p{L}*|fututi mam\\p{L}*',
    'putain|merde\\w*|connards?|connasses?|encul(?:er|é|ée|és|ées)|encule|bordel de|fils de (?:pute|chienne)|va te faire (?:foutre|enculer|mettre)|ta gueule|bâtards?|foutre|couillons?|couilles|trou du cul|ntm|fdp',
    'mierda\\w*|coño|cabr[oó]n\\w*|pendej[oa]s?|hij[oa]s? de (?:la )?(?:gran )?put[oa]|hijueput\\w*|jod(?:er|ido|ida|ete)|gilipollas|ching(?:a|ar|ada|adera|uen|ate)(?: tu)? ?(?:madre)?|me cago en|verga (?:de|en)|(?:a la|ni) verga|culer[oa]s?|mamahuevo|malparid[oa]s?|gonorrea|conchetumare|concha (?:de )?(?:tu|su) madre|la concha de|boludos?|pelotud[oa]s?|hdp|puta madre|m[ie]+rda',
    'cazz[oi]|stronz[oaie]|vaffancul\\w*|fancul\\w*|merd[ae]|minchia|figli[oa] di (?:puttana|troia|buona donna)|coglion[ei]|testa di cazzo|porc[oa] (?:dio|madonna|giuda)|dio (?:cane|porco|bestia)|pezz[oi] di merda|bastard[oi]',
    'caralho|porra|merda|desgraçad[oa]|filh[oa]s? da puta|fdp|vai (?:te|se) (?:foder|fuder|f[o0]der)|vai tomar no|tomar no cu|arrombad[oa]s?|vagabund[oa]s?|cuz[aã]o|puta que (?:te |os |o )?pariu|krl|pqp|vsf',
    'pul[aă] mea|pizd[aăe]\\p{L}*|muie|du-te dracului|futu-ți|futu-ti',
  ],
}
