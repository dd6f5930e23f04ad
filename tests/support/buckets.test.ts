import { expect, test } from 'bun:test'
import { connect } from 'node:net'
import { openObjectStore } from '../../src/vendors/s3/object-store.ts'
import { startBuckets } from './buckets.ts'

test('the bucket of the tests has nothing of a file whose sender was killed in the middle', async () => {
  const buckets = await startBuckets('stories')
  const { endpoint } = buckets.of('stories')
  const { port } = new URL(endpoint)
  const sender = connect(Number(port), '127.0.0.1')
  const head = ['PUT /stories/half HTTP/1.1', 'Host: 127.0.0.1', 'Content-Length: 1000', '', ''].join('\r\n')
  await new Promise((resolve) => sender.write(`${head}the first words`, resolve))
  const store = openObjectStore(buckets.of('stories'))
  await store.putBytes('whole', new Blob(['all of it']))
  sender.destroy()
  await store.putBytes('another', new Blob(['all of it']))
  const names = (await Array.fromAsync(store.list(''))).map(({ name }) => name)
  expect(names).toEqual(['another', 'whole'])
  expect(await (await store.get('whole'))?.text()).toBe('all of it')
  await buckets.stop()
})
