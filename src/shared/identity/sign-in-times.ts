/** How long the loading overlay may cover the login page (specification, section 9). */
export const AUTH_LOADING_TIMEOUT_MS = 10_000
/** An older ID token cannot begin a session (specification, sections 7 and 9). */
export const TOKEN_MAX_AGE_SECONDS = 5 * 60
