import { CameraDialog } from '../../src/components/characters/camera-dialog.tsx'
import { useCamera } from './use-camera.ts'

/** The camera for as long as it is open; a script of its own, which comes with the first press. */
export default function Camera({
  onPhoto,
  onClose,
}: {
  onPhoto: (photo: string) => void
  onClose: () => void
}) {
  const { video, ready, capture } = useCamera(onPhoto, onClose)
  return <CameraDialog open ready={ready} video={video} onCapture={capture} onClose={onClose} />
}
