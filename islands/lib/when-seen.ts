/** A picture that takes longer is waited for no more. */
const PICTURE_MS = 1000
const TOUCHES = ['pointerdown', 'scroll', 'keydown', 'focusin']

let touch = () => {}
const touched = new Promise<void>((done) => {
  touch = done
})
for (const name of TOUCHES) addEventListener(name, () => touch(), { once: true, passive: true })

let seen: Promise<unknown> | undefined

/**
 * Calls when the visitor has the page before their eyes, with the picture that it asks for first; or touches it before.
 * What a page needs only to answer to a touch comes then, and takes no bytes from what is to be seen.
 */
export function whenSeen(start: () => void): void {
  seen ??= Promise.race([painted().then(firstPicture), touched])
  void seen.then(start)
}

/** Calls when a hand is on the page: it taps, scrolls or types. */
export const whenTouched = (start: () => void): void => void touched.then(start)

/** For a page that finds that it was left in the middle of something. */
export const asIfTouched = (): void => touch()

/** A page out of sight is not painted. */
const painted = () =>
  new Promise<void>((done) => {
    if (document.hidden || !PerformanceObserver.supportedEntryTypes.includes('paint')) return done()
    new PerformanceObserver((list, observer) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return
      observer.disconnect()
      done()
    }).observe({ type: 'paint', buffered: true })
  })

async function firstPicture(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
  if (!picture || picture.complete) return
  await new Promise((done) => {
    setTimeout(done, PICTURE_MS)
    // In the second frame it is on the screen.
    const drawn = () => requestAnimationFrame(() => requestAnimationFrame(done))
    for (const end of ['load', 'error']) picture.addEventListener(end, drawn, { once: true })
  })
}
