import { useCallback, useEffect, useState } from 'react'
import type { RecordedStory } from '../../src/shared/recordings/recorded-story-payload.ts'
import type { StoryAnswer } from '../../src/shared/stories/story-answer.ts'
import { errorSentence, read, send } from '../lib/api.ts'
import { poll } from '../lib/polling.ts'
import { endsSession } from '../lib/sign-in-again.ts'
import { storiesOnDevice } from '../offline/on-device.ts'
import { updateStoredStory } from '../offline/update-stored-story.ts'
import { remember, remembered } from '../player/device-memory.ts'
import { changedStory } from './changed-story.ts'

const POLL_MS = 2000
const POLL_DELAYED_MS = 15_000
const KEY = 'own-voice'

/** Who has read which pages of a story, according to the server, and the current voice. */
export function useRecordings(initial: RecordedStory, firebaseUid: string) {
  const [story, setStory] = useState(initial)
  const [voice, setVoice] = useState(initial.voices[0]?.name ?? '')
  const [problem, setProblem] = useState<string>()
  const query = (more: Record<string, string>) => new URLSearchParams({ firebaseUid, ...more })
  const url = `/api/stories/${story.id}/recordings?${new URLSearchParams({ firebaseUid })}`
  const isMaking = story.voices.some(({ state }) => state === 'making')
  const isDelayed = story.voices.some(({ state }) => state === 'delayed')

  useEffect(() => {
    const known = remembered(KEY)
    if (typeof known === 'string') setVoice((name) => name || known)
  }, [])
  useEffect(() => {
    if (voice.trim() !== '') remember(KEY, voice.trim())
  }, [voice])
  useEffect(() => {
    if (!isMaking) void renewOnDevice(story.id, firebaseUid).catch(() => undefined)
  }, [isMaking, story, firebaseUid])
  useEffect(() => {
    if (!isMaking && !isDelayed) return
    return poll<RecordedStory>({
      url,
      everyMs: isMaking ? POLL_MS : POLL_DELAYED_MS,
      onValue: (now) => {
        setStory((known) => changedStory(known, now))
        return false
      },
      onError: endsSession,
      mayRest: () => !isMaking,
    })
  }, [url, isMaking, isDelayed])

  /** Deletes a voice's recording of a page, or without a page all of them. */
  const forget = useCallback(
    async (name: string, page: number | undefined) => {
      setProblem(undefined)
      const told = new URLSearchParams({ firebaseUid, voice: name.trim() })
      const way = page === undefined ? 'voice' : `pages/${page}/recording`
      try {
        setStory(await send<RecordedStory>('DELETE', `/api/stories/${story.id}/${way}?${told}`))
      } catch (error) {
        if (endsSession(error)) return
        setProblem(
          errorSentence(error, 'This could not be deleted. Please check your connection, then try again.'),
        )
      }
    },
    [story.id, firebaseUid],
  )
  return { story, setStory, voice, setVoice, query, forget, problem }
}

/** Updates the copy of the story on this device. */
async function renewOnDevice(id: number, family: string): Promise<void> {
  const found = (await storiesOnDevice()).find((known) => known.story.id === id)
  if (!found) return
  const query = new URLSearchParams({ firebaseUid: family })
  await updateStoredStory(await read<StoryAnswer>(`/api/stories/${id}?${query}`), family, found)
}
