import { describe, expect, test } from 'bun:test'
import { saidOf } from '../../../src/studio/teller/said-of.ts'
import { mayBeSaid } from '../../../src/studio/teller/untold.ts'

const didOf = (description: string) =>
  saidOf(description)
    .map(({ did }) => did)
    .filter(mayBeSaid)

describe('in a few words a parent says', () => {
  test.each([
    ['skateboarder', 'was a skateboarder'],
    ['Lego builder', 'was a Lego builder'],
    ['ukulele player', 'was a ukulele player'],
    ['night owl', 'was a night owl'],
    ['puddle jumper', 'was a puddle jumper'],
    ['knitter like nan', 'was a knitter like Nan'],
    ['middle child', 'was the middle child'],
    ['youngest of five', 'was the youngest of five'],
    ["mummy's girl", 'was a mummy’s girl'],
    ["daddy's little helper", 'was Daddy’s little helper'],
    ['new big brother', 'was a new big brother'],
    ['fastest in class', 'was the fastest in {his} class'],
    ['future footballer', 'wanted to be a footballer'],
    ['train driver one day', 'wanted to be a train driver'],
    ['wants to be doctor', 'wanted to be a doctor'],
    ['pretend shopkeeper', 'pretended to be a shopkeeper'],
    ['lizard owner', 'had a lizard'],
    ['chicken keeper', 'kept chickens'],
    ['birdwatcher with grandad', 'loved birdwatching with Grandad'],
    ['map drawer', 'drew maps'],
    ['sore loser', 'hated losing'],
  ])('who the child is: %p', (description, did) => expect(didOf(description)).toEqual([did]))

  test.each([
    ['impatient', 'was impatient'],
    ['wise beyond her years', 'was wise beyond her years'],
    ['protective of little sister', 'was protective of {his} little sister'],
    ['learning sitar with grandfather', 'was learning sitar with {his} grandfather'],
    ['barefoot always', 'was always barefoot'],
    ['warm-hearted', 'was warm-hearted'],
    ['She is very shy.', 'was very shy'],
    ["He's obsessed with owls.", 'was obsessed with owls'],
    ['is learning the cello', 'was learning the cello'],
    ['just started reception', 'had just started reception'],
    ['football mad', 'was football-mad'],
    ['vivid imagination', 'had a vivid imagination'],
    ['making people laugh', 'loved making people laugh'],
    ['always asking questions', 'was always asking questions'],
    ['playing teacher', 'loved playing teacher'],
    ['loves her little brother', 'loved {his} little brother'],
    ['Harry Potter', 'loved Harry Potter'],
    ['quick feet', 'had quick feet'],
    ['no fear', 'had no fear'],
  ])('what it is like: %p', (description, did) => expect(didOf(description)).toEqual([did]))

  test.each([
    ['slides and roundabouts', 'loved slides and roundabouts'],
    ['diggers', 'loved diggers'],
    ['trains', 'loved trains'],
    ['sledging', 'loved sledging'],
    ['twirly dresses', 'loved twirly dresses'],
    ['purple everything', 'loved all things purple'],
    ['chalk on pavement', 'loved chalk on the pavement'],
    ['vegemite toast every morning', 'loved vegemite toast'],
    ['carrom with dada', 'loved carrom with Dada'],
    ['library every Saturday', 'loved the library'],
    ['Bluey fan', 'loved Bluey'],
    ['Dog Man', 'loved Dog Man'],
    ['Sonic the Hedgehog', 'loved Sonic the Hedgehog'],
    ['Julia Donaldson', 'loved Julia Donaldson'],
    ['Hindi and English', 'spoke Hindi and English'],
    ['loves braai with oupa', 'loved braai with Oupa'],
    ['loves our cat', 'loved the cat'],
    ['Her favourite animal is the owl.', 'loved the owl'],
    ['loves volcanoes because they explode', 'loved volcanoes'],
    ['gully cricket with cousins', 'loved gully cricket with {his} cousins'],
  ])('what it loves: %p', (description, did) => expect(didOf(description)).toEqual([did]))

  test.each([
    ['loses everything', 'was always losing things'],
    ['writes own stories', 'wrote {his} own stories'],
    ['only wears pink', 'only wore pink'],
    ['sets the table', 'set the table'],
    ['has imaginary friend', 'had an imaginary friend'],
    ['play-doh food maker', 'was a play-doh food maker'],
  ])('what it does: %p', (description, did) => expect(didOf(description)).toEqual([did]))

  test('a name with its capital in a list, and a plain word without', () =>
    expect(didOf('history buff, Romans, Scratch games')).toEqual([
      'was a history buff',
      'loved the Romans',
      'loved Scratch games',
    ]))

  test.each([
    ['hates football, tennis, chess'],
    ['allergic to nuts, eggs'],
    ['brother plays football'],
    ['mum works nights'],
    ['fights with his sister'],
    ['James'],
    ['ama los dinosaurios'],
    ['Hunde und Katzen'],
    ['stutters'],
    ['Aspergers'],
    ['tantrums'],
    ['grumpy mornings'],
    ['separation anxiety'],
    ['lives with grandma'],
    ['headphones'],
    ['nail biter'],
    ['slow reader'],
    ['sleeps with mum'],
    ['scared of her father'],
    ['selfish'],
    ['jealous of the baby'],
    ["won't eat vegetables"],
    ['struggles with reading'],
  ])('nothing that a tale could say: %p', (description) => expect(didOf(description)).toEqual([]))

  test('nothing that is loved after what is feared', () =>
    expect(didOf('scared of dogs, spiders, the dark')).toEqual(['was scared of dogs']))
})
