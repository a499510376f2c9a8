import Typography from '@mui/material/Typography'

/** How to read the matrix, under it. */
export function MatrixLegend() {
  return (
    <Typography variant="body2" color="textSecondary" sx={{ pt: 1, flexShrink: 0 }}>
      H altezza e L larghezza in mm; +1, +2… gli altri vincoli. Le frecce spostano, Invio apre.
    </Typography>
  )
}
