import type { CastSheet } from '../../shared/characters/cast-sheet.ts'
import type { Helper } from '../../shared/stories/scene.ts'

/** How a relative resembles the child. */
export interface Kin {
  skin?: string
  /** Gray hair for grandparents; none for parents, aunts and uncles. */
  old?: boolean
}

const GRANDPARENT =
  /\b(?:grand(?:ma|pa|mother|father|dad|mama|papa)|granny|gran|nana|nonna|oma|opa|abuel[ao])\b/i
const PARENT = /\b(?:mama|mom|mommy|mother|papa|dad|daddy|father|aunt|auntie|uncle)\b/i
/** “Ted’s mother” belongs to Ted. */
const SOMEBODYS = /\p{L}[’']s? \p{L}+$/u

/** How a grown-up of the main child's family resembles it; undefined for everyone else. */
export function kinOf({ figure, name, kind = '' }: Helper, child: CastSheet | undefined): Kin | undefined {
  if (figure !== 'grown-up' || SOMEBODYS.test(name)) return undefined
  const words = `${name} ${kind}`
  const old = GRANDPARENT.test(words)
  if (!old && !PARENT.test(words)) return undefined
  return { old, ...(child ? { skin: child.skin } : {}) }
}
