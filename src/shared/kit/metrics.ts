/** Labels of a value, e.g. `{ vendor: 'openai' }`; few different ones each. */
export type Labels = Record<string, string | number>

export interface Metrics {
  /** A sum: how often, or how much. */
  counter(name: string, help: string): (labels?: Labels, by?: number) => void
  /** Counts by size; `bounds` ascend. */
  histogram(name: string, help: string, bounds: readonly number[]): (value: number, labels?: Labels) => void
  /** Read when the metrics are collected; undefined leaves it out. */
  gauge(name: string, help: string, read: () => number | [Labels, number][] | undefined): void
  /** Everything in Prometheus' text format; a gauge that fails is left out. */
  text(): string
}

interface Sizes {
  counts: number[]
  sum: number
}

export const METRICS_TYPE = 'text/plain; version=0.0.4; charset=utf-8'

/** Figures that a monitor collects. */
export function createMetrics(): Metrics {
  const parts: (() => string[])[] = []
  const family = (name: string, help: string, type: string, lines: () => string[]) =>
    parts.push(() => {
      const values = lines()
      return values.length === 0 ? [] : [`# HELP ${name} ${help}`, `# TYPE ${name} ${type}`, ...values]
    })

  return {
    counter(name, help) {
      const values = new Map<string, number>()
      family(name, help, 'counter', () => [...values].map(([labels, value]) => `${name}${labels} ${value}`))
      return (labels = {}, by = 1) => {
        const key = written(labels)
        values.set(key, (values.get(key) ?? 0) + by)
      }
    },
    histogram(name, help, bounds) {
      const all = new Map<string, { labels: Labels; sizes: Sizes }>()
      family(name, help, 'histogram', () =>
        [...all.values()].flatMap((one) => histogramLines(name, bounds, one)),
      )
      return (value, labels = {}) => {
        const key = written(labels)
        const { sizes } = all.get(key) ?? { sizes: { counts: Array(bounds.length + 1).fill(0), sum: 0 } }
        const place = bounds.findIndex((bound) => value <= bound)
        const index = place === -1 ? bounds.length : place
        sizes.counts[index] = (sizes.counts[index] ?? 0) + 1
        sizes.sum += value
        all.set(key, { labels, sizes })
      }
    },
    gauge(name, help, read) {
      family(name, help, 'gauge', () => {
        const value = readSafely(read)
        if (value === undefined) return []
        const values: [Labels, number][] = typeof value === 'number' ? [[{}, value]] : value
        return values.map(([labels, number]) => `${name}${written(labels)} ${number}`)
      })
    },
    text: () => `${parts.flatMap((part) => part()).join('\n')}\n`,
  }
}

function histogramLines(
  name: string,
  bounds: readonly number[],
  { labels, sizes }: { labels: Labels; sizes: Sizes },
) {
  let count = 0
  const buckets = [...bounds, '+Inf'].map((bound, index) => {
    count += sizes.counts[index] ?? 0
    return `${name}_bucket${written({ ...labels, le: bound })} ${count}`
  })
  return [
    ...buckets,
    `${name}_sum${written(labels)} ${sizes.sum}`,
    `${name}_count${written(labels)} ${count}`,
  ]
}

function readSafely<T>(read: () => T): T | undefined {
  try {
    return read()
  } catch {
    return undefined
  }
}

function written(labels: Labels): string {
  const pairs = Object.entries(labels).map(([name, value]) => `${name}="${escaped(String(value))}"`)
  return pairs.length > 0 ? `{${pairs.join(',')}}` : ''
}

const escaped = (text: string) => text.replaceAll('\\', '\\\\').replaceAll('"', '\\"').replaceAll('\n', '\\n')
