import { lightUrl } from '../../shared/media/light-copy.ts'
import { editAddress } from '../characters/edit-address.ts'
import { cx } from '../ui/cx.ts'
import { SheetIcon } from '../ui/sheet-icon.tsx'
import type { ChosenFrom } from './flow/options.ts'

interface CharacterCardProps {
  character: ChosenFrom
  chosen: boolean
  disabled: boolean
  onToggle: () => void
  onEdit: () => void
}

/** A character to choose: a checkbox that looks like a portrait, with a pencil beside it. */
export function CharacterCard({ character, chosen, disabled, onToggle, onEdit }: CharacterCardProps) {
  const { name } = character
  return (
    <li className="relative">
      <label
        className={cx(
          'group relative block overflow-hidden rounded-3xl border-2 border-solid bg-surface transition-colors has-[:focus-visible]:outline has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-lamp',
          disabled ? 'cursor-not-allowed opacity-60' : 'cursor-pointer',
          chosen ? 'border-lamp bg-raised' : 'border-line hover:border-edge',
        )}
      >
        <input
          type="checkbox"
          className="absolute inset-0 z-1 size-full opacity-0 cursor-pointer disabled:cursor-not-allowed"
          checked={chosen}
          disabled={disabled}
          onChange={onToggle}
        />
        <Portrait character={character} chosen={chosen} />
        <span className="flex min-h-14 items-center justify-center px-3 py-2 text-center font-semibold leading-snug">
          <span className="line-clamp-2 min-w-0 break-words">{name}</span>
        </span>
      </label>
      <a
        href={editAddress(character)}
        onClick={onEdit}
        aria-label={`Edit ${name}`}
        title={`Edit ${name}`}
        className="absolute right-1.5 top-1.5 z-2 grid size-11 place-items-center rounded-full bg-black/45 text-white hover:bg-black/65"
      >
        <SheetIcon of="edit" />
      </a>
    </li>
  )
}

function Portrait({ character, chosen }: Pick<CharacterCardProps, 'character' | 'chosen'>) {
  const { name, photoUrl, portraitUrl } = character
  return (
    <span className="relative block aspect-square dusk">
      <Face url={photoUrl ?? (portraitUrl && lightUrl(portraitUrl, 448))} name={name} />
      {photoUrl && portraitUrl && (
        <img
          src={lightUrl(portraitUrl, 224)}
          alt=""
          width={56}
          height={56}
          loading="lazy"
          className="absolute right-2 bottom-2 size-12 sm:size-14 rounded-full border-2 border-solid border-surface bg-raised object-cover"
        />
      )}
      <span
        aria-hidden="true"
        className={cx(
          'absolute left-2 top-2 grid size-9 place-items-center rounded-full border-2 border-solid transition-colors',
          chosen ? 'border-lamp bg-lamp text-lamp-ink' : 'border-white bg-black/50 text-transparent shadow',
        )}
      >
        <SheetIcon of="check" />
      </span>
    </span>
  )
}

function Face({ url, name }: { url: string | null; name: string }) {
  if (url) {
    return (
      <img
        src={url}
        alt=""
        width={320}
        height={320}
        loading="lazy"
        decoding="async"
        className="size-full object-cover"
      />
    )
  }
  return (
    <span
      aria-hidden="true"
      className="heading absolute inset-0 grid place-items-center text-6xl text-white/80"
    >
      {[...name][0]?.toLocaleUpperCase('en')}
    </span>
  )
}
