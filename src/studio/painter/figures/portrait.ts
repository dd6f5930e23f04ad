import { type CastSheet, hatOf } from '../../../shared/characters/cast-sheet.ts'
import { drawPerson } from './child/child.ts'
import { lookOf } from './child/look.ts'
import { lighter, mix } from './color.ts'

/**
 * A child's default portrait: a bust of 512 × 512 on a soft background, in friendly afternoon light. With a hat the
 * child is a little smaller, so that a pointed one fits.
 */
export function portraitSvg(sheet: CastSheet): string {
  let count = 0
  const ids = (prefix: string) => {
    count += 1
    return `${prefix}-${count}`
  }
  const upright = { ...lookOf({ ...sheet, wheelchair: false }), build: { width: 1, height: 1, head: 1 } }
  const figure = drawPerson(
    upright,
    { action: 'standing', feeling: 'happy' },
    hatOf(sheet) ? { x: 256, y: 808, scale: 2.2 } : { x: 256, y: 838, scale: 2.4 },
    { ambient: '#ffffff', depth: 0, rim: '#ffffff' },
    ids,
  )
  const tone = mix(lighter(sheet.topColor, 0.72), '#efe6ff', 0.35)
  return `<svg xmlns="http://www.w3.org/2000/svg" width="512" height="512" viewBox="0 0 512 512"><defs><radialGradient id="sky" cx=".5" cy=".4" r=".75"><stop offset="0" stop-color="${lighter(tone, 0.6)}"/><stop offset="1" stop-color="${mix(tone, '#8f7fd0', 0.22)}"/></radialGradient>${figure.defs}</defs><rect width="512" height="512" fill="url(#sky)"/>${figure.svg}</svg>`
}
