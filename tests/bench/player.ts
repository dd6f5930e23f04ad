import { type Person, signUp } from '../support/person.ts'
import { startServer } from '../support/server.ts'
import { measureCheapPhone, measureMemory } from './cheap-phone.ts'
import { measureCrossFades } from './cross-fades.ts'
import { measureReadAlong } from './read-along.ts'

const COMPLETE_WITHIN_MS = 120_000
const SIX_PAGES = { length: 'short' }

/** What the player is held against (design, section 8): in the packaged browser, with a story of the embedded studio. */
export async function measurePlayer() {
  const server = await startServer()
  const parent = await signUp(server.url, 'mia@example.com')
  const mia = await parent.makeCharacter('Mia')
  const storyId = await aStory(parent, mia, {})
  const sixPages = await aStory(parent, mia, SIX_PAGES)
  const sync = await measureReadAlong(parent, storyId)
  const fades = await measureCrossFades(parent, sixPages)
  const loading = await measureCheapPhone(parent, sixPages)
  const memory = await measureMemory(parent, sixPages)
  await server.stop()
  return { sync, fades, loading, memory }
}

async function aStory(parent: Person, mia: { id: number }, wish: object): Promise<number> {
  const { id } = (await (await parent.requestStory([mia], wish)).json()) as { id: number }
  const latest = performance.now() + COMPLETE_WITHIN_MS
  while ((await parent.story(id)).generationStatus !== 'complete') {
    if (performance.now() > latest) throw new Error('The story was not finished in time')
    await Bun.sleep(500)
  }
  return id
}
