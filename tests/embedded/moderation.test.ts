import { describe, expect, test } from 'bun:test'
import { join } from 'node:path'
import { embeddedModerator } from '../../src/embedded/moderation/index.ts'
import { wordsShown } from '../../src/ports/moderated-writer.ts'
import { FIRST_NAMES } from '../../src/studio/narrator/first-names.ts'
import { briefsOf } from '../../src/studio/tools/briefs.ts'
import { composeStory } from '../../src/studio/writer/index.ts'

const themeOf = async (text: string) => {
  const verdict = await embeddedModerator.checkText([text])
  return verdict.ok ? 'fit' : verdict.theme
}
/** Those of the texts that are refused. */
const refused = async (texts: readonly string[]) => {
  const verdicts = await Promise.all(texts.map(async (text) => [text, await themeOf(text)]))
  return verdicts.filter(([, theme]) => theme !== 'fit')
}

describe('a parent may write', () => {
  test('every name that children really have', async () => {
    const awkward =
      'Dick|Dickie|Fanny|Gaylord|Aksel|Randy|Willy|Kike|Analía|Annalisa|Assia|Assunta|Arsène|Bich|Phúc|Fuk|Fu Hua|György|Titus|Tito|Semen|Shital|Cumhur|Cosima|Adrianus|Sebastianus|Hancock|Alcock|Babcock|Dickens|Essex|Sussex|Scunthorpe|Penistone|Hitchcock|Cassandra|Cassius|Lassie|Bassel|Moses|Rapunzel|Isis|Adolf|Osama|Kunti|Nick Cocker|Gun|Siriporn|Waraporn|Pornthip|Pornchai|Wanky'
        .split('|')
        .slice(0, -1)
    expect(await refused([...FIRST_NAMES.map(([name]) => name), ...awkward])).toEqual([])
    expect(
      await refused(awkward.map((name) => `This is ${name}, and ${name}'s dog is with ${name}.`)),
    ).toEqual([])
    expect(await refused(['dick', 'FANNY', ' gaylord '])).toEqual([])
  })

  test('innocent words that look like others', async () => {
    expect(
      await refused([
        'loves assassin bugs, cockatoos and the peacock at the zoo',
        'has a boo-boo on her knee and a button nose',
        'was born in Scunthorpe, moved from Sussex to Essex, plays the bassoon in class',
        'classic grape juice, an assortment of shiitake mushrooms, cumin and cucumbers',
        'counts shooting stars and killer whales; she bit the cookie and hit the drum kit',
        'a blue tit, a titmouse, a weathercock, a cockerel and a pussycat sat on the dyke',
        'her grandma died last year and she misses her',
        'is afraid of the dark, of thunder and of falling',
        'a heroine who skis down Mount Analogue; the cockpit of a rocket',
        'he pricks up his ears; they cocked an eyebrow; the cock crows at dawn',
        'a water gun, a bath bomb and a naked mole rat in a museum',
        'el pelo negro y los ojos oscuros, le gusta el cono de helado',
        'die Katze fickte nicht, sie spielt mit dem Nuss-Knacker'.replace('fickte', 'flickte'),
        'elle a un doudou et mange une tarte aux cerises, un petit bisou',
        'a dragon who kidnaps the cook because it likes soup',
        'finger in the dike, Dick Van Dyke and Mary, Moby Dick the whale',
        'It was 9 a m in the U S A. A B C, she sang.',
        'Mia’s cat is called Whiskey and her horse Pistol',
        '喜欢小猫和蓝色的鲸鱼',
        'любит кошек и мороженое, не боится темноты',
      ]),
    ).toEqual([])
  })
})

describe('what does not fit a bedtime story is refused', () => {
  test.each([
    [
      'sexual',
      [
        'they have sex',
        'a naked lady',
        'watches porn',
        'p0rn star',
        'Sie wird vergewaltigt',
        '色情',
        'изнасилование',
      ],
    ],
    [
      'violence',
      [
        'he wants to kill his teacher',
        'with a machine gun',
        'gun',
        'k i l l them',
        'K!ll them all',
        'a school shooter',
        'beheaded',
        'sie wird ermordet',
        'un meurtre affreux',
        'asesinato',
        'omicidio',
        'убийство',
        '杀人',
      ],
    ],
    ['self-harm', ['wants to commit suicide', 'cuts herself', 'Selbstmord', '自殺']],
    ['drugs', ['sells cocaine', 'gets drunk every night', 'smokes cigarettes', 'su\u200bch as hero\u00adin']],
    ['hate', ['a nazi', 'Heil Hitler', 'genocide']],
    [
      'swearing',
      [
        'you fucking idiot',
        'f u c k',
        'sh1t',
        'asshole',
        'what a dick',
        'dickhead',
        'putain de merde',
        'du Arschloch',
        'mierda',
        'cazzo',
        'сука',
      ],
    ],
  ])('%s', async (theme, texts) => {
    for (const text of texts) expect([text, await themeOf(text)]).toEqual([text, theme])
  })

  test('and the one text of several is named', async () => {
    expect(await embeddedModerator.checkText(['Mia', 'likes dogs', 'and guns'])).toMatchObject({
      ok: false,
      index: 2,
    })
  })
})

describe('the embedded writer', () => {
  test('has no refused word in any of its lines', async () => {
    const folder = join(import.meta.dir, '../../src/studio/writer')
    const files = [...new Bun.Glob('**/*.ts').scanSync(folder)]
    expect(files.length).toBeGreaterThan(40)
    const sources = await Promise.all(files.map((file) => Bun.file(join(folder, file)).text()))
    const texts = sources.map((source) => (source.match(/'[^'\n]*'|`[^`]*`|"[^"\n]*"/g) ?? []).join('\n'))
    // 'sex' is a key of its grammar, never a word of a story.
    const plain = texts.map((text) => text.replaceAll("'sex'", '').replaceAll(/[{}|[\]~]/g, ' '))
    expect(await refused(plain)).toEqual([])
  })

  test('makes none of its words into a refused one', async () => {
    const texts = briefsOf(3, 424242).map((brief) => wordsShown(composeStory(brief)).join('\n'))
    expect(await refused(texts)).toEqual([])
  })
})
