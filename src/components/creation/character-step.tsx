import { MAX_CHARACTERS_PER_STORY } from '../../shared/constants.ts'
import { LANDING_PICTURES } from '../pictures/files.ts'
import { SmallPicture } from '../pictures/small-picture.tsx'
import { Button, LinkButton } from '../ui/button.tsx'
import { Card } from '../ui/card.tsx'
import { SheetIcon } from '../ui/sheet-icon.tsx'
import { Loading } from '../ui/spinner.tsx'
import { CharacterCard } from './character-card.tsx'
import type { Flow } from './flow/flow.ts'
import type { ChosenFrom } from './flow/options.ts'
import { StepActions, StepHeader } from './step-header.tsx'

const CREATE = '/app/character-creation'

interface CharacterStepProps {
  flow: Flow
  characters: readonly ChosenFrom[]
  price: string | undefined
  loading: boolean
  /** Continue was pressed and stays disabled until the screen is left. */
  continuing: boolean
  onToggle: (id: number) => void
  onContinue: () => void
  /** The parent goes to the character screen. */
  onLeave: () => void
}

/** The first step: who the story is about. */
export function CharacterStep({
  flow,
  characters,
  price,
  loading,
  continuing,
  onToggle,
  onContinue,
  onLeave,
}: CharacterStepProps) {
  const chosen = flow.characterIds.length
  const full = chosen >= MAX_CHARACTERS_PER_STORY
  if (loading) return <Loading>Loading characters</Loading>
  if (characters.length === 0) return <NoCharacters />
  return (
    <>
      <StepHeader title="Who is tonight's story about?">
        Choose one child, or let brothers, sisters and friends join in.
      </StepHeader>
      {/* What is pinned stays below the heading. */}
      <div>
        <fieldset disabled={continuing}>
          <legend className="sr-only">Characters</legend>
          <ul className="grid grid-cols-2 gap-3 sm:grid-cols-3 sm:gap-5 lg:grid-cols-4">
            {characters.map((character) => {
              const isChosen = flow.characterIds.includes(character.id)
              return (
                <CharacterCard
                  key={character.id}
                  character={character}
                  chosen={isChosen}
                  disabled={full && !isChosen}
                  onToggle={() => onToggle(character.id)}
                  onEdit={onLeave}
                />
              )
            })}
            <CreateNew onLeave={onLeave} />
          </ul>
        </fieldset>
        <p role="status" className="mt-5 min-h-6 text-center text-soft">
          {full && `A story has room for ${MAX_CHARACTERS_PER_STORY} characters.`}
        </p>
        {chosen > 0 && (
          <StepActions>
            <div className="grid w-full justify-items-center gap-2">
              <Continue chosen={chosen} continuing={continuing} onContinue={onContinue} />
              {price && <p className="text-center text-sm text-soft tabular-nums">{price}</p>}
            </div>
          </StepActions>
        )}
      </div>
    </>
  )
}

const CreateNew = ({ onLeave }: Pick<CharacterStepProps, 'onLeave'>) => (
  <li>
    <a
      href={CREATE}
      onClick={onLeave}
      className="flex h-full min-h-44 flex-col items-center justify-center gap-3 rounded-3xl border-2 border-dashed border-edge p-3 text-center font-semibold text-soft transition-colors hover:border-lamp hover:text-ink"
    >
      <span className="grid size-14 place-items-center rounded-full bg-ink/8 text-lamp">
        <SheetIcon of="plus" className="size-7" />
      </span>
      Create New Character
    </a>
  </li>
)

type ContinueProps = Pick<CharacterStepProps, 'continuing' | 'onContinue'> & { chosen: number }

const Continue = ({ chosen, continuing, onContinue }: ContinueProps) => (
  <Button
    variant="secondary"
    size="large"
    busy={continuing}
    onClick={onContinue}
    className="bg-raised! border-edge! max-sm:w-full max-sm:px-4! max-sm:text-base!"
  >
    {continuing ? 'Loading' : `Continue with ${chosen} ${chosen === 1 ? 'character' : 'characters'}`}
    {!continuing && <SheetIcon of="forward" className="size-5 shrink-0 max-sm:hidden" />}
  </Button>
)

function NoCharacters() {
  return (
    <div className="py-10 sm:py-16">
      <Card className="mx-auto max-w-2xl overflow-hidden p-0! text-center">
        <SmallPicture
          file={LANDING_PICTURES.pageMoon}
          sizes="(min-width: 704px) 672px, 100vw"
          eager
          className="block h-auto w-full bg-raised"
        />
        <div className="px-5 pt-7 pb-9 sm:px-10">
          <h1 className="heading text-3xl sm:text-4xl">No characters found</h1>
          <p className="mt-3 mb-7 text-soft sm:text-lg text-pretty">
            Every story needs a hero, and the first one is yours to make. It takes a minute: a name, a few
            words, a photo if you like.
          </p>
          <LinkButton
            href={CREATE}
            size="large"
            icon={<SheetIcon of="plus" className="max-sm:hidden" />}
            className="max-sm:w-full max-sm:px-2! max-sm:text-base!"
          >
            Create Your First Character
          </LinkButton>
        </div>
      </Card>
    </div>
  )
}
