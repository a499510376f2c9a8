import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { PieChart, pieClasses } from '@mui/x-charts/PieChart'
import { useState } from 'react'
import { Link as LinkRotta } from 'react-router'
import { CHART_TINTS, NEUTRAL_COLOR } from '../colors.ts'
import type { ChartSlice } from './model.ts'

/** Side of the pie, px. */
const LATO = 400
const SERIE = 'quote'

interface Props {
  /** At least one. */
  fette: readonly ChartSlice[]
  /** What the chart shows. */
  etichetta: string
  /** Address of what a row is made of. */
  apri: (riga: { pk: number }) => string
}

const riga = {
  display: 'grid',
  gridTemplateColumns: '12px minmax(0, 1fr) auto 64px',
  columnGap: 1.5,
  alignItems: 'center',
  minHeight: 32,
  px: 1,
  borderRadius: 0.5,
  '@media (pointer: coarse)': { minHeight: 44 },
} as const

/** Who the net comes from, clockwise from the top as in the list beside, which says all of it in words. */
export function SharesChart({ fette, etichetta, apri }: Props) {
  /** The slice that is looked at, here or in the list. */
  const [guardata, setGuardata] = useState<number | null>(null)
  const colore = (index: number) => (fette[index]?.pk === null ? NEUTRAL_COLOR : CHART_TINTS[index])
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: { xs: 1, sm: 4 }, alignItems: 'center' }}>
      <Box sx={{ width: '100%', maxWidth: LATO, aspectRatio: '1' }}>
        <PieChart
          margin={8}
          hideLegend
          disableKeyboardNavigation
          highlightedItem={guardata === null ? null : { type: 'pie', seriesId: SERIE, dataIndex: guardata }}
          onHighlightChange={(voce) => setGuardata(voce?.dataIndex ?? null)}
          series={[
            {
              id: SERIE,
              data: fette.map(({ nome, valore }, index) => ({
                id: index,
                value: valore,
                label: nome,
                color: colore(index),
              })),
              arcLabel: ({ id }) => fette[Number(id)]?.parte ?? '',
              arcLabelMinAngle: 22,
              arcLabelRadius: '72%',
              valueFormatter: (_valore, { dataIndex }) => {
                const fetta = fette[dataIndex]
                return fetta ? `${fetta.scritto} · ${fetta.parte}` : null
              },
              highlightScope: { highlight: 'item' },
              highlighted: { additionalRadius: 6 },
            },
          ]}
          sx={{
            [`& .${pieClasses.arc}`]: { strokeWidth: 2 },
            [`& .${pieClasses.arcLabel}`]: { fill: '#fff', fontSize: 12, fontWeight: 600 },
          }}
        />
      </Box>
      <Box
        component="ol"
        aria-label={etichetta}
        sx={{ flex: '1 1 320px', maxWidth: 560, m: 0, p: 0, listStyle: 'none' }}
      >
        {fette.map(({ pk, nome, scritto, parte }, index) => (
          <Box
            component="li"
            key={pk ?? 'altri'}
            onPointerEnter={() => setGuardata(index)}
            onPointerLeave={() => setGuardata(null)}
            sx={{ ...riga, bgcolor: guardata === index ? 'action.hover' : 'transparent' }}
          >
            <Box aria-hidden sx={{ width: 12, height: 12, borderRadius: 0.25, bgcolor: colore(index) }} />
            {pk === null ? (
              <span>{nome}</span>
            ) : (
              <Link
                component={LinkRotta}
                to={apri({ pk })}
                title={nome}
                color="inherit"
                noWrap
                sx={{ fontWeight: 550 }}
              >
                {nome}
              </Link>
            )}
            <span>{scritto}</span>
            <Box component="span" sx={{ textAlign: 'right', color: 'text.secondary' }}>
              {parte}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
