import { type ErroreUtente, erroriUtente } from '../../relay/erroriUtente.ts'
import { graphql } from '../../relay/graphql.ts'
import { inviaDocumento } from '../../relay/network.ts'

const loginMutation = graphql`
  mutation accessoLoginMutation($input: LoginInput!) {
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
  mutation accessoLogoutMutation {
    logout(input: {}) {
      fatto
    }
  }
`

export interface Credenziali {
  username: string
  password: string
  ricordami: boolean
}

/**
 * Opens a session in this browser.
 * @returns what to correct; empty when the user is in
 * @throws RefusalError THROTTLED after too many attempts, NetworkError, ServerError
 */
export async function accedi(credenziali: Credenziali): Promise<ErroreUtente[]> {
  const { data } = await inviaDocumento(loginMutation.params, { input: credenziali })
  return erroriUtente(data)
}

/** Ends this browser's session. */
export async function esci(): Promise<void> {
  await inviaDocumento(logoutMutation.params, {})
}
