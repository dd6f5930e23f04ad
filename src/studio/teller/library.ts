import { existsSync, readdirSync, readFileSync } from 'node:fs'
import { projectFile } from '../../shared/kit/project-file.ts'
import { AGE_GROUPS, type AgeGroup } from '../../shared/stories/age-groups.ts'
import { THEMES } from '../../shared/stories/themes.ts'
import { isByKinds, readKinds } from './read-kinds.ts'
import { ownName, readOwn } from './read-own.ts'
import { pagesAt, readSequel, type Sequel, sequelName } from './read-sequel.ts'
import { readIdea, readWays } from './read-tale.ts'
import { type Idea, KINDS, type Kind, LENGTHS, type Tale } from './tale.ts'

const TALES = projectFile('src/studio/tales')

/** The tales of one theme, age band and length; empty until there are any. Throws when one cannot be read. */
export const talesOf = (theme: string, ageGroup: AgeGroup, paragraphCount: number): Tale[] => [
  ...ideasOf(theme, ageGroup).flatMap((idea) => {
    const file = `${folderOf(idea)}/${paragraphCount}.md`
    return existsSync(file) ? [{ idea, paragraphCount, ...waysIn(file, `${folderOf(idea)}/kinds.md`) }] : []
  }),
  ...KINDS.flatMap((kind) => ownTales(theme, ageGroup, kind)).filter(
    (tale) => tale.paragraphCount === paragraphCount,
  ),
]

/** The tale of a theme and age band that was written for this kind of child, at each of its lengths. */
function ownTales(theme: string, ageGroup: AgeGroup, kind: Kind): Tale[] {
  const file = `${TALES}/${theme}/${ageGroup}/${ownName(kind)}.md`
  return existsSync(file)
    ? reading(file, () => readOwn(readFileSync(file, 'utf8'), { theme, ageGroup }, kind))
    : []
}

/** All tales. Throws when one cannot be read. */
export const allTales = (): Tale[] =>
  THEMES.flatMap(({ id }) =>
    AGE_GROUPS.flatMap((ageGroup) => LENGTHS.flatMap((count) => talesOf(id, ageGroup, count))),
  )

/** The idea or sequel named in a family's history, in any of its ways; undefined for one that no longer exists. */
export function ideaOf(tellingKey: string): Idea | undefined {
  const [theme = '', ageGroup, name] = tellingKey.split('/')
  const band = AGE_GROUPS.find((group) => group === ageGroup)
  const ideas = band ? ideasOf(theme, band) : []
  const kind = KINDS.find((each) => ownName(each) === name)
  if (band && kind) return ownTales(theme, band, kind)[0]?.idea
  const first = ideas.find((idea) => sequelName(idea) === name)
  return ideas.find((idea) => idea.name === name) ?? (first && sequelFor(first)?.idea)
}

/** The tale that continues the world of one named in a family's history; undefined where there is none at that length. */
export function nextTale(tellingKey: string, paragraphCount: number): Tale | undefined {
  const first = ideaOf(tellingKey)
  const sequel = first && sequelFor(first)
  return sequel && toldIn(sequel, paragraphCount)
}

/** All sequels, at every length. Throws when one cannot be read. */
export const allSequels = (): Tale[] =>
  THEMES.flatMap(({ id }) =>
    AGE_GROUPS.flatMap((ageGroup) =>
      ideasOf(id, ageGroup).flatMap((idea) => {
        const sequel = sequelFor(idea)
        return sequel ? LENGTHS.flatMap((count) => toldIn(sequel, count) ?? []) : []
      }),
    ),
  )

function sequelFor(idea: Idea): Sequel | undefined {
  const file = `${folderOf(idea)}/next.md`
  return existsSync(file) ? reading(file, () => readSequel(readFileSync(file, 'utf8'), idea)) : undefined
}

function toldIn(sequel: Sequel, paragraphCount: number): Tale | undefined {
  const pages = pagesAt(sequel, paragraphCount)
  const ways = [{ name: 'any' as const, title: sequel.title, pages }]
  return pages.length > 0 ? { idea: sequel.idea, paragraphCount, by: 'kinds', ways } : undefined
}

/** Started folders without an idea yet. */
export const unfinishedIdeas = (): string[] =>
  THEMES.flatMap(({ id }) =>
    AGE_GROUPS.flatMap((ageGroup) =>
      foldersOf(id, ageGroup)
        .filter((name) => !saysItsIdea(`${id}/${ageGroup}/${name}`))
        .map((name) => `${id}/${ageGroup}/${name}`),
    ),
  )

const saysItsIdea = (path: string) => existsSync(`${TALES}/${path}/idea.md`)

function foldersOf(theme: string, ageGroup: AgeGroup): string[] {
  const folder = `${TALES}/${theme}/${ageGroup}`
  return existsSync(folder)
    ? readdirSync(folder)
        .filter((name) => !name.endsWith('.md'))
        .sort()
    : []
}

/** The ideas of one theme and age band, by name. */
function ideasOf(theme: string, ageGroup: AgeGroup): Idea[] {
  const folder = `${TALES}/${theme}/${ageGroup}`
  return foldersOf(theme, ageGroup)
    .filter((name) => saysItsIdea(`${theme}/${ageGroup}/${name}`))
    .map((name) => {
      const at = { name, theme, ageGroup }
      const file = `${folder}/${name}/idea.md`
      return reading(file, () => readIdea(readFileSync(file, 'utf8'), at))
    })
}

const folderOf = ({ theme, ageGroup, name }: Idea) => `${TALES}/${theme}/${ageGroup}/${name}`

/** The ways of a length; if it is told by kinds, together with the file that all lengths share. */
const waysIn = (file: string, common: string): Pick<Tale, 'by' | 'ways'> =>
  reading(file, () => {
    const source = readFileSync(file, 'utf8')
    if (!isByKinds(source)) return { by: 'groups', ways: readWays(source) }
    return { by: 'kinds', ways: readKinds(source, existsSync(common) ? readFileSync(common, 'utf8') : '') }
  })

function reading<T>(file: string, read: () => T): T {
  try {
    return read()
  } catch (cause) {
    throw new Error(`${file.slice(TALES.length + 1)}: ${cause instanceof Error ? cause.message : cause}`, {
      cause,
    })
  }
}
