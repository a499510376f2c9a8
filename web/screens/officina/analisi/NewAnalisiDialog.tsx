import Alert from '@mui/material/Alert'
import TextField from '@mui/material/TextField'
import { useState } from 'react'
import { graphql } from 'relay-runtime'
import { DatePickerField } from '#forms/time/DatePickerField.tsx'
import type { NewAnalisiDialogMutation } from '#generated/NewAnalisiDialogMutation.graphql.ts'
import { useOperation } from '#relay/useOperation.ts'
import { PlainDialog } from '#ui/dialog/PlainDialog.tsx'
import { type OrdineInProgram, OrdiniField } from './OrdiniField.tsx'

const mutation = graphql`
  mutation NewAnalisiDialogMutation($input: CreateAnalisiPostazioneInput!) {
    createAnalisiPostazione(input: $input) {
      analisiPostazione {
        pk
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** A new entry of the weekly programming: its orders by hand, or those that are scheduled in a week. */
export function NewAnalisiDialog({ onSaved, onClose }: { onSaved: (pk: number) => void; onClose: () => void }) {
  const [name, setName] = useState('')
  const [week, setWeek] = useState<string | null>(null)
  const [ordini, setOrdini] = useState<readonly OrdineInProgram[]>([])
  const [errors, setErrors] = useState<readonly { field: string | null | undefined; message: string }[]>([])
  const [create, inProgress] = useOperation<NewAnalisiDialogMutation>(mutation, {
    success: 'Programmazione salvata',
    errorsFromCall: true,
  })
  const errorOf = (field: string) => errors.find((one) => one.field === field)?.message
  async function save() {
    const outcome = await create({ input: { nome: name, ordinePks: ordini.map(({ id }) => id), settimana: week } })
    if (!outcome.ok) return setErrors(outcome.errors)
    const pk = outcome.data.createAnalisiPostazione.analisiPostazione?.pk
    if (pk !== undefined) onSaved(pk)
  }
  return (
    <PlainDialog
      title="Nuova programmazione"
      width="sm"
      onClose={onClose}
      sx={{ display: 'grid', gap: 2 }}
      confirm={{ text: 'Salva', disabled: inProgress, onClick: () => void save() }}
    >
      <TextField
        label="Nome"
        required
        autoFocus
        value={name}
        onChange={({ target }) => setName(target.value)}
        error={!!errorOf('nome')}
        helperText={errorOf('nome')}
      />
      <DatePickerField label="Ordini schedulati nella settimana del" valore={week} onChange={setWeek} />
      {errorOf('settimana') && <Alert severity="error">{errorOf('settimana')}</Alert>}
      <OrdiniField chosen={ordini} onChange={setOrdini} error={errorOf('ordinePks')} />
    </PlainDialog>
  )
}
