import { expect, test } from 'bun:test'
import { acceptedPage, pagerNumbers } from '../../../src/shared/kit/pager.ts'

test('the pager slides five buttons around the current page', () => {
  expect(pagerNumbers(1, 1)).toEqual([])
  expect(pagerNumbers(1, 3)).toEqual([1, 2, 3])
  expect(pagerNumbers(1, 9)).toEqual([1, 2, 3, 4, 5])
  expect(pagerNumbers(5, 9)).toEqual([3, 4, 5, 6, 7])
  expect(pagerNumbers(9, 9)).toEqual([5, 6, 7, 8, 9])
})

test('a page that does not exist is page 1', () => {
  for (const given of [undefined, '', '0', '-1', '1.5', 'two', '11', '1e1'])
    expect(acceptedPage(given, 10)).toBe(1)
  expect(acceptedPage('10', 10)).toBe(10)
  expect(acceptedPage('1', 0)).toBe(1)
})
