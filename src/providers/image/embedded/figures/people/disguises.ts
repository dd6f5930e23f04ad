import type { Look } from '../child/look.ts'

/** What a person in a role wears and looks like. */
export type Costume = Partial<Look> &
  Pick<Look, 'skin' | 'hair' | 'hairStyle' | 'garment' | 'top' | 'bottom' | 'shoes'>

const STONE: Costume = {
  skin: '#b9bdc9',
  hair: '#9398a8',
  hairStyle: 'short',
  garment: 'robe',
  top: '#a7abba',
  bottom: '#8f94a5',
  shoes: '#7f8496',
  eyes: '#5b6074',
}
const BRONZE: Costume = {
  ...STONE,
  skin: '#b08a58',
  hair: '#7f6240',
  garment: 'captain-coat',
  top: '#9a7848',
  bottom: '#846438',
  shoes: '#6f5430',
  eyes: '#4f3a20',
}
const SCARECROW: Costume = {
  skin: '#e6c88e',
  hair: '#e0b04a',
  hairStyle: 'long',
  garment: 'overalls',
  top: '#c2664a',
  bottom: '#5f6f9a',
  shoes: '#7a553c',
  hat: 'straw-hat',
}
const KNIGHT: Costume = {
  skin: '#e3a878',
  hair: '#6d4227',
  hairStyle: 'short',
  garment: 'robe',
  top: '#a9b4c8',
  bottom: '#7f8ba4',
  shoes: '#6a748c',
  hat: 'knight-helmet',
}

/** People whom the words of a kind make out more exactly than a figure does. */
export const DISGUISES: Record<string, Costume> = {
  scarecrow: SCARECROW,
  knight: KNIGHT,
  statue: STONE,
  'stone hero': STONE,
  'stone poet': STONE,
  'marble lady': {
    ...STONE,
    skin: '#d4d6e0',
    hair: '#b9bdcb',
    hairStyle: 'buns',
    garment: 'gown',
    top: '#c6c9d6',
  },
  'bronze man': BRONZE,
  'bronze general': BRONZE,
  cook: {
    skin: '#cf9163',
    hair: '#4b2e21',
    hairStyle: 'short',
    garment: 'shirt',
    top: '#f4f2ee',
    bottom: '#4a4568',
    shoes: '#3a2f3f',
    hat: 'chef-hat',
  },
  baker: {
    skin: '#7d4a2b',
    hair: '#241720',
    hairStyle: 'bob',
    garment: 'shirt',
    top: '#f6e8e0',
    bottom: '#8a6a9a',
    shoes: '#6b4522',
    hat: 'chef-hat',
  },
  painter: {
    skin: '#efbd93',
    hair: '#8c4fd1',
    hairStyle: 'bob',
    garment: 'shirt',
    top: '#e8c04a',
    bottom: '#4a5a8a',
    shoes: '#c2566b',
    hat: 'beret',
  },
  detective: {
    skin: '#9a6039',
    hair: '#241720',
    hairStyle: 'short',
    garment: 'captain-coat',
    top: '#a8875a',
    bottom: '#5f4a3a',
    shoes: '#4a3428',
    hat: 'detective-hat',
  },
  gardener: {
    skin: '#643a24',
    hair: '#d9d4de',
    hairStyle: 'buns',
    garment: 'overalls',
    top: '#8fb86a',
    bottom: '#4f6f9a',
    shoes: '#5f8a4a',
    hat: 'straw-hat',
  },
}
