import { html, paragraphs, type SafeHtml } from '#platform/pdf/html.ts'
import type { Paper } from '#platform/settings/paper.ts'
import { formatIban } from '#shared/formats/iban.ts'
import type { VenditeSettings } from '../../impostazioni/rules.ts'

type Terms = Pick<Paper, 'azienda'> & Pick<VenditeSettings, 'condizioni_vendita'>

/** Where one pays and what holds for a sale, under quotes and orders; nothing while nobody has said it. */
export function saleTerms({ azienda: { iban }, condizioni_vendita: terms }: Terms): SafeHtml {
  return html`
    ${iban !== '' && html`<p class="piccolo">Coordinate bancarie: IBAN ${formatIban(iban)}</p>`}
    ${terms !== '' && html`<h2>Condizioni di vendita</h2><div class="piccolo">${paragraphs(terms)}</div>`}`
}
