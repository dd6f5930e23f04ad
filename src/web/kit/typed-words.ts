import type { Context } from 'hono'
import { editedCharacterOf } from '../../../db/queries/characters.ts'
import type { AppEnv } from '../../context.ts'

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

const CHARACTERS =
  'Something in the name or the description of one of these characters does not fit a bedtime story. Please write it another way, and ask for the story again.'

/**
 * The kind answer to words that are unfit for children (422, naming the field), before they are used; undefined when all
 * are fit (design, section 7).
 */
export const refusalOfWords = (c: Context<AppEnv>, typed: TypedWords): Promise<Response | undefined> =>
  refusalOf(c, partsOf(typed))

/** The same for a story: its twist, and again what its characters were called and described as, perhaps long ago. */
export function refusalOfWish(
  c: Context<AppEnv>,
  userId: number,
  { customSeed, characters }: { customSeed?: string | undefined; characters: { id: number }[] },
): Promise<Response | undefined> {
  const cast = characters.flatMap(({ id }) => {
    const character = editedCharacterOf(c.var.services.db, userId, id)
    if (!character) return []
    const { name, description, soundsLike } = character
    return partsOf({ characterName: name, description, soundsLike })
  })
  const blamed = cast.map(({ text }) => ({ text, field: 'characters', sentence: CHARACTERS }))
  return refusalOf(c, [...partsOf({ customSeed }), ...blamed])
}

interface Part {
  text: string
  field: string
  sentence: string
}

const partsOf = (typed: TypedWords): Part[] =>
  (Object.keys(SENTENCES) as (keyof typeof SENTENCES)[]).flatMap((field) => {
    const text = typed[field]
    const sentence = SENTENCES[field]
    return text ? [{ field, sentence, text: field === 'soundsLike' ? inOne(text) : text }] : []
  })

async function refusalOf(c: Context<AppEnv>, parts: Part[]): Promise<Response | undefined> {
  const texts = parts.map(({ text }) => text)
  const verdict = await c.var.services.moderator.checkText(texts, { signal: c.req.raw.signal })
  const refused = verdict.ok ? undefined : parts[verdict.index]
  return refused && c.json({ error: refused.sentence, field: refused.field }, 422)
}

/** A respelling is judged as the word that it makes: "ah-SHIT-uh" is a name. */
const inOne = (respelling: string) => respelling.replace(/\p{Pd}/gu, '')
