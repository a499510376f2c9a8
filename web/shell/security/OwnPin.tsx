import Box from '@mui/material/Box'
import Button from '@mui/material/Button'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { FormikProvider } from 'formik'
import { useState } from 'react'
import { graphql } from 'relay-runtime'
import { setPinProprioSchema } from '#amministrazione/utenti/tablet/rules.ts'
import { Field } from '#forms/Field.tsx'
import { SaveBar } from '#forms/SaveBar.tsx'
import { useMutationForm } from '#forms/useMutationForm.ts'
import type { OwnPinMutation } from '#generated/OwnPinMutation.graphql.ts'
import { formatDate } from '#shared/formats/formats.ts'
import { StatusChip } from '#ui/StatusChip.tsx'

const mutation = graphql`
  mutation OwnPinMutation($input: SetPinProprioInput!) {
    setPinProprio(input: $input) {
      fatto
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface NewPin {
  password: string
  pin: string
}

const empty: NewPin = { password: '', pin: '' }

/** The PIN by which an operator enters at the tablets of the workshop. @param dal when it was set; null without one */
export function OwnPin({ dal, onChanged }: { dal: string | null | undefined; onChanged: () => void }) {
  const [open, setOpen] = useState(false)
  return (
    <Box component="section" aria-labelledby="titolo-pin">
      <Box sx={{ display: 'flex', gap: 1, alignItems: 'center', mb: 1 }}>
        <Typography variant="h3" id="titolo-pin">
          PIN per i tablet dell’officina
        </Typography>
        {dal ? (
          <StatusChip word={`Impostato il ${formatDate(dal)}`} tone="positivo" />
        ) : (
          <StatusChip word="Non impostato" tone="neutro" />
        )}
      </Box>
      {open ? (
        <PinForm
          onDone={() => {
            setOpen(false)
            onChanged()
          }}
          onCancel={() => setOpen(false)}
        />
      ) : (
        <Stack spacing={1.5} sx={{ alignItems: 'flex-start' }}>
          <Typography variant="body2" color="textSecondary">
            Sui tablet appesi in officina si entra con il proprio nome e questo numero, al posto della password.
          </Typography>
          <Button variant={dal ? 'outlined' : 'contained'} onClick={() => setOpen(true)}>
            {dal ? 'Cambia PIN' : 'Imposta PIN'}
          </Button>
        </Stack>
      )}
    </Box>
  )
}

function PinForm({ onDone, onCancel }: { onDone: () => void; onCancel: () => void }) {
  const { form } = useMutationForm<OwnPinMutation, NewPin>({
    mutation,
    initial: empty,
    schema: setPinProprioSchema,
    variables: (input) => ({ input }),
    success: 'PIN impostato',
    onSuccess: onDone,
  })
  return (
    <FormikProvider value={form}>
      <Stack component="form" noValidate onSubmit={form.handleSubmit} spacing={2}>
        <Field of={setPinProprioSchema} name="password" tipo="password" autoComplete="current-password" autoFocus />
        <Field
          of={setPinProprioSchema}
          name="pin"
          tipo="password"
          autoComplete="off"
          help="Da 4 a 8 cifre, non in fila e non tutte uguali."
        />
        <SaveBar inDialog label="Imposta" saving="Un momento…" onCancel={onCancel} />
      </Stack>
    </FormikProvider>
  )
}
