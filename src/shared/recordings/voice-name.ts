import { failed, ok, type Result } from '../kit/result.ts'
import { VOICE_NAME_MAX } from './recording.ts'

/** The title of a voice, as stored; fails with a sentence that says what is wrong with it. */
export function voiceName(typed: string): Result<string, string> {
  const name = typed.normalize('NFC').replace(/\s+/gu, ' ').trim()
  if (!/\p{L}/u.test(name)) return failed('Please say whose voice it is, such as Grandma.')
  if ([...name].length > VOICE_NAME_MAX)
    return failed(`A voice’s name can have at most ${VOICE_NAME_MAX} characters.`)
  if (/\p{Cc}/u.test(name)) return failed('There is a character in it that cannot be stored.')
  return ok(name)
}
