import Alert from '@mui/material/Alert'
import Button from '@mui/material/Button'
import DialogActions from '@mui/material/DialogActions'
import DialogContent from '@mui/material/DialogContent'
import OutlinedInput from '@mui/material/OutlinedInput'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { FormikProvider } from 'formik'
import { useState } from 'react'
import { graphql } from 'relay-runtime'
import { linkCalendarioSchema, type TipoCalendario } from '#amministrazione/calendari/rules.ts'
import { Field } from '#forms/Field.tsx'
import { SaveBar } from '#forms/SaveBar.tsx'
import { useMutationForm } from '#forms/useMutationForm.ts'
import type { CalendarioDialogMutation } from '#generated/CalendarioDialogMutation.graphql.ts'
import { appendToList, type ShownList } from '#relay/answers/rootList.ts'
import { enumName } from '#shared/fields/enumNames.ts'
import { isWithMinutes, repartiChoices, useReparti } from '#shell/reparti.ts'
import { CopyButton } from '#ui/CopyButton.tsx'
import { DialogFrame } from '#ui/dialog/DialogFrame.tsx'

const mutation = graphql`
  mutation CalendarioDialogMutation($input: CreateLinkCalendarioInput!) {
    createLinkCalendario(input: $input) {
      percorso
      link {
        ...LinkCalendarioRow_link
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

interface Values {
  nome: string
  tipo: TipoCalendario
  reparto: string | null
}

const EMPTY: Values = { nome: '', tipo: 'consegne', reparto: null }

interface Props {
  /** Where the page shows it. */
  list: ShownList
  onClose: () => void
}

/** Shares a calendar, then shows its address: this once. */
export function CalendarioDialog({ list, onClose }: Props) {
  const [path, setPath] = useState<string | null>(null)
  const choices = repartiChoices(useReparti().filter(isWithMinutes))
  const { form } = useMutationForm<CalendarioDialogMutation, Values>({
    mutation,
    initial: EMPTY,
    schema: linkCalendarioSchema,
    variables: ({ nome, tipo, reparto }) => ({
      input: { nome, tipo: enumName(tipo), reparto: tipo === 'piano' ? reparto : null },
    }),
    updater: (store, data) => appendToList(store, list, data),
    onSuccess: ({ createLinkCalendario }) => setPath(createLinkCalendario.percorso ?? null),
  })
  return (
    <DialogFrame
      floating
      title={path === null ? 'Condividi un calendario' : 'Calendario condiviso'}
      width="sm"
      // No key loses what is being written, or an address that will not be seen again.
      onEscape={() => path === null && !form.dirty && onClose()}
    >
      {path === null ? (
        <DialogContent>
          <FormikProvider value={form}>
            <Stack component="form" noValidate onSubmit={form.handleSubmit} spacing={2}>
              <Field
                of={linkCalendarioSchema}
                name="nome"
                label="Dato a"
                autoFocus
                help="Chi lo userà: «furgone 2», «Ada»."
              />
              <Field of={linkCalendarioSchema} name="tipo" />
              {form.values.tipo === 'piano' && (
                <Field of={linkCalendarioSchema} name="reparto" choices={choices} required />
              )}
              <SaveBar inDialog label="Condividi" saving="Creazione…" onCancel={onClose} />
            </Stack>
          </FormikProvider>
        </DialogContent>
      ) : (
        <Shared address={`${location.origin}${path}`} onClose={onClose} />
      )}
    </DialogFrame>
  )
}

function Shared({ address, onClose }: { address: string; onClose: () => void }) {
  return (
    <>
      <DialogContent>
        <Stack spacing={2}>
          <Alert severity="warning">
            Copialo adesso: non verrà mostrato mai più. Chi ha l’indirizzo vede il calendario senza password.
          </Alert>
          <OutlinedInput
            size="small"
            fullWidth
            readOnly
            autoFocus
            value={address}
            onFocus={(event) => event.target.select()}
            inputProps={{ 'aria-label': 'Indirizzo del calendario' }}
            sx={{ fontFamily: 'monospace' }}
          />
          <Typography color="textSecondary">
            Sul telefono o in Outlook: aggiungi un calendario da Internet con questo indirizzo.
          </Typography>
        </Stack>
      </DialogContent>
      <DialogActions>
        <CopyButton text={address} variant="outlined" />
        <Button variant="contained" onClick={onClose}>
          Fatto
        </Button>
      </DialogActions>
    </>
  )
}
