import { mkdirSync, writeFileSync } from 'node:fs'
import { fileURLToPath } from 'node:url'
import { writeWhole } from '../../../ports/writer.ts'
import { openStudio } from '../../index.ts'
import { SAMPLE_BRIEF } from './brief.ts'
import { paintPages } from './pages.ts'

/** `bun run sample` makes the landing page's story again: text, pictures, voice and ambience. */
const FOLDER = fileURLToPath(new URL('../../../../public/sample', import.meta.url))
const STORY = fileURLToPath(new URL('../../../components/landing/sample-story.json', import.meta.url))

const studio = openStudio()
const { seed, tone, ageGroup } = SAMPLE_BRIEF
const { title, paragraphs, grade, ...notes } = await writeWhole(studio.writer, SAMPLE_BRIEF)
const narration = await studio.narrator.narrate({ paragraphs, ageGroup })
const ambience = await studio.ambience.bed({ setting: 'Safari Park', tone, seed })
await studio.close()

const files = await paintPages(notes)
files.set('narration.mp3', narration.bytes)
files.set('ambience.mp3', ambience.bytes)
mkdirSync(FOLDER, { recursive: true })
for (const [name, bytes] of files) writeFileSync(`${FOLDER}/${name}`, bytes)
const story = {
  title,
  ageGroup,
  paragraphs,
  durationSeconds: narration.durationSeconds,
  // Start time of each word: a word is highlighted until the next one.
  starts: narration.words.map(({ start_time_seconds }) => Math.round(start_time_seconds * 1000) / 1000),
  loop: ambience.loop,
}
writeFileSync(STORY, `${JSON.stringify(story, null, 2)}\n`)
Bun.spawnSync(['bunx', 'biome', 'format', '--write', STORY])

const kilobytes = [...files.values()].reduce((sum, { byteLength }) => sum + byteLength, 0) / 1024
console.log(
  `${title}: grade ${grade}, ${Math.round(narration.durationSeconds)} s, ${files.size} files, ${Math.round(kilobytes)} KB.`,
)
