import { html, raw, type SafeHtml } from '#platform/pdf/html.ts'
import { drawSerramento } from '#shared/drawings/drawings.ts'
import { formatCount, formatMm } from '#shared/formats/formats.ts'
import { totaleQuantita } from '../rules.ts'
import type { PrintedPreventivo } from './data.ts'

type Serramento = PrintedPreventivo['serramenti'][number]

/** Side of the largest window's picture and of the smallest one's, in mm on paper. */
const SIDE_MAX = 38
const SIDE_MIN = 30

/** All the pictures have the same scale, as on one drawing; only the very small ones are enlarged to be legible. */
function image({ larghezza, altezza, tipoSerramento, tipoApertura }: Serramento, max: number): SafeHtml {
  const { disegno, ante, nome } = tipoSerramento
  const svg = drawSerramento({
    disegno,
    ante,
    senso: tipoApertura.senso,
    larghezza,
    altezza,
    titolo: nome,
    quote: true,
  })
  const side = Math.max(SIDE_MIN, (SIDE_MAX * Math.max(larghezza, altezza)) / max)
  const long = larghezza > altezza ? 'width' : 'height'
  return raw(svg.replace(/ width="\d+" height="\d+"/, ` style="${long}:${side.toFixed(1)}mm"`))
}

function block(serramento: Serramento, max: number): SafeHtml {
  const { posizione, quantita, larghezza, altezza, tipoSerramento, tipoApertura, accessori } = serramento
  return html`<section class="serramento">
    <div class="disegno">${image(serramento, max)}</div>
    <div class="dati">
      <h3><span class="posizione">${posizione}</span> ${tipoSerramento.nome}</h3>
      <dl>
        <dt>Larghezza × altezza</dt><dd><b>${formatMm(larghezza)} × ${formatMm(altezza)}</b></dd>
        <dt>Apertura</dt><dd>${tipoApertura.nome}</dd>
        <dt>Accessori</dt><dd>${accessori.length > 0 ? accessori.map(({ nome }) => nome).join(', ') : 'nessuno'}</dd>
      </dl>
    </div>
    <div class="quantita"><b>${quantita}</b><span>${quantita === 1 ? 'pezzo' : 'pezzi'}</span></div>
  </section>`
}

/** One block for each window, none of them split between two pages. */
export function serramentiSection(serramenti: readonly Serramento[]): SafeHtml {
  const max = Math.max(...serramenti.map(({ larghezza, altezza }) => Math.max(larghezza, altezza)), 1)
  return html`<h2 class="serramenti">Serramenti
    <span class="piccolo">Misure in millimetri; disegni in proporzione, visti dall’interno</span></h2>
  <div>${serramenti.map((serramento) => block(serramento, max))}</div>`
}

/** How many pieces of each type, and in all. */
export function summarySection(serramenti: readonly Serramento[]): SafeHtml {
  const tipi = [...new Set(serramenti.map(({ tipoSerramento }) => tipoSerramento.nome))]
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
      <td class="numero">${formatCount(totaleQuantita(serramenti), 'serramento', 'serramenti')}</td>
    </tr></tfoot>
  </table></div>`
}
