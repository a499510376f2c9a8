import type { InferType } from 'yup'
import type { avvioFormSchema } from '#amministrazione/avvio/rules.ts'
import type { avvioPrimoMutation } from '#generated/avvioPrimoMutation.graphql.ts'
import type { avvioStatoQuery, avvioStatoQuery$data } from '#generated/avvioStatoQuery.graphql.ts'
import type { PayloadError } from '#relay/answers/payloadError.ts'
import { payloadErrors } from '#relay/answers/payloadErrors.ts'
import { graphql } from '#relay/graphql.ts'
import { sendDocument } from '#relay/network.ts'

const statoQuery = graphql`
  query avvioStatoQuery($codice: String!) {
    avvio(codice: $codice) {
      motivo
      passo
    }
  }
`

const createPrimoUtenteMutation = graphql`
  mutation avvioPrimoMutation($input: CreatePrimoUtenteInput!) {
    createPrimoUtente(input: $input) {
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

export type StartValues = InferType<typeof avvioFormSchema>

/**
 * Whether the code opens the first start, and what is being done.
 * @throws RefusalError THROTTLED, NetworkError, ServerError
 */
export async function readStato(codice: string, signal?: AbortSignal): Promise<avvioStatoQuery$data['avvio']> {
  const { data } = await sendDocument<avvioStatoQuery>(statoQuery.params, { codice }, { signal })
  return (data as avvioStatoQuery$data).avvio
}

/**
 * Makes the first start and opens a session in this browser.
 * @returns what to correct; empty when it is done
 * @throws RefusalError THROTTLED, NetworkError, ServerError
 */
export async function startProduct(codice: string, values: StartValues): Promise<PayloadError[]> {
  const { data } = await sendDocument<avvioPrimoMutation>(createPrimoUtenteMutation.params, {
    input: { ...values, codice },
  })
  return payloadErrors(data)
}
