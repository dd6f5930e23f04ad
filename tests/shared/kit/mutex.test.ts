import { expect, test } from 'bun:test'
import { createKeyedMutex, createMutex } from '../../../src/shared/kit/mutex.ts'

/** Work that ends when its gate opens, and records when it began. */
function gated(begun: string[]) {
  return (name: string) => {
    const { promise, resolve, reject } = Promise.withResolvers<string>()
    const work = () => {
      begun.push(name)
      return promise
    }
    return { work, end: () => resolve(name), fail: () => reject(new Error(name)) }
  }
}

/** Lets all runnable tasks continue. */
const settle = () => new Promise((resolve) => setTimeout(resolve))

test('what Leo asks for begins when what Mia asked for before has ended', async () => {
  const begun: string[] = []
  const work = gated(begun)
  const [mias, leos] = [work('Mia'), work('Leo')]
  const mutex = createMutex()
  const done = Promise.all([mutex.run(mias.work), mutex.run(leos.work)])
  await settle()
  expect(begun).toEqual(['Mia'])
  mias.end()
  await settle()
  expect(begun).toEqual(['Mia', 'Leo'])
  leos.end()
  expect(await done).toEqual(['Mia', 'Leo'])
})

test('what fails tells its own caller, and the next one runs', async () => {
  const work = gated([])
  const [mias, leos] = [work('Mia'), work('Leo')]
  const mutex = createMutex()
  const first = mutex.run(mias.work)
  const second = mutex.run(leos.work)
  mias.fail()
  leos.end()
  await expect(first).rejects.toThrow('Mia')
  expect(await second).toBe('Leo')
})

test('one family waits for itself alone', async () => {
  const begun: string[] = []
  const work = gated(begun)
  const [first, second, others] = [work('first'), work('second'), work('others')]
  const mutex = createKeyedMutex<number>()
  const done = Promise.all([mutex.run(1, first.work), mutex.run(1, second.work), mutex.run(2, others.work)])
  await settle()
  expect(begun).toEqual(['first', 'others'])
  first.fail()
  await expect(done).rejects.toThrow('first')
  await settle()
  expect(begun).toEqual(['first', 'others', 'second'])
  others.end()
  second.end()
})
