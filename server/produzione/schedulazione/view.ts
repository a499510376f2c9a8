// Plans as every door shows them: civil texts, durations in the unit of the phase, reasons in Italian.
import type { Db, Tx } from '#platform/db/prisma.ts'
import { lastDayOf } from '#shared/dates/margine.ts'
import { numeriCommessa } from './data/libro.ts'
import type { LoadedOrdine } from './data/ordine.ts'
import { toUnita } from './engine/durations.ts'
import { calendarDayOf, type Day, writeDay, writeInstant } from './engine/time.ts'
import {
  type EngineReason,
  type FornitoreFase,
  isSavable,
  type Piano,
  type PianoError,
  type PianoNotice,
  type RepartoFase,
  type RequestedFase,
  type Unita,
} from './engine/types.ts'
import { type ExpectedFornitura, ritardoMateriali } from './engine/waits.ts'
import { type Commessa, engineReasonInWords, errorInWords, noticeInWords } from './engine/words.ts'
import type { ScostamentiFase } from './promessa/promessa.ts'
import type { OrdineRequest } from './request.ts'

export interface ReasonView {
  codice: string
  testo: string
  /** Numbers of the orders that it names. */
  ordini: number[]
}

export interface FaseView {
  nomeFase: string
  unit: Unita
  withFornitore: boolean
  infiniteCapacity: boolean
  reparto: RepartoFase | null
  dependencies: readonly string[]
  isNeeded: boolean
  inizio: string | null
  fine: string | null
  durata: number | null
  durataOverride: number | null
  /** By timings and suppliers, whatever was typed, in the unit of the phase; null where it is not told. */
  tempo: number | null
  fornitore: FornitoreFase | null
  occupations: { date: string; time: number }[]
  spiegazione: ReasonView[]
}

/** An order that would end after its delivery day. */
export interface OrdineInRitardo {
  /** Its number. */
  ordine: number
  /** Days late. */
  giorni: number
  /** Delivery day that would do. */
  nuovaConsegna: Day
}

/** What is to be known of a plan: why a phase could not be placed, or what is possible all the same. */
export interface NoticeView {
  code: string
  /** Number of the order; null in a plan, which says it. */
  ordine: number | null
  nomeFase: string | null
  testo: string
  giorni: number | null
  nuovaConsegna: string | null
  data: string | null
  motivo: string | null
  primoUtile: string | null
}

/** A date that can be promised, with what it is made of. */
export interface PromessaView {
  giorno: string
  /** Days by which it lies after what plans alone would say, as past promises went; negative: before. */
  spostata: number
  scostamenti: ScostamentiFase[]
  senzaDati: string[]
}

/** What a plan says of its order beside the phases. */
interface OfOrdine {
  /** Number of the order; null of what is no order yet. */
  ordine: number | null
  salvata: boolean
  tempiCambiati: boolean
  motivoNonSchedulato: string
  tempisticheMancanti: LoadedOrdine['mancanti']
}

export interface PianoView extends OfOrdine {
  schedulazioni: FaseView[]
  errors: NoticeView[]
  warnings: NoticeView[]
  complete: boolean
  /** Days by which the latest material comes after it is needed. */
  ritardoMateriali: number
  /** Last day of work; null when it cannot be said. */
  giorno: string | null
  /** Of the first possible date, by when it is ready in eight of ten cases; null when the past says nothing. */
  promessa: PromessaView | null
  /** Phases that a moved end makes begin before what they depend on ends, and the delivery day that goes with it. */
  anticipate: string[]
  nuovaConsegna: string | null
}

/** What a plan says of an order that there is. */
export const sayOfOrdine = ({ pk, salvata, motivoNonSchedulato, mancanti }: LoadedOrdine): OfOrdine => ({
  ordine: pk,
  salvata: salvata !== null,
  tempiCambiati: salvata?.tempiCambiati ?? false,
  motivoNonSchedulato,
  tempisticheMancanti: mancanti,
})

/** What it says of something that is no order yet. */
export const sayOfNone = (missing: LoadedOrdine['mancanti']): OfOrdine => ({
  ordine: null,
  salvata: false,
  tempiCambiati: false,
  motivoNonSchedulato: '',
  tempisticheMancanti: missing,
})

const ordiniOf = (reason: EngineReason) => ('ordini' in reason ? reason.ordini : [])
export const instantOrNull = (instant: number | null) => (instant === null ? null : writeInstant(instant))

function reasonView(reason: EngineReason, commessa: Commessa): ReasonView {
  return { codice: reason.codice, testo: engineReasonInWords(reason, commessa), ordini: ordiniOf(reason) }
}

const NO_DETAIL = { ordine: null, giorni: null, nuovaConsegna: null, data: null, motivo: null, primoUtile: null }

function errorView(error: PianoError): NoticeView {
  const common = { ...NO_DETAIL, code: error.codice, nomeFase: error.nomeFase, testo: errorInWords(error) }
  if (error.codice === 'nessuna_capacita') return common
  const { data, motivo, primoUtile } = error
  return { ...common, data: writeInstant(data), motivo, primoUtile: instantOrNull(primoUtile) }
}

function viewOfNotice(notice: PianoNotice): NoticeView {
  const common = { ...NO_DETAIL, code: notice.codice, testo: noticeInWords(notice) }
  if (notice.codice !== 'oltre_consegna') return { ...common, nomeFase: notice.nomeFase }
  const { giorni, nuovaConsegna } = notice
  return { ...common, nomeFase: null, giorni, nuovaConsegna: writeDay(nuovaConsegna) }
}

/** An order that would end after its delivery day, as a plan would say it. */
export const lateNotice = ({ ordine, giorni, nuovaConsegna }: OrdineInRitardo): NoticeView => ({
  ...viewOfNotice({ codice: 'oltre_consegna', giorni, dataConsegna: nuovaConsegna - giorni, nuovaConsegna }),
  ordine,
})

/** The last day of work of a plan that can be saved; null when it cannot be said. */
function lastDayOfPiano(piano: Piano): string | null {
  if (!isSavable(piano)) return null
  const days = piano.fasi.flatMap(({ inizio, fine }) =>
    inizio === null || fine === null ? [] : [lastDayOf(inizio, fine)],
  )
  return days.length > 0 ? writeDay(Math.max(...days)) : null
}

/** The phases of an order with the dates that a plan gives them. */
function withDates(fasi: OrdineRequest['fasi'], piano: Piano): RequestedFase[] {
  const date = new Map(piano.fasi.map((fase) => [fase.nome, fase]))
  return fasi.map((fase) => {
    const { inizio = null, fine = null, occupazioni = [] } = date.get(fase.nome) ?? {}
    return { ...fase, tenuta: inizio === null || fine === null ? null : { inizio, fine, occupazioni } }
  })
}

/** The plan for users who see only its dates: reasons name neither the orders that fill the days, nor the suppliers. */
function withoutForeign(piano: Piano): Piano {
  const reserved = (reason: EngineReason): EngineReason => {
    if (reason.codice === 'tempo_fornitore') return { ...reason, fornitore: 'Il fornitore' }
    return 'ordini' in reason ? { ...reason, ordini: [] } : reason
  }
  const fasi = piano.fasi.map((fase) => ({
    ...fase,
    fornitore: null,
    occupazioni: [],
    spiegazione: fase.spiegazione.map(reserved),
  }))
  return { ...piano, fasi }
}

interface Options {
  soloDate?: boolean
  expected?: readonly ExpectedFornitura[]
  tempi?: ReadonlyMap<string, number>
}

/**
 * A plan in words; reads the numbers of the orders that its reasons name.
 * @param said what is known of its order
 * @param soloDate for users who may not see the planning: neither orders of others nor suppliers are named
 * @param expected supplier orders of the order that have not arrived
 * @param tempi phase → how long it takes by timings and suppliers, in its unit
 */
export async function pianoView(
  db: Db | Tx,
  { fasi, adesso }: OrdineRequest,
  whole: Piano,
  said: OfOrdine,
  { soloDate = false, expected = [], tempi }: Options = {},
): Promise<PianoView> {
  const piano = soloDate ? withoutForeign(whole) : whole
  const cited = piano.fasi.flatMap(({ spiegazione }) => spiegazione.flatMap(ordiniOf))
  const numeri = await numeriCommessa(db, cited)
  const commessa = (pk: number) => numeri.get(pk) ?? `n. ${pk}`
  return {
    ...said,
    schedulazioni: piano.fasi.map((placed) => {
      const fase = fasi.find(({ nome }) => nome === placed.nome) as OrdineRequest['fasi'][number]
      return {
        nomeFase: fase.nome,
        unit: fase.unit,
        withFornitore: fase.conFornitore,
        infiniteCapacity: fase.capacitaInfinita,
        reparto: fase.reparto,
        dependencies: fase.dipendenze,
        isNeeded: fase.necessaria,
        inizio: instantOrNull(placed.inizio),
        fine: instantOrNull(placed.fine),
        durata: placed.durata === null ? null : toUnita(placed.durata, fase.unit),
        durataOverride: fase.durataOverride,
        tempo: tempi?.get(fase.nome) ?? null,
        fornitore: placed.fornitore,
        occupations: placed.occupazioni.map(({ giorno, minuti }) => ({ date: writeDay(giorno), time: minuti })),
        spiegazione: placed.spiegazione.map((reason) => reasonView(reason, commessa)),
      }
    }),
    errors: piano.errori.map(errorView),
    warnings: piano.avvisi.map(viewOfNotice),
    complete: piano.completo,
    ritardoMateriali: ritardoMateriali(withDates(fasi, whole), expected, calendarDayOf(adesso)),
    giorno: lastDayOfPiano(whole),
    promessa: null,
    anticipate: [],
    nuovaConsegna: null,
  }
}
