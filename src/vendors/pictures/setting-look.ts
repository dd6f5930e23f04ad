import type { Setting } from '../../shared/stories/scene.ts'

/** What every picture of a place shows, so that its pages look like one place. */
export const SETTING_LOOKS: Record<Setting, string> = {
  'Art Studio':
    'a sunny attic studio with easels, jars of brushes, blank canvases and paint on the floorboards',
  'Autumn Forest': 'a forest of tall trees in red, orange and gold, with leaves all over the mossy ground',
  Campground: 'a clearing between dark pines with a small striped tent, a low campfire and log seats',
  'City Center':
    'a friendly old town square with tall narrow houses in warm colors, a fountain and street lamps',
  'Coral Reef': 'a bright reef of pink, orange and purple coral in clear turquoise water, with rays of light',
  'Detective Office':
    'a cozy wood-paneled office with a large desk, a green lamp, a magnifying glass and a tall window',
  'Dragon Valley': 'a wide green valley between round blue mountains, with warm caves and wildflowers',
  'Elementary School':
    'a cheerful classroom with low wooden desks, a clean green board, plants and drawings without words',
  'Enchanted Forest':
    'huge old mossy trees with small round doors, glowing mushrooms and tiny floating lights',
  'Magical Forest': 'silvery birches with blue and violet leaves, curling ferns and drifting sparkles',
  'Outer Space': 'deep blue space full of soft stars, with round pastel planets and a small white rocket',
  'Pirate Ship':
    'the honey-colored wooden deck of a friendly old sailing ship, with cream sails and a calm sea',
  'Safari Park': 'a wide golden grassland with flat-topped acacia trees and far blue hills',
  'Underwater World': 'calm blue-green water over pale sand, with swaying kelp, shells and rising bubbles',
  Bedroom: 'a child’s bedroom with a patchwork quilt, a small lamp, a shelf of toys and a window',
  Hills: 'soft green hills like waves, with a winding path, daisies and a few round trees',
  Farm: 'a farmyard with a red barn, a wooden fence, haystacks and a duck pond',
  Beach: 'a wide sandy beach with shells, low dunes of pale grass and small waves',
  'Snowy Wood': 'fir trees under thick snow, with blue shadows and one warm light far away',
  Kitchen: 'a warm farmhouse kitchen with a tiled stove, copper pots, a wooden table and herbs at the window',
  Stage: 'a small old theater stage with red curtains, warm footlights and painted scenery',
  Garden: 'a flower garden with a brick path, roses, beans on canes and a small greenhouse',
  Mountain: 'a mountain path among gray rocks, alpine flowers and far snowy tops',
  'Dinosaur Valley': 'a lush valley of giant ferns and palms, with a lake and a sleepy round volcano',
  Lighthouse: 'a white lighthouse with a red stripe on green cliffs above a calm sea',
  'Sports Field': 'a green playing field with white goals, a low fence and a row of poplars',
  Castle: 'a sandstone castle with round towers, blue roofs and ivy, around a sunny courtyard',
  Workshop: 'an inventor’s workshop with a long bench, tools on the wall, cogs and a round window',
  Moon: 'the pale gray ground of the moon with round craters, under a dark sky with the blue Earth',
  Palace: 'a bright palace hall with cream columns, tall windows, gold edges and a checkered floor',
  'Mermaid Grotto': 'an underwater cave of rosy rock with pearls, shells and turquoise light from above',
  'Treasure Cave': 'a sea cave with warm lantern light, old chests, coins and a pool',
  'Alien World': 'a gentle foreign planet with lilac ground, round glowing plants and two small moons',
  'Old Manor':
    'the hall of an old manor with a wide dark staircase, a tall clock, old armchairs and a worn red carpet',
  Laboratory:
    'a bright laboratory with glass flasks of colored water, coiled tubes and a slate without writing',
  'Spring Meadow': 'a fresh meadow with a small brook, cowslips and blossoming apple trees',
  'Wonder Glade': 'a round glade under tall dark trees, with luminous flowers and slow fireflies',
}
