import { object } from 'yup'
import { recordAccesso } from '#platform/identity/accessi/record.ts'
import { withUtente } from '#platform/identity/dispositivi.ts'
import { networkOf } from '#platform/identity/place.ts'
import { openSession } from '#platform/identity/sessions.ts'
import { freeOperation, inTransaction } from '#platform/operation.ts'
import { frena } from '../freno.ts'
import { noticeNewDevice } from '../notices.ts'
import { newChallenge } from './challenges.ts'
import { loginConPasskeySchema } from './rules.ts'
import { passkeySite } from './site.ts'
import { verifyPasskey } from './verify.ts'

const PER_NETWORK = [
  { max: 60, secondi: 60 },
  { max: 600, secondi: 3_600 },
]

/** What a device signs to come in, as a second factor, or to prove once more who one is. @throws Refusal THROTTLED */
export const preparePasskeyAccesso = freeOperation({
  nome: 'preparePasskeyAccesso',
  permesso: 'pubblico',
  ancheInVisione: true,
  conToken: false,
  schema: object({}),
  async run(_input, ctx) {
    await frena(ctx, `passkey:prepara:${networkOf(ctx.indirizzo)}`, PER_NETWORK)
    const { rpID } = passkeySite(ctx)
    const { generateAuthenticationOptions } = await import('@simplewebauthn/server')
    return generateAuthenticationOptions({
      rpID,
      userVerification: 'required',
      challenge: new Uint8Array(Buffer.from(await newChallenge(ctx.services.db, null), 'base64url')),
    })
  },
})

/**
 * Opens a session by a passkey alone, whose device has asked for finger, face or PIN.
 * @throws UserErrors PASSKEY; Refusal THROTTLED
 */
export const loginConPasskey = freeOperation({
  nome: 'loginConPasskey',
  permesso: 'pubblico',
  ancheInVisione: true,
  conToken: false,
  schema: loginConPasskeySchema,
  async run({ risposta, ricordami }, ctx) {
    const user = await verifyPasskey(ctx, risposta)
    await inTransaction(ctx, async (operation) => {
      const { tx } = operation
      await tx.user.update({ where: { id: user.id }, data: { ultimoAccesso: new Date() } })
      if (ctx.auth.tipo === 'sessione') await tx.session.deleteMany({ where: { id: ctx.auth.sessionId } })
      await openSession(tx, ctx, user.id, ricordami)
      await recordAccesso(tx, ctx, { evento: 'accesso', user, dettaglio: 'Con una passkey' })
      await noticeNewDevice(operation, user)
    })
    ctx.cookies.push(withUtente(ctx.dispositivo, user))
    return { userId: user.id }
  },
})
