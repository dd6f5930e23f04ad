import sharp from 'sharp'
import type { StoryToBind } from '../../ports/bindery.ts'
import { joinNames } from '../../shared/kit/join-names.ts'
import { CREAM, NIGHT } from '../colors.ts'
import type { Lettering } from '../pdf/letters.ts'
import { runsOf, typeset } from '../pdf/lines.ts'
import { MARGIN, PAGE, widthOf } from './fixed-page.ts'

/** The maximum share of a cover for its picture. */
const MOST_OF_PICTURE = 0.6
const QUALITY = 88

/** The cover's text, for screen readers. */
export const wordsOnCover = ({ title, children }: StoryToBind): string =>
  [title, ...forWhom(children)].join('. ')

const forWhom = (children: readonly string[]) =>
  children.length > 0 ? [`A bedtime story for ${joinNames(children)}`] : []

/**
 * The cover as a picture (JPEG), upright as on readers' shelves, which would crop a wide one: the title on a night
 * sky, then the first picture.
 */
export async function coverOf(story: StoryToBind): Promise<Uint8Array> {
  const first = story.pages.find(({ picture }) => picture)?.picture
  const picture = first && (await atTheBottom(first))
  const room = PAGE.height - (picture?.height ?? 0)
  const [subtitle = ''] = forWhom(story.children)
  const lines = [
    ...written(story.title, 'title', { y: room * 0.14, height: room * 0.5 }, { largest: 130, leading: 1.2 }),
    ...written(subtitle, 'text', { y: room * 0.7, height: room * 0.2 }, { largest: 46, leading: 1.4 }),
  ]
  const { width, height } = PAGE
  const words = `<svg xmlns="http://www.w3.org/2000/svg" width="${width}" height="${height}"><path fill="${CREAM}" d="${lines.join('')}"/></svg>`
  const painting = picture ? [{ input: picture.bytes, left: 0, top: room }] : []
  const cover = await sharp({ create: { width, height, channels: 3, background: NIGHT } })
    .composite([...painting, { input: Buffer.from(words), left: 0, top: 0 }])
    .jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' })
    .toBuffer()
  return new Uint8Array(cover)
}

/** As wide as the cover. */
async function atTheBottom(picture: Uint8Array): Promise<{ bytes: Buffer; height: number }> {
  const { width = 1, height = 1 } = await sharp(picture).metadata()
  const whole = Math.round((PAGE.width * height) / width)
  const size = { width: PAGE.width, height: Math.min(whole, Math.round(PAGE.height * MOST_OF_PICTURE)) }
  const bytes = await sharp(picture)
    .flatten({ background: NIGHT })
    .resize({ ...size, fit: 'cover' })
    .png()
    .toBuffer()
  return { bytes, height: size.height }
}

/** A centered text as outlines, one path for each line: no program that renders it needs its fonts. */
function written(
  text: string,
  lettering: Lettering,
  place: { y: number; height: number },
  { largest, leading }: { largest: number; leading: number },
): string[] {
  const box = { width: PAGE.width - 2 * MARGIN, height: place.height }
  const set = typeset(text, lettering, box, { largest, smallest: 24, leading }, widthOf)
  const top = place.y + (place.height - set.lines.length * set.leading) / 2
  return set.lines.map((line, at) => {
    const runs = runsOf(line, lettering)
    const width = runs.reduce((sum, run) => sum + widthOf(run), 0) * set.size
    const baseline = top + at * set.leading + (set.leading + set.size * CAPITALS) / 2
    return outlineOf(runs, (PAGE.width - width) / 2, baseline, set.size)
  })
}

/** The height of capitals, as a share of the font size. */
const CAPITALS = 0.7

function outlineOf(runs: ReturnType<typeof runsOf>, from: number, baseline: number, size: number): string {
  let x = from
  let outline = ''
  for (const { face, text } of runs) {
    const scale = size / face.font.unitsPerEm
    const { glyphs, positions } = face.font.layout(text)
    for (const [at, { path }] of glyphs.entries()) {
      const { xAdvance = 0, xOffset = 0, yOffset = 0 } = positions[at] ?? {}
      outline += path
        .scale(scale, -scale)
        .translate(x + xOffset * scale, baseline - yOffset * scale)
        .toSVG()
      x += xAdvance * scale
    }
  }
  return outline
}
