// Leaves: their profile, pane, hardware and opening sense, seen from inside. As on continental drawings the
// dashed triangle has its base on the hinges and its vertex at the handle; a small cross marks a fixed pane.
import {
  arcShape,
  type Frame,
  insetFrame,
  jointLines,
  mirrorShape,
  pathOf,
  polygonShape,
  polylineShape,
  rectangleShape,
} from './forme.ts'

/** How one leaf moves. */
export interface LeafMotion {
  /** Side of the hinges of a turning leaf. */
  gira: 'sinistra' | 'destra' | null
  ribalta: boolean
  /** Which way a sliding leaf goes. */
  scorre: 'sinistra' | 'destra' | null
  /** The leaf with the handle. */
  maniglia: boolean
  /** Nobody has said how it moves: no sign at all, the cross of a fixed pane neither. */
  unsaid?: boolean
}

export const FIXED_LEAF: LeafMotion = { gira: null, ribalta: false, scorre: null, maniglia: false }

export interface Leaf {
  riquadro: Frame
  moto: LeafMotion
  /** Width of the profile. */
  profilo: number
  /** Height of the arch and which part of it this leaf has. */
  arco?: { freccia: number; meta: 'tutto' | 'sinistra' | 'destra' }
  /** Height of the solid panel at the foot, 0 for none. */
  pannello?: number
}

/** One leaf with everything on it. */
export function drawLeaf(anta: Leaf): string {
  const { riquadro, moto, profilo, pannello = 0 } = anta
  const fermo = !moto.unsaid && !moto.gira && !moto.ribalta && !moto.scorre
  // A fixed pane sits in the frame: only its bead is seen.
  const vetro = insetFrame(riquadro, fermo ? profilo * 0.35 : profilo)
  const conPannello = pannello > 0 && vetro.y1 - vetro.y0 > pannello * 2
  const traverso = vetro.y1 - pannello
  const lastra = conPannello ? { ...vetro, y1: traverso - profilo } : vetro
  return [
    sagoma(riquadro, anta.arco, 0, 'profilo', 'anta'),
    sagoma(lastra, anta.arco, riquadro.x0 - vetro.x0, 'profilo', 'vetro'),
    conPannello ? disegnaPannello({ ...vetro, y0: traverso }, profilo) : '',
    fermo ? '' : jointLines(riquadro, vetro, anta.arco ? 'sotto' : 'tutti'),
    mirrorShape(lastra),
    fermo ? croce(lastra) : '',
    aperture(lastra, vetro, moto, anta.arco?.freccia ?? 0),
    ferramenta(riquadro, moto, profilo, anta.arco?.freccia ?? 0, conPannello),
  ].join('')
}

/** The outline of a leaf or pane: a box, or one with the arch; `crescita` is negative for what lies inside. */
function sagoma(
  riquadro: Frame,
  conArco: Leaf['arco'],
  crescita: number,
  ...stile: ['profilo', 'anta' | 'vetro']
): string {
  if (!conArco) return pathOf(rectangleShape(riquadro), ...stile)
  const freccia = Math.min(Math.max(conArco.freccia + crescita, 1), riquadro.y1 - riquadro.y0)
  return pathOf(arcShape(riquadro, freccia, conArco.meta), ...stile)
}

/** The panel at the foot of a door, with its raised field. */
function disegnaPannello(riquadro: Frame, profilo: number): string {
  const campo = insetFrame(riquadro, profilo * 0.7)
  return (
    pathOf(rectangleShape(riquadro), 'profilo', 'pannello') +
    pathOf(rectangleShape(campo), 'sottile') +
    jointLines(riquadro, campo)
  )
}

function croce({ x0, y0, x1, y1 }: Frame): string {
  const [cx, cy, r] = [(x0 + x1) / 2, (y0 + y1) / 2, Math.min(x1 - x0, y1 - y0) * 0.06]
  return pathOf(polylineShape([cx - r, cy], [cx + r, cy]) + polylineShape([cx, cy - r], [cx, cy + r]), 'profilo')
}

/** The dashed lines of turning and tilting, the arrow of sliding. */
function aperture(lastra: Frame, { x0, y0, x1, y1 }: Frame, moto: LeafMotion, freccia: number): string {
  const [cx, cy] = [(x0 + x1) / 2, (y0 + y1) / 2]
  const segni: string[] = []
  if (moto.gira) {
    const [cerniere, battuta] = moto.gira === 'sinistra' ? [x0, x1] : [x1, x0]
    segni.push(pathOf(polylineShape([cerniere, y0 + freccia * 0.8], [battuta, cy], [cerniere, y1]), 'apertura'))
  }
  if (moto.ribalta) segni.push(pathOf(polylineShape([x0, y1], [cx, y0], [x1, y1]), 'apertura'))
  if (moto.scorre) {
    const verso = moto.scorre === 'sinistra' ? -1 : 1
    const y = lastra.y0 + (lastra.y1 - lastra.y0) * 0.72
    const [coda, punta] = [cx - (verso * (x1 - x0)) / 5, cx + (verso * (x1 - x0)) / 5]
    const ala = Math.min((x1 - x0) * 0.06, (y1 - y0) * 0.05)
    segni.push(
      pathOf(polylineShape([coda, y], [punta, y]), 'profilo'),
      pathOf(
        polygonShape(
          [punta + verso * ala, y],
          [punta - verso * ala, y - ala * 0.7],
          [punta - verso * ala, y + ala * 0.7],
        ),
        'nessuna',
        'ferramenta',
      ),
    )
  }
  return segni.join('')
}

/** Hinges on their side, the handle opposite: in the middle, or at hand height on a door. */
function ferramenta(
  { x0, y0, x1, y1 }: Frame,
  moto: LeafMotion,
  profilo: number,
  freccia: number,
  porta: boolean,
): string {
  const alto = y1 - y0
  const pezzi: Frame[] = []
  const soloRibalta = moto.ribalta && !moto.gira
  if (moto.gira) {
    const x = moto.gira === 'sinistra' ? x0 : x1
    const [mezzo, lungo] = [profilo * 0.13, Math.min(90, alto * 0.08)]
    const sommita = y0 + freccia
    for (const y of [sommita + (y1 - sommita) * 0.12, y1 - (y1 - sommita) * 0.12]) {
      pezzi.push({ x0: x - mezzo, y0: y - lungo / 2, x1: x + mezzo, y1: y + lungo / 2 })
    }
  } else if (soloRibalta) {
    const [mezzo, lungo] = [profilo * 0.13, Math.min(90, (x1 - x0) * 0.08)]
    for (const x of [x0 + (x1 - x0) * 0.15, x1 - (x1 - x0) * 0.15]) {
      pezzi.push({ x0: x - lungo / 2, y0: y1 - mezzo, x1: x + lungo / 2, y1: y1 + mezzo })
    }
  }
  const segni = pezzi.map((pezzo) => pathOf(rectangleShape(pezzo), 'nessuna', 'ferramenta'))
  if (moto.maniglia) segni.push(maniglia({ x0, y0, x1, y1 }, moto, profilo, porta))
  return segni.join('')
}

const ALTEZZA_MANIGLIA = 1050 // mm from the floor, on doors

function maniglia({ x0, y0, x1, y1 }: Frame, moto: LeafMotion, profilo: number, porta: boolean): string {
  const lungo = Math.min(140, (y1 - y0) * 0.16)
  const largo = Math.min(profilo * 0.34, 26)
  if (moto.ribalta && !moto.gira) {
    // Tilting only: the handle lies along the top.
    const [cx, cy, mezza] = [(x0 + x1) / 2, y0 + profilo / 2, Math.min(70, (x1 - x0) * 0.1)]
    return pathOf(
      rectangleShape({ x0: cx - mezza, y0: cy - largo / 2, x1: cx + mezza, y1: cy + largo / 2 }),
      'nessuna',
      'ferramenta',
    )
  }
  const aDestra = moto.gira ? moto.gira === 'sinistra' : moto.scorre === 'sinistra'
  const x = aDestra ? x1 - profilo / 2 : x0 + profilo / 2
  const altaMano = porta || moto.scorre !== null ? Math.max(y1 - ALTEZZA_MANIGLIA, y0 + (y1 - y0) * 0.3) : (y0 + y1) / 2
  const y = Math.min(altaMano, y1 - lungo)
  // A rose and a lever hanging from it.
  return (
    pathOf(
      rectangleShape({ x0: x - largo / 2, y0: y - largo * 0.8, x1: x + largo / 2, y1: y + largo * 0.8 }),
      'profilo',
      'anta',
    ) +
    pathOf(
      rectangleShape({ x0: x - largo / 4, y0: y - largo * 0.3, x1: x + largo / 4, y1: y + lungo }),
      'nessuna',
      'ferramenta',
    )
  )
}
