import type { Call } from '../calls-out/index.ts'

export type UnfitTheme = 'sexual' | 'violence' | 'self-harm' | 'drugs' | 'hate' | 'swearing'

/** `index` is that of the first text that is unfit for children. */
export type Verdict = { ok: true } | { ok: false; theme: UnfitTheme; index: number }

export const FIT: Verdict = { ok: true }

/** Says whether texts and pictures are fit for children. Never throws because a service is down. */
export interface Moderator {
  checkText(texts: readonly string[], call?: Call): Promise<Verdict>
  checkPicture(picture: { bytes: Uint8Array; contentType: string }, call?: Call): Promise<Verdict>
}
