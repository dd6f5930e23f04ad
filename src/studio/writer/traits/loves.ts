/** A child who loves an animal knows how to wait for one. */
export const LOVES_ANIMALS = {
  plant: [
    '{a} was [on the lookout for|thinking about] {trait}<mt , as [usual|{a.he} was most of the time]>.',
    '{a} knew [nearly everything|more than most people] about {trait}.',
    'If {a} could choose, every day would have {trait} in it.',
    '{a} had been [drawing|dreaming of] {trait}<mt [ since breakfast| all week]>.',
  ],
  lead: [
    '{a} knew about {trait}. You never [run|rush] at them. You [keep low|sit down] and look the other way. So {a.he} [did|kept still].',
    '“[Think of|It is the same with] {trait},” said {a}. “You [wait|sit still], and let them come.” {A.he} sat, and [waited|was still].',
    '{a} did what you do with {trait}: [nothing at all|next to nothing]. {A.he} sat, and [breathed|let the time go by].',
  ],
}

export const LOVES_THINGS = {
  plant: [
    '{a} could talk about {trait} [until the toast went cold|all through a bath].',
    '{a} [thought about|loved] {trait} more than [cake|almost anything]<mt , [and said so|and had the pictures on the wall to prove it]>.',
    'There was nothing [like|so good as] {trait}, in {A.s} view.',
  ],
  lead: [
    '{a} began to talk about {trait}. {A.he} [started at the beginning|left nothing out], [hands and all|with all the noises].',
    '“Do you know about {trait}?” said {a}. {A.he} [did|knew a great deal], and told it [well|with noises].',
  ],
}
