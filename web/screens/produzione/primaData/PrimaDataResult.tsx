import EventAvailableOutlined from '@mui/icons-material/EventAvailableOutlined'
import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import Skeleton from '@mui/material/Skeleton'
import Typography from '@mui/material/Typography'
import { type ReactNode, useState } from 'react'
import type { PreloadedQuery } from 'react-relay'
import type { OperationType } from 'relay-runtime'
import { OpenedData } from '../../../relay/opened/OpenedData.tsx'
import type { Opened } from '../../../relay/opened/useOpened.ts'
import { useIsPhone } from '../../../ui/useIsPhone.ts'

interface Props<TQuery extends OperationType> {
  opened: Opened<TQuery>
  /** Asks, of an order or of a quote. */
  onAsk: () => void
  /** The answer. */
  children: (reference: PreloadedQuery<TQuery>) => ReactNode
}

/** 'Prima data possibile': asks when it could be ready, as often as one likes; nothing is booked by asking. */
export function PrimaDataResult<TQuery extends OperationType>({ opened, onAsk, children }: Props<TQuery>) {
  const [aperta, setAperta] = useState(false)
  const telefono = useIsPhone()
  const close = () => setAperta(false)
  return (
    <>
      <Button
        variant="outlined"
        startIcon={<EventAvailableOutlined />}
        onClick={() => {
          onAsk()
          setAperta(true)
        }}
      >
        Prima data possibile
      </Button>
      <Dialog
        open={aperta}
        onClose={close}
        fullScreen={telefono}
        maxWidth="md"
        fullWidth
        aria-labelledby="titolo-prima-data"
      >
        <DialogTitle id="titolo-prima-data">Prima data possibile</DialogTitle>
        {/* Nothing in it takes the focus, which the keys that scroll need. */}
        <DialogContent dividers tabIndex={0} sx={{ minHeight: 240 }}>
          <OpenedData opened={opened} skeleton={<Attesa />}>
            {children}
          </OpenedData>
        </DialogContent>
        <DialogActions>
          <Typography variant="body2" color="textSecondary" sx={{ flex: 1, pl: 1 }}>
            È una prova: non prenota nulla.
          </Typography>
          <Button onClick={onAsk}>Ricalcola</Button>
          <Button variant="contained" onClick={close}>
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
