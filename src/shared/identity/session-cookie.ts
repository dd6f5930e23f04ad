import { SESSION_LIFETIME_SECONDS } from './session-lifetime.ts'

/**
 * The session cookie's name and attributes. On https its name has the prefix that keeps other hosts of the same domain
 * from setting it; on http it contains the port, because browsers share cookies between the ports of a host.
 */
export function sessionCookie(publicUrl: string | undefined, requestUrl: string) {
  const { protocol, port } = new URL(publicUrl ?? requestUrl)
  const secure = protocol === 'https:'
  return {
    name: secure ? '__Host-session' : `session-${port || 80}`,
    attributes: {
      httpOnly: true,
      secure,
      sameSite: 'Lax',
      path: '/',
      maxAge: SESSION_LIFETIME_SECONDS,
    } as const,
  }
}

/** The cookie of a sign-in with Google, sent only to its callback; Lax, because that request comes from Google's page. */
export function googleAttemptCookie(publicUrl: string | undefined, requestUrl: string) {
  const { name, attributes } = sessionCookie(publicUrl, requestUrl)
  const { httpOnly, secure, sameSite } = attributes
  return {
    name: name.replace('__Host-session', '__Secure-google').replace('session', 'google'),
    attributes: { httpOnly, secure, sameSite, path: '/api/auth/google' } as const,
  }
}

/** The cookie that makes the login page say, within a minute, that a session has ended. */
export function endedCookie(publicUrl: string | undefined, requestUrl: string) {
  const { name, attributes } = sessionCookie(publicUrl, requestUrl)
  const { httpOnly, secure, sameSite } = attributes
  return {
    name: name.replace('__Host-session', '__Secure-ended').replace('session', 'ended'),
    attributes: { httpOnly, secure, sameSite, path: '/login', maxAge: 60 } as const,
  }
}

const YEAR_SECONDS = 365 * 24 * 3600

/** The cookie that says who signed in on this device before; it survives signing out. */
export function knownDeviceCookie(publicUrl: string | undefined, requestUrl: string) {
  const { name, attributes } = sessionCookie(publicUrl, requestUrl)
  return {
    name: name.replace('session', 'device'),
    attributes: { ...attributes, maxAge: YEAR_SECONDS } as const,
  }
}
