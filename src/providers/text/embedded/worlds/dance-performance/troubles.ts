import { type Trouble, who } from '../../world.ts'

export const troubles: Trouble[] = [
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
      move: '“Then I’ll be the TWO,” said {a}. They <f went><w wheeled> around the stage like that, {o} and {a}, faster and faster, until the boards [hummed|shook], and down from the top shelf, where it had dozed off, jumped the other shoe.',
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
]
