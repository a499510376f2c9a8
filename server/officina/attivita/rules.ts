// What operators record: sessions of work, piece by piece. docs/rules/officina.md#activities

import { array, type InferType, object } from 'yup'
import { leavesOf, type RigaWithAnte } from '#ordini/righe/rules.ts'
import { count } from '#produzione/fasiSchedulate/rules.ts'
import {
  booleanRule,
  idRule,
  integerRule,
  longTextRule,
  optionalBooleanRule,
  optionalDayRule,
  optionalIdRule,
  optionalTimeRule,
  REQUIRED_FIELD,
  refersTo,
  singleLineRule,
  truncatedRule,
  versioneRule,
} from '#shared/fields/fields.ts'
import { periodFilter, pkFilter, pksFilter, sinceFilter, yesNoFilter } from '#shared/fields/filters.ts'
import { formatCount, formatDate } from '#shared/formats/formats.ts'
import type { TipoPezzo } from '../lavorazioni/rules.ts'

export const ATTIVITA_AUTOMATICA = 'Attivita automatica' // sic
export const FINE_BEFORE_INIZIO = 'L’ora di fine non può precedere quella di inizio.'
export const LAVORAZIONE_FINISHED = 'La lavorazione è finita: non si può più modificare.'
export const NOT_LAST = 'Si può eliminare solo l’ultima attività di questa lavorazione.'
export const FUTURE_DATA = 'La data non può essere nel futuro.'
export const ATTIVITA_OF_OTHERS = 'Ognuno registra solo le proprie attività.'
export const ALREADY_OPEN = 'Hai già un’attività aperta per questa lavorazione su questo ordine.'
export const ALL_DONE = 'Tutti i pezzi di questa lavorazione sono già fatti.'
export const LOST_ORDINE = 'Questo ordine non c’è più.'
export const LAVORAZIONE_NOT_ACTIVE = 'Questa lavorazione non si usa più.'
export const SECONDA_WITHOUT_ORDINE = 'La seconda lavorazione richiede un ordine.'
export const DIFFERENT_SECONDA = 'La seconda lavorazione deve essere un’altra, con lo stesso tipo di pezzi.'
export const PEZZI_WITHOUT_ORDINE = 'Senza un ordine non ci sono pezzi.'
export const NOT_OF_TODAY = 'L’attività è di un altro giorno: scrivi l’ora di fine.'
export const KEY_OF_OTHERS = 'Questa registrazione è di un altro operatore.'
export const FINE_NOT_REMOVABLE = 'L’ora di fine non si può togliere.'
export const CHOOSE_CONFORME = 'Seleziona se la lavorazione è conforme o non conforme.'
export const NOTE_REQUIRED = 'Note obbligatorie'
/** Asked when a session ends and no piece of it is ticked. */
export const NO_AVANZAMENTO = 'Non hai segnalato nessun avanzamento. Sei sicuro di voler continuare?'
/** Why Save is disabled. */
export const TICK_A_PEZZO = 'Spunta almeno un pezzo, o togli l’ora di fine'

/** Why a day is too far back for an operator. */
export const tooFarBack = (days: number) =>
  `Si possono registrare attività fino a ${formatCount(days, 'giorno', 'giorni')} indietro.`

/** Minutes between two hours of a day, 'HH:mm'. */
export function minutesBetween(inizio: string, fine: string): number {
  const minutes = (hour: string) => Number(hour.slice(0, 2)) * 60 + Number(hour.slice(3, 5))
  return minutes(fine) - minutes(inizio)
}

/** What of a line says how many pieces it has. */
export interface RigaToCount extends RigaWithAnte {
  rivendita: boolean
  numero: number
  extraFields: unknown
}

/**
 * Pieces that a line has for an operation: none of an extra line; leaves as the line or its type says, one at least, and
 * a pane for each where nobody says how many.
 */
export function pezziOfRiga(riga: RigaToCount, tipo: TipoPezzo): number {
  const { rivendita, numero, extraFields } = riga
  if (rivendita) return 0
  if (tipo === 'numero') return numero
  const leaves = Math.max(1, leavesOf(riga))
  return numero * (tipo === 'ante' ? leaves : Math.max(1, count(extraFields, 'n_vetri') ?? leaves))
}

/** What the pieces of a line should take at an operation, all together. */
export interface Teoria {
  /** Windows of the line. */
  numero: number
  /** Minutes of the department of the phase for one of them. */
  tempo: number
  /** Percent of them that the operation takes, with two decimals. */
  quota: number
  /** Pieces of the line for the operation. */
  pezzi: number
}

/**
 * Minutes that one piece should take, in ten-thousandths exactly: all pieces of all operations of a phase make the
 * minutes of the phase × their shares.
 * @param posizione from 1 to `pezzi`
 */
export function minutesOfPezzo({ numero, tempo, quota, pezzi }: Teoria, posizione: number): number {
  const all = BigInt(numero) * BigInt(tempo) * BigInt(Math.round(quota * 100))
  const until = (amount: number) => (all * BigInt(amount)) / BigInt(pezzi)
  return Number(until(posizione) - until(posizione - 1)) / 10_000
}

/** Most pieces and lines that one save may tick. */
const RIGHE_MAX = 500
const POSIZIONI_MAX = 5000

/** Ticks of an activity, line by line. */
export const pezziRule = () =>
  array()
    .of(
      object({
        rigaPk: idRule(),
        posizioni: array()
          .of(integerRule().min(1))
          .transform(truncatedRule<number>(POSIZIONI_MAX))
          .typeError('È richiesta una lista')
          .required(REQUIRED_FIELD)
          .max(POSIZIONI_MAX),
      }),
    )
    .transform(truncatedRule(RIGHE_MAX))
    .typeError('È richiesta una lista')
    .defined()
    .default([])
    .max(RIGHE_MAX)

export type PezziInput = InferType<ReturnType<typeof pezziRule>>

/** CE controls that are recorded with an activity. */
const controlliRule = () =>
  array()
    .of(
      object({
        controlloPk: idRule(),
        conforme: optionalBooleanRule(),
        note: longTextRule(2000),
      }).test('note', NOTE_REQUIRED, function check({ conforme, note }) {
        return conforme !== false || note !== '' || this.createError({ path: `${this.path}.note` })
      }),
    )
    .transform(truncatedRule(100))
    .typeError('È richiesta una lista')
    .defined()
    .default([])
    .max(100)

export type ControlloOfAttivita = InferType<ReturnType<typeof controlliRule>>[number]

/** Longest that a device without network keeps what was pressed: two weeks, in seconds. */
export const SECONDI_FA_MAX = 14 * 86_400

const secondiFa = () => integerRule().notRequired().nullable().default(0).min(0).max(SECONDI_FA_MAX)

const key = () => singleLineRule(100)

/** What comes with a new session and with a change alike. */
const common = () => ({
  note: longTextRule(2000),
  pezzi: pezziRule(),
  controlli: controlliRule(),
  /** Pieces that somebody else has done meanwhile are left out, and told of, instead of refusing the whole. */
  saltaFatti: booleanRule(false),
  /** Seconds since it was pressed on a device that was without network. */
  secondiFa: secondiFa(),
})

/** A new session of work. */
export const newAttivitaSchema = object({
  lavorazionePk: refersTo('lavorazione', idRule(), LAVORAZIONE_NOT_ACTIVE),
  ordinePk: refersTo('ordine', optionalIdRule(), LOST_ORDINE),
  secondaLavorazionePk: refersTo('lavorazione', optionalIdRule(), DIFFERENT_SECONDA),
  /** Today when missing. */
  data: optionalDayRule(),
  operatorePk: optionalIdRule(),
  oraInizio: optionalTimeRule(),
  oraFine: optionalTimeRule(),
  precedentePk: optionalIdRule(),
  chiaveClient: key(),
  ...common(),
})

export type NewAttivita = InferType<typeof newAttivitaSchema>

/** A change of a session: what is not sent stays. */
export const attivitaEditSchema = object({
  pk: optionalIdRule(),
  chiaveClient: key(),
  versione: versioneRule,
  oraInizio: optionalTimeRule().optional().default(undefined),
  oraFine: optionalTimeRule().optional().default(undefined),
  /** Ends now, by the clock of the server. */
  ferma: booleanRule(false),
  ...common(),
  note: longTextRule(2000).optional().default(undefined),
  operatorePk: optionalIdRule().optional().default(undefined),
  data: optionalDayRule().optional().default(undefined),
  ordinePk: optionalIdRule().optional().default(undefined),
  lavorazionePk: optionalIdRule().optional().default(undefined),
  secondaLavorazionePk: optionalIdRule().optional().default(undefined),
})

export type AttivitaEdit = InferType<typeof attivitaEditSchema>

/** What a session was recorded for, which does not change; whoever sends the whole of it sends this too. */
export const RECORDED_FOR = ['operatorePk', 'data', 'ordinePk', 'lavorazionePk', 'secondaLavorazionePk'] as const
export const NOT_CHANGEABLE = 'Di un’attività registrata non si cambia: eliminala e registrane un’altra.'

/** Why hours are refused, by field; null when they may be so. */
export function oreReason(
  oraInizio: string | null,
  oraFine: string | null,
): { campo: 'oraInizio' | 'oraFine'; motivo: string } | null {
  if (oraFine === null) return null
  if (oraInizio === null) return { campo: 'oraInizio', motivo: REQUIRED_FIELD }
  return oraFine < oraInizio ? { campo: 'oraFine', motivo: FINE_BEFORE_INIZIO } : null
}

/** A piece that somebody has done already. */
export interface AlreadyDonePezzo {
  riga: number
  posizione: number
  /** Who; null for the office. */
  chi: string | null
  /** 'YYYY-MM-DD' */
  data: string
}

const SINGULAR: Readonly<Record<TipoPezzo, string>> = { numero: 'Il telaio', ante: 'L’anta', n_vetri: 'Il vetro' }

/** Who has done a piece, and when, for whoever comes second. */
export function alreadyDoneInWords({ riga, posizione, chi, data }: AlreadyDonePezzo, tipo: TipoPezzo): string {
  const participle = tipo === 'ante' ? 'è già stata fatta' : 'è già stato fatto'
  return `${SINGULAR[tipo]} ${posizione} della riga ${riga} ${participle} ${chi ? `da ${chi}` : 'dall’ufficio'} il ${formatDate(data)}.`
}

/** Why a piece cannot be ticked that its line does not have. */
export function unknownPezzo(riga: number, pezzi: number, tipo: TipoPezzo): string {
  const amount = { numero: ['telaio', 'telai'], ante: ['anta', 'ante'], n_vetri: ['vetro', 'vetri'] } as const
  const [singular, plural] = amount[tipo]
  return `La riga ${riga} ha ${formatCount(pezzi, singular, plural)}: questo pezzo non c’è.`
}

/** Whether Save is disabled: it would end a session of an operation of whose pieces none was ever ticked. */
export function saveDisabled(finishes: boolean, conOrdine: boolean, doneInAll: number): boolean {
  return finishes && conOrdine && doneInAll === 0
}

/** Whether the question is asked before a session ends. @param doneNow pieces ticked in this session */
export function asksConfirmation(finishes: boolean, doneNow: number): boolean {
  return finishes && doneNow === 0
}

/** Sessions of one operator that overlap, as the payload warns of them. */
export const overlappingWith = (oraInizio: string, oraFine: string | null) =>
  `Si sovrappone a un’altra tua attività: ${oraInizio}${oraFine ? `-${oraFine}` : ', ancora aperta'}.`

/** The filters of the activities. */
export const attivitaFilters = {
  periodo: periodFilter('On a day of this period.', { url: ['from_data', 'to_data'] }),
  operatorePk: pkFilter('Of the operator with this number.', { url: 'operatore' }),
  lavorazionePk: pkFilter('With the operation with this number, first or second.'),
  lavorazionePks: pksFilter('With one of the operations with these numbers.', { url: 'lavorazioni', repeated: true }),
  ordinePk: pkFilter('For the order with this number.', { url: 'ordine' }),
  aperte: yesNoFilter('True: without an end; false: ended.', { url: 'aperte' }),
  aggiornatoDopo: sinceFilter(),
}
