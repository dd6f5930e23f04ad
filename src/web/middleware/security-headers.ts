import type { MiddlewareHandler } from 'hono'
import { secureHeaders } from 'hono/secure-headers'
import { policyWith } from '../../shared/kit/content-security-policy.ts'
import { SERVICE_WORKER } from '../kit/assets.ts'

/** Pictures that are no documents, fonts, sounds, styles and scripts. */
const FILE = /^(?:image\/(?!svg)|font\/|audio\/|text\/(?:css|javascript))/

/**
 * The headers of every answer. A route that needs another value sets the header itself: existing ones are kept. The
 * referrer policy keeps the Origin header on our own forms, which `no-referrer` would turn to null.
 *
 * What is only part of a page carries what counts for such a file: the rest would be a tenth of a small picture. The
 * service worker's own policy is that of the pages.
 */
export function securityHeaders({ https, starter }: { https: boolean; starter: string }): MiddlewareHandler {
  const strictTransportSecurity = https ? 'max-age=31536000; includeSubDomains' : false
  const ofPages = secureHeaders({
    overwrite: false,
    contentSecurityPolicy: policyWith(starter),
    crossOriginOpenerPolicy: 'same-origin-allow-popups',
    permissionsPolicy: { camera: ['self'], microphone: [], geolocation: [], payment: ['self'] },
    referrerPolicy: 'same-origin',
    strictTransportSecurity,
    xFrameOptions: 'DENY',
  })
  const ofFiles = secureHeaders({
    overwrite: false,
    contentSecurityPolicy: { defaultSrc: ["'none'"], frameAncestors: ["'none'"] },
    crossOriginOpenerPolicy: false,
    originAgentCluster: false,
    referrerPolicy: 'same-origin',
    strictTransportSecurity,
    xDnsPrefetchControl: false,
    xDownloadOptions: false,
    xFrameOptions: false,
    xPermittedCrossDomainPolicies: false,
    xXssProtection: false,
  })
  return async (c, next) => {
    await next()
    const isFile = FILE.test(c.res.headers.get('content-type') ?? '') && c.req.path !== SERVICE_WORKER
    await (isFile ? ofFiles : ofPages)(c, async () => {})
  }
}
