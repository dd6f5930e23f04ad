interface Price {
  /** Micro-dollars a token, which is dollars a million tokens. */
  input: number
  output: number
}

/** By the model's name without its date, the longest match; the published prices of 2026, to be checked by the operator. */
const PRICES: Record<string, Price> = {
  'gpt-6-luna': { input: 0.1, output: 0.5 },
  'gpt-5.6-luna': { input: 0.2, output: 1.2 },
  'gpt-5.6-terra': { input: 2, output: 12 },
  'gpt-5.6-sol': { input: 5, output: 30 },
  'gpt-5.5': { input: 5, output: 30 },
  'gpt-5.4-mini': { input: 0.75, output: 4.5 },
  'gpt-5.4-nano': { input: 0.2, output: 1.25 },
  'gpt-5.4': { input: 2.5, output: 15 },
  'gpt-5-mini': { input: 0.25, output: 2 },
  'gpt-5-nano': { input: 0.05, output: 0.4 },
  'gpt-5': { input: 1.25, output: 10 },
  'gpt-4.1-mini': { input: 0.4, output: 1.6 },
  'gpt-4.1-nano': { input: 0.1, output: 0.4 },
  'gpt-4.1': { input: 2, output: 8 },
  'gpt-4o-mini': { input: 0.15, output: 0.6 },
  'gpt-4o': { input: 2.5, output: 10 },
}
/** For an unknown model rather too much than too little, so that the daily limit holds. */
const UNKNOWN: Price = { input: 5, output: 30 }

/** What an answer costs, in micro-dollars. */
export function priceOfTokens(model: string, inputTokens: number, outputTokens: number): number {
  const known = Object.keys(PRICES)
    .filter((name) => model === name || model.startsWith(`${name}-`))
    .sort((a, b) => b.length - a.length)[0]
  const { input, output } = (known && PRICES[known]) || UNKNOWN
  return Math.ceil(inputTokens * input + outputTokens * output)
}
