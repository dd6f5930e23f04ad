import { creditsText } from '../../shared/stories/lengths.ts'

/** What a button says that costs something: “Draw It Again · 1 credit”. */
export const withPrice = (label: string, price: number): string =>
  price === 0 ? label : `${label} · ${creditsText(price)}`
