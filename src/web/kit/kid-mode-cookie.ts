import { sessionCookie } from '../../shared/identity/session-cookie.ts'
import { SESSION_LIFETIME_SECONDS } from '../../shared/identity/session-lifetime.ts'

/** Tells open pages that the device is in kid mode; scripts read it, nothing trusts it. */
export function kidModeCookie(publicUrl: string | undefined, requestUrl: string) {
  const { secure, sameSite, path } = sessionCookie(publicUrl, requestUrl).attributes
  return {
    name: 'kid-mode',
    attributes: { secure, sameSite, path, maxAge: SESSION_LIFETIME_SECONDS } as const,
  }
}
