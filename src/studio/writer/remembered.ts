/** The same function, which keeps its latest results: writing asks for the same few thousand texts again and again. */
export function remembered<Result>(of: (text: string) => Result, most = 20_000): (text: string) => Result {
  const known = new Map<string, Result>()
  return (text) => {
    const found = known.get(text)
    if (found !== undefined) return found
    if (known.size >= most) known.clear()
    const result = of(text)
    known.set(text, result)
    return result
  }
}
