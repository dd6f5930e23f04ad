import type { Call } from './call.ts'
import type { Making } from './purchase-store.ts'

export type UnfitTheme = 'sexual' | 'violence' | 'self-harm' | 'drugs' | 'hate' | 'swearing'

/** `index` is that of the first text that is unfit for children. */
export type Verdict = { ok: true } | { ok: false; theme: UnfitTheme; index: number }

/** `blocked`: the checker refused to look at the picture. `hasWriting` only from a check that can read. */
export type PictureVerdict =
  | { ok: true; hasWriting?: boolean }
  | { ok: false; theme: UnfitTheme | 'frightening' | 'blocked' }

/**
 * What a text is, by which it is judged: the name in its own field, where surnames pass that are words elsewhere; something
 * else that a parent typed; what a story tells or shows, which is held to more.
 */
export type TextKind = 'name' | 'typed' | 'told'

export interface JudgedText {
  text: string
  kind: TextKind
  /** Whom the text is about: their names are judged in their own field, and not in it. */
  names?: readonly string[]
}

export const judged = (
  kind: TextKind,
  texts: readonly string[],
  names: readonly string[] = [],
): JudgedText[] => texts.map((text) => ({ text, kind, names }))

export const FIT: Verdict = { ok: true }

/** A picture that a vendor painted. */
export interface FinishedPicture {
  bytes: Uint8Array
  contentType: string
  /** What a parent or a writer said of it: the names, places, things and paragraph after which it was painted. */
  words: readonly string[]
}

/** Says whether texts and pictures are fit for children. */
export interface Moderator {
  /** Never throws because a service is down. */
  checkText(texts: readonly JudgedText[], call?: Call): Promise<Verdict>
  /** What is paid for a look is stored with the purchases. Throws ProviderDown when nobody else can look and the vendor cannot. */
  checkPicture(picture: FinishedPicture, making?: Omit<Making, 'checkPicture'>): Promise<PictureVerdict>
}
