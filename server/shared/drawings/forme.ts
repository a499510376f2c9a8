// The marks that a technical elevation is made of. Lengths in mm, origin at the top left, y downwards.
// Lines keep their thickness on screen and paper at any scale; colours follow the text colour around the drawing.

/** A box: left, top, right, bottom. */
export interface Frame {
  x0: number
  y0: number
  x1: number
  y1: number
}

const n = (value: number): string => String(Math.round(value * 10) / 10)

const LINES = {
  contorno: 'stroke="currentColor" stroke-width="1.6"',
  profilo: 'stroke="currentColor" stroke-width="1"',
  sottile: 'stroke="currentColor" stroke-width="0.7" stroke-opacity="0.45"',
  apertura: 'stroke="currentColor" stroke-width="1" stroke-dasharray="7 4" stroke-opacity="0.75"',
  quota: 'stroke="currentColor" stroke-width="0.8" stroke-opacity="0.8"',
  riflesso: 'stroke="#ffffff" stroke-width="1.4" stroke-opacity="0.85"',
  nessuna: '',
} as const
const FILLS = {
  vuoto: 'fill="none"',
  telaio: 'fill="currentColor" fill-opacity="0.16"',
  anta: 'fill="currentColor" fill-opacity="0.07"',
  vetro: 'fill="#8fc1e3" fill-opacity="0.38"',
  pannello: 'fill="currentColor" fill-opacity="0.11"',
  ferramenta: 'fill="currentColor"',
} as const

type LineShape = keyof typeof LINES
type ShapeFill = keyof typeof FILLS

/** A path with its line and fill. */
export function pathOf(d: string, line: LineShape, fill: ShapeFill = 'vuoto'): string {
  const style = LINES[line] && `${LINES[line]} stroke-linejoin="round" vector-effect="non-scaling-stroke"`
  return `<path d="${d}" ${[FILLS[fill], style].filter(Boolean).join(' ')}/>`
}

/** A broken line through points. */
export function polylineShape(...points: readonly (readonly [number, number])[]): string {
  return points.map(([x, y], i) => `${i === 0 ? 'M' : 'L'}${n(x)} ${n(y)}`).join('')
}

/** A closed shape through points. */
export function polygonShape(...points: readonly (readonly [number, number])[]): string {
  return `${polylineShape(...points)}Z`
}

export function rectangleShape({ x0, y0, x1, y1 }: Frame): string {
  return `M${n(x0)} ${n(y0)}H${n(x1)}V${n(y1)}H${n(x0)}Z`
}

/** A round-topped box; `rise` is the height of the arch, left and right say which halves of it there are. */
export function arcShape({ x0, y0, x1, y1 }: Frame, rise: number, meta: 'tutto' | 'sinistra' | 'destra'): string {
  const rx = meta === 'tutto' ? (x1 - x0) / 2 : x1 - x0
  const radii = `A${n(rx)} ${n(rise)} 0 0 1`
  if (meta === 'sinistra') return `M${n(x0)} ${n(y1)}V${n(y0 + rise)}${radii} ${n(x1)} ${n(y0)}V${n(y1)}Z`
  if (meta === 'destra') return `M${n(x0)} ${n(y1)}V${n(y0)}${radii} ${n(x1)} ${n(y0 + rise)}V${n(y1)}Z`
  return `M${n(x0)} ${n(y1)}V${n(y0 + rise)}${radii} ${n(x1)} ${n(y0 + rise)}V${n(y1)}Z`
}

/** The ellipse inside a box. */
export function circleShape({ x0, y0, x1, y1 }: Frame): string {
  const [rx, ry, cy] = [(x1 - x0) / 2, (y1 - y0) / 2, (y0 + y1) / 2]
  const radii = `A${n(rx)} ${n(ry)} 0 0 1`
  return `M${n(x0)} ${n(cy)}${radii} ${n(x1)} ${n(cy)}${radii} ${n(x0)} ${n(cy)}Z`
}

/** The box moved inwards by a length on each side; never turned inside out. */
export function insetFrame({ x0, y0, x1, y1 }: Frame, of: number): Frame {
  const d = Math.min(of, (x1 - x0) / 2.2, (y1 - y0) / 2.2)
  return { x0: x0 + d, y0: y0 + d, x1: x1 - d, y1: y1 - d }
}

/** The joints at the corners of a profile, between its outer and inner box. */
export function jointLines(outside: Frame, inside: Frame, which: 'tutti' | 'sotto' = 'tutti'): string {
  const below =
    polylineShape([outside.x0, outside.y1], [inside.x0, inside.y1]) +
    polylineShape([outside.x1, outside.y1], [inside.x1, inside.y1])
  const above =
    polylineShape([outside.x0, outside.y0], [inside.x0, inside.y0]) +
    polylineShape([outside.x1, outside.y0], [inside.x1, inside.y0])
  return pathOf(which === 'tutti' ? above + below : below, 'sottile')
}

/** Two strokes of light on a pane. */
export function mirrorShape({ x0, y0, x1, y1 }: Frame): string {
  const side = Math.min(x1 - x0, y1 - y0)
  const [cx, cy] = [(x0 + x1) / 2 - side * 0.16, (y0 + y1) / 2 - side * 0.06]
  const stretch = (delta: number, long: number): string =>
    polylineShape([cx + delta - long, cy + delta + long], [cx + delta + long, cy + delta - long])
  return pathOf(stretch(0, side * 0.13) + stretch(side * 0.07, side * 0.07), 'riflesso')
}

interface DimensionLine {
  da: readonly [number, number]
  a: readonly [number, number]
  testo: string
  /** Height of the text, in mm of the drawing. */
  corpo: number
}

/** A dimension line with oblique ticks and its text above (left of a vertical one). */
export function dimensionLine({ da: [xa, ya], a: [xb, yb], testo, corpo }: DimensionLine): string {
  const t = corpo * 0.28
  const notch = (x: number, y: number): string => polylineShape([x - t, y + t], [x + t, y - t])
  const line = pathOf(polylineShape([xa, ya], [xb, yb]) + notch(xa, ya) + notch(xb, yb), 'quota')
  const vertical = xa === xb
  const [x, y] = [(xa + xb) / 2 - (vertical ? corpo * 0.4 : 0), (ya + yb) / 2 - (vertical ? 0 : corpo * 0.4)]
  const rotation = vertical ? ` transform="rotate(-90 ${n(x)} ${n(y)})"` : ''
  return `${line}<text x="${n(x)}" y="${n(y)}" font-size="${n(corpo)}" text-anchor="middle" fill="currentColor" font-family="Inter Variable, Inter, Helvetica, Arial, sans-serif"${rotation}>${testo}</text>`
}
