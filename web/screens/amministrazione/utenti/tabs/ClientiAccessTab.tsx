import Close from '@mui/icons-material/Close'
import IconButton from '@mui/material/IconButton'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemText from '@mui/material/ListItemText'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { FormikProvider, useFormikContext } from 'formik'
import { useState } from 'react'
import { graphql } from 'relay-runtime'
import { object } from 'yup'
import { FormConflict } from '#forms/FormConflict.tsx'
import { SaveBar } from '#forms/SaveBar.tsx'
import { useMutationForm } from '#forms/useMutationForm.ts'
import type { ClientiAccessTabMutation } from '#generated/ClientiAccessTabMutation.graphql.ts'
import { DetailCard } from '#ui/DetailCard.tsx'
import { RemoteAutocomplete, type RemoteOption } from '#ui/RemoteAutocomplete.tsx'
import { utenteLabels } from '../labels.ts'
import type { ShownUtente } from '../utente.ts'
import { otherTab } from './otherTab.ts'
import { accessClienteName, searchClientiForAccess } from './searchClientiForAccess.ts'

const mutation = graphql`
  mutation ClientiAccessTabMutation($input: SetAccessoClientiInput!) {
    setAccessoClienti(input: $input) {
      user {
        ...utente_user
      }
      errors {
        code
        field
        message
      }
    }
  }
`

/** Numbers come from the list: there is nothing to get wrong. */
const schema = object({})

interface Values {
  clienti: readonly RemoteOption[]
  versione: number
}

interface Props {
  utente: ShownUtente
  appAccount: NonNullable<ShownUtente['appAccount']>
  onSaved: () => void
}

/** The customers whose orders an app account sees. */
export function ClientiAccessTab({ utente, appAccount, onSaved }: Props) {
  const [initial] = useState(
    (): Values => ({
      clienti: appAccount.accessoClienti.map((cliente) => ({ id: cliente.pk, text: accessClienteName(cliente) })),
      versione: utente.versione,
    }),
  )
  const { form, ...resto } = useMutationForm<ClientiAccessTabMutation, Values>({
    mutation,
    initial,
    schema,
    variables: ({ clienti, versione }) => ({
      input: { pk: appAccount.pk, versione, clientePks: clienti.map(({ id }) => id) },
    }),
    success: 'Accesso clienti salvato',
    onSuccess: onSaved,
  })
  return (
    <FormikProvider value={form}>
      <Stack component="form" noValidate aria-label="App Accesso Clienti" onSubmit={form.handleSubmit}>
        <DetailCard title="App Accesso Clienti">
          <Clienti />
        </DetailCard>
        <SaveBar leave={otherTab} />
      </Stack>
      <FormConflict form={form} {...resto} labels={utenteLabels} prefix="appAccount." />
    </FormikProvider>
  )
}

function Clienti() {
  const { values, setFieldValue } = useFormikContext<Values>()
  const { clienti } = values
  const set = (fresh: readonly RemoteOption[]) => void setFieldValue('clienti', fresh)
  return (
    <Stack sx={{ gap: 1, maxWidth: 640 }}>
      <RemoteAutocomplete
        // Emptied after each choice.
        key={clienti.length}
        value={null}
        onChange={(item) => {
          if (item && !clienti.some(({ id }) => id === item.id)) set([...clienti, item])
        }}
        search={searchClientiForAccess}
        label="Aggiungi un cliente"
        empty="Nessun cliente"
      />
      {clienti.length === 0 ? (
        <Typography color="textSecondary">Nessun cliente collegato: l’app non mostra ordini.</Typography>
      ) : (
        <List dense aria-label="Clienti collegati">
          {clienti.map(({ id, text }) => (
            <ListItem
              key={id}
              disableGutters
              divider
              secondaryAction={
                <IconButton
                  edge="end"
                  aria-label={`Togli ${text}`}
                  onClick={() => set(clienti.filter((cliente) => cliente.id !== id))}
                >
                  <Close fontSize="small" />
                </IconButton>
              }
            >
              <ListItemText primary={text} sx={{ overflowWrap: 'anywhere' }} />
            </ListItem>
          ))}
        </List>
      )}
    </Stack>
  )
}
