import { createReadStream, createWriteStream } from 'node:fs'
import { pipeline } from 'node:stream/promises'
import { createGzip } from 'node:zlib'
import { checkCopy } from '../../db/copy.ts'

/** Runs in its own process on a copy of the database: checks it, packs it into `.gz`, and prints the hashes of its files. */
const [path = ''] = process.argv.slice(2)
const hashes = checkCopy(path)
await pipeline(createReadStream(path), createGzip({ level: 6 }), createWriteStream(`${path}.gz`))
console.log(hashes.join('\n'))
