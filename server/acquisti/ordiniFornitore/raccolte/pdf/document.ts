import { FIGURES_STYLE, figures } from '#ordini/ordini/pdf/figure.ts'
import { fromJson } from '#platform/db/json.ts'
import { html, paragraphs, type SafeHtml } from '#platform/pdf/html.ts'
import { letterhead } from '#platform/pdf/letterhead.ts'
import type { Paper } from '#platform/settings/paper.ts'
import { formatDate } from '#shared/formats/formats.ts'
import type { MaterialeColumns } from '../../../materiali/rules.ts'
import { rigaFornitoreValues } from '../../../righeOrdineFornitore/lock.ts'
import type { PrintedOrdineFornitore } from '../../pdf/data.ts'
import { FORNITURA_STYLE, picture, rowsTable, supplierCard, totalsInWords, WIDE } from '../../pdf/document.ts'
import { type PrintedTable, printedTable, totalsByUm } from '../../pdf/table.ts'
import { raccoltaWeekInWords } from '../rules.ts'
import type { PrintedRaccolta } from './data.ts'

const STYLE = `${FORNITURA_STYLE}
  .commessa { margin-top: 7mm }
  .commessa h2 { font-size: 11pt; margin: 0; break-after: avoid }
  .raccolta { margin-top: 6mm; padding-top: 2mm; border-top: 0.8pt solid #111827; font-size: 11pt }`

const tableOf = ({ materiale, righe }: PrintedOrdineFornitore): PrintedTable =>
  printedTable(fromJson<MaterialeColumns>(materiale), righe.map(rigaFornitoreValues))

function facts({ tipologia, settimana, ordini }: PrintedRaccolta, expected: string, today: string): SafeHtml {
  const righe: [string, string][] = [
    ['Tipologia', tipologia],
    ['Serve nella', raccoltaWeekInWords(settimana)],
    ['Commesse', ordini.map(({ ordine }) => ordine.numeroCommessa).join(', ')],
    ['Data ordine', formatDate(ordini[0].dataOrdine ?? today)],
    ['Consegna prevista', formatDate(expected)],
  ]
  return html`<section class="scheda"><dl>${righe
    .filter(([, value]) => value !== '')
    .map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl></section>`
}

/** The rows for one order, with what is its own: windows, text, picture. */
function ofOrdine(stampato: PrintedOrdineFornitore, printed: PrintedTable): SafeHtml {
  const { id, ordine, immagini, finestre } = stampato
  const text = stampato.testoPdf.trim()
  return html`<section class="commessa">
    <h2>Commessa ${ordine.numeroCommessa} · ordine n. ${id}</h2>
    <div class="piccolo">${[ordine.riferimento, ordine.progetto].filter(Boolean).join(' · ')}</div>
    ${rowsTable(printed)}
    ${figures(finestre)}
    ${text !== '' && html`<div class="testo">${paragraphs(text)}</div>`}
    ${immagini.ordine !== null && html`<div class="figura">${picture(immagini.ordine)}</div>`}
  </section>`
}

/**
 * The document of what leaves together on the company's paper, without prices: the rows by order, with their totals,
 * and those of all.
 * @param expected when it is expected, 'YYYY-MM-DD'
 * @param today 'YYYY-MM-DD', the date of an order that has none
 */
export function raccoltaDocument(
  raccolta: PrintedRaccolta,
  carta: Paper,
  { expected, today }: { expected: string; today: string },
): Promise<SafeHtml> {
  const [first] = raccolta.ordini
  const title = `Ordine a fornitore, raccolta n. ${raccolta.id}`
  const tables = raccolta.ordini.map((one) => ({ one, printed: tableOf(one) }))
  const all = totalsByUm(raccolta.ordini.flatMap(({ righe }) => righe.map(rigaFornitoreValues)))
  const text = first.fornitore.testoPdf.trim()
  return letterhead({
    carta,
    titolo: title,
    sottotitolo: [first.fornitore.nome, raccolta.tipologia].join(' · '),
    piede: `${carta.azienda.ragioneSociale} · ${title}`,
    stile: STYLE + FIGURES_STYLE,
    orizzontale: tables.some(({ printed }) => printed.colonne.length > WIDE),
    corpo: html`
      <div class="colonne">${supplierCard(first)}${facts(raccolta, expected, today)}</div>
      ${tables.map(({ one, printed }) => ofOrdine(one, printed))}
      <p class="totali raccolta">Totale della raccolta: <b>${totalsInWords(all)}</b></p>
      ${text !== '' && html`<div class="testo">${paragraphs(text)}</div>`}`,
  })
}
