/** `bun run studio`: complete stories of the embedded studio on one sheet, by which it is judged and changed. */
import { join, resolve } from 'node:path'
import { allAuthorStyles, allStoryDefinitions } from '../../db/queries/options.ts'
import { openStudio } from '../../src/providers/embedded/studio.ts'
import { freshDatabase } from '../support/database.ts'
import { type Made, make } from './make.ts'
import { USAGE, type Wish, wishOf } from './orders.ts'
import { sheetOf } from './sheet.ts'

function wished(): Wish {
  const { db } = freshDatabase()
  try {
    return wishOf(process.argv.slice(2), { lengths: allStoryDefinitions(db), authors: allAuthorStyles(db) })
  } catch (cause) {
    console.error(`${cause instanceof Error ? cause.message : cause}\n\n${USAGE}`)
    process.exit(2)
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
