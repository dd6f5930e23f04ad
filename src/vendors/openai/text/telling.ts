import { z } from 'zod'
import type { ToldStory } from '../../../ports/writer.ts'
import { gradeOf } from '../../../shared/stories/reading-level.ts'
import { looseJson, plainLine } from './loose-json.ts'

/** What the model answers when it tells: it thinks first, and what it thinks is never kept. */
export const TELLING = {
  name: 'story',
  schema: z.object({
    thinking: z.string().describe('everything you think before you write; nobody reads it'),
    title: z
      .string()
      .describe('2 to 8 words, without quotation marks, with something that only this story has'),
    paragraphs: z.array(z.string().describe('the words of one paragraph, without line breaks')),
  }),
}

/** How a server that cannot answer in JSON is asked to answer. */
export const PLAIN_ANSWER =
  'Answer in plain text, without any remark: the title on the first line, then the paragraphs, an empty line between each two.'

/** The words of an answer, without the thinking. */
export interface Words {
  title: string
  paragraphs: string[]
}

/** Reads an answer in JSON; undefined when it holds no words. */
export function wordsInJson(text: string): Words | undefined {
  const found = looseJson(text)
  const shape = z.object({ title: z.string(), paragraphs: z.array(z.string()).min(1) }).safeParse(found)
  return shape.success ? tidied(shape.data) : undefined
}

const LABEL = /^(?:title|story)\s*:\s*/i

/** Reads an answer in plain text: a title, then paragraphs; undefined when there is less than that. */
export function wordsInPlain(text: string): Words | undefined {
  const told = text
    .replace(/<think(?:ing)?>[\s\S]*?<\/think(?:ing)?>/gi, '')
    .replace(/^```\w*|```$/gm, '')
    .trim()
  const [title = '', ...rest] = told.split(/\n+/)
  const body = rest.join('\n\n')
  const paragraphs = (
    /\n\s*\n/.test(told) ? told.slice(title.length).split(/\n\s*\n/) : body.split('\n\n')
  ).filter((paragraph) => /\p{L}/u.test(paragraph))
  if (paragraphs.length === 0 || /^\s*[{[]/.test(told)) return undefined
  return tidied({ title: plainLine(title).replace(LABEL, ''), paragraphs })
}

const tidied = ({ title, paragraphs }: Words): Words => ({
  title: plainLine(title).replace(/^["“](.*)["”]$/, '$1'),
  paragraphs: paragraphs.map(plainLine),
})

/** Words as every writer gives them. */
export const toldStory = ({ title, paragraphs }: Words): ToldStory => ({
  title,
  paragraphs,
  grade: Math.round(gradeOf(paragraphs.join(' ')) * 100) / 100,
})
