import type { sessionExternalQuery$data } from '#generated/sessionExternalQuery.graphql.ts'
import type { sessionLoginMutation, sessionLoginMutation$data } from '#generated/sessionLoginMutation.graphql.ts'
import type { sessionPasskeyMutation } from '#generated/sessionPasskeyMutation.graphql.ts'
import type { sessionPreparaMutation, sessionPreparaMutation$data } from '#generated/sessionPreparaMutation.graphql.ts'
import type { PayloadError } from '#relay/answers/payloadError.ts'
import { payloadErrors } from '#relay/answers/payloadErrors.ts'
import { graphql } from '#relay/graphql.ts'
import { sendDocument } from '#relay/network.ts'
import { signWithPasskey } from '../security/passkey.ts'

const loginMutation = graphql`
  mutation sessionLoginMutation($input: LoginInput!) {
    login(input: $input) {
      codici
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const prepareMutation = graphql`
  mutation sessionPreparaMutation($input: PrepareSecondoFattoreAccessoInput!) {
    prepareSecondoFattoreAccesso(input: $input) {
      indirizzo
      segreto
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

const passkeyMutation = graphql`
  mutation sessionPasskeyMutation($input: LoginConPasskeyInput!) {
    loginConPasskey(input: $input) {
      errors { ...payloadError @relay(mask: false) }
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
  /** What a passkey has signed, in place of a code. */
  passkey?: object
}

interface LoginAnswer {
  /** What to correct; empty when the user is in. */
  errors: PayloadError[]
  /** Recovery codes of the second factor that this login has confirmed. */
  codici: readonly string[]
}

/**
 * Opens a session in this browser.
 * @throws RefusalError THROTTLED after too many attempts, NetworkError, ServerError
 */
export async function logIn(credentials: Credentials): Promise<LoginAnswer> {
  const { data } = await sendDocument<sessionLoginMutation>(loginMutation.params, { input: credentials })
  return { errors: payloadErrors(data), codici: (data as sessionLoginMutation$data).login.codici ?? [] }
}

/**
 * Opens a session by a passkey of this device alone.
 * @returns what to tell the user; empty when it is in
 * @throws as `logIn`; PasskeyFailure in words
 */
export async function logInWithPasskey(ricordami: boolean): Promise<PayloadError[]> {
  const input = { risposta: await signWithPasskey(), ricordami }
  const { data } = await sendDocument<sessionPasskeyMutation>(passkeyMutation.params, { input })
  return payloadErrors(data)
}

/** What an authenticator app is set up with. */
export interface FactorToSetUp {
  indirizzo: string
  secret: string
}

/**
 * Begins the set-up of a second factor for who is not let in without one.
 * @returns null when it is not to be set up here
 * @throws as `logIn`
 */
export async function prepareFactor({ username, password }: Credentials): Promise<FactorToSetUp | null> {
  const { data } = await sendDocument<sessionPreparaMutation>(prepareMutation.params, { input: { username, password } })
  const { indirizzo, segreto } = (data as sessionPreparaMutation$data).prepareSecondoFattoreAccesso
  return indirizzo && segreto ? { indirizzo, secret: segreto } : null
}

/** Ends this browser's session. */
export async function logOut(): Promise<void> {
  await sendDocument(logoutMutation.params, {})
}
