import { buildOnce } from '../../../src/build/build.ts'
import { type Person, signUp } from '../../support/person.ts'
import { type RunningServer, startServer } from '../../support/server.ts'
import { aToldStory } from '../player/told-story.ts'

export interface FamilyWithStory {
  server: RunningServer
  parent: Person
  storyId: number
}

/** A real server of its own, with a parent who has a finished story. */
export async function aFamilyWithStory(): Promise<FamilyWithStory> {
  await buildOnce()
  const server = await startServer()
  const parent = await signUp(server.url, 'mia@example.com')
  const storyId = await aToldStory(server.dataDir, (await parent.makeCharacter('Mia')).id)
  return { server, parent, storyId }
}
