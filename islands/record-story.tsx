import { ReadAloud } from '../src/components/recordings/read-aloud.tsx'
import { VoiceChooser } from '../src/components/recordings/voice-chooser.tsx'
import type { RecordedStory } from '../src/shared/recordings/recorded-story-payload.ts'
import { voiceName } from '../src/shared/recordings/voice-name.ts'
import { usePageByPage } from './recording/use-page-by-page.ts'
import { sendSound } from './recording/use-reading.ts'
import { useRecordings } from './recording/use-recordings.ts'

export interface RecordStoryProps {
  story: RecordedStory
  firebaseUid: string
}

/** The page where a parent reads a story aloud: `/app/story/{id}/record`. */
export default function RecordStory({ story: initial, firebaseUid }: RecordStoryProps) {
  const {
    story,
    setStory,
    voice,
    setVoice,
    query,
    forget,
    problem: refused,
  } = useRecordings(initial, firebaseUid)
  const { page, parts, press, quiet } = usePageByPage({
    pages: story.pages,
    first: 0,
    kept: 'is kept',
    refusal() {
      const name = voiceName(voice)
      return name.ok ? undefined : name.failure
    },
    async send(page, sound, told) {
      const url = `/api/stories/${story.id}/pages/${page}/recording?${query({ ...told, voice })}`
      setStory(await sendSound<RecordedStory>(url, sound))
    },
  })
  const mine = story.voices.find(({ name }) => name === voice.trim())
  const kept = mine?.recorded.find((recorded) => recorded.page === page)
  return (
    <div className="grid gap-5">
      <VoiceChooser
        voices={story.voices}
        pageCount={story.pages.length}
        voice={voice}
        isFixed={parts.state.at !== 'page'}
        onVoice={setVoice}
        onForget={(name) => forget(name, undefined)}
      />
      <ReadAloud
        {...parts}
        isKept={kept !== undefined}
        keptCount={mine?.recorded.length ?? 0}
        problem={parts.problem ?? refused}
        onHearKept={() => kept && press(kept.url)}
        onForget={() => {
          quiet()
          void forget(voice, page)
        }}
      />
    </div>
  )
}
