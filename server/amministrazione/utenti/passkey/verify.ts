import type { AuthenticationResponseJSON } from '@simplewebauthn/server'
import { object, string } from 'yup'
import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/prisma.ts'
import { UserErrors } from '#platform/errors.ts'
import { recordAccesso } from '#platform/identity/accessi/record.ts'
import { networkOf } from '#platform/identity/place.ts'
import { forget } from '#platform/identity/throttle.ts'
import type { User } from '#prisma/generated/client.ts'
import { frena } from '../freno.ts'
import { spendChallenge } from './challenges.ts'
import { PASSKEY_NOT_ACCEPTED } from './rules.ts'
import { passkeySite } from './site.ts'

const PER_NETWORK = [
  { max: 20, secondi: 60 },
  { max: 200, secondi: 3_600 },
]

const text = () => string().strict().required().max(20_000)

/** What is looked at here; the library judges the rest, which it reads as base64url. */
const responseSchema = object({
  id: text(),
  rawId: text(),
  type: text(),
  response: object({ clientDataJSON: text(), authenticatorData: text(), signature: text() }).required(),
})

function isResponse(raw: unknown): raw is AuthenticationResponseJSON {
  return responseSchema.isValidSync(raw)
}

/** Whether a user has a passkey, which is then asked for where a second factor is. */
export const hasPasskey = async (db: Db | Tx, userId: number): Promise<boolean> =>
  (await db.passkey.count({ where: { userId } })) > 0

/**
 * Whose passkey has signed a challenge of `preparePasskeyAccesso`, after its device has asked for finger, face or PIN:
 * it stands for password and second factor.
 * @param userId whose it must be; anybody's unless told
 * @throws UserErrors PASSKEY, alike for whatever is wrong; Refusal THROTTLED
 */
export async function verifyPasskey(ctx: Context, raw: unknown, userId?: number): Promise<User> {
  const { db } = ctx.services
  const key = `passkey:rete:${networkOf(ctx.indirizzo)}`
  await frena(ctx, key, PER_NETWORK)
  const found = isResponse(raw)
    ? await db.passkey.findUnique({ where: { credenziale: raw.id }, include: { user: true } })
    : null
  const isExpected = found?.user.isActive && (userId === undefined || found.userId === userId)
  const counter = isResponse(raw) && isExpected ? await judge(ctx, raw, found) : null
  if (!found || counter === null) {
    const who = found ? { user: found.user } : { user: null, nome: 'Nome sconosciuto' }
    await recordAccesso(db, ctx, { evento: 'passkeyErrata', riuscito: false, ...who })
    throw UserErrors.of(null, PASSKEY_NOT_ACCEPTED, 'PASSKEY')
  }
  await db.passkey.update({ where: { id: found.id }, data: { contatore: counter, ultimoUso: new Date() } })
  await forget(db, key, PER_NETWORK)
  return found.user
}

interface Stored {
  credenziale: string
  chiavePubblica: string
  contatore: bigint
}

/** The new counter of a passkey whose answer is right; null when it is not. */
async function judge(ctx: Context, response: AuthenticationResponseJSON, stored: Stored): Promise<number | null> {
  const { rpID, origins } = passkeySite(ctx)
  const { verifyAuthenticationResponse } = await import('@simplewebauthn/server')
  try {
    const { verified, authenticationInfo } = await verifyAuthenticationResponse({
      response,
      expectedChallenge: (challenge) => spendChallenge(ctx.services.db, challenge, null),
      expectedOrigin: origins,
      expectedRPID: rpID,
      requireUserVerification: true,
      credential: {
        id: stored.credenziale,
        publicKey: new Uint8Array(Buffer.from(stored.chiavePubblica, 'base64url')),
        counter: Number(stored.contatore),
      },
    })
    return verified ? authenticationInfo.newCounter : null
  } catch (error) {
    ctx.services.log.warn({ err: error }, 'passkey refused')
    return null
  }
}
