import { type RefObject, useEffect, useRef, useState } from 'react'

interface Sample {
  voiceId: string
  phase: 'coming' | 'playing' | 'failed'
}

/** Plays one voice's sample at a time; a second press on the same voice stops it. */
export function useSample(): { sample: Sample | undefined; press: (voiceId: string) => void } {
  const [sample, setSample] = useState<Sample>()
  const player = useRef<HTMLAudioElement>(undefined)

  useEffect(() => () => stop(player), [])

  const play = (voiceId: string) => {
    const audio = new Audio(`/api/voices/${encodeURIComponent(voiceId)}/sample`)
    const show = (phase: Sample['phase'] | undefined) => {
      if (player.current === audio) setSample(phase && { voiceId, phase })
    }
    const fail = () => {
      show('failed')
      if (player.current === audio) stop(player)
    }
    player.current = audio
    audio.onplaying = () => show('playing')
    audio.onwaiting = () => show('coming')
    audio.onpause = audio.onended = () => show(undefined)
    audio.onerror = fail
    show('coming')
    audio.play().catch(fail)
  }

  return {
    sample,
    press(voiceId) {
      const ends = sample?.voiceId === voiceId && sample.phase !== 'failed'
      stop(player)
      setSample(undefined)
      if (!ends) play(voiceId)
    },
  }
}

function stop(player: RefObject<HTMLAudioElement | undefined>): void {
  player.current?.pause()
  player.current = undefined
}
