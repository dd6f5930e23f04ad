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
  ['wobbly tooth', 'had a wobbly tooth'],
  ['has two gappy teeth', 'had two gappy teeth'],
  ['two missing front teeth', 'had lost two front teeth'],
  ['fringe in her eyes', 'had a fringe in her eyes'],
  ['curly hair, freckles, cheeky grin', 'had curly hair, freckles and a cheeky grin'],
  ['skateboarder, always scraped knees', 'had scraped knees'],
  ['new glasses', 'wore new glasses'],
  ["She's got red hair and freckles.", 'had red hair and freckles'],
  ['first wobbly tooth', 'had {his} first wobbly tooth'],
  ['lost two teeth this week', 'had lost two teeth'],
])('of %p a tale can say that the child %p', (description, looks) =>
  expect(saidLooksIn(description)).toBe(looks),
)

test.each([
  ['brown eyes like her mother, who is ill'],
  ['crossed eyes'],
  ['no glasses'],
  ['hair'],
  ['small for her age'],
  ['hates brushing her hair'],
  ['cleft lip, crooked teeth'],
  ['shark teeth'],
  ['braces coming soon'],
  [''],
])('of %p it says nothing', (description) => expect(saidLooksIn(description)).toBeUndefined())
