/** Reads that write, or that buy something before they do: where a parent came back from Google, a payment, a voice's sample. */
const WRITING_READS = [
  /^\/api\/auth\/google\/callback$/,
  /^\/api\/voices\/[^/]+\/sample$/,
  /^\/api\/subscription-status$/,
  /^\/api\/stripe\/products$/,
  /^\/app\/subscription(?:\/|$)/,
]

const READS = new Set(['GET', 'HEAD', 'OPTIONS'])

/** Whether a request goes to the machine that writes from the start; a read that writes once in a while is found when it does. */
export const isForWriter = (method: string, path: string): boolean =>
  !READS.has(method) || WRITING_READS.some((pattern) => pattern.test(path))
