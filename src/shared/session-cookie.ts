export const SESSION_LIFETIME_SECONDS = 30 * 24 * 3600

/**
 * The session cookie's name and attributes. On https its name carries the prefix that keeps other hosts of the same
 * domain from setting it.
 */
export function sessionCookie(publicUrl: string | undefined, requestUrl: string) {
  const secure = new URL(publicUrl ?? requestUrl).protocol === 'https:'
  return {
    name: secure ? '__Host-session' : 'session',
    attributes: {
      httpOnly: true,
      secure,
      sameSite: 'Lax',
      path: '/',
      maxAge: SESSION_LIFETIME_SECONDS,
    } as const,
  }
}
