/** There was no room for the work: nothing was begun, and it may be requested again in a moment. */
export class TooBusy extends Error {
  constructor(readonly retryAfterSeconds = 2) {
    super('We are very busy just now. Please try again in a moment.')
  }
}
