/** The cost of one answered call to a vendor, even if the answer was then rejected. */
export interface Purchase {
  /** `openai`, `gemini`, `elevenlabs`. */
  vendor: string
  kind: 'text' | 'picture' | 'portrait' | 'check' | 'speech' | 'sound'
  model: string
  inputTokens?: number
  outputTokens?: number
  pictures?: number
  /** Characters of speech. */
  characters?: number
  /** Seconds of sound. */
  seconds?: number
  /** Millionths of a US dollar, a whole number. */
  microDollars: number
}

/** For whom something is made: what may end it, and who is told of purchases. */
export interface Call {
  signal?: AbortSignal | undefined
  onPurchase?: ((purchase: Purchase) => void) | undefined
  /** A person waits for it in a request: it fails at once while a vendor rests. */
  impatient?: boolean
}
