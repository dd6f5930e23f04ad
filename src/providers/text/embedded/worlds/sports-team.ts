import { type World, who } from '../world.ts'

export const sportsTeam: World = {
  themes: ['sports-team'],
  setting: 'Sports Field',
  here: 'a bumpy field with two goals',
  home: [
    '{k} {k.was} on the worst team in the [valley|whole league]<mt , [and the happiest|which had never won, and had the best sandwiches]>.',
    'Practice was over, but {k} had stayed on the [field|grass] to [look for the ball|roll up the nets]<mt , while the shadows of the goals grew [as long as ladders|all the way to the road]>.',
    'There were [nine|seven] on {k.s} team<mt , if you counted [the dog|the goat who ate the corner flags]>. They were called the [Wobblers|Left Feet].',
  ],
  bed: [
    'Soon {k} lay in bed, with a ball [at the foot of it|under the chair]<mt , and two grass stains [that no soap would ever get out|shaped like countries]>.',
    'Then {k} went home, [with socks around {k.their} ankles|over the dark field], and into bed<mt , and the game was played once more, [slowly|without a sound], behind shut eyes>.',
  ],
  day: [
    'The grass was [long|striped], and [a bee kept the goal|the sun stood on the crossbar].',
    'Somebody far off blew a whistle, [twice|for no reason].',
  ],
  dusk: [
    'The big lamps over the field [hummed and came on|blinked, one, two, three].',
    'The sun went down behind the [stand|far goal], and [nobody saved it|in it went].',
  ],
  night: [
    'Now the field was [blue and silver|as dark as a pond], and the goals looked like [two gates to somewhere|empty picture frames].',
    'Night came [over the touchline|in on the wing], without a sound.',
    'The [moon|fat moon] rolled up over the stand, [round as a ball|and nobody kicked it].',
  ],
  beasts: [
    'a goat with a corner flag',
    'a hedgehog in the center circle',
    'a worm on the penalty spot',
    'a very old dog',
    'a moth at the lamps',
  ],
  sounds: [
    'the nets sighed',
    'a flag went flip, flap',
    'the scoreboard ticked',
    'a ball bounced, once',
  ],
  smells: ['cut grass', 'orange quarters', 'old leather'],
  glows: ['the scoreboard', 'a lamp with moths around it', 'a firefly over the goal'],
  foods: ['orange quarters', 'a squashed jam sandwich', 'hot soup from a flask'],
  walk: [
    'They {go} in a line, [passing the ball back and forth|in order of number], to {place}.',
    '{Place} lay [past the far goal|on the other side of the halfway line], and they {go} there [in two halves, with a rest between|together].',
    'So they {go} to {place}, [warming up on the way|with the goat behind].',
  ],
  back: [
    'They {go} back over the [long|wet] grass to {o}.',
    'The second half, said {g}, is always [harder|better]. So they {go} back to {o}.',
    '{O} was still there, [in the middle of the field|alone under the lamp].',
  ],
  places: [
    {
      name: 'the locker room',
      see: [
        'Boots stood there [two by two|in pairs], and [each|every] pair was [telling the other pairs|dreaming of] [its best goal|a run].',
        'A tap [dripped|counted], and one sock [lay|lived] on the pipe, [for luck|and was never washed].',
      ],
      host: who('the kit lady', 'lady with a needle', 'f', 'grown-up'),
    },
    {
      name: 'the old grandstand',
      see: [
        'Nobody sat there but [pigeons|the wind], and they [cheered for both sides|did a small wave].',
        'Under the seats lay [a hundred years of peanuts|lost scarves, in all colors].',
      ],
      host: who('the oldest fan', 'old man with two scarves', 'm', 'grown-up'),
    },
    {
      name: 'the scoreboard',
      see: [
        'From inside you could see [through the zero|out of the nought], as out of a [ship|round window].',
        'Numbers hung on nails, and the [sevens|nines] were [worn thin|hardly used].',
      ],
      host: who('the scoreboard mouse', 'mouse who can count to nine', 'f', 'mouse'),
    },
    {
      name: 'the groundsman’s shed',
      see: [
        'There was a machine for [white lines|stripes], and it had [drawn on the cat|gone once around the wall].',
        'The grass seed was asleep in its [sack|jar]. [They tiptoed.|It snored in green.]',
      ],
      host: who('the groundsman’s horse', 'horse in felt slippers', 'm', 'horse'),
    },
  ],
  guides: [
    {
      who: who('Coach Burrow', 'mole', 'f', 'mouse'),
      hello: [
        'The grass rose up, and out came {g.np}, with a whistle. “[Huddle|Everyone in]!” {g.he} cried. “I have been under this field for [six seasons|years]. I know the game [from below|by the thumps]. [What is the plan|Who is hurt]?”',
      ],
      fail: [
        '{G} blew {g.his} whistle. “[Again, but better|Half-time],” {g.he} said.',
        '“[We lost that one in the middle|Nil],” said {g}, and [kicked a clod|wrote it down on {g.his} arm].',
      ],
      hope: [
        '“That’s teamwork!” cried {g}. “[I felt it in the ground.|Did you hear the thump?]”',
        '“[Keep your shape|Hold the line],” whispered {g}, and [bit|chewed] {g.his} whistle.',
      ],
      bye: ['{G} blew the last whistle of the day, [very softly|three small peeps], and went down.'],
    },
    {
      who: who('Old Number Ten', 'retired goat', 'm', 'goat'),
      hello: [
        '“In my day,” said {g.np}, [chewing a flag|looking over the fence], “we played with a [turnip|stone], and no shoes, uphill. [And we said thank you.|It was lovely.] I had better come and show you.”',
      ],
      fail: [
        '“In my day,” said {g}, “[that would have been a foul|we did it wrong much quicker].”',
        '{G} [ate the plan|shook {g.his} beard]. “Too fancy,” {g.he} said.',
      ],
      hope: [
        '“In my day,” said {g}, “[I never saw the like|we dreamed of such a thing].”',
        '{G} stopped chewing. [That was praise.|He had never done so in a match.]',
      ],
      bye: ['“In my day,” said {g}, “we went to bed. [So that has not changed|It is still the best move].”'],
    },
    {
      who: who('Ref', 'magpie', 'f', 'parrot'),
      hello: [
        'Down came {g.np}, in black and white. “[I saw that|Offside],” {g.he} said. “I see everything, and I am always fair. [Nobody ever asks a referee to play|It is lonely]. May I be on your side, just once?”',
      ],
      fail: [
        '{G} held up a [yellow leaf|card]. “That plan is on a warning,” {g.he} said.',
        '“[No goal|Not allowed],” said {g}. “[I am sorry|I only say what I see].”',
      ],
      hope: [
        '“[Play on|Advantage]!” cried {g}, [with both wings in the air|and forgot to be fair].',
        '“I should not clap,” said {g}. [{G.he} did, behind {g.his} back.|{G.he} hopped instead.]',
      ],
      bye: ['“Full time,” said {g}. “[Everybody won|I have counted it twice: a draw, with the moon].”'],
    },
  ],
  tokens: [
    {
      name: 'captain’s armband',
      kind: 'tie',
      find: [
        'It was {h.s} turn to wear the captain’s armband<mt , [which was far too big, and went around twice|and it stretched like gum]>.',
      ],
      use: ['{a} slipped off the captain’s armband. It [stretched and stretched|would go around anything].'],
    },
    {
      name: 'tin whistle',
      kind: 'sound',
      find: [
        'In the grass {h} found a tin whistle, [with a pea in it|full of mud]<mt , and [blew the mud out|shook it, for the sound]>.',
      ],
      use: ['{a} blew the tin whistle, not [loud|hard], but [up and down, like a bird|in time].'],
    },
    {
      name: 'little silver cup',
      kind: 'light',
      find: [
        '{h} had the team’s one prize with {h.him}, a little silver cup<mt , [for Best Lunch|won in a raffle], [polished|kissed] daily>.',
      ],
      use: [
        '{a} held the little silver cup up to the light. It [flashed|threw a spot of light as round as a ball].',
      ],
    },
    {
      name: 'corner flag',
      kind: 'make',
      find: [
        'The goat had bitten off a corner flag. {h} [took it along|stuck it in {h.his} belt]<mt , stick and all>.',
      ],
      use: [
        '{a} laid down the corner flag. A stick and a cloth are [half of most things|nearly everything]. {A.he} set to work.',
      ],
    },
  ],
  gates: [
    {
      name: 'the turnstile',
      at: [
        'The way led through a turnstile that [would not turn|had stuck out its arm]. “[Tickets|Who are you for]?” it said. “[I was built to keep people out|Nobody gets by me for nothing].”',
      ],
      on: {
        sound:
          '“[That’s our song|The old song]!” said the turnstile. It had not heard it since [the final|they stopped coming]. Round it went, [click, click|in time], and let them all by.',
        tell: 'It was the one about the [goalkeeper|referee] and the [cow|soup]. The turnstile laughed so that it went around [eleven|nine] times by itself, and they [got on|were swept through].',
        still:
          'They waited, and were [kind|nice] about it. “[Nobody waits|They all push],” said the turnstile. “[It makes me stiff|So I push back].” And it turned, like butter.',
        notice:
          '“It turns the other way,” said {a}. “[Look at the worn part|They go home that way].” So they went through backward, and were in.',
      },
    },
    {
      name: 'the sprinklers',
      at: [
        'All over the grass the sprinklers came on: [tish, tish, tish|whisk, whisk]. There was [no dry path|nowhere dry] between them and {place}.',
      ],
      on: {
        light:
          'Where the light hit the water there was a rainbow, and under a rainbow’s [foot|arch] it is always dry. They went from one to the [next|other].',
        move: '{a} counted the swings, one, two, and was off, [in and out|between the drops], to the tap on the far side, and [turned it|shut it].',
        make: 'It was a roof, of a [goal net|bench] and all their [coats|bags]. It leaked [in four places|only on {g}], and they went under it like a [beetle|tortoise].',
        tie: 'They looped it around one, then another, and tied their heads together. The sprinklers [watered each other|looked surprised].',
      },
    },
    {
      name: 'the other team’s line',
      at: [
        'In front of {place} stood the other team’s [mascot|bear suit], with {place} behind it and its arms out wide. “[None shall pass|I am the wall],” it said.',
      ],
      on: {
        notice:
          '“[You have your head on backward|Your zip is open],” said {a}. “[Oh no,|Where?]” said the bear suit, and turned around, and around.',
        make: 'It was a second bear, of [mops|two mops] and a coat. “[Mother|Cousin]?” said the bear suit. They left the two of them [shaking hands|having a talk].',
        move: '{a} went left, then right, then [left again|between], and was by. “[Good move|Lovely],” said the bear suit, who loved the game.',
        still:
          'Nobody tried to pass. It is [dull|hard] to be a wall when no one comes. In the end it [sat down|came over], and asked if they were all right, and they went by.',
      },
    },
  ],
  troubles: [
    {
      title: ['The Ball That Was Afraid of Feet', '{K} and the Runaway Ball', '{O} Comes Down'],
      owners: [
        who('Roundly', 'leather ball', 'm'),
        who('Dimple', 'new ball', 'f'),
        who('Bobbin', 'old brown ball', 'm'),
      ],
      prop: 'a ball stuck in a tall tree',
      vars: { x: ['the Sunday game', 'the last match', 'the cup match'] },
      sign: [
        'Up in the [poplar|tall tree] behind the goal, [something|somebody] round was holding on to a branch, and [shaking|whimpering].',
      ],
      woe: [
        '“I am {o.a}, and I’m not coming down,” said {o}. “Do you know what they do to you down there? [They kick|With boots]!”<mt  Tomorrow was {x}. “<t Nobody mentioned it in the shop, where it was all tissue paper and compliments, and >[I thought that I would be carried|I was told there would be games],” said {o}. “[I like games.|Not one person asked.]”>',
      ],
      tries: [
        'They shook the tree. Down came [a kite, two shoes, and a cat|four other balls]. {O} [held on with everything {o.he} had|went up one branch].',
        'They threw {g} up to have a talk. Now there were two in the tree. “[It is a nice view|I see the point],” {g} called down.',
      ],
      on: {
        sound:
          'A ball [knows|has] one thing by heart, and that is the beat. {O} began to [nod|bounce a bit]: pom, pom. A bounce is not a kick. {O} bounced [down from branch to branch|all the way down], and [wanted more|was laughing].',
        still:
          '{a} sat under the tree, with {a.his} [shoes off|hands in {a.his} lap]. No boots. By and by {o} dropped [one branch|a bit]. Then another. The last bit {o.he} fell, and {a} just [caught|held] {o.him}.',
        make: 'It was a [pair of slippers|big soft slipper], out of a [sponge|sock] and moss. “[We could wear these|Try],” said {a}, and [touched {o} with one|gave it the smallest push]. “[Oh|Do that again],” said {o}. “It’s like being [patted|asked].”',
        tell: 'It was about a ball who was kicked so high, one summer night, that it [saw the sea|met the moon and was asked its name]. {O} had stopped shaking. “[Which boot|How high]?” {o.he} said. “[Show me.|Could you?]”',
      },
      won: [
        'They had a game then, in the dark, with [no score|soft feet], and {o} [flew|sang through the air]. “[Higher|Again]!” {o.he} cried.',
      ],
      gift: ['a patch of old brown leather', 'a bootlace, tied in a bow'],
      cause:
        'Then the leaves parted, higher up. {O} was not alone in the tree: behind {o.him}, holding on to the same branch, {th.was} {th.np}.',
      free: 'Down came {thing}, and [so, of course|as it was lonely up there], down came {o}, pom, pom, pom.',
    },
    {
      title: ['The Team with No Goalkeeper', '{K} and the Gate Nobody Kept', '{O} in the Goal'],
      owners: [
        who('Mildred', 'very shy cow', 'f', 'cow'),
        who('Bertie', 'round young bear', 'm', 'bear'),
        who('Snow', 'polar bear cub', 'f', 'polar-bear'),
      ],
      prop: 'an empty goal with a torn net',
      vars: { x: ['the Thunderboots', 'the Upper Field', 'the Iron Knees'] },
      sign: [
        'Behind the goal somebody [large|big] was trying to look like [a bush|a heap of nets]. It had [a leaf on its nose|two ears].',
      ],
      woe: [
        '“I am [only watching|a bush],” said {o.np}. “I can’t be in goal. I tried once, and I [shut my eyes|fell over], and they all saw.”<mt  The match with {x} was to begin [under the lamps|at dusk], and there was nobody else. “<t I am exactly as wide as the goal, and that is what makes it so very embarrassing, >and [I know|if a ball comes, I say ‘sorry’],” said {o}, “[and let it by|because it looks so keen].”>',
      ],
      tries: [
        'They shot [nine|twelve] easy balls. {O} [bowed to|stepped aside for] each one. “[After you|Please, go in],” {o.he} said.',
        'They put a scarecrow in the goal. It [saved two|did quite well]. Then it [fell in love with a crow|caught a cold], and left.',
      ],
      on: {
        light:
          '“Look at just this,” said {a}. There was one spot of light on the [grass|ball], and {o} looked at that, and [not at the people|only that]. When it moved, {o} moved. [Thump|Whump]! {O} opened one eye. There was a ball in {o.his} arms.',
        tie: 'They hung it from post to post with all their [socks|coats] on it, like washing. Behind washing {o} felt [at home|safe]. A ball came. {O} [caught it, as one catches a falling shirt|took it in, like the laundry].',
        notice:
          '“You shut your eyes, and you lean left,” said {a}. “[Always|All nine times]. So … [they will shoot right|stand on the right].” {O} stood on the right, shut {o.his} eyes, and leaned left. Thump!',
        tell: '“Once there was a bear who guarded [honey|a baby],” said {a}, “and the balls were all [wasps|wolves].” {O} [thought of that|growled a bit]. Nobody, then, was going to get by. Nobody did.',
      },
      won: [
        'They did not win. It was [nil all|nothing to nothing], for the first time ever, and they [carried {o} around the field|danced as if it were a hundred]. It took [all of them, and the goat|eleven].',
      ],
      gift: ['a knot from the goal net', 'one very large glove'],
      cause:
        'They looked into the back of the goal, where the net is torn. There, tangled up like a fish, {th.was} {th.np}.',
      free: '{Thing} stayed behind the goal after that, and said “[left|your left]” or “[right|your right]”, quite softly. {O} did not miss one.',
    },
    {
      title: ['The White Line That Wandered Off', '{K} and the Crooked Line', 'Where Does the Field Stop?'],
      owners: [
        who('Mr. Chalk', 'groundsman', 'm', 'grown-up'),
        who('Nan Mower', 'groundswoman', 'f', 'grown-up'),
        who('Hopper', 'groundsman’s hare', 'm', 'rabbit'),
      ],
      prop: 'a wobbly white line in the grass',
      vars: { x: ['through a bed of tulips', 'up a tree and down again', 'across a sleeping cow'] },
      sign: [
        'Someone was [running|hurrying] over the field with a bucket, bent down, saying “[Come back|Heel] … [come back here|sit]!” to the [grass|ground].',
      ],
      woe: [
        '“It’s my touchline,” said {o.np}. “The long one! I painted it at noon, and it has [got up and gone|wandered off].”<mt  They could see where: it went [{x}, and over the hill|over the ditch and {x}]. “<t And without it nobody can be in, and nobody can be out, so that strictly speaking the whole county is the field, and >[tonight is the match|the game starts at moonrise],” said {o}. “[They would never stop running.|I am sure I painted it straight.]”>',
      ],
      tries: [
        'They ran after it. The line [looped around their feet|did a figure of eight]. They [fell over it, one by one|tied themselves in a knot].',
        'They painted a new one. The old one came and [looked at it|lay down next to it]. Now there were two, and [both went off together|they giggled].',
      ],
      on: {
        move: 'It wanted to race! {a} went beside it, [neck and neck|side by side], along the whole edge of the field, and [turned|swung] sharp at the corner flag. So did the line. Then it lay down, [panting|tired out], just where it should be.',
        sound:
          'The line [slowed|stopped], and began to step to it: [straight, straight, turn|one, two, three, and turn]. It marched itself back, proud as a [band|drum major].',
        make: 'They were small pegs, [one to a yard|with flags on], with a place for the line to [hang its elbows|hold on]. It is hard to lie [straight|still] so long with nothing to hold. “[Oh, thank you|That’s better],” said the line.',
        still:
          '{a} sat down in the grass and did not chase it at all. By and by the line came [closer|back], and [curled up|lay] around {a.him} like a [cat|string of milk]. “[Are you lonely at the edge|It is the outside, isn’t it]?” said {a}. After that they [gave it a daisy border|always said good evening to it].',
      },
      won: [
        'It lay as straight as a [ruler|sunbeam]. And if it has one small wave in it still, [that is where it laughed|they leave it so, for luck].',
      ],
      gift: ['a daisy dipped in white paint', 'a pinch of white chalk in a matchbox'],
      cause:
        'They followed it right to the end. And who was at the end of it, pulling it along like a ribbon? It was {th.np}.',
      free: '{Thing} let go of the end. The line ran home by itself, quick as a snake, and lay down.',
    },
    {
      title: ['The Cup That Nobody Won', '{K} and the Lonely Cup', 'A Cup Full of Rain'],
      owners: [
        who('Sir Handle', 'silver cup', 'm'),
        who('Grandmother Plate', 'old trophy', 'f'),
        who('Goblet', 'dented cup', 'm'),
      ],
      prop: 'a dented silver cup on the grass',
      vars: { x: ['thirty', 'fifty', 'eighty'] },
      sign: [
        'On the center spot sat something [silver|shiny], with two [handles|ears], catching [rain|dew]. It was [crying, or full|hiccuping].',
      ],
      woe: [
        '“Nobody wants me,” said {o.np}. “They play for me every year, and every year it is a draw. [I have never once been lifted|{X} years, and nobody has held me up]!”<mt  “<t I have been dusted, I grant you, and on one occasion insured, but >[a cup is for lifting up|they keep me in a cupboard with the mops],” said {o}. “So I [left|walked out]. [I had to roll.|I went on my handles.]”>',
      ],
      tries: [
        'They played a match for {o.him}, there and then. It was [a draw|nine to nine]. {O} [let out a sob|filled up a bit more].',
        'They tried to [toss a coin|draw straws] for {o.him}. The coin came down on its edge and [stayed there|rolled into a hole].',
      ],
      on: {
        light:
          'It caught {o}, and {o} flashed from rim to rim, so that the [whole field|night] lit up. People came out of the houses. “[What is that|Look at that]!” they said. “[It is the cup|How fine it is]!” {O} had no idea that {o.he} could do that.',
        make: 'It was a stand, for two, with [a handle to each side|room for both]. “[Both teams won, every time|A draw is two winners],” said {a}. “So you take it together.” [And up it went|They lifted, one to a handle].',
        tell: 'It was the tale of all the [{x}|{x} years of] matches, and in the tale the cup had [seen every one|been the only one to see all of it]. By the end both teams [stood around it|had gone quiet]. “[We never lost|Then it is about the cup],” they said, and up {o} went.',
        notice:
          '“There is writing in you, at the bottom,” said {a}, and poured out the rain. It said: [“For everyone who came.”|“To be drunk from.”] Nobody had [ever looked in|read that].',
      },
      won: [
        'They filled {o.him} with [cocoa|lemonade], and {o} went from hand to hand, and [was empty nine times|no one was left out]. “[It tickles|I am being drunk from],” {o.he} said. “[Oh, it is lovely|So this is winning].”',
      ],
      gift: ['a thimble-sized cup of its own', 'a ribbon in two colors'],
      cause: 'They tipped out the rain. And out with the rain, very wet, slid {th.np}.',
      free: '“I could not leave,” said {o}, “with {thing} asleep in me.” Now {o} was light, and they lifted {o.him}, all of them, at once.',
    },
  ],
}
