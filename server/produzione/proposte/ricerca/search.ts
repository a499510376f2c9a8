// A search from plain data to plain data, so that it can run in a thread of its own.

import { lastDay, ritardoOf } from '#shared/dates/margine.ts'
import { createCalendario } from '../../schedulazione/engine/capacita.ts'
import { createLibro, prenotazioniOfLibro } from '../../schedulazione/engine/libro.ts'
import { anticipoOf, compareValues, type PianoValue, zeroValue } from '../../schedulazione/engine/ricerca/objective.ts'
import { type PlaceBeforeAfter, reasonOf, type SearchReason } from '../../schedulazione/engine/ricerca/reasons.ts'
import type { PlanSearchOptions } from '../../schedulazione/engine/ricerca/searchTurns.ts'
import { calendarDayOf, type Day, type Instant } from '../../schedulazione/engine/time.ts'
import type { PlacingTurn } from '../../schedulazione/engine/turns.ts'
import { notSchedulatoInWords } from '../../schedulazione/engine/words.ts'
import type { OreInPiu } from '../rules.ts'
import type { FasePianoDates, SearchedOrdine, SearchInput } from './data.ts'
import { searchWithFerme } from './ferme.ts'
import { compareRisks, type PianoRiskTotals } from './risks.ts'
import { libroWithout } from './searchLibro.ts'
import { caricoOf, pianoOfToday, type RepartoWeek, withDate } from './today.ts'

/** An order of a proposal. */
export interface OrdineResult {
  ordine: number
  numeroCommessa: string
  cliente: string
  peso: number
  consegna: Day | null
  /** Last day of work before and after; null without a plan. */
  prima: Day | null
  dopo: Day | null
  /** It had a saved plan; else `before` is what placing by delivery date gives. */
  schedulato: boolean
  oggi: FasePianoDates[]
  fasi: FasePianoDates[]
  firma: string
  /** The day that it may not exceed; none unless a customer was told one that is held. */
  ferma?: Day | null
  /** Share of the simulated futures in which it ends late; null where the past says nothing, or it has no date. */
  probabilitaPrima?: number | null
  probabilitaDopo?: number | null
  ragione: SearchReason
  /** Why no plan was found; '' when one was. */
  senzaPiano: string
}

export interface RisultatoRicerca {
  /** In the sequence of the placing. */
  ordini: OrdineResult[]
  /** The turns of the placing; none where each order is placed at once, in that sequence. */
  turni?: PlacingTurn[]
  prima: PianoValue
  dopo: PianoValue
  minorante: number
  passi: number
  /** Late days that the hard dates cost the other orders, as far as was searched; missing without any. */
  prezzoFerme?: number
  /** What may come of both plans; missing where the past says nothing. */
  rischio?: { prima: PianoRiskTotals; dopo: PianoRiskTotals }
  carico: RepartoWeek[]
  /** Of the plan of before. */
  caricoPrima?: RepartoWeek[]
  ore?: OreInPiu[]
}

/** First start in a department. */
function firstInReparto({ request }: SearchedOrdine, fasi: readonly FasePianoDates[]): Instant | null {
  const finite = new Set(request.fasi.filter(({ reparto }) => reparto).map(({ nome }) => nome))
  const inizi = fasi.flatMap(({ nome, inizio }) => (finite.has(nome) ? [inizio] : []))
  return inizi.length > 0 ? Math.min(...inizi) : null
}

/** What dates cost, by the same count as the search. */
function valueFor(items: readonly { ordine: SearchedOrdine; fasi: readonly FasePianoDates[] | null }[]): PianoValue {
  const value = zeroValue()
  for (const { ordine, fasi } of items) {
    if (!fasi || fasi.length === 0) {
      value.senzaPiano++
      continue
    }
    const consegna = ordine.request.dataConsegna
    const late = ritardoOf(lastDay(fasi), consegna)
    value.ritardo += late * (ordine.peso ?? 1)
    value.oltreFerma += ritardoOf(lastDay(fasi), ordine.ferma ?? null)
    if (late > 0) value.inRitardo++
    value.anticipo += anticipoOf(firstInReparto(ordine, fasi), consegna)
    for (const { nome, inizio } of fasi) {
      const era = ordine.inizi?.get(nome)
      if (era !== undefined && calendarDayOf(era) !== calendarDayOf(inizio)) value.cambi++
    }
  }
  return value
}

const ranks = (items: readonly { ordine: number; inizio: number }[]) =>
  new Map([...items].sort((a, b) => a.inizio - b.inizio || a.ordine - b.ordine).map(({ ordine }, n) => [ordine, n]))

/** Searches a plan, and says of each order where it was, where it goes and why. */
export function searchPiano(data: SearchInput, options: Omit<PlanSearchOptions, 'obiettivo'> = {}): RisultatoRicerca {
  const { ordini, congelatoFino } = data
  const calendario = createCalendario(data.calendario)
  const objective = { priorita: data.priorita }
  const byNumero = new Map(ordini.map((one) => [one.ordine, one]))
  const priorOf = pianoOfToday(data)
  const fasiPrima = priorOf.fasi
  const limits = data.passi === null ? { millisecondi: data.secondi * 1000 } : { passi: data.passi }
  const { found, stayed, prezzoFerme } = searchWithFerme(data, calendario, {
    ...limits,
    seme: data.seme,
    congelatoFino,
    ...options,
    obiettivo: objective,
  })
  const before = valueFor(priorOf.ordini.map((ordine) => ({ ordine, fasi: fasiPrima(ordine) })))
  const afterOf = new Map(
    found.esiti.map(({ ordine, piano, motivo }) => [
      ordine,
      { fasi: piano ? withDate(piano.fasi) : [], senzaPiano: motivo ? notSchedulatoInWords(motivo) : '' },
    ]),
  )
  for (const one of stayed) afterOf.set(one.ordine, { fasi: one.oggi ?? [], senzaPiano: '' })
  const after = valueFor(ordini.map((ordine) => ({ ordine, fasi: afterOf.get(ordine.ordine)?.fasi ?? null })))
  if (!data.serveComunque && compareValues(after, before, objective) >= 0) {
    const carico = caricoOf(calendario, createLibro(data.prenotazioni), calendarDayOf(data.adesso))
    const same = compareRisks(data, priorOf.ordini, fasiPrima, fasiPrima)
    const rischio = same && { rischio: { prima: same.prima, dopo: same.prima } }
    return {
      ordini: [],
      prima: before,
      dopo: before,
      minorante: found.minorante,
      passi: found.passi,
      carico,
      ...rischio,
    }
  }
  const inizioOf = (one: SearchedOrdine, fasi: readonly FasePianoDates[] | null) =>
    (fasi && firstInReparto(one, fasi)) ?? Number.MAX_SAFE_INTEGER
  const rankBefore = ranks(ordini.map((one) => ({ ordine: one.ordine, inizio: inizioOf(one, fasiPrima(one)) })))
  const rankAfter = ranks(
    ordini.map((one) => ({ ordine: one.ordine, inizio: inizioOf(one, afterOf.get(one.ordine)?.fasi ?? null) })),
  )
  const places = new Map(
    ordini.map((one): [number, PlaceBeforeAfter] => [
      one.ordine,
      {
        ordine: one.ordine,
        consegna: one.request.dataConsegna,
        prima: lastDay(fasiPrima(one) ?? []),
        dopo: lastDay(afterOf.get(one.ordine)?.fasi ?? []),
        rangoPrima: rankBefore.get(one.ordine) ?? 0,
        laterRank: rankAfter.get(one.ordine) ?? 0,
        minuti: one.request.fasi.reduce((sum, { reparto, durata }) => sum + (reparto ? (durata ?? 0) : 0), 0),
      },
    ]),
  )
  const risks = compareRisks(data, priorOf.ordini, fasiPrima, ({ ordine }) => afterOf.get(ordine)?.fasi ?? null)
  const all = [...places.values()]
  const full = libroWithout(
    data.prenotazioni,
    ordini.filter((one) => !stayed.includes(one)),
  )
  const occupazioni = found.esiti.flatMap(({ ordine, piano }) =>
    (piano?.fasi ?? []).flatMap(({ nome, reparto, occupazioni: own }) => {
      const tenuta = byNumero.get(ordine)?.request.fasi.find((fase) => fase.nome === nome)?.tenuta
      return reparto && !tenuta ? own.map((one) => ({ ...one, reparto, ordine })) : []
    }),
  )
  const carico = caricoOf(
    calendario,
    createLibro([...prenotazioniOfLibro(full), ...occupazioni]),
    calendarDayOf(data.adesso),
  )
  return {
    ordini: found.esiti.flatMap(({ ordine }) => {
      const one = byNumero.get(ordine)
      const place = places.get(ordine)
      if (!one || !place) return []
      const { fasi = [], senzaPiano = '' } = afterOf.get(ordine) ?? {}
      return [
        {
          ordine,
          numeroCommessa: one.numeroCommessa,
          cliente: one.cliente,
          peso: one.peso ?? 1,
          consegna: place.consegna,
          prima: place.prima,
          dopo: place.dopo,
          schedulato: one.oggi !== null,
          oggi: fasiPrima(one) ?? [],
          fasi,
          firma: one.firma,
          ...(one.ferma != null && { ferma: one.ferma }),
          probabilitaPrima: risks?.probabilita.get(ordine)?.prima ?? null,
          probabilitaDopo: risks?.probabilita.get(ordine)?.dopo ?? null,
          ragione: reasonOf(place, all),
          senzaPiano,
        },
      ]
    }),
    prima: before,
    dopo: after,
    minorante: found.minorante,
    passi: found.passi,
    ...(prezzoFerme !== null && { prezzoFerme }),
    ...(risks && { rischio: { prima: risks.prima, dopo: risks.dopo } }),
    carico,
    ...(found.turni.some(({ fasi }) => fasi) ? { turni: found.turni } : {}),
    ...(data.scenario ? { caricoPrima: priorOf.carico(), ore: data.ore ?? [] } : {}),
  }
}
