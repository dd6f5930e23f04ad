import sharp from 'sharp'

const kept = new Map<string, Promise<Uint8Array>>()

/** A picture with something to see: a warm patch on a cool ground. The same side and hue give the same bytes. */
export function aPicture({ side = 640, hue = 0 } = {}): Promise<Uint8Array> {
  return once(`picture ${side} ${hue}`, async () => {
    const patch = Math.round(side / 4)
    const image = sharp({
      create: {
        width: side,
        height: side,
        channels: 3,
        background: { r: 40 + ((hue * 11) % 60), g: 60 + ((hue * 17) % 60), b: 110 },
      },
    }).composite([
      {
        input: {
          create: { width: patch, height: patch, channels: 3, background: { r: 235, g: 160, b: hue % 200 } },
        },
        left: Math.round(side * (0.1 + 0.6 * ((hue * 0.37) % 1))),
        top: Math.round(side * (0.1 + 0.6 * ((hue * 0.53) % 1))),
      },
    ])
    return new Uint8Array(await image.png().toBuffer())
  })
}

/** A picture of one color. */
export const blankPicture = (side = 640): Promise<Uint8Array> =>
  once(`blank ${side}`, async () => {
    const image = sharp({ create: { width: side, height: side, channels: 3, background: '#7f7f7f' } })
    return new Uint8Array(await image.png().toBuffer())
  })

/** A small file that claims to be 30,000 pixels wide and high. */
export const hugePicture = (): Promise<Uint8Array> =>
  once('huge', async () => {
    const png = Buffer.from(await aPicture({ side: 16 }))
    png.writeUInt32BE(30_000, 16)
    png.writeUInt32BE(30_000, 20)
    png.writeUInt32BE(Bun.hash.crc32(png.subarray(12, 29)), 29)
    return new Uint8Array(png)
  })

const once = (name: string, make: () => Promise<Uint8Array>): Promise<Uint8Array> => {
  const known = kept.get(name) ?? make()
  kept.set(name, known)
  return known
}
