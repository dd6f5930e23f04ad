import type { ElevenLabs } from 'elevenlabs'
import type { Ambience, AmbientSound } from '../../ports/ambience.ts'
import { failureOf } from '../../ports/answer-failed.ts'
import { BOUGHT_RATE as SAMPLE_RATE } from '../../ports/bought-sound.ts'
import { digestOf, NO_PURCHASE_STORE } from '../../ports/purchase-store.ts'
import { onceMore, Unusable } from '../../ports/unusable.ts'
import type { Setting } from '../../shared/stories/scene.ts'
import type { VendorLine } from '../calls-out/index.ts'
import { askElevenlabs, type ElevenlabsAccess } from './client.ts'

export interface ElevenlabsSoundOptions extends ElevenlabsAccess {
  line: VendorLine
  /** Makes the sound repeat without a seam, off the server's event loop. */
  loop: (sound: Uint8Array, signal?: AbortSignal) => Promise<AmbientSound>
  timeoutMs?: number
}

const TIMEOUT_MS = 90_000
const MODEL = 'sound-generation'
/** The service's maximum. */
const SECONDS = 22
const LEAST_SECONDS = 2
/** Millionths of a US dollar for a second of sound. */
const PRICE = 8800

const HEARD: Record<Setting, string> = {
  'Art Studio': 'a quiet sunny studio, a soft brush now and then, birds far outside the window',
  'Autumn Forest': 'dry leaves rustling softly in a light wind, a distant woodpecker',
  Campground: 'a small crackling campfire, crickets, a calm summer night',
  'City Center': 'a friendly city street far away, soft footsteps, a distant tram bell',
  'Coral Reef': 'gentle underwater bubbles and slow waves above',
  'Detective Office': 'a cozy room at night, soft rain on the window, a slowly ticking clock',
  'Dragon Valley': 'soft wind through a wide valley, warm slow breathing far away',
  'Elementary School': 'an empty sunny schoolyard, birds, children playing very far away',
  'Enchanted Forest': 'a quiet forest with soft birdsong and a faint shimmer of little bells',
  'Magical Forest': 'a night forest with crickets, soft wind and a faint magical shimmer',
  'Outer Space': 'a deep warm hum of a spaceship, very slow and calm',
  'Pirate Ship': 'calm waves against a wooden ship, creaking ropes, a far gull',
  'Safari Park': 'a warm savanna evening, insects, a light breeze in the grass',
  'Underwater World': 'a calm underwater world, slow bubbles, a faraway whale',
  Bedroom: 'a quiet bedroom at night, a soft breeze in the curtain, crickets outside',
  Hills: 'a light breeze over grassy hills, a lark',
  Farm: 'a peaceful farm in the evening, hens far away, a light breeze',
  Beach: 'small waves on a sandy beach, a light breeze',
  'Snowy Wood': 'a silent snowy wood, soft wind, snow falling from a branch',
  Kitchen: 'a cozy kitchen, a pot simmering softly, a slow clock',
  Stage: 'an empty theater, a warm quiet room, a faint audience settling far away',
  Garden: 'a garden with bees, a small fountain and birds',
  Mountain: 'soft mountain wind, faraway cowbells',
  'Dinosaur Valley': 'a warm jungle valley, insects, soft low calls far away',
  Lighthouse: 'slow waves around rocks at night, a distant foghorn',
  'Sports Field': 'a wide green field on a summer evening, birds, a ball far away',
  Castle: 'a quiet castle courtyard, a small fountain, pigeons',
  Workshop: 'a quiet workshop, a soft hum, small gears ticking',
  Moon: 'a still, wide, calm space with a very soft low hum',
  Palace: 'a large quiet hall, a soft fire far away, a faint warm echo',
  'Mermaid Grotto': 'a calm cave under water, slow bubbles, a faint glassy shimmer',
  'Treasure Cave': 'a cave by the sea, slow waves outside, water dripping softly',
  'Alien World': 'a gentle strange evening, soft hums and faint glassy insects',
  'Old Manor': 'a quiet old house, a slow tall clock, soft wind at the window',
  Laboratory: 'a quiet laboratory, soft bubbling glass, a slow ticking gauge',
  'Spring Meadow': 'a small brook in spring, birds, bees in the blossom',
  'Wonder Glade': 'a magical glade at night, soft leaves, faint shimmering bells',
}

/** ElevenLabs' sounds: one for each place, bought once and stored for all stories. */
export function elevenlabsAmbience(options: ElevenlabsSoundOptions): Ambience {
  const { line, loop, timeoutMs = TIMEOUT_MS } = options
  return {
    engine: 'ElevenLabs',
    async bed({ setting }, { purchases = NO_PURCHASE_STORE, signal, onPurchase } = {}) {
      const text = `Calm background ambience for a bedtime story, steady and without sudden sounds, no music, no voices: ${HEARD[setting]}.`
      const { bytes } = await purchases.onceForAll(`sound ${MODEL} ${setting} ${digestOf(text)}`, () =>
        onceMore(async () => {
          const sound = await line.call((stop) => ask(options, text, stop), { timeoutMs, failureOf, signal })
          onPurchase?.({
            vendor: 'elevenlabs',
            kind: 'sound',
            model: MODEL,
            seconds: SECONDS,
            microDollars: SECONDS * PRICE,
          })
          return { bytes: usable(sound) }
        }),
      )
      return loop(new Uint8Array(bytes), signal)
    },
  }
}

function ask(access: ElevenlabsAccess, text: string, signal: AbortSignal): Promise<Uint8Array> {
  const request: ElevenLabs.CreateSoundEffectRequest = {
    text,
    duration_seconds: SECONDS,
    prompt_influence: 0.4,
    output_format: 'pcm_24000',
  }
  const read = async (answer: Response) => new Uint8Array(await answer.arrayBuffer())
  return askElevenlabs(access, { path: '/v1/sound-generation', request, read }, signal)
}

/** Of 32,768: ambience that never gets louder is silent. */
const SILENCE = 20

function usable(sound: Uint8Array): Uint8Array {
  if (sound.byteLength < LEAST_SECONDS * SAMPLE_RATE * 2) throw new Unusable('ElevenLabs sent no sound')
  if (Buffer.from(sound.subarray(0, 3)).toString('latin1') === 'ID3')
    throw new Unusable('ElevenLabs sent another kind of sound than was asked for')
  const samples = new Int16Array(sound.slice(0, sound.byteLength - (sound.byteLength % 2)).buffer)
  if (samples.every((sample) => Math.abs(sample) <= SILENCE)) throw new Unusable('ElevenLabs sent silence')
  return sound
}
