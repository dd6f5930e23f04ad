import type { ToneLines } from './tone-lines.ts'

export const joyful: ToneLines = {
  go: ['skipped', 'bounced', 'hurried happily'],
  air: [
    'It was a {time} [as bright as a new penny|with its hat on sideways].',
    'You could have [clapped|sung] at such a {time}<mt , and [somebody did|a few birds already were]>.',
  ],
  event: [
    'They [sang|hummed] the whole way<mt , [in two keys, neither of them right|and {g} joined in on the wrong verse]>.',
    '{Beast} [turned a somersault|did a little jig]~, and ~[nobody knew why|they clapped].',
  ],
  low: [
    '{h} was [not going to|not one to] give up [on a day like this|now]. “[Again|One more go]!” {h.he} said.',
    '“[It’s a good puzzle|At least we know three ways that don’t work],” said {h}, and grinned.',
  ],
  end: [
    '{h} smiled at the ceiling, and [was still smiling when sleep came|the smile stayed on after {h.he} was gone].',
    'What a day! {h} [put it under the pillow|kept hold of it] so as not to lose it.',
    '{h} counted the good bits, and fell asleep [at nine|before {h.he} came to the end].',
    'The gladness [went out last, like a night-light|lay down next to {h}], and it was still warm.',
  ],
}

export const playful: ToneLines = {
  go: ['hopped', 'tumbled', 'raced'],
  air: [
    'It was a good {time} for [games|hopping on one leg].',
    'The {time} [had its elbows out|wanted to play]<mt , and [rattled whatever it could reach|everything that could roll did]>.',
  ],
  event: [
    'They played [the stepping game|follow-my-leader]: [no cracks, no twigs|three hops, one spin]. {G} [won|cheated a bit].',
    '{Beast} hid~. They ~looked~, and ~it jumped out [behind them|and ran off, very pleased].',
  ],
  low: [
    '“[Bother and bubbles|Bumps and buttons],” said {h}, and [sat down with a bump|blew out {h.his} cheeks].',
    '{h} [hopped on one foot|stood on one leg] to think<mt . It [works|is a known method]>.',
  ],
  end: [
    'Even {h.his} feet [had stopped playing|lay still at last].',
    'Sleep played hide-and-seek with {h}, and [found {h.him} first|won].',
    '“[You’re it|Got you],” said sleep, and touched {h} on the [nose|toe].',
    'One sock was on and one was off, and {h} was [asleep|sleeping] in the middle of the game.',
  ],
}

export const funny: ToneLines = {
  go: ['waddled', 'galumphed', 'marched'],
  air: [
    'It was a {time} when [hats blew off|soup got on things].',
    'Everything went [a bit wrong|sideways] that {time}<mt , [in the nicest way|beginning with breakfast]>.',
  ],
  event: [
    '{Beast} sneezed. It sneezed so hard that it [sat down|had to look for its own nose].',
    '{G} walked [into a post|backward, to be polite,] and [said sorry to it|shook hands with a bush].',
    'Someone’s tummy [growled like a bear|rumbled]<mt . “[That was the weather|Not me],” said {g}>.',
  ],
  low: [
    '“[I have an idea|Got it],” said {h}. “No. It was [a hiccup|lunch].”',
    '{g} [looked for an idea|felt] in {g.his} pocket and found [half a sandwich|a wet biscuit]~. It was ~not [an idea|much help], but it helped.',
  ],
  end: [
    'The last thing heard that night was a [giggle|small snort]. [Nobody owned up.|It came from under the covers.]',
    '{h} laughed once in {h.his} sleep<mt , [at something about a sandwich|and would not say why in the morning]>.',
    '“Good night,” said {h} to {h.his} feet. [They had gone on ahead.|The left one was asleep already.]',
    'The pillow [made a rude noise|sighed] when {h} lay down on it. [Nobody said a word.|“Pardon,” said {h}.]',
  ],
}

export const cheerful: ToneLines = {
  go: ['hummed their way', 'stepped out smartly', 'skipped'],
  air: [
    'The {time} had [got up on the right side|a flower in its buttonhole].',
    'Someone somewhere was whistling that {time}<mt , and [not badly|it was catching]>.',
  ],
  event: [
    '“[Good day|Hello]!” they said to {beast}. “[Good day|Hello], and mind the {smell}!” it [said|called] back.',
    '{G} whistled one line and {h} whistled [the next|it back]~. By the end ~it had [six parts|a chorus].',
  ],
  low: [
    '“[Well|Now], we have not tried everything,” said {h}. “[There is still the thing we have not tried.|There must be a bit left.]”',
    '{h} whistled, [to keep {h.his} hopes up|under {h.his} breath]. It was [slow|thin], but it was a whistle.',
  ],
  end: [
    '{h} hummed one last line, [with {h.his} eyes shut|into the pillow], and [slept on the tune|left off in the middle].',
    'It had been a day worth whistling about. [Tomorrow, perhaps.|{h} would do that in the morning.]',
    '{h} said good night to [the door, the chair and the moon|all the corners], and it was a good night [for all four|already].',
    'Tomorrow stood outside with its hat on. {h} [let it wait|would be down after breakfast].',
  ],
}

export const bubbly: ToneLines = {
  go: ['bobbed', 'fizzed along', 'bounced'],
  air: [
    'The {time} [fizzed|popped] like lemonade.',
    'There were giggles in the air that {time}<mt , [small ones, that get up your nose|and nobody could say who had let them out]>.',
  ],
  event: [
    '{G} got the giggles, and gave them to {h}, and {h} gave them to {beast}. [It had to lie down.|It took some time.]',
    'Pop! went something. [It was only a bubble, with {beast} in it.|Pop! Pop! Then they were all at it.]',
  ],
  low: [
    'An idea came up in {h} like a bubble, [wobbled|swelled], and went pop. “[Not that one|Bother],” {h.he} said.',
    '{h} puffed out {h.his} cheeks, and let the air go [slowly|with a small rude noise]. [It helped.|That was better.]',
  ],
  end: [
    'One last giggle came up, [small as a bubble|like a hiccup], and then [none|the bottle was empty].',
    'The fizz went out of the day, [bubble by bubble|pip, pip, pip], until it was [flat|as still as milk].',
    '{h} gave a hiccup, [and another|just the one], and slept.',
    'A dream came up in {h}, [round and shiny|as big as a plum], and did not pop.',
  ],
}
