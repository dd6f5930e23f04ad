const KILOBYTE = 1024
const MEGABYTE = 1024 * KILOBYTE

/** Maximum bytes of request bodies in memory at once; the machine has 512 MB, and decoding a photo needs its share. */
export interface BodyRoom {
  /** Of all families together. */
  families: number
  /** The part of it reserved for small bodies, so that large ones do not block them. */
  forSmall: number
  /** Of one family. */
  family: number
  /** Of all callers who are not signed in, together. */
  nobody: number
}

export const BODY_ROOM: BodyRoom = {
  families: 40 * MEGABYTE,
  forSmall: 8 * MEGABYTE,
  family: 21 * MEGABYTE,
  nobody: 8 * MEGABYTE,
}

/** Up to this size a body is small, and may come from anybody. */
export const SMALL_BODY = 64 * KILOBYTE

/** The room that one body takes as it arrives. */
export interface HeldBody {
  /** Takes `bytes` more; false, with nothing taken, where there is no room. */
  take(bytes: number): boolean
  /** Gives everything back. */
  release(): void
}

/** Counts the bytes in memory; `family` is undefined for a caller who is not signed in. */
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
