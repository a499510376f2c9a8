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
import { fetchQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { setAccessoClientiSchema } from '#amministrazione/utenti/amministrazione/rules.ts'
import { shownValue } from '#forms/entity/shownValue.ts'
import { FormConflict } from '#forms/FormConflict.tsx'
import { SaveBar } from '#forms/SaveBar.tsx'
import { useFormField } from '#forms/useFormField.ts'
import { useMutationForm } from '#forms/useMutationForm.ts'
import type { ClientiAccessTabMutation } from '#generated/ClientiAccessTabMutation.graphql.ts'
import type { ClientiAccessTabSearchClientiForAccessQuery } from '#generated/ClientiAccessTabSearchClientiForAccessQuery.graphql.ts'
import { relayEnvironment } from '#relay/relayEnvironment.ts'
import { DetailCard } from '#ui/DetailCard.tsx'
import { RemoteAutocomplete, type RemoteOption } from '#ui/RemoteAutocomplete.tsx'
import type { OptionsPage } from '#ui/useRemoteSearch.ts'
import type { ShownUtente } from '../utente.ts'
import { otherTab } from './otherTab.ts'

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

const query = graphql`
  query ClientiAccessTabSearchClientiForAccessQuery($testo: String!, $pagina: Int!) {
    clientiPerAccesso(filtro: { testo: $testo }, pagina: $pagina, perPagina: 20) {
      nodes {
        pk
        nome
        codice
      }
      pageInfo {
        hasNextPage
      }
    }
  }
`

/** 'Rossi (C01234)' */
const accessClienteName = ({ nome, codice }: { nome: string; codice?: string | null }) =>
  codice ? `${nome} (${codice})` : nome

/** One page of the customers that can be linked to an app account. */
async function searchClientiForAccess(text: string, page: number): Promise<OptionsPage<RemoteOption>> {
  const data = await fetchQuery<ClientiAccessTabSearchClientiForAccessQuery>(relayEnvironment, query, {
    testo: text,
    pagina: page,
  }).toPromise()
  const clienti = data?.clientiPerAccesso
  return {
    results: (clienti?.nodes ?? []).map((cliente) => ({ id: cliente.pk, text: accessClienteName(cliente) })),
    others: clienti?.pageInfo.hasNextPage ?? false,
  }
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
