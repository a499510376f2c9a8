import { graphql, type RecordSourceProxy } from 'relay-runtime'
import type { useStatoFaseMutation } from '#generated/useStatoFaseMutation.graphql.ts'
import { useOperation } from '#relay/useOperation.ts'

const mutation = graphql`
  mutation useStatoFaseMutation($ordine: Int!, $nomeFase: String!, $stato: Int!) {
    setStatoFase(input: { ordinePk: $ordine, nomeFase: $nomeFase, statoPk: $stato }) {
      fase {
        nome
        statoPk
      }
      ordine {
        ...FasiTab_ordine
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/**
 * Sets the state of a phase of an order; the answer brings the phases of the order.
 * @param show shows the state where it was chosen: when it leaves, and as it is once it is answered
 */
export const useStatoFase = (show: (store: RecordSourceProxy, stato: number, nomeFase: string) => void) =>
  useOperation<useStatoFaseMutation>(mutation, {
    success: 'Stato cambiato',
    atOnce: (store, { stato, nomeFase }) => show(store, stato, nomeFase),
    updater(store, data) {
      const fase = data?.setStatoFase.fase
      if (fase?.statoPk != null) show(store, fase.statoPk, fase.nome)
    },
  })
