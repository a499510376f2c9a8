import { type HtmlValue, html, paragraphs, raw, type SafeHtml } from '#platform/pdf/html.ts'
import { letterhead } from '#platform/pdf/letterhead.ts'
import type { Paper } from '#platform/settings/paper.ts'
import { formatDate, formatEuro, formatPercentage, formatSize } from '#shared/formats/formats.ts'
import { finestraDetails } from '../../finestra/rules.ts'
import { NO_POSA, posaInWords } from '../../posa/rules.ts'
import { commonDetails, ownDetails } from '../comuni/rules.ts'
import { offertaName, withoutWindows } from '../rules.ts'
import { weekInWords } from '../settimana/rules.ts'
import { prezziOfRiga, prezzoOfServizio } from '../stored.ts'
import { amountOfPiece, totaliOfferta } from '../totali/rules.ts'
import { finestreMancantiOf, type PrintedVersione } from './data.ts'
import { drawingOf } from './drawing.ts'

type Alternativa = PrintedVersione['alternative'][number]
type Riga = Alternativa['righe'][number]

const STYLE = `
  body { overflow-wrap: anywhere }
  .colonne { align-items: stretch; gap: 6mm; margin-bottom: 5mm }
  .scheda { break-inside: avoid; border: 0.4pt solid #d1d5db; border-radius: 1.5mm; padding: 3mm 4mm }
  .scheda dl { gap: 0.6mm 4mm; grid-template-columns: max-content minmax(0, 1fr) }
  .evidente { font-size: 12pt; color: var(--casa) }
  .introduzione { margin: 0 0 5mm }
  .righe td { vertical-align: middle }
  .righe th, .righe .numero { white-space: nowrap }
  .comuni { margin: 0 0 4mm; padding: 2.5mm 4mm; background: #f3f4f6; border-radius: 1.5mm; break-inside: avoid }
  .comuni span { display: inline-block; margin-right: 5mm }
  .comuni b { color: #111827 }
  .figura { width: 34mm; text-align: center; color: #111827 }
  .figura svg { width: auto; height: auto; max-width: 32mm; max-height: 30mm }
  .tipo { font-weight: 650; color: #111827 }
  .barrato { text-decoration: line-through; color: #6b7280 }
  .netto { font-weight: 650; color: #111827 }
  .alternativa + .alternativa { break-before: page }
  .alternativa > h2 { border-bottom: 0.8pt solid var(--casa); padding-bottom: 1.5mm; margin-top: 2mm }
  .blocco + .alternativa > h2 { margin-top: 7mm }
  .somme { display: grid; grid-template-columns: 1fr 78mm; gap: 8mm; margin-top: 4mm; break-inside: avoid }
  .totali { align-self: start; background: #f3f4f6; border-radius: 1.5mm; padding: 3mm 4mm }
  .totali dl { grid-template-columns: 1fr max-content; column-gap: 0 }
  .totali dd { text-align: right; font-variant-numeric: tabular-nums }
  .totali .ultimo { font-weight: 700; color: #111827; font-size: 12pt; padding-top: 1.5mm; border-top: 0.8pt solid var(--casa) }
  .confronto td, .confronto th { padding: 2mm }
  .mancanti { font-weight: 650; color: #111827; margin: 4mm 0 0 }
  .fondo, .chiusura { break-inside: avoid }
  .servizi h2 { font-size: 10pt; margin: 0 0 0.5mm }
  .servizi td { padding: 0.9mm 0 }
  .servizi + .fondo { margin-top: 3mm }
  .scelta { display: grid; grid-template-columns: max-content max-content; gap: 1mm 8mm; margin: 1mm 0 0 }
  .somme .fondo h2 { font-size: 10pt; margin: 0 0 1mm }
  .somme .fondo + .fondo { margin-top: 3mm }
  .somme .fondo p { margin: 0 }
  .firme { display: grid; grid-template-columns: 1fr 1fr; gap: 12mm; margin-top: 0; break-inside: avoid }
  .firma { border-bottom: 0.5pt solid #6b7280; height: 12mm }
  .accettazione { margin-top: 5mm }
  .accettazione h2 { font-size: 10pt; margin: 0 0 1mm }
  .accettazione p { margin: 0 }`

function card(rows: readonly (readonly [name: string, value: HtmlValue])[]): SafeHtml {
  const present = rows.filter(([, value]) => value !== '' && value !== null)
  return html`<section class="scheda"><dl>${present.map(
    ([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`,
  )}</dl></section>`
}

function what(riga: Riga, common: ReturnType<typeof commonOf>): SafeHtml {
  const { rivendita, codiceRivendita, tipoSerramento, descrizione, altezza, larghezza } = riga
  if (rivendita)
    return html`<div class="tipo">${descrizione}</div>${codiceRivendita !== '' && html`<div class="piccolo">${codiceRivendita}</div>`}`
  return html`<div class="tipo">${tipoSerramento?.nome ?? ''}</div>
    ${altezza !== null && larghezza !== null && html`<div>${formatSize(larghezza, altezza)} <span class="piccolo">(L × A)</span></div>`}
    ${ownDetails(finestraDetails(riga), common).map(([name, value]) => html`<div class="piccolo">${name}: ${value}</div>`)}
    ${descrizione !== '' && html`<div>${descrizione}</div>`}`
}

/** What all windows of an alternative have. */
const commonOf = (righe: readonly Riga[]) =>
  commonDetails(righe.filter(({ rivendita }) => !rivendita).map(finestraDetails))

/** The same above the lines; nothing where they have nothing in common. */
function commonBlock(common: ReturnType<typeof commonOf>): SafeHtml | null {
  if (common.length === 0) return null
  return html`<p class="comuni"><span>Tutti i serramenti</span>${common.map(
    ([name, value]) => html`<span>${name} <b>${value}</b></span>`,
  )}</p>`
}

/** The discounts of a line in words: '10 % + 5 %'. */
const discounts = ({ scontoArticolo, scontoCorrettivo }: Riga) =>
  [scontoArticolo, scontoCorrettivo]
    .flatMap((sconto) => (sconto === null || sconto.isZero() ? [] : [formatPercentage(sconto.toNumber())]))
    .join(' + ')

/** The list price of one of several pieces. */
function piece({ listino, numero }: Riga): SafeHtml | null {
  const amount = amountOfPiece(listino?.toNumber() ?? null, numero)
  return amount === null ? null : html`<div class="piccolo">× ${formatEuro(amount)}</div>`
}

function table(righe: readonly Riga[]): SafeHtml {
  const euro = (importo: Riga['netto']) => (importo === null ? 'da quotare' : formatEuro(importo.toNumber()))
  const common = commonOf(righe)
  // Where nothing is taken off, the list price is the price.
  const withSconti = righe.some((riga) => discounts(riga) !== '')
  const ofSconti = withSconti && html`<th class="numero">Listino</th><th class="numero">Sconto</th>`
  return html`${commonBlock(common)}<table class="righe">
    <thead><tr><th>N.</th><th></th><th>Descrizione</th><th class="numero">Pezzi</th>${ofSconti}<th class="numero">${withSconti ? 'Netto' : 'Prezzo'}</th></tr></thead>
    <tbody>${righe.map((riga) => {
      const svg = drawingOf(riga)
      const isLess = discounts(riga) !== ''
      return html`<tr>
        <td>${riga.posizione}</td>
        <td class="figura">${svg !== null && raw(svg)}</td>
        <td>${what(riga, common)}</td>
        <td class="numero">${riga.numero}${piece(riga)}</td>
        ${withSconti && html`<td class="numero ${isLess && 'barrato'}">${euro(riga.listino)}</td><td class="numero">${discounts(riga)}</td>`}
        <td class="numero netto">${euro(riga.netto)}</td>
      </tr>`
    })}</tbody>
  </table>`
}

function services({ servizi }: Alternativa): SafeHtml | null {
  if (servizi.length === 0) return null
  return html`<div class="servizi"><h2>Servizi</h2><table><tbody>${servizi.map(
    ({ nome, importo }) =>
      html`<tr><td>${nome}</td><td class="numero netto">${formatEuro(importo.toNumber())}</td></tr>`,
  )}</tbody></table></div>`
}

const totalsOf = ({ righe, servizi, sconto }: Alternativa) =>
  totaliOfferta(righe.map(prezziOfRiga), servizi.map(prezzoOfServizio), sconto.toNumber())

/** The sums, and what stands beside them. */
function sums(alternativa: Alternativa, beside: SafeHtml | null): SafeHtml {
  const { listino, sconto, netto, imposte, totale } = totalsOf(alternativa)
  return html`<div class="somme"><div>${alternativa.descrizione !== '' && paragraphs(alternativa.descrizione)}${services(alternativa)}${beside}</div>
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

/** Texts that are shorter stand beside the sums, where there is one alternative, and always above the place to sign. */
const BESIDE_MAX = 700

/** Terms of payment and conditions. */
const textsOf = ({ pagamento, condizioni }: PrintedVersione): SafeHtml =>
  html`${block('Pagamento', pagamento)}${block('Condizioni', condizioni)}`

const isShort = ({ pagamento, condizioni }: PrintedVersione): boolean =>
  pagamento.length + condizioni.length <= BESIDE_MAX

/** Where it is signed: what is accepted, with its total. */
function acceptance(name: string, alternative: readonly Alternativa[]): SafeHtml {
  const [first] = alternative
  const one = alternative.length === 1 && first
  return html`<div class="accettazione">
    <h2>Per accettazione</h2>
    ${
      one
        ? html`<p>Accetto l’offerta ${name}, ${formatEuro(totalsOf(one).totale)} IVA inclusa.</p>`
        : html`<p>Accetto dell’offerta ${name} l’alternativa:</p><div class="scelta">${alternative.map(
            (each) =>
              html`<span>☐ ${each.nome}</span><span class="numero">${formatEuro(totalsOf(each).totale)} IVA inclusa</span>`,
          )}</div>`
    }
    <div class="firme">
      <div><div class="firma"></div><div class="piccolo">Luogo e data</div></div>
      <div><div class="firma"></div><div class="piccolo">Firma del cliente</div></div>
    </div>
  </div>`
}

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
  const one = several ? null : (alternative[0] ?? null)
  const short = isShort(versione)
  const ofSums = (each: Alternativa) =>
    html`${missing(versione, each)}${sums(each, one && short ? textsOf(versione) : null)}`
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
          ['Totale, IVA inclusa', one && html`<b class="evidente">${formatEuro(totalsOf(one).totale)}</b>`],
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
          ${table(one.righe)}${several && ofSums(one)}
        </section>`,
      )}
      ${one && !short && html`${ofSums(one)}${textsOf(versione)}`}
      ${several && !short && textsOf(versione)}
      <div class="chiusura">
        ${short && (one ? ofSums(one) : textsOf(versione))}
        ${acceptance(name, alternative)}
      </div>`,
  })
}
