/** The icons that an icon sheet can have. */
export type SheetIconName =
  | 'back'
  | 'camera'
  | 'check'
  | 'child'
  | 'clock'
  | 'credits'
  | 'edit'
  | 'filter'
  | 'forward'
  | 'heart'
  | 'moon'
  | 'picture'
  | 'play'
  | 'plus'
  | 'quill'
  | 'search'
  | 'shuffle'
  | 'sparkles'
  | 'stop'
  | 'tag'
  | 'trash'
  | 'upload'
  | 'wand'

/** An icon of the page's icon sheet, which has to have it; decoration, as those of the icon set. */
export function SheetIcon({ of, className = 'size-5 shrink-0' }: { of: SheetIconName; className?: string }) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`#icon-${of}`} />
    </svg>
  )
}
