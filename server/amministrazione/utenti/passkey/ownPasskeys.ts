import type { RegistrationResponseJSON } from '@simplewebauthn/server'
import { object, string } from 'yup'
import type { Context } from '#platform/context.ts'
import { identitySchema } from '#platform/db/entity/entity.ts'
import { Refusal, UserErrors } from '#platform/errors.ts'
import { recordAccesso } from '#platform/identity/accessi/record.ts'
import { closeOtherSessions } from '#platform/identity/sessions.ts'
import { freeOperation, fullNameOf, inTransaction, operation } from '#platform/operation.ts'
import { readSettings } from '#platform/settings/read.ts'
import { needsFactor } from '../secondoFattore/obbligo.ts'
import { FACTOR_REQUIRED } from '../secondoFattore/rules.ts'
import { newChallenge, spendChallenge } from './challenges.ts'
import { confirmPasskeySchema, PASSKEY_NOT_ACCEPTED, PASSKEY_TAKEN, PASSKEYS_MAX } from './rules.ts'
import { passkeySite } from './site.ts'

const owner = ({ auth, viewer }: Context) => {
  if (auth.tipo !== 'sessione' || !viewer) throw new Refusal('UNAUTHENTICATED')
  return { viewer, sessionId: auth.sessionId }
}

/**
 * Begins a passkey of the caller: what the browser hands to the device.
 * @throws UserErrors when there are many already, or the address is none that passkeys belong to
 */
export const preparePasskey = freeOperation({
  nome: 'preparePasskey',
  permesso: 'account',
  conToken: false,
  stepUp: true,
  schema: object({}),
  async run(_input, ctx) {
    const { db } = ctx.services
    const { viewer } = owner(ctx)
    const { rpID } = passkeySite(ctx)
    const own = await db.passkey.findMany({ where: { userId: viewer.id } })
    if (own.length >= PASSKEYS_MAX)
      throw UserErrors.of(null, `Non più di ${PASSKEYS_MAX} passkey: togline una.`, 'CONFLICT')
    const { azienda } = await readSettings(db)
    const { generateRegistrationOptions } = await import('@simplewebauthn/server')
    return generateRegistrationOptions({
      rpID,
      rpName: azienda.ragioneSociale || 'Serramenti',
      userName: viewer.username,
      userDisplayName: fullNameOf(viewer),
      userID: new TextEncoder().encode(`serramenti:${viewer.id}`),
      // As bytes: a text would be written as base64url once more.
      challenge: new Uint8Array(Buffer.from(await newChallenge(db, viewer.id), 'base64url')),
      attestationType: 'none',
      excludeCredentials: own.map(({ credenziale, trasporti }) => ({ id: credenziale, transports: trasporti })),
      authenticatorSelection: { residentKey: 'required', userVerification: 'required' },
    })
  },
})

const text = () => string().strict().required().max(100_000)
const responseSchema = object({
  id: text(),
  rawId: text(),
  type: text(),
  response: object({ clientDataJSON: text(), attestationObject: text() }).required(),
})

function isResponse(raw: unknown): raw is RegistrationResponseJSON {
  return responseSchema.isValidSync(raw)
}

async function judge(ctx: Context, raw: unknown, userId: number) {
  if (!isResponse(raw)) return null
  const { rpID, origins } = passkeySite(ctx)
  const { verifyRegistrationResponse } = await import('@simplewebauthn/server')
  try {
    const found = await verifyRegistrationResponse({
      response: raw,
      expectedChallenge: (challenge) => spendChallenge(ctx.services.db, challenge, userId),
      expectedOrigin: origins,
      expectedRPID: rpID,
      requireUserVerification: true,
    })
    return found.verified ? { ...found.registrationInfo.credential, transports: raw.response.transports ?? [] } : null
  } catch (error) {
    ctx.services.log.warn({ err: error }, 'passkey not taken')
    return null
  }
}

/**
 * Ends a passkey with what the device answered: from now on it opens, and the password alone does no longer. The other
 * sessions end.
 * @throws UserErrors PASSKEY when the answer is none; CONFLICT when the passkey is there already, whosever it is
 */
export const confirmPasskey = freeOperation({
  nome: 'confirmPasskey',
  permesso: 'account',
  conToken: false,
  stepUp: true,
  schema: confirmPasskeySchema,
  async run({ nome, risposta }, ctx) {
    const { viewer, sessionId } = owner(ctx)
    const made = await judge(ctx, risposta, viewer.id)
    if (!made) throw UserErrors.of(null, PASSKEY_NOT_ACCEPTED, 'PASSKEY')
    return inTransaction(ctx, async ({ tx, audit, emit }) => {
      const [created] = await tx.passkey.createManyAndReturn({
        data: {
          userId: viewer.id,
          nome,
          credenziale: made.id,
          chiavePubblica: Buffer.from(made.publicKey).toString('base64url'),
          contatore: made.counter,
          trasporti: made.transports.slice(0, 10),
        },
        skipDuplicates: true,
        select: { id: true },
      })
      if (!created) throw UserErrors.of(null, PASSKEY_TAKEN, 'CONFLICT')
      // They came in by the password alone.
      await closeOtherSessions(tx, viewer.id, sessionId)
      await audit({ oggetto: 'User', oggettoPk: viewer.id, azione: 'aggiungiPasskey', dopo: nome })
      await recordAccesso(tx, ctx, { evento: 'passkey', user: viewer, dettaglio: nome })
      await emit('sessione', { userId: viewer.id })
      return { pk: created.id }
    })
  },
})

/** Removes a passkey of the caller. @throws Refusal NOT_FOUND; UserErrors where the role wants it to stay */
export const deletePasskey = operation({
  nome: 'deletePasskey',
  permesso: 'account',
  conToken: false,
  stepUp: true,
  schema: identitySchema,
  async run({ pk }, ctx) {
    const { viewer } = owner(ctx)
    const found = await ctx.tx.passkey.findFirst({ where: { id: pk, userId: viewer.id } })
    if (!found) throw new Refusal('NOT_FOUND')
    await ctx.tx.passkey.delete({ where: { id: pk } })
    const others = await ctx.tx.passkey.count({ where: { userId: viewer.id } })
    const app = await ctx.tx.secondoFattore.count({ where: { userId: viewer.id, confermatoIl: { not: null } } })
    if (others + app === 0 && (await needsFactor(ctx.tx, viewer.id)))
      throw UserErrors.of(null, FACTOR_REQUIRED, 'CONFLICT')
    await ctx.audit({ oggetto: 'User', oggettoPk: viewer.id, azione: 'togliPasskey', prima: found.nome })
    await recordAccesso(ctx.tx, ctx, { evento: 'senzaPasskey', user: viewer, dettaglio: found.nome })
    return { pk }
  },
})
