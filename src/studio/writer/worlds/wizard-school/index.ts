import { type World, who } from '../../world.ts'
import { troubles } from './troubles.ts'

export const wizardSchool: World = {
  themes: ['wizard-school'],
  setting: 'Castle',
  here: 'a school of magic with a leaning tower',
  home: [
    'For [three days|a week] {k} had been at wizard school<mt , the School of Small Magic, and could already [turn a frog into the same frog|make a teacup feel shy]>.',
    'It was the hour after lessons<mt , when [the brooms sweep by themselves|the stairs go off to play]>, and {k} had [kept back a spell to practice|the whole spell room to use].',
    'At the School of Small Magic {k} {k.was} learning [hats|invisible ink]<mt , [and had got as far as feathers|and had lost two pens and a shoe to it]>.',
    '{k} had a hat with stars, and [half a spell|one short spell] by heart<mt , [which could warm cold toast|and it was the good half]>.',
    'The others were at supper, but {k} had a spell to learn<mt , [and the book kept yawning|word by word, since the last try had made the desk shy]>.',
  ],
  bed: [
    'Soon {k} lay in the [round tower room|bed with the star curtains]<mt , where the candle puts itself out, [and says excuse me|when nobody is reading]>.',
    'The pillow said “there,” and {k} lay down on it<mt , [which was its one kind word, and it was enough|and the stair outside went off for the night]>.',
    'The candle blew itself out, and {k} {k.was} in bed<mt , [with the hat on the bedpost, still humming|and three stars came in to see]>.',
    'Up the moving stair went {k}, and [straight to bed|so to bed]<mt , [for it only goes up|while it told the day over, step by step]>.',
  ],
  day: ['Sun fell through the [colored|pointed] window and [turned a mouse blue|did a trick on the floor].'],
  dusk: [
    'The candles lit themselves, [one after another|with a small cough], all the way down the hall.',
    'Owls came in with the [evening|late] mail.',
  ],
  night: [
    'The tower leaned out a bit, [to look at the stars|as it does at night].',
    'It was dark now, and [all the wands were glowing in their rack|spells rustled on the shelf].',
    'The moon came down the [chimney|spiral stair], a step at a time.',
  ],
  beasts: [
    'a toad in a bow tie',
    'a broom with a limp',
    'a spider doing sums',
    'a bookworm with a torch',
    'a blue mouse',
  ],
  sounds: [
    'a cauldron said blup',
    'the stairs sighed',
    'a book turned its own page',
    'an owl tried a spell under its breath',
  ],
  smells: ['candle wax and thunder', 'old books', 'burnt toffee'],
  glows: ['the tip of a wand', 'a jar of starlight', 'a candle that floated'],
  foods: ['toad-in-the-hole, without toad', 'a pumpkin tart that winked', 'cocoa that stirred itself'],
  walk: [
    'The corridor to {place} was somewhere else that day. They [asked it nicely|whistled], it came, and they {go} along it.',
    'They {go} to {place} by the moving stairs, [which were in a good mood|and got off in time].',
    'So they {go} to {place}, past forty portraits of [teachers|wizards], all asleep in their hats.',
  ],
  back: [
    'They {go} back by the [same stairs|stairs, which were the same only backward], to {o}.',
    'A door opened that had not been there, and there they were with {o} again.',
    '{O} had [counted the bats|not moved a whisker].',
  ],
  places: [
    {
      name: 'the potion cellar',
      see: [
        'Bottles stood on the shelves, [pink, and green, and see-through purple|each with a label that had been changed], and one of them [sneezed|was singing].',
        'Everything there [bubbled|smoked] a bit, even the [chair|cat].',
      ],
      host: who('the potion mistress', 'witch with green gloves', 'f', 'wizard'),
    },
    {
      name: 'the library of whispers',
      see: [
        'The books were chained, [so as not to fly off|as they bite], and one was [purring|having its spine scratched].',
        'You have to whisper there, or the words [come out backward|wake up].',
      ],
      host: who('the library ghost', 'ghost who died of reading late', 'm', 'ghost'),
    },
    {
      name: 'the owl tower',
      see: [
        '[A hundred|Forty] owls turned their heads, all the way around, [to say good evening|like jar lids].',
        'Feathers came down, [slow as snow|each with somebody’s address on it].',
      ],
      host: who('the eldest owl', 'owl with one ear', 'f', 'owl'),
    },
    {
      name: 'the broom yard',
      see: [
        'The brooms stood in stalls, [stamping|swishing their straw], and one put its head in {h.s} hand, or its handle.',
        'There was a trough of [polish|dew], and a notice: [NO SWEEPING BEFORE SUNDOWN|DO NOT TEASE].',
      ],
      host: who('the broom groom', 'goblin with a curry comb', 'm', 'grown-up'),
    },
  ],
  guides: [
    {
      who: who('Professor Umble', 'absent-minded wizard', 'm', 'wizard'),
      hello: [
        '“[Ah, there I am,|Has anyone seen me?]” said {g.np}, patting his robe. “I mean my glasses. [I’m teaching something.|Is it Tuesday?] Trouble, you say? I know a spell for that. [It had a B in it.|I’ll come, and it may come to me.]”',
      ],
      fail: [
        '“[That would be page nine|Wrong page],” said {g}. “[Or a stain|I wondered about the duck].”',
        '{G} looked in {g.his} hat. “[It’s not in there|No, that’s the soup],” {g.he} said.',
      ],
      hope: [
        '“I remember!” said {g}. “[No. It was only joy|It’s gone. But it was a good one].”',
        '{G.s} hat went up by itself, [and came down on somebody else|and turned around].',
      ],
      bye: [
        '{G} said a spell for sweet dreams. It gave them all [blue noses|the hiccups], and sweet dreams, too.',
      ],
    },
    {
      who: who('Hob', 'kitchen broom', 'm'),
      hello: [
        '{G.np} came out of the broom closet, [sweeping as he came|straw first]. “Up late, and in a mess,” {g.he} said. “[That’s my line of work.|I’ve swept up worse.] Get on. [Not all at once.|Sidesaddle, it’s a tight corner.]”',
      ],
      fail: [
        '{G} swept it all into a corner. “[We never saw that|Gone],” {g.he} said.',
        '“[More dust|And who’ll clear that up],” said {g}. “[It’s always me|Never mind].”',
      ],
      hope: [
        '{G} did a [twirl|small pirouette], and leaned on the wall as though he had not.',
        '“[Clean as a whistle|That’s neat],” said {g}. “[I like a neat thing|I do].”',
      ],
      bye: ['{G} swept the day out at the door, [gently|round the edges and all], and hung {g.himself} up.'],
    },
    {
      who: who('Nix', 'blue mouse', 'f', 'mouse'),
      hello: [
        '“I used to be a [prince|teacher],” said {g.np}. “[Or it may be that I was always a mouse.|Nobody wrote it down.] They turned me back, and then forth, and I lost count. Still, I know where every hole goes. [Come.|Mind your heads, you with the heads.]”',
      ],
      fail: [
        '{G} went into {h.s} sleeve. “[Tell me if we turn into something|I’ve seen how those end],” {g.he} said.',
        '“[You should have squeaked it|There was no cheese in that plan],” said {g}.',
      ],
      hope: [
        '{G} went [pink|green] with delight, and then blue again.',
        '“[If I were still a prince I’d knight you|Ooh],” said {g}.',
      ],
      bye: ['{G} lay down in the [candlestick|inkwell], and was, for the whole night, just a mouse.'],
    },
  ],
  tokens: [
    {
      name: 'wand with a bend',
      kind: 'light',
      find: [
        '{h} had been given a wand with a bend<mt , [as it was the last in the box|and its spells all went around corners]>.',
      ],
      use: [
        '{a} held up the wand with a bend. At the tip, [after a cough|pip], came a [small blue star|light like a pea].',
      ],
    },
    {
      name: 'glass bell',
      kind: 'sound',
      find: [
        'On the spell shelf stood a glass bell that nobody could ring. {h} [could|breathed on it, and it did]<mt , so {h.he} was let keep it>.',
      ],
      use: [
        '{a} tapped the glass bell with a fingernail: [ting, ting, t-ting|high and thin, like a star with a cold].',
      ],
    },
    {
      name: 'hair ribbon from a witch',
      kind: 'tie',
      find: [
        'A hair ribbon from a witch had blown in at the window<mt , [purple, and it kept tying itself|and came when {h} whistled]>. {h} kept it.',
      ],
      use: [
        '{a} pulled out the hair ribbon from a witch. It [grew as it came|was as long as you needed, and then one inch].',
      ],
    },
    {
      name: 'half a spell book',
      kind: 'make',
      find: [
        '{h} had half a spell book<mt , [from M to Z, so that everything had to be made with string|and the other half was in the goat]>.',
      ],
      use: [
        '{a} opened half a spell book. “[Take what you have|Some assembly needed],” it said. So {a} took [a cork, a feather, and a spoon|what there was], and made it.',
      ],
    },
  ],
  gates: [
    {
      name: 'the gargoyle',
      at: [
        'Over the arch sat a gargoyle, [with his chin in his claws|who looked bored]. “[Halt|Not you lot],” he said. “Nobody passes till I’ve [been surprised|laughed]. [I’ve been stone for six hundred years. It isn’t easy.|I’ll be honest, nobody ever has.]”',
      ],
      on: {
        sound:
          'The gargoyle’s [foot|tail] began to go. He looked down at it. “[Well|It’s never done that],” he said. “[I’m surprised|Pass, all of you, and do that on your way home].”',
        tell: 'There was a noise like [a mill|two bricks]. He was laughing, and it had been so long that bits came off. “[Go, go|Mind the nose],” he said.',
        notice:
          '“You’ve got an egg under you,” said {a}. “[So I have|What? Since when],” said the gargoyle, and [sat very still|looked quite different]. “Go by. [Quietly.|I’m a father.]”',
        still:
          'They sat under him, chins in hands, [just as he did|and looked where he looked]. He had never had [company|a row]. “I AM surprised,” he said, in the end.',
      },
    },
    {
      name: 'the stairs that swap',
      at: [
        'The stairs would not stay. [You went up, and were down.|One went left as soon as you looked right.] “[Guess|Can’t catch me],” they said.',
      ],
      on: {
        light:
          'Stairs are vain. They all [turned to look|stopped, to see themselves shine], and in that moment they were in a row.',
        move: '{a} <f took them three at a time, with no thinking,><w went up by the brooms’ ramp, fast, before it was swapped,> and pulled the lever marked SIT at the top. They sat.',
        make: 'It was a [doorstop|wedge], of a book and a boot. They put it under the lowest step. “[Spoilsport|Oh, well],” said the stairs.',
        tie: 'They tied the bottom stair to the top one. Now, whichever way they swapped, they [ended where they began|were in a ring], and you only had to get off.',
      },
    },
  ],
  troubles,
}
