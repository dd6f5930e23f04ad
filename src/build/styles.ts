import { createGenerator } from 'unocss'
import { type BuiltFile, hashedName } from './files.ts'
import { unoConfig } from './uno.ts'

/** In the order in which they are joined; the utilities come last. */
const SHEETS = ['tokens.css', 'base.css', 'parts.css', 'landing.css', 'player.css']
const USERS_OF_UTILITIES = ['src/{components,web}/**/*.tsx', 'islands/**/*.{ts,tsx}']

export interface BuiltStyles {
  files: BuiltFile[]
  /** `styles.css` and each font, such as `fonts/fraunces-600-latin.woff2`, to its hashed file name. */
  entries: Record<string, string>
}

/** One minified stylesheet: src/styles, then exactly the utilities that the sources under `root` use; with its fonts. */
export async function bundleStyles(root: string): Promise<BuiltStyles> {
  const [fonts, sheets, utilities] = await Promise.all([
    readFonts(root),
    readSheets(root),
    usedUtilities(root),
  ])
  let css = await minify(`${sheets}\n${utilities}`)
  for (const font of fonts) css = css.replaceAll(font.source, font.name)
  const bytes = new TextEncoder().encode(css)
  const sheet = { name: hashedName('styles.css', bytes), bytes }
  return {
    files: [sheet, ...fonts],
    entries: {
      'styles.css': sheet.name,
      ...Object.fromEntries(fonts.map((font) => [font.source, font.name])),
    },
  }
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

async function readSheets(root: string): Promise<string> {
  const texts = await Promise.all(SHEETS.map((name) => Bun.file(`${root}/src/styles/${name}`).text()))
  return texts.join('\n')
}

async function usedUtilities(root: string): Promise<string> {
  const uno = await createGenerator(unoConfig)
  const found = new Set<string>()
  for (const pattern of USERS_OF_UTILITIES) {
    for (const file of new Bun.Glob(pattern).scanSync(root)) {
      await uno.applyExtractors(await Bun.file(`${root}/${file}`).text(), file, found)
    }
  }
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
  return sheet.text()
}
