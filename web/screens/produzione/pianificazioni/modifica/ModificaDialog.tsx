import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { Suspense, useState } from 'react'
import { ErroreDiLettura } from '../../../../relay/ErroreDiLettura.tsx'
import { ErrorBoundary } from '../../../../ui/stati/ErrorBoundary.tsx'
import { useIsNarrow } from '../../../../ui/useIsPhone.ts'
import { ScheletroBlocco } from '../../../persone/calendario/ScheletroBlocco.tsx'
import { ModuloModifica } from './ModuloModifica.tsx'
import type { periodoDi } from './modello.ts'

interface Props {
  pk: number
  /** Days whose orders may come in. */
  periodo: ReturnType<typeof periodoDi>
  onSalvata: () => void
  onAnnulla: () => void
}

/** A saved bench planning is arranged anew; a click beside it must not lose what has been arranged. */
export default function ModificaDialog(props: Props) {
  const stretto = useIsNarrow()
  const [tentativo, setTentativo] = useState(0)
  return (
    <Dialog
      open
      fullScreen={stretto}
      fullWidth
      maxWidth="xl"
      aria-labelledby="titolo-modifica-pianificazione"
      slotProps={{ paper: { sx: stretto ? {} : { height: '100%' } } }}
    >
      <DialogTitle id="titolo-modifica-pianificazione" sx={{ py: 1.5 }}>
        Modifica pianificazione
      </DialogTitle>
      <ErrorBoundary
        chiave={tentativo}
        fallback={(errore) => (
          <DialogContent>
            <ErroreDiLettura errore={errore} riprova={() => setTentativo(tentativo + 1)} />
          </DialogContent>
        )}
      >
        <Suspense fallback={<ScheletroBlocco />}>
          <ModuloModifica {...props} tentativo={tentativo} />
        </Suspense>
      </ErrorBoundary>
    </Dialog>
  )
}
