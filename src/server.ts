/** The entry: the program as `bun run build` has bundled it, where that was of these very sources, else the sources. */
import { builtProgram } from './build/built-program.ts'

await import(builtProgram() ?? './serve.ts')
