import { signUp } from '../../support/person.ts'
import { wordsInFiles } from '../../support/raw-files.ts'
import type { RunningServer } from '../../support/server.ts'
import type { Figures } from './figures.ts'

const NAME = 'Zibbledee'
const WORDS = ['zibbledee', 'plimmeroon', 'snorbeldink', 'quabberly']
const WITHIN_MS = 600_000
const LOOK_EVERY_MS = 2000

/** Searches the raw files for a family's words, as a finder of the disk would, until ten minutes after its deletion. */
export async function foundWords(server: RunningServer): Promise<Figures> {
  const family = await signUp(server.url, 'quabberly@example.com')
  const child = await family.makeCharacter(NAME, { description: 'wears a plimmeroon hat' })
  const { id } = (await (await family.requestStory([child])).json()) as { id: number }
  while ((await family.story(id)).generationStatus !== 'complete') await Bun.sleep(200)
  const label = { firebaseUid: family.uid, name: 'Snorbeldink day', createdAt: new Date().toISOString() }
  await family.call('POST', '/api/timeline-labels', label)
  await family.call('GET', '/app/saved-stories?search=zibbledee')
  const ended = await fetch(`${server.url}/app/settings/delete-account`, {
    method: 'POST',
    redirect: 'manual',
    headers: {
      cookie: family.cookie,
      origin: server.url,
      'content-type': 'application/x-www-form-urlencoded',
    },
    body: 'confirmation=DELETE',
  })
  if (ended.status !== 303) throw new Error(`The family was not deleted: ${ended.status}`)
  const begun = performance.now()
  for (;;) {
    const found = wordsInFiles(server.dataDir, WORDS)
    const seconds = Math.round((performance.now() - begun) / 1000)
    if (found.length === 0) return { 'words gone after s': seconds }
    if (performance.now() - begun > WITHIN_MS) return { 'words found after ten minutes': found.join('; ') }
    await Bun.sleep(LOOK_EVERY_MS)
  }
}
