// The engine's codes in Italian, written once for GraphQL, REST and mails.
import type { ConfigurationError } from './fasi.ts'
import type { NotSchedulatoReason } from './lotto.ts'
import { type Day, type Instant, minuteOf, writeDay, writeInstant } from './time.ts'
import type { EngineReason, PianoError, PianoNotice, RefusalReason } from './types.ts'

/** The number by which people call an order. */
export type Commessa = (ordine: number) => string

/** 'DD-MM-YYYY' */
const dayInItalian = (day: Day): string => writeDay(day).split('-').reverse().join('-')

/** 'DD-MM-YYYY HH:mm'; the day alone at midnight. */
export function instantInItalian(instant: Instant): string {
  const [day = '', hour = ''] = writeInstant(instant).split(' ')
  const data = day.split('-').reverse().join('-')
  return minuteOf(instant) === 0 ? data : `${data} ${hour.slice(0, 5)}`
}

/** '5 h 20 min', '45 min', '2 h' */
function durationInItalian(minutes: number): string {
  const [hours, resto] = [Math.floor(Math.abs(minutes) / 60), Math.abs(minutes) % 60]
  const parts = [hours > 0 ? `${hours} h` : '', resto > 0 || hours === 0 ? `${resto} min` : ''].filter(Boolean)
  return `${minutes < 0 ? '-' : ''}${parts.join(' ')}`
}

const days = (numero: number) => (numero === 1 ? '1 giorno' : `${numero} giorni`)

function stretch(from: Day, a: Day): string {
  return from === a ? `il ${dayInItalian(from)}` : `dal ${dayInItalian(from)} al ${dayInItalian(a)}`
}

const withClosed = (closed = 0) => (closed > 0 ? `, più ${days(closed)} di chiusura` : '')

function withOrdini(ordini: readonly number[], commessa: Commessa): string {
  return ordini.length === 0 ? '' : ` (${ordini.map(commessa).join(', ')})`
}

/** Why a phase begins when it does, or has no dates. */
export function engineReasonInWords(reason: EngineReason, commessa: Commessa): string {
  switch (reason.codice) {
    case 'data_richiesta':
      return `Inizio richiesto: ${instantInItalian(reason.data)}.`
    case 'da_subito':
      return `Comincia appena possibile: dal ${instantInItalian(reason.data)}.`
    case 'dipendenza':
      return `Attende la fine di ${reason.fase}: ${instantInItalian(reason.fine)}.`
    case 'giorni_pieni':
      return reason.giorni === 1
        ? `Giorno pieno: ${dayInItalian(reason.da)}${withOrdini(reason.ordini, commessa)}.`
        : `${days(reason.giorni)} pieni ${stretch(reason.da, reason.a)}${withOrdini(reason.ordini, commessa)}.`
    case 'giorni_chiusi':
      return reason.giorni === 1
        ? `Giorno chiuso: ${dayInItalian(reason.da)}.`
        : `${days(reason.giorni)} chiusi ${stretch(reason.da, reason.a)}.`
    case 'dopo_altri_lavori':
      return `Il ${dayInItalian(reason.giorno)} segue altri lavori per ${durationInItalian(reason.minuti)}${withOrdini(reason.ordini, commessa)}.`
    case 'tempo_fornitore':
      return reason.giorni === reason.previsti
        ? `${reason.fornitore} consegna in ${days(reason.giorni)}${withClosed(reason.chiusi)}.`
        : `Durata indicata: ${days(reason.giorni)}${withClosed(reason.chiusi)} (${reason.fornitore} consegna in ${days(reason.previsti)}).`
    case 'tenuta':
      return reason.dopo ? 'Mantiene le date salvate. Quando sono state scelte:' : 'Mantiene le date salvate.'
    case 'non_necessaria':
      return 'La fase non serve per quest’ordine.'
    case 'senza_fornitore':
      return 'Nessun fornitore scelto.'
    case 'senza_durata':
      return 'La fase non ha una durata: indicarla o completare le tempistiche.'
    case 'senza_inizio':
      return 'Manca la data di inizio.'
    case 'attende':
      return `Attende le date di ${reason.fasi.join(', ')}.`
    case 'errore':
      return 'Non può cominciare alla data richiesta.'
  }
}

const REFUSALS: Record<RefusalReason, string> = {
  dipendenza: 'le fasi da cui dipende non sono ancora finite',
  giorno_chiuso: 'il reparto è chiuso',
  giorno_pieno: 'il giorno è pieno',
}

/** An error of a plan. */
export function errorInWords(error: PianoError): string {
  if (error.codice === 'nessuna_capacita') {
    return `${error.nomeFase}: nessuna disponibilità nei prossimi due anni.`
  }
  const { nomeFase, data, motivo, primoUtile } = error
  const utile = primoUtile === null ? '' : ` Prima data utile: ${instantInItalian(primoUtile)}.`
  return `${nomeFase} non può cominciare il ${instantInItalian(data)}: ${REFUSALS[motivo]}.${utile}`
}

/** A warning of a plan. */
export function noticeInWords(notice: PianoNotice): string {
  switch (notice.codice) {
    case 'inizio_nel_passato':
      return `${notice.nomeFase}: l’inizio ${instantInItalian(notice.data)} è nel passato.`
    case 'oltre_consegna':
      return `La fine è oltre la data di approntamento ${dayInItalian(notice.dataConsegna)} di ${days(notice.giorni)}: si può spostare al ${dayInItalian(notice.nuovaConsegna)}.`
    case 'misure_non_definitive':
      return `${notice.nomeFase} comincia il ${instantInItalian(notice.data)} ma le misure non sono definitive.`
  }
}

/** Why an order was not scheduled by itself. */
export function notSchedulatoInWords(reason: NotSchedulatoReason): string {
  switch (reason.codice) {
    case 'non_schedulabile':
      return 'L’ordine non è schedulabile.'
    case 'tempistiche_mancanti':
      return 'Mancano delle tempistiche.'
    case 'errore':
      return errorInWords(reason.errore)
    case 'incompleto':
      return `Senza date: ${reason.fasi.join(', ')}.`
  }
}

/** What is wrong with the configuration of the phases, in words; 'Invalid unit' is what the old application said. */
export function configurationInWords(error: ConfigurationError): string {
  switch (error.codice) {
    case 'unita':
      return 'Invalid unit'
    case 'reparto':
      return 'Una fase a capacità finita ha bisogno di un reparto con una capacità in minuti.'
    case 'doppia':
      return 'Esiste già una fase con questo nome.'
    case 'dipendenza_ignota':
      return `Fase sconosciuta: ${error.dipendenza}.`
    case 'ciclo':
      return `Le fasi dipendono l’una dall’altra in circolo: ${error.fasi.join(', ')}.`
  }
}
