import type { Environment } from './environments.ts'

export const THEME_CATEGORIES = [
  'Fantasy',
  'Space',
  'Ocean',
  'Nature',
  'Everyday',
  'Sports',
  'Creative',
  'Mystery',
  'Seasonal',
] as const
export type ThemeCategory = (typeof THEME_CATEGORIES)[number]

export interface Theme {
  id: string
  title: string
  description: string
  environment: Environment
  keywords: string
  category: ThemeCategory
}

/** The 37 themes of the specification's section 3, in its order. */
export const THEMES = [
  theme('magical-adventure', 'Magical Adventure', 'A door in the wood, and wonders behind it', 'Magical Forest', 'magic, wonder, wishes, enchanted woods', 'Fantasy'),
  theme('fairy-tale', 'Fairy Tale', 'Princes, princesses and a once upon a time', 'Enchanted Forest', 'princess, castle, fairies, once upon a time', 'Fantasy'),
  theme('dragon-quest', 'Dragon Quest', 'A dragon who would rather be a friend', 'Dragon Valley', 'dragon, quest, courage, valley', 'Fantasy'),
  theme('royal-tale', 'Royal Tale', 'Crowns, banquets and a kingdom to look after', 'Enchanted Forest', 'king, queen, castle, crown, kingdom', 'Fantasy'),
  theme('wizard-school', 'Wizard School', 'First lessons in spells and wands', 'Magical Forest', 'wizard, spells, wand, school of magic', 'Fantasy'),
  theme('space-exploration', 'Space Exploration', 'A rocket, the planets and the quiet between', 'Outer Space', 'rocket, planets, stars, exploration', 'Space'),
  theme('alien-friends', 'Alien Friends', 'Someone very far from home says hello', 'Outer Space', 'aliens, friendship, other worlds', 'Space'),
  theme('robot-adventure', 'Robot Adventure', 'A robot with a big heart and a small problem', 'City Center', 'robot, gears, gadgets, helping', 'Space'),
  theme('moon-expedition', 'Moon Expedition', 'Soft footprints in silver dust', 'Outer Space', 'moon, craters, expedition, earthrise', 'Space'),
  theme('ocean-adventure', 'Ocean Adventure', 'Whales, currents and a world under the waves', 'Underwater World', 'ocean, whales, waves, diving', 'Ocean'),
  theme('mermaid-tale', 'Mermaid Tale', 'Songs and secrets of the coral halls', 'Coral Reef', 'mermaid, coral, pearls, song', 'Ocean'),
  theme('pirate-treasure', 'Pirate Treasure', 'A map, a ship and a cheerful crew', 'Pirate Ship', 'pirates, treasure, map, ship', 'Ocean'),
  theme('lighthouse-keeper', 'Lighthouse Keeper', 'The lamp that brings everyone home', 'Underwater World', 'lighthouse, lamp, ships, storm, shore', 'Ocean'),
  theme('forest-friends', 'Forest Friends', 'Foxes, owls and a path between the trees', 'Enchanted Forest', 'animals, forest, friends, trees', 'Nature'),
  theme('safari-adventure', 'Safari Adventure', 'Big ears, long necks and golden grass', 'Safari Park', 'safari, elephants, giraffes, savanna', 'Nature'),
  theme('butterfly-garden', 'Butterfly Garden', 'Small wings in a sunny garden', 'Magical Forest', 'butterflies, flowers, garden, caterpillar', 'Nature'),
  theme('mountain-climb', 'Mountain Climb', 'Step by step to where the clouds sleep', 'Campground', 'mountain, climbing, clouds, summit', 'Nature'),
  theme('dinosaur-land', 'Dinosaur Land', 'Gentle giants and one very small egg', 'Safari Park', 'dinosaurs, eggs, ferns, long ago', 'Nature'),
  theme('school-adventure', 'School Adventure', 'An ordinary school day that is not ordinary', 'Elementary School', 'school, classroom, friends, recess', 'Everyday'),
  theme('birthday-party', 'Birthday Party', 'Candles, guests and a surprise', 'City Center', 'birthday, cake, presents, party', 'Everyday'),
  theme('camping-trip', 'Camping Trip', 'A tent, a fire and a sky full of stars', 'Campground', 'camping, tent, campfire, stars', 'Everyday'),
  theme('city-explorer', 'City Explorer', 'Trams, rooftops and lights in every window', 'City Center', 'city, streets, trams, rooftops', 'Everyday'),
  theme('farm-adventure', 'Farm Adventure', 'Early mornings with hens and a stubborn goat', 'Safari Park', 'farm, barn, hens, tractor', 'Everyday'),
  theme('sports-team', 'Sports Team', 'One team, one ball and one last try', 'Elementary School', 'team, ball, match, practice', 'Sports'),
  theme('bike-adventure', 'Bike Adventure', 'Two wheels and the road around the hill', 'City Center', 'bicycle, road, hill, wind', 'Sports'),
  theme('dance-performance', 'Dance Performance', 'The curtain, the music and the first step', 'Art Studio', 'dance, stage, music, curtain', 'Sports'),
  theme('art-adventure', 'Art Adventure', 'A picture that wants to be finished', 'Art Studio', 'painting, colors, brush, museum', 'Creative'),
  theme('music-journey', 'Music Journey', 'A tune that has lost its way', 'Art Studio', 'music, song, instruments, melody', 'Creative'),
  theme('cooking-adventure', 'Cooking Adventure', 'A spoon, a pot and a smell of cinnamon', 'City Center', 'cooking, kitchen, recipe, baking', 'Creative'),
  theme('invention-lab', 'Invention Lab', 'Springs, sparks and a very odd machine', 'Detective Office', 'inventions, machine, gears, ideas', 'Creative'),
  theme('mystery-quest', 'Mystery Quest', 'Footprints that begin in the middle', 'Detective Office', 'mystery, clues, secrets, lantern', 'Mystery'),
  theme('treasure-hunt', 'Treasure Hunt', 'Three clues and a spade', 'Pirate Ship', 'treasure, clues, map, digging', 'Mystery'),
  theme('detective-case', 'Detective Case', 'A magnifying glass and a good question', 'Detective Office', 'detective, case, magnifying glass, clues', 'Mystery'),
  theme('winter-wonderland', 'Winter Wonderland', 'First snow, warm mittens, a hush', 'Magical Forest', 'snow, winter, ice, mittens', 'Seasonal'),
  theme('spring-garden', 'Spring Garden', 'Seeds, showers and something green', 'Magical Forest', 'spring, garden, seeds, rain', 'Seasonal'),
  theme('summer-beach', 'Summer Beach', 'Sandcastles and the long light of evening', 'Coral Reef', 'summer, beach, sand, waves', 'Seasonal'),
  theme('autumn-harvest', 'Autumn Harvest', 'Pumpkins, lanterns and rustling leaves', 'Autumn Forest', 'autumn, harvest, leaves, pumpkins', 'Seasonal'),
] as const satisfies readonly Theme[]

export type ThemeId = (typeof THEMES)[number]['id']
export const THEME_IDS = THEMES.map((t) => t.id) as unknown as readonly [ThemeId, ...ThemeId[]]

/** The theme with this id; undefined when there is none. */
export const themeById = (id: string): (Theme & { id: ThemeId }) | undefined => THEMES.find((t) => t.id === id)

function theme<const Id extends string>(
  id: Id,
  title: string,
  description: string,
  environment: Environment,
  keywords: string,
  category: ThemeCategory,
) {
  return { id, title, description, environment, keywords, category } as const
}
