import { renderSVG } from 'uqr'
import { html, raw, type SafeHtml } from '#platform/pdf/html.ts'
import { fontFace } from '#platform/pdf/letterhead.ts'
import { type PezzoLabel, pezzoUrl } from './rules.ts'

// Sheets of 24 labels of 70 × 37 mm, as every shop sells them.
const STYLE = `
  @page { size: A4 portrait; margin: 0 }
  * { box-sizing: border-box }
  html { font: 7.5pt/1.3 Inter, 'Helvetica Neue', Arial, sans-serif; color: #000 }
  body { margin: 0 }
  .foglio { height: 297mm; padding-top: 0.5mm; display: grid; grid-template-columns: repeat(3, 70mm); grid-auto-rows: 37mm; break-after: page; overflow: hidden }
  .foglio:last-child { break-after: auto }
  .etichetta { padding: 3.5mm 4mm; display: grid; grid-template-columns: minmax(0, 1fr) 23mm; gap: 2mm; overflow: hidden }
  .etichetta > div { overflow: hidden }
  .commessa { font-size: 9pt; font-weight: 700 }
  .misure { font-size: 10.5pt; font-weight: 700; letter-spacing: -0.02em; margin: 0.8mm 0 }
  .testo { overflow-wrap: anywhere; display: -webkit-box; -webkit-box-orient: vertical; -webkit-line-clamp: 2; overflow: hidden }
  svg { width: 23mm; height: 23mm; display: block }
  .quale { text-align: center; margin-top: 0.6mm }`

/** Labels of a sheet. */
const PER_SHEET = 24

interface Of {
  /** Number of the order. */
  pk: number
  numeroCommessa: string
  /** Address of the product. */
  base: string
}

/** The labels of pieces on sheets of 24, each with the code that leads to its piece. */
export async function pezziLabelsDocument(
  { pk, numeroCommessa, base }: Of,
  title: string,
  labels: readonly PezzoLabel[],
): Promise<SafeHtml> {
  const codes = new Map<number, SafeHtml>()
  function codeOf(posizione: number): SafeHtml {
    const known = codes.get(posizione)
    if (known) return known
    const code = raw(renderSVG(pezzoUrl(base, pk, posizione), { border: 1 }))
    codes.set(posizione, code)
    return code
  }
  const one = ({ posizione, titolo, misure, testo, numero, totale }: PezzoLabel) => html`<div class="etichetta">
    <div><div class="commessa">${numeroCommessa}</div><div>Riga ${posizione}</div><div class="misure">${misure}</div>
    <div class="testo"><b>${titolo}</b></div><div class="testo">${testo}</div></div>
    <div>${codeOf(posizione)}<div class="quale">${numero} di ${totale}</div></div></div>`
  const sheets = Array.from({ length: Math.ceil(labels.length / PER_SHEET) }, (_, n) =>
    labels.slice(n * PER_SHEET, (n + 1) * PER_SHEET),
  )
  return html`<!doctype html><html lang="it"><head><meta charset="utf-8"><title>${title} ${numeroCommessa}</title>
<style>${raw(`${await fontFace()}\n${STYLE}`)}</style></head><body>${sheets.map((sheet) => html`<section class="foglio">${sheet.map(one)}</section>`)}</body></html>`
}
