import type { Theme } from '@mui/material/styles'
import type { SystemStyleObject } from '@mui/system'

/** Looks of rows that have just changed (they flash once) and of deleted ones. */
export function rowsStyle(theme: Theme): SystemStyleObject<Theme> {
  const { primary, text } = theme.vars.palette
  return {
    // Twelve columns: every pixel counts.
    '& .MuiDataGrid-root .MuiDataGrid-cell, & .MuiDataGrid-root .MuiDataGrid-columnHeader': { px: 1 },
    // An inner shadow, not a background: the sticky first column has an opaque one of its own.
    '@keyframes lampo': {
      from: { boxShadow: `inset 0 0 0 999px color-mix(in srgb, ${primary.main} 28%, transparent)` },
      to: { boxShadow: 'inset 0 0 0 999px transparent' },
    },
    '& .MuiDataGrid-row.riga-lampo .MuiDataGrid-cell, & .scheda-lampo': { animation: 'lampo 2s ease-out' },
    '& .riga-eliminata': { color: text.secondary },
  }
}
