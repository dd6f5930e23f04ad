import { readFileSync } from 'node:fs'
import { dirname, join } from 'node:path'
import { createGenerator } from 'unocss'
import { type BuiltFile, hashedName } from './files.ts'
import { unoConfig } from './uno.ts'

/** In the order in which they are joined; the utilities come last. */
const SHEETS = ['tokens.css', 'base.css', 'parts.css']
const USERS_OF_UTILITIES = ['src/{components,web}/**/*.tsx', 'islands/**/*.{ts,tsx}']

interface Sheet {
  name: string
  /** Needed only by these pages. */
  own: string[]
  /** The pages and islands whose classes it contains, with everything that they import; all by default. */
  users?: string[]
}

/**
 * Every page uses one sheet. Pages with a player use another one than the rest, and so does My Stories: the player is
 * a third of all styles, and the forms are another third.
 */
const PAGES: Sheet = { name: 'styles.css', own: ['landing.css'] }
const TELLING: Sheet = {
  name: 'telling.css',
  own: ['player.css'],
  users: [
    'src/web/kit/layout.tsx',
    'src/web/kit/offline-page.tsx',
    'src/web/links/*.tsx',
    'src/web/mending/*.tsx',
    'src/web/recordings/*.tsx',
    'src/web/stories/story-page.tsx',
    'islands/*.ts',
    'islands/{mend-story,offline,record-by-link,record-story,shared-story,story-player}.tsx',
  ],
}

/** My Stories and its labels, with the dialog for sharing and downloading. */
const LISTS: Sheet = {
  name: 'lists.css',
  own: ['stories.css'],
  users: [
    'src/web/kit/layout.tsx',
    'src/web/labels/*.tsx',
    'src/web/links/share-and-download-page.tsx',
    'src/web/stories/saved-stories-page.tsx',
    'islands/*.ts',
    'islands/story-filters.tsx',
  ],
}

export interface BuiltStyles {
  files: BuiltFile[]
  /** `styles.css`, `telling.css`, `lists.css` and each font, e.g. `fonts/fraunces-600-basic.woff2`, to its hashed file name. */
  entries: Record<string, string>
}

/** Three minified stylesheets: src/styles, then exactly the utilities that the sources under `root` use; with their fonts. */
export async function bundleStyles(root: string): Promise<BuiltStyles> {
  const [fonts, ...sheets] = await Promise.all([
    readFonts(root),
    bundled(root, PAGES),
    bundled(root, TELLING),
    bundled(root, LISTS),
  ])
  const files = sheets.map(({ name, css }) => {
    const bytes = new TextEncoder().encode(
      fonts.reduce((text, font) => text.replaceAll(font.source, font.name), css),
    )
    return { source: name, name: hashedName(name, bytes), bytes }
  })
  return {
    files: [...files, ...fonts],
    entries: Object.fromEntries([...files, ...fonts].map(({ source, name }) => [source, name])),
  }
}

async function bundled(root: string, { name, own, users }: Sheet): Promise<{ name: string; css: string }> {
  const texts = [...SHEETS, ...own].map((sheet) => Bun.file(`${root}/src/styles/${sheet}`).text())
  const files = users ? reachedFrom(root, users) : filesOf(root, USERS_OF_UTILITIES)
  const utilities = await usedUtilities(root, files)
  const css = withIcons(root, [...(await Promise.all(texts)), utilities].join('\n'))
  return { name, css: await minify(css) }
}

/**
 * `url("icon:heart")` is the drawing of that name, for a mask, `url("icon:heart:full")` a filled one: such an icon
 * needs no element.
 */
const withIcons = (root: string, css: string) =>
  css.replaceAll(/"icon:([a-z-]+)(:full)?"/g, (_, name: string, full: string | undefined) => {
    const svg = readFileSync(`${root}/src/components/ui/icons/${name}.svg`, 'utf8')
    const drawn = full ? svg.replace(' fill="none"', '') : svg
    const short = drawn.trim().replaceAll(/\n */g, '').replaceAll(' />', '/>')
    return `"data:image/svg+xml,${short.replaceAll('"', "'").replaceAll('currentColor', '%23000')}"`
  })

const filesOf = (root: string, patterns: string[]) =>
  patterns.flatMap((pattern) => [...new Bun.Glob(pattern).scanSync(root)])

/** The sources that these import, directly or not, among those with classes. */
function reachedFrom(root: string, patterns: string[]): string[] {
  const scanners = { ts: new Bun.Transpiler({ loader: 'ts' }), tsx: new Bun.Transpiler({ loader: 'tsx' }) }
  const reached = new Set<string>()
  const visit = (file: string) => {
    if (reached.has(file) || !/^(?:src\/(?:components|web)|islands)\/.*\.tsx?$/.test(file)) return
    reached.add(file)
    const scanner = file.endsWith('x') ? scanners.tsx : scanners.ts
    for (const { path } of scanner.scanImports(readFileSync(`${root}/${file}`, 'utf8')))
      if (path.startsWith('.')) visit(join(dirname(file), path))
  }
  for (const file of filesOf(root, patterns)) visit(file)
  return [...reached]
}

async function readFonts(root: string): Promise<(BuiltFile & { source: string })[]> {
  const names = [...new Bun.Glob('*.woff2').scanSync(`${root}/src/styles/fonts`)].sort()
  return Promise.all(
    names.map(async (name) => {
      const bytes = await Bun.file(`${root}/src/styles/fonts/${name}`).bytes()
      return { source: `fonts/${name}`, name: hashedName(name, bytes), bytes }
    }),
  )
}

async function usedUtilities(root: string, files: string[]): Promise<string> {
  const uno = await createGenerator(unoConfig)
  const found = new Set<string>()
  for (const file of files) await uno.applyExtractors(await Bun.file(`${root}/${file}`).text(), file, found)
  const { css } = await uno.generate([...found].sort().join('\n'), { preflights: true })
  return css
}

async function minify(css: string): Promise<string> {
  const result = await Bun.build({
    entrypoints: ['/styles.css'],
    files: { '/styles.css': css },
    external: ['fonts/*'],
    minify: true,
    throw: false,
  })
  const [sheet] = result.outputs
  if (!result.success || !sheet) throw new AggregateError(result.logs, result.logs.map(String).join('\n'))
  return (await sheet.text()).replaceAll(OLD_IS, '')
}

/** What the bundler adds beside each `:is()` for browsers from before `:has()`, which the sheets need too. */
const OLD_IS = /(?<=[{}]|^)[^{}]*:-(?:webkit|moz)-any\([^{}]*\{[^{}]*\}/g
