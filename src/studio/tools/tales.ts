import { parseArgs } from 'node:util'
import { gradeOf, words } from '../../shared/stories/reading-level.ts'
import { isDrawn } from '../painter/figures/index.ts'
import { faultsIn } from '../teller/check.ts'
import { allSequels, allTales, unfinishedIdeas } from '../teller/library.ts'
import { notesOf } from '../teller/notes-of.ts'
import { type Tale, WAY_NAMES, type WayName } from '../teller/tale.ts'
import { wayFor, wordsOf } from '../teller/tell.ts'
import { taleTwist } from '../teller/twist/tale-twist.ts'
import { countedLines, thingOf } from './sheet/not-drawn.ts'
import { childOf } from './sheet/orders.ts'

const TWIST = 'a teapot that is afraid of Tuesdays'

/**
 * `bun run studio check [theme[/ages[/idea]]]`: prints what is wrong with tales, and what the painter lacks. Returns
 * true if nothing is wrong.
 */
export function checkTales(under: string, authors: readonly string[]): boolean {
  const all = [...allTales(), ...allSequels()]
  const unfinished = unfinishedIdeas().map((path) => `${path}: there is no idea.md`)
  const tales = all.filter((tale) => pathOf(tale).startsWith(under))
  const faults = [...unfinished, ...faultsIn(tales, authors, all)].filter((fault) => fault.includes(under))
  for (const tale of tales) for (const way of tale.ways) console.log(lineOf(tale, way.name))
  console.log(faults.length > 0 ? `\n${faults.join('\n')}` : `\n${tales.length} tales, nothing to mend.`)
  const missing = thingsMissing(tales)
  if (missing.length > 0) console.log(`\nNot drawn yet: ${missing.join(', ')}`)
  return faults.length === 0
}

/** `bun run studio tell theme/ages/idea/6 [way] --child … --twist …`: prints a tale as a family hears it. */
export function tellTales(args: readonly string[]): void {
  const { positionals, values } = parseArgs({
    args: [...args],
    allowPositionals: true,
    options: { child: { type: 'string', multiple: true }, twist: { type: 'string' } },
  })
  const [path = '', only] = positionals
  const children = (values.child ?? ['Mia, girl']).map(childOf)
  const found = [...allTales(), ...allSequels()].filter((tale) => pathOf(tale) === path)
  for (const tale of found)
    for (const told of tale.ways.filter(({ name }) => only === undefined || name === only)) {
      const { way } = wayFor({ tale, way: told }, children)
      const { title, paragraphs } = wordsOf(
        way,
        children,
        way.name === 'twist' ? taleTwist(values.twist ?? TWIST) : undefined,
      )
      console.log(`\n${title} (${way.name})\n\n${paragraphs.join('\n\n')}`)
    }
  if (found.length === 0) throw new Error(`There is no tale ${path}; it is named theme/ages/idea/paragraphs.`)
}

/** The list of all ideas, one line each, to read before writing a new one. */
export function ideasList(): string {
  const all = allTales()
  const ideas = ideasAmong(all.filter(({ by }) => by !== 'kind'))
  const own = [...ideasAmong(all.filter(({ by }) => by === 'kind'))].map(
    ([path, { idea, turn }]) => `- \`${path}\` ${idea} *${turn}*`,
  )
  const lines = [...ideas].map(([path, { idea, because }]) => {
    const causes = Object.entries(because).map(([way, why]) => `${way}: ${why}`)
    return `- \`${path}\` ${idea} *${causes.join('; ')}*`
  })
  const next = new Map(
    allSequels().map(({ idea }) => [`${idea.theme}/${idea.ageGroup}/${idea.sequelOf}`, idea]),
  )
  const sequels = [...next].map(([path, { idea, turn }]) => `- \`${path}\` ${idea} *${turn}*`)
  return `# Every idea, and why things are so in each of its ways

${lines.join('\n')}

# Written for one kind of child

${own.join('\n')}

# What happens next, and why

${sequels.join('\n')}
`
}

const ideasAmong = (tales: readonly Tale[]) =>
  new Map(tales.map(({ idea }) => [`${idea.theme}/${idea.ageGroup}/${idea.name}`, idea]))

const pathOf = ({ idea, paragraphCount }: Tale) =>
  `${idea.theme}/${idea.ageGroup}/${idea.name}/${paragraphCount}`

function lineOf(tale: Tale, name: WayName): string {
  const way = tale.ways.find((each) => each.name === name)
  if (!way) return ''
  const child = childOf('Mia, girl')
  const text = wordsOf(way, [child], taleTwist(TWIST)).paragraphs.join(' ')
  const facts = `${String(words(text).length).padStart(4)} words, grade ${gradeOf(text).toFixed(1)}`
  return `${pathOf(tale).padEnd(56)} ${name.padEnd(WIDEST)} ${facts}  ${way.title}`
}

const WIDEST = Math.max(...WAY_NAMES.map((name) => name.length))

/** Things in notes that the painter does not know, most wanted first. */
function thingsMissing(tales: readonly Tale[]): string[] {
  const mia = childOf('Mia, girl')
  const wanted = tales.flatMap(({ idea, ways }) =>
    ways.flatMap((way) =>
      notesOf(idea, way, [mia]).scenes.flatMap(({ props, present }) => [
        ...props,
        ...present.flatMap(({ holding, bond }) => [holding ?? [], thingOf(bond)].flat()),
      ]),
    ),
  )
  return countedLines(wanted.filter((thing) => !isDrawn(thing)))
}
