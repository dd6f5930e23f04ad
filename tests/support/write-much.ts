import SQLite from 'better-sqlite3'

/** The write-ahead log's index needs a second block for more than 4,096. */
const PAGES = 6000

/** A process that has the database open, and writes more than one block of the log's index can hold, each time it is told to. */
export function startWritingMuch(file: string) {
  const process_ = Bun.spawn([process.execPath, import.meta.path, file], { stdin: 'pipe', stdout: 'pipe' })
  const said = process_.stdout.getReader()
  return {
    /** Resolves to whether it has; a process that died has not. */
    async writes(): Promise<boolean> {
      process_.stdin.write('again\n')
      await process_.stdin.flush()
      return new TextDecoder().decode((await said.read()).value) === 'written\n'
    },
    /** Resolves to the exit code. */
    end(): Promise<number> {
      process_.stdin.end()
      return process_.exited
    },
  }
}

if (import.meta.main) {
  const db = new SQLite(process.argv[2] ?? '')
  db.exec('CREATE TABLE IF NOT EXISTS much (bytes BLOB)')
  for await (const line of console) {
    // The end of the output is a line as well.
    if (!line) break
    db.transaction(() => {
      const add = db.prepare('INSERT INTO much VALUES (zeroblob(3900))')
      for (let page = 0; page < PAGES; page += 1) add.run()
    })()
    console.log('written')
  }
  db.close()
}
