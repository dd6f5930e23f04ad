import type { ComponentType } from 'react'
import {
  BackIcon,
  CheckIcon,
  ChildIcon,
  ClockIcon,
  CreditsIcon,
  EditIcon,
  ForwardIcon,
  type IconProps,
  PlusIcon,
  QuillIcon,
  ShuffleIcon,
  SparklesIcon,
  WandIcon,
} from '../ui/icons.tsx'
import type { SheetIconName } from './sheet-icon.tsx'

/** The flow's icons, once in the page: the islands only point at them, so that no drawing is in a script. */
export function DrawingSheet() {
  return (
    <svg className="absolute size-0" aria-hidden="true">
      {Object.entries(ICONS).map(([name, Icon]) => (
        <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
          <Icon className="" />
        </symbol>
      ))}
    </svg>
  )
}

const ICONS: Record<SheetIconName, ComponentType<IconProps>> = {
  back: BackIcon,
  check: CheckIcon,
  child: ChildIcon,
  clock: ClockIcon,
  credits: CreditsIcon,
  edit: EditIcon,
  forward: ForwardIcon,
  plus: PlusIcon,
  quill: QuillIcon,
  shuffle: ShuffleIcon,
  sparkles: SparklesIcon,
  wand: WandIcon,
}
