import { type World, who } from '../../world.ts'
import { troubles } from './troubles.ts'

export const inventionLab: World = {
  themes: ['invention-lab'],
  setting: 'Laboratory',
  here: 'the Workshop of Nearly',
  home: [
    'Over the door of {k.s} workshop it says NEARLY<mt , since [everything in there nearly works|the rest of the sign fell off: it was “Nearly Open”]>. {K} had a bench by the window.',
    '{k} had a workshop [under the roof|at the end of the yard]<mt , with a thousand small drawers, [and a label on every one that said “Bits”|all of them full of springs]>.',
    'That day {k} had invented [a hat for two|soup on a stick]<mt . It had gone well, [apart from the bang|except for the cat, who was now a little bit pink]>. There was time for one more.',
    'It was {k.s} turn to mind the Workshop of Nearly<mt , which means: [feed the engine, and don’t pull the red lever|dust the ideas, and listen for ticking]>.',
  ],
  bed: [
    '{K} got into the bed that [makes itself|tucks you in]. It [hummed|did it twice], and was still.',

    'Then {k} {k.was} in bed, [over the workshop|by way of the automatic stairs]<mt , and down there something small went on ticking, [because it liked to|in its sleep]>.',
    'Soon {k} lay in bed, in a nightshirt with nine pockets~, and ~[the lamp put itself out|a machine turned down the moon].',
    'Then it was bed for {k}<mt , and the pillow that plumps itself did so, [twice|puff], and was still>.',
  ],
  day: [
    'On the bench lay [springs|cogs], and a bun, and [a list of things to invent|half a penguin, in tin].',
    'Steam came out of the [teapot|wrong pipe], and somebody said “Aha.”',
    'The sun came in, [and all the brass looked up|by the automatic window, which had let in a goose as well].',
  ],
  dusk: [
    'The lamps came on, one by one: [gas, oil, and firefly|the bright ones first].',
    'It grew dim in the corners, where the [failures|first tries] are kept, and they [yawned|huddled up].',
  ],
  night: [
    'Then it was night, and the big engine [turned over in its sleep|sighed, and let down its steam].',
    'It was dark on the roof, and a thousand drawers [shut themselves|clicked, and were still].',
    'The moon rolled up the skylight, [like a cog|with one tooth missing].',
  ],
  beasts: [
    'a tin beetle',
    'a moth with a propeller',
    'a wind-up mouse',
    'a cat with oily paws',
    'a pigeon in goggles',
  ],
  sounds: [
    'a cog said “tick” to a cog that said “tock”',
    'the kettle let off steam',
    'a spring went boing and was sorry',
    'something rolled under the bench',
  ],
  smells: ['oil and toast', 'hot brass', 'pencil shavings'],
  glows: ['a spark in a jar', 'a very small bulb', 'a gleam on a cog'],
  foods: ['a self-buttering bun', 'jam from the jam tap', 'cocoa with a whistle in it'],
  walk: [
    'They took the walking [bench|bathtub] to {place}, [one leg at a time|clank, clank].',
    'So they {go} to {place}, with [a sack of bits|a bag that jingled], as one never knows.',
    'The pipe to {place} was [only just wide enough|out of order]. They {go} there by the [roof|yard].',
    'They {go} to {place}, and {g} [oiled each gate on the way|counted the bolts].',
  ],
  back: [
    'They {go} back, [with three new ideas, two of them round|a bit oily], and {o} [was still there|looked up].',
    'The walking bench took them home to {o}, [by a way of its own|at a trot].',
    'Back they came, and {o} was [just as they had left {o.him}|on the bench, next to the bun].',
  ],
  places: [
    {
      name: 'the clock hospital',
      see: [
        'Clocks lay in rows, with [a cloth on each brow|their hands in slings], and said [all sorts of times|“ow” at a quarter past].',
        'Visiting time was [any time|two, or four, or nine, at once].',
      ],
      host: who('the clock nurse', 'nurse with a small hammer', 'f', 'grown-up'),
    },
    {
      name: 'the heap of first tries',
      see: [
        'There they all lay: the [square wheel|soup fork], the [inside-out umbrella|hat that rings], and none of them was sorry.',
        'On top stood the very first chair. It had [one leg|eleven legs].',
      ],
      host: who('the heap keeper', 'hen who lays bolts', 'f', 'hen'),
      setting: 'Farm',
    },
    {
      name: 'the patent window',
      see: [
        'Behind the glass sat somebody with a stamp, and a sign: [ONE IDEA AT A TIME|NO BANGS].',
        'There was a line: [a man with wings, a lady with a box that said “ha”|six people, and something under a sheet].',
      ],
      host: who('the patent clerk', 'owl in sleeve guards', 'm', 'owl'),
      setting: 'City Center',
    },
    {
      name: 'the lightning shed',
      see: [
        'Jars stood there, and in each of them a bit of storm [slept|turned over].',
        'Your hair stood up as you came in. [It was only polite.|So did the broom.]',
      ],
      host: who('the lightning lady', 'lady with her hair on end', 'f', 'grown-up'),
      setting: 'Hills',
    },
  ],
  guides: [
    {
      who: who('Cogsworth Minor', 'tin butler', 'm', 'robot'),
      hello: [
        '“[You did not ring|You thought of ringing],” said {g.np}, with a tray. “I come a bit before. [I was built in a hurry.|It’s a fault in the spring.] You’ll be wanting help in one minute. [Here’s your hat. Here I am.|I have my coat on.]”',
      ],
      fail: [
        '“I’d already swept that up, sir, miss,” said {g}, [with the pan|and bowed].',
        '“[Oh dear|Crash],” said {g}, and a moment after, it [went “crash”|did].',
      ],
      hope: [
        '“[Bravo, in a minute|Well done, shortly],” said {g}, [clapping|and put out the good plates].',
        '{G} gave a hum, and lit up, [from the feet|one lamp, then two]. “[That’s ahead of ME|I did not see that coming, and I see it all],” {g.he} said.',
      ],
      bye: [
        '“Good morning,” said {g}. It was [a bit early|night]. He drew the curtains, and [took away the cup|put out the light], just as they would have asked.',
      ],
    },
    {
      who: who('Nona', 'inventor aged five and a half', 'f', 'child'),
      hello: [
        '“I’m an inventor, too,” said {g.np}, with a [saucepan|colander] on. “This is my Thing. [It does it.|You turn that, and it goes.] I’ll bring it. Where’s the trouble? [I’m not allowed glue.|I’ve got till bath time.]”',
      ],
      fail: [
        '“[You forgot the string|It wants more wheels],” said {g}. “[I always put wheels|My Thing’s got nine].”',
        '{G} turned the handle of {g.his} Thing. It [did it|went]. “[There, it’s not cross anymore|That’s for sad],” {g.he} said.',
      ],
      hope: [
        '“[That’s how I’d have done it|I had that idea when I was four],” said {g}.',
        'The Thing went “[pling|wup]”, all by itself. “[It only does that for good ones|It LIKES it],” said {g}.',
      ],
      bye: [
        '{G} gave them each a turn of the handle, [for luck|one each, and no more], and went home, with {g.his} Thing on a string.',
      ],
    },
    {
      who: who('Whim', 'weathercock', 'm', 'hen'),
      hello: [
        'Creak! Down from the roof came {g.np}, [on one leg|with a letter N in his beak]. “[I turn|I can see both sides],” {g.he} said. “Yes! No! West! [I change my mind for a living.|You’ll want someone who’s often wrong, to leave out.] Lead on. Or back.”',
      ],
      fail: [
        '“[I said so. I also said not|That was due south],” said {g}.',
        '{G} spun around, [twice|with a squeak]. “[The wind’s gone out of that|Try it the other way on],” {g.he} said.',
      ],
      hope: [
        '{G} stopped turning. {G.he} pointed. “[THAT way|There’s a breeze],” {g.he} said.',
        '“[Fair, and getting fairer|Set dry],” said {g}, and crowed, [very rustily|in brass].',
      ],
      bye: [
        '{G} hopped back up to the roof, and turned to the [east, to be first|moon]. “[It’ll be fine|Sleep this way up],” {g.he} creaked.',
      ],
    },
  ],
  tokens: [
    {
      name: 'pocket screwdriver',
      kind: 'make',
      find: [
        '{h} had the pocket screwdriver behind one ear<mt , [as one does|where inventors keep their better thoughts]>.',
      ],
      use: [
        '{a} took the pocket screwdriver, and [undid this, and did up that|turned it once to the left, to see]. Bits came off. {A.he} put them [back better|somewhere else].',
      ],
    },
    {
      name: 'little bulb',
      kind: 'light',
      find: [
        'In a drawer marked “Bits” was a little bulb<mt , [which lit up when you had a thought|that would burn on lemons]>. {h} took it.',
      ],
      use: [
        '{a} held up the little bulb, and [thought|squeezed a lemon]. It lit, [plink|with a fizz]: yellow, and then [white|gold].',
      ],
    },
    {
      name: 'bicycle chain',
      kind: 'tie',
      find: [
        'A bicycle chain came [out of the sofa|bouncing down the stairs], and {h} caught it. It [was as long as a street|purred].',
      ],
      use: [
        '{a} pulled out the bicycle chain, link by link. It was [longer than the yard|as long as you liked], and [never let go of a thing|it could hold a tram].',
      ],
    },
    {
      name: 'slide whistle',
      kind: 'sound',
      find: [
        '{h} had made a slide whistle, out of a [bicycle pump|bit of pipe]<mt . It could say “oops” in two languages>.',
      ],
      use: [
        '{a} blew the slide whistle: [whoooop, and down again|wheeee, whup, wheeee]. It went [up like a rocket|down like a lift], and every cog in the place [felt it|turned around].',
      ],
    },
    {
      name: 'oily sponge',
      kind: 'notice',
      find: [
        '{h} had the oily sponge in {h.his} belt<mt , [which an inventor needs more than ideas|as gray as a cat, and as soft]>.',
      ],
      use: [
        '{a} wiped it with the oily sponge, [top, bottom, and sides|bit by bit]. You see a thing best when you’re cleaning it.',
      ],
    },
  ],
  gates: [
    {
      name: 'the door with a hundred bolts',
      at: [
        'The way went through a door of iron, with a hundred bolts. It had been invented [to be safe|by a nervous man]. “[Say the number|Name the number],” it said. “[It’s between one and always.|I’ve never been opened. I’m still very new.]”',
      ],
      on: {
        sound:
          'The bolts were only nervous. Click, went one, in time. Click, click. Soon they were all at it, in and out, like a hundred tin mice, and on the last “out” the door fell open.',
        tell: 'The door tried to hold it in. It creaked. One bolt flew out, with a ping, and then they all went, ping, ping, ping, over the yard. “[Oh, stop|I’ve come undone],” said the door. “Go in, do.”',
        notice:
          'All the bolts were on the left. “So are the hinges,” said {a}. They pushed on the right. It swung open, bolts and all. “[Don’t tell him|He never tried that],” whispered the door.',
        make: 'It was a cat flap, low down, and big enough for [a cat with a cake|somebody on a tray]. “[Is that allowed?|I feel a draft,]” said the door. They went in by it, and wiped their feet.',
      },
    },
    {
      name: 'the runaway ladder',
      at: [
        'The only way up was a ladder, and it had legs. “[Can’t catch me,|Ready, steady,]” it said, and ran [around the yard|up a tree]. [It had been made too well.|It was a ladder with ambition.]',
      ],
      on: {
        move: '{a} went after it: <f left, right, over the tub, and under the line><w left, right, through the puddle, and in under the line>. At the pump they met, nose to rung. “[You’re IT|Good race],” it panted. It lay down for them like a lamb.',
        still:
          '{a} took no notice, and looked at the sky. The ladder came a bit [nearer|round the corner]. It leaned on the wall. It coughed. “[Aren’t you going to chase?|I said, can’t catch me,]” it said. They were on it.',
        tie: 'They laid one end on the ground, in a loop, with a [bun|light bulb] in it. Ladders love buns, nobody knows why. Twang! “[Unfair,|Is it currant?]” said the ladder. It took them up, all the same.',
        light:
          'Up on the wall they made a spot of light. The ladder stopped. It crept up to it, like a kitten. It put two feet on the wall. “[Got it|It’s on top],” it said. They climbed up its back.',
      },
    },
    {
      name: 'the great wheel',
      at: [
        'A cogwheel as big as a [house|barn] stood across the path. It should have gone around. [It had stopped for a think.|Something was in its teeth.]',
      ],
      on: {
        light:
          'In the light it turned out to be two wheels, one in front of the other. There was a way between, as narrow as a book. They went in like bookmarks.',
        move: '{a} got up on it, and went, <f step over step, like a mouse in a drum><w wheels on a wheel>, and slowly, with a groan, it turned. Where the gap came down, the others hopped in. Where it came up, they got off.',
        still:
          'They leaned on it, and waited for it to finish the thought. “[Forty-two|It was Tuesday],” it said, after some time. “I had wondered.” And it rolled on.',
        notice:
          '{a} found what it was: one [toffee|peanut], between two teeth. It came out with a pop. “[Ahh|I couldn’t reach],” said the wheel. It gave them each a ride around.',
      },
    },
  ],
  troubles,
}
