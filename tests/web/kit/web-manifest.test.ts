import { expect, test } from 'bun:test'
import sharp from 'sharp'

interface Picture {
  src: string
  sizes: string
  type: string
  purpose?: string
}

const PUBLIC = new URL('../../../public', import.meta.url).pathname
const manifest = await Bun.file(`${PUBLIC}/manifest.webmanifest`).json()

test('the home screen has a way to tonight and to My Stories, and one window for the app', () => {
  expect(manifest.shortcuts.map(({ name, url }: { name: string; url: string }) => [name, url])).toEqual([
    ["Tonight's story", '/app'],
    ['My Stories', '/app/saved-stories'],
  ])
  expect(manifest.launch_handler.client_mode).toContain('navigate-existing')
  expect(manifest.id).toBe(manifest.start_url)
})

test('every icon and screenshot is there, as large and of the type that is said', async () => {
  const pictures: Picture[] = [...manifest.icons, ...manifest.screenshots]
  expect(pictures.some(({ purpose }) => purpose === 'monochrome')).toBe(true)
  for (const { src, sizes, type } of pictures) {
    const { width, height, format } = await sharp(`${PUBLIC}${src}`).metadata()
    expect([src, `${width}x${height}`, `image/${format}`]).toEqual([src, sizes, type])
  }
})
