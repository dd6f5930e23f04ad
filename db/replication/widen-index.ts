import { existsSync, statSync, truncateSync } from 'node:fs'

/** The index of a write-ahead log of two gigabytes; what is not used takes no room on the disk. */
const WIDTH = 4 * 1024 * 1024

/**
 * Makes the database's `-shm` as wide as a process may have mapped it. When LiteFS changes its role, it cuts the file to
 * 32 KB; SQLite goes on using what it has mapped of it and does not look at the file's size again: its next large transaction would
 * end the process with SIGBUS. To be called when this node has become the primary, before it writes.
 */
export function widenIndex(file: string): void {
  const index = `${file}-shm`
  if (existsSync(index) && statSync(index).size < WIDTH) truncateSync(index, WIDTH)
}
