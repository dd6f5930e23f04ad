import { describe, expect, test } from 'bun:test'
import { writeFileSync } from 'node:fs'
import { join } from 'node:path'
import { pathToFileURL } from 'node:url'
import { openBindery } from '../../src/editions/index.ts'
import { TooBusy } from '../../src/shared/kit/too-busy.ts'
import { aStoryToBind, whole } from '../support/a-story-to-bind.ts'
import { aFolder } from '../support/folders.ts'

/** A Worker with the given body. */
function aWorker(body: string): URL {
  const path = join(aFolder('bindery'), 'worker.ts')
  writeFileSync(path, `globalThis.addEventListener('message', ({ data }) => { ${body} })`)
  return pathToFileURL(path)
}

const TWO_PIECES = aWorker(
  'postMessage({ chunk: new Uint8Array([1]) }); postMessage({ chunk: new Uint8Array([2]) }); postMessage({ done: true })',
)
const NEVER = aWorker('')

describe('the bindery', () => {
  test('makes a book in a Worker of its own', async () => {
    const bindery = openBindery()
    const book = await whole(bindery.bind('booklet', await aStoryToBind()))
    expect(Buffer.from(book.slice(0, 4)).toString()).toBe('%PDF')
    await bindery.close()
  })

  test('hands the pieces over in their order', async () => {
    const bindery = openBindery({ entry: TWO_PIECES })
    expect([...(await whole(bindery.bind('ebook', await aStoryToBind())))]).toEqual([1, 2])
    await bindery.close()
  })

  test('takes only so many at once, and another as soon as one has been taken away', async () => {
    const bindery = openBindery({ entry: NEVER, most: 2 })
    const first = bindery.bind('ebook', await aStoryToBind())
    bindery.bind('ebook', await aStoryToBind())
    const third = await aStoryToBind()
    expect(() => bindery.bind('ebook', third)).toThrow(TooBusy)
    await first.cancel()
    expect(bindery.bind('ebook', third)).toBeInstanceOf(ReadableStream)
    await bindery.close()
  })

  test('waits for a slow browser, and counts what it has not taken yet', async () => {
    const bindery = openBindery({ entry: TWO_PIECES, most: 1 })
    const reader = bindery.bind('ebook', await aStoryToBind()).getReader()
    expect((await reader.read()).value).toEqual(new Uint8Array([1]))
    const next = await aStoryToBind()
    expect(() => bindery.bind('ebook', next)).toThrow(TooBusy)
    expect((await reader.read()).value).toEqual(new Uint8Array([2]))
    expect((await reader.read()).done).toBe(true)
    expect([...(await whole(bindery.bind('ebook', next)))]).toEqual([1, 2])
    await bindery.close()
  })

  test('works on for the next when somebody goes away in the middle', async () => {
    const bindery = openBindery({ entry: NEVER })
    const gone = bindery.bind('ebook', await aStoryToBind())
    const next = bindery.bind('ebook', await aStoryToBind())
    await gone.cancel()
    await next.cancel()
    await bindery.close()
  })

  test('breaks the stream off where the edition cannot be made', async () => {
    const heard: string[] = []
    const entry = aWorker("postMessage({ failure: new Error('No paper') })")
    const bindery = openBindery({ entry, onFailure: ({ message }) => heard.push(message) })
    await expect(whole(bindery.bind('ebook', await aStoryToBind()))).rejects.toThrow('No paper')
    expect(heard).toEqual(['No paper'])
    await bindery.close()
  })

  test('breaks it off as well when the Worker dies, or says nothing any more', async () => {
    const dying = openBindery({ entry: aWorker("throw new Error('Dead')") })
    await expect(whole(dying.bind('ebook', await aStoryToBind()))).rejects.toThrow()
    const hanging = openBindery({ entry: NEVER, patienceMs: 1 })
    await expect(whole(hanging.bind('ebook', await aStoryToBind()))).rejects.toThrow('too long')
    await Promise.all([dying.close(), hanging.close()])
  })

  test('breaks it off where the Worker cannot be given the story', async () => {
    const bindery = openBindery({ entry: NEVER })
    const story = await aStoryToBind()
    const buffer = story.narration?.bytes.buffer
    if (buffer instanceof ArrayBuffer) buffer.transfer()
    await expect(whole(bindery.bind('ebook', story))).rejects.toThrow()
    expect(bindery.bind('ebook', await aStoryToBind())).toBeInstanceOf(ReadableStream)
    await bindery.close()
  })

  test('breaks off what it is making, and what waits, when the server ends', async () => {
    const bindery = openBindery({ entry: NEVER })
    const streams = [bindery.bind('ebook', await aStoryToBind()), bindery.bind('ebook', await aStoryToBind())]
    const taken = streams.map((stream) =>
      whole(stream).then(
        () => 'whole',
        () => 'broken off',
      ),
    )
    await bindery.close()
    expect(await Promise.all(taken)).toEqual(['broken off', 'broken off'])
  })
})
