// Writes many stories from mixed inputs and measures what can be counted: bun tests/soak/words.ts [count] [seed]

import type { StoryBrief, WrittenStory } from '../../src/ports/writer.ts'
import { AGE_GROUP_INFO, AGE_GROUPS } from '../../src/shared/stories/age-groups.ts'
import { secondsFor } from '../../src/shared/stories/length.ts'
import { sentences, words } from '../../src/shared/stories/reading-level.ts'
import { THEMES } from '../../src/shared/stories/themes.ts'
import { TONE_IDS } from '../../src/shared/stories/tones.ts'
import { tellWish } from '../../src/studio/teller/index.ts'
import { briefsOf } from '../../src/studio/tools/briefs.ts'
import { slipsIn } from '../../src/studio/tools/slips.ts'

const RUN = 8
const LENGTHS = [3, 6, 10]

export interface Measures {
  stories: number
  /** Processor time, independent of other load. */
  millisecondsEach: number
  slowest: number
  inLevel: number
  slips: string[]
  sharedParagraphs: number
  repeatedSentences: number
  /**
   * Share of the shorter story's 8-word sequences that also occur in the other, over pairs of one theme and of two
   * themes.
   */
  sharedRuns: { sameTheme: number; otherTheme: number }
  /** Share of the stories whose duration is close to the shown one, at their age group's pace. */
  onTime: number
}

/** Writes `count` stories and prints a table of their slips. */
export function measureStories(count: number, seed: number): Measures {
  const briefs = briefsOf(count, seed)
  const times: number[] = []
  const stories = briefs.map((brief) => {
    const began = process.cpuUsage()
    const story = tellWish(brief)
    const { user, system } = process.cpuUsage(began)
    times.push((user + system) / 1000)
    return story
  })
  const slips = stories.flatMap((story, i) =>
    slipsIn(story, briefs[i]).map((slip) => `${i} ${briefs[i]?.theme} ${briefs[i]?.ageGroup}: ${slip}`),
  )
  const paragraphs = stories.flatMap((story) => story.paragraphs)
  const measures = {
    stories: count,
    millisecondsEach: times.reduce((sum, time) => sum + time, 0) / count,
    slowest: Math.max(...times),
    inLevel: stories.filter((story, i) => isInLevel(story, briefs[i])).length / count,
    slips,
    sharedParagraphs: paragraphs.length - new Set(paragraphs).size,
    repeatedSentences: stories.filter(hasSentenceTwice).length,
    sharedRuns: sharedRuns(stories, briefs),
    onTime: mean(stories.map((story, i) => Number(isOnTime(story, briefs[i])))),
  }
  print(measures, stories, briefs)
  return measures
}

function isInLevel(story: WrittenStory, brief: StoryBrief | undefined): boolean {
  return brief !== undefined && story.grade <= AGE_GROUP_INFO[brief.ageGroup].hardestGrade
}

/** As a share of the shown duration. */
const LATE = 0.25

function secondsOf(story: WrittenStory, brief: StoryBrief): number {
  const { wordsPerMinute } = AGE_GROUP_INFO[brief.ageGroup]
  return (words(story.paragraphs.join(' ')).length / wordsPerMinute) * 60
}

function isOnTime(story: WrittenStory, brief: StoryBrief | undefined): boolean {
  return (
    brief !== undefined && Math.abs(secondsOf(story, brief) / secondsFor(brief.paragraphCount) - 1) <= LATE
  )
}

function hasSentenceTwice(story: WrittenStory): boolean {
  const all = sentences(story.paragraphs.join(' ')).map((sentence) =>
    sentence.toLowerCase().replace(/[“”]/g, ''),
  )
  return new Set(all).size < all.length
}

function sharedRuns(stories: WrittenStory[], briefs: StoryBrief[]) {
  const runs = stories.map(
    (story) => new Set(story.paragraphs.flatMap((paragraph) => runsOf(paragraph, RUN))),
  )
  const same: number[] = []
  const other: number[] = []
  for (const [i, a] of runs.entries())
    for (const [j, b] of runs.slice(0, i).entries()) {
      const [small, large] = a.size < b.size ? [a, b] : [b, a]
      if (small.size === 0) continue
      const shared = [...small].filter((run) => large.has(run)).length / small.size
      ;(briefs[i]?.theme === briefs[j]?.theme ? same : other).push(shared)
    }
  return { sameTheme: mean(same), otherTheme: mean(other) }
}

/** The sequences of `length` words in a text, in lower case. */
function runsOf(text: string, length: number): string[] {
  const all = words(text.toLowerCase())
  return all
    .slice(0, Math.max(0, all.length - length + 1))
    .map((_, at) => all.slice(at, at + length).join(' '))
}

const mean = (list: number[]) => list.reduce((sum, n) => sum + n, 0) / Math.max(1, list.length)
const percent = (share: number) => `${(100 * share).toFixed(1)} %`

function print(measures: Measures, stories: WrittenStory[], briefs: StoryBrief[]) {
  const written = stories.flatMap((story, i) => {
    const brief = briefs[i]
    return brief ? [{ story, brief }] : []
  })
  console.table(overall(measures))
  console.table(
    Object.fromEntries(
      AGE_GROUPS.map((age) => [age, ofAge(written.filter(({ brief }) => brief.ageGroup === age))]),
    ),
  )
  console.table(
    Object.fromEntries(
      LENGTHS.flatMap((count) =>
        AGE_GROUPS.map((age) => [
          `${count} paragraphs, ${age}`,
          ofLength(
            count,
            written.filter(({ brief }) => brief.paragraphCount === count && brief.ageGroup === age),
          ),
        ]),
      ),
    ),
  )
  for (const slip of measures.slips.slice(0, 40)) console.log(' ', slip)
  console.log(`${THEMES.length} themes, ${TONE_IDS.length} tones`)
}

interface Written {
  story: WrittenStory
  brief: StoryBrief
}

const overall = (measures: Measures) => ({
  stories: measures.stories,
  'ms of work a story': measures.millisecondsEach.toFixed(0),
  'slowest, ms of work': measures.slowest.toFixed(0),
  'level in band': percent(measures.inLevel),
  'grammar slips': measures.slips.length,
  'paragraphs shared': measures.sharedParagraphs,
  'stories with a sentence twice': measures.repeatedSentences,
  '8-word runs shared, same theme': percent(measures.sharedRuns.sameTheme),
  '8-word runs shared, other theme': percent(measures.sharedRuns.otherTheme),
  'as long as shown, within a quarter': percent(measures.onTime),
})

function ofAge(written: Written[]) {
  const paragraphs = written.flatMap(({ story }) => story.paragraphs)
  const lengths = paragraphs.map((paragraph) => words(paragraph).length)
  const sentencesEach = mean(paragraphs.map((paragraph) => sentences(paragraph).length))
  return {
    stories: written.length,
    grade: mean(written.map(({ story }) => story.grade)).toFixed(2),
    'level in band': percent(mean(written.map(({ story, brief }) => Number(isInLevel(story, brief))))),
    'words a paragraph': mean(lengths).toFixed(0),
    'longest paragraph': Math.max(0, ...lengths),
    'words a sentence': (mean(lengths) / sentencesEach).toFixed(1),
  }
}

function ofLength(count: number, written: Written[]) {
  const seconds = written.map(({ story, brief }) => secondsOf(story, brief)).sort((a, b) => a - b)
  return {
    stories: written.length,
    'shown, s': secondsFor(count),
    'mean, s': mean(seconds).toFixed(0),
    'shortest, s': (seconds[0] ?? 0).toFixed(0),
    'longest, s': (seconds.at(-1) ?? 0).toFixed(0),
    'within a quarter': percent(mean(written.map(({ story, brief }) => Number(isOnTime(story, brief))))),
  }
}

if (import.meta.main) measureStories(Number(process.argv[2] ?? 600), Number(process.argv[3] ?? 1))
