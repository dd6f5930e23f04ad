import PQueue from 'p-queue'
import type { CastSheet } from '../../../shared/cast-sheet.ts'
import { digestOf, type Making, NO_SHELF } from '../../shelf.ts'
import { onceMore, Unusable } from '../../unusable.ts'
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
  /** How many pictures the vendor paints at once. */
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

  /** Pictures come in fives: decoded and cut two at a time, they need less memory, and keep two processors busy. */
  const cutting = new PQueue({ concurrency: 2 })

  /** Buys one picture, keeps it, and looks at it: what cannot be shown is not kept. */
  const buy = async (order: Order, { shelf = NO_SHELF, ...making }: Making, priority: number) => {
    const what = `${order.kind} ${vendor.engine} ${digestOfOrder(order)}`
    const { bytes } = await shelf.once(what, async () => ({
      bytes: await vendor.draw(order, { ...making, priority }),
    }))
    try {
      const picture = await cutting.add(() => received(bytes, limits))
      await making.checkPicture?.({ bytes, contentType: picture.contentType })
      return picture
    } catch (error) {
      if (error instanceof Unusable) await shelf.forget(what)
      throw error
    }
  }

  return {
    engine: vendor.engine,
    // While one picture is looked at and cut, the next is asked for: the vendor's line holds its own limit.
    atOnce: 2 * atOnce,
    portrait,
    async paint(brief, making = {}) {
      const priority = brief.isFirst ? 1 : 0
      const picture = await onceMore((again) => buy(pictureOrder(brief, again), making, priority))
      return cutting.add(() => cutPicture(picture, sizes))
    },
    async likeness(brief, making = {}) {
      const picture = await onceMore((again) => buy(likenessOrder(brief, again), making, 1))
      return cutting.add(() => cutPortrait(picture))
    },
  }
}

const digestOfOrder = (order: Order): string =>
  digestOf(...order.parts.map((part) => ('text' in part ? part.text : part.image)))
