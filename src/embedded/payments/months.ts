/** A month after `from` on the day of the month of `anchor`, or on the last day of a shorter month; all in seconds. */
export function addMonth(from: number, anchor: number): number {
  const date = new Date(from * 1000)
  const day = new Date(anchor * 1000).getUTCDate()
  const lastDay = new Date(Date.UTC(date.getUTCFullYear(), date.getUTCMonth() + 2, 0)).getUTCDate()
  date.setUTCDate(1)
  date.setUTCMonth(date.getUTCMonth() + 1)
  date.setUTCDate(Math.min(day, lastDay))
  return Math.floor(date.getTime() / 1000)
}
