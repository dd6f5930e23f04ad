import { useEffect } from 'react'
import { BESIDE_PAGE, candidates, UPRIGHT } from '../../src/components/player/story-picture.tsx'
import type { StoryImage } from '../../src/shared/stories/story-answer.ts'

/** Loads the remaining pictures onto this device during playback, one after the other. */
export function useStoredPictures(
  images: readonly (StoryImage | undefined)[],
  playing: boolean,
  besidePage: boolean,
): void {
  useEffect(() => {
    if (!playing) return
    let over = false
    const storeAll = async () => {
      for (const image of images) {
        if (over) return
        if (image) await stored(image, besidePage)
      }
    }
    void storeAll()
    return () => {
      over = true
    }
  }, [images, playing, besidePage])
}

/** Resolves when the file that this screen would show has loaded or failed. */
function stored(image: StoryImage, besidePage: boolean): Promise<void> {
  const cut = matchMedia(UPRIGHT).matches ? 'tall' : 'wide'
  const files = besidePage
    ? candidates(image, BESIDE_PAGE.only, BESIDE_PAGE.sizes)
    : (candidates(image, cut) ?? candidates(image, 'wide'))
  return new Promise((resolve) => {
    const picture = new Image()
    picture.fetchPriority = 'low'
    picture.onload = picture.onerror = () => resolve()
    if (files) {
      picture.sizes = files.sizes
      picture.srcset = files.srcSet
    } else picture.src = image.imageUrl
  })
}
