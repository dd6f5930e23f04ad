/** The character screen's address for an existing character: `?edit=` with the character as JSON (specification, section 2). */
export function editAddress({ id, name, gender }: { id: number; name: string; gender: string }): string {
  const edit = JSON.stringify({ id, name, gender })
  return `/app/character-creation?edit=${encodeURIComponent(edit)}`
}

/** The id in an `edit` parameter; throws when it is no JSON-encoded character. */
export function editedId(edit: string): number {
  const character: unknown = JSON.parse(edit)
  const id =
    typeof character === 'object' && character !== null && 'id' in character ? Number(character.id) : 0
  if (!Number.isSafeInteger(id) || id < 1) throw new Error('There is no character in edit')
  return id
}
