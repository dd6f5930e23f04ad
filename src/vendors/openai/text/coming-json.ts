import { looseJson } from './loose-json.ts'

/** An object's values by name, as far as they have arrived. */
export type Coming = Record<string, unknown>

/**
 * Parses the JSON object in a model's answer as it streams. The returned function takes the next text and returns all
 * complete values, with the complete elements of `list` while that is still streaming; undefined when nothing was
 * added.
 */
export function comingJson(list: string): (said: string) => Coming | undefined {
  let heard = ''
  let at = 0
  let depth = 0
  let inText = false
  return (said) => {
    heard += said
    let whole: { end: number; depth: number } | undefined
    for (; at < heard.length; at += 1) {
      const sign = heard.charAt(at)
      if (inText && sign === '\\') at += 1
      else if (sign === '"' && depth > 0) inText = !inText
      else if (inText) continue
      else if (sign === '{' || (sign === '[' && depth > 0)) depth += 1
      else if ((sign === '}' || sign === ']') && depth > 0) {
        depth -= 1
        if (depth <= DEPTH_OF_ELEMENTS) whole = { end: at + 1, depth }
      }
    }
    return whole && valuesIn(heard.slice(0, whole.end), whole.depth === DEPTH_OF_ELEMENTS ? list : undefined)
  }
}

/** Within the object and a list in it. */
const DEPTH_OF_ELEMENTS = 2

/** The values of an incomplete object; the last of them is still streaming, and counts only when it is `list`. */
function valuesIn(text: string, list: string | undefined): Coming | undefined {
  const values = looseJson(text) as Coming | undefined
  const last = Object.keys(values ?? {}).at(-1)
  if (!values || list === undefined || last === list) return values
  return Object.fromEntries(Object.entries(values).filter(([name]) => name !== last))
}
