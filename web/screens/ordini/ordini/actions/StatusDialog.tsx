import { useState } from 'react'
import { PlainDialog } from '#ui/dialog/PlainDialog.tsx'
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
  const [chosen, setChosen] = useState(stato)
  return (
    <PlainDialog
      title={title}
      width="xs"
      sx={{ pt: '8px !important' }}
      onClose={onClose}
      onSubmit={() => chosen !== null && onSave(chosen)}
      confirm={{ text: 'Salva', disabled: chosen === null }}
    >
      <ListSelect
        label="Stato"
        items={stati.map(({ pk, text }) => ({ valore: pk, text }))}
        value={chosen}
        onChange={setChosen}
        autoFocus
      />
    </PlainDialog>
  )
}
