import { object } from 'yup'
import type { Tx } from '#platform/db/prisma.ts'
import { Refusal, UserErrors } from '#platform/errors.ts'
import { operation } from '#platform/operation.ts'
import { idRule } from '#shared/fields/fields.ts'
import { formatCount } from '#shared/formats/formats.ts'
import { notifyOrdini, type RIGHE_ACTIONS } from './history.ts'
import { lockRighe } from './lock.ts'

const TOCCATE = 'Le righe importate sono cambiate nel frattempo: l’importazione non si può più annullare.'

/** Whether supplier orders are as the import made them: nobody changed one, filled one, sent one. */
async function untouched(tx: Tx, forniture: readonly number[], importazioneId: number): Promise<boolean> {
  const current = await tx.ordineFornitore.findMany({
    where: { id: { in: [...forniture] } },
    select: {
      versione: true,
      emailSentAt: true,
      _count: { select: { allegati: true, storicoStati: true } },
      righe: { where: { NOT: { importazioneId } }, select: { id: true }, take: 1 },
    },
  })
  return current.every(
    ({ versione, emailSentAt, righe, _count }) =>
      versione === 1 && emailSentAt === null && righe.length === 0 && _count.allegati === 0 && _count.storicoStati <= 1,
  )
}

/**
 * Takes back what an import of rows brought, with the supplier orders that it made: while nobody has touched either.
 * @throws UserErrors CONFLICT once somebody has; Refusal NOT_FOUND
 */
export const undoImportazioneRighe = operation({
  nome: 'undoImportazioneRighe',
  permesso: 'adminOrders',
  schema: object({ pk: idRule() }),
  timeout: 60_000,
  async run({ pk }, ctx) {
    await ctx.tx.$queryRaw`SELECT 1 FROM importazioni_righe WHERE id = ${pk} FOR UPDATE`
    const importRun = await ctx.tx.importazioneRighe.findUnique({ where: { id: pk } })
    if (!importRun) throw new Refusal('NOT_FOUND')
    const found = await ctx.tx.rigaOrdineFornitore.findMany({ where: { importazioneId: pk }, select: { id: true } })
    const righe = await lockRighe(
      ctx,
      found.map(({ id }) => id),
    )
    const forniture = [...new Set(righe.flatMap(({ ordineFornitoreId }) => ordineFornitoreId ?? []))]
    await ctx.tx.$queryRaw`SELECT 1 FROM ordini_fornitore WHERE id = ANY(${forniture}) ORDER BY id FOR UPDATE`
    const fresh = righe.length === importRun.righe && righe.every(({ versione }) => versione === 1)
    if (!fresh || !(await untouched(ctx.tx, forniture, pk))) throw UserErrors.of(null, TOCCATE, 'CONFLICT')
    await ctx.tx.rigaOrdineFornitore.deleteMany({ where: { importazioneId: pk } })
    await ctx.tx.ordineFornitore.deleteMany({ where: { id: { in: forniture } } })
    await ctx.tx.importazioneRighe.delete({ where: { id: pk } })
    const action: keyof typeof RIGHE_ACTIONS = 'annullaImportazioneRighe'
    await ctx.audit(
      ...[...Map.groupBy(righe, ({ ordineId }) => ordineId)].map(([oggettoPk, own]) => ({
        oggetto: 'Ordine',
        oggettoPk,
        azione: action,
        prima: `${formatCount(own.length, 'riga', 'righe')} da ${importRun.nomeFile}`,
      })),
    )
    await notifyOrdini(ctx, righe)
    for (const fornitura of forniture) await ctx.emit('ordineFornitore', { pk: fornitura, eliminato: true })
    return { righe: righe.length }
  },
})
