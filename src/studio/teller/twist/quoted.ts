const AGAIN = 'said what it said'

/**
 * The paragraphs with a note's words in place of their first mention: “said what it said.” becomes “said, ‘It was a
 * dream.’” within speech, and with double marks elsewhere. The next comma or full stop moves inside.
 */
export function withWordsOf(says: string, paragraphs: readonly string[]): string[] {
  const first = paragraphs.findIndex((paragraph) => paragraph.includes(AGAIN))
  return paragraphs.map((paragraph, at) => (at === first ? quotedIn(paragraph, says) : paragraph))
}

function quotedIn(paragraph: string, says: string): string {
  const from = paragraph.indexOf(AGAIN)
  const before = paragraph.slice(0, from)
  const [, mark = '', after = ''] = /^([.,]?)(.*)$/s.exec(paragraph.slice(from + AGAIN.length)) ?? []
  const isSpeech = before.lastIndexOf('“') > before.lastIndexOf('”')
  const words = `${capitalized(says)}${/[?!…]$/.test(says) ? '' : mark}`
  return `${before}said, ${isSpeech ? `‘${words}’` : `“${words}”`}${after}`
}

const capitalized = (text: string) => text.charAt(0).toUpperCase() + text.slice(1)
