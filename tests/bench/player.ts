import { signUp } from '../support/person.ts'
import { startServer } from '../support/server.ts'
import { aFinishedStory } from './a-finished-story.ts'
import { measureCheapPhone, measureMemory } from './cheap-phone.ts'
import { measureCrossFades } from './cross-fades.ts'
import { measureReadAlong } from './read-along.ts'

const SIX_PAGES = { length: 'short' }

/**
 * The figures behind the player's budgets (design, section 8): in the packaged browser, with a story of the embedded
 * studio.
 */
export async function measurePlayer() {
  const server = await startServer()
  const parent = await signUp(server.url, 'mia@example.com')
  const mia = await parent.makeCharacter('Mia')
  const storyId = await aFinishedStory(parent, mia)
  const sixPages = await aFinishedStory(parent, mia, SIX_PAGES)
  const sync = await measureReadAlong(parent, storyId)
  const fades = await measureCrossFades(parent, sixPages)
  const loading = await measureCheapPhone(parent, sixPages)
  const memory = await measureMemory(parent, sixPages)
  await server.stop()
  return { sync, fades, loading, memory }
}
