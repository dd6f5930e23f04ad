import { expect, test } from 'bun:test'
import { saidLooksIn } from '../../../src/studio/teller/looks.ts'

test.each([
  ['red curly hair', 'had red curly hair'],
  ['gap-toothed smile', 'had a gap-toothed smile'],
  ['freckles, big worrier', 'had freckles'],
  ['daydreamer, messy plaits', 'had messy plaits'],
  ['skateboard, scraped knees', 'had scraped knees'],
  ['has long brown hair', 'had long brown hair'],
  ['pink glasses, giggly', 'wore pink glasses'],
  ['wears glasses', 'wore glasses'],
  ['missing front teeth', 'had lost {his} front teeth'],
  ['very tall, gentle', 'was very tall'],
  ['two braids', 'had two braids'],
])('of %p a tale can say that the child %p', (description, looks) =>
  expect(saidLooksIn(description)).toBe(looks),
)

test.each([
  ['brown eyes like her mother, who is ill'],
  ['crossed eyes'],
  ['no glasses'],
  ['hair'],
  ['small for her age'],
  [''],
])('of %p it says nothing', (description) => expect(saidLooksIn(description)).toBeUndefined())
