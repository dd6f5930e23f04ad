/** The sample rate of stored recordings: a phone's 48,000 samples a second are never in memory as a whole. */
export const RECORDING_RATE = 24_000
