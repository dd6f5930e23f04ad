import { FIT, type Moderator, type UnfitTheme } from '../index.ts'
import { withoutInnocent } from './allowed.ts'
import { undisguised } from './disguises.ts'
import { themeIn } from './themes.ts'

/** A check by lists, without a model: obscene words and themes unfit for children. It cannot see pictures. */
export const embeddedModerator: Moderator = {
  async checkText(texts) {
    const { isObscene } = await import('./obscene.ts')
    for (const [index, text] of texts.entries()) {
      const theme = unfitIn(text, isObscene)
      if (theme) return { ok: false, theme, index }
    }
    return FIT
  },
  checkPicture: async () => FIT,
}

function unfitIn(text: string, isObscene: (text: string) => boolean): UnfitTheme | undefined {
  const plain = withoutInnocent(text.normalize('NFC'))
  return (
    themeIn(plain) ??
    themeIn(withoutInnocent(undisguised(text))) ??
    (isObscene(plain) ? 'swearing' : undefined)
  )
}
