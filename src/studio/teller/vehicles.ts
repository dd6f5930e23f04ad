/** The parents' words, and one such toy that rolls. */
const VEHICLES: [words: string, one: string][] = [
  ['garbage trucks?|trash trucks?', 'garbage truck'],
  ['bin lorr(?:y|ies)|dust ?carts?', 'bin lorry'],
  ['fire ?trucks?|fire engines?', 'fire truck'],
  ['monster trucks?', 'monster truck'],
  ['dump ?trucks?', 'dump truck'],
  ['tow trucks?', 'tow truck'],
  ['cement mixers?', 'cement mixer'],
  ['(?:ice cream )?trucks?', 'truck'],
  ['lorr(?:y|ies)', 'lorry'],
  ['diggers?|jcbs?', 'digger'],
  ['excavators?', 'excavator'],
  ['bulldozers?', 'bulldozer'],
  ['combine harvesters?|tractors?', 'tractor'],
  ['steam trains?|steam engines?|locomotives?', 'steam train'],
  [
    '(?:toy )?(?<!potty |to )trains?(?! (?:hard|for|every|with|at|three|twice))|railways?|subways?|metro|thomas the tank(?: engine)?',
    'train',
  ],
  ['trams?', 'tram'],
  ['(?:school |double[- ]decker )?bus(?:es)?', 'bus'],
  ['ambulances?', 'ambulance'],
  ['police cars?', 'police car'],
  ['race ?cars?|racing cars?|formula (?:1|one)|f1|nascar', 'race car'],
  ['hot ?wheels|matchbox cars|(?:toy )?cars', 'car'],
  ['motorbikes?|motorcycles?', 'motorbike'],
  ['airplanes?|aeroplanes?|planes|jets', 'airplane'],
  ['construction (?:vehicles|machines|sites?)', 'digger'],
  ['(?:things|anything|everything) (?:with wheels|that (?:rolls?|goes|has wheels))|vehicles', 'car'],
]
const ALL = VEHICLES.map(([words, one]) => ({
  pattern: new RegExp(
    `(?<![\\p{L}\\d-])(?<!ride the |rides the |taking the |takes the )(?:${words})(?![\\p{L}\\d])(?! (?:rides?|sick|seat|driver|pajamas|pyjamas|shirts?|bed|stop|trip)s?\\b)`,
    'giu',
  ),
  one,
}))

/** The toys that a text names, each with its position; of two names at one position the longer. */
export function vehiclesIn(text: string): { at: number; found: string }[] {
  const found = ALL.flatMap(({ pattern, one }) =>
    [...text.matchAll(pattern)].slice(0, 1).map((match) => ({ at: match.index, found: one })),
  )
  return found.sort((a, b) => a.at - b.at)
}
