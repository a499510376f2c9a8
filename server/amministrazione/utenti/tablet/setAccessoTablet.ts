import { Refusal } from '#platform/errors.ts'
import { operation } from '#platform/operation.ts'
import { writePin } from './pin.ts'
import { setAccessoTabletSchema } from './rules.ts'

/** Says at which tablets an operator enters, and by which PIN. @throws Refusal NOT_FOUND; UserErrors on `pin` */
export const setAccessoTablet = operation({
  nome: 'setAccessoTablet',
  permesso: 'adminUsers',
  schema: setAccessoTabletSchema,
  async run({ operatorePk, reparto, pin, togliPin }, ctx) {
    const { tx, audit } = ctx
    await tx.$queryRaw`SELECT 1 FROM operatori WHERE id = ${operatorePk} FOR UPDATE`
    const found = await tx.operatore.findUnique({ where: { id: operatorePk }, include: { tablet: true } })
    if (!found) throw new Refusal('NOT_FOUND')
    const before = found.tablet?.reparto ?? null
    if (before !== reparto) {
      const columns = { reparto }
      await tx.accessoTablet.upsert({
        where: { operatoreId: operatorePk },
        create: { operatoreId: operatorePk, ...columns },
        update: columns,
      })
      const change = { campo: 'tablet.reparto', prima: before, dopo: reparto }
      await audit({ oggetto: 'User', oggettoPk: found.userId, azione: 'updateOperatore', ...change })
    }
    if (pin !== '') await writePin(ctx, found, pin)
    else if (togliPin && found.tablet?.pinHash) await writePin(ctx, found, null)
    return { user: found.userId }
  },
})
