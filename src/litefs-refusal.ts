import { mkdtempSync, rmSync, writeFileSync } from 'node:fs'
import { tmpdir } from 'node:os'
import { join } from 'node:path'

/** What LiteFS says about a database that it will never open; a full disk, for example, is temporary. */
const REFUSED = /open database\([^)]*\): (?!.*(?:no space left|permission denied|too many open files))(.*)/

/**
 * Why LiteFS refuses its copy of the database, in its words; undefined where it opens it. To find out, LiteFS is
 * started as a follower of nobody, with a mount that cannot be made, which it tries once the database is open.
 */
export async function refusalOf(litefsDataDir: string): Promise<string | undefined> {
  const folder = mkdtempSync(join(tmpdir(), 'storylamp-litefs-'))
  try {
    const config = join(folder, 'litefs.yml')
    writeFileSync(
      config,
      JSON.stringify({
        fuse: { dir: join(config, 'no-folder') },
        data: { dir: litefsDataDir },
        http: { addr: '127.0.0.1:0' },
        lease: {
          type: 'static',
          candidate: false,
          hostname: 'nobody',
          'advertise-url': 'http://127.0.0.1:1',
        },
      }),
    )
    const trying = Bun.spawn(['litefs', 'mount', '-config', config], {
      stdin: 'ignore',
      stdout: 'pipe',
      stderr: 'pipe',
    })
    const said = await Promise.all([new Response(trying.stdout).text(), new Response(trying.stderr).text()])
    await trying.exited
    return REFUSED.exec(said.join('\n'))?.[1]
  } finally {
    rmSync(folder, { recursive: true, force: true })
  }
}
