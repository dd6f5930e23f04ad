import { useCallback, useEffect, useRef, useState } from 'react'
import { toast } from '../lib/toast.ts'
import { capturedPhoto } from './photo.ts'

const WANTED: MediaStreamConstraints = {
  video: { width: { ideal: 640 }, height: { ideal: 480 }, facingMode: 'user' },
  audio: false,
}

/** The front camera: on while the dialog is open, off in every other case. */
export function useCamera(onPhoto: (photo: string) => void) {
  const video = useRef<HTMLVideoElement>(null)
  const [open, setOpen] = useState(false)
  const [ready, setReady] = useState(false)
  const close = useCallback(() => setOpen(false), [])

  useEffect(() => {
    if (!open) return
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
      toast({
        kind: 'error',
        title: 'Camera access denied',
        text: 'Please allow camera access to take a photo.',
      })
      setOpen(false)
    })
    return () => {
      closed = true
      setReady(false)
      stop(stream)
    }
  }, [open])

  const capture = () => {
    try {
      if (video.current) onPhoto(capturedPhoto(video.current))
    } catch (error) {
      console.warn('The camera captured nothing:', error)
      toast({ kind: 'error', title: 'Capture failed', text: 'Failed to capture photo. Please try again.' })
    }
    setOpen(false)
  }

  return { video, open, ready, start: () => setOpen(true), close, capture }
}

function stop(stream: MediaStream | undefined) {
  for (const track of stream?.getTracks() ?? []) track.stop()
}
