import type { Helper } from '../../shared/stories/scene.ts'
import { isPerson } from './figures/index.ts'
import { findProp, PICTURES } from './figures/props/find-prop.ts'
import { COLOR } from './figures/props/picture-content.ts'

const PICTURE = '(?:pictures?|photo(?:graph)?s?|drawings?|paintings?|portraits?)'
/** “a photograph of her dog”, “It showed the family on the roof”, “Mia drew a house”. */
const OF = new RegExp(`\\b${PICTURE} of ((?:\\p{L}+ ?){1,4})`, 'u')
const SHOWS = /\b(?:showed|shows|was of|is of) ((?:\p{L}+ ?){1,4})/u
const DRAWN = /\b(?:drew|painted|had drawn|had painted) ((?:an?|the|his|her|two|three) (?:\p{L}+ ?){1,3})/u
/** How a place describes its picture: “a large gray picture with a red spot”. */
const IN_PLACE = new RegExp(`(?:\\p{L}+ ){0,2}${PICTURE}(?: (?:of|with) [^,;]+)?`, 'u')

const COLORS = new RegExp(`\\b(?:${COLOR})\\b`, 'g')

/** Adds the motif to a picture's words, according to the paragraph or the place; other props are unchanged. */
export function withPictureSubject(
  prop: string,
  place: string,
  narration: string,
  helpers: readonly Helper[] = [],
): string {
  if (!PICTURES.has(findProp(prop)?.name ?? '') || / of /.test(prop)) return prop
  const isPhoto = /\bphoto/.test(`${narration} ${place}`)
  const name = isPhoto && /\bpictures?$/.test(prop) ? 'photograph' : prop
  const [, said] =
    OF.exec(narration) ?? OF.exec(place) ?? SHOWS.exec(narration) ?? DRAWN.exec(narration) ?? []
  if (said) return `${name} of ${withKinds(said.trim(), helpers)}`
  const [inPlace = ''] = IN_PLACE.exec(place) ?? []
  if (/ with /.test(inPlace)) return inPlace.replace(/^(?:an?|the) /, '')
  const [field] = inPlace.match(COLORS) ?? []
  const spot = narration.match(COLORS)?.find((color) => color !== field)
  return field && spot ? `${field} ${name} with a ${spot} spot` : name
}

/** A picture of Lulu is one of a giraffe. */
const withKinds = (said: string, helpers: readonly Helper[]): string => {
  const shown = helpers.find(({ name }) => said.startsWith(name))
  return shown && !isPerson(shown.figure) ? `a ${shown.kind ?? shown.figure}` : said
}
