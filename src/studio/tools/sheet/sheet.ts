import { AGE_GROUP_INFO } from '../../../shared/stories/age-groups.ts'
import { sentences, words } from '../../../shared/stories/reading-level.ts'
import type { Made, SheetPage } from './make.ts'

/** The contact sheet: a single HTML page with pictures and sound beside it in its folder. */
export const sheetOf = (stories: readonly Made[]): string => `<!doctype html>
<html lang="en"><meta charset="utf-8"><meta name="viewport" content="width=device-width">
<title>Studio: ${stories.length} stories</title><style>${STYLE}</style>
<h1>${stories.length} ${stories.length === 1 ? 'story' : 'stories'}</h1>
<ol class="contents">${stories.map(contentsLine).join('')}</ol>
${stories.map(section).join('\n')}
<script>${SCRIPT}</script></html>
`

const contentsLine = ({ story, order: { brief }, flags }: Made, at: number) =>
  `<li><a href="#s${at}">${safe(story.title)}</a> <small>${brief.theme}, ${brief.tone}, ${brief.ageGroup}</small>${
    flags.length > 0 ? ` <mark>${flags.length}</mark>` : ''
  }</li>`

function section({ story, order, pages, sound, flags }: Made, at: number): string {
  const { brief, length } = order
  const { hardestGrade } = AGE_GROUP_INFO[brief.ageGroup]
  const text = story.paragraphs.join(' ')
  const count = words(text).length
  const facts = [
    ['Asked for', `${brief.theme}, ${brief.tone}, ages ${brief.ageGroup}, seed ${brief.seed}`],
    [
      'Children',
      brief.children.map(({ name, description }) => `${name} (${description || 'no words'})`).join('; '),
    ],
    ['Author', `${brief.author.displayName ?? brief.author.name}: ${brief.author.techniques.join(', ')}`],
    ...(brief.writingStyle === 'plot-twist' ? [['Plot twist', brief.customSeed ?? 'invented']] : []),
    [
      'Level',
      `grade ${story.grade} of at most ${hardestGrade}, ${(count / sentences(text).length).toFixed(1)} words a sentence`,
    ],
    [
      'Length',
      `${count} words${sound ? `, ${Math.round(sound.seconds)} s` : ''}; shown: ${length.displayName}, ${length.durationSeconds} s`,
    ],
    ['Helpers', story.helpers.map(({ name, figure }) => `${name} (${figure})`).join(', ') || 'none'],
  ]
  return `<section id="s${at}"><h2>${safe(story.title)}</h2>
<dl>${facts.map(([term = '', text = '']) => `<dt>${term}</dt><dd>${safe(text)}</dd>`).join('')}</dl>
${flags.map((flag) => `<p><mark>${safe(flag)}</mark></p>`).join('')}
${sound ? `<p class="sound"><audio class="voice" controls preload="none" src="${sound.narration}"></audio> <label>Ambience <audio loop controls preload="none" src="${sound.ambience}"></audio></label></p>` : ''}
${pages.map((page, index) => article(page, firstWord(pages, index), sound?.words)).join('\n')}</section>`
}

/** Number of words on the pages before this one. */
const firstWord = (pages: readonly SheetPage[], index: number): number =>
  pages.slice(0, index).reduce((sum, { paragraph }) => sum + tokens(paragraph).length, 0)

function article(
  { paragraph, scene, pictures, focus }: SheetPage,
  first: number,
  spokenWords: { start_time_seconds: number }[] = [],
) {
  const spoken = tokens(paragraph)
    .map((word, index) => {
      const start = spokenWords[first + index]?.start_time_seconds
      return start === undefined ? safe(word) : `<span data-at="${start.toFixed(3)}">${safe(word)}</span>`
    })
    .join(' ')
  const present = scene.present
    .map(
      ({ who, action, feeling, holding }) =>
        `${who} ${action}, ${feeling}${holding ? `, holding ${holding}` : ''}`,
    )
    .join(' · ')
  const note = `${scene.setting} (${scene.place}), ${scene.view}, ${scene.timeOfDay}, ${scene.weather}`
  return `<article><figure class="wide">${picture(pictures.wide)}<i style="left:${percent(focus.x)};top:${percent(focus.y)}"></i></figure>
<figure class="tall">${picture(pictures.tall)}</figure>
<div><p>${spoken}</p><small>${safe(note)}<br>${safe(present)}<br>${safe(scene.props.join(', '))}</small></div></article>`
}

const picture = (file: string | undefined) => (file ? `<img loading="lazy" src="${file}" alt="">` : '')
const percent = (share: number) => `${(100 * share).toFixed(1)}%`
const tokens = (paragraph: string) => paragraph.split(/\s+/).filter(Boolean)
const safe = (text: string) =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;').replaceAll('"', '&quot;')

const STYLE = `body{font:17px/1.55 Georgia,serif;margin:2rem auto;max-width:84rem;padding:0 1rem;color:#2b2440;background:#faf7f2}
h1,h2,dl,small{font-family:system-ui,sans-serif}dl{display:grid;grid-template-columns:max-content 1fr;gap:0 1rem;font-size:14px}dt{color:#6b6480}dd{margin:0}
section{border-top:2px solid #d9d0e8;padding-top:1rem;margin-top:3rem}mark{background:#ffd166;padding:0 .3em}
article{display:grid;grid-template-columns:minmax(0,36rem) minmax(0,10.4rem) minmax(16rem,1fr);gap:1rem;margin:1.2rem 0;align-items:start}
@media(max-width:60rem){article{grid-template-columns:minmax(0,3fr) minmax(0,1fr)}article div{grid-column:1/-1}}
figure{margin:0;position:relative}img{width:100%;display:block;border-radius:8px}
.wide i{position:absolute;width:14px;height:14px;margin:-9px;border:2px solid #fff;outline:2px solid #e2566b;border-radius:50%}
article p{margin:0 0 .6rem}small{color:#6b6480;font-size:13px}.on{background:#ffe08a;border-radius:3px}
.sound{display:flex;flex-wrap:wrap;gap:1rem;align-items:center}`

/** Highlights the spoken word. */
const SCRIPT = `for (const section of document.querySelectorAll('section')) {
  const voice = section.querySelector('.voice')
  const words = [...section.querySelectorAll('[data-at]')]
  if (!voice) continue
  let on
  const follow = () => {
    const now = words.findLast((word) => Number(word.dataset.at) <= voice.currentTime)
    if (now !== on) { on?.classList.remove('on'); now?.classList.add('on'); on = now }
    if (!voice.paused) requestAnimationFrame(follow)
  }
  voice.addEventListener('play', follow)
  voice.addEventListener('seeked', follow)
}`
