import { THEME_DRAWINGS, TONE_DRAWINGS } from './drawings.ts'

/**
 * The drawings of all themes and tones, once in the page: the islands only point at them, so that no drawing is
 * in a script.
 */
export function DrawingSheet() {
  const symbols = [...symbolsOf('theme', THEME_DRAWINGS), ...symbolsOf('tone', TONE_DRAWINGS)]
  return (
    <svg
      className="absolute size-0"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a table of the program's own drawings
      dangerouslySetInnerHTML={{ __html: symbols.join('') }}
    />
  )
}

const symbolsOf = (kind: string, drawings: Record<string, string>) =>
  Object.entries(drawings).map(
    ([id, paths]) => `<symbol id="${kind}-${id}" viewBox="0 0 24 24">${paths}</symbol>`,
  )
