import { expect, test } from 'bun:test'
import { editAddress, editedId } from '../../../src/components/characters/edit-address.ts'

test('the address of a child leads back to that child, whatever it is called', () => {
  for (const name of ['Mia', "O'Neil", 'Zoë & Co', '李明', '"}{', '<script>']) {
    const address = new URL(editAddress({ id: 7, name, gender: 'female' }), 'http://here')
    expect(address.pathname).toBe('/app/character-creation')
    const edit = address.searchParams.get('edit') ?? ''
    expect(JSON.parse(edit)).toEqual({ id: 7, name, gender: 'female' })
    expect(editedId(edit)).toBe(7)
  }
})

test.each([
  '',
  'Mia',
  '{',
  'null',
  '7',
  '[]',
  '{}',
  '{"id":"seven"}',
  '{"id":-1}',
  '{"id":1.5}',
  '{"id":null}',
])('there is no child in %s', (edit) => {
  expect(() => editedId(edit)).toThrow()
})
