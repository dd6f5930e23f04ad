import { type World, who } from '../../world.ts'
import { troubles } from './troubles.ts'

export const farmAdventure: World = {
  themes: ['farm-adventure'],
  setting: 'Farm',
  here: 'a farm at the end of a lane',
  home: [
    '{k} had come to stay on [Aunt Bet’s farm|the hill farm]<mt , where the gate [sang|was tied with string] and the dog was called Monday>.',
    'It was {k.s} job to shut in the hens<mt , all [nineteen|twenty-two] of them, before the fox [had his breakfast|looked at his watch]>.',
    'The hay was in, and {k} lay on top of it, [right under the barn roof|with a straw to chew]<mt , where you can hear [all the news|everybody think]>.',
    'The eggs were in the basket, and {k} had not dropped one<mt , [and a brown one was still warm|though the gander had tried hard]>.',
    'All day {k} had [fed the lambs|helped with the hay]<mt , and [one of them now thought it was family|had straw in places that one cannot reach]>, and there was time left over.',
  ],
  bed: [
    'Up the creaking stairs, [at last|with a yawn], went {k} to bed<mt , and the whole farm [turned around twice and lay down|sighed in the straw]>.',
    'Under the [eaves|swallows’ nest] {k} lay in bed, [full of milk|and yawned]<mt , and the dog lay under the window, and the moon lay on the dog>.',
    'In the room over the kitchen {k} went to bed<mt , [with hay in both socks|clean but for the neck], and the cows said a few last things below>.',
    'The hens were in, and {k} {k.was} in bed<mt . Down in the yard the gate sang one note, and that was all>.',
    'Out went the lantern in the barn, and {k} lay in bed<mt , [where the pillow smelled of apples|and the dark smelled of straw]>.',
  ],
  day: [
    'The sun was on the red barn, [and the barn liked it|and flies sang in it].',
    'Swallows sewed the yard to the sky.',
  ],
  dusk: [
    'The cows came in, [one behind the other|in order of age], and their shadows [came after|got in first].',
    'Over the hill the sky went the color of [pumpkin|peaches].',
  ],
  night: [
    'A fat gold moon got up [behind the barn|out of the turnips].',
    'It was dark~, and ~the farm [breathed|turned over in the straw].',
    'Now the [owls|bats] had the yard, and the stars had the pond.',
  ],
  beasts: [
    'a hen with no sense',
    'a barn cat',
    'a very old sheep',
    'a duck in a hurry',
    'a beetle with a bit of straw',
  ],
  sounds: [
    'a cow sighed',
    'the weathercock creaked',
    'the pigs talked in their sleep',
    'a bucket rolled over, clonk',
  ],
  smells: ['hay and warm cow', 'apples', 'wet dog'],
  glows: ['the kitchen window', 'a barn lantern', 'the moon in a bucket'],
  foods: ['warm milk and a bun', 'an apple each', 'bread and honey'],
  walk: [
    'They {go} across the yard to {place}, and [two hens came too|nine hens looked up].',
    'The way to {place} was through the [mud|long grass]. They {go} through it, [squelch, squelch|and it came with them].',
    'So they {go} by the cow path to {place}.',
  ],
  back: [
    'They {go} back over the yard to {o}, with the hens [behind|asking questions].',
    'So they {go} back along the wall, and a cow [went with them part of the way|looked after them].',
    'And there was {o}, [just where they had left {o.him}|still at it].',
    'Back they came, and {o} [looked up|wanted to know].',
  ],
  places: [
    {
      name: 'the hayloft',
      see: [
        'Dust hung in the light there [like gold flour|and did a slow dance], and in the hay was a warm dent shaped like [a cat|nobody they knew].',
        'A rope came down from the dark [for swinging|with a knot at the end like a fist].',
      ],
      host: who('the loft owl', 'owl who sleeps in the hay', 'f', 'owl'),
    },
    {
      name: 'the duck pond',
      see: [
        'The pond was [green and thick|flat as paint], and [six ducks had written on it|a row of bubbles went across].',
        'Mud came up between the toes, [cool as pudding|with a kiss].',
      ],
      host: who('the oldest duck', 'duck with a gray chin', 'm', 'duck'),
    },
    {
      name: 'the pumpkin field',
      see: [
        'Pumpkins sat about in the dusk [like cows lying down|as round as moons], and the biggest had [a hat on|somebody’s shirt over it].',
        'The vines [caught at their feet|had got hold of the gate], [in play|and would not say why].',
      ],
      host: who('the field rabbit', 'rabbit with dirt on her nose', 'f', 'rabbit'),
    },
    {
      name: 'the old orchard',
      see: [
        'Apples fell, [tock|thup], one here, one there, as if [somebody was counting|they’d only just thought of it].',
        'The oldest tree leaned on a stick, and had [a door in it|a bird in each pocket].',
      ],
      host: who('the orchard horse', 'old white horse', 'm', 'horse'),
    },
  ],
  guides: [
    {
      who: who('Mother Speck', 'speckled hen', 'f', 'hen'),
      hello: [
        '“[Well, well, well|What, what, what],” said {g.np}, coming out from under the [cart|hedge], with nine chicks behind {g.him}. “Is it big? Has it teeth? Then I’ll come. [I’ve sat on worse.|Chicks, walk in twos. It’s educational.]”',
        'Something pecked {h.s} shoe, [twice|to be noticed]. It was {g.np}. “[You look lost|Somebody is unhappy],” {g.he} said, “and I have nine who never are. [We’ll come along|Chicks, bring your feet].”',
      ],
      fail: [
        '“[Tut, tut, tut|Look away, children],” said {g}.',
        '{G} counted the chicks. There were [nine|ten]. “[All here, and none the wiser|That one’s not mine],” {g.he} said.',
      ],
      hope: [
        '{G} laid an egg, on the spot, [out of sheer surprise|and looked at it].',
        '“[Good, good, good|Oh, my, my, my],” said {g}.',
      ],
      bye: [
        '{G} sat down on all nine, and [fluffed out|shut one eye], and there was nothing to be seen of them but [one foot|eighteen toes].',
      ],
    },
    {
      who: who('Monday', 'farm dog', 'm', 'dog'),
      hello: [
        '“Right!” said {g.np}. “Right, right. Stand together. No straggling. I heard there’s a job, and I like a job. [Is anyone missing? No? Good.|Left, left, good.]”',
        'Around the corner, flat out, came {g.np}, and sat. “[Who needs bringing home?|Where’s the trouble?]” {g.he} said. “[I can be there in no time. I only have to be told where.|I have my good ear up. Go on.]”',
      ],
      fail: [
        '“[Everybody back together|Right. Around again],” said {g}, and ran around them [once|twice].',
        '“[I lost a boot once, and was less sorry|That went all over the field],” said {g}.',
      ],
      hope: [
        '“[Easy|Steady]. Steady now,” said {g}, flat on his tummy. “[She’s going in|That’s the way].”',
        '“Good job,” said {g}, and [his tail swept the floor|leaned on {h.s} leg]. It was the best word he had.',
      ],
      bye: [
        '{G} counted all of them in at the door, nose by nose. “[All here|Nobody missing],” {g.he} said, and lay down on the mat.',
      ],
    },
    {
      who: who('Duchess', 'pig', 'f', 'pig'),
      hello: [
        '“I could not help but overhear,” said {g.np}, rising up out of [her bath|the mud]. “One hears so much, lying down. I’ll [come|walk with you]. [Is there a snack?|Slowly, if you please.]”',
        'The mud [opened one eye|sighed]. It was {g.np}. “[A trouble, before supper|Such long faces],” {g.he} said. “[One must do something, I suppose|I shall have to get up]. [Lead the way, and mind my good side.|Somebody carry the turnip.]”',
      ],
      fail: [
        '“[One sees why that’s not done|How very unripe],” said {g}, and sat down.',
        '“[In my view it lacked turnip|I should have had a snack first],” said {g}.',
      ],
      hope: [
        '“[Oh, I say|Well]!” said {g}. “That’s ripe. That is really ripe.”',
        '“[I begin to feel|It comes to me] that there’ll be supper after all,” said {g}.',
      ],
      bye: [
        '“You may scratch me,” said {g}, [as one grants a medal|shutting her eyes], “there. And there. Good night.”',
      ],
    },
  ],
  tokens: [
    {
      name: 'horseshoe nail',
      kind: 'make',
      find: [
        'In the yard {h} found a horseshoe nail<mt [, worn as thin as a mouse’s spoon|. A nail is never the last of anything]>.',
      ],
      use: [
        '{a} took the horseshoe nail. That would be the pin. For the rest there was [a bucket, a broom|a barn full of bits]. {A.he} set to work.',
      ],
    },
    {
      name: 'milk-can lid',
      kind: 'light',
      find: ['{h} had the lid of a milk can for a [shield|hat]<mt , and it shone when {h.he} turned it>.'],
      use: [
        '{a} tipped the milk-can lid till the [moon|last light] filled it, and poured the light [where it was wanted|out again].',
      ],
    },
    {
      name: 'bean-pod rattle',
      kind: 'sound',
      find: ['{h} had picked a bean-pod rattle off the vine<mt , dry as paper, with nine beans in it>.'],
      use: ['{a} shook the bean-pod rattle: [shick, shick, shicka-shick|soft as rain on a hat].'],
    },
    {
      name: 'hank of twine',
      kind: 'tie',
      find: [
        'A hank of twine was in {h.s} back pocket<mt , because [nobody on a farm goes without|half the farm was made of it]>.',
      ],
      use: [
        '{a} pulled out the hank of twine. It was orange and hairy, and it [would hold a bull|never broke].',
      ],
    },
  ],
  gates: [
    {
      name: 'the bull',
      at: [
        'In the gap stood the bull, [black and wide|as big as a shed]. He looked at them, and breathed. [One ear went around.|He did not move.]',
        'There was a bull in the way. He [was asleep, standing up|had a daisy in his mouth], and he filled the gap from post to post. [Nobody liked to ask him.|“Hm,” said the bull.]',
      ],
      on: {
        sound:
          'The bull’s ears came up. He liked it. He followed it [down the hedge|along], step by step, and left the gap behind him.',
        still:
          'The bull came close. He smelled {a.s} hair. Then he sighed, [so that hats moved|like a stove], and went to lie down.',
        tell: 'The bull put his head down low to hear. He did not get it, but he was still [thinking about|chewing on] it when they had gone by.',
        notice:
          'He had a thistle in his nose. {a} took it out, [quick|between two fingers]. The bull [sneezed|blinked], and stood aside like a gentleman.',
      },
    },
    {
      name: 'the flooded lane',
      at: [
        'The lane was under water, brown and quick, from hedge to hedge. [Their boots were not as tall as that.|A duck went by, at speed.]',
        'It had rained in the hills, and now the lane was a [brook|river]. [A bucket sailed past.|It came up to the second bar of the gate.]',
      ],
      on: {
        light:
          'It shone on a line of white stones, just under, that the cows use. They went over [as cows do|with care], one hip at a time.',
        move: '<f {a} went along the top bar of the fence, arms out, [toe to heel|like a cat],><w {a} rolled along the wall by the pigs, which is as wide as a plank,> and opened the side gate. There it was dry.',
        make: 'It was a raft, of [two gates|a door] and four milk cans. It went around and around, but it also went across.',
        tie: 'They tied it to the far post and the near post and went [hand over hand|along it], with their feet in the wet and a lot of squealing. That was {g}.',
      },
    },
  ],
  troubles,
}
