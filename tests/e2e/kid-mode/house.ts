import type { Page } from 'playwright'
import { profilesOf } from '../../../db/queries/profiles.ts'
import { sessions, subscriptions, users } from '../../../db/schema/index.ts'
import { buildOnce } from '../../../src/build/build.ts'
import { addProfile } from '../../../src/domain/profiles/save-profile.ts'
import { type Visit, type VisitOptions, visit } from '../../support/browser.ts'
import { openStage, SHORT, type Stage } from '../player/stage.ts'

export const PIN = '2580'
export const MIAS = 'Mia and the Sleepy Fox'
/** A story that is not on Mia's shelf. */
export const LEOS = 'Leo and the Loud Drum'

export interface House extends Stage {
  /** The ids of the two stories. */
  mias: number
  leos: number
  profile: number
  /** The parent's browser, signed in with a session of its own. */
  parentAt(path: string, options?: VisitOptions): Promise<Visit>
}

/** A family with Mia and Leo, a finished story on each shelf, and a parent whose PIN is chosen on first use. */
export async function openHouse(): Promise<House> {
  await buildOnce()
  const stage = await openStage()
  const { db, now } = stage.services
  const userId = db.select().from(users).get()?.id ?? 0
  db.insert(subscriptions).values({ userId, status: 'active', profiles: 5 }).run()
  const words = { ageGroup: null, voice: null, favoriteThemes: [], favoriteTones: [] }
  const [mias, leos] = [stage.request(), stage.request()]
  await stage.finish(mias, { ...SHORT, title: MIAS })
  await stage.finish(leos, { ...SHORT, title: LEOS })
  const added = addProfile(db, userId, { ...words, name: 'Mia', characterId: null }, now())
  addProfile(db, userId, { ...words, name: 'Leo', characterId: null }, now())
  const profile = added.ok ? added.value : 0
  db.$client
    .prepare('INSERT INTO profile_stories (user_id, profile_id, story_id) VALUES (?, ?, ?), (?, ?, ?)')
    .run(userId, profile, mias, userId, profilesOf(db, userId).children[1]?.id, leos)
  return {
    ...stage,
    mias,
    leos,
    profile,
    async parentAt(path, options = {}) {
      const seen = await visit(stage.url, { reducedMotion: 'reduce', ...options })
      await seen.context.addCookies([{ ...newSession(stage), url: stage.url }])
      await seen.page.goto(path)
      return seen
    },
  }
}

/** Another device of the same parent. */
function newSession({ parent, services: { db } }: Stage): { name: string; value: string } {
  const [name = ''] = parent.cookie.split('=')
  const [known] = db.select().from(sessions).all()
  const value = Buffer.from(crypto.getRandomValues(new Uint8Array(32))).toString('base64url')
  const tokenHash = new Bun.CryptoHasher('sha256').update(value).digest('hex')
  if (known)
    db.insert(sessions)
      .values({ ...known, tokenHash, kidMode: false, kidProfileId: null, kidPinTries: 0 })
      .run()
  return { name, value }
}

/** On the parent's page, hands the device to Mia; the first time with a new PIN. */
export async function handOver(page: Page): Promise<void> {
  await page.goto('/app/kid-mode')
  await page.getByLabel('Mia', { exact: true }).check()
  const pin = page.getByLabel('A four-digit PIN')
  if (await pin.isVisible()) {
    await pin.fill(PIN)
    await page.getByLabel('The same PIN again').fill(PIN)
  }
  await page.getByRole('button', { name: 'Start kid mode' }).click()
  await onShelf(page)
}

/** The child's shelf is on the screen. */
export async function onShelf(page: Page): Promise<void> {
  await page.waitForURL((url) => url.pathname === '/kid')
  await page.getByRole('heading', { name: 'Mia’s stories' }).waitFor()
}

/** Enters a PIN at the parental gate. */
export async function tryPin(page: Page, pin: string): Promise<void> {
  await page.getByLabel('Your PIN').fill(pin)
  await page.getByRole('button', { name: 'Leave kid mode' }).click()
}
