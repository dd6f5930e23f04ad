import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'
import type { TextKind } from '../../src/ports/moderator.ts'

const FOLDER = join(import.meta.dir, '../embedded/moderation-corpus')
const KINDS: Record<string, TextKind> = { names: 'name', texts: 'typed', stories: 'told' }

export interface CorpusLine {
  text: string
  kind: TextKind
  /** Written by somebody who had not seen the lists. */
  blind: boolean
}

/** The lines of the corpus that must pass, or be refused; `\u{…}` in them is a character that no editor shows. */
export const corpus = (verdict: 'pass' | 'refuse'): CorpusLine[] =>
  ['blind', 'unseen', 'later', 'anew', 'seen'].flatMap((half) =>
    readdirSync(join(FOLDER, half))
      .filter((file) => file.startsWith(`${verdict}-`))
      .flatMap((file) => {
        const kind = KINDS[file.slice(verdict.length + 1, -'.txt'.length)]
        if (!kind) throw new Error(`${file} is of no known kind`)
        return linesOf(readFileSync(join(FOLDER, half, file), 'utf8')).map((text) => ({
          text,
          kind,
          blind: half !== 'seen',
        }))
      }),
  )

const linesOf = (file: string) =>
  file
    .split('\n')
    .filter(Boolean)
    .map((line) =>
      line.replace(/\\u\{([0-9a-f]+)\}/g, (_, code) => String.fromCodePoint(Number.parseInt(code, 16))),
    )
