import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useId, useState } from 'react'
import { ListSelect } from '#ui/ListSelect.tsx'

interface Props {
  title: string
  stati: readonly { readonly pk: number; readonly text: string }[]
  stato: number | null
  onSave: (stato: number) => void
  onClose: () => void
}

/** Chooses a state from its list; a value is required. */
export function StatusDialog({ title, stati, stato, onSave, onClose }: Props) {
  const id = useId()
  const [chosen, setChosen] = useState(stato)
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby={id}>
      <DialogTitle id={id}>{title}</DialogTitle>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (chosen !== null) onSave(chosen)
        }}
      >
        <DialogContent sx={{ pt: '8px !important' }}>
          <ListSelect
            label="Stato"
            items={stati.map(({ pk, text }) => ({ valore: pk, text }))}
            value={chosen}
            onChange={setChosen}
            autoFocus
          />
        </DialogContent>
        <DialogActions>
          <Button onClick={onClose}>Annulla</Button>
          <Button type="submit" variant="contained" disabled={chosen === null}>
            Salva
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
