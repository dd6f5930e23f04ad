import { ICONS, type IconName } from '../../components/ui/icons.tsx'
import { pattern } from './pattern.ts'

/** Icons, once in the page: the islands refer to them, so that no drawing is in a script. */
export const IconSheet = ({ icons }: { icons: readonly IconName[] }) => (
  <svg
    className="absolute size-0"
    aria-hidden="true"
    // biome-ignore lint/security/noDangerouslySetInnerHtml: the product's own drawings
    dangerouslySetInnerHTML={{ __html: symbols(icons, {}).text }}
  />
)

/** The same for everybody: React draws them once. */
const symbols = pattern(
  (icons: readonly IconName[]) => (
    <>
      {icons.map((name) => {
        const Icon = ICONS[name]
        return (
          <symbol key={name} id={`icon-${name}`} viewBox="0 0 24 24">
            <Icon bare />
          </symbol>
        )
      })}
    </>
  ),
  [],
)
