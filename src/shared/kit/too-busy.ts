/** More was asked for at once than there is room for: nothing was begun, and it may be asked for again in a moment. */
export class TooBusy extends Error {
  constructor(readonly retryAfterSeconds = 2) {
    super('We are very busy just now. Please try again in a moment.')
  }
}
