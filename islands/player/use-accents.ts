import { type CSSProperties, useCallback, useRef, useState } from 'react'
import { accentsOf, DEFAULT_PALETTE, paletteOfPicture, type Rgb } from './palette.ts'

interface Accents {
  style: CSSProperties
  /** Called when a picture is decoded: one that is shown now, or the next one, whose colors are computed ahead of time. */
  onReady: (picture: HTMLImageElement, shown: boolean) => void
}

/** The accents of the shown picture, as CSS variables. */
export function useAccents(): Accents {
  const [palette, setPalette] = useState(DEFAULT_PALETTE)
  const found = useRef(new Map<string, Promise<readonly Rgb[]>>())
  const shownNow = useRef('')
  const onReady = useCallback(({ currentSrc }: HTMLImageElement, shown: boolean) => {
    const colors = found.current.get(currentSrc) ?? paletteOfPicture(currentSrc)
    found.current.set(currentSrc, colors)
    if (!shown) return
    shownNow.current = currentSrc
    void colors.then((ready) => shownNow.current === currentSrc && setPalette(ready))
  }, [])
  const [first, second] = accentsOf(palette)
  const style = { '--accent-a': `rgb(${first.join(' ')})`, '--accent-b': `rgb(${second.join(' ')})` }
  return { style: style as CSSProperties, onReady }
}
