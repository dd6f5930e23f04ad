import { articleOf } from './said-as.ts'

/** What a child has one of. */
const ONE =
  'appetite|attention to detail|belly laugh|brain|cackle|chuckle|giggle|heart|imagination|laugh|memory|mind|personality|sense of humou?r|sense of adventure|sense of fun|sense of style|sense of rhythm|singing voice|spirit|streak|voice|outlook|attitude'
/** What it has, and nobody counts. */
const SOME =
  'arms|concentration|confidence|curiosity|dance moves|determination|dreams|energy|enthusiasm|feet|fingers|grit|hands|ideas|legs|manners|moves|opinions|patience|questions|reflexes|style|toes'
const HAS = new RegExp(`^(?:has |with )?(?:an? )?((?:[\\p{L}-]+ ){1,2})(?:(${ONE})|(${SOME}))$`, 'iu')
/** What is none of a tale's business, or a joke at the child's cost. */
const UNKIND =
  /\b(?:bad|big|weak|short|long|poor|no|not|low|slow|limited|little|fat|skinny|chubby|crooked|broken|bent|flat|webbed|cold|clammy|two left|sensory|prosthetic|loves|hates|is|and|or|of|the|his|her|making|asking|always|never|telling|giving|having)\b/i
const BIG = /^(?:big|long) (?:heart|laugh|imagination|personality|voice|dreams|ideas|questions|legs|feet)$/i

/** What a child has, in two or three words: “had a vivid imagination”, “had quick feet”. */
export function hadIn(text: string): string | undefined {
  if (/^(?:has )?no fear$/i.test(text)) return 'had no fear'
  if (/^(?:has )?(?:a )?sweet tooth$/i.test(text)) return 'had a sweet tooth'
  const [, adjectives = '', one, some] = HAS.exec(text) ?? []
  const thing = one ?? some
  if (!thing || (UNKIND.test(adjectives) && !BIG.test(`${adjectives}${thing}`))) return undefined
  const said = `${adjectives}${thing}`
  return one ? `had ${articleOf(said)} ${said}` : `had ${said}`
}
