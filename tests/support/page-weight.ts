export interface PageWeight {
  page: string
  status: number
  /** Kilobytes after gzip. */
  html: number
  /** What must have loaded before the first tap works. */
  script: number
  /** The number of those files. */
  files: number
  /** What the first tap, scroll or key loads. */
  near: number
  /** What loads later, by itself or on demand. */
  later: number
  css: number
}

/** Scripts named by `data-…` load after a press, an offer or a refusal. */
const SCRIPTS =
  /(?<!data-(?:words|plays|install|sign-out-sheet|sign-out|messages|update|ways)=")\/assets\/[\w.-]+\.js/g
/** An island that loads at the first tap, scroll or key. */
const NEAR = /data-island="[^"]*" data-renderer="[^"]*"(?: data-imports="[^"]*")? data-on="near"/g
const STYLES = /\/assets\/[\w.-]+\.css/g

/** What a page makes a browser load, by the addresses in its HTML and the imports in its scripts. */
export async function weighPage(url: string, page: string, cookie = ''): Promise<PageWeight> {
  const answer = await fetch(url + page, { redirect: 'manual', headers: { Cookie: cookie } })
  const html = await answer.text()
  const named = (what: RegExp, text = html) => [...new Set([...text.matchAll(what)].map(([path]) => path))]
  const first = await withImports(url, named(SCRIPTS, html.replaceAll(NEAR, '')), ['import-statement'])
  const near = await withImports(url, named(SCRIPTS), ['import-statement'])
  const all = await withImports(url, named(SCRIPTS), ['import-statement', 'dynamic-import'])
  for (const path of near.keys()) all.delete(path)
  for (const path of first.keys()) near.delete(path)
  return {
    page,
    status: answer.status,
    html: kilobytes([html]),
    script: kilobytes([...inlineIn(html), ...first.values()]),
    files: first.size,
    near: kilobytes([...near.values()]),
    later: kilobytes([...all.values()]),
    css: kilobytes(await Promise.all(named(STYLES).map((path) => textOf(url + path)))),
  }
}

const inlineIn = (html: string) =>
  [...html.matchAll(/<script[^>]*>([\s\S]+?)<\/script>/g)].map(([, text = '']) => text)

/** The scripts and everything that they import in these ways, by address. */
async function withImports(
  url: string,
  paths: string[],
  kinds: string[],
  seen = new Map<string, string>(),
): Promise<Map<string, string>> {
  for (const path of paths) {
    if (seen.has(path)) continue
    const source = await textOf(url + path)
    seen.set(path, source)
    const imports = new Bun.Transpiler({ loader: 'js' }).scanImports(source)
    const wanted = imports.filter((found) => kinds.includes(found.kind)).map((found) => found.path)
    await withImports(
      url,
      wanted.map((found) => new URL(found, url + path).pathname),
      kinds,
      seen,
    )
  }
  return seen
}

const textOf = async (address: string) => (await fetch(address)).text()

export const kilobytes = (texts: string[]): number =>
  Math.round(texts.reduce((sum, text) => sum + Bun.gzipSync(Buffer.from(text)).byteLength, 0) / 102.4) / 10
