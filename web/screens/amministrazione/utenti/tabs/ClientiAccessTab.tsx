import Close from '@mui/icons-material/Close'
import FormHelperText from '@mui/material/FormHelperText'
import IconButton from '@mui/material/IconButton'
import List from '@mui/material/List'
import ListItem from '@mui/material/ListItem'
import ListItemText from '@mui/material/ListItemText'
import Stack from '@mui/material/Stack'
import Typography from '@mui/material/Typography'
import { FormikProvider } from 'formik'
import { useState } from 'react'
import { graphql } from 'relay-runtime'
import { setAccessoClientiSchema } from '#amministrazione/utenti/amministrazione/rules.ts'
import { shownValue } from '#forms/entity/shownValue.ts'
import { FormConflict } from '#forms/FormConflict.tsx'
import { SaveBar } from '#forms/SaveBar.tsx'
import { useFormField } from '#forms/useFormField.ts'
import { useMutationForm } from '#forms/useMutationForm.ts'
import type { ClientiAccessTabMutation } from '#generated/ClientiAccessTabMutation.graphql.ts'
import { DetailCard } from '#ui/DetailCard.tsx'
import { RemoteAutocomplete, type RemoteOption } from '#ui/RemoteAutocomplete.tsx'
import type { ShownUtente } from '../utente.ts'
import { otherTab } from './otherTab.ts'
import { accessClienteName, searchClientiForAccess } from './searchClientiForAccess.ts'

const mutation = graphql`
  mutation ClientiAccessTabMutation($input: SetAccessoClientiInput!) {
    setAccessoClienti(input: $input) {
      user {
        ...utente_user
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const schema = setAccessoClientiSchema.pick(['clientePks'])

interface Values {
  /** In the order of their numbers, as the server tells them in a conflict. */
  clientePks: readonly number[]
  versione: number
}

/** The customers that have been seen here, by number. */
type Names = ReadonlyMap<number, string>

const nameOf = (names: Names, pk: number) => names.get(pk) ?? `n. ${pk}`
const shownClienti = (names: Names, pks: readonly number[]) =>
  pks.map((pk) => ({ pk, name: nameOf(names, pk) })).sort((a, b) => a.name.localeCompare(b.name, 'it'))

interface Props {
  utente: ShownUtente
  appAccount: NonNullable<ShownUtente['appAccount']>
  onSaved: () => void
}

/** The customers whose orders an app account sees. */
export function ClientiAccessTab({ utente, appAccount, onSaved }: Props) {
  const [initial] = useState(
    (): Values => ({
      clientePks: appAccount.accessoClienti.map(({ pk }) => pk).sort((a, b) => a - b),
      versione: utente.versione,
    }),
  )
  const [names, setNames] = useState<Names>(
    () => new Map(appAccount.accessoClienti.map((cliente) => [cliente.pk, accessClienteName(cliente)])),
  )
  const { form, ...resto } = useMutationForm<ClientiAccessTabMutation, Values>({
    mutation,
    initial,
    schema,
    variables: (values) => ({ input: { pk: appAccount.pk, ...values } }),
    success: 'Accesso clienti salvato',
    onSuccess: onSaved,
  })
  return (
    <FormikProvider value={form}>
      <Stack component="form" noValidate aria-label="App Accesso Clienti" onSubmit={form.handleSubmit}>
        <DetailCard title="App Accesso Clienti">
          <Clienti names={names} onNamed={({ id, text }) => setNames((known) => new Map(known).set(id, text))} />
        </DetailCard>
        <SaveBar leave={otherTab} />
      </Stack>
      <FormConflict
        form={form}
        {...resto}
        show={(field, value) => shownValue<Values>({ clientePks: (pks) => told(names, pks) }, field, value)}
        prefix="appAccount."
      />
    </FormikProvider>
  )
}

function told(names: Names, pks: readonly number[]) {
  return shownClienti(names, pks)
    .map(({ name }) => name)
    .join(', ')
}

function Clienti({ names, onNamed }: { names: Names; onNamed: (cliente: RemoteOption) => void }) {
  const { valore: clientePks, error, set } = useFormField<readonly number[]>('clientePks')
  return (
    <Stack data-campo="clientePks" sx={{ gap: 1, maxWidth: 640 }}>
      <RemoteAutocomplete
        // Emptied after each choice.
        key={clientePks.length}
        value={null}
        onChange={(item) => {
          if (!item || clientePks.includes(item.id)) return
          onNamed(item)
          set([...clientePks, item.id].sort((a, b) => a - b))
        }}
        search={searchClientiForAccess}
        label="Aggiungi un cliente"
        empty="Nessun cliente"
      />
      {error && (
        <FormHelperText error sx={{ mx: 0 }}>
          {error}
        </FormHelperText>
      )}
      {clientePks.length === 0 ? (
        <Typography color="textSecondary">Nessun cliente collegato: l’app non mostra ordini.</Typography>
      ) : (
        <List dense aria-label="Clienti collegati">
          {shownClienti(names, clientePks).map(({ pk, name }) => (
            <ListItem
              key={pk}
              disableGutters
              divider
              secondaryAction={
                <IconButton
                  edge="end"
                  aria-label={`Togli ${name}`}
                  onClick={() => set(clientePks.filter((other) => other !== pk))}
                >
                  <Close fontSize="small" />
                </IconButton>
              }
            >
              <ListItemText primary={name} sx={{ overflowWrap: 'anywhere' }} />
            </ListItem>
          ))}
        </List>
      )}
    </Stack>
  )
}
