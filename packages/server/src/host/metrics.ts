/** What is counted, for whoever runs the house. */
export interface Metrics {
  count(what: string, by?: number): void
  /** Read when somebody asks. */
  gauge(what: string, read: () => number): void
  /** How long something took. */
  time(what: string, seconds: number): void
  /** As Prometheus reads it. */
  text(): string
}

const BOUNDS = [0.001, 0.002, 0.005, 0.01, 0.02, 0.05, 0.1, 0.2, 0.5, 1, 2, 5]

interface Histogram {
  readonly counts: number[]
  sum: number
  total: number
}

export function openMetrics(): Metrics {
  const counters = new Map<string, number>()
  const gauges = new Map<string, () => number>()
  const times = new Map<string, Histogram>()

  const histogramText = (name: string, { counts, sum, total }: Histogram): string[] => [
    `# TYPE longhouse_${name}_seconds histogram`,
    ...BOUNDS.map((bound, i) => `longhouse_${name}_seconds_bucket{le="${bound}"} ${counts[i]}`),
    `longhouse_${name}_seconds_bucket{le="+Inf"} ${total}`,
    `longhouse_${name}_seconds_sum ${sum}`,
    `longhouse_${name}_seconds_count ${total}`,
  ]

  return {
    count(what, by = 1) {
      counters.set(what, (counters.get(what) ?? 0) + by)
    },
    gauge(what, read) {
      gauges.set(what, read)
    },
    time(what, seconds) {
      const histogram = times.get(what) ?? { counts: BOUNDS.map(() => 0), sum: 0, total: 0 }
      for (const [i, bound] of BOUNDS.entries())
        if (seconds <= bound) histogram.counts[i] = (histogram.counts[i] ?? 0) + 1
      histogram.sum += seconds
      histogram.total++
      times.set(what, histogram)
    },
    text: () =>
      [
        ...[...counters].flatMap(([name, value]) => [
          `# TYPE longhouse_${name}_total counter`,
          `longhouse_${name}_total ${value}`,
        ]),
        ...[...gauges].flatMap(([name, read]) => [`# TYPE longhouse_${name} gauge`, `longhouse_${name} ${read()}`]),
        ...[...times].flatMap(([name, histogram]) => histogramText(name, histogram)),
        '',
      ].join('\n'),
  }
}
