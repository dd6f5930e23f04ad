import { useEffect, useRef, useState } from 'react'
import type { DraftProblem } from '../../src/components/characters/draft.ts'
import { capturedPhoto } from './photo.ts'

const WANTED: MediaStreamConstraints = {
  video: { width: { ideal: 640 }, height: { ideal: 480 }, facingMode: 'user' },
  audio: false,
}

/** The front camera: on while it is shown, otherwise off. */
export function useCamera(
  onPhoto: (photo: string) => void,
  onFailed: (problem: DraftProblem) => void,
  onClose: () => void,
) {
  const video = useRef<HTMLVideoElement>(null)
  const [ready, setReady] = useState(false)
  const close = useRef(onClose)
  close.current = onClose
  const failed = useRef(onFailed)
  failed.current = onFailed

  useEffect(() => {
    let stream: MediaStream | undefined
    let closed = false
    const start = async () => {
      stream = await navigator.mediaDevices.getUserMedia(WANTED)
      const { current } = video
      if (closed || !current) return stop(stream)
      current.srcObject = stream
      await current.play()
      if (!closed) setReady(true)
    }
    start().catch((error) => {
      if (closed) return
      console.warn('The camera did not start:', error)
      close.current()
      failed.current({
        field: 'photo',
        title: 'Camera access denied',
        text: 'Please allow camera access to take a photo.',
      })
    })
    return () => {
      closed = true
      stop(stream)
    }
  }, [])

  const capture = () => {
    try {
      if (video.current) onPhoto(capturedPhoto(video.current))
    } catch (error) {
      console.warn('The camera captured nothing:', error)
      onFailed({
        field: 'photo',
        title: 'Capture failed',
        text: 'Failed to capture photo. Please try again.',
      })
    }
    onClose()
  }

  return { video, ready, capture }
}

function stop(stream: MediaStream | undefined) {
  for (const track of stream?.getTracks() ?? []) track.stop()
}
