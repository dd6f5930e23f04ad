import { mkdirSync } from 'node:fs'
import { open, readdir, rename, rm, stat } from 'node:fs/promises'
import { join } from 'node:path'
import type { MediaStore } from '../../ports/media-store.ts'

/** A media store of plain files under `directory`, with two hex digits for each folder. */
export function openFileStore(directory: string): MediaStore {
  const incoming = join(directory, 'incoming')
  mkdirSync(incoming, { recursive: true })
  const folderOf = (hash: string) => join(directory, hash.slice(0, 2))
  const pathOf = (hash: string) => join(folderOf(hash), hash)

  return {
    async put(bytes) {
      const hash = new Bun.CryptoHasher('sha256').update(bytes).digest('hex')
      if (await Bun.file(pathOf(hash)).exists()) return hash
      const draft = join(incoming, `${hash}.${crypto.randomUUID()}`)
      await writeDurably(draft, bytes)
      mkdirSync(folderOf(hash), { recursive: true })
      await rename(draft, pathOf(hash))
      await syncDirectory(folderOf(hash))
      return hash
    },
    async get(hash, range) {
      const file = Bun.file(pathOf(hash))
      if (!(await file.exists())) return undefined
      return range ? file.slice(range.start, range.end + 1) : file
    },
    async remove(hash) {
      await rm(pathOf(hash), { force: true })
    },
    async *list() {
      for (const folder of await readdir(directory, { withFileTypes: true })) {
        if (!folder.isDirectory() || folder.name.length !== 2) continue
        for (const hash of await readdir(join(directory, folder.name))) {
          const storedAt = await storedAtOf(join(directory, folder.name, hash))
          if (storedAt !== undefined) yield { hash, storedAt }
        }
      }
    },
    async sweepDrafts() {
      for (const draft of await readdir(incoming)) await rm(join(incoming, draft), { force: true })
    },
  }
}

/** Undefined for files that were deleted during the listing: families are served meanwhile. */
async function storedAtOf(path: string): Promise<number | undefined> {
  try {
    return (await stat(path)).mtimeMs
  } catch (error) {
    if ((error as NodeJS.ErrnoException).code === 'ENOENT') return undefined
    throw error
  }
}

async function writeDurably(path: string, bytes: Uint8Array): Promise<void> {
  const file = await open(path, 'wx')
  try {
    await file.writeFile(bytes)
    await file.sync()
  } finally {
    await file.close()
  }
}

async function syncDirectory(path: string): Promise<void> {
  const directory = await open(path, 'r')
  try {
    await directory.sync()
  } finally {
    await directory.close()
  }
}
