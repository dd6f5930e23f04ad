import PQueue from 'p-queue'
import type { CastSheet } from '../../../shared/cast-sheet.ts'
import { digestOf, type Making, NO_SHELF } from '../../shelf.ts'
import { Unusable } from '../../unusable.ts'
import type { Painter } from '../index.ts'
import { CUT_SIZES, type CutSizes, cutPicture, cutPortrait, proofOf } from './cuts.ts'
import { isEcho } from './echo.ts'
import { type Again, likenessOrder, type Order, pictureOrder } from './order.ts'
import { type Pixels, received } from './received.ts'

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
 * A painter who buys each picture, checks it, keeps it, and cuts it as the embedded one does. What cannot be shown, or has
 * writing in it, is asked for once more, and said what is to be better (design, section 7).
 */
export function vendorPainter(options: VendorPainterOptions): Painter {
  const { vendor, atOnce, portrait, sizes = CUT_SIZES, leastSide } = options

  /** Pictures come in fives: decoded and cut two at a time, they need less memory, and keep two processors busy. */
  const cutting = new PQueue({ concurrency: 2 })

  const nameOnShelf = (order: Order) => `${order.kind} ${vendor.engine} ${digestOfOrder(order)}`

  /** Buys one picture, keeps it and looks at it. Throws Unusable when it cannot be shown. */
  const buy = async (order: Order, making: Making & { priority: number }): Promise<Shown> => {
    const { shelf = NO_SHELF, checkPicture } = making
    const { bytes } = await shelf.once(nameOnShelf(order), async () => ({
      bytes: await vendor.draw(order, making),
    }))
    const { priority } = making
    const open = async () => {
      const picture = await received(bytes, leastSide === undefined ? {} : { leastSide })
      if (await isEcho(picture, imagesOf(order))) throw new Unusable('The picture is what it was to go by')
      return { picture, proof: checkPicture && (await proofOf(picture)) }
    }
    const { picture, proof } = await cutting.add(open, { priority })
    const look = proof && { bytes: proof, contentType: 'image/jpeg', words: order.words }
    const seen = look && (await checkPicture?.(look))
    return { picture, hasWriting: seen?.hasWriting ?? false }
  }

  /** The first picture that is as it should be of at most two; one with writing in it is better than none. */
  const bestOfTwo = async (
    orderOf: (again?: Again) => Order,
    making: Making & { priority: number },
  ): Promise<Pixels> => {
    const first = await orUnusable(buy(orderOf(), making))
    const again: Again = first instanceof Unusable ? 'gentler' : 'without-writing'
    if (!(first instanceof Unusable) && !first.hasWriting) return first.picture
    const second = await orUnusable(buy(orderOf(again), making))
    if (!(second instanceof Unusable)) return second.picture
    if (!(first instanceof Unusable)) return first.picture
    // A crash finds both again; a parent who retries has it painted anew.
    for (const order of [orderOf(again), orderOf()]) await making.shelf?.forget(nameOnShelf(order))
    throw second
  }

  return {
    engine: vendor.engine,
    // While one picture is looked at and cut, the next is asked for: the vendor's line holds its own limit.
    atOnce: 2 * atOnce,
    portrait,
    async paint(brief, making = {}) {
      const priority = brief.isFirst ? 1 : 0
      const picture = await bestOfTwo((again) => pictureOrder(brief, again), { ...making, priority })
      return cutting.add(() => cutPicture(picture, sizes), { priority })
    },
    async likeness(brief, making = {}) {
      const picture = await bestOfTwo((again) => likenessOrder(brief, again), { ...making, priority: 1 })
      return cutting.add(() => cutPortrait(picture))
    },
  }
}

interface Shown {
  picture: Pixels
  hasWriting: boolean
}

const orUnusable = <T>(work: Promise<T>): Promise<T | Unusable> =>
  work.catch((error) => {
    if (error instanceof Unusable) return error
    throw error
  })

const imagesOf = ({ parts }: Order): Uint8Array[] =>
  parts.flatMap((part) => ('image' in part ? [part.image] : []))

const digestOfOrder = (order: Order): string =>
  digestOf(...order.parts.map((part) => ('text' in part ? part.text : part.image)))
