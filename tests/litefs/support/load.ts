import { dirname } from 'node:path'
import { openDb } from '../../../db/client.ts'
import type { TestApp } from '../../support/app.ts'
import { type Person, personIn } from '../../support/person.ts'
import type { Cluster } from './cluster.ts'

/** What a writing family observed. */
export interface Seen {
  /** Names of the labels acknowledged with 200. */
  acknowledged: string[]
  /** Statuses of all other responses; 0 for a broken connection. */
  refused: number[]
  /** The longest time between two acknowledged changes, in milliseconds. */
  longestGapMs: number
}

export interface Load {
  /** The names of all labels, once the reading machine has caught up. */
  there(): Promise<Set<string>>
  /** Stops it, and returns the observations since the last call. */
  stop(): Promise<Seen>
  /** Returns the observations since the last call. */
  take(): Seen
  acknowledgedNow(): number
}

/** Families that write one label after the other, `atOnce` in parallel, until stopped. */
export async function startLoad(cluster: Cluster, atOnce = 4): Promise<Load> {
  const people = await families(cluster)
  let seen = nothing()
  let last = performance.now()
  let isEnding = false
  let count = 0

  const write = async () => {
    while (!isEnding) {
      count += 1
      const name = `label ${count}`
      const person = people[count % people.length] as Person
      const status = await person
        .call('POST', '/api/timeline-labels', {
          firebaseUid: person.uid,
          name,
          createdAt: '2026-11-20T19:30:00.000Z',
        })
        .then(async (answer) => {
          await answer.arrayBuffer()
          return answer.status
        })
        .catch(() => 0)
      if (status === 200) {
        const now = performance.now()
        seen.longestGapMs = Math.max(seen.longestGapMs, now - last)
        last = now
        seen.acknowledged.push(name)
      } else {
        seen.refused.push(status)
        await Bun.sleep(50)
      }
    }
  }
  const writing = Array.from({ length: atOnce }, write)
  const take = () => {
    const taken = seen
    seen = nothing()
    last = performance.now()
    return taken
  }
  return {
    async there() {
      await cluster.until('both have the same', () => new Set(positionsOf(cluster)).size === 1)
      const names = await Promise.all(people.map(labelsOf))
      return new Set(names.flatMap((some) => [...some]))
    },
    take,
    acknowledgedNow: () => seen.acknowledged.length,
    async stop() {
      isEnding = true
      await Promise.all(writing)
      return take()
    },
  }
}

/** Enough families to stay below the rate limit of changes. */
const FAMILIES = 120
let streets = 0

/** Adds families directly to the writing machine's database. */
async function families(cluster: Cluster): Promise<Person[]> {
  streets += 1
  const primary = await cluster.primary()
  const db = openDb(dirname(primary.file))
  const services = { db, now: () => new Date() } as TestApp['services']
  const people: Person[] = []
  db.$client.exec('BEGIN')
  for (let n = 0; n < FAMILIES; n += 1)
    people.push(await personIn({ services }, cluster.edge.url, `family${n}.${streets}@example.com`))
  db.$client.exec('COMMIT')
  db.$client.close()
  return people
}

const nothing = (): Seen => ({ acknowledged: [], refused: [], longestGapMs: 0 })

/** Of the running machines; a reading one may lag for a moment. */
const positionsOf = ({ nodes }: Cluster) =>
  nodes.filter((node) => node.isRunning()).map((node) => node.position())

/** The names of all the family's labels. */
async function labelsOf(person: Person): Promise<Set<string>> {
  const answer = await person.call('GET', `/api/timeline-labels?firebaseUid=${person.uid}`)
  if (!answer.ok) throw new Error(`Labels: ${answer.status} ${await answer.text()}`)
  const { labels } = (await answer.json()) as { labels: { name: string }[] }
  return new Set(labels.map(({ name }) => name))
}
