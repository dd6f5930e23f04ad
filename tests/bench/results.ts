import { existsSync, readFileSync } from 'node:fs'
import { cpus, loadavg, totalmem } from 'node:os'
import { join } from 'node:path'

/** A row of the table; `ratio` is relative to the reference, higher is better. */
export interface Result {
  what: string
  ratio: number
  against: string
  facts: string
}

export const RESULTS = join(import.meta.dir, 'RESULTS.md')
const HEADER = ['Ratio', 'What', 'Held against', 'Figures']
/** A drop of the ratio by more than this is reported. */
const WORSE_BY = 0.1

/** The table with its date and machine, as stored. */
export const asMarkdown = (results: Result[], now: Date): string =>
  [
    '# What `bun run bench` measured last',
    '',
    `${now.toISOString().slice(0, 10)}, ${machine()}. Ratios are of one run; more is better.`,
    '',
    row(HEADER),
    row(HEADER.map(() => '---')),
    ...results.map(({ ratio, what, against, facts }) => row([ratio.toFixed(2), what, against, facts])),
    '',
  ].join('\n')

/** One sentence for each row that is more than a tenth worse than the stored table. */
export function worseThan(kept: string, results: Result[]): string[] {
  const before = new Map(resultsIn(kept).map(({ what, ratio }) => [what, ratio]))
  return results.flatMap(({ what, ratio }) => {
    const was = before.get(what)
    if (was === undefined || ratio >= was * (1 - WORSE_BY)) return []
    return [`${what}: ${ratio.toFixed(2)}, and was ${was.toFixed(2)}`]
  })
}

export const keptResults = (): string => (existsSync(RESULTS) ? readFileSync(RESULTS, 'utf8') : '')

/** The rows of a stored table. */
function resultsIn(markdown: string): Pick<Result, 'what' | 'ratio'>[] {
  return [...markdown.matchAll(/^\| (\d+\.\d+) \| ([^|]+) \|/gm)].map(([, ratio, what]) => ({
    ratio: Number(ratio),
    what: what?.trim() ?? '',
  }))
}

function machine(): string {
  const [first] = cpus()
  const memory = Math.round(totalmem() / 2 ** 30)
  const [load = 0] = loadavg()
  return `${cpus().length} cores ${first?.model.trim() ?? ''}, ${memory} GB, load ${load.toFixed(1)}, Bun ${Bun.version}`
}

const row = (cells: string[]) => `| ${cells.join(' | ')} |`
