// What operators record: sessions of work, piece by piece. docs/rules/officina.md#activities
import { array, type InferType, object } from 'yup'
import { leavesOf, type RigaConAnte } from '../../ordini/righe/rules.ts'
import { conteggio } from '../../produzione/fasiSchedulate/rules.ts'
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
} from '../../shared/fields/fields.ts'
import { formatCount, formatDate } from '../../shared/formats/formats.ts'
import type { TipoPezzo } from '../lavorazioni/rules.ts'

export const ATTIVITA_AUTOMATICA = 'Attivita automatica' // sic
export const FINE_PRIMA_DI_INIZIO = 'L’ora di fine non può precedere quella di inizio.'
export const LAVORAZIONE_FINITA = 'La lavorazione è finita: non si può più modificare.'
export const NON_ULTIMA = 'Si può eliminare solo l’ultima attività di questa lavorazione.'
export const DATA_FUTURA = 'La data non può essere nel futuro.'
export const ATTIVITA_DI_ALTRI = 'Ognuno registra solo le proprie attività.'
export const GIA_APERTA = 'Hai già un’attività aperta per questa lavorazione su questo ordine.'
export const TUTTI_FATTI = 'Tutti i pezzi di questa lavorazione sono già fatti.'
export const ORDINE_PERSO = 'Questo ordine non c’è più.'
export const LAVORAZIONE_NON_ATTIVA = 'Questa lavorazione non si usa più.'
export const SECONDA_SENZA_ORDINE = 'La seconda lavorazione richiede un ordine.'
export const SECONDA_DIVERSA = 'La seconda lavorazione deve essere un’altra, con lo stesso tipo di pezzi.'
export const PEZZI_SENZA_ORDINE = 'Senza un ordine non ci sono pezzi.'
export const NON_DI_OGGI = 'L’attività è di un altro giorno: scrivi l’ora di fine.'
export const CHIAVE_DI_ALTRI = 'Questa registrazione è di un altro operatore.'
export const FINE_NON_TOGLIE = 'L’ora di fine non si può togliere.'
export const SCEGLI_CONFORME = 'Seleziona se la lavorazione è conforme o non conforme.'
export const NOTE_OBBLIGATORIE = 'Note obbligatorie'
/** Asked when a session ends and no piece of it is ticked. */
export const NESSUN_AVANZAMENTO = 'Non hai segnalato nessun avanzamento. Sei sicuro di voler continuare?'
/** Why Save is disabled. */
export const SPUNTA_UN_PEZZO = 'Spunta almeno un pezzo, o togli l’ora di fine'

/** Why a day is too far back for an operator. */
export const troppoIndietro = (giorni: number) =>
  `Si possono registrare attività fino a ${formatCount(giorni, 'giorno', 'giorni')} indietro.`

/** Minutes between two hours of a day, 'HH:mm'. */
export function minutiFra(inizio: string, fine: string): number {
  const minuti = (ora: string) => Number(ora.slice(0, 2)) * 60 + Number(ora.slice(3, 5))
  return minuti(fine) - minuti(inizio)
}

/** What of a line says how many pieces it has. */
export interface RigaDaContare extends RigaConAnte {
  rivendita: boolean
  numero: number
  extraFields: unknown
}

/**
 * Pieces that a line has for an operation: none of an extra line; leaves as the line or its type says, one at least, and
 * a pane for each where nobody says how many.
 */
export function pezziDellaRiga(riga: RigaDaContare, tipo: TipoPezzo): number {
  const { rivendita, numero, extraFields } = riga
  if (rivendita) return 0
  if (tipo === 'numero') return numero
  const foglie = Math.max(1, leavesOf(riga))
  return numero * (tipo === 'ante' ? foglie : Math.max(1, conteggio(extraFields, 'n_vetri') ?? foglie))
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
export function minutiDelPezzo({ numero, tempo, quota, pezzi }: Teoria, posizione: number): number {
  const tutti = BigInt(numero) * BigInt(tempo) * BigInt(Math.round(quota * 100))
  const fino = (quanti: number) => (tutti * BigInt(quanti)) / BigInt(pezzi)
  return Number(fino(posizione) - fino(posizione - 1)) / 10_000
}

/** Most pieces and lines that one save may tick. */
const RIGHE_MAX = 500
const POSIZIONI_MAX = 5000

/** Ticks of an activity, line by line. */
export const pezziRule = () =>
  array()
    .of(
      object({
        riga: idRule(),
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
        controllo: idRule(),
        conforme: optionalBooleanRule(),
        note: longTextRule(2000),
      }).test('note', NOTE_OBBLIGATORIE, function controlla({ conforme, note }) {
        return conforme !== false || note !== '' || this.createError({ path: `${this.path}.note` })
      }),
    )
    .transform(truncatedRule(100))
    .typeError('È richiesta una lista')
    .defined()
    .default([])
    .max(100)

export type ControlloDiAttivita = InferType<ReturnType<typeof controlliRule>>[number]

/** Longest that a device without network keeps what was pressed: two weeks, in seconds. */
export const SECONDI_FA_MAX = 14 * 86_400

const secondiFa = () => integerRule().notRequired().nullable().default(0).min(0).max(SECONDI_FA_MAX)

const chiave = () => singleLineRule(100)

/** What comes with a new session and with a change alike. */
const comuni = () => ({
  note: longTextRule(2000),
  pezzi: pezziRule(),
  controlli: controlliRule(),
  /** Pieces that somebody else has done meanwhile are left out, and told of, instead of refusing the whole. */
  saltaFatti: booleanRule(false),
  /** Seconds since it was pressed on a device that was without network. */
  secondiFa: secondiFa(),
})

/** A new session of work. */
export const nuovaAttivitaSchema = object({
  lavorazione: refersTo('lavorazione', idRule(), LAVORAZIONE_NON_ATTIVA),
  ordine: refersTo('ordine', optionalIdRule(), ORDINE_PERSO),
  secondaLavorazione: refersTo('lavorazione', optionalIdRule(), SECONDA_DIVERSA),
  /** Today when missing. */
  data: optionalDayRule(),
  operatore: optionalIdRule(),
  oraInizio: optionalTimeRule(),
  oraFine: optionalTimeRule(),
  precedente: optionalIdRule(),
  chiaveClient: chiave(),
  ...comuni(),
})

export type NuovaAttivita = InferType<typeof nuovaAttivitaSchema>

/** A change of a session: what is not sent stays. */
export const modificaAttivitaSchema = object({
  pk: optionalIdRule(),
  chiaveClient: chiave(),
  versione: versioneRule,
  oraInizio: optionalTimeRule().optional().default(undefined),
  oraFine: optionalTimeRule().optional().default(undefined),
  /** Ends now, by the clock of the server. */
  ferma: booleanRule(false),
  ...comuni(),
  note: longTextRule(2000).optional().default(undefined),
  operatore: optionalIdRule().optional().default(undefined),
  data: optionalDayRule().optional().default(undefined),
  ordine: optionalIdRule().optional().default(undefined),
  lavorazione: optionalIdRule().optional().default(undefined),
  secondaLavorazione: optionalIdRule().optional().default(undefined),
})

export type ModificaAttivita = InferType<typeof modificaAttivitaSchema>

/** What a session was recorded for, which does not change; whoever sends the whole of it sends this too. */
export const RECORDED_FOR = ['operatore', 'data', 'ordine', 'lavorazione', 'secondaLavorazione'] as const
export const NON_SI_CAMBIA = 'Di un’attività registrata non si cambia: eliminala e registrane un’altra.'

/** Why hours are refused, by field; null when they may be so. */
export function motivoOre(
  oraInizio: string | null,
  oraFine: string | null,
): { campo: 'oraInizio' | 'oraFine'; motivo: string } | null {
  if (oraFine === null) return null
  if (oraInizio === null) return { campo: 'oraInizio', motivo: REQUIRED_FIELD }
  return oraFine < oraInizio ? { campo: 'oraFine', motivo: FINE_PRIMA_DI_INIZIO } : null
}

/** A piece that somebody has done already. */
export interface PezzoGiaFatto {
  riga: number
  posizione: number
  /** Who; null for the office. */
  chi: string | null
  /** 'YYYY-MM-DD' */
  data: string
}

const SINGOLARE: Readonly<Record<TipoPezzo, string>> = { numero: 'Il telaio', ante: 'L’anta', n_vetri: 'Il vetro' }

/** Who has done a piece, and when, for whoever comes second. */
export function giaFattoInWords({ riga, posizione, chi, data }: PezzoGiaFatto, tipo: TipoPezzo): string {
  const participio = tipo === 'ante' ? 'è già stata fatta' : 'è già stato fatto'
  return `${SINGOLARE[tipo]} ${posizione} della riga ${riga} ${participio} ${chi ? `da ${chi}` : 'dall’ufficio'} il ${formatDate(data)}.`
}

/** Why a piece cannot be ticked that its line does not have. */
export function pezzoInesistente(riga: number, pezzi: number, tipo: TipoPezzo): string {
  const quanti = { numero: ['telaio', 'telai'], ante: ['anta', 'ante'], n_vetri: ['vetro', 'vetri'] } as const
  const [singolare, plurale] = quanti[tipo]
  return `La riga ${riga} ha ${formatCount(pezzi, singolare, plurale)}: questo pezzo non c’è.`
}

/** Whether Save is disabled: it would end a session of an operation of whose pieces none was ever ticked. */
export function salvaDisabilitato(finisce: boolean, conOrdine: boolean, fattiInTutto: number): boolean {
  return finisce && conOrdine && fattiInTutto === 0
}

/** Whether the question is asked before a session ends. @param fattiOra pieces ticked in this session */
export function chiedeConferma(finisce: boolean, fattiOra: number): boolean {
  return finisce && fattiOra === 0
}

/** Sessions of one operator that overlap, as the payload warns of them. */
export const sovrappostaA = (oraInizio: string, oraFine: string | null) =>
  `Si sovrappone a un’altra tua attività: ${oraInizio}${oraFine ? `-${oraFine}` : ', ancora aperta'}.`
