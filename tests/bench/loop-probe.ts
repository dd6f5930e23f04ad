/**
 * Loaded into the measured server: once a second prints the longest block of its event loop, and how much of that its
 * own thread computed; the rest was waiting for a processor.
 */
const TICK_MS = 5

const cpuMs = () => {
  const { user, system } = process.threadCpuUsage()
  return (user + system) / 1000
}
let last = performance.now()
let lastCpu = cpuMs()
let longest = 0
let longestCpu = 0
setInterval(() => {
  const now = performance.now()
  const cpu = cpuMs()
  longest = Math.max(longest, now - last - TICK_MS)
  longestCpu = Math.max(longestCpu, cpu - lastCpu)
  last = now
  lastCpu = cpu
}, TICK_MS).unref()

setInterval(() => {
  const tenth = (ms: number) => Math.round(ms * 10) / 10
  console.log(JSON.stringify({ event: 'loop.longest', ms: tenth(longest), cpuMs: tenth(longestCpu) }))
  longest = 0
  longestCpu = 0
}, 1000).unref()
