import { signUp } from '../support/person.ts'
import { startServer } from '../support/server.ts'

export interface PageWeight {
  page: string
  status: number
  /** Kilobytes after gzip. */
  html: number
  script: number
  css: number
}

const PAGES = [
  '/landing',
  '/login',
  '/app',
  '/app/character-creation',
  '/app/saved-stories',
  '/app/settings',
  '/app/subscription',
  '/story/1',
]

/**
 * What each page makes a browser load: its script with everything that imports at once, its styles, its HTML. What
 * `data-words` names is loaded after a refusal alone, what `data-plays`, `data-install` and `data-update` name after a press and an offer.
 */
export async function measurePages(): Promise<PageWeight[]> {
  const server = await startServer()
  const parent = await signUp(server.url, 'mia@example.com')
  const mia = await parent.makeCharacter('Mia')
  await parent.requestStory([mia])
  const weights: PageWeight[] = []
  for (const page of PAGES) {
    const isPublic = page === '/landing' || page === '/login'
    const answer = await fetch(server.url + page, {
      redirect: 'manual',
      headers: isPublic ? {} : { Cookie: parent.cookie },
    })
    const html = await answer.text()
    const scripts = await withImports(
      server.url,
      [...html.matchAll(/(?<!data-(?:words|plays|install|update)=")\/assets\/[\w.-]+\.js/g)].map(
        ([path]) => path,
      ),
    )
    const styles = [...new Set([...html.matchAll(/\/assets\/[\w.-]+\.css/g)].map(([path]) => path))]
    weights.push({
      page,
      status: answer.status,
      html: kilobytes([html]),
      script: kilobytes([...scripts.values()]),
      css: kilobytes(await Promise.all(styles.map((path) => textOf(server.url + path)))),
    })
  }
  const worker = await textOf(`${server.url}/service-worker.js`)
  weights.push({ page: 'the service worker', status: 200, html: 0, script: kilobytes([worker]), css: 0 })
  await server.stop()
  return weights
}

/** The scripts and everything that they import statically, by address. */
async function withImports(
  url: string,
  paths: string[],
  seen = new Map<string, string>(),
): Promise<Map<string, string>> {
  for (const path of paths) {
    if (seen.has(path)) continue
    const source = await textOf(url + path)
    seen.set(path, source)
    const imports = new Bun.Transpiler({ loader: 'js' }).scanImports(source)
    const now = imports.filter((found) => found.kind === 'import-statement').map((found) => found.path)
    await withImports(
      url,
      now.map((found) => new URL(found, url + path).pathname),
      seen,
    )
  }
  return seen
}

const textOf = async (url: string) => (await fetch(url)).text()

const kilobytes = (texts: string[]) =>
  Math.round(texts.reduce((sum, text) => sum + Bun.gzipSync(Buffer.from(text)).byteLength, 0) / 102.4) / 10
