import { mkdirSync } from 'node:fs'
import { join } from 'node:path'
import type { Ambience } from '../../../ports/ambience.ts'
import type { AlignmentWord, Narrator } from '../../../ports/narrator.ts'
import type { Cut, Painter, Picture } from '../../../ports/painter.ts'
import { type StoryChild, type Writer, type WrittenStory, writeWhole } from '../../../ports/writer.ts'
import { AGE_GROUP_INFO } from '../../../shared/stories/age-groups.ts'
import { sentences } from '../../../shared/stories/reading-level.ts'
import type { SceneNote, Setting } from '../../../shared/stories/scene.ts'
import { slipsIn } from '../slips.ts'
import type { StoryOrder } from './orders.ts'

export interface SheetEngines {
  writer: Writer
  painter: Pick<Painter, 'paint'>
  narrator: Pick<Narrator, 'narrate'>
  ambience: Pick<Ambience, 'bed'>
}

export interface SheetPage {
  paragraph: string
  scene: SceneNote
  /** File names relative to the sheet. */
  pictures: Partial<Record<Cut, string>>
  focus: { x: number; y: number }
}

export interface StorySound {
  narration: string
  ambience: string
  seconds: number
  words: AlignmentWord[]
}

/** A finished story with the names of its files, and what to look at first. */
export interface Made {
  order: StoryOrder
  story: WrittenStory
  pages: SheetPage[]
  sound?: StorySound
  flags: string[]
}

/** Tolerance as a share of the shown duration. */
const OFF = 0.25
const EXTENSIONS = { 'image/webp': 'webp', 'image/avif': 'avif', 'image/jpeg': 'jpg' } as const

/**
 * Makes one story as the job does, and writes its pictures and sounds into `folder`, with file names that begin with
 * `name`.
 */
export async function make(
  engines: SheetEngines,
  order: StoryOrder,
  { folder, name, sound }: { folder: string; name: string; sound: boolean },
): Promise<Made> {
  mkdirSync(folder, { recursive: true })
  const { brief } = order
  const story = await writeWhole(engines.writer, brief)
  const keep = async (file: string, bytes: Uint8Array) => {
    await Bun.write(join(folder, file), bytes)
    return file
  }
  const cast = brief.children.flatMap(({ castSheet }) => castSheet ?? [])
  const [pages, heard] = await Promise.all([
    Promise.all(
      story.scenes.map(async (scene, index) => {
        const { seed, tone } = brief
        const page = { paragraph: story.paragraphs[index] ?? '', children: brief.children.map(pageChild) }
        const picture = await engines.painter.paint({ seed, scene, tone, cast, helpers: story.helpers, page })
        return {
          paragraph: story.paragraphs[index] ?? '',
          scene,
          focus: picture.focus,
          pictures: {
            ...(await keepCut(picture, 'wide', `${name}-${index + 1}`, keep)),
            ...(await keepCut(picture, 'tall', `${name}-${index + 1}`, keep)),
          },
        }
      }),
    ),
    sound ? tell(engines, order, story, name, keep) : undefined,
  ])
  return { order, story, pages, flags: flagsOf(order, story, heard), ...(heard ? { sound: heard } : {}) }
}

const pageChild = ({ name, gender }: StoryChild) => ({
  name,
  gender: gender === 'male' ? ('male' as const) : ('female' as const),
})

type Keep = (file: string, bytes: Uint8Array) => Promise<string>

/** The largest file of a cut, in the format that every viewer opens. */
async function keepCut(picture: Picture, cut: Cut, name: string, keep: Keep) {
  const [file] = picture.files
    .filter((one) => one.cut === cut)
    .sort(
      (a, b) =>
        Number(a.contentType === 'image/avif') - Number(b.contentType === 'image/avif') || b.width - a.width,
    )
  return file
    ? { [cut]: await keep(`${name}-${cut}.${EXTENSIONS[file.contentType]}`, file.bytes) }
    : undefined
}

async function tell(
  { narrator, ambience }: SheetEngines,
  { brief }: StoryOrder,
  { paragraphs, scenes }: WrittenStory,
  name: string,
  keep: Keep,
): Promise<StorySound> {
  const setting = mostly(scenes.map((scene) => scene.setting)) ?? brief.environment
  const [narration, bed] = await Promise.all([
    narrator.narrate({ paragraphs, ageGroup: brief.ageGroup }),
    ambience.bed({ setting, tone: brief.tone, seed: brief.seed }),
  ])
  return {
    narration: await keep(`${name}-voice.mp3`, narration.bytes),
    ambience: await keep(`${name}-ambience.mp3`, bed.bytes),
    seconds: narration.durationSeconds,
    words: narration.words,
  }
}

function mostly(settings: Setting[]): Setting | undefined {
  const times = (setting: Setting) => settings.filter((other) => other === setting).length
  return [...settings].sort((a, b) => times(b) - times(a))[0]
}

/** What an editor would flag first. */
function flagsOf(
  { brief, length }: StoryOrder,
  story: WrittenStory,
  sound: StorySound | undefined,
): string[] {
  const flags = slipsIn(story, brief)
  const { hardestGrade } = AGE_GROUP_INFO[brief.ageGroup]
  if (story.grade > hardestGrade) flags.push(`level ${story.grade} is over ${hardestGrade}`)
  const all = sentences(story.paragraphs.join(' '))
  const twice = all.find((sentence, at) => all.indexOf(sentence) !== at)
  if (twice) flags.push(`said twice: ${twice}`)
  if (sound && Math.abs(sound.seconds / length.durationSeconds - 1) > OFF)
    flags.push(`${Math.round(sound.seconds)} s instead of ${length.durationSeconds} s`)
  return flags
}
