import { whereOne } from '#platform/db/whereOne.ts'
import { Refusal, refuseFor } from '#platform/errors.ts'
import { markCancelled } from '#platform/jobs/row.ts'
import { fullNameOf, operation } from '#platform/operation.ts'
import { jobList } from './list.ts'
import { jobSchema, notCancellableReason } from './rules.ts'

/**
 * Cancels a long work of the caller, or of anybody for a superuser: all that it would have written is not there. Again
 * it changes nothing.
 * @throws Refusal NOT_FOUND for somebody else's; UserErrors TOO_LATE when it is over
 */
export const cancelJob = operation({
  nome: 'cancelJob',
  permesso: 'login',
  schema: jobSchema,
  async run({ pk }, ctx) {
    // A work that is just ending holds its row until what it wrote is there.
    await ctx.tx.$queryRaw`SELECT 1 FROM jobs WHERE id = ${pk} FOR UPDATE`
    const job = await ctx.tx.job.findFirst({ where: whereOne(jobList, pk, ctx), select: { tipo: true, stato: true } })
    if (!job) throw new Refusal('NOT_FOUND')
    const annullabile = ctx.services.jobs.annullabile(job.tipo)
    refuseFor(notCancellableReason({ stato: job.stato, annullabile }), 'TOO_LATE')
    await markCancelled(ctx.tx, pk, ctx.viewer ? fullNameOf(ctx.viewer) : '')
    return { pk }
  },
})
