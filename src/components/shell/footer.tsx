import { PRODUCT_NAME } from '../../shared/constants.ts'
import { LampMark } from './brand.tsx'

const LINKS = [
  { href: '/privacy', label: 'Privacy' },
  { href: '/terms', label: 'Terms' },
  { href: '/licenses', label: 'Licenses' },
  { href: '/login', label: 'Sign In' },
]

/** The end of the public pages; `contact` is the operator's e-mail address. */
export function Footer({ contact }: { contact: string | undefined }) {
  const links = contact ? [...LINKS, { href: `mailto:${contact}`, label: 'Contact' }] : LINKS
  return (
    <footer className="border-t border-solid border-line">
      <div className="page-width py-8 flex flex-wrap items-center justify-between gap-4 text-soft">
        <p className="flex items-center gap-2.5">
          <LampMark className="size-7" />
          {PRODUCT_NAME}, for the quiet end of the day
        </p>
        <ul className="flex flex-wrap gap-x-2">
          {links.map(({ href, label }) => (
            <li key={href}>
              <a href={href} className="inline-flex items-center min-h-11 px-3 rounded-full hover:text-ink">
                {label}
              </a>
            </li>
          ))}
        </ul>
      </div>
    </footer>
  )
}
