// From a quote to an order: what becomes what, and what an order has no place for.
// docs/rules/ordini.md#from-a-quote
import { formatCount } from '#shared/formats/formats.ts'
import type { TipoCliente } from '#vendite/clienti/rules.ts'
import type { RigaInput } from '../righe/rules.ts'

/** A window line of a quote, by the names that its reader knows. */
export interface SerramentoOfPreventivo {
  tipoSerramentoId: number
  tipoSerramento: { nome: string; ante: number }
  tipoApertura: { nome: string }
  accessori: readonly { nome: string }[]
  quantita: number
  /** mm */
  altezza: number
  /** mm */
  larghezza: number
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
  famiglia: { nome: string }
  opzioni: readonly { opzione: { nome: string }; valore: { nome: string } }[]
  serramenti: readonly SerramentoOfPreventivo[]
}

/** The parts of an order that a quote gives. */
interface Translation {
  tipoCliente: TipoCliente
  riferimento: string
  note: string
  righe: RigaInput[]
  /** What has no place of its own in an order, and where it is kept, in Italian. */
  daCompletare: string[]
}

/** Kinds of customer as the wizard's list may call them; null when it says none of ours. */
export function tipoClienteOf(text: string): TipoCliente | null {
  const word = text.toLowerCase()
  if (/rivend/.test(word)) return 'RIVEN'
  if (/privat|non professionist/.test(word)) return 'PRIVA'
  return /impres|professionist|aziend/.test(word) ? 'IMPRE' : null
}

const descrizione = ({ tipoApertura, accessori }: SerramentoOfPreventivo) =>
  [
    `Apertura: ${tipoApertura.nome}`,
    accessori.length > 0 && `Accessori: ${accessori.map(({ nome }) => nome).join(', ')}`,
  ]
    .filter(Boolean)
    .join('. ')

function rigaOf(serramento: SerramentoOfPreventivo): RigaInput {
  const { tipoSerramentoId, tipoSerramento, quantita, altezza, larghezza } = serramento
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
    ante: tipoSerramento.ante,
    forma: '',
    descrizione: descrizione(serramento),
  }
}

const posaOf = ({ messaInPosa, indirizzoPosa, cittaPosa, provinciaPosa, pianoPosa }: PreventivoToTranslate) => {
  if (!messaInPosa) return ''
  const luogo = [indirizzoPosa, cittaPosa, provinciaPosa && `(${provinciaPosa})`].filter(Boolean).join(' ')
  return `Messa in posa: ${[luogo, pianoPosa && `piano ${pianoPosa}`].filter(Boolean).join(', ') || 'richiesta'}`
}

/** Length of an order's notes. */
const NOTE_MAX = 5000

/**
 * A quote as an order: lines with their measures, pieces and leaves; options, intervention and installation go into the
 * notes, accessories into the descriptions with the name of the opening, so that nothing is lost; what somebody must
 * still say is listed.
 */
export function translatePreventivo(preventivo: PreventivoToTranslate): Translation {
  const { id, famiglia, opzioni, serramenti, tipoIntervento, note } = preventivo
  const tipoCliente = tipoClienteOf(preventivo.tipoCliente)
  const posa = posaOf(preventivo)
  const choices = opzioni.map(({ opzione, valore }) => `${opzione.nome}: ${valore.nome}`)
  const righeNote = [
    `Dal preventivo n. ${id}`,
    `Famiglia: ${famiglia.nome}`,
    ...choices,
    tipoIntervento && `Intervento: ${tipoIntervento}`,
    posa,
    note && `Note del cliente: ${note}`,
  ].filter(Boolean)
  const daCompletare = [
    `Codice serramento di ${formatCount(serramenti.length, 'riga', 'righe')}: il preventivo non lo dice`,
    'Prezzi: il preventivo non li ha',
    'Data di approntamento: da decidere',
    'Misure: sono quelle del cliente, da rilevare',
    ...(serramenti.some(({ accessori }) => accessori.length > 0) ? ['Accessori: nella descrizione delle righe'] : []),
    ...(choices.length > 0 ? [`${choices.join(', ')}: nelle note`] : []),
    ...(posa ? [`${posa}: nelle note`] : []),
    ...(tipoCliente ? [] : [`Tipo cliente “${preventivo.tipoCliente}”: preso come privato`]),
  ]
  return {
    tipoCliente: tipoCliente ?? 'PRIVA',
    riferimento: preventivo.nomeCognome.slice(0, 200),
    note: righeNote.join('\n').slice(0, NOTE_MAX),
    righe: serramenti.map(rigaOf),
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
