import { z } from 'zod'
import type { ToldStory } from '../../../ports/writer.ts'
import { gradeOf } from '../../../shared/stories/reading-level.ts'
import { looseJson, plainLine } from './loose-json.ts'

/** The model's answer to a telling: it thinks first, and its thinking is never stored. */
export const TELLING = {
  name: 'story',
  schema: z.object({
    thinking: z.string().describe('everything you think before you write; nobody reads it'),
    title: z.string().describe('2 to 8 words, without quotation marks'),
    paragraphs: z.array(z.string().describe('the words of one paragraph, without line breaks')),
  }),
}

/** The instructions for a server that cannot answer in JSON. */
export const PLAIN_ANSWER =
  'Answer in plain text, without any remark: the title on the first line, then the paragraphs, an empty line between each two.'

/** The words of an answer, without the thinking. */
export interface ToldWords {
  title: string
  paragraphs: string[]
  /** The answer was cut off. */
  cut?: boolean
}

/** Reads an answer in JSON; undefined when it contains no words. */
export function wordsInJson(text: string): ToldWords | undefined {
  const found = looseJson(text)
  const shape = z.object({ title: z.string(), paragraphs: z.array(z.string()).min(1) }).safeParse(found)
  return shape.success ? tidied(shape.data) : undefined
}

const LABEL = /^\W*(?:title|story)\s*:\s*/i
/** What a model that thinks aloud writes before its story. */
const THOUGHT = /^\W*(?:thinking|thoughts?|plan|idea|outline|analysis)\b[^.!?]{0,40}:/im
const LONGEST_TITLE = 100

/** Reads an answer in plain text: a title, then paragraphs; undefined when there is less than that, or thinking in it. */
export function wordsInPlain(text: string): ToldWords | undefined {
  const told = withoutThinking(text)
    .replace(/^```\w*|```$/gm, '')
    .trim()
  const lines = told.split(/\n+/).filter((line) => /\p{L}/u.test(line))
  const labeled = lines.findIndex((line) => LABEL.test(line))
  const [title = '', ...rest] = lines.slice(Math.max(0, labeled))
  const named = plainLine(title).replace(LABEL, '')
  if (rest.length === 0 || named.length > LONGEST_TITLE || /^\s*[{[]/.test(told) || THOUGHT.test(told))
    return undefined
  const body = told.slice(told.indexOf(title) + title.length)
  const paragraphs = /\n\s*\n\s*\S/.test(body.trim()) ? body.split(/\n\s*\n/) : rest
  return tidied({ title: named, paragraphs: paragraphs.filter((each) => /\p{L}/u.test(each)) })
}

/** The text after the last thought; empty after an unclosed one. */
const withoutThinking = (text: string) =>
  text.replace(/^[\s\S]*<\/think(?:ing)?>/i, '').replace(/<think(?:ing)?>[\s\S]*$/i, '')

const tidied = ({ title, paragraphs }: ToldWords): ToldWords => ({
  title: plainLine(title).replace(/^["“](.*)["”]$/, '$1'),
  paragraphs: paragraphs.map(plainLine),
})

/** Words as every writer returns them. */
export const toldStory = ({ title, paragraphs }: ToldWords): ToldStory => ({
  title,
  paragraphs,
  grade: Math.round(gradeOf(paragraphs.join(' ')) * 100) / 100,
})
