/** Says that somebody says or is so, of people at large rather than of the child. */
const OF_PEOPLE = /^(?:(?:So|Then|And|Now) )?[Tt]hey (?:said|say|call|called|know|were all|are)\b/
const STARTS = /^((?:So|Then|And|And then|Now|First) )?[Tt]hey (?:all )?(?=\p{Ll})/u
const TOGETHER =
  /\b(?:both|each other|one another|all of them|none of them|everybody|together|hand in hand|in a ring|in a row|by turns|took turns|between them|one each)\b/i
const ONE_EACH = /\btheir (head|nose|mouth|back|hat|voice|face|coat|ear)s\b/g
const OWN =
  /\btheir (?=(?:own |wet |bare )?(?:eyes|hands?|head|nose|mouth|back|hat|voice|face|coat|ear|feet|arms?|fingers?|shoes?|knees|thumbs?|cheeks|toes|pockets?|breath|way|best|supper|lunch|sleeves)\b)/g

/**
 * A line that begins with "They", for a child whom nobody goes along with: it says the child, and then he or she.
 * What several do together stays as it is.
 */
export function forOneAlone(template: string): string {
  const told = template.replace(/“[^“”]*”/g, '')
  if (!STARTS.test(template) || OF_PEOPLE.test(template) || TOGETHER.test(told)) return template
  return template
    .replace(STARTS, (_, lead: string | undefined) => `${lead ?? ''}{h} `)
    .split(/(“[^“”]*”)/)
    .map((piece) =>
      piece.startsWith('“')
        ? piece
        : piece
            .replace(/(?<=[.!?…] |<[ymt]+ )They (?=\p{Ll})(?!were |all )/gu, '{H.he} ')
            .replace(
              /(?<!\b(?:Up|Down|In|Out|Off|On) )\bthey (?=(?:said|let go|could|did|put|had|held|let|came|went|looked|heard|saw|knew|got|tried|would|pulled|pushed)\b)/g,
              '{h.he} ',
            )
            .replace(ONE_EACH, (_, part: string) => `their ${part}`)
            .replace(OWN, '{h.his} '),
    )
    .join('')
    .replace(/^((?:\w+ )?\{h\} )were\b/, '$1was')
}
