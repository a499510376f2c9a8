// The mails of a quote: when they may be sent and how a template becomes a text.
// docs/rules/vendite.md#quotes

import { isAddress } from '#platform/mail/rules.ts'
import { type NamedSpecchiatura, specchiatureText } from '#shared/composti/specchiature.ts'
import { escapeHtml, formatCount, formatDate, formatSize } from '#shared/formats/formats.ts'

type Instant = string | Date | null | undefined

interface StatoMailPreventivo {
  eliminato: boolean
  email: string
  emailInviataIl?: Instant
  emailInviataAgenteIl?: Instant
  agente?: { user: { email: string } } | null | undefined
}

const ELIMINATO = 'Il preventivo è stato eliminato: ripristinalo per inviare e-mail'

/** Why the mail to the customer cannot be sent, in Italian; null when it can. */
export function whyNoEmailCliente(preventivo: StatoMailPreventivo): string | null {
  if (preventivo.emailInviataIl) return `E-mail già inviata al cliente il ${formatDate(preventivo.emailInviataIl)}`
  if (preventivo.eliminato) return ELIMINATO
  if (!isAddress(preventivo.email)) return 'L’indirizzo e-mail del cliente non è valido'
  return null
}

/** Why the mail to the agent cannot be sent, in Italian; null when it can. */
export function whyNoEmailAgente(preventivo: StatoMailPreventivo): string | null {
  const { emailInviataAgenteIl, agente } = preventivo
  if (emailInviataAgenteIl) return `E-mail già inviata all’agente il ${formatDate(emailInviataAgenteIl)}`
  if (preventivo.eliminato) return ELIMINATO
  if (!agente) return 'Nessun agente assegnato'
  if (!isAddress(agente.user.email)) return 'L’agente non ha un indirizzo e-mail valido'
  return null
}

/** What can be written in a template as {{name}}, with its description for whoever writes templates. */
export const placeholders = {
  numero: 'Numero del preventivo',
  data_creazione: 'Data della richiesta',
  nome_cognome: 'Nome e cognome del cliente',
  telefono: 'Telefono del cliente',
  email: 'E-mail del cliente',
  indirizzo: 'Indirizzo del cliente',
  citta: 'Città del cliente',
  provincia: 'Provincia del cliente',
  tipo_cliente: 'Tipo di cliente',
  tipo_intervento: 'Tipo di intervento',
  messa_in_posa: '«sì» o «no»',
  regione_posa: 'Regione di posa',
  luogo_posa: 'Indirizzo completo di posa',
  famiglia: 'Famiglia di serramenti',
  tipologia_famiglia: 'Tipologia della famiglia',
  opzioni: 'Opzioni scelte, una per riga',
  serramenti: 'Serramenti richiesti, uno per riga',
  totale_serramenti: 'Numero complessivo di serramenti',
  note: 'Note del cliente',
  agente: 'Nome dell’agente',
  agente_email: 'E-mail dell’agente',
  azienda: 'Ragione sociale del produttore',
  azienda_telefono: 'Telefono del produttore',
  azienda_email: 'E-mail del produttore',
  numero_verde: 'Numero verde dell’ufficio commerciale',
  sito: 'Sito del produttore',
} as const

type Placeholder = keyof typeof placeholders
export type TemplateFacts = Record<Placeholder, string>

/** The quote as templates see it: the shape that the domain reads. */
export interface PreventivoTemplate {
  id: number
  dataCreazione: string | Date
  nomeCognome: string
  telefono: string
  email: string
  indirizzo: string
  citta: string
  provincia: string
  tipoCliente: string
  tipoIntervento: string
  messaInPosa: boolean
  regionePosa: string
  indirizzoPosa: string
  cittaPosa: string
  provinciaPosa: string
  pianoPosa: string
  note: string
  famiglia: { nome: string; tipologiaFamiglia: { nome: string } }
  opzioni: readonly { opzione: { nome: string }; valore: { nome: string } }[]
  serramenti: readonly {
    quantita: number
    altezza: number
    larghezza: number
    tipoSerramento: { nome: string }
    tipoApertura: { nome: string }
    accessori: readonly { nome: string }[]
    specchiature: readonly NamedSpecchiatura[]
  }[]
  agente?: { user: { firstName: string; lastName: string; email: string } } | null | undefined
}

interface ManufacturerTemplate {
  azienda: { ragioneSociale: string; telefono: string; email: string }
  telefono_commerciale: string
  sito: string
}

/** The values of the placeholders for a quote; several lines are separated by line feeds. */
export function templateFacts(preventivo: PreventivoTemplate, manufacturer: ManufacturerTemplate): TemplateFacts {
  const { agente } = preventivo
  const total = preventivo.serramenti.reduce((sum, { quantita }) => sum + quantita, 0)
  const piano = preventivo.pianoPosa && `piano: ${preventivo.pianoPosa}`
  return {
    numero: String(preventivo.id),
    data_creazione: formatDate(preventivo.dataCreazione),
    nome_cognome: preventivo.nomeCognome,
    telefono: preventivo.telefono,
    email: preventivo.email,
    indirizzo: preventivo.indirizzo,
    citta: preventivo.citta,
    provincia: preventivo.provincia,
    tipo_cliente: preventivo.tipoCliente,
    tipo_intervento: preventivo.tipoIntervento,
    messa_in_posa: preventivo.messaInPosa ? 'sì' : 'no',
    regione_posa: preventivo.regionePosa,
    luogo_posa: [preventivo.indirizzoPosa, preventivo.cittaPosa, preventivo.provinciaPosa, piano]
      .filter(Boolean)
      .join(', '),
    famiglia: preventivo.famiglia.nome,
    tipologia_famiglia: preventivo.famiglia.tipologiaFamiglia.nome,
    opzioni: preventivo.opzioni.map(({ opzione, valore }) => `${opzione.nome}: ${valore.nome}`).join('\n'),
    serramenti: preventivo.serramenti.map(rigaSerramento).join('\n'),
    totale_serramenti: formatCount(total, 'serramento', 'serramenti'),
    note: preventivo.note,
    agente: agente ? `${agente.user.firstName} ${agente.user.lastName}`.trim() : '',
    agente_email: agente?.user.email ?? '',
    azienda: manufacturer.azienda.ragioneSociale,
    azienda_telefono: manufacturer.azienda.telefono,
    azienda_email: manufacturer.azienda.email,
    numero_verde: manufacturer.telefono_commerciale,
    sito: manufacturer.sito,
  }
}

/** '2 × Finestra 1 anta, Battente, 1.200 × 1.400 mm (Zanzariera)'; of a composed element with its fields. */
function rigaSerramento(serramento: PreventivoTemplate['serramenti'][number]): string {
  const { quantita, tipoSerramento, tipoApertura, larghezza, altezza, accessori, specchiature } = serramento
  const misure = formatSize(larghezza, altezza)
  const extra = accessori.length > 0 ? ` (${accessori.map(({ nome }) => nome).join(', ')})` : ''
  const fields = specchiature.length > 0 ? `, elemento composto: ${specchiatureText(specchiature)}` : ''
  return `${quantita} × ${tipoSerramento.nome}, ${tipoApertura.nome}, ${misure}${extra}${fields}`
}

interface FilledText {
  testo: string
  /** Placeholders that do not exist, each once: left as they are in the text. */
  sconosciuti: string[]
}

const PLACEHOLDER = /\{\{\s*([\p{L}\p{N}_]+)\s*\}\}( ?)/gu

/**
 * Fills the placeholders of a template. In a body (`html`) values are escaped and their line ends become `<br>`;
 * in a subject (`text`) every run of blanks becomes one space, so that nothing can add a header.
 */
export function fillTemplate(
  template: string,
  data: Readonly<Partial<Record<string, string>>>,
  format: 'html' | 'testo',
): FilledText {
  const unknown = new Set<string>()
  const text = template.replace(PLACEHOLDER, (written, name: string, blank: string) => {
    const value = Object.hasOwn(data, name) ? data[name] : undefined
    if (value === undefined) {
      unknown.add(name)
      return written
    }
    // What is missing leaves no double blank behind.
    if (value === '') return ''
    return (format === 'html' ? escapeHtml(value).replace(/\r\n|\r|\n/g, '<br>') : value) + blank
  })
  return {
    testo: format === 'html' ? text : text.replace(/[\s\p{Cc}]+/gu, ' ').trim(),
    sconosciuti: [...unknown],
  }
}
