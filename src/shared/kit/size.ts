/** Bytes as a family reads them: 1.4 MB. */
export const size = (bytes: number): string => `${Math.max(0.1, bytes / 1_000_000).toFixed(1)} MB`
