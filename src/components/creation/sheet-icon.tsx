/** The icons of the drawing sheet that the flow points at. */
export type SheetIconName =
  | 'back'
  | 'check'
  | 'child'
  | 'clock'
  | 'credits'
  | 'edit'
  | 'forward'
  | 'plus'
  | 'quill'
  | 'shuffle'
  | 'sparkles'
  | 'wand'

/** An icon of the page's drawing sheet; decoration, as those of the icon set. */
export function SheetIcon({ of, className = 'size-5 shrink-0' }: { of: SheetIconName; className?: string }) {
  return (
    <svg className={className} aria-hidden="true">
      <use href={`#icon-${of}`} />
    </svg>
  )
}
