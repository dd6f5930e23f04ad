import { secureHeaders } from 'hono/secure-headers'
import { POLICY } from '../../shared/kit/content-security-policy.ts'

/**
 * The headers of every answer. A route that needs another value sets the header itself: existing ones are kept. The
 * referrer policy keeps the Origin header on our own forms, which `no-referrer` would turn to null.
 */
export const securityHeaders = (options: { https: boolean }) =>
  secureHeaders({
    overwrite: false,
    contentSecurityPolicy: POLICY,
    crossOriginOpenerPolicy: 'same-origin-allow-popups',
    permissionsPolicy: { camera: ['self'], microphone: [], geolocation: [], payment: ['self'] },
    referrerPolicy: 'same-origin',
    strictTransportSecurity: options.https ? 'max-age=31536000; includeSubDomains' : false,
    xFrameOptions: 'DENY',
  })
