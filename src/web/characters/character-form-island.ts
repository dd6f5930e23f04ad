import { z } from 'zod'
import CharacterForm from '../../../islands/character-form.tsx'
import { CastSheetSchema } from '../../shared/characters/cast-sheet-payload.ts'
import { island } from '../kit/island.tsx'

const color = z.string()
/** The stored sheet, in any colors. */
const sheet = CastSheetSchema.extend({
  skin: color,
  hairColor: color,
  eyeColor: color,
  topColor: color,
  bottomColor: color,
  shoeColor: color,
  hatColor: color.optional(),
  wheelchairColor: color.optional(),
})
const swatches = z.array(z.object({ color: z.string(), name: z.string() })).readonly()

const schema = z.object({
  firebaseUid: z.string(),
  character: z
    .object({
      id: z.number(),
      name: z.string(),
      gender: z.enum(['male', 'female']),
      description: z.string(),
      referenceImageUrl: z.string().nullable(),
      soundsLike: z.string().nullable(),
      castSheetChosen: z.boolean(),
      photoSharedWith: z.string().nullable(),
      hasProfile: z.boolean(),
    })
    .nullable(),
  look: z.object({ seed: z.number(), sheet }),
  swatches: z.object({
    skin: swatches,
    hair: swatches,
    scarf: swatches,
    eyes: swatches,
    top: swatches,
    bottom: swatches,
    shoes: swatches,
    hat: swatches,
  }),
  photoService: z.string().nullable(),
})

export const CharacterFormIsland = island({
  name: 'character-form',
  component: CharacterForm,
  on: 'load',
  schema,
})
