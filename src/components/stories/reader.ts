/** For whom the timeline's dates are written. */
export interface Reader {
  now: Date
  timeZone: string
}
