export const LABEL_NAME_MAX = 60

/** A mark on the timeline (specification, section 3). */
export interface TimelineLabel {
  id: number
  name: string
  description: string | null
  /** Six hexadecimal digits after a #. */
  color: string
  /** ISO date of the story that it marks. */
  createdAt: string
}

/** Black or white, whichever is easier to read on this color: always at least 4.5 : 1. */
export function inkOn(color: string): '#000000' | '#ffffff' {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) =>
    linear(Number.parseInt(color.slice(at, at + 2), 16)),
  )
  const luminance = 0.2126 * red + 0.7152 * green + 0.0722 * blue
  return contrast(luminance, 0) >= contrast(1, luminance) ? '#000000' : '#ffffff'
}

/** Relative luminance of a channel of 0 to 255 (WCAG 2.2). */
function linear(channel: number): number {
  const part = channel / 255
  return part <= 0.04045 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4
}

const contrast = (lighter: number, darker: number) => (lighter + 0.05) / (darker + 0.05)
