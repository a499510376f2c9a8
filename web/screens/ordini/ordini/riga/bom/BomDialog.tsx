import ChevronLeft from '@mui/icons-material/ChevronLeft'
import ChevronRight from '@mui/icons-material/ChevronRight'
import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import IconButton from '@mui/material/IconButton'
import TextField from '@mui/material/TextField'
import Tooltip from '@mui/material/Tooltip'
import Typography from '@mui/material/Typography'
import { Suspense, useState } from 'react'
import { ReadError } from '../../../../../relay/ReadError.tsx'
import { ErrorBoundary } from '../../../../../ui/stati/ErrorBoundary.tsx'
import { useIsPhone } from '../../../../../ui/useIsPhone.ts'
import { BomTable } from './BomTable.tsx'

interface Props {
  numeroCommessa: string
  /** Place of the line in the order, from 1. */
  riga: number
  /** Pieces of the line. */
  numero: number
  onChiudi: () => void
}

/** The bill of materials of a line, piece by piece. */
export default function BomDialog({ numeroCommessa, riga, numero, onChiudi }: Props) {
  const telefono = useIsPhone()
  const [posizione, setPosizione] = useState(1)
  const [tentativo, setTentativo] = useState(0)
  return (
    <Dialog open onClose={onChiudi} fullScreen={telefono} maxWidth="md" fullWidth aria-labelledby="titolo-bom">
      <DialogTitle id="titolo-bom">
        Distinta base dell’ordine {numeroCommessa}, riga {riga}
      </DialogTitle>
      <DialogContent dividers sx={{ minHeight: 320 }}>
        <Box sx={{ mb: 1.5, display: 'flex', gap: 1, alignItems: 'center' }}>
          <Tooltip title="Indietro">
            <span>
              <IconButton aria-label="Indietro" disabled={posizione <= 1} onClick={() => setPosizione(posizione - 1)}>
                <ChevronLeft />
              </IconButton>
            </span>
          </Tooltip>
          <TextField
            select
            label="Posizione"
            value={String(posizione)}
            onChange={({ target }) => setPosizione(Number(target.value))}
            slotProps={{ select: { native: true } }}
            sx={{ minWidth: 100 }}
          >
            {Array.from({ length: numero }, (_, indice) => (
              // biome-ignore lint/suspicious/noArrayIndexKey: the place of a piece is what it is called by
              <option key={indice} value={String(indice + 1)}>
                {indice + 1}
              </option>
            ))}
          </TextField>
          <Typography color="textSecondary">di {numero}</Typography>
          <Tooltip title="Avanti">
            <span>
              <IconButton
                aria-label="Avanti"
                disabled={posizione >= numero}
                onClick={() => setPosizione(posizione + 1)}
              >
                <ChevronRight />
              </IconButton>
            </span>
          </Tooltip>
        </Box>
        <ErrorBoundary
          chiave={`${posizione} ${tentativo}`}
          fallback={(errore) => <ReadError errore={errore} riprova={() => setTentativo(tentativo + 1)} />}
        >
          <Suspense
            fallback={
              <Typography role="status" color="textSecondary">
                Caricamento...
              </Typography>
            }
          >
            <BomTable
              key={`${posizione} ${tentativo}`}
              pezzo={{ ordine: numeroCommessa, riga, posizione }}
              tentativo={tentativo}
            />
          </Suspense>
        </ErrorBoundary>
      </DialogContent>
      <DialogActions>
        <Button variant="contained" onClick={onChiudi}>
          Chiudi
        </Button>
      </DialogActions>
    </Dialog>
  )
}
