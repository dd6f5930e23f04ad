import { creditsText } from '../../shared/stories/lengths.ts'

/** The label of a button that costs something: “Draw It Again · 1 credit”. */
export const withPrice = (label: string, price: number): string =>
  price === 0 ? label : `${label} · ${creditsText(price)}`
