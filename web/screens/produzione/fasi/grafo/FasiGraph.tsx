import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import { useId } from 'react'
import { type GraphNode, type GraphPlace, graphLevels } from './graphLevels.ts'

interface Props {
  fasi: readonly GraphNode[]
  /** The one that is being changed. */
  choice?: string | null
}

const LARGO = 116
const HEIGHT = 30
const BETWEEN_COLUMNS = 52
const BETWEEN_ROWS = 18
const BORDER = 2
const LETTERS = 15

const short = (name: string) => (name.length > LETTERS ? `${name.slice(0, LETTERS - 1)}…` : name)

const x = (column: number) => BORDER + column * (LARGO + BETWEEN_COLUMNS)
const y = (riga: number) => BORDER + riga * (HEIGHT + BETWEEN_ROWS)

/** From the end of a phase to the start of one that waits for it; past others it runs between the rows. */
function rise(from: GraphPlace, a: GraphPlace): string {
  const [x1, y1, x2, y2] = [x(from.column) + LARGO, y(from.riga) + HEIGHT / 2, x(a.column), y(a.riga) + HEIGHT / 2]
  const meta = BETWEEN_COLUMNS / 2
  const curve = (xa: number, ya: number, xb: number, yb: number) => `C${xa + meta} ${ya} ${xb - meta} ${yb} ${xb} ${yb}`
  // In a circle they stand one under the other.
  if (a.column === from.column) return `M${x1} ${y1}C${x1 + meta} ${y1} ${x1 + meta} ${y2} ${x1} ${y2}`
  if (a.column - from.column === 1) return `M${x1} ${y1}${curve(x1, y1, x2, y2)}`
  const lane = y(from.riga) + HEIGHT + BETWEEN_ROWS / 2
  const [xa, xb] = [x1 + BETWEEN_COLUMNS, x2 - BETWEEN_COLUMNS]
  return `M${x1} ${y1}${curve(x1, y1, xa, lane)}H${xb}${curve(xb, lane, x2, y2)}`
}

/** What waits for what, from left to right; for screen readers the table says the same. */
export function FasiGraph({ fasi, choice = null }: Props) {
  const tip = useId()
  const { palette } = useTheme()
  const places = graphLevels(fasi)
  const byName = new Map(places.map((place) => [place.name, place]))
  const columns = Math.max(0, ...places.map(({ column }) => column)) + 1
  const righe = Math.max(0, ...places.map(({ riga }) => riga)) + 1
  const largo = x(columns) - BETWEEN_COLUMNS / 2 + BORDER
  // Below the last row there is room for what runs past it.
  const high = y(righe) - BETWEEN_ROWS / 3 + BORDER
  const color = (inCycle: boolean, own: boolean) =>
    inCycle ? palette.error.main : own ? palette.primary.main : palette.grey[500]

  const lines = fasi.flatMap(({ nome, dependencies }) =>
    dependencies.flatMap((other) => {
      const [from, a] = [byName.get(other), byName.get(nome)]
      if (!from || !a) return []
      return [
        {
          key: `${other} ${nome}`,
          d: rise(from, a),
          color: color(from.inCircolo && a.inCircolo, choice === other || choice === nome),
        },
      ]
    }),
  )
  const colors = [...new Set(lines.map((line) => line.color))]
  return (
    <Box
      component="svg"
      aria-hidden
      viewBox={`0 0 ${largo} ${high}`}
      sx={{ display: 'block', width: '100%', maxWidth: largo, height: 'auto', fontSize: 13 }}
    >
      <defs>
        {colors.map((fillIn, index) => (
          <marker
            key={fillIn}
            id={`${tip}${index}`}
            viewBox="0 0 8 8"
            refX={7}
            refY={4}
            markerWidth={7}
            markerHeight={7}
            orient="auto"
          >
            <path d="M0 0 8 4 0 8Z" fill={fillIn} />
          </marker>
        ))}
      </defs>
      {lines.map(({ key, d, color: stretch }) => (
        <path
          key={key}
          d={d}
          fill="none"
          stroke={stretch}
          strokeWidth={1.5}
          markerEnd={`url(#${tip}${colors.indexOf(stretch)})`}
        />
      ))}
      {places.map(({ name, column, riga, inCircolo }) => (
        <g key={name} transform={`translate(${x(column)} ${y(riga)})`}>
          <title>{name}</title>
          <rect
            width={LARGO}
            height={HEIGHT}
            rx={6}
            fill={palette.background.paper}
            stroke={color(inCircolo, name === choice)}
            strokeWidth={name === choice ? 2 : 1}
          />
          <text x={LARGO / 2} y={HEIGHT / 2} dy="0.35em" textAnchor="middle" fill={palette.text.primary}>
            {short(name)}
          </text>
        </g>
      ))}
    </Box>
  )
}
