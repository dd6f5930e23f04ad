import type { CastSheet } from '../shared/characters/cast-sheet.ts'

/**
 * A character's whole figure as SVG text, drawn with the stories' rig: takes about a millisecond, so it needs no
 * Worker. The rig is loaded on the first call.
 */
export async function drawFigure(sheet: CastSheet): Promise<string> {
  const { figureSvg } = await import('./painter/figures/whole-figure.ts')
  return figureSvg(sheet)
}
