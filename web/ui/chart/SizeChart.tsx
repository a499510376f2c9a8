import { formatInteger } from '#shared/formats/formats.ts'
import type { Area } from '#vendite/vincoli/misure/rules.ts'
import { chartLayout } from './chartLayout.ts'

interface Props {
  /** Feasible sizes, at least one. */
  aree: readonly Area[]
  /** The size to show among them, in mm; null for a measure that is not there yet. */
  misura: { altezza: number | null; larghezza: number | null }
  /** Whether that size is feasible. */
  allowed: boolean
  /** Width and height of the chart in its own units; the style decides how large it is on the page. */
  side: { larghezza: number; altezza: number }
  /** What it shows, in words (for screen readers). */
  title: string
}

const MARGIN = { sinistra: 44, below: 22, above: 6, destra: 14 }

/**
 * The feasible sizes as areas, widths to the right and heights upwards, with a size as a dot or, outside, as a cross.
 * It has classes in place of colours (`grafico-area` …): the wizard has no theme of components.
 */
export function SizeChart({ aree, misura, allowed, side, title }: Props) {
  const { larghezza, altezza } = side
  const { aree: rectangles, point, tacche } = chartLayout(aree, misura, side)
  const vista = [
    -MARGIN.sinistra,
    -MARGIN.above,
    larghezza + MARGIN.sinistra + MARGIN.destra,
    altezza + MARGIN.below + MARGIN.above,
  ]
  return (
    <svg className="grafico" viewBox={vista.join(' ')} role="img" aria-label={title}>
      {rectangles.map((area) => (
        <rect
          key={area.y}
          className="grafico-area"
          x={area.x}
          y={area.y}
          width={area.larghezza}
          height={area.altezza}
        />
      ))}
      <path className="grafico-assi" d={`M0 0V${altezza}H${larghezza}`} />
      {tacche.larghezze.map(({ mm, a }) => (
        <text key={mm} className="grafico-tacca" x={a} y={altezza + 15} textAnchor="middle">
          {formatInteger(mm)}
        </text>
      ))}
      {tacche.altezze.map(({ mm, a }) => (
        <text key={mm} className="grafico-tacca" x={-6} y={a + 4} textAnchor="end">
          {formatInteger(mm)}
        </text>
      ))}
      {point && (
        <g className={allowed ? 'grafico-si' : 'grafico-no'}>
          <path d={`M0 ${point.y}H${point.x}V${altezza}`} />
          {allowed ? (
            <circle cx={point.x} cy={point.y} r={5} />
          ) : (
            <path className="grafico-croce" d={`M${point.x - 5} ${point.y - 5}l10 10m0 -10l-10 10`} />
          )}
        </g>
      )}
    </svg>
  )
}
