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

function card(rows: readonly (readonly [name: string, value: HtmlValue])[]): SafeHtml {
  const present = rows.filter(([, value]) => value !== '' && value !== null)
  return html`<section class="scheda"><dl>${present.map(
    ([name, value]) => html`<dt>${name}</dt><dd>${value}</dd>`,
  )}</dl></section>`
}

/** Texts that are longer take the whole width: two columns of them would be hard to read. */
const NARROW_MAX = 60

/** What is said of a window: short words in two columns, the others below. */
function details(all: readonly (readonly [name: string, value: string])[]): SafeHtml {
  const one =
    (kind: string) =>
    ([name, value]: readonly [string, string]) =>
      html`<div class="${kind}">${name}: ${value}</div>`
  const isShort = ([name, value]: readonly [string, string]) => name.length + value.length <= NARROW_MAX
  const short = all.filter(isShort)
  return html`${short.length > 0 && html`<div class="dettagli">${short.map(one('piccolo'))}</div>`}${all
    .filter((each) => !isShort(each))
    .map(one('piccolo intero'))}`
}

function what(riga: Riga, common: ReturnType<typeof commonOf>): SafeHtml {
  const { rivendita, codiceRivendita, tipoSerramento, descrizione, altezza, larghezza } = riga
  if (rivendita)
    return html`<div class="tipo">${descrizione}</div>${codiceRivendita !== '' && html`<div class="piccolo">${codiceRivendita}</div>`}`
  return html`<div class="tipo">${tipoSerramento?.nome ?? ''}</div>
    ${altezza !== null && larghezza !== null && html`<div class="misura">${formatSize(larghezza, altezza)} <span class="piccolo">(L × A)</span></div>`}
    ${details(ownDetails(finestraDetails(riga), common))}
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

/** The discounts of a line in words, one after the other: '10 % −5 %'. */
const discounts = ({ scontoArticolo, scontoCorrettivo }: Riga) =>
  [scontoArticolo, scontoCorrettivo]
    .flatMap((sconto) => (sconto === null || sconto.isZero() ? [] : [formatPercentage(sconto.toNumber())]))
    .join(' −')

/** The list price of one of several pieces. */
function piece({ listino, numero }: Riga): SafeHtml | null {
  const amount = amountOfPiece(listino?.toNumber() ?? null, numero)
  return amount === null ? null : html`<div class="piccolo">× ${formatEuro(amount)}</div>`
}

/** What a line costs; below it what is taken off which list price. */
function price(riga: Riga): SafeHtml {
  const { listino, netto } = riga
  const euro = (importo: Riga['netto']) => (importo === null ? 'da quotare' : formatEuro(importo.toNumber()))
  const less = discounts(riga)
  return html`<td class="numero"><div class="netto">${euro(netto)}</div>${less !== '' && html`<div class="piccolo"><span class="barrato">${euro(listino)}</span> −${less}</div>`}</td>`
}

/** What the lines of a table have in common. */
interface Shared {
  common: ReturnType<typeof commonOf>
  /** There is a drawing in one of them. */
  drawn: boolean
}

function row(riga: Riga, { common, drawn }: Shared): SafeHtml {
  const svg = drawingOf(riga)
  return html`<tr>
    <td class="posto">${riga.posizione}</td>
    ${drawn && html`<td class="figura">${svg !== null && raw(svg)}</td>`}
    <td>${what(riga, common)}</td>
    <td class="numero">${riga.numero}${piece(riga)}</td>
    ${price(riga)}
  </tr>`
}

/** The lines, and what stands below them: on the page of the last one, however many pages there are. */
function table(righe: readonly Riga[], below: SafeHtml): SafeHtml {
  const [common, drawn] = [commonOf(righe), righe.some((riga) => drawingOf(riga) !== null)]
  const rows = righe.map((riga) => row(riga, { common, drawn }))
  // Chromium keeps a group of rows together; what it is told of a block below a table it forgets from the second page on.
  return html`${commonBlock(common)}<table class="righe">
    <thead><tr><th class="posto">N.</th>${drawn && html`<th class="figura"></th>`}<th>Descrizione</th><th class="numero pezzi">Pezzi</th><th class="numero prezzo">Prezzo</th></tr></thead>
    <tbody>${rows.slice(0, -1)}</tbody>
    <tbody class="fine">${rows.at(-1)}<tr><td class="conto" colspan="${drawn ? 5 : 4}">${below}</td></tr></tbody>
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

/** Longer texts are set small, in two columns. */
const LONG = 900

const block = (title: string, text: string) =>
  text === ''
    ? null
    : html`<div class="fondo ${text.length > LONG && 'lungo'}"><h2>${title}</h2><div>${paragraphs(text)}</div></div>`

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
  /** How it is set: see style.ts. */
  stile: string
}

/** A version of an offer on the company's paper, as its customer reads and signs it. */
export function offertaDocument(
  versione: PrintedVersione,
  { data, validaFino, consegna, bozza, stile }: Told,
  carta: Paper,
): Promise<SafeHtml> {
  const { offerta, alternative, numero } = versione
  const name = offertaName(offerta.id, numero)
  const several = alternative.length > 1
  const one = several ? null : (alternative[0] ?? null)
  const short = isShort(versione)
  const ofSums = (each: Alternativa) =>
    html`${missing(versione, each)}${sums(each, one && short ? textsOf(versione) : null)}`
  const closing = (above: SafeHtml | null) => html`<div class="chiusura">${above}${acceptance(name, alternative)}</div>`
  return letterhead({
    carta,
    titolo: `Offerta ${name}`,
    sottotitolo: bozza ? `Bozza del ${formatDate(data)}` : `Del ${formatDate(data)}`,
    piede: [carta.azienda.ragioneSociale, `Offerta ${name}`].filter(Boolean).join(' · '),
    stile,
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
        (each) => html`<section class="alternativa">
          ${several && html`<h2>${each.nome}</h2>`}
          ${table(each.righe, one && short ? closing(ofSums(one)) : ofSums(each))}
        </section>`,
      )}
      ${several && short && closing(textsOf(versione))}
      ${!short && html`${textsOf(versione)}${closing(null)}`}`,
  })
}
