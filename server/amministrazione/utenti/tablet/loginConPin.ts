import type { Context } from '#platform/context.ts'
import { Refusal, UserErrors } from '#platform/errors.ts'
import { recordAccesso } from '#platform/identity/accessi/record.ts'
import { verifyPassword } from '#platform/identity/password.ts'
import { openSession } from '#platform/identity/sessions.ts'
import { tabletOf } from '#platform/identity/tablet.ts'
import { forget, refund } from '#platform/identity/throttle.ts'
import { freeOperation, inTransaction } from '#platform/operation.ts'
import { frena } from '../freno.ts'
import { loginConPinSchema, TABLET_NOT_LINKED, WRONG_PIN } from './rules.ts'
import { operatoriOf } from './tablets.ts'

/** Of one person, at whatever tablet: four digits are ten thousand. */
export const PER_OPERATORE = [
  { max: 5, secondi: 900 },
  { max: 20, secondi: 86_400 },
]
/** Of one tablet: who tries one name after the other. */
const PER_TABLET = [
  { max: 15, secondi: 900 },
  { max: 100, secondi: 86_400 },
]

/** The counter of the wrong PINs of an operator. */
export const pinKey = (operatore: number) => `pin:operatore:${operatore}`

/**
 * Lets an operator in on a tablet of the workshop, in the place of whoever is there: from then on the requests of the
 * device are that person's, with what of its own rights is work of the floor.
 * @throws UserErrors on `pin`, alike for a wrong one, for who has none and for who does not work there; Refusal
 * FORBIDDEN on any other device, THROTTLED
 */
export const loginConPin = freeOperation({
  nome: 'loginConPin',
  permesso: 'pubblico',
  ancheInVisione: true,
  conToken: false,
  schema: loginConPinSchema,
  async run({ operatorePk, pin }: { operatorePk: number; pin: string }, ctx: Context) {
    const { db } = ctx.services
    const tablet = await tabletOf(ctx)
    if (!tablet) throw new Refusal('FORBIDDEN', TABLET_NOT_LINKED)
    await frena(ctx, pinKey(operatorePk), PER_OPERATORE)
    await frena(ctx, `pin:tablet:${tablet.id}`, PER_TABLET)
    const where = { AND: [{ id: operatorePk }, operatoriOf(tablet)] }
    const found = await db.operatore.findFirst({ where, include: { tablet: true, user: true } })
    const valid = await verifyPassword(found?.tablet?.pinHash ?? null, pin)
    if (!found || !valid) {
      const who = { user: found?.user ?? null, nome: 'Nome sconosciuto', dettaglio: tablet.nome }
      await recordAccesso(db, ctx, { evento: 'pinErrato', riuscito: false, ...who })
      throw UserErrors.of('pin', WRONG_PIN, 'LOGIN')
    }
    await inTransaction(ctx, async ({ tx }) => {
      // Unlinked meanwhile: nobody enters there any longer.
      const here = await tx.$queryRaw<object[]>`
        SELECT 1 FROM tablet_officina WHERE id = ${tablet.id} AND hash = ${tablet.hash} FOR SHARE`
      if (here.length === 0) throw new Refusal('FORBIDDEN', TABLET_NOT_LINKED)
      if (ctx.auth.tipo === 'sessione') await tx.session.deleteMany({ where: { id: ctx.auth.sessionId } })
      await tx.user.update({ where: { id: found.userId }, data: { ultimoAccesso: new Date() } })
      await openSession(tx, ctx, found.userId, false, { tabletId: tablet.id })
      await recordAccesso(tx, ctx, { evento: 'tablet', user: found.user, dettaglio: tablet.nome })
    })
    await forget(db, pinKey(operatorePk), PER_OPERATORE)
    await refund(db, `pin:tablet:${tablet.id}`, PER_TABLET)
    return { userId: found.userId }
  },
})
