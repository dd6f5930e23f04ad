import { GALLERY } from './gallery.ts'
import { type KeptPictures, keep, keepManifest, keptPictures, stalePictures } from './kept.ts'
import { paint } from './paint.ts'

/** `bun run pictures` paints the small pictures that are out of date; with --check it only lists them. */
const kept = keptPictures()
const stale = stalePictures(GALLERY, kept)

if (process.argv.includes('--check')) {
  if (stale.length > 0) {
    console.error(`Out of date: ${stale.map(({ name }) => name).join(', ')}.`)
    console.error(
      'The painter draws them differently now. Run `bun run pictures` and commit what it changes.',
    )
    process.exit(1)
  }
} else {
  const current: KeptPictures = {}
  for (const picture of GALLERY) {
    const known = stale.includes(picture) ? undefined : kept[picture.name]
    current[picture.name] = known ?? keep(picture, await paint(picture))
  }
  keepManifest(current)
  const bytes = Object.values(current).flatMap(({ files }) => Object.values(files))
  console.log(
    `Painted ${stale.length} of ${GALLERY.length} pictures: ${bytes.length} files, ${Math.round(bytes.reduce((sum, size) => sum + size, 0) / 1024)} KB in all.`,
  )
}
