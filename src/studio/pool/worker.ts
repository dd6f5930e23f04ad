import type { StudioTasks } from '../index.ts'
import { answerTasks, type TaskHandlers } from './tasks.ts'

const handlers: TaskHandlers<StudioTasks> = {
  async compose(brief) {
    const { tellWish, withVisitor } = await import('../teller/index.ts')
    return withVisitor(tellWish(brief), brief)
  },
  paint: async (brief) => (await import('../painter/index.ts')).paintPicture(brief),
  portrait: async (sheet) => (await import('../painter/index.ts')).paintPortrait(sheet),
  lighten: async (brief) => (await import('../painter/lighten.ts')).lighten(brief),
  speak: async (brief) => (await import('../narrator/index.ts')).speakParagraph(brief),
  join: async ({ brief, spoken }) => (await import('../narrator/index.ts')).joinNarration(brief, spoken),
  bed: async (brief) => (await import('../ambience/index.ts')).makeBed(brief),
  mix: async (brief) => (await import('../sound/mix.ts')).mixNarration(brief),
  splice: async (brief) => (await import('../sound/splice.ts')).spliceNarration(brief),
  take: async (brief) => (await import('../recordings/take-recording.ts')).takeRecording(brief),
  follow: async (brief) => (await import('../recordings/follow-words.ts')).followWords(brief),
  loop: async (sound) => (await import('../sound/loop-sound.ts')).loopSound(sound),
}

answerTasks(handlers)
