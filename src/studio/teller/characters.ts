import type { Role } from './roles.ts'

/** Whom children know from films and books, as a tale says them. */
const CHARACTERS: [words: string, role: string][] = [
  ['elsa|frozen(?=$|,|;| (?:and|fan|mad|obsess\\p{L}*|2|songs?|music|dress)(?!\\p{L}))', 'Elsa'],
  ['moana', 'Moana'],
  ['mirabel|encanto', 'Mirabel'],
  ['rapunzel|tangled(?! hair)', 'Rapunzel'],
  ['cinderella', 'Cinderella'],
  ['snow white', 'Snow White'],
  ['little mermaid|mermaid(?= (?:swimmer|tail|mad|girl|obsessed))', 'a mermaid'],
  ['peter pan', 'Peter Pan'],
  ['tinker ?bell', 'Tinker Bell'],
  ['spider-? ?man|spidey', 'Spider-Man'],
  ['bat ?man', 'Batman'],
  ['super ?man', 'Superman'],
  ['super ?girl', 'Supergirl'],
  ['wonder woman', 'Wonder Woman'],
  ['iron man', 'Iron Man'],
  ['captain america', 'Captain America'],
  ['black panther', 'Black Panther'],
  ['(?:the )?(?:incredible )?hulk', 'the Hulk'],
  ['captain marvel', 'Captain Marvel'],
  ['ninja turtles?', 'a Ninja Turtle'],
  ['ninja(?! warrior)s?|ninjago', 'a ninja'],
  ['power rangers?', 'a Power Ranger'],
  ['jedis?', 'a Jedi'],
  ['darth vader', 'Darth Vader'],
  ['paw patrol', 'a Paw Patrol pup'],
  ['pj ?masks', 'Catboy'],
  ['bluey', 'Bluey'],
  ['peppa(?: pig)?', 'Peppa Pig'],
  ['k-?pop demon hunters?', 'a K-pop star'],
  ['hermione', 'Hermione'],
  ['buzz lightyear|toy story', 'Buzz Lightyear'],
  ['mickey mouse', 'Mickey Mouse'],
  ['minnie mouse', 'Minnie Mouse'],
  ['winnie[- ]the[- ]pooh', 'Winnie-the-Pooh'],
  ['paddington', 'Paddington'],
  ['pippi longstocking', 'Pippi Longstocking'],
  ['robin hood', 'Robin Hood'],
  ['indiana jones', 'Indiana Jones'],
  ['elphaba', 'Elphaba'],
  ['glinda', 'Glinda'],
  ['zelda(?= (?:fan|games?|mad|player|obsess)|$)', 'Link'],
  ['minions', 'a Minion'],
  ['lilo (?:and|&) stitch', 'Stitch'],
  ['totoro', 'Totoro'],
  ['(?:the )?lion king|simba', 'Simba'],
  ['shrek', 'Shrek'],
  ['sponge ?bob', 'SpongeBob'],
  ['scooby-? ?doo', 'Scooby-Doo'],
  ['hello kitty', 'Hello Kitty'],
  ['santa (?:costume|outfit|suit)', 'Santa'],
]
/** Somebody's name, or a thing with a picture of it. */
const SOMEBODY_ELSE =
  /(?:^|\s)(?:named|called|stuffed|plush|toy|lego|cuddly|his|her|our|my|their|the dog|the cat|cat|dog|puppy|kitten|hamster|rabbit|bunny|pony|horse|fish|doll|teddy|sister|brother|twin|cousin|friend|like|near|in|at|station|bear) $/iu
const IN_PICTURE =
  "(?![ -](?:toys?|teddy|teddies|plush|dolls?|blanket|pyjamas|pajamas|pjs|books?|lego|stickers?|cards?|shoes|socks|pants|knickers|nappies|slippers|cup|plate|bag|backpack|plasters|station)(?!\\p{L})|'s)"
/** “wants to be Elsa”, “dresses like Batman”. */
const TO_BE =
  /(?<!\p{L})(?:(?:wants|pretends|pretending|hopes) to be|(?:thinks|says) (?:he|she)'s|dreams of being|dress(?:es|ed|ing)?(?: up)? (?:as|like)) $/iu

/** Alone between commas this may be a sister or a cat. */
const ALSO_A_NAME = /^(?:elsa|moana|mirabel|simba|hermione)$/i
/** “Elsa dress daily”: not loved alone, but worn or played. */
const IS_WORN =
  /\b(?:dress|costume|outfit|suit|cape|mask|tail|onesie|moves|every (?:single )?day|daily|all day|24\/7|pretends?|plays|dress(?:es|ed|ing) up)\b/iu

const ALL = CHARACTERS.map(([words, role]) => ({
  pattern: new RegExp(`(?<![\\p{L}\\d-])(?:${words})(?![\\p{L}\\d])${IN_PICTURE}`, 'iu'),
  role,
}))

/** Whom from a film or a book a clause names; who is only loved counts as a wish. */
export function characterIn(text: string): Role | undefined {
  const [first] = ALL.flatMap(({ pattern, role }) => {
    const found = pattern.exec(text)
    if (!found || ALSO_A_NAME.test(text.trim())) return []
    const before = text.slice(0, found.index)
    const isPlayed = TO_BE.exec(before)
    if (!isPlayed && SOMEBODY_ELSE.test(before)) return []
    return [{ role, at: isPlayed?.index ?? found.index }]
  }).sort((a, b) => a.at - b.at)
  return first && { ...first, isWish: !IS_WORN.test(text) }
}
