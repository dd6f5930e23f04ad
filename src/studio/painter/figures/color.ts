/** Mixes two #rrggbb colors; `share` 0 is the first, 1 the second. */
export function mix(first: string, second: string, share: number): string {
  const a = channels(first)
  const b = channels(second)
  return hex(a.map((value, index) => value + ((b[index] ?? value) - value) * share))
}

/** Mixes with white by `share`, 0 to 1. */
export function lighter(color: string, share: number): string {
  return mix(color, '#ffffff', share)
}

/** Darkens toward violet: shadows in the picture books are never black. */
export function darker(color: string, share: number): string {
  return mix(color, '#1a1033', share)
}

/** Perceived brightness, 0 (black) to 1 (white). */
export function brightness(color: string): number {
  const [red = 0, green = 0, blue = 0] = channels(color)
  return (0.299 * red + 0.587 * green + 0.114 * blue) / 255
}

/** Red, green and blue of `#rrggbb`, 0 to 255 each. */
export function channels(color: string): number[] {
  return [1, 3, 5].map((start) => Number.parseInt(color.slice(start, start + 2), 16))
}

/** `#rrggbb` of red, green and blue, clamped to the valid range. */
export function hex(values: number[]): string {
  return `#${values
    .map((value) =>
      Math.round(Math.min(255, Math.max(0, value)))
        .toString(16)
        .padStart(2, '0'),
    )
    .join('')}`
}
