import { encode } from 'uqr'

/** A text as a square that phones read, for paper: black, as large as its place. */
export function QrMark({ text }: { text: string }) {
  const { data, size } = encode(text, { border: 1 })
  const path = data.flatMap((row, y) => row.map((dark, x) => (dark ? `M${x} ${y}h1v1h-1z` : ''))).join('')
  return (
    <svg viewBox={`0 0 ${size} ${size}`} shapeRendering="crispEdges" aria-hidden>
      <path d={path} fill="#000" />
    </svg>
  )
}
