import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { PieChart, pieClasses } from '@mui/x-charts/PieChart'
import { useState } from 'react'
import { Link as RouteLink } from 'react-router'
import { CHART_TINTS, NEUTRAL_COLOR } from '../colors.ts'
import type { ChartSlice } from './model.ts'

/** Side of the pie, px. */
const SIDE = 400
const SERIES = 'quote'

interface Props {
  /** At least one. */
  slices: readonly ChartSlice[]
  /** What the chart shows. */
  label: string
  /** Address of what a row is made of. */
  open: (riga: { pk: number }) => string
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
export function SharesChart({ slices, label, open }: Props) {
  /** The slice that is looked at, here or in the list. */
  const [watched, setHighlighted] = useState<number | null>(null)
  const color = (index: number) => (slices[index]?.pk === null ? NEUTRAL_COLOR : CHART_TINTS[index])
  return (
    <Box sx={{ display: 'flex', flexWrap: 'wrap', gap: { xs: 1, sm: 4 }, alignItems: 'center' }}>
      <Box sx={{ width: '100%', maxWidth: SIDE, aspectRatio: '1' }}>
        <PieChart
          margin={8}
          hideLegend
          disableKeyboardNavigation
          highlightedItem={watched === null ? null : { type: 'pie', seriesId: SERIES, dataIndex: watched }}
          onHighlightChange={(item) => setHighlighted(item?.dataIndex ?? null)}
          series={[
            {
              id: SERIES,
              data: slices.map(({ name, valore }, index) => ({
                id: index,
                value: valore,
                label: name,
                color: color(index),
              })),
              arcLabel: ({ id }) => slices[Number(id)]?.part ?? '',
              arcLabelMinAngle: 22,
              arcLabelRadius: '72%',
              valueFormatter: (_value, { dataIndex }) => {
                const fetta = slices[dataIndex]
                return fetta ? `${fetta.written} · ${fetta.part}` : null
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
      <Box component="ol" aria-label={label} sx={{ flex: '1 1 320px', maxWidth: 560, m: 0, p: 0, listStyle: 'none' }}>
        {slices.map(({ pk, name, written, part }, index) => (
          <Box
            component="li"
            key={pk ?? 'altri'}
            onPointerEnter={() => setHighlighted(index)}
            onPointerLeave={() => setHighlighted(null)}
            sx={{ ...riga, bgcolor: watched === index ? 'action.hover' : 'transparent' }}
          >
            <Box aria-hidden sx={{ width: 12, height: 12, borderRadius: 0.25, bgcolor: color(index) }} />
            {pk === null ? (
              <span>{name}</span>
            ) : (
              <Link
                component={RouteLink}
                to={open({ pk })}
                title={name}
                color="inherit"
                noWrap
                sx={{ fontWeight: 550 }}
              >
                {name}
              </Link>
            )}
            <span>{written}</span>
            <Box component="span" sx={{ textAlign: 'right', color: 'text.secondary' }}>
              {part}
            </Box>
          </Box>
        ))}
      </Box>
    </Box>
  )
}
