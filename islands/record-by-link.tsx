import { useState } from 'react'
import { ReadAloud } from '../src/components/recordings/read-aloud.tsx'
import { Button } from '../src/components/ui/button.tsx'
import { Card } from '../src/components/ui/card.tsx'
import { HeartIcon } from '../src/components/ui/icons.tsx'
import type { LinkedRecording } from '../src/shared/recordings/recorded-story-payload.ts'
import { usePageByPage } from './recording/use-page-by-page.ts'
import { sendSound } from './recording/use-reading.ts'

export interface RecordByLinkProps {
  story: LinkedRecording
  /** The link's own address. */
  href: string
}

/** A story that somebody with a link reads aloud. Their recordings belong to the family; they can hear them only in this visit. */
export default function RecordByLink({ story: initial, href }: RecordByLinkProps) {
  const [story, setStory] = useState(initial)
  const [kept, setKept] = useState<ReadonlyMap<number, Blob>>(new Map())
  const { page, parts, press } = usePageByPage({
    pages: story.pages,
    first: firstUnread(initial),
    kept: 'is with the family',
    async send(page, sound, told) {
      const url = `${href}/pages/${page}?${new URLSearchParams(told)}`
      setStory(await sendSound<LinkedRecording>(url, sound))
      setKept((before) => new Map(before).set(page, sound))
    },
  })
  const count = story.recorded.length
  const mine = kept.get(page)
  return (
    <div className="grid gap-5 mx-auto max-w-4xl">
      <header>
        <h1 className="heading text-3xl sm:text-4xl leading-tight wrap-anywhere" dir="auto">
          {story.title}
        </h1>
        <p className="mt-2 text-soft sm:text-lg text-pretty">
          {`This story is to be heard in the voice of ${story.voice}. Read it aloud page by page: record a page, listen to it, and keep it when you like it.`}
        </p>
      </header>
      <ReadAloud
        {...parts}
        isKept={story.recorded.includes(page)}
        keptCount={count}
        onHearKept={mine && (() => press(mine))}
        onForget={undefined}
      />
      {count > 0 && parts.state.at === 'page' && (
        <Card className="grid gap-3 justify-items-start">
          <p className="text-soft text-pretty">
            {count === story.pages.length
              ? 'You have read the whole story. When you are happy with it, you are done.'
              : `You have read ${count} of ${story.pages.length} pages. You can stop here too: the narrator reads the others.`}{' '}
            After that this link is used up.
          </p>
          <form method="post" action={`${href}/done`}>
            <Button type="submit" icon={<HeartIcon />}>
              I Am Done
            </Button>
          </form>
        </Card>
      )}
    </div>
  )
}

/** Where a returning reader continues. */
function firstUnread({ pages, recorded }: LinkedRecording): number {
  return Math.max(
    0,
    pages.findIndex((_, page) => !recorded.includes(page)),
  )
}
