import Box from '@mui/material/Box'
import Typography from '@mui/material/Typography'

const SHOWN = 3

interface Props {
  mancanti: readonly string[]
  /** Every row, for who is asked for them; else the first ones and how many more. */
  all?: boolean
}

/** What is short of a supplier order of which a part has come; nothing for the others. */
export function ShortRighe({ mancanti, all = false }: Props) {
  if (mancanti.length === 0) return null
  const shown = all ? mancanti : mancanti.slice(0, SHOWN)
  const others = mancanti.length - shown.length
  return (
    <Box sx={{ borderLeft: 3, borderColor: 'warning.main', pl: 1 }}>
      <Typography variant="body2" sx={{ fontWeight: 550 }}>
        Arrivato in parte: mancano
      </Typography>
      {shown.map((one) => (
        <Typography key={one} variant="body2" color="textSecondary" sx={{ overflowWrap: 'anywhere' }}>
          {one}
        </Typography>
      ))}
      {others > 0 && (
        <Typography variant="body2" color="textSecondary">
          {others === 1 ? 'e un’altra riga' : `e altre ${others} righe`}
        </Typography>
      )}
    </Box>
  )
}
