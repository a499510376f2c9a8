import type {
  PublicKeyCredentialCreationOptionsJSON,
  PublicKeyCredentialRequestOptionsJSON,
} from '@simplewebauthn/browser'
import type { passkeyPreparaMutation } from '#generated/passkeyPreparaMutation.graphql.ts'
import { payloadErrors } from '#relay/answers/payloadErrors.ts'
import { graphql } from '#relay/graphql.ts'
import { sendDocument } from '#relay/network.ts'

const prepareMutation = graphql`
  mutation passkeyPreparaMutation {
    preparePasskeyAccesso(input: {}) {
      opzioni
      errors { ...payloadError @relay(mask: false) }
    }
  }
`

/** Whether this browser, at this address, knows passkeys: they belong to a name, not to a number. */
export const hasPasskeys = (): boolean =>
  isSecureContext && typeof PublicKeyCredential === 'function' && !/^[\d.]+$|^\[/.test(location.hostname)

/** Why a device has given nothing, for the user. */
export class PasskeyFailure extends Error {
  override name = 'PasskeyFailure'
}

const UNUSED = 'La passkey non è stata usata: riprova.'

/** The library, by the first use; and its errors in words. */
async function withDevice<Answer>(
  work: (library: typeof import('@simplewebauthn/browser')) => Promise<Answer>,
): Promise<Answer> {
  const library = await import('@simplewebauthn/browser')
  try {
    return await work(library)
  } catch (cause) {
    const isKnown = cause instanceof Error && cause.name === 'InvalidStateError'
    throw new PasskeyFailure(isKnown ? 'Questo dispositivo ha già una tua passkey.' : UNUSED, { cause })
  }
}

/**
 * Has a passkey of this device sign what the server asks.
 * @returns what the server judges
 * @throws PasskeyFailure in words; RefusalError, NetworkError, ServerError
 */
export async function signWithPasskey(): Promise<object> {
  const { data } = await sendDocument<passkeyPreparaMutation>(prepareMutation.params, {})
  const [error] = payloadErrors(data)
  if (error) throw new PasskeyFailure(error.message)
  const { opzioni } = (data as passkeyPreparaMutation['response']).preparePasskeyAccesso
  if (!isRequest(opzioni)) throw new PasskeyFailure(UNUSED)
  return withDevice(({ startAuthentication }) => startAuthentication({ optionsJSON: opzioni }))
}

/**
 * Makes a passkey on this device.
 * @param options as the server wrote them
 * @throws PasskeyFailure in words
 */
export async function makePasskey(options: unknown): Promise<object> {
  if (!isCreation(options)) throw new PasskeyFailure(UNUSED)
  return withDevice(({ startRegistration }) => startRegistration({ optionsJSON: options }))
}

const hasChallenge = (options: unknown): options is { challenge: string } =>
  typeof options === 'object' && options !== null && 'challenge' in options && typeof options.challenge === 'string'

const isRequest = (options: unknown): options is PublicKeyCredentialRequestOptionsJSON => hasChallenge(options)

const isCreation = (options: unknown): options is PublicKeyCredentialCreationOptionsJSON =>
  hasChallenge(options) && 'rp' in options && 'user' in options
