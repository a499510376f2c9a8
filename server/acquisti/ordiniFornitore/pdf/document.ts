import { FIGURES_STYLE, figures } from '#ordini/ordini/pdf/figure.ts'
import { fromJson } from '#platform/db/json.ts'
import { html, paragraphs, raw, type SafeHtml } from '#platform/pdf/html.ts'
import { letterhead } from '#platform/pdf/letterhead.ts'
import type { Paper } from '#platform/settings/paper.ts'
import { formatDate, formatQuantity } from '#shared/formats/formats.ts'
import type { MaterialeColumns } from '../../materiali/rules.ts'
import { rigaFornitoreValues } from '../../righeOrdineFornitore/lock.ts'
import type { PrintedOrdineFornitore } from './data.ts'
import { type PrintedTable, printedTable } from './table.ts'

/** How the papers for suppliers look. */
export const FORNITURA_STYLE = `
  body { overflow-wrap: anywhere }
  .intestazione { margin-bottom: 6mm }
  .titolo { margin-bottom: 4mm }
  .scheda { border: 0.4pt solid #d1d5db; border-radius: 1.5mm; padding: 3mm 4mm; break-inside: avoid }
  .scheda img { max-height: 18mm; max-width: 50mm; margin-bottom: 2mm }
  .scheda p { margin: 0 }
  .righe { margin-top: 5mm }
  .totali { margin-top: 3mm; text-align: right; break-inside: avoid }
  .totali b { font-variant-numeric: tabular-nums }
  .testo { margin-top: 5mm }
  .figura { margin-top: 5mm; break-inside: avoid; text-align: center }
  .figura img { max-height: 120mm }`

/** Columns for which the page is turned. */
export const WIDE = 6

/** A picture by its address; null without one. */
export function picture(uri: string | null): SafeHtml | null {
  return uri === null ? null : html`<img src="${uri}" alt="">`
}

/** Who it is ordered from. */
export function supplierCard({
  fornitore,
  immagini,
}: Pick<PrintedOrdineFornitore, 'fornitore' | 'immagini'>): SafeHtml {
  return html`<section class="scheda">
    ${picture(immagini.fornitore)}
    <div><b>${fornitore.nome}</b>${fornitore.codice !== '' && html` <span class="piccolo">${fornitore.codice}</span>`}</div>
    ${fornitore.testata !== '' && paragraphs(fornitore.testata)}
  </section>`
}

function facts({ ordine, tipologia, dataConsegna }: PrintedOrdineFornitore, data: string): SafeHtml {
  const righe: [string, string][] = [
    ['Commessa', ordine.numeroCommessa],
    ['Riferimento', ordine.riferimento],
    ['Progetto', ordine.progetto],
    ['Tipologia', tipologia],
    ['Data ordine', data],
    ['Consegna prevista', dataConsegna ? formatDate(dataConsegna) : ''],
  ]
  return html`<section class="scheda"><dl>${righe
    .filter(([, value]) => value !== '')
    .map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl></section>`
}

/** Quantities by unit: '3 pz · 2,5 m'. */
export const totalsInWords = (totals: PrintedTable['totali']): string =>
  totals.map(({ um, quantita }) => [formatQuantity(quantita), um].filter(Boolean).join(' ')).join(' · ')

/** The rows of a supplier order, and their totals. */
export function rowsTable({ colonne, righe, totali }: PrintedTable): SafeHtml {
  if (righe.length === 0) return html`<p class="righe">Nessuna riga.</p>`
  const cella = (value: string | number) => (typeof value === 'number' ? formatQuantity(value) : value)
  const cssClass = (numero: boolean | undefined) => raw(numero ? ' class="numero"' : '')
  return html`<table class="righe">
    <thead><tr>${colonne.map(({ titolo, numero }) => html`<th${cssClass(numero)}>${titolo}</th>`)}</tr></thead>
    <tbody>${righe.map(
      (values) =>
        html`<tr>${values.map((value, n) => html`<td${cssClass(colonne[n]?.numero)}>${cella(value)}</td>`)}</tr>`,
    )}</tbody>
  </table>
  <p class="totali">Totale: <b>${totalsInWords(totali)}</b></p>`
}

/**
 * The document of a supplier order on the company's paper, without prices.
 * @param today 'YYYY-MM-DD', the date of an order that has none
 */
export function ordineFornitoreDocument(
  stampato: PrintedOrdineFornitore,
  carta: Paper,
  today: string,
): Promise<SafeHtml> {
  const { id, materiale, fornitore, immagini, ordine } = stampato
  const righe = stampato.righe.map(rigaFornitoreValues)
  const printed = printedTable(fromJson<MaterialeColumns>(materiale), righe)
  const title = `Ordine a fornitore n. ${id}`
  const text = stampato.testoPdf.trim() || fornitore.testoPdf.trim()
  return letterhead({
    carta,
    titolo: title,
    sottotitolo: `${fornitore.nome} · commessa ${ordine.numeroCommessa}`,
    piede: `${carta.azienda.ragioneSociale} · ${title} · commessa ${ordine.numeroCommessa}`,
    stile: FORNITURA_STYLE + FIGURES_STYLE,
    orizzontale: printed.colonne.length > WIDE,
    corpo: html`
      <div class="colonne">${supplierCard(stampato)}${facts(stampato, formatDate(stampato.dataOrdine ?? today))}</div>
      ${rowsTable(printed)}
      ${figures(stampato.finestre)}
      ${text !== '' && html`<div class="testo">${paragraphs(text)}</div>`}
      ${immagini.ordine !== null && html`<div class="figura">${picture(immagini.ordine)}</div>`}`,
  })
}
