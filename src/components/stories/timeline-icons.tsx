import { MoonIcon, TagIcon } from '../ui/icons.tsx'

type Name = 'moon' | 'tag'

/** Drawn once for the page; every card then only points at them. */
export const TimelineIconSheet = () => (
  <svg width="0" height="0" className="absolute" aria-hidden="true">
    <symbol id="icon-moon" viewBox="0 0 24 24">
      <MoonIcon className="" />
    </symbol>
    <symbol id="icon-tag" viewBox="0 0 24 24">
      <TagIcon className="" />
    </symbol>
  </svg>
)

/** Decoration only. */
export const TimelineIcon = ({ name, className }: { name: Name; className: string }) => (
  <svg className={className} aria-hidden="true">
    <use href={`#icon-${name}`} />
  </svg>
)
