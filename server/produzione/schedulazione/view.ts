// Plans as every door shows them: civil texts, durations in the unit of the phase, reasons in Italian.
import type { Db, Tx } from '../../platform/db/prisma.ts'
import { numeriCommessa } from './data/libro.ts'
import { toUnita } from './engine/durations.ts'
import { calendarDayOf, writeDay, writeInstant } from './engine/time.ts'
import type {
  EngineReason,
  FornitoreFase,
  Piano,
  PianoError,
  PianoNotice,
  RepartoFase,
  RequestedFase,
  Unita,
} from './engine/types.ts'
import { type ExpectedFornitura, ritardoMateriali } from './engine/waits.ts'
import { type Commessa, engineReasonInWords, errorInWords, noticeInWords } from './engine/words.ts'
import type { OrdineRequest } from './request.ts'

export interface OrdineNominato {
  pk: number
  numeroCommessa: string
}

export interface ReasonView {
  codice: string
  testo: string
  ordini: OrdineNominato[]
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
  fornitore: FornitoreFase | null
  occupations: { date: string; time: number }[]
  spiegazione: ReasonView[]
}

export interface ErrorView {
  code: string
  nomeFase: string
  data: string | null
  motivo: string | null
  primoUtile: string | null
  testo: string
}

export interface NoticeView {
  code: string
  nomeFase: string | null
  giorni: number | null
  nuovaConsegna: string | null
  testo: string
}

export interface PianoView {
  schedulazioni: FaseView[]
  errors: ErrorView[]
  warnings: NoticeView[]
  complete: boolean
  /** Days by which the latest material comes after it is needed. */
  ritardoMateriali: number
}

const ordiniOf = (reason: EngineReason) => ('ordini' in reason ? reason.ordini : [])
export const instantOrNull = (instant: number | null) => (instant === null ? null : writeInstant(instant))

function reasonView(reason: EngineReason, commessa: Commessa): ReasonView {
  const ordini = ordiniOf(reason).map((pk) => ({ pk, numeroCommessa: commessa(pk) }))
  return { codice: reason.codice, testo: engineReasonInWords(reason, commessa), ordini }
}

function errorView(error: PianoError): ErrorView {
  const { codice: code, nomeFase } = error
  const text = errorInWords(error)
  if (error.codice === 'nessuna_capacita') {
    return { code, nomeFase, data: null, motivo: null, primoUtile: null, testo: text }
  }
  const { data, motivo, primoUtile } = error
  return { code, nomeFase, data: writeInstant(data), motivo, primoUtile: instantOrNull(primoUtile), testo: text }
}

function viewOfNotice(notice: PianoNotice): NoticeView {
  const text = noticeInWords(notice)
  if (notice.codice !== 'oltre_consegna') {
    return { code: notice.codice, nomeFase: notice.nomeFase, giorni: null, nuovaConsegna: null, testo: text }
  }
  const { codice, giorni, nuovaConsegna } = notice
  return { code: codice, nomeFase: null, giorni, nuovaConsegna: writeDay(nuovaConsegna), testo: text }
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

/**
 * A plan in words; reads the numbers of the orders that its reasons name.
 * @param soloDate for users who may not see the planning: neither orders of others nor suppliers are named
 * @param attese supplier orders of the order that have not arrived
 */
export async function pianoView(
  db: Db | Tx,
  { fasi, adesso }: OrdineRequest,
  whole: Piano,
  { soloDate = false, attese = [] }: { soloDate?: boolean; attese?: readonly ExpectedFornitura[] } = {},
): Promise<PianoView> {
  const piano = soloDate ? withoutForeign(whole) : whole
  const cited = piano.fasi.flatMap(({ spiegazione }) => spiegazione.flatMap(ordiniOf))
  const numeri = await numeriCommessa(db, cited)
  const commessa = (pk: number) => numeri.get(pk) ?? `n. ${pk}`
  return {
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
        fornitore: placed.fornitore,
        occupations: placed.occupazioni.map(({ giorno, minuti }) => ({ date: writeDay(giorno), time: minuti })),
        spiegazione: placed.spiegazione.map((reason) => reasonView(reason, commessa)),
      }
    }),
    errors: piano.errori.map(errorView),
    warnings: piano.avvisi.map(viewOfNotice),
    complete: piano.completo,
    ritardoMateriali: ritardoMateriali(withDates(fasi, whole), attese, calendarDayOf(adesso)),
  }
}
