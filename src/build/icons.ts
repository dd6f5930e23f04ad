import { readFileSync, writeFileSync } from 'node:fs'
import { basename, join } from 'node:path'

const FOLDER = 'src/components/ui/icons'
const GENERATED = 'src/components/ui/icons.tsx'

/** `bun run icons` writes the components of the SVG files; with --check it fails where they are out of date. */
export function iconComponents(root: string): string {
  const icons = [...new Bun.Glob('*.svg').scanSync(join(root, FOLDER))]
    .sort()
    .map((file) => ({ name: basename(file, '.svg'), svg: readFileSync(join(root, FOLDER, file), 'utf8') }))
  return [
    `// Made by \`bun run icons\` of the files in ${FOLDER}.`,
    "import { DEFAULT_CLASS, Icon, type IconProps } from './icon.tsx'\n",
    ...icons.map(({ name, svg }) => componentOf(name, svg)),
    `/** Every icon by its file's name. */`,
    `export const ICONS = { ${icons.map(({ name }) => `'${name}': ${componentName(name)}`).join(', ')} }\n`,
    'export type IconName = keyof typeof ICONS',
  ].join('\n')
}

/** Drawings in the text's color share a frame; one with its own colors keeps its svg element. */
function componentOf(name: string, svg: string): string {
  const drawing = svg
    .replace(/^<svg[^>]*>|<\/svg>\s*$/g, '')
    .replace(/ ([a-z]+)-([a-z])([a-z]+)=/g, (_, a, b, c) => ` ${a}${b.toUpperCase()}${c}=`)
    .trim()
  const component = `export const ${componentName(name)}`
  if (svg.includes('stroke="currentColor"'))
    return `${component} = (props: IconProps) => (<Icon {...props}>${drawing}</Icon>)\n`
  return `${component} = ({ className = DEFAULT_CLASS }: IconProps) => (<svg className={className} viewBox="0 0 24 24" aria-hidden="true">${drawing}</svg>)\n`
}

const componentName = (name: string) =>
  `${name.replace(/(?:^|-)([a-z])/g, (_, letter: string) => letter.toUpperCase())}Icon`

async function formatted(source: string, root: string): Promise<string> {
  const biome = Bun.spawn([process.execPath, 'x', 'biome', 'format', `--stdin-file-path=${GENERATED}`], {
    cwd: root,
    stdin: new Blob([source]),
    stdout: 'pipe',
    stderr: 'inherit',
  })
  return new Response(biome.stdout).text()
}

if (import.meta.main) {
  const root = join(import.meta.dir, '../..')
  const wanted = await formatted(iconComponents(root), root)
  const path = join(root, GENERATED)
  const isCheck = process.argv.includes('--check')
  if (!isCheck) writeFileSync(path, wanted)
  else if (readFileSync(path, 'utf8') !== wanted) {
    console.error(`${GENERATED} is not what ${FOLDER} makes: run \`bun run icons\``)
    process.exit(1)
  }
}
