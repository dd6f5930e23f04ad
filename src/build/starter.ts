import { bundledAlone } from './bundled-alone.ts'

const SOURCE = 'islands/runtime/starter.ts'

/** The script that is written into every page: no import, and nothing that would end its element. */
export async function bundleStarter(root: string): Promise<string> {
  const text = (await bundledAlone(`${root}/${SOURCE}`)).trim()
  if (/<\/script|<!--/i.test(text)) throw new Error(`${SOURCE} cannot be written into a page`)
  return text
}
