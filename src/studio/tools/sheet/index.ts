/** `bun run studio`: complete stories of the embedded studio on one sheet, by which it is judged and changed. */

import { mkdtempSync, rmSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join, resolve } from 'node:path'
import { openDb } from '../../../../db/client.ts'
import { migrateDb } from '../../../../db/migrate.ts'
import { allAuthorStyles, allStoryDefinitions } from '../../../../db/queries/options.ts'
import { openStudio } from '../../index.ts'
import { type Made, make } from './make.ts'
import { USAGE, type Wish, wishOf } from './orders.ts'
import { sheetOf } from './sheet.ts'

function wished(): Wish {
  const folder = mkdtempSync(join(tmpdir(), 'storylamp-options-'))
  const db = openDb(folder)
  try {
    migrateDb(db)
    return wishOf(process.argv.slice(2), { lengths: allStoryDefinitions(db), authors: allAuthorStyles(db) })
  } catch (cause) {
    console.error(`${cause instanceof Error ? cause.message : cause}\n\n${USAGE}`)
    process.exit(2)
  } finally {
    db.$client.close()
    rmSync(folder, { recursive: true })
  }
}

const { orders, sound, out } = wished()
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
await studio.close()
console.log(`\n${join(folder, 'index.html')}`)
process.exit(0)
