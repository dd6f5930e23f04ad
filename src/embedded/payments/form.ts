export type FormValue = string | FormValue[] | { [key: string]: FormValue }

/** Reads Stripe's form encoding: `items[0][price]=p&metadata[a]=b` is { items: [{ price: 'p' }], metadata: { a: 'b' } }. */
export function readForm(text: string): { [key: string]: FormValue } {
  const root: { [key: string]: FormValue } = {}
  for (const [name, value] of new URLSearchParams(text)) put(root, keysOf(name), value)
  return withLists(root) as { [key: string]: FormValue }
}

const keysOf = (name: string) => name.split('[').map((part) => part.replace(/\]$/, ''))

function put(into: { [key: string]: FormValue }, [key = '', ...rest]: string[], value: string): void {
  if (rest.length === 0) {
    into[key] = value
    return
  }
  const inner = into[key]
  const next = typeof inner === 'object' && !Array.isArray(inner) ? inner : {}
  into[key] = next
  put(next, rest, value)
}

function withLists(value: FormValue): FormValue {
  if (typeof value !== 'object' || Array.isArray(value)) return value
  const entries = Object.entries(value).map(([key, inner]) => [key, withLists(inner)] as const)
  const isList = entries.length > 0 && entries.every(([key], i) => key === String(i))
  return isList ? entries.map(([, inner]) => inner) : Object.fromEntries(entries)
}
