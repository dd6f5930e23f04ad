import { connect } from 'node:net'
import sharp from 'sharp'
import { type Person, signUp } from '../../support/person.ts'
import type { RunningServer } from '../../support/server.ts'
import { PASSWORD } from '../../support/signed-in.ts'
import { type Figures, inWords, longestWait, tally, withPeak } from './figures.ts'

const MEGABYTE = 1024 * 1024

interface SlowBody {
  megabytes: number
  cookie?: string
  release: Promise<unknown>
  /** Its declared type; by default a child's photo in a call. */
  as?: { method: string; contentType: string; begins: string; ends: string }
}

const A_PHOTO = {
  method: 'POST',
  contentType: 'application/json',
  begins: '{"referenceImageUrl":"',
  ends: '"}',
}

/**
 * Sends a chunked body without a declared size, a part every few milliseconds, and withholds its end until `release`.
 * Returns the status, or undefined if the connection was cut.
 */
export function slowBody(
  { url }: RunningServer,
  path: string,
  { megabytes, cookie = '', release, as = A_PHOTO }: SlowBody,
): Promise<Response | undefined> {
  const { promise, resolve } = Promise.withResolvers<Response | undefined>()
  const { hostname, port } = new URL(url)
  const socket = connect(Number(port), hostname)
  const { method, contentType, begins, ends } = as
  const head = `${method} ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nOrigin: ${url}\r\nContent-Type: ${contentType}\r\nCookie: ${cookie}\r\nTransfer-Encoding: chunked\r\n\r\n`
  const chunk = (text: string) => (text ? `${text.length.toString(16)}\r\n${text}\r\n` : '')
  const part = Buffer.alloc(MEGABYTE / 2, 'a')
  const write = async () => {
    socket.write(head)
    socket.write(chunk(begins))
    for (let sent = 1; sent <= megabytes * 2 && socket.writable; sent += 1) {
      socket.write(`${part.length.toString(16)}\r\n`)
      socket.write(part)
      socket.write('\r\n')
      await Bun.sleep(20)
    }
    await release
    if (socket.writable) socket.write(`${chunk(ends)}0\r\n\r\n`)
  }
  socket.on('connect', () => void write())
  socket.on('data', (bytes) => {
    const status = Number(/^HTTP\/1\.1 (\d{3})/.exec(bytes.toString('latin1'))?.[1])
    resolve(status ? new Response(null, { status }) : undefined)
    socket.destroy()
  })
  socket.on('error', () => resolve(undefined))
  socket.on('close', () => resolve(undefined))
  return promise
}

/** 24 bodies of 20 MB sent slowly and in parallel, by families and by nobody. */
export async function slowUploads(server: RunningServer, { of = 24, megabytes = 19 } = {}): Promise<Figures> {
  const families = await Promise.all(
    [1, 2, 3, 4].map((n) => signUp(server.url, `uploads-${n}-${crypto.randomUUID()}@example.com`)),
  )
  const path = '/api/characters/upload-reference'
  const send = (cookie: string, release: Promise<unknown>) =>
    slowBody(server, path, { megabytes, cookie, release })
  const run = async (cookieOf: (n: number) => string) => {
    const release = Bun.sleep(3000)
    const answers = Array.from({ length: of }, (_, n) => send(cookieOf(n), release))
    const counted = tally(answers)
    const wait = await longestWait(server, counted)
    return `${inWords(await counted)}; a page waited ${wait} ms`
  }
  const anonymous = await run(() => '')
  const known = await run((n) => families[n % families.length]?.cookie ?? '')
  return withPeak(server, { 'from nobody': anonymous, 'from 4 families': known })
}

/** A picture small to send and large to decode: 16 bits per channel, and interlaced, so that no row can be freed. */
export const largePhoto = (width: number, height: number): Promise<Buffer> =>
  sharp({ create: { width, height, channels: 3, background: '#88aaff' } })
    .toColourspace('rgb16')
    .png({ progressive: true, compressionLevel: 1 })
    .toBuffer()

/** Sends a child's photo like a character's form. */
export const sendPhoto = (family: Person, photo: Buffer): Promise<Response> =>
  family.call('POST', '/api/characters/upload-reference', {
    firebaseUid: family.uid,
    characterName: 'Mia',
    gender: 'female',
    description: 'likes kites',
    referenceImageUrl: `data:image/png;base64,${photo.toString('base64')}`,
    photoConsent: 'kept',
  })

/** A picture with few rows, each so wide that those downscaled together fill the memory. */
const widePhoto = (): Promise<Buffer> =>
  sharp({ create: { width: 65_000, height: 369, channels: 4, background: '#88aaff80' } })
    .toColourspace('rgb16')
    .png({ compressionLevel: 1 })
    .toBuffer()

/** Photos of 24 megapixels and 16 bits per channel, several at once: first interlaced, then with few and wide rows. */
export async function largePhotos(server: RunningServer, { of = 4 } = {}): Promise<Figures> {
  const family = await signUp(server.url, `photos-${crypto.randomUUID()}@example.com`)
  const send = async (photo: Buffer) => {
    const counted = tally(Array.from({ length: of }, () => sendPhoto(family, photo)))
    const wait = await longestWait(server, counted)
    return `${inWords(await counted)}; a page waited ${wait} ms`
  }
  return withPeak(server, {
    [`${of} interlaced at once`]: await send(await largePhoto(6000, 4000)),
    [`${of} wide ones at once`]: await send(await widePhoto()),
  })
}

/** Simultaneous sign-ins, each with a different e-mail, and one real parent among them. */
export async function manyPasswords(server: RunningServer, { of = 90 } = {}): Promise<Figures> {
  const parent = await signUp(server.url, `parent-${crypto.randomUUID()}@example.com`)
  const signIn = (email: string, password: string) =>
    fetch(`${server.url}/api/identity/v1/accounts:signInWithPassword`, {
      method: 'POST',
      headers: { 'content-type': 'application/json' },
      body: JSON.stringify({ email, password, returnSecureToken: true }),
    })
  const begun = performance.now()
  const counted = tally(Array.from({ length: of }, (_, n) => signIn(`guess-${n}@example.com`, `guess ${n}`)))
  let tries = 0
  for (;;) {
    tries += 1
    const answer = await signIn(parent.email, PASSWORD).catch(() => undefined)
    if (answer?.status !== 503 || tries > 50) break
    await Bun.sleep(1000 * Number(answer.headers.get('retry-after') ?? 1))
  }
  const parentMs = Math.round(performance.now() - begun)
  return withPeak(server, {
    [`${of} sign-ins at once`]: inWords(await counted),
    'a parent is in after ms': parentMs,
    'asked times': tries,
  })
}
