import { type Trouble, who } from '../../world.ts'

export const troubles: Trouble[] = [
  {
    title: ['The Footprint That Wanted to Go On', '{K} and the Left Boot', 'One Small Step for {O}'],
    owners: [
      who('Lefty', 'footprint', 'm'),
      who('Miss Tread', 'boot print', 'f'),
      who('Size Nine', 'footprint', 'm'),
    ],
    prop: 'a footprint in the dust',
    vars: { x: ['fifty years', 'half a hundred years', 'a long lifetime'] },
    sign: [
      '[Down in the dust|Somewhere in the dust] somebody said, “Psst.” {h} [looked down|bent over]. “Which way did he go?” said somebody.',
    ],
    woe: [
      '“[One left boot made me|A man made me with one boot], and then he was gone,” said {o.np}. “I [point|have always pointed] at that hill~, but ~I never get to see what’s behind it!”<mt  “<t There is no wind up here, you see, and no rain, so I’m as sharp as the day I was made, and every day I’m ready. >[A foot goes somewhere. It’s what it’s FOR|I’m only half a walk],” said {o}. “It’s been {x}.”>',
    ],
    tries: [
      'They tried to dig {o} out with a [spoon|soup spoon]~, but ~{o.his} edge began to slip, so they [patted it back|put it all back], and said sorry.',
      '{h} stood in {o}, to keep {o.him} company. “[That’s nice|Very warm],” said {o}, “but you’ll go, too.”',
      'They told {o} that behind the hill there was [another hill|more dust]~, but ~{o} wanted to see it, not to be told.',
    ],
    on: {
      move: '{a} put one mark down, just in front of {o}: <f a right foot><w a good clear wheel>. “[That’s a right|A step],” said {o}. “Go on!” And {a} went on, left and right, over the plain, and up, and behind the hill. It was one walk. {O} had begun it. “[What do you see?|Well?]” {o.he} called, all the way along.',
      make: 'It was a cast of {o}, in moon dust and [soup|cocoa]. They let it set. Out it came, whole: a foot you could lift! They took it up the hill, and stood it on top. “[So that’s it|Oh, it goes on],” {o} said. “And on! What a lot there is to step on.”',
      light:
        'The light lay low, along the ground. And what they had not seen was there: a second print, and a third, faint, and far, over the hill and back. He HAD come back. He had stood right there, next to {o}, with both feet. “[He said goodbye to me|So that’s what that was],” said {o}.',
      tell: '{a} told it all, how the man went home, and was old, and each night when the moon was up he said to the children: “See that? My foot’s up there.” {O} was still. “[Then I’m not behind,|He said so? Every night?]” {o.he} said. “I’m the bit that stayed.”',
    },
    won: [
      '“[I believe I’ll stop here|I’ll hold the place], then,” said {o}. “[Somebody has to be the first step.|It’s a good spot. One sees the Earth.]” And next to that old left foot, from now on, there is a ring of new ones, small, all around.',
    ],
    gift: ['a pinch of the oldest dust', 'a boot button from long ago'],
    cause:
      'They looked closer. The footprint was full. Down in the heel of it, looking at the sky, lay {th.np}.',
    free: '“{Th.i} {th.am} only resting,” said {thing}, “on the way to that hill.” “Take me along,” said {o}. So {thing} took a pinch of {o.him} along, all the way up, and told it everything.',
  },
  {
    title: ['The Crater Who Wanted to Be a Pond', '{K} and One Cup of Water', 'A Duck for {O}'],
    owners: [
      who('Basin', 'crater', 'm'),
      who('Little Dip', 'small round crater', 'f'),
      who('Old Bowl', 'crater', 'm'),
    ],
    prop: 'a duck in the dust',
    vars: { x: ['four billion years', 'such a long time', 'three billion years, about'] },
    sign: [
      '“Quack,” said somebody. [There are no ducks up there|There was no duck to be seen]. “[Was that right?|I’m practicing,]” said somebody round.',
    ],
    woe: [
      '“I see your ponds from here, [down on the Earth|so blue],” said {o.np}. “I’m as round as they are~, but ~I’ve been empty for {x}! [I want to be one, just once|I’d like to be a pond, just once].”<mt  “<t A stone fell, and there I was, and I have waited politely ever since for the other half of the arrangement. >[I’m the right shape, aren’t I|I’ve kept myself so round],” said {o}. “[I would hold it ever so still.|And there would be a duck.]”>',
    ],
    tries: [
      'They poured in all the water they had, which was one cup~, but ~it [floated up in a ball|went “fff”], and that was the end of the pond.',
      'They filled {o} with soup. “[Is this it?|It has peas in it,]” said {o}. “And where do the boats go?”',
      'They drew a duck in the dust. “[It doesn’t move much|It’s very good],” said {o}, to be kind.',
    ],
    on: {
      light:
        'They set it in the very middle, and the light ran up all the sides, and trembled there, in rings. It lapped at the edge. “[Is that me|Oh, I’m wet]!” said {o}. You could have sworn to it. The whole bowl was full to the brim, of gold.',
      still:
        'They lay on the rim, on their fronts, and waited. And the Earth came up. It rose until it stood just there, and all that blue fell in, and filled {o} from side to side. There was the sea in it, and a cloud went over. Nobody said a word.',
      make: 'It was a boat, of a silver [wrapper|lid], with a mast. They set it on the dust. Up there a thing floats for next to nothing: it went off over the crater, rocking, and its wake spread out behind. “[I’m being SAILED on|There’s one on me],” whispered {o}.',
      sound:
        'The dust in the bowl began to dance. It made rings, out, and out, and back, like rain on a pond; and then small waves. “[It tickles|Keep on],” said {o}. It lapped. It truly lapped, at the edge, with a small dry hush.',
    },
    won: [
      'And when they looked again, there was a duck. It was [{g.s} hat, and it was having a fine time|only a shadow, with a bill]. “[Quack|Say nothing],” said {o}. “Oh, quack, quack.” You can see it from the Earth. People say: how bright the moon is.',
    ],
    gift: ['a silver boat the size of a leaf', 'one perfectly round moon pebble'],
    cause:
      'They looked down into {o}, and it was not quite empty. At the bottom, waiting to swim, sat {th.np}.',
    free: 'So {thing} lay on {th.its} back, and paddled, and the dust went in rings around {th.them}, as wet as you please. “How is the water?” they called. “Lovely,” said {o}.',
  },
  {
    title: ['The Rover Who Could Only Keep One', '{K} and the Nine Thousand Stones', 'Which One, {O}?'],
    owners: [
      who('Rummage', 'moon rover', 'm', 'robot'),
      who('Pock-Pock', 'little rover', 'f', 'robot'),
      who('Stoney', 'collecting robot', 'm', 'robot'),
    ],
    prop: 'a heap of rocks',
    vars: { x: ['nine thousand', 'six hundred', 'four thousand and one'] },
    sign: [
      'A hill went by on wheels, and creaked. “And you, and you, [and you, too|and oh, you beauty],” said somebody under it, and [picked up one more stone|took one more along].',
    ],
    woe: [
      '“[I’m to bring home one stone|One stone may come home with me],” said {o.np}, “for the museum. But I’ve got {x}^, and ^I know them all by name!”<mt  “<t People suppose that when you have seen one stone you have seen the rest, and I should like those people to look me in the lens and say it. >[That one was lonely. This one’s warm on one side|That’s Geoffrey. He’s flat],” said {o}. “The rocket goes at ten. [How do you tell them that they’re not the one?|If I put one down, it looks at me.]”>',
    ],
    tries: [
      'They chose the biggest~, but ~it was as big as [the rocket|a tent]. They chose the smallest, and [lost it at once|{h} sneezed].',
      'They did “eeny, meeny,” and it came out on Geoffrey. “[But he gets rocket-sick,|But what about Ann?]” said {o}.',
      'They looked away and counted to ten, while {o} chose~, but ~at ten {o} had picked up [two more|a hundred more].',
    ],
    on: {
      notice:
        '{a} looked at them all, and then at {o}. “You keep one in your hand,” {a.he} said. “The whole time. You never put it on the heap.” {O} looked. It was gray, and quite plain. It was the first. “[Oh, that’s just Bean|That one? That’s only my friend],” said {o}. And so it was Bean.',
      still:
        '{a} sat down by the heap, and said nothing, and put an ear to it. Stones talk, but it takes a bit. “They don’t want to go,” {a.he} said. “[They like it here.|It’s cold in museums.] But one would like to fly. It’s the [flat|thin] one, at the bottom.” “Geoffrey!” said {o}.',
      light:
        'In that light they were all gray. Then one, way down, gave back a wink of blue. {a} moved. It winked again. It had a bit of sea in it, or Earth. “[You’ve come from there|That’s a long way from home],” {o} said to it. “So it’s you that wants to go back.”',
      make: 'It was a wall. {a} set them, each on each, and there was a place for all: the long, the fat, the one with a face. It made a round house, with {o} inside. One was left. There was a hole by the door, just its shape. “No,” said {o}, slowly. “That’s the window. And that’s the one for the box.”',
    },
    won: [
      'At ten the rocket went, with one stone in it, in a box with [cotton around it|a window]. And {o} waved {x} times, [once for each that stayed|on behalf of all the others]. “[He’ll write|He’ll be on a shelf, with a light],” said {o}.',
    ],
    gift: ['a gray stone with a white ring', 'a tiny label that says “Geoffrey”'],
    cause:
      'They took the heap apart. And at the very bottom, being quite as still as a stone can, {th.was} {th.np}.',
    free: '“You picked {th.me} up on Monday,” said {thing}, “and {th.i} did not like to mention it. But {th.i}’d LOVE to go in the rocket.” So that was one for the museum, and nobody’s feelings were hurt.',
  },
  {
    title: ['The Hare Who Had Never Seen the Earth', '{K} and the Far Side', 'What Is Blue?'],
    owners: [
      who('Umbra', 'far-side hare', 'f', 'rabbit'),
      who('Nib', 'young far-side hare', 'm', 'rabbit'),
      who('Grandmother Tuft', 'hare with a stick', 'f', 'rabbit'),
    ],
    prop: 'a tent peg and a lantern',
    vars: { x: ['like milk', 'like a bell', 'like running'] },
    sign: [
      'There’s a line on the moon, where the far side starts. Somebody with [long ears|a basket] sat right behind it, on the dark side, and [did not cross|would not cross].',
    ],
    woe: [
      '“[They say that you can see the Earth from over there|Over there you can see the Earth],” said {o.np}, “but I never have^, because ^I’m minding six babies!”<mt  “<t On our side there is nothing overhead but stars, and I have no complaint to make of stars, except that not one of them has ever looked back. >[My aunt says it’s {x}. What’s it like?|They say it has weather,]” said {o}. “[I sit here, and listen to the edge of it.|It comes up, and you all go ‘ah.’]”>',
    ],
    tries: [
      'They told {o} about blue. “It’s like [gray, but glad|cold jam],” they said. “[Is it salty?|Does it itch?]” said {o}^, and so ^it had not helped.',
      'They drew the Earth on a [plate|stone]. “[And who holds it up?|Is it so flat?]” said {o}.',
      'They tried to push the Earth around a bit~, but ~it’s not a thing that you can push.',
    ],
    on: {
      light:
        'They caught the Earthlight in it, over on the near side, and {a} bent it, just so. And it came across the line, and down, and lay on the dust by {o.s} foot: a blue spot, with white in it, and it moved. {O} put a paw in. It went blue. “[Ah|Oh],” said {o}.',
      notice:
        '“Look in my eye,” said {a}. {O} came up close. {A} was facing the Earth, and there it hung, tiny and round, with all its blue on, in the dark of {A.s} eye. “[There’s somebody in it, looking|It’s wet],” said {o}. “It’s looking at ME.”',
      make: 'It was a row of mirrors, of [tin lids|spoons], from hill to hill. The first one saw the Earth, and told the next, and so it went, down to the last one, in the burrow. In it swam a thing like a blue egg. Six babies and {o} got up on their hind legs.',
      tie: 'They tied it to the cradle, and pulled, all of them. It had runners. Over the line it slid, six babies, blanket, and all, and {o} after it, to see that they were warm. {O} looked up. {O.he} sat down. The babies said it first. “Ah,” they said.',
    },
    won: [
      'They stayed until it set. “[It’s not {x} at all|My aunt never saw it],” said {o}. “It’s like [when somebody has left a light on for you|being looked for].” [And they all went home blue to the ears.|The smallest one waved, and, as it happened, so did the Earth.]',
    ],
    gift: ['a tuft of white far-side fur', 'a spoon with the Earth in it, if you hold it right'],
    cause: 'Something stood on the line, right in the way, so as to let nothing by. It {th.was} {th.np}.',
    free: '“Nobody said what {th.i} should keep out,” said {thing}, “so {th.i} kept out all of it.” {Thing} moved aside. Over the line, like a tide, came the blue.',
  },
  {
    title: ['The Flag with No Wind', '{K} and the Stiff Flag', '{O} Wants to Flap'],
    owners: [
      who('Jack Stripes', 'flag', 'm'),
      who('Bunty', 'flag on a pole', 'f'),
      who('Pennon', 'small flag', 'm'),
    ],
    prop: 'a flag on a pole',
    vars: { x: ['a wire along the top', 'starch', 'a coat hanger'] },
    sign: [
      'On a hill something stuck out, as stiff as a [slice of toast|board]. “[Flap|Flutter], [please|oh, do],” it said to itself, [again and again|over and over].',
    ],
    woe: [
      '“[I want to flap|I was made to flap],” said {o.np}, “but there’s no wind up here! They put {x} in me, [to make it look as if I did|so that I look as if I’m flapping].”<mt  “<t On the Earth my cousins do it all day long, without so much as thinking, in front of banks. >[I can feel it in my hem, how it would go|I was sewn for it],” said {o}. “[A flag that does not flap is a towel.|Once, when the rocket went, I did. It was one second.]”>',
    ],
    tries: [
      'They blew, all at once~, but ~inside a helmet all you get is [fog|hair in your eyes].',
      'They shook the pole~, but ~{o} only went to and fro, like a [door|plank]. “That’s nodding,” said {o}.',
      'They fanned {o} with a map~, but ~there was no air to fan. It’s a thing that you forget.',
    ],
    on: {
      move: 'Out came the pole, and {a} had it, and was off! <f Down the long hill {a} ran, in great slow bounds><w Down the long hill {a} rolled, faster, and faster>, and behind, on the pole, {o} woke. {O} rippled. {O} cracked and rolled and streamed. “I’M FLAPPING,” {o.he} said.',
      sound:
        'It came up the pole, out of the ground, like a hum in a wire. {O} shook at the edge. Each beat went in at one end of {o.him}, and ran out at the other, as soft as a wave. “[It’s inside me|I don’t need the wind],” said {o}. “I’ve got a TUNE.”',
      tie: 'They ran it from {o.s} corner down to the buggy wheel, and set it turning. Tug, and let go. Tug, and let go. A wave went down the flag, as slow as a cow, then one more. “[Like that! A bit to the left|That’s my middle going],” said {o}.',
      tell: 'It was so funny that {o} began to shake, [first the fringe|at the edge], and then all over. You can’t laugh and be stiff. {O} rolled, and snapped, and ran with ripples. “[Am I doing it?|Is this it?]” {o.he} gasped. “It’s just LAUGHING?”',
    },
    won: [
      'All that night it went on by itself, a bit at a time, whenever {o} thought of it. [From the Earth, with a good glass, you can see one small thing wave.|And somebody took {x} out of it.] “[Flap|There],” said {o}, “flap, flap, and flap.”',
    ],
    gift: ['one red thread from a hem', 'a flag for a thumb'],
    cause:
      'They looked behind {o}. Someone was leaning there, and holding {o.him} out by the corners. It {th.was} {th.np}.',
    free: '“{Th.i} thought you liked to be ironed,” said {thing}, and let go. Down came {o}, all soft, and swung, and each fold ran after the next.',
  },
  {
    title: ['The Cricket Nobody Could Hear', '{K} and the Silent Song', 'Listen to {O}'],
    owners: [
      who('Chirrup', 'cricket', 'm', 'bee'),
      who('Miss Cree', 'cricket', 'f', 'bee'),
      who('Fiddle', 'very small cricket', 'm', 'bee'),
    ],
    prop: 'a matchbox',
    vars: { x: ['‘Summer, by a Gate’', '‘The Warm Wall’', '‘Come Out, the Dew Is Down’'] },
    sign: [
      'On the step of the rocket sat somebody with [a matchbox|a thimble] for a helmet, and fiddled [like mad|with all elbows]~, but ~there was not a sound.',
    ],
    woe: [
      'They bent down close. “I play {x} [each night|every evening],” said {o.np}, “but there’s no air up here to carry it^, and so ^nobody hears me!”<mt  “<t They tell me that there is no air, and that a song needs something to hold it up, like anybody crossing a river. >[I play to the hills. They just sit there|It’s like pouring it down a hole],” said {o}. “[A cricket who isn’t heard is only scratching.|I begin to think I never made a noise at all.]”>',
    ],
    tries: [
      'They all held their breath, and {o} played as hard as {o.he} could. “[Which part did you like?|How was that?]” {o.he} said^, and ^nobody liked to say.',
      'They held up a card that said “Bravo,” and clapped~, but ~you can’t hear that up there, either.',
      'They blew up a balloon for {o} to play in. It was [grand|loud]~, but ~only for {o}.',
    ],
    on: {
      still:
        '{a} lay down, flat, and put one ear to the moon. {A.he} shut {a.his} eyes. Then {a.he} smiled. It was there, in the stone: tiny, and quick, and warm as a wall in August. “[Everyone! Lie down|It goes through the ground],” said {a}. They all lay down.',
      tie: 'One end went on {o.s} fiddle, and the others to their helmets, tight, like a telephone made of cans. {O} touched the bow. Cree, it said, in every ear. [{G} cried.|They all sat down.] “You can HEAR it?” whispered {o}.',
      make: 'It was a drum, of [foil|a tin], as thin as a leaf, and they strewed it with dust. {O} stood on it to play. And the dust got up, and made a star, then a rose, then rings inside of rings. “That’s it,” said {o}. “That’s what it’s LIKE.”',
      sound:
        'A song in the ground went out to meet that one. {O} felt it come in at the toes. {O} played back: cree, cree. They could all feel it, up through the boots. The moon’s one big drum, if you stand on it right. They played {x} till their feet rang.',
    },
    won: [
      'And all over the moon things came out to listen: [the dust mice, the beetles, and the man at his back door|in the craters the dust lay in rings]. {O} played {x}, to the end, and a bit more. [You may put your ear to the floor, tonight.|It’s only a hum, if you don’t know.]',
    ],
    gift: ['a fiddle bow as long as an eyelash', 'a matchbox, lined with blue'],
    cause: 'They looked down into the fiddle. There, all stuffed into the hole, sat {th.np}.',
    free: '“{Th.i} thought that the scratching was a leak,” said {thing}, and climbed out of the hole. “CREE!” said the fiddle, right up through the ground, and they all felt it in their toes.',
  },
  {
    title: ['The Cow Who Did Not Get Over', '{K} and the Cow on the Moon', 'Hey Diddle, Said {O}'],
    owners: [
      who('Buttercup', 'brown cow', 'f', 'cow'),
      who('Clarabel', 'cow with a bell', 'f', 'cow'),
      who('Moira', 'jumping cow', 'f', 'cow'),
    ],
    prop: 'a cow bell',
    vars: { x: ['a Tuesday', 'the night of the fair', 'the spring of the big hay'] },
    sign: [
      'Behind a rock somebody was chewing, and had a bell on. There’s nothing up there to chew. “Well?” said somebody.',
    ],
    woe: [
      '“[I was to jump OVER it|I was to go OVER the moon],” said {o.np}. “It’s in the song! But I got only this far^, and ^they still sing that I did it.”<mt  “<t There was a fiddle playing at the time, and a dish ran off with somebody, and I dare say that nobody was really looking. >[I’ve not had grass since {x}|It’s the last half that I can’t do],” said {o}. “[You try taking a run-up in this stuff.|I’ve got a calf down there who thinks I’m famous.]”>',
    ],
    tries: [
      'They pushed her from behind~, but ~up there a cow only floats. They had to wait for her to [come down|land].',
      'They went along beside her, and shouted “HUP!” Up she went, and came down [where she had begun|facing the other way].',
      'They told {o} that it did not matter~, but ~{o} [knew the song by heart|had read the song].',
    ],
    on: {
      sound:
        '{O} put up her ears. It was THAT tune, or as good as. Her feet knew it: hey, they went, and diddle; and at the place where the cow comes in, she did. She went up like a brown balloon, over the rim, over the flag. It was a beautiful jump.',
      light:
        'Out on the rim it shone, small and gold, like a lamp in a kitchen. {O} looked at nothing else. “[That’s my gate|It’s milking time],” she said. And a cow on her way home has no brakes. She ran, and she rose, and the moon went by below.',
      tie: 'They tied it to two tall rocks, and {o} leaned back in it, and they all pulled: back, and back. “[Is my bell straight?|Ready,]” said {o}. Twang! Over she went, legs out, chewing, like the picture in the book.',
      move: '“Jump with me,” said {a}. “I’ll say when.” Side by side they went down the long hill, <f bound for bound><w hooves and wheels>, and at the edge {a} said “Now!” {A} came down, but the cow did not. She’d only been wanting somebody to say it.',
    },
    won: [
      'They saw her go, past one star and over the next. By and by, a long way down, there came one small “moo”. [It was from a field.|That was the landing.] Now it’s true. You can sing it.',
    ],
    gift: ['a cow bell as small as a pea', 'a wisp of hay from the right side'],
    cause:
      'They looked behind her. So that was why she could not get up speed! On her tail, hoping for a ride, hung {th.np}.',
    free: '“Are we there?” said {thing}, and let go to look. Up went {o} like a cork. She took {thing} along, on her back this time, where there’s a view.',
  },
  {
    title: ['The Rope That Pulls the Sea', '{K} and the Tangled Tide', 'Pull, {O}, Pull'],
    owners: [
      who('Hawser', 'tide puller', 'm', 'grown-up'),
      who('Mrs. Ebb', 'tide keeper', 'f', 'grown-up'),
      who('Tam', 'tide boy', 'm', 'child'),
    ],
    prop: 'a long rope and an anchor',
    vars: { x: ['all the crabs', 'nine fishing boats', 'a child with a sandcastle'] },
    sign: [
      'A rope came down out of the sky, blue and wet, and went into a hole in a hill. “Heave!” said somebody in the hole, and then, “[Oh, no|Bother]!”',
    ],
    woe: [
      '“[I pull the tide|I pull the sea in and out],” said {o.np}, in a heap of blue rope. “But now it’s all in a knot^, and ^the sea is stuck!”<mt  “<t Twice a day for as long as there have been days, and I never once missed, and then a moth flew by, and I looked up, just that once. >[They are waiting down there|It’s half past the tide]: {x}, looking at a line of wet sand,” said {o}. “[And it’s got my boot in it.|I can see where it goes in. I can’t see where it comes out.]”>',
    ],
    tries: [
      'They pulled~, but ~the knot only got [small and hard|harder], and far below the sea went up on one side, like a rug.',
      'They picked at it with a fork. Out came a fish~, but ~the knot stayed in.',
      'They each took a loop, and went under, over, and through. Now {h} was in the knot as well, [and so was the stove|up to the chin].',
    ],
    on: {
      notice:
        '{a} did not look at the knot. {A.he} looked at the sea, all that way down, and there it was, in small: one bay where the water went the wrong way around. “[It’s not stuck here. It’s stuck THERE|Somebody has tied a boat to it],” said {a}. They shook it, once. The boat came off.',
      still:
        '“Stop,” said {a}. “Let’s see what it does.” They sat. And the rope moved, by itself, in and out, like a side with a sleeper in it. It was the sea, breathing. With each breath one loop slid. They had only to leave it be. In, out, and the last one fell.',
      sound:
        'They sang it as sailors do, with a pull on the last word. And the rope had been in the sea for so long that it knew every one of those songs. It came along, loop by loop, hup, and hup, and out fell the boot.',
      tie: 'They tied that one to the blue one, end to end, and let IT take the strain, and all at once there was slack. {O} dived in, and over, and under. “[Got it|It was just the one loop]!” came a voice. The whole heap fell down around them, like rain.',
    },
    won: [
      '“Heave,” said {o}, and they all did. And a long, long way below a thin white line began to creep up the sand. [{x} looked up, and saw the moon, and nodded.|There was {x}. There was the sea. They met.]',
    ],
    gift: ['a loop of sea-blue string', 'a very small shell that has been to the moon'],
    cause: 'They felt around in the middle of the knot, and something felt back. It {th.was} {th.np}!',
    free: '“{Th.i} {th.was} holding it together,” said {thing}. “{Th.i} thought {th.i} {th.was} the knot.” {Thing} let go, and with that there was no knot at all. The sea came in, and sighed.',
  },
]
