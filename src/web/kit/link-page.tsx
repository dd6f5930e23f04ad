import type { Context } from 'hono'
import type { SharedFile } from '../../../db/queries/shared-media.ts'
import { LinkEnded, SharedFrame } from '../../components/links/shared-frame.tsx'
import type { AppEnv } from '../../context.ts'
import {
  type LinkKind,
  type LinkRefusal,
  type OpenedLink,
  openStoryLink,
} from '../../domain/links/story-links.ts'
import { mediaHashOf, mediaUrl } from '../../shared/media/media-url.ts'
import { answerFile } from '../media/answer-file.ts'
import { answerLight } from '../media/answer-light.ts'

const NO_FILE = { error: 'There is no such file.' }
/** A browser may cache it, but revalidates it each time, because the link may have ended. */
const ASK_EACH_TIME = 'private, no-cache'

/** The address itself is the key, and the page is a family's: no search engine may index it, and no browser store it. */
export function keepUnlisted(c: Context<AppEnv>): void {
  c.header('X-Robots-Tag', 'noindex, nofollow, noarchive')
  c.header('Cache-Control', 'private, no-store')
}

/** The page of a link that does not open any more, or never did. */
export function linkEndedPage(c: Context<AppEnv>, why: LinkRefusal) {
  c.status(404)
  return c.render(
    <SharedFrame>
      <LinkEnded why={why} />
    </SharedFrame>,
    { title: 'This link leads nowhere', shell: 'bare', guest: true },
  )
}

/** The message where a link's page needs script. */
export const NeedsScript = ({ children }: { children: string }) => (
  <noscript>
    <p className="page-width pb-8 text-center text-soft">{children} Please switch it on for this site.</p>
  </noscript>
)

/** A file of a link's story, at its one address there. */
export async function answerLinkedFile(
  c: Context<AppEnv>,
  kind: LinkKind,
  addressOf: (token: string, url: string) => string,
  fileOf: (link: OpenedLink, hash: string) => SharedFile | undefined,
): Promise<Response> {
  const { db, now } = c.get('services')
  const token = c.req.param('token') ?? ''
  const link = openStoryLink(db, kind, token, now())
  const hash = mediaHashOf(`/media/${c.req.param('file')}`)
  const file = link.ok && hash ? fileOf(link.value, hash) : undefined
  if (!hash || !file) return c.json(NO_FILE, 404)
  if (addressOf(token, mediaUrl(hash, file.contentType)) !== c.req.path) return c.json(NO_FILE, 404)
  const found = { hash, ...file }
  const light = await answerLight(c, found, ASK_EACH_TIME)
  return light ?? (await answerFile(c, found, ASK_EACH_TIME)) ?? c.json(NO_FILE, 404)
}
