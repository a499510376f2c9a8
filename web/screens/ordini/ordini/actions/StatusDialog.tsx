import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { ListSelect } from '../../../../ui/ListSelect.tsx'

interface Props {
  titolo: string
  stati: readonly { readonly pk: number; readonly testo: string }[]
  stato: number | null
  onSave: (stato: number) => void
  onClose: () => void
}

/** Chooses a state from its list; a value is required. */
export function StatusDialog({ titolo, stati, stato, onSave, onClose }: Props) {
  const id = useId()
  const [scelto, setScelto] = useState(stato)
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{titolo}</DialogTitle>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (scelto !== null) onSave(scelto)
        }}
      >
        <DialogContent sx={{ pt: '8px !important' }}>
          <ListSelect
            etichetta="Stato"
            voci={stati.map(({ pk, testo }) => ({ valore: pk, testo }))}
            valore={scelto}
            onChange={setScelto}
            autoFocus
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Annulla</Button>
          <Button type="submit" variant="contained" disabled={scelto === null}>
            Salva
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
