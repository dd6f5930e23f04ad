import { z } from 'zod'
import type { StoryBrief, StoryMemory, StoryNotes } from '../../../ports/writer.ts'
import {
  ACTIONS,
  FEELINGS,
  FIGURES,
  type Helper,
  type Presence,
  type SceneNote,
  SETTINGS,
  TIMES_OF_DAY,
  VIEWS,
  WEATHERS,
} from '../../../shared/stories/scene.ts'
import { looseJson, plainLine } from './loose-json.ts'

export const MOST_HELPERS = 4
const MOST_PRESENT = 5
const MOST_PROPS = 3

/**
 * The model's answer after reading a story: who is in it, what each paragraph's picture shows in the painter's
 * vocabulary, and what is remembered. Every field is required, as strict structured output demands.
 */
export const notesFormat = (brief: StoryBrief) => ({
  name: 'notes',
  schema: z.object({
    helpers: z
      .array(
        z.object({
          name: z.string().describe('as the story calls it, such as "Captain Bill" or "the old fox"'),
          figure: z
            .enum(FIGURES)
            .describe('the nearest of what the painter can draw; "thing" for a thing that is somebody'),
          kind: z
            .string()
            .describe(
              'what it is and how it looks in every picture, in at most eight words without an article, such as "young mole with a red scarf"',
            ),
        }),
      )
      .describe(`who else is in the story, at most ${MOST_HELPERS}; helper-1 is the first`),
    pictures: z
      .array(
        z.object({
          setting: z.enum(SETTINGS),
          place: z.string().describe("the place in the story's own words"),
          timeOfDay: z.enum(TIMES_OF_DAY),
          view: z.enum(VIEWS),
          weather: z.enum(WEATHERS),
          present: z
            .array(
              z.object({
                who: z.enum([...childIds(brief), ...HELPER_IDS]),
                action: z.enum(ACTIONS),
                feeling: z.enum(FEELINGS),
                holding: z.string().nullable().describe('what is in the hand, one or two words'),
              }),
            )
            .describe('exactly those who are in this paragraph'),
          props: z
            .array(z.string())
            .describe('up to three things that lie or stand there, one or two words each'),
        }),
      )
      .describe('one for each paragraph, in order'),
    memory: z
      .object({
        trouble: z.string().describe('what went wrong'),
        turn: z.string().describe('what undid it, and how'),
        lastImage: z.string().describe('the last thing that is seen or said'),
      })
      .describe('in at most twenty words each; "the child" and "the others" instead of children’s names'),
  }),
})

type NotesAnswer = z.infer<ReturnType<typeof notesFormat>['schema']>
type Picture = NotesAnswer['pictures'][number]

/** `child-0` is the first child. */
const childIds = (brief: StoryBrief): string[] => brief.children.map((_, index) => `child-${index}`)
const HELPER_IDS = Array.from({ length: MOST_HELPERS }, (_, index) => `helper-${index + 1}`)

/** Reads an answer; undefined unless it has one complete note for each paragraph. Leaves out anybody who was not introduced. */
export function notesIn(text: string, brief: StoryBrief): StoryNotes | undefined {
  const answer = notesFormat(brief).schema.safeParse(looseJson(text))
  if (!answer.success || answer.data.pictures.length !== brief.paragraphCount) return undefined
  return { ...shownIn(answer.data, brief), memory: memoryOf(answer.data.memory) }
}

/** The first picture's note alone, with the helpers, from a streaming answer; undefined until both are complete. */
export function firstNoteIn(coming: unknown, brief: StoryBrief): StoryNotes | undefined {
  const { helpers, pictures } = notesFormat(brief).schema.shape
  const answer = z.object({ helpers, pictures: z.tuple([pictures.element], z.unknown()) }).safeParse(coming)
  if (!answer.success) return undefined
  const [first] = answer.data.pictures
  return shownIn({ helpers: answer.data.helpers, pictures: [first] }, brief)
}

function shownIn({ helpers, pictures }: Pick<NotesAnswer, 'helpers' | 'pictures'>, brief: StoryBrief) {
  const introduced = helpers.slice(0, MOST_HELPERS).map(helperOf)
  const known = new Set([...childIds(brief), ...introduced.map(({ id }) => id)])
  return { helpers: introduced, scenes: pictures.map((picture) => sceneOf(picture, known)) }
}

function helperOf({ name, figure, kind }: NotesAnswer['helpers'][number], index: number): Helper {
  const looks = plainLine(kind)
  return { id: `helper-${index + 1}`, name: plainLine(name), figure, ...(looks ? { kind: looks } : {}) }
}

function sceneOf({ present, props, place, ...where }: Picture, known: ReadonlySet<string>): SceneNote {
  const seen = new Set<string>()
  const there = present.filter(({ who }) => known.has(who) && !seen.has(who) && seen.add(who))
  return {
    ...where,
    place: plainLine(place),
    present: there.slice(0, MOST_PRESENT).map(presenceOf),
    props: props.map(plainLine).filter(Boolean).slice(0, MOST_PROPS),
  }
}

function presenceOf({ holding, ...presence }: Picture['present'][number]): Presence {
  const held = plainLine(holding ?? '')
  return held ? { ...presence, holding: held } : presence
}

const LONGEST_MEMORY = 200

function memoryOf({ trouble, turn, lastImage }: NotesAnswer['memory']): StoryMemory {
  const brief = (text: string) => plainLine(text).slice(0, LONGEST_MEMORY)
  return { trouble: brief(trouble), turn: brief(turn), lastImage: brief(lastImage) }
}
