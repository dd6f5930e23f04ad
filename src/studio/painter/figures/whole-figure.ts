import { type CastSheet, hatOf } from '../../../shared/characters/cast-sheet.ts'
import { drawPerson } from './child/child.ts'
import { lookOf } from './child/look.ts'
import { lighter, mix } from './color.ts'

const [WIDTH, HEIGHT] = [320, 440]

/** A child from head to shoes on its portrait's soft background: 320 × 440, as SVG. */
export function figureSvg(sheet: CastSheet): string {
  let count = 0
  const ids = (prefix: string) => {
    count += 1
    return `${prefix}-${count}`
  }
  const figure = drawPerson(
    lookOf(sheet),
    { action: sheet.wheelchair ? 'waving' : 'standing', feeling: 'happy' },
    { x: WIDTH / 2, y: HEIGHT - 26, scale: hatOf(sheet) ? 1.03 : 1.06 },
    { ambient: '#ffffff', depth: 0, rim: '#ffffff' },
    ids,
  )
  const tone = mix(lighter(sheet.topColor, 0.72), '#efe6ff', 0.35)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="${WIDTH}" height="${HEIGHT}" viewBox="0 0 ${WIDTH} ${HEIGHT}"><defs><radialGradient id="sky" cx=".5" cy=".4" r=".75"><stop offset="0" stop-color="${lighter(tone, 0.6)}"/><stop offset="1" stop-color="${mix(tone, '#8f7fd0', 0.22)}"/></radialGradient>${figure.defs}</defs><rect width="${WIDTH}" height="${HEIGHT}" fill="url(#sky)"/>${figure.svg}</svg>`
}
