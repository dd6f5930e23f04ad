import { and, eq } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import { editedCharacterOf } from '../../../db/queries/characters.ts'
import { stories, storyBodies } from '../../../db/schema/index.ts'
import type { JudgedText, Moderator, TextKind } from '../../ports/moderator.ts'
import type { StoryRequest } from '../../shared/stories/story-request.ts'
import type { TypedField, UnfitWords } from './refusal.ts'

export interface TypedWords extends JudgedText {
  field: TypedField
}

/** How each field's words are judged; a twist and a page's words are told verbatim. */
const KINDS = {
  characterName: 'name',
  soundsLike: 'name',
  description: 'typed',
  customSeed: 'told',
  pageWords: 'told',
  pictureWish: 'typed',
  voiceName: 'name',
} as const satisfies Partial<Record<TypedField, TextKind>>
const FIELDS = Object.keys(KINDS) as (keyof typeof KINDS)[]

/** The words in a form's fields, with the names of the characters they are about. */
export const typedWords = (
  typed: Partial<Record<keyof typeof KINDS, string | null | undefined>>,
  names: readonly string[] = typed.characterName ? [typed.characterName] : [],
): TypedWords[] =>
  FIELDS.flatMap((field) => {
    const text = typed[field]
    if (!text) return []
    return [{ field, kind: KINDS[field], text: field === 'soundsLike' ? joined(text) : text, names }]
  })

/** The words of a new story: its twist, and once more the names and descriptions of its characters, which may be old. */
export function wordsOfWish(
  db: Db,
  userId: number,
  { customSeed, characters }: { customSeed?: string | undefined; characters: { id: number }[] },
): TypedWords[] {
  const cast = characters.flatMap(({ id }) => editedCharacterOf(db, userId, id) ?? [])
  return wordsOfTale(customSeed, cast)
}

/** The words of a family's story request; none when there is no such story. */
export function wordsOfStory(db: Db, userId: number, storyId: number): TypedWords[] {
  const { customSeed, characters } = requestOf(db, userId, storyId)
  return wordsOfTale(customSeed, characters)
}

/** The words of a change of a family's story, and once more those of the story's request. */
export function wordsOfChange(
  db: Db,
  userId: number,
  storyId: number,
  typed: { pageWords: string } | { pictureWish: string },
): TypedWords[] {
  const { customSeed, characters } = requestOf(db, userId, storyId)
  const names = characters.map(({ name }) => name)
  return [...typedWords(typed, names), ...wordsOfTale(customSeed, characters)]
}

function requestOf(db: Db, userId: number, storyId: number): Pick<StoryRequest, 'customSeed' | 'characters'> {
  const row = db
    .select({ storyRequest: storyBodies.storyRequest })
    .from(stories)
    .innerJoin(storyBodies, eq(storyBodies.storyId, stories.id))
    .where(and(eq(stories.id, storyId), eq(stories.userId, userId)))
    .get()
  const { customSeed, characters = [] } = JSON.parse(row?.storyRequest ?? '{}') as Partial<StoryRequest>
  return { ...(customSeed === undefined ? {} : { customSeed }), characters }
}

function wordsOfTale(
  customSeed: string | undefined,
  cast: { name: string; description: string; soundsLike?: string | null }[],
): TypedWords[] {
  const names = cast.map(({ name }) => name)
  const ofCast = cast.flatMap(({ name, description, soundsLike }) =>
    typedWords({ characterName: name, description, soundsLike }, names),
  )
  return [
    ...typedWords({ customSeed }, names),
    ...ofCast.map((words) => ({ ...words, field: 'characters' as const })),
  ]
}

/** The first words that are unfit for children (design, section 7); undefined when all are fit. */
export async function unfitWords(
  moderator: Moderator,
  words: readonly TypedWords[],
  signal?: AbortSignal,
): Promise<UnfitWords | undefined> {
  if (words.length === 0) return undefined
  const verdict = await moderator.checkText(words, signal ? { signal } : {})
  const unfit = verdict.ok ? undefined : words[verdict.index]
  return unfit && { reason: 'unfit-words', field: unfit.field }
}

/** A respelling is judged as the word it spells: "ah-SHIT-uh" is a name. */
const joined = (respelling: string) => respelling.replace(/\p{Pd}/gu, '')
