import type { Helper } from '../../../src/shared/stories/scene.ts'
import { drawPicture, type PictureLayers } from '../../../src/studio/painter/picture.ts'
import { noteOf } from '../../../src/studio/teller/read-note.ts'
import { MIA } from './figures/cast.ts'

/** Mia's picture of a scene note as in a tale, where `child` is Mia. */
export const drawnNote = (helpers: Helper[], ...lines: string[]): PictureLayers =>
  drawPicture({
    seed: 3,
    scene: noteOf(lines.map((line) => line.replaceAll('child', 'child-0'))),
    tone: 'gentle',
    cast: [MIA],
    helpers,
  })
