import { type World, who } from '../world.ts'

export const artAdventure: World = {
  themes: ['art-adventure'],
  setting: 'Art Studio',
  here: 'a studio with paint on the ceiling',
  home: [
    '{k} had the [big studio|attic studio] for the whole afternoon<mt , with [forty jars of color|every color but one], and nobody to say “mind the carpet”>.',
    'It was wet out, so {k} {k.was} painting<mt ; [a horse, to begin with, though it had come out as a hill|the table, some of the floor, and a picture of the sea]>.',
    'In the [museum|old museum] where {k.s} [aunt|uncle] kept the keys, the pictures [breathe|stretch] after closing time<mt , [as you would, if you had to stand like that all day|and {k} knew it]>.',
  ],
  bed: [
    'Soon {k} lay in bed<mt , with [blue behind one ear|a streak of gold on one wrist] that the bath had missed>, and the dark was [wet and black as new paint|drawn right up to the edges].',
    'Then {k} went to bed, and the moon [drew|made] the window on the floor<mt , [a bit crooked, as it does|in one go, and did not rub anything out]>.',
  ],
  day: [
    'Sun came through the [skylight|jars] and [laid down a stripe of every color|painted the cat].',
    'Rain drew [lines|long lines] on the big window, and [rubbed them out|started again].',
  ],
  dusk: [
    'The light went [amber|the color of varnish], and every picture looked [older|a bit wiser].',
    'The colors in the jars [yawned|went to sleep], pale ones first.',
  ],
  night: [
    'Then it was dark, and the picture frames [shone a bit|hung like windows].',
    'The moon leaned in at the skylight~, and ~[everything was blue|the white paint glowed].',
    'Night was laid on, [in one wide stroke|thin at first, then thick].',
  ],
  beasts: [
    'a cat made of charcoal',
    'a painted bird that had got loose',
    'a snail with a silver trail',
    'a paper lion',
    'a mouse with a brush for a tail',
  ],
  sounds: ['a brush dripped', 'an easel creaked', 'somebody in a painting coughed', 'paper rustled'],
  smells: ['turpentine and tea', 'wet clay', 'fresh paint'],
  glows: ['a tube of gold', 'a painted lamp', 'the moon in a jar of water'],
  foods: [
    'an apple from a still life',
    'toast, with a thumbprint in blue',
    'gingerbread, a bit too beautiful to eat',
  ],
  walk: [
    'They {go} through the frame, [carefully|which was still wet], and down a painted [road|lane] to {place}.',
    '{Place} was [two pictures along|on the next wall]. They {go} there [by way of a seascape|through somebody’s wedding], saying “excuse me”.',
    'So they {go} to {place}, and left footprints, [blue ones|in six colors].',
  ],
  back: [
    'They {go} back by the same [road|picture], and it was [a little drier|later in it].',
    'Back they came to {o}, with [paint on their noses|the frame shaking behind them].',
    '{O} was just as they had left {o.him}, [only smudged|and a bit more so].',
  ],
  places: [
    {
      name: 'the hall of portraits',
      see: [
        'Everyone in the hall [turned|looked] to see, and then [pretended that they hadn’t|held still again].',
        'A duke in a ruff was [scratching his nose|playing cards with a bishop].',
      ],
      host: who('the lady with the pearl', 'lady from an old painting', 'f', 'queen'),
    },
    {
      name: 'the snowy village on the wall',
      see: [
        'You could [hear skates|smell the chimneys], and the people were [no taller than a thumb|all in brown].',
        'It was cold in there, [the cold of four hundred years ago|and the snow was three kinds of white].',
      ],
      host: who('the small skater', 'skater in a red cap', 'm', 'child'),
    },
    {
      name: 'the clay room',
      see: [
        'On the shelves stood [half a hundred pots|heads with no ears], waiting for [handles|their turn].',
        'Everything there was gray and [cool|soft], and [held a thumbprint|remembered who had touched it].',
      ],
      host: who('the clay bear', 'bear with a thumbprint on his tummy', 'm', 'bear'),
    },
    {
      name: 'the drawer of drawings',
      see: [
        'It was [flat|thin] in there. They had to [go sideways|breathe in].',
        'Everything was made of lines, and [the lines hummed|a dog barked, in pencil].',
      ],
      host: who('the pencil horse', 'horse drawn in one line', 'f', 'horse'),
    },
  ],
  guides: [
    {
      who: who('Signor Bristle', 'old brush', 'm'),
      hello: [
        '“Stand back, so that I see the whole,” said {g.np}, [shaking out his beard|dripping a bit]. “Hm. It wants [blue|a touch of yellow]. [Most things do.|It always does.] Dip me in something, and let us go.”',
      ],
      fail: [
        '“[Muddy|Too much brown],” said {g}. “[One must know when to stop. That was before.|It happens when everyone mixes at once.]”',
        '{G} tutted, and [cleaned {g.himself} on {h.s} sleeve|left a spot].',
      ],
      hope: [
        '“[Don’t touch it|Leave it, leave it],” breathed {g}. “[There is light in it now|Now it is alive].”',
        '{G} made one small, perfect dot. [It was a cheer.|That was all.]',
      ],
      bye: ['{G} was washed, in warm water, and put to bed in a jar, [head up|and went “ahh”].'],
    },
    {
      who: who('Smudge', 'charcoal cat', 'f', 'cat'),
      hello: [
        '{G.np} [stepped|slid] down off the paper, and left a [paw mark|gray print] on {h.s} sleeve. “I was drawn in [nine lines|a hurry],” {g.he} said. “[So I have no patience, and no left ear.|I get on everything.] Shall we?”',
      ],
      fail: [
        '{G} sat on it. “[Now it is smudged as well|There],” {g.he} said. “[That makes it art|It’s softer].”',
        '“[Rub it out|I would not have gone over the line],” said {g}.',
      ],
      hope: [
        '{G} purred, and it sounded like [pencil on paper|somebody shading in].',
        '“[That line is good|Oh],” said {g}. “[I could lie on that|I know a good line].”',
      ],
      bye: [
        '{G} got back up on the paper, turned around once, and was [nine lines|a drawing of a cat, asleep].',
      ],
    },
    {
      who: who('Madame Frame', 'gold picture frame', 'f'),
      hello: [
        '“One moment,” said {g.np}, and [held {g.himself} up in front of them all|looked at them from the wall]. “Yes. [You make a picture.|Move left. There.] I hold things together. I do it for a living. [Take me with you.|Shall I?]”',
      ],
      fail: [
        '“[I wouldn’t hang that|Not in my best room],” said {g}.',
        '“[It falls out at the corners|It has no middle],” said {g}. “[I speak as a frame.|So many things don’t.]”',
      ],
      hope: [
        '“[Hold it just like that|Nobody move],” said {g}. “That is worth gold.”',
        '{G} creaked at all four corners, [which was emotion|and had to be dusted].',
      ],
      bye: [
        '{G} hung {g.himself} up over {h.s} bed, [a little crooked|around nothing]. “For your dreams,” {g.he} said. “I am good with those.”',
      ],
    },
  ],
  tokens: [
    {
      name: 'tube of gold',
      kind: 'light',
      find: [
        'Behind the easel {h} found a tube of gold, [nearly|almost] empty<mt , [with one squeeze left in it|rolled up tight, like a sardine tin]>.',
      ],
      use: [
        '{a} squeezed the tube of gold. Out came the last [drop|bit], and it [shone like a small sun|lit {a.his} fingers].',
      ],
    },
    {
      name: 'ball of clay',
      kind: 'make',
      find: [
        '{h} had a ball of clay in one hand<mt , [and pushed a thumb into it, and took it out, as one does|warm, and in no shape yet]>.',
      ],
      use: [
        '{a} rolled the ball of clay. A ball can be [anything|a nose, a knob, a bird]. {A.he} [pinched, and pulled|began].',
      ],
    },
    {
      name: 'picture wire',
      kind: 'tie',
      find: [
        'Around a nail hung a bit of picture wire. {h} [made a ring of it|put it in {h.his} pocket]<mt , [and it held the shape|thin, and strong enough for a duke]>.',
      ],
      use: [
        '{a} bent out the picture wire. It had [held up kings|carried a whole battle, in oils]. It would hold this.',
      ],
    },
    {
      name: 'rattling paint jar',
      kind: 'sound',
      find: [
        'There was a dried-up paint jar, with a pea of paint in it, and {h} [shook it|took it along]<mt , [for the tune|shick, shick]>. It was a rattling paint jar now.',
      ],
      use: [
        '{a} shook the rattling paint jar: [shick-a-shick|soft, soft, loud], like [rain on a drum|small dancers].',
      ],
    },
  ],
  gates: [
    {
      name: 'the museum guard',
      at: [
        'At the door between two pictures sat a guard [with a mustache|in a cap], who was himself [a painting|in oils]. “[Do not touch|No running, no flash],” he said. “[No going through.|I have said so since 1702.]”',
      ],
      on: {
        sound:
          '“[That is the tune they played while I was painted|My wife used to hum that],” said the guard. One [oil|painted] tear ran down. He looked at the ceiling until they were [past|through].',
        tell: 'His mustache [began to go|twitched]. “[I am on duty|I must not],” he said. Then he laughed so hard that [a crack ran over his cheek|he fell out of the picture], and they went by.',
        still:
          'They stood in front of him and looked, as one should, [for a whole minute|with their hands behind them]. Nobody ever looked at the guard. “[Go, go|Well, go on],” he said, [very red|in a whisper].',
        notice:
          '“You have a [bee|fly] on your cap,” said {a}. “[It’s very well painted|It’s been there three hundred years].” “[Where|Is it good]?” he said, and took it off, to see.',
      },
    },
    {
      name: 'the spilled blue',
      at: [
        'Somebody had knocked over the blue. It had [run all over the floor|spread from wall to wall], and it was [as deep as a pond|getting ideas: there was a wave on it].',
      ],
      on: {
        light:
          'Where the light fell on the blue, it went [pale|to sky], and on a sky there are clouds. They went over on [three|those], and they were firm as [dough|cushions].',
        move: '{a} [<f hopped from lid to lid><w rolled along the plank by the wall>|<f ran along the shelf><w rolled down the ramp>], and pulled the plug. Glug, went the blue.',
        make: 'It was a boat, of [a palette|an old frame and a smock]. They went across with [a brush|two rulers] for oars, and came out blue to the elbow.',
        tie: 'They tied it from easel to easel and [swung over, tails up|went along it like a row of birds]. {G} trailed one end in, [to sign {g.his} name|for fun].',
      },
    },
    {
      name: 'the picture that would not stop',
      at: [
        'It was a picture of a [crowd|market], and it was still being painted. [Every minute there were more people in it.|A painter’s hand came down, and there was another cow.] There was no way through.',
      ],
      on: {
        notice:
          '“There’s always a bit that is left blank,” said {a}, “[for the name|in the corner].” And there was. They went through by the [bottom right|corner].',
        make: 'It was a door. {a} just [painted|cut] one, with a knob, and opened it. “[Was that there?|Oh,]” said somebody in the crowd.',
        move: '{a} [ducked|went] under the brush, and around the cow, quick, before the paint [dried|came down], and [held the crowd apart|made a lane] for the others.',
        still:
          'They stood so still that they were [taken for part of it|painted around]. And when the painter [went to have tea|turned his back], they walked out at the side.',
      },
    },
  ],
  troubles: [
    {
      title: ['The Painting with No Smile', '{K} and the Lady Who Forgot', 'What {O} Was Smiling At'],
      owners: [
        who('Dona Elvira', 'lady in a painting', 'f', 'queen'),
        who('The Count of Nob', 'count in a painting', 'm', 'king'),
        who('Little Infanta', 'girl in a painting', 'f', 'child'),
      ],
      prop: 'a portrait with a sad mouth',
      vars: { x: ['four hundred', 'three hundred', 'two hundred'] },
      sign: [
        'On the [big|end] wall somebody in a gold frame was [pulling at|feeling] the corners of {o.his} mouth, and sighing [dust|in Italian].',
      ],
      woe: [
        '“I’ve lost my smile,” said {o.np}. “I had it for {x} years. They come from everywhere to see it, and [tomorrow is Sunday|the doors open at nine]!”<mt  “<t It was quite small, and a little to one side, and several books have been written about it, but >[I can’t remember what I was smiling at|it was at something, you see],” said {o}. “And without that it is only [teeth|a mouth].”>',
      ],
      tries: [
        'They painted a smile on with red. It was [a bit too wide|somebody else’s]. A guard [screamed|ran]. They wiped it off.',
        'They told {o} to say “cheese”. {O} said it [in Latin|so sadly] that [the still life wept|a painted mouse went into a hole].',
      ],
      on: {
        tell: 'At the [silly part|word “trousers”] the left corner went. “[Was it that|Is it a joke]?” they asked. “No,” said {o}, “but somebody was telling me one, [out there, where you are|behind the easel], just so. [I had to sit still|And I was not to laugh].” And there it was, that very smile.',
        light:
          '“A bit to the left,” said {o}. “Higher. Oh!” That was how it had been: a window, and somebody [opening it|coming in], and the sun [on the wall|on their hair]. {O} looked past them all, and smiled.',
        notice:
          'In the painted glass on the table was a painted [window|speck], and in that a painted [boy|dog], pulling a face. “[Look in your glass|There he is],” said {a}. “[My brother|The painter’s dog]!” cried {o}. “He would not stop it!”',
        sound:
          '“They played to me while I was painted,” said {o}. “[A lute|One old fiddle], and every time he came to that bit, just … there, he got it wrong.” {a} got it wrong, too. And {o} smiled.',
      },
      won: [
        'It was small, and a bit to one side. It was [just as it had been|better, even]. All down the hall the portraits [let out their breath|said “Ah”].',
      ],
      gift: ['a flake of gold from the frame', 'a tiny painted rose, still wet'],
      cause:
        'They looked where {o} used to look: behind the easel, in the dark part of the picture. In the dark part sat {th.np}.',
      free: '{Thing} came out into the light of the picture. “There you are!” said {o}, and there was the smile, too.',
    },
    {
      title: ['The Color That Ran Away', '{K} and the Missing Yellow', 'A Day Without Yellow'],
      owners: [
        who('Old Lemon', 'paint maker', 'm', 'grown-up'),
        who('Maestra Ocra', 'painter', 'f', 'grown-up'),
        who('Pico', 'painter’s boy', 'm', 'child'),
      ],
      prop: 'an empty jar on its side',
      vars: { x: ['sunflowers', 'a beehive', 'a lion in the corn'] },
      sign: [
        '“[Not the sun|No, no]! Not the [chicks|butter]!” said a voice. All over the studio things were [going gray|getting pale], [one by one|from the edges in].',
      ],
      woe: [
        '“The yellow’s run off,” said {o.np}. “All of it! And I’m in the middle of [a picture of|painting] {x}.”<mt  It had left [an empty jar|one small, bright footprint]. “<t It has always been a nervous color, quick to show off and quick to take offense, and >[I may have called it loud|I said it got on everything],” said {o}. “[It went as pale as paper.|It never said a word.]”>',
      ],
      tries: [
        'They mixed red and green. They mixed everything. They got [brown|mud], then [more brown|a brown that growled].',
        'They put out [butter and a daisy|custard], to call it. [A duck|{G}] came, and ate that.',
      ],
      on: {
        still:
          'They left the jar on its side, and the lid off, and sat down with their backs to it. It was [a long gray while|very quiet]. Then something [warm|bright] came along the floor, like the sun at five, [a bit at a time|feeling its way], and went in.',
        sound:
          'It was such a yellow tune! It had [daffodils and trumpets|a brass band, and a canary] in it. There was a [patter|shuffle]. “[Is that about me|Who is that about]?” said somebody behind the stove.',
        light:
          'It went to that like a moth. It came out of the [lemon|lampshade], and out from under the [carpet|cat], and all of it stood around {a}, [blinking|as shy as chicks].',
        move: 'A bit of it ran [around the stove|by the door], and {a} was after it, [twice around the table|past all the easels], left, right, and left. It had never been chased for fun. It [laughed|squealed], and ran straight into its jar, to hide.',
        tie: 'They laid it down in a trail, from the jar to the door, and hung a [bell|bow] on the end. All night colors want to be [joined to something|in a picture]. It came along it like [a bead on a string|a child along a wall], and was home.',
      },
      won: [
        '“[Loud is good|I am sorry],” said {o}. “[Nobody ever found a lamp too bright in the dark|You be as loud as you like].” And the {x} [lit up|came out] so that you had to squint.',
      ],
      gift: ['a single yellow thread', 'a matchbox with a bit of sun in it'],
      cause:
        'There was yellow, after all: a glow, under the old sofa. They lay down to look. In the middle of it, as happy as a duck in butter, sat {th.np}.',
      free: '{Thing} came out, and behind {th.them} came the yellow, in a long warm line, and into the jar.',
    },
    {
      title: ['The Statue Who Wanted to Sit', '{K} and the Tired Statue', 'Sit Down, {O}'],
      owners: [
        who('Hercules', 'stone hero', 'm', 'grown-up'),
        who('Flora', 'marble lady', 'f', 'queen'),
        who('The Thinker’s Cousin', 'bronze man', 'm', 'grown-up'),
      ],
      prop: 'a tall white statue on one leg',
      vars: { x: ['ninety', 'two thousand', 'five hundred'] },
      sign: [
        'In the round room a statue was [swaying|leaning], a very little. [A crumb of stone fell.|“Oof,” it said.]',
      ],
      woe: [
        '“I’ve been on this leg for {x} years,” said {o.np}. “I do not want to make a fuss. But [could I sit|I should like to sit down], just for once?”<mt  “<t When one is carved in the act of setting out, everyone assumes that one arrived, and >[there is no chair in my stone|they carved no chair],” said {o}. “[I’m all one piece, you see|And if I bend, I break].”>',
      ],
      tries: [
        'They pushed a chair in behind {o.him}. {O} [could not bend|stood in front of it], and looked [at it|over {o.his} shoulder], with such longing.',
        'They laid {o} down flat. “[It is kind of you|Thank you],” said {o}. “[Only now I look as if I had fallen over.|Now I’m a bridge.]”',
      ],
      on: {
        make: 'It was a plinth, of [crates|boxes] and sheets, built up and up, till it came under {o.s} [seat|elbow] just so. And {o} [leaned|let go], an inch, no more. A sigh went around the room [like a draft|that had been {x} years on its way].',
        tie: 'They made a swing of it, from the [dome|beam]. They put {o} in the swing as {o.he} was, leg and all. In a swing it looks [quite right|like fun]. To and fro went {o}, [humming|weightless].',
        tell: '“Once,” said {a}, “there was a giant who sat down, and told about [a sea|a cow].” In a good story you [forget your legs|are sitting, wherever you stand]. When it was over, {o} said, “[I sat.|I was sitting, was I not?]”',
        light:
          'It threw {o.s} shadow on the wall, and when {a} moved it, [lower, and around|down to the floor], the shadow bent, and sat. {O} watched it. “[Ah|Oh, that’s good],” {o.he} said. “[I can feel it in my knees|Leave it there a bit].”',
      },
      won: [
        'By and by {o} got [up, or back, or straight|to work again]. “That will do me,” {o.he} said, “for another {x} years.”',
      ],
      gift: ['a chip of white marble, warm from the hand', 'a crumb of bronze'],
      cause:
        'They walked around behind. No wonder {o} was tired! On {o.s} shoulders, and had been for weeks, sat {th.np}.',
      free: '{Thing} got down. {O} rolled {o.his} neck, once, with a noise like a mill. “Now I could stand forever,” {o.he} said.',
    },
    {
      title: ['The Drawing That Was Not Finished', '{K} and Half a Dog', 'The Other Half'],
      owners: [
        who('Bis', 'half a dog', 'm', 'dog'),
        who('Dash', 'pencil dog with no tail', 'f', 'dog'),
        who('Line', 'rabbit with one ear', 'f', 'rabbit'),
      ],
      prop: 'a drawing with half of it missing',
      vars: { x: ['the telephone rang', 'the soup boiled over', 'the cat had kittens'] },
      sign: [
        'On the drawing board something went [around and around|in circles], looking for [its other half|the rest of itself].',
      ],
      woe: [
        '“They stopped,” said {o.np}. “They’d got as far as this, and then {x}, and [nobody came back|they never finished me].”<mt  “<t One does not like to complain, being mostly ears, but >[I fall over|I want to wag, and there is nothing there],” said {o}. “And on paper it [rains eraser crumbs|gets so white at night].”>',
      ],
      tries: [
        '{g} drew the rest. It was the back end of [a pig|a cow]. {O} [looked around at it|moo-ed]. They rubbed it out.',
        'They traced it from a book. It [came out a chair|fit badly], and {o} [went off in two directions|had to sit on it].',
      ],
      on: {
        make: 'It was made of [clay|paper and paste], not pencil. But {a} had [looked first|asked {o} how it should feel], and when they put it to the line, it [took|held]. Half was drawn, half was made, and all of it wagged.',
        notice:
          '“You’re not half drawn,” said {a}. “You’re [going behind something|coming out from behind the edge].” {A.he} turned the page. There, on the back, in the same [pencil|soft line], was the other half, [waiting|asleep].',
        still:
          '{a} [put down the pencil|sat], and let {o} sniff {a.his} hand, as you do. When {o} was quite quiet, {a} [saw|could see] how the line wanted to go. It went there nearly by itself.',
        tie: '{a} laid it on the paper, in a curve: back, and leg, and leg, and [tail|tip]. A line is only a thread that [lies still|has made up its mind]. “[Oh, yes|That’s me],” said {o}, and got up.',
      },
      won: [
        '{O} ran [once around the page|right off the paper] and back, on all four feet, and [barked in pencil|could not stop turning around to look].',
      ],
      gift: ['a pencil stub with toothmarks', 'a small drawing of a bone'],
      cause: 'They turned over the paper. And there, where the other half should be, sat {th.np}.',
      free: '“Would you mind,” said {thing}, “if I were it?” {O} thought that over. And so the front was one thing, and the back another, and they got on very well.',
    },
  ],
}
