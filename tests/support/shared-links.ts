import type { Street } from './calls.ts'

/** The address of a new link to Mia's story, as her page shows it. */
export async function aLinkOf(
  street: Street,
  withName: boolean,
  { story = street.story, voice = '' } = {},
): Promise<string> {
  const answer = await street.home.app.request(`/story/${story}/share`, {
    method: 'POST',
    headers: { cookie: street.mia.cookie },
    body: new URLSearchParams({ withName: String(withName), voice }),
  })
  const address = /value="[^"]*(\/shared\/[\w-]{43})"/.exec(await answer.text())?.[1]
  if (!address) throw new Error(`No link: ${answer.status}`)
  return address
}

/** What the page of a link gives its player. */
export async function playedAtLink({ home }: Street, address: string) {
  const html = await (await home.app.request(address)).text()
  const props =
    /data-props='([^']*)'/.exec(html)?.[1]?.replaceAll('&#x27;', "'").replaceAll('&amp;', '&') ?? '{}'
  const { story } = JSON.parse(props) as { story: Record<string, string | null> }
  return { html, story }
}

/** The addresses of a link's files in a text, each once. */
export const filesOfLink = (text: string): string[] => [
  ...new Set(text.match(/\/shared\/[\w-]+\/media\/[0-9a-f]{64}\.\w+/g) ?? []),
]
