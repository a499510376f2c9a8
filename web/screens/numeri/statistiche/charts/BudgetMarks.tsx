import { useTheme } from '@mui/material/styles'
import { useXScale, useYScale } from '@mui/x-charts/hooks'
import type { ChartBar } from './model.ts'

/** How much longer than the bar is thick, px at each end. */
const BEYOND = 3

/** A mark where the budget of each row stands. */
export function BudgetMarks({ items }: { items: readonly ChartBar[] }) {
  const { vars } = useTheme()
  const x = useXScale<'linear'>()
  const y = useYScale<'band'>('nomi')
  return items.map(({ pk, budget }) => {
    const high = y(pk)
    if (budget === null || high === undefined) return null
    return (
      <rect
        key={pk}
        x={x(budget) - 1}
        y={high - BEYOND}
        width={2}
        height={y.bandwidth() + BEYOND * 2}
        fill={vars.palette.text.primary}
      />
    )
  })
}
