import { type World, who } from '../../world.ts'
import { troubles } from './troubles.ts'

export const springGarden: World = {
  themes: ['spring-garden'],
  setting: 'Spring Meadow',
  here: 'the garden on the first warm day',
  home: [
    'It was the first warm day, and {k} had no coat on<mt , for the first time since November, and the garden was [brown, with green ideas|still rubbing its eyes]>.',
    '{k} had a flower bed, with a [stick|label] in it, and hope<mt , and so far nothing else, though it was looked at every ten minutes>.',
    'All winter {k} had kept the seeds in a [tin|sock]<mt , and [shaken it, on dark days, to hear them|said good night to them by name], and today they were to go out>.',
    'Between two showers {k} went out in the garden<mt , where everything [dripped and shone|was growing so hard that you could hear it creak]>.',
    '{k} {k.was} putting in the radishes<mt , one to a hole, [and telling each of them which way is up|and patting each of them twice]>.',
    'The snails had to be moved to the compost, and {k} [did it|moved them]<mt , one at a time, with a short ride on the wheelbarrow for those who wanted it>.',
  ],
  bed: [
    '{K} went in by the back door, left [both boots|a trail of mud], and got into bed with [green fingers|one muddy ear].',
    'In bed {k} could still hear the garden, [growing|dripping], like someone who [hums|tiptoes] in the next room.',
    'The seeds were in bed, and so {k.was} {k}, [with the blanket patted down all around|just as deep, and just as warm].',
    'Then {k} {k.was} home, with [clean|nearly clean] hands, and in bed<mt , with the window open a crack, to let in [the smell|the growing]>.',
    'Soon {k} lay in bed~, and ~outside a soft rain [began|came by], to see to things.',
    'Then it was bed for {k}<mt , and down in the dark, under the [lawn|blanket of earth], ten thousand small things did the same, the other way around: they [woke|put one toe out]>.',
  ],
  day: [
    'Every twig had a drop on the end, and [the sun was in it|each drop had the sun in it].',
    'The rhubarb had come up, [with its fists shut|like a rabbit out of a hat].',
    'A robin told [everybody|the whole street] about it.',
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
  foods: ['radish and butter', 'a warm cinnamon bun', 'rhubarb pie'],
  walk: [
    'So they {go} down the wet path to {place}, [on the dry stones|in all of the puddles].',
    'They {go} to {place}, [between the showers|under one umbrella], to ask.',
    '{Place} was [past the beans, left at the water barrel|only over the wall]. They {go} there with {g}.',
    'They {go} to {place} in the [wheelbarrow, by turns|warm rain], and got [a bit|rather] green behind the ears.',
  ],
  back: [
    'Back they {go} by the [muddy|short] way, and {o} was [there, in the drip|a bit wetter, and glad to see them].',
    'A rainbow stood over {o}, so it was easy to find the way back.',
    'They came back [dripping|by the beans], and {o} had saved them a dry spot.',
  ],
  places: [
    {
      name: 'the potting shed',
      see: [
        'It was warm in there, and smelled of [string|flowerpots], and every pot had [a green nose coming up in it|a spider, to mind it].',
        'A radio played to the seedlings, [very low|slow waltzes], to help them grow.',
      ],
      host: who('the shed toad', 'toad who lives in a boot', 'm', 'frog'),
    },
    {
      name: 'the compost heap',
      see: [
        'It steamed, like a [pudding|sleeping dragon], and was as warm as a bed.',
        'Something in there was [turning last year into next year|eating its supper, and humming].',
      ],
      host: who('the heap hedgehog', 'newly woken hedgehog', 'f', 'hedgehog'),
    },
    {
      name: 'the frog pond',
      see: [
        'The frogs’ eggs lay in it like [jelly with dots|a heap of glass beads].',
        'It was full of small, black commas, [which would all be frogs by summer|wriggling off to find their sentences].',
      ],
      host: who('the pond duck', 'duck on eleven eggs', 'f', 'duck'),
    },
    {
      name: 'Grandmother Fry’s greenhouse',
      see: [
        'It was summer in there already, and the glass ran with it.',
        'A lemon tree stood in a tub, with [one lemon|a scarf on], and was told each day what a good tree it was.',
      ],
      host: who('Grandmother Fry', 'lady in a straw hat', 'f', 'grown-up'),
    },
  ],
  guides: [
    {
      who: who('Mr. April', 'small gray shower', 'm', 'cloud'),
      hello: [
        '“[May I come in? I’m only passing|Don’t get up, I’ll be two minutes],” said {g.np}, overhead, and rained on them, [politely|a bit]. “[Oh, I am sorry. It’s how I say hello|I beg your pardon. I always do, at first]. But I’d like to help. I’m good with roots.”',
      ],
      fail: [
        '{G} let fall [three drops|a drop]. “[I’m not crying. It’s weather|That’s just how I feel about it],” {g.he} said.',
        '“[That’s a washout|All wet],” said {g}, “and I ought to know.”',
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
        '“[What’s all this standing around?|Mind the seeds!]” said {g.np}, coming down the row. “I’ve had up every seed in this bed, to see if it’s growing. [Somebody has to check.|They’re used to it.] Trouble? Good. [I’ll get my shawl|I’ll come and scratch].”',
      ],
      fail: [
        '“[Tut|Cluck],” said {g}. “[You didn’t scratch first. I always scratch first|Now I’ve laid an egg. That’s how upset I am].”',
        '{G} scratched at it, and looked underneath. “[No worm in that|I thought as much],” {g.he} said.',
      ],
      hope: [
        '“[Well, I’ll lay an egg|I’d crow, if hens did],” said {g}.',
        '{G} ran up and down, and up again. “[It’s coming up, it’s coming up|I’m not excited],” {g.he} said.',
      ],
      bye: [
        '{G} counted them, as if they were [eggs|chicks], and sat down at the foot of the bed, till it was quiet.',
      ],
    },
    {
      who: who('Wellington', 'very new lamb', 'm', 'sheep'),
      hello: [
        '“[What’s that? What’s that? And what’s THAT?|Is this grass?]” said {g.np}, on four legs that [each went their own way|had only just met]. “I was born on Tuesday. [I’ve never seen a trouble before.|Is that a trouble? Can I see it?] I’ll come. I can do this: boing!”',
      ],
      fail: [
        '“[Does it always do that|Is that what ‘no’ looks like]?” said {g}. “[I’ve learned so much today.|Do it again!]”',
        '{G} fell over. “[Look, I can do that, too|There’s ground here as well],” {g.he} said.',
      ],
      hope: [
        'Boing, went {g}, with all four feet. “[I’ve got a feeling. What’s it called|Is this the good bit]?” {g.he} said.',
        '“[That’s new! I like new things|Ohhh],” said {g}, who was four days old.',
      ],
      bye: [
        '“And what’s THAT?” asked {g}, looking up. They told him: [the moon|stars]. “[Is it for me?|Every night?]” {g.he} said, and slept where {g.he} was.',
      ],
    },
  ],
  tokens: [
    {
      name: 'ball of green string',
      kind: 'tie',
      find: [
        '{h} had the ball of green string<mt , [without which no garden has ever been known to stand up|in a pocket, with its end hanging out]>.',
      ],
      use: [
        '{a} took the ball of green string, and let it run. That sort of string is made for holding on [kindly|while things grow].',
      ],
    },
    {
      name: 'brass watering can',
      kind: 'make',
      find: [
        '{h} had found the brass watering can<mt , which had been lost since August, [with a snail in it|under the rhubarb]>.',
      ],
      use: [
        '{a} took the brass watering can. With that, and [a pot, a stick, and a bit of hose|the right three things out of a shed], {a.he} could build [almost anything|what was wanted].',
      ],
    },
    {
      name: 'packet of seeds',
      kind: 'notice',
      find: [
        'On the step lay a packet of seeds<mt , with no name, and a picture [so wet that it might be anything|of something yellow]>. {h} took it.',
      ],
      use: [
        '{a} shook the packet of seeds, and listened. Seeds know things, down in the dark. {A.he} looked where they all [rattled to|leaned].',
      ],
    },
    {
      name: 'willow whistle',
      kind: 'sound',
      find: [
        '{h} had cut a willow whistle<mt , [which can only be done in one week of the year, and this was it|still green, and it whistled green]>.',
      ],
      use: [
        '{a} blew the willow whistle: [tu-whee, tu-whee|peep, and peep, and a trill]. It was [the first of the year|still quite green], and everything in the garden turned to hear it.',
      ],
    },
    {
      name: 'jar of glowworms',
      kind: 'light',
      find: [
        '{h} was allowed to carry the jar of glowworms<mt , with the lid off, [so that they could come and go|since they were friends]>.',
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
        'The path went in among nettles, [as high as a hat|new and green]. “We sting,” they said. “[We don’t like to, but we do|It’s not that we don’t like you].”',
        'A crowd of nettles stood in the way. “[No one ever stops to talk to us|All that we ever hear is ‘ouch’],” they said, “and [now you’ll say it, too|that’s why we’re so prickly].”',
      ],
      on: {
        sound:
          'The nettles swayed with the tune, all to one side, and then all to the other. When they swayed to the left there was a path, and everyone went through it, [in time|as in a dance].',
        tell: 'Nobody had ever told the nettles anything. They forgot to be sharp, and leaned back to listen, and there was the path. “[Come back this way|Oh, do come again],” they said, “and tell us more.”',
        still:
          'Nobody pushed. A butterfly came, and sat down on one of the nettles, and then on the next. “[We’re quite soft, if you know us|We only sting when we’re rushed],” they said, and drew in their leaves, and let everyone by.',
        notice:
          '“There are big soft leaves all along here,” said {a}, “as big as plates.” They took one each, and held it up on the side of the nettles, and went by. “[How clever|They’ve got shields],” said the nettles, with respect.',
      },
    },
    {
      name: 'the big puddle',
      at: [
        'All the rain of March lay in the way, in one puddle, [as wide as a street|with a duck on it]. “I’m [saving up|going] to be a [lake|sea],” it said.',
      ],
      on: {
        light:
          'The light went down to the bottom, and there, just under the water, was a row of flat stones, where somebody else had once wished to get over. So they got over, and [only the ducks|nobody] got wet.',
        move: '{a} went straight through it, <f at a run, knees up><w wheels throwing two white wings>, and with such a splash that for a moment the puddle was all in the air. The others got over while it was up there.',
        make: 'It was a bridge, made of bean poles and a door, and it had one [bounce|dip] in the middle. The puddle looked up at it. “[I’ve got a BRIDGE|Now I’m nearly a river],” it said, very pleased.',
        tie: 'They tied the one end to the wheelbarrow, and the other to a duck who was [going that way|on the way home]. They got in, and over they sailed, like kings.',
      },
    },
    {
      name: 'the stuck gate',
      at: [
        'The garden gate was shut, and stuck. “[I’m not locked|It isn’t you],” it said. “[It’s the rain. I’ve got so fat|I’m full of rain, and I can’t move].”',
      ],
      on: {
        sound:
          'The gate knew that one. It used to sing it, on its hinges, when it was thin. It tried the low bit, and then the high bit, and on the high bit a gate has to swing.',
        move: '{a} was over, <f hand on the top bar, and hup><w or under, by the hens’ way, head down>, and gave it one good shove on the side where it could be shoved. “[Oh, it’s THAT way|Oof],” said the gate, and came open.',
        tie: 'They tied it to the handle, and the other end to a pony, who smelled the clover on the far side. “[Oof|Careful]!” said the gate, and out it came, with a plop, like a cork.',
        still:
          'A thing that’s full of rain only wants some time to dry. They sat with the gate, and let the wind get at it. It ticked, and it creaked, and all by itself it [came open|opened].',
      },
    },
  ],
  troubles,
}
