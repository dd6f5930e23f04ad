/** One script with everything that it imports, for production; throws where it cannot be bundled. */
export async function bundledAlone(path: string): Promise<string> {
  const result = await Bun.build({
    entrypoints: [path],
    target: 'browser',
    format: 'iife',
    minify: true,
    define: { 'process.env.NODE_ENV': '"production"' },
    throw: false,
  })
  const [script] = result.outputs
  if (!result.success || !script) throw new AggregateError(result.logs, result.logs.map(String).join('\n'))
  return script.text()
}
