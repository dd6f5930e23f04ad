import type { StudioTasks } from './studio.ts'
import { answerTasks, type TaskHandlers } from './tasks.ts'

const handlers: TaskHandlers<StudioTasks> = {
  compose: async (brief) => (await import('../text/embedded/index.ts')).composeStory(brief),
  paint: async (brief) => (await import('../image/embedded/index.ts')).paintPicture(brief),
  portrait: async (sheet) => (await import('../image/embedded/index.ts')).paintPortrait(sheet),
  speak: async (brief) => (await import('../voice/embedded/index.ts')).speakParagraph(brief),
  join: async ({ brief, spoken }) =>
    (await import('../voice/embedded/index.ts')).joinNarration(brief, spoken),
  bed: async (brief) => (await import('../ambience/embedded/index.ts')).makeBed(brief),
  mix: async (brief) => (await import('../voice/vendor/mix.ts')).mixNarration(brief),
  loop: async (sound) => (await import('../ambience/vendor/loop-sound.ts')).loopSound(sound),
}

answerTasks(handlers)
