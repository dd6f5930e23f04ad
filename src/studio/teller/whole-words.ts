/** Any of these words or phrases, alternatives of a pattern, whole; a word with a hyphen before it is part of another. */
export const wholeWords = (words: string, flags = 'iu'): RegExp =>
  new RegExp(`(?<![\\p{L}\\d-])(?:${words})(?![\\p{L}\\d])`, flags)
