import { afterAll, beforeAll, expect, test } from 'bun:test'
import sharp from 'sharp'
import { buildOnce } from '../../../src/build/build.ts'
import { readAssets } from '../../../src/build/manifest.ts'
import { makeTestApp, signedIn, type TestApp } from '../../support/app.ts'

interface Picture {
  src: string
  sizes: string
  type: string
  purpose?: string
}

const PUBLIC = new URL('../../../public', import.meta.url).pathname
let testApp: TestApp

beforeAll(async () => {
  await buildOnce()
  testApp = makeTestApp({ assets: readAssets() })
})
afterAll(() => testApp.close())

interface Shortcut {
  name: string
  url: string
  icons: Picture[]
}

const manifest = await Bun.file(`${PUBLIC}/manifest.webmanifest`).json()

test('the home screen has a way to tonight and to My Stories, and one window for the app', () => {
  expect(manifest.shortcuts.map(({ name, url }: Shortcut) => [name, url])).toEqual([
    ["Tonight's story", '/app'],
    ['My Stories', '/app/saved-stories'],
  ])
  expect(manifest.launch_handler.client_mode).toContain('navigate-existing')
  expect(manifest.id).toBe(manifest.start_url)
})

test('every icon and screenshot is there, as large and of the type that is said', async () => {
  const ofShortcuts = manifest.shortcuts.flatMap(({ icons }: Shortcut) => icons)
  const pictures: Picture[] = [...manifest.icons, ...manifest.screenshots, ...ofShortcuts]
  expect(pictures.some(({ purpose }) => purpose === 'monochrome')).toBe(true)
  for (const { src, sizes, type } of pictures) {
    const { width, height, format } = await sharp(`${PUBLIC}${src}`).metadata()
    expect([src, `${width}x${height}`, `image/${format}`]).toEqual([src, sizes, type])
  }
})

test('the icon of one color has its shape in what is see-through', async () => {
  const [{ src }] = manifest.icons.filter(({ purpose }: Picture) => purpose === 'monochrome')
  const { channels, isOpaque } = await sharp(`${PUBLIC}${src}`).stats()
  expect(isOpaque).toBe(false)
  expect(channels.at(-1)).toMatchObject({ min: 0, max: 255 })
})

test('screenshots of one kind of screen have one shape, which an installing browser takes', async () => {
  const shots: (Picture & { form_factor: string; label: string })[] = manifest.screenshots
  for (const kind of ['narrow', 'wide']) {
    const sizes = shots.filter(({ form_factor }) => form_factor === kind).map(({ sizes }) => sizes)
    expect(new Set(sizes).size).toBe(1)
    const [width = 0, height = 0] = (sizes[0] ?? '').split('x').map(Number)
    expect(Math.min(width, height)).toBeGreaterThanOrEqual(320)
    expect(Math.max(width, height)).toBeLessThanOrEqual(2.3 * Math.min(width, height))
  }
  expect(shots.every(({ label }) => label.length > 0)).toBe(true)
})

test('every address in it answers a parent who is signed in', async () => {
  const { app } = testApp
  const { cookie } = await signedIn(testApp, 'mia@example.com')
  const told = await (await app.request('/manifest.webmanifest')).json()
  expect(told).toEqual(manifest)
  const pictures = [
    ...told.icons,
    ...told.screenshots,
    ...told.shortcuts.flatMap((one: Shortcut) => one.icons),
  ]
  for (const { src, type } of pictures) {
    const answer = await app.request(src)
    expect([src, answer.status, answer.headers.get('content-type')]).toEqual([src, 200, type])
  }
  for (const path of [told.start_url, told.id, ...told.shortcuts.map(({ url }: Shortcut) => url)]) {
    expect(path.startsWith(told.scope)).toBe(true)
    expect([path, (await app.request(path, { headers: { cookie } })).status]).toEqual([path, 200])
  }
})
