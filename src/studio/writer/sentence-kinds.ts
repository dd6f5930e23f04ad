/** A sentence without speech, question or inner stop: one that can be joined to another. */
export const PLAIN = /^[^“”:…()!?;]+\.$/

const STATE =
  /^\S+(?: and Ꙁ\S+)? (?:(?:never|always|still|only|just|all|both) )?(?:knew|was|were|had|thought|liked|loved|could|would|might|felt|seemed|looked like|lived|wore|needed|wanted|meant|minded|remembered|agreed|belonged|said nothing|did not|didn’t|never|always|wasn’t|weren’t|hadn’t|couldn’t|wouldn’t)\b/
const PRESENT =
  /^(?:(?:It|That|There|He|She)’s|(?:They|We|You)’re|(?:\S+ ){0,4}?(?:is|isn’t|are|aren’t|am|has|have|do|don’t|does|doesn’t|can|can’t|cannot|will|won’t|may|must))\b/
const ALL_OF_A_KIND =
  /^\p{Lu}\p{Ll}+s (?:all )?(?:know|go|like|think|say|see|hear|come|keep|need|want|eat|sleep|get|talk)\b/u
const AGENT = /^(?:So )?(?:They|He|She|It|Ꙁ\p{L}) \p{Ll}/u
const LEADS_IN =
  /^(?:A moment later|As|After|Although|Before|Because|By|For once|From|In|Just|Not|Oddly|Perhaps|Since|Strange|Sure|To begin|When|While|With|Without|Rather|There being|Thinking)\b[^,]*,/

/** What somebody is, knows or can: it does not happen all of a sudden. */
export const isState = (sentence: string) => STATE.test(sentence)

/** What is so at any time, told in the present: “Feet cannot read.” */
export const isAlwaysSo = (sentence: string) => PRESENT.test(sentence) || ALL_OF_A_KIND.test(sentence)

/** Somebody whom the text has named does something: “They dug a hole.” */
export const isDeed = (sentence: string) =>
  PLAIN.test(sentence) && AGENT.test(sentence) && !isState(sentence) && !isAlwaysSo(sentence)

/** Begins by leaning on something: “As it happened, …”. */
export const leadsIn = (sentence: string) => LEADS_IN.test(sentence)

/** Says that something was not, or did not happen. */
export const isDenial = (sentence: string) =>
  /^(?:\S+ ){0,4}?(?:did not|didn’t|would not|wouldn’t|could not|couldn’t|was not|wasn’t|were not|weren’t|had not|hadn’t|cannot|can’t|do not|don’t|does not|doesn’t|is not|isn’t)\b|^(?:Nobody|No one|Nothing)\b/.test(
    sentence,
  )
