import { setImmediate as nextTurn } from 'node:timers/promises'
import {
  FIT,
  type JudgedText,
  judged,
  type Moderator,
  type UnfitTheme,
  type Verdict,
} from '../../ports/moderator.ts'
import { withoutInnocent } from './allowed.ts'
import { withoutKnownNames, withoutNames } from './names.ts'
import { readingsOf } from './readings.ts'
import { maskedIn, spelledOut, strongIn } from './strong.ts'

/** Texts that are looked through before the server's loop turns: a whole story would hold it up. */
const AT_A_TURN = 4

/** A check by lists, without a model: obscene words and themes unfit for children; of a picture, the words after which it was painted. */
export const embeddedModerator: Moderator = {
  checkText,
  checkPicture: ({ words }) => checkText(judged('typed', words)),
}

async function checkText(texts: readonly JudgedText[]): Promise<Verdict> {
  const lists = await loadedLists()
  for (const [index, text] of texts.entries()) {
    if (index % AT_A_TURN === AT_A_TURN - 1) await nextTurn()
    const theme = unfitIn(text, lists)
    if (theme) return { ok: false, theme, index }
  }
  return FIT
}

/** The lists cost memory: they are loaded when first something is judged. */
async function loadedLists() {
  const [{ isObscene }, themes] = await Promise.all([import('./obscene.ts'), import('./themes.ts')])
  return { isObscene, ...themes }
}

type Lists = Awaited<ReturnType<typeof loadedLists>>

function unfitIn({ text, kind, names = [] }: JudgedText, lists: Lists): UnfitTheme | undefined {
  const isName = kind === 'name'
  const judgedPart = isName ? withoutKnownNames(text) : withoutInnocent(withoutNames(text, names))
  const themeIn = { name: lists.themeNamed, typed: lists.themeIn, told: lists.themeTold }[kind]
  const { plain, joined } = readingsOf(judgedPart)
  for (const reading of plain) {
    const rest = isName ? reading : withoutInnocent(reading)
    const theme = themeIn(rest) ?? strongIn(rest) ?? maskedIn(rest)
    if (theme) return theme
  }
  for (const letters of joined) {
    const theme = spelledOut(letters) ?? themeIn(letters)
    if (theme) return theme
  }
  return !isName && lists.isObscene(judgedPart) ? 'swearing' : undefined
}
