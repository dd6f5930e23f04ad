import type { Figure, Helper } from '../../shared/stories/scene.ts'

/** What distinguishes a helper from others of its kind, so that it is the same one on every page. */
const MARKS = [
  'a red scarf',
  'a blue scarf',
  'a yellow scarf',
  'a green scarf',
  'a striped scarf of orange and white',
  'a purple neckerchief with white dots',
] as const

/** Figures that would look made up with such a mark. */
const PLAIN: Partial<Record<Figure, string>> = {
  fish: 'a round orange fish with a white belly and wide fins',
  crab: 'a small red crab with large friendly eyes',
  bee: 'a round fuzzy bee with black and yellow bands and clear wings',
  butterfly: 'a butterfly with orange wings edged in dark blue',
  snail: 'a small snail with a spiral shell of cream and brown',
  dolphin: 'a light gray dolphin with a white belly',
  whale: 'a large blue-gray whale with a pale grooved belly',
  octopus: 'a pink octopus with large round eyes',
  unicorn: 'a white unicorn with a lavender mane and a golden horn',
  fairy: 'a fairy as small as a hand, in a dress of green leaves, with clear wings',
  mermaid: 'a mermaid with long dark hair, a turquoise tail and a top of seashells',
  wizard: 'an old wizard with a long white beard, a dark blue robe with silver stars and a pointed hat',
  queen: 'a kind queen with gray hair, a plum gown and a small golden crown',
  king: 'a round kind king with a brown beard, a red robe and a golden crown',
  captain: 'a ship’s captain with a gray beard, a dark blue coat with brass buttons and a dark hat',
  robot: 'a small round-edged robot of white and teal metal with two round lit eyes',
  alien: 'a small mint-green alien with two feelers, large dark eyes and a silver suit',
  star: 'a glowing yellow star with five rounded points and a small face',
  moon: 'a pale yellow moon with a sleepy face',
  cloud: 'a small white cloud with rosy cheeks',
  snowman: 'a snowman of two balls with a carrot nose, a red scarf and a black hat',
  ghost: 'a small white ghost, soft as a bed sheet, with round eyes and a smile',
  'grown-up': 'a friendly grown-up in a knitted mustard sweater and brown trousers',
  child: 'a friendly child in a striped shirt and blue trousers',
  thing: 'the thing that its name says, alive, with a small friendly face on it and thin arms',
}

const ANIMALS: Partial<Record<Figure, string>> = {
  fox: 'a small russet fox with a white chest and a white tip to its tail',
  owl: 'a plump brown owl with large amber eyes',
  bear: 'a large soft brown bear with a pale snout',
  rabbit: 'a fawn rabbit with long ears and a white belly',
  mouse: 'a very small gray mouse with large round ears',
  cat: 'an orange striped cat with green eyes',
  dog: 'a shaggy sandy dog with brown ears',
  hedgehog: 'a small brown hedgehog with a cream face',
  squirrel: 'a reddish squirrel with a bushy tail',
  deer: 'a slim fawn deer with white spots',
  frog: 'a small bright green frog',
  duck: 'a white duck with an orange beak',
  hen: 'a round reddish-brown hen',
  goat: 'a white goat with short horns and a little beard',
  cow: 'a black and white cow with a pink muzzle',
  horse: 'a chestnut horse with a dark mane',
  pig: 'a round pink pig',
  sheep: 'a woolly cream sheep with a dark face',
  lion: 'a golden lion with a full brown mane',
  elephant: 'a young gray elephant with wide ears',
  giraffe: 'a tall yellow giraffe with brown patches',
  monkey: 'a small brown monkey with a pale face',
  zebra: 'a zebra with clear black and white stripes',
  penguin: 'a small black and white penguin with an orange beak',
  'polar-bear': 'a large white polar bear with a black nose',
  turtle: 'a green turtle with a brown domed shell',
  parrot: 'a red parrot with blue and yellow wings',
  dragon: 'a young green dragon with a cream belly and small wings',
  dinosaur: 'a young blue-green long-necked dinosaur',
}

/** A helper's look, in the same words for every picture of the story: nothing that anybody typed. */
export function helperInWords({ id, figure, kind, look }: Helper, seed: number): string {
  const animal = ANIMALS[figure]
  const number = Number(/\d+$/.exec(id)?.[0] ?? 0)
  const mark = MARKS[(look ?? seed + number) % MARKS.length] ?? MARKS[0]
  if (kind)
    return animal ? `what the data says, with ${mark} where it says nothing else` : 'what the data says'
  return animal ? `${animal}, wearing ${mark}` : (PLAIN[figure] ?? 'a small friendly thing with a face')
}
