import type { Theme } from '@mui/material/styles'

/** What has arrived is green. An inner shadow, not a background: the sticky first column has an opaque one of its own. */
export const arrivedRows = (theme: Theme) => ({
  '& .riga-arrivata .MuiDataGrid-cell, & [role="listitem"]:has(.scheda-arrivata)': {
    boxShadow: `inset 0 0 0 999px color-mix(in srgb, ${theme.vars?.palette.success.main} 13%, transparent)`,
  },
})
