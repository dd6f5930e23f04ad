import { ICONS, type IconName } from './icons.tsx'

/** Icons, once in the page: the islands only point at them, so that no drawing is in a script. */
export function IconSheet({ icons }: { icons: readonly IconName[] }) {
  return (
    <svg className="absolute size-0" aria-hidden="true">
      {icons.map((name) => {
        const Icon = ICONS[name]
        return (
          <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
            <Icon bare />
          </symbol>
        )
      })}
    </svg>
  )
}
