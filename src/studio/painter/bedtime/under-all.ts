const COVERS = '(?:quilt|blanket|covers?|duvet)'

/** How a page says that a child in bed is under its quilt with head and all. */
const UNDER_ALL: readonly RegExp[] = [
  new RegExp(`\\b(?:bed|${COVERS})\\b[^.!?]*\\ball the way (?:in|under|inside)\\b`, 'u'),
  /\bnothing (?:(?:was|is) )?to be seen of (?:him|her)\b/u,
  /\bnobody (?:was )?(?:in it|to be seen)\b[^!?]*\bjust the (?:quilt|blanket)\b/u,
  new RegExp(
    `\\b(?:pulled|drew|had) (?:up )?the ${COVERS} (?:up |right )?over (?:his|her) (?:own )?head\\b`,
    'u',
  ),
  /\bsaw no \p{Lu}\p{L}+\. (?:He|She|\p{Lu}\p{L}+) saw a (?:\p{L}+ )?(?:quilt|blanket)\b/u,
]
/** The face comes out again. */
const LOOKED_OUT =
  /\b(?:looked|peeked|peeped|came|crept|popped) out\b|\bput out (?:his|her) (?:head|nose)\b|\b(?:head|face|nose) (?:came|popped) out\b/u

/** Whether the child is all under the quilt at the end of a page. Expects quoted speech removed. */
export function isUnderAll(narration: string): boolean {
  const found = UNDER_ALL.flatMap((pattern) => pattern.exec(narration) ?? []).length > 0
  return found && !LOOKED_OUT.test(narration)
}
