import { number, object } from 'yup'
import { Refusal, UserErrors } from '../../platform/errors.ts'
import { operation } from '../../platform/operation.ts'

export const CODICE_IN_USO = 'Il codice è usato da righe di ordini o da tempistiche: non può essere eliminato.'

/** Removes a window code that nothing refers to. @throws UserErrors CONFLICT while lines or timings do */
export const deleteCodiceSerramento = operation({
  nome: 'deleteCodiceSerramento',
  permesso: 'adminOrders',
  schema: object({ pk: number().integer().required() }),
  async run({ pk }, ctx) {
    await ctx.tx.$queryRaw`SELECT 1 FROM codici_serramento WHERE id = ${pk} FOR UPDATE`
    const codice = await ctx.tx.codiceSerramento.findUnique({
      where: { id: pk },
      include: { righe: { take: 1, select: { id: true } }, tempistiche: { take: 1, select: { id: true } } },
    })
    if (!codice) throw new Refusal('NOT_FOUND')
    if (codice.righe.length + codice.tempistiche.length > 0) throw UserErrors.of(null, CODICE_IN_USO, 'CONFLICT')
    await ctx.tx.codiceSerramento.delete({ where: { id: pk } })
    const prima = `${codice.categoria} ${codice.forma} ${codice.codice}`
    await ctx.audit({ oggetto: 'CodiceSerramento', oggettoPk: pk, azione: 'elimina', prima })
    await ctx.emit('tempistica', { codiceSerramento: pk })
    return { pk }
  },
})
