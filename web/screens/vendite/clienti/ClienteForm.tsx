import Alert from '@mui/material/Alert'
import Box from '@mui/material/Box'
import Link from '@mui/material/Link'
import { useFormikContext } from 'formik'
import { Suspense, useEffect, useEffectEvent, useState } from 'react'
import { useLazyLoadQuery } from 'react-relay'
import { graphql } from 'relay-runtime'
import { choiceText } from '#forms/entity/choiceText.ts'
import { EntityForm } from '#forms/entity/EntityForm.tsx'
import { FieldGrid, FullRow } from '#forms/entity/FieldGrid.tsx'
import { type FormObject, formValues, useEntityForm } from '#forms/entity/useEntityForm.ts'
import { Field } from '#forms/Field.tsx'
import type { SelectOption } from '#forms/SelectField.tsx'
import type { ClienteFormCreateMutation } from '#generated/ClienteFormCreateMutation.graphql.ts'
import type { ClienteFormSimilarClientiQuery } from '#generated/ClienteFormSimilarClientiQuery.graphql.ts'
import type { ClienteFormUpdateMutation } from '#generated/ClienteFormUpdateMutation.graphql.ts'
import { RichTextView } from '#ui/RichTextView.tsx'
import { ErrorBoundary } from '#ui/stati/ErrorBoundary.tsx'
import {
  CLIENTE_EMPTY,
  type ClienteInput,
  type ClienteKeys,
  clienteSchema,
  inCommon,
  usefulKeys,
} from '#vendite/clienti/rules.ts'

const create = graphql`
  mutation ClienteFormCreateMutation($input: CreateClienteInput!) {
    createCliente(input: $input) {
      cliente {
        pk
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const update = graphql`
  mutation ClienteFormUpdateMutation($input: UpdateClienteInput!) {
    updateCliente(input: $input) {
      cliente {
        pk
        ...ClienteRow_cliente
        ...ClienteDetail_cliente
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

type ClienteFormValues = ClienteInput & { versione: number }

const EMPTY: ClienteFormValues = { ...CLIENTE_EMPTY, versione: 0 }

interface Props {
  /** Number of the customer; null for a new one. */
  pk: number | null
  /** The customer as it was read. */
  cliente: FormObject<ClienteFormValues> | null
  /** What a new one begins with. */
  proposed?: Partial<ClienteInput> | undefined
  /** To choose from. */
  agenti: readonly SelectOption[]
  onSaved: (pk: number) => void
  onClose: () => void
}

/** The fields of a customer. @param agenti to choose from */
function ClienteFields({ agenti }: { agenti: readonly SelectOption[] }) {
  return (
    <FieldGrid>
      <FullRow>
        <Field of={clienteSchema} name="nome" autoFocus />
      </FullRow>
      <Field of={clienteSchema} name="codice" />
      <Field of={clienteSchema} name="tipoCliente" empty="Non indicato" />
      <Field of={clienteSchema} name="piva" />
      <Field of={clienteSchema} name="codFatturazione" />
      <Field of={clienteSchema} name="telefono" tipo="tel" />
      <Field of={clienteSchema} name="telefono2" tipo="tel" />
      <Field of={clienteSchema} name="email" tipo="email" />
      <Field of={clienteSchema} name="telefax" tipo="tel" />
      <FullRow>
        <Field of={clienteSchema} name="indirizzo" />
      </FullRow>
      <Field of={clienteSchema} name="citta" />
      <Box sx={{ display: 'grid', gridTemplateColumns: '96px 1fr', gap: 2 }}>
        <Field of={clienteSchema} name="cap" />
        <Field of={clienteSchema} name="provincia" />
      </Box>
      <Field of={clienteSchema} name="agentePk" choices={agenti} empty="Nessun agente" />
      <Field of={clienteSchema} name="pagamento" />
      <FullRow>
        <Field of={clienteSchema} name="note" righe={2} />
      </FullRow>
      <FullRow>
        <Field
          of={clienteSchema}
          name="testoEmail"
          rich
          help="Le e-mail degli ordini di questo cliente cominciano con questo testo."
        />
      </FullRow>
    </FieldGrid>
  )
}

/** Milliseconds after the last key. */
const WAIT = 300

/** Warns, while a customer is typed, that one with the same VAT number, phone or mail is there already. */
function SimilarClienti({ excluded }: { excluded: number | null }) {
  const { values } = useFormikContext<ClienteKeys>()
  const { piva, telefono, email } = values
  const keys = JSON.stringify(usefulKeys({ piva, telefono, email }))
  const [ferme, setSettled] = useState({ keys, values: { piva, telefono, email } })
  const toSearch = useEffectEvent(() => setSettled({ keys, values: { piva, telefono, email } }))
  // A separator more or less is the same number: it asks nothing.
  // biome-ignore lint/correctness/useExhaustiveDependencies: the keys say when to look again
  useEffect(() => {
    const wait = setTimeout(() => toSearch(), WAIT)
    return () => clearTimeout(wait)
  }, [keys])
  const empty = Object.values(usefulKeys(ferme.values)).every((key) => key === '')
  if (ferme.keys !== keys || empty) return null
  return (
    // Only a help: if it cannot be had, the form works all the same.
    <ErrorBoundary itemKey={keys} fallback={() => null}>
      <Suspense fallback={null}>
        <Found keys={ferme.values} excluded={excluded} />
      </Suspense>
    </ErrorBoundary>
  )
}

function Found({ keys, excluded }: { keys: ClienteKeys; excluded: number | null }) {
  const { clientiSimili } = useLazyLoadQuery<ClienteFormSimilarClientiQuery>(
    graphql`
      query ClienteFormSimilarClientiQuery($piva: String!, $telefono: String!, $email: String!, $escluso: Int) {
        clientiSimili(piva: $piva, telefono: $telefono, email: $email, esclusoPk: $escluso) {
          pk
          nome
          codice
          piva @required(action: THROW)
          telefono @required(action: THROW)
          email @required(action: THROW)
        }
      }
    `,
    { ...keys, escluso: excluded },
    { fetchPolicy: 'store-and-network' },
  )
  if (clientiSimili.length === 0) return null
  return (
    <Alert severity="warning" role="status">
      {clientiSimili.length === 1 ? 'Forse questo cliente c’è già:' : 'Forse questo cliente c’è già, tra questi:'}
      {clientiSimili.map((cliente) => (
        <div key={cliente.pk}>
          <Link href={`#/clienti/${cliente.pk}`} target="_blank" rel="noopener" color="inherit">
            {[cliente.nome, cliente.codice].filter(Boolean).join(' · ')}
          </Link>{' '}
          (in comune: {inCommon(keys, cliente)})
        </div>
      ))}
    </Alert>
  )
}

/** The form of a customer, in its dialog. */
export function ClienteForm({ pk, cliente, proposed, agenti, onSaved, onClose }: Props) {
  const form = useEntityForm<ClienteFormCreateMutation, ClienteFormUpdateMutation, ClienteFormValues>({
    create,
    update,
    schema: clienteSchema,
    of: pk === null ? null : { pk },
    initial: { ...formValues(EMPTY, cliente), ...(pk === null && proposed) },
    words: { created: 'Cliente aggiunto', saved: 'Cliente salvato' },
    onSaved: (saved) => onSaved(saved.created ? (saved.response.createCliente.cliente?.pk ?? 0) : (pk ?? 0)),
  })
  const shown = {
    agentePk: (chosen: number) => choiceText(agenti, chosen),
    testoEmail: (html: string) => <RichTextView html={html} />,
  }
  return (
    <EntityForm {...form} name="Cliente" shown={shown} onClose={onClose} notice={<SimilarClienti excluded={pk} />}>
      <ClienteFields agenti={agenti} />
    </EntityForm>
  )
}
