import { Hono } from 'hono'
import { type EditedCharacter, editedCharacterOf } from '../../../db/queries/characters.ts'
import { editedId } from '../../components/characters/edit-address.ts'
import { PageHeader } from '../../components/ui/page-header.tsx'
import type { AppEnv, Services } from '../../context.ts'
import { deriveCastSheet } from '../../domain/characters/derive-cast-sheet.ts'
import { SWATCHES } from '../../shared/characters/look-colors.ts'
import { newSeed } from '../../shared/kit/seed.ts'
import { IconSheet } from '../kit/icon-sheet.tsx'
import { requirePage } from '../kit/require-page.ts'
import { CharacterFormIsland } from './character-form-island.ts'

/** Creates a character, or changes the one that `?edit=` holds as JSON (specification, section 2). */
export const characterCreationPage = new Hono<AppEnv>().get('/app/character-creation', requirePage, (c) => {
  const { firebaseUid, userId } = c.get('signedIn')
  const { painter } = c.get('services')
  const character = editedCharacter(c.get('services'), userId, c.req.query('edit'), c.get('requestId'))
  return c.render(
    <div className="page-width pb-16">
      <IconSheet icons={['camera', 'child', 'picture', 'trash', 'upload']} />
      <div className="max-w-4xl mx-auto">
        <PageHeader
          title={character ? `Edit ${character.name}` : 'Create a Character'}
          back={{ href: '/', label: 'Back' }}
        >
          The hero of the story looks, in every picture, the way you describe them here.
        </PageHeader>
      </div>
      <noscript>
        <p className="mb-4 text-soft">Making a character needs JavaScript. My Stories works without it.</p>
      </noscript>
      <CharacterFormIsland
        firebaseUid={firebaseUid}
        character={character ?? null}
        look={character ? lookOf(character) : firstLook(newSeed())}
        swatches={SWATCHES}
        photoService={painter.likeness ? painter.engine : null}
      />
    </div>,
    { title: character ? 'Edit Character' : 'Create a Character' },
  )
})

const lookOf = ({ seed, castSheet }: EditedCharacter) => ({ seed, sheet: castSheet })

/** A random look until something is described. */
const firstLook = (seed: number) => ({
  seed,
  sheet: deriveCastSheet({ gender: seed % 2 === 0 ? 'female' : 'male', description: '', seed }),
})

/** The family's own character; one that is unreadable, or not theirs, is only logged (specification, section 8). */
function editedCharacter(
  { db, log }: Services,
  userId: number | null,
  edit: string | undefined,
  requestId: string,
) {
  if (edit === undefined || userId === null) return undefined
  try {
    const character = editedCharacterOf(db, userId, editedId(edit))
    if (!character) throw new Error('There is no such character')
    return character
  } catch (error) {
    log.info('characters.edit_unreadable', { requestId, reason: reasonOf(error) })
    return undefined
  }
}

/** A parser's own message would quote the child's data. */
const reasonOf = (error: unknown) => (error instanceof SyntaxError ? 'not JSON' : 'no such character')
