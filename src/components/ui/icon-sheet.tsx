import type { ComponentType } from 'react'
import {
  BackIcon,
  CameraIcon,
  CheckIcon,
  ChildIcon,
  ClockIcon,
  CreditsIcon,
  EditIcon,
  ForwardIcon,
  type IconProps,
  PictureIcon,
  PlusIcon,
  QuillIcon,
  ShuffleIcon,
  SparklesIcon,
  TrashIcon,
  UploadIcon,
  WandIcon,
} from './icons.tsx'
import type { SheetIconName } from './sheet-icon.tsx'

/** Icons, once in the page: the islands only point at them, so that no drawing is in a script. */
export function IconSheet({ icons }: { icons: readonly SheetIconName[] }) {
  return (
    <svg className="absolute size-0" aria-hidden="true">
      {icons.map((name) => {
        const Icon = ICONS[name]
        return (
          <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
            <Icon className="" />
          </symbol>
        )
      })}
    </svg>
  )
}

const ICONS: Record<SheetIconName, ComponentType<IconProps>> = {
  back: BackIcon,
  camera: CameraIcon,
  check: CheckIcon,
  child: ChildIcon,
  clock: ClockIcon,
  credits: CreditsIcon,
  edit: EditIcon,
  forward: ForwardIcon,
  picture: PictureIcon,
  plus: PlusIcon,
  quill: QuillIcon,
  shuffle: ShuffleIcon,
  sparkles: SparklesIcon,
  trash: TrashIcon,
  upload: UploadIcon,
  wand: WandIcon,
}
