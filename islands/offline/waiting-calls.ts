import { Queue } from 'workbox-background-sync'
import { WAITED_HEADER } from '../../src/shared/constants.ts'
import { SESSION_LIFETIME_SECONDS } from '../../src/shared/identity/session-lifetime.ts'

/** Calls that wait while the server is unreachable; each arrives once and in order when it is back. */
const LATER: readonly RegExp[] = [
  /^POST \/api\/feedback$/,
  /^PUT \/api\/stories\/\d+\/favorite$/,
  /^PUT \/api\/stories\/\d+\/place$/,
]

export const mayWait = (method: string, path: string): boolean =>
  LATER.some((call) => call.test(`${method} ${path}`))

const queue = new Queue('later', {
  maxRetentionTime: SESSION_LIFETIME_SECONDS / 60,
  onSync: () => sendWaitingCalls(),
})

/** Answers as the server would; what could not be sent waits. */
export async function sendNowOrLater(request: Request): Promise<Response> {
  const copy = request.clone()
  try {
    const answer = await fetch(request)
    if (!isAway(answer)) return answer
  } catch {
    // No network: the same as an unreachable server.
  }
  await queue.pushRequest({ request: copy })
  return Response.json({ success: true, later: true }, { status: 202 })
}

/** A stopped server behind its proxy. */
export const isAway = ({ status }: Response): boolean => status >= 502 && status <= 504

let sending: Promise<void> | undefined

/** Sends what waits, one after the other. What the server refuses is dropped; what it could not accept keeps waiting. */
export function sendWaitingCalls(): Promise<void> {
  sending ??= sendAll().finally(() => {
    sending = undefined
  })
  return sending
}

/** Each leaves the queue when the server has it: one sent twice by a browser that dies in between has the same effect. */
async function sendAll(): Promise<void> {
  for (let [first] = await queue.getAll(); first; [first] = await queue.getAll()) {
    const answer = await fetch(waited(first))
    if (isAway(answer) || answer.status === 401 || answer.status === 429) throw new Error('Not now')
    await queue.shiftRequest()
  }
}

/** The server is told how long it waited, which is correct whatever this device's clock shows. */
function waited({ request, timestamp = Date.now() }: { request: Request; timestamp?: number }): Request {
  const headers = new Headers(request.headers)
  headers.set(WAITED_HEADER, String(Math.max(0, Date.now() - timestamp)))
  return new Request(request, { headers })
}

/** Drops waiting calls of any other family; all when none is signed in. */
export async function dropWaitingCalls(family: string | null): Promise<void> {
  const waiting = await queue.getAll()
  const whose = await Promise.all(waiting.map(({ request }) => familyOf(request)))
  if (whose.every((one) => one === family)) return
  for (const one of whose) {
    const entry = await queue.shiftRequest()
    if (entry && one === family) await queue.pushRequest(entry)
  }
}

/** Every call that may wait names its caller. */
async function familyOf(request: Request): Promise<string | undefined> {
  const { firebaseUid }: { firebaseUid?: string } = await request.clone().json()
  return firebaseUid
}
