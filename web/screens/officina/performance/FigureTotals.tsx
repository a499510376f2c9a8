import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'
import type { ReactNode } from 'react'
import { formatDate, formatInteger } from '../../../../server/shared/formats/formats.ts'

/** A percentage of the period before, and how far this one is from it. */
export interface PeriodoPrecedente {
  dal: string
  al: string
  /** Percent; null when there was no work. */
  valore: number | null
  adesso: number | null
}

/** '98 % (+12 punti)'. @param valore percent of the period before, @param adesso of this one; null without work */
export function confronto(valore: number | null, adesso: number | null): string {
  if (valore === null) return 'nessun lavoro'
  const figura = `${formatInteger(valore)} %`
  if (adesso === null) return figura
  const punti = adesso - valore
  const segno = punti > 0 ? '+' : punti < 0 ? '−' : ''
  return `${figura} (${segno}${formatInteger(Math.abs(punti))} ${Math.abs(punti) === 1 ? 'punto' : 'punti'})`
}

/** What a narrow card does not break. */
function Giorno({ children }: { children: ReactNode }) {
  return (
    <Box component="span" sx={{ whiteSpace: 'nowrap' }}>
      {children}
    </Box>
  )
}

interface Props {
  gauge: ReactNode
  /** Word and figure, in their order. */
  voci: readonly (readonly [nome: string, valore: ReactNode])[]
  precedente: PeriodoPrecedente
}

/** The gauge of a figure, its sums, and the period before beside them. */
export function FigureTotals({ gauge, voci, precedente }: Props) {
  const { dal, al } = precedente
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: 2, alignItems: 'center', justifyContent: 'center' }}>
      {gauge}
      <Box
        component="dl"
        sx={{ m: 0, flex: '1 1 220px', display: 'grid', gridTemplateColumns: 'auto 1fr', columnGap: 2, rowGap: 0.75 }}
      >
        {voci.map(([nome, valore]) => (
          <Box key={nome} sx={{ display: 'contents' }}>
            <Typography component="dt" color="textSecondary">
              {nome}
            </Typography>
            <Box component="dd" sx={{ m: 0, textAlign: 'right' }}>
              {valore}
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
            <Giorno>{formatDate(dal)} –</Giorno> <Giorno>{formatDate(al)}</Giorno>
          </Box>
        </Typography>
        <Box component="dd" sx={{ m: 0, textAlign: 'right', borderTop: 1, borderColor: 'divider', pt: 0.75 }}>
          {confronto(precedente.valore, precedente.adesso)}
        </Box>
      </Box>
    </Box>
  )
}
