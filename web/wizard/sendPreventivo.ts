import { type PayloadError, payloadErrors } from '../relay/answers/payloadErrors.ts'
import { graphql } from '../relay/graphql.ts'
import { sendDocument } from '../relay/network.ts'
import type { sendPreventivoMutation$data } from './__generated__/sendPreventivoMutation.graphql.ts'
import type { WizardFormValues } from './model.ts'
import { submissionKey } from './submissionKey.ts'

const mutation = graphql`
  mutation sendPreventivoMutation($input: CreatePreventivoInput!) {
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

export interface SentPreventivo {
  /** The quote's number. */
  pk: number
  /** ISO instant. */
  dataCreazione: string
}

/** How a submission ended. */
type SubmitOutcome = { inviato: SentPreventivo } | { inviato: null; errori: PayloadError[] }

/** The form as the mutation takes it. */
function inputFromValues({ serramenti, chiaveIdempotenza, ...campi }: WizardFormValues) {
  const contenuto = { ...campi, serramenti: serramenti.map(({ chiave, ...serramento }) => serramento) }
  return { ...contenuto, chiaveIdempotenza: submissionKey(chiaveIdempotenza, contenuto) }
}

/**
 * Sends the quote request.
 * @throws NetworkError, VersionError, RefusalError, ServerError
 */
export async function sendPreventivo(values: WizardFormValues): Promise<SubmitOutcome> {
  const { data } = await sendDocument(mutation.params, { input: inputFromValues(values) })
  const { createPreventivo } = data as unknown as sendPreventivoMutation$data
  const { pk, preventivo } = createPreventivo
  if (pk === null) return { inviato: null, errori: payloadErrors(data) }
  return { inviato: { pk, dataCreazione: preventivo?.dataCreazione ?? new Date().toISOString() } }
}
