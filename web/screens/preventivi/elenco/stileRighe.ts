import type { Theme } from '@mui/material/styles'
import type { SystemStyleObject } from '@mui/system'

/** Looks of rows that have just changed (they flash once) and of deleted ones. */
export function stileRighe(theme: Theme): SystemStyleObject<Theme> {
  const { primary, text } = theme.vars.palette
  return {
    // Twelve columns: every pixel counts.
    '& .MuiDataGrid-root .MuiDataGrid-cell, & .MuiDataGrid-root .MuiDataGrid-columnHeader': { px: 1 },
    '@keyframes lampo': {
      from: { backgroundColor: `color-mix(in srgb, ${primary.main} 28%, transparent)` },
      to: { backgroundColor: 'transparent' },
    },
    '& .riga-lampo': { animation: 'lampo 2s ease-out', borderRadius: 0.5 },
    '& .riga-lampo .colonna-fissa': { animation: 'lampo 2s ease-out' },
    '& .riga-eliminata': { color: text.secondary },
  }
}
