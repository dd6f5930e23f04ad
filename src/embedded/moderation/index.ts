import { setImmediate as nextTurn } from 'node:timers/promises'
import { FIT, type Moderator, type UnfitTheme, type Verdict } from '../../ports/moderator.ts'
import { withoutInnocent } from './allowed.ts'
import { undisguised } from './disguises.ts'
import { themeIn } from './themes.ts'

/** Texts that are looked through before the server's loop turns: a whole story would hold it up. */
const AT_A_TURN = 4

/** A check by lists, without a model: obscene words and themes unfit for children; of a picture, the words after which it was painted. */
export const embeddedModerator: Moderator = {
  checkText,
  checkPicture: ({ words }) => checkText(words),
}

async function checkText(texts: readonly string[]): Promise<Verdict> {
  const { isObscene } = await import('./obscene.ts')
  for (const [index, text] of texts.entries()) {
    if (index % AT_A_TURN === AT_A_TURN - 1) await nextTurn()
    const theme = unfitIn(text, isObscene)
    if (theme) return { ok: false, theme, index }
  }
  return FIT
}

function unfitIn(text: string, isObscene: (text: string) => boolean): UnfitTheme | undefined {
  const plain = withoutInnocent(text.normalize('NFC'))
  return (
    themeIn(plain) ??
    themeIn(withoutInnocent(undisguised(text))) ??
    (isObscene(plain) ? 'swearing' : undefined)
  )
}
