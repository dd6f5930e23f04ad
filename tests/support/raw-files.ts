import { readdirSync, readFileSync } from 'node:fs'
import { join } from 'node:path'

/** Which of the words stand in which file under `folder`, in whatever case and between whatever bytes. */
export function wordsInFiles(folder: string, words: readonly string[]): string[] {
  return readdirSync(folder, { recursive: true, withFileTypes: true })
    .filter((entry) => entry.isFile())
    .flatMap((entry) => {
      const path = join(entry.parentPath, entry.name)
      const bytes = readFileSync(path).toString('latin1').toLowerCase()
      return words
        .filter((word) => bytes.includes(word.toLowerCase()))
        .map((word) => `${path.slice(folder.length + 1)}: ${word}`)
    })
}
