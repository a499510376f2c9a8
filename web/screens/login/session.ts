import { type PayloadError, payloadErrors } from '../../relay/answers/payloadErrors.ts'
import { graphql } from '../../relay/graphql.ts'
import { sendDocument } from '../../relay/network.ts'
import type { sessionExternalQuery$data } from './__generated__/sessionExternalQuery.graphql.ts'

const loginMutation = graphql`
  mutation sessionLoginMutation($input: LoginInput!) {
    login(input: $input) {
      errors {
        code
        field
        message
      }
    }
  }
`

const logoutMutation = graphql`
  mutation sessionLogoutMutation {
    logout(input: {}) {
      fatto
    }
  }
`

const externalQuery = graphql`
  query sessionExternalQuery {
    accessoEsterno
  }
`

/** Name of who else logs people in; null when nobody does, or when it cannot be read. */
export async function externalLogin(): Promise<string | null> {
  const answer = await sendDocument(externalQuery.params, {}).catch(() => null)
  return (answer?.data as sessionExternalQuery$data | undefined)?.accessoEsterno ?? null
}

export interface Credentials {
  username: string
  password: string
  ricordami: boolean
  /** Of the second factor; '' until it is asked for. */
  codice: string
}

/**
 * Opens a session in this browser.
 * @returns what to correct; empty when the user is in
 * @throws RefusalError THROTTLED after too many attempts, NetworkError, ServerError
 */
export async function logIn(credenziali: Credentials): Promise<PayloadError[]> {
  const { data } = await sendDocument(loginMutation.params, { input: credenziali })
  return payloadErrors(data)
}

/** Ends this browser's session. */
export async function logOut(): Promise<void> {
  await sendDocument(logoutMutation.params, {})
}
