import type { Narration, NarrationBrief } from '../../ports/narrator.ts'
import type { StudioTasks } from '../index.ts'
import type { Pool } from '../pool/pool.ts'

/** Paragraphs of one story requested at a time: one is spoken and one waits, so that pictures can go in between. */
const ASKED_AT_ONCE = 2

/** Speaks a story's paragraphs on the pool and joins them. */
export async function narrate(
  pool: Pool<StudioTasks>,
  brief: NarrationBrief,
  signal?: AbortSignal,
): Promise<Narration> {
  const { paragraphs, ...manner } = brief
  const spoken: StudioTasks['speak']['output'][] = []
  const waiting = oneByOne(paragraphs)
  const speakWaiting = async () => {
    for (const [index, paragraph] of waiting)
      spoken[index] = await pool.run('speak', { paragraph, ...manner }, { signal })
  }
  await Promise.all(Array.from({ length: ASKED_AT_ONCE }, speakWaiting))
  return pool.run('join', { brief, spoken }, { signal })
}

/** A generator ends for all its consumers when one of them fails. */
function* oneByOne(paragraphs: readonly string[]): Generator<[number, string]> {
  yield* paragraphs.entries()
}
