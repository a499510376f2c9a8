import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import { bandOf, type PERFORMANCE_BANDS } from '#officina/performance/rules.ts'
import { CHART_COLORS, NEUTRAL_COLOR } from '#screens/numeri/statistiche/colors.ts'
import { formatInteger } from '#shared/formats/formats.ts'

type Bands = typeof PERFORMANCE_BANDS

/** Colour of a band. */
export const bandColor = (name: Bands[number]['nome']) => (name === 'neutro' ? NEUTRAL_COLOR : CHART_COLORS[name])

interface Props {
  /** Percent. */
  valore: number
  /** Where the scale ends: the needle stays there, the figure goes on. */
  max: number
  fasce: Bands
  /** What it measures, for screen readers. */
  label: string
  /** Pixels. */
  larghezza: number
  /** There is nothing to measure. */
  empty?: boolean
  /** Without figure and word, which stand beside it. */
  bare?: boolean
}

const R = 42
const CENTER = [50, 50] as const

/** Where a percentage of the scale lies on the arc of some radius. */
function point(part: number, radius: number): string {
  const corner = Math.PI * (1 - part)
  return `${CENTER[0] + radius * Math.cos(corner)} ${CENTER[1] - radius * Math.sin(corner)}`
}

/** A half circle with its bands, a needle, the figure, and what it means in a word. */
export function Gauge({ valore, max, fasce, label, larghezza, empty = false, bare = false }: Props) {
  const { vars } = useTheme()
  const fascia = bandOf(fasce, valore)
  const word = empty ? 'nessun dato' : fascia.word
  const part = (percent: number) => Math.min(1, Math.max(0, percent / max))
  const figure = empty ? '–' : `${formatInteger(valore)} %`
  return (
    <Box
      sx={{ width: larghezza, flexShrink: 0, textAlign: 'center' }}
      role="img"
      aria-label={`${label}: ${figure}, ${word}`}
    >
      <Box component="svg" viewBox="0 0 100 56" aria-hidden sx={{ width: 1, display: 'block' }}>
        {fasce.map(({ nome, fino }, index) => {
          const from = part(fasce[index - 1]?.fino ?? 0)
          const a = part(fino)
          if (a <= from) return null
          return (
            <path
              key={nome}
              d={`M ${point(from, R)} A ${R} ${R} 0 0 1 ${point(a, R)}`}
              fill="none"
              stroke={bandColor(nome)}
              strokeWidth={nome === fascia.nome && !empty ? 12 : 8}
              opacity={empty ? 0.35 : 1}
            />
          )
        })}
        {!empty && (
          <>
            <path
              d={`M ${CENTER.join(' ')} L ${point(part(valore), R - 8)}`}
              stroke={vars.palette.text.primary}
              strokeWidth={2}
              strokeLinecap="round"
            />
            <circle cx={CENTER[0]} cy={CENTER[1]} r={3.5} fill={vars.palette.text.primary} />
          </>
        )}
      </Box>
      {!bare && (
        <>
          <Box aria-hidden sx={{ fontSize: larghezza > 160 ? '1.75rem' : '1.25rem', fontWeight: 700, lineHeight: 1.2 }}>
            {figure}
          </Box>
          <Box aria-hidden sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
            {word}
          </Box>
        </>
      )}
    </Box>
  )
}
