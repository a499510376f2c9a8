import Box from '@mui/material/Box'
import { graphql } from 'relay-runtime'
import { choiceText } from '#forms/entity/choiceText.ts'
import { EntityForm } from '#forms/entity/EntityForm.tsx'
import { FieldGrid, FullRow } from '#forms/entity/FieldGrid.tsx'
import { type FormObject, formValues, useEntityForm } from '#forms/entity/useEntityForm.ts'
import { Field } from '#forms/Field.tsx'
import type { SelectOption } from '#forms/SelectField.tsx'
import type { ClienteFormCreateMutation } from '#generated/ClienteFormCreateMutation.graphql.ts'
import type { ClienteFormUpdateMutation } from '#generated/ClienteFormUpdateMutation.graphql.ts'
import { RichTextView } from '#ui/RichTextView.tsx'
import { CLIENTE_EMPTY, type ClienteInput, clienteSchema } from '#vendite/clienti/rules.ts'
import { SimilarClienti } from './SimilarClienti.tsx'

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
