import { type Day, type Instant, MINUTES_PER_DAY, startOf } from './time.ts'

/** Half open: `[da, a)`. */
export interface TimeInterval {
  da: number
  a: number
}

/** A stretch without work as it is stored: both hours (minutes of the day) or none, which means whole days. */
export interface Pause {
  giornoDa: Day
  /** Included. */
  giornoA: Day
  oraDa: number | null
  oraA: number | null
}

/** A stretch without interruption, from the first hour of the first day to the last hour of the last. */
export function intervalOf({ giornoDa, giornoA, oraDa, oraA }: Pause): { da: Instant; a: Instant } {
  return { da: startOf(giornoDa) + (oraDa ?? 0), a: startOf(giornoA) + (oraA ?? MINUTES_PER_DAY) }
}

/** The part of each interval inside `[da, a)`. */
export function clipIntervals(intervals: readonly TimeInterval[], from: number, a: number): TimeInterval[] {
  const parts: TimeInterval[] = []
  for (const interval of intervals) {
    if (interval.da < a && from < interval.a && interval.da < interval.a) {
      parts.push({ da: Math.max(from, interval.da), a: Math.min(a, interval.a) })
    }
  }
  return parts
}

/** The same minutes, in order and each of them once. */
export function unionOfIntervals(intervals: readonly TimeInterval[]): TimeInterval[] {
  const merged: TimeInterval[] = []
  for (const { da, a } of [...intervals].sort((x, y) => x.da - y.da)) {
    const last = merged.at(-1)
    if (last && da <= last.a) last.a = Math.max(last.a, a)
    else if (da < a) merged.push({ da, a })
  }
  return merged
}
