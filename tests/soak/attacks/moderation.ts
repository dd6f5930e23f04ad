import { join } from 'node:path'
import type { TextKind } from '../../../src/ports/moderator.ts'
import { SEED_MAX } from '../../../src/shared/constants.ts'
import { aFolder } from '../../support/folders.ts'
import { corpus } from '../../support/moderation-corpus.ts'
import { signUp } from '../../support/person.ts'
import type { RunningServer } from '../../support/server.ts'
import { type Figures, inWords, longestWait, tally, withPeak } from './figures.ts'

/** What a list that is matched badly takes long over, again and again up to a plot twist's end. */
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
/** At their end, so that all of a text is read and no story begins. */
const REFUSED = ' fuck'
const FAMILIES = 4

/** The corpus as a hostile parent and an ordinary one type it, and texts that are made to hold the loop. */
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

/** How the moderator of a checkout judges the corpus, asked in a process of that checkout. */
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
