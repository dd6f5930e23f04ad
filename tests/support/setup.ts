import { afterAll } from 'bun:test'
import { removeFolders } from './folders.ts'

afterAll(removeFolders)
