import { pagerNumbers } from '../../shared/kit/pager.ts'

interface PagerProps {
  page: number
  totalPages: number
  hrefOf: (page: number) => string
  swaps?: string | undefined
}

/** Links to the pages of a list, which look as src/styles/stories.css says; nothing when there is only one. `hrefOf` makes a page's address, `swaps` names the part of the page that a script changes. */
export function Pager({ page, totalPages, hrefOf, swaps }: PagerProps) {
  const numbers = pagerNumbers(page, totalPages)
  if (numbers.length === 0) return null
  return (
    <nav aria-label="Pages" className="mt-8">
      <ul className="pager">
        <Step label="Previous" page={page - 1} {...{ totalPages, hrefOf, swaps }} />
        {numbers.map((number) => (
          <li key={number} className={Math.abs(number - page) > 1 ? 'max-[22.4rem]:hidden' : undefined}>
            <a
              href={hrefOf(number)}
              data-fragment={swaps}
              id={`page-${number}`}
              aria-label={`Page ${number}`}
              aria-current={number === page ? 'page' : undefined}
            >
              {number}
            </a>
          </li>
        ))}
        <Step label="Next" page={page + 1} {...{ totalPages, hrefOf, swaps }} />
      </ul>
    </nav>
  )
}

function Step({ label, page, totalPages, hrefOf, swaps }: PagerProps & { label: string }) {
  if (page < 1 || page > totalPages) return null
  return (
    <li>
      <a href={hrefOf(page)} data-fragment={swaps} id={`page-${label.toLowerCase()}`} aria-label={label}>
        <span className="max-sm:hidden">{label}</span>
        <span className="sm:hidden" aria-hidden="true">
          {label === 'Next' ? '›' : '‹'}
        </span>
      </a>
    </li>
  )
}
