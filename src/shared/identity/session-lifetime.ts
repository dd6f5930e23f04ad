/** How long a session lasts after it was last used, in seconds (specification, section 9). */
export const SESSION_LIFETIME_SECONDS = 30 * 24 * 3600
/** However often it is used, a session ends after so many days. */
export const LONGEST_SESSION_DAYS = 90
