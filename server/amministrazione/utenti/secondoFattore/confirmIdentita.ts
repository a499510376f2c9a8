import { mixed, object, string } from 'yup'
import type { Context } from '#platform/context.ts'
import { Refusal } from '#platform/errors.ts'
import { recordAccesso } from '#platform/identity/accessi/record.ts'
import { freeOperation } from '#platform/operation.ts'
import { verifyPasskey } from '../passkey/verify.ts'
import { checkOwnFactors } from './check.ts'

const confirmIdentitaSchema = object({
  password: string().max(200).default(''),
  codice: string().trim().max(60).default(''),
  passkey: mixed(),
})

interface Input {
  password: string
  codice: string
  passkey?: unknown
}

/**
 * The caller proves once more who it is, by password and second factor or by a passkey: for a short while it then may do
 * what asks for that.
 * @throws UserErrors on `password` and `codice`; Refusal UNAUTHENTICATED, FORBIDDEN on a tablet, THROTTLED
 */
export const confirmIdentita = freeOperation({
  nome: 'confirmIdentita',
  permesso: 'account',
  conToken: false,
  schema: confirmIdentitaSchema,
  async run({ password, codice, passkey }: Input, ctx: Context) {
    const { auth, viewer, services } = ctx
    if (auth.tipo !== 'sessione' || !viewer) throw new Refusal('UNAUTHENTICATED')
    if (passkey === undefined) await checkOwnFactors({ password, codice }, ctx)
    else await verifyPasskey(ctx, passkey, viewer.id)
    await services.db.session.updateMany({ where: { id: auth.sessionId }, data: { confermataIl: new Date() } })
    await recordAccesso(services.db, ctx, { evento: 'conferma', user: viewer })
    return { fatto: true }
  },
})
