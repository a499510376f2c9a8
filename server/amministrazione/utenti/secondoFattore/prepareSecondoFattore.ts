import type { Context } from '#platform/context.ts'
import { UserErrors } from '#platform/errors.ts'
import { base32Of, newTotpSecret, totpAddress } from '#platform/identity/totp.ts'
import { seal } from '#platform/identity/vault.ts'
import { freeOperation } from '#platform/operation.ts'
import { readSettings } from '#platform/settings/read.ts'
import { checkOwnPassword, checkProofOfPasskey, sealedFor } from './check.ts'
import { prepareSecondoFattoreSchema } from './rules.ts'

/** What an app is set up with: shown until the first code is given. */
export interface PreparedFattore {
  /** `otpauth://…`, for the square. */
  indirizzo: string
  /** Base 32, to be typed where there is no camera. */
  segreto: string
}

/**
 * A new secret for a user, until a code confirms it.
 * @throws UserErrors when there is a second factor already
 */
export async function newFactor(
  { services: { db, config } }: Context,
  { id: userId, username }: { id: number; username: string },
): Promise<PreparedFattore> {
  const secret = newTotpSecret()
  const sealed = seal(config, sealedFor(userId), secret)
  const prior = () => UserErrors.of(null, 'Il secondo fattore è già attivo: prima toglilo.', 'CONFLICT')
  const current = await db.secondoFattore.findUnique({ where: { userId } })
  if (current?.confermatoIl) throw prior()
  if (current) {
    // Another window may have confirmed it meanwhile.
    const where = { id: current.id, confermatoIl: null }
    const { count } = await db.secondoFattore.updateMany({ where, data: { segreto: sealed, ultimoPasso: 0 } })
    if (count === 0) throw prior()
  } else {
    await db.secondoFattore.create({ data: { userId, segreto: sealed } })
  }
  const { azienda } = await readSettings(db)
  return {
    indirizzo: totpAddress(secret, azienda.ragioneSociale || 'Serramenti', username),
    segreto: base32Of(secret),
  }
}

async function prepare({ password }: { password: string }, ctx: Context): Promise<PreparedFattore> {
  const own = await checkOwnPassword(ctx, password)
  await checkProofOfPasskey(ctx, own.id)
  return newFactor(ctx, own)
}

/**
 * Begins the set-up of the caller's second factor; the login asks for it once a first code has confirmed it.
 * @throws UserErrors on `password`, or when it is there already; Refusal THROTTLED, PROOF_REQUIRED of who has a passkey
 */
export const prepareSecondoFattore = freeOperation({
  nome: 'prepareSecondoFattore',
  permesso: 'account',
  conToken: false,
  schema: prepareSecondoFattoreSchema,
  run: prepare,
})
