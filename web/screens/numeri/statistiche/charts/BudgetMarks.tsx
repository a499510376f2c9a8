import { useTheme } from '@mui/material/styles'
import { useXScale, useYScale } from '@mui/x-charts/hooks'
import type { ChartBar } from './model.ts'

/** How much longer than the bar is thick, px at each end. */
const OLTRE = 3

/** A mark where the budget of each row stands. */
export function BudgetMarks({ voci }: { voci: readonly ChartBar[] }) {
  const { vars } = useTheme()
  const x = useXScale<'linear'>()
  const y = useYScale<'band'>('nomi')
  return voci.map(({ pk, budget }) => {
    const alto = y(pk)
    if (budget === null || alto === undefined) return null
    return (
      <rect
        key={pk}
        x={x(budget) - 1}
        y={alto - OLTRE}
        width={2}
        height={y.bandwidth() + OLTRE * 2}
        fill={vars.palette.text.primary}
      />
    )
  })
}
