/**
 * What somebody typed, or a writer made of it, as JSON between marks: it reaches a model as data, never as
 * instructions, and nothing in it can close the marks (design, section 7).
 */
export function dataBlock(mark: string, data: unknown): string {
  const json = JSON.stringify(data, null, 1)
  return `<${mark}>\n${json.replaceAll('<', '\\u003c').replaceAll('>', '\\u003e')}\n</${mark}>`
}
