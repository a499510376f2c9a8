import { html } from '#platform/pdf/html.ts'
import { formatCount, formatDate } from '#shared/formats/formats.ts'
import type { OrdineSollecitato } from './rules.ts'

/** The mail of a supplier. @param firma html of who writes */
export function sollecitoMail(ordini: readonly OrdineSollecitato[], firma: string): { oggetto: string; corpo: string } {
  const titles = ['N.', 'Commessa', 'Riferimento', 'Tipologia', 'Consegna prevista']
  const one = ordini.length === 1
  const text = html`<p>Buongiorno,</p><p>${
    one ? 'per questo ordine la consegna prevista è passata' : 'per questi ordini la consegna prevista è passata'
  } e il materiale non ci risulta arrivato${ordini.some(({ mancanti }) => mancanti.length > 0) ? ' per intero' : ''}. Chiediamo di comunicarci la nuova data di consegna.</p><table><thead><tr>${titles.map(
    (title) => html`<th>${title}</th>`,
  )}</tr></thead><tbody>${ordini.map(
    ({ pk, numeroCommessa, riferimento, tipologia, dataConsegna, mancanti }) =>
      html`<tr><td>${pk}</td><td>${numeroCommessa}</td><td>${riferimento}</td><td>${tipologia}${mancanti.length > 0 && ` (mancano ${mancanti.join('; ')})`}</td><td>${formatDate(dataConsegna)}</td></tr>`,
  )}</tbody></table><p>Cordiali saluti</p>`
  return {
    oggetto: `Sollecito: ${formatCount(ordini.length, 'ordine in ritardo', 'ordini in ritardo')}`,
    corpo: `${text.text}\n${firma}`,
  }
}
