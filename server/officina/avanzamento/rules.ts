// What the progress of an order is worth, event by event. docs/rules/officina.md#progress
// Money is in cents, minutes in ten-thousandths, percentages in hundredths: all sums are of whole numbers.

import { ALL, percentagesOf } from '#acquisti/ordiniFornitore/rules.ts'
import type { Periodo } from '#shared/dates/periodo.ts'
import {
  choiceFilter,
  partFilter,
  periodFilter,
  pkFilter,
  pksFilter,
  searchFilter,
  textFilter,
  textsFilter,
  wordFilter,
  yesNoFilter,
} from '#shared/fields/filters.ts'
import { part, shareOut } from '#shared/money/shares.ts'
import { tipiAgente } from '#vendite/agenti/rules.ts'

export const TIPI_EVENTO = ['arrivo_materiale', 'attivita_operatore', 'attivita_automatica'] as const
export type TipoEvento = (typeof TIPI_EVENTO)[number]

export const EVENT_LABELS: Readonly<Record<TipoEvento, string>> = {
  arrivo_materiale: 'Arrivo materiale',
  attivita_operatore: 'Attività operatore',
  attivita_automatica: 'Attivita automatica', // sic
}

/** The kinds that people tell apart: work that the product writes by itself is work, of no operator. */
export const SHOWN_TIPI_EVENTO = ['arrivo_materiale', 'attivita_operatore'] as const

/** The kind under which people find an event. */
export const shownTipoEvento = (tipo: TipoEvento): (typeof SHOWN_TIPI_EVENTO)[number] =>
  tipo === 'arrivo_materiale' ? tipo : 'attivita_operatore'

/** What is resold stands beside the materials, and has no percentage. */
export const RIVENDITA = 'rivendita'
/** Materials that lists of progress always show, in their order. */
export const ALWAYS_MATERIALI = ['legno', 'vetro', 'verniciatura', 'telai'] as const

/** A supplier order, as far as progress goes. */
export interface Fornitura {
  pk: number
  materiale: string
  rivendita: boolean
  /** Cents; null where nobody says. */
  vendita: number | null
  costo: number | null
  /** Hundredths of a percent of the material; null where nobody says. */
  percentuale: number | null
  /** The day it arrived, 'YYYY-MM-DD'; null until it has. */
  arrivo: string | null
}

/** A session of work on the order that has ended. */
export interface DoneLavoro {
  pk: number
  data: string
  automatica: boolean
  lavorazione: number
  operatore: number | null
  /** Ten-thousandths of a minute that its pieces should take. */
  minuti: number
  /** Minutes that it took. */
  tempo: number
  /** Pieces of all its operations, those of the first one, and how many that one has in all. */
  pezzi: number
  pezziPrima: number
  pezziTotali: number
}

/** What an order's progress comes from. */
export interface AvanzamentoData {
  /** Cents. */
  netto: number
  /** Cents, of its extra lines. */
  rivendita: number
  /** Materials that its phases need. */
  necessari: readonly string[]
  /** Material → hundredths of a percent of the net without what is resold. */
  quote: ReadonlyMap<string, number>
  forniture: readonly Fornitura[]
  lavori: readonly DoneLavoro[]
  /** Of the pieces that no ended session has done. */
  minutiRimasti: number
  leftPezzi: number
}

/** An event with what it is worth. */
export interface ComputedEvent {
  data: string
  tipo: TipoEvento
  attivita: number | null
  fornitura: number | null
  lavorazione: number | null
  operatore: number | null
  materiale: string | null
  percentuale: number | null
  minuti: number
  tempo: number
  pezzi: number
  pezziTotali: number
  costo: number | null
  valore: number
  /** The same, with a material worth nothing until all of it is there. */
  valoreAvMateriali: number
}

/** A material of an order: what it is worth, and what percent its supplier orders say they are. */
export interface ComputedMateriale {
  materiale: string
  valore: number
  /** Hundredths; 10,000 unless somebody has written percentages that do not make a whole. */
  percentuale: number
}

export interface ComputedAvanzamento {
  eventi: ComputedEvent[]
  netto: number
  rivendita: number
  manodopera: number
  materiali: ComputedMateriale[]
  /** Everything has arrived and been done. */
  completo: boolean
}

/** Percent to two decimals that a value is of a net; null of a net that is nothing. @param value @param netto euro or cents */
export function percentualeAvanzamento(value: number, netto: number): number | null {
  return netto > 0 ? Math.round((value * 10_000) / netto) / 100 : null
}

interface Materiale extends ComputedMateriale {
  forniture: (Fornitura & { share: number })[]
}

/** What each material is worth before it is known whether all of them fit into the net. */
function materialsOf({ necessari, quote, forniture, netto, rivendita }: AvanzamentoData): Materiale[] {
  const direct = forniture.filter((one) => !one.rivendita)
  const names = [...new Set([...necessari, ...direct.map(({ materiale }) => materiale)])].sort()
  return names.map((materiale) => {
    const own = direct.filter((one) => one.materiale === materiale).sort((a, b) => a.pk - b.pk)
    const parts = percentagesOf(own.map(({ percentuale }) => percentuale))
    const vendite = own.flatMap(({ vendita }) => (vendita === null ? [] : [vendita]))
    const quota = quote.get(materiale)
    const told = quota === undefined || (own.length > 0 && vendite.length === own.length)
    const value = told
      ? vendite.reduce((sum, vendita) => sum + vendita, 0)
      : part(Math.max(0, netto - rivendita), quota, ALL)
    return {
      materiale,
      valore: Math.max(0, value),
      percentuale: own.length === 0 ? ALL : parts.reduce((sum, piece) => sum + piece, 0),
      forniture: own.map((one, index) => ({ ...one, share: parts[index] ?? 0 })),
    }
  })
}

/**
 * The events of an order with their values: materials as they arrive, work as its pieces are done, what is resold when
 * all of it has arrived. Cents are rounded on the running sum of each part, so those of a finished order make its net.
 */
export function computeAvanzamento(data: AvanzamentoData): ComputedAvanzamento {
  const netto = Math.max(0, data.netto)
  const writtenRivendita = Math.min(Math.max(0, data.rivendita), netto)
  const materiali = materialsOf({ ...data, netto, rivendita: writtenRivendita })
  const { lavori } = data
  // Where no piece has a timing, pieces count alike.
  const withTempi = data.minutiRimasti > 0 || lavori.some(({ minuti }) => minuti > 0)
  const pesoOf = (lavoro: DoneLavoro) => (withTempi ? lavoro.minuti : lavoro.pezzi)
  const done = lavori.reduce((sum, lavoro) => sum + pesoOf(lavoro), 0)
  const toDo = done + (withTempi ? data.minutiRimasti : data.leftPezzi)
  const base = netto - writtenRivendita
  const { manodopera, rivendita, valori } = divide(base, writtenRivendita, materiali, toDo > 0)
  for (const [index, materiale] of materiali.entries()) materiale.valore = valori[index] ?? 0

  const events = [...arrivals(materiali), ...work(lavori, manodopera, toDo, pesoOf)]
  const rivendite = data.forniture.filter((one) => one.rivendita)
  const allArrived = materiali.every(({ valore, forniture }) => {
    if (valore === 0) return true
    return forniture.reduce((sum, { arrivo, share }) => sum + (arrivo ? share : 0), 0) >= ALL
  })
  const worked = data.minutiRimasti === 0 && data.leftPezzi === 0
  events.push(...resold(rivendite, rivendita, allArrived && worked ? lastDay(events) : null))
  const isResold = rivendita === 0 || events.some(({ materiale, valore }) => materiale === RIVENDITA && valore > 0)
  return {
    eventi: events.sort(byDay),
    netto,
    rivendita,
    manodopera,
    materiali: materiali.map(({ materiale, valore, percentuale }) => ({ materiale, valore, percentuale })),
    completo: events.length > 0 && allArrived && worked && isResold,
  }
}

/** How the net without what is resold is divided: materials that are worth more than all of it are cut alike. */
function divide(base: number, rivendita: number, materiali: readonly Materiale[], withWork: boolean) {
  const written = materiali.map(({ valore }) => valore)
  const sum = written.reduce((all, value) => all + value, 0)
  if (sum >= base) return { manodopera: 0, rivendita, valori: shareOut(base, written) }
  if (withWork) return { manodopera: base - sum, rivendita, valori: written }
  // Nothing is to be worked: what work would be worth goes with the materials, or with what is resold.
  if (sum > 0) return { manodopera: 0, rivendita, valori: shareOut(base, written) }
  return { manodopera: 0, rivendita: rivendita + base, valori: written }
}

const NOTHING = {
  attivita: null,
  fornitura: null,
  lavorazione: null,
  operatore: null,
  materiale: null,
  percentuale: null,
  minuti: 0,
  tempo: 0,
  pezzi: 0,
  pezziTotali: 0,
  costo: null,
} as const

/** What has arrived of each material, never more than all of it. */
function arrivals(materiali: readonly Materiale[]): ComputedEvent[] {
  return materiali.flatMap(({ materiale, valore, forniture }) => {
    let soFar = 0
    return forniture
      .flatMap((one) => (one.arrivo === null ? [] : [{ ...one, arrivo: one.arrivo }]))
      .sort((a, b) => (a.arrivo === b.arrivo ? a.pk - b.pk : a.arrivo < b.arrivo ? -1 : 1))
      .map(({ pk, arrivo, share, costo }): ComputedEvent => {
        const before = soFar
        soFar = Math.min(ALL, soFar + share)
        return {
          ...NOTHING,
          data: arrivo,
          tipo: 'arrivo_materiale',
          fornitura: pk,
          materiale,
          percentuale: soFar - before,
          costo,
          valore: part(valore, soFar, ALL) - part(valore, before, ALL),
          valoreAvMateriali: soFar === ALL && before < ALL ? valore : 0,
        }
      })
  })
}

/** What has been worked, by day. */
function work(
  lavori: readonly DoneLavoro[],
  manodopera: number,
  toDo: number,
  pesoOf: (lavoro: DoneLavoro) => number,
): ComputedEvent[] {
  let soFar = 0
  return [...lavori]
    .sort((a, b) => (a.data === b.data ? a.pk - b.pk : a.data < b.data ? -1 : 1))
    .map((lavoro): ComputedEvent => {
      const before = soFar
      soFar += pesoOf(lavoro)
      const value = part(manodopera, soFar, toDo) - part(manodopera, before, toDo)
      return {
        ...NOTHING,
        data: lavoro.data,
        tipo: lavoro.automatica ? 'attivita_automatica' : 'attivita_operatore',
        attivita: lavoro.pk,
        lavorazione: lavoro.lavorazione,
        operatore: lavoro.operatore,
        minuti: lavoro.minuti,
        tempo: lavoro.tempo,
        pezzi: lavoro.pezziPrima,
        pezziTotali: lavoro.pezziTotali,
        valore: value,
        valoreAvMateriali: value,
      }
    })
}

/**
 * What is resold counts when the last of its supplier orders has arrived; without one when all the rest is finished.
 * @param finished the day on which all the rest was finished
 */
function resold(rivendite: readonly Fornitura[], value: number, finished: string | null): ComputedEvent[] {
  const arrived = rivendite.flatMap((one) => (one.arrivo === null ? [] : [{ ...one, arrivo: one.arrivo }]))
  const event = { ...NOTHING, tipo: 'arrivo_materiale', materiale: RIVENDITA } as const
  if (rivendite.length === 0) {
    return value > 0 && finished !== null ? [{ ...event, data: finished, valore: value, valoreAvMateriali: value }] : []
  }
  const last =
    arrived.length === rivendite.length
      ? arrived
          .map(({ arrivo }) => arrivo)
          .sort()
          .at(-1)
      : undefined
  let dato = false
  return arrived
    .sort((a, b) => b.pk - a.pk)
    .map(({ pk, arrivo, costo }) => {
      const own = !dato && arrivo === last ? value : 0
      dato ||= arrivo === last
      return { ...event, data: arrivo, fornitura: pk, costo, valore: own, valoreAvMateriali: own }
    })
}

const lastDay = (events: readonly ComputedEvent[]) =>
  events.reduce<string | null>((last, { data }) => (last === null || data > last ? data : last), null)

/** Key by which an event is found again after its order has been reckoned anew. */
export const eventKey = ({
  attivita,
  fornitura,
  materiale,
}: Pick<ComputedEvent, 'attivita' | 'fornitura' | 'materiale'>) =>
  attivita !== null ? `a${attivita}` : fornitura !== null ? `f${fornitura}` : `m${materiale}`

function byDay(a: ComputedEvent, b: ComputedEvent): number {
  if (a.data !== b.data) return a.data < b.data ? -1 : 1
  const arrivo = (one: ComputedEvent) => (one.tipo === 'arrivo_materiale' ? 0 : 1)
  return arrivo(a) - arrivo(b) || (a.attivita ?? a.fornitura ?? 0) - (b.attivita ?? b.fornitura ?? 0)
}

/** Text of the icon beside an order with warnings. */
export const FORNITURE_NOT_COMPLETE = 'Attenzione ordini fornitori non completi'

/** Days of a period, both included; null for an open end. */
export interface AvanzamentoPeriod {
  fromDate: string | null
  toDate: string | null
}

/** The Monday to the Sunday around a day, 'YYYY-MM-DD'. */
export function weekOfDay(day: string): { fromDate: string; toDate: string } {
  const data = new Date(`${day}T00:00:00Z`)
  const sinceMonday = (data.getUTCDay() + 6) % 7
  const moved = (days: number) => new Date(data.getTime() + days * 86_400_000).toISOString().slice(0, 10)
  return { fromDate: moved(-sinceMonday), toDate: moved(6 - sinceMonday) }
}

/**
 * What two days mean: none of them the week around today, the last alone all that there was until then (progress as of
 * a day), the first alone all since.
 */
export function askedAvanzamentoPeriod(periodo: Periodo | null | undefined, today: string): AvanzamentoPeriod {
  const { dal, al } = periodo ?? {}
  if (!dal && !al) return weekOfDay(today)
  return { fromDate: dal || null, toDate: al || null }
}

/** What progress is asked for. */
export const avanzamentoFilters = {
  periodo: periodFilter(
    'The days of the events. Without both of its days the week around today; the last day alone asks for progress as of that day.',
    { url: ['from_date', 'to_date'] },
  ),
  operatorePks: pksFilter('Only work of these operators, by their numbers.', { url: 'operatori', repeated: true }),
  lavorazionePks: pksFilter('Only work at these operations, by their numbers.', { url: 'lavorazioni', repeated: true }),
  ordinePk: pkFilter('Number of an order.', { url: 'ordine' }),
  search: searchFilter('Every word of number, customer, project, reference of the order.'),
  tipoEvento: choiceFilter(TIPI_EVENTO, 'Only of this kind; ATTIVITA_OPERATORE is all work, automatic too.', {
    url: 'tipo_evento',
  }),
  materiale: textFilter('Only arrivals of this material.', { url: 'materiale' }),
  tipoAgente: wordFilter(tipiAgente, 'Kind of the agent of the order: B2C, B2B or B2C*s.', { url: 'tipo_agente' }),
  progetto: partFilter('Part of the name of the project.', { url: 'progetto' }),
  materialiNonCompleti: textsFilter('Orders of which one of these materials has not arrived whole.', {
    url: 'non_completi',
  }),
  materialiCompleti: yesNoFilter('True: every material has arrived whole; false: some has not.'),
  conMateriali: yesNoFilter('Only orders of which some material has arrived.'),
}
