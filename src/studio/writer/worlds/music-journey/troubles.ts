import { type Trouble, who } from '../../world.ts'

export const troubles: Trouble[] = [
  {
    title: ['The Piano Without a Middle', '{K} and the Missing Note', 'Where Did C Go?'],
    owners: [
      who('Madame Grand', 'piano', 'f'),
      who('Old Upright', 'piano', 'm'),
      who('Miss Spinet', 'piano', 'f'),
    ],
    vars: { x: ['a broom', 'a bus', 'a kettle'] },
    prop: 'a piano with a gap in its keys',
    sign: [
      'Somebody was playing a lullaby. Right in the middle, [each time|every time], it went [thup|thud], like a foot on a stair that isn’t there.',
    ],
    woe: [
      'It was {o.np}. “My middle C has gone,” said {o}. “It left at [noon|four]. I can’t play one song without it!”<mt  There was a gap in {o.his} smile, as wide as a finger. “It said it was tired of being in the middle,” said {o}. “[I’d said it was a bit plain|It wanted to see what’s at the end]. There’s a baby next door who won’t sleep without me.”>',
    ],
    tries: [
      'They put in the sound of {x} instead of the C~, but ~it was so [loud|odd] that next door the baby began to [cry|shout].',
      'They went up the street calling, “C! C!” Forty people told them what they saw. “[A cat|A cloud],” they said. “[A bus|My aunt].”',
    ],
    on: {
      sound:
        'One note can’t hear a tune and stay out of it. From [a letter box|under a leaf] came a small, plain, round sound, just where it belonged. It was C, joining in.',
      still:
        'It was so still that they heard it: a plain little hum, in the next room, on its own, in the dark. It had been to the end. “There’s no one past the top,” said C. “[It’s cold|I couldn’t find anybody].”',
      tell: 'A giggle came from [the piano stool|behind the stove], right in the middle, not too high or low. “[That’s it|C]!” said {o}. Out came C, and was sorry, and still laughing.',
      notice:
        'The dust by the pedal had a track in it, round, round, round, like [a rolled coin|a small wheel]. {a} went along it on hands and knees. It ended at the baby’s door. C had gone on ahead, to get a start.',
    },
    won: [
      'In it went, click. {O} played the lullaby, right over the middle and down the other side, and next door [it was quiet|somebody small let go of a blanket].',
    ],
    gift: ['a chip of ivory like a tooth', 'a hum that fits in one ear'],
    cause:
      'They looked in at the gap with a candle. There, on the felt, where C should be, {th.was} {th.np}.',
    free: 'Up got {thing}, and behind {th.them} was C, who had only been sat on. It said its one plain word.',
  },
  {
    title: ['The Drum Who Was Afraid of Noise', '{O} Goes Boom', '{K} and the Quiet Drum'],
    owners: [who('Bombo', 'big drum', 'm'), who('Thumbelina', 'big drum', 'f'), who('Kettle', 'drum', 'm')],
    vars: {
      x: [
        'Not the snare drum. It tells.',
        'They had given {o} a cushion to sit on.',
        'They had only ever heard a pff.',
      ],
    },
    prop: 'a big round drum',
    sign: [
      'Under a pile of coats was something big and round. [“Is it over?” it said.|It had its fingers in its ears, or would have.]',
    ],
    woe: [
      '“I’m {o.a},” it said. “I’m {o}. There is one boom in the whole of tonight’s music, and it’s mine~, and ~I am afraid of noise!”<mt  Nobody in the band knew. {X} “It comes right near the end,” {o} whispered. “[All of them stop and look at me|It’s how the sun gets up, in the music].”>',
    ],
    tries: [
      'They put a pillow in {o.him}. {O} tried it. It went fup. “[The sun can’t get up on a fup|That’s a sun falling off a chair],” said {g}.',
      'They put wool in {o.his} ears, as far as they could find any. It’s hard with a drum. {O} is [all ear|nothing but].',
    ],
    on: {
      light:
        'They let the light dance on {o.s} skin, and at each touch there was a pom, no louder than a moth. {O} looked. It was [pretty|gold]. {O} let it be a bit louder, to see it jump.',
      still:
        '{a} laid one ear on {o} and waited. “You’ve got one in there now,” {a.he} said. “Boom. Boom. [It’s only your heart|It’s the same one].” {O} listened. It wasn’t noise at all. It was {o.him}.',
      move: '{a} <f jumped on, both feet, and off again,><w rolled on, both wheels, and off again,> so fast that the boom came after. It was {a} that flew! {O} began to laugh: boom. {a} went higher: BOOM!',
      tell: 'And at the end of it, as one does, {a} left a gap. {O} couldn’t stand that gap. It wanted filling. “BOOM!” said {o}, before {o} could think.',
    },
    won: [
      'That night all the band went quiet, and looked, and {o} took one breath. BOOM! And [the sun got up, in the music|every hat in the front row came off]. {O} would have liked to do it again.',
    ],
    gift: ['a drumstick worn smooth', 'a tiny cymbal, as soft as a wink'],
    cause: 'Then they heard it: a small thump from inside. They undid the rim and looked. There sat {th.np}.',
    free: 'Out came {thing}, and {o} was as round and empty as the sky. “Boom?” said {o}. It was a good one.',
  },
  {
    title: ['The Band That Played Four Tunes', '{K} and the Quarreling Band', 'All at Once, {O}'],
    owners: [
      who('Signor Brio', 'bandleader', 'm', 'grown-up'),
      who('Madam Presto', 'bandleader', 'f', 'grown-up'),
      who('Dingle', 'bandleader', 'm', 'grown-up'),
    ],
    vars: { x: ['a march', 'a polka', 'a sea song'] },
    prop: 'four musicians all playing at once',
    sign: [
      'Four tunes came down the street at once, [all in a fight|elbow to elbow]. A dog lay down and put its paws over its ears.',
    ],
    woe: [
      '“It’s my band!” said {o.np}. “There’s a cup for the best player. Now they will not play together.”<mt  One was playing {x}. The rest were not. {O} had broken [two sticks|a music stand]. “The dance is at eight,” said {o}. “[There’s a couple sixty years wed who’ve asked for one waltz|They’ll be dancing four dances at once, and someone will lose a leg].”>',
    ],
    tries: [
      'They gave each of them the cup to hold in turn. The tuba [would not let go|got its head in]. They lost some time.',
      'They shouted, “Stop!” The band stopped. They shouted, “Go!” It was the [same as before|four of them again], only [fresher|louder].',
    ],
    on: {
      make: 'It was one big instrument, with [a place for each to sit|four handles], and a spring in the middle: no one part of it would sound till all of them did.',
      move: '{a} began to dance, right there in the road. When they played four tunes {a} <f fell down><w went in circles>. When two of them matched, {a} <f got up><w went straight>. You can’t keep knocking a child down. In a minute they were one.',
      light:
        '{a} let the bright spot fall on one, then the next, then the next. Where it went, that one played, and the rest had to look. They’d never looked. “[You’re rather good|I like your middle bit],” said the flute to the drum.',
      notice:
        '“It’s all the same tune,” said {a}. “[He’s a line ahead|She’s got the second half first].” {O} wrote it down, one under another. It was so. It fitted like a zip.',
    },
    won: [
      'They played the waltz. Two old people danced under the lamps with their eyes shut. And the cup? They [put flowers in it|took turns to drink lemonade].',
    ],
    gift: ['half a baton', 'a flower out of a silver cup'],
    cause:
      'In among the chairs there was a fifth player whom nobody knew, and it was off the beat. It was {th.np}.',
    free: 'They gave {thing} the triangle, and a chair. Ting, it went, in the right place, and all the rest fell in around it.',
  },
  {
    title: ['The Music Box That Ran Too Fast', '{K} and the Dizzy Dancer', '{O} Slows Down'],
    owners: [
      who('Colette', 'music-box dancer', 'f', 'fairy'),
      who('Pierre', 'music-box dancer', 'm', 'fairy'),
      who('Swan', 'music-box dancer', 'f', 'fairy'),
    ],
    vars: { x: ['a hundred years', 'Christmas', 'the spring before last'] },
    prop: 'a music box with a tiny spinning dancer',
    sign: [
      'Whirr! On a shelf something went around so fast that it was only a [blur|pink smudge]. “Help,” it said, each time it came by. “Help. Help.”',
    ],
    woe: [
      'It was {o.np}. “I was wound,” said {o}, “too tight,” going by, “and I can’t,” going by, “stop!”<mt  {O} had not been wound since {x}, and then somebody had been kind, and gone on being kind, till the key would not turn. “I used to,” said {o}, “play people,” whirr, “to sleep,” whirr. “Now they get hiccups.”>',
    ],
    tries: [
      'They shut the lid. It got faster in there, and [hot|it hopped]. They opened it. {O} had [lost a shoe|{o.his} hair on end].',
      'They played it backward. {O} went around the other way, as fast as before. “Now I’m dizzy,” said {o}, “both ways.”',
    ],
    on: {
      sound:
        '{a} began at the speed of the box, then took it slower, a hair, and a hair. {O} heard that, and leaned back on it, as on an arm, slower, slower. And step, and turn.',
      light:
        '{a} held it still, close by. Dancers look at one bright spot as they turn, so as not to fall. {O} found it. At each turn {o} held on to it with {o.his} eyes a bit longer.',
      make: 'It was a very small brake, with a bit of [felt|velvet] on its foot. It came down on the wheel like a cat sitting. Shhh, it went.',
      tie: 'They ran it from the key to a [kettle|boot] on the shelf. As the box unwound, it had to lift the boot. That’s hard work. It puffed, and it slowed.',
    },
    won: [
      'Now it was the old tune, with room in it. {O} put one arm up, and turned, as you turn in warm water, and [looked at the moon each time around|smiled at them, and was gone, and smiled].',
    ],
    gift: ['a satin shoe as small as a bean', 'the little brass key'],
    cause:
      'They opened the small door under the dancer. In the works, right on the big wheel, {th.was} {th.np}.',
    free: '{Thing} stepped off the wheel. Whirr … whirr … tick. It was the old tune, and slow.',
  },
  {
    title: ['The Triangle Who Counted Rests', '{K} and the Only Ting', 'Ninety-Nine, Ting'],
    owners: [
      who('Tippy', 'triangle', 'f'),
      who('Trig', 'small steel triangle', 'm'),
      who('Mr. Corner', 'old triangle', 'm'),
    ],
    vars: { x: ['ninety-nine', 'two hundred', 'sixty-three'] },
    prop: 'a steel triangle',
    sign: ['“Four, five, no,” said a small voice behind the drums. “One, two, [bother|oh, dear].”'],
    woe: [
      '“I’ve got one ting,” said {o.np}. “It comes after {x} rests! I count, and [a moth goes by|I get lost].”<mt  “<t Everybody else has something to do in the meantime, but I’m to stand there and think of numbers, with that lovely noise going on. >[Last night I tinged in the soft bit|They start at eight],” said {o}. “[It woke the mayor.|They all turned and looked at my corner, and I have three.]”>',
    ],
    tries: [
      'They gave {o} {x} beans to count. {O} got to nine. [The tuba ate one.|A mouse took the rest.]',
      'They all counted along with {o}, out loud. The flutes stopped, and [shushed them|joined in]. Now nobody knew.',
    ],
    on: {
      notice:
        '{a} looked at the page. “You needn’t count at all,” {a.he} said. “You come in right after [the tuba breathes|the harp turns her page]!” {O} looked over<mt . There she was, getting ready>. “Why, so I do,” said {o}.',
      sound:
        'It was the tune that came just before<mt  the ting, the last bit of it, that leads up like stairs>. {O} heard it. “That? [I know that|And then it’s me]!” {O.he} let the numbers go, and hummed along, and there it was: ting.',
      tie: 'One end went to {o}, and one to the baton of the man in front. When it was time there would be a tug. {O} shut both eyes<mt , and for the first time heard the whole of the music>. It was lovely. Tug! Ting.',
      move: '{a} <f danced><w whirled> it, out on the floor: the march, the slow part, the jump. “[Watch for the jump|When I am up],” {a.he} said, “that’s you.” {O} did not count. {O} watched<mt , and its mouth was open>. Up! Ting.',
    },
    won: [
      'It was one ting, and it hung over the hall [like a star|like dew on a thread]. Nobody clapped. They [forgot to|were all looking up].',
    ],
    gift: ['a ting in a thimble', 'a bean with a number on it'],
    cause:
      'They looked behind the drums. Someone was counting along out loud, and getting it wrong. It {th.was} {th.np}.',
    free: '“I will do the even ones,” said {thing}, “and you do the odd.” So neither was alone, and they came out right.',
  },
  {
    title: ['The Lullaby That Put Itself to Sleep', '{K} and the Drowsy Song', 'The Second Half'],
    owners: [
      who('Hushaby', 'old lullaby', 'f', 'ghost'),
      who('Dormouse in D', 'very soft song', 'm', 'mouse'),
      who('Lulla', 'lullaby with a yawn in it', 'f', 'fairy'),
    ],
    vars: { x: ['the baker’s twins', 'a baby at number six', 'the mayor’s new baby'] },
    prop: 'a sheet of music on a pillow',
    sign: ['On the piano lay a song, curled up. [It snored in tune.|It had got as far as “la.”]'],
    woe: [
      '“Mm?” said {o.np}. “I begin, and by [the second line|‘la’] I’m [so sleepy|asleep]! I can’t get to my end.”<mt  “<t I’ve been sung in the dark to warm people for three hundred years, and it’s got into the paper. >[Nobody has heard my end, not even me|{X} won’t sleep tonight until I’m done],” said {o}, and yawned, and [lost a flat|was gone again].>',
    ],
    tries: [
      'They played it as a march, to wake it up~, but ~it only [marched to the sofa|sat up once], and lay down again.',
      'They held a cup of coffee under its nose~, and ~the coffee [fell asleep|yawned].',
    ],
    on: {
      still:
        'They let {o} sleep, and listened to it breathe. In, and out. In, and out. “It’s in TIME,” said {a}. There was the rest of it<mt , which nobody had ever been quiet enough to hear>: the end of a lullaby is just breath.',
      tie: 'They tied it around {o}, and {a} kept the end. When {o} sank, {a} pulled, one bit. “La,” said {o}. “[Sorry|Where was I?] La, la.” Pull by pull they got it all<mt , up to the double bar at the bottom>.',
      light:
        'It shone on the page, and the last line was [bright|gold]. “I have an END?” said {o}. It read on, to see<mt , and its lips moved>. It was so pretty that {o} sang it right through, wide awake.',
      tell: 'It was a story with a bear, and a boat, and at each good place {a} said, “And what did they sing?” So {o} had to<mt , line by line, for one cannot leave a bear in a boat with no song>. It got to the end, and so did the bear.',
    },
    won: [
      'Over at number six they sang it that night, and {x} slept. So did [the cat, the clock, and the street|the whole house]. {O} was the last, [in tune|with its pages tucked in].',
    ],
    gift: ['the last note of a lullaby, folded small', 'a very soft hum in a sock'],
    cause: 'They turned {o} over. On the back, tucked in up to the chin, {th.was} {th.np}.',
    free: '“Sing it to ME,” said {thing}. “I’ll stay awake.” {Thing} did, to the last line but one. That was enough.',
  },
  {
    title: ['The Conductor’s Runaway Baton', '{K} and the Stick That Ran', 'Slow Movement, Fast'],
    owners: [
      who('Maestro Largo', 'very slow conductor', 'm', 'grown-up'),
      who('Madame Andante', 'conductor', 'f', 'grown-up'),
      who('Herr Fermata', 'conductor with a long beard', 'm', 'grown-up'),
    ],
    vars: { x: ['the bakery', 'a duck pond', 'the post office'] },
    prop: 'a white baton',
    sign: [
      'Down the middle of the street hopped a thin white stick. It waved, and [three dogs barked in waltz time|all the carts went slower]. Behind it, a long way behind, came somebody in tails.',
    ],
    woe: [
      '“Stop that stick!” panted {o.np}. “It says I’m too [slow|grand] for it. It has left me for {x}!”<mt  “<t It’s quite true that last winter the audience went home in the slow movement and came back for the end, but I had no idea that it felt things so keenly. >[I’m on at eight, with nothing to hold|I tried it with a breadstick, and they all came in crumbly],” said {o}. “[We were so happy in the polkas.|I gave it a velvet box.]”>',
    ],
    tries: [
      'They shut the gates. The stick [slipped under|waved], and the gates, which are musical, opened, [left, right|one, two, three].',
      'They ran after it all together. It turned around, and gave them the beat, and they found that they were [skipping|doing a gavotte], and then it was gone.',
    ],
    on: {
      sound:
        'The stick stopped. It could not help it: there was a tune there with nobody to lead it. It came back, hop by hop, and beat time, [lightly|with its tip]. And {o} was humming, too, and not slowly! “[I did not know you HAD a quick one|Why, you’re out of breath],” it said.',
      move: '{a} took {o} by the coattails and off they went, <f galloping,><w with {o} holding on behind,> around the fountain, twice, and again. The beard [flew|streamed]. The stick looked around, and had to run to keep up. “[Wait|Is that HIM]!” it called.',
      still:
        'They sat down by {x}, and did not call. {O} shut {o.his} eyes, and breathed. It was such a fine, long, slow breath that the stick stood still in it, as one does in snow. “[That’s what you meant by slow|I never stayed to the end of one],” it said, and lay down in {o.his} hand.',
      make: 'It was a second stick, [a bit fatter|out of a chair leg], for the other hand. “[One of you for the quick bits|You take turns],” said {a}. The first looked at the second, and up and down. “It’ll need to be shown,” it said, and came home.',
    },
    won: [
      'At eight it was full, up to the roof. The slow movement was so slow that you could hear [the dust|a rose open], and the quick one so quick that {o} lost a shoe, and nobody went home in the middle.',
    ],
    gift: ['a splinter that keeps time', 'a velvet box, no longer needed'],
    cause:
      'They caught up with it at {x}. It had run off to meet somebody, and was being very polite. It {th.was} {th.np}.',
    free: '“I’ve never been conducted,” said {thing}. They let {thing} sit in the front row, and the stick did the entire concert in that direction.',
  },
  {
    title: ['The Harp That Was Full of Rain', '{K} and the Leaky Harp', 'Plink, from Above'],
    owners: [
      who('Gloriana', 'golden harp', 'f'),
      who('Old Forty-Seven', 'harp with a string for every year', 'm'),
      who('Plinka', 'small harp', 'f'),
    ],
    vars: { x: ['a spring shower', 'the storm of last Thursday', 'a very old drizzle'] },
    prop: 'a golden harp in a puddle',
    sign: [
      'There was a puddle on the stage, and a harp stood in it, [looking at the ceiling|with one foot up]. No rain was coming through the roof. It was coming out of the [harp|strings].',
    ],
    woe: [
      '“I’m so sorry,” said {o.np}. “Whatever I play comes out as {x}! I [stood by an open window|listened to it all one night]. It was so beautiful.”<mt  “<t One only wants to learn a piece by heart, and nobody tells you that there are things which, if you let them in, would rather be played than play. >[The violins have got their umbrellas up|The first row is ankle deep],” said {o}. “[The fish like it.|They’ve given me a mop instead of a bow.]”>',
    ],
    tries: [
      'They asked {o} to play something sunny. {O} did. There was a [rainbow|small steam], and it went on raining, only [prettier|warm].',
      'They set pots under {o}, nine of them, and the drops went ping, pong, pang. “[That’s better than my part,|Now who’s the harp?]” said {o}.',
    ],
    on: {
      sound:
        'The rain kept time. It ran along the [strings|gutters of the hall], tap, tap, ta-tap, and fell in with the tune. “It only wanted a song of its own,” said {o}, and gave it one, high up. It played itself [out|dry], to the very last drop.',
      make: 'It was a gutter. It led from {o}, [over the cellos|down the steps], and out at the stage door, to where the roses were. There it could come down as hard as it [liked|pleased]. “Pour,” said {a}. {O} poured, and under the rain there was the harp again.',
      tie: 'They tied it to the [top string|crown of the harp] and let it out of the window, and up the rain went, hand over hand, drop after drop, with its hat on. It had only come in to [ask the way|get out of the wet]. At the top a cloud took it by the arm.',
      notice:
        '{a} looked up through the strings. There were forty-seven of them, and one more, as thin as [silk|a hair]. It was a line of real rain, left in by mistake. “[Don’t break it|It’s a good one],” said {o}. {a} unhooked it, and hung it out in the yard, to go on.',
    },
    won: [
      'That night {o} played, and it was dry, but for one place [near the end|that was very soft]. They all put a hand out there, palm up<mt , and smelled [grass|wet stone], and did not mind>.',
    ],
    gift: ['a raindrop that sounds like F', 'a small gold umbrella'],
    cause:
      'They felt in behind the strings. There, under a leaf held up as an umbrella, crying into a handkerchief, {th.was} {th.np}.',
    free: '“I’m not sad,” said {thing}. “It’s the music.” They moved {thing} to a seat in the balcony, where one may cry as much as one likes.',
  },
]
