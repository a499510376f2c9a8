import { randomBytes } from 'node:crypto'
import type { Context } from '#platform/context.ts'
import type { Db, Tx } from '#platform/db/prisma.ts'
import { Refusal, UserErrors } from '#platform/errors.ts'
import { recordAccesso } from '#platform/identity/accessi/record.ts'
import { dispositivoNoto } from '#platform/identity/dispositivi.ts'
import { verifyPassword } from '#platform/identity/password.ts'
import { fingerprint } from '#platform/identity/secrets.ts'
import { forget } from '#platform/identity/throttle.ts'
import { base32Of, stepOfCode } from '#platform/identity/totp.ts'
import { unseal } from '#platform/identity/vault.ts'
import { checkProof, type OperationContext } from '#platform/operation.ts'
import type { SecondoFattore, User } from '#prisma/generated/client.ts'
import { frena } from '../freno.ts'
import { hasPasskey, verifyPasskey } from '../passkey/verify.ts'
import { needsFactor } from './obbligo.ts'
import {
  CODICE_REQUIRED,
  CODICE_WRONG,
  codiceWithoutSpaces,
  FACTOR_TO_ACTIVATE,
  PASSKEY_REQUIRED,
  RECOVERY_CODES,
} from './rules.ts'

/** Codes tried for one user: with six digits, one in seven thousand is guessed in a day. */
const PER_UTENTE = [
  { max: 10, secondi: 900 },
  { max: 50, secondi: 86_400 },
]

/** What the secret of a user is sealed for. */
export const sealedFor = (userId: number) => `totp:${userId}`

/**
 * Uses a code of the app, or a recovery code, up.
 * @returns false when it is neither, or was used before
 */
export async function spendCodice(
  db: Db | Tx,
  { services }: Pick<Context, 'services'>,
  factor: SecondoFattore,
  text: string,
): Promise<boolean> {
  const codice = codiceWithoutSpaces(text)
  const now = new Date()
  if (/^\d{6}$/.test(codice)) {
    const secret = unseal(services.config, sealedFor(factor.userId), factor.segreto)
    // Sealed with a key that is lost: recovery codes still enter, and an administrator removes it.
    if (!secret) services.log.error({ userId: factor.userId }, 'the secret of a second factor cannot be read')
    const step = secret && stepOfCode(secret, codice, now.getTime())
    if (step === null) return false
    // Seen over somebody's shoulder, it is worth nothing: neither it nor an older one.
    const { count } = await db.secondoFattore.updateMany({
      where: { id: factor.id, ultimoPasso: { lt: step } },
      data: { ultimoPasso: step },
    })
    return count > 0
  }
  const where = { secondoFattoreId: factor.id, hash: fingerprint(codice), usatoIl: null }
  return (await db.codiceRecupero.updateMany({ where, data: { usatoIl: now } })).count > 0
}

/** What a login gives beside the password. */
interface LoginFactors {
  codice: string
  /** What a passkey has signed, in place of a code. */
  passkey?: unknown
}

/**
 * The second factor of a login whose password is right; nothing for who has none and needs none.
 * @param succeeded gives the try at the password back: it was right
 * @returns the second factor that this login confirms, its first code being right; null when there is none to confirm
 * @throws UserErrors on `codice`: SECOND_FACTOR when it is missing, SECOND_FACTOR_SETUP when it is to be set up first,
 * PASSKEY when only a passkey will do, INVALID when it is wrong; Refusal THROTTLED
 */
export async function checkSecondoFattore(
  ctx: Context,
  user: User,
  { codice, passkey }: LoginFactors,
  succeeded: () => Promise<void>,
): Promise<SecondoFattore | null> {
  const { db } = ctx.services
  const factor = await db.secondoFattore.findUnique({ where: { userId: user.id } })
  const confirmed = factor?.confermatoIl != null
  if (passkey !== undefined) {
    await verifyPasskey(ctx, passkey, user.id)
    return null
  }
  if (!confirmed && (await hasPasskey(db, user.id))) {
    await succeeded()
    throw UserErrors.of('codice', PASSKEY_REQUIRED, 'PASSKEY')
  }
  if (!confirmed && !(await needsFactor(db, user.id))) return null
  if (!factor || codice === '') {
    await succeeded()
    throw confirmed
      ? UserErrors.of('codice', CODICE_REQUIRED, 'SECOND_FACTOR')
      : UserErrors.of('codice', FACTOR_TO_ACTIVATE, 'SECOND_FACTOR_SETUP')
  }
  // Who has the password elsewhere must not use up the tries of the owner's own browser.
  const known = dispositivoNoto(ctx.dispositivo, user)
  const key = known ? `codice:dispositivo:${fingerprint(known)}` : `codice:utente:${user.id}`
  await frena(ctx, key, PER_UTENTE)
  if (!(await spendCodice(db, ctx, factor, codice))) {
    await recordAccesso(db, ctx, { evento: 'codiceErrato', riuscito: false, user })
    throw UserErrors.of('codice', CODICE_WRONG)
  }
  await forget(db, key, PER_UTENTE)
  return confirmed ? null : factor
}

/**
 * The caller, who has just typed the current password again; as slow to guess as at the login.
 * @throws UserErrors on `password`; Refusal UNAUTHENTICATED, THROTTLED
 */
export async function checkOwnPassword(ctx: Context, password: string): Promise<{ id: number; username: string }> {
  const { auth, viewer, services } = ctx
  if (auth.tipo !== 'sessione' || !viewer) throw new Refusal('UNAUTHENTICATED')
  const key = `password:sessione:${auth.sessionId}`
  await frena(ctx, key, PER_UTENTE)
  const { passwordHash } = await services.db.user.findUniqueOrThrow({ where: { id: viewer.id } })
  if (!(await verifyPassword(passwordHash, password))) {
    await recordAccesso(services.db, ctx, {
      evento: 'passwordErrata',
      riuscito: false,
      user: viewer,
      dettaglio: 'Conferma',
    })
    throw UserErrors.of('password', 'La password non è corretta.')
  }
  await forget(services.db, key, PER_UTENTE)
  return viewer
}

/**
 * An app opens in the place of a passkey: whoever has one adds it with a recent proof, not by the password alone.
 * @throws Refusal PROOF_REQUIRED
 */
export async function checkProofOfPasskey(ctx: Context, userId: number): Promise<void> {
  if (await hasPasskey(ctx.services.db, userId)) checkProof(ctx)
}

/**
 * The caller in person, once more: the password, and a code where there is a second factor.
 * @throws UserErrors on `password` or `codice`; Refusal UNAUTHENTICATED, THROTTLED
 */
export async function checkOwnFactors(
  { password, codice }: { password: string; codice: string },
  ctx: Context,
): Promise<void> {
  const { db } = ctx.services
  const { id: userId } = await checkOwnPassword(ctx, password)
  const factor = await db.secondoFattore.findFirst({ where: { userId, confermatoIl: { not: null } } })
  if (!factor) {
    if (await hasPasskey(db, userId)) throw UserErrors.of('codice', PASSKEY_REQUIRED, 'PASSKEY')
    return
  }
  if (codice === '') throw UserErrors.of('codice', CODICE_REQUIRED, 'SECOND_FACTOR')
  await frena(ctx, `codice:cambio:${userId}`, PER_UTENTE)
  if (!(await spendCodice(db, ctx, factor, codice))) {
    await recordAccesso(db, ctx, { evento: 'codiceErrato', riuscito: false, user: ctx.viewer, dettaglio: 'Conferma' })
    throw UserErrors.of('codice', CODICE_WRONG)
  }
}

/** New recovery codes in place of the old ones. @returns their text, `ABCD-EFGH-IJKL-MNOP`, told once */
export async function writeCodiciRecupero(tx: Tx, secondoFattoreId: number): Promise<string[]> {
  const codici = Array.from({ length: RECOVERY_CODES }, () => base32Of(randomBytes(10)))
  await tx.codiceRecupero.deleteMany({ where: { secondoFattoreId } })
  await tx.codiceRecupero.createMany({
    data: codici.map((codice) => ({ secondoFattoreId, hash: fingerprint(codice) })),
  })
  return codici.map((codice) => (codice.match(/.{4}/g) ?? []).join('-'))
}

/**
 * From now on the login asks for a code; open sessions are looked at again.
 * @returns the recovery codes, told once
 */
export async function confirmFattore(ctx: OperationContext, { id, userId }: SecondoFattore): Promise<string[]> {
  const { tx, audit, emit } = ctx
  await tx.secondoFattore.update({ where: { id }, data: { confermatoIl: new Date() } })
  const codici = await writeCodiciRecupero(tx, id)
  await audit({ oggetto: 'User', oggettoPk: userId, azione: 'confermaSecondoFattore' })
  await recordAccesso(tx, ctx, { evento: 'secondoFattore', user: ctx.viewer })
  await emit('sessione', { userId })
  return codici
}
