import { type Trouble, who } from '../../world.ts'

export const troubles: Trouble[] = [
  {
    title: ['The Map That Would Not Tell', '{K} and the Ticklish X', 'Where the X Went'],
    owners: [
      who('Captain Brine', 'old pirate', 'f', 'captain'),
      who('Bosun Bill', 'old sailor', 'm', 'captain'),
      who('Little Jib', 'cabin boy', 'm', 'child'),
    ],
    vars: { x: ['Monday', 'the last war', 'the soup'] },
    prop: 'an old treasure map with a face',
    sign: [
      'On the deck sat somebody shouting at a piece of paper. [The paper rolled itself up.|The paper did not care.]',
    ],
    woe: [
      '“The X is gone from my map,” said {o.np}, “for I [called it a rag|sat on it]!”<mt  The map had been in a huff since {x}. It was blank but for one corner, where it had written, [quite small, “No.”|“Ask nicely.”]>',
    ],
    tries: [
      'They held it up to the wind. The map [smacked {g} on the nose|turned its back], and [a shoal of ink fish swam off the edge|all the islands slid down to one side].',
      'They dug where the X might be. They found [a boot|a spoon]. They dug again. They found [the other boot|the rest of the soup].',
    ],
    on: {
      sound:
        'The map [loosened|uncurled]. It had not been sung to in years. One small island came out, then [two|a palm tree], swaying. Then, with a blush, the X.',
      still:
        'It is hard to sulk when no one is looking. A corner lifted. [A coast came out|The sea came back], then a path of dots. The X came last, [and tried not to smile|on tiptoe].',
      tell: 'The map shook. It was laughing! [Mountains ran all over it|Its rivers jumped], and from under a fold, where it had been hiding, out rolled the X.',
      notice:
        'There was a wet ring on the map. “[Somebody put a mug on it|This is a tea stain],” said {a}, and wiped it [with one sleeve|dry]. “[There|Sorry, map].” And there, under the ring, was the X.',
    },
    won: [
      'It led to a [chest|box] no bigger than a shoe. [In it lay|Inside was] the best of treasures: a hundred letters to {o} from {o.his} mother, [tied with ribbon|all unread]. {O} read them [out loud|twice].',
    ],
    gift: ['a ribbon off the treasure', 'a corner of the map, with one island on it'],
    cause: 'They turned the map over. On the back, right behind the X, sat {th.np}, pulling it through.',
    free: '{Thing} let go. The X popped up again, as black as a beetle, and the map smiled.',
  },
  {
    title: ['The Anchor That Would Not Come Up', '{K} and the Homesick Anchor', '{O} and the Anchor'],
    owners: [
      who('First Mate Finch', 'sailor', 'f', 'captain'),
      who('Captain Barnaby', 'captain', 'm', 'captain'),
      who('Bo', 'ship’s boy', 'm', 'child'),
    ],
    vars: { x: ['the tide turns', 'the wind drops', 'the moon is up'] },
    prop: 'a great iron anchor',
    sign: [
      '“Heave!” cried a voice. “And heave! [And … no|Oh, bother].” The ship had not moved [an inch|at all].',
    ],
    woe: [
      '“The anchor won’t come up,” said {o.np}, “and we must be off before {x}!”<mt  {O} [patted|leaned on] the chain. “It is [my granny’s birthday|my old gran’s birthday] on the next island, and there is a cake in the hold that [will not keep|leans more every hour].”>',
    ],
    tries: [
      'They all pulled on the chain. The anchor did not come up. The ship went down, [a foot or so|a bit], and everyone got wet socks.',
      'They tied the chain to [a whale|a passing shark]. It pulled so well that the [whole island moved|sea bed came too]. But the anchor stayed in.',
    ],
    on: {
      tie: 'They let it down on the chain and made it fast to the anchor’s other arm. “[Never pull a thing by its nose|Not up. Sideways],” said {a}. They pulled from there. Out it came, like a [tooth|carrot].',
      move: 'Over the side went {a}, <f down and down the chain,><w in the bosun’s chair, down and down,> to have a look. [A crab was holding the other end|The anchor had its arm around a rock], that was all. {a} [shook hands with it|undid it], and up they came, anchor and all.',
      make: 'It was a second, smaller anchor, made of [a pan|two pots]. They sent it down to keep the first one company. “[Oh|Ah],” went the chain, and came up light as a feather, with both.',
      notice:
        'The chain was not tight at all. It lay in [loops|heaps]. “[We are on a sandbank|The ship is sitting down],” said {a}. They all walked over to the other side. The ship slid off, and up came the anchor.',
    },
    won: [
      'The sail filled. The cake leaned the other way for a change, and {o} [danced with the cat|kissed the mast]. They were off.',
    ],
    gift: ['a link of chain, worn thin as a ring', 'a slice of birthday cake in a flag'],
    cause:
      'They looked down through the clear water. Sitting on the anchor, [holding it down|as if on a bench], {th.was} {th.np}.',
    free: '{Thing} got off the anchor and [climbed aboard|came up with the bubbles]. The chain went slack, and up it came.',
  },
  {
    title: ['The Parrot Who Said Teaspoon', '{K} and the Speechless Parrot', 'What {O} Said'],
    owners: [
      who('Admiral', 'green parrot', 'm', 'parrot'),
      who('Marmalade', 'orange parrot', 'f', 'parrot'),
      who('Dolores', 'blue parrot', 'f', 'parrot'),
    ],
    vars: { x: ['Teaspoon', 'Cabbage', 'Trousers'] },
    prop: 'a parrot on a barrel',
    sign: [
      '“{X}!” said somebody on a barrel. Ten sailors [looked at one another|scratched their heads]. “{X}?” one of them asked.',
    ],
    woe: [
      'It was {o.np}, who gave the orders on that ship. “{X}!” said {o}, and hid {o.his} face.<y  All the other words were gone.><mt  The cook explained. {O} had fallen [asleep in the sun|off the mast], and all {o.his} words had dropped out but one, and without orders nobody knew [which rope to pull|when to stop turning left].>',
    ],
    tries: [
      'They did what {o} said. They got out a [bucket|sack] and put it on the mast. [It did not help.|The ship went in a circle.] “{X},” said {o}, [with a groan|very sadly].',
      'They read to {o.him} from the big book of words, A to B. “[Anchor|Apple],” read {g}. “{X},” said {o}. “[Bucket|Banana].” “{X}.”',
    ],
    on: {
      sound:
        '{O} put {o.his} head on one side. Words fall out. But a tune stays in. “Haul,” sang {o}, “a-way, haul …” It was [the old rope song|there after all], and all the words were hanging on it.',
      still:
        'Nobody asked {o.him} to say a thing. It was so restful that after a time a word came by [on its own|to see what was up]. “… boat,” said {o}. “Sea. Rope. [Biscuit|Friend].” And then they came in crowds.',
      tell: 'But {a} stopped one word short of the end, and [looked at the sky|said no more]. {O} waited. {O} [hopped|shook]. “[AND?|BEAR!]” {o.he} shouted. “[What then|What did it eat]? Go on! Go on!”',
      notice:
        'There were bright bits in the bottom of the barrel. They were words, [a bit dusty|small and hard as peas]. “[Here|Open wide],” said {a}, and fed them to {o} one at a time.',
    },
    won: [
      '“Pull on the left!” cried {o}. “[Mind the pudding!|Kiss the cook!] Home!” And ten sailors ran, [weeping with joy|happy to be shouted at].',
    ],
    gift: ['a green feather that rustles like a word', 'the word “thanks”, as small as a seed'],
    cause:
      'They looked down into the barrel under {o}. At the bottom, sitting on a heap of words, {th.was} {th.np}.',
    free: '{Thing} got up, and out flew all the words like moths. {O} caught them in {o.his} beak.',
  },
  {
    title: ['The Race to Biscuit Bay', '{K} and the Ship on the Sand', 'How {O} Lost and Won'],
    owners: [
      who('Black Bess', 'pirate', 'f', 'captain'),
      who('Terrible Ted', 'pirate', 'm', 'captain'),
      who('Captain Scowl', 'pirate', 'm', 'captain'),
    ],
    vars: { x: ['the last treasure', 'the golden egg cup', 'the biggest pearl'] },
    prop: 'a rival ship stuck on the sand',
    sign: [
      '“[I will get there first|You will never catch me]!” shouted a voice from the next ship. It shot past. [A gull fell over.|Its flag stuck out its tongue.]',
    ],
    woe: [
      'It was {o.np}, off to grab {x}. They raced all the way. Then, crunch! {O} stuck fast on the sand.<mt  {k} could have sailed by. {X} was [just around the corner|almost in sight]. But {o} sat on the rail with {o.his} chin in {o.his} hands and said, [to nobody, “There goes my mother’s present.”|very low, “I did promise the baby.”]>',
    ],
    tries: [
      'They pushed with oars. They pushed so hard that their own ship went backward, [into a palm tree|for half a mile]. The other did not budge.',
      '“Throw out all the heavy things,” said {g}. Out went the pots, the pans, and [the ship’s piano|a stuffed bear]. Last of all went the [plug|rudder]. [It was not a good thing to throw.|Then they had to go and get it.]',
    ],
    on: {
      light:
        'High on the mast it shone, and the moon saw it, or so it seemed, for the moon came out. And when the moon comes, the tide comes. Up, up rose the sand-stuck ship.',
      sound:
        'The crew began to rock to it. So did the ship: left, right, left, right, [as a loose tooth does|a bit more each time]. Then off it came.',
      make: 'They were rollers, made of [barrels|broomsticks]. One, two, three went under the ship. It ran down the sand like a [pig on skates|drawer].',
      tie: 'One end was for one ship, and one for the other. They waited for a fat wave. “Now!” The rope went tight, and hummed, and off it came.',
    },
    won: [
      '{O} went [red|quiet]. “You could have [won|had it all],” {o.he} said. They went on together, side by side, and found {x}. It was [just right for two|big enough to share].',
    ],
    gift: ['half of a pearl', 'one gold button from a captain’s coat'],
    cause: 'They swam down to see what the ship had run into. It was not sand at all. It was {th.np}.',
    free: '{Thing} moved over. The ship sat up, shook its sails, and floated.',
  },
  {
    title: ['The Leg That Came into Leaf', '{K} and the Wooden Leg', 'One Boot, One Tree'],
    owners: [
      who('Pegleg Polly', 'pirate with a wooden leg', 'f', 'captain'),
      who('Stumpy Jack', 'pirate with a wooden leg', 'm', 'captain'),
      who('Gaffer Thump', 'old pirate with a wooden leg', 'm', 'captain'),
    ],
    vars: { x: ['plum pie', 'pea soup', 'dumpling stew'] },
    prop: 'a wooden leg with green leaves',
    sign: [
      'Somebody stood on deck and could not go in to supper. [There were leaves on one leg.|One leg had a bird in it.]',
    ],
    woe: [
      '“My wooden leg thinks it’s a tree,” said {o.np}. “[It has put down roots|Now it has grown fast to the deck]!”<mt  “<t All winter it was as dry as a cracker, and then we sailed into the warm and I’m afraid I watered it when I washed the deck. >[I can smell {x}, and I can’t get to it|It’s {x} tonight, and they’ll eat my share],” said {o}.>',
    ],
    tries: [
      'They pulled. [Two apples fell off|The whole ship squeaked]^, but ^the leg held on.',
      'They told the leg that [winter had come|it was a table leg], and waved a cold sock about. It put out [a flower|one more leaf], to be kind.',
    ],
    on: {
      tie: 'They tied it around the leg^, and ^they tied the other end to a [bucket of good earth|tub of soil]. “That way,” they said. One root [peeped out|felt about]<mt  to see what all the fuss was>. It liked the smell. Then the whole leg let go, and got in.',
      sound:
        'The leg had not danced since it was [a plank|sawn]. It [twitched|gave a tap]. It let go with one root, then with two<mt , [because no tree can jig|and you cannot jig while you hold on]>. Off it hopped, and {o} went with it.',
      still:
        '{a} sat in its shade. Nobody had [ever done that|thought of it before]^, and ^the leg sighed<mt , as a tree does at the end of a hot day>, and dropped one [ripe|yellow] apple in {A.s} lap. That was all it had wanted. Its roots [came up like socks|let go].',
      notice:
        'It was not the leg that held on. {a} saw [a very small crab|a ship’s mouse] below, who had tied all the roots in bows<mt , as something to do on a long sea trip>. “Sorry,” it said, and undid them.',
    },
    won: [
      'In to supper went {o}, tap, rustle, tap. [And there was {x} left|They had kept the {x} hot], and for afters, apples, [fresh off the knee|as many as {o} could shake down].',
    ],
    gift: ['an apple that grew at sea', 'a green leaf off a wooden leg'],
    cause:
      'They lifted a board to see the roots. Down there, [holding on to all of them|roots in hand], {th.was} {th.np}.',
    free: '“I only wanted an apple,” said {thing}. {O} gave it the reddest. {Th.it} let go of the leg.',
  },
  {
    title: ['The Egg in the Cannon', '{K} and the Gull’s Egg', 'No Bang Tonight'],
    owners: [
      who('Old Rumble', 'ship’s cannon', 'm'),
      who('Big Bertha', 'black iron cannon', 'f'),
      who('Boomer', 'very old cannon', 'm'),
    ],
    vars: { x: ['the queen’s birthday', 'sundown', 'the new moon'] },
    prop: 'a black cannon',
    sign: [
      '“Shh,” said somebody round and black by the rail, [and tried to look soft|who tried not to breathe].',
    ],
    woe: [
      '“There’s an egg in me,” said {o.np}, “and I’m to go bang [soon|at sundown]!”<mt  “<t She looked at every chimney in the harbor, that gull, and then she looked at me, and nobody ever took me for a home before. >[It’s for {x}|They fire me off for {x}],” said {o}. “[The captain has already lit the match.|I’ve asked them to wait. They think I’m rusty.]”>',
    ],
    tries: [
      'They tried to roll the egg out. It rolled [in, and in|right to the back]. “That tickles,” said {o}.',
      'They put a sign on the cannon: “[Out|Back Soon].” The gunner could not read, and [came on|went for a bigger match].',
    ],
    on: {
      still:
        'By {o}, they waited<mt , [and made the gunner wait, too|all in a row, with a finger on their lips]>. Tick. Tick. That was not a clock. Tick, crack! Out of the cannon came [a wet gray head|a beak], and said, “Peep?”',
      sound:
        'It was as good as a bang. [It went out over the whole bay|You could hear it on the next island]<mt , and all the ships took it for the harbor horn, and took off their hats>. “Again!” said the crew. Nobody lit a thing.',
      make: 'It was a nest, and a [fine|deep] one. They held it up to {o}. “Roll,” they said. {O} tipped {o.his} nose down, [inch by inch|slow as honey], and the egg came out like a bun<mt , and lay there, warm>.',
      light:
        'It shone down into the dark, and it was warm. The egg [shook|rocked]<mt , since eggs know morning when they see it>. There was a crack. Out walked a chick, [as if it lived there|blinking], and sat on {A.s} shoe.',
    },
    won: [
      'So {o} could go bang. [It was a soft one.|It was the kindest bang on the sea.] And the chick said, “[Again|More]!”',
    ],
    gift: ['a bit of speckled eggshell', 'a soft gray feather'],
    cause:
      'They looked into the cannon. There was the egg, and on the egg, keeping it warm, {th.was} {th.np}.',
    free: '“I’m nearly done,” said {thing}. Crack! And out they came, all of them, with the chick on top.',
  },
  {
    title: ['The Flag That Could Not Look Fierce', '{K} and the Smiling Skull', 'Grin at the Mast'],
    owners: [
      who('Roger', 'jolly black flag', 'm'),
      who('Old Bones', 'pirate flag', 'm'),
      who('Miss Crossbones', 'skull on a flag', 'f'),
    ],
    vars: { x: ['a baby', 'a duckling', 'an old lady who waved'] },
    prop: 'a pirate flag',
    sign: [
      'At the top of the mast somebody [giggled|snorted], and folded up [small|in four], so as not to be seen.',
    ],
    woe: [
      '“I grinned at {x},” said {o.np}, “and now I can’t [get my face straight|scowl anymore]!”<mt  “<t A pirate flag is made with one face only, and one is not meant to go and do things with it without asking the person who sews. >[All the ships are coming tonight for the Great Scowl|At eight it’s the Parade of Frowns],” said {o}, “and I’ll be up there like a [bun in a bakery|birthday card].”>',
    ],
    tries: [
      'They told the flag to think of [cold fish|sea fog on a Monday]. It thought of it. “[Poor fish|It’s only shy],” it said, and grinned the more.',
      'They held its mouth down with [two clothespins|tar]. The smile [went up into its eyes|came out at the side], and that was worse.',
    ],
    on: {
      sound:
        'The flag began to sway. It danced up there, [elbow bones and all|knees out], and one by one the other flags [unrolled|looked around]. Then they were at it too, a whole harbor of [grins|skulls], and who was to scowl?',
      tell: 'It was so sad and so silly that the flag laughed till it cried~, and ~when you have laughed as much as that your face [goes quite flat|has no grin left]. “Feel that,” said {o}. It was a scowl, [a lovely one|dark as a boot]. Then it looked at {a}, and lost it again, and did not mind.',
      notice:
        '“[Turn around|Show us your back],” said {a}. Every flag has two sides, after all. Somebody had sewn this one with care: a smile on the one, a scowl on the other. {O} had [never once|not] looked behind.',
      tie: 'They ran it along the mast, from {o} to the next ship, and the next, and they hung [lamps|washing and lemons] from it. The captains came out to scowl. They [looked up|saw that], and could not get one scowl among them.',
    },
    won: [
      'So it was a Great Smile that year, and {o} flew [highest|in front], with all {o.his} teeth. The [queen of the pirates|oldest pirate of all] was seen to [dab one eye|grin under her patch].',
    ],
    gift: ['a black thread with a bit of a grin in it', 'a very small flag that winks'],
    cause:
      'They hauled down the flag. In its fold, tickling {o} with [a feather|one finger], {th.was} {th.np}.',
    free: '{Thing} stopped. {O} caught {o.his} breath, pulled a scowl that would sour milk, and asked to be tickled again [on Sunday|tomorrow].',
  },
  {
    title: ['The Chest That Feared the Dark', '{K} and the Very Deep Hole', 'Not All the Way Down'],
    owners: [
      who('Oakley', 'treasure chest', 'm'),
      who('Madam Hinge', 'stout old chest', 'f'),
      who('Little Lock', 'new treasure chest', 'm'),
    ],
    vars: { x: ['nine crowns', 'a queen’s buttons', 'four hundred pearls'] },
    prop: 'a treasure chest',
    sign: [
      'On the sand, next to a deep hole, something square was [knocking at the knees|shaking]<mt , and everything inside went clink>.',
    ],
    woe: [
      '“They’re going to bury me,” said {o.np}, “and it’s [so dark in the ground|black down there]!”<mt  {O} was full, with {x} in it. “<t My father was buried for two hundred years, and he always spoke well of it, but then he was never one for a view. >[I like to see who’s coming|I’ve only just learned the names of the stars],” said {o}. “[Couldn’t they bury a sack?|What if they forget where they put me?]”>',
    ],
    tries: [
      'They got into the hole first, to show how nice it was. [It filled with water|A crab bit {g}]. “[I saw that|There you are],” said {o}.',
      'They put the chest up in a palm tree instead. All the pirates could see it [for nine miles|from the sea]. “[Is that for us?|Lovely,]” they called.',
    ],
    on: {
      light:
        'It shone down in the hole, and it stayed there. “What’s that in the corner?” said {o}. [A shell winked.|There were roots like stairs.] It was quite a room! The chest [put one foot in|jumped down], and pulled up the sand like a quilt.',
      tell: 'It was a story with a great many parts, and {a} stopped in the best of them. “[The next bit goes down there|I’ll leave the rest in your lid],” {a.he} said. So {o} had something to [think about|guess at], and that is as good as a lamp.',
      tie: 'One end went around the lid, and the other up, out of the sand, to a [small bell|float] in a bush. “Pull, and it rings,” said {a}, “and [somebody|the whole crew] will come.” {O} pulled, twice, to be sure. Then down it went by itself.',
      make: 'It was a window. They set it [in the lid|over the keyhole], with glass from a [bottle|jam jar], and a pipe up through the sand. Down there, in the ground, {o} put an eye to it. “[I can see a star|There’s the moon],” said {o}.',
    },
    won: [
      'They smoothed the sand and made an X. And up through it, now and then, came [a small voice that named the stars|the sound of {x}, being counted, and a yawn].',
    ],
    gift: ['a pearl, lent for as long as you like', 'a small key with sand in it'],
    cause: 'They felt about in the hole. There was somebody down there already, in the dark: {th.np}!',
    free: '“I’m so glad it’s you,” said {thing}, and moved up to make room. So there were two of them, and the dark was only a blanket.',
  },
]
