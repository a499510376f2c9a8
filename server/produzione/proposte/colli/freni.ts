// What holds late orders back: their chain of phases from today to the end, day by day. Pure.
import { dipendenzeEffettive } from '../../schedulazione/engine/fasi.ts'
import { type Giorno, giornoOf, type Istante, lastGiorno } from '../../schedulazione/engine/time.ts'
import type { FaseRichiesta, RepartoFase } from '../../schedulazione/engine/types.ts'
import type { DateFasePiano } from '../ricerca/dati.ts'
import { lunediDi } from '../ricerca/oggi.ts'

/** What an order waits for along its chain, in days from today on. */
export interface TrattoCatena {
  /** A department, or the name of a phase that somebody outside does. */
  causa: string
  reparto: RepartoFase | null
  /** Days before it begins though it could, and days that it lasts. */
  attesa: number
  lavoro: number
  /** The days of the wait: from the first up to, not including, the second. */
  attende: [Giorno, Giorno] | null
}

/**
 * The phases that decide when an order ends, the last first: from the phase that ends last back to the one that it
 * waited for, and so on. What lies before today is over and counts no days.
 */
export function catenaDi(
  fasi: readonly FaseRichiesta[],
  date: readonly DateFasePiano[],
  adesso: Istante,
): TrattoCatena[] {
  const oggi = giornoOf(adesso)
  const effettive = dipendenzeEffettive(fasi)
  const reparti = new Map(fasi.map(({ nome, reparto, capacitaInfinita }) => [nome, capacitaInfinita ? null : reparto]))
  const con = new Map(date.map((una) => [una.nome, una]))
  const ultima = (nomi: readonly string[]) =>
    nomi
      .flatMap((nome) => con.get(nome) ?? [])
      .reduce<DateFasePiano | null>((finora, una) => (finora && finora.fine >= una.fine ? finora : una), null)
  const catena: TrattoCatena[] = []
  for (let una = ultima([...con.keys()]); una; una = ultima(effettive.get(una.nome) ?? [])) {
    const prima = ultima(effettive.get(una.nome) ?? [])
    const reparto = reparti.get(una.nome) ?? null
    const da = Math.max(oggi, prima ? giornoOf(prima.fine) : oggi)
    const inizio = Math.max(oggi, giornoOf(una.inizio))
    const attesa = Math.max(0, inizio - da)
    catena.push({
      causa: reparto ?? una.nome,
      reparto,
      attesa,
      lavoro: Math.max(0, lastGiorno(una.inizio, una.fine) + 1 - inizio),
      attende: attesa > 0 ? [da, inizio] : null,
    })
    con.delete(una.nome)
  }
  return catena
}

/** An order that would end late, with what holds it back. */
export interface OrdineFrenato {
  ordine: number
  numeroCommessa: string
  ritardo: number
  /** What takes most of its days; null when none are left. */
  causa: string | null
  /** Days that it takes of it. */
  giorni: number
  catena: TrattoCatena[]
}

/** What holds an order back most: the cause with the most days, waiting and working. */
export function frenoDi(catena: readonly TrattoCatena[]): { causa: string; giorni: number } | null {
  const giorni = new Map<string, number>()
  for (const { causa, attesa, lavoro } of catena) giorni.set(causa, (giorni.get(causa) ?? 0) + attesa + lavoro)
  const [primo] = [...giorni].sort(([a, x], [b, y]) => y - x || a.localeCompare(b, 'it'))
  return primo && primo[1] > 0 ? { causa: primo[0], giorni: primo[1] } : null
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
  esempi: { ordine: number; numeroCommessa: string; ritardo: number }[]
}

const ESEMPI = 5

/** The causes, the one with the most late days first. */
export function freniDi(ordini: readonly OrdineFrenato[]): FrenoPiano[] {
  const perCausa = Map.groupBy(
    ordini.filter(({ causa }) => causa !== null),
    ({ causa }) => causa ?? '',
  )
  return [...perCausa]
    .map(([causa, suoi]) => {
      const tratti = suoi.flatMap(({ catena }) => catena.filter((tratto) => tratto.causa === causa))
      return {
        causa,
        reparto: tratti[0]?.reparto ?? null,
        ordini: suoi.length,
        pks: suoi.map(({ ordine }) => ordine),
        ritardo: suoi.reduce((somma, { ritardo }) => somma + ritardo, 0),
        attesa: tratti.reduce((somma, { attesa }) => somma + attesa, 0),
        esempi: [...suoi]
          .sort((a, b) => b.ritardo - a.ritardo || a.ordine - b.ordine)
          .slice(0, ESEMPI)
          .map(({ ordine, numeroCommessa, ritardo }) => ({ ordine, numeroCommessa, ritardo })),
      }
    })
    .sort((a, b) => b.ritardo - a.ritardo || a.causa.localeCompare(b.causa, 'it'))
}

/** The orders that would end late and wait for a department in a week, by `reparto lunedi`. */
export function inAttesa(ordini: readonly OrdineFrenato[]): Map<string, number[]> {
  const attese = new Map<string, Set<number>>()
  for (const { ordine, catena } of ordini) {
    for (const { reparto, attende } of catena) {
      if (!reparto || !attende) continue
      for (let lunedi = lunediDi(attende[0]); lunedi < attende[1]; lunedi += 7) {
        const chiave = `${reparto} ${lunedi}`
        attese.set(chiave, (attese.get(chiave) ?? new Set()).add(ordine))
      }
    }
  }
  return new Map([...attese].map(([chiave, suoi]) => [chiave, [...suoi]]))
}
