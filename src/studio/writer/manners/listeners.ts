import type { Manner } from './manner.ts'

/** Manners that are heard in the choice of what is noticed and how the words fall. */
export const LISTENERS = {
  lyrical: {
    open: [
      'The light lay [long and gold, like honey on a knife|over everything, thin as silk].',
      'High up, one cloud [went over, white as a swan’s thought|sailed, and its shadow sailed below it].',
      '[Everything|All the air] was [listening|shining], as it does [before rain|after rain].',
    ],
    meet: [
      '{G.s} voice was like [wind in dry grass|a stream under ice].',
      '{G} came the way [evening|mist] comes, [without a step|a little at a time].',
    ],
    fail: [
      'The light moved on. [It does not wait.|A little more of the day was gone.]',
      'And still the [shadows grew|dark came on], [blue on blue|soft as soot].',
      'Somewhere {sound}, and the sound [went out over the world|faded].',
    ],
    turn: [
      'Then, as [a flower opens|ice goes in spring], [slowly and all at once|without a sound]:',
      'There was a hush, [as when snow begins|like the hush between two waves].',
      'The whole night leaned in, [star by star|soft and dark].',
    ],
    end: [
      'And the night went over the roofs like [a slow river|a great soft bird], and carried them all.',
      'Stars came out, [and out, and out|one for each thing that slept].',
      'The dark was [blue and deep|wide and kind], with one star in it [like a seed|like a stitch].',
    ],
  },
  sayings: {
    open: [
      'Soft steps hear most, as they say in those parts. [{h} had soft steps.|It was a day for that.]',
      'There is an old saying: [a full pocket is half a plan|never trouble a pot that hums].',
    ],
    meet: [
      '“A guest and a spoon are always useful,” said {g}, [who was full of such things|and bowed].',
      'Two heads are better than one, and {g} [counted {g.himself} as both|came with a hat besides].',
    ],
    fail: [
      '“[He who pulls the hardest sits down first|A push is only a pull the wrong way around],” said {g}. “[My aunt used to say so|That is old, that saying].”',
      'Well, [the first pancake is for the cat|one wet foot is not a bath], they say.',
    ],
    turn: [
      'Least said, soonest [heard|found]. {h} [said no more|had heard enough].',
      'When the big spoon fails, take the small one: [that is old, and true|any cook knows that].',
    ],
    after: [
      'A small key for a large door, [as the saying is|said {g}, and nodded].',
      'Slow water gets there. [So had they.|It had.]',
    ],
    end: [
      'The day that is shared is twice as long, they say there, [and the night is twice as soft|and nobody has measured].',
      'A shut eye keeps the warm in. [That is the last of the sayings.|So they say.]',
      'What the moon has seen, [the moon keeps|the pillow knows].',
    ],
  },
  naturalist: {
    open: [
      'It should be noted that [a snail was awake|the wind stood in the west] that {time}.',
      'Of {smell} there was [a little|plenty], and of clouds [two|none]. {h} had looked.',
      'If you look closely at {a.a} of {h.s} age, you will find [crumbs|a scratch]. {h} had [both sorts|two].',
    ],
    meet: [
      '{G} was a good example of the kind: [bright in the eye and quick to speak|well grown, and in full voice].',
      'The habits of the {g.kind} are little known. [They talk a good deal.|They like company.]',
    ],
    fail: [
      'This was written down, so that it [need not be done twice|would be of use to somebody].',
      'Such things [do not yield to force|happen more often than is written down]. It is in the nature of them.',
    ],
    turn: [
      'It is worth looking closely at what came next. [It was quite small.|It did not take long.]',
      'At this hour {sound}. [{h} marked it.|Nobody else had noted that.]',
    ],
    after: [
      'It took [a hundred and eleven|forty] heartbeats, by {h.s} count.',
      'The whole thing could be seen [quite plainly|from close up], and it was just as it sounds.',
    ],
    end: [
      'Toward nine the [dew|quiet] came down. The breath of {k} was [slow and even|regular].',
      'Moths were seen. Nothing else [stirred|is on record].',
      'It is on record that {h} turned over once, [at the stroke of nine|to the left], and slept on.',
      'Temperature of the pillow: cool. [Of the child: warm.|That is all.]',
    ],
  },
  things: {
    open: [
      'A {token} may lie about for years, [hoping for|and think of nothing but] a hand to hold it. Things do hope.',
      'A gate [sighed|creaked] as {k} went by. It would have liked to come too, but [it was needed|a gate must stay].',
      'An old lamp saw it all, and this is how the lamp tells it. [Lamps see a great deal.|It is proud, and a little dim.]',
    ],
    meet: [
      '{G.s} shadow did not like to be stepped on~, but ~it was [too shy|too well brought up] to say so.',
      'The stones knew {g}. [They knew {g.him} by {g.his} step, and were fond of it.|Stones know everybody.]',
    ],
    fail: [
      'Even the buttons on {h.s} sleeve [felt sorry|hung their heads].',
      '“[Never mind|I could have told them],” said an old nail. But nobody [hears|asks] a nail.',
      'Somewhere a hinge [sighed|groaned] for them. Hinges [feel things|always know].',
      '{H.s} left shoe [blamed|looked at] the right one, and the right one [looked away|said nothing].',
    ],
    turn: [
      'In {h.s} pocket the {token} [held its breath|trembled a little]. Its hour had come, or nearly.',
      'The moon looked in. “[Now|There],” thought the moon, “I have seen [many things|kings], but I should like to see this.”',
    ],
    after: [
      'The {token} thought it had [done it all|been the hero]. Let it think so.',
      '“I was there,” a pebble would say for the next [hundred years|thousand years]. And it was so.',
    ],
    end: [
      'On the chair {h.s} clothes [told one another all about it|lay with their arms around each other], until they slept too.',
      'And the little lamp? [It went out, but it was a happy going out.|It burned low, and dreamed that it was a star.]',
      'The bed was old and wooden, and had [once been a tree|loved many children]. It [rocked them a little|held {h} as it had held the birds].',
    ],
  },
  lists: {
    open: [
      '{h} had with {h.him}: [one hat, two knees, no plan|a crust, a crumb, and a good deal of time].',
      'There were three things to be seen: [the sky, the dust, and {k}|a fence, a bee, and {k}].',
    ],
    meet: [
      '{G} had brought [a bag, a bun, and advice|an opinion, a whistle, and a spare opinion].',
      'They now had: one {g.kind}, one {token}, [and no idea|and hope].',
    ],
    fail: [
      'What they had learned: [one, not that way; two, nothing else|one, it did not work; two, see one].',
      'Ideas so far: [some. Ideas that worked: none|not enough, and that one was used up].',
      'Still to hand: [{h}, ten fingers, and the rest of the evening|two ears, one moon, and a bit of hope].',
      'Tried: [pluck, luck, and {g}|the quick way, the loud way]. Left to try: [patience|all the rest].',
    ],
    turn: [
      '{h} went over it: [what was wrong, who was sad, what there was to hand|the dark, the trouble, and what {h.he} had].',
    ],
    after: [
      'So that was one thing done, and nothing broken but [a twig|the silence].',
      'Score: trouble, two. {h}, [one, and that was enough|three].',
    ],
    end: [
      'Things put to bed: [two shoes, one day, and {k}|the moon, the cat, and {k}].',
      'Good night, {g}. Good night, {o}. Good night, [all the rest of it|feet].',
      'What was left: [the dark, the warm, and one slow breath|a pillow, a moon, and not one sound more].',
    ],
  },
  verse: {
    open: [
      '“[Over and under, and in at the door, there’s always a somewhere you’ve not been before|Left foot and right foot, and round by the wall, the longest of journeys starts off very small],” sang {h}.',
      'There was a rhyme for such a {time}: “[Crumb in the pocket and sun on the sill, somebody’s waiting just over the hill|Blue for the morning and gold for the noon, something will happen, and happen quite soon].”',
    ],
    meet: [
      '“[How do you do and hello and good day, it’s better to walk with a friend on the way|Where are you going, and may I come too? I’m ever so useful when walking with you],” sang {g}.',
    ],
    fail: [
      '“[Heave and ho and bump and bother, that’s one way; now try another|Once for the pushing and twice for the pull, my shoes and my ears and my pockets are full],” said the rhyme.',
      '“[Never you worry and never you mind, there’s more in the bag of the different kind|Tumble and rumble and sit on the ground, the answer is somewhere, and has to be found],” sang {g}.',
    ],
    turn: [
      '“[Hush, said the night, and look, said the moon, somebody’s clever, and somebody’s soon|Softly, so softly, by thread and by thread, the thing that was tangled is smoothed out instead],” went the rhyme in {h.s} head.',
    ],
    end: [
      '“[Lamps in a row and the stars overhead, all the long roads lead the traveler to bed|Down goes the sun with its hat on its knee, a yawn for the mountain, a yawn for the sea],” sang the dark.',
      '“[One for the pillow and two for the sheet, sleep at your shoulder and sleep at your feet|Fold up the evening and put it away, and keep a small corner for starting the day],” went the last of the rhyme.',
    ],
  },
} satisfies Record<string, Manner>
