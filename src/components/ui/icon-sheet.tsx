import type { ComponentType } from 'react'
import type { IconProps } from './icon.tsx'
import {
  BackIcon,
  CameraIcon,
  CheckIcon,
  ChildIcon,
  ClockIcon,
  CreditsIcon,
  EditIcon,
  FilterIcon,
  ForwardIcon,
  HeartIcon,
  MoonIcon,
  PictureIcon,
  PlayIcon,
  PlusIcon,
  QuillIcon,
  SearchIcon,
  ShuffleIcon,
  SparklesIcon,
  StopIcon,
  TagIcon,
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
  filter: FilterIcon,
  forward: ForwardIcon,
  heart: HeartIcon,
  moon: MoonIcon,
  picture: PictureIcon,
  play: PlayIcon,
  plus: PlusIcon,
  quill: QuillIcon,
  search: SearchIcon,
  shuffle: ShuffleIcon,
  sparkles: SparklesIcon,
  stop: StopIcon,
  tag: TagIcon,
  trash: TrashIcon,
  upload: UploadIcon,
  wand: WandIcon,
}
