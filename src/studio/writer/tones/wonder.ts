import type { ToneLines } from './tone-lines.ts'

export const curious: ToneLines = {
  go: ['crept', 'wandered', 'peered and wandered their way'],
  air: [
    'It was a {time} full of [why|small questions].',
    'Something about the {time} was [not quite as usual|a little bit odd].',
  ],
  event: [
    'Why did {beast} walk in [circles|a square]? They watched until they [knew|found out]. [It had dropped a crumb.|It liked corners.]',
    '{h} found {glow} and [turned it over|looked behind it]<mt . There was more of it on the other side>.',
  ],
  low: [
    '“What do we know?” said {h}. [They counted it on their fingers.|They knew three things. It was not enough.]',
    '{h} [put the question down|thought of it] [like a stone|this way and that], and looked at it from [all around|the back].',
  ],
  end: [
    'There was one question left over. {h} [saved it for the morning|took it to bed].',
    '“[Why|How],” said {h}, nearly asleep, “do [stars|shadows] …” [But the rest was snoring.|The rest could wait.]',
    '{h} wondered what it is that falls when you fall asleep. [Then {h.he} found out.|It was {h}.]',
    '{h} kept one eye open to see the moment when it comes. [It came from the other side.|It missed it.]',
  ],
}

export const mysterious: ToneLines = {
  go: ['crept', 'stole', 'tiptoed'],
  air: [
    'A thin mist had come up that {time}.',
    'It was a {time} with a secret in it. [You could tell by the hush.|Even the shadows whispered.]',
  ],
  event: [
    'Someone had been there before them: [one crumb, still warm|a smudge, a thread, a crumb].',
    'A whisper went by. “[Not that way|Warm, warmer],” it [seemed to say|said]. {G} [shivered|stood very still].',
  ],
  low: [
    'Behind them [a twig cracked|something ticked]. Then [nothing|hush].',
    'Two and two, thought {h}, make [something|a secret]. {H.he} was [nearly there|close].',
  ],
  end: [
    'One small thing was never explained. [{h} was glad.|It is still out there.]',
    'And who had [whispered|left the crumb]? {h} [smiled|almost knew], and slept.',
    'Something went [tick|pat] on the stair, [once|and was polite about it]. {h} did not need to know.',
    'There was a shadow that fitted nobody. It [said good night|lay down too], and {h} slept.',
  ],
}

export const whimsical: ToneLines = {
  go: ['pottered', 'twirled', 'ambled'],
  air: [
    'It was a {time} with a bit of [glitter in its beard|jam on it].',
    'The {time} had come in [odd socks|its slippers]<mt , and [was not sorry|one of them was a boat]>.',
  ],
  event: [
    '{Beast} came past with a [very small umbrella|teaspoon], and [bowed|said good day].',
    'They met a [door with no wall|stair that went nowhere]. They [knocked, to be polite|sat on it for a bit, to be kind].',
  ],
  low: [
    '{h} asked [{h.his} left foot|the nearest cloud]. It [did not know|had no idea] either.',
    '“[When I am stuck|In such a case],” said {g}, “I think of [a green bun|cheese, but backward].” They all did.',
  ],
  end: [
    'The moon [put on its nightcap, and it suited it|tried on a cloud, and kept it].',
    'A small [umbrella|teaspoon] would stand by the bed in the morning. [That is later.|It was not there before.]',
    'The socks had a word with each other under the bed. {h} [slept through it|did not tell].',
    '{h.s} bed was the right way up, [this time|more or less], and that was [lucky|kind of it].',
  ],
}

export const magical: ToneLines = {
  go: ['floated', 'stepped lightly', 'went'],
  air: [
    'There was a shimmer on the {time}<mt , [as on a soap bubble|like breath on glass]>.',
    'On such a {time} [wishes lie close to the ground|spoons have been known to talk].',
  ],
  event: [
    '{Glow} rose up~. It ~[wrote a loop in the air|circled {h} twice], and where it had been the air [rang|sparkled].',
    'With each step a [spark|small light] woke under their feet, and went out again [behind them|with a sigh].',
  ],
  low: [
    'The dark [held its breath|gave a wink]. [Something was about to be true.|It was about to happen.]',
    '{h} made a wish~. ~{H.he} [kept it small, so it would fit|did not say it out loud].',
  ],
  end: [
    'A last spark [slid down|landed on] the blanket and [went out like a kiss|slept there].',
    'On the sill a [little light|spark] kept watch~. It ~[did not tell|stayed till morning].',
    'Somebody small said a word over {h}, and it was [sleep|soft].',
    'The stars went on [one at a time|with a tiny click], and the last was for {h}.',
  ],
}

export const fantastical: ToneLines = {
  go: ['sailed along', 'skimmed', 'floated'],
  air: [
    'That {time} the clouds were [for sale|lower than usual, and had doors].',
    'It was a {time} on which [anything was allowed|up was only a habit].',
  ],
  event: [
    '{Beast} flew over, [towing a small island|on a carpet], and [waved|asked the way].',
    'The road rolled itself up like a [rug|tongue] and [unrolled again somewhere better|put them down with a bump].',
  ],
  low: [
    'Far up, somebody was hanging [out the stars|new stars] to dry. {h} [watched|counted them in].',
    'Somewhere a mountain turned over. “[Sorry|Beg pardon],” it said. {h} had to smile.',
  ],
  end: [
    'The bed gave a small leap, [spread its sheets|like a pony], and sailed off into the dark.',
    'Far below went [cities of salt|glass forests], and {h} slept over all of them.',
    '{h} slept, and grew [wings|a tail], and it was quite usual there.',
    'The moon lowered a ladder. {h} was [up it before anyone could look|asleep on the third step].',
  ],
}
