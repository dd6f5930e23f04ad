import type { ToneLines } from './tone-lines.ts'

export const brave: ToneLines = {
  go: ['strode', 'pushed on', 'marched'],
  air: [
    'The wind was up that {time}.',
    'It was a {time} for strong boots<mt and [big steps|no looking back]>.',
  ],
  event: [
    'The ground shook. “[Hold hands|Keep close],” said {h}. They [went on|did not turn back].',
    'There was a gap [as wide as a bed|with a long drop in it]. {h} jumped~, and ~so did they all.',
  ],
  low: [
    '{h.s} heart went bump, bump. {H.he} [let it bump|went on anyway].',
    'It was <y very dark><mt as dark as the inside of a boot>. {h} took one step [into it|more].',
  ],
  end: [
    '{h} had been [scared three times|a bit afraid] and had gone on [three times|anyway]. Now {h.he} was [only tired|warm].',
    'Outside, the dark was [just as big|still there]~, but ~{h} knew it now, and [it knew {h.him}|slept].',
    'The dark said boo, [very low|once]. “[Good night|Boo],” said {h}, and [turned over|slept].',
    '{h} kept one hand out from under the blanket, [in case anybody needed it|to show that it could be done].',
  ],
}

export const exciting: ToneLines = {
  go: ['dashed', 'sped', 'ran'],
  air: [
    'Something was going to happen that {time}. [You could feel it.|The air fizzed.]',
    'The {time} went off like a [cork|rocket].',
  ],
  event: [
    '“Run!” [cried|said] {g}. They ran. [Behind them something|A branch of the dark] went CRASH, and [missed|then it was still].',
    'Down they slid, [faster and faster|bump, bump, bump], and landed in [a heap|a soft spot].',
  ],
  low: [
    'There was no time to lose. {h} thought [fast|as fast as {h.he} could].',
    '“[Quick|Think],” said {g}. {H} was [thinking already|doing that].',
  ],
  end: [
    '{h.s} heart slowed down, from a gallop to a trot to a walk. [Then it slept.|Then all was still.]',
    'The [racing|rush] was over~, and ~being still was the best bit.',
    'The day had run as fast as it could. [Now it sat down, puffing, on the end of the bed|{h} let it win].',
    '{h} shut {h.his} eyes, and the last bit went by again, [slower|only slower, and then slower still].',
  ],
}

export const epic: ToneLines = {
  go: ['journeyed', 'marched', 'went forth'],
  air: [
    'It was a {time} that [songs would be made of|people would talk about].',
    'Long was the {time}, and [wide was the sky|far was the road].',
  ],
  event: [
    'They crossed [nine hills|the wide and windy part] before [supper|anyone spoke]. [The hills were small, but there were nine.|{Beast} watched them pass.]',
    'Far off [a horn blew|something great turned over in its sleep]~. {G} ~[stood up straighter|took off {g.his} hat].',
  ],
  low: [
    'This was the hour that [the song would slow down for|the tale would tell of]. {h} [stood|waited] [in the dark|with the dark all around].',
    '“[Every great deed|Every quest] has a sit-down in it,” said {g}. “This is [the sit-down|ours].”',
  ],
  end: [
    'So ended the [long journey|great day]~, and ~the one who had [made|walked] it slept.',
    'They would sing of it [one day|somewhere]. Tonight {h} only slept.',
    'The night put its [great gray cloak|long arm] around {k}, and the tale was [done|told for that day].',
    'Even heroes take their [boots|socks] off in the end. {h} [did|had].',
  ],
}

export const daring: ToneLines = {
  go: ['slid', 'raced', 'dashed'],
  air: [
    'It was a {time} to try things on.',
    '“[I bet we can,|Who dares?]” said the {time}<mt , [or it looked as though it did|to anyone who would listen]>.',
  ],
  event: [
    'There was a safe way and a short way. “[Short|The other one],” said {h}~, and ~they [held on tight|shut one eye each].',
    '{G} dared {h} to [touch the dark bit|say boo to the wind]. {h} did it twice.',
  ],
  low: [
    '{h} looked at the hard part. It looked back. [{h} did not blink.|It blinked first.]',
    '“[One more|Once more],” said {h}. “[A bigger one|Higher, this time].” {G} [gulped|covered {g.his} eyes].',
  ],
  end: [
    'Nobody dared {h} to fall asleep. {H.he} did it anyway.',
    '{h} had leaped at the day with both arms. Now {h.he} [let go|landed], and the bed was soft.',
    '“One more dare,” said the pillow. “[Lie still.|Shut both eyes.]” {h} did it.',
    '{h} took one big leap, [right into the middle of sleep|and it was into sleep].',
  ],
}
