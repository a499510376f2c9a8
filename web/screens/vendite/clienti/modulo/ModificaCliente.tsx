import { useState } from 'react'
import { graphql } from 'relay-runtime'
import { clienteSchema } from '../../../../../server/vendite/clienti/rules.ts'
import type { Scelta } from '../../../../forms/CampoScelta.tsx'
import { useMutationForm } from '../../../../forms/useMutationForm.ts'
import type { ModificaClienteMutation } from './__generated__/ModificaClienteMutation.graphql.ts'
import { Modulo } from './Modulo.tsx'
import { cambiati, type ValoriCliente } from './valori.ts'

const mutation = graphql`
  mutation ModificaClienteMutation($input: UpdateClienteInput!) {
    updateCliente(input: $input) {
      cliente {
        pk
        ...DettaglioCliente_cliente
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
  pk: number
  iniziali: ValoriCliente
  agenti: readonly Scelta[]
  onSalvato: (pk: number) => void
  onAnnulla: () => void
}

/** Changes a customer: only what was touched is sent, with the version that was read. */
export function ModificaCliente({ pk, iniziali, agenti, onSalvato, onAnnulla }: Props) {
  // What arrives later must not become the beginning of what is being typed.
  const [letti] = useState(iniziali)
  const modulo = useMutationForm<ModificaClienteMutation, ValoriCliente>({
    mutation,
    iniziali: letti,
    schema: clienteSchema,
    variabili: (valori) => ({ input: { pk, versione: valori.versione, ...cambiati(letti, valori) } }),
    successo: 'Cliente salvato',
    alSuccesso: () => onSalvato(pk),
  })
  return <Modulo {...modulo} pk={pk} agenti={agenti} onAnnulla={onAnnulla} />
}
