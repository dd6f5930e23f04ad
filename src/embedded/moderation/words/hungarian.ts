import type { WordLists } from './words.ts'

export const HUNGARIAN: WordLists = {
  sexual: ['kurv[aá]\\w*|megerőszakol\\w*|pinád|picsá[dn]\\w*|szopj le|baszni|pornó\\w*'],
  violence: [
    'megöl(?:lek|lek benneteket|jük|ném|te|ték|ni|i|ik)?|meggyilkol\\w*|gyilkos\\w*|elvágom a torkod\\w*|dögölj meg',
  ],
  'self-harm': ['öngyilkos\\w*|(?:öld|ölje) meg magad\\w*|akaszd fel magad'],
  hate: [
    'buzi(?:k|d|s)?|rohadt (?:cigány|zsidó|buzi|néger)\\w*|büdös (?:cigány|zsidó|néger)\\w*|(?:cigányok|zsidók) a gázba',
  ],
  swearing: [
    'ba[sz]{1,2}d meg|bazmeg|basszameg|fasz(?:om|od|fej|kalap)?|geci|köcsög (?:vagy|buzi)|szarházi|picsába|anyád picsá\\w*',
  ],
}
