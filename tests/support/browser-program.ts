import { existsSync } from 'node:fs'
import packaged from '@sparticuz/chromium'

const INSTALLED = [
  '/usr/bin/google-chrome',
  '/usr/bin/chromium',
  '/usr/bin/chromium-browser',
  '/Applications/Google Chrome.app/Contents/MacOS/Google Chrome',
  'C:\\Program Files\\Google\\Chrome\\Application\\chrome.exe',
]

export const IS_PACKAGED = process.platform === 'linux' && process.arch === 'x64'

/** The packaged Chromium where it fits the machine, else an installed one. */
export async function browserProgram(): Promise<string> {
  if (IS_PACKAGED) return packaged.executablePath()
  const installed = INSTALLED.find((path) => existsSync(path))
  if (!installed) throw new Error(`Install Chrome or Chromium: looked for ${INSTALLED.join(', ')}`)
  return installed
}

// Run by itself before the tests: several processes that unpack the browser at once would start a half-written one.
if (import.meta.main && IS_PACKAGED) await browserProgram()
