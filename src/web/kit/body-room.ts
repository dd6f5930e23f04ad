const KILOBYTE = 1024
const MEGABYTE = 1024 * KILOBYTE

/** Bytes of bodies that lie in memory at once; the machine has 512 MB, of which a photo that is opened needs its part. */
export interface BodyRoom {
  /** Of all families together. */
  families: number
  /** How much of that is kept for the small bodies, so that large ones keep nobody's words out. */
  forSmall: number
  /** Of one family. */
  family: number
  /** Of everybody who is not signed in, together. */
  nobody: number
}

export const BODY_ROOM: BodyRoom = {
  families: 40 * MEGABYTE,
  forSmall: 8 * MEGABYTE,
  family: 21 * MEGABYTE,
  nobody: 8 * MEGABYTE,
}

/** Up to this a body is small, and may come from anybody. */
export const SMALL_BODY = 64 * KILOBYTE

/** What one body takes of the room as it comes. */
export interface HeldBody {
  /** Takes `bytes` more; false, with nothing taken, where there is no room. */
  take(bytes: number): boolean
  /** Gives everything back. */
  release(): void
}

/** Counts what lies in memory; `family` is undefined for a caller who is not signed in. */
export function openBodyRoom(room: BodyRoom = BODY_ROOM): (family: string | undefined) => HeldBody {
  let ofNobody = 0
  let ofFamilies = 0
  const ofFamily = new Map<string, number>()

  const add = (family: string | undefined, bytes: number) => {
    if (family === undefined) {
      ofNobody += bytes
      return
    }
    ofFamilies += bytes
    const left = (ofFamily.get(family) ?? 0) + bytes
    if (left > 0) ofFamily.set(family, left)
    else ofFamily.delete(family)
  }

  return (family) => {
    let held = 0
    const hasRoom = (bytes: number) => {
      if (family === undefined) return ofNobody + bytes <= room.nobody
      const most = held + bytes <= SMALL_BODY ? room.families : room.families - room.forSmall
      return ofFamilies + bytes <= most && (ofFamily.get(family) ?? 0) + bytes <= room.family
    }
    return {
      take(bytes) {
        if (!hasRoom(bytes)) return false
        add(family, bytes)
        held += bytes
        return true
      },
      release() {
        add(family, -held)
        held = 0
      },
    }
  }
}
