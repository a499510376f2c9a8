import { type HtmlValue, html, raw, type SafeHtml } from '#platform/pdf/html.ts'
import type { Prisma } from '#prisma/generated/client.ts'
import { drawSerramento } from '#shared/drawings/drawings.ts'
import { formatCount, formatSize } from '#shared/formats/formats.ts'
import { specchiatureDrawing } from '#vendite/composti/read.ts'
import { offeredAperture } from '#vendite/tipiApertura/offered.ts'
import { sensoOf } from '#vendite/tipiApertura/rules.ts'
import { forComposto } from '../../composti/read.ts'
import { leavesOf } from '../../righe/rules.ts'

/** What to select of a line to draw its window and say which it is. */
export const forFigure = {
  posizione: true,
  numero: true,
  rivendita: true,
  ante: true,
  larghezza: true,
  altezza: true,
  tipoSerramento: { select: { nome: true, disegno: true, ante: true, extra: true, aperture: offeredAperture } },
  tipoApertura: { select: { senso: true } },
  ...forComposto,
} satisfies Prisma.RigaOrdineSelect

/** A line as it is drawn. */
export type DrawnRiga = Prisma.RigaOrdineGetPayload<{ select: typeof forFigure }>

/** The window of a line; null for what is no window. @param quote with its measures */
export function rigaFigure(riga: Omit<DrawnRiga, 'posizione' | 'numero'>, quote: boolean): SafeHtml | null {
  const { rivendita, tipoSerramento: tipo, larghezza, altezza } = riga
  const specchiature = specchiatureDrawing(riga.specchiature)
  if (rivendita || (tipo.disegno === 'LIBERA' && specchiature.length === 0)) return null
  const svg = drawSerramento({
    disegno: tipo.disegno,
    ante: leavesOf(riga),
    senso: sensoOf(riga),
    specchiature,
    larghezza: larghezza ?? 1000,
    altezza: altezza ?? 1400,
    quote: quote && larghezza !== null && altezza !== null,
  })
  return raw(svg)
}

/** How the windows of a paper stand beside each other. */
export const FIGURES_STYLE = `
  .serramenti { margin-top: 5mm; display: grid; grid-template-columns: repeat(4, minmax(0, 1fr)); gap: 3mm }
  .serramento { break-inside: avoid; border: 0.4pt solid #d1d5db; border-radius: 1.5mm; padding: 2mm; text-align: center;
    color: #111827 }
  .serramento svg { width: auto; height: auto; max-width: 36mm; max-height: 32mm; margin-bottom: 1.5mm }`

/** Windows drawn on a paper at most. */
const FIGURES_MAX = 60

/** The windows that a paper is about, each drawn once with its position, type, size and pieces; null without any. */
export function figures(righe: readonly DrawnRiga[]): SafeHtml | null {
  const drawn = righe.flatMap((riga): { riga: DrawnRiga; svg: SafeHtml }[] => {
    const svg = rigaFigure(riga, false)
    return svg ? [{ riga, svg }] : []
  })
  if (drawn.length === 0) return null
  const more: HtmlValue =
    drawn.length > FIGURES_MAX && html`<p class="piccolo">E altre ${drawn.length - FIGURES_MAX}.</p>`
  return html`<section class="serramenti">${drawn.slice(0, FIGURES_MAX).map(
    ({ riga: { posizione, numero, tipoSerramento, larghezza, altezza }, svg }) => html`<div class="serramento">
      ${svg}
      <div><b>Riga ${posizione}</b> · ${tipoSerramento.nome}</div>
      <div class="piccolo">${[
        larghezza !== null && altezza !== null ? formatSize(larghezza, altezza) : '',
        formatCount(numero, 'pezzo', 'pezzi'),
      ]
        .filter(Boolean)
        .join(' · ')}</div>
    </div>`,
  )}</section>${more}`
}
