import { join } from 'node:path'
import type { TextKind } from '../../../src/ports/moderator.ts'
import { SEED_MAX } from '../../../src/shared/constants.ts'
import { aFolder } from '../../support/folders.ts'
import { corpus } from '../../support/moderation-corpus.ts'
import { signUp } from '../../support/person.ts'
import type { RunningServer } from '../../support/server.ts'
import { type Figures, inWords, longestWait, tally, withPeak } from './figures.ts'

/** Texts that are expensive for a badly matched list, repeated up to the maximum length of a plot twist. */
const TIRING = [
  'f*',
  'a-',
  'k i l l ',
  'his ',
  'I will find you and ',
  'cut his ',
  'the the ',
  'a\u0336',
  '\u{1d58b}',
  'ж1',
  '杀 ',
  '@$1!|',
  'sex å',
  'nobody will ever love you and ',
  'fuuuu',
]
/** At the end, so that the whole text is read and no story begins. */
const REFUSED = ' fuck'
const FAMILIES = 4

/** The corpus as a hostile and an ordinary parent type it, and texts meant to block the loop. */
export async function disguises(server: RunningServer, root: string): Promise<Figures> {
  const held = await tiringTexts(server)
  return withPeak(server, { ...(await corpusFigures(root)), ...held })
}

async function tiringTexts(server: RunningServer): Promise<Figures> {
  const families = await Promise.all(
    Array.from({ length: FAMILIES }, (_, n) =>
      signUp(server.url, `twist-${n}-${crypto.randomUUID()}@example.com`),
    ),
  )
  const children = await Promise.all(families.map((family) => family.makeCharacter('Mia')))
  const asked = families.flatMap((family, n) =>
    TIRING.map((part) => {
      const twist = `${[...part.repeat(SEED_MAX)].slice(0, SEED_MAX - REFUSED.length).join('')}${REFUSED}`
      const story = { writingStyle: 'plot-twist', customSeed: twist }
      return () => family.requestStory([children[n] ?? { id: 0 }], story)
    }),
  )
  const counted = tally(asked.map((ask) => ask()))
  const wait = await longestWait(server, counted)
  return { [`${asked.length} tiring twists`]: inWords(await counted), 'a page waited ms': wait }
}

/** How a checkout's moderator judges the corpus, in a process of that checkout. */
async function corpusFigures(root: string): Promise<Figures> {
  const refuse = corpus('refuse')
  const pass = corpus('pass')
  const through = await passing(root, refuse)
  const stopped = (await passing(root, pass)).filter((isFit) => !isFit).length
  return {
    [`let through, of ${refuse.length} to refuse`]: through.filter(Boolean).length,
    [`refused, of ${pass.length} to pass`]: stopped,
  }
}

async function passing(root: string, lines: { text: string; kind: TextKind }[]): Promise<boolean[]> {
  const file = join(aFolder('corpus'), 'lines.json')
  await Bun.write(file, JSON.stringify(lines))
  const asked = Bun.spawnSync([process.execPath, '-e', ASK, join(root, 'src'), file])
  if (asked.exitCode !== 0) throw new Error(asked.stderr.toString())
  return JSON.parse(asked.stdout.toString())
}

/** Older checkouts judge plain texts. */
const ASK = `
  const [, root, file] = process.argv
  const { embeddedModerator } = await import(root + '/embedded/moderation/index.ts')
  const { judged = (kind, texts) => texts } = await import(root + '/ports/moderator.ts')
  const verdicts = []
  for (const { text, kind } of await Bun.file(file).json())
    verdicts.push((await embeddedModerator.checkText(judged(kind, [text]))).ok)
  console.log(JSON.stringify(verdicts))
`
