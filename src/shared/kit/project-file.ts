import { existsSync } from 'node:fs'
import { dirname, join } from 'node:path'

/** Where a file of the project is, for sources and for the program that the build has made of them alike. */
export const projectFile = (path: string): string => join(PROJECT, path)

const PROJECT = folderWith('package.json', import.meta.dir)

function folderWith(name: string, folder: string): string {
  return existsSync(join(folder, name)) ? folder : folderWith(name, dirname(folder))
}
