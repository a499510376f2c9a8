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
const disposte = new WeakMap<TimelineBar, BarInLane>()

function conMinuti(barra: TimelineBar): BarInLane {
  return disposte.get(barra) ?? { ...barra, da: civilMinutes(barra.inizio), a: civilMinutes(barra.fine), corsia: -1 }
}

/**
 * Gives each bar of a row the first lane where it overlaps none: by start, then order, so that the same data are drawn
 * the same. Bars that touch (one ends when the other begins) share a lane.
 * @param prima the row as it was: the answer when nothing of it has changed
 */
export function arrangeInLanes(barre: readonly TimelineBar[], prima?: RowBars): RowBars {
  const ordinate = barre
    .map((barra) => ({ barra, posta: conMinuti(barra) }))
    .sort((x, y) => x.posta.da - y.posta.da || x.posta.a - y.posta.a || x.barra.ordine - y.barra.ordine)
  // Heap of the lanes' ends would be n log n; lanes are few enough for the first free one to be sought.
  const libereDa: number[] = []
  const poste = ordinate.map(({ barra, posta }) => {
    let corsia = 0
    while (corsia < libereDa.length && (libereDa[corsia] ?? 0) > posta.da) corsia++
    libereDa[corsia] = Math.max(posta.a, posta.da + 1)
    if (posta.corsia === corsia) return posta
    const nuova = { ...posta, corsia }
    disposte.set(barra, nuova)
    return nuova
  })
  const stesse = poste.length === prima?.barre.length && poste.every((barra, i) => barra === prima.barre[i])
  return stesse ? prima : { barre: poste, corsie: libereDa.length }
}

/** The bars that touch `[da, a)` (minutes) and stand in the lanes `[prima, dopo)`. */
export function visibleBars(
  barre: readonly BarInLane[],
  da: number,
  a: number,
  prima: number,
  dopo: number,
): BarInLane[] {
  const visibili: BarInLane[] = []
  for (const barra of barre) {
    if (barra.da >= a) break
    if (barra.a > da && barra.corsia >= prima && barra.corsia < dopo) visibili.push(barra)
  }
  return visibili
}

/**
 * How many bars of hidden lanes each day has, for the '+12' under a row.
 * @param primoGiorno number of the timeline's first day
 */
export function hiddenByDay(
  barre: readonly BarInLane[],
  daCorsia: number,
  primoGiorno: number,
  giorni: number,
): Uint16Array {
  // Differences at the edges, then a running sum: one pass whatever the length of the bars.
  const salti = new Int32Array(giorni + 1)
  for (const { corsia, da, a } of barre) {
    if (corsia < daCorsia) continue
    const primo = Math.max(0, Math.floor(da / 1440) - primoGiorno)
    const last = Math.min(giorni, Math.ceil(a / 1440) - primoGiorno)
    if (primo >= last) continue
    salti[primo] = (salti[primo] ?? 0) + 1
    salti[last] = (salti[last] ?? 0) - 1
  }
  const conteggi = new Uint16Array(giorni)
  let aperte = 0
  for (let giorno = 0; giorno < giorni; giorno++) {
    aperte += salti[giorno] ?? 0
    conteggi[giorno] = aperte
  }
  return conteggi
}
