import { useCallback, useEffect, useRef, useState } from 'react'
import type { CharacterDraft } from '../../src/components/characters/draft.ts'
import { keepInTab, takeFromTab } from '../lib/tab-memory.ts'
import { toast } from '../lib/toast.ts'

const DRAFT = 'character.draft'

interface Kept {
  firebaseUid: string
  id: number | null
  /** The outside service named in the consent. */
  photoService: string | null
  draft: CharacterDraft
}

/**
 * The form's content. It survives a reload, the end of a session, and a phone that drops the tab while the camera is
 * open; it is deleted when the page is left by a link, at a sign-out, and by `settle` after saving.
 */
export function useDraft({ firebaseUid, id, photoService }: Omit<Kept, 'draft'>, start: CharacterDraft) {
  const [draft, setDraft] = useState(start)
  const latest = useRef(draft)
  latest.current = draft
  const isSettled = useRef(false)
  const settle = useCallback(() => {
    isSettled.current = true
  }, [])

  useEffect(() => {
    const untouched = typedIn(latest.current)
    const kept = takeFromTab(DRAFT) as Kept | undefined
    if (kept?.firebaseUid === firebaseUid && kept.id === id && typedIn(kept.draft) !== untouched) {
      const consent = kept.photoService === photoService && kept.draft.consent
      setDraft((before) => ({ ...before, ...kept.draft, consent }))
      toast({ title: 'What you typed is still here', text: 'It is not saved yet.' })
    }
    const keep = () => {
      const goes = isSettled.current || typedIn(latest.current) === untouched
      keepInTab(
        DRAFT,
        goes ? undefined : ({ firebaseUid, id, photoService, draft: latest.current } satisfies Kept),
      )
    }
    const onHidden = () => document.visibilityState === 'hidden' && keep()
    const onClick = ({ target, defaultPrevented }: MouseEvent) => {
      if (!defaultPrevented && target instanceof Element && target.closest('a[href^="/"]')) settle()
    }
    const onSubmit = ({ target }: SubmitEvent) => {
      if (target instanceof HTMLFormElement && target.dataset.signOut !== undefined) settle()
    }
    const onPageShow = () => {
      isSettled.current = false
    }
    addEventListener('pagehide', keep)
    addEventListener('visibilitychange', onHidden)
    addEventListener('click', onClick)
    addEventListener('submit', onSubmit)
    addEventListener('pageshow', onPageShow)
    return () => {
      removeEventListener('pagehide', keep)
      removeEventListener('visibilitychange', onHidden)
      removeEventListener('click', onClick)
      removeEventListener('submit', onSubmit)
      removeEventListener('pageshow', onPageShow)
    }
  }, [firebaseUid, id, photoService, settle])

  return [draft, setDraft, settle] as const
}

/** What a parent typed or chose, without a look derived from the description. */
const typedIn = ({ look, lookSeed, ...draft }: CharacterDraft) =>
  JSON.stringify([draft, draft.lookChosen && look])
