import { THEME_DRAWINGS, TONE_DRAWINGS } from './drawings.ts'

/**
 * The drawings of all themes and tones, once in the page: the islands only point at them, so that no drawing is
 * in a script.
 */
export function DrawingSheet() {
  const symbols = [HILLS, ...symbolsOf('theme', THEME_DRAWINGS), ...symbolsOf('tone', TONE_DRAWINGS)]
  return (
    <svg
      className="absolute size-0"
      aria-hidden="true"
      // biome-ignore lint/security/noDangerouslySetInnerHtml: a table of the program's own drawings
      dangerouslySetInnerHTML={{ __html: symbols.join('') }}
    />
  )
}

/** Night hills under a few stars, behind the wide drawings. */
const HILLS =
  '<symbol id="night-hills" viewBox="0 0 160 80" preserveAspectRatio="xMidYMax slice"><g fill="#fff"><circle cx="18" cy="16" r="1" opacity=".8"/><circle cx="44" cy="30" r=".7" opacity=".6"/><circle cx="118" cy="13" r=".8" opacity=".7"/><circle cx="143" cy="28" r="1.1" opacity=".8"/><circle cx="97" cy="27" r=".6" opacity=".5"/><circle cx="62" cy="10" r=".7" opacity=".6"/></g><path d="M0 60q30-22 66-6t94-14v40H0Z" opacity=".14"/><path d="M0 70q44-18 86-5t74-7v22H0Z" opacity=".2"/></symbol>'

const symbolsOf = (kind: string, drawings: Record<string, string>) =>
  Object.entries(drawings).map(
    ([id, paths]) => `<symbol id="${kind}-${id}" viewBox="0 0 24 24">${paths}</symbol>`,
  )
