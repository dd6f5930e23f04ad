import { expect, test } from 'bun:test'
import { deriveCastSheet } from '../../../src/domain/characters/derive-cast-sheet.ts'
import { HAIR_COLORS, SKIN_TONES } from '../../../src/shared/characters/cast-sheet.ts'

const girl = (description: string, seed = 7) => deriveCastSheet({ gender: 'female', description, seed })
const boy = (description: string, seed = 7) => deriveCastSheet({ gender: 'male', description, seed })

test("Mia's curly red hair is curly and red", () => {
  expect(girl('Mia is six and has curly red hair and green eyes.')).toMatchObject({
    hairStyle: 'curly',
    hairColor: HAIR_COLORS[4],
    eyeColor: '#2f6b52',
  })
})

test("Leo's hair may be told after the noun", () => {
  expect(boy('His hair is short and black, his skin is dark brown.')).toMatchObject({
    hairStyle: 'short',
    hairColor: HAIR_COLORS[0],
    skin: SKIN_TONES[8],
  })
})

test('Noor wears a pink hijab in every picture', () => {
  expect(girl('Noor has brown skin and wears a pink hijab and glasses')).toMatchObject({
    hairStyle: 'hijab',
    hairColor: '#f08ab0',
    skin: SKIN_TONES[6],
    glasses: true,
  })
})

test('Ida has blond braids, blue eyes and yellow boots', () => {
  expect(girl('blond braids, blue eyes, a green dress and yellow boots')).toMatchObject({
    hairStyle: 'braids',
    hairColor: HAIR_COLORS[6],
    eyeColor: '#2f5f8f',
    outfit: 'dress',
    topColor: '#4fae5f',
    shoeColor: '#ffcf3f',
  })
})

test('Sam uses a wheelchair and hears with hearing aids', () => {
  expect(boy('Sam uses a wheelchair and has two hearing aids. He has an afro.')).toMatchObject({
    wheelchair: true,
    hearingAid: true,
    hairStyle: 'afro',
  })
})

test('Wren’s wheelchair is pink, and her dress is not', () => {
  expect(girl('a green dress, uses a pink wheelchair')).toMatchObject({
    wheelchairColor: '#f08ab0',
    topColor: '#4fae5f',
  })
  expect(girl('a pink dress, uses a wheelchair').wheelchairColor).toBeUndefined()
})

test('straight hair is not plaited or curled', () => {
  for (let seed = 0; seed < 40; seed += 1)
    expect(girl('black straight hair', seed).hairStyle).toMatch(/^(?:short|long|bob|ponytail|buns)$/)
})

test('a boy whose hair is not described has no braids', () => {
  for (let seed = 0; seed < 60; seed += 1)
    expect(boy('dark skin, plays soccer', seed).hairStyle).not.toBe('braids')
})

test('what a parent denies is not drawn', () => {
  const ben = boy('Ben has long hair, not curly. He does not wear glasses and has no freckles.')
  expect(ben).toMatchObject({ hairStyle: 'long', glasses: false, freckles: false })
  expect(boy('no glasses or freckles', 3)).toMatchObject({ glasses: false, freckles: false })
  for (let seed = 0; seed < 40; seed += 1)
    expect(girl('Her hair is not curly', seed).hairStyle).not.toMatch(/curly/)
})

test('denied glasses do not take the freckles with them', () => {
  expect(girl('no glasses, but lots of freckles')).toMatchObject({ glasses: false, freckles: true })
})

test('long curly hair is both', () => {
  expect(girl('long, curly, dark brown hair')).toMatchObject({
    hairStyle: 'longcurly',
    hairColor: HAIR_COLORS[2],
  })
})

test('a child without hair is drawn without hair', () => {
  expect(girl('Zoe is bald and brave').hairStyle).toBe('bald')
  expect(girl('She has no hair right now').hairStyle).toBe('bald')
  expect(girl('She doesn’t have any hair').hairStyle).toBe('bald')
})

test('size is the child’s own, not the brother’s', () => {
  expect(girl('a tall girl').height).toBe(2)
  expect(girl('She is little, and loves frogs').height).toBe(0)
  expect(girl('She has a little brother').height).toBe(1)
  expect(girl('A little shy but kind').height).toBe(1)
  expect(boy('3 years old').height).toBe(0)
  expect(boy('a nine-year-old boy').height).toBe(2)
  expect(boy('He has short hair').height).toBe(1)
})

test('each garment takes its own color', () => {
  expect(boy('a red hoodie, blue jeans and white sneakers')).toMatchObject({
    outfit: 'hoodie',
    topColor: '#d94a4f',
    bottomColor: '#4a86d9',
    shoeColor: '#f7f4f2',
  })
  expect(boy('yellow shirt under purple dungarees')).toMatchObject({
    outfit: 'overalls',
    topColor: '#ffcf3f',
    bottomColor: '#8f5fd0',
  })
})

test('Leo’s red cap, Mia’s green woolly hat and a captain’s hat are worn as they are told', () => {
  expect(boy('a red cap and a blue jacket')).toMatchObject({
    hat: 'cap',
    hatColor: '#d94a4f',
    topColor: '#4a86d9',
  })
  expect(girl('a green woolly hat')).toMatchObject({ hat: 'beanie', hatColor: '#4fae5f' })
  expect(boy('never without his blue baseball cap')).toMatchObject({ hat: 'cap', hatColor: '#4a86d9' })
  expect(girl('Her hat is purple.')).toMatchObject({ hat: 'sunhat', hatColor: '#8f5fd0' })
  expect(girl('a straw hat')).toMatchObject({ hat: 'sunhat', hatColor: '#f2d58c' })
  expect(boy('a pirate captain’s hat')).toMatchObject({ hat: 'pirate', hatColor: '#3a3644' })
  expect(girl('loves magic and a golden crown').hat).toBe('crown')
})

test('a non-hat, a negated hat, and one over a covered head are not drawn', () => {
  for (const said of [
    'a pink bike helmet and a green backpack',
    'a red cape',
    'a yellow hard hat',
    'a black top hat',
    'a crown of flowers',
    'crown braids',
    'does not wear a hat',
    'a purple hijab and a white sun hat',
    'a blue patka, a red cap',
  ])
    expect(girl(said)).not.toHaveProperty('hat')
})

test('a favorite color is worn', () => {
  expect(girl('Her favorite color is teal').topColor).toBe('#2f9a9a')
})

test('the color of one thing never reaches the next', () => {
  const ava = girl('brown eyes, red shoes, pale skin and black hair')
  expect(ava).toMatchObject({
    eyeColor: '#5a3a22',
    shoeColor: '#d94a4f',
    skin: SKIN_TONES[0],
    hairColor: HAIR_COLORS[0],
  })
})

test('skin and hair of one sentence stay apart', () => {
  const ben = boy('His skin is light brown and his hair is wavy and black')
  expect(ben).toMatchObject({ skin: SKIN_TONES[4], hairStyle: 'curly', hairColor: HAIR_COLORS[0] })
})

test('rain boots come with a raincoat', () => {
  expect(boy('always in his red rain boots')).toMatchObject({ outfit: 'raincoat', shoeColor: '#d94a4f' })
})

test('compound words are read', () => {
  expect(girl('A red-haired, blue-eyed, dark-skinned girl')).toMatchObject({
    hairColor: HAIR_COLORS[4],
    eyeColor: '#2f5f8f',
    skin: SKIN_TONES[8],
  })
})

test('the same words and seed make the same child, another seed another', () => {
  expect(girl('loves dragons', 12)).toEqual(girl('loves dragons', 12))
  const looks = new Set(Array.from({ length: 50 }, (_, seed) => JSON.stringify(girl('loves dragons', seed))))
  expect(looks.size).toBeGreaterThan(45)
})

test('a word more changes only what it says', () => {
  const before = girl('loves dragons', 5)
  expect(girl('loves dragons and wears glasses', 5)).toEqual({ ...before, glasses: true })
})

test('what is not said suits the rest', () => {
  const tones: readonly string[] = SKIN_TONES
  for (let seed = 0; seed < 200; seed += 1) {
    const sheet = seed % 2 ? boy('brave and kind', seed) : girl('brave and kind', seed)
    expect(['hijab', 'headscarf', 'patka', 'bald']).not.toContain(sheet.hairStyle)
    const tone = tones.indexOf(sheet.skin)
    if (tone >= 5) expect(HAIR_COLORS.slice(0, 3) as readonly string[]).toContain(sheet.hairColor)
    expect(sheet).toMatchObject({ wheelchair: false, hearingAid: false, glasses: false, height: 1 })
  }
})

test('every color is one that the painter can mix', () => {
  const texts = [
    '',
    'rainbow hair and sparkly shoes',
    'light blue dress',
    'dark green raincoat, hazel eyes',
    'Ä ü ! ?? 🦊',
    'constructor hair, valueOf skin, toString',
  ]
  for (const text of texts) {
    const { skin, hairColor, eyeColor, topColor, bottomColor, shoeColor } = girl(text)
    for (const color of [skin, hairColor, eyeColor, topColor, bottomColor, shoeColor])
      expect(color).toMatch(/^#[0-9a-f]{6}$/)
  }
})
