import Button from '@mui/material/Button'
import Typography from '@mui/material/Typography'
import { Link } from 'react-router'
import { useViewer } from '#shell/viewer.ts'
import { PlainDialog } from '#ui/dialog/PlainDialog.tsx'
import type { ShownTempisticaMancante } from '../model.ts'

interface Props {
  mancanti: readonly ShownTempisticaMancante[]
  onClose: () => void
}

/** Timings that the order's lines have none of. */
export function MissingDialog({ mancanti, onClose }: Props) {
  const { adminOrders } = useViewer().permessi
  return (
    <PlainDialog
      title="Tempistiche mancanti"
      width="xs"
      onClose={onClose}
      beside={
        adminOrders && (
          <Button component={Link} to="/tempistiche">
            Vai alle tempistiche
          </Button>
        )
      }
    >
      <Typography sx={{ overflowWrap: 'anywhere' }}>
        Attenzione mancano le seguenti tempistiche relative all'ordine corrente:{' '}
        {mancanti.map(missingInWords).join('; ')}
      </Typography>
      <Typography variant="body2" color="text.secondary" sx={{ mt: 1 }}>
        Queste righe contano zero minuti finché le tempistiche non ci sono.
      </Typography>
    </PlainDialog>
  )
}

/** A kind of line without a timing. */
export function missingInWords({ tipo, famiglia, forma, codice }: ShownTempisticaMancante): string {
  return [tipo, famiglia, forma, codice].filter(Boolean).join(' · ')
}
