import { Refusal } from '#platform/errors.ts'
import { operation } from '#platform/operation.ts'
import { ordiniFornitoreList } from './list.ts'
import { printJob } from './pdf/printJob.ts'
import { printSchema } from './pdf/rules.ts'

/**
 * Prints many supplier orders as a long work, whose file belongs to who asked.
 * @throws Refusal NOT_FOUND when the viewer does not see one of them
 */
export const printOrdiniFornitore = operation({
  nome: 'printOrdiniFornitore',
  permesso: 'viewOrdiniFornitore',
  schema: printSchema,
  async run({ pks: ordini }, ctx) {
    const where = { id: { in: ordini }, AND: ordiniFornitoreList.visible(ctx.viewer) }
    if ((await ctx.tx.ordineFornitore.count({ where })) < ordini.length) throw new Refusal('NOT_FOUND')
    const job = await ctx.services.jobs.enqueue(
      ctx.tx,
      printJob(ctx.services),
      { ordini },
      { userId: ctx.viewer?.id ?? null, descrizione: `Stampa di ${ordini.length} ordini a fornitore` },
    )
    return { job }
  },
})
