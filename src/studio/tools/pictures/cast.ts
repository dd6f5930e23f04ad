import type { CastSheet } from '../../../shared/characters/cast-sheet.ts'

const child = (look: Partial<CastSheet>): CastSheet => ({
  skin: '#efbd93',
  hairColor: '#6d4227',
  hairStyle: 'short',
  eyeColor: '#3b2016',
  outfit: 'tee',
  topColor: '#5a8be0',
  bottomColor: '#3b4a7a',
  shoeColor: '#e2566b',
  glasses: false,
  freckles: false,
  hearingAid: false,
  wheelchair: false,
  height: 1,
  ...look,
})

/** The children of the small pictures and the landing page. */
export const CAST = {
  mia: child({
    skin: '#fbe3d2',
    hairColor: '#a5532a',
    hairStyle: 'longcurly',
    eyeColor: '#2f6b52',
    outfit: 'hoodie',
    topColor: '#6bbf73',
    freckles: true,
  }),
  leo: child({ hairStyle: 'curly', outfit: 'overalls', topColor: '#ffcf5a', glasses: true }),
  ama: child({
    skin: '#643a24',
    hairColor: '#241720',
    hairStyle: 'puffs',
    outfit: 'dress',
    topColor: '#f5913e',
    shoeColor: '#f2efe8',
  }),
  kenji: child({
    skin: '#f7d3b5',
    hairColor: '#241720',
    outfit: 'hoodie',
    topColor: '#e2566b',
    shoeColor: '#4a6fb5',
  }),
  noor: child({
    skin: '#e3a878',
    hairColor: '#3f9fb0',
    hairStyle: 'hijab',
    outfit: 'dress',
    topColor: '#e07aa8',
    bottomColor: '#4a4568',
  }),
  arjun: child({
    skin: '#b87a4b',
    hairColor: '#3a5fb0',
    hairStyle: 'patka',
    topColor: '#3fa89f',
    shoeColor: '#f5b53c',
  }),
  lena: child({
    skin: '#f7d3b5',
    hairColor: '#ecc766',
    hairStyle: 'ponytail',
    eyeColor: '#2f5f8f',
    outfit: 'overalls',
    topColor: '#8a7ae0',
    wheelchair: true,
  }),
  sam: child({
    skin: '#9a6039',
    hairColor: '#241720',
    hairStyle: 'afro',
    outfit: 'raincoat',
    topColor: '#ffcf5a',
    shoeColor: '#3fae8a',
  }),
  pip: child({
    skin: '#efbd93',
    hairColor: '#d08a3c',
    hairStyle: 'bob',
    outfit: 'pajama',
    topColor: '#58b5d6',
    height: 0,
  }),
} as const satisfies Record<string, CastSheet>

export type CastName = keyof typeof CAST
