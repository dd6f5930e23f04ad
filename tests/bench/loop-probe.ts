/** Loaded into the server under measurement: says once a second how long its event loop was held up at the longest. */
const TICK_MS = 5

let last = performance.now()
let longest = 0
setInterval(() => {
  const now = performance.now()
  longest = Math.max(longest, now - last - TICK_MS)
  last = now
}, TICK_MS).unref()

setInterval(() => {
  console.log(JSON.stringify({ event: 'loop.longest', ms: Math.round(longest * 10) / 10 }))
  longest = 0
}, 1000).unref()
