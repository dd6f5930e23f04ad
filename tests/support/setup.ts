import { afterAll } from 'bun:test'
import { keepFoldersInMemory, removeFolders } from './folders.ts'

keepFoldersInMemory()
afterAll(removeFolders)
