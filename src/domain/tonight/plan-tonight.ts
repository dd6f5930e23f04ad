import type { Db } from '../../../db/client.ts'
import { latelyTold } from '../../../db/queries/evening.ts'
import { oneOf, type Random, seededRandom } from '../../shared/kit/random.ts'
import { dayOf, hourOf } from '../../shared/kit/time-labels.ts'
import type { FamilyProfiles, Profile } from '../../shared/profiles/profile.ts'
import type { AgeGroup } from '../../shared/stories/age-groups.ts'
import { type Account, choosableLength, sparingLength } from '../../shared/stories/lengths.ts'
import type { AuthorStyle, StoryDefinition } from '../../shared/stories/story-request.ts'
import { THEME_IDS, type ThemeId } from '../../shared/stories/themes.ts'
import type { ToneId } from '../../shared/stories/tones.ts'
import { moodsOfTheHour } from './moods-of-the-hour.ts'

export interface Child {
  id: number
  name: string
  portraitUrl: string | null
}

/** The story that a family gets with one press. */
export interface Tonight {
  /** Whose evening it is: a child's profile, or the family's own. */
  profile: Profile
  child: Child
  /** Who is next if it is not this one's turn; undefined where there is nobody else. */
  next: Child | undefined
  theme: ThemeId
  tone: ToneId
  ageGroup: AgeGroup
  /**
   * The usual length where the credits cover it, else one that leaves credits for another evening; undefined when they
   * cover none.
   */
  length: StoryDefinition | undefined
  authorStyle: string
  voice: string
}

export interface Evening {
  db: Db
  userId: number
  account: Account
  /** The family's, oldest first. */
  characters: readonly Child[]
  profiles: FamilyProfiles
  definitions: readonly StoryDefinition[]
  styles: readonly Pick<AuthorStyle, 'name'>[]
  /** The narrator's voices; the first is the default. */
  voices: readonly [{ id: string }, ...{ id: string }[]]
  now: Date
  timeZone: string
}

/** Whom the parent picked: a profile, or one of the family's characters. Absent or gone: by turns. */
export interface Picked {
  profileId?: number | undefined
  characterId?: number | undefined
}

/** How many of a child's last stories a new theme avoids. */
const LATELY = 12

/**
 * Plans tonight's story: for whom (by turns unless picked), a theme not used lately, a mood for the hour, the usual
 * length (`sparingLength` without one, or with too few credits for it), author and voice. The same evening gives the
 * same plan, so that a reload shows the same story. Undefined for a family without characters.
 */
export function planTonight(evening: Evening, picked: Picked = {}): Tonight | undefined {
  const { db, userId, account, profiles, definitions, styles, voices, now, timeZone } = evening
  const [who, next] = turn(evening, picked)
  if (!who) return undefined
  const { profile, child } = who
  const last = profile.lastChoices
  const lately = latelyTold(db, userId, child.id, LATELY)
  const random = seededRandom(seedOf(`${child.id} ${dayOf(now, timeZone)} ${lately[0]?.id ?? 0}`))
  const usual = last && choosableLength(last.length, definitions, account)
  const authors = styles.map(({ name }) => name)
  const voice = [profile.voice, profiles.family.voice].find((one) => voices.some(({ id }) => id === one))
  return {
    profile,
    child,
    next: next?.child,
    theme: newTheme(
      random,
      profile,
      lately.map(({ theme }) => theme),
    ),
    tone: moodFor(random, profile, hourOf(now, timeZone), lately[0]?.tone),
    ageGroup: profile.ageGroup ?? last?.ageGroup ?? '6-8',
    length: usual ?? sparingLength(definitions, account),
    authorStyle: authors.find((name) => name === last?.authorStyle) ?? among(random, authors) ?? '',
    voice: voice ?? voices[0].id,
  }
}

interface Candidate {
  profile: Profile
  child: Child
}

/** Whose turn it is, and who is next: whoever has waited longest for a story comes first. */
function turn(
  { db, userId, characters: faces, profiles: { family, children } }: Evening,
  { profileId, characterId }: Picked,
): [Candidate | undefined, Candidate | undefined] {
  const open = children.filter(({ isOpen }) => isOpen)
  const withFaces = open.flatMap((profile): Candidate[] => {
    const child = faces.find(({ id }) => id === profile.characterId)
    return child ? [{ profile, child }] : []
  })
  const ofTheFamily = faces.map(
    (child): Candidate => ({
      child,
      profile: open.find((profile) => profile.characterId === child.id) ?? family,
    }),
  )
  const wantsFamily = profileId === family.id || characterId !== undefined || withFaces.length === 0
  const candidates = byTurns(db, userId, wantsFamily ? ofTheFamily : withFaces)
  const first =
    candidates.find(({ child }) => child.id === characterId) ??
    candidates.find(({ profile }) => profileId !== family.id && profile.id === profileId) ??
    candidates[0]
  const after = candidates.indexOf(first as Candidate) + 1
  const next = candidates.length > 1 ? candidates[after % candidates.length] : undefined
  return [first, next]
}

const byTurns = (db: Db, userId: number, candidates: Candidate[]): Candidate[] =>
  candidates
    .map((one) => ({ one, last: latelyTold(db, userId, one.child.id, 1)[0]?.id ?? 0 }))
    .toSorted((a, b) => a.last - b.last)
    .map(({ one }) => one)

/** A favorite first; one that was not used lately, or the one used the longest ago. */
function newTheme(random: Random, { favoriteThemes }: Profile, lately: string[]): ThemeId {
  const fresh = (themes: readonly ThemeId[]) => themes.filter((theme) => !lately.includes(theme))
  return among(random, fresh(favoriteThemes)) ?? among(random, fresh(THEME_IDS)) ?? THEME_IDS[0]
}

/** A favorite that suits the hour first, and not last night's again. */
function moodFor(random: Random, { favoriteTones }: Profile, hour: number, last: string | undefined): ToneId {
  const suiting = moodsOfTheHour(hour).filter((tone) => tone !== last)
  const favorites = suiting.filter((tone) => favoriteTones.includes(tone))
  return among(random, favorites) ?? among(random, suiting) ?? 'calm'
}

const among = <T>(random: Random, [first, ...rest]: readonly T[]): T | undefined =>
  first === undefined ? undefined : oneOf(random, [first, ...rest])

/** FNV-1a of a text. */
const seedOf = (text: string) =>
  [...text].reduce(
    (hash, character) => Math.imul(hash ^ (character.codePointAt(0) ?? 0), 16777619),
    2166136261,
  )
