// What holds late orders back: their chain of phases from today to the end, day by day. Pure.
import { lastDayOf } from '#shared/dates/margine.ts'
import { effectiveDependencies } from '../../schedulazione/engine/fasi.ts'
import { calendarDayOf, type Day, type Instant } from '../../schedulazione/engine/time.ts'
import type { RepartoFase, RequestedFase } from '../../schedulazione/engine/types.ts'
import type { OrdineInRitardo } from '../../schedulazione/view.ts'
import type { FasePianoDates } from '../ricerca/data.ts'
import { mondayOfDay } from '../ricerca/today.ts'

/** What an order waits for along its chain, in days from today on. */
export interface ChainStretch {
  /** The phase itself. */
  fase: string
  /** A department, or the name of a phase that somebody outside does. */
  causa: string
  reparto: RepartoFase | null
  /** Days before it begins though it could, and days that it lasts. */
  attesa: number
  lavoro: number
  /** The days of the wait: from the first up to, not including, the second. */
  attende: [Day, Day] | null
}

/**
 * The phases that decide when an order ends, the last first: from the phase that ends last back to the one that it
 * waited for, and so on. What lies before today is over and counts no days.
 */
export function chainOf(fasi: readonly RequestedFase[], date: readonly FasePianoDates[], now: Instant): ChainStretch[] {
  const today = calendarDayOf(now)
  const effective = effectiveDependencies(fasi)
  const reparti = new Map(fasi.map(({ nome, reparto, capacitaInfinita }) => [nome, capacitaInfinita ? null : reparto]))
  const withIt = new Map(date.map((one) => [one.nome, one]))
  const last = (names: readonly string[]) =>
    names
      .flatMap((name) => withIt.get(name) ?? [])
      .reduce<FasePianoDates | null>((soFar, one) => (soFar && soFar.fine >= one.fine ? soFar : one), null)
  const catena: ChainStretch[] = []
  for (let one = last([...withIt.keys()]); one; one = last(effective.get(one.nome) ?? [])) {
    const before = last(effective.get(one.nome) ?? [])
    const reparto = reparti.get(one.nome) ?? null
    const from = Math.max(today, before ? calendarDayOf(before.fine) : today)
    const inizio = Math.max(today, calendarDayOf(one.inizio))
    const wait = Math.max(0, inizio - from)
    catena.push({
      fase: one.nome,
      causa: reparto ?? one.nome,
      reparto,
      attesa: wait,
      lavoro: Math.max(0, lastDayOf(one.inizio, one.fine) + 1 - inizio),
      attende: wait > 0 ? [from, inizio] : null,
    })
    withIt.delete(one.nome)
  }
  return catena
}

/** An order that would end late, with what holds it back. */
export interface OrdineFrenato {
  ordine: number
  ritardo: number
  /** Its last day of work. */
  fine: Day
  /** What takes most of its days; null when none are left. */
  causa: string | null
  /** Days that it takes of it. */
  giorni: number
  catena: ChainStretch[]
}

/** What holds an order back most: the cause with the most days, waiting and working. */
export function frenoOf(catena: readonly ChainStretch[]): { causa: string; giorni: number } | null {
  const days = new Map<string, number>()
  for (const { causa, attesa, lavoro } of catena) days.set(causa, (days.get(causa) ?? 0) + attesa + lavoro)
  const [first] = [...days].sort(([a, x], [b, y]) => y - x || a.localeCompare(b, 'it'))
  return first && first[1] > 0 ? { causa: first[0], giorni: first[1] } : null
}

/** A cause with the orders that it holds back. */
export interface FrenoPiano {
  causa: string
  reparto: RepartoFase | null
  /** Orders that would end late, and their days. */
  ordini: number
  ritardo: number
  /** Of their days, those that they wait for their turn. */
  attesa: number
  /** Numbers of those orders. */
  pks: number[]
  /** The latest of them. */
  esempi: OrdineInRitardo[]
}

const EXAMPLES = 5

/** The causes, the one with the most late days first. */
export function freniOf(ordini: readonly OrdineFrenato[]): FrenoPiano[] {
  const byCause = Map.groupBy(
    ordini.filter(({ causa }) => causa !== null),
    ({ causa }) => causa ?? '',
  )
  return [...byCause]
    .map(([causa, own]) => {
      const stretches = own.flatMap(({ catena }) => catena.filter((stretch) => stretch.causa === causa))
      return {
        causa,
        reparto: stretches[0]?.reparto ?? null,
        ordini: own.length,
        pks: own.map(({ ordine }) => ordine),
        ritardo: own.reduce((sum, { ritardo }) => sum + ritardo, 0),
        attesa: stretches.reduce((sum, { attesa }) => sum + attesa, 0),
        esempi: [...own]
          .sort((a, b) => b.ritardo - a.ritardo || a.ordine - b.ordine)
          .slice(0, EXAMPLES)
          .map(({ ordine, ritardo, fine }) => ({ ordine, giorni: ritardo, nuovaConsegna: fine })),
      }
    })
    .sort((a, b) => b.ritardo - a.ritardo || a.causa.localeCompare(b.causa, 'it'))
}

/** The orders that would end late and wait for a department in a week, by `reparto lunedi`. */
export function isWaiting(ordini: readonly OrdineFrenato[]): Map<string, number[]> {
  const waits = new Map<string, Set<number>>()
  for (const { ordine, catena } of ordini) {
    for (const { reparto, attende } of catena) {
      if (!reparto || !attende) continue
      for (let monday = mondayOfDay(attende[0]); monday < attende[1]; monday += 7) {
        const key = `${reparto} ${monday}`
        waits.set(key, (waits.get(key) ?? new Set()).add(ordine))
      }
    }
  }
  return new Map([...waits].map(([key, own]) => [key, [...own]]))
}
