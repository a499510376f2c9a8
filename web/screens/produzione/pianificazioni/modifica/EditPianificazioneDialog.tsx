import Dialog from '@mui/material/Dialog'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { Suspense, useState } from 'react'
import { ReadError } from '../../../../relay/ReadError.tsx'
import { ErrorBoundary } from '../../../../ui/stati/ErrorBoundary.tsx'
import { useIsNarrow } from '../../../../ui/useIsPhone.ts'
import { BloccoSkeleton } from '../../../persone/calendario/BloccoSkeleton.tsx'
import type { readingPeriod } from './model.ts'
import { PianificazioneForm } from './PianificazioneForm.tsx'

interface Props {
  pk: number
  /** Days whose orders may come in. */
  periodo: ReturnType<typeof readingPeriod>
  onSalvata: () => void
  onAnnulla: () => void
}

/** A saved bench planning is arranged anew; a click beside it must not lose what has been arranged. */
export default function EditPianificazioneDialog(props: Props) {
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
            <ReadError errore={errore} riprova={() => setTentativo(tentativo + 1)} />
          </DialogContent>
        )}
      >
        <Suspense fallback={<BloccoSkeleton />}>
          <PianificazioneForm {...props} tentativo={tentativo} />
        </Suspense>
      </ErrorBoundary>
    </Dialog>
  )
}
