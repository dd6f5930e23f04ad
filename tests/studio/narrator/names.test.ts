import { describe, expect, test } from 'bun:test'
import {
  FIRST_NAMES,
  NAMES_IN_THEIR_LETTERS,
  soundOfFirstName,
} from '../../../src/studio/narrator/first-names.ts'
import { pinyinOf } from '../../../src/studio/narrator/han.ts'
import { speakStory } from '../../../src/studio/narrator/index.ts'
import { knownNamesIn, namesSoundingLike } from '../../../src/studio/narrator/names.ts'
import { phrasesOf } from '../../../src/studio/narrator/phrasing.ts'
import { phonesSoundingLike } from '../../../src/studio/narrator/respelling.ts'

test("a parent's “EE-fa” is how Aoife sounds, with the stress on the capitals", () => {
  const { words, lexicon } = namesSoundingLike([
    ['Aoife', 'EE-fa'],
    ['Siobhan', 'shi-VAWN'],
  ])
  expect(lexicon.get(words.get('aoife') ?? '')).toEqual(['iy1', 'f', 'ax0'])
  expect(lexicon.get(words.get('siobhan') ?? '')).toEqual(['sh', 'iy0', 'v', 'ao1', 'n'])
})

test.each([
  ['nwin', 'n w ih1 n'],
  ['HIGH-dee', 'hh ay1 d iy0'],
  ['uh-MEEL-yuh', 'ax0 m iy1 l y ax0'],
  ['loo-EEZ', 'l uw0 iy1 z'],
  ['Mike', 'm ay1 k'],
  ['AR-jun', 'aa1 r jh ax0 n'],
  ['хана', 'k ae1 n ax0'],
])('%s sounds like %s', (spelling, phones) => {
  expect(phonesSoundingLike(spelling).join(' ')).toBe(phones)
})

test('names whose letters mislead are known, unless the parent knows better', () => {
  expect(knownNamesIn(['“Niamh!”', 'met', 'Zoë’s', 'niamh', 'Tom.'])).toEqual([
    ['niamh', 'neev'],
    ['zoë', 'ZOH-ee'],
  ])
  const { words, lexicon } = namesSoundingLike([['Niamh', 'NEE-uv'], ...knownNamesIn(['Niamh'])])
  expect(lexicon.get(words.get('niamh') ?? '')).toEqual(['n', 'iy1', 'ax0', 'v'])
})

test('more than 1,500 names of many languages are known, each with one sound that the voice can say', () => {
  const phonesOfTheVoice = new Set(
    'aa ae ah ao aw ax ay eh er ey ih iy ow oy uw b ch d f g hh jh k l m n ng p r s sh t th v w y z zh'.split(
      ' ',
    ),
  )
  const wrong = FIRST_NAMES.filter(([, sound]) => {
    const phones = phonesSoundingLike(sound)
    const vowels = phones.filter((phone) => /\d$/.test(phone))
    const isSayable = phones.every((phone) => phonesOfTheVoice.has(phone.replace(/\d$/, '')))
    const isStressedOnce = vowels.filter((vowel) => vowel.endsWith('1')).length === 1
    return !isSayable || !isStressedOnce || vowels.length > 6 || vowels.length !== sound.split('-').length
  })
  expect(wrong).toEqual([])
  const names = FIRST_NAMES.map(([name]) => name.toLowerCase())
  expect(names.filter((name, index) => names.indexOf(name) !== index)).toEqual([])
  const withoutAccents = new Set(names.map((name) => name.normalize('NFD').replace(/\p{Mn}/gu, '')))
  expect(withoutAccents.size).toBeGreaterThan(1_500)
})

test.each([
  ['Niamh', 'n iy1 v'],
  ['Siobhán', 'sh iy0 v ao1 n'],
  ['Saoirse', 's iy1 r sh ax0'],
  ['Aoife', 'iy1 f aa0'],
  ['Caoimhe', 'k iy1 v aa0'],
  ['Eoghan', 'ow1 ih0 n'],
  ['Tadhg', 't ay1 g'],
  ['Sean', 'sh ao1 n'],
  ['Rhys', 'r iy1 s'],
  ['Sioned', 'sh aa1 n eh0 d'],
  ['Xochitl', 's ow1 ch iy0 l'],
  ['Joaquín', 'hh w aa0 k iy1 n'],
  ['Jose', 'hh ow0 s ey1'],
  ['José', 'hh ow0 s ey1'],
  ['Guillermo', 'g iy0 y eh1 r m ow0'],
  ['Jorge', 'hh ao1 r hh ey0'],
  ['João', 'zh w aw1'],
  ['Anaïs', 'aa0 n aa0 iy1 s'],
  ['Anais', 'aa0 n aa0 iy1 s'],
  ['Chloé', 'k l ow1 ey0'],
  ['Chloe', 'k l ow1 iy0'],
  ['Zoë', 'z ow1 iy0'],
  ['Benoît', 'b eh0 n w aa1'],
  ['Giulia', 'jh uw1 l iy0 aa0'],
  ['Giacomo', 'jh aa1 k ow0 m ow0'],
  ['Björn', 'b y er1 n'],
  ['Jürgen', 'y er1 g eh0 n'],
  ['Łukasz', 'w uw1 k aa0 sh'],
  ['Lukasz', 'w uw1 k aa0 sh'],
  ['Wojciech', 'v oy1 ch eh0 k'],
  ['Zsófia', 'zh ow1 f iy0 aa0'],
  ['Yusuf', 'y uw1 s uw0 f'],
  ['Ayşe', 'ay0 sh eh1'],
  ['Chaim', 'hh ay1 ih0 m'],
  ['Lakshmi', 'l ah1 k sh m iy0'],
  ['Nguyễn', 'n w ih1 n'],
  ['Qiang', 'ch y aa1 ng'],
  ['Xi', 'sh iy1'],
  ['Hiroki', 'hh iy1 r ow0 k iy0'],
  ['Ryo', 'r y ow1'],
  ['Jae', 'jh ey1'],
  ['Seo-yeon', 's ax0 y ah1 n'],
  ['Ngozi', 'ih0 n g ow1 z iy0'],
  ['Leilani', 'l ey0 l aa1 n iy0'],
])('%s is said as a family of that name would: %s', (name, phones) => {
  expect(phonesSoundingLike(soundOfFirstName(name) ?? '').join(' ')).toBe(phones)
})

test("whose thing it is, and a double name, do not hide a known name: Niamh's, James', Anna-Niamh", () => {
  const heard = (token: string) => {
    const names = namesSoundingLike(knownNamesIn([token]))
    return phrasesOf([token], names.words)[0]?.words.map(({ text }) => {
      const own = names.lexicon.get(text.replace(/'s$/, ''))?.join(' ')
      return own ? `[${own}]${text.endsWith("'s") ? "'s" : ''}` : text
    })
  }
  expect(heard('Niamh’s')).toEqual(["[n iy1 v]'s"])
  expect(heard('James’')).toEqual(['[jh ey1 m z]'])
  expect(heard('Seo-yeon’s')).toEqual(["[s ax0 y ah1 n]'s"])
  expect(heard('Bea-Niamh!')).toEqual(['bea', '[n iy1 v]'])
})

test('a word that merely begins a sentence is no name', () => {
  const words = 'An Can Long So My Said Miss Even Ran Made Will May Do Her The And Then But When It'.split(
    ' ',
  )
  expect(knownNamesIn(words)).toEqual([])
})

test('a name of two words shares its sound out', () => {
  const { words } = namesSoundingLike([['Anna Niamh', 'AN-uh NEEV']])
  expect([...words.keys()]).toEqual(['anna', 'niamh'])
})

test('a spelling that says nothing changes nothing', () => {
  expect(
    namesSoundingLike([
      ['Mia', '—'],
      ['Leo', ''],
    ]).words.size,
  ).toBe(0)
})

test('a name is spoken as it sounds everywhere, and keeps its place in the alignment', async () => {
  const paragraphs = ['“Mattea!” called Leo. That was Mattea’s name.']
  const guessed = await speakStory({ paragraphs, ageGroup: '6-8' })
  const told = await speakStory({ paragraphs, ageGroup: '6-8', soundsLike: { Mattea: 'mah-TAY-ah' } })
  expect(told.words.map(({ word }) => word)).toEqual(guessed.words.map(({ word }) => word))
  expect(Bun.SHA256.hash(told.bytes, 'hex')).not.toBe(Bun.SHA256.hash(guessed.bytes, 'hex'))
})

describe('a name in letters of its own is said as its family would, syllable by syllable', () => {
  const heard = (token: string) => {
    const names = namesSoundingLike(knownNamesIn([token]))
    return phrasesOf([token], names.words)[0]
      ?.words.map(({ text }) => names.lexicon.get(text.replace(/'s$/, ''))?.join(' ') ?? text)
      .join(' ')
  }
  test.each([
    ['محمد', 'm ow0 hh aa1 m eh0 d'],
    ['李明', 'l iy1 m ih0 ng'],
    ['王欣怡', 'w aa1 ng sh ih0 n iy0'],
    ['陽菜', 'hh iy1 n aa0'],
    ['さくら', 's aa1 k uw0 r aa0'],
    ['김민준', 'k ih1 m m iy0 n jh uw0 n'],
    ['สมชาย', 's ow1 m ch ay0'],
    ['ศิริพร', 's iy1 r iy0 p ow0 n'],
    ['अनन्या', 'aa1 n aa0 n y aa0'],
    ['ਗੁਰਪ੍ਰੀਤ', 'g uw1 r aa0 p r iy0 t'],
    ['అనూష', 'aa1 n uw0 sh aa0'],
    ['Қайрат', 'k ay1 r aa0 t'],
    ['Δήμητρα', 'd iy1 m iy0 t r aa0'],
    ['ნინო', 'n iy1 n ow0'],
    ['Արամ', 'aa1 r aa0 m'],
    ['ሰላም', 's aa1 l aa0 m'],
  ])('%s: %s', (name, phones) => {
    expect(heard(name)).toBe(phones)
    expect(heard(`“${name}’s`)).toBe(phones)
  })

  test('one in letters that nobody here can read is our friend, never a silence', () => {
    expect(heard('ខ្មែរ')).toBe('our friend')
    expect(heard('ខ្មែរ’s')).toBe("our friend's")
  })

  test('every name in letters of its own has a sound that the voice can say', () => {
    for (const name of NAMES_IN_THEIR_LETTERS.keys())
      expect({ name, isSaid: phonesSoundingLike(soundOfFirstName(name) ?? '').length > 0 }).toEqual({
        name,
        isSaid: true,
      })
  })
})

test.each([
  ['鑫', 'xin'],
  ['吕', 'lv'],
  ['曾', 'zeng'],
  ['龘', 'da'],
  ['轩', 'xuan'],
])('the uncommon character %s is read as %s', (character, syllable) => {
  expect(pinyinOf(character)).toBe(syllable)
})

test('a name that is called out keeps its sound: Niiiamh', () => {
  const names = namesSoundingLike(knownNamesIn(['Niiiamh!']))
  const [phrase] = phrasesOf(['Niiiamh!'], names.words)
  expect(names.lexicon.get(phrase?.words[0]?.text ?? '')?.join(' ')).toBe('n iy1 v')
})

test('an accent says that a name that nobody knows is not English: Čeněk, Ülkü', () => {
  const heard = (name: string) =>
    knownNamesIn([name])
      .map(([, sound]) => phonesSoundingLike(sound).join(' '))
      .join()
  expect(heard('Ülkü')).toBe('uw1 l k uw0')
  expect(heard('Čeněka')).toBe('ch eh1 n eh0 k aa0')
  expect(heard('Banana')).toBe('')
})
