/**
 * `bun run bench`: one table, ratio first, stored in RESULTS.md. `--compare` prints what is worse than the stored one,
 * and `--compare generation polling` measures only those parts. `bun run bench NAME`, or `all`, prints the figures
 * behind the design's budgets. Nothing else should run meanwhile.
 */
import { measureAnew } from './anew/index.ts'
import { measureCodec } from './codec.ts'
import { measureEvenings } from './evenings.ts'
import { measureFaces } from './faces.ts'
import { measureGeneration } from './generation.ts'
import { measureLighthouse } from './lighthouse.ts'
import { measurePages } from './page-weight.ts'
import { measurePhotos } from './photos.ts'
import { measurePlayer } from './player.ts'
import { measurePolling } from './polling.ts'
import { measureRecordings } from './recordings/index.ts'
import { measureStart } from './start.ts'
import { isPart, showTable } from './table.ts'
import { measureTimeline } from './timeline.ts'
import { measureVendors } from './vendors.ts'
import { measureVisits } from './visits.ts'
import { measureWordTimes } from './word-times.ts'

const ONE_OF = 'an address or a part of a name behind it measures one; KB after gzip'

const RUNS: Record<string, () => Promise<void>> = {
  async anew() {
    console.log('\nPages rendered anew, one core (ratios to bare Hono + React in the same run)')
    console.table(await measureAnew())
  },
  async start() {
    console.log('\nFrom the start of the process to its first answer, one core (milliseconds)')
    console.table(await measureStart())
  },
  async generation() {
    const { stories, server } = await measureGeneration(folder)
    console.log('\nFrom the click to a finished story (seconds; one parent, embedded studio)')
    console.table(stories)
    console.log('\nThe server')
    console.table([server])
  },
  async codec() {
    console.log('\nWhat packing costs in sound, and saves in bytes')
    console.table(await measureCodec())
  },
  async evenings() {
    console.log('\nTaps and seconds to a story that is told')
    console.table(await measureEvenings())
  },
  async faces() {
    const stories = Number(folder ?? 200)
    console.log(`\nFaces that the player’s words, controls and shade hide (${stories} stories)`)
    console.table(await measureFaces(stories))
  },
  async photos() {
    if (!folder)
      return console.log('\nbun run bench photos FOLDER measures what is read from the portraits in it')
    console.log('\nThe look that is read from photos')
    console.table(await measurePhotos(folder))
  },
  async lighthouse() {
    console.log(`\nLighthouse, mobile preset, as a family of 200 stories sees it (${ONE_OF})`)
    for await (const { page, ...figures } of measureLighthouse(folder)) console.log(page, figures)
  },
  async pages() {
    console.log(`\nEach page as a family of 200 stories sees it, on slow 4G and a slow phone (${ONE_OF})`)
    console.table(await Array.fromAsync(measurePages(folder)))
  },
  async player() {
    const { sync, fades, loading, memory } = await measurePlayer()
    console.log('\nHow far the highlighted word is from the spoken one')
    console.table(sync)
    console.log(
      '\nCross-fades: work at full speed, frames on a 6 times slower processor without a graphics card',
    )
    console.table(fades)
    console.log('\nSix pages on slow 4G, processor 6 times slower, cover skipped, nothing cached')
    console.table([loading])
    console.log('\nMemory after each of five stories in a row')
    console.table(memory)
  },
  async polling() {
    console.log('\nClients that poll My Stories every two seconds (milliseconds; shares of one core)')
    console.table(await measurePolling(undefined, folder))
  },
  async vendors() {
    const { stories, memory } = await measureVendors()
    console.log(
      '\nA medium story at slow vendors (seconds; text 8, picture 12, look at a picture 2, speech 6, sound 5)',
    )
    console.table(stories)
    console.log('\nThe server with three vendors')
    console.table([memory])
  },
  async visits() {
    console.log('\nWhat a phone is sent, the service worker and what it brings included')
    console.table(await measureVisits())
  },
  async words() {
    console.log('\nWord times of the narration')
    console.table({ Robin: await measureWordTimes(6, 'rms'), Wren: await measureWordTimes(6, 'slt') })
  },
  async recordings() {
    console.log('\nHow far the words found in recordings are from the spoken ones (espeak-ng, Festival)')
    console.table(await measureRecordings(Number(folder ?? 1)))
  },
  async timeline() {
    console.log('\nMy Stories of 100 to 100,000 stories (answers a second of one core’s time)')
    console.table((await measureTimeline(folder)).map(({ perSecond, ...row }) => ({ ...row, ...perSecond })))
  },
}

const [name, folder] = process.argv.slice(2)
if (name === undefined) process.exit((await showTable({ compare: false })) ? 0 : 1)
if (name === '--compare') {
  const parts = process.argv.slice(3)
  const unknown = parts.find((part) => !isPart(part))
  if (unknown) {
    console.error(`The table has no part ${unknown}`)
    process.exit(2)
  }
  process.exit((await showTable({ compare: true, ...(parts.length > 0 ? { parts } : {}) })) ? 0 : 1)
}
for (const wanted of name === 'all' ? Object.keys(RUNS) : [name]) {
  const run = RUNS[wanted]
  if (!run) {
    console.error(`There is no bench ${wanted}: all, ${Object.keys(RUNS).join(', ')}`)
    process.exit(2)
  }
  await run()
}
process.exit(0)
