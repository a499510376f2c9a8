import { readFile } from 'node:fs/promises'
import { fileURLToPath } from 'node:url'
import { findProvincia } from '#shared/places.ts'
import type { Paper } from '../settings/paper.ts'
import { html, raw, type SafeHtml } from './html.ts'

/** A letter or list on the company's paper. */
interface Letterhead {
  carta: Paper
  /** In the heading and in the file's properties, e.g. 'Preventivo n. 12'. */
  titolo: string
  /** Under the title, e.g. the date. */
  sottotitolo?: string
  /** At the foot of every page, beside the numbers. */
  piede?: string
  corpo: SafeHtml
  /** Rules of this document alone. */
  stile?: string
  /** A4 landscape. */
  orizzontale?: boolean
}

const FONT = '@fontsource-variable/inter/files/inter-latin-wght-normal.woff2'

let font: Promise<string> | undefined

/** The letters of the document, inside it: the page may load nothing. */
export function fontFace(): Promise<string> {
  font ??= readFile(fileURLToPath(import.meta.resolve(FONT))).then(
    (bytes) =>
      `@font-face { font-family: Inter; font-weight: 100 900; src: url(data:font/woff2;base64,${bytes.toString('base64')}) format('woff2') }`,
  )
  return font
}

/** Text inside a CSS string; `<` too, for the style sheet stands in html. */
function cssString(text: string): string {
  const escaped = text.replace(/[\\"<>\p{Cc}]/gu, (character) => `\\${character.codePointAt(0)?.toString(16)} `)
  return `"${escaped}"`
}

function page({ piede = '', orizzontale = false }: Letterhead): string {
  return `
  @page {
    size: A4 ${orizzontale ? 'landscape' : 'portrait'};
    margin: 18mm 17mm 22mm;
    @bottom-left { content: ${cssString(piede)}; font: 8pt Inter, sans-serif; color: #6b7280; }
    @bottom-right { content: "pagina " counter(page) " di " counter(pages); font: 8pt Inter, sans-serif; color: #6b7280; }
  }`
}

const BASE = `
  * { box-sizing: border-box }
  html { font: 9.5pt/1.45 Inter, 'Helvetica Neue', Arial, sans-serif; color: #1f2937; -webkit-print-color-adjust: exact }
  body { margin: 0 }
  h1 { font-size: 17pt; line-height: 1.2; font-weight: 650; letter-spacing: -0.01em; margin: 0; color: #111827 }
  h2 { font-size: 11.5pt; font-weight: 650; margin: 7mm 0 2.5mm; color: #111827; break-after: avoid }
  h3 { font-size: 10pt; font-weight: 600; margin: 4mm 0 1.5mm; break-after: avoid }
  p { margin: 0 0 2mm; orphans: 3; widows: 3 }
  img, svg { max-width: 100%; vertical-align: middle }
  table { width: 100%; border-collapse: collapse; font-variant-numeric: tabular-nums }
  thead { display: table-header-group }
  tfoot { display: table-footer-group }
  tr { break-inside: avoid }
  th { text-align: left; font-size: 8pt; font-weight: 600; color: #4b5563; border-bottom: 0.6pt solid #9ca3af; padding: 1.2mm 2mm }
  td { vertical-align: top; border-bottom: 0.3pt solid #e5e7eb; padding: 1.6mm 2mm }
  th:first-child, td:first-child { padding-left: 0 }
  th:last-child, td:last-child { padding-right: 0 }
  .numero { text-align: right; white-space: nowrap }
  .blocco { break-inside: avoid }
  .piccolo { font-size: 8pt; color: #6b7280 }
  dl { display: grid; grid-template-columns: max-content 1fr; gap: 0.8mm 5mm; margin: 0 }
  dt { color: #6b7280 }
  dd { margin: 0 }
  .colonne { display: grid; grid-template-columns: 1fr 1fr; gap: 8mm }
  .intestazione { display: flex; justify-content: space-between; gap: 10mm; padding-bottom: 5mm; margin-bottom: 8mm; border-bottom: 1.2pt solid var(--casa) }
  .azienda { font-size: 12.5pt; font-weight: 700; color: var(--casa); letter-spacing: -0.01em }
  .marchio { display: block; max-width: 72mm; max-height: 17mm; margin-bottom: 2mm }
  .recapiti { text-align: right; font-size: 8pt; line-height: 1.5; color: #4b5563 }
  .titolo { margin-bottom: 6mm }
  .titolo .sottotitolo { color: #6b7280; margin-top: 1mm }`

/** '40026 Imola (BO)'; '' while it is not known. */
export function townOf({ cap, citta, provincia }: Paper['azienda']): string {
  const sigla = findProvincia(provincia)?.siglaAutomobilistica ?? provincia
  return [cap, citta, sigla && `(${sigla})`].filter(Boolean).join(' ')
}

/** An address of a site as it is read: without its scheme and a last stroke. */
export const siteName = (sito: string): string => sito.replace(/^https?:\/\//, '').replace(/\/$/, '')

/**
 * A whole page for `pdf.render`: letterhead, title, body, 'pagina x di y'. Tables repeat their head on each page
 * and no row is split; `.blocco` keeps anything else together. Classes: numero, blocco, piccolo, colonne.
 */
export async function letterhead(documento: Letterhead): Promise<SafeHtml> {
  const { carta, titolo, sottotitolo, corpo, stile = '' } = documento
  const { azienda, colore, sito, immagineMarchio } = carta
  const lines = [
    azienda.indirizzo,
    townOf(azienda),
    azienda.telefono,
    azienda.email,
    azienda.pec && `PEC ${azienda.pec}`,
    siteName(sito),
  ].filter(Boolean)
  const codes = [azienda.partitaIva && `P. IVA ${azienda.partitaIva}`, azienda.codiceSdi && `SDI ${azienda.codiceSdi}`]
  return html`<!doctype html>
<html lang="it">
<head>
<meta charset="utf-8">
<title>${titolo}</title>
<style>${raw([await fontFace(), `:root { --casa: ${colore} }`, page(documento), BASE, stile].join('\n'))}</style>
</head>
<body>
<header class="intestazione">
  <div>
    ${immagineMarchio !== '' && html`<img class="marchio" alt="" src="${raw(immagineMarchio)}">`}
    <div class="azienda">${azienda.ragioneSociale}</div>
    <div class="piccolo">${codes.filter(Boolean).join(' · ')}</div>
  </div>
  <div class="recapiti">
    ${lines.map((line, n) => html`${n > 0 && raw('<br>')}${line}`)}
  </div>
</header>
<div class="titolo">
  <h1>${titolo}</h1>
  ${sottotitolo ? html`<div class="sottotitolo">${sottotitolo}</div>` : null}
</div>
${corpo}
</body>
</html>`
}
