import { embeddedAccounts } from '../../db/schema/index.ts'
import { routes } from '../../src/routes.ts'
import { assets } from '../../src/web/kit/assets.ts'
import { aStreet, type Street } from './calls.ts'
import { type Caller, type Dice, dice, oddRequest } from './odd-request.ts'
import { rowsOf } from './rows.ts'

export interface Fuzzed {
  /** How many answers had each status. */
  statuses: Record<number, number>
  /** What should not have happened, one sentence each. */
  faults: string[]
}

/** How many of a hundred requests come from the owner of what they name. */
const OF_OWNER = 20

/**
 * Sends `count` malformed requests over all routes in turn, as a parent who owns nothing, as nobody, with an invalid
 * cookie, and then as the owner. Faults are: a 5xx, a stack trace or a library's message in an answer, and anything
 * written for others than the owner.
 */
export async function fuzz(count: number, seed: number): Promise<Fuzzed> {
  const complaints: string[] = []
  const { error } = console
  console.error = (...said: unknown[]) => complaints.push(`Complained: ${said.join(' ').slice(0, 300)}`)
  try {
    const ofOwner = Math.ceil((count * OF_OWNER) / 100)
    const others = await sendAll(count - ofOwner, dice(seed), STRANGERS)
    const owner = await sendAll(ofOwner, dice(seed + 1), OWNER)
    const statuses = { ...others.statuses }
    for (const [status, n] of Object.entries(owner.statuses)) statuses[+status] = (statuses[+status] ?? 0) + n
    return { statuses, faults: [...others.faults, ...owner.faults, ...complaints] }
  } finally {
    console.error = error
  }
}

interface Callers {
  who: readonly Caller[]
  routes: readonly string[]
  mayWrite: boolean
}

async function sendAll(
  count: number,
  random: Dice,
  { who, routes: all, mayWrite }: Callers,
): Promise<Fuzzed> {
  // Whoever has her recording link may write with it.
  const street = { ...(await aStreet()), recordsByLink: mayWrite }
  const { app, log, services } = street.home
  const statuses: Record<number, number> = {}
  const faults: string[] = []
  await hearVoices(street)
  const before = rowsOf(services.db)
  log.length = 0
  for (let n = 0; n < count; n += 1) {
    const asked = all[n % all.length] ?? ''
    const { route, what, url, init } = oddRequest(random, street, asked, random.pick(who))
    const answer = await app.request(url, init)
    statuses[answer.status] = (statuses[answer.status] ?? 0) + 1
    const text = await answer.text()
    if (answer.status >= 500) faults.push(`${answer.status} for ${what}: ${route} ${url.slice(0, 200)}`)
    if (answer.status >= 400 && TELLTALE.test(text)) faults.push(`Insides told for ${what}: ${route}`)
    if (SIGNS_OUT.test(route)) await signInAgain(street)
  }
  if (!mayWrite) faults.push(...writtenSince(before, rowsOf(services.db)))
  for (const line of log.filter((entry) => entry.includes('"level":"error"'))) faults.push(line.slice(0, 500))
  street.home.close()
  return { statuses, faults }
}

/** A voice's sample is made on the first request, and stored for every family. */
async function hearVoices({ home: { app, services }, leo }: Street) {
  for (const { id } of services.narrator.voices)
    await app.request(`/api/voices/${id}/sample`, { headers: { cookie: leo.cookie } })
}

type Rows = ReturnType<typeof rowsOf>

/** Each table that has changed, with its first new row. */
function writtenSince(before: Rows, after: Rows): string[] {
  return Object.entries(after).flatMap(([table, rows]) => {
    const known = new Set(before[table]?.map((row) => JSON.stringify(row)))
    const written = rows.map((row) => JSON.stringify(row)).find((row) => !known.has(row))
    return written || rows.length !== known.size ? [`${table} was written: ${written?.slice(0, 300)}`] : []
  })
}

const TELLTALE = /\n\s+at .+:\d+|node_modules|SQLITE_|SqliteError|ZodError|TypeError|\.tsx?:\d+/
const SIGNS_OUT = /logout|sign-out|auth\/token/

const FILES = new Set(assets.routes.map(({ path }) => path))
const ROUTES = routes.routes
  .filter(({ path }) => !path.includes('*') && (!FILES.has(path) || path.includes(':')))
  .map(({ method, path }) => `${method} ${path}`)

/** Calls that delete what the owner has would leave nothing to request. */
const ENDS = /^DELETE|delete|remove|kid-mode|\/end$/

const STRANGERS: Callers = {
  who: ['leo', 'leo', 'leo', 'nobody', 'garbage'],
  routes: ROUTES,
  mayWrite: false,
}
const OWNER: Callers = { who: ['mia'], routes: ROUTES.filter((route) => !ENDS.test(route)), mayWrite: true }

/** Signing out everywhere ends tokens as well, which is not a fault. */
async function signInAgain({ home, leo, mia }: Street): Promise<void> {
  home.services.db.update(embeddedAccounts).set({ tokensValidAfter: null }).run()
  for (const parent of [leo, mia]) {
    const body = new URLSearchParams({ email: parent.email, password: 'twinkle-twinkle' })
    const answer = await home.app.request('/login', { method: 'POST', body })
    parent.cookie = (answer.headers.get('set-cookie') ?? '').split(';')[0] ?? ''
  }
}
