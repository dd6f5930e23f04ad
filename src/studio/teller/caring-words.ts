import { type Activity, does } from './activities.ts'

/** The words for whom a child looks after. */
export const CARING: readonly Activity[] = [
  does(
    'creatures',
    '(?<!stuffed |toy |plush |favou?rite )animals?|vet|veterinarian|zoos?|farms?|wildlife|rescues|creatures|critters|worms?|snails|tadpoles?|caterpillars?|(?:roll(?:y|ie)[- ])?poll(?:ies|ys)|hermit crabs?|goldfish|(?:fish|turtle|snake|frog|newt|snail|hen|chicken|pony|goat|duck|lamb),? (?:named|called)|aquarium|fish ?tank|axolotls?|newts?|minnows|betta|(?:pet|his|her|our|has a|has two) (?:fish|turtles?|snakes?|frogs?|newt|snail|snails|chickens?|hens?|ducks?|goats?|pony|horse|lamb|sheep|cows?|donkey|pigs?)',
  ),
  does(
    'creatures',
    '(?:has|have|keeps|feeds|looks after|takes care of|cares for|loves (?:his|her|our)) (?:\\p{L}+ ){0,3}(?:fish|turtles?|chickens|ducks|birds|goats|bugs|insects|ants|spiders|ladybugs|frogs|toads|pony|ponies|horses?)|(?:looking for|catch(?:es|ing)|collects|collecting|whispers to|talks to|saves|saving) (?:\\p{L}+ ){0,2}(?:bugs|insects|beetles|ants|ladybugs|frogs|toads|lizards|spiders|snails|bees)',
  ),
]
