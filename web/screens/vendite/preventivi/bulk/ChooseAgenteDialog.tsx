import Button from '@mui/material/Button'
import { useState } from 'react'
import { formatCount } from '#shared/formats/formats.ts'
import { PlainDialog } from '#ui/dialog/PlainDialog.tsx'
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
    <PlainDialog
      title={`Assegna agente a ${formatCount(count, 'preventivo', 'preventivi')}`}
      width="xs"
      sx={{ pt: '8px !important' }}
      onClose={onClose}
      onSubmit={() => agente && onChoose(agente)}
      confirm={{ text: 'Assegna', disabled: !agente }}
      beside={
        <Button color="error" onClick={() => onChoose(null)} sx={{ mr: 'auto' }}>
          Togli l’agente
        </Button>
      }
    >
      <ListSelect
        label="Agente"
        items={agenti.map((one) => ({ valore: one.pk, text: one.text }))}
        value={pk}
        onChange={setPk}
        autoFocus
      />
    </PlainDialog>
  )
}
