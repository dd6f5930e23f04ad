type PriceList = [model: string, dollarsPerMillionTokens: number][]

// By the beginning of the model's name; the published prices of 2026, to be checked by the operator. The last line is
// for unknown models: rather too much than too little, so that the daily limit holds.
const INPUT: PriceList = [
  ['gemini-3.1-flash-image', 0.5],
  ['gemini-3.1-flash-lite', 0.25],
  ['gemini-3.5-flash-lite', 0.3],
  ['', 2],
]
const TEXT: PriceList = [
  ['gemini-3.1-flash-image', 3],
  ['gemini-3.1-flash-lite', 1.5],
  ['gemini-3.5-flash-lite', 2.5],
  ['', 12],
]
const PICTURE: PriceList = [
  ['gemini-3.1-flash-image', 60],
  ['', 120],
]

export interface GeminiTokens {
  input: number
  /** Words and thoughts. */
  text?: number
  picture?: number
}

/** What an answer of Gemini costs, in micro-dollars. */
export const priceOfGemini = (model: string, { input, text = 0, picture = 0 }: GeminiTokens): number =>
  Math.ceil(input * at(INPUT, model) + text * at(TEXT, model) + picture * at(PICTURE, model))

const at = (prices: PriceList, model: string): number =>
  prices.find(([name]) => model.startsWith(name))?.[1] ?? 0
