import { basename, join } from 'node:path'

/** Where a file of the project is, for sources and for the program that the build has made of them alike. */
export const projectFile = (path: string): string => join(PROJECT, path)

/** This module stands here, or in a file of the program, in dist. */
const PROJECT = join(import.meta.dir, basename(import.meta.dir) === 'dist' ? '..' : '../../..')
