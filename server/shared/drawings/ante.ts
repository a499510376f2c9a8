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
  panel?: number
}

/** One leaf with everything on it. */
export function drawLeaf(anta: Leaf): string {
  const { riquadro, moto, profilo, panel = 0 } = anta
  const standing = !moto.unsaid && !moto.gira && !moto.ribalta && !moto.scorre
  // A fixed pane sits in the frame: only its bead is seen.
  const vetro = insetFrame(riquadro, standing ? profilo * 0.35 : profilo)
  const withPanel = panel > 0 && vetro.y1 - vetro.y0 > panel * 2
  const crossRail = vetro.y1 - panel
  const pane = withPanel ? { ...vetro, y1: crossRail - profilo } : vetro
  return [
    outline(riquadro, anta.arco, 0, 'profilo', 'anta'),
    outline(pane, anta.arco, riquadro.x0 - vetro.x0, 'profilo', 'vetro'),
    withPanel ? drawPanel({ ...vetro, y0: crossRail }, profilo) : '',
    standing ? '' : jointLines(riquadro, vetro, anta.arco ? 'sotto' : 'tutti'),
    mirrorShape(pane),
    standing ? cross(pane) : '',
    aperture(pane, vetro, moto, anta.arco?.freccia ?? 0),
    ferramenta(riquadro, moto, profilo, anta.arco?.freccia ?? 0, withPanel),
  ].join('')
}

/** The outline of a leaf or pane: a box, or one with the arch; `growth` is negative for what lies inside. */
function outline(
  frame: Frame,
  withArch: Leaf['arco'],
  growth: number,
  ...style: ['profilo', 'anta' | 'vetro']
): string {
  if (!withArch) return pathOf(rectangleShape(frame), ...style)
  const rise = Math.min(Math.max(withArch.freccia + growth, 1), frame.y1 - frame.y0)
  return pathOf(arcShape(frame, rise, withArch.meta), ...style)
}

/** The panel at the foot of a door, with its raised field. */
function drawPanel(frame: Frame, profile: number): string {
  const field = insetFrame(frame, profile * 0.7)
  return (
    pathOf(rectangleShape(frame), 'profilo', 'pannello') +
    pathOf(rectangleShape(field), 'sottile') +
    jointLines(frame, field)
  )
}

function cross({ x0, y0, x1, y1 }: Frame): string {
  const [cx, cy, r] = [(x0 + x1) / 2, (y0 + y1) / 2, Math.min(x1 - x0, y1 - y0) * 0.06]
  return pathOf(polylineShape([cx - r, cy], [cx + r, cy]) + polylineShape([cx, cy - r], [cx, cy + r]), 'profilo')
}

/** The dashed lines of turning and tilting, the arrow of sliding. */
function aperture(pane: Frame, { x0, y0, x1, y1 }: Frame, motion: LeafMotion, rise: number): string {
  const [cx, cy] = [(x0 + x1) / 2, (y0 + y1) / 2]
  const signs: string[] = []
  if (motion.gira) {
    const [hinges, battuta] = motion.gira === 'sinistra' ? [x0, x1] : [x1, x0]
    signs.push(pathOf(polylineShape([hinges, y0 + rise * 0.8], [battuta, cy], [hinges, y1]), 'apertura'))
  }
  if (motion.ribalta) signs.push(pathOf(polylineShape([x0, y1], [cx, y0], [x1, y1]), 'apertura'))
  if (motion.scorre) {
    const direction = motion.scorre === 'sinistra' ? -1 : 1
    const y = pane.y0 + (pane.y1 - pane.y0) * 0.72
    const [coda, tip] = [cx - (direction * (x1 - x0)) / 5, cx + (direction * (x1 - x0)) / 5]
    const ala = Math.min((x1 - x0) * 0.06, (y1 - y0) * 0.05)
    signs.push(
      pathOf(polylineShape([coda, y], [tip, y]), 'profilo'),
      pathOf(
        polygonShape(
          [tip + direction * ala, y],
          [tip - direction * ala, y - ala * 0.7],
          [tip - direction * ala, y + ala * 0.7],
        ),
        'nessuna',
        'ferramenta',
      ),
    )
  }
  return signs.join('')
}

/** Hinges on their side, the handle opposite: in the middle, or at hand height on a door. */
function ferramenta(
  { x0, y0, x1, y1 }: Frame,
  motion: LeafMotion,
  profile: number,
  rise: number,
  door: boolean,
): string {
  const high = y1 - y0
  const pezzi: Frame[] = []
  const onlyRibalta = motion.ribalta && !motion.gira
  if (motion.gira) {
    const x = motion.gira === 'sinistra' ? x0 : x1
    const [half, long] = [profile * 0.13, Math.min(90, high * 0.08)]
    const apex = y0 + rise
    for (const y of [apex + (y1 - apex) * 0.12, y1 - (y1 - apex) * 0.12]) {
      pezzi.push({ x0: x - half, y0: y - long / 2, x1: x + half, y1: y + long / 2 })
    }
  } else if (onlyRibalta) {
    const [half, long] = [profile * 0.13, Math.min(90, (x1 - x0) * 0.08)]
    for (const x of [x0 + (x1 - x0) * 0.15, x1 - (x1 - x0) * 0.15]) {
      pezzi.push({ x0: x - long / 2, y0: y1 - half, x1: x + long / 2, y1: y1 + half })
    }
  }
  const signs = pezzi.map((pezzo) => pathOf(rectangleShape(pezzo), 'nessuna', 'ferramenta'))
  if (motion.maniglia) signs.push(maniglia({ x0, y0, x1, y1 }, motion, profile, door))
  return signs.join('')
}

const ALTEZZA_MANIGLIA = 1050 // mm from the floor, on doors

function maniglia({ x0, y0, x1, y1 }: Frame, motion: LeafMotion, profile: number, door: boolean): string {
  const long = Math.min(140, (y1 - y0) * 0.16)
  const largo = Math.min(profile * 0.34, 26)
  if (motion.ribalta && !motion.gira) {
    // Tilting only: the handle lies along the top.
    const [cx, cy, halfWidth] = [(x0 + x1) / 2, y0 + profile / 2, Math.min(70, (x1 - x0) * 0.1)]
    return pathOf(
      rectangleShape({ x0: cx - halfWidth, y0: cy - largo / 2, x1: cx + halfWidth, y1: cy + largo / 2 }),
      'nessuna',
      'ferramenta',
    )
  }
  const onRight = motion.gira ? motion.gira === 'sinistra' : motion.scorre === 'sinistra'
  const x = onRight ? x1 - profile / 2 : x0 + profile / 2
  const handHeight =
    door || motion.scorre !== null ? Math.max(y1 - ALTEZZA_MANIGLIA, y0 + (y1 - y0) * 0.3) : (y0 + y1) / 2
  const y = Math.min(handHeight, y1 - long)
  // A rose and a lever hanging from it.
  return (
    pathOf(
      rectangleShape({ x0: x - largo / 2, y0: y - largo * 0.8, x1: x + largo / 2, y1: y + largo * 0.8 }),
      'profilo',
      'anta',
    ) +
    pathOf(
      rectangleShape({ x0: x - largo / 4, y0: y - largo * 0.3, x1: x + largo / 4, y1: y + long }),
      'nessuna',
      'ferramenta',
    )
  )
}
