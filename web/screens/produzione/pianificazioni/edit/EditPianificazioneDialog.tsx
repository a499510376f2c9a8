import Dialog from '@mui/material/Dialog'
import DialogTitle from '@mui/material/DialogTitle'
import type { PianificazioneFormQuery } from '#generated/PianificazioneFormQuery.graphql.ts'
import { OpenedData } from '#relay/opened/OpenedData.tsx'
import type { Opened } from '#relay/opened/useOpened.ts'
import { BlockSkeleton } from '#screens/persone/calendario/BlockSkeleton.tsx'
import { useIsNarrow } from '#ui/useIsPhone.ts'
import { PianificazioneForm } from './PianificazioneForm.tsx'

interface Props {
  opened: Opened<PianificazioneFormQuery>
  pk: number
  onSaved: () => void
  onCancel: () => void
}

/** A saved bench planning is arranged anew; a click beside it must not lose what has been arranged. */
export default function EditPianificazioneDialog({ opened, ...props }: Props) {
  const narrow = useIsNarrow()
  return (
    <Dialog
      open
      fullScreen={narrow}
      fullWidth
      maxWidth="xl"
      aria-labelledby="titolo-modifica-pianificazione"
      slotProps={{ paper: { sx: narrow ? {} : { height: '100%' } } }}
    >
      <DialogTitle id="titolo-modifica-pianificazione" sx={{ py: 1.5 }}>
        Modifica pianificazione
      </DialogTitle>
      <OpenedData opened={opened} skeleton={<BlockSkeleton />} onClose={props.onCancel}>
        {(reference) => <PianificazioneForm {...props} reference={reference} />}
      </OpenedData>
    </Dialog>
  )
}
