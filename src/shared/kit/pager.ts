import { PAGER_BUTTONS } from '../constants.ts'

/** The page numbers that the pager shows: at most 5, sliding around the current one; none for a single page (section 9). */
export function pagerNumbers(page: number, totalPages: number): number[] {
  if (totalPages <= 1) return []
  const shown = Math.min(PAGER_BUTTONS, totalPages)
  const half = Math.floor(shown / 2)
  const first = Math.min(Math.max(1, page - half), totalPages - shown + 1)
  return Array.from({ length: shown }, (_, i) => first + i)
}

/** A page number from the address: whole and from 1 to totalPages; anything else is page 1 (section 5). */
export function acceptedPage(given: string | undefined, totalPages: number): number {
  const page = /^\d{1,9}$/.test(given ?? '') ? Number(given) : 1
  return page >= 1 && page <= totalPages ? page : 1
}
