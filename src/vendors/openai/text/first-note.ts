import { wordsNoted } from '../../../ports/moderated-writer.ts'
import type { Moderator } from '../../../ports/moderator.ts'
import type { Making } from '../../../ports/purchase-store.ts'
import type { OnFirst, StoryBrief, StoryNotes } from '../../../ports/writer.ts'
import type { Listen } from './answers.ts'
import { comingJson } from './coming-json.ts'
import { firstNoteIn } from './notes.ts'

/** Receives a streaming answer, until its end. */
export interface Listener {
  listen: Listen
  end(): void
}

/** Passes the first page's note to `onFirst`, once, as soon as it is complete, if it is fit for children. */
export function firstNoteListener(
  onFirst: OnFirst,
  brief: StoryBrief,
  { moderator, making }: { moderator: Moderator; making: Making },
): Listener {
  let isOpen = true
  const handOn = async (first: StoryNotes) => {
    const verdict = await moderator.checkText(wordsNoted(first, brief), making)
    if (verdict.ok && isOpen) onFirst(first)
  }
  let isHeard = false
  return {
    listen() {
      const hear = comingJson('pictures')
      return (said) => {
        const first = isHeard ? undefined : firstNoteIn(hear(said), brief)
        if (!first) return
        isHeard = true
        // All notes are checked anyway.
        handOn(first).catch(() => undefined)
      }
    },
    end() {
      isOpen = false
    },
  }
}
