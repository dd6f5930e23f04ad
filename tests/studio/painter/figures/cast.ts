import type { CastSheet } from '../../../../src/shared/characters/cast-sheet.ts'
import type { DrawnFigure, FigureLight, Ids } from '../../../../src/studio/painter/figures/drawing.ts'

export const MIA: CastSheet = {
  skin: '#fbe3d2',
  hairColor: '#a5532a',
  hairStyle: 'curly',
  eyeColor: '#2f6b52',
  outfit: 'hoodie',
  topColor: '#4fae5f',
  bottomColor: '#3b4a7a',
  shoeColor: '#ffcf3f',
  glasses: false,
  freckles: true,
  hearingAid: false,
  wheelchair: false,
  height: 1,
}
export const LEO: CastSheet = {
  ...MIA,
  skin: '#4b2b1d',
  hairColor: '#241720',
  hairStyle: 'afro',
  eyeColor: '#3b2016',
  height: 0,
}
export const NOOR: CastSheet = {
  ...MIA,
  skin: '#9a6039',
  hairColor: '#e26a9a',
  hairStyle: 'hijab',
  freckles: false,
  glasses: true,
}
export const SAM: CastSheet = { ...MIA, hairStyle: 'short', wheelchair: true, hearingAid: true }

/** Full daylight, which leaves the cast sheet's colors unchanged. */
export const NOON: FigureLight = { ambient: '#ffffff', depth: 0, rim: '#fff6e0' }
export const NIGHT: FigureLight = { ambient: '#5a63c8', depth: 0.9, rim: '#cfe0ff' }
export const SPOT = { x: 600, y: 700, scale: 1 }

export function freshIds(): Ids {
  let count = 0
  return (prefix) => {
    count += 1
    return `${prefix}-${count}`
  }
}

/** Faults in a drawing's markup; empty if there are none. */
export function faultsOf({ defs, svg, ...rest }: Pick<DrawnFigure, 'defs' | 'svg' | 'over'>): string[] {
  const markup = defs + svg + (rest.over ?? '')
  const defined = [...defs.matchAll(/ id="([^"]+)"/g)].map(([, id]) => id)
  const used = [...markup.matchAll(/url\(#([^)]+)\)/g)].map(([, id]) => id)
  const opened = (markup.match(/<[a-zA-Z][^>]*>/g) ?? []).filter((tag) => !tag.endsWith('/>')).length
  const closed = (markup.match(/<\/[a-zA-Z]+>/g) ?? []).length
  return [
    ...(/NaN|undefined|\[object|Infinity/.test(markup) ? ['a number is missing'] : []),
    ...(new Set(defined).size < defined.length ? ['an id twice'] : []),
    ...used.filter((id) => !defined.includes(id)).map((id) => `no ${id}`),
    ...(/ id="/.test(svg) ? ['an id outside of defs'] : []),
    ...(opened === closed ? [] : [`${opened} tags opened, ${closed} closed`]),
  ]
}
