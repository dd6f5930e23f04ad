/**
 * The JSON object in a model's answer, tolerating words or marks around it, trailing commas, line breaks in strings,
 * and a missing end. Undefined when there is none.
 */
export function looseJson(text: string): unknown {
  const start = text.indexOf('{')
  if (start < 0) return undefined
  const from = text.slice(start)
  const end = from.lastIndexOf('}')
  const whole = end < 0 ? from : from.slice(0, end + 1)
  for (const attempt of [whole, mended(whole), mended(from)]) {
    const parsed = parsedOrUndefined(attempt)
    if (typeof parsed === 'object' && parsed !== null) return parsed
  }
  return undefined
}

/** One line of plain text: no markup, no control characters, no line breaks. */
export const plainLine = (text: string): string =>
  text
    .replace(/\p{Cc}+/gu, ' ')
    .replace(/\*\*?|^#+\s*|`/g, '')
    .replace(/\s+/g, ' ')
    .trim()

function parsedOrUndefined(text: string): unknown {
  try {
    return JSON.parse(text)
  } catch {
    return undefined
  }
}

/** Removes a trailing comma. */
function withoutComma(text: string): string {
  let end = text.length
  while (end > 0 && ' \n\t\r'.includes(text.charAt(end - 1))) end -= 1
  return text.charAt(end - 1) === ',' ? text.slice(0, end - 1) : text
}

/** Escapes line breaks in strings, removes trailing commas, and closes what is left open. */
function mended(text: string): string {
  const open: string[] = []
  let out = ''
  let inText = false
  for (let at = 0; at < text.length; at += 1) {
    const sign = text.charAt(at)
    if (inText) {
      if (sign === '\\') {
        out += sign + text.charAt(at + 1)
        at += 1
        continue
      }
      if (sign === '"') inText = false
      out += sign === '\n' ? '\\n' : sign === '\r' ? '' : sign === '\t' ? ' ' : sign
      continue
    }
    if (sign === '"') inText = true
    if (sign === '{' || sign === '[') open.push(sign === '{' ? '}' : ']')
    if (sign === '}' || sign === ']') {
      out = withoutComma(out)
      open.pop()
    }
    out += sign
  }
  if (inText) out += '"'
  out = withoutComma(out).replace(/:\s*$/, '')
  return out + open.reverse().join('')
}
