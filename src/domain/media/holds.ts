const holds = new Map<number, number>()

/** Says that somebody is about to show this file. */
export const takeHold = (id: number): void => void holds.set(id, (holds.get(id) ?? 0) + 1)

/** Says that it is shown now, or not wanted after all. */
export function releaseHold(id: number): void {
  const left = (holds.get(id) ?? 0) - 1
  if (left > 0) holds.set(id, left)
  else holds.delete(id)
}

/** Whether somebody is about to show this file. */
export const isHeld = (id: number): boolean => holds.has(id)
