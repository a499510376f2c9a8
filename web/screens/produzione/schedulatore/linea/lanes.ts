import type { TimelineBar } from '../model.ts'
import { civilMinutes } from '../time.ts'

/** A bar with its place: minutes for comparing, and the lane it stands in, from 0. */
export interface BarInLane extends TimelineBar {
  da: number
  a: number
  corsia: number
}

/** Bars of a row, placed. */
export interface RowBars {
  /** By start. */
  barre: readonly BarInLane[]
  corsie: number
}

/** Bars as they were last placed: those that stand where they stood keep their object, and are not drawn again. */
const arrangedRighe = new WeakMap<TimelineBar, BarInLane>()

function withMinutes(barra: TimelineBar): BarInLane {
  return (
    arrangedRighe.get(barra) ?? { ...barra, da: civilMinutes(barra.inizio), a: civilMinutes(barra.fine), corsia: -1 }
  )
}

/**
 * Gives each bar of a row the first lane where it overlaps none: by start, then order, so that the same data are drawn
 * the same. Bars that touch (one ends when the other begins) share a lane.
 * @param before the row as it was: the answer when nothing of it has changed
 */
export function arrangeInLanes(barre: readonly TimelineBar[], before?: RowBars): RowBars {
  const ordinate = barre
    .map((barra) => ({ barra, posta: withMinutes(barra) }))
    .sort((x, y) => x.posta.da - y.posta.da || x.posta.a - y.posta.a || x.barra.ordine - y.barra.ordine)
  // Heap of the lanes' ends would be n log n; lanes are few enough for the first free one to be sought.
  const freeFrom: number[] = []
  const laidOut = ordinate.map(({ barra, posta }) => {
    let lane = 0
    while (lane < freeFrom.length && (freeFrom[lane] ?? 0) > posta.da) lane++
    freeFrom[lane] = Math.max(posta.a, posta.da + 1)
    if (posta.corsia === lane) return posta
    const next = { ...posta, corsia: lane }
    arrangedRighe.set(barra, next)
    return next
  })
  const same = laidOut.length === before?.barre.length && laidOut.every((barra, i) => barra === before.barre[i])
  return same ? before : { barre: laidOut, corsie: freeFrom.length }
}

/** The bars that touch `[da, a)` (minutes) and stand in the lanes `[prima, dopo)`. */
export function visibleBars(
  barre: readonly BarInLane[],
  from: number,
  a: number,
  before: number,
  after: number,
): BarInLane[] {
  const visible: BarInLane[] = []
  for (const barra of barre) {
    if (barra.da >= a) break
    if (barra.a > from && barra.corsia >= before && barra.corsia < after) visible.push(barra)
  }
  return visible
}

/**
 * How many bars of hidden lanes each day has, for the '+12' under a row.
 * @param firstDay number of the timeline's first day
 */
export function hiddenByDay(
  barre: readonly BarInLane[],
  fromLane: number,
  firstDay: number,
  days: number,
): Uint16Array {
  // Differences at the edges, then a running sum: one pass whatever the length of the bars.
  const jumps = new Int32Array(days + 1)
  for (const { corsia, da, a } of barre) {
    if (corsia < fromLane) continue
    const first = Math.max(0, Math.floor(da / 1440) - firstDay)
    const last = Math.min(days, Math.ceil(a / 1440) - firstDay)
    if (first >= last) continue
    jumps[first] = (jumps[first] ?? 0) + 1
    jumps[last] = (jumps[last] ?? 0) - 1
  }
  const counts = new Uint16Array(days)
  let open = 0
  for (let day = 0; day < days; day++) {
    open += jumps[day] ?? 0
    counts[day] = open
  }
  return counts
}

/** A text of a bar up to its last word that has room: who speaks to the page says words as they are read. */
export function wholeWords(text: string, letters: number): string {
  if (text.length <= letters) return text
  let end = text.lastIndexOf(' ', letters)
  while (end > 0 && ' ·!△'.includes(text[end - 1] ?? '')) end--
  return text.slice(0, Math.max(0, end))
}
