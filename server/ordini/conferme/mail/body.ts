import { html, paragraphs } from '../../../platform/pdf/html.ts'
import type { SettingValues } from '../../../platform/settings/rules.ts'
import { intervalText } from '../../ordini/mail/rules.ts'

type Azienda = Pick<SettingValues, 'azienda'>

/** Who writes, below the text. */
function firma({ azienda }: Azienda) {
  return html`<p>${azienda.ragioneSociale}<br>${azienda.telefono}<br>${azienda.email}</p>`
}

/** The subject of the confirmation. */
export const confermaSubject = (numeroCommessa: string) => `Conferma ordine ${numeroCommessa}`

/** The confirmation: the days in which the order will be ready. @param dataConsegna approntamento, 'YYYY-MM-DD' */
export function confermaBody(numeroCommessa: string, dataConsegna: string, settings: Azienda): string {
  return html`${paragraphs('Buongiorno,')}
<p>confermiamo l’ordine ${numeroCommessa}. In allegato il preventivo firmato.</p>
<p>${intervalText(dataConsegna)}</p>
${firma(settings)}`.text
}

/** A mail with one link, and until when it opens. @param giorno 'DD-MM-YYYY' */
export function linkBody(testo: string, url: string, giorno: string, settings: Azienda): string {
  return html`${paragraphs(testo)}
<p><a href="${url}">${url}</a></p>
<p>Il link è personale e vale fino al ${giorno}.</p>
${firma(settings)}`.text
}
