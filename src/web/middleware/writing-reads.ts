/** Reads that write, or buy something first: the return from Google, a payment, a voice's sample. */
const WRITING_READS = [
  /^\/api\/auth\/google\/callback$/,
  /^\/api\/voices\/[^/]+\/sample$/,
  /^\/api\/subscription-status$/,
  /^\/api\/stripe\/products$/,
  /^\/app\/subscription(?:\/|$)/,
]

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether a request goes straight to the writer; a read that writes only sometimes is passed on when it does. */
export const isForWriter = (method: string, path: string): boolean =>
  !READS.has(method) || WRITING_READS.some((pattern) => pattern.test(path))
