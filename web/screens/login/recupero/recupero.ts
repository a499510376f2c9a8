import type { recuperoChiediMutation } from '#generated/recuperoChiediMutation.graphql.ts'
import type { recuperoPasswordMutation } from '#generated/recuperoPasswordMutation.graphql.ts'
import type { PayloadError } from '#relay/answers/payloadError.ts'
import { payloadErrors } from '#relay/answers/payloadErrors.ts'
import { graphql } from '#relay/graphql.ts'
import { sendDocument } from '#relay/network.ts'

const askMutation = graphql`
  mutation recuperoChiediMutation($input: RequestRecuperoPasswordInput!) {
    requestRecuperoPassword(input: $input) {
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const recoverMutation = graphql`
  mutation recuperoPasswordMutation($input: ResetPasswordInput!) {
    resetPassword(input: $input) {
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

export interface NewPassword {
  password: string
  confirmPassword: string
}

/**
 * Asks for a mail with a link.
 * @param who user name or address
 * @returns what to correct
 * @throws RefusalError THROTTLED, NetworkError, ServerError
 */
export async function askRecupero(who: string): Promise<PayloadError[]> {
  const { data } = await sendDocument<recuperoChiediMutation>(askMutation.params, { input: { chi: who } })
  return payloadErrors(data)
}

/**
 * Sets the new password by the secret of a link.
 * @returns what to correct; empty when it is done
 * @throws RefusalError THROTTLED, NetworkError, ServerError
 */
export async function setNewPassword(secret: string, values: NewPassword): Promise<PayloadError[]> {
  const { data } = await sendDocument<recuperoPasswordMutation>(recoverMutation.params, {
    input: { ...values, segreto: secret },
  })
  return payloadErrors(data)
}
