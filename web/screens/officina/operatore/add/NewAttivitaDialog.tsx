import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import type { WriteOutcome } from '#relay/offline/writeQueue.ts'
import { useIsPhone } from '#ui/useIsPhone.ts'
import { type Initial, NewAttivitaForm, type NewChoice } from './NewAttivitaForm.tsx'
import { type LavorazioneChoice, type SearchOrdini, searchSeconde } from './ordiniDaLavorare.ts'

interface Props {
  lavorazioni: readonly LavorazioneChoice[]
  search: SearchOrdini
  initial: Initial
  onStart: (choice: NewChoice) => Promise<WriteOutcome>
  onOpen: (attivita: number) => void
  onClose: () => void
}

/** The dialog of a new activity; on a phone the whole window. */
export function NewAttivitaDialog({ search, ...form }: Props) {
  const phone = useIsPhone()
  return (
    <Dialog open fullWidth maxWidth="md" fullScreen={phone} onClose={form.onClose} aria-labelledby="titolo-nuova">
      <DialogTitle id="titolo-nuova" sx={{ py: 1.5 }}>
        Aggiungi attività
      </DialogTitle>
      <NewAttivitaForm {...form} searchOrdini={search} secondeOf={searchSeconde} />
    </Dialog>
  )
}
