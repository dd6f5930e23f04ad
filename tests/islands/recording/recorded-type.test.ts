import { expect, test } from 'bun:test'
import { recordedType } from '../../../islands/recording/recorded-type.ts'

const WEBM = ['audio/webm', 'audio/webm;codecs=opus']
const MP4 = ['audio/mp4', 'audio/mp4;codecs=mp4a.40.2']

test.each([
  ['Chrome', [...WEBM, ...MP4, 'audio/mp4;codecs=opus'], 'audio/webm;codecs=opus'],
  ['Firefox', [...WEBM, 'audio/ogg', 'audio/ogg;codecs=opus'], 'audio/webm;codecs=opus'],
  ['Firefox of before', ['audio/ogg', 'audio/ogg;codecs=opus'], 'audio/ogg;codecs=opus'],
  ['Safari until 18.3', MP4, 'audio/mp4;codecs=mp4a.40.2'],
  ['Safari since', [...WEBM, ...MP4, 'audio/mp4;codecs=alac'], 'audio/webm;codecs=opus'],
  ['one that names no codec', ['audio/mp4'], 'audio/mp4'],
  ['one that packs otherwise', ['audio/wav', 'audio/webm;codecs=pcm'], undefined],
])('%s records in a format that the server opens', (_browser, known, expected) => {
  expect(recordedType((type) => known.includes(type))).toBe(expected)
})
