import Button from '@mui/material/Button'
import Dialog from '@mui/material/Dialog'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import DialogTitle from '@mui/material/DialogTitle'
import { useState } from 'react'
import { formatCount } from '#shared/formats/formats.ts'
import { ListSelect } from '#ui/ListSelect.tsx'
import type { PreventiviChoice } from '../preventiviChoices.ts'

interface Props {
  count: number
  agenti: readonly PreventiviChoice[]
  onChoose: (agente: PreventiviChoice | null) => void
  onClose: () => void
}

/** Asks which agent several quotes are given to, or takes theirs away. */
export function ChooseAgenteDialog({ count, agenti, onChoose, onClose }: Props) {
  const [pk, setPk] = useState<number | null>(null)
  const agente = agenti.find((one) => one.pk === pk)
  return (
    <Dialog open onClose={onClose} maxWidth="xs" fullWidth aria-labelledby="titolo-agente">
      <DialogTitle id="titolo-agente">Assegna agente a {formatCount(count, 'preventivo', 'preventivi')}</DialogTitle>
      <form
        onSubmit={(event) => {
          event.preventDefault()
          if (agente) onChoose(agente)
        }}
      >
        <DialogContent sx={{ pt: '8px !important' }}>
          <ListSelect
            label="Agente"
            items={agenti.map((one) => ({ valore: one.pk, text: one.text }))}
            value={pk}
            onChange={setPk}
            autoFocus
          />
        </DialogContent>
        <DialogActions>
          <Button color="error" onClick={() => onChoose(null)} sx={{ mr: 'auto' }}>
            Togli l’agente
          </Button>
          <Button onClick={onClose}>Annulla</Button>
          <Button type="submit" variant="contained" disabled={!agente}>
            Assegna
          </Button>
        </DialogActions>
      </form>
    </Dialog>
  )
}
