/** The played share of a story, in whole percent. */
export const percentPlayed = (seconds: number, durationSeconds: number): number =>
  durationSeconds > 0 ? Math.min(100, Math.floor((seconds / durationSeconds) * 100)) : 0
