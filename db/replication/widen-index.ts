import { existsSync, statSync, truncateSync } from 'node:fs'

/** The index of a write-ahead log of two gigabytes; unused parts take no room on the disk. */
const WIDTH = 4 * 1024 * 1024

/**
 * Makes the database's `-shm` as wide as a process may have mapped it. When LiteFS changes its role, it cuts the file
 * to 32 KB; SQLite keeps using its mapping and does not check the file's size again: its next large transaction would
 * end the process with SIGBUS. Call it when this node has become the primary, before it writes.
 */
export function widenIndex(file: string): void {
  const index = `${file}-shm`
  if (existsSync(index) && statSync(index).size < WIDTH) truncateSync(index, WIDTH)
}
