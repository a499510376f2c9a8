import { type DrawnRiga, FIGURES_STYLE, figures } from '#ordini/ordini/pdf/figure.ts'
import { html, type SafeHtml } from '#platform/pdf/html.ts'
import { letterhead } from '#platform/pdf/letterhead.ts'
import type { Paper } from '#platform/settings/paper.ts'
import { formatDate } from '#shared/formats/formats.ts'
import { countPezzi } from '../lavorazioni/rules.ts'
import type { ReadControlli } from './read.ts'
import { whoDidIt } from './record.ts'

const STYLE = `
  body { overflow-wrap: anywhere }
  .lavorazione { margin-top: 6mm; break-inside: avoid }
  .mancante { color: #6b7280; font-style: italic }
  .firma { margin-top: 14mm; break-inside: avoid; display: flex; justify-content: space-between }
  .firma div { width: 70mm; border-top: 0.4pt solid #374151; padding-top: 1.5mm }`

function section({ lavorazione, pezzi, controlli }: ReadControlli): SafeHtml {
  return html`<section class="lavorazione">
    <h2>${lavorazione.nome} <span class="piccolo">${countPezzi(pezzi, lavorazione.tipo)}</span></h2>
    <table>
      <thead><tr><th>Controllo e tolleranze</th><th>Frequenza</th><th>Data</th><th>Operatore</th><th>Conforme</th><th>Note</th></tr></thead>
      <tbody>${controlli.map(({ descrizione, frequenza, effettuato }) =>
        effettuato
          ? html`<tr><td>${descrizione}</td><td>${frequenza}</td><td>${formatDate(effettuato.data)}</td>
              <td>${whoDidIt(effettuato)}</td><td>${effettuato.conforme ? 'Sì' : 'No'}</td><td>${effettuato.note}</td></tr>`
          : html`<tr><td>${descrizione}</td><td>${frequenza}</td><td colspan="4" class="mancante">non eseguito</td></tr>`,
      )}</tbody>
    </table>
  </section>`
}

/** The order that the controls are of, as the print names it. */
interface PrintedOrdine {
  numeroCommessa: string
  nomeCliente: string
  riferimento: string
  /** Its windows, to be drawn. */
  righe: readonly DrawnRiga[]
}

/** The register of the CE controls of an order, on the company's paper. @param today 'YYYY-MM-DD', when it is printed */
export function controlliDocument(
  ordine: PrintedOrdine,
  controlli: readonly ReadControlli[],
  carta: Paper,
  today: string,
): Promise<SafeHtml> {
  const title = `Marcatura CE · commessa ${ordine.numeroCommessa}`
  const subtitle = [ordine.nomeCliente, ordine.riferimento].filter(Boolean).join(' · ')
  return letterhead({
    carta,
    titolo: title,
    sottotitolo: subtitle,
    piede: `${carta.azienda.ragioneSociale} · ${title} · stampato il ${formatDate(today)}`,
    stile: STYLE + FIGURES_STYLE,
    corpo: html`
      ${controlli.length === 0 && html`<p>L’ordine non richiede controlli.</p>`}
      ${figures(ordine.righe)}
      ${controlli.map(section)}
      <div class="firma"><div>Data</div><div>Firma del responsabile</div></div>`,
  })
}
