import { AGE_GROUP_INFO, type AgeGroup } from '../../shared/stories/age-groups.ts'
import type { PhraseEnding } from './phrasing.ts'
import type { EngineVoice } from './voices.ts'

/** Mean seconds per word and per pause, at the voice's own speed. */
const SECONDS_PER_WORD: Record<EngineVoice, number> = { rms: 0.345, slt: 0.297 }
const SECONDS_PER_PAUSE = 0.6
const LEAST_STRETCH = 1.02
const MOST_STRETCH = 1.4

/**
 * How much longer each word of a paragraph takes than at the voice's own speed. The fewer the pauses, the slower the
 * words, so that pauses stay natural at the age group's pace (design, section 8).
 */
export function stretchFor(
  ageGroup: AgeGroup,
  { voice, wordCount, phraseCount }: { voice: EngineVoice; wordCount: number; phraseCount: number },
): number {
  const perWord =
    60 / AGE_GROUP_INFO[ageGroup].wordsPerMinute - (SECONDS_PER_PAUSE * phraseCount) / Math.max(1, wordCount)
  const stretch = Math.min(MOST_STRETCH, Math.max(LEAST_STRETCH, perWord / SECONDS_PER_WORD[voice]))
  return Math.round(stretch * 100) / 100
}

/** Seconds of silence before the first word and after the last. */
export const OPENING_QUIET = 0.3
export const CLOSING_QUIET = 1

/** Seconds of silence after each kind of phrase, before the story's pace is applied. */
const PAUSE_SECONDS: Record<PhraseEnding, number> = {
  tag: 0.2,
  sentence: 0.55,
  dialogue: 0.65,
  paragraph: 1.2,
}
const SHORTEST = 0.55
const LONGEST = 1.9

/**
 * Seconds of silence after each phrase, bringing the whole story as close to its age group's pace (design, section 8)
 * as natural pauses allow.
 */
export function pausesFor(
  endings: readonly PhraseEnding[],
  { spokenSeconds, wordCount, ageGroup }: { spokenSeconds: number; wordCount: number; ageGroup: AgeGroup },
): number[] {
  const usual = endings.slice(0, -1).map((ending) => PAUSE_SECONDS[ending])
  const usualSum = usual.reduce((sum, seconds) => sum + seconds, 0)
  const wanted =
    (wordCount / AGE_GROUP_INFO[ageGroup].wordsPerMinute) * 60 - OPENING_QUIET - CLOSING_QUIET - spokenSeconds
  const scale = Math.min(LONGEST, Math.max(SHORTEST, usualSum > 0 ? wanted / usualSum : 1))
  return [...usual.map((seconds) => seconds * scale), CLOSING_QUIET]
}
