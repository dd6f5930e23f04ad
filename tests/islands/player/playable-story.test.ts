import { describe, expect, test } from 'bun:test'
import { readStory, soundAddress, soundBytes } from '../../../islands/player/playable-story.ts'
import type { StoryAnswer } from '../../../src/shared/stories/story-answer.ts'

const answer = (changes: Partial<StoryAnswer> = {}): StoryAnswer => ({
  id: 1,
  title: 'Mia and the Moon',
  environment: 'Outer Space',
  tone: 'calm',
  length: 'test',
  ageGroup: '6-8',
  avatarId: 1,
  createdAt: '2026-11-21T19:30:00.000Z',
  generationStatus: 'complete',
  retryable: false,
  storyRequest: '{"characters":[{"id":1,"name":"Mia"},{"id":2,"name":"Zoë"}]}',
  content: JSON.stringify({ paragraphs: ['Mia waved.', 'The moon waved back.'], content: '' }),
  images: null,
  audio: null,
  ambientAudio: null,
  favorite: false,
  place: null,
  ...changes,
})

const storyOf = (changed: StoryAnswer) => readStory(changed).story

const words = [
  { word: 'Mia', start_time_seconds: 0.3, end_time_seconds: 0.6 },
  { word: 'waved.', start_time_seconds: 0.7, end_time_seconds: 1 },
  { word: 'The', start_time_seconds: 1.6, end_time_seconds: 1.8 },
]

describe('a stored story', () => {
  test('names its children', () => {
    expect(storyOf(answer()).children).toEqual(['Mia', 'Zoë'])
  })

  test.each(['', 'nonsense', 'null', '[]', '{"characters":7}', '{"characters":[null,{"name":7}]}'])(
    'with the story request %j has no children',
    (storyRequest) => expect(storyOf(answer({ storyRequest })).children).toEqual([]),
  )

  test('puts each picture with its paragraph, wherever it came in the list', () => {
    const images = JSON.stringify([
      { imageUrl: '/media/b.webp', paragraphIndex: 1, focus: { x: 0.2, y: 0.3 }, sources: [] },
    ])
    const { images: placed } = storyOf(answer({ images }))
    expect(placed.map((image) => image?.imageUrl)).toEqual([undefined, '/media/b.webp'])
    expect(placed[1]?.focus).toEqual({ x: 0.2, y: 0.3 })
  })

  test('of older days has a picture without focus or sizes: its middle is shown', () => {
    const images = JSON.stringify([{ imageUrl: '/old.jpg', paragraphIndex: 0 }, { paragraphIndex: 1 }])
    expect(storyOf(answer({ images })).images).toEqual([
      { imageUrl: '/old.jpg', paragraphIndex: 0, focus: { x: 0.5, y: 0.5 }, sources: [] },
      undefined,
    ])
  })

  test('without a paragraph list is parted at its blank lines', () => {
    const content = JSON.stringify({ content: 'One.\n\nTwo.\n\n\nThree.' })
    expect(storyOf(answer({ content })).paragraphs).toEqual(['One.', 'Two.', 'Three.'])
  })

  test('whose texts are broken shows what is left of it', () => {
    const broken = storyOf(answer({ content: '{', images: '7', audio: 'x', ambientAudio: 'null' }))
    expect(broken).toMatchObject({ paragraphs: [], images: [], narration: undefined, ambience: undefined })
  })

  test('knows when each word is spoken', () => {
    const audio = JSON.stringify({ audioUrl: '/media/a.mp3', durationSeconds: 3, alignment: { words } })
    const { narration } = storyOf(answer({ audio }))
    expect(narration?.source).toEqual({ url: '/media/a.mp3' })
    expect(narration?.durationSeconds).toBe(3)
    expect(narration?.along.words.map((word) => word.paragraphIndex)).toEqual([0, 0, 1])
  })

  test('with a voice but no word times still has its voice', () => {
    const { narration } = storyOf(answer({ audio: '{"audioUrl":"/media/a.mp3"}' }))
    expect(narration?.along.words).toEqual([])
  })

  test('with an alignment but no sound has no voice', () => {
    expect(storyOf(answer({ audio: JSON.stringify({ alignment: { words } }) })).narration).toBeUndefined()
  })
})

describe('a story that is still being made', () => {
  const audio = JSON.stringify({ audioUrl: '/media/a.mp3', alignment: { words } })
  const first = readStory(answer({ audio, ambientAudio: '{"audioUrl":"/media/b.mp3"}' }))

  test('keeps its voice and its ambience when another picture comes', () => {
    const images = '[{"imageUrl":"/media/c.webp","paragraphIndex":0}]'
    const { story } = readStory({ ...first.answer, images }, first)
    expect(story.images[0]?.imageUrl).toBe('/media/c.webp')
    expect(story.narration).toBe(first.story.narration)
    expect(story.ambience).toBe(first.story.ambience)
  })

  test('reloads its voice when voice or words have changed', () => {
    const louder = readStory({ ...first.answer, audio: '{"audioUrl":"/media/d.mp3"}' }, first)
    expect(louder.story.narration?.source).toEqual({ url: '/media/d.mp3' })
    const content = JSON.stringify({ paragraphs: ['Mia waved. The moon waved back.'] })
    const retold = readStory({ ...first.answer, content }, first)
    expect(retold.story.narration?.along.paragraphs).toHaveLength(1)
  })
})

describe('the sounds of an older record', () => {
  const base64 = btoa('ID3 sound')

  test('are played from the record itself', () => {
    const { narration } = storyOf(answer({ audio: JSON.stringify({ audioBase64: base64 }) }))
    expect(narration && soundAddress(narration.source)).toBe(`data:audio/mpeg;base64,${base64}`)
    expect(soundAddress({ base64: `data:audio/wav;base64,${base64}` })).toBe(
      `data:audio/wav;base64,${base64}`,
    )
  })

  test('are decoded without asking the network', async () => {
    const { ambience } = storyOf(
      answer({ ambientAudio: JSON.stringify({ ambient_audio_base64: `data:audio/mpeg;base64,${base64}` }) }),
    )
    expect(ambience?.loop).toBeUndefined()
    expect(ambience && new TextDecoder().decode(await soundBytes(ambience.source))).toBe('ID3 sound')
  })
})
