import { useEffect } from 'react'

/** Keeps the screen on during playback; phones release the lock when the page is hidden. */
export function useWakeLock(watching: boolean): void {
  useEffect(() => {
    if (!watching || !('wakeLock' in navigator)) return
    let lock: WakeLockSentinel | undefined
    let over = false
    const hold = async () => {
      if (document.visibilityState !== 'visible') return
      const held = await navigator.wakeLock.request('screen').catch(() => undefined)
      if (over) void held?.release()
      else lock = held
    }
    void hold()
    document.addEventListener('visibilitychange', hold)
    return () => {
      over = true
      document.removeEventListener('visibilitychange', hold)
      void lock?.release()
    }
  }, [watching])
}
