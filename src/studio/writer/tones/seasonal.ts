import type { ToneLines } from './tone-lines.ts'

export const springlike: ToneLines = {
  go: ['skipped', 'splashed along', 'hopped'],
  air: [
    'The {time} smelled of [rain and new green|new things].',
    'It had rained, and then it had [thought better of it|stopped], and now everything [dripped and shone|was growing].',
  ],
  event: [
    'A [bud|tiny leaf] popped open right by {h.s} nose. [Pop!|They all stopped to look.]',
    'A shower came~, then ~it went~, and ~[everyone shook like dogs|a bit of rainbow was left over].',
  ],
  low: [
    'Drip, went something. Drip. [It was only spring, growing.|Even the dark smelled green.]',
    '[Under the ground|Down below], seeds were waiting too. {h} [knew how they felt|waited with them].',
  ],
  end: [
    'All night, [things grew|something green pushed up a little], with no noise at all.',
    'A soft rain began, [pat, pat|tip, tip], and [{h} was dry|stayed].',
    'Out in the dark a bud thought about it. {h} [slept|would see it in the morning].',
    '{h} lay curled up like a [leaf|fern], and the night [was mild|let {h.him} be].',
  ],
}

export const summery: ToneLines = {
  go: ['ambled barefoot', 'sauntered', 'ran'],
  air: [
    'It was a [long|warm], [golden|lazy] {time} that had [no end to it|forgotten how to stop].',
    'It was so warm that {time} that [even the shadows lay down|butter gave up].',
  ],
  event: [
    'They shared [a peach|some plums] and [spat the stones|let the juice run].',
    '{Beast} lay in the warmth with all its feet in the air. [They envied it.|It waved one of them.]',
  ],
  low: [
    'The warm [air|dark] [hardly moved|lay on their arms like a cat].',
    '{h} fanned {h.him}self~. Thinking ~was hot work.',
  ],
  end: [
    'The window stayed open~, and ~the warm night [came in and sat down|smelled of {smell}].',
    '[There was still a bit of light|One last stripe of light was left], and it went to sleep on the wall.',
    '{h} slept with one foot out, [for the breeze|where it was cool].',
    'A moth went around the lamp once more, then [it and {h} slept|off, and so did {h}].',
  ],
}

export const autumnal: ToneLines = {
  go: ['scuffed', 'rustled along', 'tramped'],
  air: [
    'The {time} smelled of [smoke|apples] and [wet leaves|nuts].',
    'A [brisk|busy], rusty wind was [sorting|counting] the leaves that {time}.',
  ],
  event: [
    'A [gust|puff of wind] came, and for a moment everything that could fly [flew|did]<mt : [leaves, a hat, most of a letter|leaves and scarves and one surprised bird]>.',
    '{G} found {food}, and they shared it [in the lee of a wall|out of the wind].',
  ],
  low: [
    'The wind [turned a page|went by on the way to somewhere]. {h} [turned up {h.his} collar|pulled {h.his} sleeves down].',
    'It gets dark early [at that time of year|in the fall]. {h} [did not mind|liked it].',
  ],
  end: [
    'Outside the wind [raked and raked|tidied the year away]. Inside [nothing stirred|it was still].',
    'One leaf came in at the window and [lay down|slept] on the mat.',
    '{h} pulled the blanket up to {h.his} chin, like a [nut|hedgehog] in its coat.',
    'It smelled of apples and [smoke|wool], and {h} was [warm to the toes|put away for the night, like them].',
  ],
}

export const wintry: ToneLines = {
  go: ['trudged', 'crunched along', 'hurried'],
  air: [
    'It was so cold that {time} that [words came out as small clouds|noses went pink].',
    'There was [frost|ice] on the {time}<mt , [thin as a watch glass|and it squeaked when you looked at it]>.',
  ],
  event: [
    'They blew on their fingers~, and ~their breath went up [like three little chimneys|like smoke].',
    '{G} slid [a bit|on something], went around twice, and [bowed|ended facing the other way].',
  ],
  low: [
    'It was too cold to [stand and think|sit], so {h} [stamped|hopped] and thought.',
    'The cold [hummed a bit|went tick, tick]. {h} put {h.his} hands up {h.his} sleeves.',
  ],
  end: [
    'On the window the frost [drew ferns|was drawing], and did not finish until [morning|dawn].',
    'There was [snow|frost] on everything but {h}<mt , who was as warm as bread>.',
    'Out there it was so cold that the stars [shook|rang]. {h} was [not|a small warm heap].',
    'Snow has no sound. {h} fell asleep [listening to it|in the middle of it].',
  ],
}
