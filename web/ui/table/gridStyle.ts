import type { Theme } from '@mui/material/styles'
import type { SystemStyleObject } from '@mui/system'

/** Looks of the grid: hairlines, 13 px, a first column that stays while the rest scrolls sideways. */
export function gridStyle(theme: Theme): SystemStyleObject<Theme> {
  const { palette } = theme.vars
  const tint = (forza: string) => `color-mix(in srgb, ${palette.primary.main} calc(${forza} * 100%), transparent)`
  const fixed = { position: 'sticky', left: 0, zIndex: 2, backgroundColor: palette.background.paper }
  return {
    '--DataGrid-t-color-background-base': palette.background.paper,
    // As tall as its rows, up to the room there is; then it scrolls under its own head.
    flex: '0 1 auto',
    height: 'auto',
    minHeight: 120,
    border: `1px solid ${palette.divider}`,
    backgroundColor: palette.background.paper,
    fontSize: '0.8125rem',
    '& .MuiDataGrid-columnHeaderTitle': { fontWeight: 600, color: palette.text.secondary },
    '& .MuiDataGrid-columnHeader:focus-within, & .MuiDataGrid-cell:focus-within': {
      outlineColor: palette.primary.main,
    },
    // The funnel of a column's filter takes room only where the head is pointed at.
    '@media (hover: hover)': {
      '& .MuiDataGrid-columnHeader:not(:hover, :focus-within) .filtra-colonna': { width: 0, px: 0, opacity: 0 },
    },
    '& .MuiDataGrid-cell': { borderColor: palette.divider },
    // What is scrolled to does not end under the columns that stay.
    '& .MuiDataGrid-virtualScroller': { scrollPaddingInline: '140px 56px' },
    '& .MuiDataGrid-columnHeader.colonna-fissa, & .MuiDataGrid-cell.colonna-fissa': fixed,
    '& .MuiDataGrid-columnHeader.colonna-azioni, & .MuiDataGrid-cell.colonna-azioni': {
      ...fixed,
      left: 'auto',
      right: 0,
      borderLeft: `1px solid ${palette.divider}`,
    },
    // Its button is as wide as what the padding leaves, less the edge: dots would stand beside it.
    '& .MuiDataGrid-cell.colonna-azioni': { padding: 0 },
    // The sticky cell hides what scrolls under it, so it repeats the row's own tints over its opaque ground.
    '& .MuiDataGrid-row:hover :is(.colonna-fissa, .colonna-azioni)': veil(palette.action.hover),
    '& .MuiDataGrid-row.Mui-selected .colonna-fissa': veil(tint(`${palette.action.selectedOpacity}`)),
    '& .MuiDataGrid-row.Mui-selected:hover .colonna-fissa': veil(
      tint(`(${palette.action.selectedOpacity} + ${palette.action.hoverOpacity})`),
    ),
  }
}

function veil(color: string) {
  return { backgroundImage: `linear-gradient(${color}, ${color})` }
}
