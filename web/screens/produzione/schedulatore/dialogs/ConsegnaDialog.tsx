import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { useState } from 'react'
import { DatePickerField } from '#forms/time/DatePickerField.tsx'
import { formatDate } from '#shared/formats/formats.ts'
import { PlainDialog } from '#ui/dialog/PlainDialog.tsx'
import type { ChosenOrdine } from '../model.ts'

interface Props {
  ordine: ChosenOrdine
  /** Day to begin with, YYYY-MM-DD. */
  proposta: string | null
  /** Last day of work of the plan. */
  last: string | null
  inProgress: boolean
  /** Why the server refused. */
  error: string | null
  onSave: (day: string) => void
  onClose: () => void
}

/** Moves the delivery (approntamento) of the order: only that date, the plan stays. */
export function ConsegnaDialog({ ordine, proposta, last, inProgress, error, onSave, onClose }: Props) {
  const [day, setDay] = useState(proposta ?? ordine.dataConsegna)
  const [touched, setTouched] = useState(false)
  const presto = day !== null && last !== null && day < last
  return (
    <PlainDialog
      title="Sposta la data di approntamento"
      width="xs"
      onClose={onClose}
      confirm={{
        text: 'Sposta',
        disabled: inProgress,
        onClick: () => {
          setTouched(true)
          if (day) onSave(day)
        },
      }}
    >
      <Stack sx={{ gap: 1.5, pt: 0.5 }}>
        <Typography variant="body2" color="text.secondary">
          Ordine {ordine.numeroCommessa}, ora{' '}
          {ordine.dataConsegna ? `al ${formatDate(ordine.dataConsegna)}` : 'senza data'}.
        </Typography>
        <DatePickerField label="Approntamento" valore={day} onChange={setDay} error={touched && !day} />
        {touched && !day && (
          <Typography variant="body2" color="error" role="alert">
            Campo obbligatorio
          </Typography>
        )}
        {presto && (
          <Alert severity="warning" action={<Button onClick={() => setDay(last)}>{formatDate(last)}</Button>}>
            Il piano finisce dopo.
          </Alert>
        )}
        {error && <Alert severity="error">{error}</Alert>}
      </Stack>
    </PlainDialog>
  )
}
