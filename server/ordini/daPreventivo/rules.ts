// From a quote to an order: what becomes what, and what an order has no place for.
// docs/rules/ordini.md#from-a-quote
import type { Riquadro } from '#shared/composti/rules.ts'
import { leavesOfComposto } from '#shared/composti/specchiature.ts'
import { formatCount } from '#shared/formats/formats.ts'
import { findProvincia, findRegione } from '#shared/places.ts'
import type { TipoCliente } from '#vendite/clienti/rules.ts'
import { NO_POSA, type PosaInput } from '../posa/rules.ts'
import type { RigaInput } from '../righe/rules.ts'

/** A window line of a quote. */
export interface SerramentoOfPreventivo {
  tipoSerramentoId: number
  tipoSerramento: { nome: string; ante: number }
  tipoAperturaId: number
  accessori: readonly { id: number }[]
  quantita: number
  /** mm */
  altezza: number
  /** mm */
  larghezza: number
  /** The fields of a composed element; none: a simple window. */
  specchiature: readonly SpecchiaturaOfPreventivo[]
}

interface SpecchiaturaOfPreventivo extends Riquadro {
  tipoSerramento: { id: number }
  tipoApertura: { id: number } | null
  ante: number
}

/** What of a quote an order is made from. */
export interface PreventivoToTranslate {
  id: number
  nomeCognome: string
  tipoCliente: string
  tipoIntervento: string
  note: string
  messaInPosa: boolean
  indirizzoPosa: string
  cittaPosa: string
  provinciaPosa: string
  pianoPosa: string
  regionePosa: string
  famigliaId: number
  opzioni: readonly { opzioneId: number; valoreId: number }[]
  serramenti: readonly SerramentoOfPreventivo[]
}

/** The parts of an order that a quote gives. */
interface Translation {
  tipoCliente: TipoCliente
  riferimento: string
  note: string
  posa: PosaInput
  righe: RigaInput[]
  /** What is still to be said, in Italian. */
  daCompletare: string[]
}

/** Kinds of customer as the wizard's list may call them; null when it says none of ours. */
export function tipoClienteOf(text: string): TipoCliente | null {
  const word = text.toLowerCase()
  if (/rivend/.test(word)) return 'RIVEN'
  if (/privat|non professionist/.test(word)) return 'PRIVA'
  return /impres|professionist|aziend/.test(word) ? 'IMPRE' : null
}

function rigaOf(serramento: SerramentoOfPreventivo, { famigliaId, opzioni }: PreventivoToTranslate): RigaInput {
  const { tipoSerramentoId, tipoSerramento, tipoAperturaId, accessori, quantita, altezza, larghezza } = serramento
  const specchiature = serramento.specchiature.map(({ x, y, tipoSerramento: tipo, tipoApertura, ante, ...one }) => ({
    ...{ x, y, larghezza: one.larghezza, altezza: one.altezza, ante },
    tipoSerramentoPk: tipo.id,
    tipoAperturaPk: tipoApertura?.id ?? null,
  }))
  return {
    pk: null,
    tipoSerramentoPk: tipoSerramentoId,
    codiceSerramentoPk: null,
    rivendita: false,
    codiceRivendita: '',
    numero: quantita,
    listino: null,
    scontoArticolo: null,
    scontoCorrettivo: null,
    netto: null,
    altezza,
    larghezza,
    ante: specchiature.length > 0 ? leavesOfComposto(specchiature) : tipoSerramento.ante,
    specchiature,
    forma: '',
    descrizione: '',
    famigliaPk: famigliaId,
    tipoAperturaPk: tipoAperturaId,
    opzioni: opzioni.map(({ opzioneId, valoreId }) => ({ opzionePk: opzioneId, valorePk: valoreId })),
    accessoriPks: accessori.map(({ id }) => id),
  }
}

/** Length of an order's notes. */
const NOTE_MAX = 5000

/** The region of a province, as a quote names both. */
const isOfRegione = (provincia: string, regione: string) =>
  findRegione(findProvincia(provincia)?.idRegione)?.nome === findRegione(regione)?.nome

/**
 * A quote as an order: lines with their whole windows, the place where they are installed, what the customer wrote in
 * the notes; what somebody must still say is listed.
 */
export function translatePreventivo(preventivo: PreventivoToTranslate): Translation {
  const { id, serramenti, tipoIntervento, note, regionePosa, messaInPosa } = preventivo
  const { indirizzoPosa, cittaPosa, provinciaPosa, pianoPosa } = preventivo
  const tipoCliente = tipoClienteOf(preventivo.tipoCliente)
  const righeNote = [
    `Dal preventivo n. ${id}`,
    tipoIntervento && `Intervento: ${tipoIntervento}`,
    // The province of the place says it where there is one.
    regionePosa && !isOfRegione(provinciaPosa, regionePosa) && `Regione di posa: ${regionePosa}`,
    note && `Note del cliente: ${note}`,
  ].filter(Boolean)
  const daCompletare = [
    `Codice serramento di ${formatCount(serramenti.length, 'riga', 'righe')}: il preventivo non lo dice`,
    'Prezzi: il preventivo non li ha',
    'Data di approntamento: da decidere',
    'Misure: sono quelle del cliente, da rilevare',
    ...(messaInPosa ? ['Scale o ascensore e contatto in cantiere: il preventivo non li dice'] : []),
    ...(tipoCliente ? [] : [`Tipo cliente “${preventivo.tipoCliente}”: preso come privato`]),
  ]
  return {
    tipoCliente: tipoCliente ?? 'PRIVA',
    riferimento: preventivo.nomeCognome.slice(0, 200),
    note: righeNote.join('\n').slice(0, NOTE_MAX),
    posa: { ...NO_POSA, messaInPosa, indirizzoPosa, cittaPosa, provinciaPosa, pianoPosa },
    righe: serramenti.map((serramento) => rigaOf(serramento, preventivo)),
    daCompletare,
  }
}

/** The state of the list that says that a customer has ordered, by its word; null when none does. */
export function orderedStato<Stato extends { stato: string }>(stati: readonly Stato[]): Stato | null {
  const words = [/^ordin/i, /^accett/i, /^(conferm|approv)/i, /^(vint|conclus)/i]
  for (const word of words) {
    const found = stati.find(({ stato }) => word.test(stato))
    if (found) return found
  }
  return null
}

export const STATO_STAYS = 'Stato del preventivo: nella lista non c’è uno stato come “Accettato”, resta com’è'
export const PREVENTIVO_ELIMINATO = 'Il preventivo è eliminato: ripristinalo per farne un ordine.'

/** The number that is offered: as it is, then `-2`, `-3` … after it while another order has it. */
export function freeNumeroLike(next: string, taken: ReadonlySet<string>): string {
  let n = 1
  let numero = next
  while (taken.has(numero)) numero = `${next}-${++n}`
  return numero
}
