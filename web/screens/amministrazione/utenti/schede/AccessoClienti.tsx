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
import { BarraSalva } from '../../../../forms/BarraSalva.tsx'
import { ConflittoModulo } from '../../../../forms/ConflittoModulo.tsx'
import { useMutationForm } from '../../../../forms/useMutationForm.ts'
import { AutocompleteRemoto, type Voce } from '../../../../ui/AutocompleteRemoto.tsx'
import { Scheda } from '../../../../ui/Scheda.tsx'
import { etichette } from '../etichette.ts'
import type { Utente } from '../utente.ts'
import type { AccessoClientiMutation } from './__generated__/AccessoClientiMutation.graphql.ts'
import { altraScheda } from './altraScheda.ts'
import { cercaClienti, nomeCliente } from './cercaClienti.ts'

const mutation = graphql`
  mutation AccessoClientiMutation($input: SetAccessoClientiInput!) {
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

interface Valori {
  clienti: readonly Voce[]
  versione: number
}

interface Props {
  utente: Utente
  appAccount: NonNullable<Utente['appAccount']>
  onSalvato: () => void
}

/** The customers whose orders an app account sees. */
export function AccessoClienti({ utente, appAccount, onSalvato }: Props) {
  const [iniziali] = useState(
    (): Valori => ({
      clienti: appAccount.accessoClienti.map((cliente) => ({ id: cliente.pk, testo: nomeCliente(cliente) })),
      versione: utente.versione,
    }),
  )
  const { form, ...resto } = useMutationForm<AccessoClientiMutation, Valori>({
    mutation,
    iniziali,
    schema,
    variabili: ({ clienti, versione }) => ({
      input: { pk: appAccount.pk, versione, clienti: clienti.map(({ id }) => id) },
    }),
    successo: 'Accesso clienti salvato',
    alSuccesso: onSalvato,
  })
  return (
    <FormikProvider value={form}>
      <Stack component="form" noValidate aria-label="App Accesso Clienti" onSubmit={form.handleSubmit}>
        <Scheda titolo="App Accesso Clienti">
          <Clienti />
        </Scheda>
        <BarraSalva lascia={altraScheda} />
      </Stack>
      <ConflittoModulo form={form} {...resto} etichette={etichette} prefisso="appAccount." />
    </FormikProvider>
  )
}

function Clienti() {
  const { values, setFieldValue } = useFormikContext<Valori>()
  const { clienti } = values
  const imposta = (nuovi: readonly Voce[]) => void setFieldValue('clienti', nuovi)
  return (
    <Stack sx={{ gap: 1, maxWidth: 640 }}>
      <AutocompleteRemoto
        // Emptied after each choice.
        key={clienti.length}
        valore={null}
        onCambia={(voce) => {
          if (voce && !clienti.some(({ id }) => id === voce.id)) imposta([...clienti, voce])
        }}
        cerca={cercaClienti}
        etichetta="Aggiungi un cliente"
        vuoto="Nessun cliente"
      />
      {clienti.length === 0 ? (
        <Typography color="textSecondary">Nessun cliente collegato: l’app non mostra ordini.</Typography>
      ) : (
        <List dense aria-label="Clienti collegati">
          {clienti.map(({ id, testo }) => (
            <ListItem
              key={id}
              disableGutters
              divider
              secondaryAction={
                <IconButton
                  edge="end"
                  aria-label={`Togli ${testo}`}
                  onClick={() => imposta(clienti.filter((cliente) => cliente.id !== id))}
                >
                  <Close fontSize="small" />
                </IconButton>
              }
            >
              <ListItemText primary={testo} sx={{ overflowWrap: 'anywhere' }} />
            </ListItem>
          ))}
        </List>
      )}
    </Stack>
  )
}
