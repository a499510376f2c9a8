import { graphql } from 'relay-runtime'
import { choiceText } from '#forms/entity/choiceText.ts'
import { EntityForm } from '#forms/entity/EntityForm.tsx'
import { type FormObject, formValues, useEntityForm } from '#forms/entity/useEntityForm.ts'
import type { SelectOption } from '#forms/SelectField.tsx'
import type { ClienteFormCreateMutation } from '#generated/ClienteFormCreateMutation.graphql.ts'
import type { ClienteFormUpdateMutation } from '#generated/ClienteFormUpdateMutation.graphql.ts'
import { RichTextView } from '#ui/RichTextView.tsx'
import { CLIENTE_EMPTY, type ClienteInput, clienteSchema } from '#vendite/clienti/rules.ts'
import { ClienteFields } from './ClienteFields.tsx'
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
