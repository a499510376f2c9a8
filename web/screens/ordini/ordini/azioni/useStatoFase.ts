import { graphql } from 'relay-runtime'
import { useOperation } from '../../../../relay/useOperation.ts'
import type { useStatoFaseMutation } from './__generated__/useStatoFaseMutation.graphql.ts'

const mutation = graphql`
  mutation useStatoFaseMutation($ordine: Int!, $nomeFase: String!, $stato: Float!) {
    setStatoFase(input: { ordine: $ordine, nomeFase: $nomeFase, stato: $stato }) {
      errors {
        code
        field
        message
      }
    }
  }
`

/** Sets the state of a phase of an order. */
export const useStatoFase = () => useOperation<useStatoFaseMutation>(mutation, { successo: 'Stato cambiato' })
