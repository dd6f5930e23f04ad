import type { Manner } from './manner.ts'

/** Manners in which the teller steps forward and speaks. */
export const TELLERS = {
  reader: {
    open: [
      'There is a {token} in this story. [Keep an eye on it.|Watch it well.] It comes back.',
      '[Are you sitting well?|Is your pillow right?] Good<mt , because [this goes quite fast at first|nobody can stop in the middle]>.',
      'Now, you and I [know|have been told] not to go [after every noise|where the sad voice is]. {h} [forgot|had not been told].',
    ],
    meet: [
      '(You would have laughed. {h} [nearly did|bit {h.his} lip].)',
      '[You may not have met|Have you ever met] {g.a}? They are [just like that|all the same].',
    ],
    fail: [
      'Would you have tried that? [I would.|So would I.]',
      '(Do not tell {g}, but [you and I saw that coming|I guessed it would].)',
      'You see the trouble, of course.',
    ],
    turn: [
      'And what do you think [happened|came next]? [Guess.|No, better than that.]',
      'Now listen, because this is [the quiet bit|where it turns].',
      'Remember [what I told you|the start]? [Well, then.|So did {h}.]',
    ],
    end: [
      'If you put your ear to the pillow, you may [hear {g} now|still hear it]. [Try.|Go on.]',
      'That is all I know, and [now you know it too|you have it now].',
      'And you? [Are your feet warm? Good.|Shut one eye. Now the other.]',
    ],
  },
  irony: {
    open: [
      '{h} had been told to be [good|careful], and fully meant to [begin|start] at once<mt , [after this|tomorrow at the latest]>.',
      'Nothing ever happened, [everybody|they all] said, [least of all on such a {time}|and they had said so for years].',
      '“[Do not be late|Stay clean],” someone had told {h}~, and ~[the day laughed a bit|{h.he} had said yes].',
    ],
    meet: [
      '{G} knew everything about everything<mt , as people do who [stay at home|have not been asked]>.',
      '{G} had never been wrong<mt , [by {g.his} own account|and kept no notes of it]>.',
    ],
    fail: [
      'It was a very good plan<mt , and [had only the one fault, that it did not work|it is a pity about what happened]>.',
      'They all agreed that it [had nearly worked|was somebody else’s idea].',
      '“[Just as I expected|I meant it to],” said {g}, who [had not|did not].',
    ],
    after: [
      'It was so simple that [no grown-up could have thought of it|only a child could do it].',
      '{G} would say later that it had been {g.his} own idea.',
      'After all that clever work, it was [the easy thing|quite easy].',
    ],
    end: [
      '“What did you do today?” somebody asked. “Nothing much,” said {h}.',
      'In the morning it was agreed that [nothing had happened|{h} had slept well, and that was true].',
      'As for being [good|careful], {h} would surely begin tomorrow.',
    ],
  },
  dry: {
    open: [
      'It was not a large adventure, to begin with.',
      'The weather was [present|as usual].',
      '{h} had [no plans for the {time}|meant to be back by six].',
    ],
    meet: [
      '{G} was not a great talker. [This was talking.|That was most of it.]',
      'They shook hands. [It took some time.|It was damp.]',
    ],
    fail: [
      'It did not go well.',
      'That was one way to [do it|get wet]. [It was not the way.|There are others.]',
      'There was a short silence. [It had earned one.|Somebody coughed.]',
    ],
    after: [
      'It worked. [Nobody was more surprised than {g}.|{G} wrote it down.]',
      'This, as it turned out, was [useful|the thing to do].',
      'It took [about a minute|no time]. [Good ideas are like that.|Most of it was waiting.]',
    ],
    end: [
      'On the whole, it had been [all right|a day].',
      '{h} slept. [It seemed the thing to do.|No more was asked of {h.him}.]',
      'That was that. [It was enough.|It generally is.]',
    ],
  },
  nonsense: {
    open: [
      'It was, in short, a [wibblesome|quimbly|flomptious] {time}.',
      'The air felt [snurgly|thrumbly|pimpersome] that {time}.',
      'There was a [brindle-brandle|whifflish|tumpish] look about the {time}.',
    ],
    meet: [
      '“[Fiddle-me-plumkin|Oh, grumpets and glue|Snickle my snackle]!” said {g}.',
      '{G} did a [flimp|wobberty hop|squindle], which is half a bow and half a [sneeze|skid].',
    ],
    fail: [
      'It was a complete [flumpkin|blunderbash|squaddle].',
      '“[Flapdoodle-dandy|Crumbly-wumbles|Oh, my pimpernoodles],” said {g}.',
      'They were all in a [snozzle|dithermuddle|hubble-gubble].',
    ],
    turn: [
      'And then, [flippety-plip|ping-a-ling-pong|hey-nonny-wump]!',
      'It went [glimmeroo|thrumbelow|wissapong], just like that.',
      'Something in the air went [pockle|tinkety|fwimp].',
    ],
    end: [
      '[Snoozle|Drowsily-dum|Lullabumble], said the night, and [snoozle-doo|hum|lumble].',
      'And all was [hushly|mimbly|slumbersome].',
      'Nighty-[noodle|nimble|numpkin], [winky-blink|sleepy-shoes], and out.',
    ],
  },
  fireside: {
    open: [
      'This was in the days when [wishing still helped|the hills were younger], or else it was last week.',
      'My grandmother told me this, [and she had it from a goose|and hers told her].',
      'Once, and only once, [and not far from here|if it is true at all], there was {a.a} called {a}.',
    ],
    meet: [
      'Now {g} was [no common {g.kind}|wiser than most], as you shall hear.',
      'Whom should they meet but {g}? [So it always is in these tales.|Tales are like that.]',
    ],
    fail: [
      '[Once|One time] is not enough, in tales. [It never is.|There must be another.]',
      'So that was [of no use|no good], and [the moon rose a little|the tale goes on].',
    ],
    turn: [
      'But {h} was [the youngest heart there|nobody’s fool], and now it showed.',
      'And now comes the [part|bit] they tell [in every village|to this day].',
    ],
    end: [
      'And if {k.they} {k.have} not woken, {k.they} {k.are} sleeping still.',
      'That is the tale. I [ate the cake at the end|was there, under the table], and it was [good|plum].',
      'So it was told to me, and so [I tell it|I give it] to you.',
    ],
  },
  tall: {
    open: [
      'It was so still that {time} that you could hear [the paint dry in the next town|two ants disagree a mile off].',
      'I would not say {h} was the finest [child|person] for [nine hundred miles|forty counties], but [others have|I would think it].',
      'Things were larger in those days. [A raindrop would fill a bucket.|You had to climb up to see over breakfast.]',
    ],
    meet: [
      '{G} was so old that {g.he} [remembered the sea when it was a puddle|had known the moon as a boy].',
      'Nobody for a thousand miles could talk like {g}<mt , [or for as long|though two had tried, and had to lie down]>.',
    ],
    fail: [
      'It failed so loudly that [hats came off in three kingdoms|it was in the papers].',
      'I have seen things go wrong, but [never with so much style|that one still gets letters].',
      'It was the worst try [since the year of the two winters|in the history of trying].',
    ],
    after: [
      'They say it was heard in [China|Spain], and [thought to be thunder|clapped for].',
      'Nobody had done such a thing before. [A few have claimed to.|I have looked it up.]',
    ],
    end: [
      '{h} slept so deeply that [the bed needed a ladder|they had to send down a bucket for {h.him}].',
      'It was the longest, widest, softest night ever made, and {h} [used all of it|slept from one end to the other].',
      'Every word of that is true, except [the parts I made longer|two].',
    ],
  },
  theater: {
    open: [
      'The scene: {here}. The time: {time}. [Enter {k}.|{K} {k.come} in from the left.]',
      'Imagine a curtain. [Now imagine it going up.|There it goes.] That is {k} [in the middle|you can see].',
    ],
    meet: [
      '(Enter {g}, [in haste|with a flourish].)',
      '{G} made an entrance. [Some people cannot simply come in.|It was a good one.]',
    ],
    fail: [
      '(A pause. [Somebody drops a spoon.|The moon coughs.])',
      'That was the end of the [first act|scene]. [Nobody clapped.|They swept up.]',
    ],
    turn: [
      '(The lights go down. [There is one on {h}.|All eyes are on {h}.])',
      'Drum roll, if you please. [A soft one.|Not so loud.]',
    ],
    after: [
      '(Cheers. [Hats are thrown. Some come back.|A flower lands on {g}.])',
      'If there had been a curtain, it would have [come down there|had to go up again nine times].',
    ],
    end: [
      '(The lamps go out, [from left to right|one at a time]. {K} {k.sleep}. Curtain.)',
      'Slow curtain. [Hush.|Soft music.]',
      '({K.they} {k.do} not take a bow, because {k.they} {k.are} asleep.)',
    ],
  },
  questions: {
    open: [
      'Was it an ordinary {time}? [It was.|It looked like one.] Did it stay so? It did not.',
      'Who is this story about? {h}. And what did {h.he} want? [Only to be left in peace till supper.|Nothing, yet.]',
    ],
    meet: [
      'And who was that? That was {g}. [Was {g.he} any help? Wait and see.|Could {g.he} be trusted? Oh, yes.]',
      'Did {g} mind being asked? [Not one bit.|{G.he} minded not being asked sooner.]',
    ],
    fail: [
      'Did it work? [It did not.|Well, no.]',
      'Were they cross? [A little.|Only {g}.] Did they stop? They did not.',
    ],
    turn: [
      'Who was it that [thought of it|moved first]? It was {h}.',
      'And was {h} afraid? [Yes, and {h.he} went on.|A bit. It passed.]',
    ],
    end: [
      'Is that the end? [It is the end of the day.|Nearly.]',
      'Where is {g} now? Asleep. Where is {o}? Asleep. And {h}? [Hush.|Look.]',
      'What did {h} dream of? [That is another story.|I did not ask.]',
    ],
  },
} satisfies Record<string, Manner>
