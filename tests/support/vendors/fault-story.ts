import type { WrittenStory } from '../../../src/ports/writer.ts'

/** What the model tells in a fault run: always the same, so that a new tale does not change the plan of faults. */
export const FAULT_STORY: Pick<WrittenStory, 'title' | 'helpers' | 'paragraphs' | 'scenes'> = {
  title: 'How Do You Know?',
  helpers: [
    {
      id: 'helper-1',
      name: 'Papa',
      figure: 'grown-up',
      kind: 'father with short dark beard and knitted sweater',
      gender: 'male',
    },
    {
      id: 'helper-2',
      name: 'Amos',
      figure: 'hedgehog',
      kind: 'neat elderly badger',
      gender: 'male',
    },
  ],
  paragraphs: [
    'Mia asked questions all day, and at bedtime there were always some left over. “How do you know when it’s enough?” asked Papa. Outside, in the Autumn Forest, something rustled. “Who’s that?” asked Mia.',
    'They went to see. It was a badger, pulling Papa’s heap of leaves down the path. “What are they for?” asked Mia. “My bed,” said the badger. “How long will you sleep?” asked Leo. “Till spring.” “How many leaves do you need?” asked Mia. “I don’t know,” said the badger. “I just get in.”',
    'They helped him pull, and he got in. “Is it enough?” whispered Mia. The leaves went up and down, up and down. Then Mia got into bed, too, and asked if badgers dream, and what about. Papa told her, and waited for the next question. Papa waited for quite a while. It was enough.',
  ],
  scenes: [
    {
      setting: 'Bedroom',
      timeOfDay: 'dusk',
      view: 'inside',
      weather: 'clear',
      place: 'the bedroom, with Papa on the edge of the bed',
      present: [
        {
          who: 'child-0',
          action: 'sitting',
          feeling: 'curious',
        },
        {
          who: 'child-1',
          action: 'sitting',
          feeling: 'curious',
        },
        {
          who: 'helper-1',
          action: 'sitting',
          feeling: 'curious',
        },
      ],
      props: ['bed', 'window'],
    },
    {
      setting: 'Autumn Forest',
      timeOfDay: 'night',
      view: 'wide',
      weather: 'clear',
      place: 'the path, with a heap of leaves on the move',
      present: [
        {
          who: 'child-0',
          action: 'standing',
          feeling: 'curious',
        },
        {
          who: 'child-1',
          action: 'standing',
          feeling: 'curious',
        },
        {
          who: 'helper-2',
          action: 'hugging',
          feeling: 'happy',
        },
        {
          who: 'helper-1',
          action: 'standing',
          feeling: 'surprised',
          holding: 'lamp',
        },
      ],
      props: ['leaf pile', 'lamp'],
    },
    {
      setting: 'Bedroom',
      timeOfDay: 'starlight',
      view: 'inside',
      weather: 'clear',
      place: 'the dark bedroom, with Papa on the edge of the bed',
      present: [
        {
          who: 'child-0',
          action: 'asleep',
          feeling: 'asleep',
        },
        {
          who: 'child-1',
          action: 'asleep',
          feeling: 'asleep',
        },
        {
          who: 'helper-1',
          action: 'sitting',
          feeling: 'happy',
        },
      ],
      props: ['bed', 'quilt', 'window'],
    },
  ],
}
