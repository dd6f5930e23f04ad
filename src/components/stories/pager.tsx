import { pagerNumbers } from '../../shared/kit/pager.ts'

interface PagerProps {
  page: number
  totalPages: number
  hrefOf: (page: number) => string
  swaps?: string | undefined
}

/**
 * Links to a list's pages, with the styles of src/styles/stories.css; nothing for a single page. `hrefOf` makes a
 * page's address, `swaps` names the part of the page that a script replaces.
 */
export function Pager(props: PagerProps) {
  const { shape, words } = pagerOf(props)
  return shape.numbers.length === 0 ? null : <PagerShape shape={shape} words={words} />
}

/** What pagers have in common, for any numbers and addresses. */
export interface PagerShapeOf {
  /** The distance of each number's page from the current one. */
  numbers: number[]
  hasPrevious: boolean
  hasNext: boolean
  swaps: string | undefined
}

/** By the page's distance: `n-1` is the number before the current one, `h-1` its address. */
const DISTANCES = [-4, -3, -2, -1, 0, 1, 2, 3, 4] as const
type Distance = (typeof DISTANCES)[number]
export const PAGER_WORDS = DISTANCES.flatMap((at) => [`n${at}`, `h${at}`] as const)
export type PagerWords = Record<(typeof PAGER_WORDS)[number], string>

/** The shape and words of a list's pager. */
export function pagerOf({ page, totalPages, hrefOf, swaps }: PagerProps): {
  shape: PagerShapeOf
  words: PagerWords
} {
  const numbers = pagerNumbers(page, totalPages).map((number) => number - page)
  const isThere = (at: number) => page + at >= 1 && page + at <= totalPages
  const words = DISTANCES.flatMap((at) => [
    [`n${at}`, String(page + at)],
    [`h${at}`, isThere(at) ? hrefOf(page + at) : ''],
  ])
  return {
    shape: { numbers, hasPrevious: isThere(-1), hasNext: isThere(1), swaps },
    words: Object.fromEntries(words) as PagerWords,
  }
}

export function PagerShape({ shape, words }: { shape: PagerShapeOf; words: PagerWords }) {
  const { numbers, hasPrevious, hasNext, swaps } = shape
  return (
    <nav aria-label="Pages" className="mt-8">
      <ul className="pager">
        {hasPrevious && <Step label="Previous" href={words['h-1']} swaps={swaps} />}
        {numbers.map((at) => {
          const number = words[`n${at as Distance}`]
          return (
            <li key={at} className={Math.abs(at) > 1 ? 'max-[22.4rem]:hidden' : undefined}>
              <a
                href={words[`h${at as Distance}`]}
                data-fragment={swaps}
                id={`page-${number}`}
                aria-label={`Page ${number}`}
                aria-current={at === 0 ? 'page' : undefined}
              >
                {number}
              </a>
            </li>
          )
        })}
        {hasNext && <Step label="Next" href={words.h1} swaps={swaps} />}
      </ul>
    </nav>
  )
}

function Step({ label, href, swaps }: { label: string; href: string; swaps: string | undefined }) {
  return (
    <li>
      <a href={href} data-fragment={swaps} id={`page-${label.toLowerCase()}`} aria-label={label}>
        <span className="max-sm:hidden">{label}</span>
        <span className="sm:hidden" aria-hidden="true">
          {label === 'Next' ? '›' : '‹'}
        </span>
      </a>
    </li>
  )
}
