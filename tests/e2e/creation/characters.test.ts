import { afterAll, beforeAll, describe, expect, test } from 'bun:test'
import sharp from 'sharp'
import { SKIN_TONES } from '../../../src/shared/characters/cast-sheet.ts'
import { accessibilityProblems, drawn, hydrated } from '../../support/browser.ts'
import { comesToBe } from '../../support/comes-to-be.ts'
import { paintedFace } from '../../support/photos/painted-face.ts'
import { aParent, type Home, openHome, overflow, title, toastSays } from './home.ts'

const CREATE = { path: '/app/character-creation' }
let home: Home
let fromThePhone: Buffer

beforeAll(async () => {
  home = await openHome()
  fromThePhone = await aPhoneJpeg()
})
afterAll(() => home.close())

/** Like a photo of an upright phone: 1600 wide in the file, rotated by its EXIF orientation, with a location. */
function aPhoneJpeg(): Promise<Buffer> {
  const half = (left: number, background: string) => ({
    input: { create: { width: 800, height: 1200, channels: 3 as const, background } },
    left,
    top: 0,
  })
  return sharp({ create: { width: 1600, height: 1200, channels: 3, background: '#000' } })
    .composite([half(0, '#d02020'), half(800, '#2020d0')])
    .withExif({
      IFD0: { Make: 'Phone' },
      IFD3: { GPSLatitudeRef: 'N', GPSLatitude: '52/1 31/1 0/1' },
    })
    .withMetadata({ orientation: 6 })
    .jpeg()
    .toBuffer()
}

const jpeg = (buffer: Buffer) => ({ name: 'IMG_0001.jpg', mimeType: 'image/jpeg', buffer })

describe.each([
  ['desktop', false],
  ['phone', true],
] as const)('on a %s', (_, phone) => {
  test("Zoë is made from a phone's photo: upright, small, without its place, and chosen for the story", async () => {
    const taken = await sharp(fromThePhone).metadata()
    expect(taken.orientation).toBe(6)
    expect(taken.exif?.byteLength).toBeGreaterThan(100)
    const { page, close, parent } = await aParent(home, ['Mia'], { phone })
    await page.getByRole('checkbox', { name: 'Mia' }).check()
    await page.getByRole('link', { name: 'Create New Character' }).click()
    await title(page, 'Create a Character')
    await hydrated(page)
    const create = page.getByRole('button', { name: 'Create' })
    expect(await create.isDisabled()).toBe(true)
    await page.getByLabel('Name').fill(' Zoë ')
    await page.getByText('Female', { exact: true }).click()
    await page.getByLabel('Description').fill('curly red hair, a yellow raincoat')
    await page.getByText('33/500').waitFor()
    await page.setInputFiles('input[type=file]', jpeg(fromThePhone))
    await page.getByAltText('Your child', { exact: true }).waitFor()
    await create.click()
    await toastSays(page, 'Your consent is needed')
    await page.getByRole('checkbox', { name: /^I agree/ }).check()
    const sent = page.waitForRequest('**/api/characters/upload-reference')
    await create.click()

    const { referenceImageUrl, characterName } = (await sent).postDataJSON()
    expect(characterName).toBe('Zoë')
    const photo = Buffer.from(referenceImageUrl.split(',')[1], 'base64')
    const { width, height, format, exif } = await sharp(photo).metadata()
    expect({ width, height, format, exif }).toEqual({
      width: 600,
      height: 800,
      format: 'jpeg',
      exif: undefined,
    })
    const { data } = await sharp(photo)
      .resize(1, 2, { kernel: 'nearest' })
      .raw()
      .toBuffer({ resolveWithObject: true })
    expect(data[0]).toBeGreaterThan(150)
    expect(data[5]).toBeGreaterThan(150)

    await page.waitForURL(/\/app(?:\?|$)/)
    await toastSays(page, 'Character created!')
    await toastSays(page, 'Zoë')
    await hydrated(page)
    await page.getByRole('button', { name: 'Continue with 2 characters' }).waitFor()
    const characters = await (await parent.call('GET', `/api/characters?firebaseUid=${parent.uid}`)).json()
    expect(characters).toMatchObject({ characters: [{ name: 'Mia' }, { name: 'Zoë', gender: 'female' }] })
    await close()
  })

  test('Mia is changed, and deleted only after a yes', async () => {
    const { page, close } = await aParent(home, ['Mia', 'Leo'], { phone })
    await page.getByRole('link', { name: 'Edit Mia' }).click()
    await title(page, 'Edit Mia')
    await hydrated(page)
    expect(await page.getByLabel('Description').inputValue()).toContain('curly red hair')
    expect(await page.getByRole('radio', { name: 'Female' }).isChecked()).toBe(true)
    await page.getByLabel('Name').fill('Mia Rose')
    await page.getByRole('button', { name: 'Update' }).click()
    await toastSays(page, 'Character updated!')
    await hydrated(page)
    await page.getByRole('link', { name: 'Edit Mia Rose' }).click()
    await title(page, 'Edit Mia Rose')
    await hydrated(page)
    await page.getByRole('button', { name: 'Delete' }).click()
    const dialog = page.getByRole('dialog', { name: 'Delete Mia Rose?' })
    await dialog.getByRole('button', { name: 'Cancel' }).click()
    await dialog.waitFor({ state: 'hidden' })
    await page.getByRole('button', { name: 'Delete' }).click()
    await dialog.getByRole('button', { name: 'Delete' }).click()
    await toastSays(page, 'Character deleted')
    await hydrated(page)
    expect(await page.getByRole('checkbox').count()).toBe(1)
    await close()
  })

  test('axe finds nothing on the character screen, and it fits the screen', async () => {
    const { page, close } = await aParent(home, [], { phone, ...CREATE })
    if (phone) await page.setViewportSize({ width: 320, height: 640 })
    await page.setInputFiles('input[type=file]', jpeg(fromThePhone))
    await page.getByAltText('Your child', { exact: true }).waitFor()
    expect(await accessibilityProblems(page)).toEqual([])
    expect(await overflow(page)).toBe(0)
    await close()
  })
})

test('a photo stays when the words are changed, and goes when it is removed', async () => {
  const { page, close, parent } = await aParent(home, [])
  const referenceImageUrl = `data:image/jpeg;base64,${fromThePhone.toString('base64')}`
  await parent.makeCharacter('Noor', { referenceImageUrl, photoConsent: 'kept' })
  const photoOfNoor = async () => {
    const answer = await parent.call('GET', `/api/characters?firebaseUid=${parent.uid}`)
    const { characters } = (await answer.json()) as { characters: { referenceImageUrl: string | null }[] }
    return characters[0]?.referenceImageUrl
  }
  const edit = async () => {
    await page.goto('/app')
    await page.getByRole('link', { name: 'Edit Noor' }).click()
    await title(page, 'Edit Noor')
    await hydrated(page)
  }
  const before = await photoOfNoor()
  expect(before).toStartWith('/media/')
  await edit()
  await page.getByLabel('Description').fill('a green hijab')
  await page.getByRole('button', { name: 'Update' }).click()
  await toastSays(page, 'Character updated!')
  expect(await photoOfNoor()).toBe(before)
  await edit()
  await page.getByRole('button', { name: 'Remove Photo' }).click()
  await page.getByRole('button', { name: 'Update' }).click()
  await toastSays(page, 'Character updated!')
  expect(await photoOfNoor()).toBeNull()
  await edit()
  await page.route('**/api/characters/*', (route) =>
    route.fulfill({ status: 503, json: { error: 'The house is full.' } }),
  )
  await page.getByRole('button', { name: 'Delete' }).click()
  await page.getByRole('dialog').getByRole('button', { name: 'Delete' }).click()
  await toastSays(page, 'Failed to delete character: The house is full.')
  await close(/status of 503/)
})

test('what is no character is told in a toast, and nothing is sent', async () => {
  const { page, close } = await aParent(home, [], CREATE)
  const calls: string[] = []
  page.on('request', (request) => request.url().includes('/api/characters') && calls.push(request.url()))
  const create = page.getByRole('button', { name: 'Create' })
  await page.getByText('Male', { exact: true }).click()
  await page.getByLabel('Name').fill('   ')
  await page.getByLabel('Description').fill('brave')
  await create.click()
  await toastSays(page, 'Please enter a character name.')
  await page.getByLabel('Name').fill('Leo')
  await page.getByLabel('Description').fill('  ')
  await create.click()
  await toastSays(page, 'Please add a character description.')
  await page.getByLabel('Description').fill('brave')
  await page.getByLabel('Name').fill('🦊'.repeat(61))
  const error = page.locator('#name-error')
  expect(await error.textContent()).toBe('The name can have at most 60 characters.')
  await create.click()
  expect(await page.getByLabel('Name').getAttribute('aria-invalid')).toBe('true')
  await comesToBe(() => page.evaluate(() => document.activeElement?.id), 'name')
  await toastSays(page, 'The name can have at most 60 characters.')
  expect(calls).toEqual([])
  await close()
})

test('a file that is no picture, or a broken one, is told in a toast', async () => {
  const { page, close } = await aParent(home, [], CREATE)
  const choose = (name: string, mimeType: string) =>
    page.setInputFiles('input[type=file]', { name, mimeType, buffer: Buffer.from('not a picture') })
  await choose('letter.txt', 'text/plain')
  await toastSays(page, 'Please select an image file.')
  await choose('broken.heic', 'image/heic')
  await toastSays(page, 'Failed to process image. Please try again.')
  await close()
})

test('a photo from the camera, and none when the camera is refused', async () => {
  const { page, close } = await aParent(home, [], CREATE)
  await page.evaluate(() => {
    navigator.mediaDevices.getUserMedia = () => Promise.reject(new DOMException('no', 'NotAllowedError'))
  })
  await page.getByRole('button', { name: 'Take Photo' }).click()
  await toastSays(page, 'Camera access denied')
  await page.reload()
  await hydrated(page)
  await page.getByRole('button', { name: 'Take Photo' }).click()
  await page.evaluate(() => {
    const { drawImage } = CanvasRenderingContext2D.prototype
    CanvasRenderingContext2D.prototype.drawImage = () => {
      CanvasRenderingContext2D.prototype.drawImage = drawImage
      throw new Error('no picture')
    }
  })
  await page.getByRole('button', { name: 'Capture' }).click()
  await toastSays(page, 'Failed to capture photo. Please try again.')
  await page.getByRole('button', { name: 'Take Photo' }).click()
  await page.getByText('Position your face in the center and tap the button to capture.').waitFor()
  await page.getByRole('button', { name: 'Capture' }).click()
  const photo = page.getByAltText('Your child', { exact: true })
  await photo.waitFor()
  const { width, height } = await sharp(
    Buffer.from((await photo.getAttribute('src'))?.split(',')[1] ?? '', 'base64'),
  ).metadata()
  expect([width, height]).toEqual([640, 480])
  await page.getByRole('checkbox', { name: /^I agree/ }).waitFor()
  await close()
})

test('a parent is told when a photo goes to an outside service, and agrees to just that', async () => {
  home.services.painter.likeness = () => Promise.reject(new Error('not today'))
  const { page, close } = await aParent(home, [], CREATE)
  delete home.services.painter.likeness
  await page.setInputFiles('input[type=file]', jpeg(fromThePhone))
  await page
    .getByRole('checkbox', { name: /sent to Test pictures, which draws my child after it\.$/ })
    .check()
  await page.getByLabel('Name').fill('Leo')
  await page.getByText('Male', { exact: true }).click()
  await page.getByLabel('Description').fill('brave')
  const sent = page.waitForRequest('**/api/characters/upload-reference')
  await page.getByRole('button', { name: 'Create' }).click()
  expect((await sent).postDataJSON()).toMatchObject({
    photoConsent: 'shared',
    photoSharedWith: 'Test pictures',
    castSheet: null,
  })
  await close(/./)
})

test('an avatar follows the words until the parent builds it, and is found again as it was built', async () => {
  const { page, close } = await aParent(home, [], CREATE)
  const figure = page.getByRole('img', { name: 'as the pictures show them' })
  const shows = (look: string) =>
    page.waitForFunction(
      (part) => document.querySelector<HTMLImageElement>('img[src^="/api/figure.svg"]')?.src.includes(part),
      look,
    )
  await page.getByLabel('Name').fill('Niamh')
  await page.getByLabel('Sounds like').fill('neev')
  await page.getByText('Female', { exact: true }).click()
  await page.getByLabel('Description').fill('blond braids and glasses')
  await shows('hairStyle=braids')
  await shows('glasses=true')
  await page.getByText('Hat or crown').click()
  await page.getByRole('radio', { name: 'Cap', exact: true }).check()
  await page.getByRole('group', { name: 'Hat color' }).getByRole('radio', { name: 'Green' }).check()
  await shows('hat=cap&hatColor=%234fae5f')
  await page.getByText('Hair or head covering').click()
  await page.getByRole('radio', { name: 'Hijab' }).check()
  expect(await page.getByText('Hat or crown').count()).toBe(0)
  await page.getByRole('group', { name: 'Cloth color' }).getByRole('radio', { name: 'Pink' }).check()
  await page.getByText('Height, wheelchair').click()
  await page.getByRole('checkbox', { name: 'Wheelchair' }).check()
  await shows('wheelchair=true')
  await page.getByLabel('Description').fill('short red hair')
  await page.getByText('You chose this look.').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Create' }).click()
  await toastSays(page, 'Character created!')
  await hydrated(page)
  await page.getByRole('link', { name: 'Edit Niamh' }).click()
  await title(page, 'Edit Niamh')
  await hydrated(page)
  expect(await page.getByLabel('Sounds like').inputValue()).toBe('neev')
  const kept = new URL((await figure.getAttribute('src')) ?? '', home.url).searchParams
  expect(Object.fromEntries(kept)).toMatchObject({
    hairStyle: 'hijab',
    hairColor: '#e07aa8',
    glasses: 'true',
    wheelchair: 'true',
  })
  await page.getByRole('button', { name: 'Match the Description' }).click()
  await shows('hairStyle=short')
  await close()
})

test('a photo proposes what it shows, and says where it differs from what the parent wrote', async () => {
  const { page, close } = await aParent(home, [], CREATE)
  const looked = () => page.locator('p[role=status]', { hasText: 'from the photo' })
  await page.getByLabel('Name').fill('Mia')
  await page.getByText('Female', { exact: true }).click()
  await page.getByLabel('Description').fill('loves the stars, always in a blue tee')
  await page.getByLabel('Photo file').setInputFiles({
    name: 'mia.png',
    mimeType: 'image/png',
    buffer: await paintedFace({ skin: SKIN_TONES[6], hair: '#1f1512', long: true, glasses: true }),
  })
  await looked().waitFor()
  expect(await looked().textContent()).toContain('skin, hair color, hair length and glasses')
  await page.getByText('Follows your description and the photo.').waitFor()
  await page.waitForFunction(() =>
    document.querySelector<HTMLImageElement>('img[src^="/api/figure.svg"]')?.src.includes('glasses=true'),
  )
  expect(await page.getByText('The photo and the avatar differ').count()).toBe(0)

  await page.getByLabel('Photo file').setInputFiles({
    name: 'ada.png',
    mimeType: 'image/png',
    buffer: await paintedFace({ skin: SKIN_TONES[1], hair: '#c9a060', long: false, glasses: false }),
  })
  await looked().filter({ hasText: 'no glasses' }).waitFor()
  await page.getByLabel('Description').fill('black hair, a blue tee')
  await page.getByText('The photo and the avatar differ in hair color.').waitFor()
  expect(await accessibilityProblems(page)).toEqual([])
  await page.getByRole('button', { name: 'Match the Photo' }).click()
  await page.getByText('You chose this look.').waitFor()
  await page.getByText('The photo and the avatar differ').waitFor({ state: 'detached' })
  await close()
})

test('a photo that is kept here may be sent to an outside service later on, and not any more', async () => {
  const { page, close, parent } = await aParent(home, [], CREATE)
  const photo = await sharp(fromThePhone).resize(80).jpeg().toBuffer()
  const { id } = await parent.makeCharacter('Leo', {
    referenceImageUrl: `data:image/jpeg;base64,${photo.toString('base64')}`,
    photoConsent: 'kept',
  })
  const consent = page.getByRole('checkbox', { name: /^I agree that this photo is also sent to / })
  const { painter } = home.services
  const edit = async (service?: string) => {
    home.services.painter = service
      ? { ...painter, engine: service, likeness: () => Promise.reject(new Error('not today')) }
      : painter
    await page.goto(`/app/character-creation?edit=${encodeURIComponent(JSON.stringify({ id }))}`)
    home.services.painter = painter
    await hydrated(page)
  }
  const update = async () => {
    const sent = page.waitForRequest(`**/api/characters/${id}`)
    await page.getByRole('button', { name: 'Update' }).click()
    await toastSays(page, 'Character updated!')
    return (await sent).postDataJSON().photoConsent
  }
  await edit()
  expect(await consent.count()).toBe(0)
  expect(await update()).toBeUndefined()
  await edit('Gemini (small)')
  expect(await consent.isChecked()).toBe(false)
  await consent.check()
  expect(await update()).toBe('shared')
  await edit('Gemini (small)')
  expect(await consent.isChecked()).toBe(true)
  await edit('OpenAI (small)')
  expect(await consent.isChecked()).toBe(false)
  expect(await page.getByText('sent to OpenAI (small), which').count()).toBe(1)
  await edit('Gemini (small)')
  await consent.uncheck()
  expect(await update()).toBe('kept')
  await close()
})

test('the child stays in sight while the last of its colors is picked', async () => {
  const { page, close } = await aParent(home, [], CREATE)
  await page.locator('summary', { hasText: 'Clothes' }).click()
  await drawn(page)
  const shoes = page.getByRole('group', { name: 'Shoes' })
  await shoes.evaluate((group) => group.scrollIntoView({ block: 'end', behavior: 'instant' }))
  const [child, colors] = [
    await page.getByAltText('Your child as the pictures show them').boundingBox(),
    await shoes.boundingBox(),
  ]
  expect(child?.y).toBeGreaterThan(0)
  expect((child?.y ?? 0) + (child?.height ?? 0)).toBeLessThan(colors?.y ?? 0)
  await close()
})

test('a bad edit parameter only shows the form for a new child, and the log has nothing of it', async () => {
  const path = `/app/character-creation?edit=${encodeURIComponent('{"name":"Secret Sam"')}`
  const { page, close } = await aParent(home, [], { path })
  await title(page, 'Create a Character')
  expect(home.log.some((line) => line.includes('characters.edit_unreadable'))).toBe(true)
  expect(home.log.join('\n')).not.toContain('Sam')
  await close()
})

test('a refusal of the server is told in its own words, and the form can be sent again', async () => {
  const { page, close } = await aParent(home, [], CREATE)
  await page.route('**/api/characters/upload-reference', (route) =>
    route.fulfill({ status: 413, json: { error: 'referenceImageUrl: This image has too many pixels.' } }),
  )
  await page.getByLabel('Name').fill('Leo')
  await page.getByText('Male', { exact: true }).click()
  await page.getByLabel('Description').fill('brave')
  await page.getByRole('button', { name: 'Create' }).click()
  await toastSays(page, 'Upload failed')
  await toastSays(page, 'This image has too many pixels.')
  expect(await page.getByRole('button', { name: 'Create' }).isEnabled()).toBe(true)
  await close(/status of 413/)
})

test('what was chosen looks chosen while the pointer is still on it', async () => {
  const { page, close } = await aParent(home, [], CREATE)
  const card = page.locator('label', { hasText: /^Female$/ })
  const border = () => card.evaluate((label) => getComputedStyle(label).borderColor)
  await card.click()
  await page.mouse.move(0, 0)
  await page.waitForFunction(() => document.getAnimations().length === 0)
  const chosen = await border()
  await card.hover()
  await page.waitForFunction(() => document.getAnimations().length === 0)
  expect(await border()).toBe(chosen)
  await close()
})

test('on a phone Create comes into reach as soon as nothing is missing', async () => {
  const { page, close } = await aParent(home, [], { phone: true, ...CREATE })
  const create = page.getByRole('button', { name: 'Create', exact: true })
  const isInReach = () =>
    create.evaluate((button) => {
      const { top, bottom } = button.getBoundingClientRect()
      const bar = document.querySelector('nav.md\\:hidden')?.getBoundingClientRect().top ?? innerHeight
      return top >= 0 && bottom <= bar
    })
  /** Waits until the focused element is neither off the screen nor under the bar at its lower edge. */
  const comesInSight = () =>
    page.waitForFunction(() => {
      const { activeElement: at } = document
      const part = at instanceof HTMLInputElement ? (at.closest('label') ?? at) : at
      if (!part || part === document.body) return true
      const { top, left, width } = part.getBoundingClientRect()
      const hit = document.elementFromPoint(left + width / 2, Math.max(top, 0) + 4)
      return hit !== null && part.contains(hit)
    })
  await page.getByLabel('Name', { exact: true }).fill('Mia')
  await page.getByText('Female', { exact: true }).tap()
  expect(await isInReach()).toBe(false)
  await page.getByLabel('Description').fill('curly red hair')
  await page.waitForFunction(
    () => !document.querySelector<HTMLButtonElement>('form [type=submit]')?.matches(':disabled'),
  )
  await comesToBe(isInReach, true)
  expect(await accessibilityProblems(page)).toEqual([])
  for (let press = 0; press < 8; press++) {
    await page.keyboard.press('Shift+Tab')
    await comesInSight()
  }
  for (let press = 0; press < 14; press++) {
    await page.keyboard.press('Tab')
    await comesInSight()
  }
  await create.tap()
  await toastSays(page, 'Character created!')
  await close()
})

test('on a phone a part of the look that is opened stays where it was pressed', async () => {
  const { page, close } = await aParent(home, [], { phone: true, ...CREATE })
  await page.getByText('Hair or head covering').tap()
  await page.getByRole('radio', { name: 'Buzz cut' }).waitFor()
  await drawn(page)
  const clothes = page.locator('summary', { hasText: 'Clothes' })
  await clothes.evaluate((one) => one.scrollIntoView({ block: 'center', behavior: 'instant' }))
  const top = () => clothes.evaluate((one) => Math.round(one.getBoundingClientRect().top))
  const before = await top()
  await clothes.tap()
  await page.getByRole('radio', { name: 'Hoodie' }).waitFor()
  expect(await page.getByRole('radio', { name: 'Buzz cut' }).isVisible()).toBe(false)
  await drawn(page)
  await comesToBe(async () => Math.abs((await top()) - before) <= 1, true)
  await close()
})
