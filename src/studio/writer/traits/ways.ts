import { type TraitRule, theirWords } from './rule.ts'

/** How a child is and what it likes to do. */
export const WAYS: Record<string, TraitRule> = {
  sound: [
    /\b(?:sing(?:s|ing)|hum(?:s|ming)|whistl(?:es?|ing)|music(?:al)?|drum(?:s|ming)?|piano|violin|guitar|flute|ukulele|loud(?: voice)?|noisy)\b/i,
    'sound',
    theirWords,
    [
      '{a} was humming<mt [ through {a.his} nose, with no idea that {a.he} was| the same four notes {a.he} had hummed since breakfast]>.',
      '{a} had a tune in {a.his} head and it [would not|refused to] sit down.',
    ],
    [
      '{a} began to hum~. It was ~[low|soft] at first, [then a bit bolder|then with all the twiddly bits].',
      '{a} [took a breath|wet {a.his} lips] and hummed<mt : [four notes up and one note down|the tune that had been in {a.his} head all day]>.',
      '{a} sang it, words and all. Where {a.he} did not know the words {a.he} sang [la|pom].',
      'It was {A.s} turn, so {a} did what {a.he} always did. {A.he} sang.',
    ],
  ],
  make: [
    /\b(?:draw(?:s|ing)?|paint(?:s|ing)?|build(?:s|ing)?|lego|craft(?:s|ing|y)?|creative|artistic|invent(?:s|ing|ive|or)?|mak(?:es|ing) things|sew(?:s|ing)?|bak(?:es|ing)|cook(?:s|ing)?|cardboard|blocks|tinker(?:s|ing)?)\b/i,
    'make',
    theirWords,
    [
      '{a} was [always|forever] making things<mt , [and had glue on one elbow to prove it|and had yet to throw away a box]>.',
      'There was [paint|glue] on {A.s} thumb<mt , [left over from something that nearly worked|blue, from Monday]>.',
    ],
    [
      '{a} drew it first, in the air, with one finger. Then {a.he} looked around for the parts.',
      '“I can make [something|one],” said {a}. {A.he} [rolled up {a.his} sleeves|began with the hard bit].',
      '{a} shut one eye and measured it with {a.his} thumb. Then {a.his} hands got busy.',
      'There was a bit of this there, and a bit of that. {a} had already begun to fit them together.',
    ],
  ],
  move: [
    /\b(?:fast(?:est)?|runs?|running|climb(?:s|ing|er)?|jump(?:s|ing)?|danc(?:es?|ing|er)|sport(?:s|y)|soccer|football|swim(?:s|ming|mer)?|gymnast(?:ics)?|strong|energetic|cartwheels?|skat(?:es|ing)|bik(?:es|ing)|acrobat(?:ic)?)\b/i,
    'move',
    theirWords,
    [
      '{a} [could not|never could] stand on two feet for long<mt ; [one of them always wanted to be somewhere|{a.he} hopped the last bit, for speed]>.',
      '{a} got there first<mt . {A.he} [generally|mostly] did>.',
    ],
    [
      '{a} shook out {a.his} arms and legs. Then {a.he} went, [quick as a squirrel|light and quick].',
      '“[Stand back|Watch this],” said {a}~, and ~{a.he} was off, [hand over hand|one, two, three, and up].',
      '“Hold my [shoes|hat],” said {a}, and was gone before anyone could.',
      '{a} looked at how far it was, and was glad. {A.he} took a run at it.',
    ],
  ],
  brave: [
    /\b(?:brave|courageous|fearless|daring|adventurous|bold|wild)\b/i,
    'move',
    theirWords,
    [
      '{a} was brave<mt , [except about wasps|though {a.he} liked to know where the door was]>.',
      '{a} [always went|liked to go] first<y .><mt , [even down dark stairs|even into cold water]>.',
    ],
    [
      "“I'll go first,” said {a}. {A.his} knees [shook a bit|had their doubts]~, but ~{a.he} went.",
      '{a} took [one deep breath|two big breaths]. Then {a.he} [went straight at it|went, before {a.he} could think].',
      '“Somebody has to,” said {a}. {A.he} counted to three, and went on two.',
    ],
  ],
  curious: [
    /\b(?:curious|clever|smart|bright|observant|detective|inquisitive|asks (?:a lot of |many |lots of )?questions|puzzles?|count(?:s|ing)|math|science|chess|wonder(?:s|ing)?|thoughtful)\b/i,
    'notice',
    theirWords,
    [
      '{a} had asked [nine|eleven|fourteen] questions since breakfast<mt , and [only two had been answered|was saving three for later]>.',
      '{a} liked to know why.',
      '{a} looked under things<mt [ that other people only looked at|, as {a.he} always did]>.',
    ],
    [
      '“Wait,” said {a}. {A.he} got down on {a.his} [hands and knees|tummy] and looked [from underneath|very closely].',
      '{a} asked {a.him}self a question. Then {a.he} asked it the other way around, and looked [again|once more] to check.',
      '“Why?” said {a}. {A.he} said it three times, and each time {a.he} looked in a different place.',
      '{a} went all the way around it, counting. On the second time around {a.he} stopped.',
      '“That’s odd,” said {a}. {A.he} did not know yet what was odd. {A.he} put {a.his} nose up close to find out.',
    ],
  ],
  funny: [
    /\b(?:funny|silly|giggl(?:es|y|ing)|jok(?:es?|ing|er)|cheeky|laugh(?:s|ing)?|goofy|playful|mischievous)\b/i,
    'tell',
    theirWords,
    [
      '{a} was saving up a joke<mt about [a cheese|a duck|two potatoes]>.',
      '{a} could make [a doorpost|a judge|a sack of flour] laugh.',
    ],
    [
      '{a} told {a.his} best joke. {A.he} told it badly, and began with the end.',
      '“Knock, knock,” said {a}. It was the one with the [cow|boats|yodel] in it, and {a.he} could hardly get through it.',
      '{a} pulled the face. It is not a face that can be described. Then {a.he} told the joke that goes with it.',
      '“[What|Guess what],” said {a}, “did the one sock say to the other?” {A.he} was laughing too much to [finish|get to the end].',
    ],
  ],
  tell: [
    /\b(?:read(?:s|ing)|books?|stor(?:y|ies)|storyteller|imaginat(?:ion|ive)|dream(?:s|y|er)|talk(?:s|ative|ing)|chatty|pretend(?:s|ing)?|writ(?:es|ing))\b/i,
    'tell',
    theirWords,
    [
      '{a} was telling {a.him}self a story<mt [ and had reached the part with the storm|, doing all the voices]>.',
      '{a} knew a great many stories<mt , [most of them with a bear in|and mixed them up on purpose]>.',
    ],
    [
      '“Once,” said {a}, “there was a [goat|king|bear] who [ate a map|kept a cloud in a jar|could not find his hat].” {A.he} made it up as {a.he} went.',
      '{a} began a story. It had a [bear|goat|duck] in it<mt , and {a.he} did [its voice|all the voices] very well>.',
      '“I know one that starts just like this,” said {a}, and told it, with [both hands|all the doors creaking].',
      '“This was before there were any [spoons|Mondays|chairs],” said {a}. That was how {a.his} best ones began.',
    ],
  ],
  kind: [
    /\b(?:kind|gentle|caring|quiet|shy|patient|calm|sweet|loving|sensitive|helpful|careful)\b/i,
    'still',
    theirWords,
    [
      '{a} was the [quiet|gentle] sort<mt [ that cats sit on|; beetles walked over {a.his} hand and thought nothing of it]>.',
      '{a} stepped around every [ant|snail|beetle].',
    ],
    [
      '{a} [said nothing|did not say a word]. {A.he} sat down, [not too near|a little way off], and waited.',
      '{a} sat down [on the ground|close by]<mt and looked the other way, [as you do with a cat|to be polite]>. {A.he} [was good at waiting|did not hurry].',
      '{a} did not come any nearer. {A.he} only stayed, and was [quiet|kind], and let it get used to {a.him}.',
    ],
  ],
  wheels: [
    /\bwheelchair\b/i,
    'move',
    () => 'wheels',
    [
      '{A.s} wheels [ticked|whispered] over the ground<mt , and the left one sang a little>.',
      '{a} had [stickers|a bell] on {a.his} wheelchair<mt [ and knew the name of each| and oiled the wheels on Sundays]>.',
      '{a} could spin {a.his} wheels [on a penny|twice around and stop dead].',
    ],
    [
      '{a} gave {a.his} wheels one hard push and was off, [leaning into the turn|faster than anyone could say “mind”].',
      '{a} let off the brake~. Then ~{a.he} was away, [low and quick|wheels humming].',
      '“[Mind your toes|Watch this],” said {a}~, and ~the wheels [hummed|sang].',
    ],
  ],
  fear: [
    /\b(?:afraid|scared) of (?:the )?([\p{L}]+)/iu,
    'still',
    (match) => match[1]?.toLowerCase() ?? 'noises',
    [
      '{a} did not [much like|care for] {trait}<mt , and [saw no reason to|left it alone when {a.he} could]>.',
    ],
    [
      '{a} knew what being scared is like. {A.he} did not [push|fuss]. {A.he} just sat down close, and stayed.',
      '“I am afraid of {trait},” {a} said, “so I know.” {A.he} sat down, and took up no room at all.',
    ],
  ],
}
