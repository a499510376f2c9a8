import { type ErroreUtente, erroriUtente } from '../relay/erroriUtente.ts'
import { graphql } from '../relay/graphql.ts'
import { inviaDocumento } from '../relay/network.ts'
import type { inviaPreventivoMutation$data } from './__generated__/inviaPreventivoMutation.graphql.ts'
import { chiaveInvio } from './chiaveInvio.ts'
import type { ValoriModulo } from './modello.ts'

const mutation = graphql`
  mutation inviaPreventivoMutation($input: CreatePreventivoInput!) {
    createPreventivo(input: $input) {
      pk
      preventivo {
        dataCreazione
      }
      errors {
        code
        field
        message
      }
    }
  }
`

export interface PreventivoInviato {
  /** The quote's number. */
  pk: number
  /** ISO instant. */
  dataCreazione: string
}

/** How a submission ended. */
export type EsitoInvio = { inviato: PreventivoInviato } | { inviato: null; errori: ErroreUtente[] }

/** The form as the mutation takes it. */
export function inputDaValori({ serramenti, chiaveIdempotenza, ...campi }: ValoriModulo) {
  const contenuto = { ...campi, serramenti: serramenti.map(({ chiave, ...serramento }) => serramento) }
  return { ...contenuto, chiaveIdempotenza: chiaveInvio(chiaveIdempotenza, contenuto) }
}

/**
 * Sends the quote request.
 * @throws NetworkError, VersionError, RefusalError, ServerError
 */
export async function inviaPreventivo(valori: ValoriModulo): Promise<EsitoInvio> {
  const { data } = await inviaDocumento(mutation.params, { input: inputDaValori(valori) })
  const { createPreventivo } = data as unknown as inviaPreventivoMutation$data
  const { pk, preventivo } = createPreventivo
  if (pk === null) return { inviato: null, errori: erroriUtente(data) }
  return { inviato: { pk, dataCreazione: preventivo?.dataCreazione ?? new Date().toISOString() } }
}
