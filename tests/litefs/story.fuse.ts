import { afterEach, expect, test } from 'bun:test'
import { signUp } from '../support/person.ts'
import { geminiServer } from '../support/vendors/gemini.ts'
import { startBoth } from './roles.ts'
import { type Cluster, createCluster } from './support/cluster.ts'

let cluster: Cluster
afterEach(() => cluster.stop())

test('a story in the making is finished on the other machine, and charged once', async () => {
  cluster = await createCluster({ lease: '2s' })
  await startBoth(cluster)
  const mia = await signUp(cluster.edge.url, 'mia@example.com')
  const child = await mia.makeCharacter('Mia')
  for (const end of ['stop', 'kill'] as const) {
    const { id } = (await (await mia.requestStory([child])).json()) as { id: number }
    const primary = await cluster.primary()
    await primary[end]()
    await cluster.until('the story is complete', async () => {
      const story = await mia.story(id).catch(() => undefined)
      return story?.generationStatus === 'complete'
    })
    primary.start()
    await primary.started()
  }
  const account = await mia.call('GET', `/api/user/trial-status?firebaseUid=${mia.uid}`)
  expect(await account.json()).toMatchObject({ availableCredits: 1 })
})

test('a vendor that hangs while a machine ends holds it up for seconds at most: the other one finishes the story, charged once', async () => {
  const google = geminiServer()
  try {
    google.faults.push('hangs')
    cluster = await createCluster({ env: { GEMINI_API_KEY: 'gemini-key', GEMINI_BASE_URL: google.url } })
    await startBoth(cluster)
    const mia = await signUp(cluster.edge.url, 'mia@example.com')
    const { id } = (await (await mia.requestStory([await mia.makeCharacter('Mia')])).json()) as {
      id: number
    }
    await cluster.until('the vendor hangs', () => google.hung() > 0)
    const ending = await cluster.primary()
    expect(await ending.stop()).toBe(0)
    expect(ending.events('role.handed_over')).toMatchObject([{ isTaken: true }])
    expect(ending.events('server.stopped')).toHaveLength(1)
    await cluster.until('the story is complete', async () => {
      const story = await mia.story(id).catch(() => undefined)
      return story?.generationStatus === 'complete'
    })
    const account = await mia.call('GET', `/api/user/trial-status?firebaseUid=${mia.uid}`)
    expect(await account.json()).toMatchObject({ availableCredits: 2 })
  } finally {
    await google.stop()
  }
})
