import { onKeptNews, storiesOnDevice } from './offline/on-device.ts'

onKeptNews(() => void show())
void show()

/** Marks the stories that play without a network. */
async function show(): Promise<void> {
  const kept = new Set((await storiesOnDevice()).map(({ story }) => String(story.id)))
  for (const tile of document.querySelectorAll<HTMLElement>('[data-story]')) {
    const mark = tile.querySelector<HTMLElement>('[data-kept]')
    if (mark) mark.hidden = !kept.has(tile.dataset.story ?? '')
  }
}
