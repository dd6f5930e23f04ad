import { mkdirSync } from 'node:fs'
import { open, readdir, rename, rm, stat } from 'node:fs/promises'
import { basename, join } from 'node:path'
import type { MediaStore } from '../../ports/media-store.ts'
import { LIGHT_WIDTHS, type LightWidth } from '../../shared/media/light-copy.ts'

/** A media store of plain files under `directory`, with two hex digits for each folder; light copies are in `light`. */
export function openFileStore(directory: string): MediaStore {
  const incoming = join(directory, 'incoming')
  mkdirSync(incoming, { recursive: true })
  const folderOf = (hash: string) => join(directory, hash.slice(0, 2))
  const pathOf = (hash: string) => join(folderOf(hash), hash)
  const light = join(directory, 'light')
  const lightPathOf = (hash: string, width: LightWidth) => join(light, `${hash}-${width}`)
  const store = async (bytes: Uint8Array, folder: string, path: string) => {
    const draft = join(incoming, `${basename(path)}.${crypto.randomUUID()}`)
    await writeDurably(draft, bytes)
    mkdirSync(folder, { recursive: true })
    await rename(draft, path)
    await syncDirectory(folder)
  }

  return {
    async put(bytes) {
      const hash = new Bun.CryptoHasher('sha256').update(bytes).digest('hex')
      if (await Bun.file(pathOf(hash)).exists()) return hash
      await store(bytes, folderOf(hash), pathOf(hash))
      return hash
    },
    async get(hash, range) {
      const file = Bun.file(pathOf(hash))
      if (!(await file.exists())) return undefined
      return range ? file.slice(range.start, range.end + 1) : file
    },
    async remove(hash) {
      for (const width of LIGHT_WIDTHS) await rm(lightPathOf(hash, width), { force: true })
      await rm(pathOf(hash), { force: true })
    },
    putLight: (hash, width, bytes) => store(bytes, light, lightPathOf(hash, width)),
    async getLight(hash, width) {
      const file = Bun.file(lightPathOf(hash, width))
      return (await file.exists()) ? file : undefined
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
