import EventAvailableOutlined from '@mui/icons-material/EventAvailableOutlined'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { type ComponentType, Suspense, useState } from 'react'
import { ReadError } from '../../../relay/ReadError.tsx'
import { ErrorBoundary } from '../../../ui/stati/ErrorBoundary.tsx'
import { useIsPhone } from '../../../ui/useIsPhone.ts'

interface Props {
  /** Number of the order or of the quote. */
  pk: number
  /** Which it is: asks and shows; asked again with every `lettura`. */
  risposta: ComponentType<{ pk: number; lettura: number }>
}

/** 'Prima data possibile': asks when it could be ready, as often as one likes; nothing is booked by asking. */
export function PrimaDataResult({ pk, risposta: Risposta }: Props) {
  const [lettura, setLettura] = useState(0)
  const [aperta, setAperta] = useState(false)
  const telefono = useIsPhone()
  const chiudi = () => setAperta(false)
  const ricalcola = () => setLettura((volte) => volte + 1)
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<EventAvailableOutlined />}
        onClick={() => {
          ricalcola()
          setAperta(true)
        }}
      >
        Prima data possibile
      </Button>
      <Dialog
        open={aperta}
        onClose={chiudi}
        fullScreen={telefono}
        maxWidth="md"
        fullWidth
        aria-labelledby="titolo-prima-data"
      >
        <DialogTitle id="titolo-prima-data">Prima data possibile</DialogTitle>
        <DialogContent dividers sx={{ minHeight: 240 }}>
          <ErrorBoundary chiave={lettura} fallback={(errore) => <ReadError errore={errore} riprova={ricalcola} />}>
            <Suspense key={lettura} fallback={<Attesa />}>
              <Risposta pk={pk} lettura={lettura} />
            </Suspense>
          </ErrorBoundary>
        </DialogContent>
        <DialogActions>
          <Typography variant="body2" color="textSecondary" sx={{ flex: 1, pl: 1 }}>
            È una prova: non prenota nulla.
          </Typography>
          <Button onClick={ricalcola}>Ricalcola</Button>
          <Button variant="contained" onClick={chiudi}>
            Chiudi
          </Button>
        </DialogActions>
      </Dialog>
    </>
  )
}

function Attesa() {
  return (
    <div role="status" aria-label="Calcolo della prima data possibile">
      <Skeleton width={280} height={44} />
      <Skeleton width={180} />
      <Skeleton variant="rounded" height={180} sx={{ mt: 2 }} />
    </div>
  )
}
