import type { CastSheet } from '../../../shared/cast-sheet.ts'
import { digestOf, type Making, NO_SHELF } from '../../shelf.ts'
import { onceMore } from '../../unusable.ts'
import type { Painter } from '../index.ts'
import { CUT_SIZES, type CutSizes, cutPicture, cutPortrait } from './cuts.ts'
import { likenessOrder, type Order, pictureOrder } from './order.ts'
import { received } from './received.ts'

/** A vendor that paints what it is asked for. */
export interface PictureVendor {
  readonly engine: string
  /** The picture's bytes as they came. Throws Unusable when the vendor refuses, ProviderDown when it cannot be reached. */
  draw(order: Order, making: Making & { priority: number }): Promise<Uint8Array>
}

export interface VendorPainterOptions {
  vendor: PictureVendor
  /** How many pictures of one story are asked for at once. */
  atOnce: number
  /** The portrait of a character's first minute. */
  portrait: (sheet: CastSheet, making?: Making) => Promise<Uint8Array>
  sizes?: CutSizes
  /** Pixels of the shorter side that a picture must have. */
  leastSide?: number
}

/**
 * A painter who buys each picture, checks it, keeps it, and cuts it as the embedded one does. What cannot be used is asked
 * for once more, more gently (design, section 7).
 */
export function vendorPainter(options: VendorPainterOptions): Painter {
  const { vendor, atOnce, portrait, sizes = CUT_SIZES } = options
  const limits = options.leastSide === undefined ? {} : { leastSide: options.leastSide }

  const buy = (orderFor: (gentler: boolean) => Order, making: Making, isFirst: boolean) => {
    const { shelf = NO_SHELF, checkPicture } = making
    const first = orderFor(false)
    return shelf.once(`${first.kind} ${vendor.engine} ${digestOfOrder(first)}`, () =>
      onceMore(async (again) => {
        const order = again ? orderFor(true) : first
        const bytes = await vendor.draw(order, { ...making, priority: isFirst ? 1 : 0 })
        const { contentType } = await received(bytes, limits)
        await checkPicture?.({ bytes, contentType })
        return { bytes }
      }),
    )
  }

  return {
    engine: vendor.engine,
    atOnce,
    portrait,
    async paint(brief, making = {}) {
      const { bytes } = await buy((gentler) => pictureOrder(brief, gentler), making, brief.isFirst === true)
      return cutPicture(await received(bytes, limits), sizes)
    },
    async likeness(brief, making = {}) {
      const { bytes } = await buy((gentler) => likenessOrder(brief, gentler), making, true)
      return cutPortrait(await received(bytes, limits))
    },
  }
}

const digestOfOrder = (order: Order): string =>
  digestOf(...order.parts.map((part) => ('text' in part ? part.text : part.image)))
