import { type Trouble, who } from '../../world.ts'

export const troubles: Trouble[] = [
  {
    title: ['The Rooster Who Forgot', '{K} and the Morning Song', 'What Comes After Cock-a?'],
    owners: [
      who('Napoleon', 'rooster', 'm', 'hen'),
      who('Clarion', 'rooster', 'm', 'hen'),
      who('Red Robert', 'rooster', 'm', 'hen'),
    ],
    vars: { x: ['Cock-a-teapot', 'Cock-a-noodle', 'Cock-a-doughnut'] },
    prop: 'a rooster on a fence post',
    sign: [
      '“{X}!” cried somebody on the gatepost. There was a silence. [A hen laughed.|“No,” it said. “That’s not it.”]',
    ],
    woe: [
      'It was {o.np}. “I have forgotten how it goes,” {o.he} said, “and if I don’t crow, the sun won’t get up!”<mt  {O} was sure of that. [It had got up for him each day so far.|He had never known it fail.] “It’ll be dark for breakfast,” {o} said. “They’ll say: that was {o.s} fault.”>',
    ],
    tries: [
      'They asked the cow^, who was the only one still up, and ^“Moo,” said the cow. So {o} tried that~, and ~[a calf came up and sat by him|it went very badly].',
      'They asked an owl. It told them that mornings were [a silly idea|not worth it], and that in its view {o} should leave it.',
    ],
    on: {
      sound:
        '{O} shut his eyes. His toes began to go, then his neck, then his chest. “Cock-a,” he said. “Cock-a … doodle …” It was in the feet! [It had been in the feet all along.|That was where he had kept it.]',
      still:
        'It was so quiet that a chick spoke up, under the hay. “Daddy says doodle in his sleep,” said the chick. “[All night|Every night]. Doodle-doo.” {O} went a deep, glad red.',
      tell: '{O} laughed. He laughed from low down, with his head back and his beak up: “Doo! Doo-doo-doo!” They looked at him. He looked at them. That was the second half!',
      notice:
        'There was a mark by his claws on the post: three short lines, then one long. “You’ve stood here each day,” said {a}. “[That’s you, tapping|It’s your own foot].” Short, short, short, long. Cock-a-doo … “DLE!” cried {o}.',
    },
    won: [
      'He did it once more, to be safe, but softly, since it was night. Far away, the sun turned over and said, “[In a bit|Not yet].”',
    ],
    gift: ['a tail feather, green and gold', 'a speckled egg, still warm'],
    cause:
      'They looked up. On the top of the weathercock, where {o} looks for the first light, sat {th.np}. No wonder he’d lost his place.',
    free: '{Thing} came down to the gatepost. {O} looked up and could see the sky. “Cock-a-doodle-doo!” he said. It just came.',
  },
  {
    title: ['{O} and the Bridge', '{K} and the Calf at the Bridge', 'Four Feet on the Bridge'],
    owners: [
      who('Daisy', 'calf', 'f', 'cow'),
      who('Button', 'foal', 'm', 'horse'),
      who('Clover', 'foal', 'f', 'horse'),
    ],
    vars: {
      x: [
        'The water looked up between the boards.',
        'One board said “eek”.',
        'There was another one in there, upside down.',
      ],
    },
    prop: 'a little wooden bridge',
    sign: [
      'At the bridge stood somebody with four long legs, [all going different ways|all shut at the knee]. One foot went on, and came off again.',
    ],
    woe: [
      '“I can’t go over,” said {o.np}. “I put a foot on, and the bridge talks!”<mt  {X} And on the far side, in the last of the sun, {o.s} mother was eating clover, not at all worried. “She just walked over,” said {o}. “As if it was [grass|nothing]. [I’ve been here since lunch.|And it is getting dark on this side.]”>',
    ],
    tries: [
      'They pushed, and {o} sat down~, and ~to push a sitting {o.kind} is like pushing a [sofa|piano].',
      'They laid grass on the boards, so it would look like a field~, but ~{o} ate it, [right up to the edge|every bit]. “[Thank you,|Is there more?]” said {o}.',
    ],
    on: {
      light:
        'The light lay down on the boards, from this side to that, [like a mat|like a path]. {O} smelled it. {O} put a foot in it. {O} went along it with wide eyes, and it held.',
      still:
        '{a} lay down on the bridge, flat, with an ear to the boards. “[It’s only saying your name|It is purring],” {a.he} said. So {o} came to hear, and to hear, you have to come on.',
      move: '“It is a dance,” said {a}. “<f Step><w Roll>, creak.” {a} did it there and back. {O} tried: step, creak. It was a drum! {O} danced right off the other end, and [came back to do it again|wanted more].',
      make: 'They were shoes: four small sacks stuffed with hay, one for each foot. {O} put a foot on. There was not a sound. The bridge never even knew.',
    },
    won: [
      'On the other side {o.s} mother looked up from the clover. “There you are,” she said, as though it was nothing. And {o} leaned on her as hard as {o.he} could.',
    ],
    gift: ['a clover with four leaves', 'a bridge nail, bent like a smile'],
    cause:
      'Then the bridge talked again. It was not the bridge. They lay down and looked under, and there sat {th.np}.',
    free: '{Thing} came up from under and walked in front. The bridge had nothing to say. {O} went over after {th.them}.',
  },
  {
    title: ['The Pumpkin That Would Not Fit', '{K} and the Giant Pumpkin', 'The Fair by Midnight'],
    owners: [
      who('Old Tam', 'farmer mouse', 'm', 'mouse'),
      who('Mrs. Hob', 'scarecrow', 'f', 'child'),
      who('Jethro', 'scarecrow', 'm', 'child'),
    ],
    vars: { x: ['the moon', 'a hay cart', 'a henhouse'] },
    prop: 'a giant pumpkin on a hill',
    sign: ['In the top field somebody was [walking around and around|talking to] a pumpkin as big as {x}.'],
    woe: [
      '“I grew it for the Moon Fair,” said {o.np}, “and now I can’t get it down the hill!”<mt  {O} had watered it each night with [a thimble|one boot]. “[I sang to it. I may have sung too much|It was only meant to be for soup],” {o.he} said. “And the fair ends at midnight.”>',
    ],
    tries: [
      'They pushed with their backs, and then with their fronts~, but ~the pumpkin [moved one inch, uphill|only sat down harder].',
      'They hitched up the hens, all of them, in harness. The hens [went forty ways|lay down]. It was [not a success|something to see].',
    ],
    on: {
      tie: 'They tied it on like a belt, with a long end to each side to hold it back. “Now!” Down it went, slow as a cow, and not one inch faster than they let it.',
      make: 'It was a slide, made of all the barn’s old boards, with butter on them. {a} gave it one small push. Down it went, [like a bath on a banister|with a hum], and stopped just at the gate.',
      move: '<f {a} got on top of the pumpkin, and walked. As {a.he} walked, it rolled, and as it rolled {a.he} walked faster, arms out,><w {a} took the handle of the old sled, with the pumpkin on it, and let both wheels go,> all the way down the hill, [as they do in a circus|and took a bow at the bottom].',
      tell: 'It was told for everyone, but it was the pumpkin that shook. A small door opened in its side, and in there sat [four hundred|a whole school of] mice, laughing. “Were you pushing?” they said. “We’ll walk it down from inside.”',
    },
    won: [
      'At the fair they gave it [second prize|a blue ribbon], and then they lit a lamp in it, and danced in it, for it was the only hall in the place big enough.',
    ],
    gift: ['one pumpkin seed as big as a shoe', 'a blue ribbon'],
    cause:
      'They walked around it once more. At the back was a little hole. They looked in, and there sat {th.np}, wedged tight between the pumpkin and the hill.',
    free: '{Thing} let go. The pumpkin began to roll by itself, as slow and grand as the moon.',
  },
  {
    title: ['One Sheep Too Many', '{K} and the Extra Sheep', 'Who Is That in the Wool?'],
    owners: [
      who('Bo', 'shepherd', 'f', 'grown-up'),
      who('Uncle Crook', 'shepherd', 'm', 'grown-up'),
      who('Nan Fleece', 'shepherd', 'f', 'grown-up'),
    ],
    vars: { x: ['thirty', 'forty', 'sixty'] },
    prop: 'a field of white sheep',
    sign: [
      '“… and one,” said a voice in the field. “That can’t be right.” [It began again.|“One,” it said. “Two.”]',
    ],
    woe: [
      '“I’ve got one sheep too many,” said {o.np}. “There should be {x}. There are {x} and one~, and ~I can’t go to bed till it comes out right.”<mt  {O} had counted four times. [Counting sheep is bad for the eyes: it shuts them.|Each time, at nineteen, {o.he} had dropped off.] “And one of them,” {o} said, low, “says baa like somebody who has read it.”>',
    ],
    tries: [
      '“Who is not a sheep?” they called. {X} of them said “Baa,” and one said “[Baa, I think|Not I],” but it was dark, and nobody could see which.',
      'They had them go through a gate one by one. At [twelve|nineteen], {o} began to snore. So did {g}. They had to start over.',
    ],
    on: {
      sound:
        'A sheep will not dance, as it can’t see the point. But at the back one of them was going left, right, left, with a small kick. It was a wolf, in a wool coat, and quite a small one.',
      light:
        'The light ran along the row of eyes: gold, gold, gold … blue. Blue? That was no sheep. It was a very small wolf, in wool.',
      make: 'It was a low wall to jump. A sheep goes over a jump the way soup does. But one went over like a [dancer|deer], with pointed toes, and its wool fell off. It was a small gray wolf.',
      tie: 'They ran it around the flock and drew it close. “It’s time for a haircut,” said {a}, quite loud. {X} sheep went on eating, but one said, “Oh, help.” It was a wolf, and quite a small one.',
    },
    won: [
      '“It’s lonely on the hill,” said the wolf, “and you all go to bed in a heap.” {O} thought. “Then there are {x} sheep, and you,” said {o}. “That comes out right.”',
    ],
    gift: ['a curl of gray wool that is not wool', 'a small bell on a strap'],
    cause:
      'They looked at the last one closely. It had wool on, but the wool was on loose. Under it was {th.np}.',
    free: '“Then it’s {x} sheep,” said {o}, “and one friend. That comes out right!” And {o.he} shut the gate.',
  },
  {
    title: ['The Needle Who Won', '{K} and the Longest Game of Hide-and-Seek', 'Come Out, {O}'],
    owners: [
      who('Nell', 'needle', 'f'),
      who('Sharp', 'thin bright needle', 'm'),
      who('Aunt Eye', 'darning needle', 'f'),
    ],
    prop: 'a haystack in a field',
    vars: { x: ['nine', 'thirty', 'eleven'] },
    sign: [
      'Nobody in the field was looking for anything^, and so it was rather odd when ^“Ha!” said the haystack. “[You’re cold|Cold as ice]!”',
    ],
    woe: [
      '“I hid in here,” said {o.np}, “and they stopped looking {x} years ago!”<mt  “<t At first I could hear them quite close, saying what everyone says about a needle, and I laughed so much that I nearly gave myself away, and then it was supper, I suppose. >[I’ve won. I’m almost sure I’ve won|I have counted all the hay],” said {o}. “[One can’t just come OUT. Somebody has got to say it.|Do they still have buttons?]”>',
    ],
    tries: [
      'They called, “We give up!”^, as people do when they do not mean it, but ^“[That’s a trick|You’d say that],” said {o}, and kept quite still.',
      'They took out the hay, straw by straw~, but ~by sunset they had only [four straws|a nice small heap], and hay fever.',
    ],
    on: {
      light:
        'It went in between the straws, and far inside something winked: [blink|flash]! “Found you!” they cried. “[At last|Oh, you’re GOOD],” said {o}. “My turn to count.”',
      notice:
        '{a} found one straw that shook, and it was {o} laughing. “Hot,” said {o}. “[Hotter|Warm]. Boiling!” And {a} had {o.him}, by the eye. “[Got you|There].”',
      tie: 'They let the end down in the hay, to feel about. Now, there’s one thing a needle cannot resist. “[Is that THREAD|Ooh]?” said {o}, and put {o.his} eye to it. They pulled {o.him} out like a fish.',
      still:
        'They sat down by the stack, and didn’t look at all. It was too quiet for {o}. “[Cold,|Are you there?]” {o.he} said. “Warm? You’re WARM.” And out came one small, bright point.',
    },
    won: [
      '“You won,” they told {o}, and shook {o.him} by the thread<mt . [It is in the barn book: longest game, all counties|Then they all hid, and {o} found them in four minutes]>.',
    ],
    gift: ['a straw that has kept a secret', 'a button, sewn on by the champion'],
    cause:
      'They pushed both arms into the hay^, right up to the shoulder, and ^there was somebody in there who was not {o}. It {th.was} {th.np}.',
    free: '“I’m still looking,” said {thing}. “I never gave up. I only got lost.” “[Boo|Found],” said {o}, and came out, because somebody had been seeking the whole time.',
  },
  {
    title: ['The Hen and the Doorknob', '{K} and the Egg That Was Brass', 'It’s a Quiet One, Said {O}'],
    owners: [
      who('Gertrude', 'brown hen', 'f', 'hen'),
      who('Mrs. Feathers', 'fluffy hen', 'f', 'hen'),
      who('Old Peg', 'one-eyed hen', 'f', 'hen'),
    ],
    prop: 'a hen on a brass doorknob',
    vars: { x: ['a goose', 'an ostrich', 'an admiral'] },
    sign: [
      'The other hens had all gone out^ to show off their chicks, but ^in the last nest somebody sat on a brass doorknob, and [hummed to it|told it the news].',
    ],
    woe: [
      '“The rest have hatched,” said {o.np}, “but mine is late, and cold, and never says a word!”<mt  “<t I’ve turned it twice a day, as one does, and each time, somewhere in the house, there is a click, which I take to be its heart. >[It takes after its father|It may be {x},” said {o}, “from the weight],” and looked so happy<t that nobody knew where to begin>.>',
    ],
    tries: [
      'They told her that it was a doorknob^, as gently as such a thing can be told, but ^“[they all say that|how clever of it],” said {o}. “[It will have its own door.|It’s to open things!]”',
      'They put an egg there in its place. {O} sat on [both|the two of them].',
    ],
    on: {
      make: 'It was a door in the henhouse, as high as a hen^, and as soon as they had fitted the knob to it, ^{o} turned the knob with her foot. Click! In walked nine chicks. “[All mine|So MANY],” said {o}.',
      tell: 'There was an egg in the story. In the [cold|dark], behind the pump, something went “Cheep?” It had lost its mother. “Mine can wait,” said {o}. “Come here, [you|under].”',
      sound:
        'The knob rang with it, like a bell. “It SPOKE,” said {o}. And all the small ones of the yard, who had no one, came [running|out] to hear it, and got in under her. It was warm there.',
      light:
        'It shone on the brass, and there, small and round, was a hen who looked back. “[She has my eyes|It’s a girl]!” said {o}. “Already grown up. And so well behaved.”',
    },
    won: [
      '{O} tucked them all in, and the knob, as well<mt , [since it’s not its fault|which had hatched in its own way, she said]>.',
    ],
    gift: ['a curl of brown down', 'a very small key, for nothing yet'],
    cause: 'They lifted {o} up by an inch. Next to the knob, in the warm, {th.was} {th.np}.',
    free: '“I was passing, and it looked so snug,” said {thing}. “[Hatched|There you are],” said {o}, who had never been so happy, and she taught it to scratch.',
  },
  {
    title: ['The Tractor Who Wished for a Carrot', '{K} and the Old Red Tractor', 'Good Night, {O}'],
    owners: [
      who('Fergie', 'old red tractor', 'm', 'robot'),
      who('Big Marge', 'green tractor', 'f', 'robot'),
      who('Chug', 'tractor with one lamp', 'm', 'robot'),
    ],
    prop: 'an old red tractor in a barn',
    vars: { x: ['the gray mare', 'the pony', 'Captain the cart horse'] },
    sign: [
      'From the barn came “Put. Put,” as when somebody [swallows|sniffs]. Somebody big stood in there, face to the wall.',
    ],
    woe: [
      '“We both pull all day,” said {o.np}, “but only {x} gets a carrot!”<mt  “<t It isn’t that I’d know what to do with one, having nowhere to put it, but they say her name as well, and lean on her for a moment with the lamp held up, and she blows down their necks. >[Me they kick, in the tires, quite kindly|I’ve only the dark, and a smell of sacks],” said {o}. “[I leave a little oil where I would like to be patted.]”>',
    ],
    tries: [
      'They put a carrot in at the chimney^, there being no mouth, and ^{o} was touched. Then {o} went POP, and there was carrot [on the ceiling|for everyone].',
      'They gave {o} a nosebag full of oats. It looked very well. But the [mice|hens] moved in, and wanted the lamps out.',
    ],
    on: {
      still:
        '{a} leaned on the hood, which was warm yet, and stayed there, as you do with horses. Nobody said a thing. Tick, went the engine, cooling. Tick. Then, quite softly, {o} blew down {a.s} neck.',
      sound:
        '{O} knew it: it’s the one they hum to {x}, last thing. The lamps came on, low. From the next stall, the horse put her head [over|around]. “[I thought that you didn’t like to be sung at|Come in on the second line],” she said.',
      make: 'It was a blanket, of nine sacks, with F for [Friend|Farm] on it, and a bit cut out for the chimney. They buckled it on. “[It’s got a strap that goes under|I’m to be kept warm],” said {o}, and shut down one lamp at a time.',
      tie: 'They tied it to the wheel, as a rosette, with the ends hanging down. First Prize, it looked like. “[What for?|But did I win?]” asked {o}. “For every day,” said {h}. And {x} cropped a bit off the end, out of respect.',
    },
    won: [
      'After that, when the lamp came around, it stopped twice. “Good night, {o},” they said, and [leaned there a bit|put a hand on the hood]. And if there’s a carrot at the foot of the step, it’s not for eating.',
    ],
    gift: ['a carrot top, saved', 'a nut from a second-best wheel'],
    cause:
      'They opened the hood with both hands. Where an engine is, only warmer, and all ears, {th.was} {th.np}.',
    free: '“It’s me who does the pulling,” said {thing}. “I’ll have the carrot, and {o} can have the pat.” That turned out to be just what each of them liked.',
  },
  {
    title: ['The Cow Who Jumped Just Once', '{K} and the Cow Who Had Been Over', 'Do It Again, {O}'],
    owners: [
      who('Mabel', 'spotted cow', 'f', 'cow'),
      who('Luna', 'white cow', 'f', 'cow'),
      who('Old Hilda', 'famous cow', 'f', 'cow'),
    ],
    prop: 'a cow looking at the moon',
    vars: { x: ['a fiddle', 'a spoon', 'a small dog'] },
    sign: [
      'All the field had lined up by the fence: sheep, ducks, {x}. They all looked at somebody who looked at [her feet|the grass].',
    ],
    woe: [
      '“I jumped over the moon just once,” said {o.np}, “and now they want to see it again!”<mt  “<t I wasn’t trying for the moon at all, I should like to say, but only for the other side of a puddle, and what with the wind, and the state of mind that I was in, I came down in a rhyme. >[They’ve brought {x}, and chairs|I have got a knee, these days],” said {o}. “[I don’t wish to let them down.|I’ve told them I have a cold. I’ve told them for six years.]”>',
    ],
    tries: [
      'They laid out a puddle for {o}^, to begin with something smaller than a moon, and ^{o} took a good run at it~, but ~then she thought again, and [had a drink|went around].',
      'They all got behind and pushed. A cow who’s thinking [can’t be lifted|is heavier]. They sat down in a row.',
    ],
    on: {
      notice:
        '{a} walked along the ditch. And there it lay, in the still bit, quite round: the moon. “How high do you have to go,” asked {a}, “if it’s down HERE?” {O} came, and looked. One step, and she was over. The field [cheered|lost its head].',
      tell: 'So {a} told it, how it had been, with the wind, and the puddle, and {x} looking on. They all shut their eyes to see. When it was done nobody asked for more. “[That’s higher than I remember|I SAW her],” said a sheep. “She went right over me.”',
      make: 'It was a moon of straw and lanterns, on a pole, and you could set it where you liked. They set it [at knee height|under the gate]. Over she went, and back, and over. Then all of them wanted to, and {o} showed them which foot.',
      light:
        'It threw the whole of {o} up on the barn, as big as a ship. When she only bent her knees, there on the wall a great black cow [went up|rose], higher and higher, past the real moon in the skylight. {O} turned to look. “[I’ve still got it|What a cow],” she said.',
    },
    won: [
      'Then the little dog laughed, as it does, and they went home. And {o} stood there by herself, and when she was sure that nobody was looking, gave a small, quick hop.',
    ],
    gift: ['a hair from a famous tail', 'a dish and a spoon, who’d come back'],
    cause:
      'They had a look at that moon. It was lower than usual, and there was a reason. Sitting on it {th.was} {th.np}.',
    free: '“I’ve kept her seat warm,” said {thing}, and patted the moon. It came down so low that {o} needed only to step up, turn around twice, and sit.',
  },
]
