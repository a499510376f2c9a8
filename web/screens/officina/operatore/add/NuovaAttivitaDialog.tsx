import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import type { WriteOutcome } from '../../../../relay/offline/writeQueue.ts'
import { useIsPhone } from '../../../../ui/useIsPhone.ts'
import { NuovaAttivitaForm, type NuovaScelta } from './NuovaAttivitaForm.tsx'
import type { OrdineScelto } from './OrdineChoice.tsx'
import { type LavorazioneScelta, type SearchOrdini, searchSeconde } from './ordiniDaLavorare.ts'

interface Props {
  lavorazioni: readonly LavorazioneScelta[]
  search: SearchOrdini
  initial: { lavorazione: number | null; ordine: OrdineScelto | null }
  onStart: (scelta: NuovaScelta) => Promise<WriteOutcome>
  onOpen: (attivita: number) => void
  onClose: () => void
}

/** The dialog of a new activity; on a phone the whole window. */
export function NuovaAttivitaDialog({ search, ...form }: Props) {
  const phone = useIsPhone()
  return (
    <Dialog open fullWidth maxWidth="md" fullScreen={phone} onClose={form.onClose} aria-labelledby="titolo-nuova">
      <DialogTitle id="titolo-nuova" sx={{ py: 1.5 }}>
        Aggiungi attività
      </DialogTitle>
      <NuovaAttivitaForm {...form} searchOrdini={search} secondeOf={searchSeconde} />
    </Dialog>
  )
}
