import { handOverHref } from '../../shared/kid-mode/addresses.ts'
import { lightUrl } from '../../shared/media/light-copy.ts'
import type { FamilyProfiles, Profile } from '../../shared/profiles/profile.ts'
import { SurePress } from '../stories/press-form.tsx'
import { Button, buttonClass, IconButton, LinkButton } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { Badge } from '../ui/feedback.tsx'
import { ChevronDownIcon, ChildIcon } from '../ui/icons.tsx'
import { PageHeader } from '../ui/page-header.tsx'
import { FAMILY_PROFILE, PROFILES, shelfHref } from './addresses.ts'

interface ProfileListProps {
  family: FamilyProfiles
  /** The family's characters by id, for the children's pictures. */
  faces: ReadonlyMap<number, { name: string; portraitUrl: string | null }>
  /** Characters without a profile. */
  others: readonly { id: number; name: string }[]
  error?: string | undefined
}

/** Every child of the family, in the parents' order. */
export function ProfileList({ family, faces, others, error }: ProfileListProps) {
  const { children, allowed } = family
  return (
    <div className="page-width pb-16 max-w-3xl!">
      <PageHeader title="Family Profiles" back={{ href: '/app/settings', label: 'Settings' }}>
        {allowed > 0
          ? 'A profile for each child: their own shelf, their own voice, and stories that suit them.'
          : 'Your whole family shares one shelf. The Family pack has a profile for each child, up to five.'}
      </PageHeader>
      {error && (
        <p role="alert" className="mb-5 font-medium text-danger">
          {error}
        </p>
      )}
      {children.length > allowed && <Closed allowed={allowed} />}
      <ol className="grid gap-4">
        {children.map((child, index) => (
          <Row
            key={child.id}
            child={child}
            face={child.characterId === null ? undefined : faces.get(child.characterId)}
            hasOthers={others.length > 0}
            isFirst={index === 0}
            isLast={index === children.length - 1}
          />
        ))}
      </ol>
      <Everybody id={family.family.id} />
      {children.length < allowed && <Add others={others} left={allowed - children.length} />}
      {children.length >= allowed && allowed > 0 && (
        <p className="mt-5 text-soft">{`Your plan has ${allowed} profiles, and all are here.`}</p>
      )}
      {allowed === 0 && (
        <LinkButton href="/app/subscription" variant="secondary" className="mt-6">
          See the plans
        </LinkButton>
      )}
    </div>
  )
}

const Closed = ({ allowed }: { allowed: number }) => (
  <p className="mb-5 text-soft text-pretty">
    {allowed === 0 ? 'Your plan has no children’s profiles.' : `Your plan has ${allowed} of these profiles.`}{' '}
    Every shelf stays readable; new stories are begun{' '}
    {allowed === 0 ? 'for the whole family' : 'for the oldest'}.
  </p>
)

/** The family's own profile, which every plan has: favorites of all, and where stories of several children belong. */
const Everybody = ({ id }: { id: number }) => (
  <Card className="mt-4 flex flex-wrap items-center justify-between gap-x-4 gap-y-2 p-4! sm:p-5!">
    <div>
      <h2 className="heading text-xl">All of us</h2>
      <p className="text-soft">What your family likes best.</p>
    </div>
    <div className="ml-auto flex flex-wrap justify-end gap-2">
      <LinkButton href={handOverHref(id)} variant="quiet" size="small" aria-label="Kid mode for all of us">
        Kid mode
      </LinkButton>
      <LinkButton href={FAMILY_PROFILE} variant="secondary" size="small" aria-label="Edit all of us">
        Edit
      </LinkButton>
    </div>
  </Card>
)

interface RowProps {
  child: Profile
  face: { name: string; portraitUrl: string | null } | undefined
  /** Whether there is a character to choose. */
  hasOthers: boolean
  isFirst: boolean
  isLast: boolean
}

function Row({ child, face, hasOthers, isFirst, isLast }: RowProps) {
  const { id, name, isOpen, ageGroup } = child
  return (
    <Card as="li" className="grid gap-4 p-4! sm:p-5!">
      <div className="flex items-center gap-4">
        <Portrait url={face?.portraitUrl ?? null} />
        <div className="min-w-0 grow">
          {!isOpen && <Badge>Reading only</Badge>}
          <h2 className="heading text-xl wrap-anywhere" dir="auto">
            {name}
          </h2>
          <p className="text-soft wrap-anywhere">
            {face ? `Is ${face.name} in stories` : 'No character yet'}
            {ageGroup && `, ages ${ageGroup}`}
          </p>
        </div>
      </div>
      {!face && <WithoutCharacter name={name} hasOthers={hasOthers} />}
      <div className="flex flex-wrap items-start justify-between gap-2">
        <div className="-ml-4 flex">
          <LinkButton href={shelfHref(id)} variant="quiet" size="small">
            Shelf
          </LinkButton>
          <LinkButton
            href={handOverHref(id)}
            variant="quiet"
            size="small"
            aria-label={`Kid mode for ${name}`}
          >
            Kid mode
          </LinkButton>
        </div>
        <div className="flex grow flex-wrap items-start justify-end gap-2 max-sm:-ml-3">
          {!(isFirst && isLast) && (
            <div className="flex max-sm:mr-auto">
              <Order id={id} name={name} by="up" disabled={isFirst} />
              <Order id={id} name={name} by="down" disabled={isLast} />
            </div>
          )}
          <LinkButton href={`${PROFILES}/${id}`} variant="secondary" size="small" aria-label={`Edit ${name}`}>
            Edit
          </LinkButton>
          <form method="post" action={`${PROFILES}/${id}/remove`}>
            <SurePress
              what={`the profile of ${name}`}
              question="The stories stay the family's."
              answer="Yes, remove it"
              verb="Remove"
            />
          </form>
        </div>
      </div>
    </Card>
  )
}

/** A new character of that name becomes this child (`becomeChild`). */
const WithoutCharacter = ({ name, hasOthers }: { name: string; hasOthers: boolean }) => (
  <p className="text-sm text-soft text-pretty wrap-anywhere">
    {`To be in stories, ${name} needs a character. `}
    <a href="/app/character-creation" className="underline rounded-md hover:text-ink">
      {`Create one named ${name}`}
    </a>
    {hasOthers ? ', or choose one under Edit.' : '.'}
  </p>
)

function Order({
  id,
  name,
  by,
  disabled,
}: {
  id: number
  name: string
  by: 'up' | 'down'
  disabled: boolean
}) {
  return (
    <form method="post" action={`${PROFILES}/${id}/move`}>
      <input type="hidden" name="by" value={by} />
      <IconButton type="submit" label={`Move ${name} ${by}`} disabled={disabled}>
        <ChevronDownIcon {...(by === 'up' ? { className: 'size-5 rotate-180' } : {})} />
      </IconButton>
    </form>
  )
}

const Portrait = ({ url }: { url: string | null }) =>
  url ? (
    <span className="size-16 shrink-0">
      <img
        src={lightUrl(url, 224)}
        alt=""
        width={64}
        height={64}
        loading="lazy"
        className="size-16 rounded-full object-cover"
      />
    </span>
  ) : (
    <span className="grid size-16 shrink-0 place-items-center rounded-full bg-lamp/12 text-lamp">
      <ChildIcon className="size-7" />
    </span>
  )

/** A child with an existing character needs one press. */
function Add({ others, left }: { others: ProfileListProps['others']; left: number }) {
  return (
    <section aria-labelledby="add-profile" className="mt-8">
      <h2 id="add-profile" className="heading text-xl">
        Add a child
      </h2>
      <p className="mt-1 mb-4 text-soft">{left === 1 ? 'One more fits.' : `${left} more fit.`}</p>
      <div className="flex flex-wrap gap-3">
        {others.map(({ id, name }) => (
          <form key={id} method="post" action={PROFILES} data-once="">
            <input type="hidden" name="name" value={name} />
            <input type="hidden" name="characterId" value={id} />
            <Button type="submit" variant="secondary">
              <bdi className="wrap-anywhere">{`Add ${name}`}</bdi>
            </Button>
          </form>
        ))}
        <a
          href={`${PROFILES}/new`}
          className={buttonClass(others.length > 0 ? 'quiet' : 'secondary', 'medium')}
        >
          {others.length > 0 ? 'Somebody else' : 'Add another child'}
        </a>
      </div>
    </section>
  )
}
