import type { WordLists } from './words.ts'

/** Greek, Hebrew and Swahili, and Chinese typed in Latin letters. */
export const GREEK_HEBREW_SWAHILI: WordLists = {
  sexual: [
    'γαμ(?:[ώω]|[ώω]το|ημέν\\w+|ιέ\\w+|ήσου)|πουτάν\\w*|μουν[ίι]|καριόλ\\w*|βιασ(?:μ|τ)\\w*|βίασε\\w*|πορνό\\w*',
    'זונה|זונות|בן זונה|כוס ?אמק|שרמוטה|לזיין|תזדיין|מזדיינ\\w*|אונס|אנס אותה',
    'kuma ?(?:mamako|mayo|nyoko)|kumanina|malaya (?:wewe|mkubwa|huyu)|mkundu\\w*|kutomba\\w*|nitakutomba|tombana|ubakaji|kubaka|alimbaka',
  ],
  violence: [
    'chinja (?:kaka|dada|mama|baba|mtoto|watoto|mtu|watu)\\w*',
    'θα (?:σε|τον|την|τους|σας) (?:σκοτώσ|σφάξ|πνίξ|μαχαιρώσ|κάψ)\\w+|σκοτώ(?:νει|σε) (?:τον|την|τους)|δολοφόν\\w*|δολοφον\\w*',
    'אהרוג (?:אותך|אותו|אותה|אתכם)|אני (?:הורג|ארצח) \\w+|רוצח\\w*|רצח|לרצוח|תמות (?:כבר|יא)',
    'nita(?:ku|wa|mu)ua|tuta(?:ku|wa|mu)ua|mauaji|muuaji|wauaji|nitakuchinja',
  ],
  'self-harm': [
    'να (?:πας να )?κρεμαστε[ίι]ς|ψ[όο]φα|να ψοφήσ\\w+',
    'αυτοκτον\\w*|σκοτώσου|להתאבד|תתאבד|התאבדות|jiue|kujiua|alijiua',
  ],
  drugs: ['ηρωίνη|κοκαΐνη|ναρκωτικ\\w*|הרואין|קוקאין|סמים|kokeini|bangi|dawa za kulevya'],
  hate: ['ναζί|χίτλερ|πούστ\\w*|היטלר|נאצי\\w*|ערבוש\\w*|msenge|mashoga wafe'],
  swearing: [
    'μαλάκ(?:α|ας|ες)|σκατ[άα]|αρχίδι\\w*|מניאק|חרא|בן ?כלב|mavi (?:yako|ya)|mbwa wewe|mshenzi wewe',
    'cao ?ni ?(?:ma|da ?ye|zu ?zong)|qu ?ni ?ma|gan ni (?:ma|niang)|ni ma ?de ?bi|ta ma de',
  ],
}
