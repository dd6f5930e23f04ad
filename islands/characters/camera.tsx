import { CameraDialog } from '../../src/components/characters/camera-dialog.tsx'
import type { DraftProblem } from '../../src/components/characters/draft.ts'
import { useCamera } from './use-camera.ts'

/** The open camera; a script that loads with the first press. */
export default function Camera({
  onPhoto,
  onFailed,
  onClose,
}: {
  onPhoto: (photo: string) => void
  onFailed: (problem: DraftProblem) => void
  onClose: () => void
}) {
  const { video, ready, capture } = useCamera(onPhoto, onFailed, onClose)
  return <CameraDialog open ready={ready} video={video} onCapture={capture} onClose={onClose} />
}
