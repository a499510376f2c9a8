import { graphql } from 'relay-runtime'
import { CLIENTE_VUOTO, clienteSchema } from '../../../../../server/vendite/clienti/rules.ts'
import type { Scelta } from '../../../../forms/CampoScelta.tsx'
import { useMutationForm } from '../../../../forms/useMutationForm.ts'
import type { NuovoClienteMutation } from './__generated__/NuovoClienteMutation.graphql.ts'
import { Modulo } from './Modulo.tsx'
import type { ValoriCliente } from './valori.ts'

const mutation = graphql`
  mutation NuovoClienteMutation($input: CreateClienteInput!) {
    createCliente(input: $input) {
      cliente {
        pk
      }
      errors {
        code
        field
        message
      }
    }
  }
`

interface Props {
  agenti: readonly Scelta[]
  onSalvato: (pk: number) => void
  onAnnulla: () => void
}

/** A new customer. */
export function NuovoCliente({ agenti, onSalvato, onAnnulla }: Props) {
  const modulo = useMutationForm<NuovoClienteMutation, ValoriCliente>({
    mutation,
    iniziali: { ...CLIENTE_VUOTO, versione: 0 },
    schema: clienteSchema,
    variabili: ({ versione: _, ...input }) => ({ input }),
    successo: 'Cliente aggiunto',
    alSuccesso: ({ createCliente }) => onSalvato(createCliente.cliente?.pk ?? 0),
  })
  return <Modulo {...modulo} pk={null} agenti={agenti} onAnnulla={onAnnulla} />
}
