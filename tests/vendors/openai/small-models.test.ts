import { describe, expect, test } from 'bun:test'
import { plainNotes } from '../../../src/shared/stories/plain-notes.ts'
import { looseJson } from '../../../src/vendors/openai/text/loose-json.ts'
import { refitted } from '../../../src/vendors/openai/text/refit.ts'
import { wordsInPlain } from '../../../src/vendors/openai/text/telling.ts'
import { atOpenai, BRIEF, STORY } from './at-openai.ts'

const at = atOpenai()
const { server } = at
const tell = () => at.writer('chat').tell(BRIEF)
const { title, paragraphs } = STORY
const json = JSON.stringify({ title, paragraphs })

describe('a small model on a server like OpenAI', () => {
  test.each([
    ['with a remark around its JSON', `Sure! Here is your story:\n\`\`\`json\n${json}\n\`\`\`\nEnjoy!`],
    ['with a comma too many', json.replace(']}', ',]}')],
    ['with line breaks inside its texts', json.replace('Six went by. ', 'Six went by.\n')],
    ['without its last bracket', json.slice(0, -1)],
    ['in plain text', `${title}\n\n${paragraphs.join('\n\n')}`],
    ['in plain text with marks', `**Title: ${title}**\n\n${paragraphs.join('\n\n')}`],
    ['thinking aloud', `<think>A ship, a teapot…</think>\n${title}\n\n${paragraphs.join('\n\n')}`],
  ])('is understood when it answers %s', async (_, answer) => {
    server.answers.push(answer)
    const told = await tell()
    expect([told.title, told.paragraphs]).toEqual([title, paragraphs])
    expect(server.requests).toHaveLength(1)
  })

  test('is asked for plain text when its server knows no shapes', async () => {
    server.faults.push('shapeless')
    server.answers.push(`${title}\n\n${paragraphs.join('\n\n')}`)
    expect((await tell()).paragraphs).toEqual(paragraphs)
    expect(at.formats()).toEqual(['story', 'plain'])
  })

  test.each(['truncated', 'unended'])('is tried again when its stream is %s', async (fault) => {
    server.faults.push(fault)
    expect((await at.writer('chat').tell(BRIEF)).paragraphs).toEqual(paragraphs)
    const [first, again] = server.asked()
    expect(again).toEqual(first as typeof first & object)
  })

  test('whose answer was filtered has told nothing of it, and is asked for the same shape', async () => {
    server.faults.push('filtered')
    expect((await at.writer('chat').tell(BRIEF)).paragraphs).toEqual(paragraphs)
    expect(at.formats()).toEqual(['story', 'story'])
    expect(server.asked()[1]?.turns).toHaveLength(1)
  })

  test('that repeats itself for ever is not listened to for ever', async () => {
    server.notes.push('The lamp. '.repeat(6100))
    server.noteEnds.push(new Promise(() => {}))
    expect((await at.writer('chat').annotate(BRIEF, STORY)).scenes).toEqual(STORY.scenes)
  })

  test('has its pictures noted plainly when its server knows no shapes', async () => {
    server.faults.push('shapeless', 'shapeless')
    const { scenes } = await at.writer('chat').annotate(BRIEF, STORY)
    expect(scenes).toEqual(plainNotes(BRIEF, STORY).scenes)
  })

  test('is not told to write its thinking down where that would be told', async () => {
    server.answers.push('{"thinking": "so many', `${title}\n\n${paragraphs.join('\n\n')}`)
    await tell()
    const [inJson, inPlain] = server.asked().map(({ instructions }) => instructions.includes('“thinking”'))
    expect([inJson, inPlain]).toEqual([true, false])
  })

  test.each([
    ['a thought before the title', `Thinking: Mia trims lamps.\n\n${title}\n\n${paragraphs.join('\n\n')}`],
    ['nothing but an open thought', '<think>A ship, a teapot…'],
  ])('has told nothing when there is %s', (_, answer) => {
    expect(wordsInPlain(answer)).toBeUndefined()
  })

  test('is heard from its title on, and after its last thought', () => {
    const whole = { title, paragraphs }
    const body = paragraphs.join('\n\n')
    expect(wordsInPlain(`A ship, a teapot…</think>\n${title}\n\n${body}`)).toEqual(whole)
    expect(wordsInPlain(`Here is your story:\n\nTitle: ${title}\n\n${body}`)).toEqual(whole)
  })

  test('is asked for plain text when its answer could not be read', async () => {
    server.answers.push('{"thinking": "so many', `${title}\n\n${paragraphs.join('\n\n')}`)
    expect((await tell()).paragraphs).toEqual(paragraphs)
    expect(at.formats()).toEqual(['story', 'plain'])
    expect(server.asked()[1]?.instructions).toContain('Answer in plain text')
  })
})

describe('what is understood', () => {
  test('an object is found among words, and nothing where there is none', () => {
    expect(looseJson('well: {"a": [1, 2,],} so')).toEqual({ a: [1, 2] })
    expect(looseJson('no story tonight')).toBeUndefined()
    expect(looseJson('{"a": "it\\"s')).toEqual({ a: 'it"s' })
  })

  test('lines without empty ones between them are paragraphs', () => {
    expect(wordsInPlain('The Lamp\nMia woke.\nShe slept.')).toEqual({
      title: 'The Lamp',
      paragraphs: ['Mia woke.', 'She slept.'],
    })
  })

  test('a title alone is no story', () => {
    expect(wordsInPlain('The Lamp')).toBeUndefined()
  })

  test('short neighbors are joined and long paragraphs parted, without a word lost', () => {
    const many = ['One.', 'Two is longer.', 'Three.', 'Four is the longest of them all.']
    expect(refitted(many, 3)).toHaveLength(3)
    expect(refitted(many, 3).join(' ')).toBe(many.join(' '))
    const few = ['Mia woke. It was dark. The lamp was out.', 'She lit it.']
    expect(refitted(few, 3)).toHaveLength(3)
    expect(refitted(few, 3).join(' ')).toBe(few.join(' '))
    expect(refitted(['Mia woke.'], 10)).toEqual(['Mia woke.'])
  })
})
