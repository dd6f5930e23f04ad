/** `bun run bench [--compare]`: the one table, ratio first; `--compare` tells what is worse than the kept one, and keeps nothing. */
import { type AnewFigures, measureAnew } from './anew/index.ts'
import { asMarkdown, keptResults, RESULTS, type Result, worseThan } from './results.ts'
import { measureStart, type StartFigures } from './start.ts'
import { measureTimeline, type TimelineFigures } from './timeline.ts'

/** Measures and prints the table; answers whether nothing is worse than before by more than a tenth. */
export async function showTable({ compare }: { compare: boolean }): Promise<boolean> {
  const results = [
    ...(await measureAnew()).flatMap(resultsOfPage),
    ...(await measureStart()).flatMap(resultsOfStart),
    ...(await measureTimeline()).map(resultOfTimeline),
  ]
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
