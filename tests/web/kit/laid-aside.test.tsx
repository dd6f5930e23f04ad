import { expect, test } from 'bun:test'
import type { Context } from 'hono'
import { renderToStaticMarkup } from 'react-dom/server'
import { layAside, putBack } from '../../../src/web/kit/laid-aside.ts'
import { shortened } from '../../../src/web/kit/pattern.ts'

const aRequest = () => ({}) as Context
const island = (props: string) => renderToStaticMarkup(<div data-props={props} />)

test.each(['Mia & Leo', `O'Neil "the brave" </div>`, '&quot;', '$& $1 $$', 'Zoë 🦊'])(
  'the props of %s are in the page as React would write them',
  (name) => {
    const props = JSON.stringify({ name })
    const c = aRequest()
    expect(putBack(c, island(layAside(c, props)))).toBe(shortened(island(props)))
  },
)

test('each island has its own props, and nothing stays of a request', () => {
  const c = aRequest()
  const html = ['{"a":1}', '{"b":2}'].map((props) => island(layAside(c, props))).join('')
  expect(putBack(c, html)).toBe(`<div data-props='{"a":1}'></div><div data-props='{"b":2}'></div>`)
  expect(putBack(c, html)).toBe(html)
})

test('a family’s text that looks like what stands for props stays as it is', () => {
  const c = aRequest()
  const mark = layAside(c, '{"secret":1}')
  expect(putBack(c, `<p>${mark}</p><input value="${mark}"/>`)).not.toContain('secret')
})
