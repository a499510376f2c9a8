import { html, paragraphs } from '#platform/pdf/html.ts'
import type { ProductSettings } from '#platform/settings/rules.ts'
import { formatDate, formatEuro } from '#shared/formats/formats.ts'
import { intervalText } from '../../ordini/mail/rules.ts'

type Azienda = Pick<ProductSettings, 'azienda'>

/** Who writes, below the text. */
function firma({ azienda }: Azienda) {
  return html`<p>${azienda.ragioneSociale}<br>${azienda.telefono}<br>${azienda.email}</p>`
}

/** The subject of the confirmation. */
export const confermaSubject = (numeroCommessa: string) => `Conferma ordine ${numeroCommessa}`

/** What a customer knows an order by. */
export interface ToldOrdine {
  numeroCommessa: string
  riferimento: string
  /** Euro. */
  netto: { toNumber(): number }
}

/** '26/0241 (rif. Villa), importo netto 3.456,78 €': what is not known of it is left out. */
export function ordineInWords({ numeroCommessa, riferimento, netto }: ToldOrdine): string {
  const importo = netto.toNumber()
  return [
    riferimento ? `${numeroCommessa} (rif. ${riferimento})` : numeroCommessa,
    importo > 0 && `importo netto ${formatEuro(importo)}`,
  ]
    .filter(Boolean)
    .join(', ')
}

const greeting = (name: string) => paragraphs(name ? `Buongiorno ${name},` : 'Buongiorno,')

/**
 * The confirmation: the order and the days in which it will be ready.
 * @param name of the customer @param dataConsegna approntamento, 'YYYY-MM-DD'
 */
export function confermaBody(name: string, ordine: ToldOrdine, dataConsegna: string, settings: Azienda): string {
  return html`${greeting(name)}
<p>confermiamo l’ordine ${ordineInWords(ordine)}. In allegato il preventivo firmato.</p>
<p>${intervalText(dataConsegna)}</p>
${firma(settings)}`.text
}

/** A link for a customer, as a mail tells it. */
interface LinkTold {
  /** Name of the customer. */
  nome: string
  /** What the link is for, ending in a colon. */
  testo: string
  url: string
  scadeIl: Date
}

/** A mail with one link, what it is for, and until when it opens. */
export function linkBody({ nome, testo, url, scadeIl }: LinkTold, settings: Azienda): string {
  return html`${greeting(nome)}
${paragraphs(testo)}
<p><a href="${url}">${url}</a></p>
<p>Il link è personale e vale fino al ${formatDate(scadeIl)}.</p>
${firma(settings)}`.text
}
