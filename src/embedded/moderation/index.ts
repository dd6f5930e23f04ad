import {
  FIT,
  type JudgedText,
  judged,
  type Moderator,
  type UnfitTheme,
  type Verdict,
} from '../../ports/moderator.ts'
import { yieldingToLoop } from '../../shared/kit/yielding-to-loop.ts'
import { withoutInnocent } from './allowed.ts'
import { withoutCastNames, withoutKnownNames } from './known-names.ts'
import { readingsOf } from './readings.ts'
import { maskedIn, spelledOut, strongIn } from './strong.ts'

/**
 * A check by lists, without a model: obscene words and themes unfit for children; for a picture, the words from which
 * it was painted.
 */
export const embeddedModerator: Moderator = {
  checkText,
  checkPicture: ({ words }) => checkText(judged('typed', words)),
}

async function checkText(texts: readonly JudgedText[]): Promise<Verdict> {
  const looks = looksAtAll(texts, await loadedLists())
  for (;;) {
    const found = await yieldingToLoop(() => nextFound(looks))
    if (found) return found
  }
}

/** Searches until something is found or a turn is over; undefined when there is more to search. */
function nextFound(looks: Generator<Verdict | undefined, Verdict>): Verdict | undefined {
  const over = performance.now() + TURN_MS
  for (;;) {
    const { value } = looks.next()
    if (value || performance.now() >= over) return value
  }
}

/** Milliseconds for which a check may block the event loop in one turn. */
const TURN_MS = 4

/** The lists need memory: they are loaded with the first check. */
async function loadedLists() {
  const [{ isObscene }, themes] = await Promise.all([import('./obscene.ts'), import('./themes.ts')])
  return { isObscene, ...themes }
}

type Lists = Awaited<ReturnType<typeof loadedLists>>

/** Checks each of the texts; at the end they are fit. */
function* looksAtAll(texts: readonly JudgedText[], lists: Lists): Generator<Verdict | undefined, Verdict> {
  for (const [index, text] of texts.entries()) {
    for (const theme of looksAt(text, lists)) yield theme && { ok: false, theme, index }
  }
  return FIT
}

/** Checks a text in every way in which it may be meant. */
function* looksAt({ text, kind, names = [] }: JudgedText, lists: Lists): Generator<UnfitTheme | undefined> {
  const isName = kind === 'name'
  const judgedPart = isName ? withoutKnownNames(text) : withoutInnocent(withoutCastNames(text, names))
  const themeIn = { name: lists.themeNamed, typed: lists.themeIn, told: lists.themeTold }[kind]
  const { plain, joined } = readingsOf(judgedPart)
  for (const reading of plain) {
    const rest = isName ? reading : withoutInnocent(reading)
    yield themeIn(rest) ?? strongIn(rest) ?? maskedIn(rest)
  }
  yield joined.map((letters) => spelledOut(letters) ?? themeIn(letters)).find(Boolean)
  if (!isName) yield lists.isObscene(judgedPart) ? 'swearing' : undefined
}
