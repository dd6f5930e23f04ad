/** How long a session lasts after its last use, in seconds (specification, section 9). */
export const SESSION_LIFETIME_SECONDS = 30 * 24 * 3600
/** A session ends after this many days, however often it is used. */
export const LONGEST_SESSION_DAYS = 90
