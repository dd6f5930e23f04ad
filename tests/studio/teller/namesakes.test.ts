import { describe, expect, test } from 'bun:test'
import type { StoryChild } from '../../../src/ports/writer.ts'
import { withoutNamesakes } from '../../../src/studio/teller/namesakes.ts'
import type { Tale, WayName } from '../../../src/studio/teller/tale.ts'
import { wordsOf } from '../../../src/studio/teller/tell.ts'
import { allSequels, allTales } from './all-tales.ts'

const aChild = (name: string, gender: 'female' | 'male', description = ''): StoryChild => ({
  name,
  gender,
  description,
  wheelchair: false,
})
const ideaNamed = (name: string, length = 6): Tale => {
  const tale = [...allTales(), ...allSequels()].find(
    ({ idea, paragraphCount }) => idea.name === name && paragraphCount === length,
  )
  if (!tale) throw new Error(`There is no tale ${name}`)
  return tale
}
function told(tale: Tale, name: WayName, ...children: StoryChild[]) {
  const way = tale.ways.find((each) => each.name === name)
  if (!way) throw new Error(`It has no way ${name}`)
  const choice = withoutNamesakes({ tale, way }, children)
  const { title, paragraphs } = wordsOf(choice.way, children)
  return { text: [title, ...paragraphs].join('\n'), helpers: choice.tale.idea.helpers.map((one) => one.name) }
}
/** Characters of a tale whose name a child may have, too. */
const NAMED = /^(?:\p{Lu}\p{Ll}{1,})$/u
const FAMILY = /^(?:Grandma|Grandpa|Mama|Papa|Dad|Somebody|Upstairs)$/

describe('a helper who has a child’s name', () => {
  test('is called otherwise, wherever it is spoken of, and shouted at', () => {
    const { text, helpers } = told(ideaNamed('not-yet-hugo'), 'any', aChild('Hugo', 'male'))
    expect(text).toContain('“Now let go, Herbert!” said Hugo.')
    expect(text).toContain('“NOT YET, HERBERT!”')
    expect(text).not.toContain('Hugo was an elephant')
    expect(helpers).toContain('Herbert')
    expect(helpers).not.toContain('Hugo')
  })

  test('is called so for another child, word for word as it is written', () => {
    const tale = ideaNamed('not-yet-hugo')
    for (const way of tale.ways)
      expect(withoutNamesakes({ tale, way }, [aChild('Noor', 'female')])).toEqual({ tale, way })
  })

  test('gives way to a brother’s name and to a cat’s as well', () => {
    const tale = ideaNamed('not-yet-hugo')
    expect(told(tale, 'any', aChild('Mia', 'female'), aChild('Hugo', 'male')).text).toContain('Herbert')
    const { text } = told(tale, 'pet', aChild('Mia', 'female', 'has a cat called Hugo'))
    expect(text).toContain('cat Hugo')
    expect(text).toContain('Herbert was an elephant')
  })

  test('gives way in a sequel, too, to the same name', () => {
    const { text } = told(ideaNamed('after-the-safest-place', 10), 'any', aChild('Ada', 'female'))
    expect(text).toContain('Awful Agatha')
    expect(text).not.toMatch(/Awful Ada/)
  })

  test('is nobody where the name is only a word: May is a month, and Will a question', () => {
    for (const tale of allTales().filter(({ paragraphCount }) => paragraphCount === 6))
      for (const way of tale.ways.slice(0, 2))
        for (const name of ['May', 'Will', 'King'])
          expect(withoutNamesakes({ tale, way }, [aChild(name, 'male')]).way).toEqual(way)
  })

  test('leaves every tale of somebody with one name without a second of that name', () => {
    let tried = 0
    for (const tale of allTales()) {
      const names = tale.idea.helpers
        .map(({ name }) => name)
        .filter((name) => NAMED.test(name) && !FAMILY.test(name))
      for (const name of names)
        for (const way of tale.ways.slice(0, 3)) {
          const renamed = withoutNamesakes({ tale, way }, [aChild(name, 'female')])
          expect(renamed.way.pages.map(({ text }) => text).join('\n')).not.toMatch(
            new RegExp(`(?<![\\p{L}{])${name}(?![\\p{L}}])`, 'u'),
          )
          tried += 1
        }
    }
    expect(tried).toBeGreaterThan(300)
  })
})
