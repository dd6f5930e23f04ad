import sharp from 'sharp'
import { deriveCastSheet } from '../../src/domain/characters/derive-cast-sheet.ts'
import { writeWhole } from '../../src/ports/writer.ts'
import { openStudio } from '../../src/studio/index.ts'
import { TALL, WIDE, WIDTH } from '../../src/studio/painter/canvas.ts'
import { isHugeIn } from '../../src/studio/painter/described-size.ts'
import { drawPicture } from '../../src/studio/painter/picture.ts'
import { briefsOf } from '../../src/studio/tools/briefs.ts'
import { openStage, SHORT } from '../e2e/player/stage.ts'
import { begin } from '../e2e/player/watching.ts'

const SCREENS = [
  { width: 1280, height: 800 },
  { width: 1440, height: 900 },
  { width: 1920, height: 1080 },
  { width: 844, height: 390 },
  { width: 740, height: 360 },
  { width: 568, height: 320 },
  { width: 360, height: 740 },
  { width: 320, height: 568 },
]
const LETTERS = ['normal', 'largest'] as const
/** A face under a thicker shade than this counts as hidden. */
const SHADED = 0.3
/** Minimum size of a child's face, as a share of the screen's height, except in wide views. */
const LEAST = 0.1

interface Box {
  left: number
  top: number
  right: number
  bottom: number
}

interface Screen {
  width: number
  height: number
  letters: (typeof LETTERS)[number]
  /** Where the picture is; it ends higher with large text. */
  picture: Box
  /** The picture is shown whole, or fills the space. */
  isWhole: boolean
  /** Its visible height relative to the full one. */
  flatness: number
  /** What covers the picture, in pixels. */
  boxes: Box[]
  /** Opacity of the shade, by row of pixels. */
  shade: number[]
}

interface Face {
  x: number
  y: number
  radius: number
}

/** How many faces of the studio's own stories the player's text, controls and shade hide, by screen. */
export async function measureFaces(stories: number) {
  const pages = await drawnPages(stories)
  const screens = await measureScreens()
  return screens.map((screen) => {
    const children: boolean[] = []
    const speakers: boolean[] = []
    const helpers: boolean[] = []
    let small = 0
    let smallerThanHelper = 0
    for (const page of pages) {
      const shown = page.people.map((person) => ({
        ...person,
        at: onScreen(person.face, page.focus, screen),
      }))
      for (const { at, isChild, speaks, asleep } of shown) {
        const hidden = isHidden(at, screen)
        if (isChild) children.push(hidden)
        else if (!asleep) helpers.push(hidden)
        if (speaks) speakers.push(hidden)
        if (isChild && !page.isWide && (2 * at.radius) / screen.height < LEAST) small += 1
      }
      const largest = Math.max(
        0,
        ...shown.filter((one) => !one.isChild && !one.isHuge).map(({ at }) => at.radius),
      )
      smallerThanHelper += shown.filter(({ isChild, at }) => isChild && at.radius < largest * 0.97).length
    }
    return {
      screen: `${screen.width}×${screen.height}`,
      letters: screen.letters,
      'children’s faces': children.length,
      'hidden %': percent(children.filter(Boolean).length, children.length),
      'under 10 % of the height %': percent(small, children.length),
      'smaller than a helper’s %': percent(smallerThanHelper, children.length),
      'speaking helpers': speakers.length,
      'of them hidden %': percent(speakers.filter(Boolean).length, speakers.length),
      'waking helpers hidden %': percent(helpers.filter(Boolean).length, helpers.length),
    }
  })
}

const percent = (some: number, all: number) => Math.round((1000 * some) / Math.max(1, all)) / 10

async function drawnPages(stories: number) {
  const studio = openStudio()
  const pages = []
  for (const brief of briefsOf(stories, 17)) {
    const story = await writeWhole(studio.writer, brief)
    const cast = brief.children.map(({ gender, description }, index) =>
      deriveCastSheet({ gender, description, seed: brief.seed * 10 + index }),
    )
    const children = brief.children.map(({ name, gender }) => ({ name, gender }))
    for (const [index, scene] of story.scenes.entries()) {
      const text = story.paragraphs[index] ?? ''
      const { faces, focus, people } = drawPicture({
        seed: brief.seed,
        scene,
        tone: brief.tone,
        cast,
        helpers: story.helpers,
        page: { paragraph: text, children },
      })
      pages.push({
        isWide: scene.view === 'wide',
        focus: { x: focus.x / WIDTH, y: (focus.y - WIDE.top) / WIDE.height },
        people: people.map((who, at) => {
          const helper = story.helpers.find(({ id }) => id === who)
          const present = scene.present.find((one) => one.who === who)
          return {
            face: faces[at] ?? { x: 0, y: 0, radius: 0 },
            isChild: who.startsWith('child-'),
            // Huge helpers, by description or in wide views by nature, may have a larger face than a child.
            isHuge: helper !== undefined && isHugeIn(scene.view, helper),
            asleep: present?.action === 'asleep',
            speaks: helper !== undefined && saysSomething(helper.name, text),
          }
        }),
      })
    }
  }
  await studio.close()
  return pages
}

/** Whether a name is next to quoted speech. */
const saysSomething = (name: string, text: string) =>
  text.split(/(?<=[.!?]”?) /).some((sentence) => /[“”]/.test(sentence) && sentence.includes(name))

/** Where a face of the canvas is on a screen filled by the picture, including its slow movement. */
function onScreen(
  face: Face,
  focus: { x: number; y: number },
  { picture, isWhole, flatness, ...screen }: Screen,
): Face {
  const [width, height] = [picture.right - picture.left, (picture.bottom - picture.top) / flatness]
  const isTall = screen.height > screen.width
  const cut = isTall ? TALL : WIDE
  const left = isTall ? Math.min(WIDTH - TALL.width, Math.max(0, focus.x * WIDTH - TALL.width / 2)) : 0
  const scale = (isWhole ? Math.min : Math.max)(width / cut.width, height / cut.height)
  const at = isTall
    ? {
        x: (focus.x * WIDTH - left) / TALL.width,
        y: (WIDE.top - TALL.top + focus.y * WIDE.height) / TALL.height,
      }
    : focus
  return {
    x: picture.left + (face.x - left) * scale - (cut.width * scale - width) * at.x,
    y: picture.top + ((face.y - cut.top) * scale - (cut.height * scale - height) * at.y) * flatness,
    radius: face.radius * scale,
  }
}

function isHidden({ x, y, radius }: Face, { picture, boxes, shade }: Screen): boolean {
  const [left, right, top, chin] = [x - radius * 0.8, x + radius * 0.8, y - radius, y + radius * 0.9]
  if (left < picture.left || right > picture.right || top < picture.top || chin > picture.bottom) return true
  if ((shade[Math.floor(chin)] ?? 1) > SHADED) return true
  return boxes.some((box) => left < box.right && right > box.left && top < box.bottom && chin > box.top)
}

/** The player on each screen, in the real browser. */
async function measureScreens(): Promise<Screen[]> {
  const stage = await openStage()
  const storyId = stage.request()
  await stage.finish(storyId, SHORT)
  const screens: Screen[] = []
  const each = LETTERS.flatMap((letters) => SCREENS.map((size) => ({ letters, size })))
  for (const { letters, size } of each) {
    const { page, close } = await begin(stage, storyId, letters === 'largest' ? { init: largest } : {})
    await page.setViewportSize(size)
    await page.locator('.words-window span').first().waitFor()
    await page.waitForFunction(({ width, height }) => innerWidth === width && innerHeight === height, size)
    await page.locator('.cover').waitFor({ state: 'detached' })
    // Forces a frame at the new size, which evaluates media queries.
    await page.screenshot()
    const boxes = await page.evaluate(() => {
      const parts = document.querySelectorAll('.words-window, .immersion-controls, .immersion-top > :not(h1)')
      const title = document.createRange()
      const heading = document.querySelector('.immersion-top h1')
      if (heading) title.selectNodeContents(heading)
      const end = heading?.getBoundingClientRect().right ?? 0
      return [...parts, title].map((part) => {
        const { left, top, right, bottom } = part.getBoundingClientRect()
        return { left, top, right: part === title ? Math.min(right, end) : right, bottom }
      })
    })
    const picture = await page.locator('.illustrations').evaluate((element) => {
      const { left, top, right, bottom } = element.getBoundingClientRect()
      return { left, top, right, bottom }
    })
    const flatness = await page
      .locator('.illustrations')
      .evaluate((element) => element.getBoundingClientRect().height / (element as HTMLElement).offsetHeight)
    const isWhole = await page
      .locator('.story-picture')
      .first()
      .evaluate((element) => getComputedStyle(element).objectFit === 'contain')
    await page.evaluate(() => {
      const shade = document.querySelector('.immersion-shade')
      const white = document.createElement('div')
      white.style.cssText = 'position: absolute; inset: 0; background: #fff'
      shade?.before(white)
      const stage = document.querySelector<HTMLElement>('.immersion-stage')
      if (stage) stage.style.display = 'none'
    })
    screens.push({
      ...size,
      letters,
      picture,
      isWhole,
      flatness,
      boxes,
      shade: await shadeOf(await page.screenshot(), size),
    })
    await close()
  }
  await stage.end()
  return screens
}

const largest = () => localStorage.setItem('reading-habits', JSON.stringify({ textSize: 'largest' }))

/** By row, from a white page under the shade's dark blue, whose red is 9. */
async function shadeOf(screenshot: Buffer, { width, height }: { width: number; height: number }) {
  const pixels = await sharp(screenshot)
    .extract({ left: Math.floor(width / 2), top: 0, width: 1, height })
    .removeAlpha()
    .raw()
    .toBuffer()
  return Array.from({ length: height }, (_, row) => (255 - (pixels[row * 3] ?? 0)) / 246)
}
