import { storiesOnDevice } from './offline/on-device.ts'

/** Lists in the sign-out dialog which stories would be removed from this device; nothing where there are none. */
export async function listStoriesLeaving(sheet: HTMLElement): Promise<void> {
  const part = sheet.querySelector<HTMLElement>('#leaving')
  const stories = await storiesOnDevice()
  if (!part) return
  part.hidden = stories.length === 0
  const titles = stories.slice(0, NAMED).map(({ story }) => story.title)
  const more = stories.length - titles.length
  const title = element(
    'p',
    'font-semibold',
    stories.length === 1
      ? 'This story leaves this device:'
      : `These ${stories.length} stories leave this device:`,
  )
  title.id = 'leaving-title'
  const list = element('ul', 'mt-2 grid gap-1 text-soft wrap-anywhere')
  list.setAttribute('aria-labelledby', title.id)
  const lines = [...titles, ...(more > 0 ? [`and ${more} more`] : [])]
  list.append(...lines.map((text) => element('li', '', text)))
  const promise = 'Once you sign in again, you can keep stories here as before.'
  part.replaceChildren(title, list, element('p', 'mt-2 text-sm text-soft', promise))
}

/** As many as a phone shows above the buttons. */
const NAMED = 6

function element(name: 'p' | 'ul' | 'li', className: string, text = ''): HTMLElement {
  const made = document.createElement(name)
  made.className = className
  made.textContent = text
  return made
}
