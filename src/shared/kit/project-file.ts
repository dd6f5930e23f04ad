import { basename, join } from 'node:path'

/** The path of a file of the project, both for the sources and for the built program. */
export const projectFile = (path: string): string => join(PROJECT, path)

/** This module is here, or in a file of the built program in dist. */
const PROJECT = join(import.meta.dir, basename(import.meta.dir) === 'dist' ? '..' : '../../..')
