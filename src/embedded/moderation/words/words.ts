import type { UnfitTheme } from '../../../ports/moderator.ts'

/** Regular expressions by theme, of whole words; `\\w` stands for any letter of any script, with its marks. */
export type WordLists = Partial<Record<UnfitTheme, readonly string[]>>
