import type { StoryAnswer, StoryImage, StoryListItem } from '../../shared/stories/story-answer.ts'

/** A story on the shelf without a network. */
export interface ShelfItem {
  id: number
  title: string
  createdAt: string
  tone: string
  length: string
  ageGroup: string
  children: string[]
  coverUrl: string | null
  favorite: boolean
  /** On this device, or only known by its title. */
  kept: { bytes: number; byHand: boolean } | undefined
}

interface KeptOne {
  story: StoryAnswer
  bytes: number
  byHand: boolean
}

/** The family's stories: those on this device, then those it only knows of; favorites first, then newest first. */
export function offlineShelfOf(kept: readonly KeptOne[], known: readonly StoryListItem[]): ShelfItem[] {
  const here = kept.map(({ story, bytes, byHand }) => itemOf(story, coverOf(story), { bytes, byHand }))
  const ids = new Set(here.map(({ id }) => id))
  const finished = known.filter(({ generationStatus }) => generationStatus === 'complete')
  const away = finished.filter(({ id }) => !ids.has(id)).map((story) => itemOf(story, null, undefined))
  return [...here, ...away].sort(
    (a, b) =>
      Number(b.kept !== undefined) - Number(a.kept !== undefined) ||
      Number(b.favorite) - Number(a.favorite) ||
      b.createdAt.localeCompare(a.createdAt),
  )
}

function itemOf(
  story: StoryAnswer | StoryListItem,
  coverUrl: string | null,
  kept: ShelfItem['kept'],
): ShelfItem {
  const { id, title, createdAt, tone, length, ageGroup, favorite } = story
  const children = childrenIn(story.storyRequest)
  return { id, title, createdAt, tone, length, ageGroup, children, coverUrl, favorite, kept }
}

/** The first picture, in its smallest wide file. */
function coverOf({ images }: StoryAnswer): string | null {
  const [first] = parsed<Partial<StoryImage>[]>(images) ?? []
  const wide = (first?.sources ?? []).filter(({ cut }) => cut === 'wide').sort((a, b) => a.width - b.width)
  return wide[0]?.url ?? first?.imageUrl ?? null
}

function childrenIn(storyRequest: string): string[] {
  const characters = parsed<{ characters?: { name?: unknown }[] }>(storyRequest)?.characters
  if (!Array.isArray(characters)) return []
  return characters.map(({ name }) => name).filter((name): name is string => typeof name === 'string')
}

function parsed<T>(text: string | null): T | undefined {
  try {
    return (JSON.parse(text ?? 'null') as T | null) ?? undefined
  } catch {
    return undefined
  }
}
