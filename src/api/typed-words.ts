import type { Context } from 'hono'
import type { AppEnv } from '../context.ts'

const SENTENCES = {
  characterName:
    'The name has something in it that our bedtime stories do not say. Please write it another way.',
  soundsLike:
    'How the name is said has something in it that our voices do not say. Please write it another way.',
  description:
    'The description has something in it that does not fit a bedtime story. Please say it another way.',
  customSeed:
    'The plot twist has something in it that does not fit a bedtime story. Please try another idea.',
}

/** What a parent may type, by the field of the call. */
export type TypedWords = Partial<Record<keyof typeof SENTENCES, string | null | undefined>>

/**
 * The kind answer to words that are unfit for children (422, naming the field), before they are used; undefined when all
 * are fit (design, section 7).
 */
export async function refusalOfWords(c: Context<AppEnv>, typed: TypedWords): Promise<Response | undefined> {
  const given = (Object.keys(SENTENCES) as (keyof typeof SENTENCES)[]).flatMap((field) => {
    const text = typed[field]
    return text ? [{ field, text: field === 'soundsLike' ? inOne(text) : text }] : []
  })
  const texts = given.map(({ text }) => text)
  const verdict = await c.var.services.moderator.checkText(texts, { signal: c.req.raw.signal })
  const refused = verdict.ok ? undefined : given[verdict.index]
  return refused && c.json({ error: SENTENCES[refused.field], field: refused.field }, 422)
}

/** A respelling is judged as the word that it makes: "ah-SHIT-uh" is a name. */
const inOne = (respelling: string) => respelling.replace(/\p{Pd}/gu, '')
