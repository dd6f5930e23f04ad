import { storiesOnDevice } from './offline/on-device.ts'

/** Lists in the sign-out dialog which stories would be removed from this device; nothing where there are none. */
export async function listStoriesLeaving(sheet: HTMLElement): Promise<void> {
  const part = sheet.querySelector<HTMLElement>('#leaving')
  const title = sheet.querySelector('#leaving-title')
  const stories = await storiesOnDevice()
  if (!part || !title) return
  part.hidden = stories.length === 0
  title.textContent =
    stories.length === 1
      ? 'This story leaves this device:'
      : `These ${stories.length} stories leave this device:`
  const titles = stories.slice(0, NAMED).map(({ story }) => story.title)
  const more = stories.length - titles.length
  part
    .querySelector('ul')
    ?.replaceChildren(...[...titles, ...(more > 0 ? [`and ${more} more`] : [])].map(line))
}

/** As many as a phone shows above the buttons. */
const NAMED = 6

function line(text: string): HTMLElement {
  const item = document.createElement('li')
  item.textContent = text
  return item
}
