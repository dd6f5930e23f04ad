import { wordsTold } from '../../../ports/moderated-writer.ts'
import type { Moderator } from '../../../ports/moderator.ts'
import type { Making } from '../../../ports/purchase-store.ts'
import type { StoryBrief, ToldStory } from '../../../ports/writer.ts'
import type { Nothing } from './answers.ts'
import { gapsOf } from './measure.ts'
import { refitted } from './refit.ts'
import { type ToldWords, toldStory } from './telling.ts'

/** A measured answer: its gaps, and whether any is `fatal`, so that it cannot be told. */
export interface Draft {
  story: ToldStory | undefined
  gaps: string[]
  fatal: boolean
}

const UNFIT = 'It holds something that is unfit for children.'
const CUT = 'It breaks off before its end.'

/** Measures an answer against the request, and has it moderated. */
export async function draftOf(
  found: ToldWords | Nothing,
  brief: StoryBrief,
  { moderator, making }: { moderator: Moderator; making: Making },
): Promise<Draft> {
  if ('nothing' in found) return { story: undefined, gaps: [found.nothing], fatal: true }
  const story = toldStory(found)
  const verdict = await moderator.checkText(wordsTold(story, brief), making)
  const gaps = gapsOf(story, brief)
  return {
    story,
    gaps: [
      ...gaps.map(({ sentence }) => sentence),
      ...(found.cut ? [CUT] : []),
      ...(verdict.ok ? [] : [UNFIT]),
    ],
    fatal: found.cut === true || !verdict.ok || gaps.some(({ fatal }) => fatal),
  }
}

/** The tellable words with the fewest gaps, split into the requested paragraphs; undefined when none can be told. */
export function bestOf(drafts: readonly Draft[], brief: StoryBrief): ToldStory | undefined {
  return drafts
    .flatMap((draft) =>
      draft.story && !draft.gaps.includes(UNFIT) && !draft.gaps.includes(CUT)
        ? [fitted(draft.story, brief)]
        : [],
    )
    .filter(({ fatal }) => !fatal)
    .sort((a, b) => a.misses - b.misses)[0]?.story
}

function fitted(told: ToldStory, brief: StoryBrief) {
  const misses = gapsOf(told, brief).length
  const story = { ...told, paragraphs: refitted(told.paragraphs, brief.paragraphCount) }
  return { story, misses, fatal: gapsOf(story, brief).some(({ fatal }) => fatal) }
}
