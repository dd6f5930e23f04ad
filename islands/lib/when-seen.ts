/** A picture that takes longer is waited for no more, and neither is the first frame of a page that is opened out of sight. */
const AT_LATEST_MS = 1000
const TOUCHES = ['pointerdown', 'pointermove', 'wheel', 'keydown']

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
  seen ??= Promise.race([
    Promise.all([painted(), firstPicture()]),
    touched,
    new Promise((done) => setTimeout(done, AT_LATEST_MS)),
  ])
  void seen.then(start)
}

/** Calls when a hand is on the page: it points, scrolls, taps or types. */
export const whenTouched = (start: () => void): void => void touched.then(start)

/** For a page that finds that it was left in the middle of something. */
export const asIfTouched = (): void => touch()

const painted = () =>
  new Promise<void>((done) => {
    const observer = new PerformanceObserver((list) => {
      if (list.getEntriesByName('first-contentful-paint').length === 0) return
      observer.disconnect()
      done()
    })
    observer.observe({ type: 'paint', buffered: true })
  })

async function firstPicture(): Promise<void> {
  const picture = document.querySelector<HTMLImageElement>('img[fetchpriority="high"]')
  if (!picture || picture.complete) return
  await new Promise((done) => {
    for (const end of ['load', 'error']) picture.addEventListener(end, done, { once: true })
  })
}
