import Box from '@mui/material/Box'
import { useTheme } from '@mui/material/styles'
import { bandOf, type FASCE_PERFORMANCE } from '../../../../../server/officina/performance/rules.ts'
import { formatInteger } from '../../../../../server/shared/formats/formats.ts'
import { CHART_COLORS, NEUTRAL_COLOR } from '../../../numeri/statistiche/colors.ts'

type Fasce = typeof FASCE_PERFORMANCE

/** Colour of a band. */
export const bandColor = (nome: Fasce[number]['nome']) => (nome === 'neutro' ? NEUTRAL_COLOR : CHART_COLORS[nome])

interface Props {
  /** Percent. */
  valore: number
  /** Where the scale ends: the needle stays there, the figure goes on. */
  massimo: number
  fasce: Fasce
  /** What it measures, for screen readers. */
  etichetta: string
  /** Pixels. */
  larghezza: number
  /** There is nothing to measure. */
  vuoto?: boolean
}

const R = 42
const CENTRO = [50, 50] as const

/** Where a percentage of the scale lies on the arc of some radius. */
function punto(parte: number, raggio: number): string {
  const angolo = Math.PI * (1 - parte)
  return `${CENTRO[0] + raggio * Math.cos(angolo)} ${CENTRO[1] - raggio * Math.sin(angolo)}`
}

/** A half circle with its bands, a needle, the figure, and what it means in a word. */
export function Gauge({ valore, massimo, fasce, etichetta, larghezza, vuoto = false }: Props) {
  const { vars } = useTheme()
  const fascia = bandOf(fasce, valore)
  const parola = vuoto ? 'nessun dato' : fascia.parola
  const parte = (percento: number) => Math.min(1, Math.max(0, percento / massimo))
  const figura = vuoto ? '–' : `${formatInteger(valore)} %`
  return (
    <Box sx={{ width: larghezza, textAlign: 'center' }} role="img" aria-label={`${etichetta}: ${figura}, ${parola}`}>
      <Box component="svg" viewBox="0 0 100 56" aria-hidden sx={{ width: 1, display: 'block' }}>
        {fasce.map(({ nome, fino }, indice) => {
          const da = parte(fasce[indice - 1]?.fino ?? 0)
          const a = parte(fino)
          if (a <= da) return null
          return (
            <path
              key={nome}
              d={`M ${punto(da, R)} A ${R} ${R} 0 0 1 ${punto(a, R)}`}
              fill="none"
              stroke={bandColor(nome)}
              strokeWidth={nome === fascia.nome && !vuoto ? 12 : 8}
              opacity={vuoto ? 0.35 : 1}
            />
          )
        })}
        {!vuoto && (
          <>
            <path
              d={`M ${CENTRO.join(' ')} L ${punto(parte(valore), R - 8)}`}
              stroke={vars.palette.text.primary}
              strokeWidth={2}
              strokeLinecap="round"
            />
            <circle cx={CENTRO[0]} cy={CENTRO[1]} r={3.5} fill={vars.palette.text.primary} />
          </>
        )}
      </Box>
      <Box aria-hidden sx={{ fontSize: larghezza > 160 ? '1.75rem' : '1.25rem', fontWeight: 700, lineHeight: 1.2 }}>
        {figura}
      </Box>
      <Box aria-hidden sx={{ fontSize: '0.8125rem', color: 'text.secondary' }}>
        {parola}
      </Box>
    </Box>
  )
}
