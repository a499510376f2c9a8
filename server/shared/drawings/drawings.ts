// Technical elevations of windows: drawn from the type, the opening and the measures, seen from inside.

import type { Riquadro } from '../composti/rules.ts'
import { escapeHtml, formatInteger, formatMm } from '../formats/formats.ts'
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

/** A field of a composed element as it is drawn. */
export interface SpecchiaturaDrawing extends Riquadro {
  disegno: DrawingShape
  ante: number
  senso: OpeningSense | null
}

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
  /** The fields of a composed element, each drawn as the window that it is; none: a simple window. */
  specchiature?: readonly SpecchiaturaDrawing[]
  /** Dimension lines with the measures. */
  quote?: boolean
  /** Height of their letters, times the usual one: for a drawing that stands small on paper. 1 unless told. */
  quoteScale?: number
  /** What the drawing shows, in words (for screen readers). */
  titolo?: string
  /** Line colour for a picture used alone; inlined, the drawing takes the colour of the text. */
  colore?: string
}

const SIDE_MIN = 50
const SIDE_MAX = 100_000
const IMAGE_SIDE = 320

/**
 * An SVG elevation in the proportions of the measures: frame, leaves, opening sense, hardware. It has no ids,
 * styles, scripts or references, so it can be inlined, be an `<img>` or stand in a PDF.
 */
export function drawSerramento(options: SerramentoDrawing): string {
  const larghezza = side(options.larghezza)
  const altezza = side(options.altezza)
  const max = Math.max(larghezza, altezza)
  const body = max * 0.062 * (options.quoteScale ?? 1)
  const border = max * 0.015
  const { specchiature = [] } = options
  const margine = options.quote ? body * (specchiature.length > 0 ? 3.4 : 2.1) : border
  const [w, h] = [larghezza + border + margine, altezza + border + margine]
  const scala = IMAGE_SIDE / Math.max(w, h)
  const vista = [-margine, -border, w, h].map((v) => Math.round(v * 10) / 10).join(' ')
  const color = options.colore ? ` color="${escapeHtml(options.colore)}"` : ''
  const title = options.titolo ? `role="img" aria-label="${escapeHtml(options.titolo)}"` : 'aria-hidden="true"'
  const quote = options.quote ? drawDimensions(larghezza, altezza, body, specchiature) : ''
  return `<svg xmlns="http://www.w3.org/2000/svg" viewBox="${vista}" width="${Math.round(w * scala)}" height="${Math.round(h * scala)}" ${title}${color}>${drawShape(options, larghezza, altezza)}${quote}</svg>`
}

function side(misura: number): number {
  return Number.isFinite(misura) ? Math.min(Math.max(misura, SIDE_MIN), SIDE_MAX) : 1000
}

/** Width below, height on the left, with extension lines; between them and the drawing those of the fields. */
function drawDimensions(larghezza: number, altezza: number, body: number, specchiature: readonly Riquadro[]): string {
  const delta = body * 0.55
  const outwards = specchiature.length > 0 ? body * 1.2 : 0
  const [y, x] = [altezza + body * 1.65 + outwards, -body * 0.6 - outwards]
  const callouts =
    polylineShape([0, altezza + delta * 0.5], [0, y + delta * 0.5]) +
    polylineShape([larghezza, altezza + delta * 0.5], [larghezza, y + delta * 0.5]) +
    polylineShape([-delta * 0.4, 0], [x - delta * 0.5, 0]) +
    polylineShape([-delta * 0.4, altezza], [x - delta * 0.5, altezza])
  return (
    pathOf(callouts, 'sottile') +
    dimensionLine({ da: [0, y], a: [larghezza, y], testo: formatMm(larghezza), corpo: body }) +
    dimensionLine({ da: [x, 0], a: [x, altezza], testo: formatMm(altezza), corpo: body }) +
    drawPartDimensions(altezza, body * 0.75, specchiature)
  )
}

/** The lengths between the mullions below, between the transoms on the left; a side that is one piece has none. */
function drawPartDimensions(altezza: number, body: number, specchiature: readonly Riquadro[]): string {
  const pairs = (from: (one: Riquadro) => number, length: (one: Riquadro) => number) => {
    const edges = [...new Set(specchiature.flatMap((one) => [from(one), from(one) + length(one)]))].sort(
      (a, b) => a - b,
    )
    return edges.length < 3 ? [] : edges.slice(1).map((edge, index): [number, number] => [edges[index] ?? 0, edge])
  }
  const [y, x] = [altezza + body * 1.5, -body * 0.6]
  return [
    ...pairs(
      (one) => one.x,
      (one) => one.larghezza,
    ).map(([from, to]) => dimensionLine({ da: [from, y], a: [to, y], testo: formatInteger(to - from), corpo: body })),
    ...pairs(
      (one) => one.y,
      (one) => one.altezza,
    ).map(([from, to]) => dimensionLine({ da: [x, from], a: [x, to], testo: formatInteger(to - from), corpo: body })),
  ].join('')
}

/** Each field in its place, with the frame that it has. */
function drawComposto(specchiature: readonly SpecchiaturaDrawing[], outside: Frame): string {
  const fields = specchiature.map(
    ({ x, y, ...one }) => `<g transform="translate(${x} ${y})">${drawShape(one, one.larghezza, one.altezza)}</g>`,
  )
  return fields.join('') + pathOf(rectangleShape(outside), 'contorno')
}

function drawShape(options: SerramentoDrawing, larghezza: number, altezza: number): string {
  const outside: Frame = { x0: 0, y0: 0, x1: larghezza, y1: altezza }
  if (options.specchiature && options.specchiature.length > 0) return drawComposto(options.specchiature, outside)
  const telaio = Math.min(62, larghezza * 0.07, altezza * 0.07)
  switch (options.disegno) {
    case 'TONDO':
      return drawRound(outside, telaio, options.senso)
    case 'LIBERA':
      return drawFreeShape(outside, telaio)
    case 'ARCO':
      return drawArch(outside, telaio, options)
    case 'SCORREVOLE':
      return drawScorrevole(outside, telaio, options)
    case 'BATTENTE':
    case 'PORTA':
    case 'VASISTAS':
      return drawAnteSideBySide(outside, telaio, options)
  }
}

const numberOfAnte = (ante: number): number => Math.min(Math.max(Math.trunc(ante) || 1, 1), 6)

/** How the leaves move, in groups between fixed mullions: a pair closes on itself, a third leaf stands alone. */
function groups({ senso, ante, disegno }: SerramentoDrawing): LeafMotion[][] {
  const numero = numberOfAnte(ante)
  const equal = (motion: LeafMotion): LeafMotion[][] => Array.from({ length: numero }, () => [motion])
  if (senso === 'FISSA') return equal(FIXED_LEAF)
  if (senso === 'RIBALTA' || disegno === 'VASISTAS') return equal({ ...FIXED_LEAF, ribalta: true, maniglia: true })
  if (senso === null) return equal({ ...FIXED_LEAF, unsaid: true })
  if (senso === 'SCORREVOLE') return [slidingMotions(numero)]
  const side = senso === 'DESTRA' || senso === 'ANTA_RIBALTA_DESTRA' ? 'destra' : 'sinistra'
  const tilts = senso.startsWith('ANTA_RIBALTA')
  const single: LeafMotion = { ...FIXED_LEAF, gira: numero === 1 ? side : 'sinistra', ribalta: tilts, maniglia: true }
  const pair = (['sinistra', 'destra'] as const).map(
    (swings): LeafMotion => ({
      ...FIXED_LEAF,
      gira: swings,
      ribalta: tilts && swings === side,
      maniglia: swings === side,
    }),
  )
  const pairs = Array.from({ length: Math.floor(numero / 2) }, () => pair)
  return numero % 2 === 1 ? [[single], ...pairs] : pairs
}

/** Of two leaves one slides, of more the inner ones, outwards. */
function slidingMotions(numero: number): LeafMotion[] {
  if (numero === 1) return [{ ...FIXED_LEAF, scorre: 'sinistra', maniglia: true }]
  return Array.from({ length: numero }, (_, i) => {
    if (numero === 2 ? i === 0 : i === 0 || i === numero - 1) return FIXED_LEAF
    return { ...FIXED_LEAF, scorre: numero === 2 || i < numero / 2 ? 'sinistra' : 'destra', maniglia: true }
  })
}

/** A frame and its inner edge. */
function drawFrame(outside: Frame, inside: Frame): string {
  return (
    pathOf(rectangleShape(outside) + rectangleShape(inside), 'contorno', 'telaio').replace(
      '<path ',
      '<path fill-rule="evenodd" ',
    ) + jointLines(outside, inside)
  )
}

function drawAnteSideBySide(outside: Frame, telaio: number, options: SerramentoDrawing): string {
  const door = options.disegno === 'PORTA'
  // A door has a low threshold in the place of the lower rail.
  const inside = { ...insetFrame(outside, telaio), ...(door ? { y1: outside.y1 - telaio * 0.35 } : {}) }
  const elenco = groups(options)
  const montante = telaio * 0.9
  const numero = elenco.flat().length
  const step = (inside.x1 - inside.x0 - montante * (elenco.length - 1)) / numero
  const profile = Math.min(72, step * 0.17, (inside.y1 - inside.y0) * 0.13)
  const panel = door ? Math.min(420, (inside.y1 - inside.y0) * 0.2) : 0
  let x = inside.x0
  const pezzi: string[] = []
  for (const [g, group] of elenco.entries()) {
    if (g > 0) {
      pezzi.push(pathOf(rectangleShape({ ...inside, x0: x, x1: x + montante }), 'profilo', 'telaio'))
      x += montante
    }
    for (const motion of group) {
      pezzi.push(drawLeaf({ riquadro: { ...inside, x0: x, x1: x + step }, moto: motion, profilo: profile, panel }))
      x += step
    }
  }
  return drawFrame(outside, inside) + pezzi.join('')
}

function drawScorrevole(outside: Frame, telaio: number, options: SerramentoDrawing): string {
  const inside = { ...insetFrame(outside, telaio), y1: outside.y1 - telaio * 0.5 }
  const numero = numberOfAnte(options.ante)
  const elenco = options.senso === 'FISSA' ? Array<LeafMotion>(numero).fill(FIXED_LEAF) : slidingMotions(numero)
  const step = (inside.x1 - inside.x0) / elenco.length
  const profile = Math.min(80, step * 0.15, (inside.y1 - inside.y0) * 0.13)
  const ante = elenco.map((motion, i) => {
    // A sliding leaf overlaps the neighbours that it passes in front of.
    const overlap = motion.scorre && elenco.length > 1 ? profile * 0.6 : 0
    const left = inside.x0 + step * i - (i > 0 ? overlap : 0)
    const right = inside.x0 + step * (i + 1) + (i < elenco.length - 1 && elenco[i + 1]?.scorre === null ? overlap : 0)
    return {
      davanti: motion.scorre !== null,
      svg: drawLeaf({ riquadro: { ...inside, x0: left, x1: right }, moto: motion, profilo: profile }),
    }
  })
  const ordine = [...ante.filter(({ davanti }) => !davanti), ...ante.filter(({ davanti }) => davanti)]
  return drawFrame(outside, inside) + ordine.map(({ svg }) => svg).join('')
}

function drawArch(outside: Frame, telaio: number, options: SerramentoDrawing): string {
  const rise = Math.min((outside.x1 - outside.x0) / 2, (outside.y1 - outside.y0) * 0.45)
  const inside = insetFrame(outside, telaio)
  const inner = Math.max(rise - telaio, 1)
  const elenco = groups({ ...options, ante: Math.min(numberOfAnte(options.ante), 2) }).flat()
  const step = (inside.x1 - inside.x0) / elenco.length
  const profile = Math.min(72, step * 0.17)
  const ante = elenco.map((motion, i) =>
    drawLeaf({
      riquadro: { ...inside, x0: inside.x0 + step * i, x1: inside.x0 + step * (i + 1) },
      moto: motion,
      profilo: profile,
      arco: { freccia: inner, meta: elenco.length === 1 ? 'tutto' : i === 0 ? 'sinistra' : 'destra' },
    }),
  )
  const outline = arcShape(outside, rise, 'tutto') + arcShape(inside, inner, 'tutto')
  const archedTelaio = pathOf(outline, 'contorno', 'telaio').replace('<path ', '<path fill-rule="evenodd" ')
  return archedTelaio + jointLines(outside, inside, 'sotto') + ante.join('')
}

function drawRound(outside: Frame, telaio: number, direction: OpeningSense | null): string {
  const anta = insetFrame(outside, telaio)
  const openable = direction !== 'FISSA'
  const vetro = insetFrame(anta, telaio * (openable ? 1.1 : 0.35))
  const [cx, cy, rx, ry] = [
    (vetro.x0 + vetro.x1) / 2,
    (vetro.y0 + vetro.y1) / 2,
    (vetro.x1 - vetro.x0) / 2,
    (vetro.y1 - vetro.y0) / 2,
  ]
  const onCircle = (degrees: number): [number, number] => {
    const corner = (degrees * Math.PI) / 180
    return [cx + rx * Math.cos(corner), cy - ry * Math.sin(corner)]
  }
  const r = Math.min(rx, ry) * 0.12
  const cross = () =>
    pathOf(polylineShape([cx - r, cy], [cx + r, cy]) + polylineShape([cx, cy - r], [cx, cy + r]), 'profilo')
  const triangle = () => pathOf(polylineShape(onCircle(225), onCircle(90), onCircle(315)), 'apertura')
  const segno = direction === null ? '' : openable ? triangle() : cross()
  return (
    pathOf(circleShape(outside) + circleShape(anta), 'contorno', 'telaio').replace(
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
function drawFreeShape(outside: Frame, telaio: number): string {
  const shoulder = (outside.y1 - outside.y0) * 0.35
  const slope = (r: Frame, s: number): string =>
    polygonShape([r.x0, r.y1], [r.x0, r.y0 + s], [r.x1, r.y0], [r.x1, r.y1])
  const inside = insetFrame(outside, telaio)
  const vetro = insetFrame(outside, telaio * 1.4)
  return (
    pathOf(rectangleShape(outside), 'apertura') +
    pathOf(slope(outside, shoulder) + slope(inside, shoulder), 'contorno', 'telaio').replace(
      '<path ',
      '<path fill-rule="evenodd" ',
    ) +
    pathOf(slope(vetro, shoulder), 'profilo', 'vetro') +
    mirrorShape({ ...vetro, y0: vetro.y0 + shoulder })
  )
}
