import { type HtmlValue, html, paragraphs, raw, type SafeHtml } from '#platform/pdf/html.ts'
import { letterhead } from '#platform/pdf/letterhead.ts'
import type { Paper } from '#platform/settings/paper.ts'
import { formatDate, formatEuro, formatPercentage, formatSize } from '#shared/formats/formats.ts'
import { finestraDetails } from '../../finestra/rules.ts'
import { NO_POSA, posaInWords } from '../../posa/rules.ts'
import { offertaName, withoutWindows } from '../rules.ts'
import { weekInWords } from '../settimana/rules.ts'
import { prezziOfRiga, prezzoOfServizio } from '../stored.ts'
import { totaliOfferta } from '../totali/rules.ts'
import { finestreMancantiOf, type PrintedVersione } from './data.ts'
import { drawingOf } from './drawing.ts'

type Alternativa = PrintedVersione['alternative'][number]
type Riga = Alternativa['righe'][number]

const STYLE = `
  body { overflow-wrap: anywhere }
  .colonne { align-items: stretch; gap: 6mm; margin-bottom: 5mm }
  .scheda { break-inside: avoid; border: 0.4pt solid #d1d5db; border-radius: 1.5mm; padding: 3mm 4mm }
  .scheda dl { gap: 0.6mm 4mm; grid-template-columns: max-content minmax(0, 1fr) }
  .introduzione { margin: 0 0 5mm }
  .righe td { vertical-align: middle }
  .figura { width: 34mm; text-align: center; color: #111827 }
  .figura svg { width: auto; height: auto; max-width: 32mm; max-height: 30mm }
  .tipo { font-weight: 650; color: #111827 }
  .barrato { text-decoration: line-through; color: #6b7280 }
  .netto { font-weight: 650; color: #111827 }
  .alternativa + .alternativa { break-before: page }
  .alternativa > h2 { border-bottom: 0.8pt solid var(--casa); padding-bottom: 1.5mm; margin-top: 2mm }
  .somme { display: grid; grid-template-columns: 1fr 78mm; gap: 8mm; margin-top: 4mm; break-inside: avoid }
  .totali dl { grid-template-columns: 1fr max-content; column-gap: 0 }
  .totali dd { text-align: right; font-variant-numeric: tabular-nums }
  .totali .ultimo { font-weight: 700; color: #111827; font-size: 12pt; padding-top: 1.5mm; border-top: 0.8pt solid var(--casa) }
  .confronto td, .confronto th { padding: 2mm }
  .mancanti { font-weight: 650; color: #111827; margin: 4mm 0 0 }
  .fondo { break-inside: avoid }
  .firme { display: grid; grid-template-columns: 1fr 1fr; gap: 12mm; margin-top: 10mm; break-inside: avoid }
  .firma { border-bottom: 0.5pt solid #6b7280; height: 18mm }`

function card(rows: readonly (readonly [name: string, value: HtmlValue])[]): SafeHtml {
  const present = rows.filter(([, value]) => value !== '' && value !== null)
  return html`<section class="scheda"><dl>${present.map(
    ([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`,
  )}</dl></section>`
}

function what(riga: Riga): SafeHtml {
  const { rivendita, codiceRivendita, tipoSerramento, descrizione, altezza, larghezza } = riga
  if (rivendita)
    return html`<div class="tipo">${descrizione}</div>${codiceRivendita !== '' && html`<div class="piccolo">${codiceRivendita}</div>`}`
  return html`<div class="tipo">${tipoSerramento?.nome ?? ''}</div>
    ${altezza !== null && larghezza !== null && html`<div>${formatSize(larghezza, altezza)} <span class="piccolo">(L × A)</span></div>`}
    ${finestraDetails(riga).map(([name, value]) => html`<div class="piccolo">${name}: ${value}</div>`)}
    ${descrizione !== '' && html`<div>${descrizione}</div>`}`
}

/** The discounts of a line in words: '10 % + 5 %'. */
const discounts = ({ scontoArticolo, scontoCorrettivo }: Riga) =>
  [scontoArticolo, scontoCorrettivo]
    .flatMap((sconto) => (sconto === null || sconto.isZero() ? [] : [formatPercentage(sconto.toNumber())]))
    .join(' + ')

function table(righe: readonly Riga[]): SafeHtml {
  const euro = (importo: Riga['netto']) => (importo === null ? 'da quotare' : formatEuro(importo.toNumber()))
  return html`<table class="righe">
    <thead><tr><th>N.</th><th></th><th>Descrizione</th><th class="numero">Pezzi</th><th class="numero">Listino</th><th class="numero">Sconto</th><th class="numero">Netto</th></tr></thead>
    <tbody>${righe.map((riga) => {
      const svg = drawingOf(riga)
      const isLess = discounts(riga) !== ''
      return html`<tr>
        <td>${riga.posizione}</td>
        <td class="figura">${svg !== null && raw(svg)}</td>
        <td>${what(riga)}</td>
        <td class="numero">${riga.numero}</td>
        <td class="numero ${isLess && 'barrato'}">${euro(riga.listino)}</td>
        <td class="numero">${discounts(riga)}</td>
        <td class="numero netto">${euro(riga.netto)}</td>
      </tr>`
    })}</tbody>
  </table>`
}

function services({ servizi }: Alternativa): SafeHtml | null {
  if (servizi.length === 0) return null
  return html`<div class="blocco"><h3>Servizi</h3><table><tbody>${servizi.map(
    ({ nome, importo }) =>
      html`<tr><td>${nome}</td><td class="numero netto">${formatEuro(importo.toNumber())}</td></tr>`,
  )}</tbody></table></div>`
}

const totalsOf = ({ righe, servizi, sconto }: Alternativa) =>
  totaliOfferta(righe.map(prezziOfRiga), servizi.map(prezzoOfServizio), sconto.toNumber())

function sums(alternativa: Alternativa): SafeHtml {
  const { listino, sconto, netto, imposte, totale } = totalsOf(alternativa)
  return html`<div class="somme"><div>${alternativa.descrizione !== '' && paragraphs(alternativa.descrizione)}</div>
  <section class="totali"><dl>
    ${sconto > 0 && html`<dt>Totale di listino</dt><dd>${formatEuro(listino)}</dd><dt>Sconti</dt><dd>−${formatEuro(sconto)}</dd>`}
    <dt>Totale netto, IVA esclusa</dt><dd>${formatEuro(netto)}</dd>
    ${imposte.map(({ aliquota, imponibile, imposta }) => html`<dt>IVA ${formatPercentage(aliquota)} su ${formatEuro(imponibile)}</dt><dd>${formatEuro(imposta)}</dd>`)}
    <dt class="ultimo">Totale, IVA inclusa</dt><dd class="ultimo">${formatEuro(totale)}</dd>
  </dl></section></div>`
}

/** That an alternative has fewer windows than were asked for: its total is not that of the whole. */
function missing(versione: PrintedVersione, alternativa: Alternativa): SafeHtml | null {
  const words = withoutWindows(finestreMancantiOf(versione, alternativa))
  return words === null ? null : html`<p class="mancanti">${words}</p>`
}

/** The alternatives beside each other, where there are several. */
function comparison(alternative: readonly Alternativa[]): SafeHtml | null {
  if (alternative.length < 2) return null
  return html`<div class="blocco"><h2>Le alternative</h2><table class="confronto">
    <thead><tr><th>Alternativa</th><th class="numero">Netto, IVA esclusa</th><th class="numero">Totale, IVA inclusa</th></tr></thead>
    <tbody>${alternative.map((one) => {
      const { netto, totale } = totalsOf(one)
      return html`<tr><td><b>${one.nome}</b></td><td class="numero">${formatEuro(netto)}</td><td class="numero netto">${formatEuro(totale)}</td></tr>`
    })}</tbody></table></div>`
}

const block = (title: string, text: string) =>
  text === '' ? null : html`<div class="fondo"><h2>${title}</h2>${paragraphs(text)}</div>`

/** When a version is, or would be, told: what is printed of it. */
interface Told {
  /** 'YYYY-MM-DD'. */
  data: string
  /** Last day on which it may be accepted, 'YYYY-MM-DD'. */
  validaFino: string
  /** When it is delivered, 'YYYY-MM-DD', told as a week; null: not told. */
  consegna: string | null
  /** Not sent yet. */
  bozza: boolean
}

/** A version of an offer on the company's paper, as its customer reads and signs it. */
export function offertaDocument(
  versione: PrintedVersione,
  { data, validaFino, consegna, bozza }: Told,
  carta: Paper,
): Promise<SafeHtml> {
  const { offerta, alternative, numero } = versione
  const name = offertaName(offerta.id, numero)
  const several = alternative.length > 1
  return letterhead({
    carta,
    titolo: `Offerta ${name}`,
    sottotitolo: bozza ? `Bozza del ${formatDate(data)}` : `Del ${formatDate(data)}`,
    piede: [carta.azienda.ragioneSociale, `Offerta ${name}`].filter(Boolean).join(' · '),
    stile: STYLE,
    corpo: html`
      <div class="colonne">
        ${card([
          ['Cliente', html`<b>${offerta.nomeCliente}</b>`],
          ['E-mail', offerta.emailCliente],
          ['Telefono', offerta.telefonoCliente],
          ['Riferimento', offerta.riferimento === offerta.nomeCliente ? '' : offerta.riferimento],
        ])}
        ${card([
          ['Valida fino al', html`<b>${formatDate(validaFino)}</b>`],
          ['Consegna prevista', consegna === null ? '' : weekInWords(consegna)],
          ['Richiesta', offerta.preventivoId === null ? '' : `preventivo n. ${offerta.preventivoId}`],
          ['Consegna', posaInWords({ ...NO_POSA, ...offerta })],
        ])}
      </div>
      ${versione.introduzione !== '' && html`<div class="introduzione">${paragraphs(versione.introduzione)}</div>`}
      ${comparison(alternative)}
      ${alternative.map(
        (one) => html`<section class="alternativa">
          ${several && html`<h2>${one.nome}</h2>`}
          ${table(one.righe)}${services(one)}${missing(versione, one)}${sums(one)}
        </section>`,
      )}
      ${block('Pagamento', versione.pagamento)}
      ${block('Condizioni', versione.condizioni)}
      <div class="blocco">
        <h2>Per accettazione</h2>
        ${several && html`<p>Alternativa scelta: ${alternative.map(({ nome }) => html`☐ ${nome}&nbsp;&nbsp; `)}</p>`}
        <div class="firme">
          <div><div class="firma"></div><div class="piccolo">Luogo e data</div></div>
          <div><div class="firma"></div><div class="piccolo">Firma del cliente</div></div>
        </div>
      </div>`,
  })
}
