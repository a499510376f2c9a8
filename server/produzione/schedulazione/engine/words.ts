// The engine's codes in Italian, written once for GraphQL, REST and mails.
import type { ErroreConfigurazione } from './fasi.ts'
import type { MotivoNonSchedulato } from './lotto.ts'
import { type Giorno, type Istante, minuteOf, writeGiorno, writeIstante } from './time.ts'
import type { AvvisoPiano, ErrorePiano, Motivo, MotivoRifiuto } from './types.ts'

/** The number by which people call an order. */
export type Commessa = (ordine: number) => string

/** 'DD-MM-YYYY' */
const giornoItaliano = (giorno: Giorno): string => writeGiorno(giorno).split('-').reverse().join('-')

/** 'DD-MM-YYYY HH:mm'; the day alone at midnight. */
export function istanteItaliano(istante: Istante): string {
  const [giorno = '', ora = ''] = writeIstante(istante).split(' ')
  const data = giorno.split('-').reverse().join('-')
  return minuteOf(istante) === 0 ? data : `${data} ${ora.slice(0, 5)}`
}

/** '5 h 20 min', '45 min', '2 h' */
function durataItaliana(minuti: number): string {
  const [ore, resto] = [Math.floor(Math.abs(minuti) / 60), Math.abs(minuti) % 60]
  const parti = [ore > 0 ? `${ore} h` : '', resto > 0 || ore === 0 ? `${resto} min` : ''].filter(Boolean)
  return `${minuti < 0 ? '-' : ''}${parti.join(' ')}`
}

const giorni = (numero: number) => (numero === 1 ? '1 giorno' : `${numero} giorni`)

function tratto(da: Giorno, a: Giorno): string {
  return da === a ? `il ${giornoItaliano(da)}` : `dal ${giornoItaliano(da)} al ${giornoItaliano(a)}`
}

function conOrdini(ordini: readonly number[], commessa: Commessa): string {
  return ordini.length === 0 ? '' : ` (${ordini.map(commessa).join(', ')})`
}

/** Why a phase begins when it does, or has no dates. */
export function motivoInParole(motivo: Motivo, commessa: Commessa): string {
  switch (motivo.codice) {
    case 'data_richiesta':
      return `Inizio richiesto: ${istanteItaliano(motivo.data)}.`
    case 'da_subito':
      return `Comincia appena possibile: dal ${istanteItaliano(motivo.data)}.`
    case 'dipendenza':
      return `Attende la fine di ${motivo.fase}: ${istanteItaliano(motivo.fine)}.`
    case 'giorni_pieni':
      return motivo.giorni === 1
        ? `Giorno pieno: ${giornoItaliano(motivo.da)}${conOrdini(motivo.ordini, commessa)}.`
        : `${giorni(motivo.giorni)} pieni ${tratto(motivo.da, motivo.a)}${conOrdini(motivo.ordini, commessa)}.`
    case 'giorni_chiusi':
      return motivo.giorni === 1
        ? `Giorno chiuso: ${giornoItaliano(motivo.da)}.`
        : `${giorni(motivo.giorni)} chiusi ${tratto(motivo.da, motivo.a)}.`
    case 'dopo_altri_lavori':
      return `Il ${giornoItaliano(motivo.giorno)} segue altri lavori per ${durataItaliana(motivo.minuti)}${conOrdini(motivo.ordini, commessa)}.`
    case 'tempo_fornitore':
      return motivo.giorni === motivo.previsti
        ? `${motivo.fornitore} consegna in ${giorni(motivo.giorni)}.`
        : `Durata indicata: ${giorni(motivo.giorni)} (${motivo.fornitore} consegna in ${giorni(motivo.previsti)}).`
    case 'tenuta':
      return motivo.dopo ? 'Mantiene le date salvate. Quando sono state scelte:' : 'Mantiene le date salvate.'
    case 'non_necessaria':
      return 'La fase non serve per quest’ordine.'
    case 'senza_fornitore':
      return 'Nessun fornitore scelto.'
    case 'senza_durata':
      return 'La fase non ha una durata: indicarla o completare le tempistiche.'
    case 'senza_inizio':
      return 'Manca la data di inizio.'
    case 'attende':
      return `Attende le date di ${motivo.fasi.join(', ')}.`
    case 'errore':
      return 'Non può cominciare alla data richiesta.'
  }
}

const RIFIUTI: Record<MotivoRifiuto, string> = {
  dipendenza: 'le fasi da cui dipende non sono ancora finite',
  giorno_chiuso: 'il reparto è chiuso',
  giorno_pieno: 'il giorno è pieno',
}

/** An error of a plan. */
export function erroreInParole(errore: ErrorePiano): string {
  if (errore.codice === 'nessuna_capacita') {
    return `${errore.nomeFase}: nessuna disponibilità nei prossimi due anni.`
  }
  const { nomeFase, data, motivo, primoUtile } = errore
  const utile = primoUtile === null ? '' : ` Prima data utile: ${istanteItaliano(primoUtile)}.`
  return `${nomeFase} non può cominciare il ${istanteItaliano(data)}: ${RIFIUTI[motivo]}.${utile}`
}

/** A warning of a plan. */
export function avvisoInParole(avviso: AvvisoPiano): string {
  switch (avviso.codice) {
    case 'inizio_nel_passato':
      return `${avviso.nomeFase}: l’inizio ${istanteItaliano(avviso.data)} è nel passato.`
    case 'oltre_consegna':
      return `La fine è oltre la data di approntamento ${giornoItaliano(avviso.dataConsegna)} di ${giorni(avviso.giorni)}: si può spostare al ${giornoItaliano(avviso.nuovaConsegna)}.`
    case 'misure_non_definitive':
      return `${avviso.nomeFase} comincia il ${istanteItaliano(avviso.data)} ma le misure non sono definitive.`
  }
}

/** Why an order was not scheduled by itself. */
export function nonSchedulatoInParole(motivo: MotivoNonSchedulato): string {
  switch (motivo.codice) {
    case 'non_schedulabile':
      return 'L’ordine non è schedulabile.'
    case 'tempistiche_mancanti':
      return 'Mancano delle tempistiche.'
    case 'errore':
      return erroreInParole(motivo.errore)
    case 'incompleto':
      return `Senza date: ${motivo.fasi.join(', ')}.`
  }
}

/** What is wrong with the configuration of the phases, in words; 'Invalid unit' is what the old application said. */
export function configurazioneInParole(errore: ErroreConfigurazione): string {
  switch (errore.codice) {
    case 'unita':
      return 'Invalid unit'
    case 'reparto':
      return 'Una fase a capacità finita ha bisogno di un reparto.'
    case 'doppia':
      return 'Esiste già una fase con questo nome.'
    case 'dipendenza_ignota':
      return `Fase sconosciuta: ${errore.dipendenza}.`
    case 'ciclo':
      return `Le fasi dipendono l’una dall’altra in circolo: ${errore.fasi.join(', ')}.`
  }
}
