import { expect, test } from 'bun:test'
import { readFileSync } from 'node:fs'
import { join } from 'node:path'
import { longFunctions } from './support/long-functions.ts'

const ROOT = join(import.meta.dir, '..')
const FOLDERS = '{src,jobs,islands,db}/**/*.{ts,tsx}'

/** A function of this many lines. */
const lines = (count: number, first: string, step: string, last: string) => {
  const others = count - first.split('\n').length - 1
  return [first, ...Array.from({ length: others }, () => step), last].join('\n')
}

test('a function has at most 60 lines, or says why it is longer', () => {
  const files = [...new Bun.Glob(FOLDERS).scanSync(ROOT)].sort()
  expect(files.length).toBeGreaterThan(500)
  expect(files.flatMap((file) => longFunctions(file, readFileSync(join(ROOT, file), 'utf8')))).toEqual([])
})

test.each([
  ['a declaration', 'export async function tell(\n  story: Story,\n): Promise<void> {', '  step()', '}'],
  ['a component', 'export function Card({\n  title,\n}: Props) {', '  <p>Hello</p>', '}'],
  ['an arrow', 'const tell = (story: Story) => {', '  step()', '}'],
  ['a method', '  async tell(story) {', '    step()', '  },'],
  ['a callback', "routes.get('/story', async (c) => {", '  step()', '})'],
])('%s is counted whole, from its name to its end', (_kind, first, step, last) => {
  expect(longFunctions('a.ts', lines(60, first, step, last))).toEqual([])
  expect(longFunctions('a.ts', lines(61, first, step, last))).toEqual(['a.ts:1: a function of 61 lines'])
})

test('a reason above a long function lets it be', () => {
  const long = lines(70, 'function terms() {', '  text()', '}')
  expect(longFunctions('a.ts', long)).toEqual(['a.ts:1: a function of 70 lines'])
  expect(longFunctions('a.ts', `// Long: a text that is read as one.\n${long}`)).toEqual([])
})
