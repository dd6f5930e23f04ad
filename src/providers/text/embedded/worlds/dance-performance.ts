import { type World, who } from '../world.ts'

export const dancePerformance: World = {
  themes: ['dance-performance'],
  setting: 'Stage',
  here: 'a theater an hour before the show',
  home: [
    '{k} had come to the theater an hour early<mt , [as dancers do|to make friends with the floor]>, and nobody was there but [a broom|the dark, in four hundred red seats].',
    'It was the night of the dance, and {k} {k.was} to be [a snowflake|the wind]<mt , third from the left, [with one whole turn alone|in silver, with a hat]>.',
    'Behind the big red curtain {k} had [found a hole to look through|a costume on, and cold hands]<mt , and the clock said [fifty minutes|nearly an hour], and it was not to be believed>.',
  ],
  bed: [
    'Soon {k} lay in bed, and [ten toes were still counting|somewhere under the blanket it went on: one, two, three]<mt , slower, and slower, till it was only breathing>.',
    'Then {k} {k.was} in bed<mt , with [glitter on the pillow|one silver ribbon around the bedpost]>, and the night came on, without a sound, and took its bow.',
  ],
  day: [
    'Sun fell through the [skylight|stage door] in one long beam, and the dust [rehearsed|was dancing already].',
  ],
  dusk: [
    'The lamps were lit along the edge of the stage, [pop, pop, pop|one by one].',
    'People began to come in, with [coughs and furs|a sound like leaves].',
  ],
  night: [
    'The lights in the hall went down, [as when someone shuts one eye, then the other|to blue].',
    'It was night on the stage, [painted|dark blue], and night outside, and no one could say where the one stopped.',
    'Now it was so dark behind the curtain that they found each other by [feathers|squeaks].',
  ],
  beasts: [
    'a moth in the footlights',
    'a theater mouse',
    'a swan with a zipper',
    'a spider on a painted moon',
    'a pantomime horse, asleep',
  ],
  sounds: [
    'a fiddle tuned itself',
    'the boards creaked',
    'four hundred people breathed',
    'the curtain sighed',
  ],
  smells: ['rosin and dust', 'hot lamps', 'oranges and velvet'],
  glows: ['a footlight', 'a lamp with a blue glass', 'one sequin'],
  foods: ['a ginger biscuit', 'half an orange', 'tea from a flask lid'],
  walk: [
    'They {go} behind the painted forest, and through the painted sea, to {place}.',
    'It’s a long way to {place}, in a theater, by [ropes and ramps|all the wrong doors]. They {go} softly, [counting eights|because of the boards that talk].',
    'So they {go} to {place}, on the beat, [so as not to be late for anything|five, six, seven, eight].',
  ],
  back: [
    '“[Ten minutes|Beginners, please]!” called somebody. They {go} back to {o}, by the short way, under the stage.',
    'They {go} back between the ropes to {o}, on the quietest part of the music.',
    '{O} was in the wings, [just as before|holding on to the curtain].',
  ],
  places: [
    {
      name: 'the costume room',
      see: [
        'A thousand sleeves [hung down|whispered], and if you stood still, they [felt you over|tried you on].',
        'There were [kings with no heads|forty swans], and a bear who was only [a zipper|front].',
      ],
      host: who('the wardrobe moth', 'moth with pins in her mouth', 'f', 'butterfly'),
    },
    {
      name: 'the room under the stage',
      see: [
        'Up above went feet, [patter, patter|like rain], and down there stood [thunder|the sea], folded up.',
        'There were wheels and ropes, and a [trapdoor|lift] that said “mind out” in {g.s} ear.',
      ],
      host: who('the thunder man', 'man who does the thunder', 'm', 'grown-up'),
    },
    {
      name: 'the box with the gold angels',
      see: [
        'From there you saw it all, [even behind things|with its hat off], and the angels had [chipped noses|dusty feet].',
        'An [old fan|opera glass] lay on the rail, and looked.',
      ],
      host: who('the ghost of the box', 'ghost who has seen every show', 'm', 'ghost'),
    },
    {
      name: 'the practice mirror',
      see: [
        'There were two of everyone there, and the others were [a beat late|better].',
        'The floor was gray with a hundred years of [turns|toes].',
      ],
      host: who('the lady in the mirror', 'ballet mistress in a mirror', 'f', 'queen'),
    },
  ],
  guides: [
    {
      who: who('Plié', 'theater mouse', 'f', 'mouse'),
      hello: [
        '“[And one|Shoulders down],” said {g.np}, from the edge of the stage. “I have danced here each night for [six years|years], after they’ve all gone home. [To full houses. Of mice|Solo]. Is somebody stuck? [Chin up. I’ll partner you|I know every board].”',
      ],
      fail: [
        '“And again,” said {g}. “[From the top|Without the falling].”',
        '“[The arms were nice|Your left foot was trying],” said {g}.',
      ],
      hope: [
        '{G} went up on the very tip of one toe, and [stayed|wobbled] there.',
        '“[Breathe, and two|Hold it, hold it],” said {g}. “[There’s the line|Now it’s dance].”',
      ],
      bye: [
        '{G} had the stage to {g.himself}, at last, and they saw, through the hole in the curtain, [one gray spin|a curtsy, to the seats].',
      ],
    },
    {
      who: who('Monsieur Toc', 'wooden cane', 'm'),
      hello: [
        'Toc, toc, toc. It was {g.np}, who [beats time|has kept time for four ballet mistresses]. “[You’re late. No, I am early|Toc],” {g.he} said. “It is all a matter of WHEN. The right thing, at the wrong time, is a [fall|crash]. [Proceed. In three.|I’ll count.]”',
      ],
      fail: [
        '“[Too soon|Late],” said {g}. “[By one toc|I say no more].”',
        '{G} went toc, once. It was [a very sad one|like a full stop].',
      ],
      hope: [
        '“Toc-a-toc!” said {g}. “[I beg your pardon. That was syncopation|I got carried away].”',
        '“[Wait|Not yet],” whispered {g}. “[Not … NOW|And].”',
      ],
      bye: [
        '{G} was leaned in {g.his} corner. “[Toc|And rest],” {g.he} said. “Four bars. Eight. [Take the whole night.|As many as you like.]”',
      ],
    },
    {
      who: who('The Pantomime Horse', 'pantomime horse', 'm', 'horse'),
      hello: [
        '“Can we help?” asked the front of {g.np}. “[Speak up, I can’t see,|What did they say?]” said the back. “They’re in trouble.” “[Oh, good|Which way]?” said the back. “[I’m so tired of only following|Let’s go].” And {g.he} went off in two directions, and then in one.',
      ],
      fail: [
        '“[Was that us|What happened]?” said the back end. “I’ll tell you later,” said the front.',
        '{G} sat down, in two goes.',
      ],
      hope: [
        '“[Is it good? Tell me,|What is it? What IS it?]” begged the back. “It’s lovely,” said the front.',
        '{G} [pranced|tap-danced], each half to its own tune.',
      ],
      bye: [
        '“Good night,” said the front. “Good night,” said the back. [One of them snored.|And the zipper sighed.]',
      ],
    },
  ],
  tokens: [
    {
      name: 'single tap shoe',
      kind: 'sound',
      find: [
        '{h} had found a single tap shoe in the wings<mt , [with its tongue out|left, size four, and somebody was hopping]>.',
      ],
      use: [
        '{a} took the single tap shoe in one hand and made it dance, on the boards: [tacka-tack, tacka-tack|tip, tip, tacka-tip].',
      ],
    },
    {
      name: 'loose sequin',
      kind: 'light',
      find: [
        'On {h.s} sleeve was a loose sequin, [off someone’s sea|from a mermaid]<mt , and it winked when {h.he} breathed>.',
      ],
      use: [
        '{a} held the loose sequin up to the lamp, and the whole [wall|ceiling] filled with small lights, [going around|like snow].',
      ],
    },
    {
      name: 'silk ribbon',
      kind: 'tie',
      find: [
        '{h} had a silk ribbon over, once everything was tied<mt , [which is a good sign|pink, and as long as a sigh]>.',
      ],
      use: [
        '{a} drew out the silk ribbon. It ran through the air like [writing|water], and it was [stronger than it looked|made to hold a leap].',
      ],
    },
    {
      name: 'hairpin',
      kind: 'make',
      find: [
        'A hairpin lay on the stage. {h} [put it behind one ear|picked it up]<mt : a theater is held together by hairpins>.',
      ],
      use: [
        '{a} bent the hairpin. With that, [some canvas, and a coat hanger|a fan, and two feathers], one can make a [palace|swan]. {A.he} began.',
      ],
    },
  ],
  gates: [
    {
      name: 'the stage-door man',
      at: [
        '“Name?” said the stage-door man, who was [mostly mustache|knitting]. “[Not on my list|Nobody goes through]. I’ve had a [duchess|tenor] try it. [I was to be a dancer once. But there, I got this chair.|Thirty years in a draft.]”',
      ],
      on: {
        sound:
          'Under the desk his feet [began|woke up]. He looked at them. “[Well, hello, you two|I thought you’d gone],” he said. When they went by he was waltzing with the [fire bucket|coat stand].',
        tell: 'He laughed till he [dropped nine stitches|had to take off his glasses]. “[I never saw you|It’s so dull, with tenors],” he said. “In you go.”',
        still:
          'They sat down on the bottom step with him and [held his wool|listened to the rain]. “[You’d never believe I could leap|I was the best Puck they had],” he said. They believed it. He opened the door himself.',
        notice:
          '“There’s a star on your door, under the paint,” said {a}. “[Is there|With a name]?” He rubbed it with a thumb. “[That was my dressing room|It’s mine],” he said. They left him looking at it.',
      },
    },
    {
      name: 'the curtain',
      at: [
        'The great curtain had [come down between them and {place}|a mood]. It was red, and as heavy as a [ship|Sunday]. “[I go up when I go up|I am all anyone looks at till it starts],” it said. “[And then? Up with you, and who thinks of the curtain?|Nobody claps ME.]”',
      ],
      on: {
        light:
          'In that light it was like [roses on fire|wine], every fold. “[Is that me?|Oh,]” it said, and drew itself up, to see its hem.',
        move: '{a} found where the two halves meet and went through it, quick, with a [swirl|turn], as a star would. It [parted|opened] by itself. It had waited for someone to do that.',
        make: 'It was a bunch of flowers, of [tissue|silk and wire], and {a} laid them at its foot. “[For me|At last],” said the curtain. It bowed, which is to say, it went up.',
        tie: 'They tied it back, in the middle, with a [bow|tassel], like a queen’s waist. “[How does it look?|I’ve never had a waist,]” it said. And there was the way.',
      },
    },
  ],
  troubles: [
    {
      title: ['The Shoes That Danced Alone', '{K} and the Red Shoes’ Cousins', 'Whose Feet Are These?'],
      owners: [
        who('Madame Arabesque', 'dancer', 'f', 'queen'),
        who('Nina', 'youngest dancer', 'f', 'child'),
        who('Anton', 'dancer', 'm', 'grown-up'),
      ],
      prop: 'a pair of shoes dancing by themselves',
      vars: { x: ['a polka', 'a tango', 'a hornpipe'] },
      sign: [
        'Over the empty stage went a pair of shoes, with [nobody in them|no one at the top], doing {x}. Behind them somebody ran, in socks.',
      ],
      woe: [
        '“They won’t let me put them on,” said {o.np}. “We start in [ten|nine] minutes! They’ve learned it by heart, and now they say [they don’t need me|I’d only slow them down].”<mt  “<t I broke them in myself, and glued them, and dried them on the stove, and never once said a hard word, and >[it’s true, I do think of my arms|I came in late on the left, at rehearsal],” said {o}. “[But they’ve no FACE. Who will they smile with?|You can’t just have feet.]”>',
      ],
      tries: [
        'They chased them. The shoes went [up the wall|left], and everyone else went [into the drum|right, in a heap]. The shoes took a bow.',
        'They put jam on the floor, to stick them. {G} [stuck|lay down in it]. The shoes jumped over, and did a small kick on landing.',
      ],
      on: {
        sound:
          'The tune was a tired one, [in gray wool|an end-of-the-evening one]. The shoes got slower. They came closer. And shoes, when they’re tired, want a foot in them. {O} held one out.',
        tie: 'A shoe can’t pass by a ribbon. They stood still to have it [tied|wound], left and right, up to the bow. And by the time they noticed there were ankles in it, they [did not mind|had forgotten why].',
        still:
          '{a} and {o} sat on the edge and took no notice, four bare feet in a row. It’s lonely, dancing, with no one to come home to. First the left came, and [leaned|lay down], and after it, as if by chance, the right.',
        notice:
          '“They’re dancing {x},” said {a}. “But the left one does it all on the outside. [There’s a nail|Something pinches].” And there was: a tack, no bigger than a seed. “[You only had to SAY|So it hurt],” said {o}, and took it out, and kissed it.',
      },
      won: [
        'That night they said {o} had never been so light. “[It’s them|We’ve an understanding],” said {o}. “I do the smiling, and they count.”',
      ],
      gift: ['a pink ribbon with a knot in it that is a wish', 'a tiny gold tack'],
      cause:
        'They looked down into the left shoe as it went by. It was not empty at all! Down in the toe, hanging on for dear life, {th.was} {th.np}.',
      free: '“How do you stop it?” called {thing}. They lifted {th.them} out. And both shoes sat down, with a small puff, and were shoes.',
    },
    {
      title: ['The Swan With Stage Fright', '{K} and the Last Swan', 'The Third Swan from the Left'],
      owners: [
        who('Odilia', 'dancer dressed as a swan', 'f', 'duck'),
        who('Gwen', 'real swan', 'f', 'duck'),
        who('Sig', 'cygnet', 'm', 'duck'),
      ],
      prop: 'a swan behind a painted tree',
      vars: { x: ['four hundred', 'six hundred', 'nine hundred'] },
      sign: [
        'In the wings a painted tree was [shaking|trembling]. There was a bit of white behind it. [A feather came out, and floated down.|“Oh no, oh no,” it said.]',
      ],
      woe: [
        '“I can’t go on,” said {o.np}. “There are {x} of them. I looked through the hole, and [they ALL had faces|one had a sandwich]!”<mt  “<t On the lake nobody minds what one’s neck is doing, and I had got so that I hardly thought of it, and >[now I think of nothing else|now I’ve forgotten which leg goes first],” said {o}. “[I’m the third. If there’s no third, the fourth falls over.|There’s only two in front of me to hide behind.]”>',
      ],
      tries: [
        'They pushed. {O} went on, [backward|under the carpet], looked at the hall, and came off [faster|on the other side].',
        '“Picture them all in their nightshirts,” said {g}. {O} did. “[Now they’re going to bed|Oh, how cozy],” {o.he} said, and yawned, and [lay down|put {o.his} head under a wing].',
      ],
      on: {
        light:
          '“You only dance in this,” said {a}, and laid a round of light on the boards. “What’s outside it isn’t there.” {O} put one foot in it. It was warm. It was just {o.s} size. When it moved, {o} had to go along.',
        make: 'It was another swan, of [a pillow and a coat hanger|tulle and wire]. {a} set it in the wings, where {o} could see it. “[If it goes wrong, it was her|She’ll look after my place],” said {o}. It’s easier to go, if somebody stays.',
        tell: 'It was about the night that {a.s} [hat fell in the cake|shoe flew off and hit the mayor], and how all of them clapped. “[And you lived|What, after THAT]?” said {o}. {O} stood up. “[I can’t do it that badly|Mine is only a neck],” {o.he} said.',
        tie: 'One end was around {o.s} wrist, or where it would be, under the feathers, and {a} held the other in the wings. Nobody saw. All through the dance, [on every fourth beat|when it mattered], there came one small tug: here.',
      },
      won: [
        'There was a hush, and it was [four bars|a whole breath] long, and then {x} people clapped like rain. “[Is that faces?|It’s for the neck,]” said {o}, amazed.',
      ],
      gift: ['one white feather with a bit of glitter', 'a dried rose from the footlights'],
      cause:
        'The painted tree sneezed. {O} was not the only one behind it. There, in a borrowed tutu, {th.was} {th.np}.',
      free: '“If we went on together,” said {thing}, “they’d look at ME.” “So they would,” said {o}. And on they went.',
    },
    {
      title: ['The Dance with a Step Missing', '{K} and the Gap in the Waltz', 'One, Two, and What?'],
      owners: [
        who('Maestro Volta', 'ballet master', 'm', 'grown-up'),
        who('Miss Pirouette', 'dance teacher', 'f', 'grown-up'),
        who('Old Carlo', 'dancing bear', 'm', 'bear'),
      ],
      prop: 'chalk footprints with a gap in them',
      vars: { x: ['the Snow Waltz', 'the Dance of the Lamps', 'the Harvest Round'] },
      sign: [
        '“One, two, and,” said a voice on the stage. [There was a thump.|Somebody fell over.] “One, two, and …” [Thump.|Over again.]',
      ],
      woe: [
        '“There’s a step gone out of {x},” said {o.np}. “It was there for a hundred years! Now they come to that place, and [step on air|there’s no floor to it].”<mt  “<t My teacher had it from her teacher, who had it from a goatherd, and it was never once written down, because who could forget it, and >[I forgot it|I turned around, and it was gone],” said {o}. “[They’re all dressed|In nine minutes they’ll come to that place, all at once].”>',
      ],
      tries: [
        'They put in a hop. It was [one leg too few|a frog]. They put in a [kick|jump], and the second row lost its hats.',
        'They left it out. Everyone came in a beat [early|ahead], and at the end the music was still going on, [alone|like somebody talking in an empty room].',
      ],
      on: {
        move: '{a} did not think. {A.he} just danced it, [fast|straight through], from the very beginning, with eyes shut, <f and at that place {a.his} foot went out, and back,><w and at that place the wheels swung, a quarter turn, and back,> as anybody’s would. “THAT!” shouted {o}.',
        sound:
          'It’s in the tune! There was a small [hitch|catch], like someone getting over a stile, and if you came to it humming, your whole self did it: [dip|sway], and on.',
        notice:
          'There was a place on the old boards, [under the dust|by the lamp], more worn than the rest: a hundred years of toes, [turning|going sideways]. “[It goes there|They went around],” said {a}.',
        light:
          'It threw all their shadows on the back wall. And the shadows, who are older, [knew it|did not miss it]: dip, and turn. They only had to do what their shadows did.',
      },
      won: [
        'They danced {x} from end to end. At that place the whole hall [leaned|went “ah”]. In the ninth row a very old man’s [foot|stick] did it too.',
      ],
      gift: ['a bit of chalk, with a step in it', 'a small bell for an ankle'],
      cause:
        'They went to look at the place itself. There was a trapdoor, and it was open a crack, and there below, holding the step in both arms, {th.was} {th.np}.',
      free: '“It fell on me,” said {thing}, and handed it up. “I have been practicing it.” {Th.it} showed them, and it was just so.',
    },
    {
      title: ['The ONE Without a TWO', '{K} and the Shoe That Stayed Behind', 'One Left Shoe'],
      owners: [
        who('Lefty', 'left dancing shoe', 'm'),
        who('Madame Sole', 'old red shoe', 'f'),
        who('Tip', 'silver shoe', 'it'),
      ],
      prop: 'one dancing shoe on an empty stage',
      vars: { x: ['forty years', 'a hundred shows', 'since spring'] },
      sign: [
        'On the empty stage stood one shoe. It went [tap|tip], and waited. It went tap again. Nothing [answered|tapped back].',
      ],
      woe: [
        '“I do the ONE,” said {o.np}. “The other does the TWO. We’ve been a pair for {x}. Now [they’ve packed it in the wrong trunk|it is lost], and you can’t dance on one! [You only hop.|It is like half a sneeze.]”<mt  “<t We were never close, I will say that, always one of us in the air when the other was down, but >[there was someone there to say TWO|I kept time by it],” said {o}. “[Tonight is the big waltz.|And a waltz has three.]”>',
      ],
      tries: [
        'They gave {o} a [boot|rubber boot]. It went ONE, and then the boot went [GLUMP|on the wrong foot]. {O} was very polite about it.',
        'They looked in every trunk. They found [eleven|forty] left shoes. They all wanted to know if there was news.',
      ],
      on: {
        sound:
          'It was a ONE, and then a space, just the size of a TWO. They did it again, down the whole [hall|row of trunks]. And out of the big drum, in the dark, something went: tap.',
        notice:
          '{a} looked at the dust. There went a track, over the boards and [up the wall|out at the door], all of right feet, [hop, hop, hop|one after another]. “[It wasn’t packed|It walked],” said {a}. “It’s looking for YOU.”',
        move: '“Then I’ll be the TWO,” said {a}. They went around the stage like that, {o} and {a}, faster and faster, until the boards [hummed|shook], and down from the top shelf, where it had dozed off, jumped the other shoe.',
        tie: 'They ran it, end over end, through the [trunks|dark], with {o.s} own lace on the front of it, as one does for fish. There was a tug. Somebody had [tied a bow|taken hold].',
      },
      won: [
        '“You’re late,” said {o}. “You’re left,” said the other. And that was the [whole of it|way they were glad]. That night the waltz went ONE, two, three, and nobody [hopped|sat down].',
      ],
      gift: ['a shoe button like a small moon', 'half a lace, in gold'],
      cause:
        'They turned the shoe over, and shook it. Out of the toe, where it had kept the other one from being missed, came {th.np}.',
      free: '“You tapped so nicely, I only wanted to hear it close by,” said {thing}, and fetched the other shoe from under the stage.',
    },
  ],
}
