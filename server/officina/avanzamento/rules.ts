// What the progress of an order is worth, event by event. docs/rules/officina.md#progress
// Money is in cents, minutes in ten-thousandths, percentages in hundredths: all sums are of whole numbers.

import { percentualiOf, TUTTO } from '../../acquisti/ordiniFornitore/percentuali/rules.ts'
import { part, shareOut } from '../../shared/money/shares.ts'

export const TIPI_EVENTO = ['arrivo_materiale', 'attivita_operatore', 'attivita_automatica'] as const
export type TipoEvento = (typeof TIPI_EVENTO)[number]

export const ETICHETTE_EVENTO: Readonly<Record<TipoEvento, string>> = {
  arrivo_materiale: 'Arrivo materiale',
  attivita_operatore: 'Attività operatore',
  attivita_automatica: 'Attivita automatica', // sic
}

/** The kinds that people tell apart: work that the product writes by itself is work, of no operator. */
export const TIPI_EVENTO_MOSTRATI = ['arrivo_materiale', 'attivita_operatore'] as const

/** The kind under which people find an event. */
export const shownTipoEvento = (tipo: TipoEvento): (typeof TIPI_EVENTO_MOSTRATI)[number] =>
  tipo === 'arrivo_materiale' ? tipo : 'attivita_operatore'

/** What is resold stands beside the materials, and has no percentage. */
export const RIVENDITA = 'rivendita'
/** Materials that lists of progress always show, in their order. */
export const MATERIALI_SEMPRE = ['legno', 'vetro', 'verniciatura', 'telai'] as const

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
export interface LavoroFatto {
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
export interface DatiAvanzamento {
  /** Cents. */
  netto: number
  /** Cents, of its extra lines. */
  rivendita: number
  /** Materials that its phases need. */
  necessari: readonly string[]
  /** Material → hundredths of a percent of the net without what is resold. */
  quote: ReadonlyMap<string, number>
  forniture: readonly Fornitura[]
  lavori: readonly LavoroFatto[]
  /** Of the pieces that no ended session has done. */
  minutiRimasti: number
  pezziRimasti: number
}

/** An event with what it is worth. */
export interface EventoCalcolato {
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
export interface MaterialeCalcolato {
  materiale: string
  valore: number
  /** Hundredths; 10,000 unless somebody has written percentages that do not make a whole. */
  percentuale: number
}

export interface AvanzamentoCalcolato {
  eventi: EventoCalcolato[]
  netto: number
  rivendita: number
  manodopera: number
  materiali: MaterialeCalcolato[]
  /** Everything has arrived and been done. */
  completo: boolean
}

/** Percent to two decimals that a value is of a net; null of a net that is nothing. @param valore @param netto euro or cents */
export function percentualeAvanzamento(valore: number, netto: number): number | null {
  return netto > 0 ? Math.round((valore * 10_000) / netto) / 100 : null
}

interface Materiale extends MaterialeCalcolato {
  forniture: (Fornitura & { parte: number })[]
}

/** What each material is worth before it is known whether all of them fit into the net. */
function materialsOf({ necessari, quote, forniture, netto, rivendita }: DatiAvanzamento): Materiale[] {
  const diretti = forniture.filter((una) => !una.rivendita)
  const nomi = [...new Set([...necessari, ...diretti.map(({ materiale }) => materiale)])].sort()
  return nomi.map((materiale) => {
    const sue = diretti.filter((una) => una.materiale === materiale).sort((a, b) => a.pk - b.pk)
    const parti = percentualiOf(sue.map(({ percentuale }) => percentuale))
    const vendite = sue.flatMap(({ vendita }) => (vendita === null ? [] : [vendita]))
    const quota = quote.get(materiale)
    const dette = quota === undefined || (sue.length > 0 && vendite.length === sue.length)
    const valore = dette
      ? vendite.reduce((somma, vendita) => somma + vendita, 0)
      : part(Math.max(0, netto - rivendita), quota, TUTTO)
    return {
      materiale,
      valore: Math.max(0, valore),
      percentuale: sue.length === 0 ? TUTTO : parti.reduce((somma, parte) => somma + parte, 0),
      forniture: sue.map((una, indice) => ({ ...una, parte: parti[indice] ?? 0 })),
    }
  })
}

/**
 * The events of an order with their values: materials as they arrive, work as its pieces are done, what is resold when
 * all of it has arrived. Cents are rounded on the running sum of each part, so those of a finished order make its net.
 */
export function calcolaAvanzamento(dati: DatiAvanzamento): AvanzamentoCalcolato {
  const netto = Math.max(0, dati.netto)
  const rivenditaScritta = Math.min(Math.max(0, dati.rivendita), netto)
  const materiali = materialsOf({ ...dati, netto, rivendita: rivenditaScritta })
  const { lavori } = dati
  // Where no piece has a timing, pieces count alike.
  const conTempi = dati.minutiRimasti > 0 || lavori.some(({ minuti }) => minuti > 0)
  const pesoDi = (lavoro: LavoroFatto) => (conTempi ? lavoro.minuti : lavoro.pezzi)
  const fatto = lavori.reduce((somma, lavoro) => somma + pesoDi(lavoro), 0)
  const daFare = fatto + (conTempi ? dati.minutiRimasti : dati.pezziRimasti)
  const base = netto - rivenditaScritta
  const { manodopera, rivendita, valori } = divide(base, rivenditaScritta, materiali, daFare > 0)
  for (const [indice, materiale] of materiali.entries()) materiale.valore = valori[indice] ?? 0

  const eventi = [...arrivals(materiali), ...work(lavori, manodopera, daFare, pesoDi)]
  const rivendite = dati.forniture.filter((una) => una.rivendita)
  const tuttiArrivati = materiali.every(({ valore, forniture }) => {
    if (valore === 0) return true
    return forniture.reduce((somma, { arrivo, parte }) => somma + (arrivo ? parte : 0), 0) >= TUTTO
  })
  const lavorato = dati.minutiRimasti === 0 && dati.pezziRimasti === 0
  eventi.push(...resold(rivendite, rivendita, tuttiArrivati && lavorato ? lastDay(eventi) : null))
  const rivenduto = rivendita === 0 || eventi.some(({ materiale, valore }) => materiale === RIVENDITA && valore > 0)
  return {
    eventi: eventi.sort(byDay),
    netto,
    rivendita,
    manodopera,
    materiali: materiali.map(({ materiale, valore, percentuale }) => ({ materiale, valore, percentuale })),
    completo: eventi.length > 0 && tuttiArrivati && lavorato && rivenduto,
  }
}

/** How the net without what is resold is divided: materials that are worth more than all of it are cut alike. */
function divide(base: number, rivendita: number, materiali: readonly Materiale[], conLavoro: boolean) {
  const scritti = materiali.map(({ valore }) => valore)
  const somma = scritti.reduce((tutti, valore) => tutti + valore, 0)
  if (somma >= base) return { manodopera: 0, rivendita, valori: shareOut(base, scritti) }
  if (conLavoro) return { manodopera: base - somma, rivendita, valori: scritti }
  // Nothing is to be worked: what work would be worth goes with the materials, or with what is resold.
  if (somma > 0) return { manodopera: 0, rivendita, valori: shareOut(base, scritti) }
  return { manodopera: 0, rivendita: rivendita + base, valori: scritti }
}

const NIENTE = {
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
function arrivals(materiali: readonly Materiale[]): EventoCalcolato[] {
  return materiali.flatMap(({ materiale, valore, forniture }) => {
    let finora = 0
    return forniture
      .flatMap((una) => (una.arrivo === null ? [] : [{ ...una, arrivo: una.arrivo }]))
      .sort((a, b) => (a.arrivo === b.arrivo ? a.pk - b.pk : a.arrivo < b.arrivo ? -1 : 1))
      .map(({ pk, arrivo, parte, costo }): EventoCalcolato => {
        const prima = finora
        finora = Math.min(TUTTO, finora + parte)
        return {
          ...NIENTE,
          data: arrivo,
          tipo: 'arrivo_materiale',
          fornitura: pk,
          materiale,
          percentuale: finora - prima,
          costo,
          valore: part(valore, finora, TUTTO) - part(valore, prima, TUTTO),
          valoreAvMateriali: finora === TUTTO && prima < TUTTO ? valore : 0,
        }
      })
  })
}

/** What has been worked, by day. */
function work(
  lavori: readonly LavoroFatto[],
  manodopera: number,
  daFare: number,
  pesoDi: (lavoro: LavoroFatto) => number,
): EventoCalcolato[] {
  let finora = 0
  return [...lavori]
    .sort((a, b) => (a.data === b.data ? a.pk - b.pk : a.data < b.data ? -1 : 1))
    .map((lavoro): EventoCalcolato => {
      const prima = finora
      finora += pesoDi(lavoro)
      const valore = part(manodopera, finora, daFare) - part(manodopera, prima, daFare)
      return {
        ...NIENTE,
        data: lavoro.data,
        tipo: lavoro.automatica ? 'attivita_automatica' : 'attivita_operatore',
        attivita: lavoro.pk,
        lavorazione: lavoro.lavorazione,
        operatore: lavoro.operatore,
        minuti: lavoro.minuti,
        tempo: lavoro.tempo,
        pezzi: lavoro.pezziPrima,
        pezziTotali: lavoro.pezziTotali,
        valore,
        valoreAvMateriali: valore,
      }
    })
}

/**
 * What is resold counts when the last of its supplier orders has arrived; without one when all the rest is finished.
 * @param finito the day on which all the rest was finished
 */
function resold(rivendite: readonly Fornitura[], valore: number, finito: string | null): EventoCalcolato[] {
  const arrivati = rivendite.flatMap((una) => (una.arrivo === null ? [] : [{ ...una, arrivo: una.arrivo }]))
  const evento = { ...NIENTE, tipo: 'arrivo_materiale', materiale: RIVENDITA } as const
  if (rivendite.length === 0) {
    return valore > 0 && finito !== null ? [{ ...evento, data: finito, valore, valoreAvMateriali: valore }] : []
  }
  const ultimo =
    arrivati.length === rivendite.length
      ? arrivati
          .map(({ arrivo }) => arrivo)
          .sort()
          .at(-1)
      : undefined
  let dato = false
  return arrivati
    .sort((a, b) => b.pk - a.pk)
    .map(({ pk, arrivo, costo }) => {
      const suo = !dato && arrivo === ultimo ? valore : 0
      dato ||= arrivo === ultimo
      return { ...evento, data: arrivo, fornitura: pk, costo, valore: suo, valoreAvMateriali: suo }
    })
}

const lastDay = (eventi: readonly EventoCalcolato[]) =>
  eventi.reduce<string | null>((ultimo, { data }) => (ultimo === null || data > ultimo ? data : ultimo), null)

/** Key by which an event is found again after its order has been reckoned anew. */
export const eventKey = ({
  attivita,
  fornitura,
  materiale,
}: Pick<EventoCalcolato, 'attivita' | 'fornitura' | 'materiale'>) =>
  attivita !== null ? `a${attivita}` : fornitura !== null ? `f${fornitura}` : `m${materiale}`

function byDay(a: EventoCalcolato, b: EventoCalcolato): number {
  if (a.data !== b.data) return a.data < b.data ? -1 : 1
  const arrivo = (uno: EventoCalcolato) => (uno.tipo === 'arrivo_materiale' ? 0 : 1)
  return arrivo(a) - arrivo(b) || (a.attivita ?? a.fornitura ?? 0) - (b.attivita ?? b.fornitura ?? 0)
}

/** Text of the icon beside an order with warnings. */
export const FORNITURE_NON_COMPLETE = 'Attenzione ordini fornitori non completi'

/** Days of a period, both included; null for an open end. */
export interface PeriodoAvanzamento {
  fromDate: string | null
  toDate: string | null
}

/** The Monday to the Sunday around a day, 'YYYY-MM-DD'. */
export function weekOfDay(giorno: string): { fromDate: string; toDate: string } {
  const data = new Date(`${giorno}T00:00:00Z`)
  const daLunedi = (data.getUTCDay() + 6) % 7
  const spostato = (giorni: number) => new Date(data.getTime() + giorni * 86_400_000).toISOString().slice(0, 10)
  return { fromDate: spostato(-daLunedi), toDate: spostato(6 - daLunedi) }
}

/**
 * What two days mean: none of them the week around today, the last alone all that there was until then (progress as of
 * a day), the first alone all since.
 */
export function askedPeriodoAvanzamento(
  fromDate: string | null | undefined,
  toDate: string | null | undefined,
  oggi: string,
): PeriodoAvanzamento {
  if (!fromDate && !toDate) return weekOfDay(oggi)
  return { fromDate: fromDate || null, toDate: toDate || null }
}
