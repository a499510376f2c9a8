import { breakableAddress } from '#platform/pdf/breakable.ts'
import { type HtmlValue, html, paragraphs, raw, type SafeHtml } from '#platform/pdf/html.ts'
import { letterhead, siteName } from '#platform/pdf/letterhead.ts'
import type { Paper } from '#platform/settings/paper.ts'
import { specchiatureText } from '#shared/composti/specchiature.ts'
import { drawSerramento } from '#shared/drawings/drawings.ts'
import { formatCount, formatDate, formatMm } from '#shared/formats/formats.ts'
import { numberInWords } from '#shared/formats/phones.ts'
import { findProvincia } from '#shared/places.ts'
import { specchiatureDrawing } from '../../composti/read.ts'
import type { VenditeSettings } from '../../impostazioni/rules.ts'
import { totaleQuantita } from '../rules.ts'
import type { PrintedPreventivo } from './data.ts'
import { saleTerms } from './saleTerms.ts'

/** 'Bologna (BO)'. */
function luogo(citta: string, provincia: string): string {
  const sigla = findProvincia(provincia)?.siglaAutomobilistica
  return [citta, sigla ? `(${sigla})` : provincia].filter(Boolean).join(' ')
}

/** Pairs of name and value; those without a value are left out. */
function tab(title: string, righe: readonly (readonly [nome: string, valore: HtmlValue])[]): SafeHtml {
  const present = righe.filter(([, value]) => value !== '' && value !== null)
  return html`<section class="scheda">
    <h2>${title}</h2>
    <dl>${present.map(([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`)}</dl>
  </section>`
}

function cliente(p: PrintedPreventivo): SafeHtml {
  return tab('Cliente', [
    ['Nome', html`<b>${p.nomeCognome}</b>`],
    ['Indirizzo', p.indirizzo],
    ['Città', luogo(p.citta, p.provincia)],
    ['Telefono', p.telefono],
    ['E-mail', p.email && breakableAddress(p.email)],
    ['Tipo di cliente', p.tipoCliente],
  ])
}

function posa(p: PrintedPreventivo): SafeHtml {
  return tab('Messa in posa', [
    ['Indirizzo', p.indirizzoPosa],
    ['Città', luogo(p.cittaPosa, p.provinciaPosa)],
    ['Piano', p.pianoPosa],
    ['Regione', p.regionePosa],
  ])
}

function fornitura({ famiglia, opzioni, tipoIntervento, messaInPosa, regionePosa }: PrintedPreventivo): SafeHtml {
  return tab('Fornitura', [
    ['Famiglia', html`<b>${famiglia.nome}</b>`],
    ['Tipologia', famiglia.tipologiaFamiglia.nome],
    ['Intervento', tipoIntervento],
    ['Messa in posa', messaInPosa ? 'sì' : 'no, sola fornitura'],
    ['Regione', messaInPosa ? '' : regionePosa],
    ...opzioni.map(({ opzione, valore }) => [opzione.nome, valore.nome] as const),
  ])
}

/** Who, where and what; without installation there is no place to print and the rest stands side by side. */
function tabs(p: PrintedPreventivo): SafeHtml {
  if (!p.messaInPosa) return html`<div class="colonne">${cliente(p)}${fornitura(p)}</div>`
  return html`<div class="colonne">${cliente(p)}${posa(p)}</div><div class="larga">${fornitura(p)}</div>`
}

/** Characters of notes that still fit beside the totals. */
const NOTE_BESIDE = 400

function noteSection(note: string): SafeHtml | null {
  return note === '' ? null : html`<div><h2>Note del cliente</h2><div class="note">${paragraphs(note)}</div></div>`
}

type Serramento = PrintedPreventivo['serramenti'][number]

/** Windows that end on one page. */
const FEW = 3
/** Side of the largest window's picture, of one or two and of more, and of the smallest one's, in mm on paper. */
const SIDE_MAX = 38
const SIDE_OF_MORE = 33
const SIDE_MIN = 28

/** The longest side of all, in mm, and how long it is on paper. */
interface Scale {
  max: number
  side: number
}

/** All the pictures have the same scale, as on one drawing; only the very small ones are enlarged to be legible. */
function image(serramento: Serramento, { max, side: largest }: Scale): SafeHtml {
  const { larghezza, altezza, tipoSerramento, tipoApertura } = serramento
  const { disegno, ante, nome } = tipoSerramento
  const svg = drawSerramento({
    disegno,
    ante,
    senso: tipoApertura.senso,
    larghezza,
    altezza,
    specchiature: specchiatureDrawing(serramento.specchiature),
    titolo: nome,
    quote: true,
  })
  const side = Math.max(SIDE_MIN, (largest * Math.max(larghezza, altezza)) / max)
  const long = larghezza > altezza ? 'width' : 'height'
  return raw(svg.replace(/ width="\d+" height="\d+"/, ` style="${long}:${side.toFixed(1)}mm"`))
}

function block(serramento: Serramento, scale: Scale): SafeHtml {
  const { posizione, quantita, larghezza, altezza, tipoSerramento, tipoApertura, accessori, specchiature } = serramento
  return html`<section class="serramento">
    <div class="disegno">${image(serramento, scale)}</div>
    <div class="dati">
      <h3><span class="posizione">${posizione}</span> ${tipoSerramento.nome}</h3>
      <dl>
        <dt>Larghezza × altezza</dt><dd><b>${formatMm(larghezza)} × ${formatMm(altezza)}</b></dd>
        <dt>Apertura</dt><dd>${tipoApertura.nome}</dd>
        ${specchiature.length > 0 && html`<dt>Elemento composto</dt><dd>${specchiatureText(specchiature)}</dd>`}
        <dt>Accessori</dt><dd>${accessori.length > 0 ? accessori.map(({ nome }) => nome).join(', ') : 'nessuno'}</dd>
      </dl>
    </div>
    <div class="quantita"><b>${quantita}</b><span>${quantita === 1 ? 'pezzo' : 'pezzi'}</span></div>
  </section>`
}

/** One block for each window, none of them split between two pages. */
function serramentiSection(serramenti: readonly Serramento[]): SafeHtml {
  const max = Math.max(...serramenti.map(({ larghezza, altezza }) => Math.max(larghezza, altezza)), 1)
  return html`<h2 class="serramenti">Serramenti
    <span class="piccolo">Misure in millimetri; disegni in proporzione, visti dall’interno</span></h2>
  <div>${serramenti.map((serramento) => block(serramento, { max, side: serramenti.length < FEW ? SIDE_MAX : SIDE_OF_MORE }))}</div>`
}

/** How many pieces of each type, and in all; of few windows, or where no type has two, a table would say them once more. */
function summarySection(serramenti: readonly Serramento[]): SafeHtml {
  const tipi = [...new Set(serramenti.map(({ tipoSerramento }) => tipoSerramento.nome))]
  const pieces = formatCount(totaleQuantita(serramenti), 'serramento', 'serramenti')
  if (tipi.length === serramenti.length || serramenti.length <= FEW)
    return html`<p class="totale">Totale: <b>${pieces}</b></p>`
  const righe = tipi.map((tipo) => {
    const own = serramenti.filter(({ tipoSerramento }) => tipoSerramento.nome === tipo)
    return html`<tr><td>${tipo}</td><td class="numero">${own.length}</td><td class="numero">${totaleQuantita(own)}</td></tr>`
  })
  return html`<div class="blocco"><h2>Riepilogo</h2>
  <table class="riepilogo">
    <thead><tr><th>Tipo di serramento</th><th class="numero">Posizioni</th><th class="numero">Pezzi</th></tr></thead>
    <tbody>${righe}</tbody>
    <tfoot><tr>
      <td>Totale</td><td class="numero">${serramenti.length}</td>
      <td class="numero">${pieces}</td>
    </tr></tfoot>
  </table></div>`
}

/** What the document of a quote adds to the company's paper. */
const preventivoStyle = `
  body { overflow-wrap: anywhere }
  .intestazione { padding-bottom: 4mm; margin-bottom: 5mm }
  .titolo { margin-bottom: 3mm }
  .colonne { align-items: stretch; gap: 6mm }
  .scheda { break-inside: avoid; border: 0.4pt solid #d1d5db; border-radius: 1.5mm; padding: 2.5mm 4mm 3mm }
  .scheda h2 { margin: 0 0 2mm; font-size: 8pt; text-transform: uppercase; letter-spacing: 0.06em; color: var(--casa) }
  .scheda dl { gap: 0.6mm 4mm; grid-template-columns: max-content minmax(0, 1fr) }
  .larga { margin-top: 4mm }
  .larga dl { grid-template-columns: repeat(2, max-content minmax(0, 1fr)) }
  .serramento {
    break-inside: avoid; display: grid; grid-template-columns: 50mm minmax(0, 1fr) 20mm; gap: 5mm; align-items: center;
    border-top: 0.4pt solid #d1d5db; padding: 2mm 0;
  }
  .serramento .disegno { text-align: center; color: #111827 }
  .serramento h3 { margin: 0 0 2mm; font-size: 11pt }
  .serramento .posizione {
    display: inline-block; min-width: 6mm; margin-right: 1mm; padding: 0 1.5mm; border-radius: 1mm;
    background: var(--casa); color: #fff; font-size: 8.5pt; text-align: center; font-variant-numeric: tabular-nums;
  }
  .serramento dl { grid-template-columns: 33mm minmax(0, 1fr) }
  .quantita { text-align: right; font-variant-numeric: tabular-nums }
  .quantita b { display: block; font-size: 17pt; line-height: 1.1 }
  .quantita span { color: #6b7280; font-size: 8pt }
  .serramento:last-of-type { border-bottom: 0.4pt solid #d1d5db }
  .serramenti { display: flex; justify-content: space-between; align-items: baseline }
  .serramenti .piccolo { font-weight: 400 }
  h2 { margin-top: 3.5mm }
  .riepilogo th, .riepilogo td { padding-top: 0.8mm; padding-bottom: 0.8mm }
  .chiusura { display: grid; grid-template-columns: 100mm minmax(0, 1fr); gap: 0 8mm; break-inside: avoid }
  .chiusura.lunga { display: block; break-inside: auto }
  .chiusura.lunga .riepilogo { width: 100mm }
  .riepilogo tfoot td { font-weight: 650; border-bottom: 0; border-top: 0.6pt solid #9ca3af }
  .note { border-left: 1mm solid #d1d5db; padding-left: 4mm }
  .totale { margin: 3mm 0 0 }
  .contatti { grid-column: 1 / -1; margin: 3mm 0 0; break-inside: avoid }`

/** The document of a quote on the company's paper. */
export function preventivoDocument(preventivo: PrintedPreventivo, carta: Paper & VenditeSettings): Promise<SafeHtml> {
  const { id, dataCreazione, serramenti, note } = preventivo
  const { azienda, sito, telefono_commerciale: telefono } = carta
  const contacts = [telefono && numberInWords(telefono), azienda.email, siteName(sito)].filter(Boolean)
  const title = `Preventivo n. ${id}`
  return letterhead({
    carta,
    titolo: title,
    sottotitolo: `Richiesta del ${formatDate(dataCreazione)}`,
    piede: `${azienda.ragioneSociale} · ${title} del ${formatDate(dataCreazione)}`,
    stile: preventivoStyle,
    corpo: html`
      ${tabs(preventivo)}
      ${serramentiSection(serramenti)}
      <div class="chiusura ${note.length > NOTE_BESIDE && 'lunga'}">
        ${summarySection(serramenti)}
        ${noteSection(note)}
        <p class="piccolo contatti">
          Per informazioni: ${contacts.join(', ')}
        </p>
      </div>
      ${saleTerms(carta)}`,
  })
}
