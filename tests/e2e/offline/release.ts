import { readManifest } from '../../../src/build/manifest.ts'
import type { Stage } from '../player/stage.ts'

/**
 * Simulates the next release for an open page: every built file has a new name, and the previous ones are gone from the
 * server.
 */
export function release(stage: Stage): void {
  const { assets } = stage.services
  const [url, imports] = [assets.url.bind(assets), assets.imports.bind(assets)]
  const renamed = (address: string) => address.replace('/assets/', '/assets/newer-')
  assets.url = (entry) => (entry === 'service-worker.js' ? url(entry) : renamed(url(entry)))
  assets.imports = (entry) => imports(entry).map(renamed)
  const scriptOf = (text: string) =>
    new Response(text, { headers: { 'content-type': 'text/javascript', 'cache-control': 'no-cache' } })
  stage.answerOtherwise(async (request, answer) => {
    const { pathname } = new URL(request.url)
    const plain = async (url: string) => (await answer(new Request(url))).text()
    if (pathname === '/service-worker.js') return scriptOf(ofNextRelease(await plain(request.url)))
    if (!pathname.startsWith('/assets/')) return answer(request)
    if (!pathname.startsWith('/assets/newer-') && pathname.endsWith('.js'))
      return new Response('', { status: 404 })
    const before = request.url.replace('/assets/newer-', '/assets/')
    if (!pathname.endsWith('.js')) return answer(new Request(before))
    return scriptOf((await plain(before)).replaceAll('"./', '"./newer-'))
  })
}

/** Its precached files have new names, and its offline page is a new one. */
function ofNextRelease(serviceWorker: string): string {
  const revision = readManifest()?.inputs.slice(0, 16) ?? 'a release'
  return serviceWorker.replaceAll('/assets/', '/assets/newer-').replaceAll(revision, 'newer')
}
