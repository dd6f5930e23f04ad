const ASK_EVERY_MS = 5000
/** While a story is open nobody waits for the network. */
export const ASK_SELDOM_MS = 60_000
/** Small, and the same for everybody. */
const ANY_FILE = '/manifest.webmanifest'

/** Calls once when the server answers again; returns what ends the checks. */
export function whenBack(isBack: () => void, everyMs = ASK_EVERY_MS): () => void {
  let over = false
  const ask = async () => {
    const there = await fetch(ANY_FILE, { method: 'HEAD', cache: 'no-store' }).then(
      ({ ok }) => ok,
      () => false,
    )
    if (over || !there) return
    end()
    isBack()
  }
  const asking = setInterval(ask, everyMs)
  addEventListener('online', ask)
  const end = () => {
    over = true
    clearInterval(asking)
    removeEventListener('online', ask)
  }
  return end
}
