import { type Person, signUp } from '../../support/person.ts'

/** What families that go on writing saw. */
export interface Seen {
  /** Names of the labels that were answered with 200. */
  acknowledged: string[]
  /** Answers that were not, by their status; 0 where the connection broke. */
  refused: number[]
  /** The longest time between two acknowledged changes, in milliseconds. */
  longestGapMs: number
}

export interface Load {
  /** Ends it, and answers what was seen since the last time that this was asked. */
  stop(): Promise<Seen>
  /** What was seen since the last time that this was asked. */
  take(): Seen
  acknowledgedNow(): number
  /** The names of all labels that the families have. */
  labels(): Promise<Set<string>>
}

/** So many share the writing that none of them passes the rate of a family. */
const FAMILIES = 16
const PAUSE_MS = 130

/** Families that write labels one after the other, `atOnce` side by side, until they are stopped. */
export async function startLoad(url: string, email: string, atOnce = 4): Promise<Load> {
  const people: Person[] = []
  for (let n = 0; n < FAMILIES; n += 1) people.push(await signUp(url, `${n}-${email}`))
  let seen = nothing()
  let last = performance.now()
  let isEnding = false
  let count = 0

  const write = async () => {
    while (!isEnding) {
      count += 1
      const name = `label ${count}`
      const person = people[count % FAMILIES] as Person
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
        await Bun.sleep(PAUSE_MS)
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
    take,
    labels: async () => new Set((await Promise.all(people.map(labelsOf))).flatMap((names) => [...names])),
    acknowledgedNow: () => seen.acknowledged.length,
    async stop() {
      isEnding = true
      await Promise.all(writing)
      return take()
    },
  }
}

const nothing = (): Seen => ({ acknowledged: [], refused: [], longestGapMs: 0 })

/** The names of all labels that a family has. */
export async function labelsOf(person: Person): Promise<Set<string>> {
  const answer = await person.call('GET', `/api/timeline-labels?firebaseUid=${person.uid}`)
  const { labels } = (await answer.json()) as { labels: { name: string }[] }
  return new Set(labels.map(({ name }) => name))
}
