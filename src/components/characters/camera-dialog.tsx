import type { RefObject } from 'react'
import { Button } from '../ui/button.tsx'
import { IslandDialog } from '../ui/dialog.tsx'
import { CameraIcon } from '../ui/icons.tsx'
import { Loading } from '../ui/spinner.tsx'

/** The camera's live picture, mirrored, and the button that captures it. */
export function CameraDialog({
  open,
  ready,
  video,
  onCapture,
  onClose,
}: {
  open: boolean
  /** The live picture has started. */
  ready: boolean
  video: RefObject<HTMLVideoElement | null>
  onCapture: () => void
  onClose: () => void
}) {
  return (
    <IslandDialog id="camera" title="Take a Photo" open={open} onClose={onClose}>
      <div className="relative aspect-[4/3] overflow-hidden rounded-2xl bg-black">
        <video
          ref={video}
          playsInline
          muted
          autoPlay
          aria-label="Live preview"
          className="size-full object-cover mirrored"
        />
        {!ready && (
          <div className="absolute inset-0 grid place-items-center">
            <Loading>Starting the camera...</Loading>
          </div>
        )}
      </div>
      <p className="mt-3 text-center text-sm text-soft">
        Position your face in the center and tap the button to capture.
      </p>
      <div className="mt-4 flex justify-center">
        <Button size="large" icon={<CameraIcon />} disabled={!ready} onClick={onCapture}>
          Capture
        </Button>
      </div>
    </IslandDialog>
  )
}
