import Close from '@mui/icons-material/Close'
import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import IconButton from '@mui/material/IconButton'
import LinearProgress from '@mui/material/LinearProgress'
import Typography from '@mui/material/Typography'
import type { Upload } from './useUploads.ts'

interface Props {
  lista: readonly Upload[]
  /** Stops one that is on its way, or puts a refused one away. */
  onRemove: (id: number) => void
}

/** Files on their way with how much of each has left, and those that were refused with why. */
export function Uploads({ lista, onRemove }: Props) {
  if (lista.length === 0) return null
  return (
    <Box component="ul" aria-label="File in caricamento" sx={{ m: 0, mt: 1, p: 0, listStyle: 'none' }}>
      {lista.map(({ id, name, part, error }) => (
        <Box key={id} component="li" sx={{ py: 0.5 }}>
          {error !== null ? (
            <Alert severity="error" onClose={() => onRemove(id)} sx={{ overflowWrap: 'anywhere' }}>
              <strong>{name}</strong>: {error}
            </Alert>
          ) : (
            <Box sx={{ display: 'flex', gap: 1, alignItems: 'center' }}>
              <Box sx={{ flex: 1, minWidth: 0 }}>
                <Typography variant="body2" noWrap>
                  {name}
                </Typography>
                <LinearProgress
                  variant={part > 0 && part < 1 ? 'determinate' : 'indeterminate'}
                  value={Math.round(part * 100)}
                  aria-label={`Caricamento di ${name}`}
                />
              </Box>
              <IconButton aria-label={`Annulla il caricamento di ${name}`} onClick={() => onRemove(id)}>
                <Close fontSize="small" />
              </IconButton>
            </Box>
          )}
        </Box>
      ))}
    </Box>
  )
}
