import PQueue from 'p-queue'
import { CUT_SIZES, type CutSizes } from '../../ports/cut-sizes.ts'
import type { Painter } from '../../ports/painter.ts'
import { digestOf, type Making, NO_PURCHASE_STORE } from '../../ports/purchase-store.ts'
import { Unusable } from '../../ports/unusable.ts'
import type { CastSheet } from '../../shared/characters/cast-sheet.ts'
import { type Again, likenessOrder, type PictureOrder, pictureOrder } from './order.ts'
import type { Pixels } from './received.ts'

/** A vendor that paints orders. */
export interface PictureVendor {
  readonly engine: string
  /**
   * The picture's bytes as received. The order is read for every try, when the line admits it. Throws Unusable when
   * the vendor refuses, ProviderDown when it is unreachable.
   */
  draw(orderNow: () => PictureOrder, making: Making & { priority: number }): Promise<Uint8Array>
}

export interface VendorPainterOptions {
  vendor: PictureVendor
  /** How many pictures the vendor paints at once. */
  atOnce: number
  /** A character's first, immediate portrait. */
  portrait: (sheet: CastSheet, making?: Making) => Promise<Uint8Array>
  sizes?: CutSizes
  /** Minimum pixels of a picture's shorter side. */
  leastSide?: number
}

/**
 * A painter that buys each picture, checks it, stores it, and cuts it as the embedded one does. One that cannot be
 * shown, or has writing in it, is ordered once more, with what must improve (design, section 7).
 */
export function vendorPainter(options: VendorPainterOptions): Painter {
  const { vendor, atOnce, portrait, sizes = CUT_SIZES, leastSide } = options

  /** Two at a time: five decoded pictures at once need too much memory, and two keep both cores busy. */
  const cutting = new PQueue({ concurrency: 2 })

  /** Buys one picture, stores it, and cuts it during the check. Throws Unusable when it cannot be shown. */
  const buy = async <T>({ order, orderNow, name }: Wish, making: Hurried, cut: Cut<T>): Promise<Shown<T>> => {
    const { purchases = NO_PURCHASE_STORE, checkPicture, priority } = making
    const { bytes } = await purchases.once(name, async () => ({
      bytes: await vendor.draw(orderNow, making),
    }))
    const opened = () => openPicture(bytes, order, { leastSide, withProof: checkPicture !== undefined })
    // A check must not wait because another picture is being cut.
    const { picture, proof } = await cutting.add(opened, { priority: priority + OPEN_FIRST })
    const look = proof && { bytes: proof, contentType: 'image/jpeg', words: order.words }
    const [piece, seen] = await Promise.all([
      cutting.add(() => cut(picture), { priority }),
      look && checkPicture?.(look),
    ])
    return { piece, hasWriting: seen?.hasWriting ?? false }
  }

  /** The first good picture of at most two; one with writing is better than none. */
  const bestOfTwo = async <T>(
    orderOf: (again?: Again) => PictureOrder,
    making: Hurried,
    cut: Cut<T>,
  ): Promise<T> => {
    const wish = wishFor(vendor, orderOf)
    const first = await orUnusable(buy(wish, making, cut))
    const again: Again = first instanceof Unusable ? 'gentler' : 'without-writing'
    if (!(first instanceof Unusable) && !first.hasWriting) return first.piece
    const secondWish = wishFor(vendor, () => orderOf(again))
    const second = await orUnusable(buy(secondWish, making, cut))
    if (!(second instanceof Unusable)) return second.piece
    if (!(first instanceof Unusable)) return first.piece
    // A crash finds both again; a parent's retry has it repainted.
    for (const { name } of [secondWish, wish]) await making.purchases?.forget(name)
    throw second
  }

  return {
    engine: vendor.engine,
    // While one picture is checked and cut, the next is ordered: the vendor's line has its own limit.
    atOnce: 2 * atOnce,
    portrait,
    paint(brief, making = {}) {
      const hurried = { ...making, priority: brief.isFirst ? 1 : 0 }
      const cut = (picture: Pixels) => cutters().then(({ cutPicture }) => cutPicture(picture, sizes))
      return bestOfTwo((again) => pictureOrder(brief, again), hurried, cut)
    },
    likeness(brief, making = {}) {
      const hurried = { ...making, priority: 1 }
      return bestOfTwo((again) => likenessOrder(brief, again), hurried, cutOfPortrait)
    },
  }
}

/** More than one picture can be ahead of another. */
const OPEN_FIRST = 2

interface Wish {
  /** As at the time of the wish. */
  order: PictureOrder
  orderNow: () => PictureOrder
  /** The purchase's name. */
  name: string
}

function wishFor(vendor: PictureVendor, orderNow: () => PictureOrder): Wish {
  const order = orderNow()
  return { order, orderNow, name: `${order.kind} ${vendor.engine} ${digestOfOrder(order)}` }
}

/** Decoding needs a large library, loaded with the first picture. */
const cutters = () => import('./cuts.ts')

const cutOfPortrait = async (picture: Pixels) => (await cutters()).cutPortrait(picture)

/** Decodes a purchase, with a small copy where there is a check. Throws Unusable. */
async function openPicture(
  bytes: Uint8Array,
  order: PictureOrder,
  { leastSide, withProof }: { leastSide: number | undefined; withProof: boolean },
) {
  const [{ received }, { isEcho }, { proofOf }] = await Promise.all([
    import('./received.ts'),
    import('./echo.ts'),
    cutters(),
  ])
  const picture = await received(bytes, leastSide === undefined ? {} : { leastSide })
  if (await isEcho(picture, imagesOf(order))) throw new Unusable('The picture is what it was to go by')
  return { picture, proof: withProof ? await proofOf(picture) : undefined }
}

type Hurried = Making & { priority: number }
type Cut<T> = (picture: Pixels) => Promise<T>

interface Shown<T> {
  piece: T
  hasWriting: boolean
}

const orUnusable = <T>(work: Promise<T>): Promise<T | Unusable> =>
  work.catch((error) => {
    if (error instanceof Unusable) return error
    throw error
  })

const imagesOf = ({ parts }: PictureOrder): Uint8Array[] =>
  parts.flatMap((part) => ('image' in part ? [part.image] : []))

const digestOfOrder = (order: PictureOrder): string =>
  digestOf(...order.parts.map((part) => ('text' in part ? part.text : part.image)))
