import { secureHeaders } from 'hono/secure-headers'

/**
 * The headers of every answer. A route that needs another value sets the header itself: what is there is kept.
 * The referrer policy keeps the Origin header on the forms of our own pages, which `no-referrer` would turn to null.
 */
export const securityHeaders = (options: { https: boolean }) =>
  secureHeaders({
    overwrite: false,
    contentSecurityPolicy: {
      defaultSrc: ["'self'"],
      scriptSrc: ["'self'"],
      styleSrc: ["'self'"],
      styleSrcAttr: ["'unsafe-inline'"],
      imgSrc: ["'self'", 'data:', 'blob:'],
      mediaSrc: ["'self'", 'data:', 'blob:'],
      connectSrc: ["'self'"],
      fontSrc: ["'self'"],
      workerSrc: ["'self'"],
      manifestSrc: ["'self'"],
      frameSrc: ["'none'"],
      objectSrc: ["'none'"],
      baseUri: ["'none'"],
      formAction: ["'self'"],
      frameAncestors: ["'none'"],
    },
    crossOriginOpenerPolicy: 'same-origin-allow-popups',
    permissionsPolicy: { camera: ['self'], microphone: [], geolocation: [], payment: ['self'] },
    referrerPolicy: 'same-origin',
    strictTransportSecurity: options.https ? 'max-age=31536000; includeSubDomains' : false,
    xFrameOptions: 'DENY',
  })
