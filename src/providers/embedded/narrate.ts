import type { Narration, NarrationBrief } from '../voice/index.ts'
import type { Pool } from './pool.ts'
import type { StudioTasks } from './studio.ts'

/** Paragraphs of one story that are asked for at a time: one is spoken and one waits, and pictures go in between. */
const ASKED_AT_ONCE = 2

/** Speaks a story's paragraphs on the pool and joins them. */
export async function narrate(
  pool: Pool<StudioTasks>,
  brief: NarrationBrief,
  signal?: AbortSignal,
): Promise<Narration> {
  const { paragraphs, ...manner } = brief
  const spoken: StudioTasks['speak']['output'][] = []
  const waiting = [...paragraphs.entries()].values()
  const speakWaiting = async () => {
    for (const [index, paragraph] of waiting)
      spoken[index] = await pool.run('speak', { paragraph, ...manner }, { signal })
  }
  try {
    await Promise.all(Array.from({ length: ASKED_AT_ONCE }, speakWaiting))
  } catch (cause) {
    waiting.return?.()
    throw cause
  }
  return pool.run('join', { brief, spoken }, { signal })
}
