import crypto from 'node:crypto'
import { mkdirSync, renameSync, writeFileSync } from 'node:fs'
import { dirname } from 'node:path'
import S3rver, { type StoredObject } from 's3rver'
import type { S3Options } from '../../src/vendors/s3/bucket.ts'
import { aFolder } from './folders.ts'

export interface Buckets {
  /** How a client reaches one of them. */
  of(bucket: string): S3Options
  stop(): Promise<void>
}

/** An S3 server with these buckets, which are empty. */
export async function startBuckets(...names: string[]): Promise<Buckets> {
  // Outlives the server: what a killed machine was sending may still be written.
  const directory = aFolder('buckets')
  const server = new S3rver({
    address: '127.0.0.1',
    port: 0,
    silent: true,
    directory,
    configureBuckets: names.map((name) => ({ name, configs: [] })),
  })
  letListsBeLong(server)
  storeWholeOrNot(server)
  const { port } = await server.run()
  return {
    of: (bucket) => ({
      endpoint: `http://127.0.0.1:${port}`,
      bucket,
      accessKeyId: 'S3RVER',
      secretAccessKey: 'S3RVER',
    }),
    stop: () => server.close(),
  }
}

/**
 * The server lists an object as soon as its first byte is awaited, and keeps part of one whose sender was killed. A
 * real one has an object complete or not at all, and sequential uploads rely on it.
 */
function storeWholeOrNot({ store }: S3rver): void {
  store.putObject = async ({ bucket, key, content, metadata }: StoredObject) => {
    const bytes = Buffer.isBuffer(content) ? content : Buffer.concat(await Array.fromAsync(content))
    const promised = Buffer.isBuffer(content) ? undefined : content.headers?.['content-length']
    if (promised !== undefined && Number(promised) !== bytes.length) throw new Error('The sender is gone')
    const path = store.getResourcePath(bucket, key, 'object')
    const md5 = crypto.createHash('md5').update(bytes).digest('hex')
    mkdirSync(dirname(path), { recursive: true })
    const incoming = `${path}.${crypto.randomUUID()}`
    writeFileSync(incoming, bytes)
    await store.putMetadata(bucket, key, metadata, md5)
    renameSync(incoming, path)
    return { size: bytes.length, md5 }
  }
}

const { createCipheriv } = crypto

/**
 * Lists of more than a thousand names fail under Bun: the server assumes that a folder's names are sorted, and makes
 * the next page's token with DES, which Bun does not have. We ask for the next names by the last one, so any token
 * will do.
 */
function letListsBeLong({ store }: S3rver): void {
  crypto.createCipheriv = ((name: string, ...rest: [Buffer, Buffer]) =>
    name === 'des'
      ? createCipheriv('aes-128-ecb', Buffer.alloc(16), null)
      : createCipheriv(name, ...rest)) as typeof createCipheriv
  const listAll = store.listObjects.bind(store)
  store.listObjects = async (bucket, { startAfter = '', maxKeys = Number.POSITIVE_INFINITY, ...options }) => {
    const { objects, ...rest } = await listAll(bucket, options)
    const after = objects
      .filter(({ key }) => key > startAfter)
      .sort((one, other) => (one.key < other.key ? -1 : 1))
    return { ...rest, objects: after.slice(0, maxKeys), isTruncated: after.length > maxKeys }
  }
}
