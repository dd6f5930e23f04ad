import { S3Client } from 'bun'

export interface S3Options {
  endpoint: string
  bucket: string
  accessKeyId: string
  secretAccessKey: string
  region?: string | undefined
}

/** A bucket of an S3-compatible service, with Bun's own client. */
export const openBucket = ({ region, ...options }: S3Options): S3Client =>
  new S3Client({ ...options, ...(region ? { region } : {}) })
