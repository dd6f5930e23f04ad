import { type Activity, does } from './activities.ts'

/** The words for what a child makes. */
export const MAKING: readonly Activity[] = [
  does(
    'builds',
    "builds?(?! (?:up|confidence|sandcastles?))|building(?! site)|builder|legos?|lego-\\p{L}+|duplo|minecraft|blocks|bricks|magna-?tiles|k'?nex|constructs|construction toys|model (?:planes|ships|kits|trains|building)|invents?(?! (?:stories|games|words|songs|excuses|jokes|rules|names))|inventor|inventing|inventions|tinkers?|tinkering|woodwork(?:ing)?",
  ),
  does(
    'draws',
    'draws?|drawing|drawings|doodl(?:es?|ing|er)|paints?(?! (?:her|his|my|their) nails)|painting|sketch(?:es|ing)?|(?<!martial )art|artist|artistic|arty|colou?rs in|colou?ring|crayons|manga|makes comics|comic strips',
  ),
  does(
    'bakes',
    'bakes?|baking|baker|cooks?|cooking|chef|makes? (?:cookies|cakes?|pancakes|cupcakes|bread|pizza)',
  ),
]
