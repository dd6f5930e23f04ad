import { describe, expect, test } from 'bun:test'
import { existsSync } from 'node:fs'
import { join } from 'node:path'
import { allAuthorStyles, allStoryDefinitions } from '../../../db/queries/options.ts'
import { make } from '../../../src/studio/tools/sheet/make.ts'
import { sheetOptionsOf } from '../../../src/studio/tools/sheet/orders.ts'
import { sheetOf } from '../../../src/studio/tools/sheet/sheet.ts'
import { freshDatabase } from '../../support/database.ts'
import { aFolder } from '../../support/folders.ts'
import { smallEngines } from '../../support/small-engines.ts'

const { db } = freshDatabase()
const choices = { lengths: allStoryDefinitions(db), authors: allAuthorStyles(db) }
const asked = (line: string, ...more: string[]) => sheetOptionsOf([...line.split(' '), ...more], choices)

describe('the contact sheet of the studio', () => {
  test('is asked for every combination of what is named', () => {
    const { orders } = asked('--themes royal-tale,mermaid-tale --ages 3-5,9-12 --seeds 4..6 --length test')
    expect(orders).toHaveLength(12)
    expect(new Set(orders.map(({ brief }) => `${brief.theme} ${brief.ageGroup} ${brief.seed}`)).size).toBe(12)
    expect(orders.every(({ brief }) => brief.paragraphCount === 3)).toBe(true)
  })

  test('has the same stories for the same seeds', () => {
    expect(asked('--seeds 3,9').orders).toEqual(asked('--seeds 3,9').orders)
  })

  test('shows brother and sister as they are described, and the twist that was asked for', () => {
    const children = ['--child', 'Ada, girl, uses a wheelchair, red cap', '--child', 'Bo, boy, round glasses']
    const [order] = asked('--seeds 1', ...children, '--twist', 'a very polite volcano').orders
    expect(order?.brief).toMatchObject({ writingStyle: 'plot-twist', customSeed: 'a very polite volcano' })
    expect(order?.brief.children.map(({ name, wheelchair }) => [name, wheelchair])).toEqual([
      ['Ada', true],
      ['Bo', false],
    ])
    expect(order?.brief.children[1]?.castSheet?.glasses).toBe(true)
  })

  test('says what it does not know', () => {
    expect(() => asked('--themes atlantis')).toThrow('There is no theme “atlantis”: magical-adventure,')
    expect(() => asked('--seeds many')).toThrow('“many” is no seed')
    expect(() => asked('--seeds 1', '--child', 'Ada')).toThrow('“Ada” is no child')
  })

  test('lays each paragraph beside its picture, its scene note and its words in time', async () => {
    const folder = aFolder('sheet')
    const [order] = asked('--seeds 1 --length test', '--child', 'Mia, girl, "brave" & <kind>').orders
    if (!order) throw new Error('no order')
    const made = await make(smallEngines(), order, { folder, name: '01', sound: true })
    const html = sheetOf([made])
    for (const file of html.matchAll(/src="([^"]+)"/g))
      expect(existsSync(join(folder, file[1] ?? ''))).toBe(true)
    expect(html.match(/-wide\.webp/g)).toHaveLength(3)
    expect(html.match(/-tall\.webp/g)).toHaveLength(3)
    expect(html).toContain('<span data-at="3.000">On</span> <span data-at="3.500">page</span>')
    expect(html).toContain('&quot;brave&quot; &amp; &lt;kind&gt;')
    expect(html).toContain('child-0 standing, happy')
    expect(made.flags).toContain('9 s instead of 60 s')
  })
})
