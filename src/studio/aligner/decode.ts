import { addEntry, type Entries, entryAt, makeRoom, openEntries } from './entries.ts'

/** A word by its number, or one of these between words. */
export const QUIET = -1
export const OTHER = -2

/** A stretch of the recording, in frames, and what was heard in it. */
export interface Heard {
  word: number
  from: number
  to: number
}

export interface DecodeInput {
  /** The pronunciations of each word, each a row of states. */
  words: readonly (readonly (readonly number[])[])[]
  /** The likelihood of each frame in each state, frame after frame. */
  likelihoods: Float32Array
  states: number
  quiet: number
  anything: number
  /** A factor on the cost of hearing something that is not on the page. */
  faith: number
}

/** The cost of hearing something that is not on the page, as log likelihoods. */
const COST = {
  quiet: 4,
  other: 30,
  /** For each frame of other speech, relative to the likelihood of any speech. */
  otherFrame: 4,
  leftOut: 60,
  leftOutToo: 15,
  readAgain: 70,
}
const STAY = Math.log(0.6)
const GO_ON = Math.log(0.4)
/** How many words a reader may go back. */
const BACK = 40
/** Hypotheses this much less likely than the best are dropped. */
const BEAM = 400

/**
 * The most likely reading of the page: word after word with silence in between and, where necessary, other speech,
 * skipped words, or a restart some words back.
 */
export function decode(reading: DecodeInput): Heard[] {
  const search = openSearch(reading)
  const { faith } = reading
  const frames = reading.likelihoods.length / reading.states
  for (let frame = 0; frame < frames; frame++) advance(search, reading, frame)
  arrive(search, faith)
  return traced(search, frames)
}

interface Search {
  /** The words' states, one pronunciation after the other. */
  states: Int32Array
  word: Int32Array
  first: Uint8Array
  last: Uint8Array
  scores: Float64Array
  records: Int32Array
  /** For each gap between words: silence and other speech there, and the best path to it. */
  quiet: Float64Array
  quietRecords: Int32Array
  other: Float64Array
  otherRecords: Int32Array
  places: Float64Array
  placeRecords: Int32Array
  best: number
  entries: Entries
}

function openSearch({ words, faith }: DecodeInput): Search {
  const ways = words.flatMap((own, word) => own.map((way) => ({ way, word })))
  const rows = ways.flatMap(({ way, word }) =>
    way.map((state, at) => ({ state, word, first: at === 0, last: at === way.length - 1 })),
  )
  const places = words.length + 1
  const nowhere = () => new Float64Array(places).fill(-Infinity)
  const search = {
    states: Int32Array.from(rows, ({ state }) => state),
    word: Int32Array.from(rows, ({ word }) => word),
    first: Uint8Array.from(rows, ({ first }) => Number(first)),
    last: Uint8Array.from(rows, ({ last }) => Number(last)),
    scores: new Float64Array(rows.length).fill(-Infinity),
    records: new Int32Array(rows.length).fill(-1),
    quiet: nowhere(),
    quietRecords: new Int32Array(places).fill(-1),
    other: nowhere(),
    otherRecords: new Int32Array(places).fill(-1),
    places: nowhere(),
    placeRecords: new Int32Array(places).fill(-1),
    best: 0,
    entries: openEntries(),
  }
  search.places[0] = 0
  leaveOut(search, faith)
  return search
}

function advance(
  search: Search,
  { likelihoods, states, quiet, anything, faith }: DecodeInput,
  frame: number,
): void {
  if (frame > 0) arrive(search, faith)
  makeRoomFor(search)
  const base = frame * states
  const floor = search.best - BEAM
  search.best = -Infinity
  for (let place = 0; place < search.places.length; place++) {
    const here = search.places[place] ?? -Infinity
    const hush = stayOrEnter(search, QUIET, place, here - COST.quiet, frame, floor)
    search.quiet[place] = hush + (likelihoods[base + quiet] ?? 0)
    const talk = stayOrEnter(search, OTHER, place, here - COST.other * faith, frame, floor)
    search.other[place] = talk + (likelihoods[base + anything] ?? 0) - COST.otherFrame * faith
    search.best = Math.max(search.best, search.quiet[place] ?? 0, search.other[place] ?? 0)
  }
  advanceWords(search, likelihoods, base, frame, floor)
}

/** A frame enters each place at most twice, and each pronunciation once. */
function makeRoomFor({ entries, states, scores, places, ...all }: Search): void {
  const { records, quietRecords, otherRecords, placeRecords } = all
  for (let at = 0; at < records.length; at++) if (scores[at] === -Infinity) records[at] = -1
  const most = 2 * places.length + states.length
  makeRoom(entries, most, [records, quietRecords, otherRecords, placeRecords])
}

function stayOrEnter(
  search: Search,
  kind: number,
  place: number,
  entering: number,
  frame: number,
  floor: number,
) {
  const scores = kind === QUIET ? search.quiet : search.other
  const records = kind === QUIET ? search.quietRecords : search.otherRecords
  const staying = (scores[place] ?? -Infinity) - 0.1
  if (staying >= entering || entering < floor) return staying
  records[place] = addEntry(search.entries, kind, frame, search.placeRecords[place] ?? -1)
  return entering
}

/** From the last state to the first, so that the previous state still belongs to the previous frame. */
function advanceWords(
  search: Search,
  likelihoods: Float32Array,
  base: number,
  frame: number,
  floor: number,
): void {
  const { states, word, first, scores, records, places, placeRecords } = search
  let best = search.best
  for (let at = states.length - 1; at >= 0; at--) {
    let score = (scores[at] ?? -Infinity) + STAY
    if (first[at]) {
      const entering = places[word[at] ?? 0] ?? -Infinity
      if (entering > score && entering > floor) {
        score = entering
        records[at] = addEntry(search.entries, word[at] ?? 0, frame, placeRecords[word[at] ?? 0] ?? -1)
      }
    } else {
      const before = (scores[at - 1] ?? -Infinity) + GO_ON
      if (before > score) {
        score = before
        records[at] = records[at - 1] ?? -1
      }
    }
    if (score < floor) score = -Infinity
    else score += likelihoods[base + (states[at] ?? 0)] ?? 0
    scores[at] = score
    if (score > best) best = score
  }
  search.best = best
}

/** The best path to each gap between words, after the frames heard so far. */
function arrive(search: Search, faith: number): void {
  const { places, placeRecords, quiet, quietRecords, other, otherRecords } = search
  for (let place = 0; place < places.length; place++) {
    const hush = quiet[place] ?? -Infinity
    const talk = other[place] ?? -Infinity
    places[place] = Math.max(hush, talk)
    placeRecords[place] = (hush >= talk ? quietRecords : otherRecords)[place] ?? -1
  }
  for (let at = 0; at < search.states.length; at++) {
    if (!search.last[at]) continue
    const place = (search.word[at] ?? 0) + 1
    const score = (search.scores[at] ?? -Infinity) + GO_ON
    if (score <= (places[place] ?? -Infinity)) continue
    places[place] = score
    placeRecords[place] = search.records[at] ?? -1
  }
  leaveOut(search, faith)
  readAgain(search, faith)
}

function leaveOut({ places, placeRecords }: Search, faith: number): void {
  let leaving = -Infinity
  let record = -1
  for (let place = 0; place < places.length; place++) {
    const here = places[place] ?? -Infinity
    if (leaving > here) {
      places[place] = leaving
      placeRecords[place] = record
    }
    const starting = here - COST.leftOut * faith
    leaving -= COST.leftOutToo * faith
    if (starting > leaving) {
      leaving = starting
      record = placeRecords[place] ?? -1
    }
  }
}

function readAgain({ places, placeRecords }: Search, faith: number): void {
  for (let place = 0; place < places.length; place++) {
    const to = Math.min(places.length - 1, place + BACK)
    for (let later = place + 1; later <= to; later++) {
      const again = (places[later] ?? -Infinity) - COST.readAgain * faith
      if (again <= (places[place] ?? -Infinity)) continue
      places[place] = again
      placeRecords[place] = placeRecords[later] ?? -1
    }
  }
}

function traced({ places, placeRecords, entries }: Search, frames: number): Heard[] {
  const heard: Heard[] = []
  let to = frames
  let record = placeRecords[places.length - 1] ?? -1
  while (record >= 0) {
    const { word, frame: from, before } = entryAt(entries, record)
    heard.push({ word, from, to })
    to = from
    record = before
  }
  return heard.reverse()
}
