/**
 * The text within `max` code points, as the server counts them: never half an emoji. What followed the caret in
 * `before` stays; what was typed or pasted there is cut.
 */
export function withinMax(text: string, max: number, before = ''): string {
  if (text.length <= max) return text
  const [points, earlier] = [[...text], [...before]]
  if (points.length <= max) return text
  let behind = 0
  while (behind < Math.min(earlier.length, max) && points.at(-1 - behind) === earlier.at(-1 - behind))
    behind += 1
  return [...points.slice(0, max - behind), ...(behind > 0 ? points.slice(-behind) : [])].join('')
}
