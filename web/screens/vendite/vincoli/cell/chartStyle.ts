import type { Theme } from '@mui/material/styles'
import type { SystemStyleObject } from '@mui/system'

/** Colours of the chart of feasible sizes in the theme of the staff app. */
export function chartStyle(theme: Theme): SystemStyleObject<Theme> {
  const { palette } = theme.vars
  return {
    '& .grafico': { display: 'block', width: '100%', maxWidth: 320, height: 'auto' },
    '& .grafico-area': { fill: `color-mix(in srgb, ${palette.primary.main} 26%, transparent)` },
    '& .grafico-assi': { fill: 'none', stroke: palette.text.secondary },
    '& .grafico-tacca': { fill: palette.text.secondary, fontSize: 11 },
    '& .grafico-si path, & .grafico-no path': { fill: 'none', stroke: 'currentColor', strokeDasharray: '3 3' },
    '& .grafico-si': { color: palette.success.main },
    '& .grafico-no': { color: palette.error.main },
    '& .grafico-si circle': { fill: 'currentColor', stroke: palette.background.paper, strokeWidth: 2 },
    '& .grafico-no .grafico-croce': { strokeDasharray: 'none', strokeWidth: 2.5 },
  }
}
