import { decimalToNumber } from '#platform/db/decimal.ts'
import { type HtmlValue, html, paragraphs, type SafeHtml } from '#platform/pdf/html.ts'
import { letterhead } from '#platform/pdf/letterhead.ts'
import type { Paper } from '#platform/settings/paper.ts'
import { formatCount, formatDate, formatEuro, formatMm, formatPercentage, formatSize } from '#shared/formats/formats.ts'
import type { VenditeSettings } from '#vendite/impostazioni/rules.ts'
import { saleTerms } from '#vendite/preventivi/pdf/saleTerms.ts'
import { finestraDetails } from '../../finestra/rules.ts'
import { posaInWords } from '../../posa/rules.ts'
import { leavesOf } from '../../righe/rules.ts'
import type { PrintedOrdine } from './data.ts'
import { rigaFigure } from './figure.ts'

type Riga = PrintedOrdine['righe'][number]

/** Whom an order is printed for: prices are the customer's, dates of the phases the workshop's. */
export type Recipient = 'cliente' | 'officina'

const STYLE = `
  body { overflow-wrap: anywhere }
  .intestazione { margin-bottom: 6mm }
  .titolo { margin-bottom: 4mm }
  .colonne { align-items: stretch; gap: 6mm }
  .scheda { break-inside: avoid; border: 0.4pt solid #d1d5db; border-radius: 1.5mm; padding: 3mm 4mm }
  .scheda dl { gap: 0.6mm 4mm; grid-template-columns: max-content minmax(0, 1fr) }
  .righe { margin-top: 5mm }
  .righe td { vertical-align: middle }
  .posizione { white-space: nowrap }
  .figura { width: 20mm; text-align: center; color: #111827 }
  .figura svg { width: auto; height: auto; max-width: 18mm; max-height: 22mm }
  .officina .figura { width: 34mm }
  .officina .figura svg { max-width: 32mm; max-height: 28mm }
  .fondo { margin-top: 5mm; align-items: start }
  .fondo h2 { margin-top: 0 }
  .fondo td { padding-top: 1mm; padding-bottom: 1mm }
  .tipo { font-weight: 600 }
  .totali { margin: 4mm 0 0 auto; width: 70mm; break-inside: avoid }
  .totali dl { grid-template-columns: 1fr max-content }
  .totali dd { text-align: right; font-variant-numeric: tabular-nums }
  .totali .ultimo { font-weight: 700; color: #111827 }
  .note { border-left: 1mm solid #d1d5db; padding-left: 4mm }
  .caselle { display: flex; gap: 1.5mm; flex-wrap: wrap; justify-content: flex-end }
  .casella { width: 4mm; height: 4mm; border: 0.5pt solid #6b7280; border-radius: 0.6mm }`

/** Boxes to tick by hand, one a piece, as many as fit. */
const BOXES = 12

function tab(righe: readonly (readonly [nome: string, valore: HtmlValue])[]): SafeHtml {
  const present = righe.filter(([, value]) => value !== '' && value !== null)
  return html`<section class="scheda"><dl>${present.map(
    ([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`,
  )}</dl></section>`
}

function misure({ larghezza, altezza }: Riga): string {
  if (larghezza !== null && altezza !== null) return formatSize(larghezza, altezza)
  if (larghezza !== null) return `L ${formatMm(larghezza)}`
  return altezza === null ? '' : `A ${formatMm(altezza)}`
}

function descrizione(riga: Riga, forOfficina: boolean): SafeHtml {
  const { tipoSerramento, codiceSerramento: codice, codiceRivendita, rivendita } = riga
  const name = rivendita ? 'Rivendita' : tipoSerramento.nome
  const codici = codice ? [codice.codice, codice.categoria, codice.forma] : [codiceRivendita]
  const details = forOfficina && !rivendita ? [formatCount(leavesOf(riga), 'anta', 'ante'), riga.forma] : []
  const below = [...new Set([...codici, ...details].filter(Boolean))].join(' · ')
  const free = forOfficina ? Object.entries((riga.extraFields ?? {}) as Record<string, unknown>) : []
  return html`<div class="tipo">${name}</div>
    ${below !== '' && html`<div class="piccolo">${below}</div>`}
    ${finestraDetails(riga).map(([title, value]) => html`<div class="piccolo">${title}: ${value}</div>`)}
    ${riga.descrizione !== '' && html`<div>${riga.descrizione}</div>`}
    ${free.map(([name, value]) => html`<div class="piccolo">${name}: ${String(value)}</div>`)}`
}

const sconti = ({ scontoArticolo, scontoCorrettivo }: Riga) =>
  [scontoArticolo, scontoCorrettivo]
    .flatMap((sconto) => (sconto === null || sconto.isZero() ? [] : [formatPercentage(decimalToNumber(sconto))]))
    .join(' + ')

function prezzi(riga: Riga): SafeHtml {
  const euro = (importo: Riga['netto']) => (importo === null ? '' : formatEuro(decimalToNumber(importo)))
  return html`<td class="numero">${euro(riga.listino)}</td><td class="numero">${sconti(riga)}</td><td class="numero">${euro(riga.netto)}</td>`
}

function boxes(numero: number): SafeHtml {
  const done = Array.from({ length: Math.min(numero, BOXES) }, () => html`<span class="casella"></span>`)
  return html`<td><div class="caselle">${done}${numero > BOXES && html`<span>…</span>`}</div></td>`
}

function table(righe: readonly Riga[], by: Recipient): SafeHtml {
  if (righe.length === 0) return html`<p class="righe">Nessuna riga.</p>`
  const forOfficina = by === 'officina'
  const titles = forOfficina
    ? html`<th class="numero">Fatti</th>`
    : html`<th class="numero">Listino riga</th><th class="numero">Sconto</th><th class="numero">Netto</th>`
  return html`<table class="righe ${by}">
    <thead><tr><th class="posizione">N.</th><th></th><th>Serramento</th><th class="numero">L × A (mm)</th><th class="numero">Pezzi</th>${titles}</tr></thead>
    <tbody>${righe.map(
      (riga) => html`<tr>
        <td>${riga.posizione}</td>
        <td class="figura">${rigaFigure(riga, forOfficina)}</td>
        <td>${descrizione(riga, forOfficina)}</td>
        <td class="numero">${misure(riga)}</td>
        <td class="numero">${riga.numero}</td>
        ${forOfficina ? boxes(riga.numero) : prezzi(riga)}
      </tr>`,
    )}</tbody>
  </table>`
}

function totals({ listino, netto, sconto, numeroSerramenti }: PrintedOrdine): SafeHtml {
  return html`<section class="totali"><dl>
    <dt>Serramenti</dt><dd>${numeroSerramenti}</dd>
    <dt>Listino</dt><dd>${formatEuro(decimalToNumber(listino))}</dd>
    <dt>Sconto</dt><dd>${formatPercentage(decimalToNumber(sconto))}</dd>
    <dt class="ultimo">Netto</dt><dd class="ultimo">${formatEuro(decimalToNumber(netto))}</dd>
  </dl></section>`
}

function fasi({ schedulazione }: PrintedOrdine): SafeHtml | null {
  if (!schedulazione || schedulazione.fasi.length === 0) return null
  return html`<div class="blocco"><h2>Fasi</h2><table>
    <thead><tr><th>Fase</th><th class="numero">Inizio</th><th class="numero">Fine</th></tr></thead>
    <tbody>${schedulazione.fasi.map(
      ({ nomeFase, inizio, fine }) =>
        html`<tr><td>${nomeFase}</td><td class="numero">${formatDate(inizio)}</td><td class="numero">${formatDate(fine)}</td></tr>`,
    )}</tbody>
  </table></div>`
}

/** Notes that stand beside the phases; longer ones need the width of the sheet. */
const NOTE_BREVI = 600

/** Under the lines of a sheet of the workshop: phases and notes, beside each other where both are short. */
function bottom(ordine: PrintedOrdine): SafeHtml {
  const { note } = ordine
  const own = note !== '' && html`<div><h2>Note</h2><div class="note">${paragraphs(note)}</div></div>`
  if (note.length > NOTE_BREVI) return html`<div class="fondo">${fasi(ordine)}${own}</div>`
  return html`<div class="colonne fondo">${fasi(ordine)}${own}</div>`
}

/**
 * An order on the company's paper: for its customer with prices, for the workshop with larger drawings, dates of the
 * phases, notes of the office and boxes to tick, and no price at all.
 */
export function ordineDocument(
  ordine: PrintedOrdine,
  carta: Paper & Pick<VenditeSettings, 'condizioni_vendita'>,
  by: Recipient,
): Promise<SafeHtml> {
  const { cliente, numeroCommessa, data, righe } = ordine
  const forOfficina = by === 'officina'
  const title = `${forOfficina ? 'Foglio di lavoro' : 'Ordine'} ${numeroCommessa}`
  const luogo = [cliente.indirizzo, [cliente.cap, cliente.citta].filter(Boolean).join(' ')].filter(Boolean).join(', ')
  return letterhead({
    carta,
    titolo: title,
    sottotitolo: `Ordine del ${formatDate(data)}`,
    piede: [carta.azienda.ragioneSociale, title].filter(Boolean).join(' · '),
    stile: STYLE,
    corpo: html`
      <div class="colonne">
        ${tab([
          ['Cliente', html`<b>${cliente.nome}</b>`],
          ['Indirizzo', forOfficina ? '' : luogo],
          ['Progetto', ordine.progetto],
          ['Riferimento', ordine.riferimento],
        ])}
        ${tab([
          ['Sistema', ordine.codiceSistema],
          ['Approntamento', formatDate(ordine.dataConsegna)],
          ['Posa', formatDate(ordine.dataPosa)],
          ['Misure', ordine.senzaMisure ? 'non ancora definitive' : ''],
          ['Serramenti', ordine.numeroSerramenti],
          ['Consegna', posaInWords(ordine)],
        ])}
      </div>
      ${table(righe, by)}
      ${forOfficina ? bottom(ordine) : html`${totals(ordine)}${saleTerms(carta)}`}`,
  })
}
