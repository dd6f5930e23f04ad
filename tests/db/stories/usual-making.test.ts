import { expect, test } from 'bun:test'
import { usualMakingSeconds } from '../../../db/queries/usual-making.ts'
import { stories } from '../../../db/schema/index.ts'
import { freshDatabase } from '../../support/database.ts'
import { signedInParent } from '../../support/signed-in.ts'

test('the usual time is the median of the last stories of that length, of all families', async () => {
  const { db } = freshDatabase()
  const begun = Date.parse('2026-11-22T19:00:00.000Z')
  const made = async (email: string, length: string, seconds: (number | null)[]) => {
    const { userId } = await signedInParent(db, email)
    for (const taken of seconds)
      db.insert(stories)
        .values({
          userId,
          title: 'The Lamp',
          childName: 'Mia',
          characters: '[]',
          theme: 'forest-friends',
          environment: 'Enchanted Forest',
          tone: 'gentle',
          length,
          ageGroup: '6-8',
          seed: 1,
          createdAt: new Date(begun).toISOString(),
          completedAt: taken === null ? null : new Date(begun + taken * 1000).toISOString(),
        })
        .run()
  }
  expect(usualMakingSeconds(db, 'test')).toBeNull()
  await made('sarah@example.com', 'test', [20, 90_000, null])
  await made('noor@example.com', 'test', [30])
  await made('noor2@example.com', 'medium', [300])
  expect(usualMakingSeconds(db, 'test')).toBeCloseTo(30, 1)
  expect(usualMakingSeconds(db, 'medium')).toBeCloseTo(300, 1)
  db.$client.close()
})
