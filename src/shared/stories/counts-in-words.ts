/** The number of stories in a list, in words. */
export interface CountsInWords {
  /** 12 stories, or 3 of 12 stories. */
  count: string
  /** The label of the button that leads back to them. */
  show: string
}

/** `total` match the filters, of `all` that the family has. */
export function countsInWords(total: number, all: number): CountsInWords {
  const stories = all === 1 ? '1 story' : `${formatted(all)} stories`
  return {
    count: total === all ? stories : `${formatted(total)} of ${stories}`,
    show: total === 1 ? 'Show 1 story' : `Show ${formatted(total)} stories`,
  }
}

const formatted = (number: number) => number.toLocaleString('en-US')
