import { html, type SafeHtml } from '#platform/pdf/html.ts'
import { letterhead } from '#platform/pdf/letterhead.ts'
import type { Paper } from '#platform/settings/paper.ts'
import { formatCount, formatInteger, formatMm, formatQuantity } from '#shared/formats/formats.ts'
import type { Barre } from '../tagli/rules.ts'
import { type ListaTagli, totaleVetri, type Vetro } from './rules.ts'

const STYLE = `
  .intestazione { margin-bottom: 6mm }
  .righe { margin-top: 5mm }
  .righe td, .righe th { vertical-align: top }
  .totali { margin-top: 3mm; text-align: right }
  h2 { margin: 7mm 0 1mm }
  .piano { color: #4b5563 }`

interface Of {
  numeroCommessa: string
  carta: Paper
}

function page({ numeroCommessa, carta }: Of, title: string, body: SafeHtml): Promise<SafeHtml> {
  const whole = `${title} ${numeroCommessa}`
  const foot = [carta.azienda.ragioneSociale, whole].filter(Boolean).join(' · ')
  return letterhead({ carta, titolo: whole, sottotitolo: '', piede: foot, stile: STYLE, corpo: body })
}

/** The glass list of an order. */
export function vetriDocument(of: Of, vetri: readonly Vetro[]): Promise<SafeHtml> {
  const { lastre, metriQuadri, peso } = totaleVetri(vetri)
  const total = [
    formatCount(lastre, 'lastra', 'lastre'),
    `${formatQuantity(metriQuadri)} m²`,
    peso === null ? '' : `${formatQuantity(peso)} kg`,
  ]
  return page(
    of,
    'Distinta vetri',
    html`<table class="righe">
      <thead><tr><th>Riga</th><th>Vetro</th><th>Composizione</th><th class="numero">Larghezza</th><th class="numero">Altezza</th><th class="numero">Pezzi</th><th class="numero">kg l’uno</th></tr></thead>
      <tbody>${vetri.map(
        (vetro) => html`<tr><td>${vetro.posizione}</td><td>${vetro.descrizione}</td><td>${vetro.composizione}</td>
        <td class="numero">${formatInteger(vetro.larghezza)}</td><td class="numero">${formatInteger(vetro.altezza)}</td>
        <td class="numero">${formatInteger(vetro.quantita)}</td><td class="numero">${vetro.peso === null ? '' : formatQuantity(vetro.peso)}</td></tr>`,
      )}</tbody></table>
      <p class="totali">Totale: <b>${total.filter(Boolean).join(' · ')}</b>. Misure in mm.</p>`,
  )
}

/** Pieces of a bar in words: '2 × 1.400 Montante (riga 1)'. */
function piecesOf(pezzi: ListaTagli['impossibili']): string {
  const groups = Map.groupBy(pezzi, ({ lunghezza, descrizione, posizione }) =>
    JSON.stringify([lunghezza, descrizione, posizione]),
  )
  return [...groups.values()]
    .flatMap(([first, ...others]) =>
      first
        ? [`${others.length + 1} × ${formatInteger(first.lunghezza)} ${first.descrizione} (riga ${first.posizione})`]
        : [],
    )
    .join('; ')
}

function cutList({ tipologia, codice, sezione, barre, impossibili, riepilogo }: ListaTagli): SafeHtml {
  const { totale, avanzi, sfrido } = riepilogo
  const share = totale === 0 ? 0 : Math.round((sfrido / totale) * 1000) / 10
  return html`<h2>${[...new Set([tipologia, codice, sezione])].filter(Boolean).join(' · ')}</h2>
    <p class="piano">${formatCount(barre.length, 'barra', 'barre')}, ${formatMm(totale)}; avanzi ${formatMm(avanzi)}, sfrido ${formatMm(sfrido)} (${formatQuantity(share)} %).</p>
    ${impossibili.length > 0 && html`<p><b>Più lunghi di una barra:</b> ${piecesOf(impossibili)}</p>`}
    <table class="righe"><thead><tr><th>Barra</th><th class="numero">mm</th><th>Pezzi, mm</th><th class="numero">Resto</th></tr></thead>
    <tbody>${barre.map(
      (
        bar,
        n,
      ) => html`<tr><td>${n + 1}</td><td class="numero">${formatInteger(bar.lunghezza)}</td><td>${piecesOf(bar.pezzi)}</td>
      <td class="numero">${formatInteger(bar.resto)}</td></tr>`,
    )}</tbody></table>`
}

/** The cut lists of an order. */
export function tagliDocument(of: Of, liste: readonly ListaTagli[], { lunghezze, lama, avanzoMin }: Barre) {
  return page(
    of,
    'Distinta di taglio',
    html`<p class="piano">Barre da ${lunghezze.map(formatMm).join(', ')}; lama ${formatMm(lama)}; si conservano gli avanzi da ${formatMm(avanzoMin)}.</p>
      ${liste.map(cutList)}`,
  )
}
