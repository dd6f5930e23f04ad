import { afterAll, expect, test } from 'bun:test'
import { readdirSync, statSync, utimesSync } from 'node:fs'
import { brotliDecompressSync, gunzipSync } from 'node:zlib'
import { build, buildOnce } from '../../src/build/build.ts'
import { readAssets } from '../../src/build/manifest.ts'
import { bundleStyles } from '../../src/build/styles.ts'
import { type SmallSite, smallSite } from '../support/small-site.ts'

const sites: SmallSite[] = []

afterAll(() => {
  for (const site of sites) site.remove()
})

test('every island and script gets a hashed name that changes with its content', async () => {
  const site = await aSite({
    'islands/lamp.ts': 'document.title = "on"',
    'islands/moon.ts': 'document.title = "full"',
  })
  const before = (await build(site)).manifest.files
  await Bun.write(`${site.root}/islands/lamp.ts`, 'document.title = "off"')
  const after = (await build(site)).manifest.files
  expect(before['islands/lamp.ts']).toMatch(/^lamp-\w{8}\.js$/)
  expect(after['islands/lamp.ts']).not.toBe(before['islands/lamp.ts'])
  expect(after['islands/moon.ts']).toBe(before['islands/moon.ts'] ?? '')
})

test('what the shell exports is fetched once for all scripts of a page, and the manifest says so', async () => {
  const site = await aSite({
    'islands/lib/tale.ts': 'export const tale = () => document.title + "Once upon a time there was a lamp"',
    'islands/shell.ts': 'export * from "./lib/tale.ts"\n',
    'islands/lamp.ts': 'import { tale } from "./lib/tale.ts"; console.log(tale())',
    'islands/moon.ts': 'import { tale } from "./lib/tale.ts"; console.warn(tale())',
  })
  const { manifest, files } = await build(site)
  const shell = manifest.files['islands/shell.ts'] ?? 'none'
  expect(manifest.imports['islands/lamp.ts']).toEqual([shell])
  expect(manifest.imports['islands/moon.ts']).toEqual([shell])
  const withTale = files.filter(({ bytes }) => new TextDecoder().decode(bytes).includes('Once upon a time'))
  expect(withTale.map(({ name }) => name)).toEqual([shell])
})

test('a script whose shell has changed has another name, so that no browser keeps the old one', async () => {
  const site = await aSite({
    'islands/lib/tale.ts': 'export const tale = () => document.title',
    'islands/shell.ts': 'export * from "./lib/tale.ts"\n',
    'islands/lamp.ts': 'import { tale } from "./lib/tale.ts"; console.log(tale())',
  })
  const before = (await build(site)).manifest.files
  await Bun.write(`${site.root}/islands/lib/tale.ts`, 'export const tale = () => document.cookie')
  const after = (await build(site)).manifest.files
  expect(after['islands/shell.ts']).not.toBe(before['islands/shell.ts'])
  expect(after['islands/lamp.ts']).not.toBe(before['islands/lamp.ts'])
})

test("a script's other imports are in its own file, and what it loads later is not among what it needs at once", async () => {
  const site = await aSite({
    'islands/lib/tale.ts': 'export const tale = () => document.title',
    'islands/lamp.ts': 'import { tale } from "./lib/tale.ts"; console.log(tale(), import("./lib/late.ts"))',
    'islands/lib/late.ts': 'export const late = () => document.cookie',
  })
  const { manifest } = await build(site)
  expect(manifest.imports['islands/lamp.ts']).toEqual([])
  const [late = ''] = manifest.later['islands/lamp.ts'] ?? []
  expect(await Bun.file(`${site.out}/${late}`).text()).toContain('document.cookie')
})

test('a script that imports what another does not export fails the build, which names both', async () => {
  const site = await aSite({
    'islands/lib/tale.ts': 'export const tale = () => document.title\nexport const other = 1',
    'islands/shell.ts': "export { other } from './lib/tale.ts'\n",
    'islands/lamp.ts': 'import { tale } from "./lib/tale.ts"; console.log(tale())',
  })
  await expect(build(site)).rejects.toThrow(/shell-\w+\.js has no tale, which lamp-\w+\.js takes from it/)
})

const STRAYS: [what: string, files: Record<string, string>, named: string][] = [
  ['a file of Node', { 'islands/lamp.ts': 'import fs from "node:fs"; console.log(fs)' }, 'node:fs'],
  [
    'a builtin without its prefix',
    { 'islands/lamp.ts': 'import fs from "fs"; console.log(fs)' },
    'fs, imported by islands/lamp.ts',
  ],
  [
    'Bun',
    { 'islands/lamp.ts': 'import { Database } from "bun:sqlite"; console.log(Database)' },
    'bun:sqlite',
  ],
  [
    'the database driver',
    { 'islands/lamp.ts': 'import Db from "better-sqlite3"; console.log(Db)' },
    'better-sqlite3',
  ],
  ['zod', { 'islands/lamp.ts': 'import { z } from "zod"; console.log(z)' }, 'zod'],
  [
    'a domain module behind a shared one',
    {
      'src/domain/credits.ts': 'export const credits = 3',
      'src/shared/price.ts': 'export { credits } from "../domain/credits.ts"',
      'islands/lamp.ts': 'import { credits } from "../src/shared/price.ts"; console.log(credits)',
    },
    'src/domain/credits.ts',
  ],
  [
    'the environment',
    {
      'src/env.ts': 'export const env = 1',
      'islands/lamp.ts': 'import { env } from "../src/env.ts"; console.log(env)',
    },
    'src/env.ts',
  ],
]

for (const [what, files, named] of STRAYS) {
  test(`a browser bundle never gets ${what}: the build fails and names it`, async () => {
    const site = await aSite(files)
    await expect(build(site)).rejects.toThrow(named)
  })
}

test('the stylesheet holds the utilities that are used and no others', async () => {
  const site = await aSite({
    'src/web/home/page.tsx': '<p className="text-lamp md:grid-cols-7">Good night</p>',
  })
  const css = await sheetOf(site)
  expect(css).toContain('.text-lamp')
  expect(css).toContain('.md\\:grid-cols-7')
  expect(css).not.toContain('grid-cols-6')
})

test('what a finger touched last does not keep its hover style', async () => {
  const { files } = await bundleStyles(new URL('../..', import.meta.url).pathname)
  const sheet = new TextDecoder().decode(files[0]?.bytes)
  const outside = sheet.replace(/@media \(hover:hover\)\{(?:[^{}]*\{[^{}]*\})*\}/g, '')
  expect(sheet).toContain(':hover')
  expect(outside.match(/[^{}]*:hover[^{}]*/g)).toBeNull()
})

test('everything is also there as brotli and gzip, with the same content', async () => {
  const site = await aSite({ 'islands/lamp.ts': 'document.title = "on"' })
  const name = (await build(site)).manifest.files['islands/lamp.ts']
  const plain = await Bun.file(`${site.out}/${name}`).text()
  const [br, gz] = await Promise.all(
    ['br', 'gz'].map((kind) => Bun.file(`${site.out}/${name}.${kind}`).bytes()),
  )
  expect(brotliDecompressSync(br ?? '').toString()).toBe(plain)
  expect(gunzipSync(gz ?? '').toString()).toBe(plain)
})

test('files of older builds are removed', async () => {
  const site = await aSite({ 'islands/lamp.ts': 'document.title = "on"' })
  const old = `${site.out}/lamp-00000000.js`
  await Bun.write(old, 'old')
  utimesSync(old, new Date(0), new Date(0))
  await build(site)
  expect(readdirSync(site.out)).not.toContain('lamp-00000000.js')
})

test('two builds at the same time leave one whole set of files', async () => {
  const site = await aSite({ 'islands/lamp.ts': 'document.title = "on"' })
  await Promise.all([build(site), build(site)])
  const assets = readAssets(`${site.out}/manifest.json`)
  expect(await Bun.file(site.out + assets.url('islands/lamp.ts').replace('/assets', '')).text()).toContain(
    'on',
  )
  expect(readdirSync(site.out).filter((name) => name.endsWith('.partial'))).toEqual([])
})

test('unchanged sources are not built again', async () => {
  const site = await aSite({ 'islands/lamp.ts': 'document.title = "on"' })
  await buildOnce(site)
  const manifest = `${site.out}/manifest.json`
  utimesSync(manifest, new Date(1000), new Date(1000))
  await buildOnce(site)
  expect(statSync(manifest).mtimeMs).toBe(1000)
  await Bun.write(`${site.root}/islands/lamp.ts`, 'document.title = "off"')
  await buildOnce(site)
  expect(statSync(manifest).mtimeMs).toBeGreaterThan(1000)
})

test('a page asks for a file that the build lacks: the error names it', async () => {
  const site = await aSite({})
  await build(site)
  expect(() => readAssets(`${site.out}/manifest.json`).url('islands/sun.ts')).toThrow('islands/sun.ts')
})

async function aSite(files: Record<string, string>): Promise<SmallSite> {
  const site = await smallSite(files)
  sites.push(site)
  return site
}

async function sheetOf(site: SmallSite) {
  const { manifest } = await build(site)
  return Bun.file(`${site.out}/${manifest.files['styles.css']}`).text()
}
