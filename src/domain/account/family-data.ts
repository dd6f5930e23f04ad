import { and, asc, eq } from 'drizzle-orm'
import type { Db } from '../../../db/client.ts'
import {
  characters,
  creditLedger,
  embeddedAccounts,
  embeddedIdentities,
  feedback,
  jobs,
  media,
  pageNarrations,
  paidPeriods,
  profileStories,
  profiles,
  recordings,
  series,
  seriesStories,
  sessions,
  spending,
  stories,
  storyBodies,
  storyChanges,
  storyImages,
  storyLinks,
  storyMedia,
  storyPlaces,
  storyVoices,
  subscriptions,
  timelineLabels,
  users,
} from '../../../db/schema/index.ts'
import type { MediaStore } from '../../ports/media-store.ts'
import { FAMILY_DATA_FORMAT } from './family-data-format.ts'

/** One file of the ZIP. */
export interface FamilyFile {
  name: string
  bytes: string | Blob
}

/** Runs the work in one read transaction, where that pays. */
type ReadTogether = <T>(work: () => T) => T

/**
 * Everything stored about a family, file by file: a list of the files, JSON, the stories' texts, pictures, sounds and
 * photos. Rows read between two files are read in one transaction.
 */
export async function* familyData(
  db: Db,
  store: MediaStore,
  userId: number,
  readTogether: ReadTogether = (work) => work(),
): AsyncGenerator<FamilyFile> {
  const { mediaById, family, children, told } = readTogether(() => wholeOf(db, userId))
  yield { name: 'READ-ME.txt', bytes: FAMILY_DATA_FORMAT }
  yield { name: 'family.json', bytes: json(family) }
  const mediaOf = (id: number) => {
    // A story that changes during the export may have files that did not exist at the start.
    const mine = and(eq(media.id, id), eq(media.userId, userId))
    const row = mediaById.get(id) ?? db.select().from(media).where(mine).get()
    if (row) mediaById.set(id, row)
    return row
  }
  const fileOf = async (name: string, id: number | null): Promise<FamilyFile[]> => {
    const row = id === null ? undefined : mediaOf(id)
    const bytes = row && (await store.get(row.hash))
    return row && bytes ? [{ name: `${name}.${ending(row.contentType)}`, bytes }] : []
  }
  for (const child of children) {
    const folder = `characters/${child.id}-${plain(child.name)}`
    yield* await fileOf(`${folder}/photo`, child.photoId)
    yield* await fileOf(`${folder}/portrait`, child.portraitId)
  }
  for (const story of told) {
    const folder = `stories/${story.id}-${plain(story.title)}`
    const { text, ...all } = readTogether(() => storyFiles(db, story))
    yield { name: `${folder}/story.json`, bytes: json(all.story) }
    if (text) yield { name: `${folder}/story.txt`, bytes: text }
    for (const [index, id] of all.mediaIds.entries()) {
      const { kind = 'file', hash = '' } = mediaOf(id) ?? {}
      const name = all.pictureNames.get(hash) ?? `${kind}-${index + 1}`
      yield* await fileOf(`${folder}/${name}`, id)
    }
    for (const { mediaId, file } of all.recorded) yield* await fileOf(`${folder}/${file}`, mediaId)
  }
}

/** What is known of the family at the start; the parts of each story are read one story at a time. */
function wholeOf(db: Db, userId: number) {
  const files = db.select().from(media).where(eq(media.userId, userId)).all()
  const mediaById: MediaById = new Map(files.map((row) => [row.id, row]))
  return {
    mediaById,
    family: familyOf(db, mediaById, userId),
    children: db.select().from(characters).where(eq(characters.userId, userId)).all(),
    told: storiesOf(db, userId),
  }
}

type MediaById = Map<number, typeof media.$inferSelect>

function familyOf(db: Db, mediaById: MediaById, userId: number) {
  const mine = <T extends { userId: typeof stories.userId }>(table: T) => eq(table.userId, userId)
  const kept = db.select().from(users).where(eq(users.id, userId)).get()
  const { kidPinHash, ...account } = kept ?? { kidPinHash: null }
  return {
    account: kept && { ...account, hasKidPin: kidPinHash !== null },
    signIn: kept ? waysIn(db, kept.firebaseUid) : null,
    characters: db
      .select()
      .from(characters)
      .where(eq(characters.userId, userId))
      .all()
      .map((child) => ({
        ...child,
        castSheet: JSON.parse(child.castSheet),
        portraitMadeBy: mediaById.get(child.portraitId ?? 0)?.madeBy ?? null,
      })),
    profiles: db.select().from(profiles).where(eq(profiles.userId, userId)).all(),
    shelves: db.select().from(profileStories).where(eq(profileStories.userId, userId)).all(),
    series: db.select().from(series).where(eq(series.userId, userId)).all(),
    storiesOfSeries: db.select().from(seriesStories).where(eq(seriesStories.userId, userId)).all(),
    placesInStories: db.select().from(storyPlaces).where(eq(storyPlaces.userId, userId)).all(),
    stories: db.select().from(stories).where(mine(stories)).orderBy(asc(stories.id)).all(),
    timelineLabels: db.select().from(timelineLabels).where(eq(timelineLabels.userId, userId)).all(),
    links: db
      .select()
      .from(storyLinks)
      .where(eq(storyLinks.userId, userId))
      .orderBy(asc(storyLinks.id))
      .all()
      .map(({ tokenHash: _, ...link }) => link),
    feedback: db.select().from(feedback).where(eq(feedback.userId, userId)).all(),
    credits: db
      .select()
      .from(creditLedger)
      .where(eq(creditLedger.userId, userId))
      .orderBy(asc(creditLedger.id))
      .all(),
    subscription: db.select().from(subscriptions).where(eq(subscriptions.userId, userId)).get() ?? null,
    paidPeriods: db
      .select()
      .from(paidPeriods)
      .where(eq(paidPeriods.userId, userId))
      .orderBy(asc(paidPeriods.periodEnd))
      .all(),
    spending: db.select().from(spending).where(eq(spending.userId, userId)).orderBy(asc(spending.id)).all(),
    files: [...mediaById.values()],
  }
}

/** How the account can be signed in to and where it is signed in now, without any secret. */
function waysIn(db: Db, firebaseUid: string) {
  const kept = db.select().from(embeddedAccounts).where(eq(embeddedAccounts.uid, firebaseUid)).get()
  const { passwordHash, ...account } = kept ?? { passwordHash: null }
  return {
    account: kept ? { ...account, hasPassword: passwordHash !== null } : null,
    identities: db.select().from(embeddedIdentities).where(eq(embeddedIdentities.uid, firebaseUid)).all(),
    sessions: db
      .select()
      .from(sessions)
      .where(eq(sessions.firebaseUid, firebaseUid))
      .orderBy(asc(sessions.createdAt))
      .all()
      .map(({ tokenHash: _, ...session }) => session),
  }
}

interface PictureFile {
  cut: string
  width: number
  hash: string
  contentType: string
}

type Story = typeof stories.$inferSelect

const storiesOf = (db: Db, userId: number): Story[] =>
  db.select().from(stories).where(eq(stories.userId, userId)).orderBy(asc(stories.id)).all()

function storyFiles(db: Db, story: Story) {
  const body = db.select().from(storyBodies).where(eq(storyBodies.storyId, story.id)).get()
  const content = parsed<{ paragraphs?: string[] }>(body?.content)
  const images = db.select().from(storyImages).where(eq(storyImages.storyId, story.id)).all()
  const pictures = images.map(({ paragraphIndex, focusX, focusY, files }) => ({
    paragraphIndex,
    focus: { x: focusX, y: focusY },
    files: (JSON.parse(files) as PictureFile[]).map(({ hash, contentType, cut, width }) => {
      const name = `picture-${paragraphIndex + 1}-${cut}-${width}`
      return { hash, file: `${name}.${ending(contentType)}`, name }
    }),
  }))
  const pictureNames = new Map(
    pictures.flatMap(({ files }) => files.map(({ hash, name }) => [hash, name] as const)),
  )
  const used = db
    .select({ id: storyMedia.mediaId })
    .from(storyMedia)
    .where(eq(storyMedia.storyId, story.id))
    .all()
  const voices = voicesIn(db, story.id)
  return {
    recorded: voices.files,
    text: content?.paragraphs && `${story.title}\n\n${content.paragraphs.join('\n\n')}\n`,
    mediaIds: used.map(({ id }) => id),
    pictureNames,
    story: {
      ...story,
      characters: JSON.parse(story.characters),
      storyRequest: parsed(body?.storyRequest),
      content,
      audio: parsed(body?.audio),
      ambientAudio: parsed(body?.ambientAudio),
      pictures: pictures.map(({ files, ...picture }) => ({
        ...picture,
        files: files.map(({ file }) => file),
      })),
      scenes: parsed(body?.scenes),
      readingGrade: body?.readingGrade ?? null,
      madeBy: parsed(body?.madeBy),
      memory: parsed(body?.memory),
      ...changedIn(db, story.id, body?.firstTelling),
      voices: voices.voices,
      work: db.select().from(jobs).where(eq(jobs.storyId, story.id)).orderBy(asc(jobs.id)).all(),
    },
  }
}

/** The changes of its pages, the first telling, and the narrations of the changed pages. */
function changedIn(db: Db, storyId: number, firstTelling: string | null | undefined) {
  const first = parsed<Record<'content' | 'audio', string | null>>(firstTelling)
  return {
    changes: db
      .select()
      .from(storyChanges)
      .where(eq(storyChanges.storyId, storyId))
      .orderBy(asc(storyChanges.id))
      .all(),
    firstTelling: first && { ...first, content: parsed(first.content), audio: parsed(first.audio) },
    pageNarrations: db
      .select()
      .from(pageNarrations)
      .where(eq(pageNarrations.storyId, storyId))
      .all()
      .map(({ audio, ...page }) => ({ ...page, audio: parsed(audio) })),
  }
}

/** The voices it is told in, what each has recorded, and the files of both. */
function voicesIn(db: Db, storyId: number) {
  const files: { mediaId: number | null; file: string }[] = []
  const voices = db
    .select()
    .from(storyVoices)
    .where(eq(storyVoices.storyId, storyId))
    .orderBy(asc(storyVoices.id))
    .all()
    .map(({ audio, mediaId, ...voice }) => {
      const called = `${voice.id}-${plain(voice.name)}`
      if (mediaId !== null) files.push({ mediaId, file: `voice-${called}` })
      const pages = db
        .select()
        .from(recordings)
        .where(eq(recordings.voiceId, voice.id))
        .orderBy(asc(recordings.paragraphIndex))
        .all()
      return {
        ...voice,
        audio: parsed(audio),
        recordings: pages.map(({ timings, mediaId, ...page }) => {
          const file = `recording-${called}-${page.paragraphIndex + 1}`
          files.push({ mediaId, file })
          return { ...page, file: `${file}.mp3`, timings: parsed(timings) }
        }),
      }
    })
  return { voices, files }
}

const parsed = <T = unknown>(text: string | null | undefined): T | null => (text ? JSON.parse(text) : null)

const json = (value: unknown) => `${JSON.stringify(value, null, 2)}\n`

/** A name that every file system accepts. */
const plain = (name: string) =>
  name
    .normalize('NFKD')
    .replace(/[^\w-]+/g, '-')
    .replace(/^-+|-+$/g, '')
    .slice(0, 60)
    .toLowerCase() || 'unnamed'

const ENDINGS: Record<string, string> = {
  'image/webp': 'webp',
  'image/jpeg': 'jpg',
  'image/png': 'png',
  'audio/mpeg': 'mp3',
}

const ending = (contentType: string) => ENDINGS[contentType] ?? 'bin'
