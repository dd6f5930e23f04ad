declare module 's3rver' {
  interface Listing {
    objects: { key: string }[]
    isTruncated: boolean
  }
  export interface StoredObject {
    bucket: string
    key: string
    /** Of a request, with its headers. */
    content: Buffer | (AsyncIterable<Buffer> & { headers?: Record<string, string | undefined> })
    metadata: object
  }
  /** The used part of the test's S3 server. */
  export default class S3rver {
    constructor(options: {
      address: string
      port: number
      silent: boolean
      directory: string
      configureBuckets: { name: string; configs: string[] }[]
    })
    store: {
      putObject(object: StoredObject): Promise<{ size: number; md5: string }>
      putMetadata(bucket: string, key: string, metadata: object, md5: string): Promise<void>
      getResourcePath(bucket: string, key: string, resource: 'object'): string
      listObjects(bucket: string, options: { startAfter?: string; maxKeys?: number }): Promise<Listing>
    }
    run(): Promise<{ port: number }>
    close(): Promise<void>
  }
}
