import { type Activity, does, is } from './activities.ts'

/** Animals too small or too odd to be a pet of a tale. */
const KEPT =
  'fish|goldfish|turtles?|snakes?|frogs?|toads?|newts?|snails?|slugs?|lizards?|geckos?|iguanas?|chameleons?|chickens?|hens?|chooks?|ducks?|geese|goose|goats?|pony|ponies|horses?|lambs?|sheep|cows?|calf|calves|donkeys?|alpacas?|llamas?|pigs?|piglets?|stick insects?|ant farm|ants|worms?|bees?|spiders?|tarantulas?|beetles?|axolotls?|hedgehogs?|birds?|pigeons?|parakeets?|rats?|mice|mouse|ferrets?|caterpillars?|butterfl(?:y|ies)|tadpoles?|crabs?|animals?|pets?|bugs?|insects?|rabbits?|ladybirds?|ladybugs?|cats?|dogs?'

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
  does(
    'creatures',
    `(?:${KEPT}) (?:owner|keeper|whisperer|rescuer|feeder|minder|carer|collector|catcher|hunter|finder|hotels?|farmer|rearer|breeder)|dog walker|(?:walks|walking) (?:the |other people's )?dogs|pet (?:lover|owner|shops?|snakes?|rats?|lizards?|spiders?|geckos?)|(?:snake|lizard|reptile) lover|unusual pets|mini ?beasts?|pond[- ]?dipp\\p{L}+|rock ?pool(?:s|ing|er)|stable (?:hand|girl|boy|lad)|tide ?pools?|bird ?feeders?|bird ?box(?:es)?|(?<!the )hedgehogs?|(?:loves|likes) (?:all |his |her )?pets|woodlice|safari park|chooks|petting zoos?|pony club|bee ?keeper|shepherd(?! ?'?s? pie)|farmer(?!'s)|egg (?:collector|gatherer)|butterfly raiser|hospital for|bug hunt\\p{L}*|stick insects?|entomologist|ladybird houses?|butterfly gardens?`,
  ),
  is(
    'creatures',
    'nurse to|(?:nurses|doctors|bandages|tucks in|mothers) (?:\\p{L}+ ){0,2}(?:teddies|toys|dolls|animals|bears|everyone|everybody)|(?:looks|looking) after(?! (?:himself|herself))|takes (?:good |such good |great )?care of(?! himself| herself)|cares for|minds (?:the |her |his |baby )+|babysits|(?:very |so |fiercely |super )?protective|protects|(?:good|great|gentle|sweet|lovely|brilliant) with (?:babies|the baby|little ones|younger \\p{L}+|small children|toddlers|animals)|loves babies|bab(?:y|ies)-?mad|little (?:mother|mum|mummy|nurse|mama)|mother hen',
  ),
  is(
    'creatures',
    '(?<!(?:every|some|any|all|of a|one of a|what|this|that|her|his|another|a different) )kind(?! (?:of|eyes|face|smile)(?!\\p{L}))|kind-?hearted|kindness|caring|(?:likes|loves|wants|always there|quick|eager|first|keen) to help|helps(?! (?:himself|herself|with (?:his|her) (?:speech|anxiety)))|helping|helper|helpful|shares (?:everything|(?:his|her) \\p{L}+|all|with)|generous|giving(?= *$)|thoughtful of|considerate|compassionate|empath(?:y|etic|ic)|warm-?hearted|good-?hearted|soft-?hearted|big[- ]hearted|big heart|heart of gold|tender(?! hearted)|loving(?= *$|,? and)|affectionate|hugs?|hugger|hugging|huggy|cuddle (?:monster|bug)|snuggle ?bug|cuddl(?:y(?! toys?)|er|es(?= *$))|snuggly|nurturing|maternal|peace ?maker|peacekeeper|mediator|looks out for|stands up for|sticks up for|includes everyone|(?<=^ *(?:an? |the )?(?:(?:proud|new|great|good|brilliant|wonderful) )*)(?:big|older) (?:brother|sister)(?= *$| to | of )|people pleaser|loyal|softie|softy|good friend|gives away (?:his|her)|defends|comforts|kisses every\\p{L}+|loves every(?:body|one)(?= *$)|empath|cheers (?:everyone|others|people|friends) on|encourag(?:es|er|ing)|forgiving|(?:loves|adores) (?:little kids|toddlers|small children)|nurse in|buddy bench|compost|beach clean\\p{L}*|tree planter|plant waterer|\\p{L}+ grower|best friend to everyone|(?<!by )nature|outdoors?y?|forest school|tree hugger|eco[- ]\\p{L}+|environment|recycl(?:es|ing)|litter pick\\p{L}*|gardener|gardening|(?:in |helps in )the garden|allotment|green ?house|grows? (?:\\p{L}+ ){0,2}(?:vegetables|veggies|veg|flowers|plants|tomatoes|carrots|pumpkins|sunflowers|strawberries|herbs|beans|things|potatoes)|plant(?:s|ing) (?:\\p{L}+ ){0,2}(?:veggies|veg|vegetables|flowers|seeds|bulbs|trees|beans|sunflowers|tomatoes|things)|waters (?:the |all the |her |his )?(?:plants|flowers|garden)|green[- ]fing\\p{L}+|veggie patch|vegetable patch|plants(?= *$)|altar server',
  ),
]
