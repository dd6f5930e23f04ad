import { type CSSProperties, useCallback, useState } from 'react'
import { accentsOf, DEFAULT_PALETTE, paletteOfPicture } from './palette.ts'

/** The accents of the shown picture, as CSS variables, and what is to be told of a newly shown one. */
export function useAccents(): { style: CSSProperties; onShown: (picture: HTMLImageElement) => void } {
  const [palette, setPalette] = useState(DEFAULT_PALETTE)
  const onShown = useCallback((picture: HTMLImageElement) => {
    void paletteOfPicture(picture).then(setPalette)
  }, [])
  const [first, second] = accentsOf(palette)
  const style = { '--accent-a': `rgb(${first.join(' ')})`, '--accent-b': `rgb(${second.join(' ')})` }
  return { style: style as CSSProperties, onShown }
}
