import { describe, expect, test } from 'bun:test'
import fc from 'fast-check'
import { acceptedPage } from '../../../src/shared/kit/pager.ts'
import { AGE_GROUPS } from '../../../src/shared/stories/age-groups.ts'
import { ENVIRONMENTS } from '../../../src/shared/stories/environments.ts'
import {
  activeFilterCount,
  filtersFrom,
  NO_FILTERS,
  type StoryFilters,
  savedStoriesHref,
  savedStoriesQuery,
  trimmedSearch,
} from '../../../src/shared/stories/story-filters.ts'
import { TONE_FILTERS } from '../../../src/shared/stories/tone-filters.ts'
import { TONES, tonesOf } from '../../../src/shared/stories/tones.ts'

const someFilters: fc.Arbitrary<StoryFilters> = fc.record({
  search: fc.string({ unit: 'grapheme', maxLength: 30 }).map(trimmedSearch),
  environment: fc.constantFrom('all', ...ENVIRONMENTS),
  tone: fc.constantFrom('all', ...TONE_FILTERS),
  ageGroup: fc.constantFrom('all', ...AGE_GROUPS),
  length: fc.constantFrom('all', 'test', 'short', 'medium'),
  child: fc.constantFrom('all', '1', '204'),
  favorites: fc.constantFrom('all', 'only'),
})

describe('the address of My Stories', () => {
  test('gives back every state that it was made from', () => {
    fc.assert(
      fc.property(someFilters, fc.integer({ min: 1, max: 5000 }), (filters, page) => {
        const query = new URLSearchParams(savedStoriesQuery(filters, page))
        expect(filtersFrom(query)).toEqual(filters)
        expect(acceptedPage(query.get('page') ?? undefined, 5000)).toBe(page)
      }),
    )
  })

  test('is the same again when it is made from what was read', () => {
    fc.assert(
      fc.property(fc.string({ unit: 'binary', maxLength: 60 }), (text) => {
        const read = filtersFrom(new URLSearchParams(text))
        expect(filtersFrom(new URLSearchParams(savedStoriesQuery(read)))).toEqual(read)
      }),
    )
  })

  test('says nothing of what is set to all, and the page only above 1', () => {
    expect(savedStoriesHref(NO_FILTERS, 1)).toBe('/app/saved-stories')
    expect(savedStoriesHref({ ...NO_FILTERS, tone: 'funny', search: 'fox & owl' }, 2)).toBe(
      '/app/saved-stories?page=2&search=fox+%26+owl&tone=funny',
    )
    fc.assert(
      fc.property(someFilters, (filters) => {
        const query = new URLSearchParams(savedStoriesQuery(filters))
        expect([...query.values()]).not.toContain('all')
        const named = [...query.keys()].filter((name) => name !== 'search')
        expect(named).toHaveLength(activeFilterCount(filters))
      }),
    )
  })

  test('counts values that there are not as all', () => {
    const wrong = '?environment=Moon&tone=brave&ageGroup=4&length=a%20b&search=%20%20'
    expect(filtersFrom(new URLSearchParams(wrong))).toEqual(NO_FILTERS)
  })

  test('keeps a search of at most 100 characters and none of the controls', () => {
    expect(trimmedSearch(` ${'🦊'.repeat(120)} `)).toBe('🦊'.repeat(100))
    expect(trimmedSearch('fox\u0000\nowl')).toBe('fox owl')
  })
})

test('every tone is found by a filter, and only by those that say so', () => {
  for (const tone of TONES) {
    const finders = TONE_FILTERS.filter((filter) => tonesOf(filter).includes(tone.id))
    expect(finders.toSorted()).toEqual([...tone.filters].toSorted())
  }
})
