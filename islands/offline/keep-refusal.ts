/** The toast when a story could not be loaded. */
export const NOT_KEPT = {
  kind: 'error',
  title: 'Not kept',
  text: 'The story could not be brought onto this device. Please try again.',
} as const

/** The toast of a browser without storage. */
export const CANNOT_KEEP = {
  kind: 'info',
  title: 'This browser can’t keep stories',
  text: 'A private window or an older browser has no room for stories. They play while you are online.',
} as const
