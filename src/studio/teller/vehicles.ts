/** The parents' words, and one such toy that rolls; of two that begin at one place the earlier row goes first. */
const VEHICLES: [words: string, one: string][] = [
  ['garbage trucks?|trash trucks?|recycling trucks?', 'garbage truck'],
  [
    'bin lorr(?:y|ies)|bin (?:wagons?|trucks?|men|man|day)|dust ?carts?|dust ?(?:bin )?men|rubbish trucks?',
    'bin lorry',
  ],
  ['garbos?|garbage (?:man|men|day)', 'garbage truck'],
  ['fire ?trucks?|fire ?engines?|fireman sam', 'fire truck'],
  ['monster trucks?|grave digger|blaze(?: and the monster machines)', 'monster truck'],
  ['dump(?:er|ing)? ?trucks?|dumpers?|tipper (?:trucks?|lorr(?:y|ies))|tippers?', 'dump truck'],
  ['tow(?:ing)? ?trucks?', 'tow truck'],
  ['cement (?:mixers?|trucks?)|concrete mixers?', 'cement mixer'],
  ['(?:ice cream )?trucks?|semis|eighteen[- ]wheelers?|big rigs?', 'truck'],
  ['ice cream vans?', 'ice cream van'],
  ['lorr(?:y|ies)', 'lorry'],
  ['steam ?rollers?|road rollers?', 'steamroller'],
  ['diggers?|jcbs?|backhoes?', 'digger'],
  ['excavators?', 'excavator'],
  ['bulldozers?', 'bulldozer'],
  ['fork ?lifts?(?: trucks?)?', 'forklift'],
  ['snow ?ploughs?|snow ?plows?|gritters?', 'snow plow'],
  ['combine harvesters?|tractors?|john deere', 'tractor'],
  ['steam trains?|steam engines?|locomotives?|flying scotsman', 'steam train'],
  ['bullet trains?|shinkansen', 'bullet train'],
  [
    '(?:toy )?(?<!potty |to )trains?(?! (?:hard|for|every|with|at|three|twice))|railways?|railroads?|subways?|metro|monorails?|thomas the tank(?: engine)?|(?:the )?london underground|(?:the )?tube (?:map|line|train|station)s?|(?<=\\b(?:loves?|with) the )(?:tube|underground)|train ?spott(?:er|ing)',
    'train',
  ],
  ['trams?|streetcars?', 'tram'],
  ['(?:school |double[- ]decker )?bus(?:es)?', 'bus'],
  ['ambulances?', 'ambulance'],
  ['police cars?|cop cars?', 'police car'],
  [
    'race ?cars?|rac(?:ing|e) cars?|formula (?:1|one)|f1|nascar|go[- ]?kart(?:s|ing)?|motor ?sport|verstappen|lewis hamilton|lightning mcqueen|supercars?|ferraris?|lamborghinis?',
    'race car',
  ],
  ['tuk[- ]?tuks?|(?:auto ?)?rickshaws?', 'tuk-tuk'],
  ['bakkies?', 'bakkie'],
  ['utes?', 'ute'],
  ['jeeps?|land ?rovers?|four[- ]by[- ]fours?|4x4s?', 'jeep'],
  ['camper ?vans?|caravans?|rvs?', 'camper van'],
  ['(?<!(?:wears?|wearing|her|his) )(?:delivery |post |white )?vans', 'van'],
  ['taxis|taxi cabs?', 'taxi'],
  [
    'hot ?wheels|matchbox cars|(?:toy )?cars|(?<=\\b(?:every|any) )car(?! (?:journey|ride|trip))|car (?:brands?|makes?|badges|logos|models|boy|mad|nut|crazy|lover|fan|fanatic|obsessed|spotter)',
    'car',
  ],
  ['quad ?bikes?', 'quad bike'],
  ['motorbikes?|motorcycles?|dirt ?bikes?|motocross', 'motorbike'],
  ['helicopters?|choppers?', 'helicopter'],
  [
    'airplanes?|aeroplanes?|planes|plane (?:spott(?:er|ing)|mad|crazy|lover|obsessed|nut|fan|geek)|jets|jumbos?|aircraft|aviation|airports?|fighter jets?',
    'airplane',
  ],
  ['construction (?:vehicles|machines|sites?)|building sites?|bob the builder|blippi', 'digger'],
  [
    '(?:things|anything|everything) (?:with (?:wheels|an engine|a motor)|that (?:rolls?|goes|drives|has wheels))|(?:emergency )?vehicles|wheels on anything',
    'car',
  ],
]
/** Ridden to somewhere, or somebody who drives, or only a picture. */
const RIDDEN = '(?<!(?:rides?|takes?|taking|catch(?:es)?|misses|missed) the )'
const NO_TOY =
  '(?! (?:rides?|sick|seat|driver|pajamas|pyjamas|shirts?|bed|stop|trip|wash|park|ticket|journey)s?\\b)'
const ALL = VEHICLES.map(([words, one]) => ({
  pattern: new RegExp(`(?<![\\p{L}\\d-])${RIDDEN}(?:${words})(?![\\p{L}\\d])${NO_TOY}`, 'giu'),
  one,
}))

/** The toys that a text names, each with its position; of two names at one position the longer. */
export function vehiclesIn(text: string): { at: number; found: string }[] {
  const found = ALL.flatMap(({ pattern, one }) =>
    [...text.matchAll(pattern)].slice(0, 1).map((match) => ({ at: match.index, found: one })),
  )
  return found.sort((a, b) => a.at - b.at)
}
