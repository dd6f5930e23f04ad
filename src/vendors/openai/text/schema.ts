import { z } from 'zod'
import type { StoryBrief } from '../../../ports/writer.ts'
import {
  ACTIONS,
  FEELINGS,
  FIGURES,
  SETTINGS,
  TIMES_OF_DAY,
  VIEWS,
  WEATHERS,
} from '../../../shared/stories/scene.ts'

export const MOST_HELPERS = 4

/**
 * What the model answers: the story, and beside each paragraph what its picture shows, in the painter's own words.
 * Every field is required, as strict structured output wants it.
 */
export function storySchema(brief: StoryBrief) {
  return z.object({
    plan: z
      .object({
        want: z.string().describe('what the main child wants, and why it matters now'),
        trouble: z.string().describe('what stands in the way'),
        failedTry: z.string().describe('what is tried first, and why that cannot work'),
        workingTry: z.string().describe('what works, which only this child would think of'),
        end: z.string().describe('the last quiet picture'),
      })
      .describe('made before the story, one short sentence each; nobody reads it'),
    title: z
      .string()
      .describe('2 to 8 words, without quotation marks, with something in it that only this story has'),
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
    paragraphs: z.array(
      z.object({
        text: z.string().describe('the words of the paragraph, without line breaks'),
        picture: z.object({
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
      }),
    ),
  })
}

export type StoryAnswer = z.infer<ReturnType<typeof storySchema>>

/** `child-0` is the first child. */
export const childIds = (brief: StoryBrief): string[] => brief.children.map((_, index) => `child-${index}`)

const HELPER_IDS = Array.from({ length: MOST_HELPERS }, (_, index) => `helper-${index + 1}`)
