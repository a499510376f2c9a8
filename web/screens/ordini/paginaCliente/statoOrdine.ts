import type { statoOrdineMutation, statoOrdineMutation$data } from '#generated/statoOrdineMutation.graphql.ts'
import { graphql } from '#relay/graphql.ts'
import { sendDocument } from '#relay/network.ts'
import { linkToken } from './paginaCliente.ts'

const mutation = graphql`
  mutation statoOrdineMutation($token: String!) {
    openStatoOrdine(input: { token: $token }) {
      stato {
        ragioneSociale
        numeroCommessa
        tappa
        settimana
        inRitardo
        fasi {
          nome
          passo
        }
        serramenti {
          nome
          dettagli
          pezzi
        }
      }
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** What the customer reads. */
export type ReadStatoOrdine = NonNullable<statoOrdineMutation$data['openStatoOrdine']['stato']>

/** Reads the page. @throws RefusalError for a link that opens nothing, THROTTLED; NetworkError, ServerError */
export async function readStatoOrdine(): Promise<ReadStatoOrdine> {
  const { data } = await sendDocument<statoOrdineMutation>(mutation.params, { token: linkToken() })
  const { stato } = (data as statoOrdineMutation$data).openStatoOrdine
  if (!stato) throw new Error('Il link non è valido.')
  return stato
}
