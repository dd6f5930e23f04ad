/**
 * `bun run bench [--compare [PART …]]`: the table, ratio first. `--compare` prints what is worse than the stored one,
 * and stores nothing; it accepts some parts only.
 */
import { type AnewFigures, measureAnew } from './anew/index.ts'
import { type GenerationFigures, measureGeneration, type ServerFigures } from './generation.ts'
import { measurePolling, type PollingFigures } from './polling.ts'
import { asMarkdown, keptResults, RESULTS, type Result, worseThan } from './results.ts'
import { measureStart, type StartFigures } from './start.ts'
import { measureTimeline, type TimelineFigures } from './timeline.ts'

/** Budgets: a response while stories are made, a story's first picture, a whole story, and the server's memory. */
const ANSWER_MS = 50
const FIRST_PICTURE_SECONDS = 1.2
const STORY_SECONDS = 6
const MEMORY_MB = 300

/** The parts of the table, in order. */
const PARTS: Record<string, () => Promise<Result[]>> = {
  anew: async () => (await measureAnew()).flatMap(resultsOfPage),
  start: async () => (await measureStart()).flatMap(resultsOfStart),
  timeline: async () => (await measureTimeline()).map(resultOfTimeline),
  polling: async () => (await measurePolling()).flatMap(resultsOfPolling),
  generation: async () => resultsOfGeneration(await measureGeneration()),
}

export const isPart = (name: string): boolean => Object.hasOwn(PARTS, name)

/**
 * Measures and prints the table, or some parts of it; returns whether nothing is more than a tenth worse than before.
 */
export async function showTable({
  compare,
  parts = Object.keys(PARTS),
}: {
  compare: boolean
  parts?: string[]
}): Promise<boolean> {
  const results: Result[] = []
  for (const part of parts) results.push(...((await PARTS[part]?.()) ?? []))
  const table = asMarkdown(results, new Date())
  console.log(table)
  if (!compare) {
    await Bun.write(RESULTS, table)
    return true
  }
  const worse = worseThan(keptResults(), results)
  for (const sentence of worse) console.error(`Worse by more than a tenth: ${sentence}`)
  return worse.length === 0
}

function resultsOfPage({ page, isReference, ofPlain, ofSame, ...figures }: AnewFigures): Result[] {
  const { perSecond, html, elements, scripts, scriptKilobytes } = figures
  const script = scripts === undefined ? '' : `, ${scripts} scripts of ${scriptKilobytes} KB`
  const facts = `${perSecond} a second, ${(html / 1000).toFixed(1)} KB of HTML, ${elements} elements${script}`
  const what = `${page}, anew`
  const plain = { what, ratio: ofPlain, against: 'bare Hono + React, twenty plain cards', facts }
  if (isReference) return []
  if (ofSame === undefined) return [plain]
  const same = {
    what: `${page}, anew, the same elements`,
    ratio: ofSame,
    against: 'bare Hono + React, the same elements',
    facts,
  }
  return [plain, same]
}

function resultsOfStart({ what, ofBare, processor, wall }: StartFigures): Result[] {
  if (what === 'bare Hono') return []
  const facts = `${processor} ms of one core, ${wall} ms as they passed`
  return [{ what: `Start, ${what}`, ratio: ofBare, against: 'bare Hono', facts }]
}

function resultOfTimeline({ what, flat, perSecond }: TimelineFigures): Result {
  const rates = Object.entries(perSecond).map(
    ([stories, rate]) => `${rate} at ${Number(stories).toLocaleString('en-US')}`,
  )
  return {
    what: `My Stories of 100,000, ${what}`,
    ratio: flat,
    against: 'the same of 100 stories',
    facts: `${rates.join(', ')} a second`,
  }
}

function resultsOfPolling({ clients, making, p50, p99, errors, ...figures }: PollingFigures): Result[] {
  if (!making) return []
  const { loopMicroseconds, held, server, client } = figures
  return [
    {
      what: `${clients.toLocaleString('en-US')} clients that poll while two stories are made, p99`,
      ratio: rounded(ANSWER_MS / p99),
      against: `${ANSWER_MS} ms`,
      facts: `${p99} ms, p50 ${p50} ms, ${errors} errors, ${loopMicroseconds} µs of the loop each, held up for ${held} ms at most; ${server} cores, the clients ${client}`,
    },
  ]
}

/** The first story starts cold, and does not count for the budget. */
function resultsOfGeneration({
  stories: [, ...warm],
  server,
}: {
  stories: GenerationFigures[]
  server: ServerFigures
}): Result[] {
  const pictures = warm.map(({ firstPicture }) => firstPicture)
  const [best] = warm.filter(({ length }) => length === 'medium').sort((a, b) => a.complete - b.complete)
  const { generatingMb, idleMb, afterwardsMb } = server
  return [
    {
      what: 'First picture of a story, warm',
      ratio: rounded(FIRST_PICTURE_SECONDS / Math.min(...pictures)),
      against: `${FIRST_PICTURE_SECONDS} s`,
      facts: `${pictures.join(', ')} s`,
    },
    {
      what: 'A medium story, whole',
      ratio: rounded(STORY_SECONDS / (best?.complete ?? 0)),
      against: `${STORY_SECONDS} s`,
      facts: `${best?.complete} s, of which ${best?.processor} s of processor time`,
    },
    {
      what: 'Memory while stories are made',
      ratio: rounded(MEMORY_MB / generatingMb),
      against: `${MEMORY_MB} MB`,
      facts: `${generatingMb} MB, before ${idleMb} MB, afterwards ${afterwardsMb} MB`,
    },
  ]
}

const rounded = (ratio: number) => Math.round(ratio * 100) / 100
