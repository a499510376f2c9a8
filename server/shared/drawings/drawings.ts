// Technical elevations of windows: drawn from the type, the opening and the measures, seen from inside.

import { escapeHtml, formatMm } from '../formats/formats.ts'
import { drawLeaf, FIXED_LEAF, type LeafMotion } from './ante.ts'
import {
  arcShape,
  circleShape,
  dimensionLine,
  type Frame,
  insetFrame,
  jointLines,
  mirrorShape,
  pathOf,
  polygonShape,
  polylineShape,
  rectangleShape,
} from './forme.ts'

export type DrawingShape = 'BATTENTE' | 'PORTA' | 'SCORREVOLE' | 'VASISTAS' | 'ARCO' | 'TONDO' | 'LIBERA'

export type OpeningSense =
  | 'SINISTRA'
  | 'DESTRA'
  | 'RIBALTA'
  | 'ANTA_RIBALTA_SINISTRA'
  | 'ANTA_RIBALTA_DESTRA'
  | 'SCORREVOLE'
  | 'FISSA'

export interface SerramentoDrawing {
  disegno: DrawingShape
  /** Number of leaves. */
  ante: number
  /** null: nobody has said; what slides or tilts by its shape does, other leaves have no sign. */
  senso: OpeningSense | null
  /** mm */
  larghezza: number
  /** mm */
  altezza: number
  /** Dimension lines with the measures. */
  quote?: boolean
  /** What the drawing shows, in words (for screen readers). */
  titolo?: string
  /** Line colour for a picture used alone; inlined, the drawing takes the colour of the text. */
  colore?: string
}

const LATO_MIN = 50
const LATO_MAX = 100_000
const LATO_IMMAGINE = 320

/**
 * An SVG elevation in the proportions of the measures: frame, leaves, opening sense, hardware. It has no ids,
 * styles, scripts or references, so it can be inlined, be an `<img>` or stand in a PDF.
 */
export function drawSerramento(opzioni: SerramentoDrawing): string {
  const larghezza = lato(opzioni.larghezza)
  const altezza = lato(opzioni.altezza)
  const massimo = Math.max(larghezza, altezza)
  const corpo = massimo * 0.062
  const bordo = massimo * 0.015
  const margine = opzioni.quote ? corpo * 2.1 : bordo
  const [w, h] = [larghezza + bordo + margine, altezza + bordo + margine]
  const scala = LATO_IMMAGINE / Math.max(w, h)
  const vista = [-margine, -bordo, w, h].map((v) => Math.round(v * 10) / 10).join(' ')
  const colore = opzioni.colore ? ` color="${escapeHtml(opzioni.colore)}"` : ''
  const titolo = opzioni.titolo ? `role="img" aria-label="${escapeHtml(opzioni.titolo)}"` : 'aria-hidden="true"'
  const quote = opzioni.quote ? disegnaQuote(larghezza, altezza, corpo) : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${vista}" width="${Math.round(w * scala)}" height="${Math.round(h * scala)}" ${titolo}${colore}>${disegnaForma(opzioni, larghezza, altezza)}${quote}</svg>`
}

function lato(misura: number): number {
  return Number.isFinite(misura) ? Math.min(Math.max(misura, LATO_MIN), LATO_MAX) : 1000
}

/** Width below, height on the left, with extension lines. */
function disegnaQuote(larghezza: number, altezza: number, corpo: number): string {
  const scarto = corpo * 0.55
  const [y, x] = [altezza + corpo * 1.65, -corpo * 0.6]
  const richiami =
    polylineShape([0, altezza + scarto * 0.5], [0, y + scarto * 0.5]) +
    polylineShape([larghezza, altezza + scarto * 0.5], [larghezza, y + scarto * 0.5]) +
    polylineShape([-scarto * 0.4, 0], [x - scarto * 0.5, 0]) +
    polylineShape([-scarto * 0.4, altezza], [x - scarto * 0.5, altezza])
  return (
    pathOf(richiami, 'sottile') +
    dimensionLine({ da: [0, y], a: [larghezza, y], testo: formatMm(larghezza), corpo }) +
    dimensionLine({ da: [x, 0], a: [x, altezza], testo: formatMm(altezza), corpo })
  )
}

function disegnaForma(opzioni: SerramentoDrawing, larghezza: number, altezza: number): string {
  const fuori: Frame = { x0: 0, y0: 0, x1: larghezza, y1: altezza }
  const telaio = Math.min(62, larghezza * 0.07, altezza * 0.07)
  switch (opzioni.disegno) {
    case 'TONDO':
      return disegnaTondo(fuori, telaio, opzioni.senso)
    case 'LIBERA':
      return disegnaLibera(fuori, telaio)
    case 'ARCO':
      return disegnaArco(fuori, telaio, opzioni)
    case 'SCORREVOLE':
      return disegnaScorrevole(fuori, telaio, opzioni)
    case 'BATTENTE':
    case 'PORTA':
    case 'VASISTAS':
      return disegnaAnteAffiancate(fuori, telaio, opzioni)
  }
}

const quanteAnte = (ante: number): number => Math.min(Math.max(Math.trunc(ante) || 1, 1), 6)

/** How the leaves move, in groups between fixed mullions: a pair closes on itself, a third leaf stands alone. */
function gruppi({ senso, ante, disegno }: SerramentoDrawing): LeafMotion[][] {
  const numero = quanteAnte(ante)
  const uguali = (moto: LeafMotion): LeafMotion[][] => Array.from({ length: numero }, () => [moto])
  if (senso === 'FISSA') return uguali(FIXED_LEAF)
  if (senso === 'RIBALTA' || disegno === 'VASISTAS') return uguali({ ...FIXED_LEAF, ribalta: true, maniglia: true })
  if (senso === null) return uguali({ ...FIXED_LEAF, unsaid: true })
  if (senso === 'SCORREVOLE') return [motiScorrevoli(numero)]
  const lato = senso === 'DESTRA' || senso === 'ANTA_RIBALTA_DESTRA' ? 'destra' : 'sinistra'
  const ribalta = senso.startsWith('ANTA_RIBALTA')
  const singola: LeafMotion = { ...FIXED_LEAF, gira: numero === 1 ? lato : 'sinistra', ribalta, maniglia: true }
  const coppia = (['sinistra', 'destra'] as const).map(
    (gira): LeafMotion => ({ ...FIXED_LEAF, gira, ribalta: ribalta && gira === lato, maniglia: gira === lato }),
  )
  const coppie = Array.from({ length: Math.floor(numero / 2) }, () => coppia)
  return numero % 2 === 1 ? [[singola], ...coppie] : coppie
}

/** Of two leaves one slides, of more the inner ones, outwards. */
function motiScorrevoli(numero: number): LeafMotion[] {
  if (numero === 1) return [{ ...FIXED_LEAF, scorre: 'sinistra', maniglia: true }]
  return Array.from({ length: numero }, (_, i) => {
    if (numero === 2 ? i === 0 : i === 0 || i === numero - 1) return FIXED_LEAF
    return { ...FIXED_LEAF, scorre: numero === 2 || i < numero / 2 ? 'sinistra' : 'destra', maniglia: true }
  })
}

/** A frame and its inner edge. */
function disegnaTelaio(fuori: Frame, dentro: Frame): string {
  return (
    pathOf(rectangleShape(fuori) + rectangleShape(dentro), 'contorno', 'telaio').replace(
      '<path ',
      '<path fill-rule="evenodd" ',
    ) + jointLines(fuori, dentro)
  )
}

function disegnaAnteAffiancate(fuori: Frame, telaio: number, opzioni: SerramentoDrawing): string {
  const porta = opzioni.disegno === 'PORTA'
  // A door has a low threshold in the place of the lower rail.
  const dentro = { ...insetFrame(fuori, telaio), ...(porta ? { y1: fuori.y1 - telaio * 0.35 } : {}) }
  const elenco = gruppi(opzioni)
  const montante = telaio * 0.9
  const numero = elenco.flat().length
  const passo = (dentro.x1 - dentro.x0 - montante * (elenco.length - 1)) / numero
  const profilo = Math.min(72, passo * 0.17, (dentro.y1 - dentro.y0) * 0.13)
  const pannello = porta ? Math.min(420, (dentro.y1 - dentro.y0) * 0.2) : 0
  let x = dentro.x0
  const pezzi: string[] = []
  for (const [g, gruppo] of elenco.entries()) {
    if (g > 0) {
      pezzi.push(pathOf(rectangleShape({ ...dentro, x0: x, x1: x + montante }), 'profilo', 'telaio'))
      x += montante
    }
    for (const moto of gruppo) {
      pezzi.push(drawLeaf({ riquadro: { ...dentro, x0: x, x1: x + passo }, moto, profilo, pannello }))
      x += passo
    }
  }
  return disegnaTelaio(fuori, dentro) + pezzi.join('')
}

function disegnaScorrevole(fuori: Frame, telaio: number, opzioni: SerramentoDrawing): string {
  const dentro = { ...insetFrame(fuori, telaio), y1: fuori.y1 - telaio * 0.5 }
  const numero = quanteAnte(opzioni.ante)
  const elenco = opzioni.senso === 'FISSA' ? Array<LeafMotion>(numero).fill(FIXED_LEAF) : motiScorrevoli(numero)
  const passo = (dentro.x1 - dentro.x0) / elenco.length
  const profilo = Math.min(80, passo * 0.15, (dentro.y1 - dentro.y0) * 0.13)
  const ante = elenco.map((moto, i) => {
    // A sliding leaf overlaps the neighbours that it passes in front of.
    const sormonto = moto.scorre && elenco.length > 1 ? profilo * 0.6 : 0
    const sinistra = dentro.x0 + passo * i - (i > 0 ? sormonto : 0)
    const destra =
      dentro.x0 + passo * (i + 1) + (i < elenco.length - 1 && elenco[i + 1]?.scorre === null ? sormonto : 0)
    return {
      davanti: moto.scorre !== null,
      svg: drawLeaf({ riquadro: { ...dentro, x0: sinistra, x1: destra }, moto, profilo }),
    }
  })
  const ordine = [...ante.filter(({ davanti }) => !davanti), ...ante.filter(({ davanti }) => davanti)]
  return disegnaTelaio(fuori, dentro) + ordine.map(({ svg }) => svg).join('')
}

function disegnaArco(fuori: Frame, telaio: number, opzioni: SerramentoDrawing): string {
  const freccia = Math.min((fuori.x1 - fuori.x0) / 2, (fuori.y1 - fuori.y0) * 0.45)
  const dentro = insetFrame(fuori, telaio)
  const interna = Math.max(freccia - telaio, 1)
  const elenco = gruppi({ ...opzioni, ante: Math.min(quanteAnte(opzioni.ante), 2) }).flat()
  const passo = (dentro.x1 - dentro.x0) / elenco.length
  const profilo = Math.min(72, passo * 0.17)
  const ante = elenco.map((moto, i) =>
    drawLeaf({
      riquadro: { ...dentro, x0: dentro.x0 + passo * i, x1: dentro.x0 + passo * (i + 1) },
      moto,
      profilo,
      arco: { freccia: interna, meta: elenco.length === 1 ? 'tutto' : i === 0 ? 'sinistra' : 'destra' },
    }),
  )
  const sagoma = arcShape(fuori, freccia, 'tutto') + arcShape(dentro, interna, 'tutto')
  const telaioAdArco = pathOf(sagoma, 'contorno', 'telaio').replace('<path ', '<path fill-rule="evenodd" ')
  return telaioAdArco + jointLines(fuori, dentro, 'sotto') + ante.join('')
}

function disegnaTondo(fuori: Frame, telaio: number, senso: OpeningSense | null): string {
  const anta = insetFrame(fuori, telaio)
  const apribile = senso !== 'FISSA'
  const vetro = insetFrame(anta, telaio * (apribile ? 1.1 : 0.35))
  const [cx, cy, rx, ry] = [
    (vetro.x0 + vetro.x1) / 2,
    (vetro.y0 + vetro.y1) / 2,
    (vetro.x1 - vetro.x0) / 2,
    (vetro.y1 - vetro.y0) / 2,
  ]
  const sul = (gradi: number): [number, number] => {
    const angolo = (gradi * Math.PI) / 180
    return [cx + rx * Math.cos(angolo), cy - ry * Math.sin(angolo)]
  }
  const r = Math.min(rx, ry) * 0.12
  const croce = () =>
    pathOf(polylineShape([cx - r, cy], [cx + r, cy]) + polylineShape([cx, cy - r], [cx, cy + r]), 'profilo')
  const triangolo = () => pathOf(polylineShape(sul(225), sul(90), sul(315)), 'apertura')
  const segno = senso === null ? '' : apribile ? triangolo() : croce()
  return (
    pathOf(circleShape(fuori) + circleShape(anta), 'contorno', 'telaio').replace(
      '<path ',
      '<path fill-rule="evenodd" ',
    ) +
    pathOf(circleShape(anta), 'profilo', 'anta') +
    pathOf(circleShape(vetro), 'profilo', 'vetro') +
    mirrorShape(vetro) +
    segno
  )
}

/** A shape to be agreed: a sloping pane within the box of the measures. */
function disegnaLibera(fuori: Frame, telaio: number): string {
  const spalla = (fuori.y1 - fuori.y0) * 0.35
  const falda = (r: Frame, s: number): string =>
    polygonShape([r.x0, r.y1], [r.x0, r.y0 + s], [r.x1, r.y0], [r.x1, r.y1])
  const dentro = insetFrame(fuori, telaio)
  const vetro = insetFrame(fuori, telaio * 1.4)
  return (
    pathOf(rectangleShape(fuori), 'apertura') +
    pathOf(falda(fuori, spalla) + falda(dentro, spalla), 'contorno', 'telaio').replace(
      '<path ',
      '<path fill-rule="evenodd" ',
    ) +
    pathOf(falda(vetro, spalla), 'profilo', 'vetro') +
    mirrorShape({ ...vetro, y0: vetro.y0 + spalla })
  )
}
