/**
 * `bun run studio`: whole stories of the embedded studio on one contact sheet; with `check` or `tell`, the hand-written
 * tales.
 */
import { join, resolve } from 'node:path'
import { openStudio } from '../index.ts'
import { offered } from './offered.ts'
import { type Made, make } from './sheet/make.ts'
import { countedLines, notDrawn } from './sheet/not-drawn.ts'
import { type SheetOptions, sheetOptionsOf, USAGE } from './sheet/orders.ts'
import { sheetOf } from './sheet/sheet.ts'
import { checkTales, ideasList, tellTales } from './tales.ts'

const [command = '', ...words] = process.argv.slice(2)
const choices = offered()
try {
  if (command === 'check') process.exit(checkTales(words[0] ?? '', namesOf(choices.authors)) ? 0 : 1)
  else if (command === 'tell') tellTales(words)
  else if (command === 'ideas') await Bun.write(new URL('../tales/IDEAS.md', import.meta.url), ideasList())
  else await makeSheet(sheetOptionsOf(process.argv.slice(2), choices))
} catch (cause) {
  console.error(`${cause instanceof Error ? cause.message : cause}\n\n${USAGE}`)
  process.exit(2)
}
process.exit(0)

function namesOf(authors: typeof choices.authors): string[] {
  return authors.map(({ displayName }) => displayName)
}

async function makeSheet({ orders, sound, out }: SheetOptions): Promise<void> {
  const folder = resolve(out ?? join(process.env.DATA_DIR ?? './data', 'studio'))
  const studio = openStudio()
  const stories: Made[] = []
  for (const [at, order] of orders.entries()) {
    const name = `${String(at + 1).padStart(2, '0')}-${order.brief.theme}`
    const made = await make(studio, order, { folder, name, sound })
    stories.push(made)
    console.log(`${at + 1}/${orders.length} ${made.story.title}`, ...made.flags.map((flag) => `\n   ${flag}`))
    await Bun.write(join(folder, 'index.html'), sheetOf(stories))
  }
  const missing = countedLines(stories.flatMap(({ story }) => notDrawn(story)))
  await Bun.write(join(folder, 'not-drawn.txt'), missing.map((line) => `${line}\n`).join(''))
  if (missing.length > 0) console.log('\nAsked for and not drawn:', missing.join(', '))
  await studio.close()
  console.log(`\n${join(folder, 'index.html')}`)
}
