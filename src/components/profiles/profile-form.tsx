import type { ReactNode } from 'react'
import { NAME_MAX } from '../../shared/constants.ts'
import type { Profile } from '../../shared/profiles/profile.ts'
import { AGE_GROUP_INFO, AGE_GROUPS } from '../../shared/stories/age-groups.ts'
import { THEMES } from '../../shared/stories/themes.ts'
import { TONES } from '../../shared/stories/tones.ts'
import { Button, LinkButton } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Field, Select } from '../ui/field.tsx'
import { ChevronDownIcon } from '../ui/icons.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { PROFILES } from './addresses.ts'

export type ProfileDraft = Omit<Profile, 'id' | 'kind' | 'lastChoices' | 'isOpen'>

interface ProfileFormProps {
  /** Undefined for a new child; `family` is not a character and has no name. */
  id: number | 'family' | undefined
  draft: ProfileDraft
  characters: readonly { id: number; name: string }[]
  voices: readonly { id: string; name: string }[]
  error?: string | undefined
}

/** The form of a child's profile; works without script. */
export function ProfileForm({ id, draft, characters, voices, error }: ProfileFormProps) {
  return (
    <div className="page-width pb-16 max-w-3xl!">
      <PageHeader
        title={id === 'family' ? 'All of Us' : id === undefined ? 'Add a Child' : `Edit ${draft.name}`}
        back={{ href: PROFILES, label: 'Family Profiles' }}
      />
      <Card>
        <form
          method="post"
          action={id === undefined ? PROFILES : `${PROFILES}/${id}`}
          data-once=""
          autoComplete="off"
          className="grid gap-6"
        >
          {id === 'family' ? <FormError error={error} /> : <NameField name={draft.name} error={error} />}
          <div className="grid gap-6 sm:grid-cols-3">
            {id !== 'family' && <InStories chosen={draft.characterId} characters={characters} />}
            <Choice name="ageGroup" label="Age" value={draft.ageGroup} none="Chosen each time">
              {AGE_GROUPS.map((group) => option(group, AGE_GROUP_INFO[group].title))}
            </Choice>
            {voices.length > 1 && (
              <Choice name="voice" label="Who reads to them" value={draft.voice} none="The usual voice">
                {voices.map((voice) => option(voice.id, voice.name))}
              </Choice>
            )}
          </div>
          <Favorites
            title="Favorite themes"
            name="favoriteThemes"
            all={THEMES}
            chosen={draft.favoriteThemes}
          />
          <Favorites title="Favorite moods" name="favoriteTones" all={TONES} chosen={draft.favoriteTones} />
          <div className="flex flex-wrap justify-end gap-3">
            <LinkButton href={PROFILES} variant="quiet">
              Cancel
            </LinkButton>
            <Button type="submit">{id === undefined ? 'Add' : 'Save'}</Button>
          </div>
        </form>
      </Card>
    </div>
  )
}

const FormError = ({ error }: { error: string | undefined }) => (
  <p role="alert" hidden={!error} className="font-medium text-danger">
    {error}
  </p>
)

const NameField = ({ name, error }: { name: string; error: string | undefined }) => (
  <Field
    id="name"
    name="name"
    label="Name"
    dir="auto"
    required
    maxLength={NAME_MAX}
    autoComplete="off"
    defaultValue={name}
    error={error}
  />
)

interface InStoriesProps {
  chosen: number | null
  characters: ProfileFormProps['characters']
}

const InStories = ({ chosen, characters }: InStoriesProps) => (
  <Choice name="characterId" label="Who they are in stories" value={chosen} none="Nobody yet">
    {characters.map((one) => option(one.id, one.name))}
  </Choice>
)

interface ChoiceProps {
  name: string
  label: string
  value: string | number | null
  /** The label of an empty choice. */
  none: string
  children: ReactNode
}

const Choice = ({ name, label, value, none, children }: ChoiceProps) => (
  <Select id={name} name={name} label={label} defaultValue={value ?? ''}>
    <option value="">{none}</option>
    {children}
  </Select>
)

const option = (value: string | number, text: string) => (
  <option key={value} value={value}>
    {text}
  </option>
)

interface FavoritesProps {
  title: string
  name: string
  all: readonly { id: string; title: string }[]
  chosen: readonly string[]
}

/** Any number of them; folded, because most evenings do without. */
function Favorites({ title, name, all, chosen }: FavoritesProps) {
  return (
    <details open={chosen.length > 0}>
      <summary className="-ml-2 inline-flex min-h-11 cursor-pointer items-center gap-2 rounded-full px-2 font-semibold">
        <ChevronDownIcon />
        {title}
      </summary>
      <fieldset className="mt-2">
        <legend className="sr-only">{title}</legend>
        <div className="flex flex-wrap gap-2">
          {all.map((one) => (
            <label
              key={one.id}
              className="relative inline-flex min-h-11 cursor-pointer items-center rounded-full border border-solid border-edge px-4 text-sm font-semibold has-[:checked]:border-lamp has-[:checked]:bg-lamp/15 has-[:checked]:text-lamp has-[:focus-visible]:outline has-[:focus-visible]:outline-3 has-[:focus-visible]:outline-offset-2 has-[:focus-visible]:outline-lamp"
            >
              <input
                type="checkbox"
                name={name}
                value={one.id}
                defaultChecked={chosen.includes(one.id)}
                className="absolute inset-0 size-full cursor-pointer opacity-0"
              />
              {one.title}
            </label>
          ))}
        </div>
      </fieldset>
    </details>
  )
}
