const STATES =
  'afraid|adventurous|affectionate|alert|ambitious|animated|anxious|artistic|athletic|barefoot|bashful|bilingual|blunt|bold|bossy|bouncy|brave|bright|bubbly|calm|careful|caring|cautious|charming|chatty|cheeky|cheerful|chilled|chilled out|clever|clingy|clumsy|competitive|confident|considerate|cool|courageous|crafty|creative|cuddly|curious|daring|deep|determined|disciplined|dramatic|dreamy|eager|easy-?going|eccentric|emotional|empathetic|energetic|enthusiastic|excitable|expressive|fast|fearless|feisty|fidgety|fierce|fiercely loyal|focused|forgetful|friendly|fun|funny|generous|gentle|giggly|goofy|graceful|grumpy|happy|happy[- ]go[- ]lucky|headstrong|helpful|honest|hilarious|hopeful|(?<=always )hungry|fussy(?= about)|imaginative|impatient|impulsive|independent|inquisitive|introverted|inventive|keen|kind|laid[- ]back|left[- ](?:handed|footed)|lively|logical|loud|loving|loyal|mad|mellow|messy|methodical|mighty|mischievous|muddy|multilingual|musical|nervous|neat|new(?= (?:in|to|at))|nimble|noisy|nosy|observant|obsessed|old-fashioned|optimistic|organi[sz]ed|outdoorsy|outgoing|particular|passionate|patient|peaceful|playful|polite|popular|precise|protective|proud|quick|quiet|quirky|reflective|reserved|resilient|restless|romantic|sarcastic|sassy|scared|sensible|sensitive|serious|sharp|shy|silly|sleepy|slow|smart|sociable|social|soft|soft-?spoken|spirited|spontaneous|sporty|stea?dy|strong|stubborn|studious|superstitious|sweet|tactile|talkative|thoughtful|tidy|ticklish|timid|tough|tri-?lingual|trusting|warm|wild|wise|witty|zany|small|tall|little'
const ADVERBS =
  '(?:(?:always|never|really|often|also|still|very|so|usually|secretly|only|just|a bit|a little|quite|extremely|super|incredibly|totally|completely|fiercely|deeply|painfully|endlessly|naturally) )*'
/** A state is alone, or before what it is about: “shy with strangers”; “wild man” is somebody. */
const AFTER_A_STATE =
  '(?=$|,|\\s(?:about|afraid|and|around|as|at|before|beyond|but|by|for|from|if|in|inside|like|of|on|or|outside|over|sometimes|than|that|to|toward|towards|until|when|while|with|without)\\b)'
const IS = new RegExp(
  `^${ADVERBS}(?:(?:${STATES})${AFTER_A_STATE}|always (?:\\p{L}+ing|${STATES})\\b|never (?:still|bored|tired|quiet)\\b)`,
  'iu',
)
/** “fearless”, “warm-hearted”, “keen on maths”, “full of beans”, “learning the cello”. */
const IS_ALSO = new RegExp(
  `^${ADVERBS}(?:(?!(?:aggress|disrupt|destruct|hyperact|obsess|defens|mass|danger|obnox|jeal|use|care|hope|home|end|worth|nerv|anxi|furi|aw|success)\\p{L}*$)\\p{L}{3,}(?:ful|ive|ous|less|able)$|\\p{L}+-(?:hearted|minded|spirited|willed|natured|witted|going|loving)$|(?:full of|one of|hooked on|glued to|fascinated by|interested in|intrigued by|devoted to|mad keen on|fantastic at|excellent at|always (?:in|on|up|at)|good at|great at|brilliant at|keen on|fond of|mad about|crazy about|wild about|nuts about|big on|into|all about|in love with|passionate about|proud of|frightened of|terrified of|petrified of|learning|training for|teaching (?:her|him)self|saving up for) \\p{L})`,
  'iu',
)
const JUST = /^(?:has )?(?:just |recently |newly )?(started|learned|learnt|joined|discovered) (?=\p{L})/iu

/** What a child is like: “was slow to warm up”. */
export function stateIn(text: string): string | undefined {
  const [, adjective] = /^(\p{L}+) always$/iu.exec(text) ?? []
  const said = adjective ? `always ${adjective}` : text.replace(/^now | (?:already|too|though)$/i, '')
  if (JUST.test(said)) return said.replace(JUST, 'had just $1 ')
  return IS.test(said) || IS_ALSO.test(said) ? `was ${said}` : undefined
}
