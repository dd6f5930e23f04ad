/** Rounds to a tenth: precise enough for a picture, and a third of the bytes. */
export function n(value: number): number {
  return Math.round(value * 10) / 10
}

/** A filled path; `more` is further attributes, here and below. */
export function shape(d: string, fill: string, more = ''): string {
  return `<path d="${d}" fill="${fill}" ${more}/>`
}

/** A line with round ends. */
export function stroke(d: string, color: string, width: number, more = ''): string {
  return `<path d="${d}" fill="none" stroke="${color}" stroke-width="${n(width)}" stroke-linecap="round" stroke-linejoin="round" ${more}/>`
}

/** An ellipse around (x, y). */
export function oval(x: number, y: number, rx: number, ry: number, fill: string, more = ''): string {
  return `<ellipse cx="${n(x)}" cy="${n(y)}" rx="${n(rx)}" ry="${n(ry)}" fill="${fill}" ${more}/>`
}

/** A circle around (x, y). */
export function disc(x: number, y: number, radius: number, fill: string, more = ''): string {
  return `<circle cx="${n(x)}" cy="${n(y)}" r="${n(radius)}" fill="${fill}" ${more}/>`
}

/** A rectangle from its upper left corner, with corner radius `round`. */
export function box(
  x: number,
  y: number,
  width: number,
  height: number,
  round: number,
  fill: string,
  more = '',
): string {
  return `<rect x="${n(x)}" y="${n(y)}" width="${n(width)}" height="${n(height)}" rx="${round}" fill="${fill}" ${more}/>`
}

/** Circles of one fill: `[x, y, radius]` each. */
export function discs(places: readonly (readonly number[])[], fill: string, radius = 10): string {
  return `<g fill="${fill}">${places
    .map(([x = 0, y = 0, own]) => `<circle cx="${n(x)}" cy="${n(y)}" r="${n(own ?? radius)}"/>`)
    .join('')}</g>`
}

/** Draws something `count` times. */
export const repeat = (count: number, draw: (index: number) => string): string =>
  Array.from({ length: count }, (_, index) => draw(index)).join('')

/** Empty if the content is. */
export function group(content: string, transform = '', more = ''): string {
  if (!content) return ''
  return `<g${transform ? ` transform="${transform}"` : ''}${more ? ` ${more}` : ''}>${content}</g>`
}

/** Mirrored about the vertical line at `axis`. */
export function mirrored(content: string, axis = 0): string {
  return group(content, `translate(${axis * 2} 0) scale(-1 1)`)
}

/** A plump five-pointed star around (x, y). */
export function starPath(x: number, y: number, radius: number): string {
  const corners = Array.from({ length: 10 }, (_, index) => {
    const angle = (index * Math.PI) / 5 - Math.PI / 2
    const reach = index % 2 ? radius * 0.52 : radius
    return `${n(x + Math.cos(angle) * reach)} ${n(y + Math.sin(angle) * reach)}`
  })
  return `M${corners.join('L')}Z`
}

/** The same star with blunt points. */
export function roundStar(x: number, y: number, radius: number, fill: string, more = ''): string {
  return `<path d="${starPath(x, y, radius)}" fill="${fill}" stroke="${fill}" stroke-width="${n(radius * 0.34)}" stroke-linejoin="round" ${more}/>`
}

/** A heart around (x, y). */
export function heartPath(x: number, y: number, size: number): string {
  const s = size
  return `M${n(x)} ${n(y + s)}C${n(x - s * 1.7)} ${n(y - s * 0.1)} ${n(x - s * 0.8)} ${n(y - s * 1.1)} ${n(x)} ${n(y - s * 0.35)}C${n(x + s * 0.8)} ${n(y - s * 1.1)} ${n(x + s * 1.7)} ${n(y - s * 0.1)} ${n(x)} ${n(y + s)}Z`
}
