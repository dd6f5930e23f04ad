import { SEA_CREATURES } from './living-subjects.ts'
import { SHELLS, SNOWFLAKES } from './other-subjects.ts'
import type { SubjectRow } from './subjects.ts'

/** Food and other things that most children like. */
export const COMMON: readonly SubjectRow[] = [
  ['cheeses?(?! and onion)', 'cheeses', 'the cheese button', 'the cheese wheel'],
  ['noodles|ramen', 'noodles', 'the glass noodle', 'the long-life noodle'],
  ['pasta(?: shapes)?|spaghetti|macaroni|lasagn[ae]', 'pasta shapes', 'the soup star', 'the lasagna sheet'],
  ['pizzas?', 'pizzas', 'the pizza bite', 'the party pizza'],
  ['sushi(?: rolls)?', 'sushi rolls', 'the hosomaki', 'the futomaki'],
  ['dosas?', 'dosas', 'the set dosa', 'the paper dosa'],
  ['pickles|gherkins', 'pickles', 'the cornichon', 'the barrel pickle'],
  [
    'ice ?creams?(?! (?:trucks?|vans?))|ice lollies|popsicles',
    'ice creams',
    'the mini cone',
    'the seven-scoop sundae',
  ],
  [
    'chocolates?(?! (?:lab\\p{L}*|spaniel|brown|eyes|hair|skin))',
    'chocolates',
    'the chocolate chip',
    'the giant Easter egg',
  ],
  ['cakes|cupcakes', 'cakes', 'the petit four', 'the wedding cake', '(?<!fairy )cake'],
  [
    'fruits?(?! (?:bat|fl(?:y|ies)))|mango(?:e?s)?|watermelons?|strawberries|blueberries|bananas|berries',
    'fruits',
    'the currant',
    'the jackfruit',
    'fruit|strawberry|banana|berry',
  ],
  [
    '(?:growing |planting )?(?:vegetables|veggies|(?:vegetable|veggie|veg) (?:patch|garden|plot))|allotment|broccoli|carrots',
    'vegetables',
    'the pea',
    'the giant pumpkin',
  ],
  ['pumpkins|halloween', 'pumpkins', 'the Jack-Be-Little', 'the Atlantic Giant'],
  ['snow(?! (?:white|day|globes?|leopards?|suit|boots))', ...SNOWFLAKES],
  [
    '(?<=\\b(?:loves?|with|and) )(?:the )?rain|puddles?',
    'puddles',
    'the paw-print puddle',
    'the bus-stop puddle',
  ],
  ['the sea(?:side)?', ...SEA_CREATURES],
  ['the beach|beaches', ...SHELLS],
  ['tents|camping|(?<!happy )campers?(?! vans?)', 'tents', 'the pup tent', 'the circus tent'],
  ['fireworks|sparklers', 'fireworks', 'the sparkler', 'the giant chrysanthemum'],
  [
    'christmas trees|(?<=\\b(?:loves?|with|about) )christmas',
    'Christmas trees',
    'the desk tree',
    'the tree in the square',
    'christmas',
  ],
]
