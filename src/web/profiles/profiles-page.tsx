import { type Context, Hono } from 'hono'
import { charactersOf } from '../../../db/queries/characters.ts'
import { profilesOf } from '../../../db/queries/profiles.ts'
import { FAMILY_PROFILE, PROFILES } from '../../components/profiles/addresses.ts'
import { type ProfileDraft, ProfileForm } from '../../components/profiles/profile-form.tsx'
import { ProfileList } from '../../components/profiles/profile-list.tsx'
import {
  addProfile,
  editFamilyProfile,
  editProfile,
  moveProfile,
  type ProfileRefusal,
  removeProfile,
} from '../../domain/profiles/save-profile.ts'
import {
  FamilyProfileForm,
  MoveForm,
  ProfileForm as SentProfile,
} from '../../shared/profiles/profile-payload.ts'
import { requirePage, type SignedInEnv } from '../kit/require-page.ts'
import { idParam, userOf } from '../stories/timeline-request.ts'

/** Where parents add, rename, order and remove their children; plain forms. */
export const profilesPage = new Hono<SignedInEnv>()
  .get(PROFILES, requirePage, (c) => list(c))

  .post(PROFILES, requirePage, async (c) => {
    const { typed, words, error } = await sentProfile(c)
    if (!words) return form(c, undefined, typed, error)
    const { db, now } = c.get('services')
    const added = addProfile(db, userOf(c), words, now())
    if (added.ok) return c.redirect(PROFILES, 303)
    c.status(409)
    return added.failure.reason === 'none-left'
      ? list(c, sentenceFor(added.failure))
      : form(c, undefined, typed, sentenceFor(added.failure))
  })

  .get(`${PROFILES}/new`, requirePage, (c) => form(c, undefined, EMPTY))

  .get(FAMILY_PROFILE, requirePage, (c) =>
    form(c, 'family', profilesOf(c.get('services').db, userOf(c)).family),
  )

  .post(FAMILY_PROFILE, requirePage, async (c) => {
    const parsed = FamilyProfileForm.safeParse(await c.req.parseBody({ all: true }))
    const { db, now } = c.get('services')
    if (!parsed.success) {
      c.status(400)
      return form(c, 'family', profilesOf(db, userOf(c)).family, parsed.error.issues[0]?.message)
    }
    editFamilyProfile(db, userOf(c), parsed.data, now())
    return c.redirect(PROFILES, 303)
  })

  .get(`${PROFILES}/:id`, requirePage, (c) => {
    const child = childOf(c)
    return child ? form(c, child.id, child) : c.notFound()
  })

  .post(`${PROFILES}/:id`, requirePage, async (c) => {
    if (!childOf(c)) return c.notFound()
    const { typed, words, error } = await sentProfile(c)
    if (!words) return form(c, idParam(c), typed, error)
    const { db, now } = c.get('services')
    const edited = editProfile(db, userOf(c), idParam(c), words, now())
    if (edited.ok) return c.redirect(PROFILES, 303)
    c.status(409)
    return form(c, idParam(c), typed, sentenceFor(edited.failure))
  })

  .post(`${PROFILES}/:id/move`, requirePage, async (c) => {
    const { by = 'down' } = MoveForm.safeParse(await c.req.parseBody()).data ?? {}
    const moved = moveProfile(c.get('services').db, userOf(c), idParam(c), by)
    return moved ? c.redirect(PROFILES, 303) : c.notFound()
  })

  .post(`${PROFILES}/:id/remove`, requirePage, (c) => {
    removeProfile(c.get('services').db, userOf(c), idParam(c))
    return c.redirect(PROFILES, 303)
  })

const EMPTY: ProfileDraft = {
  name: '',
  characterId: null,
  ageGroup: null,
  voice: null,
  favoriteThemes: [],
  favoriteTones: [],
}

const childOf = (c: Context<SignedInEnv>) =>
  profilesOf(c.get('services').db, userOf(c)).children.find(({ id }) => id === idParam(c))

async function sentProfile(c: Context) {
  const sent = await c.req.parseBody({ all: true })
  const parsed = SentProfile.safeParse(sent)
  const typed = { ...EMPTY, ...parsed.data, name: typeof sent.name === 'string' ? sent.name : '' }
  const error = parsed.error?.issues[0]?.message
  if (error) c.status(400)
  return { typed, words: parsed.data, error }
}

function list(c: Context<SignedInEnv>, error?: string) {
  const { db } = c.get('services')
  const family = profilesOf(db, userOf(c))
  const characters = charactersOf(db, userOf(c))
  const taken = new Set(family.children.map(({ characterId }) => characterId))
  return c.render(
    <ProfileList
      family={family}
      faces={new Map(characters.map((character) => [character.id, character]))}
      others={characters.filter(({ id }) => !taken.has(id))}
      error={error}
    />,
    { title: 'Family Profiles' },
  )
}

function form(
  c: Context<SignedInEnv>,
  id: number | 'family' | undefined,
  draft: ProfileDraft,
  error?: string,
) {
  const { db, narrator } = c.get('services')
  const { children } = profilesOf(db, userOf(c))
  const taken = new Set(children.filter((child) => child.id !== id).map(({ characterId }) => characterId))
  const characters = charactersOf(db, userOf(c)).filter((character) => !taken.has(character.id))
  return c.render(
    <ProfileForm id={id} draft={draft} characters={characters} voices={narrator.voices} error={error} />,
    { title: id === undefined ? 'Add a Child' : 'Edit Profile' },
  )
}

function sentenceFor(refusal: ProfileRefusal): string {
  switch (refusal.reason) {
    case 'none-left':
      return refusal.allowed === 0
        ? 'Your plan has one profile, the family’s own. The Family pack has one for each child.'
        : `Your plan has ${refusal.allowed} profiles, and all are here. Remove one to make room.`
    case 'character-taken':
      return 'This character already has a profile.'
    case 'character-not-found':
      return 'There is no such character.'
    case 'not-found':
      return 'There is no such profile.'
  }
}
