import { type World, who } from '../../world.ts'
import { troubles } from './troubles.ts'

export const inventionLab: World = {
  themes: ['invention-lab'],
  setting: 'Laboratory',
  here: 'the Workshop of Nearly',
  home: [
    '{K} had the bench by the window in the Workshop of Nearly<mt , which is called that because [everything in it nearly works|the rest of the sign fell off]>.',
    '{k} had a workshop [under the roof|at the end of the yard]<mt , with a thousand small drawers, [and a label on every one that said “Bits”|every one of them full of springs]>.',
    'That day {k} had invented [a hat for two|soup on a stick]<mt . It had gone well, [apart from the bang|except for the cat, who was now a little bit pink], and there was time for one more>.',
    'All the cogs had to be oiled by supper, and {k} [had the can|held the oil]<mt , since a cog that squeaks [keeps the rest awake|tells everything it knows]>.',
    '{k} {k.was} looking for one small spring<mt , [which had gone boing and was somewhere in the room|the size of a ladybug, in a room with nine thousand others]>.',
    'It was {k.s} turn to mind the Workshop of Nearly<mt , which means [to feed the engine, and never to pull the red lever|to dust the ideas, and to listen for ticking]>.',
  ],
  bed: [
    '{K} got into the bed that [makes itself|tucks you in]. It [hummed|did it twice], and was still.',
    'The bed in the Workshop of Nearly rocks a little, on springs, and {k} lay in it and [let it|listened to it squeak].',
    '{k} [hung the goggles on|put the pencil behind] the lamp, and went to bed<mt , and there were no more ideas that night, only dreams>.',
    'Then {k} {k.was} in bed, [over the workshop|by way of the automatic stairs]<mt , and down there something small went on ticking, [because it liked to|in its sleep]>.',
    'Soon {k} lay in bed, in a nightshirt with nine pockets~, and ~[the lamp put itself out|a machine turned down the moon].',
    'Then it was bed for {k}<mt , and the pillow that plumps itself did so, [twice|puff], and was still>.',
  ],
  day: [
    'On the bench lay [springs|cogs], and a bun, and [a list of things to invent|half of a tin penguin].',
    'Steam came out of the [teapot|wrong pipe], and somebody said “Aha.”',
    'The sun came in, and all the brass [looked up|began to shine].',
  ],
  dusk: [
    'The lamps came on, one by one: [gas, oil, and firefly|the bright ones first].',
    'It grew dim in the corners, where the first tries are kept, and they [yawned|moved closer together].',
  ],
  night: [
    'Then it was night, and the big engine [turned over in its sleep|sighed, and let down its steam].',
    'It was dark on the roof, and a thousand drawers [shut themselves|clicked, and were still].',
    'The moon rolled up the skylight, like a cog [of silver|with one tooth missing].',
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
    'So they {go} to {place}, with [a sack of bits|a bag that jingled], since one never knows.',
    'The pipe to {place} was [only just wide enough|out of order]. They {go} there by the [roof|yard].',
    'They {go} to {place}, and {g} [oiled each gate on the way|counted the bolts].',
  ],
  back: [
    'They {go} back, [with three new ideas|a bit oily], and {o} [was still there|looked up].',
    'The walking bench took them home to {o}, [by a way of its own|at a trot].',
    'Back they came, and {o} was [just as they had left {o.him}|there, and so was the trouble].',
  ],
  places: [
    {
      name: 'the clock hospital',
      see: [
        'Clocks lay in rows there, in small white beds, and [all told different times|said “ow” at a quarter past].',
        'Visiting time was two, or four, or nine, [all at once|as one liked].',
      ],
      host: who('the clock nurse', 'nurse with a small hammer', 'f', 'grown-up'),
    },
    {
      name: 'the heap of first tries',
      see: [
        'There they all lay, the [square wheel|soup fork] and the [inside-out umbrella|hat that rings], and none of them was sorry.',
        'On top stood the first chair that anybody ever made, and it had [one leg|eleven legs].',
      ],
      host: who('the heap keeper', 'hen who lays bolts', 'f', 'hen'),
      setting: 'Farm',
    },
    {
      name: 'the patent window',
      see: [
        'Behind the glass was a sign. It said: [One Idea at a Time|No Bangs, Please].',
        'There was a line at it: [a man with wings, and a lady with a box that laughed|six people, and something under a sheet].',
      ],
      host: who('the patent clerk', 'owl in sleeve guards', 'm', 'owl'),
      setting: 'City Center',
    },
    {
      name: 'the lightning shed',
      see: [
        'Jars stood on the shelves there, and in each of them slept a bit of [storm|lightning].',
        'Your hair stood up as you came in, and so did the [broom|cat].',
      ],
      host: who('the lightning lady', 'lady with her hair on end', 'f', 'grown-up'),
      setting: 'Hills',
    },
  ],
  guides: [
    {
      who: who('Cogsworth Minor', 'tin butler', 'm', 'robot'),
      hello: [
        '“[You didn’t ring yet, but you were going to|You’ll be wanting help in one minute],” said {g.np}, with a tray. “I always come a bit too soon. [I was built in a hurry.|It’s a fault in the spring.] [Here I am|I have my coat on].”',
      ],
      fail: [
        '“I swept that up [a minute ago|before it fell],” said {g}, and [bowed|showed the dustpan].',
        '“[Oh dear|Whoops],” {g} had said, a moment before it happened.',
      ],
      hope: [
        '“Bravo!” said {g}, who had begun to clap [a minute before|too soon, as usual].',
        '{G} gave a hum, and lit up, [from the feet|one lamp after another]. “I did not see that coming,” {g.he} said, “[and I see it all|not even a minute ago].”',
      ],
      bye: [
        '“Good morning,” said {g}, too soon, as always. {G.he} closed the curtains, and [took away the cup|put out the light], just before they could ask.',
      ],
    },
    {
      who: who('Nona', 'inventor aged five and a half', 'f', 'child'),
      hello: [
        '“I’m an inventor, too,” said {g.np}, with a [saucepan|colander] on. “This is my Thing. [I made it myself.|You turn that, and it goes.] I’ll bring it. Where’s the trouble? [I’m not allowed to use glue.|I’ve got till bath time.]”',
      ],
      fail: [
        '“[You forgot the string|It wants more wheels],” said {g}. “[I always put wheels|My Thing’s got nine].”',
        '{G} turned the handle of {g.his} Thing, and it went [wup|pling]. “That’s for when you’re sad,” {g.he} said.',
      ],
      hope: [
        '“[That’s how I’d have done it|I had that idea when I was four],” said {g}.',
        '{G.s} Thing went “[pling|wup],” all by itself. “[It only does that for good ones|It LIKES it],” said {g}.',
      ],
      bye: [
        '{G} let everyone turn the handle of {g.his} Thing, [for luck|once each], and then {g.he} took it home on a string.',
      ],
    },
    {
      who: who('Whim', 'tin rooster from the roof', 'm', 'hen'),
      hello: [
        'Creak! Down [on one leg|with an N in his beak] came {g.np}. “I show which way the wind blows,” {g.he} said. “Yes! No! West! [I change my mind for a living.|I can always see both sides.] Lead on! Or back.”',
      ],
      fail: [
        '“[I said that it would work. I also said it wouldn’t|Due south, I’d call that],” said {g}.',
        '{G} spun around, [twice|with a squeak]. “[The wind’s gone out of that|Try it the other way on],” {g.he} said.',
      ],
      hope: [
        '{G} stopped turning, and pointed. “[THAT way|There’s a fresh breeze],” {g.he} said.',
        '“[Fair, and getting fairer|Sunny],” said {g}, and crowed, [very rustily|with a squeak].',
      ],
      bye: [
        '{G} hopped back up to the roof, and turned to the [east, to be first|moon]. “[It’ll be fine tomorrow|Sleep well, whichever way you lie],” {g.he} creaked.',
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
        'In a drawer marked “Bits” was a little bulb<mt , [which lit up when you had a thought|that would run on lemons]>. {h} took it.',
      ],
      use: [
        '{a} held up the little bulb, and [thought|squeezed a lemon]. It lit, [plink|with a fizz]: yellow, and then [white|gold].',
      ],
    },
    {
      name: 'bicycle chain',
      kind: 'tie',
      find: [
        'A bicycle chain came [out of the sofa|down the stairs, clink, clink], and {h} caught it<mt , and it purred>.',
      ],
      use: [
        '{a} pulled out the bicycle chain, link by link. It was [longer than the yard|as long as you liked], and [never let go of a thing|strong enough for a bus].',
      ],
    },
    {
      name: 'slide whistle',
      kind: 'sound',
      find: [
        '{h} had made a slide whistle, out of a [bicycle pump|bit of pipe]<mt . It could say “oops” in two languages>.',
      ],
      use: [
        '{a} blew the slide whistle: [whoooop, and down again|wheeee, whup, wheeee]. It went [up like a rocket|down like an elevator], and every cog in the place [felt it|turned around].',
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
        'The way went through an iron door with a hundred bolts. “[Who’s there|What do you want]?” it said. “I’m [so nervous|a bit nervous]. [Nobody has ever opened me|I’ve never been opened before].”',
      ],
      on: {
        sound:
          'Click, went one bolt, in time. Soon all the bolts were dancing, in and out, in and out, like a hundred tin mice~, and ~on the last “out” the door swung open.',
        tell: 'The door tried not to laugh. It shook and creaked, till one bolt flew out, ping, and then all of them, ping, ping, ping, over the yard. “[Oh, stop|I’ve come undone],” said the door. “Go on in.”',
        notice:
          '“Not one of your bolts is shut,” said {a}. The door looked down at itself. “[They ARE rather hard to count|So that’s why there’s a draft],” it said, and swung open, bolts and all.',
        make: 'It was a small blue door, and they set it into the big one. It had no bolts at all, only a [bell|doormat]. “[I AM nice, in the middle|That hardly tickled],” said the big door. They went through the little one.',
      },
    },
    {
      name: 'the runaway ladder',
      at: [
        'The only way up was a ladder, and it had legs. “[Can’t catch me|Ready, set, go],” it said, and ran [around the yard|off like a deer]. It had been made too well.',
      ],
      on: {
        move: '{a} went after it: <f left, right, over the tub, and under the line><w left, right, through the puddle, and in under the line>. At the pump they met, nose to rung. “[You’re IT|Good race],” the ladder panted, and lay down for them like a lamb.',
        still:
          'Nobody ran after the ladder. It came a bit nearer, and leaned on the wall, and coughed. “[Aren’t you going to chase me?|I said, you can’t catch me,]” it said. By then they were all on it.',
        tie: 'They laid one end on the ground, in a loop, with a bun in it. Ladders love buns, and nobody knows why. “[Is there jam in it?|Oh, for me?]” said the ladder, and it stood quite still, and chewed, while they went up.',
        light:
          'A spot of light danced on the wall, and the ladder crept up to it, like a kitten. It put two feet on the wall, and stretched. “[Got it|Nearly got it],” it said, and now it stood just where they wanted it.',
      },
    },
    {
      name: 'the great wheel',
      at: [
        'A cogwheel as big as a [house|barn] stood across the path. It ought to go around~, but ~it had stopped. “[I’m stuck|Don’t ask me],” it said.',
      ],
      on: {
        light:
          'In the light you could see that it was two wheels, one in front of the other. There was a way in between, as narrow as a book, and they went through, like bookmarks.',
        move: '{a} got up on it, and went, <f step over step, like a mouse in a drum><w wheels on a wheel>, and slowly, with a groan, the big wheel turned. There was a gap in it, like a door, and when it came around, everyone went through.',
        still:
          'They leaned on the wheel, and waited. “[Now I’ve got it|Oh, I remember],” it said, after some time. “I was going to the left.” And it rolled on, out of the way.',
        notice:
          '{a} found what it was: one [toffee|peanut], between two of its teeth. It came out with a pop. “[Ahh|I couldn’t reach that],” said the wheel, and it gave each of them a ride to the other side.',
      },
    },
  ],
  troubles,
}
