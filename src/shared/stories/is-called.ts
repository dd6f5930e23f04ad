import { literally } from '../kit/literally.ts'

/** Scripts without spaces between words. */
export const SPACELESS =
  /[\p{Script=Han}\p{Script=Hiragana}\p{Script=Katakana}\p{Script=Thai}\p{Script=Lao}\p{Script=Khmer}\p{Script=Myanmar}]/u

/** Whether a text contains this name as a word: a leopard is no Leo. Scripts without spaces between words are searched anywhere. */
export function isCalled(name: string, text: string): boolean {
  const [called, within] = [folded(name), folded(text)]
  if (SPACELESS.test(called)) return within.includes(called)
  return new RegExp(`(?<![\\p{L}\\p{M}])${literally(called)}(?![\\p{L}\\p{M}])`, 'u').test(within)
}

const folded = (text: string) => text.normalize('NFC').toLowerCase().replaceAll('’', "'")
