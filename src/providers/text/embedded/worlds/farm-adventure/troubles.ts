import { type Trouble, who } from '../../world.ts'

export const troubles: Trouble[] = [
  {
    title: ['The Rooster Who Forgot', '{K} and the Morning Song', 'What Comes After Cock-a?'],
    owners: [
      who('Napoleon', 'rooster', 'm', 'hen'),
      who('Clarion', 'rooster', 'm', 'hen'),
      who('Red Robert', 'rooster', 'm', 'hen'),
    ],
    vars: { x: ['Cock-a-teapot', 'Cock-a-noodle', 'Cock-a-trouser'] },
    prop: 'a rooster on a fence post',
    sign: [
      '“{X}!” cried somebody on the gatepost. There was a silence. [A hen laughed.|“No,” it said. “That’s not it.”]',
    ],
    woe: [
      'It was {o.np}. “I have forgotten how it goes,” said {o}. “And if I don’t crow, the sun will not get up!”<mt  {O} was sure of that. [It had got up for him each day so far.|He had never known it fail.] “It’ll be dark for breakfast,” {o} said. “They’ll say: that was {o.s} fault.”>',
    ],
    tries: [
      'They asked the cow. “Moo,” said the cow. {O} tried that. [A calf came up and sat by him.|It went very badly.]',
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
      'At the bridge stood somebody with four long legs, [all going different ways|all shut at the knee]. It put one foot on. It took it off.',
    ],
    woe: [
      '“I can’t,” said {o.np}. “I put a foot on, and it talks.”<mt  {X} And on the far side, in the last of the sun, {o.s} mother was eating clover, not at all worried. “She just walked over,” said {o}. “As if it was [grass|nothing]. [I’ve been here since lunch.|And it is getting dark on this side.]”>',
    ],
    tries: [
      'They pushed. {O} sat down. They pushed a sitting {o.kind}, which [does not go anywhere|is like pushing a sofa].',
      'They laid grass on the boards, so it would look like a field. {O} ate it, [right up to the edge|every bit]. “[Thank you|Is there more]?” said {o}.',
    ],
    on: {
      light:
        'The light lay down on the boards, from this side to that, [like a mat|like a path]. {O} smelled it. {O} put a foot in it. {O} went along it with wide eyes, and it held.',
      still:
        '{a} lay down on the bridge, flat, with an ear to the boards. “[It’s only saying your name|It is purring],” {a.he} said. {O} came to hear. To hear, you have to come on.',
      move: '“It is a dance,” said {a}. “Step, creak. Step, creak.” {a} did it there and back. {O} tried: step, creak. It was a drum! {O} danced right off the other end, and [came back to do it again|wanted more].',
      make: 'They were shoes: four small sacks stuffed with hay, one for each foot. {O} put a foot on. There was not a sound. The bridge never even knew.',
    },
    won: [
      'On the other side {o.s} mother said, “There you are,” as though it was nothing. {O} leaned on her with all four legs.',
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
    sign: [
      'In the top field somebody was [walking around and around|talking to] a thing as big as {x}. “[Oh dear|Well], oh dear,” they said.',
    ],
    woe: [
      '“I’ve grown it from a seed,” said {o.np}, “for the Moon Fair. But now it’s as big as {x}, and I can’t get it down the hill!”<mt  {O} had watered it each night with [a thimble|one boot]. “[I sang to it. I may have sung too much|It was only meant to be for soup],” {o.he} said. “And the fair ends at midnight.”>',
    ],
    tries: [
      'They pushed with their backs. They pushed with their fronts. The pumpkin [moved one inch, uphill|sat on {g.s} tail].',
      'They hitched up the hens, all of them, in harness. The hens [went forty ways|lay down]. It was [not a success|something to see].',
    ],
    on: {
      tie: 'They tied it on like a belt, with a long end to each side to hold it back. “Now!” Down it went, slow as a cow, and not one inch faster than they let it.',
      make: 'It was a slide, made of all the barn’s old boards, with butter on them. {a} gave it one small push. Down it went, [like a bath on a banister|with a hum], and stopped just at the gate.',
      move: '{a} got on top, and walked. As {a.he} walked, it rolled, and as it rolled {a.he} walked faster, arms out, all the way down the hill, [like a bear on a ball|and took a bow at the bottom].',
      tell: 'The joke was for everyone, but it was the pumpkin that shook. A seed fell out. There was a door, and a hollow, and in there [four hundred|a whole school of] mice, laughing. “Were you pushing?” they said. “We’ll walk it down from inside.”',
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
      'They called, “Who is not a sheep?” {X} of them said “Baa.” One said, “[Baa, I think|Not I].” But they could not see which.',
      'They had them go through a gate one by one. At [twelve|nineteen], {o} began to snore. So did {g}. They had to start over.',
    ],
    on: {
      sound:
        'A sheep will not [tap|dance]. It can’t see the point. But at the back one of them was going left, right, left, with a small kick.',
      light: 'The light ran along the row of eyes: gold, gold, gold, gold … blue. Sheep’s eyes are not blue.',
      make: 'It was a very small hurdle. {a} set it up. A sheep goes over a jump the way soup does. One went over like a [dancer|deer], with pointed toes.',
      tie: 'They ran it around the flock and drew it close. “It’s time for shearing,” said {a}, quite loud. {X} sheep went on eating. One of them said, “Oh, help.”',
    },
    won: [
      'Out of the wool came [a small gray wolf|a boy wolf]. “It’s lonely on the hill,” he said. “You all go to bed in a heap.” {O} thought. “Then there are {x}, and you,” said {o}. “That comes out right.”',
    ],
    gift: ['a curl of gray wool that is not wool', 'a small bell on a strap'],
    cause:
      'They looked at the last one closely. It had wool on, but the wool was on loose. Under it was {th.np}.',
    free: '“Then it’s {x} sheep,” said {o}, “and one friend. That comes out right!” And {o.he} shut the gate.',
  },
]
