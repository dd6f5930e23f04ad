import type { Call } from './call.ts'
import type { Making } from './purchase-store.ts'

export type UnfitTheme = 'sexual' | 'violence' | 'self-harm' | 'drugs' | 'hate' | 'swearing'

/** `index` is the first text that is unfit for children. */
export type Verdict = { ok: true } | { ok: false; theme: UnfitTheme; index: number }

/** `blocked`: the checker refused the picture. `hasWriting` only from a check that can read. */
export type PictureVerdict =
  | { ok: true; hasWriting?: boolean }
  | { ok: false; theme: UnfitTheme | 'frightening' | 'blocked' }

/**
 * How a text is judged: a name in its own field, where surnames pass that are words elsewhere; other words typed by a
 * parent; words that a story tells or shows, which are judged more strictly.
 */
export type TextKind = 'name' | 'typed' | 'told'

export interface JudgedText {
  text: string
  kind: TextKind
  /** The people in the text: their names are judged in their own field, not here. */
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
  /** What a parent or a writer said of it: the names, places, things and paragraph from which it was painted. */
  words: readonly string[]
}

/** Decides whether texts and pictures are fit for children. */
export interface Moderator {
  /** Never throws because a service is down. */
  checkText(texts: readonly JudgedText[], call?: Call): Promise<Verdict>
  /** Stores a paid check as a purchase. Throws ProviderDown when neither the vendor nor anybody else can check. */
  checkPicture(picture: FinishedPicture, making?: Omit<Making, 'checkPicture'>): Promise<PictureVerdict>
}
