import { expect, test } from 'bun:test'
import { createElement } from 'react'
import { renderToStaticMarkup } from 'react-dom/server'
import { candidates, focusIn, StoryPicture } from '../../../src/components/player/story-picture.tsx'
import type { StoryImage } from '../../../src/shared/stories/story-answer.ts'

const imageWith = (x: number): StoryImage => ({
  imageUrl: '/media/large.webp',
  paragraphIndex: 0,
  focus: { x, y: 0.4 },
  sources: [
    { url: '/media/large.webp', cut: 'wide', width: 1344, height: 768 },
    { url: '/media/small.webp', cut: 'wide', width: 672, height: 384 },
    { url: '/media/tall.webp', cut: 'tall', width: 600, height: 1200 },
  ],
})

test.each([
  ['in the middle of the drawing', 0.5, 0.5],
  ['a little aside', 0.3, 0.5],
  ['near its left edge', 0.1, 0.224],
  ['near its right edge', 0.95, 0.888],
])('faces %s are kept in sight on a tall phone', (_, x, inTall) => {
  expect(focusIn(imageWith(x), 'tall').x).toBeCloseTo(inTall, 3)
  expect(focusIn(imageWith(x), 'wide').x).toBe(x)
})

test('a picture without a tall cut keeps its focus', () =>
  expect(focusIn({ ...imageWith(0.2), sources: [] }, 'tall')).toEqual({ x: 0.2, y: 0.4 }))

test('the smallest file that covers the screen can be chosen', () => {
  expect(candidates(imageWith(0.5), 'wide')).toEqual({
    srcSet: '/media/small.webp 672w, /media/large.webp 1344w',
    sizes: 'max(100vw, 175vh)',
  })
  expect(candidates({ ...imageWith(0.5), sources: [] }, 'wide')).toBeUndefined()
})

test('on a card a phone takes the light copy of a family’s own picture, and of a link’s; a sample on the landing page has none', () => {
  const onCard = (image: StoryImage) =>
    renderToStaticMarkup(createElement(StoryPicture, { image, only: 'wide', isCard: true }))
  expect(onCard(imageWith(0.5))).toContain('srcSet="/media/small.webp?w=672 672w, /media/large.webp 1344w"')
  const { sources, ...rest } = imageWith(0.5)
  const shared = { ...rest, sources: sources.map((one) => ({ ...one, url: `/shared/a${one.url}` })) }
  expect(onCard(shared)).toContain('srcSet="/shared/a/media/small.webp?w=672 672w')
  const sample = {
    ...rest,
    sources: sources.map((one) => ({ ...one, url: one.url.replace('media', 'sample') })),
  }
  expect(onCard(sample)).toContain('srcSet="/sample/small.webp 672w')
})
