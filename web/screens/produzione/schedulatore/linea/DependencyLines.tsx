import { memo } from 'react'
import type { PianoFase } from '../model.ts'
import { type Span, xOf, type Zoom } from './geometry.ts'
import type { ArrangedRow } from './rows.ts'

interface Props {
  fasi: readonly PianoFase[]
  righe: readonly ArrangedRow[]
  span: Span
  zoom: Zoom
}

/** Middle of the current order's bar, from the top of its row. */
const CENTER = 14

/** Lines from the end of each phase to the start of those that wait for it, while one of them is under the pointer. */
export const DependencyLines = memo(function DependencyLines({ fasi, righe, span, zoom }: Props) {
  const byName = new Map(fasi.map((fase) => [fase.nomeFase, fase]))
  const lines = fasi.flatMap((fase) =>
    fase.dependencies.flatMap((name) => {
      const before = byName.get(name)
      const start = righe.find((riga) => riga.nomeFase === name)
      const arrivo = righe.find((riga) => riga.nomeFase === fase.nomeFase)
      if (!before?.fine || !fase.inizio || !start || !arrivo) return []
      return [
        {
          key: `${name} ${fase.nomeFase}`,
          d: percorso(
            xOf(before.fine, span, zoom),
            start.alto + CENTER,
            xOf(fase.inizio, span, zoom),
            arrivo.alto + CENTER,
          ),
        },
      ]
    }),
  )
  return (
    <svg className="sl-dipendenze" width={1} height={1} aria-hidden>
      <defs>
        <marker id="sl-punta" viewBox="0 0 8 8" refX={7} refY={4} markerWidth={7} markerHeight={7} orient="auto">
          <path d="M0 0 8 4 0 8Z" fill="var(--sl-mio-bordo)" />
        </marker>
      </defs>
      {lines.map(({ key, d }) => (
        <path
          key={key}
          d={d}
          fill="none"
          stroke="var(--sl-mio-bordo)"
          strokeWidth={1.5}
          strokeLinejoin="round"
          markerEnd="url(#sl-punta)"
        />
      ))}
    </svg>
  )
})

/** Out to the right, down, and into the start from the left. */
function percorso(x1: number, y1: number, x2: number, y2: number): string {
  const outside = 10
  if (x2 - x1 >= 2 * outside) {
    const half = x2 - outside
    return `M${x1} ${y1}H${half}V${y2}H${x2}`
  }
  const crossRail = y2 > y1 ? y2 - 18 : y2 + 18
  return `M${x1} ${y1}h${outside}V${crossRail}H${x2 - outside}V${y2}H${x2}`
}
