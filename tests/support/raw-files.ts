import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Which of the words are in which file under `folder`, in any case and between any bytes. */
export function wordsInFiles(folder: string, words: readonly string[]): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap((entry) => {
      const path = join(entry.parentPath, entry.name)
      const bytes = textOf(path)
      return words
        .filter((word) => bytes.includes(word.toLowerCase()))
        .map((word) => `${path.slice(folder.length + 1)}: ${word}`)
    })
}

/** Empty for a file that was deleted meanwhile. */
function textOf(path: string): string {
  try {
    return readFileSync(path).toString('latin1').toLowerCase()
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return ''
    throw error
  }
}
