import { expect, test } from 'bun:test'
import { encodeMp3, openMp3 } from '../../../src/studio/sound/mp3.ts'

const VOICE = { sampleRate: 24_000, kilobitsPerSecond: 32 } as const
const BED = { sampleRate: 32_000, kilobitsPerSecond: 64 } as const
const tone = (seconds: number, rate: number) =>
  Float32Array.from({ length: seconds * rate }, (_, at) => Math.sin(at / 20) / 4)

test('a voice and an ambience that are packed at the same time are packed as if each were alone', async () => {
  const [voice, bed] = [tone(3, VOICE.sampleRate), tone(2, BED.sampleRate)]
  const voiceAlone = await encodeMp3(voice, VOICE)
  const bedAlone = await encodeMp3(bed, BED)
  expect(await Promise.all([encodeMp3(voice, VOICE), encodeMp3(bed, BED)])).toEqual([voiceAlone, bedAlone])
})

test('a narration that is packed page by page does not hear what is packed between its pages', async () => {
  const page = tone(2, VOICE.sampleRate)
  const whole = await encodeMp3(Float32Array.of(...page, ...page), VOICE)
  const mp3 = await openMp3(VOICE)
  mp3.add(page)
  await encodeMp3(tone(1, BED.sampleRate), BED)
  mp3.add(page)
  expect(mp3.finish()).toEqual(whole)
})
