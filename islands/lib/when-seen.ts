/** A slower picture is not waited for. */
const PICTURE_MS = 1000
/** By then a frame is on the screen. */
const PAINT_MS = 100
const TOUCHES = ['pointerdown', 'scroll', 'keydown', 'focusin']

let touch = () => {}
const touched = new Promise<void>((done) => {
  touch = done
})
for (const name of TOUCHES) addEventListener(name, () => touch(), { once: true })

let seen: Promise<unknown> | undefined

/**
 * Calls once the page is painted, with the pictures of high priority; or at the first tap, scroll or key before that. Scripts
 * that only react to the visitor load then, and do not compete with what is to be seen.
 */
export function whenSeen(start: () => void): void {
  seen ??= Promise.race([painted().then(firstPictures), touched])
  void seen.then(start)
}

/** Calls at the first tap, scroll or key. */
export const whenTouched = (start: () => void): void => void touched.then(start)

/** For a page that finds something unfinished. */
export const asIfTouched = (): void => touch()

/** The starter runs when the styles are there, so the first frame is the first paint; a hidden page has none. */
const painted = () => new Promise<void>((done) => (document.hidden ? done() : afterPaint(done)))

const firstPictures = () =>
  Promise.race([
    new Promise<void>((done) => setTimeout(done, PICTURE_MS)),
    Promise.all(Array.from(document.querySelectorAll<HTMLImageElement>('img[fetchpriority="high"]'), shown)),
  ])

const shown = (picture: HTMLImageElement) =>
  new Promise<void>((done) => {
    const drawn = () => afterPaint(done)
    if (picture.complete) drawn()
    picture.onload = picture.onerror = drawn
  })

const afterPaint = (done: () => void) => requestAnimationFrame(() => setTimeout(done, PAINT_MS))
