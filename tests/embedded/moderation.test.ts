import { describe, expect, test } from 'bun:test'
import { embeddedModerator } from '../../src/embedded/moderation/index.ts'
import { wordsShown } from '../../src/ports/moderated-writer.ts'
import { type JudgedText, judged, type TextKind } from '../../src/ports/moderator.ts'
import { SEED_MAX } from '../../src/shared/constants.ts'
import { FIRST_NAMES } from '../../src/studio/narrator/first-names.ts'
import { tellWish } from '../../src/studio/teller/index.ts'
import { briefsOf } from '../../src/studio/tools/briefs.ts'
import { corpus } from '../support/moderation-corpus.ts'

const themeOf = async (text: string, kind: TextKind = 'typed') => {
  const verdict = await embeddedModerator.checkText(judged(kind, [text]))
  return verdict.ok ? 'fit' : verdict.theme
}
/** The refused texts, each with its theme: a check stops at the first one, so it continues after each. */
async function refusedOf(texts: readonly JudgedText[]) {
  const refused: [text: string, theme: string][] = []
  for (let rest = texts; ; ) {
    const verdict = await embeddedModerator.checkText(rest)
    if (verdict.ok) return refused
    refused.push([rest[verdict.index]?.text ?? '', verdict.theme])
    rest = rest.slice(verdict.index + 1)
  }
}
const refused = (texts: readonly string[], kind: TextKind = 'typed') => refusedOf(judged(kind, texts))

describe('the corpus', () => {
  const toRefuse = corpus('refuse')
  const toPass = corpus('pass')

  test('is large, and half of it was written before the lists were seen', () => {
    expect(toRefuse.length).toBeGreaterThanOrEqual(600)
    expect(toPass.length).toBeGreaterThanOrEqual(2000)
    for (const lines of [toRefuse, toPass]) {
      expect(new Set(lines.map(({ kind, text }) => `${kind} ${text}`)).size).toBe(lines.length)
      expect(lines.filter(({ blind }) => blind).length * 2).toBeGreaterThanOrEqual(lines.length)
    }
  })

  test('is refused where it is to be, 98 of 100 at least', async () => {
    const verdicts = await Promise.all(toRefuse.map(({ text, kind }) => themeOf(text, kind)))
    const passed = toRefuse.filter((_, at) => verdicts[at] === 'fit').map(({ text }) => text)
    if (passed.length > toRefuse.length * 0.02) expect(passed).toEqual([])
  })

  test('passes where it is to, to the last line', async () => {
    expect(await refusedOf(toPass.flatMap(({ text, kind }) => judged(kind, [text])))).toEqual([])
  })
})

describe('a parent may write', () => {
  test('every name that children really have', async () => {
    const awkward =
      'Dick|Dickie|Fanny|Gaylord|Aksel|Randy|Willy|Kike|Analía|Annalisa|Assia|Assunta|Arsène|Bich|Phúc|Fuk|Fu Hua|György|Titus|Tito|Semen|Shital|Cumhur|Cosima|Adrianus|Sebastianus|Hancock|Alcock|Babcock|Dickens|Essex|Sussex|Scunthorpe|Penistone|Hitchcock|Cassandra|Cassius|Lassie|Bassel|Moses|Rapunzel|Isis|Adolf|Osama|Kunti|Nick Cocker|Gun|Siriporn|Waraporn|Pornthip|Pornchai|Kikelomo|Fágner|Fode|Niporn|Wipaporn|Pornthep|Wankhede|Slutsky'.split(
        '|',
      )
    expect(await refused([...FIRST_NAMES.map(([name]) => name), ...awkward], 'name')).toEqual([])
    expect(await refused(['dick', 'FANNY', ' gaylord '], 'name')).toEqual([])
  })

  test('of a child by its name, whatever the name is elsewhere', async () => {
    for (const name of ['Dick', 'Fode', 'Slutsky', 'Gun', 'Tequila', 'Niporn'])
      for (const kind of ['typed', 'told'] as const)
        expect(
          await embeddedModerator.checkText(
            judged(kind, [`This is ${name}, and ${name}'s dog is with ${name}.`], [name]),
          ),
        ).toEqual({ ok: true })
  })

  test('innocent words that look like others', async () => {
    expect(
      await refused([
        'cuts himself a slice of cake, and has same sex twins for cousins',
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
        'die Katze flickte nicht, sie spielt mit dem Nuss-Knacker',
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

describe('a bad word is seen', () => {
  test.each([
    ['in letters that look like its own', ['ѕhіt', 'bіtсh', 'сunt', 'pοrn', 'fυck', 'ѕuісіdе']],
    ['in letters of another kind', ['ｆｕｃｋ', '𝖋𝖚𝖈𝖐 𝖞𝖔𝖚', 'ⓢⓗⓘⓣ', '🄵🅄🄲🄺']],
    ['under marks and strokes', ['c\u0336u\u0336n\u0336t\u0336', 'fu\u0308ck', 'ḟüċk', 'bítch']],
    ['around characters that nobody sees', ['cu\u200bnt', 'sui\u00adcide', 's\u2060hi\u2060t', 'k\u034fys']],
    ['in figures and signs', ['sh1t', 'b1tch', '@sshole', 'n1gger', 'c0c@ine', 'mu®der', 'p0rn']],
    ['letter by letter', ['f u c k', 'c.u.n.t', 's-h-i-t', 'k i l l yourself']],
    ['with a space in it', ['sui cide', 'coc aine', 'nig ger']],
    ['behind stars', ['f**k', 'sh*t', 'b***h', 'c*nt']],
    ['however long it is drawn', ['fuuuuuck', 'shiiiit', 'biiitch']],
  ])('%s', async (_how, words) => {
    const verdicts = await Promise.all(words.map(async (word) => [word, await themeOf(word)]))
    expect(verdicts.filter(([, theme]) => theme === 'fit')).toEqual([])
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
        'K!ll them all',
        'a school shooter',
        'beheaded',
        'sie wird ermordet',
        'un meurtre affreux',
        'asesinato',
        'omicidio',
        'убийство',
        '杀人',
        'he shoots the teacher',
        'she drowns the kitten',
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
        'f**k',
        'fu\u0308ck',
        'ｆｕｃｋ',
        'fu\u0441k',
        'sh1t',
        'asshole',
        'what a dick',
        'dickhead',
        'putain',
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
    expect(
      await embeddedModerator.checkText(judged('typed', ['Mia', 'likes dogs', 'and guns'])),
    ).toMatchObject({
      ok: false,
      index: 2,
    })
  })

  test('a name in its field as well, though not as a surname that is a word elsewhere', async () => {
    expect(await refused(['Slaughter', 'Mia Gunn', 'Colt', 'Brandy'], 'name')).toEqual([])
    expect(await refused(['Fucker', 'Sh1thead', 'Adolf Hitler', 'Rapist'], 'name')).toHaveLength(4)
  })
})

test('a finished story is held to more than what a parent types of a child', async () => {
  const hostile = [
    'The wolf tore the lamb to pieces.',
    'Leo drowned in the lake.',
    'Nobody loves you, said the dark.',
  ]
  expect(await refused(hostile, 'typed')).toEqual([])
  expect(await refused(hostile, 'told')).toHaveLength(hostile.length)
})

describe('the embedded writer', () => {
  test('makes none of its words into a refused one', async () => {
    for (const brief of briefsOf(3, 424242)) {
      const words = wordsShown(tellWish(brief), brief)
      const verdict = await embeddedModerator.checkText(words)
      expect(verdict.ok ? [] : words[verdict.index]).toEqual([])
    }
  })
})

describe('the server’s loop', () => {
  test('turns between two looks, however many tiring texts come at once', async () => {
    const texts = ['@$1!|', 'f*k-', 's-h-i-t-', '한 국'].map((part) =>
      [...part.repeat(SEED_MAX)].slice(0, SEED_MAX).join(''),
    )
    // The first check loads the lists.
    await themeOf('Mia')
    let turns = 0
    let isOver = false
    const count = () => {
      turns += 1
      if (!isOver) setImmediate(count)
    }
    setImmediate(count)
    await Promise.all(Array.from({ length: 60 }, (_, n) => themeOf(texts[n % texts.length] ?? '')))
    isOver = true
    expect(turns).toBeGreaterThanOrEqual(60)
  })
})
