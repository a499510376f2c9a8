import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { formatDate, formatInteger } from '#shared/formats/formats.ts'

/** A percentage of the period before, and how far this one is from it. */
export interface PreviousPeriod {
  dal: string
  al: string
  /** Percent; null when there was no work. */
  valore: number | null
  adesso: number | null
}

/**
 * '98 % (+12 punti)'.
 * @param value percent of the period before; null without work
 * @param now percent of this one; null without work
 * @param short '98 % (+12)', where others say what is counted
 */
export function comparison(value: number | null, now: number | null, short = false): string {
  if (value === null) return 'nessun lavoro'
  const figure = `${formatInteger(value)} %`
  if (now === null) return figure
  const points = now - value
  const segno = points > 0 ? '+' : points < 0 ? '−' : ''
  const unit = short ? '' : Math.abs(points) === 1 ? ' punto' : ' punti'
  return `${figure} (${segno}${formatInteger(Math.abs(points))}${unit})`
}

/** A day, which a narrow page does not break. */
export function WholeDay({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {children}
    </Box>
  )
}

interface Props {
  gauge: ReactNode
  /** Word and figure, in their order. */
  items: readonly (readonly [nome: string, valore: ReactNode])[]
  precedente: PreviousPeriod
}

/** The gauge of a figure, its sums, and the period before beside them. */
export function FigureTotals({ gauge, items, precedente }: Props) {
  const { dal, al } = precedente
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'center' }}>
      {gauge}
      <Box
        component="dl"
        sx={{ m: 0, flex: '1 1 220px', display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 0.75 }}
      >
        {items.map(([name, value]) => (
          <Box key={name} sx={{ display: 'contents' }}>
            <Typography component="dt" color="textSecondary">
              {name}
            </Typography>
            <Box component="dd" sx={{ m: 0, textAlign: 'right' }}>
              {value}
            </Box>
          </Box>
        ))}
        <Typography
          component="dt"
          variant="body2"
          color="textSecondary"
          sx={{ borderTop: 1, borderColor: 'divider', pt: 0.75 }}
        >
          Periodo precedente
          <Box component="span" sx={{ display: 'block', fontSize: '0.75rem' }}>
            <WholeDay>{formatDate(dal)} –</WholeDay> <WholeDay>{formatDate(al)}</WholeDay>
          </Box>
        </Typography>
        <Box component="dd" sx={{ m: 0, textAlign: 'right', borderTop: 1, borderColor: 'divider', pt: 0.75 }}>
          {comparison(precedente.valore, precedente.adesso)}
        </Box>
      </Box>
    </Box>
  )
}
