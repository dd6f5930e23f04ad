import { type World, who } from '../../world.ts'
import { troubles } from './troubles.ts'

export const springGarden: World = {
  themes: ['spring-garden'],
  setting: 'Spring Meadow',
  here: 'the garden on the first warm day',
  home: [
    'It was the first warm day, and {k} had gone out with no coat<mt , for the first time since [November|the bonfire]>. The garden was [brown, with green ideas|still rubbing its eyes].',
    '{k} had a bed in the garden<mt , [not to sleep in: to plant|three steps long and one wide]>. So far there was a [stick|label] in it, and hope.',
    'All winter {k} had kept the seeds in a [tin|sock]<mt , and [shaken it, on dark days, to hear them|said good night to them by name]>. Today they were to go out.',
    'It had rained, and it was going to, and in between {k} went out in the garden<mt , where everything [dripped and shone|was growing so hard that you could hear it creak]>.',
  ],
  bed: [
    '{K} went in by the back door, left [both boots|a trail of mud], and got into bed with [green fingers|one muddy ear].',
    'In bed {k} could still hear the garden, [growing|dripping], like someone who [hums|tiptoes] in the next room.',

    'Then {k} {k.was} home, with [clean|nearly clean] hands, and in bed<mt , with the window open a crack, to let in [the smell|the growing]>.',
    'Soon {k} lay in bed~, and ~outside a soft rain [began|came by], to see to things.',
    'Then it was bed for {k}<mt , and down in the dark, under the [lawn|blanket of earth], ten thousand small things did the same, the other way around: they [woke|put one toe out]>.',
  ],
  day: [
    'Every twig had a drop on the end, and [the sun in it|was thinking].',
    'The rhubarb had come up, [with its fists shut|like something out of a hat].',
    'A blackbird told [all of them|the whole street] about it.',
  ],
  dusk: [
    'The crocuses shut, [one by one|with a tiny click], like purses.',
    'It smelled of rain, and the light went [green|the color of pears].',
  ],
  night: [
    'Then it was night, and so mild that the [snails came out in their slippers|worms sat up late].',
    'Night came down on the beds, [and tucked in the edges|warm and black as earth].',
    'The moon came up like a [bulb|seedling], and the whole garden leaned that way.',
  ],
  beasts: [
    'a worm with plans',
    'a snail in the lettuce',
    'a very new bee',
    'a robin with an opinion',
    'a ladybug with one spot',
  ],
  sounds: [
    'a bud went pop',
    'the rain tried its fingers on the shed',
    'a worm turned over',
    'the gate said “spring”',
  ],
  smells: ['wet earth and string', 'cut grass', 'hyacinths and rain'],
  glows: ['a drop with the moon in it', 'a glowworm', 'a white crocus in the dark'],
  foods: ['radish and butter', 'a hot cross bun', 'rhubarb pie'],
  walk: [
    'So they {go} down the wet path to {place}, [on the dry stones|in all of the puddles].',
    'They {go} to {place}, [between the showers|under one umbrella], to ask.',
    '{Place} was [past the beans, left at the water barrel|only over the wall]. They {go} there with {g}.',
    'They {go} to {place} in the [wheelbarrow, by turns|warm rain], and got [a bit|rather] green at the knees.',
  ],
  back: [
    'Back they {go} by the [muddy|short] way, and {o} was [there, with wet feet|a bit taller, or looked it].',
    'A rainbow stood over {o}, so it was easy to find the way back.',
    'They came back [dripping|by the beans], and {o} had [not been rained on much|saved them a dry spot].',
  ],
  places: [
    {
      name: 'the potting shed',
      see: [
        'It was warm in there, and smelled of [string|flowerpots], and every pot had [a nose coming up in it|a spider, to mind it].',
        'A radio played to the seedlings, [very low|a waltz], to bring them on.',
      ],
      host: who('the shed toad', 'toad who lives in a boot', 'm', 'frog'),
    },
    {
      name: 'the compost heap',
      see: [
        'It steamed, like a [pudding|sleeping dragon], and was as warm as a bed.',
        'Something in there was [turning last year into next|eating its supper, and humming].',
      ],
      host: who('the heap hedgehog', 'newly woken hedgehog', 'f', 'hedgehog'),
    },
    {
      name: 'the pond with the frogspawn',
      see: [
        'There was frogspawn in it, [all eyes|like a bowl of eyes, looking for somebody].',
        'It was full of commas, [just before they turn into frogs|wriggling off to find their sentences].',
      ],
      host: who('the pond duck', 'duck on eleven eggs', 'f', 'duck'),
    },
    {
      name: 'Grandmother Fry’s greenhouse',
      see: [
        'It was summer in there already, and the glass ran with it.',
        'A lemon tree stood in a tub, with [one lemon|a scarf], and was told each day that it was a good boy.',
      ],
      host: who('Grandmother Fry', 'lady in a straw hat', 'f', 'grown-up'),
    },
  ],
  guides: [
    {
      who: who('Mr. April', 'small gray shower', 'm', 'cloud'),
      hello: [
        '“[May I come in? I’m only passing|Don’t get up, I’ll be two minutes],” said {g.np}, over their heads, and rained on them, [politely|a bit]. “[Oh, I am sorry. It’s how I say hello.|Beg pardon. I always do, at first.] I’ll help. I’m good with roots.”',
      ],
      fail: [
        '{G} let fall [three drops|a drop]. “[I’m not crying. It’s weather|That’s just how I feel about it],” {g.he} said.',
        '“[A damp squib|That’s a washout],” said {g}. “And I know one.”',
      ],
      hope: [
        '{G} went white at the edges, and the sun [got in|came through {g.him}]. “[Look, I’ve done a rainbow|Oh! Excuse me],” {g.he} said.',
        '“[It’s brightening from the west|I do believe it’s clearing],” said {g}.',
      ],
      bye: [
        '{G} rained on the roof, just over the beds, [till they slept|pit, pat], which is how {g.he} says good night.',
      ],
    },
    {
      who: who('Miss Cuthbert', 'garden hen', 'f', 'hen'),
      hello: [
        '“[What’s all this? Standing about|Feet],” said {g.np}, coming down the row. “I scratch, therefore I am. [I’ve got up every seed in this bed, to see if it’s growing.|Somebody has to check.] Trouble? Good. [I’ll get my shawl.|I’ll turn it over.]”',
      ],
      fail: [
        '“[Tut|Cluck],” said {g}. “[You didn’t scratch first. I always say, scratch|There. I’ve laid an egg. That’s how upset I am].”',
        '{G} pulled it up, to see [why|the bottom of it]. “[No roots|I thought as much],” {g.he} said.',
      ],
      hope: [
        '“[Well, I’ll lay an egg|That’s worth crowing about, if I did],” said {g}.',
        '{G} ran up and down, [with no clear aim|all elbows]. “[It’s come up, it’s come up|I’m not excited],” {g.he} said.',
      ],
      bye: [
        '{G} counted them, and found that they were [all there|eggs, more or less], and sat down on the nearest, till it was quiet.',
      ],
    },
    {
      who: who('Wellington', 'very new lamb', 'm', 'sheep'),
      hello: [
        '“[What’s that? What’s that? And what’s THAT?|Is this grass?]” said {g.np}, on four legs that [were not a set|went off each on its own]. “I was born on Tuesday. [I’ve never had a trouble.|Is that one? Can I see it?] I’ll come. I can do this: boing.”',
      ],
      fail: [
        '“[Does it always do that|Is that what “no” is]?” said {g}. “[I’ve learned so much today.|Do it again!]”',
        '{G} fell over. “[The ground’s here as well|I do that, too],” {g.he} said.',
      ],
      hope: [
        'Boing, went {g}, with all four feet. “[I’ve got a feeling. What’s it called|Is this the good bit]?” {g.he} said.',
        '“[That’s new! I like new|Ohhh],” said {g}. It was {g.his} [first “oh”|fourth day].',
      ],
      bye: [
        '“And what’s THAT?” asked {g}, looking up. They told him: [the moon|stars]. “[Is it for me?|Every night?]” {g.he} said, and slept where he stood.',
      ],
    },
  ],
  tokens: [
    {
      name: 'ball of green string',
      kind: 'tie',
      find: [
        '{h} had the ball of green string<mt , [without which no garden has ever been known to stand up|in a pocket, with its end out]>.',
      ],
      use: [
        '{a} took the ball of green string, and let it run: [over, and under|around, and along]. It’s made for holding things up [kindly|while they grow].',
      ],
    },
    {
      name: 'watering can rose',
      kind: 'make',
      find: [
        '{h} found the rose off the watering can<mt , [a brass one, with a hundred eyes|lost since August]>. It was a good watering can rose.',
      ],
      use: [
        '{a} took the watering can rose. With that, and [a pot, a cane, and a bit of hose|the right three things out of a shed], {a.he} could build [almost anything|what was wanted].',
      ],
    },
    {
      name: 'packet of seeds',
      kind: 'notice',
      find: [
        'On the step lay a packet of seeds<mt , with no name, and a picture [so wet that it might be anything|of something yellow]>. {h} took it.',
      ],
      use: [
        '{a} shook the packet of seeds, and held it to one ear. A seed knows which way is up, in the dark. {A.he} looked where they [rattled|leaned].',
      ],
    },
    {
      name: 'willow whistle',
      kind: 'sound',
      find: [
        '{h} had cut a willow whistle<mt , [which can only be done in one week of the year, and this was it|still green, and it whistled green]>.',
      ],
      use: [
        '{a} blew the willow whistle: [tu-whee, tu-whee|peep, and peep, and a trill]. It was [the first of the year|full of sap], and everything [turned to it|pricked up its leaves].',
      ],
    },
    {
      name: 'jar of glowworms',
      kind: 'light',
      find: [
        '{h} had leave to carry the jar of glowworms<mt , with the lid off, [so that they could come and go|as they were friends]>.',
      ],
      use: [
        '{a} held out the jar of glowworms, and asked. They lit, [green, one by one|all at once], like [a very small town|beads].',
      ],
    },
  ],
  gates: [
    {
      name: 'the nettle patch',
      at: [
        'The path went in among nettles, [as high as a hat|new and green, and keen]. “[We don’t like to,” they said, “but we do|We sting. It’s nothing personal].” They meant it.',
        'Nettles stood in the way, [arms out|all together]. “[No one ever stops to talk to us|Ouch is all we hear],” they said. “[We get a name for it.|You’ll say it, too.]”',
      ],
      on: {
        sound:
          'The nettles swayed, all one way, and then all the other. On the left sway they went in, on the right they stood still, and so they got through as one does in a dance with [aunts|a lot of swords].',
        tell: 'Nobody had ever told them anything. They forgot to be sharp. They leaned back, with their mouths open, and there was a path. “[And the goose|Come back this way],” they said, “[what then?|and tell us more.]”',
        still:
          'They stood still, and waited. A butterfly came. It walked right up one nettle, and down another. “[We’re quite soft, if you know us|We only do it when we’re rushed],” said the nettles, and drew in their elbows.',
        notice:
          '“There are dock leaves, all down one side,” said {a}. They took one each, big as a plate, and held it on that side, and went by. “[Clever|They had shields],” said the nettles, with respect.',
      },
    },
    {
      name: 'the big puddle',
      at: [
        'All the rain of March lay in the way, in one puddle, [as wide as a street|with a duck on it]. [“Are you a lake?” asked {g}. “Not yet,” it said.|“I’m saving up,” it said, “to be a sea.”]',
      ],
      on: {
        light:
          'The light went to the bottom, and showed them: one brick, and one, and one, in a row, where somebody else had once wished to get over. They had wet toes, no more.',
        move: '{a} went straight through it, <f at a run, knees up><w wheels throwing two white wings>, and with such a splash that for a moment there was no puddle there. The rest nipped over, while it was up.',
        make: 'It was a bridge, of a rake, a hoe, and the bean poles, and it had one [bounce|dip] in the middle. The puddle looked up at it. “[I’ve got a BRIDGE|Now I’m a river],” it said.',
        tie: 'They got into the tin bath. The one end went around the duck, who was [willing|going that way], and across they were drawn, in state.',
      },
    },
    {
      name: 'the stuck gate',
      at: [
        'The garden gate was shut. It had swollen, with the wet. “[I’m not locked|I’m full],” it said, “[I’m just fond of the post|so there].” [It would not be pushed.|It creaked at them.]',
      ],
      on: {
        sound:
          'The gate knew that one. It used to sing it, on its hinge, before it got fat. It tried a bar. It tried the high bit; and on the high bit a gate has to swing.',
        move: '{a} was over, <f hand on the top bar, and hup><w or under, by the hens’ way, head down>, and gave it one good shove on the side where it could be shoved. “[Oh, it’s THAT way|Oof],” said the gate.',
        tie: 'They put it around the post and the pear tree, and all sat down on it. The post came this way, ever so little. “[Don’t go|Well, if you’re off],” said the gate to it, and let go.',
        still:
          'They sat on the step, and let the sun get at it. It steamed. It ticked. A thing that’s swollen with rain wants [an hour’s peace|drying]. Click: it was open, and surprised.',
      },
    },
  ],
  troubles,
}
